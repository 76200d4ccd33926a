// The link that brings others to a table, with an address they can reach.
import { networkAddresses } from "./catalogue.svelte";

/** Whether this page was opened by an address that means another machine on another machine. */
export const openedLocally = /^(localhost|127\.|\[::1\])/.test(location.hostname);

/** Where others reach the server; null: only this machine does. */
export function reachedAt(): string | null {
  return openedLocally ? (networkAddresses()[0] ?? null) : location.origin;
}

export function invitationLink(tableId: string): string {
  return `${reachedAt() ?? location.origin}/t/${tableId}`;
}
