// Hover, keyboard focus, long press and the key "i" on anything with `data-thing` open its close-up.
const HOVER_DELAY = 450;
const LONG_PRESS = 480;

export interface LookCloser {
  /** Shows a thing while it is looked at; null: nothing any more. */
  glance: (thing: string | null) => void;
  /** Shows a thing until it is closed. */
  keep: (thing: string) => void;
}

/** Watches everything inside an element; returns how to stop. */
export function watchLooks(root: HTMLElement, look: LookCloser): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  const thingAt = (target: EventTarget | null): string | null => (target as Element | null)?.closest?.("[data-thing]")?.getAttribute("data-thing") ?? null;
  const later = (milliseconds: number, action: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(action, milliseconds);
  };

  function over(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    const thing = thingAt(event.target);
    later(HOVER_DELAY, () => look.glance(thing));
  }
  function leave(event: PointerEvent): void {
    if (event.pointerType === "mouse") later(HOVER_DELAY, () => look.glance(null));
  }
  function focus(event: FocusEvent): void {
    const target = event.target as Element;
    if (target.matches(":focus-visible")) look.glance(thingAt(target));
  }
  function down(event: PointerEvent): void {
    pressed = false;
    const thing = thingAt(event.target);
    if (event.pointerType === "mouse" || thing === null) return;
    later(LONG_PRESS, () => {
      pressed = true;
      look.keep(thing);
    });
  }
  function up(event: PointerEvent): void {
    if (event.pointerType !== "mouse") clearTimeout(timer);
  }
  function click(event: MouseEvent): void {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopPropagation();
  }
  function menu(event: Event): void {
    if (pressed) event.preventDefault();
  }
  function key(event: KeyboardEvent): void {
    const thing = event.key === "i" ? thingAt(event.target) : null;
    if (thing) look.keep(thing);
  }

  root.addEventListener("pointerover", over);
  root.addEventListener("pointerleave", leave);
  root.addEventListener("focusin", focus);
  root.addEventListener("pointerdown", down);
  root.addEventListener("pointerup", up);
  root.addEventListener("pointercancel", up);
  root.addEventListener("click", click, true);
  root.addEventListener("contextmenu", menu);
  root.addEventListener("keydown", key);
  return () => {
    clearTimeout(timer);
    root.removeEventListener("pointerover", over);
    root.removeEventListener("pointerleave", leave);
    root.removeEventListener("focusin", focus);
    root.removeEventListener("pointerdown", down);
    root.removeEventListener("pointerup", up);
    root.removeEventListener("pointercancel", up);
    root.removeEventListener("click", click, true);
    root.removeEventListener("contextmenu", menu);
    root.removeEventListener("keydown", key);
  };
}
