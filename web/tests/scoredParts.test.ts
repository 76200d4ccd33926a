import { describe, expect, it } from "vitest";
import { scoredParts } from "../src/lib/scoredParts";

describe("the parts of a result", () => {
  it("that do not add to the score stand apart", () => {
    const breakdown = [
      { purses: 500, jewels: 1000, shots: 3, "bullets-received": 1 },
      { purses: 250, jewels: 0, shots: 0, "bullets-received": 2 },
    ];
    expect(scoredParts({ breakdown, scores: [1500, 250] })).toEqual({ scored: ["purses", "jewels"], others: ["shots", "bullets-received"] });
  });
  it("are all counted where they do not add up to it", () => {
    expect(scoredParts({ breakdown: [{ captures: 2, money: 30 }], scores: [7] })).toEqual({ scored: ["captures", "money"], others: [] });
  });
});
