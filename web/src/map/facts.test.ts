import { describe, expect, it } from "vitest";
import type { RoomView, View } from "../lib/view";
import type { Component, RoomPlace, Sheet } from "../messages";
import { factsOf, known, numberOf, spaceColour, ventSign } from "./facts";

const component = (name: string, facts: Record<string, unknown>): Component => ({ family: "rooms", name, text: "", reminder: "", printed: [], facts, type: "" });

const sheet = {
  components: {
    armory: component("Armory", { colour: "red", computer: false }),
    laboratory: component("Laboratory", { colour: "green", computer: true }),
    engine_2: component("Engine 2", { colour: null, computer: false }),
    engine_control: component("Engine Control", { colour: "yellow", computer: true }),
    nest: component("Nest", { colour: null }),
  },
  spaces: ["red", "blue"],
} as unknown as Sheet;

const view = {
  seat: 0,
  eggs: 4,
  destination: "B",
  airlock: 0,
  ext: {},
  seats: [{ knowledge: [["engine", 1, "damaged", 2], ["tile", 5, "nest", 3]] }],
} as unknown as View;

const place = (slot: number, more: Partial<RoomPlace> = {}): RoomPlace => ({ slot, x: 0, y: 0, part: "ship", marking: "1", vent_numbers: [], vent_space: -1, ...more });
const room = (slot: number, tile: string | null, more: Partial<RoomView> = {}): RoomView => ({ slot, tile, explored: tile !== null, token: false, items: -1, fire: false, malfunction: false, ...more });
const signs = (p: RoomPlace, r: RoomView) => factsOf(p, r, view, sheet).signs.map((s) => `${s.id}${s.text}`);

describe("what a room shows", () => {
  it("counts its items with a sign of their colour", () => {
    expect(signs(place(1), room(1, "armory", { items: 3 }))).toEqual(["ammo3"]);
    expect(factsOf(place(1), room(1, "armory", { items: 0 }), view, sheet).signs[0]?.faint).toBe(true);
  });

  it("shows a computer, faintly when it does not work", () => {
    const found = factsOf(place(1), room(1, "laboratory", { malfunction: true }), view, sheet).signs;
    expect(found).toMatchObject([{ id: "computer", faint: true }]);
  });

  it("shows entrances with their numbers, also of unexplored rooms", () => {
    expect(signs(place(1, { vent_numbers: [1, 2], vent_space: 0 }), room(1, null))).toEqual(["vent1·2"]);
    expect(ventSign(0)).not.toBe(ventSign(1));
    expect(spaceColour(sheet, 0)).not.toBe(spaceColour(sheet, 1));
    expect(spaceColour(sheet, -1)).toBeNull();
  });

  it("shows an engine as this seat knows it, and only engines", () => {
    expect(factsOf(place(1), room(1, "engine_2"), view, sheet).engine).toBe("damaged");
    expect(factsOf(place(1), room(1, "engine_control"), view, sheet).engine).toBeNull();
    expect(factsOf(place(1), room(1, "engine_2"), { ...view, seat: null }, sheet).engine).toBe("unknown");
  });

  it("names a room that only this seat has seen", () => {
    expect(factsOf(place(5), room(5, null), view, sheet)).toMatchObject({ tile: "nest", peeked: true, name: "Nest" });
    expect(signs(place(5), room(5, null))).toEqual([]);
    expect(signs(place(6), room(6, "nest"))).toEqual(["egg4"]);
  });

  it("shows where something beside the board asks for something", () => {
    const matters = [{ id: "siren", title: "The siren", rooms: [4] }];
    const alarmed = { ...view, matters } as unknown as View;
    const ids = (slot: number) => factsOf(place(slot), room(slot, "nest"), alarmed, sheet).signs.map((sign) => sign.id);
    expect(ids(4)).toContain("danger");
    expect(ids(1)).not.toContain("danger");
  });
});

it("writes room numbers as the board does", () => expect(numberOf(7)).toBe("007"));

it("knows nothing for a spectator", () => expect(known({ ...view, seat: null }, "engine", 1)).toBeNull());
