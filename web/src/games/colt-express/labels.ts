// Choices and decisions in words, with what the board knows about them.
import type { ChoiceLabel, Headline } from "..";
import type { Localizer } from "../../lib/localizer";
import type { ChoiceInfo } from "../../lib/protocol";
import type { View } from "./protocol";
import { actingPlace, besides, isRoof, symbolOf, unitOf } from "./table";

function whoIs(view: View, place: string, localizer: Localizer, except: string | null = null): string {
  const here = view.places.find((one) => one.place === place);
  const names = (here?.bandits ?? []).filter((bandit) => bandit !== except).map((bandit) => localizer.word("bandit", bandit));
  if (!isRoof(place) && unitOf(place) === view.marshal) names.push(localizer.format("ui-marshal"));
  return names.length ? localizer.format("ui-there", { who: localizer.list(names) }) : "";
}

/** What the board adds to the game's own words; null: nothing. */
export function choiceLabel(choice: ChoiceInfo, anyView: unknown, localizer: Localizer): ChoiceLabel | null {
  const view = anyView as View;
  const args = choice.args as Record<string, string | number>;
  const text = localizer.choice(choice);
  const onTheTrain = (place: string): boolean => view.places.some((one) => one.place === place);
  const placeOf = (bandit: unknown): string => view.bandits.find((one) => one.bandit === bandit)?.place ?? "";
  switch (choice.kind) {
    case "plan":
    case "plan-face-down":
    case "plan-for":
    case "plan-for-face-down":
    case "cover":
      return { text, symbol: symbolOf(String(args["action"])) };
    case "draw":
      return { text, symbol: "deck", order: 1 };
    case "discard":
    case "discard-bullet":
      return { text, symbol: symbolOf(choice.kind === "discard" ? String(args["action"]) : "bullet") };
    case "move": {
      const there = whoIs(view, String(args["place"]), localizer, view.acting);
      return { text, symbol: "arrow", ...(there && { detail: there }) };
    }
    case "fire":
    case "punch":
      return { text, symbol: symbolOf(choice.kind), ...(placeOf(args["bandit"]) && { detail: localizer.format("ui-is-at", { place: placeOf(args["bandit"]) }) }) };
    case "drop":
      return { text, symbol: String(args["loot"]) };
    case "push": {
      const place = besides(placeOf(view.target), String(args["way"]));
      if (!onTheTrain(place)) return null;
      const there = whoIs(view, place, localizer);
      return { text: localizer.format("ui-push-to", { way: args["way"], place }), symbol: args["way"] === "forward" ? "arrow-back" : "arrow", ...(there && { detail: there }) };
    }
    case "marshal": {
      const place = besides(`${view.marshal}i`, String(args["way"]));
      if (!onTheTrain(place)) return null;
      const there = whoIs(view, place, localizer);
      return { text: localizer.format("ui-marshal-to", { way: args["way"], place }), symbol: args["way"] === "forward" ? "arrow-back" : "arrow", ...(there && { detail: there }) };
    }
    case "rob":
      return { text, symbol: String(args["loot"]), order: args["loot"] === "strongbox" ? -2 : -1 };
    case "rob-purse":
    case "pickpocket-purse": {
      const purses = view.places.flatMap((place) => place.purses.map((purse) => ({ ...purse, place: place.place })));
      const purse = purses.find((one) => one.purse === args["purse"]);
      if (!purse) return null;
      const alike = purses.filter((one) => one.place === purse.place && one.value === purse.value).length;
      const id = purse.value === null ? (alike > 1 ? "ui-take-one-purse" : "ui-take-purse") : "ui-take-known-purse";
      return { text: localizer.format(id, { value: purse.value ?? 0, count: alike }), symbol: "purse", same: `${purse.place} ${purse.value}`, order: -(purse.value ?? 0) / 1000 };
    }
    default:
      return null;
  }
}

/** What is asked, with whose card it is about. */
export function headline(kind: string, anyView: unknown, localizer: Localizer): Headline | null {
  const view = anyView as View;
  const card = view.rounds[view.rounds.length - 1];
  if (kind === "plan" && card && view.turn > 0) {
    const turn = card.turns[view.turn - 1] ?? "standard";
    return { title: localizer.decision(kind), detail: localizer.format("ui-plan-detail", { turn: view.turn, turns: card.turns.length, meaning: localizer.format(`ui-turn-${turn}`) }) };
  }
  const ids: Record<string, string> = { move: "ui-ask-move", fire: "ui-ask-fire", punch: "ui-ask-punch", drop: "ui-ask-drop", push: "ui-ask-push", rob: "ui-ask-rob", marshal: "ui-ask-marshal", pickpocket: "ui-ask-pickpocket" };
  const id = ids[kind];
  if (!id || !view.acting) return null;
  const place = actingPlace(view)?.place ?? "0i";
  return {
    title: localizer.format(id, { bandit: view.acting, target: view.target ?? view.acting, place }),
    detail: localizer.format("ui-on-the-board"),
  };
}
