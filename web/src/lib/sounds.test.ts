import { describe, expect, it } from "vitest";
import type { Sound } from "../events";
import { SOUNDS, soundOf } from "./sounds";

describe("sounds", () => {
  it("have a voice for what is heard on a ship", () => {
    for (const [name, notes] of Object.entries(SOUNDS)) expect(notes.length, name).toBeGreaterThan(0);
  });

  it.each<[string, Sound]>([
    ["noise_rolled", "die"],
    ["door_closed", "door"],
    ["door_destroyed", "crash"],
    ["attack", "bite"],
    ["shoots", "shot"],
    ["self_destruct_started", "alarm"],
    ["serious_wound", "wound"],
    ["intruder_placed", "growl"],
    ["turn", "turn"],
    ["healed_light", "good"],
  ])("%s sounds like %s", (event, name) => expect(soundOf(event)).toBe(SOUNDS[name]));

  it("are silent for what nobody hears", () => {
    expect(soundOf("peeked")).toBeNull();
    expect(soundOf("something_new")).toBeNull();
  });

  it("can be played: short, not too loud, at frequencies that exist", () => {
    for (const [name, notes] of Object.entries(SOUNDS))
      for (const note of notes) {
        expect(note.at + note.seconds, name).toBeLessThanOrEqual(2);
        expect(note.loud, name).toBeLessThanOrEqual(1);
        expect(Math.min(note.from, note.to), name).toBeGreaterThan(20);
        expect(Math.max(note.from, note.to), name).toBeLessThan(20000);
      }
  });
});
