// The puzzles that have been solved in this browser, kept in localStorage.
const STORAGE_KEY = "cantina.solved-puzzles";
const MAX_PUZZLES = 500;

export function solvedPuzzles(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function rememberSolved(id: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([id, ...solvedPuzzles().filter((one) => one !== id)].slice(0, MAX_PUZZLES)));
  } catch {
    // Nothing can be stored here; the puzzle counts as unsolved.
  }
}
