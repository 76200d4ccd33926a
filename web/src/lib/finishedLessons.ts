// Which lessons this browser has finished.
const KEY = "cantina.learned";

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one): one is string => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export function hasFinished(game: string, lesson: string): boolean {
  return stored().includes(`${game}/${lesson}`);
}

/** Whether any lesson has been finished here. */
export function hasFinishedAnything(): boolean {
  return stored().length > 0;
}

export function rememberFinished(game: string, lesson: string): void {
  const all = new Set(stored());
  all.add(`${game}/${lesson}`);
  try {
    localStorage.setItem(KEY, JSON.stringify([...all]));
  } catch {
    // A browser that stores nothing offers the lesson again.
  }
}
