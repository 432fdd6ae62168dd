/** What has eaten becomes the next type; what has bitten leaves something in the blood. */
import Metamorphosis from "./Metamorphosis.svelte";
import Mutation from "./Mutation.svelte";
import { Script, type SceneKind } from "../../scenes/scene";

const METAMORPHOSIS: SceneKind = {
  kind: "metamorphosis",
  begins: ["fed", "evolved"],
  drawn: Metamorphosis,
  dark: 0.65,
  bare: true,
  acts: (lines) => {
    const script = new Script(lines);
    if (script.follows("fed")) script.tell("feeds", 600, "bite");
    if (script.follows("evolved")) script.act("writhes", 560).tell("grows", 850, "growl");
    return script.acts;
  },
};

const MUTATION: SceneKind = {
  kind: "mutation",
  begins: ["mutation_drawn", "mutated", "mutation_shown", "mutation_marker"],
  drawn: Mutation,
  dark: 0.65,
  acts: (lines) => new Script(lines).tell("blood", 1100, "whisper").also("mutated").acts,
};

export const SCENES: SceneKind[] = [METAMORPHOSIS, MUTATION];
