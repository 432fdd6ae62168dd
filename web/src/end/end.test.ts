// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableInfo, Tale, TurningPoints } from "../messages";
import { add, career, causes, forget, playedAt, read, shares, written } from "./career";
import { apart, heightAt, lastOf, roundsOf, spots, yOf } from "./lines";
import { paint, wrapped } from "./picture";
import { pathOf, placed } from "./ways";

const seat = (n: number, part: object = {}) => ({
  seat: n, character: "captain", who: "The Captain", survived: n === 0, won: n === 0, infected: 0, led_from: null,
  numbers: { kills: 2 }, way: [{ at: 1, round: 1, room: 1 }, { at: 5, round: 2, room: 2 }],
  deaths: n === 0 ? [] : [{ seat: n, at: 9, round: 3, room: 2, cause: "fire", by: "", text: "burnt <there>", before: [] }], ...part,
});
const TALE = {
  report: ["The ship jumps."], cause: "jump", lost: false, seats: [seat(0), seat(1)], deeds: [],
  marks: [{ at: 9, round: 3, room: 2, kind: "death", seat: 1, text: "" }], chapters: [], numbers: { rounds: 3 },
} as unknown as Tale;
const INFO = { code: "abcdefgh", moved: 50, created: 1, setup: { species: "intruders", mode: "coop" } } as unknown as TableInfo;

describe("career", () => {
  beforeEach(forget);
  it("counts a game once for each seat, however often its report is read", () => {
    expect(add(playedAt(INFO, TALE, [0]))).toBe(1);
    expect(add(playedAt(INFO, TALE, [0]))).toBe(0);
    expect(add(playedAt(INFO, TALE, [0, 1])), "the other seat at this screen").toBe(1);
    expect(career()).toHaveLength(2);
    expect(shares(career(), "mode")).toEqual([{ id: "coop", games: 2, survived: 1, won: 1 }]);
    expect(causes(career())).toEqual([["fire", 1]]);
  });
  it("goes to a file and comes back, and takes nothing else for one", () => {
    add(playedAt(INFO, TALE, [0, 1]));
    const file = written(career());
    forget();
    expect(career()).toEqual([]);
    expect(add(read(file)!)).toBe(2);
    expect(read("{}")).toBeNull();
    expect(read("no")).toBeNull();
    expect(read('{"format":"nemesis-career","games":[{"code":1}]}')).toEqual([]);
  });
});

describe("the curve", () => {
  const found = { seat: 0, progress: 100, points: [], games: 16, curve: [{ at: 0, round: 1, percent: 50 }, { at: 10, round: 2, percent: 0 }] } as TurningPoints;
  it("goes from the first round to the end, death at the foot", () => {
    const line = spots(found, lastOf([found]));
    expect(line[1]!.y).toBe(yOf(0));
    expect(heightAt(line, 5)).toBeCloseTo((yOf(50) + yOf(0)) / 2);
    expect(roundsOf([found])).toEqual([{ round: 1, at: 0 }, { round: 2, at: 10 }]);
  });
  it("keeps its labels apart", () => {
    const [a, b, c] = apart([200, 200, 100]);
    expect(Math.abs(a! - b!)).toBeGreaterThanOrEqual(15);
    expect(c).toBeLessThan(a!);
  });
});

describe("the picture", () => {
  const rooms = [1, 2].map((slot) => ({ slot, x: slot * 40, y: 50, part: "ship", marking: "1", vent_numbers: [], vent_space: -1 }));
  const sheet = { rooms, corridors: [{ index: 0, a: 1, b: 2, numbers: [1] }] } as never;
  it("tells the title, the ship, every fate, a sentence, and that it is unofficial", () => {
    vi.stubGlobal("Path2D", class {});
    const fates = TALE.seats.map((s) => ({ who: s.who, character: s.character, won: s.won, text: s.deaths[0]?.text ?? "alive" }));
    const about = { title: "NEMESIS", kind: "Co-op", opening: ["The ship jumps."], fates, sentence: "So it went.", unofficial: "Unofficial", language: "en" };
    const said: string[] = [];
    const pen = new Proxy({}, {
      get: (_, name) => (name === "fillText" ? (text: string) => said.push(text) : () => ({ addColorStop: () => {} })),
      set: () => true,
    });
    paint(pen as never, about, TALE, sheet);
    for (const text of ["NEMESIS", "Co-op", "The ship jumps.", "alive", "burnt <there>", "So it went.", "Unofficial", "✝"]) expect(said).toContain(text);
    vi.unstubAllGlobals();
  });
  it("wraps words and says when something is left out", () => {
    expect(wrapped("one two three", 7, 2)).toEqual(["one two", "three"]);
    expect(wrapped("one two three four", 5, 2)).toEqual(["one", "two…"]);
  });
  it("draws a way up to a round", () => {
    const places = placed(rooms as never);
    expect(pathOf(TALE.seats[0]!, 1, places, 2).split(" ")).toHaveLength(1);
    expect(pathOf(TALE.seats[0]!, 9, places, 2).split(" ")).toHaveLength(2);
  });
});
