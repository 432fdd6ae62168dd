import { describe, expect, it } from "vitest";
import { PAGE_BOXES } from "../boxes";
import { isStaged, line, type Recorded } from "../testing/scenes";
import { kindOf, SCENES, sceneOf } from "./registry";
import { infected } from "./scan";
import { timeAgain } from "./scene";

const RECORDED: Record<string, Recorded> = {
  "noise in a corridor": [
    "noise",
    ["roll", "number", "walk", "there"],
    [line("noise_rolled", { seat: 0, face: "4", room: 12 }), line("noise", { seat: 0, exit: 17, room: 12 }, "Noise"), null, line("turn", { seat: 1 }, "Turn")],
  ],
  silence: ["noise", ["roll", "silence"], [line("noise_rolled", { seat: 0, face: "silence", room: 21 }, "Silence"), null, line("passed", { seat: 0 }, "Passes")]],
  danger: [
    "noise",
    ["roll", "danger"],
    [line("noise_rolled", { seat: 1, face: "danger", room: 12 }), line("danger", { room: 12, brings: "noise" }, "Danger"), line("noise_all", { room: 12 }), null, line("turn", { seat: 1 })],
  ],
  "a roll that an Encounter answers": ["noise", ["roll", "number"], [line("noise_rolled", { seat: 1, face: "1", room: 15 }), null, line("encounter", { seat: 1, room: 15, kind: "adult" }, "Encounter")]],
  "an Encounter": [
    "encounter",
    ["bag", "turn", "seen", "grows"],
    [line("encounter", { seat: 1, room: 15, kind: "adult" }, "Encounter"), line("intruder_placed", { kind: "adult", figure: 2, room: 15 }), null, line("surprise_check", { seat: 1, number: 3, cards: 4, surprised: false }, "No")],
  ],
  "a false alarm": ["encounter", ["bag", "turn", "seen", "grows"], [line("encounter", { seat: 1, room: 16, kind: "blank" }, "False alarm"), line("noise_all", { room: 16 }), null, line("turn", { seat: 0 })]],
  "a surprise check": ["surprise", ["hand", "weigh", "verdict"], [line("surprise_check", { seat: 2, number: 4, cards: 0, surprised: true }, "Surprise"), null, line("attack", { kind: "adult", figure: 3, seat: 2, occasion: "surprise" })]],
  "an attack that hits": [
    "attack",
    ["lunge", "card", "turn", "verdict", "harm", "harm", "harm"],
    [
      line("attack", { kind: "adult", figure: 2, seat: 1, occasion: "escape" }),
      line("attack_card", { card: "claw_attack", kind: "adult", seat: 1, hits: true }, "Hits"),
      line("light_wound", { seat: 1, light: 2 }, "Light"),
      line("serious_wound", { seat: 1, wound: "wound_body" }, "Serious"),
      line("contaminated", { seat: 1, cards: 1 }, "Contaminated"),
      null,
      line("moved", { seat: 1, room: 16, corridor: 21 }, "Moves"),
    ],
  ],
  "an attack that fails": ["attack", ["lunge", "card", "turn", "verdict"], [line("attack", { kind: "adult", figure: 3, seat: 2 }), line("attack_card", { card: "tail_attack", kind: "adult", seat: 2, hits: false }, "Fails"), null, line("light_wound", { seat: 0, light: 1 }, "Another")]],
  "an attack that a reaction interrupted": ["attack", ["card", "turn", "verdict"], [line("attack_card", { card: "bite", kind: "adult", seat: 0, hits: true }, "Hits")]],
  "a larva": ["attack", ["lunge", "harm", "harm", "harm"], [line("attack", { kind: "larva", figure: 1, seat: 2 }, "Attacks"), line("infested", { seat: 2, figure: 1 }), line("larva_on_board", { seat: 2 }, "Larva"), line("contaminated", { seat: 2, cards: 1 }, "Card")]],
  "a shot": [
    "fight",
    ["aim", "roll", "face", "result", "check", "verdict"],
    [
      line("shoots", { seat: 0, item: "revolver", target: "adult", ammo: 2 }),
      line("combat_rolled", { seat: 0, face: "hit2" }),
      line("shot", { seat: 0, target: "adult", injuries: 2 }),
      line("blood", { numbers: [4] }),
      line("injured", { kind: "adult", figure: 3, injuries: 2, total: 2, room: 7, numbers: [4], verdict: "killed" }, "It dies"),
      line("intruder_killed", { kind: "adult", figure: 3, room: 7, by: 0 }),
      null,
      line("turn", { seat: 1 }),
    ],
  ],
  "a blow that misses": [
    "fight",
    ["aim", "roll", "face", "result", "harm"],
    [
      line("melee", { seat: 0, target: "adult" }),
      line("contaminated", { seat: 0, cards: 1 }, "Card"),
      line("combat_rolled", { seat: 0, face: "creeper" }),
      line("melee_result", { seat: 0, target: "adult", hit: false }, "Misses"),
      line("serious_wound", { seat: 0, wound: "wound_leg" }, "Wound"),
      null,
      line("passed", { seat: 0 }),
    ],
  ],
  "Injuries of a fire": ["fight", ["check", "verdict"], [line("blood", { numbers: [5] }), line("injured", { kind: "adult", figure: 3, injuries: 1, total: 4, room: 7, numbers: [5], verdict: "lives" }, "Lives"), null, line("blood", { numbers: [6] })]],
  "a death": ["death", ["beats", "flat"], [line("died", { seat: 0, cause: "wounds", room: 15 }, "Dies"), null, line("game_ends", { cause: "destroyed" }, "Ends")]],
  "fires that spread": ["fire", ["room", "room", "room"], [line("fire", { room: 15 }, "Fire"), line("fire", { room: 11 }, "Fire"), line("fire", { room: 18 }, "Fire"), null, line("bag_token", { kind: "larva" })]],
  "things that break": ["malfunction", ["room"], [line("malfunction", { room: 12 }, "Broken"), null, line("noise_rolled", { seat: 0, face: "4", room: 12 })]],
  "a burn": ["burnt", ["hurts", "harm"], [line("burnt", { seat: 0, room: 15 }), line("light_wound", { seat: 0, light: 1 }, "Burns"), null, line("event_phase", {})]],
  "an event that moves": [
    "event",
    ["back", "face", "number", "move", "move"],
    [
      line("event", { event: "hatching", number: 3 }, "Event"),
      line("intruder_moved", { kind: "adult", figure: 3, start: 7, room: 3 }, "Moves"),
      line("intruder_vanished", { kind: "adult", figure: 4, room: 21 }, "Leaves"),
      line("token_added", { kind: "adult" }),
      line("intruder_moved", { kind: "adult", figure: 5, start: 16, room: 12 }, "Moves"),
      null,
      line("egg_hatched", { eggs: 5 }, "Hatches"),
    ],
  ],
  "an event": ["event", ["back", "face"], [line("event", { event: "coolant_leak", number: 1 }, "Event"), null, line("deck_shuffled", { deck: "event" }, "Shuffled")]],
  "the bag": ["bag", ["bag", "turn", "seen"], [line("bag_token", { kind: "larva" }, "Larva"), line("token_added", { kind: "adult" }, "Adult"), null, line("round", { round: 9 }, "Round")]],
  "a scan": ["scan", ["beam", "verdict"], [line("scanned", { seat: 2, cards: 1 }, "Scans"), null, line("turn", { seat: 0 })]],
  "the last check": ["scan", ["beam", "verdict"], [line("contamination_check", { seat: 2, passed: false, drawn: null }, "Infected")]],
  hibernation: ["hibernation", ["lies", "closes"], [line("hibernated", { seat: 0 }, "Sleeps")]],
  "a chamber that stays open": ["hibernation", ["lies", "closes"], [line("hibernation_failed", { seat: 0 }, "Fails")]],
  launch: ["launch", ["clamps", "away"], [line("launched", { seat: 0, pod: 1 }, "Away")]],
  "the jump": ["jump", ["charge", "away"], [line("game_ends", { cause: "jump" }, "Jumps"), null, line("result", { result: {} })]],
  "the end of the ship": ["explosion", ["silence", "bursts"], [line("game_ends", { cause: "destroyed" }, "Explodes"), null, line("result", { result: {} })]],
  "the alarm": ["alarm", ["alarm"], [line("self_destruct_advanced", { spaces: 4 }, "Two left")]],
  "something hatches": ["appearance", ["shadow", "grows"], [line("intruder_placed", { kind: "creeper", figure: 7, room: 3 }, "Appears")]],
};

describe("scenes", () => {
  it.each(Object.keys(RECORDED))("%s", (name) => {
    isStaged(RECORDED[name]!);
  });

  it("are all recorded here, and drawn", () => {
    const recorded = new Set(Object.values(RECORDED).map(([kind]) => kind));
    const ofBoxes = new Set(PAGE_BOXES.flatMap((box) => box.scenes ?? []));
    expect(SCENES.filter((scene) => !ofBoxes.has(scene) && !recorded.has(scene.kind))).toEqual([]);
    expect(new Set(SCENES.map(({ kind }) => kind)).size).toBe(SCENES.length);
    for (const scene of SCENES) expect(kindOf(scene)?.drawn, scene.kind).toBeDefined();
  });

  it("read what they do not know", () => {
    expect(sceneOf([])).toBeNull();
    for (const [event, data] of [["turn", { seat: 0 }], ["something_new", {}], ["game_ends", { cause: "nobody_left" }]] as const)
      expect(sceneOf([line(event, data, "Told")]), event).toBeNull();
  });

  it("come true in order, and wholly by their last act", () => {
    for (const [name, [, , recorded]] of Object.entries(RECORDED)) {
      const scene = sceneOf(recorded.filter((one) => one !== null))!;
      const told = scene.acts.map((act) => act.told);
      expect(told, name).toEqual([...told].sort((a, b) => a - b));
      expect(told.at(-1), name).toBe(scene.lines.length);
    }
  });

  it("take between half a second and 3.5, and half a second for each further thing", () => {
    for (const [name, [, , recorded]] of Object.entries(RECORDED)) {
      const { acts, longest } = sceneOf(recorded.filter((one) => one !== null))!;
      const time = acts.filter((act) => !["harm", "room", "move"].includes(act.name)).reduce((sum, act) => sum + act.time, 0);
      expect(time, name).toBeLessThanOrEqual(3500);
      expect(longest, name).toBeGreaterThan(acts.reduce((sum, act) => sum + act.time, 0));
      expect(acts.reduce((sum, act) => sum + act.time, 0), name).toBeGreaterThanOrEqual(500);
    }
  });

  it("are told in passing when they come again in the same round: a second Noise roll in less than a second and a half", () => {
    for (const [name, [kind, , recorded]] of Object.entries(RECORDED)) {
      const scene = sceneOf(recorded.filter((one) => one !== null))!;
      const times = scene.acts.map((act) => timeAgain(act, scene, kindOf(scene)!));
      const all = times.reduce((sum, time) => sum + time, 0);
      expect(all, name).toBeLessThanOrEqual(scene.acts.reduce((sum, act) => sum + act.time, 0));
      expect(times.at(-1), name).toBeGreaterThanOrEqual(Math.min(450, scene.acts.at(-1)!.time));
      if (kind === "noise") expect(all, name).toBeLessThan(1500);
    }
  });

  it("keep a die to themselves until it lies", () => {
    const scene = sceneOf([line("shoots", { seat: 0, item: "x", target: "adult", ammo: 1 }), line("combat_rolled", { seat: 0, face: "miss" })])!;
    expect(scene.acts.find((act) => act.name === "roll")?.told).toBe(1);
    expect(scene.acts.find((act) => act.name === "face")?.told).toBe(2);
  });

  it("show a scan only to those who are told", () => {
    expect(infected(line("scanned", { seat: 1, cards: 2 }))).toBeNull();
    expect(infected(line("scanned", { seat: 1, cards: 2, infected: 0 }))).toBe(false);
    expect(infected(line("scanned", { seat: 1, cards: 2, infected: 1 }))).toBe(true);
    expect(infected(line("contamination_check", { seat: 1, passed: true, drawn: 3 }))).toBe(false);
  });
});
