import { describe, expect, it } from "vitest";
import type { View } from "../lib/view";
import type { Catalogue, TableInfo } from "../messages";
import { like, onItsShip, sequelTo } from "./again";

const info = {
  code: "abc",
  setup: { players: 2, species: "intruders", mode: "semi_coop", seed: 7, ship: { x: 1 }, language: "fr", options: {} },
  seats: [
    { seat: 0, name: "Ann", joined: true, connected: true, bot: null, standing_in: false, host: false, muted: false, known: false },
    { seat: 1, name: "Bob", joined: true, connected: false, bot: "crew", standing_in: true, host: false, muted: false, known: false },
    { seat: 2, name: null, joined: false, connected: false, bot: "veteran", standing_in: false, host: false, muted: false, known: false },
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
  commitment: null,
  key: null,
  seed: null,
  closed: false,
  watch_by_link: false,
  next: null,
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
    const led = { ...info, setup: { ...info.setup, board: "alternative", modules: ["nurse", "intruder_player"] } };
    const catalogue = {
      modules: [
        { id: "nurse", fits: { semi_coop: ["intruders"], sequel: ["intruders"] } },
        { id: "intruder_player", fits: { semi_coop: ["intruders"] } },
      ],
    } as unknown as Catalogue;
    expect(onItsShip(led, "s", catalogue, "sequel")).toMatchObject({
      setup: { mode: "sequel", players: 2, board: "alternative", modules: ["nurse"] },
      after: { code: "abc", at: 0, secret: "s" },
    });
  });
  it("goes on only where a ship of the right species is left", () => {
    const over = (ship_destroyed: boolean, species = "intruders", mode = "semi_coop") =>
      ({ setup: { species, mode }, result: { ship_destroyed } }) as unknown as View;
    const modes = [
      { id: "semi_coop", species: ["intruders", "crawlers"], needs_ship: false },
      { id: "sequel", species: ["intruders"], needs_ship: true },
    ];
    const after = (view: Pick<View, "setup" | "result">) => sequelTo(view, { modes } as unknown as Catalogue)?.id;
    expect(after(over(false))).toBe("sequel");
    expect(after(over(true))).toBeUndefined();
    expect(after(over(false, "crawlers"))).toBeUndefined();
    expect(after(over(false, "intruders", "sequel"))).toBeUndefined();
    expect(after({ setup: over(false).setup, result: null })).toBeUndefined();
  });
});
