// Colt Express: the film moves the picture to where the next view has it.
import { describe, expect, it } from "vitest";
import film from "./film.json";
import rules from "./rules.json";
import { advance, element } from "../src/games/colt-express";
import { ruleOf } from "../src/games/colt-express/rules";
import type { ChoiceInfo, ColtExpressView } from "../src/lib/protocol";
import type { TableEvent } from "../src/lib/tell";

const steps = film as unknown as { view: ColtExpressView; events: TableEvent[] }[];

describe("the film of Colt Express", () => {
  it("puts bandits, loot and the Marshal where the table has them after every step", () => {
    let checked = 0;
    for (let at = 1; at < steps.length; at++) {
      const before = steps[at - 1];
      const after = steps[at];
      if (!before || !after) continue;
      let view = before.view;
      for (const event of after.events) view = advance(view, event) as ColtExpressView;
      for (const place of after.view.places) {
        const shown = view.places.find((one) => one.place === place.place);
        expect(new Set(shown?.bandits)).toEqual(new Set(place.bandits));
        expect(shown?.jewels).toBe(place.jewels);
        expect(shown?.strongboxes).toBe(place.strongboxes);
        expect(new Set(shown?.purses.map((purse) => purse.purse))).toEqual(new Set(place.purses.map((purse) => purse.purse)));
        checked++;
      }
      expect(view.marshal).toBe(after.view.marshal);
    }
    expect(checked).toBeGreaterThan(500);
  });
});

describe("elements", () => {
  it.each([
    ["plan", { action: "fire" }, "hand:fire"],
    ["move", { place: "3r" }, "place:3r"],
    ["fire", { bandit: "belle" }, "bandit:belle"],
    ["rob-purse", { purse: 4 }, "purse:4"],
    ["marshal", { way: "forward" }, "marshal:forward"],
    ["keep", {}, null],
  ])("%s", (kind, args, expected) => {
    expect(element({ kind, args, text: "" } as ChoiceInfo)).toBe(expected);
  });
});

describe("links into the rules", () => {
  it.each(["move", "floor", "fire", "punch", "robbery", "marshal", "braking", "hostage", "belle", "cheyenne", "django"])("%s", (thing) => {
    const id = ruleOf(thing).split("#")[1];
    expect(rules).toContain(id);
    expect(id === "CE-PLAN-1").toBe(false);
  });
});
