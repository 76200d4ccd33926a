// Moves the pieces of a board from where they were to where they are, after every view.
//
// A piece is any element with `data-piece`; its id says that what is drawn here now is what was drawn there before,
// whichever component drew it. A flight moves a copy, for what has no identity of its own.

/** A copy of what is drawn at `from` flies to `to`; both are ids of pieces, seen before or after the event. */
export interface Flight {
  from: string;
  to: string;
}

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
  element: Element;
}

const EASING = "cubic-bezier(0.3, 0.1, 0.2, 1)";

export class PieceMotion {
  #before = new Map<string, Place>();
  #running: Animation[] = [];
  #copies: Element[] = [];

  constructor(readonly root: () => Element | undefined) {}

  /** Remembers where everything is; call it before the view changes. */
  remember(): void {
    for (const copy of this.#copies) copy.remove();
    this.#copies = [];
    this.#before = this.#places();
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
  }

  /** Moves what is elsewhere now; call it after the view has been drawn. */
  play(milliseconds: number, flights: Flight[] = []): void {
    if (milliseconds <= 0) return;
    const now = this.#places();
    for (const [id, after] of now) {
      const before = this.#before.get(id);
      if (before && farEnough(before, after)) this.#move(after.element, before, after, milliseconds);
    }
    for (const flight of flights) {
      const from = this.#before.get(flight.from) ?? now.get(flight.from);
      const to = now.get(flight.to) ?? this.#before.get(flight.to);
      if (from && to) this.#fly(from, to, milliseconds);
    }
  }

  #places(): Map<string, Place> {
    const found = new Map<string, Place>();
    for (const element of this.root()?.querySelectorAll("[data-piece]") ?? []) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const id = element.getAttribute("data-piece");
      if (id && width > 0 && !found.has(id)) found.set(id, { left, top, width, height, element });
    }
    return found;
  }

  #move(element: Element, before: Place, after: Place, duration: number): void {
    // Inside a picture lengths are in the picture's units.
    const matrix = element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement) ? (element.parentNode as SVGGraphicsElement).getScreenCTM() : null;
    const unit = matrix?.a ?? 1;
    const x = (before.left + before.width / 2 - after.left - after.width / 2) / unit;
    const y = (before.top + before.height / 2 - after.top - after.height / 2) / unit;
    this.#running.push(element.animate([{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }], { duration, easing: EASING }));
  }

  #fly(from: Place, to: Place, duration: number): void {
    const copy = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const inside = from.element.cloneNode(true) as Element;
    for (const element of [inside, ...inside.querySelectorAll("*")]) for (const name of ["data-piece", "data-element", "data-thing", "id", "tabindex", "role", "aria-label"]) element.removeAttribute(name);
    copy.setAttribute("class", "flying");
    copy.setAttribute("aria-hidden", "true");
    if (from.element instanceof SVGSVGElement) copy.append(inside), copy.setAttribute("viewBox", `0 0 ${from.width} ${from.height}`);
    else if (from.element instanceof SVGGraphicsElement) {
      const box = from.element.getBBox();
      inside.removeAttribute("transform");
      inside.removeAttribute("style");
      copy.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
      copy.append(inside);
    } else {
      const holder = document.createElementNS("http://www.w3.org/2000/svg", "foreignObject");
      holder.setAttribute("width", String(from.width));
      holder.setAttribute("height", String(from.height));
      copy.setAttribute("viewBox", `0 0 ${from.width} ${from.height}`);
      holder.append(inside);
      copy.append(holder);
    }
    copy.style.cssText = `left:${from.left}px;top:${from.top}px;width:${from.width}px;height:${from.height}px`;
    document.body.append(copy);
    this.#copies.push(copy);
    const x = to.left + to.width / 2 - from.left - from.width / 2;
    const y = to.top + to.height / 2 - from.top - from.height / 2;
    const animation = copy.animate(
      [{ translate: "0px 0px", scale: "1.2" }, { translate: `${x / 2}px ${y / 2 - 40}px`, scale: "1.5" }, { translate: `${x}px ${y}px`, scale: "1" }],
      { duration, easing: "ease-in-out" },
    );
    animation.onfinish = () => copy.remove();
    this.#running.push(animation);
  }
}

function farEnough(a: Place, b: Place): boolean {
  return Math.abs(a.left - b.left) + Math.abs(a.top - b.top) > 3;
}
