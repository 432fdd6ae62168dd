import { describe, expect, it } from "vitest";
import type { Component } from "../messages";
import { pictureOf } from "./cards";
import { markOf, paintOf } from "./characters";
import { broodOf, creature, edgeOf, tokenOf, UNKNOWN_CREATURE } from "./creatures";
import { itemDrawing } from "./items";
import { markerDrawing, UNKNOWN_MARKER } from "./markers";
import { objectColour, objectDrawing } from "./objects";
import { drawingOf, drawn, pictures, showAlso, type DrawingSection } from "./pictures.svelte";
import { roomDrawing, UNKNOWN_ROOM } from "./rooms";

const SECTIONS: DrawingSection[] = ["rooms", "items", "objects", "cards", "attacks", "markers"];
const PATH = /^(?:[MmLlHhVvCcSsQqTtAaZz]|[\s,]|-?(?:\d+\.?\d*|\.\d+))*$/;

function component(type: string, family = "", facts = {}): Component {
  return { family, name: type, text: "", reminder: "", printed: [], facts, type };
}

describe("drawings", () => {
  const all = SECTIONS.flatMap((section) => Object.keys(pictures()[section]).map((id) => [section, id] as const));

  it.each(all)("%s/%s is a picture that can be drawn", (section, id) => {
    const drawing = drawingOf(section, id);
    const parts = [drawing?.line, drawing?.fill, drawing?.soft].filter((part) => part !== undefined);
    expect(parts.length + (drawing?.text ? 1 : 0)).toBeGreaterThan(0);
    for (const part of parts) {
      expect(part).toMatch(/^M/);
      expect(part).toMatch(PATH);
    }
  });

  it("of families of cards can be drawn, and the creatures of species, and the signs of tokens", () => {
    const { families, species, creatures, broods, tokens, markers } = pictures();
    for (const [family, { drawing }] of Object.entries(families)) expect(drawn(drawing), family).toBeDefined();
    for (const [id, face] of Object.entries(species)) expect(creatures, id).toHaveProperty(face);
    for (const { brood } of Object.values(creatures)) expect(broods).toHaveProperty(brood);
    for (const { marker } of Object.values(tokens)) expect(markers).toHaveProperty(marker);
  });

  it("show every room of the base game", () => {
    const tiles = "armory comms_room emergency_room evacuation_a evacuation_b fire_control generator laboratory nest storage surgery airlock_control cabins canteen command_center engine_control hatch_control monitoring_room slime_room shower_room cockpit engine_1 engine_2 engine_3 hibernatorium";
    for (const tile of tiles.split(" ")) expect(roomDrawing(tile), tile).not.toBe(UNKNOWN_ROOM);
    expect(roomDrawing("a room of the future")).toBe(UNKNOWN_ROOM);
  });

  it("show every creature of the base game", () => {
    for (const kind of "larva creeper adult breeder queen".split(" ")) expect(creature(kind), kind).not.toBe(UNKNOWN_CREATURE);
    expect(creature("queen_red")).toBe(creature("queen"));
    expect(creature("something")).toBe(UNKNOWN_CREATURE);
  });

  it("tell tokens of the bag apart that stand for no creature, or for one in two colours", () => {
    expect(tokenOf("blank")?.marker).toBe("blank");
    expect(tokenOf("adult")).toBeNull();
    expect(edgeOf("queen_red")).not.toBe(edgeOf("queen_blue"));
    expect(edgeOf("adult")).toBe(broodOf(creature("adult")).edge);
  });

  it("fall back to something decent", () => {
    expect(markerDrawing("never heard of")).toBe(UNKNOWN_MARKER);
    expect(itemDrawing(component("new_gun", "red", { weapon: {} }))).toBe(drawingOf("items", "pistol"));
    expect(itemDrawing(component("new_key"))).toBe(drawingOf("items", "comms_key"));
    expect(itemDrawing(component("new_rag", "yellow", { symbol: "cloth" }))).toBe(drawingOf("items", "clothes"));
    expect(objectDrawing("corpse:scout")).toBe(objectDrawing("blue_corpse"));
    expect(objectDrawing("unheard").line).toBeTruthy();
    expect(objectColour("corpse:scout")).toBe(objectColour("corpse"));
    expect(objectColour("unheard")).toBe("var(--text)");
  });
});

describe("faces", () => {
  const all = Object.entries(pictures().characters);

  it("are there for every character of every box of the house", () => {
    const ids = all.map(([id]) => id);
    for (const id of "captain pilot scientist scout soldier mechanic".split(" ")) expect(ids).toContain(id);
    expect(ids).toHaveLength(12);
    for (const [id, mark] of all) expect(mark.portrait, id).toBeDefined();
  });

  it.each(all)("%s is drawn small enough, with paths and inks that there are", (_, mark) => {
    expect(mark.portrait!.length).toBeGreaterThan(8);
    expect(JSON.stringify(mark).length).toBeLessThan(3000);
    for (const [ink, d] of mark.portrait!) {
      expect(d).toMatch(/^M/);
      expect(d).toMatch(PATH);
      expect(paintOf(ink, mark), ink).toBeDefined();
    }
  });

  it("differ in frame and drawing, so that nobody needs the colours", () => {
    expect(new Set(all.map(([, m]) => m.shape)).size).toBe(all.length);
    expect(new Set(all.map(([, m]) => JSON.stringify(m.portrait))).size).toBe(all.length);
  });

  it("exist for strangers too, with initials", () => {
    expect(markOf("nurse").letters?.en).toBe("Nu");
    expect(markOf("").letters?.fr).toBe("?");
  });
});

describe("pictures of cards", () => {
  it("show a card by its type, its effects, or its family", () => {
    expect(pictureOf(component("rest", "cards")).drawing).not.toBeNull();
    expect(pictureOf(component("thing", "cards", { effects: ["search"] })).drawing).toBe(pictureOf(component("search", "cards")).drawing);
    expect(pictureOf(component("consuming_fire", "events")).drawing).toBe(markerDrawing("fire"));
    expect(pictureOf(component("evt_01", "events")).drawing).toBe(markerDrawing("event"));
    expect(pictureOf(component("odd", "a family of the future")).drawing).toBe(UNKNOWN_MARKER);
  });

  it("show creatures for kinds and their tokens", () => {
    expect(pictureOf(component("adult", "kinds")).creature).toBe("adult");
    expect(pictureOf(component("tok_queen_1", "intruder_tokens", { kind: "queen" })).creature).toBe("queen");
    expect(pictureOf(component("tok_blank_1", "intruder_tokens", { kind: "blank" })).creature).toBeNull();
  });
});

describe("pictures of a box that the page was not built with", () => {
  it("are shown when the server has sent them", () => {
    const stranger = { colour: "#123456", shape: "M4 4h40v40H4z", letters: { en: "Sr", fr: "Ét" } };
    showAlso({ characters: { stranger }, rooms: { strange_room: "markers/fire" }, species: { strangers: "adult" } });
    expect(markOf("stranger")).toEqual(stranger);
    expect(roomDrawing("strange_room")).toBe(markerDrawing("fire"));
    expect(roomDrawing("armory")).not.toBe(UNKNOWN_ROOM);
  });
});
