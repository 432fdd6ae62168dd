/** What a room shows besides who stands in it: signs with a short text, each with words for those who do not see it. */
import { itemColour } from "../art/items";
import { PAGE_BOXES } from "../boxes";
import type { RoomMarker } from "../boxes/box";
import { t, words } from "../lib/words.svelte";
import type { RoomView, View } from "../lib/view";
import type { RoomPlace, Sheet } from "../messages";

export interface Sign {
  id: string;
  text: string;
  colour: string | null;
  faint: boolean;
  label: string;
}

export interface RoomFacts {
  slot: number;
  /** The tile that is shown: explored, or known to this seat only. */
  tile: string | null;
  /** This seat has looked at it in secret. */
  peeked: boolean;
  name: string;
  number: string;
  signs: Sign[];
  /** Of an Engine room: what this seat knows. */
  engine: string | null;
}

const ITEM_SIGNS: Record<string, string> = { red: "ammo", green: "medical", yellow: "malfunction" };

export function numberOf(slot: number): string {
  return String(slot).padStart(3, "0");
}

/** What the own seat has learnt of one subject; knowledge is (kind, subject, value, round). */
export function known(view: View, kind: string, subject: number | string): string | null {
  const own = view.seat === null ? undefined : view.seats[view.seat];
  for (const entry of own?.knowledge ?? [])
    if (Array.isArray(entry) && entry[0] === kind && entry[1] === subject) return String(entry[2]);
  return null;
}

export function factsOf(place: RoomPlace, room: RoomView, view: View, sheet: Sheet): RoomFacts {
  const secret = room.tile === null ? known(view, "tile", place.slot) : null;
  const tile = room.tile ?? secret;
  const component = tile === null ? undefined : sheet.components[tile];
  const number = /^engine_(\d+)$/.exec(room.tile ?? "")?.[1];
  const engine = number === undefined ? null : (known(view, "engine", Number(number) - 1) ?? "unknown");
  const facts: RoomFacts = {
    slot: place.slot,
    tile,
    peeked: secret !== null,
    name: tile === null ? t("room-unexplored") : (component?.name ?? tile),
    number: numberOf(place.slot),
    signs: [],
    engine,
  };
  const sign = (id: string, text: string | number, label: string, colour: string | null = null, faint = false): void => {
    facts.signs.push({ id, text: String(text), colour, faint, label });
  };
  if (room.tile !== null && room.items >= 0) {
    const colour = typeof component?.facts.colour === "string" ? component.facts.colour : "white";
    sign(ITEM_SIGNS[colour] ?? "items", room.items, t("web-map-items", { count: room.items }), itemColour(colour), room.items === 0);
  }
  if (room.tile !== null && component?.facts.computer === true)
    sign("computer", "", t("web-map-computer"), room.malfunction ? null : "var(--accent)", room.malfunction);
  if (place.vent_numbers.length > 0)
    sign(ventSign(place.vent_space), place.vent_numbers.join("·"), t("web-map-entrance", { numbers: place.vent_numbers.join(", ") }), spaceColour(sheet, place.vent_space));
  if (engine !== null) sign(engine, "", t(`web-map-engine-${engine}`), ENGINE_COLOURS[engine] ?? null);
  if (room.tile === "nest") sign("egg", view.eggs, t("web-map-eggs", { count: view.eggs }), "#ffd9a0", view.eggs === 0);
  if (room.tile === "cockpit" && view.destination) sign("destination", view.destination, t("web-map-destination", { letter: view.destination }), "#8fc8ff");
  if (view.airlock === place.slot) sign("airlock", "", t("web-map-airlock"), "var(--danger)");
  for (const more of furtherMarkers(place.slot, view)) sign(more.id, "", more.label, more.colour);
  return facts;
}

const ENGINE_COLOURS: Record<string, string> = { working: "var(--good)", damaged: "var(--danger)" };

/** Entrances of different spaces have different shapes, not only colours. */
export function ventSign(space: number): string {
  return space === 1 ? "vent_round" : "vent";
}

export function spaceColour(sheet: Pick<Sheet, "spaces">, space: number): string | null {
  return { red: "#ff9a94", blue: "#8cc0ff" }[sheet.spaces?.[space] ?? ""] ?? null;
}

/** What expansions lay in a Room, and where something beside the board asks for something. */
export function furtherMarkers(slot: number, view: View): RoomMarker[] {
  const asking = (view.matters ?? []).filter((m) => m.rooms.includes(slot)).map((m) => {
    const key = `web-map-${m.id}`;
    return { id: "danger", colour: "var(--warn)", label: words.has(key) ? t(key) : m.title };
  });
  return [...asking, ...PAGE_BOXES.flatMap((box) => box.roomMarkers?.(slot, view) ?? [])];
}
