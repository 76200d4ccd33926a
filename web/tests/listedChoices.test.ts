import { expect, it } from "vitest";
import { listChoices } from "../src/lib/listedChoices";
import type { ChoiceInfo } from "../src/lib/protocol";

const LABELS = [
  { text: "pass", group: "or", order: 20 },
  { text: "ride", group: "move", order: 1 },
  { text: "shoot", group: "or", order: 19 },
  { text: "play", group: "cards", order: 10 },
  { text: "walk", group: "move", order: 0 },
];
const choices = LABELS.map(({ text }): ChoiceInfo => ({ text, kind: text, args: {} }));
const labelOf = (choice: ChoiceInfo) => LABELS.find((one) => one.text === choice.text) ?? { text: choice.text };

it("groups come in the order of their first choices, and choices in their order within a group", () => {
  const listed = listChoices([0, 1, 2, 3, 4], choices, labelOf, null);
  expect(listed.map((one) => one.text)).toEqual(["walk", "ride", "play", "shoot", "pass"]);
  expect(listed.map((one) => one.key)).toEqual([1, 2, 3, 4, 5]);
});
