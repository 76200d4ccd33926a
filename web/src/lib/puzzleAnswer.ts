// What is answered to a choice in a puzzle.
import type { Estimate, Explanation, Puzzle } from "./protocol";

/** The best choice; one that is as good within the errors; one that is worse; or one that the bot did not try. */
export type Verdict = "best" | "equal" | "worse" | "untried";

/** Standard errors within which two choices count as equally good. */
const EQUAL_ERRORS = 2;

export function estimateOf(puzzle: Puzzle, choice: number): Estimate | null {
  return puzzle.estimates.find((estimate) => estimate.choice === choice) ?? null;
}

export function verdictOn(puzzle: Puzzle, choice: number): Verdict {
  if (choice === puzzle.best) return "best";
  const best = estimateOf(puzzle, puzzle.best);
  const chosen = estimateOf(puzzle, choice);
  if (!best || !chosen?.visits) return "untried";
  return best.value - chosen.value <= EQUAL_ERRORS * Math.hypot(best.error, chosen.error) ? "equal" : "worse";
}

/** Why the best choice is better than another; for the best itself, than the next one. */
export function explanationFor(puzzle: Puzzle, choice: number): Explanation | null {
  if (choice === puzzle.best) return puzzle.why[0] ?? null;
  return puzzle.why.find((why) => why.other === choice) ?? null;
}
