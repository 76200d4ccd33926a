// Finds on the page what a lesson lights: elements and things of the board, and parts of the frame.
const FRAME_PARTS: Record<string, string> = {
  board: ".match > .board",
  hand: ".match > .hand",
  choices: ".match > .decision",
  players: ".match > .players-area",
  // In a small window the log is behind the line of what happens.
  log: ".match > .messages, .match:not(.wide) > .playback-area",
  playback: ".match > .playback-area",
};

/** The selector of one name: `frame:log`, `frame:seat:2`, or what an element or a thing of the board is called. */
export function lightSelector(name: string): string {
  const [kind, part = "", seat = ""] = name.split(":");
  if (kind === "frame") return part === "seat" ? `.match [data-seat="${CSS.escape(seat)}"]` : (FRAME_PARTS[part] ?? "");
  const escaped = CSS.escape(name);
  return `[data-element="${escaped}"], [data-thing="${escaped}"]`;
}

/** The visible elements that names stand for; parts of the frame that a small window hides are left out. */
export function findLit(root: ParentNode, names: readonly string[]): Element[] {
  return names.flatMap((name) => {
    const selector = lightSelector(name);
    if (!selector) return [];
    const all = [...root.querySelectorAll(selector)];
    const visible = all.filter((one) => one.getBoundingClientRect().width > 0);
    // What can be touched and looked at may be drawn inside each other: the outermost stands for both.
    return visible.filter((one) => !visible.some((other) => other !== one && other.contains(one)));
  });
}
