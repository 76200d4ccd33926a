// Telling people: choices, events, refusals, in their language; the same files and the same way as the server.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { ChoiceInfo, GameTexts } from "./protocol";
import type { Language } from "./prefs.svelte";

export type Args = Record<string, unknown>;

export class Teller {
  readonly #bundle: FluentBundle;
  readonly #words: Record<string, string>;
  names: string[] = [];

  constructor(
    readonly language: Language,
    text: string,
    words: Record<string, string> = {},
    readonly secrets: Record<string, string[]> = {},
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#words = words;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  say(id: string, args: Args = {}): string {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return id;
    const given: Record<string, FluentVariable> = {};
    for (const [field, value] of Object.entries(args)) given[field] = this.#arg(field, value);
    for (const [field, value] of Object.entries(args)) Object.assign(given, this.#forms(field, value));
    return this.#bundle.formatPattern(message.value, given);
  }

  word(vocabulary: string, value: string): string {
    return this.say(`${vocabulary}-${value}`);
  }

  seat(seat: number): string {
    return this.names[seat] ?? this.say("seat", { number: seat + 1 });
  }

  choice(choice: ChoiceInfo): string {
    return this.say(`choice-${choice.kind}`, choice.args);
  }

  decision(kind: string): string {
    return this.say(`decision-${kind}`);
  }

  refusal(code: string, params: Args): string {
    return this.say(`refusal-${code}`, params);
  }

  /** An event as it came over the wire. */
  event(event: TableEvent): string {
    const { event: tag, knowers: _, ...args } = event;
    const secret = this.secrets[tag];
    if (secret) args["known"] = secret.every((field) => args[field] === null) ? "no" : "yes";
    return this.say(`event-${tag}`, args);
  }

  list(words: string[]): string {
    if (words.length < 2) return words.join("");
    const last = words[words.length - 1] ?? "";
    const message = /^(i|hi|í)/i.test(last) ? "list-before-i" : "list";
    return this.say(message, { start: words.slice(0, -1).join(", "), last });
  }

  nameSeats(personas: string[][]): void {
    this.names = personas.map((words, seat) =>
      words.length ? words.map((word) => this.say(word)).join("+") : this.say("seat", { number: seat + 1 }),
    );
  }

  #arg(field: string, value: unknown): FluentVariable {
    const vocabulary = this.#words[field];
    if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return "none";
    if (Array.isArray(value))
      return this.list(value.map((one) => String(this.#plain(this.#arg(field === "seats" ? "seat" : field, one)))));
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number" && (field === "seat" || vocabulary === "seat")) return this.seat(value);
    if (vocabulary && typeof value === "string") return this.word(vocabulary, value);
    if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
    return String(value);
  }

  #plain(value: FluentVariable): unknown {
    return value instanceof FluentNumber ? value.valueOf() : value;
  }

  #forms(field: string, value: unknown): Record<string, FluentVariable> {
    const vocabulary = this.#words[field];
    if (!vocabulary || typeof value !== "string") return {};
    const message = this.#bundle.getMessage(`${vocabulary}-${value}`);
    const forms: Record<string, FluentVariable> = {};
    for (const [name, pattern] of Object.entries(message?.attributes ?? {}))
      forms[`${field}_${name}`] = this.#bundle.formatPattern(pattern);
    return forms;
  }
}

export interface TableEvent extends Args {
  event: string;
  knowers?: number[];
}

/** A teller for a game, which knows the client's own words too. */
export function gameTeller(texts: GameTexts, language: Language, own: string): Teller {
  return new Teller(language, `${own}\n${texts.text[language] ?? ""}`, texts.words, texts.private);
}
