// Touching pieces: pairs, taking the first touch back, and several choices behind one element.
import { describe, expect, it } from "vitest";
import { elementPath, touch, touchTargets, type ElementPath } from "../src/lib/touches";

const paths = new Map<number, ElementPath>([
  [1, elementPath("deck")],
  [2, elementPath(["card:a", "slot:1"])],
  [3, elementPath(["card:a", "slot:2"])],
  [4, elementPath(["card:b", "slot:2"])],
  [5, elementPath("place:3")],
  [6, elementPath("place:3")],
  [7, elementPath(null)],
]);

describe("what can be touched", () => {
  it("is at first every first element", () => {
    expect([...touchTargets(paths, [])]).toEqual([
      ["deck", [1]],
      ["card:a", [2, 3]],
      ["card:b", [4]],
      ["place:3", [5, 6]],
    ]);
  });
  it("is then where the first one may go", () => {
    expect([...touchTargets(paths, ["card:a"])]).toEqual([
      ["slot:1", [2]],
      ["slot:2", [3]],
    ]);
  });
});

describe("a touch", () => {
  it("chooses where one choice is left", () => {
    expect(touch(paths, [], "deck")).toEqual({ kind: "choose", choice: 1 });
    expect(touch(paths, ["card:a"], "slot:2")).toEqual({ kind: "choose", choice: 3 });
  });
  it("of the first of a pair waits for the second, even if there is only one", () => {
    expect(touch(paths, [], "card:b")).toEqual({ kind: "narrow", touched: ["card:b"], choices: [4] });
  });
  it("of the same element takes it back", () => {
    expect(touch(paths, ["card:a"], "card:a")).toEqual({ kind: "back", touched: [] });
  });
  it("of another first element starts anew", () => {
    expect(touch(paths, ["card:a"], "card:b")).toEqual({ kind: "narrow", touched: ["card:b"], choices: [4] });
  });
  it("that stands for several choices leaves them to the list", () => {
    expect(touch(paths, [], "place:3")).toEqual({ kind: "narrow", touched: ["place:3"], choices: [5, 6] });
  });
  it("of anything else is refused", () => {
    expect(touch(paths, [], "slot:1")).toEqual({ kind: "refused" });
  });
});
