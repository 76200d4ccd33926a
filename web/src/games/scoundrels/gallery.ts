// Everything printed: jobs and traits, leaders, strategy cards, and what the safes hold.
import type { GalleryGroup } from "..";
import type { Localizer } from "../../lib/localizer";
import type { GameTexts } from "../../lib/protocol";
import { LOCATIONS } from "./table";

export function gallery({ provenance }: GameTexts, localizer: Localizer): GalleryGroup[] {
  const cards = (vocabulary: string): string[] => Object.keys(provenance[vocabulary] ?? {}).map((name) => `${vocabulary}:${name}`);
  const byName = (left: string, right: string): number => localizer.format(left.replace(":", "-")).localeCompare(localizer.format(right.replace(":", "-")), localizer.language);
  return [
    { title: localizer.format("gallery-jobs"), things: cards("job").sort(byName) },
    { title: localizer.format("gallery-traits"), things: cards("trait").sort(byName) },
    { title: localizer.format("gallery-leaders"), things: cards("leader") },
    { title: localizer.format("gallery-strategies"), things: cards("strategy") },
    { title: localizer.format("gallery-safes"), things: [...LOCATIONS.map((location) => `location:${location}`), ...cards("safe")] },
    { title: localizer.format("gallery-others"), things: ["reputation", "jail"], withoutFacts: true },
  ];
}
