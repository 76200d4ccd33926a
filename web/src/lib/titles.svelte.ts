// What games are called, in the language of the moment.
import { api } from "./api";
import type { GameInfo } from "./protocol";
import { prefs } from "./prefs.svelte";

let games = $state.raw<GameInfo[]>([]);

/** A game's title; until the catalogue is here, its name. */
export function gameTitle(name: string): string {
  return games.find((game) => game.name === name)?.title[prefs.language] ?? name;
}

/** Asks for the catalogue, which is asked for once. */
export function learnTitles(): void {
  api.games().then((found) => (games = found.games)).catch(() => undefined);
}
