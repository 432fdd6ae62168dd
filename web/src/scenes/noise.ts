/** The Noise die, and what answers it. */
import NoiseRoll from "./NoiseRoll.svelte";
import { Script, type SceneKind } from "./scene";

export const NOISE: SceneKind = {
  kind: "noise",
  begins: ["noise_rolled", "room_noise_rolled"],
  drawn: NoiseRoll,
  dark: 0.55,
  again: 0.4,
  acts: (lines) => {
    const script = new Script(lines).act("roll", 1050, lines[0], "die");
    const face = String(lines[0]!.data.face);
    if (face === "danger") script.tell("danger", 800, "danger").also("danger", "noise_all");
    else if (face === "silence") script.tell("silence", 700).also("danger", "noise_all");
    else script.tell("number", 320);
    if (script.follows("noise")) script.act("walk", 520, script.next, "noise").tell("there", 480);
    return script.acts;
  },
};
