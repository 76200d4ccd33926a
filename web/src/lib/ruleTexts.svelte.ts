// The numbered rules of games, loaded once each.
import { api } from "./api";
import type { RuleInfo } from "./protocol";

const loaded = $state<Record<string, RuleInfo[]>>({});
const requested = new Set<string>();

/** A game's rules; empty until they are loaded. */
export function rulesOf(game: string): RuleInfo[] {
  return loaded[game] ?? [];
}

export function loadRules(game: string): void {
  if (requested.has(game)) return;
  requested.add(game);
  api
    .rules(game)
    .then((rules) => (loaded[game] = rules))
    .catch(() => requested.delete(game));
}

/** Splits a text at the ids of a game's rules and at notation in backticks. */
export function rulePattern(rules: readonly RuleInfo[]): RegExp {
  const prefixes = new Set(rules.map((rule) => rule.id.split("-")[0])); // the rules of a game share the first part
  return new RegExp(`(\`[^\`]+\`|\\b(?:${[...prefixes].join("|")})(?:-[A-Z0-9]+)+\\b)`);
}

/** Rules that contain a text, in a language. */
export function findRules(rules: readonly RuleInfo[], text: string, language: string): RuleInfo[] {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return [...rules];
  return rules.filter((rule) => rule.id.toLowerCase().includes(wanted) || (rule.text[language] ?? "").toLowerCase().includes(wanted));
}

/** Rules by the title of their section; sections with a rule whose id starts with one of `first` come first, in that order. */
export function ruleSections(rules: readonly RuleInfo[], language: string, first: readonly string[] = []): [string, RuleInfo[]][] {
  const groups = new Map<string, RuleInfo[]>();
  for (const rule of rules) {
    const title = rule.section[language] ?? "";
    groups.set(title, [...(groups.get(title) ?? []), rule]);
  }
  const rank = (group: RuleInfo[]): number => {
    const at = first.findIndex((start) => group.some((rule) => rule.id === start || rule.id.startsWith(`${start}-`)));
    return at < 0 ? first.length : at;
  };
  return [...groups].sort((a, b) => rank(a[1]) - rank(b[1]));
}
