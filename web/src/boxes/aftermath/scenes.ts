/** Alerts, turrets, the shuttle and its time, and who fights for a character. */
import { HARMS } from "../../scenes/attack";
import { outcome } from "../../scenes/fight";
import { Script, type SceneKind } from "../../scenes/scene";
import Alert from "./Alert.svelte";
import Departure from "./Departure.svelte";
import Failure from "./Failure.svelte";
import Helper from "./Helper.svelte";
import Offer from "./Offer.svelte";
import Sand from "./Sand.svelte";
import SecondToken from "./SecondToken.svelte";
import Shell from "./Shell.svelte";
import ShuttleTime from "./ShuttleTime.svelte";
import ShutDown from "./ShutDown.svelte";
import Turret from "./Turret.svelte";

const ALERT: SceneKind = {
  kind: "alert",
  begins: ["alert_drawn"],
  drawn: Alert,
  dark: 0.6,
  acts: (lines) => new Script(lines).act("siren", 650, lines[0], "alarm").tell("card", 1500).acts,
};

const ACTIVATION: SceneKind = {
  kind: "activation",
  begins: ["activated", "alert_level", "alert_resolved"],
  drawn: Alert,
  dark: 0.5,
  acts: (lines) => {
    const script = new Script(lines);
    if (script.follows("activated")) script.tell("works", 800, "engine");
    if (script.follows("alert_level") || script.follows("alert_resolved")) script.tell("solved", 1100, "good");
    return script.acts;
  },
};

const TURRET: SceneKind = {
  kind: "turret",
  begins: ["turret_placed", "turret_revealed", "turret_shuffled"],
  drawn: Turret,
  dark: 0.6,
  acts: (lines) => {
    const script = new Script(lines);
    if (script.follows("turret_placed")) script.tell("rises", 650, "door");
    if (script.follows("turret_shuffled")) script.tell("spins", 750, "die");
    if (script.follows("turret_revealed")) script.tell("aims", 850, "spark");
    return script.acts;
  },
};

const TURRET_FIRE: SceneKind = {
  kind: "turret_fire",
  begins: ["turret_fires"],
  drawn: Turret,
  dark: 0.6,
  acts: (lines) => {
    const script = new Script(lines);
    while (script.follows("turret_fires")) script.tell("fires", 850, "shot");
    while (script.next && HARMS.includes(script.next.event)) script.tell("harm", 600, "wound");
    return script.acts;
  },
};

const WRECK: SceneKind = {
  kind: "turret_wreck",
  begins: ["turret_destroyed"],
  drawn: Turret,
  dark: 0.6,
  acts: (lines) => new Script(lines).tell("bursts", 900, "crash").acts,
};

const SECOND_TOKEN: SceneKind = {
  kind: "second_token",
  begins: ["token_revealed"],
  drawn: SecondToken,
  dark: 0.55,
  bare: true,
  acts: (lines) => new Script(lines).act("back", 350, lines[0], "card").tell("turns", 850).acts,
};

const SHUTTLE_TIME: SceneKind = {
  kind: "shuttle_time",
  begins: ["shuttle_time"],
  drawn: ShuttleTime,
  dark: 0.4,
  acts: (lines) => new Script(lines).tell("ticks", 850, Number(lines[0]!.data.left) <= 1 ? "alarm" : "die").acts,
};

const LEAVES = ["departure", "deserted"];

const DEPARTURE: SceneKind = {
  kind: "departure",
  begins: ["game_ends"],
  drawn: Departure,
  dark: 0.9,
  bare: true,
  acts: (lines) => (LEAVES.includes(String(lines[0]!.data.cause)) ? new Script(lines).act("clamps", 1000, lines[0], "door").tell("away", 2400, "launch").acts : null),
};

const FAILURE: SceneKind = {
  kind: "failure",
  begins: ["game_ends"],
  drawn: Failure,
  dark: 0.9,
  bare: true,
  acts: (lines) => (lines[0]!.data.cause === "alert" ? new Script(lines).act("flickers", 1200, lines[0], "alarm").tell("dark", 2000, "death").acts : null),
};

const OFFER: SceneKind = {
  kind: "offer",
  begins: ["offer_taken"],
  drawn: Offer,
  dark: 0.65,
  acts: (lines) => new Script(lines).tell("signs", 1500, "whisper").acts,
};

const SAND: SceneKind = {
  kind: "sand",
  begins: ["sand_out", "hourglass_seized"],
  drawn: Sand,
  dark: 0.55,
  acts: (lines) => (lines[0]!.event === "sand_out" ? new Script(lines).tell("runs_out", 1100, "alarm").acts : new Script(lines).tell("seized", 850, "die").acts),
};

const HELPER: SceneKind = {
  kind: "helper",
  begins: ["laika_bites", "drone_attacks", "combat_rolled"],
  drawn: Helper,
  dark: 0.6,
  acts: (lines) => {
    const script = new Script(lines);
    if (script.follows("combat_rolled")) {
      if (lines[1]?.event !== "robot_strikes") return null;
      script.act("roll", 900, script.next, "die").tell("face", 340).tell("result", 500, "crash");
    } else script.tell("aim", 550, script.follows("laika_bites") ? "bite" : "shot");
    return outcome(script, lines[0]!.data.seat).acts;
  },
};

const SHUT_DOWN: SceneKind = {
  kind: "shut_down",
  begins: ["shut_down"],
  drawn: ShutDown,
  dark: 0.75,
  acts: (lines) => new Script(lines).tell("flickers", 1200, "alarm").acts,
};

const SHELL: SceneKind = {
  kind: "shell",
  begins: ["shell_split"],
  drawn: Shell,
  dark: 0.65,
  bare: true,
  acts: (lines) => {
    const script = new Script(lines).tell("cracks", 650, "slime");
    if (script.follows("intruder_placed")) script.tell("grows", 850, "growl");
    return script.acts;
  },
};

export const SCENES: SceneKind[] = [
  ALERT,
  ACTIVATION,
  TURRET,
  TURRET_FIRE,
  WRECK,
  SECOND_TOKEN,
  SHUTTLE_TIME,
  DEPARTURE,
  FAILURE,
  OFFER,
  SAND,
  HELPER,
  SHUT_DOWN,
  SHELL,
];
