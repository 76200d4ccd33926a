// Winning chances as figures: a bot's estimates of choices, and the totals of a review.
import type { Estimate, ReviewedDecision } from "./protocol";

/** A probability in whole percent. */
export const percent = (probability: number): number => Math.round(100 * probability);

/** A change of a probability in percentage points, with its sign. */
export function percentagePoints(change: number): string {
  const rounded = percent(change);
  if (rounded === 0) return "0";
  return rounded > 0 ? `+${rounded}` : `−${-rounded}`;
}

/** The end of an estimate's bar and of its error bar, from 0 to 100. */
export function errorBar(estimate: Pick<Estimate, "value" | "error">): { end: number; low: number; high: number } {
  const clamp = (value: number): number => Math.max(0, Math.min(100, 100 * value));
  return { end: clamp(estimate.value), low: clamp(estimate.value - estimate.error), high: clamp(estimate.value + estimate.error) };
}

/** What luck and mistakes add up to at a step. */
export interface Totals {
  step: number;
  luck: number;
  givenUp: number;
}

/** The totals before and after each decision, from zero at the start. */
export function cumulativeTotals(decisions: readonly ReviewedDecision[], lastStep: number): Totals[] {
  const totals: Totals[] = [{ step: 0, luck: 0, givenUp: 0 }];
  let luck = 0;
  let givenUp = 0;
  decisions.forEach((decision, index) => {
    givenUp += decision.given_up;
    totals.push({ step: decision.step, luck, givenUp });
    luck += decision.luck;
    // Luck counts from a decision to the next one, or to the end.
    totals.push({ step: decisions[index + 1]?.step ?? lastStep, luck, givenUp });
  });
  return totals;
}

/** The decision made at a step, and the ones before and after it. */
export function decisionsAround(decisions: readonly ReviewedDecision[], step: number): { now: ReviewedDecision | null; before: ReviewedDecision | null; after: ReviewedDecision | null } {
  return {
    now: decisions.find((decision) => decision.step === step) ?? null,
    before: decisions.filter((decision) => decision.step < step).at(-1) ?? null,
    after: decisions.find((decision) => decision.step > step) ?? null,
  };
}

/** The decisions that gave up more than their error: clear mistakes first, then by size. */
export function worstDecisions(decisions: readonly ReviewedDecision[], limit: number): ReviewedDecision[] {
  return decisions
    .filter((decision) => percent(decision.given_up) > 0 && decision.given_up > decision.error)
    .sort((a, b) => Number(b.clear) - Number(a.clear) || b.given_up - a.given_up)
    .slice(0, limit);
}
