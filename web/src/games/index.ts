// What the client knows about single games: a folder for each, named like the game, found when the client is built.
// A game without a folder here, from another package, has a plain cover and a text board.
//
// The contract between the table's frame and a game's drawing; docs/boards.md explains it with examples.
//
// - The frame owns the page: header, decision panel, list of choices, players' panels, playback bar, log, close-ups.
//   A game draws up to four things, all from `BoardProps`: the board, the viewer's hand, a seat's sheet, and the
//   scene (what is being resolved, large). They are pure drawings of `view`: the frame steps through
//   (event, view after it), so a game never computes what an event changes.
// - The board fills the box it is given (`width: 100%; height: 100%`, a size container named `board`) and scrolls
//   inside itself if it must. The frame never grows with it.
// - Whatever can be touched carries `data-element="<element>"` and calls `touch(element)`. The frame knows what that
//   means: choose, go on to the second element of a pair, take the first one back, or explain why not.
// - Whatever can be looked at closely carries `data-thing="<thing>"`. Hover, focus, long press and the key `i` are
//   the frame's; the game's `closeUp` says what is shown.
// - Whatever moves carries `data-piece="<id>"`, the same id before and after, wherever it is drawn. The frame moves
//   it from the old place to the new one after every view. What has no identity of its own is moved by `flights`.
import type { Component } from "svelte";
import type { EventDuration } from "../lib/animation.svelte";
import type { Figure } from "../lib/figures";
import type { Localizer, TableEvent } from "../lib/localizer";
import type { Flight } from "../lib/pieceMotion";
import type { Language } from "../lib/preferences.svelte";
import type { ChoiceInfo, GameTexts } from "../lib/protocol";

/** What `<game>/index.ts` exports by default. */
export interface GameFolder {
  /** Messages only the client needs: for the board, and for the values of the game's options. */
  texts?: Record<Language, string>;
  /** A drawn board; without it the table is shown as text. */
  board?: GameBoard;
}

/** What `<game>/reference.ts` exports by default: what is looked up, and loaded only then. */
export interface GameReference {
  /** A short guide shown before the numbered rules, part by part in the help at the table (`lib/guideText.ts`). */
  guide?: Record<Language, string>;
  /** Draws the figures that the guide names. */
  guideFigure?: Component<GuideFigureProps>;
  /** Everything printed that can be looked up, in groups; the board's `closeUp` shows each. */
  gallery?: (texts: GameTexts, localizer: Localizer) => GalleryGroup[];
}

/** Cards or boards of one kind. */
export interface GalleryGroup {
  title: string;
  /** As in `data-thing`. Cards whose provenance the server tells are named as it does: vocabulary, colon, name. */
  things: string[];
  /** Without the facts of the close-ups, which are about a match and not about what is printed. */
  withoutFacts?: boolean;
}

/** What a drawing of the guide is given. */
export interface GuideFigureProps {
  /** Which figure, as the guide names it. */
  name: string;
  localizer: Localizer;
}

export interface GameBoard {
  /** The public table. It fills the box it is given. */
  component: Component<BoardProps>;
  /** The viewer's own pieces: a strip of fixed height below the board, under the thumb on a phone. */
  hand?: Component<BoardProps>;
  /** What the printed game shows openly of one seat; the frame draws its heading (figure, names, "you", clock). */
  sheet?: Component<SheetProps>;
  /** A small part of the sheet that stands at the right of its heading, such as a cylinder. */
  sheetCorner?: Component<SheetProps>;
  /** What is being resolved, large; drawn in place of the hand while `inScene` is true. */
  scene?: Component<BoardProps>;
  inScene?: (view: unknown, event: TableEvent | null) => boolean;

  /** The element that stands for a choice; several, in the order they are touched, where a choice is a pair. */
  elementOf: (choice: ChoiceInfo, view: unknown) => string | readonly string[] | null;
  /** A choice in words, where the board knows more than the game's own text; null: the game's text. */
  choiceLabel?: (choice: ChoiceInfo, view: unknown, localizer: Localizer) => ChoiceLabel | null;
  /** What is asked, where the board knows more than the game's own text; null: the game's text. */
  headline?: (kind: string, view: unknown, localizer: Localizer) => Headline | null;
  /** The figures of a seat, by which the page tells seats apart. Without it every seat has the one of its number. */
  figures?: (view: unknown, seat: number, localizer: Localizer) => Figure[];
  /** A seat's name where there is little room, such as a chip; without it, its whole name. */
  shortName?: (view: unknown, seat: number, localizer: Localizer) => string;
  /** What is shown of a thing looked at closely; null: nothing is known about it. */
  closeUp?: (thing: string, view: unknown, localizer: Localizer) => CloseUp | null;
  /** Sections of the rules that matter now: the first parts of rules' ids, such as "XY-PUNCH", the nearest first. */
  rulesNow?: (view: unknown, event: TableEvent | null) => string[];
  /** Whom an event is about; a line of the log shows their tokens. */
  eventFigures?: (event: TableEvent, view: unknown, localizer: Localizer) => Figure[];
  /** Whether two events in a row are one line of the log, which is then the later one's. */
  sameLine?: (earlier: TableEvent, later: TableEvent) => boolean;
  /** Whether an event begins a group of lines of the log. */
  beginsGroup?: (event: TableEvent) => boolean;

  /** How long events are shown. Without it, every event that changes the view is shown equally long. */
  duration?: EventDuration;
  /** What flies when an event is shown, for what has no `data-piece` of its own. */
  flights?: (event: TableEvent, before: unknown, after: unknown) => Flight[];
}

/** What every drawing of a game is given. */
export interface BoardProps {
  view: unknown;
  /** The event being shown; null: the view stands as it is. */
  event: TableEvent | null;
  localizer: Localizer;
  /** The viewer's seat; null: a spectator. */
  mySeat?: number | null;
  /** The name of the person at a seat, or "". */
  nickname: (seat: number) => string;
  /** The decision the viewer is asked; null: nothing, or something is still being shown. */
  decision?: DecisionInHand | null;
  /** By element that can be touched now: the choices it may lead to. */
  targets: Map<string, number[]>;
  /** The elements touched so far, where a choice is a pair. */
  touched?: readonly string[];
  /** The element a hint recommends. */
  best?: string | null;
  /** The choice waiting to be confirmed, where the viewer wants to confirm. */
  selected?: number | null;
  /** An element was touched: chooses, goes on to the next element of a pair, takes back, or explains why not. */
  touch?: (element: string) => void;
  choose: (choice: number) => void;
  /** The number of a choice of the game, by its text in the notation of records. */
  choiceNumber?: (text: string) => number;
  /** Makes several choices one after another, each when it is offered; the rest is forgotten where one is not. */
  chooseInOrder?: (choices: readonly number[]) => void;
  /** Gives the standing answer ("not this turn"); null: this decision has none. */
  answerStanding?: (() => void) | null;
  /** An offered choice in words, as the list says it. */
  choiceText?: (choice: number) => string;
  /** Asks why an element cannot be chosen now. */
  explain: (element: string) => void;
  /** Opens a thing's close-up and keeps it open. */
  inspect?: (thing: string) => void;
}

export interface SheetProps extends BoardProps {
  seat: number;
  /** In the close-up of a phone's chip, where there is more room. */
  large?: boolean;
}

export interface DecisionInHand {
  kind: string;
  choices: readonly number[];
}

/** A choice as the list shows it. */
export interface ChoiceLabel {
  text: string;
  /** What follows: cost, consequence. */
  detail?: string;
  /** A name of the symbol set. */
  symbol?: string;
  /** The heading it is listed under. */
  group?: string;
  /** Choices with the same `same` differ for nobody: only the first is listed. */
  same?: string;
  /** Where in the list it belongs; smaller first, 0 without. Groups come in the order of their first choices. */
  order?: number;
}

export interface Headline {
  title: string;
  detail?: string;
}

/** Whose a card is: `partly` where only some of it is our own. */
export type CardProvenance = "rulebook" | "public" | "partly" | "designed";

/** What is shown of a thing looked at closely. */
export interface CloseUp {
  title: string;
  /** What it does, in a sentence or two. */
  text?: string;
  /** Facts in a list: name and value. */
  facts?: [string, string][];
  /** The ids of its rules, the most important first. */
  rules?: readonly string[];
  /** Its picture, and what the picture is given. */
  picture?: Component<Record<string, unknown>>;
  pictureProps?: Record<string, unknown>;
  /** The picture takes the whole width above the text and is as high as it needs, as a sheet or a card full of text. */
  wide?: boolean;
  /** Whose this card is, if not what the server says of `kind:name`; the close-up says what is ours. */
  provenance?: CardProvenance;
}

const folders = import.meta.glob<GameFolder>("./*/index.ts", { import: "default" });
const references = import.meta.glob<GameReference>("./*/reference.ts", { import: "default" });
const covers = import.meta.glob<Component>("./*/Cover.svelte", { import: "default", eager: true });

/** Loads a game's folder; an empty one if there is none. */
export async function loadFolder(game: string): Promise<GameFolder> {
  return (await folders[`./${game}/index.ts`]?.()) ?? {};
}

/** Loads a game's guide and gallery; an empty reference if there is none. */
export async function loadReference(game: string): Promise<GameReference> {
  return (await references[`./${game}/reference.ts`]?.()) ?? {};
}

/** A game's own cover. */
export function coverOf(game: string): Component | null {
  return covers[`./${game}/Cover.svelte`] ?? null;
}
