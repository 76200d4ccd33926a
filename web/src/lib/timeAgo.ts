// How long ago something was, in words.
import type { Language } from "./preferences.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** "2 days ago", "hace 2 días"; `at` in seconds since 1970. */
export function timeAgo(at: number, language: Language, now: number = Date.now() / 1000): string {
  const seconds = Math.max(0, now - at);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ["minute", 60];
  return format.format(-Math.floor(seconds / length), unit);
}
