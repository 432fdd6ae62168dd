// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { question } from "../testing/parts";
import { atOnce } from "./oneTap";

const risk = (id: string, percent = 20) => ({ id, percent, text: "", why: "", about: "", whole: true });
const STEP = { value: ["move", 6, 3] as ["move", number, number], text: "Move", risks: [risk("noise"), risk("danger"), risk("slime")] };
const CAREFUL = { value: ["careful_move", 6, 3] as ["careful_move", number, number], text: "Careful", risks: [risk("no_roll", 100)] };

describe("one press", () => {
  it("moves where the roll brings Noise at worst", () => {
    expect(atOnce(question("turn", [STEP]), [0])).toBe(0);
    expect(atOnce(question("turn", [CAREFUL, STEP]), [0, 1])).toBe(1);
  });
  it("shows the odds where an Encounter may come", () => {
    const risky = { ...STEP, risks: [risk("noise"), risk("encounter")] };
    expect(atOnce(question("turn", [risky]), [0])).toBeNull();
    expect(atOnce(question("turn", [risky, CAREFUL]), [0, 1])).toBeNull();
    expect(atOnce(question("turn", [{ ...STEP, risks: [risk("death", 1)] }]), [0])).toBeNull();
  });
  it("asks where there is more to do than to go there, or two ways", () => {
    const grenade = { value: ["use", "grenade"] as ["use", string], text: "Throw" };
    expect(atOnce(question("turn", [STEP, grenade]), [0, 1])).toBeNull();
    expect(atOnce(question("turn", [STEP, { ...STEP, value: ["move", 6, 4] }]), [0, 1])).toBeNull();
  });
  it("takes the only answer of another question", () => {
    expect(atOnce(question("discard_one", [{ value: ["card", "a"], text: "a" }]), [0])).toBe(0);
  });
});
