// Everything printed: bosses, properties by when they work, mats, poker cards, and what lies beside them.
import type { GalleryGroup } from "..";
import type { Localizer } from "../../lib/localizer";
import type { GameTexts } from "../../lib/protocol";
import { MAT_COLOURS } from "./table";

export function gallery({ provenance }: GameTexts, localizer: Localizer): GalleryGroup[] {
  const cards = (vocabulary: string): string[] => Object.keys(provenance[vocabulary] ?? {}).map((name) => `${vocabulary}:${name}`);
  const byName = (left: string, right: string): number => localizer.format(left.replace(":", "-")).localeCompare(localizer.format(right.replace(":", "-")), localizer.language);
  return [
    { title: localizer.format("gallery-properties"), things: cards("property").sort(byName) },
    { title: localizer.format("gallery-bosses"), things: cards("boss") },
    { title: localizer.format("gallery-mats"), things: Object.keys(MAT_COLOURS).map((mat) => `mat:${mat}`) },
    { title: localizer.format("gallery-poker"), things: ["hands", ...cards("poker")] },
    { title: localizer.format("gallery-others"), things: ["track", "wanted", "rival"] },
  ];
}
