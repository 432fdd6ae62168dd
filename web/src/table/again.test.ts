import { describe, expect, it } from "vitest";
import type { View } from "../lib/view";
import type { Catalogue, TableInfo } from "../messages";
import { epilogue, leavesShip, like } from "./again";

const info = {
  code: "abc",
  setup: { players: 2, species: "intruders", mode: "semi_coop", seed: 7, ship: { x: 1 }, language: "fr", options: {} },
  seats: [
    { seat: 0, name: "Ann", joined: true, connected: true, bot: null, standing_in: false },
    { seat: 1, name: "Bob", joined: true, connected: false, bot: "crew", standing_in: true },
    { seat: 2, name: null, joined: false, connected: false, bot: "veteran", standing_in: false },
  ],
  over: true,
  scenario: null,
  hot_seat: true,
  odds: false,
  coach: true,
  clock: null,
  round: 9,
  created: 0,
  moved: 0,
  turn: [],
} as TableInfo;

describe("another table", () => {
  it("has the same set-up without its secrets, and the same bots except stand-ins", () => {
    expect(like(info)).toEqual({
      setup: { players: 2, species: "intruders", mode: "semi_coop", language: "fr", options: {} },
      bots: { "2": "veteran" },
      hot_seat: true,
      odds: false,
      coach: true,
    });
  });
  it("goes on with the ship of this one", () => {
    const led = { ...info, setup: { ...info.setup, board: "alternative", modules: ["turrets", "intruder_player"] } };
    const catalogue = {
      modules: [
        { id: "turrets", fits: { semi_coop: ["intruders"], epilogue: ["intruders"] } },
        { id: "intruder_player", fits: { semi_coop: ["intruders"] } },
      ],
    } as unknown as Catalogue;
    expect(epilogue(led, "s", catalogue)).toMatchObject({
      setup: { mode: "epilogue", players: 2, board: "alternative", modules: ["turrets"] },
      after: { code: "abc", at: 0, secret: "s" },
    });
  });
  it("goes on only where a ship of the right species is left", () => {
    const over = (ship_destroyed: boolean, species = "intruders", mode = "semi_coop") =>
      ({ setup: { species, mode }, result: { ship_destroyed } }) as unknown as View;
    expect(leavesShip(over(false), ["intruders"])).toBe(true);
    expect(leavesShip(over(true), ["intruders"])).toBe(false);
    expect(leavesShip(over(false, "carnomorphs"), ["intruders"])).toBe(false);
    expect(leavesShip(over(false, "intruders", "epilogue"), ["intruders"])).toBe(false);
    expect(leavesShip({ setup: over(false).setup, result: null }, ["intruders"])).toBe(false);
  });
});
