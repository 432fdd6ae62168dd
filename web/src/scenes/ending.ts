/** How it ends with the ship: it jumps, or it is no more; and the alarm before that. */
import Alarm from "./Alarm.svelte";
import Explosion from "./Explosion.svelte";
import Jump from "./Jump.svelte";
import { Script, type SceneKind } from "./scene";

const SHIP_LOST = ["destroyed", "ninth_fire", "ninth_malfunction"];

export const JUMP: SceneKind = {
  kind: "jump",
  begins: ["game_ends"],
  drawn: Jump,
  dark: 0.9,
  bare: true,
  acts: (lines) => (lines[0]!.data.cause === "jump" ? new Script(lines).act("charge", 1300, lines[0], "engine").tell("away", 2100, "jump").acts : null),
};

export const EXPLOSION: SceneKind = {
  kind: "explosion",
  begins: ["game_ends"],
  drawn: Explosion,
  dark: 0.9,
  bare: true,
  acts: (lines) =>
    SHIP_LOST.includes(String(lines[0]!.data.cause)) ? new Script(lines).act("silence", 900, lines[0]).tell("bursts", 2500, "explosion").acts : null,
};

export const ALARM: SceneKind = {
  kind: "alarm",
  begins: ["self_destruct_started", "self_destruct_advanced"],
  drawn: Alarm,
  dark: 0.55,
  acts: (lines) => new Script(lines).tell("alarm", 1150, "alarm").acts,
};
