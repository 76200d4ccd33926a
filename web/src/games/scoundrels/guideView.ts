// The few cards that the guide draws. It is shown without a match, so there is no view to read them from.
import type { PrintedView, ScoundrelView } from "./protocol";

export const GUIDE_SCOUNDREL: ScoundrelView = { trait: "legendary", job: "con-artist", cost: 4, used: false };

export const GUIDE_PRINTED = {
  traits: [{ trait: "legendary", colour: "blue", timing: "slot", slots: ["3", "4", "6"], arrow: null, dollars: [1, 2, 3, 5], tech: 0, modifier: null, designed: false }],
  jobs: [
    {
      job: "con-artist",
      colour: "purple",
      dollars: 1,
      holes: [3, 4],
      ability: { cost: { effect: "lose-rep", first: 1, second: 0, optional: false }, steps: [{ effect: "gain", first: 8, second: 0, optional: false }] },
      designed: false,
    },
  ],
} as unknown as PrintedView;
