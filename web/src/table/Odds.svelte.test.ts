// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Risk } from "../messages";
import { all, show, texts } from "../testing/parts";
import Odds from "./Odds.svelte";

const risk = (id: string, percent: number): Risk => ({ id, percent, text: `${id} ${percent} %` });
const odds = (risks: Risk[], thin = false) => show(Odds, { risks, thin });

describe("Odds", () => {
  it("draws the parts of one whole in one bar, each as wide as it is likely", () => {
    const shown = odds([risk("noise", 60), risk("danger", 25), risk("silence", 15)]);
    expect(all(shown, ".bar")).toHaveLength(1);
    expect(all(shown, ".bar span").map((part) => part.style.flexGrow)).toEqual(["60", "25", "15"]);
  });

  it("gives chances that overlap a bar each, filled up with the rest", () => {
    const shown = odds([risk("hit", 70), risk("kill", 40)]);
    expect(all(shown, ".bar")).toHaveLength(2);
    expect(all(shown, ".bar .rest").map((part) => part.style.flexGrow)).toEqual(["30", "60"]);
  });

  it("shows the first alone where there is little room, without words", () => {
    const shown = odds([risk("hit", 70), risk("kill", 40)], true);
    expect(all(shown, ".bar")).toHaveLength(1);
    expect(all(shown, "p")).toHaveLength(0);
  });

  it("says in words what it draws, and leaves out what cannot happen", () => {
    expect(texts(odds([risk("hit", 70), risk("kill", 0)]), "p")).toEqual(["hit 70 %"]);
    expect(odds([risk("kill", 0)]).textContent?.trim()).toBe("");
  });

  it("draws no bar where nothing is left to chance", () => {
    const shown = odds([risk("no_roll", 100)]);
    expect(all(shown, ".bar")).toHaveLength(0);
    expect(texts(shown, "p")).toEqual(["no_roll 100 %"]);
  });

  it("has a shade for odds that it does not know", () => {
    expect(all(odds([risk("something_new", 30)]), ".bar .other")).toHaveLength(1);
  });
});
