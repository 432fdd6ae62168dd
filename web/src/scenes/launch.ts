/** A Pod leaves the ship. */
import Launch from "./Launch.svelte";
import { Script, type SceneKind } from "./scene";

export const LAUNCH: SceneKind = {
  kind: "launch",
  begins: ["launched", "pod_lost"],
  drawn: Launch,
  dark: 0.75,
  acts: (lines) => new Script(lines).act("clamps", 800, lines[0], "door").tell("away", 1900, "launch").acts,
};
