// Help in place: every decision has its part of the guide, every kind of choice its line, and every card its place in
// the gallery, in every game and both languages.
import { cleanup, render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import fixture from "./help.json";
import { INTERFACE_TEXTS } from "./interfaceTexts";
import CardGallery from "../src/components/CardGallery.svelte";
import Guide from "../src/components/Guide.svelte";
import { loadFolder, loadReference } from "../src/games";
import { closeUpOf, findEntries, gallerySections, type GallerySection } from "../src/lib/gallery";
import { guideAbout, guideBlocks, MATCH_END } from "../src/lib/guideText";
import { choiceKinds, helpLine } from "../src/lib/help";
import { Localizer } from "../src/lib/localizer";
import type { FirstPosition, GameTexts } from "../src/lib/protocol";

interface HelpOfGame {
  texts: GameTexts;
  first: FirstPosition;
  rules: string[];
  decisions: Record<string, string[]>;
}

const games = Object.entries(fixture as unknown as Record<string, HelpOfGame>);
const LANGUAGES = ["en", "es"] as const;
const cases = games.flatMap(([name, game]) => LANGUAGES.map((language) => ({ name, game, language })));
/** A text that is missing, or in which something is. */
const FAULTY = /\{ ?\$|^[a-z]+(-[a-z0-9]+)+$|^$|undefined/;

async function localizerOf(name: string, game: HelpOfGame, language: "en" | "es"): Promise<Localizer> {
  const folder = await loadFolder(name);
  const found = new Localizer(language, [INTERFACE_TEXTS[language], folder.texts?.[language] ?? "", game.texts.text[language]].join("\n"), game.texts.vocabularies, game.texts.private_fields, game.texts.phrases, game.texts.numbers);
  found.nameSeats(game.first.seat_names);
  return found;
}

async function galleryOf(name: string, game: HelpOfGame, language: "en" | "es"): Promise<GallerySection[]> {
  const folder = await loadFolder(name);
  const localizer = await localizerOf(name, game, language);
  return gallerySections((await loadReference(name)).gallery?.(game.texts, localizer) ?? [], (thing) => closeUpOf(folder.board, game.texts, thing, game.first.view, localizer));
}

describe.each(cases)("$name in $language", ({ name, game, language }) => {
  it("has a part of the guide for every kind of decision, and for the end", async () => {
    const blocks = guideBlocks((await loadReference(name)).guide?.[language] ?? "");
    const kinds = [...Object.keys(game.decisions), MATCH_END];
    expect(kinds.filter((kind) => guideAbout(blocks, kind).length < 2)).toEqual([]);
    const named = blocks.flatMap((block) => block.about?.flat() ?? []).filter(Boolean);
    expect(named.filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  it("says in a line what every kind of choice is for, in every decision that offers it", async () => {
    const localizer = await localizerOf(name, game, language);
    for (const [decision, kinds] of Object.entries(game.decisions)) for (const kind of kinds) expect(helpLine(kind, decision, localizer) ?? "", `${decision} ${kind}`).not.toMatch(FAULTY);
    const all = choiceKinds(game.texts.choices.map((_, number) => number), game.texts.choices);
    expect(all.filter((kind) => !localizer.has(`help-${kind}`))).toEqual([]);
  });

  it("has every card whose provenance is told in its gallery, with what it does, its rules and whose it is", async () => {
    const entries = new Map((await galleryOf(name, game, language)).flatMap((section) => section.entries.map((entry) => [entry.thing, entry.closeUp] as const)));
    const cards = Object.entries(game.texts.provenance).flatMap(([vocabulary, names]) => Object.entries(names).map(([card, provenance]) => [`${vocabulary}:${card}`, provenance] as const));
    expect(cards.length).toBeGreaterThan(20);
    for (const [card, provenance] of cards) {
      const closeUp = entries.get(card);
      expect(closeUp, card).toBeDefined();
      expect(closeUp?.text ?? "", card).not.toMatch(FAULTY);
      expect(closeUp?.rules?.length ?? 0, card).toBeGreaterThan(0);
      expect(closeUp?.picture, card).toBeDefined();
      expect(closeUp?.provenance, card).toBe(provenance);
    }
    const unknown = [...entries].flatMap(([thing, closeUp]) => (closeUp.rules ?? []).filter((rule) => !game.rules.includes(rule)).map((rule) => `${thing} ${rule}`));
    expect(unknown).toEqual([]);
    for (const [thing, closeUp] of entries) for (const text of [closeUp.title, ...(closeUp.facts ?? []).flat()]) expect(text, thing).not.toMatch(FAULTY);
  });

  it("shows nothing in its gallery twice or without a close-up", async () => {
    const things = (await loadReference(name)).gallery?.(game.texts, await localizerOf(name, game, language)).flatMap((group) => group.things) ?? [];
    expect(new Set(things).size).toBe(things.length);
    expect((await galleryOf(name, game, language)).flatMap((section) => section.entries)).toHaveLength(things.length);
  });

  it("draws every card of its gallery", async () => {
    const sections = await galleryOf(name, game, language);
    for (const section of sections) {
      const { container } = render(CardGallery, { sections: [section], link: (rule: string) => `#${rule}` });
      expect(container.querySelectorAll("li")).toHaveLength(section.entries.length);
      expect(container.textContent).not.toMatch(/\{\$|undefined/);
      cleanup();
    }
  });

  it("finds a card by name and by effect, without accents", async () => {
    const sections = await galleryOf(name, game, language);
    const all = sections.flatMap((section) => section.entries);
    const entry = all.find((one) => /[áéíóúñ]/.test(one.closeUp.title)) ?? all[0];
    const words = entry?.closeUp.title.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase() ?? "";
    expect(findEntries(sections, words).flatMap((section) => section.entries.map((one) => one.thing))).toContain(entry?.thing);
    const effect = all.find((one) => (one.closeUp.text?.length ?? 0) > 20);
    const last = effect?.closeUp.text?.split(/\s+/).slice(-2).join(" ") ?? "";
    expect(findEntries(sections, last).flatMap((section) => section.entries.map((one) => one.thing))).toContain(effect?.thing);
    expect(findEntries(sections, "no card says xyzzy")).toEqual([]);
  });

  it("draws the part of the guide for every kind of decision", async () => {
    const localizer = await localizerOf(name, game, language);
    for (const decision of Object.keys(game.decisions)) {
      const { container } = render(Guide, { text: (await loadReference(name)).guide?.[language] ?? "", pattern: /(XX)/, link: (rule: string) => rule, figure: (await loadReference(name)).guideFigure ?? null, localizer, decision, inPanel: true });
      expect(container.querySelectorAll("h4").length, decision).toBeGreaterThan(0);
      expect(container.textContent, decision).not.toMatch(/[{}]/);
      cleanup();
    }
  });
});

describe("games", () => {
  it("all have help", () => {
    expect(games.length).toBeGreaterThan(3);
  });
});
