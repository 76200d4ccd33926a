// Rematches this page has asked for: against bots alone, such a table starts without waiting in the lobby.
const asked = new Set<string>();

export function rememberRematch(table: string): void {
  asked.add(table);
}

export function startsAtOnce(table: string): boolean {
  return asked.has(table);
}

export function forgetRematch(table: string): void {
  asked.delete(table);
}
