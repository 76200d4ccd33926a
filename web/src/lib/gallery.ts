// A game's cards and boards as a list that can be searched: each as the board's close-up shows it.
import type { CloseUp, GalleryGroup, GameBoard } from "../games";
import type { Localizer } from "./localizer";
import type { GameTexts } from "./protocol";

export interface GalleryEntry {
  thing: string;
  closeUp: CloseUp;
}

export interface GallerySection {
  title: string;
  entries: GalleryEntry[];
}

/** What is shown of a thing looked at closely, with whose it is as the server says of `kind:name`. */
export function closeUpOf(board: GameBoard | null | undefined, texts: GameTexts, thing: string, view: unknown, localizer: Localizer): CloseUp | null {
  const found = board?.closeUp?.(thing, view, localizer) ?? null;
  const [kind = "", name = ""] = thing.split(":");
  const provenance = texts.provenance[kind]?.[name];
  return found && provenance ? { provenance, ...found } : found;
}

/** The groups with the close-ups of their things; what has none is left out. */
export function gallerySections(groups: readonly GalleryGroup[], closeUp: (thing: string) => CloseUp | null): GallerySection[] {
  return groups.map(({ title, things, withoutFacts }) => ({
    title,
    entries: things.flatMap((thing): GalleryEntry[] => {
      const found = closeUp(thing);
      return found ? [{ thing, closeUp: withoutFacts ? { ...found, facts: [] } : found }] : [];
    }),
  }));
}

/** Small letters without accents. */
export const plainLetters = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The sections with only the entries that have every word of a search in name, effect or facts. */
export function findEntries(sections: readonly GallerySection[], search: string): GallerySection[] {
  const words = plainLetters(search).split(/\s+/).filter(Boolean);
  if (!words.length) return [...sections];
  const isFound = ({ closeUp }: GalleryEntry): boolean => {
    const all = plainLetters([closeUp.title, closeUp.text ?? "", ...(closeUp.facts ?? []).flat()].join(" "));
    return words.every((word) => all.includes(word));
  };
  return sections.map((section) => ({ ...section, entries: section.entries.filter(isFound) })).filter((section) => section.entries.length > 0);
}
