import type { GameFolder } from "..";
import { duration, flights } from "./animation";
import Board from "./Board.svelte";
import { closeUp } from "./closeUp";
import { elementOf } from "./elements";
import en from "./en.ftl?raw";
import es from "./es.ftl?raw";
import { eventFigures, figures } from "./figures";
import { choiceLabel, headline } from "./labels";
import Sheet from "./Sheet.svelte";
import { rulesNow } from "./rules";

export default {
  texts: { en, es },
  board: {
    component: Board,
    sheet: Sheet,
    elementOf,
    choiceLabel,
    headline,
    closeUp,
    rulesNow,
    duration,
    figures,
    eventFigures,
    beginsGroup: (event) => event.event === "round-begun" || event.event === "town-hall-ranked",
    flights,
  },
} satisfies GameFolder;
