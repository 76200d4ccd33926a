// Everything printed: the cards of the Far West deck by kind, the territories, and the ways a match ends.
import type { GalleryGroup } from "..";
import type { Localizer } from "../../lib/localizer";
import type { GameTexts } from "../../lib/protocol";
import { cardFace, type CardKind } from "./cards";

const GROUPS: [string, CardKind[]][] = [
  ["gallery-outlaws", ["outlaw"]],
  ["gallery-actions", ["ambush", "camp", "clue", "hideout", "jurisdiction"]],
  ["gallery-events", ["border", "train", "town", "corrupt"]],
  ["gallery-movement", ["wild", "movement"]],
];

export function gallery({ provenance }: GameTexts, localizer: Localizer): GalleryGroup[] {
  const cards = Object.keys(provenance["card"] ?? {});
  const terrains = Object.keys(provenance["terrain"] ?? {});
  return [
    ...GROUPS.map(([title, kinds]) => ({ title: localizer.format(title), things: kinds.flatMap((kind) => cards.filter((card) => cardFace(card).kind === kind).map((card) => `card:${card}`)), withoutFacts: title === "gallery-outlaws" })),
    { title: localizer.format("gallery-territories"), things: terrains.map((terrain) => `terrain:${terrain}`) },
    { title: localizer.format("gallery-ideas"), things: ["shelter", "shoot", "ending:captured", "ending:fled", "ending:one-left"], withoutFacts: true },
  ];
}
