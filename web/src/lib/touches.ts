// Which elements of a board can be touched next, and what a touch means.
export type ElementPath = readonly string[];

/** The elements of a choice in the order they are touched. */
export function elementPath(elements: string | readonly string[] | null): ElementPath {
  if (elements === null) return [];
  return typeof elements === "string" ? [elements] : elements;
}

const startsWith = (path: ElementPath, start: ElementPath): boolean => start.every((element, at) => path[at] === element);

/** By element that can be touched after `touched`: the choices it may lead to. */
export function touchTargets(paths: ReadonlyMap<number, ElementPath>, touched: ElementPath): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [choice, path] of paths) {
    const next = startsWith(path, touched) ? path[touched.length] : undefined;
    if (next !== undefined) found.set(next, [...(found.get(next) ?? []), choice]);
  }
  return found;
}

export type TouchResult =
  | { kind: "choose"; choice: number }
  /** More than one choice is left: the next element is touched, or one of `choices` is taken from the list. */
  | { kind: "narrow"; touched: ElementPath; choices: number[] }
  | { kind: "back"; touched: ElementPath }
  | { kind: "refused" };

/** What touching an element means after `touched`. */
export function touch(paths: ReadonlyMap<number, ElementPath>, touched: ElementPath, element: string): TouchResult {
  if (touched.includes(element)) return { kind: "back", touched: touched.slice(0, touched.indexOf(element)) };
  // A new first element may be touched without taking the old one back.
  for (const start of [touched, [] as ElementPath]) {
    const choices = touchTargets(paths, start).get(element);
    if (!choices) continue;
    const [only] = choices;
    if (choices.length === 1 && only !== undefined && paths.get(only)?.length === start.length + 1) return { kind: "choose", choice: only };
    return { kind: "narrow", touched: [...start, element], choices };
  }
  return { kind: "refused" };
}
