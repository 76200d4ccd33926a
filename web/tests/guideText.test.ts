// A guide is headings, paragraphs and lists, with strong and emphasized words.
import { describe, expect, it } from "vitest";
import { guideAbout, guideBlocks, guidePieces } from "../src/lib/guideText";

describe("a guide", () => {
  it("is read block by block", () => {
    const text = "## Aim\n\nOne line\nand its end.\n\n1. first\n2. second\n\n- a\n- b\n\nLast.";
    expect(guideBlocks(text)).toEqual([
      { kind: "heading", texts: ["Aim"] },
      { kind: "paragraph", texts: ["One line and its end."] },
      { kind: "numbered", texts: ["first", "second"] },
      { kind: "list", texts: ["a", "b"] },
      { kind: "paragraph", texts: ["Last."] },
    ]);
  });
  it("has figures with a name and a caption", () => {
    expect(guideBlocks("Before.\n![the-map](Where everybody stands)\nAfter.")).toEqual([
      { kind: "paragraph", texts: ["Before."] },
      { kind: "figure", texts: ["the-map", "Where everybody stands"] },
      { kind: "paragraph", texts: ["After."] },
    ]);
  });
  it("says of headings and items which decisions they are about", () => {
    const blocks = guideBlocks("## Aim\nWin.\n## A turn {draw, play}\nText.\n- one\n- two {pass}\n## End\nOver.");
    expect(blocks[2]).toEqual({ kind: "heading", texts: ["A turn"], about: [["draw", "play"]] });
    expect(guideAbout(blocks, "play").map((block) => block.texts[0])).toEqual(["A turn", "Text.", "one"]);
    expect(guideAbout(blocks, "pass")[2]?.about?.[1]).toEqual(["pass"]);
    expect(guideAbout(blocks, "fly")).toEqual([]);
  });
  it("has words that stand out", () => {
    expect(guidePieces("**Draw** the *top* card")).toEqual([
      { text: "Draw", style: "strong" },
      { text: " the ", style: "plain" },
      { text: "top", style: "emphasis" },
      { text: " card", style: "plain" },
    ]);
  });
});
