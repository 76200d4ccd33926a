// Notifications of one's turn that come also when no page is open (Web Push), for each table on its own.
import { api } from "./api";
import { pushKey } from "./catalogue.svelte";
import { preferences } from "./preferences.svelte";
import { allowNotifications } from "./turnAlert.svelte";

const STORAGE_KEY = "cantina.push";

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(found) ? (found as string[]) : [];
  } catch {
    return [];
  }
}

let tables = $state.raw(stored());

function remember(wanted: string[]): void {
  tables = wanted;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(wanted.slice(0, 60)));
  } catch {
    // Nothing can be stored here: the choice lasts as long as the page.
  }
}

/** Whether the server sends notifications and this browser takes them. */
export const pushSupported = (): boolean => pushKey() !== null && "serviceWorker" in navigator && "PushManager" in window;

/** Whether this browser is told of one's turns at a table. */
export const pushWanted = (table: string): boolean => tables.includes(table);

/** Has this browser told of the turns of a seat; returns false if its user does not allow it. Throws if it fails. */
export async function startPush(table: string, token: string): Promise<boolean> {
  if (!(await allowNotifications())) return false;
  const registration = await navigator.serviceWorker.ready;
  const key = pushKey() ?? "";
  let found = await registration.pushManager.getSubscription();
  if (found && !sameKey(found, key)) {
    await found.unsubscribe(); // the operator has other keys now
    found = null;
  }
  found ??= await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { keys } = found.toJSON();
  await api.subscribe(table, {
    token,
    endpoint: found.endpoint,
    public_key: keys?.["p256dh"] ?? "",
    auth_secret: keys?.["auth"] ?? "",
    language: preferences.language,
  });
  remember([table, ...tables.filter((one) => one !== table)]);
  return true;
}

export async function endPush(table: string, token: string): Promise<void> {
  remember(tables.filter((one) => one !== table));
  const registration = await navigator.serviceWorker.ready;
  const found = await registration.pushManager.getSubscription();
  if (!found) return;
  await api.unsubscribe(table, { token, endpoint: found.endpoint });
  if (!tables.length) await found.unsubscribe();
}

function sameKey(subscription: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return text === key;
}
