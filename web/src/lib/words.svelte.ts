// The client's own words.
import en from "../text/en.ftl?raw";
import es from "../text/es.ftl?raw";
import { prefs, type Language } from "./prefs.svelte";
import { Teller, type Args } from "./tell";

export const OWN: Record<Language, string> = { en, es };

const tellers: Record<Language, Teller> = { en: new Teller("en", en), es: new Teller("es", es) };

/** A sentence of the page in the language of the moment. */
export function say(id: string, args: Args = {}): string {
  return tellers[prefs.language].say(id, args);
}

/** The words for an option's value, if there are any. */
export function optionValue(option: string, value: unknown, words: Pick<Teller, "has" | "say">): string | null {
  const known = [`${option}-${value}`, `value-${value}`].find((id) => words.has(id));
  return known ? words.say(known) : null;
}

export function knows(id: string): boolean {
  return tellers[prefs.language].has(id);
}
