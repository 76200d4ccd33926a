// Choices, rules, the card being carried out and everybody's place are found from the view.
import { cleanup, render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import positions from "./positions.json?raw"; // as text: checking the types of so much data takes minutes
import steps from "./steps.json";
import rules from "./rules.json";
import english from "../../../src/games/colt-express/en.ftl?raw";
import spanish from "../../../src/games/colt-express/es.ftl?raw";
import { Localizer } from "../../../src/lib/localizer";
import { elementOf } from "../../../src/games/colt-express/elements";
import type { View } from "../../../src/games/colt-express/protocol";
import { RULES } from "../../../src/games/colt-express/rules";
import folder from "../../../src/games/colt-express";
import reference from "../../../src/games/colt-express/reference";
import { guideBlocks } from "../../../src/lib/guideText";
import { currentCard, lootAt, runningRoundEvent, turnOfCard } from "../../../src/games/colt-express/table";
import { layoutTrain, spotsAt } from "../../../src/games/colt-express/trainLayout";
import type { ChoiceInfo, NumberInfo } from "../../../src/lib/protocol";
import { checkBoard } from "../../boardChecks";

checkBoard(folder, JSON.parse(positions));

const views = (steps as unknown as { view: View }[]).map((step) => step.view);

describe("the element that stands for a choice", () => {
  it.each([
    ["plan", { action: "fire" }, "hand:fire"],
    ["move", { place: "3r" }, "place:3r"],
    ["fire", { bandit: "belle" }, "bandit:belle"],
    ["marshal", { way: "forward" }, "marshal:forward"],
    ["keep", {}, "done"],
    ["pick", { bandit: "doc", action: "fire" }, "pick:doc:fire"],
    ["discard-for", { bandit: "doc", action: "fire" }, "hand:doc:fire"],
  ])("%s", (kind, args, expected) => {
    expect(elementOf({ kind, args, text: "" } as ChoiceInfo, views[0])).toBe(expected);
  });
  it("is the same for purses that differ for nobody", () => {
    const view = views.find((one) => one.places.some((place) => place.purses.filter((purse) => purse.value === null).length > 1));
    const place = view?.places.find((one) => one.purses.filter((purse) => purse.value === null).length > 1);
    const elements = place?.purses.map((purse) => elementOf({ kind: "rob-purse", args: { purse: purse.purse }, text: "" } as ChoiceInfo, view));
    expect(new Set(elements)).toEqual(new Set([`purses:${place?.place}:unknown`]));
    expect(place && lootAt(place)[0]?.count).toBe(place?.purses.length);
  });
});

describe("the card being carried out", () => {
  it("is the last one that was turned up, never the next", () => {
    const stealing = views.filter((view) => view.turn === 0 && view.acting !== null && view.common.some((card) => card.resolved));
    expect(stealing.length).toBeGreaterThan(5);
    for (const view of stealing) {
      const at = currentCard(view);
      expect(view.common[at]?.resolved).toBe(true);
      expect(view.common[at + 1]?.resolved ?? false).toBe(false);
      expect(view.common[at]?.bandit).toBe(view.acting);
    }
  });
});

describe("the round card while cards are carried out", () => {
  it("marks the turn of the card, where that is certain", () => {
    // Of every pile, the turns in which its cards were played: as the views before it were told.
    const played: { turn: number; seat: number }[] = [];
    let [told, certain] = [0, 0];
    for (const [at, view] of views.entries()) {
      const before = views[at - 1];
      if (!before || view.common.length < before.common.length) played.length = 0;
      for (const card of view.common.slice(played.length)) played.push({ turn: before?.turn ?? view.turn, seat: card.seat });
      if (view.turn > 0 || view.acting === null) continue;
      const card = currentCard(view);
      const turn = turnOfCard(view, card);
      told += 1;
      if (turn === 0) continue;
      certain += 1;
      expect(turn).toBe(played[card]?.turn);
    }
    expect(told).toBeGreaterThan(10);
    expect(certain).toBeGreaterThan(told / 2);
  });
  it("marks its event at the end", () => {
    const fixture = JSON.parse(positions) as { common: object; decisions: { kind: string; view: object }[] };
    const asked = fixture.decisions.find((decision) => decision.kind === "pickpocket");
    expect(runningRoundEvent({ ...fixture.common, ...asked?.view } as unknown as View, null)).toBe("pickpocketing");
    for (const view of views.filter((one) => one.turn > 0)) expect(runningRoundEvent(view, null)).toBeNull();
  });
});

describe("the train", () => {
  const crowded = structuredClone(views[0]) as unknown as { places: { place: string; bandits: string[] }[]; marshal: number };
  for (const place of crowded.places) place.bandits = place.place.startsWith("1") ? ["ghost", "doc", "tuco", "django", "belle", "cheyenne"] : [];
  const view = crowded as unknown as View;
  it.each([
    [990, 340, 0.72],
    [1500, 520, 0.72],
    [390, 300, 1],
    [2000, 700, 0.72],
  ])("in a box of %d by %d keeps six bandits of a car apart, and their letters readable", (width, height, smallest) => {
    const layout = layoutTrain(7, width, height, smallest);
    expect(17 * layout.scale).toBeGreaterThanOrEqual(12);
    for (const place of view.places.filter((one) => one.bandits.length)) {
      const areas = spotsAt(view, layout, place).map((spot) => spot.area);
      areas.forEach((a, at) => {
        expect(a.width * layout.scale).toBeGreaterThanOrEqual(smallest === 1 ? 32 : 24);
        for (const b of areas.slice(at + 1)) {
          const apart = a.x + a.width <= b.x + 0.01 || b.x + b.width <= a.x + 0.01 || a.y + a.height <= b.y + 0.01 || b.y + b.height <= a.y + 0.01;
          expect(apart).toBe(true);
        }
      });
    }
  });
  it.each([
    [390, 300],
    [844, 250],
    [768, 520],
  ])("in a box of %d by %d lets a finger hit each of six bandits of a car", (width, height) => {
    const layout = layoutTrain(7, width, height, 1, true);
    for (const place of view.places.filter((one) => one.bandits.length)) {
      const areas = spotsAt(view, layout, place, true).map((spot) => spot.area);
      expect(Math.min(...areas.map((area) => area.width)) * layout.scale).toBeGreaterThanOrEqual(24);
      expect(Math.min(...areas.map((area) => area.height)) * layout.scale).toBeGreaterThanOrEqual(44);
      areas.forEach((a, at) => {
        for (const b of areas.slice(at + 1)) expect(a.x + a.width <= b.x + 0.01).toBe(true);
      });
    }
  });
  it("uses the box it has", () => {
    for (const [width, height] of [[990, 340], [1900, 700], [600, 330]] as const) {
      const layout = layoutTrain(7, width, height, 0.72);
      expect(layout.width * layout.scale).toBeGreaterThanOrEqual(width - 1);
      expect(layout.height * layout.scale).toBeGreaterThanOrEqual(height - 1);
    }
  });
});

describe("rules of what can be looked at closely", () => {
  it.each(Object.entries(RULES))("%s", (_, ids) => {
    for (const id of ids) expect(rules).toContain(id);
  });
});

describe("what loot is worth", () => {
  const number = (value: number): NumberInfo => ({ value, low: 0, high: 2000, provenance: "rulebook", rule: "CE-COMP-1", text: "", args: {} });
  const numbers = { ransom: number(250), jewel: number(500), strongbox: number(1000), "purse.250": number(250), "purse.500": number(500) };
  it.each([
    ["en" as const, english, "Worth $1000.", "Worth $1200."],
    ["es" as const, spanish, "Vale 1000 $.", "Vale 1200 $."],
  ])("is that of the match, in %s", (language, text, printed, changed) => {
    const localizer = new Localizer(language, text, {}, {}, {}, numbers);
    expect(localizer.format("ui-worth-strongbox")).toBe(printed);
    localizer.useNumbers([{ number: "strongbox", before: 1000, value: 1200 }, { number: "ransom", before: 250, value: 300 }]);
    expect(localizer.format("ui-worth-strongbox")).toBe(changed);
    expect(localizer.format("ui-ransom")).toContain("300");
    expect(localizer.format("ui-event-hostage")).toContain("300");
    expect(localizer.format("ui-worth-purse")).toContain("500");
  });
});

describe("the guide", () => {
  it.each(["en", "es"] as const)("has the same parts in each language, names rules that exist and draws its figures (%s)", (language) => {
    const blocks = guideBlocks(reference.guide[language]);
    expect(blocks.map((block) => block.kind)).toEqual(guideBlocks(reference.guide.en).map((block) => block.kind));
    const named = reference.guide[language].match(/\bCE-[A-Z]+-\d+\b/g) ?? [];
    expect(named.length).toBeGreaterThan(25);
    for (const rule of named) expect(rules as string[], rule).toContain(rule);
    const figures = blocks.filter((block) => block.kind === "figure").map((block) => block.texts[0] ?? "");
    expect(figures).toEqual(["train", "turns", "actions", "bandits"]);
    for (const name of figures) {
      const { container } = render(reference.guideFigure, { name, localizer: new Localizer(language, language === "en" ? english : spanish) });
      expect(container.querySelectorAll("svg").length, name).toBeGreaterThan(0);
      cleanup();
    }
  });
});
