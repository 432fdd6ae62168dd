import { describe, expect, it } from "vitest";
import { sceneOf } from "../../scenes/registry";
import { isStaged, line, type Recorded } from "../../testing/scenes";
import { SCENES } from "./scenes";

const RECORDED: Record<string, Recorded> = {
  "an alert": ["alert", ["siren", "card"], [line("alert_drawn", { alert: "alert_hot_spots" }, "Alert"), null, line("fire", { room: 21 }, "Fire")]],
  "work on an alert": ["activation", ["works"], [line("activated", { seat: 0, alert: "alert_engine_purge", room: 19 }, "Works"), null, line("turn", { seat: 1 })]],
  "the last work on an alert": ["activation", ["works", "solved"], [line("activated", { seat: 0, alert: "alert_cryo_overload", room: 11 }, "Works"), line("alert_resolved", { alert: "alert_cryo_overload" }, "Resolved"), null, line("turn", { seat: 1 })]],
  "an alert that the ship itself resolves": ["activation", ["solved"], [line("alert_level", { alert: "alert_identify_victim" }, "Level")]],
  "a turret that somebody finds": ["turret", ["rises", "aims"], [line("turret_placed", { room: 8 }, "Stands"), line("turret_revealed", { room: 8, mode: "all" }, "Shows"), null, line("noise_rolled", { seat: 0, face: "silence", room: 8 })]],
  "a turret that hides its mode": ["turret", ["spins", "aims"], [line("turret_shuffled", { room: 8 }, "Hides"), line("turret_revealed", { room: 8, mode: "inactive" }, "Shows")]],
  "fire of two turrets": [
    "turret_fire",
    ["fires", "fires", "harm"],
    [line("turret_fires", { room: 8, mode: "all" }, "Fires"), line("turret_fires", { room: 6, mode: "intruders" }, "Fires"), line("light_wound", { seat: 0, light: 1 }, "Wound"), null, line("blood", { numbers: [2] })],
  ],
  "a turret that is destroyed": ["turret_wreck", ["bursts"], [line("turret_destroyed", { room: 6 }, "Destroyed")]],
  "a second token": ["second_token", ["back", "turns"], [line("token_revealed", { seat: 0, room: 6, token: "egg" }, "Egg"), null, line("noise_rolled", { seat: 0, face: "2", room: 6 })]],
  "time of the shuttle": ["shuttle_time", ["ticks"], [line("shuttle_time", { left: 3 }, "Three"), null, line("alert_drawn", { alert: "x" }, "Alert")]],
  "the shuttle leaves": ["departure", ["clamps", "away"], [line("game_ends", { cause: "departure" }, "Leaves"), null, line("died", { seat: 1, cause: "left_behind", room: 0 }, "Lost")]],
  "the shuttle leaves empty": ["departure", ["clamps", "away"], [line("game_ends", { cause: "deserted" }, "Leaves")]],
  "an alert that fails": ["failure", ["flickers", "dark"], [line("game_ends", { cause: "alert" }, "Lost"), null, line("died", { seat: 0, cause: "alert", room: 0 }, "Lost")]],
  "the offer": ["offer", ["signs"], [line("offer_taken", { seat: 0 }, "Takes")]],
  "the end of the sand": ["sand", ["runs_out"], [line("sand_out", {}, "Out"), null, line("moved", { seat: 0, room: 6, corridor: 9 }, "Moves")]],
  "a seized hourglass": ["sand", ["seized"], [line("hourglass_seized", { seat: 1 }, "Seizes")]],
  "Laika bites": [
    "helper",
    ["aim", "check", "verdict"],
    [line("laika_bites", { seat: 0, kind: "adult" }, "Bites"), line("blood", { numbers: [2] }), line("injured", { kind: "adult", figure: 1, injuries: 1, total: 1, room: 11, numbers: [2], verdict: "lives" }, "Lives")],
  ],
  "the Robot strikes": ["helper", ["roll", "face", "result"], [line("combat_rolled", { seat: 0, face: "hit2" }), line("robot_strikes", { seat: 0, target: "adult", injuries: 2 }, "Strikes")]],
  "a drone attacks": [
    "helper",
    ["aim", "check", "verdict"],
    [
      line("drone_attacks", { seat: 0, item: "blue_craft_combat_drone_1", charges: 1 }, "Attacks"),
      line("blood", { numbers: [2] }),
      line("injured", { kind: "adult", figure: 1, injuries: 1, total: 1, room: 11, numbers: [2], verdict: "killed" }, "Dies"),
      line("intruder_killed", { kind: "adult", figure: 1, room: 11, by: 0 }),
    ],
  ],
  "a shut-down": ["shut_down", ["flickers"], [line("shut_down", { seat: 0 }, "Stops"), null, line("died", { seat: 0, cause: "shutdown", room: 11 }, "Dies")]],
  "an Egg that hatches": ["shell", ["cracks", "grows"], [line("shell_split", { room: 6 }, "Hatches"), line("intruder_placed", { kind: "larva", figure: 1, room: 6 }, "Larva"), null, line("noise_rolled", { seat: 0, face: "2", room: 22 })]],
};

describe("scenes of this box", () => {
  it.each(Object.keys(RECORDED))("%s", (name) => isStaged(RECORDED[name]!));

  it("are all recorded here", () => {
    const recorded = new Set(Object.values(RECORDED).map(([kind]) => kind));
    expect(SCENES.map(({ kind }) => kind).filter((kind) => !recorded.has(kind))).toEqual([]);
  });

  it("take at most three and a half seconds", () => {
    for (const [name, [, , recorded]] of Object.entries(RECORDED)) {
      const { acts } = sceneOf(recorded.filter((one) => one !== null))!;
      expect(acts.reduce((sum, act) => sum + act.time, 0), name).toBeLessThanOrEqual(3500);
    }
  });

  it("leave every other roll and every other end to the house", () => {
    expect(sceneOf([line("combat_rolled", { seat: 0, face: "hit2" }), line("shot", { seat: 0, target: "adult", injuries: 2 })])?.kind).toBe("fight");
    expect(sceneOf([line("game_ends", { cause: "jump" }, "Jumps")])?.kind).toBe("jump");
  });
});
