// The client's sentences for a golden match of every game are the server's.
import { describe, expect, it } from "vitest";
import sentencesByGame from "./sentences.json";
import { capitalized, Localizer, type TableEvent } from "../src/lib/localizer";
import type { ChoiceInfo, NumberInfo } from "../src/lib/protocol";
import es from "../src/text/es.ftl?raw";

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

describe("seats and people in the client's own texts", () => {
  const text = ["seat = Puesto { $number }", "    .the = el puesto { $number }", "    .of = del puesto { $number }", "    .to = al puesto { $number }", "marshal-forest = Marshal del Bosque", "    .the = el Marshal del Bosque", "    .of = del Marshal del Bosque", "    .to = al Marshal del Bosque", "proper-name = { $name }", "    .the = { $name }", "    .of = de { $name }", "    .to = a { $name }"].join("\n");
  const localizer = new Localizer("es", text);
  localizer.nameSeats([["marshal-forest"], []]);
  const client = new Localizer("es", es);

  it("have their articles", () => {
    const told = (id: string, seat: number): string => capitalized(client.format(id, localizer.seatForms(seat)));
    expect(told("notice-time-up", 0)).toBe("Al Marshal del Bosque se le ha acabado el tiempo; sigue un bot.");
    expect(told("notice-bot-replaced", 1)).toBe("El bot del puesto 2 ha fallado; esta vez ha elegido uno fácil en su lugar.");
    expect(told("notice-covered", 0)).toBe("Un bot juega por el Marshal del Bosque, que no está.");
    expect(told("play-undone", 0)).toBe("El Marshal del Bosque deshace su última elección.");
    expect(told("review-view-as", 0)).toBe("Mirar como el Marshal del Bosque");
    expect(told("pass-device-title", 0)).toBe("Pasa el dispositivo al Marshal del Bosque");
    expect(client.format("pass-device-title", localizer.nameForms("Ana"))).toBe("Pasa el dispositivo a Ana");
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
