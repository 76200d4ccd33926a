// A game's guide as blocks: headings, paragraphs, lists with or without numbers, and figures.
export interface GuideBlock {
  kind: "heading" | "paragraph" | "list" | "numbered" | "figure";
  /** One text, or one for each item of a list; of a figure its name and its caption. */
  texts: string[];
}

const HEADING = /^## /;
const ITEM = /^- /;
const NUMBERED = /^\d+\. /;
const FIGURE = /^!\[([a-z-]+)\]\((.+)\)$/;

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
    const words = line.replace(kind === "heading" ? HEADING : kind === "list" ? ITEM : NUMBERED, "");
    const last = found[found.length - 1];
    if (ended || last?.kind !== kind || kind === "heading") found.push({ kind, texts: [words] });
    else if (kind === "paragraph") last.texts[0] = `${last.texts[0]} ${words}`;
    else last.texts.push(words);
    ended = false;
  }
  return found;
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
