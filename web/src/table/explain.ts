/** What is said about a thing on the table: name, text, what is printed on it, how it stands now. */
import type { Component, Sheet, TermInfo } from "../messages";
import type { Inspect } from "../lib/inspect";
import type { View } from "../lib/view";
import { t, words } from "../lib/words.svelte";
import { occupantsOf } from "../map/crowd";
import { furtherMarkers } from "../map/facts";
import { occupantLabel } from "../map/labels";
import { withCharacters } from "./character";
import { componentOf, nameOf, personOf, roomName } from "./names";

export interface Explained {
  title: string;
  /** What it is: a card, a Room… */
  kind: string;
  text: string[];
  printed: string[];
  /** How it stands at this moment. */
  now: string[];
  component: Component | null;
  id: string;
  rules: string[];
  provenance: string | null;
}

const NOTHING: Explained = {
  title: "",
  kind: "",
  text: [],
  printed: [],
  now: [],
  component: null,
  id: "",
  rules: [],
  provenance: null,
};

export function explained(what: Inspect, view: View, sheet: Sheet, terms: Map<string, TermInfo>): Explained | null {
  if (what.component !== undefined) {
    const found = ofComponent(what.component, sheet);
    return { ...found, text: found.text.map((line) => withCharacters(line, view, sheet)) };
  }
  if (what.figure !== undefined) return ofFigure(what.figure, view, sheet);
  if (what.seat !== undefined) return ofSeat(what.seat, view, sheet);
  if (what.corridor !== undefined) return ofCorridor(what.corridor, view, sheet, terms);
  if (what.room !== undefined) return ofRoom(what.room, view, sheet, terms);
  if (what.term !== undefined) return ofTerm(what.term, terms);
  return null;
}

export function ofComponent(id: string, sheet: Sheet): Explained {
  const component = componentOf(sheet, id);
  const provenance = component.facts.provenance;
  return {
    ...NOTHING,
    title: component.name,
    kind: familyName(component),
    text: paragraphs(component.text || component.reminder),
    printed: component.printed,
    component,
    id,
    provenance: typeof provenance === "string" && provenance !== "published" ? provenance : null,
  };
}

function familyName(component: Component): string {
  const family = component.family;
  if (!family) return "";
  if (words.has(`web-table-family-${family}`)) return t(`web-table-family-${family}`);
  return words.has(`deck-${family}`) ? t(`web-table-family-item`) : "";
}

function paragraphs(text: string): string[] {
  return text.split("\n").filter(Boolean);
}

function ofTerm(id: string, terms: Map<string, TermInfo>): Explained | null {
  const term = terms.get(id);
  if (!term) return null;
  return {
    ...NOTHING,
    title: term.name,
    kind: t("web-table-family-term"),
    text: paragraphs(term.text),
    rules: term.rules,
    id,
  };
}

function ofRoom(slot: number, view: View, sheet: Sheet, terms: Map<string, TermInfo>): Explained | null {
  const room = view.rooms.find((r) => r.slot === slot);
  if (!room) return null;
  const now: string[] = [];
  if (room.explored && room.items > 0) now.push(t("web-table-room-items", { items: room.items }));
  if (room.explored && room.items === 0) now.push(t("web-table-room-no-items"));
  if (room.fire) now.push(t("web-table-room-fire"));
  if (room.malfunction) now.push(t("web-table-room-malfunction"));
  if (room.token) now.push(t("web-table-room-token"));
  const people = view.seats.filter((s) => s.room === slot).map((s) => personOf(view, sheet, s.index));
  const creatures = view.figures.filter(([, , at]) => at === slot).map(([, kind]) => nameOf(sheet, kind));
  const things = view.floor.filter(([at]) => at === slot).map(([, thing]) => nameOf(sheet, thing));
  if (people.length) now.push(t("web-table-room-people", { who: people.join(", ") }));
  if (creatures.length) now.push(t("web-table-room-creatures", { what: creatures.join(", ") }));
  if (things.length) now.push(t("web-table-room-things", { what: things.join(", ") }));
  for (const more of occupantsOf(view))
    if (more.room === slot && (more.sort === "pawn" || more.label)) now.push(occupantLabel(more, view, sheet));
  now.push(...furtherMarkers(slot, view).map((marker) => marker.label));
  const known = knownTile(view, slot);
  const tile = room.tile ?? known;
  if (tile) {
    const face = ofComponent(tile, sheet);
    const seen = room.tile ? [] : [t("web-table-room-peeked")];
    return { ...face, title: roomTitle(view, sheet, slot, tile), now: [...seen, ...now] };
  }
  const term = terms.get("exploration");
  return {
    ...NOTHING,
    title: roomName(view, sheet, slot),
    kind: t("web-table-family-rooms"),
    text: term ? paragraphs(term.text) : [],
    rules: term?.rules ?? [],
    now,
  };
}

function roomTitle(view: View, sheet: Sheet, slot: number, tile: string): string {
  return view.rooms.find((r) => r.slot === slot)?.tile ? roomName(view, sheet, slot) : nameOf(sheet, tile);
}

function knownTile(view: View, slot: number): string | null {
  const own = view.seat === null ? undefined : view.seats[view.seat];
  for (const entry of own?.knowledge ?? [])
    if (Array.isArray(entry) && entry[0] === "tile" && entry[1] === slot) return String(entry[2]);
  return null;
}

function ofFigure(id: number, view: View, sheet: Sheet): Explained | null {
  const figure = view.figures.find(([f]) => f === id);
  if (!figure) return null;
  const [, kind, room, injuries] = figure;
  const face = ofComponent(kind, sheet);
  return {
    ...face,
    now: [
      t("web-table-figure-at", { room: roomName(view, sheet, room) }),
      t("web-table-figure-injuries", { injuries }),
    ],
  };
}

function ofSeat(seat: number, view: View, sheet: Sheet): Explained | null {
  const person = view.seats[seat];
  if (!person) return null;
  const face = person.character ? ofComponent(person.character, sheet) : NOTHING;
  const status = `web-table-status-${person.status}`;
  const now = [words.has(status) ? t(status) : person.status];
  if (person.room) now.push(roomName(view, sheet, person.room));
  return { ...face, title: personOf(view, sheet, seat), now };
}

function ofCorridor(index: number, view: View, sheet: Sheet, terms: Map<string, TermInfo>): Explained | null {
  const corridor = sheet.corridors.find((c) => c.index === index);
  if (!corridor) return null;
  const door = view.doors[index] ?? 0;
  const now = [t("web-table-corridor-numbers", { numbers: corridor.numbers.join(", ") })];
  now.push(t(`web-table-door-${door === 1 ? "closed" : door === 2 ? "destroyed" : "open"}`));
  if (view.noise[index]) now.push(t("web-table-corridor-noise"));
  const term = terms.get("corridor");
  return {
    ...NOTHING,
    title: t("web-table-corridor", {
      a: roomName(view, sheet, corridor.a),
      b: roomName(view, sheet, corridor.b),
    }),
    kind: term?.name ?? "",
    text: term ? paragraphs(term.text) : [],
    rules: term?.rules ?? [],
    now,
  };
}
