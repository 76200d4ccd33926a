// What can be done now, in words: one line for each kind of choice, from the game's own texts (`help-<kind>`).
import type { Localizer } from "./localizer";
import type { ChoiceInfo } from "./protocol";

/** The kinds of the choices offered, each once, in the order they are first offered. */
export function choiceKinds(offered: readonly number[], choices: readonly ChoiceInfo[]): string[] {
  return [...new Set(offered.flatMap((number) => choices[number]?.kind ?? []))];
}

/** What a kind of choice is for; the same kind may say something else in another decision (`$decision`). */
export function helpLine(kind: string, decision: string, localizer: Localizer): string | null {
  const id = `help-${kind}`;
  return localizer.has(id) ? localizer.format(id, { decision }) : null;
}
