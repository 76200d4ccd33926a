// Errors as sentences for people.
import { RequestError } from "./api";
import { hasMessage, localize } from "./interfaceTexts.svelte";
import type { Localizer } from "./localizer";

/** What a rejection by the table and a failed request have in common. */
interface ErrorInfo {
  code: string;
  rule?: string | null;
  params?: Record<string, unknown>;
}

/** A sentence for an error: from the game's texts if one of its rules is the reason, else from the client's. */
export function errorMessage(error: unknown, localizer: Localizer | null = null): string {
  const info = (error instanceof RequestError || (error && typeof error === "object" && "code" in error) ? error : { code: "internal" }) as ErrorInfo;
  if (info.rule && localizer?.has(`refusal-${info.code}`)) return localizer.refusal(info.code, info.params ?? {});
  const allowed = `allowed-${info.params?.["allowed"]}`;
  if (info.code === "bad-option" && localizer?.has(allowed)) return badOption(info.params ?? {}, allowed, localizer);
  const id = `error-${info.code}`;
  if (hasMessage(id)) return localize(id, info.params ?? {});
  if (error instanceof RequestError && error.detail) return localize("request-failed", { why: error.detail });
  return localize("error-other", { code: info.code });
}

function badOption({ option, value, ...params }: Record<string, unknown>, allowed: string, localizer: Localizer): string {
  const name = localizer.has(`option-${option}`) ? localizer.option(String(option)) : String(option);
  return localizer.format("bad-option", { name, given: localizer.optionValue(String(option), value), allowed: localizer.format(allowed, params) });
}
