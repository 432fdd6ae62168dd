import { expect, it } from "vitest";
import { learnAlso } from "../lib/told";
import { pulseColour } from "./pulse";

it.each([
  ["fire", "fire"],
  ["serious_wound", "danger"],
  ["encounter", "danger"],
  ["attack_card", "danger"],
  ["noise_rolled", "warn"],
  ["door_destroyed", "warn"],
  ["slimed", "slime"],
  ["healed", "good"],
  ["moved", "accent"],
])("%s glows in the colour of %s", (kind, colour) => expect(pulseColour({ kind, room: 3 })).toBe(`var(--${colour})`));

it("goes by what an event declares, not by its name", () => {
  expect(pulseColour({ kind: "campfire_songs", room: 3 })).toBe("var(--accent)");
  expect(pulseColour({ kind: "campfire_songs", figure: 1 })).toBe("var(--danger)");
  learnAlso({ campfire_songs: { sound: "good" } });
  expect(pulseColour({ kind: "campfire_songs", room: 3 })).toBe("var(--good)");
});
