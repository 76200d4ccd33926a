// A game's guide as blocks: headings, paragraphs, lists with or without numbers, and figures. A heading or an item
// of a list may end with the kinds of decision it is about: `## A turn {main, draw}`; the help at the table shows
// the parts that are about the decision at hand.
export interface GuideBlock {
  kind: "heading" | "paragraph" | "list" | "numbered" | "figure";
  /** One text, or one for each item of a list; of a figure its name and its caption. */
  texts: string[];
  /** By text: the kinds of decision it is about; only where there are any. */
  about?: string[][];
}

/** The name that stands for the end of a match among the kinds of decision. */
export const MATCH_END = "match-end";

const HEADING = /^## /;
const ITEM = /^- /;
const NUMBERED = /^\d+\. /;
const FIGURE = /^!\[([a-z-]+)\]\((.+)\)$/;
const ABOUT = / *\{([a-z-]+(?:, [a-z-]+)*)\}$/;

function kindOf(line: string): GuideBlock["kind"] {
  if (HEADING.test(line)) return "heading";
  if (ITEM.test(line)) return "list";
  return NUMBERED.test(line) ? "numbered" : "paragraph";
}

/** Lines of one kind that follow each other are one block; a blank line ends it. */
export function guideBlocks(text: string): GuideBlock[] {
  const found: GuideBlock[] = [];
  let ended = true;
  for (const line of text.split("\n").map((one) => one.trim())) {
    if (!line) {
      ended = true;
      continue;
    }
    const figure = FIGURE.exec(line);
    if (figure) {
      found.push({ kind: "figure", texts: [figure[1] ?? "", figure[2] ?? ""] });
      ended = true;
      continue;
    }
    const kind = kindOf(line);
    const about = ABOUT.exec(line)?.[1]?.split(", ") ?? [];
    const words = line.replace(ABOUT, "").replace(kind === "heading" ? HEADING : kind === "list" ? ITEM : NUMBERED, "");
    const last = found[found.length - 1];
    const begins = ended || last?.kind !== kind || kind === "heading";
    if (begins) found.push({ kind, texts: [words] });
    else if (kind === "paragraph") last.texts[0] = `${last.texts[0]} ${words}`;
    else last.texts.push(words);
    const block = begins ? found[found.length - 1] : last;
    if (block && about.length) {
      block.about ??= [];
      block.about[block.texts.length - 1] = about;
    }
    ended = false;
  }
  return found;
}

/** The sections of a guide that are about a kind of decision: their headings, or an item in them, say so. */
export function guideAbout(blocks: readonly GuideBlock[], decision: string): GuideBlock[] {
  const sections: GuideBlock[][] = [];
  for (const block of blocks) {
    if (block.kind === "heading" || !sections.length) sections.push([]);
    sections[sections.length - 1]?.push(block);
  }
  return sections.filter((section) => section.some((block) => block.about?.some((kinds) => kinds?.includes(decision)))).flat();
}

export interface GuidePiece {
  text: string;
  style: "plain" | "strong" | "emphasis";
}

/** Splits a text at `**strong**` and `*emphasized*` words. */
export function guidePieces(text: string): GuidePiece[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter((part) => part !== "")
    .map((part) => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), style: "strong" };
      return part.startsWith("*") ? { text: part.slice(1, -1), style: "emphasis" } : { text: part, style: "plain" };
    });
}
