// The client's own texts, in the current language; another language is loaded when it is chosen.
import { Localizer, type Args } from "./localizer";
import { preferences, type Language } from "./preferences.svelte";

const files: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../text/en.ftl?raw"),
  es: () => import("../text/es.ftl?raw"),
};

let localizers = $state.raw<Partial<Record<Language, Localizer>>>({});

/** The client's messages in a language. */
export async function interfaceText(language: Language): Promise<string> {
  return (await files[language]()).default;
}

/** Makes a language ready for `localize`. */
export async function loadInterfaceTexts(language: Language): Promise<void> {
  if (localizers[language]) return;
  const text = await interfaceText(language);
  localizers = { ...localizers, [language]: new Localizer(language, text) };
}

/** The localizer of the current language; of another one until that is loaded. */
function current(): Localizer | undefined {
  return localizers[preferences.language] ?? localizers.en ?? localizers.es;
}

export function localize(id: string, args: Args = {}): string {
  return current()?.format(id, args) ?? "";
}

export function hasMessage(id: string): boolean {
  return current()?.has(id) ?? false;
}
