// The client tells the same story as the server: the sentences of a golden match, made by both.
import { describe, expect, it } from "vitest";
import story from "./story.json";
import { Teller, type TableEvent } from "../src/lib/tell";
import type { ChoiceInfo } from "../src/lib/protocol";

interface Told {
  game: string;
  language: "en" | "es";
  text: string;
  words: Record<string, string>;
  private: Record<string, string[]>;
  names: string[];
  events: { event: TableEvent; text: string }[];
  choices: { choice: ChoiceInfo; text: string }[];
  refusals: { code: string; params: Record<string, unknown>; text: string }[];
}

describe.each(story as unknown as Told[])("$game in $language", (told) => {
  const teller = new Teller(told.language, told.text, told.words, told.private);
  teller.names = told.names;

  it("tells events as the server does", () => {
    for (const { event, text } of told.events) expect(teller.event(event)).toBe(text);
    expect(told.events.length).toBeGreaterThan(40);
  });
  it("names choices as the server does", () => {
    for (const { choice, text } of told.choices) expect(teller.choice(choice)).toBe(text);
  });
  it("explains refusals as the server does", () => {
    for (const { code, params, text } of told.refusals) expect(teller.refusal(code, params)).toBe(text);
    expect(told.refusals.length).toBeGreaterThan(5);
  });
});
