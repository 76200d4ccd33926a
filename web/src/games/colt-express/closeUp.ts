// What is shown of a thing looked at closely: cards, turns, events, bandits, loot.
import type { Component } from "svelte";
import type { CloseUp } from "..";
import type { Localizer } from "../../lib/localizer";
import ActionCard from "./ActionCard.svelte";
import BanditPicture from "./BanditPicture.svelte";
import RoundCardPicture from "./RoundCardPicture.svelte";
import { ROUND_CARDS } from "./roundCards";
import SymbolPicture from "./SymbolPicture.svelte";
import type { View } from "./protocol";
import { rulesOf } from "./rules";
import { symbolOf } from "./table";

const picture = (component: Component<never>): Component<Record<string, unknown>> => component as unknown as Component<Record<string, unknown>>;

export function closeUp(thing: string, anyView: unknown, localizer: Localizer): CloseUp | null {
  const view = anyView as View;
  const [kind = "", name = kind] = thing.split(/:(.*)/s);
  const rules = rulesOf(name);
  const symbol = { picture: picture(SymbolPicture), pictureProps: { name: symbolOf(name) } };
  switch (kind) {
    case "action":
    case "card": {
      const bullet = name.startsWith("bullet");
      const text = localizer.format(bullet ? "ui-effect-bullet" : `ui-effect-${name}`);
      return { title: localizer.word("card", name), text, rules, picture: picture(ActionCard), pictureProps: { action: name, title: localizer.word("card", name), bandit: bullet ? (name === "bullet-neutral" ? null : name.slice(7)) : null } };
    }
    case "turn":
      return { title: localizer.format("ui-turn-title", { name: localizer.word("turn", name) }), text: localizer.format(`ui-turn-${name}`), rules, ...symbol };
    case "event":
      return { title: localizer.word("round-event", name), text: localizer.format(`ui-event-${name}`), rules, ...symbol };
    case "round-card": {
      const card = ROUND_CARDS[name];
      if (!card) return null;
      const turns = (kinds: string[]): string => kinds.map((turn) => localizer.word("turn", turn)).join(", ");
      const isStation = card.few.join() === card.many.join();
      return {
        title: card.event === "none" ? localizer.sentence(`round-card-${name}`) : localizer.word("round-event", card.event),
        text: card.event === "none" ? localizer.format("ui-round-card-no-event") : localizer.format(`ui-event-${card.event}`),
        facts: isStation ? [[localizer.format("ui-turns"), turns(card.few)]] : [[localizer.format("ui-turns-few"), turns(card.few)], [localizer.format("ui-turns-many"), turns(card.many)]],
        rules: [...rulesOf(card.event), card.rule],
        picture: picture(RoundCardPicture),
        pictureProps: { card },
      };
    }
    case "loot":
      return { title: localizer.format(`ui-${name === "purse" ? "purses-unknown" : name}`, { count: 1 }), text: localizer.format(`ui-worth-${name}`), rules, picture: symbol.picture, pictureProps: { name } };
    case "bandit": {
      const bandit = view.bandits.find((one) => one.bandit === name);
      return {
        title: localizer.word("bandit", name),
        ...(view.abilities && { text: localizer.format(`ui-ability-${name}`), rules }),
        ...(bandit && { facts: [[localizer.format("ui-fact-bullets"), `${bandit.bullets} / 6`], [localizer.format("ui-fact-place"), bandit.place ? localizer.word("place", bandit.place) : "–"]] as [string, string][] }),
        picture: picture(BanditPicture),
        pictureProps: { bandit: name },
      };
    }
    case "deck":
      return { title: localizer.format("ui-draw-three"), text: localizer.format("ui-deck-text"), rules, picture: picture(ActionCard), pictureProps: { action: null, bandit: null } };
    case "face-down":
      return { title: localizer.format("ui-face-down-title"), text: localizer.format("ui-turn-tunnel"), rules, picture: picture(ActionCard), pictureProps: { action: null, bandit: null } };
    case "marshal-pawn":
      return { title: localizer.format("ui-marshal"), text: localizer.format("ui-marshal-text"), rules, picture: picture(BanditPicture), pictureProps: { bandit: "marshal" } };
    default:
      return null;
  }
}
