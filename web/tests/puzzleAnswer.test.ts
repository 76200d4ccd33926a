import { beforeEach, describe, expect, it } from "vitest";
import type { Puzzle } from "../src/lib/protocol";
import { explanationFor, verdictOn } from "../src/lib/puzzleAnswer";
import { rememberSolved, solvedPuzzles } from "../src/lib/solvedPuzzles";

const puzzle = {
  best: 3,
  estimates: [
    { choice: 3, value: 0.6, error: 0.01, visits: 900 },
    { choice: 4, value: 0.58, error: 0.02, visits: 300 },
    { choice: 5, value: 0.3, error: 0.01, visits: 60 },
    { choice: 6, value: 0, error: 1, visits: 0 },
  ],
  why: [
    { best: 3, other: 4, worlds: 40, futures: [] },
    { best: 3, other: 5, worlds: 40, futures: [] },
  ],
} as unknown as Puzzle;

describe("the answer to a puzzle", () => {
  it("is the best choice, one as good within the errors, a worse one, or one that was not tried", () => {
    expect([3, 4, 5, 6].map((choice) => verdictOn(puzzle, choice))).toEqual(["best", "equal", "worse", "untried"]);
  });
  it("is explained against the choice that was made; the best against the next one", () => {
    expect([3, 4, 5, 6].map((choice) => explanationFor(puzzle, choice)?.other ?? null)).toEqual([4, 4, 5, null]);
  });
});

describe("solved puzzles", () => {
  beforeEach(() => localStorage.clear());

  it("are remembered once each, the last one first", () => {
    for (const id of ["a", "b", "a"]) rememberSolved(id);
    expect(solvedPuzzles()).toEqual(["a", "b"]);
  });
  it("are none where something else is stored", () => {
    localStorage.setItem("cantina.solved-puzzles", '{"a":1}');
    expect(solvedPuzzles()).toEqual([]);
    localStorage.setItem("cantina.solved-puzzles", "not JSON");
    expect(solvedPuzzles()).toEqual([]);
  });
});
