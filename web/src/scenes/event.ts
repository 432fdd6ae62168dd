/** The Event card is turned; what it moves goes through the Corridors of its number. */
import Event from "./Event.svelte";
import { Script, type SceneKind } from "./scene";

const ON_THE_WAY = ["stopped_by_door", "door_destroyed", "intruder_vanished", "token_added", "tile_flipped"];

export const EVENT: SceneKind = {
  kind: "event",
  begins: ["event"],
  drawn: Event,
  dark: 0.5,
  acts: (lines) => {
    const script = new Script(lines).act("back", 400, lines[0], "card").tell("face", 1200);
    if (script.follows("intruder_moved") || script.follows("stopped_by_door")) script.act("number", 480, lines[0]);
    for (let n = 0; n < 6 && script.follows("intruder_moved"); n += 1) script.tell("move", 500, "skitter").also(...ON_THE_WAY);
    return script.acts;
  },
};
