import type { GameReference } from "..";
import { gallery } from "./gallery";
import guideEn from "./guide.en.md?raw";
import guideEs from "./guide.es.md?raw";
import GuideFigure from "./GuideFigure.svelte";

export default {
  guide: { en: guideEn, es: guideEs },
  guideFigure: GuideFigure,
  gallery,
} satisfies GameReference;
