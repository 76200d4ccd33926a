// What is shown of a card, mat or boss looked at closely.
import type { Component } from "svelte";
import type { CloseUp } from "..";
import type { Localizer } from "../../lib/localizer";
import BossCard from "./BossCard.svelte";
import MatPicture from "./MatPicture.svelte";
import { BUSINESSES, INFLUENCE, matOf, pokerCard, propertyOf } from "./table";
import PokerCard from "./PokerCard.svelte";
import Property from "./Property.svelte";
import type { View } from "./protocol";

/** By how many properties the Rival begins with. */
const DIFFICULTIES = ["apprentice", "beginner", "medium", "hard", "epic"];
const BOSS_RULES: Record<string, string> = { banker: "TEW-BOSS-1", cowgirl: "TEW-BOSS-2", gambler: "TEW-BOSS-3", rancher: "TEW-BOSS-4", scout: "TEW-BOSS-5", outlaw: "TEW-BOSS-6", chief: "TEW-BOSS-7", lawman: "TEW-BOSS-8" };
/** The rule of each property's ability. */
const PROPERTY_RULES: Record<string, string[]> = {
  appraiser: ["TEW-PROP-1"],
  "army-outpost": ["TEW-PROP-1"],
  "mayors-office": ["TEW-PROP-1"],
  "collapsed-mine": ["TEW-PROP-3"],
  "railway-company": ["TEW-PROP-3"],
  wheelwright: ["TEW-PROP-3"],
  "auction-house": ["TEW-PROP-5", "TEW-PROP-8"],
  "central-bank": ["TEW-PROP-6", "TEW-PROP-7"],
  "barber-shop": ["TEW-PROP-9"],
  "doctors-office": ["TEW-PROP-10", "TEW-PROP-27"],
  "stagecoach-inn": ["TEW-PROP-11", "TEW-PROP-27"],
  "general-store": ["TEW-PROP-12"],
  jail: ["TEW-PROP-12"],
  mansion: ["TEW-PROP-12"],
  "assay-office": ["TEW-PROP-12"],
  gunsmith: ["TEW-PROP-12"],
  gallows: ["TEW-PROP-12"],
  "grand-hotel": ["TEW-PROP-13"],
  graveyard: ["TEW-PROP-14"],
  outhouse: ["TEW-PROP-15"],
  "post-office": ["TEW-PROP-16"],
  blacksmith: ["TEW-PROP-18", "TEW-PROP-19"],
  "cattle-farm": ["TEW-PROP-18", "TEW-PROP-19"],
  hatter: ["TEW-PROP-18", "TEW-PROP-19"],
  "trading-post": ["TEW-PROP-18", "TEW-PROP-19"],
  "opera-house": ["TEW-PROP-20"],
  church: ["TEW-PROP-21"],
  "gold-mine": ["TEW-PROP-22"],
  "train-depot": ["TEW-PROP-23"],
  "gaming-house": ["TEW-PROP-24"],
};

const picture = (component: unknown): Component<Record<string, unknown>> => component as Component<Record<string, unknown>>;

export function closeUp(thing: string, anyView: unknown, localizer: Localizer): CloseUp | null {
  const view = anyView as View;
  const [kind = "", name = ""] = thing.split(":");
  switch (kind) {
    case "property":
      return propertyCloseUp(name, view, localizer);
    case "boss":
      return { title: localizer.word("boss", name), text: localizer.format("boss-text", { boss: name }), rules: [BOSS_RULES[name] ?? "TEW-BOSS-1"], picture: picture(BossCard), wide: true, pictureProps: { boss: name, localizer, large: true } };
    case "poker":
      return {
        title: localizer.word("poker", name),
        text: localizer.format("close-up-poker"),
        facts: [[localizer.format("close-up-suits"), ["hat", "teepee", "horseshoe", "steer"].map((suit) => localizer.word("suit", suit)).join(" > ")]],
        rules: ["TEW-HAND-1"],
        picture: picture(PokerCard),
        pictureProps: { card: `${pokerCard(name).suit}-${pokerCard(name).value}` },
      };
    case "mat":
      return matCloseUp(name, view, localizer);
    case "track":
      return { title: localizer.format("board-track"), text: localizer.format("close-up-track"), facts: view.track.slice(1).map(([most, second], at) => [localizer.format("board-place", { place: 3 - at }), second ? `${most} / ${second}` : `${most}`]), rules: ["TEW-BIZ-1"] };
    case "hands":
      return { title: localizer.format("close-up-hands"), facts: ["straight-flush", "three", "flush", "straight", "pair", "high"].map((hand) => [localizer.word("hand", hand), localizer.format(`hand-about-${hand}`)]), rules: ["TEW-HAND-1"] };
    case "rival":
      if (!view.solo) return { title: localizer.format("rival"), text: localizer.format("close-up-rival-hand"), rules: ["TEW-RES-6", "TEW-RES-7"] };
      return {
        title: localizer.format("rival"),
        text: localizer.format("close-up-rival"),
        facts: view.difficulty ? [[localizer.format("close-up-difficulty"), localizer.format("close-up-difficulty-is", { difficulty: view.difficulty, count: DIFFICULTIES.indexOf(view.difficulty) })]] : [],
        rules: ["TEW-SOLO-9", "TEW-SOLO-10", "TEW-SOLO-11", "TEW-SOLO-17", "TEW-SOLO-26", "TEW-SOLO-29", "TEW-SOLO-31"],
      };
    case "wanted":
      return { title: localizer.format("board-wanted"), text: localizer.format("close-up-wanted"), rules: ["TEW-WANT-2", "TEW-WANT-4", "TEW-WANT-5"] };
    default:
      return null;
  }
}

function propertyCloseUp(name: string, view: View, localizer: Localizer): CloseUp | null {
  const card = propertyOf(view, name);
  if (!card) return null;
  const cost = INFLUENCE.map((type, at) => ({ type, amount: card.cost[at] ?? 0 })).filter((part) => part.amount);
  return {
    title: localizer.word("property", name),
    text: localizer.format("property-text", { property: name }),
    facts: [
      [localizer.format("close-up-cost"), cost.map((part) => `${part.amount} ${localizer.word("influence", part.type)}`).join(", ")],
      [localizer.format("close-up-points"), String(card.vp)],
      [localizer.format("close-up-businesses"), BUSINESSES.map((business) => [business, card.symbols.filter((symbol) => symbol === business).length] as const).filter(([, count]) => count).map(([business, count]) => `${count} × ${localizer.word("business", business)}`).join(", ")],
      [localizer.format("close-up-timing"), localizer.word("timing", card.timing)],
    ],
    rules: [...(PROPERTY_RULES[name] ?? []), "TEW-PORCH-1", "TEW-BUY-2"],
    picture: picture(Property),
    wide: true,
    pictureProps: { card, localizer, form: "whole" },
  };
}

function matCloseUp(name: string, view: View, localizer: Localizer): CloseUp | null {
  const mat = matOf(view, name);
  if (!mat) return null;
  const facts: [string, string][] = [];
  if (mat.pot) facts.push([localizer.format("board-winners-pot"), `2 ${localizer.word("influence", mat.pot)}`]);
  if (name === "sheriff") facts.push([localizer.format("board-winners-pot"), localizer.format("close-up-sheriff-pot")]);
  if (mat.gives && !mat.dull) facts.push([localizer.format("board-now"), `1 ${localizer.word("influence", mat.gives)}`], [localizer.format("board-if-won"), `2 ${localizer.word("influence", mat.gives)}`]);
  if (mat.gives && mat.dull) facts.push([localizer.format("board-porch"), `1 ${localizer.word("influence", mat.gives)}`]);
  if (mat.stack.length) facts.push([localizer.format("close-up-stack"), mat.stack.map((card) => localizer.word("property", card)).join(", ")]);
  return { title: localizer.word("mat", name), text: localizer.format(`close-up-${name === "town-hall" || name === "sheriff" ? name : "building"}`), facts, rules: name === "town-hall" ? ["TEW-HALL-2"] : name === "sheriff" ? ["TEW-SHER-1", "TEW-SHER-3", "TEW-SHER-10"] : ["TEW-PLACE-14"], picture: picture(MatPicture), pictureProps: { mat: name } };
}
