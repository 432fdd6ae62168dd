// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "../lib/api";
import { browserMemory } from "../lib/browserMemory.svelte";
import type { TableInfo, Verdict } from "../messages";
import { all, button, press, show, texts } from "../testing/parts";
import Chance from "./Chance.svelte";

const INFO = { code: "abcdefgh", commitment: "c0ffee", key: null, seed: null } as TableInfo;
const HONEST: Verdict = { honest: true, reason: "", values: {}, choices: 40, events: 90, given: "" };

function verified(verdict: Verdict, info: TableInfo = INFO) {
  vi.spyOn(api, "verdict").mockResolvedValue(verdict);
  vi.spyOn(api, "table").mockResolvedValue({ ...info, key: "4b4559" });
  const shown = show(Chance, { info, over: true });
  press(button(shown, "web-table-fair-verify"));
  return shown;
}

describe("Chance", () => {
  afterEach(() => vi.restoreAllMocks());

  it("shows the commitment while the game is on, and nothing to verify yet", () => {
    const shown = show(Chance, { info: INFO });
    expect(texts(shown, "code")).toEqual(["c0ffee"]);
    expect(all(shown, "button, a")).toHaveLength(0);
  });

  it("shows a seed that the host named, or says that nothing can be proved", () => {
    expect(texts(show(Chance, { info: { ...INFO, commitment: null, seed: 7 } }), "p")).toEqual(["web-table-fair-seed"]);
    expect(texts(show(Chance, { info: { ...INFO, commitment: null } }), "p")).toEqual(["web-table-fair-not"]);
  });

  it("tells the key and the verdict at the end", async () => {
    const shown = verified(HONEST);
    await vi.waitFor(() => expect(texts(shown, ".good")).toEqual(["web-table-fair-honest"]));
    expect(texts(shown, "code")).toEqual(["c0ffee", "4b4559"]);
    expect(all(shown, "a")[0]?.getAttribute("href")).toBe("/api/tables/abcdefgh/record");
  });

  it("tells what does not follow from the key", async () => {
    const shown = verified({ ...HONEST, honest: false, reason: "proof_key" });
    await vi.waitFor(() => expect(texts(shown, ".bad")).toHaveLength(1));
    expect(all(shown, ".good")).toHaveLength(0);
  });

  it("notices that another commitment was shown at the beginning", () => {
    browserMemory.noteCommitment("zyxwvuts", "decade");
    browserMemory.noteCommitment("zyxwvuts", "c0ffee");
    const shown = show(Chance, { info: { ...INFO, code: "zyxwvuts" } });
    expect(texts(shown, ".bad")).toEqual(["web-table-fair-other"]);
  });
});
