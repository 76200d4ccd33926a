// What every drawn board must do, checked with the positions of a game's golden matches: every choice that was ever
// offered can be made by touching what is drawn, and every event can be shown, in both languages.
import { fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import type { GameBoard, GameFolder } from "../src/games";
import { Localizer, type TableEvent } from "../src/lib/localizer";
import type { ChoiceInfo, GameTexts } from "../src/lib/protocol";
import { elementPath } from "../src/lib/touches";
import BoardHarness from "./BoardHarness.svelte";
import { removeDrawn } from "./drawn";
import { INTERFACE_TEXTS } from "./interfaceTexts";

type AnyView = { seat: number | null; players: number };
export interface Positions {
  texts: GameTexts;
  offered: number[];
  /** The fields that all views have in common, taken out of them. */
  common: Record<string, unknown>;
  decisions: { seat: number; kind: string; choices: number[]; view: AnyView }[];
  moments: { event: TableEvent; view: AnyView }[];
}

/** Remembers which messages it was asked for that do not exist. */
class RecordingLocalizer extends Localizer {
  readonly missing = new Set<string>();
  override format(id: string, args: Record<string, unknown> = {}): string {
    if (!this.has(id)) this.missing.add(id);
    return super.format(id, args);
  }
}

export function checkBoard(folder: GameFolder, fixture: unknown): void {
  const board = folder.board as GameBoard;
  const { texts, offered, common, ...positions } = fixture as Positions;
  const whole = <T extends { view: AnyView }>(position: T): T => ({ ...position, view: { ...common, ...position.view } });
  const decisions = positions.decisions.map(whole);
  const moments = positions.moments.map(whole);
  const choices = texts.choices;
  const localizers = new Map<string, RecordingLocalizer>();
  /** Made once for each language: reading the texts takes long. */
  const localizer = (language: "en" | "es"): RecordingLocalizer => {
    const made = localizers.get(language) ?? new RecordingLocalizer(language, [INTERFACE_TEXTS[language], folder.texts?.[language] ?? "", texts.text[language]].join("\n"), texts.vocabularies, texts.private_fields, texts.phrases, texts.numbers);
    localizers.set(language, made);
    return made;
  };
  const kindOf = (number: number): string => choices[number]?.kind ?? "";
  /** For each kind of decision and each kind of choice, one choice to make. */
  const trials = [
    ...new Map(decisions.flatMap((position) => position.choices.map((number) => [`${position.kind} ${kindOf(number)}`, { position, number }] as const))).values(),
  ];
  const kinds = [...new Set(decisions.map((position) => position.kind))];

  describe("the element that stands for a choice", () => {
    it("is there for every choice that was ever offered", () => {
      const positionOf = new Map(decisions.flatMap((position) => position.choices.map((number) => [number, position] as const)));
      const empty = offered.filter((number) => positionOf.has(number) && elementPath(board.elementOf(choices[number] as ChoiceInfo, positionOf.get(number)?.view)).length === 0);
      expect(empty.map((number) => choices[number]?.text)).toEqual([]);
    });
  });

  describe("a decision answered on the board", () => {
    it.each(kinds)("%s: every kind of choice is made by touching", async (kind) => {
      for (const { position, number } of trials.filter((one) => one.position.kind === kind)) {
        const chosen: number[] = [];
        const { container } = render(BoardHarness, { board, view: position.view, kind, offered: position.choices, choices, localizer: localizer("en"), chosen: (choice: number) => chosen.push(choice) });
        for (const element of elementPath(board.elementOf(choices[number] as ChoiceInfo, position.view))) {
          const drawn = container.querySelector(`[data-element="${element}"]`);
          expect(drawn, `${choices[number]?.text}: ${element} is drawn`).not.toBeNull();
          await fireEvent.click(drawn as Element);
          flushSync();
        }
        // One of several that differ for nobody stands for all of them.
        const same = (one: number): string | number => board.choiceLabel?.(choices[one] as ChoiceInfo, position.view, localizer("en"))?.same ?? one;
        expect(chosen.map(same), choices[number]?.text).toEqual([same(number)]);
        await removeDrawn();
      }
    }, 60_000);
  });

  describe("words", () => {
    it("name every choice and decision in both languages, without a missing message", () => {
      for (const language of ["en", "es"] as const) {
        const words = localizer(language);
        for (const { position, number } of trials) {
          const label = board.choiceLabel?.(choices[number] as ChoiceInfo, position.view, words);
          const headline = board.headline?.(position.kind, position.view, words);
          for (const text of [label?.text, label?.detail, label?.group, headline?.title, headline?.detail]) expect(text ?? "", `${language} ${choices[number]?.text}`).not.toMatch(/\{\$|^[a-z]+(-[a-z0-9]+)+$/);
        }
      }
    });
  });

  describe("what is drawn", () => {
    // In one language for every number of players, in the other once: both have the same keys.
    const byKind = new Map(decisions.map((position) => [position.kind, position]));
    const byKindAndPlayers = new Map(decisions.map((position) => [`${position.kind} ${position.view.players}`, position]));
    it.each([["en", byKind], ["es", byKindAndPlayers]] as const)("has no raw key in it: %s", async (language, samples) => {
      const words = localizer(language);
      words.missing.clear();
      for (const { kind, choices: offered, view } of samples.values()) {
        const { container } = render(BoardHarness, { board, view, kind, offered, choices, localizer: words });
        expect(container.textContent, kind).not.toMatch(/\{\$|\b[a-z]+-[★\[]/);
        expect([...words.missing], kind).toEqual([]);
        await removeDrawn();
      }
    }, 180_000);
  });

  describe("events", () => {
    const samples = [...new Map(moments.map((moment) => [moment.event.event, moment])).values()];
    it.each(samples.map((moment) => [moment.event.event, moment] as const))("%s is drawn", (_name, { event, view }) => {
      const { container } = render(BoardHarness, { board, view, event, choices, localizer: localizer("es") });
      expect(container.querySelector("[data-piece]")).not.toBeNull();
      expect(container.textContent).not.toMatch(/\{\$/);
    });
  });
}
