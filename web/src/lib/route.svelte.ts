// The current address: every page and every step of a replay has its own link.
class Route {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  query = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  replace(address: string): void {
    history.replaceState(null, "", address);
    this.#read();
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
    this.query = location.search;
  }
}

export const route = new Route();

/** Makes a click on a link inside the client change the route without loading the page anew. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.getAttribute("href")?.startsWith("#")) return; // an anchor on this page
  if (link.pathname.startsWith("/api") || link.pathname === "/metrics") return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
