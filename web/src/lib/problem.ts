// What went wrong, in words.
import { Failed } from "./api";
import type { Teller } from "./tell";
import { knows, say } from "./words.svelte";

export interface Trouble {
  code: string;
  rule?: string | null;
  params?: Record<string, unknown>;
}

/** A refusal or failure as a sentence: of the game's rules if it knows it, else of the table. */
export function problem(error: unknown, teller: Teller | null = null): string {
  const trouble = (error instanceof Failed || (error && typeof error === "object" && "code" in error) ? error : { code: "internal" }) as Trouble;
  if (trouble.rule && teller?.has(`refusal-${trouble.code}`)) return teller.refusal(trouble.code, trouble.params ?? {});
  const id = `table-refusal-${trouble.code}`;
  if (knows(id)) return say(id, trouble.params ?? {});
  if (error instanceof Failed && error.detail) return say("failed", { why: error.detail });
  return say("table-refusal-other", { code: trouble.code });
}
