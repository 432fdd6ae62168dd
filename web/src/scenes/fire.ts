/** Fires spread from Room to Room; things break. */
import type { Line } from "../messages";
import Fire from "./Fire.svelte";
import { Script, type Act, type SceneKind } from "./scene";

/** All of them that follow: the first takes its time, the others run after it. */
function oneByOne(lines: Line[], event: string, sound: "fire" | "spark"): Act[] {
  const script = new Script(lines).tell("room", 850, sound);
  while (script.follows(event)) script.tell("room", 380, sound);
  return script.acts;
}

export const FIRE: SceneKind = {
  kind: "fire",
  begins: ["fire"],
  drawn: Fire,
  dark: 0.5,
  bare: true,
  acts: (lines) => oneByOne(lines, "fire", "fire"),
};

export const MALFUNCTION: SceneKind = {
  kind: "malfunction",
  begins: ["malfunction"],
  drawn: Fire,
  dark: 0.5,
  bare: true,
  acts: (lines) => oneByOne(lines, "malfunction", "spark"),
};
