/** A shot or a blow: the die, the Injuries, the check, and what it means. */
import { harms } from "./attack";
import Fight from "./Fight.svelte";
import { Script, type SceneKind } from "./scene";

const VERDICTS = ["intruder_killed", "retreat", "intruder_moved", "intruder_vanished", "eggs_broken"];

/** Injuries and their check, what it means, and what it leaves on the character of this seat. */
export function outcome(script: Script, seat: unknown): Script {
  if (script.follows("blood")) script.act("check", 620, script.next, "card").tell();
  if (script.follows("injured")) script.tell("verdict", 900, "wound");
  return harms(script.also(...VERDICTS), seat);
}

export const FIGHT: SceneKind = {
  kind: "fight",
  begins: ["shoots", "melee", "combat_rolled", "blood", "injured"],
  drawn: Fight,
  dark: 0.6,
  acts: (lines) => {
    const script = new Script(lines);
    const seat = lines[0]!.data.seat;
    if (script.follows("shoots")) script.tell("aim", 420, "shot");
    else if (script.follows("melee")) script.tell("aim", 420, "bite").also("contaminated");
    if (script.follows("combat_rolled")) script.act("roll", 900, script.next, "die").tell("face", 340);
    if (script.follows("shot") || script.follows("melee_result")) script.tell("result", 320);
    return outcome(script, seat).acts;
  },
};
