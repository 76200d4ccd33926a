// Choices, events and refusals as sentences, from the same Fluent files and by the same rules as on the server
// (src/cantina/localization.py says what the forms of words are).
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./preferences.svelte";
import type { ChangedNumber, ChoiceInfo, NumberInfo } from "./protocol";

export type Args = Record<string, unknown>;

/** An event as it comes from the server. */
export interface TableEvent extends Args {
  event: string;
  known_to?: number[];
}

type Forms = Record<string, string>;

interface WordForms {
  forms: Forms;
  /** How many words these are the forms of; null: not a list or a seat. */
  count: number | null;
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export class Localizer {
  readonly #bundle: FluentBundle;
  /** The numbers that texts use, dots as dashes. */
  readonly #numbersUsed: Set<string>;
  #numberVariables: Record<string, FluentVariable> = {};
  /** By seat: the messages that name it; a seat without any is numbered. */
  seatNames: string[][] = [];

  constructor(
    readonly language: Language,
    text: string,
    /** The vocabulary that the value of a field belongs to. */
    readonly vocabularies: Record<string, string> = {},
    /** By event: the fields that are null for those who may not know them. */
    readonly privateFields: Record<string, string[]> = {},
    /** By name of a phrase: the fields it is made of. */
    readonly phrases: Record<string, string[]> = {},
    /** The numbers that a match can change, by name. */
    readonly numbers: Record<string, NumberInfo> = {},
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#numbersUsed = new Set([...text.matchAll(/\$number-([a-z0-9-]+)/g)].map((found) => found[1] ?? ""));
    this.useNumbers([]);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  format(id: string, args: Args = {}): string {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return id;
    const variables: Record<string, FluentVariable> = { ...this.#numberVariables };
    for (const [field, value] of Object.entries(args)) variables[field] = this.#variable(field, value);
    for (const [field, value] of Object.entries(args)) {
      const { forms, count } = this.#forms(field, value);
      for (const [form, text] of Object.entries(forms)) variables[`${field}_${form}`] = text;
      if (count !== null) variables[`${field}_count`] = count;
    }
    for (const [phrase, parts] of Object.entries(this.phrases)) {
      if (parts.every((part) => args[part] !== undefined && args[part] !== null)) Object.assign(variables, this.#phrase(phrase, parts.map((part) => args[part])));
    }
    return this.#bundle.formatPattern(message.value, variables);
  }

  word(vocabulary: string, value: string): string {
    return this.format(`${vocabulary}-${value}`);
  }

  /** The name of a seat, without an article. */
  seat(seat: number): string {
    return this.list(this.#seatMessages(seat).map(([id, args]) => this.format(id, args)));
  }

  /** Several seats, in one phrase. */
  seats(seats: readonly number[]): string {
    return this.list(seats.map((seat) => this.seat(seat)));
  }

  /** The name of a seat and its forms, as arguments of the client's own texts: `seat`, `seat_the`, `seat_of`, `seat_to`. */
  seatForms(seat: number): Record<string, string> {
    return this.#withForms(this.seat(seat), this.#forms("seat", seat).forms);
  }

  /** The same for a person. */
  nameForms(name: string): Record<string, string> {
    return this.#withForms(name, this.#attributes("proper-name", { name }));
  }

  #withForms(name: string, forms: Forms): Record<string, string> {
    return { seat: name, ...Object.fromEntries(Object.entries(forms).map(([form, text]) => [`seat_${form}`, text])) };
  }

  choice(choice: ChoiceInfo): string {
    return capitalized(this.format(`choice-${choice.kind}`, choice.args));
  }

  decision(kind: string): string {
    return this.format(`decision-${kind}`);
  }

  refusal(code: string, params: Args): string {
    return capitalized(this.format(`refusal-${code}`, params));
  }

  event(event: TableEvent): string {
    const { event: tag, known_to: _, ...args } = event;
    const fields = this.privateFields[tag];
    if (fields) args["known"] = fields.every((field) => args[field] === null) ? "no" : "yes";
    return capitalized(this.format(`event-${tag}`, args));
  }

  /** Makes texts state the numbers of a match: every message may use `$number-bounty-1` for `bounty.1`. */
  useNumbers(changes: readonly ChangedNumber[]): void {
    const changed = new Map(changes.map((change) => [change.number, change.value]));
    const used = Object.entries(this.numbers).filter(([name]) => this.#numbersUsed.has(name.replaceAll(".", "-")));
    this.#numberVariables = Object.fromEntries(
      used.map(([name, number]) => [`number-${name.replaceAll(".", "-")}`, new FluentNumber(changed.get(name) ?? number.value, { useGrouping: false })]),
    );
  }

  /** What a changeable number of the game is. */
  number(name: string): string {
    const number = this.numbers[name];
    return number ? this.format(number.text, number.args) : name;
  }

  /** The text of a message that may begin with a name and its article. */
  sentence(id: string, args: Args = {}): string {
    return capitalized(this.format(id, args));
  }

  /** An amount of a part of a result, in words where the part is not a number, such as yes or no. */
  breakdownValue(part: string, value: number): string {
    const id = `breakdown-${part}-${value}`;
    return this.has(id) ? this.format(id) : String(value);
  }

  /** The name of an option. */
  option(name: string): string {
    return this.format(`option-${name}`);
  }

  /** What an option is for, in a sentence. */
  optionAbout(name: string): string {
    return this.format(`option-${name}-about`);
  }

  /** A value of an option, in words; values of unknown options stay as they are. */
  optionValue(name: string, value: unknown): string {
    if (typeof value === "string" && value.includes(",")) return this.list(value.split(",").map((part) => this.optionValue(name, part)));
    const id = this.#optionMessage(name, value, "");
    return id ? this.format(id, { number: value }) : String(value);
  }

  /** What a value of an option means, in a sentence, if there is one. */
  optionValueAbout(name: string, value: unknown): string | null {
    const id = this.#optionMessage(name, value, "-about");
    return id ? this.format(id, { number: value }) : null;
  }

  #optionMessage(name: string, value: unknown, ending: string): string | undefined {
    const key = typeof value === "boolean" ? (value ? "yes" : "no") : typeof value === "number" ? "number" : String(value);
    return [`option-${name}-${key}${ending}`, `value-${key}${ending}`].find((id) => this.has(id));
  }

  list(words: string[]): string {
    if (words.length < 2) return words.join("");
    const last = words[words.length - 1] ?? "";
    const message = /^(i|hi|í)/i.test(last) ? "list-before-i" : "list";
    return this.format(message, { start: words.slice(0, -1).join(", "), last });
  }

  /** Names every seat by the messages for the figures it is known by. */
  nameSeats(seatNames: string[][]): void {
    this.seatNames = seatNames;
  }

  #seatMessages(seat: number): [string, Args][] {
    const names = this.seatNames[seat] ?? [];
    return names.length ? names.map((id) => [id, {}]) : [["seat", { number: seat + 1 }]];
  }

  #variable(field: string, value: unknown): FluentVariable {
    const vocabulary = this.vocabularies[field];
    if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return "none";
    if (Array.isArray(value)) return this.list(value.map((item) => this.#plainText(this.#variable(field === "seats" ? "seat" : field, item))));
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number" && (field === "seat" || vocabulary === "seat")) return this.seat(value);
    if (vocabulary && typeof value === "string") return this.word(vocabulary, value);
    if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
    return String(value);
  }

  #plainText(value: FluentVariable): string {
    return String(value instanceof FluentNumber ? value.valueOf() : value);
  }

  /** The forms of a word, a seat or a list of such, by name. */
  #forms(field: string, value: unknown): WordForms {
    if (Array.isArray(value)) {
      const items = value.map((item) => this.#forms(field === "seats" ? "seat" : field, item));
      return { forms: this.#joined(items.map((item) => item.forms)), count: items.reduce((sum, item) => sum + (item.count ?? 1), 0) };
    }
    const vocabulary = this.vocabularies[field];
    if (typeof value === "number" && (field === "seat" || vocabulary === "seat")) {
      const messages = this.#seatMessages(value);
      const items = messages.map(([id, args]) => ({ ...this.#attributes("proper-name", { name: this.format(id, args) }), ...this.#attributes(id, args) }));
      return { forms: this.#joined(items), count: messages.length };
    }
    const forms = vocabulary && typeof value === "string" ? this.#attributes(`${vocabulary}-${value}`, {}) : {};
    return { forms, count: null };
  }

  /** A name made of several words, and its forms. */
  #phrase(phrase: string, values: unknown[]): Forms {
    const id = this.vocabularies[phrase] ?? phrase;
    const words: Record<string, FluentVariable> = {};
    (this.phrases[id] ?? []).forEach((field, at) => {
      words[field] = this.#variable(field, values[at]);
      for (const [form, text] of Object.entries(this.#forms(field, values[at]).forms)) words[`${field}_${form}`] = text;
    });
    const pattern = this.#bundle.getMessage(id)?.value;
    const found: Forms = { [phrase]: pattern ? this.#bundle.formatPattern(pattern, words) : id };
    for (const [form, text] of Object.entries(this.#attributes(id, words))) found[`${phrase}_${form}`] = text;
    return found;
  }

  /** The forms that all items have, each as a list in a sentence. */
  #joined(items: Forms[]): Forms {
    const shared = Object.keys(items[0] ?? {}).filter((form) => items.every((item) => form in item));
    return Object.fromEntries(shared.map((form) => [form, this.list(items.map((item) => item[form] ?? ""))]));
  }

  #attributes(id: string, args: Args): Forms {
    const attributes = this.#bundle.getMessage(id)?.attributes ?? {};
    return Object.fromEntries(Object.entries(attributes).map(([form, pattern]) => [form, this.#bundle.formatPattern(pattern, { ...this.#numberVariables, ...(args as Record<string, FluentVariable>) })]));
  }
}
