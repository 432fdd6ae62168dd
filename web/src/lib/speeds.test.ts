import { describe, expect, it } from "vitest";
import { SPEEDS, speedOf } from "./speeds";

describe("the speeds", () => {
  it("are one list, and a remembered one is the nearest of it", () => {
    expect(SPEEDS.map(speedOf)).toEqual(SPEEDS);
    expect([0.6, 1.8, 0].map(speedOf)).toEqual([0.5, 2, 0]);
  });
});
