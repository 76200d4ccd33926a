import type { GameFolder } from "..";
import { duration, flights } from "./animation";
import Board from "./Board.svelte";
import { closeUp } from "./closeUp";
import { elementOf } from "./elements";
import en from "./en.ftl?raw";
import es from "./es.ftl?raw";
import { eventFigures, figures } from "./figures";
import Hand from "./Hand.svelte";
import { choiceLabel, headline } from "./labels";
import { rulesNow } from "./rules";
import { inScene } from "./scene";
import Scene from "./Scene.svelte";
import Sheet from "./Sheet.svelte";
import SheetCorner from "./SheetCorner.svelte";

export default {
  texts: { en, es },
  board: {
    component: Board,
    hand: Hand,
    sheet: Sheet,
    sheetCorner: SheetCorner,
    scene: Scene,
    inScene,
    elementOf,
    choiceLabel,
    headline,
    figures,
    closeUp,
    rulesNow,
    eventFigures,
    beginsGroup: (event) => ["round-begun", "turn-begun", "card-resolved", "round-event-happened"].includes(event.event),
    duration,
    flights,
  },
} satisfies GameFolder;
