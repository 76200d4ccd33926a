// The heading of the page in the header, for pages that have no room for one of their own.
class PageHeading {
  text = $state("");
}

export const pageHeading = new PageHeading();
