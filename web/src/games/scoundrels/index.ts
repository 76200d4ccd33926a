import type { GameFolder } from "..";
import { duration } from "./animation";
import Board from "./Board.svelte";
import { closeUp } from "./closeUp";
import { elementOf } from "./elements";
import en from "./en.ftl?raw";
import es from "./es.ftl?raw";
import { flights } from "./flights";
import { choiceLabel, headline } from "./labels";
import { figureOfSeat } from "./model";
import MySheet from "./MySheet.svelte";
import type { View } from "./protocol";
import { rulesNow } from "./rules";
import Scene from "./Scene.svelte";
import { sceneKind } from "./scene";
import Sheet from "./Sheet.svelte";

export default {
  texts: { en, es },
  board: {
    component: Board,
    hand: MySheet,
    sheet: Sheet,
    scene: Scene,
    inScene: (view, event) => sceneKind(view as View, event) !== null,
    elementOf,
    choiceLabel,
    headline,
    closeUp,
    rulesNow,
    duration,
    flights,
    figures: (view, seat) => [figureOfSeat(view as View, seat)],
    eventFigures: (event, view) => (typeof event["seat"] === "number" ? [figureOfSeat(view as View, event["seat"])] : []),
    sameLine: (earlier, later) => earlier.event === "spaces-swapped" && later.event === "spaces-swapped" && earlier["seat"] === later["seat"],
    beginsGroup: (event) => event.event === "turn-begun" || event.event === "night-fallen",
  },
} satisfies GameFolder;
