/** The Intruder bag develops. */
import BagDraw from "./BagDraw.svelte";
import { TURNING } from "./encounter";
import { Script, type SceneKind } from "./scene";

export const BAG: SceneKind = {
  kind: "bag",
  begins: ["bag_token"],
  drawn: BagDraw,
  dark: 0.55,
  acts: (lines) =>
    new Script(lines)
      .act("bag", 620, lines[0], "whisper")
      .act("turn", TURNING, lines[0], "card")
      .tell("seen", 560)
      .also("token_added", "egg_added").acts,
};
