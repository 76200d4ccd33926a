// A game ready to be shown: its texts and choices from the server, and its folder in the client.
import { loadFolder, type GameBoard } from "../games";
import { api } from "./api";
import { interfaceText } from "./interfaceTexts.svelte";
import { Localizer } from "./localizer";
import type { Language } from "./preferences.svelte";
import type { GameTexts, TableInfo } from "./protocol";

export interface LoadedGame {
  /** The language its texts are in; another one is loaded when it is wanted. */
  language: Language;
  texts: GameTexts;
  /** null: the game has no drawn board and is shown as text. */
  board: GameBoard | null;
  /** A new localizer for the game's texts, and the client's for it and for the page. */
  localizer: () => Localizer;
}

/** With a table that has its own numbers, what cards say states those. */
export async function loadGame(name: string, language: Language, table?: TableInfo | null): Promise<LoadedGame> {
  const [texts, folder, own] = await Promise.all([api.texts(name, language, table?.numbers ? table.id : undefined), loadFolder(name), interfaceText(language)]);
  return {
    language,
    texts,
    board: folder.board ?? null,
    localizer: () => {
      const all = [own, folder.texts?.[language] ?? "", texts.text[language] ?? ""].join("\n");
      return new Localizer(language, all, texts.vocabularies, texts.private_fields, texts.phrases, texts.numbers);
    },
  };
}
