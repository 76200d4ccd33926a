// Every choice ever offered in a golden match can be made by touching what is drawn; every event can be shown.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import fixture from "./positions.json";
import ruleTexts from "./rules.json";
import { DURATIONS, flights } from "../../../src/games/marshals/animation";
import { cardFace, sortHand } from "../../../src/games/marshals/cards";
import { closeUp, effectOf } from "../../../src/games/marshals/closeUp";
import { elementOf } from "../../../src/games/marshals/elements";
import en from "../../../src/games/marshals/en.ftl?raw";
import es from "../../../src/games/marshals/es.ftl?raw";
import guideEn from "../../../src/games/marshals/guide.en.md?raw";
import guideEs from "../../../src/games/marshals/guide.es.md?raw";
import GuideFigure from "../../../src/games/marshals/GuideFigure.svelte";
import { choiceLabel, headline } from "../../../src/games/marshals/labels";
import { pawnPlaces } from "../../../src/games/marshals/pawns";
import type { View } from "../../../src/games/marshals/protocol";
import { guideBlocks } from "../../../src/lib/guideText";
import folder from "../../../src/games/marshals";
import { Localizer, type TableEvent } from "../../../src/lib/localizer";
import type { ChoiceInfo, GameTexts } from "../../../src/lib/protocol";
import { rulesNow } from "../../../src/games/marshals/rules";
import { inScene } from "../../../src/games/marshals/scene";
import { elementPath } from "../../../src/lib/touches";
import BoardHarness from "../../BoardHarness.svelte";
import { removeDrawn } from "../../drawn";
import { INTERFACE_TEXTS } from "../../interfaceTexts";

interface Position {
  seat: number;
  kind: string;
  choices: number[];
  view: View;
}
const { texts, offered, common, ...written } = fixture as unknown as {
  common: object;
  texts: GameTexts;
  offered: number[];
  decisions: Position[];
  moments: { event: TableEvent; before: View; view: View }[];
};
const whole = <T extends { view: View }>(position: T): T => ({ ...position, view: { ...common, ...position.view } });
const decisions = written.decisions.map(whole);
const moments = written.moments.map(whole);
const choices = texts.choices;
const OWN = { en, es };
const GUIDES = { en: guideEn, es: guideEs };
const localizer = (language: "en" | "es"): Localizer =>
  new Localizer(language, [INTERFACE_TEXTS[language], OWN[language], texts.text[language]].join("\n"), texts.vocabularies, texts.private_fields, texts.phrases, texts.numbers);
const english = localizer("en");
const kindOf = (number: number): string => choices[number]?.kind ?? "";

/** One position for each kind of decision with each combination of kinds of choices. */
const positions = [...new Map(decisions.map((one) => [[one.kind, one.view.basic, [...new Set(one.choices.map(kindOf))].join()].join(" "), one])).values()];
/** For each kind of decision and each kind of choice, in both modes, one choice to make; of a clue's orders all. */
const trials = [
  ...new Map(
    positions.flatMap((position) =>
      position.choices.map((number) => [[position.kind, position.view.basic, kindOf(number) === "order" ? number : kindOf(number)].join(" "), { position, number }] as const),
    ),
  ).values(),
];
const KINDS = ["main", "warned", "cancel", "claim", "show", "order", "search", "keep", "take", "board", "travel", "buy"];

const find = (container: Element, element: string): HTMLElement | null => container.querySelector<HTMLElement>(`[data-element="${element}"]`);

/** Moves the cards of a clue by their arrows into the order of an element such as `order:2-3-1`. */
async function arrange(container: Element, element: string): Promise<void> {
  const wanted = element.slice("order:".length).split("-");
  for (const [at, place] of wanted.entries()) {
    for (let moves = 0; moves < wanted.length; moves++) {
      const shown = [...container.querySelectorAll(".found")].findIndex((card) => card.getAttribute("data-piece") === `found:${Number(place) - 1}`);
      if (shown === at) break;
      await fireEvent.click(container.querySelectorAll(".place .step:first-child")[shown] as Element);
    }
  }
}

describe("the element that stands for a choice", () => {
  it("is there for every choice of the game", () => {
    expect(offered.length).toBeGreaterThan(200);
    expect(choices.filter((choice) => elementPath(elementOf(choice)).length === 0).map((choice) => choice.text)).toEqual([]);
  });

  it("differs for choices of one decision", () => {
    for (const position of decisions) {
      const paths = position.choices.map((number) => elementPath(elementOf(choices[number] as ChoiceInfo)).join(" "));
      expect(new Set(paths).size).toBe(paths.length);
    }
  });
});

describe("a decision answered on the board", () => {
  it("is known for every kind", () => {
    expect(new Set(positions.map((position) => position.kind))).toEqual(new Set(KINDS));
  });

  it.each(KINDS)("%s: every kind of choice is made by touching", async (kind) => {
    let made = 0;
    for (const { position, number } of trials.filter((one) => one.position.kind === kind)) {
      const chosen: number[] = [];
      const { container } = render(BoardHarness, { board: folder.board, view: position.view, kind, offered: position.choices, choices, localizer: english, chosen: (choice: number) => chosen.push(choice) });
      for (const element of elementPath(elementOf(choices[number] as ChoiceInfo))) {
        if (element.startsWith("order:")) await arrange(container, element);
        const drawn = find(container, element);
        expect(drawn, `${choices[number]?.text}: ${element} is drawn`).not.toBeNull();
        await fireEvent.click(drawn as Element);
        flushSync();
      }
      expect(chosen, choices[number]?.text).toEqual([number]);
      made++;
      await removeDrawn();
    }
    expect(made).toBeGreaterThan(1);
  }, 60_000);

  it("a movement card of the hand moves at once; a wild card asks where", async () => {
    const position = positions.find((one) => one.kind === "main" && one.choices.filter((number) => kindOf(number) === "wild").length === 2 && one.choices.some((number) => kindOf(number) === "move")) as Position;
    const moves = position.choices.filter((number) => kindOf(number) === "move");
    const wilds = position.choices.filter((number) => kindOf(number) === "wild");
    const chosen: number[] = [];
    const { container } = render(BoardHarness, { board: folder.board, view: position.view, kind: "main", offered: position.choices, choices, localizer: english, chosen: (choice: number) => chosen.push(choice) });
    const card = String((choices[moves[0] as number]?.args as { card: string }).card);
    await fireEvent.click(container.querySelector(`.slot[data-element="hand:${card}"]`) as Element);
    expect(chosen).toEqual([moves[0]]);
    cleanup();
    chosen.length = 0;
    const again = render(BoardHarness, { board: folder.board, view: position.view, kind: "main", offered: position.choices, choices, localizer: english, chosen: (choice: number) => chosen.push(choice) });
    await fireEvent.click(again.container.querySelector(`.slot[data-element="hand:wild"]`) as Element);
    flushSync();
    expect(chosen).toEqual([]);
    const terrain = String((choices[wilds[1] as number]?.args as { terrain: string }).terrain);
    await fireEvent.click(find(again.container, `place:${terrain}`) as Element);
    expect(chosen).toEqual([wilds[1]]);
  });
});

describe("events", () => {
  it("all have a duration", () => {
    for (const { event } of moments) expect(DURATIONS, event.event).toHaveProperty(event.event);
  });

  const samples = [...new Map(moments.map((moment) => [moment.event.event, moment])).values()];
  it("are known of almost every kind", () => {
    expect(samples.length).toBeGreaterThan(35);
  });
  const drawnPieces = (view: View, event: TableEvent | null): Set<string | null> => {
    const { container } = render(BoardHarness, { board: folder.board, view, event, choices, localizer: english });
    const pieces = new Set([...container.querySelectorAll("[data-piece]")].map((one) => one.getAttribute("data-piece")));
    cleanup();
    return pieces;
  };
  /** Events that change nothing on the table: they are told, and nothing has to move. */
  const STILL = ["passed", "nobody-hit", "nothing-shown", "hand-shown", "game-won"];
  /** Here pieces move by themselves, because the same piece is drawn elsewhere afterwards. */
  const BY_ITSELF = ["moved-away", "border-crossed", "turn-begun", "turn-missed"];

  it.each(samples.map((moment) => [moment.event.event, moment] as const))("%s is drawn, and what flies has its places", (name, { event, before, view }) => {
    const { container } = render(BoardHarness, { board: folder.board, view, event, choices, localizer: english });
    if (inScene(view, event)) expect(container.querySelector(".scene .line")?.textContent).toBe(english.event(event));
    cleanup();
    const found = new Set([...drawnPieces(before, null), ...drawnPieces(view, event)]);
    const ids = flights(event, before, view).flatMap((flight) => [flight.from, flight.to]);
    // Whose view this is: one's own card moves by itself from the hand to the pile.
    const own = event["seat"] === view.seat;
    if (!STILL.includes(name) && !BY_ITSELF.includes(name) && !own) expect(ids, `what flies for ${name}`).not.toEqual([]);
    // A town or train that has gone, and a peg that was the last one, are not drawn in the view after the whole step.
    const gone = /^(train|town.*|bullets:\d|provisions:\d)$/;
    for (const id of ids) if (!found.has(id)) expect(id).toMatch(gone);
  });

  it("name whom they are about by tokens of the player's language, and a turn begins a group", () => {
    const captured = moments.find(({ event }) => event.event === "outlaw-captured") as (typeof moments)[number];
    const marshal = captured.view.seats[Number(captured.event["seat"])]?.marshal ?? "";
    for (const language of ["en", "es"] as const) {
      const words = localizer(language);
      expect(folder.board.eventFigures(captured.event, captured.view, words).map((one) => one.letter)).toEqual([words.word("letter", marshal)]);
    }
    expect(folder.board.beginsGroup({ event: "turn-begun" })).toBe(true);
    expect(folder.board.beginsGroup({ event: "passed" })).toBe(false);
  });
});

describe("the rules that matter now", () => {
  const sections = new Set((ruleTexts as string[]).map((rule) => rule.split("-").slice(0, 2).join("-")));

  it("are known for every kind of decision and exist", () => {
    for (const { view } of decisions) {
      const found = rulesNow(view, null);
      expect(found.length).toBeGreaterThan(0);
      for (const section of found) expect(sections, section).toContain(section);
    }
  });
  it("begin with what has just happened", () => {
    for (const { event, view } of moments) for (const section of rulesNow(view, event)) expect(sections, section).toContain(section);
    const claimed = moments.find(({ event }) => event.event === "claimed") as (typeof moments)[number];
    expect(rulesNow(claimed.view, claimed.event)[0]).toBe("MA-CLAIM");
  });
});

describe("who waits or only watches", () => {
  const interrupted = decisions.find((one) => one.kind === "claim" && one.view.captured !== null) as Position;

  it("sees the captured outlaw while others claim, and the own hand beside it", () => {
    const { container } = render(BoardHarness, { board: folder.board, view: interrupted.view, choices, localizer: english });
    expect(container.querySelector(`.scene [data-piece="card:${interrupted.view.captured}"]`)).not.toBeNull();
    const held = interrupted.view.seats[interrupted.seat]?.hand_known ?? [];
    expect([...container.querySelectorAll(".peek .one")].map((one) => one.getAttribute("data-thing")).sort()).toEqual([...new Set(held)].map((card) => `card:${card}`).sort());
  });
  it("a spectator is told whose turn it is instead of an empty strip", () => {
    const main = decisions.find((one) => one.kind === "main") as Position;
    const watching = { ...main.view, seat: null };
    const { container } = render(BoardHarness, { board: folder.board, view: watching, choices, localizer: english });
    expect(container.querySelector(".scene .about")?.textContent).toContain("Turn of");
    expect(container.querySelector(".peek")).toBeNull();
  });
});

describe("what only this seat knows", () => {
  it("is marked as private, and what everybody knows is not", () => {
    const shown = decisions.filter((one) => one.view.deck_known.length > 0 && !one.view.over);
    expect(shown.some((one) => one.view.deck_known.some((known) => !known.public))).toBe(true);
    expect(shown.some((one) => one.view.deck_known.some((known) => known.public))).toBe(true);
    for (const { view } of [shown.find((one) => one.view.deck_known.some((known) => !known.public)), shown.find((one) => one.view.deck_known.some((known) => known.public))] as Position[]) {
      const { container } = render(BoardHarness, { board: folder.board, view, choices, localizer: english });
      const marks = [...container.querySelectorAll(".known li")].map((one) => one.classList.contains("private"));
      expect(marks).toEqual(view.deck_known.slice(0, 4).map((known) => !known.public));
      cleanup();
    }
  });
});

describe("an ambush or camp", () => {
  it("tells who is asked, who will be, and who has shown what", () => {
    const many = decisions.filter((one) => one.kind === "show" && one.view.seats.filter((seat) => seat.terrain === one.view.seats[one.view.active]?.terrain).length > 2);
    expect(many.length).toBeGreaterThan(2);
    for (const { view, choices: numbers, kind } of many) {
      const { container } = render(BoardHarness, { board: folder.board, view, kind, offered: numbers, choices, localizer: english });
      const rivals = [...container.querySelectorAll(".rival")];
      const asked = rivals.findIndex((rival) => rival.classList.contains("asked"));
      expect(asked).toBeGreaterThanOrEqual(0);
      for (const [at, rival] of rivals.entries()) {
        const hole = rival.querySelector(".hole")?.textContent;
        if (at === asked) expect(hole).toBe("asked");
        else if (at > asked) expect(hole).toBe("later");
        else expect(hole ?? "a card").toMatch(/^(nothing|a card)$/);
      }
      cleanup();
    }
  }, 60_000);
});

describe("the basic mode", () => {
  it("shows neither money nor bullets nor provisions", () => {
    const position = positions.find((one) => one.view.basic) as Position;
    const { container } = render(BoardHarness, { board: folder.board, view: position.view, kind: position.kind, offered: position.choices, choices, localizer: english });
    expect(container.textContent).not.toContain("$");
    expect(container.querySelector(".pegs")).toBeNull();
    expect(container.querySelector('[data-element="shoot"]')).toBeNull();
  });
});

describe("texts", () => {
  const cards = [...(texts.text["en"] ?? "").matchAll(/^card-([a-z0-9-]+) =/gm)].map((found) => found[1] as string);
  const rules = new Set(ruleTexts as string[]);

  it.each(["en", "es"] as const)("every card has its effect in one line and its rules (%s)", (language) => {
    const words = localizer(language);
    expect(cards.length).toBeGreaterThan(70);
    for (const position of [positions.find((one) => one.view.basic), positions.find((one) => !one.view.basic)] as Position[]) {
      for (const card of cards) {
        const effect = effectOf(card, position.view, words);
        expect(effect, card).not.toMatch(/^effect-|\{|undefined|NaN/);
        const look = closeUp(`card:${card}`, position.view, words);
        expect(look?.text).toBe(effect);
        for (const rule of look?.rules ?? []) expect(rules, rule).toContain(rule);
      }
    }
  });

  it.each(["en", "es"] as const)("the guide has its parts, and names rules that exist (%s)", (language) => {
    const blocks = guideBlocks(GUIDES[language]);
    expect(blocks.filter((block) => block.kind === "heading").length).toBe(6);
    const figures = blocks.filter((block) => block.kind === "figure");
    expect(figures.length).toBe(7);
    for (const { texts: [name = ""] } of figures) {
      const { container } = render(GuideFigure, { name, localizer: localizer(language) });
      expect(container.querySelectorAll("svg").length, name).toBeGreaterThan(1);
      expect(container.textContent, name).not.toMatch(/undefined|NaN|\{/);
      cleanup();
    }
    const named = GUIDES[language].match(/\bMA-[A-Z]+-\d+\b/g) ?? [];
    expect(named.length).toBeGreaterThan(15);
    for (const rule of named) expect(rules, rule).toContain(rule);
  });

  it.each(["en", "es"] as const)("questions, choices and close-ups are whole sentences (%s)", (language) => {
    const words = localizer(language);
    for (const { kind, choices: numbers, view } of decisions) {
      expect(headline(kind, view, words)?.title).not.toMatch(/\{|undefined/);
      for (const number of numbers) {
        const label = choiceLabel(choices[number] as ChoiceInfo, view, words);
        expect(`${label?.text} ${label?.detail}`).not.toMatch(/\{|label-|NaN/);
      }
      for (const thing of ["deck", "discard", "shelter", "shoot", "pass", "ending:captured", "ending:fled", "ending:one-left", ...view.row.map((terrain) => `terrain:${terrain}`), ...view.seats.map((seat) => `seat:${seat.seat}`)]) {
        const look = closeUp(thing, view, words);
        expect(`${look?.title} ${look?.text}`, thing).not.toMatch(/\{|about-|undefined/);
        for (const rule of look?.rules ?? []) expect(rules, rule).toContain(rule);
      }
    }
  });
});

describe("cards and pawns", () => {
  it("are read from the notation", () => {
    expect(cardFace("mountain-10")).toEqual({ kind: "movement", terrain: "mountain", value: 10, grade: null });
    expect(cardFace("camp-plains-2")).toEqual({ kind: "camp", terrain: "plains", value: null, grade: 2 });
    expect(cardFace("ambush")).toEqual({ kind: "ambush", terrain: null, value: null, grade: null });
    expect(cardFace("wild")).toEqual({ kind: "wild", terrain: null, value: 0, grade: null });
  });
  it("lie in the hand by terrain in the order of the map", () => {
    expect(sortHand(["wild", "forest-9", "desert-2", "clue-forest", "forest-3"], ["desert", "forest", "plains", "mountain"])).toEqual(["desert-2", "forest-3", "forest-9", "clue-forest", "wild"]);
  });
  it("stand apart, however many share a territory", () => {
    for (const { view } of decisions) {
      const together = { ...view, seats: view.seats.map((seat) => ({ ...seat, terrain: view.row[0] as string })) };
      const places = pawnPlaces(together);
      for (const one of places)
        for (const other of places)
          if (one.seat < other.seat) {
            expect(Math.abs(one.x - other.x)).toBeGreaterThan(5);
            expect(Math.hypot(one.narrowX - other.narrowX, one.narrowY - other.narrowY)).toBeGreaterThan(5);
          }
    }
  });
});
