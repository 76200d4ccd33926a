// A tip stands beside what it points at, inside the window, and covers as little as it can of what can be chosen.
import { describe, expect, it } from "vitest";
import { placeTip, tipsFor, type Box } from "../src/lib/tips";

const WINDOW = { width: 390, height: 844 };
const SIZE = { width: 300, height: 110 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });

describe("the place of a tip", () => {
  it.each([
    ["at the top", box(10, 0, 200, 40), "below"],
    ["at the bottom", box(0, 700, 390, 144), "above"],
    ["in a corner", box(346, 800, 44, 44), "above"],
  ])("%s is beside its target and inside the window", (_name, target, side) => {
    const place = placeTip(target, SIZE, WINDOW, []);
    expect(place?.side).toBe(side);
    expect(place?.left).toBeGreaterThanOrEqual(0);
    expect((place?.left ?? 0) + SIZE.width).toBeLessThanOrEqual(WINDOW.width);
    const top = place?.top ?? 0;
    expect(top >= target.bottom || top + SIZE.height <= target.top).toBe(true);
    expect(place?.arrow).toBeGreaterThan(0);
    expect(place?.arrow).toBeLessThan(SIZE.width);
  });
  it("is on the side where it covers fewer choices", () => {
    const target = box(100, 400, 100, 40);
    expect(placeTip(target, SIZE, WINDOW, [])?.side).toBe("below");
    expect(placeTip(target, SIZE, WINDOW, [box(0, 450, 390, 100)])?.side).toBe("above");
  });
  it("is nowhere if what it points at fills the window", () => {
    expect(placeTip(box(0, 0, 390, 800), SIZE, WINDOW, [])).toBeNull();
  });
});

describe("tips", () => {
  it("have different names in every arrangement", () => {
    for (const hasHand of [true, false]) {
      const names = tipsFor({ hasHand, hasLogDrawer: false, hasListDrawer: false }).map((tip) => tip.name);
      expect(names).toEqual(["turn", "hand", "choices", "log", "help"]);
    }
  });
});
