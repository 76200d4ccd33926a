import type { GameFolder } from "..";
import { beginsGroup, eventFigures, flights } from "./motion";
import Board from "./Board.svelte";
import { duration } from "./durations";
import { closeUp, rulesNow } from "./closeUps";
import { elementOf } from "./elements";
import en from "./en.ftl?raw";
import es from "./es.ftl?raw";
import { figures } from "./figures";
import Hand from "./Hand.svelte";
import { choiceLabel, headline } from "./labels";
import Scene from "./Scene.svelte";
import Sheet from "./Sheet.svelte";
import SheetCorner from "./SheetCorner.svelte";
import { inScene } from "./table";

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
    beginsGroup,
    duration,
    flights,
  },
} satisfies GameFolder;
