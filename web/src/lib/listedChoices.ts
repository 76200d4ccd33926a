// The choices of a decision as the list shows them: in words, merged, grouped and sorted, each with its key.
import type { ChoiceLabel } from "../games";
import type { ChoiceInfo, HintResult } from "./protocol";

export interface ListedChoice extends ChoiceLabel {
  number: number;
  /** The key that chooses it, from 1; only 1 to 9 are keys. */
  key: number;
  /** The choices it stands for, itself included. */
  also: number[];
}

/** Lists choices; with a hint, the best first. */
export function listChoices(offered: readonly number[], choices: readonly ChoiceInfo[], label: (choice: ChoiceInfo) => ChoiceLabel, hint: HintResult | null): ListedChoice[] {
  const found: ListedChoice[] = [];
  const standing = new Map<string, ListedChoice>();
  for (const number of offered) {
    const choice = choices[number];
    const named = choice ? label(choice) : { text: String(number) };
    const one = named.same === undefined ? undefined : standing.get(named.same);
    if (one) {
      one.also.push(number);
      continue;
    }
    const added = { ...named, number, key: 0, also: [number] };
    if (named.same !== undefined) standing.set(named.same, added);
    found.push(added);
  }
  /** A group comes where its first choice does. */
  const groups = [...new Set([...found].sort((a, b) => (a.order ?? 0) - (b.order ?? 0)).map((one) => one.group ?? ""))];
  const values = new Map(hint?.estimates.map((estimate) => [estimate.choice, estimate.value]));
  found.sort((a, b) =>
    hint
      ? Number(b.number === hint.best) - Number(a.number === hint.best) || (values.get(b.number) ?? -1) - (values.get(a.number) ?? -1)
      : groups.indexOf(a.group ?? "") - groups.indexOf(b.group ?? "") || (a.order ?? 0) - (b.order ?? 0),
  );
  found.forEach((one, at) => (one.key = at + 1));
  return found;
}
