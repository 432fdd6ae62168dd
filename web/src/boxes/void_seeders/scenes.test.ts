import { describe, it } from "vitest";
import { isStaged, line } from "../../testing/scenes";

describe("scenes of this box", () => {
  it("panic", () => isStaged(["panic", ["whispers", "card", "turn", "verdict"], [line("panic", { seat: 0, card: "vs_pan_13", value: 2, level: 2 }, "Panics"), line("insanity", { seat: 0, level: 3 }, "Insanity"), null, line("turn", { seat: 1 })]]));
});
