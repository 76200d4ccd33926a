// Says at which sides of a strip something is scrolled out of sight, so that a sign can be drawn there.

/** An action: keeps `data-more` of the parent ("left", "right", both or nothing) as the element is scrolled and filled. */
export function scrollSigns(strip: HTMLElement): { destroy: () => void } {
  const update = (): void => {
    const hidden = strip.scrollWidth - strip.clientWidth;
    const sides = [strip.scrollLeft > 4 ? "left" : "", strip.scrollLeft < hidden - 4 ? "right" : ""];
    strip.parentElement?.setAttribute("data-more", sides.join(" ").trim());
  };
  strip.addEventListener("scroll", update, { passive: true });
  const resized = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(update);
  resized?.observe(strip);
  const changed = new MutationObserver(update);
  changed.observe(strip, { childList: true, subtree: true });
  update();
  return {
    destroy: () => {
      strip.removeEventListener("scroll", update);
      resized?.disconnect();
      changed.disconnect();
    },
  };
}
