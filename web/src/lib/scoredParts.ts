// Which parts of a result add up to the score; the others only break ties, or are told besides.
import type { Result } from "./protocol";

export function scoredParts(result: Pick<Result, "breakdown" | "scores">): { scored: string[]; others: string[] } {
  const parts = Object.keys(result.breakdown[0] ?? {});
  for (let count = parts.length; count > 0; count--) {
    const scored = parts.slice(0, count);
    const addsUp = result.scores.every((score, seat) => scored.reduce((sum, part) => sum + (result.breakdown[seat]?.[part] ?? 0), 0) === score);
    if (addsUp) return { scored, others: parts.slice(count) };
  }
  return { scored: parts, others: [] };
}
