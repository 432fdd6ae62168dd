/** An Intruder attacks a character: its card, and what it does to them. And the other things that hurt. */
import type { Line } from "../messages";
import Attack from "./Attack.svelte";
import Burnt from "./Burnt.svelte";
import { TURNING } from "./encounter";
import { Script, type SceneKind } from "./scene";

/** What an attack, a fire or a fight leaves on a character. */
export const HARMS = ["light_wound", "serious_wound", "contaminated", "slimed", "infested", "larva_on_board"];

/** Each harm of the same character, as acts. */
export function harms(script: Script, seat: unknown): Script {
  while (script.next && HARMS.includes(script.next.event) && script.next.data.seat === seat) script.tell("harm", 600, soundOf(script.next));
  return script.also("harmed");
}

function soundOf(line: Line): "slime" | "wound" {
  return line.event.endsWith("wound") ? "wound" : "slime";
}

export const ATTACK: SceneKind = {
  kind: "attack",
  begins: ["attack", "attack_card"],
  drawn: Attack,
  dark: 0.7,
  heart: true,
  acts: (lines) => {
    const script = new Script(lines);
    const seat = lines[0]!.data.seat;
    if (script.follows("attack")) script.tell("lunge", 560, "bite");
    if (script.follows("attack_card")) script.act("card", 560, script.next, "card").act("turn", TURNING, script.next).tell("verdict", 800);
    script.also("attack_ignored", "attack_lands");
    return harms(script, seat).acts;
  },
};

export const BURNT: SceneKind = {
  kind: "burnt",
  begins: ["burnt", "bleeding"],
  drawn: Burnt,
  dark: 0.5,
  bare: true,
  acts: (lines) => {
    const script = new Script(lines).tell("hurts", 550, lines[0]!.event === "burnt" ? "fire" : "wound");
    return harms(script, lines[0]!.data.seat).acts;
  },
};
