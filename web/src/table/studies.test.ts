import { describe, expect, it } from "vitest";
import { studies } from "./studies";

describe("studies", () => {
  it("tells a Weakness in force from one that is face down", () => {
    const view = { weaknesses: [["egg", "weak_fire", true], ["corpse", null, false]], lasting: ["weak_fire"] };
    expect(studies(view as never).map((s) => s.state)).toEqual(["active", "hidden"]);
  });
  it("tells a card in force from one that was discarded", () => {
    const view = { weaknesses: [["corpse", "agile", false], ["egg", "virulent", true]], lasting: ["agile"] };
    expect(studies(view as never).map((s) => [s.card, s.state])).toEqual([
      ["agile", "active"],
      ["virulent", "gone"],
    ]);
  });
  it("tells a Weakness that an earlier game revealed from one in force", () => {
    const view = { weaknesses: [["egg", "weak_fire", false]], lasting: [] };
    expect(studies(view as never)).toEqual([{ slot: "egg", card: "weak_fire", state: "known" }]);
  });
});
