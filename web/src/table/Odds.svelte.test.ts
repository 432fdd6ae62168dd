// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Risk } from "../messages";
import { all, show, texts } from "../testing/parts";
import Odds from "./Odds.svelte";

const risk = (id: string, percent: number, more: Partial<Risk> = {}): Risk => ({
  id,
  percent,
  text: `${id} ${percent} %`,
  why: "",
  about: "",
  whole: false,
  ...more,
});
const part = (id: string, percent: number, about = "") => risk(id, percent, { whole: true, about });
const odds = (risks: Risk[], thin = false, why = false) => show(Odds, { risks, thin, why });

describe("Odds", () => {
  it("draws the parts of one whole in one bar, each as wide as it is likely", () => {
    const shown = odds([part("noise", 60), part("danger", 25), part("silence", 15)]);
    expect(all(shown, ".bar")).toHaveLength(1);
    expect(all(shown, ".bar span").map((part) => part.style.flexGrow)).toEqual(["60", "25", "15"]);
  });

  it("gives chances that overlap a bar each, filled up with the rest", () => {
    const shown = odds([risk("hit", 70), risk("kill", 40)]);
    expect(all(shown, ".bar")).toHaveLength(2);
    expect(all(shown, ".bar .rest").map((part) => part.style.flexGrow)).toEqual(["30", "60"]);
  });

  it("says all in short where there is little room, and of many finds the likeliest", () => {
    const finds = ["a", "b", "c", "d"].map((text) => risk("find", 40, { text }));
    const shown = odds([risk("hit", 70), risk("kill", 40), ...finds], true);
    expect(all(shown, ".bar")).toHaveLength(0);
    expect(texts(shown, "p")).toEqual(["hit 70 % · kill 40 % · a · b · c"]);
  });

  it("keeps apart what is about different things, a bar for each", () => {
    const shown = odds([part("serious", 20, "first"), part("unhurt", 80, "first"), part("noise", 100, "then")]);
    expect(all(shown, ".bar")).toHaveLength(2);
    expect(texts(shown, "p")).toEqual(["first serious 20 % · unhurt 80 %", "then noise 100 %"]);
  });

  it("explains each chance on demand, and one explanation once", () => {
    const risks = [risk("hit", 70, { why: "4 of 6" }), risk("kill", 40, { why: "4 of 6" })];
    expect(texts(odds(risks, false, true), ".why")).toEqual(["4 of 6"]);
    expect(all(odds(risks), ".why")).toHaveLength(0);
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
