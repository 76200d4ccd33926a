import type { GameFolder } from "..";
import { duration } from "./animation";
import Board from "./Board.svelte";
import { closeUp } from "./closeUp";
import { elementOf } from "./elements";
import en from "./en.ftl?raw";
import es from "./es.ftl?raw";
import { flights } from "./flights";
import { choiceLabel, headline } from "./labels";
import { figureOfSide } from "./model";
import type { View } from "./protocol";
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
    figures: (view, seat) => {
      const side = (view as View).seats[seat];
      return side ? [figureOfSide(side)] : [];
    },
    eventFigures: (event, view) => {
      const side = typeof event["seat"] === "number" ? (view as View).seats[event["seat"]] : undefined;
      return side ? [figureOfSide(side)] : [];
    },
    beginsGroup: (event) => event.event === "round-begun" || event.event === "town-hall-ranked",
    flights,
  },
} satisfies GameFolder;
