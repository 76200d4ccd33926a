// Chances in words and figures: what a bot thinks of choices, and what a match came to.
import type { Estimate, Judged } from "./protocol";

/** A chance as people say it. */
export const percent = (value: number): number => Math.round(100 * value);

/** A change of a chance in percentage points, with its sign. */
export function points(value: number): string {
  const found = percent(value);
  if (found === 0) return "0";
  return found > 0 ? `+${found}` : `−${-found}`;
}

/** Where a bar ends and how far its error reaches, from 0 to 100. */
export function bar(one: Pick<Estimate, "value" | "error">): { end: number; low: number; high: number } {
  const within = (value: number): number => Math.max(0, Math.min(100, 100 * value));
  return { end: within(one.value), low: within(one.value - one.error), high: within(one.value + one.error) };
}

export interface Point {
  step: number;
  luck: number;
  givenUp: number;
}

/** What luck and mistakes had come to after each decision, from nothing at the start. */
export function soFar(decisions: readonly Judged[], last: number): Point[] {
  const found: Point[] = [{ step: 0, luck: 0, givenUp: 0 }];
  let luck = 0;
  let givenUp = 0;
  decisions.forEach((one, at) => {
    givenUp += one.given_up;
    found.push({ step: one.step, luck, givenUp });
    luck += one.luck;
    // Luck has its way until the next decision, or the end.
    found.push({ step: decisions[at + 1]?.step ?? last, luck, givenUp });
  });
  return found;
}

/** The decision that is made at a step, and those before and after. */
export function around(decisions: readonly Judged[], step: number): { now: Judged | null; before: Judged | null; after: Judged | null } {
  return {
    now: decisions.find((one) => one.step === step) ?? null,
    before: decisions.filter((one) => one.step < step).at(-1) ?? null,
    after: decisions.find((one) => one.step > step) ?? null,
  };
}

/** What gave up more than its error, the worst first: first what is clear. */
export function worst(decisions: readonly Judged[], most: number): Judged[] {
  return decisions
    .filter((one) => percent(one.given_up) > 0 && one.given_up > one.error)
    .sort((a, b) => Number(b.clear) - Number(a.clear) || b.given_up - a.given_up)
    .slice(0, most);
}
