/** The map in words, for those who do not see it. */
import type { RoomView, View } from "../lib/view";
import { t, words } from "../lib/words.svelte";
import type { Question, Sheet } from "../messages";
import type { Occupant } from "./crowd";
import type { RoomFacts } from "./facts";
import { numberOf } from "./facts";

export function nameOf(sheet: Sheet, id: string): string {
  return sheet.components[id]?.name ?? sheet.components[id.split(":")[0] ?? ""]?.name ?? id.replaceAll("_", " ");
}

export function occupantLabel(occupant: Occupant, view: View, sheet: Sheet): string {
  if (occupant.sort === "figure") return t("web-map-figure", { name: nameOf(sheet, occupant.what), injuries: occupant.injuries });
  if (occupant.sort === "seat") return personLabel(occupant, view, sheet);
  if (occupant.label) return occupant.label(sheet);
  const pawn = `web-map-pawn-${occupant.what}`;
  const name = occupant.sort === "pawn" && words.has(pawn) ? t(pawn) : nameOf(sheet, occupant.what);
  return occupant.count > 1 ? t("web-map-several", { name, count: occupant.count }) : name;
}

function personLabel(occupant: Occupant, view: View, sheet: Sheet): string {
  const seat = occupant.seat;
  const about = [
    occupant.id === view.seat ? t("web-map-you") : "",
    seat?.slime ? t("web-map-slime") : "",
    seat?.larva ? t("web-map-larva") : "",
    seat?.signal ? t("web-map-signal") : "",
    ...occupant.badges.map((badge) => badge.figure),
    occupant.asleep ? t("web-map-asleep") : "",
  ].filter(Boolean);
  const name = nameOf(sheet, occupant.what);
  return about.length > 0 ? `${name} (${about.join(", ")})` : name;
}

export function roomLabel(
  facts: RoomFacts,
  room: RoomView,
  marking: string,
  there: string[],
  options: string[],
): string {
  const name = facts.peeked ? t("web-map-peeked", { name: facts.name }) : facts.name;
  const parts = [
    t("web-map-room", { name, number: facts.number }),
    room.explored ? "" : t("web-map-marking", { marking }),
    room.token ? t("web-map-token") : "",
    room.fire ? t("web-map-fire") : "",
    room.malfunction ? t("web-map-malfunction") : "",
    ...facts.signs.map((sign) => sign.label),
    ...there,
    ...options.map((text) => t("web-map-option", { text })),
  ];
  return parts.filter(Boolean).join(". ");
}

export function corridorLabel(
  way: { a: number; b: number; numbers: number[]; index: number },
  view: View,
  options: string[],
): string {
  const door = view.doors[way.index] ?? 0;
  const parts = [
    t("web-map-corridor", { a: numberOf(way.a), b: numberOf(way.b), numbers: way.numbers.join(", ") }),
    door === 1 ? t("web-map-door-closed") : door === 2 ? t("web-map-door-destroyed") : "",
    view.noise[way.index] ? t("web-map-noise") : "",
    ...options.map((text) => t("web-map-option", { text })),
  ];
  return parts.filter(Boolean).join(". ");
}

export function optionTexts(ask: Question | null, indices: number[]): string[] {
  return indices.flatMap((index) => ask?.options[index]?.text ?? []);
}
