// A table that is played with other numbers says so, with its set's name and every difference.
import { mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import TableNumbers from "../src/components/TableNumbers.svelte";
import { Localizer } from "../src/lib/localizer";
import { preferences } from "../src/lib/preferences.svelte";
import type { NumberInfo, TableNumbers as Numbers } from "../src/lib/protocol";

const info: NumberInfo = { value: 15, low: 0, high: 200, provenance: "designed", rule: "XY-1", text: "number-bounty", args: { card: "ruth" } };
const text = "card-ruth = Ruth\nnumber-bounty = Bounty of { $card }";
const localizer = new Localizer("en", text, { card: "card" }, {}, {}, { "bounty.1": info });

function shown(numbers: Numbers | null): string {
  document.body.innerHTML = "";
  const component = mount(TableNumbers, { target: document.body, props: { numbers, localizer } });
  const found = document.body.textContent.replace(/\s+/g, " ").trim();
  void unmount(component);
  return found;
}

describe("the numbers of a table", () => {
  afterEach(() => (preferences.language = "en"));

  it("are named and listed where they differ from the game's", () => {
    preferences.language = "en";
    const numbers = { name: "My box", changes: [{ number: "bounty.1", before: 15, value: 20 }] };
    expect(shown(numbers)).toBe("Numbers: My box (1 differs) Bounty of Ruth: 15 20");
    preferences.language = "es";
    expect(shown({ ...numbers, name: "" })).toBe("Números: sin nombre (1 distinto) Bounty of Ruth: 15 20");
  });
  it("are not mentioned where they are those of the game", () => {
    expect(shown(null)).toBe("");
  });
});
