import { describe, expect, it } from "vitest";
import type { Component } from "../messages";
import { pictureOf } from "./cards";
import { CHARACTERS, markOf } from "./characters";
import { BROODS, creature, CREATURES, edgeOf, tokenOf, UNKNOWN_CREATURE } from "./creatures";
import type { Drawing } from "./drawing";
import { itemDrawing, ITEMS } from "./items";
import { markerDrawing, MARKERS, UNKNOWN_MARKER } from "./markers";
import { objectDrawing } from "./objects";
import { roomDrawing, ROOMS, UNKNOWN_ROOM } from "./rooms";

const PATH = /^(?:[MmLlHhVvCcSsQqTtAaZz]|[\s,]|-?(?:\d+\.?\d*|\.\d+))*$/;

function component(type: string, family = "", facts = {}): Component {
  return { family, name: type, text: "", reminder: "", printed: [], facts, type };
}

describe("drawings", () => {
  const all: [string, Drawing][] = [ROOMS, MARKERS, ITEMS].flatMap((table) => Object.entries(table));

  it.each(all)("%s is a picture that can be drawn", (_, drawing) => {
    const parts = [drawing.line, drawing.fill, drawing.soft].filter((part) => part !== undefined);
    expect(parts.length + (drawing.text ? 1 : 0)).toBeGreaterThan(0);
    for (const part of parts) {
      expect(part).toMatch(/^M/);
      expect(part).toMatch(PATH);
    }
  });

  it("show every room of the base game and of Aftermath", () => {
    const tiles = "armory comms_room emergency_room evacuation_a evacuation_b fire_control generator laboratory nest storage surgery airlock_control cabins canteen command_center engine_control hatch_control monitoring_room slime_room shower_room cockpit engine_1 engine_2 engine_3 hibernatorium workshop server_room alarm turret_control shuttle_main";
    for (const tile of tiles.split(" ")) expect(roomDrawing(tile), tile).not.toBe(UNKNOWN_ROOM);
    expect(roomDrawing("a room of the future")).toBe(UNKNOWN_ROOM);
  });

  it("show every creature of every species", () => {
    const kinds = "larva creeper adult breeder queen metagorger shambler fleshbeast butcher lair lurker whisperer stalker despoiler";
    for (const kind of kinds.split(" ")) expect(creature(kind), kind).not.toBe(UNKNOWN_CREATURE);
    expect(creature("metagorger_red")).toBe(CREATURES.metagorger);
    expect(creature("something")).toBe(UNKNOWN_CREATURE);
  });

  it("tell tokens of the bag apart that stand for no creature, or for one in two colours", () => {
    expect(tokenOf("blank")?.marker).toBe("blank");
    expect(tokenOf("insanity_red")?.colour).not.toBe(tokenOf("insanity_blue")?.colour);
    expect(tokenOf("adult")).toBeNull();
    expect(edgeOf("metagorger_red")).not.toBe(edgeOf("metagorger_blue"));
    expect(edgeOf("adult")).toBe(BROODS.intruder.edge);
  });

  it("fall back to something decent", () => {
    expect(markerDrawing("never heard of")).toBe(UNKNOWN_MARKER);
    expect(itemDrawing(component("new_gun", "red", { weapon: {} }))).toBe(ITEMS.arm_gun);
    expect(itemDrawing(component("new_key"))).toBe(ITEMS.comms_key);
    expect(itemDrawing(component("new_rag", "yellow", { symbol: "cloth" }))).toBe(ITEMS.clothes);
    expect(objectDrawing("corpse:scout")).toBe(objectDrawing("blue_corpse"));
    expect(objectDrawing("unheard").line).toBeTruthy();
  });
});

describe("character marks", () => {
  it("differ in shape and letters, so that nobody needs the colours", () => {
    const marks = Object.values(CHARACTERS);
    expect(marks).toHaveLength(12);
    expect(new Set(marks.map((m) => m.shape)).size).toBe(marks.length);
    for (const language of ["en", "fr"] as const) expect(new Set(marks.map((m) => m.letters[language])).size).toBe(marks.length);
  });

  it("exist for strangers too", () => {
    expect(markOf("nurse").letters.en).toBe("Nu");
    expect(markOf("").letters.fr).toBe("?");
  });
});

describe("pictures of cards", () => {
  it("show a card by its type, its effects, a word in its id, or its family", () => {
    expect(pictureOf(component("rest", "cards"), "captain_rest_1").drawing).not.toBeNull();
    expect(pictureOf(component("thing", "cards", { effects: ["search"] }), "x").drawing).toBe(pictureOf(component("search", "cards"), "search").drawing);
    expect(pictureOf(component("consuming_fire", "events"), "consuming_fire").drawing).toBe(markerDrawing("fire"));
    expect(pictureOf(component("vs_evt_01", "events"), "vs_evt_01").drawing).toBe(markerDrawing("event"));
    expect(pictureOf(component("odd", "a family of the future"), "odd").drawing).toBe(UNKNOWN_MARKER);
  });

  it("show creatures for kinds and their tokens", () => {
    expect(pictureOf(component("adult", "kinds"), "adult").creature).toBe("adult");
    expect(pictureOf(component("tok_queen_1", "intruder_tokens", { kind: "queen" }), "tok_queen_1").creature).toBe("queen");
    expect(pictureOf(component("tok_blank_1", "intruder_tokens", { kind: "blank" }), "tok_blank_1").creature).toBeNull();
  });
});
