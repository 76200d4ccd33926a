// Changes of views are applied as the server means them.
import { describe, expect, it } from "vitest";
import { applyChanges } from "../src/lib/viewChanges";
import cases from "./viewChanges.json";

describe("changes of a view", () => {
  it.each(cases)("$name", ({ before, changes, after }) => {
    const original = structuredClone(before);
    expect(applyChanges(before, changes)).toEqual(after);
    expect(before).toEqual(original);
  });

  it("copy only what they change", () => {
    const before = { changed: [1, { deep: true }], kept: { list: [1] } };
    const after = applyChanges(before, [[["changed", 1, "deep"], null]]) as typeof before;
    expect(after.changed).toEqual([1, { deep: null }]);
    expect(after.kept).toBe(before.kept);
  });
});
