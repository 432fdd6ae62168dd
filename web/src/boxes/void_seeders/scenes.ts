/** A Panic card against the level of Insanity. */
import Panic from "./Panic.svelte";
import { TURNING } from "../../scenes/encounter";
import { Script, type SceneKind } from "../../scenes/scene";

const PANIC: SceneKind = {
  kind: "panic",
  begins: ["panic"],
  drawn: Panic,
  dark: 0.8,
  heart: true,
  acts: (lines) => new Script(lines).act("whispers", 700, lines[0], "whisper").act("card", 420, lines[0], "card").act("turn", TURNING, lines[0]).tell("verdict", 1050).also("panic_in_vain", "insanity").acts,
};

const INSANITY: SceneKind = {
  kind: "insanity",
  begins: ["insanity"],
  drawn: Panic,
  dark: 0.7,
  acts: (lines) => new Script(lines).tell("verdict", 1000, "whisper").acts,
};

export const SCENES: SceneKind[] = [PANIC, INSANITY];
