// Everything printed: the cards of the box, the bandits, and what lies on the train.
import type { GalleryGroup } from "..";
import type { Localizer } from "../../lib/localizer";
import type { GameTexts } from "../../lib/protocol";

export function gallery({ provenance }: GameTexts, localizer: Localizer): GalleryGroup[] {
  const cards = (vocabulary: string): string[] => Object.keys(provenance[vocabulary] ?? {}).map((name) => `${vocabulary}:${name}`);
  return [
    { title: localizer.format("gallery-actions"), things: [...cards("action"), "card:bullet-neutral", "deck"] },
    { title: localizer.format("gallery-bandits"), things: [...cards("bandit"), "marshal-pawn"], withoutFacts: true },
    { title: localizer.format("gallery-rounds"), things: cards("round-card") },
    { title: localizer.format("gallery-turns"), things: ["turn:standard", "turn:tunnel", "turn:speeding-up", "turn:switching"] },
    { title: localizer.format("gallery-loot"), things: ["loot:purse", "loot:jewel", "loot:strongbox"] },
  ];
}
