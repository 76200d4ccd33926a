// Both languages say everything.
import { describe, expect, it } from "vitest";
import en from "../src/text/en.ftl?raw";
import es from "../src/text/es.ftl?raw";

const ids = (text: string): string[] => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1] as string);
const sources = import.meta.glob("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true }) as Record<string, string>;

describe("the client's words", () => {
  it("are the same in both languages", () => {
    expect(ids(es)).toEqual(ids(en));
  });
  it("name every level of bots, and every pace", () => {
    for (const id of ["level-easy", "level-normal", "level-hard", "level-expert", "pace-human", "pace-fast"]) expect(ids(en)).toContain(id);
  });
  it("exist wherever they are used", () => {
    const known = new Set(ids(en));
    const used = Object.values(sources).flatMap((text) => [...text.matchAll(/\bsay\("([a-z][a-z0-9-]*)"/g)].map((found) => found[1] as string));
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });
});
