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

export function knows(id: string): boolean {
  return tellers[prefs.language].has(id);
}
