import { describe, expect, it } from "vitest";
import type { View } from "../../lib/view";
import { sandShare } from "./sand";

function view(hourglass: unknown, left: number | null = null): View {
  const matters = [{ id: "hourglass", left }];
  return { ext: { hourglass }, setup: { options: { hourglass_seconds: 60 } }, matters } as unknown as View;
}

describe("the hourglass", () => {
  it("empties with the seconds that are left", () => {
    expect(sandShare(view(["running", 0]), 60)).toBe(1);
    expect(sandShare(view(["running", 0]), 15)).toBe(0.25);
  });
  it("empties with the actions that are done", () => {
    expect(sandShare(view(["running", 3], 9), null)).toBe(0.75);
  });
  it("is empty when it has run out, rests or is gone, and where there is none", () => {
    for (const state of ["run_out", "resting", "removed"]) expect(sandShare(view([state, 0]), null)).toBe(0);
    expect(sandShare(view(undefined), null)).toBe(0);
  });
});
