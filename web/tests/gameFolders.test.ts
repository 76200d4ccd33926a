// A game's facts are in its own folder: no other file of the client names it.
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Cover from "../src/components/Cover.svelte";
import { loadFolder } from "../src/games";

const sources = import.meta.glob<string>(["../src/**/*.{svelte,ts,css,ftl,json}", "../index.html"], { query: "?raw", import: "default", eager: true });
const paths = Object.keys(sources);
const games = [...new Set(paths.map((path) => /^\.\.\/src\/games\/([^/]+)\//.exec(path)?.[1]).filter((name) => name !== undefined))];

/** A name as it may be written: two-words, twoWords, "Two Words", or its first word before a hyphen. */
function spellings(game: string): RegExp {
  const words = game.split("-");
  const first = words.length > 1 ? `|\\b${words[0]}-` : "";
  return new RegExp(words.join("[-_ ]?") + first, "i");
}

describe("the folders of games", () => {
  it("are found", () => {
    expect(games.length).toBeGreaterThan(3);
  });
  it.each(games)("%s is named nowhere else", (game) => {
    const others = paths.filter((path) => !path.startsWith(`../src/games/${game}/`));
    expect(others.length).toBeGreaterThan(40);
    expect(others.filter((path) => spellings(game).test(sources[path] ?? ""))).toEqual([]);
  });
});

describe("covers", () => {
  it.each(games)("%s has one of its own, drawn in SVG", (game) => {
    const { container } = render(Cover, { game });
    const shapes = [...container.querySelectorAll("path")];
    expect(shapes.length).toBeGreaterThan(3);
    expect(new Set(shapes.map((shape) => shape.namespaceURI))).toEqual(new Set(["http://www.w3.org/2000/svg"]));
    expect(container.querySelector("text")).toBeNull();
  });
  it("show the title of a game without a folder", async () => {
    const { container } = render(Cover, { game: "some-other-game" });
    expect(container.querySelector("text")?.textContent).toBe("some-other-game");
    expect(await loadFolder("some-other-game")).toEqual({});
  });
});
