/** What Aftermath puts on the map: Laika, turrets, the keys, second tokens. */
import type { Value, View } from "../../lib/view";
import { t } from "../../lib/words.svelte";
import type { Corner } from "../../map/crowd";
import type { Sheet } from "../../messages";
import type { Placed, RoomMarker } from "../box";

export function pawns(view: View): Placed[] {
  return [...dogs(view), ...listOf(view.ext.turrets).flatMap(turret), ...keys(view)];
}

function dogs(view: View): Placed[] {
  return view.seats.flatMap((seat) => {
    const room = seat.ext.laika;
    if (typeof room !== "number" || room <= 0) return [];
    return [{ sort: "pawn", room, id: seat.index, what: "laika", key: `laika-${seat.index}` }];
  });
}

/** (number, Room, mode or null, open): whom it shoots at is known to all, to this viewer, or to nobody. */
function turret(entry: Value): Placed[] {
  const [number, room, mode, open] = listOf(entry);
  if (typeof number !== "number" || typeof room !== "number") return [];
  const known = String(mode ?? "");
  const secret = open !== true;
  const label = (sheet: Sheet) => turretLabel(sheet, number, known, secret);
  return [{ sort: "pawn", room, id: number, what: "turret", key: `turret-${number}`, corner: corner(known, secret), label }];
}

/** Everybody, Intruders, nobody: a sign each. */
function corner(mode: string, secret: boolean): Corner {
  if (mode === "intruders") return { text: "", creature: "adult", alarming: false, secret };
  return { text: { all: "!", inactive: "–" }[mode] ?? "?", creature: null, alarming: mode === "all", secret };
}

function turretLabel(sheet: Sheet, number: number, mode: string, secret: boolean): string {
  const name = t("web-map-pawn-turret");
  if (!mode) return t("web-map-turret-unknown", { name });
  const token = sheet.components[`target_${number}_${mode}`];
  const args = { name, mode: token?.name ?? mode, reminder: token?.reminder ?? "" };
  return t(secret ? "web-map-turret-secret" : "web-map-turret-open", args);
}

function keys(view: View): Placed[] {
  const room = view.ext.keys_in;
  if (typeof room !== "number" || room <= 0) return [];
  return [{ sort: "object", room, id: 0, what: "key", key: "keys", label: () => t("web-map-keys") }];
}

export function tokensIn(slot: number, view: View): RoomMarker[] {
  const found: RoomMarker[] = [];
  if (listOf(view.ext.second_tokens)[slot]) found.push({ id: "token", colour: "#ffcf8a", label: t("web-map-second_token") });
  if (listOf(view.ext.slimed).some((entry) => listOf(entry)[0] === slot))
    found.push({ id: "slime", colour: "var(--slime)", label: t("web-map-slimed") });
  return found;
}

function listOf(value: Value | undefined): Value[] {
  return Array.isArray(value) ? value : [];
}
