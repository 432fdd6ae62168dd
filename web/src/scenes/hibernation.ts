/** A chamber closes over somebody; or an Intruder keeps them out of it. */
import Hibernation from "./Hibernation.svelte";
import { Script, type SceneKind } from "./scene";

export const HIBERNATION: SceneKind = {
  kind: "hibernation",
  begins: ["hibernated", "hibernation_failed"],
  drawn: Hibernation,
  dark: 0.75,
  acts: (lines) => new Script(lines).act("lies", 900, lines[0], "door").tell("closes", 1700).acts,
};
