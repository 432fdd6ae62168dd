// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { words } from "../lib/words.svelte";
import { line } from "../testing/parts";
import { callsOf, isExposed, reactionsTo, told, wordsOf } from "./dossier";

const said = (at: number, number: number, seat: number, text: string) => line(at, "said", text, { seat, partner: null, line: number, said: ["sent"] });

describe("what was said", () => {
  it("is shown without who says it", () => {
    expect(wordsOf("The Pilot, to you: “Come to the Canteen (006).”")).toBe("Come to the Canteen (006).");
    expect(wordsOf("La Pilote : « Le Moteur 2 fonctionne. »")).toBe("Le Moteur 2 fonctionne.");
    expect(wordsOf("Come.")).toBe("Come.");
  });

  it("stands in no dossier before it is told", () => {
    const seat = (lines: number[]) => ({ seat: 1, promises: [], deeds: [], kept: 0, broken: 0, lines: lines.map((n) => ({ line: n, round: 1, text: `${n}`, mark: "" as const, lie: false })) });
    expect(told([seat([2, 1, 0])], [said(4, 0, 1, "“A.”"), said(6, 1, 1, "“B.”")])).toEqual([seat([1, 0])]);
  });

  it("is called a lie where a replay says so behind the words", () => {
    vi.spyOn(words, "get").mockImplementation((key, args) => (key === "radio_lie" ? `${String(args?.line)} A lie.` : key));
    expect(isExposed("Pilot: “I have sent the Signal.” A lie.")).toBe(true);
    expect(isExposed("Pilot: “I have sent the Signal.”")).toBe(false);
    vi.restoreAllMocks();
  });

  it("can be doubted, and its speaker accused of it or thanked", () => {
    expect(reactionsTo(4, 2).map((one) => one.said)).toEqual([["doubt", 4], ["accuse", 2, 4], ["thanks", 2]]);
  });
});

describe("calls", () => {
  const way = (state: string) => ({ said: ["engine", 1, state], text: `Engine 2 is ${state}` });

  it("has requests first, then what could be announced, each under a name of its own", () => {
    const request = { line: 3, seat: 1, text: "Come", answers: [] };
    const calls = callsOf({ left: 2, requests: [request], announce: [[way("working"), way("damaged")]] });
    expect(calls.map(({ id }) => id)).toEqual(["request-3", 'announce-["engine",1,"working"]']);
  });

  it("has nothing for whoever has no voice", () => {
    expect(callsOf(null)).toEqual([]);
  });
});
