// Every text exists in both languages, and every text that is used exists.
import { describe, expect, it } from "vitest";
import { SYMBOLS } from "../src/lib/symbols";
import en from "../src/text/en.ftl?raw";
import es from "../src/text/es.ftl?raw";

const ids = (text: string): string[] => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1] as string);
const used = (sources: string[], call: RegExp): string[] => sources.flatMap((text) => [...text.matchAll(call)].map((found) => found[1] as string));

const sources = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const gameTexts = import.meta.glob<string>("../src/games/*/*.ftl", { query: "?raw", import: "default", eager: true });
const serverTexts = import.meta.glob<string>("../../src/cantina/games/*/text/en.ftl", { query: "?raw", import: "default", eager: true });
const gamesWithTexts = [...new Set(Object.keys(gameTexts).map((path) => path.replace(/\/[^/]*$/, "")))];

describe("the client's texts", () => {
  it("are the same in both languages", () => {
    expect(ids(es)).toEqual(ids(en));
  });
  it("name every level of bots, and every pace", () => {
    for (const id of ["level-easy", "level-normal", "level-hard", "level-expert", "pace-human", "pace-fast"]) expect(ids(en)).toContain(id);
  });
  it("name every symbol", () => {
    expect(Object.keys(SYMBOLS).filter((symbol) => !ids(en).includes(`symbol-${symbol}`))).toEqual([]);
  });
  it("exist wherever they are used", () => {
    const known = new Set(ids(en));
    const found = used(Object.values(sources), /\blocalize\("([a-z][a-z0-9-]*)"/g);
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe.each(gamesWithTexts)("the texts of %s", (folder) => {
  const english = ids(gameTexts[`${folder}/en.ftl`] ?? "");

  it("are the same in both languages", () => {
    expect(ids(gameTexts[`${folder}/es.ftl`] ?? "")).toEqual(english);
  });
  it("exist wherever they are used", () => {
    const own = Object.entries(sources).filter(([path]) => path.startsWith(`${folder}/`));
    const found = used(
      own.map(([, text]) => text),
      /\.format\("([a-z][a-z0-9-]*)"/g,
    );
    // A board may use its game's own messages, too.
    const package_ = folder.replace(/.*\//, "").replaceAll("-", "_");
    const known = new Set([...english, ...ids(serverTexts[`../../src/cantina/games/${package_}/text/en.ftl`] ?? "")]);
    expect(found.filter((id) => !known.has(id))).toEqual([]);
  });
});
