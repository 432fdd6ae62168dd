/** What things are called, in the language of the sheet. */
import type { Component, SeatInfo, Sheet } from "../messages";
import { botName } from "../lib/bots";
import { isolated } from "../lib/names";
import type { View } from "../lib/view";
import { t, words } from "../lib/words.svelte";

/** What can be looked up by its id: a table's sheet, or everything that is printed. */
export type Faces = Pick<Sheet, "components">;

export function nameOf(sheet: Faces, id: string): string {
  if (id === "unknown" || id === "infected") return sheet.components["contamination"]?.name ?? id;
  return sheet.components[id]?.name ?? id.replaceAll("_", " ");
}

export function componentOf(sheet: Faces, id: string): Component {
  const found = sheet.components[id === "unknown" || id === "infected" ? "contamination" : id];
  return found ?? { family: "", name: nameOf(sheet, id), text: "", reminder: "", printed: [], facts: {}, type: id };
}

/** A creature or a token of the bag. */
export function kindName(sheet: Sheet, kind: string): string {
  const key = `intruder-${kind}`;
  return sheet.components[kind]?.name ?? (words.has(key) ? t(key) : nameOf(sheet, kind));
}

/** As few letters of a creature's name as tell it from the others of this table; at most three. */
export function shortKind(sheet: Sheet, kind: string): string {
  const name = kindName(sheet, kind);
  const others = Object.values(sheet.components)
    .filter((one) => (one.family === "kinds" || one.family === "intruder_tokens") && one.name !== name)
    .map((one) => one.name);
  const length = [1, 2].find((n) => !others.some((other) => other.slice(0, n) === name.slice(0, n))) ?? 3;
  return name.charAt(0).toUpperCase() + name.slice(1, length);
}

/** What explains a token of the bag: the creature itself, or the token. */
export function tokenOf(sheet: Sheet, kind: string): string {
  if (kind in sheet.components) return kind;
  const found = Object.entries(sheet.components).find(
    ([, c]) => c.family === "intruder_tokens" && c.facts.kind === kind,
  );
  return found?.[0] ?? kind;
}

/** The character; before the draft, whoever sits there as far as `seats` tell, else the number of the player. */
export function personOf(view: View, sheet: Sheet, seat: number, seats: SeatInfo[] = []): string {
  const found = view.seats[seat];
  if (!found) return "";
  if (found.intruder) return t("web-table-intruder-player");
  if (found.character && sheet.components[found.character]) return nameOf(sheet, found.character);
  return sitterOf(seats[seat]) || playerOf(view, seat);
}

/** `Player 3`. */
export const playerOf = (view: View, seat: number): string =>
  t("web-table-player", { number: view.seats[seat]?.number || seat + 1 });

/** What somebody is called who has no character yet; nothing for a free seat. */
function sitterOf(info: SeatInfo | undefined): string {
  if (info?.bot && !info.standing_in) return t("web-lobby-bot_level", { level: botName(info.bot) });
  return info?.name ? isolated(info.name) : "";
}

/** The same after a verb: `to the Captain`, “au Capitaine”. A name of a data pack's own has no such form. */
export function toPerson(view: View, sheet: Sheet, seat: number): string {
  const found = view.seats[seat];
  const name = personOf(view, sheet, seat);
  if (found?.intruder) return t("web-table-intruder-player.to");
  if (!found?.character) return t("phrase-player.to", { number: found?.number || seat + 1 });
  const key = `character-${found.character}`;
  return words.has(key) && t(key) === name ? t(`${key}.to`) : t("web-table-to", { name });
}

/** `Canteen (006)`, `Room 006, unexplored`. */
export function roomName(view: View, sheet: Sheet, slot: number): string {
  const tile = view.rooms.find((r) => r.slot === slot)?.tile;
  const number = String(slot).padStart(3, "0");
  return tile ? `${nameOf(sheet, tile)} (${number})` : t("web-table-unexplored", { number });
}

/** Corridors and Technical Corridors entrances of a Room: a corridor's index, or -1 - space. */
export function exitsOf(sheet: Sheet): (room: number) => number[] {
  return (room) => sheet.corridors.filter((c) => c.a === room || c.b === room).map((c) => c.index);
}

/** Seconds as `4:05`. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const minutes = Math.floor(whole / 60);
  if (minutes >= 60)
    return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}:${String(whole % 60).padStart(2, "0")}`;
  return `${minutes}:${String(whole % 60).padStart(2, "0")}`;
}
