import { describe, expect, it } from "vitest";
import type { Line, ReplayMoment } from "../messages";
import { indexOf, linesAt, parse, rounds, step, stops, written } from "./timeline";

const moment = (at: number, round: number, turn: number, lines: number, phase = "player"): ReplayMoment => ({ at, round, turn, lines, phase, text: "" });
const moments = [
  moment(0, 0, -1, 0, "setup"),
  moment(2, 1, 0, 3),
  moment(3, 1, 0, 5),
  moment(5, 1, 1, 6),
  moment(6, 1, -1, 9, "event"),
  moment(9, 2, 1, 12),
  moment(11, 2, 1, 14),
];

describe("the line of moments", () => {
  it("stops at choices, turns and rounds", () => {
    expect(stops(moments, "choice")).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(stops(moments, "turn")).toEqual([0, 1, 3, 4, 5, 6]);
    expect(stops(moments, "round")).toEqual([0, 1, 5, 6]);
    expect(stops([], "turn")).toEqual([]);
  });

  it("steps and stays within its ends", () => {
    expect(step(moments, 1, 1, "turn")).toBe(3);
    expect(step(moments, 4, -1, "round")).toBe(1);
    expect(step(moments, 6, 1, "choice")).toBe(6);
    expect(step(moments, 0, -1, "choice")).toBe(0);
    expect(step([], 0, 1, "choice")).toBe(0);
  });

  it("finds a moment that another viewer has seen", () => {
    expect(indexOf(moments, 5)).toBe(3);
    expect(indexOf(moments, 8)).toBe(4);
    expect(indexOf(moments, 99)).toBe(6);
    expect(indexOf([], 3)).toBe(0);
  });

  it("cuts the log where the moment stands", () => {
    const lines = [0, 2, 4, 8].map((at) => ({ at }) as Line);
    expect(linesAt(lines, moments[2]).map((l) => l.at)).toEqual([0, 2, 4]);
    expect(linesAt(lines, undefined)).toEqual([]);
  });

  it("knows where rounds begin", () => {
    expect(rounds(moments)).toEqual([{ round: 1, index: 1 }, { round: 2, index: 5 }]);
    expect(rounds(moments, 0.9)).toEqual([{ round: 1, index: 1 }]);
  });

  it("writes and reads addresses", () => {
    expect(written({ at: 120, seat: 2 })).toBe("#at=120&seat=2");
    expect(written({ at: null, seat: null })).toBe("");
    expect(parse("#at=120&seat=2")).toEqual({ at: 120, seat: 2 });
    expect(parse("at=x&seat=-1")).toEqual({ at: null, seat: null });
  });
});
