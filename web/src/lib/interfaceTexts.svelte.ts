// The client's own texts, in the current language.
import en from "../text/en.ftl?raw";
import es from "../text/es.ftl?raw";
import { Localizer, type Args } from "./localizer";
import { preferences, type Language } from "./preferences.svelte";

export const INTERFACE_TEXTS: Record<Language, string> = { en, es };

const localizers: Record<Language, Localizer> = { en: new Localizer("en", en), es: new Localizer("es", es) };

export function localize(id: string, args: Args = {}): string {
  return localizers[preferences.language].format(id, args);
}

export function hasMessage(id: string): boolean {
  return localizers[preferences.language].has(id);
}
