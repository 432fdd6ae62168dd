import { describe, expect, it } from "vitest";
import { moodOf, SILENT } from "./ambience";
import type { View } from "./view";

function view(part: object): View {
  return {
    seat: 0,
    setup_done: true,
    result: null,
    self_destruct: -1,
    figures: [],
    noise: [false, false],
    rooms: [{ slot: 5, fire: false }, { slot: 6, fire: false }],
    seats: [{ room: 5 }],
    ...part,
  } as unknown as View;
}

describe("the ship", () => {
  it("hums, and nothing more, while nothing is wrong", () => expect(moodOf(view({}))).toEqual({ ...SILENT, hum: 1 }));

  it("lets a heart beat when something is near, and louder when it is here", () => {
    const afar = moodOf(view({ figures: [[1, "adult", 9, 0]] })).heart;
    const here = moodOf(view({ figures: [[1, "adult", 5, 0]] })).heart;
    expect(afar).toBeGreaterThan(0);
    expect(here).toBeGreaterThan(afar);
  });

  it("burns loudest in the own Room", () => {
    const far = moodOf(view({ rooms: [{ slot: 6, fire: true }] })).fire;
    expect(moodOf(view({ rooms: [{ slot: 5, fire: true }] })).fire).toBeGreaterThan(far);
    expect(far).toBeGreaterThan(0);
  });

  it("has something behind the wall where Noise was made, until it is there", () => {
    expect(moodOf(view({ noise: [true, false] })).wall).toBeGreaterThan(0);
    expect(moodOf(view({ noise: [true, false], figures: [[1, "adult", 5, 0]] })).wall).toBe(0);
  });

  it("sounds the alarm while Self-Destruct runs", () => expect(moodOf(view({ self_destruct: 0 })).alarm).toBe(1));

  it("is silent before the game and after it", () => {
    expect(moodOf(view({ setup_done: false }))).toEqual(SILENT);
    expect(moodOf(view({ result: {} }))).toEqual(SILENT);
  });

  it("gives no heart to a spectator", () => expect(moodOf(view({ seat: null, figures: [[1, "adult", 5, 0]] })).heart).toBe(0));
});
