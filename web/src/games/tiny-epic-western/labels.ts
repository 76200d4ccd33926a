// Choices and headlines where the board can say more than the game's own text: prices, odds, what follows.
import type { ChoiceLabel, Headline } from "..";
import type { Localizer } from "../../lib/localizer";
import type { ChoiceInfo } from "../../lib/protocol";
import { BUSINESSES, INFLUENCE, changedCard, duelOutlook, duellist, gapsBeside, matAndOption, matOf, propertyOf, spotOfOption } from "./table";
import { handOf } from "./poker";
import type { View } from "./protocol";

export function choiceLabel(choice: ChoiceInfo, anyView: unknown, localizer: Localizer): ChoiceLabel | null {
  const view = anyView as View;
  const { kind } = choice;
  const args = choice.args as Record<string, string | number>;
  const text = localizer.choice(choice);
  switch (kind) {
    case "place":
      return placeLabel(String(args["spot"]), view, localizer, text);
    case "buy": {
      const card = propertyOf(view, String(args["property"]));
      const cost = INFLUENCE.map((type, at) => [card?.cost[at] ?? 0, localizer.word("influence", type)]).filter(([amount]) => amount);
      const price = localizer.format("label-buy", { cost: cost.map((part) => part.join(" ")).join(", "), points: card?.vp ?? 0 });
      return { text, detail: card ? `${price}. ${effectOf(card.property, localizer)}` : price, symbol: "deed" };
    }
    case "raise":
      return raiseLabel(String(args["property"]), view, localizer);
    case "gain":
    case "gain-two":
    case "pay":
    case "exchange":
    case "waive":
      return { text, symbol: String(args["influence"]) };
    case "advance":
      return { text, detail: advanceDetail(String(args["business"]), view, localizer), symbol: String(args["business"]) };
    case "keep":
      return { text, detail: keepDetail(String(args["card"]), view, localizer), symbol: String(args["card"]).replace(/-\d$/, "") };
    case "reroll":
    case "reveal": {
      if (!view.duel) return null;
      const outlook = duelOutlook(view, view.duel, duellist(view, view.duel).seat);
      if (kind === "reroll") {
        const price = outlook.free ? localizer.format("label-reroll-free") : localizer.format("label-reroll-cost", { influence: outlook.influence, left: outlook.rerolls - 1 });
        return { text, detail: `${price} ${localizer.format("board-reroll-chance", { faces: outlook.faces, percent: Math.round((outlook.faces * 100) / 6) })}`, symbol: "die-6" };
      }
      return outlook.bonus === null ? { text, symbol: "card" } : { text, detail: localizer.format("board-sum", { die: outlook.die, card: outlook.bonus, shot: outlook.die + outlook.bonus, other: outlook.other }), symbol: "card" };
    }
    case "concede":
      return { text, detail: localizer.format("board-concede-about"), symbol: "skull" };
    case "hold":
      return { text, detail: localizer.format("board-hold-about"), symbol: "check" };
    case "take-gunman":
      return { text, symbol: "gunman" };
    case "decline": {
      const asked = view.deciding.find(([seat]) => seat === view.seat)?.[1];
      return asked && localizer.has(`decline-${asked}`) ? { text: localizer.format(`decline-${asked}`), ...(asked === "buy" ? { detail: localizer.format("decline-buy-about") } : {}), order: 100 } : null;
    }
    default:
      return null;
  }
}

const effectOf = (property: string, localizer: Localizer): string => localizer.format("property-text", { property });

function placeLabel(spot: string, view: View, localizer: Localizer, text: string): ChoiceLabel {
  const { mat: name, option } = matAndOption(spot);
  const mat = matOf(view, name);
  const place = mat?.spots.find((one) => one.spot === spotOfOption(option));
  const details: string[] = [];
  const isDuel = place !== undefined && place.standing !== null;
  if (isDuel && view.odds) details.push(localizer.format("label-duel", { rival: place.standing ?? 0, percent: view.odds[0] }));
  const card = option === "porch" ? mat?.stack.at(-1) : undefined;
  if (card) details.push(`${localizer.word("property", card)}. ${effectOf(card, localizer)}`);
  const me = view.seat === null ? undefined : view.seats[view.seat];
  const own = me?.cards === 1 ? me.known[0] : undefined;
  if (own && (spotOfOption(option) === "number" || spotOfOption(option) === "suit")) details.push(localizer.format("label-change", { card: own, changed: localizer.word("poker", changedCard(own, option)) }));
  const label: ChoiceLabel = { text: text.replace(/^[^:]*:\s*/, ""), group: mat ? localizer.word("mat", mat.mat) : "", order: mat ? view.mats.indexOf(mat) : 0 };
  if (details.length) label.detail = details.join(" ");
  if (isDuel) label.symbol = "duel";
  return label;
}

function raiseLabel(property: string, view: View, localizer: Localizer): ChoiceLabel {
  const mat = view.mats.find((one) => one.stack.includes(property));
  const label: ChoiceLabel = { text: localizer.word("property", property), detail: effectOf(property, localizer), symbol: "deed" };
  return mat ? { ...label, group: localizer.format("label-raise-group", { mat: mat.mat }), order: view.mats.indexOf(mat) } : label;
}

/** What a card would make of the hands in town, the mats with something better than a high card. */
function keepDetail(card: string, view: View, localizer: Localizer): string {
  const found = view.mats.flatMap((mat) => {
    const gaps = gapsBeside(view, mat.mat);
    const hand = gaps ? handOf(...gaps, card) : null;
    return hand && hand.name !== "high" ? [{ rank: hand.key[0], text: `${localizer.word("mat", mat.mat)}: ${localizer.word("hand", hand.name)}` }] : [];
  });
  if (!found.length) return localizer.format("label-no-hand");
  return found
    .sort((a, b) => b.rank - a.rank)
    .map((one) => one.text)
    .join(" · ");
}

function advanceDetail(business: string, view: View, localizer: Localizer): string {
  const at = BUSINESSES.findIndex((one) => one === business);
  const level = (view.business[at] ?? 0) + 1;
  const [most = 0, second = 0] = view.track[level] ?? [];
  const mine = view.seat === null ? 0 : (view.seats[view.seat]?.symbols[at] ?? 0);
  return localizer.format("label-advance", { place: 4 - level, points: second ? `${most}/${second}` : `${most}`, mine });
}

export function headline(kind: string, anyView: unknown, localizer: Localizer): Headline | null {
  const view = anyView as View;
  if ((kind === "duel" || kind === "press") && view.duel) {
    const outlook = duelOutlook(view, view.duel, duellist(view, view.duel).seat);
    return { title: localizer.format(`headline-${kind}`, { mine: outlook.shot, theirs: outlook.other }), detail: localizer.format(`headline-${kind}-about`) };
  }
  if (kind === "place") {
    const me = view.seat === null ? undefined : view.seats[view.seat];
    return { title: localizer.format("headline-place", { count: me?.left ?? 1 }), detail: localizer.format("headline-place-about") };
  }
  const title = localizer.has(`headline-${kind}`) ? localizer.format(`headline-${kind}`) : localizer.decision(kind);
  if (kind === "buy" || kind === "leftover") return { title, detail: localizer.format("headline-buy-about") };
  if (kind === "keep") return { title, detail: localizer.format("headline-keep-about") };
  if (kind === "waive" && view.buying) return { title, detail: localizer.format("headline-waive-about", { property: view.buying, count: view.waive }) };
  if (view.converting && kind === "convert") return { title, detail: effectOf(view.converting, localizer) };
  return { title, detail: localizer.sentence(`decision-${kind}`) };
}
