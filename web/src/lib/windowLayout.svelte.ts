// Which arrangement of the table page fits the window. Match.svelte has a grid for each.
export type Layout = "wide" | "tall" | "phone" | "short";

/** Board and side by side; one below the other with panels; one below the other with chips; a phone on its side. */
export function layoutFor(width: number, height: number): Layout {
  if (height < 560 && width > height) return "short";
  if (width >= 1000) return "wide";
  return width >= 700 ? "tall" : "phone";
}

class WindowLayout {
  current = $state<Layout>(layoutFor(innerWidth, innerHeight));

  constructor() {
    addEventListener("resize", () => (this.current = layoutFor(innerWidth, innerHeight)));
  }
}

export const windowLayout = new WindowLayout();
