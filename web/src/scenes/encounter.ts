/** Something comes out of the bag, or out of the walls; and the hand against the number of the token. */
import Appears from "./Appears.svelte";
import FromTheBag from "./FromTheBag.svelte";
import { Script, type SceneKind } from "./scene";
import Surprise from "./Surprise.svelte";

/** A token or a card is seen before it is named. */
export const TURNING = 340;
const WHAT_FOLLOWS = ["intruder_placed", "noise_all", "noise_cleared", "token_added"];

export const ENCOUNTER: SceneKind = {
  kind: "encounter",
  begins: ["encounter", "summoned"],
  drawn: FromTheBag,
  dark: 0.75,
  heart: true,
  acts: (lines) =>
    new Script(lines)
      .act("bag", 850, lines[0], "whisper")
      .act("turn", TURNING, lines[0], "growl")
      .tell("seen", 450)
      .act("grows", 900, lines[0])
      .also(...WHAT_FOLLOWS).acts,
};

/** Without a token: it hatches, it is called, it becomes something else. */
export const APPEARANCE: SceneKind = {
  kind: "appearance",
  begins: ["intruder_placed", "transformed"],
  drawn: Appears,
  dark: 0.6,
  bare: true,
  acts: (lines) => new Script(lines).act("shadow", 350, lines[0], "growl").tell("grows", 850).acts,
};

export const SURPRISE: SceneKind = {
  kind: "surprise",
  begins: ["surprise_check"],
  drawn: Surprise,
  dark: 0.65,
  heart: true,
  acts: (lines) =>
    new Script(lines)
      .act("hand", 480, lines[0], "card")
      .act("weigh", 650)
      .tell("verdict", 850, lines[0]!.data.surprised === true ? "bite" : "good").acts,
};
