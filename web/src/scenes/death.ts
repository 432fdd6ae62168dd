/** Somebody dies. */
import Death from "./Death.svelte";
import { Script, type SceneKind } from "./scene";

export const DEATH: SceneKind = {
  kind: "death",
  begins: ["died"],
  drawn: Death,
  dark: 0.92,
  acts: (lines) => new Script(lines).act("beats", 1300, lines[0], "heart").tell("flat", 1600, "death").acts,
};
