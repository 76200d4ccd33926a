// The client's sentences for a golden match of every game are the server's.
import { describe, expect, it } from "vitest";
import sentencesByGame from "./sentences.json";
import { Localizer, type TableEvent } from "../src/lib/localizer";
import type { ChoiceInfo, NumberInfo } from "../src/lib/protocol";

interface Sentences {
  game: string;
  language: "en" | "es";
  text: string;
  vocabularies: Record<string, string>;
  phrases: Record<string, string[]>;
  private_fields: Record<string, string[]>;
  numbers: Record<string, NumberInfo>;
  seat_names: string[][];
  events: { event: TableEvent; text: string }[];
  choices: { choice: ChoiceInfo; text: string }[];
  refusals: { code: string; params: Record<string, unknown>; text: string }[];
}

describe("numbers of a match", () => {
  const info: NumberInfo = { value: 15, low: 0, high: 200, provenance: "designed", rule: "XY-1", text: "number-bounty", args: { card: "ruth" } };
  const text = ["poster = Wanted: ${ $number-bounty-1 }", "card-ruth = Ruth", "    .text = worth { $number-bounty-1 }", "about = { $card_text }", "number-bounty = Bounty of { $card }"].join("\n");
  const localizer = new Localizer("en", text, { card: "card" }, {}, {}, { "bounty.1": info });

  it("are those of the game, until the match changes them", () => {
    expect(localizer.format("poster")).toBe("Wanted: $15");
    localizer.useNumbers([{ number: "bounty.1", before: 15, value: 2000 }]);
    expect(localizer.format("poster")).toBe("Wanted: $2000");
    expect(localizer.format("about", { card: "ruth" })).toBe("worth 2000");
    localizer.useNumbers([]);
    expect(localizer.format("poster")).toBe("Wanted: $15");
  });
  it("say what they are", () => {
    expect(localizer.number("bounty.1")).toBe("Bounty of Ruth");
    expect(localizer.number("unknown")).toBe("unknown");
  });
});

describe.each(sentencesByGame as unknown as Sentences[])("$game in $language", (sentences) => {
  const localizer = new Localizer(sentences.language, sentences.text, sentences.vocabularies, sentences.private_fields, sentences.phrases, sentences.numbers);
  localizer.nameSeats(sentences.seat_names);

  it("has the server's sentences for events", () => {
    for (const { event, text } of sentences.events) expect(localizer.event(event)).toBe(text);
    expect(sentences.events.length).toBeGreaterThan(40);
  });
  it("has the server's sentences for choices", () => {
    for (const { choice, text } of sentences.choices) expect(localizer.choice(choice)).toBe(text);
  });
  it("has the server's sentences for refusals", () => {
    for (const { code, params, text } of sentences.refusals) expect(localizer.refusal(code, params)).toBe(text);
    expect(sentences.refusals.length).toBeGreaterThan(5);
  });
});
