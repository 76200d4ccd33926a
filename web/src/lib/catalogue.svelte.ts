// The games the server offers.
import { api } from "./api";
import { preferences } from "./preferences.svelte";
import type { GameInfo } from "./protocol";

let games = $state.raw<GameInfo[]>([]);
let addresses = $state.raw<string[]>([]);
let key = $state<string | null>(null);

/** The key browsers subscribe with to be told of turns; null: this server tells nobody. */
export const pushKey = (): string | null => key;

/** Where others in the network reach the server, as `http://host:port`; none: only this machine does. */
export const networkAddresses = (): string[] => addresses;

/** What the server says about a game; undefined until the catalogue is loaded. */
export function gameInfo(name: string): GameInfo | undefined {
  return games.find((game) => game.name === name);
}

/** A game's title in the current language; its name until the catalogue is loaded. */
export function gameTitle(name: string): string {
  return gameInfo(name)?.title[preferences.language] ?? name;
}

export function loadCatalogue(): void {
  api.games().then((catalogue) => {
      games = catalogue.games;
      addresses = catalogue.addresses;
      key = catalogue.push_key;
    }).catch(() => undefined);
}
