/** Items, by their type; what is not drawn yet is drawn by what it is: a weapon, a key, its crafting sign, its colour. */
import type { Component } from "../messages";
import type { Drawing } from "./drawing";
import { MARKERS, UNKNOWN_MARKER } from "./markers";
import { ROOMS } from "./rooms";

const m = (id: string): Drawing => MARKERS[id] ?? UNKNOWN_MARKER;
const r = (id: string): Drawing => ROOMS[id] ?? UNKNOWN_MARKER;

const PISTOL: Drawing = {
  line: "M4 13h38v10H28l-2 6h-8l-4 13H5l4-19H4zM26 23c0 3-1 5-4 6M36 13v-3",
  soft: "M4 13h38v10H28l-2 6h-8l-4 13H5l4-19H4z",
};
const REVOLVER: Drawing = {
  line: "M4 14h14l4-3h22v8H28l-2 9h-9l-4 14H5l4-20H4zM18 14h10v10H17M22 14v10",
  soft: "M4 14h14l4-3h22v8H28l-2 9h-9l-4 14H5l4-20H4z",
};
const RIFLE: Drawing = {
  line: "M2 20h8l4-4h20v3h12v4H30l-2 4h-5l-3 10h-6l2-10H9l-5 6H2zM18 16v-5h9v5",
  soft: "M2 20h8l4-4h20v3h12v4H30l-2 4h-5l-3 10h-6l2-10H9l-5 6H2z",
};
const SHOTGUN: Drawing = {
  line: "M2 23l10-5h34v4H24M46 22v4H21l-4 3-5 1-5 8-5-3zM27 26h11v4H27",
  soft: "M2 23l10-5h34v8H21l-4 3-5 1-5 8-5-3z",
};
const KEY: Drawing = m("key");
const CARD: Drawing = { line: "M6 11h36v26H6zM6 18h36M12 29h10M30 29h6", soft: "M6 11h36v26H6z" };
const SYRINGE: Drawing = {
  line: "M5 43l9-9M12 28l8 8M15 25L31 9l8 8-16 16zM35 5l8 8M28 12l8 8M21 19l4 4",
  soft: "M15 25L31 9l8 8-16 16z",
};
const PLANS: Drawing = { line: "M8 6h26l6 6v30H8zM14 16h12v8H14zM26 20h8v12H20v-8M14 36h12", soft: "M8 6h26l6 6v30H8z" };
const DRONE: Drawing = {
  line: "M18 20h12l4 7-4 7H18l-4-7zM18 20L9 12M30 20l9-8M4 11h11M33 11h11M24 34v6",
  fill: "M24 23.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 1 1 0-7z",
  soft: "M18 20h12l4 7-4 7H18l-4-7z",
};
const BOOK: Drawing = { line: "M8 6h28a4 4 0 0 1 4 4v32H12a4 4 0 0 1-4-4zM8 38a4 4 0 0 1 4-4h28M16 14h16M16 21h12", soft: "M8 6h28a4 4 0 0 1 4 4v24H12z" };
const SUIT: Drawing = {
  line: "M24 4a10 10 0 0 1 10 10v4a10 10 0 0 1-20 0v-4A10 10 0 0 1 24 4zM17 13h14v6a7 7 0 0 1-14 0zM14 23L6 30l4 6 4-3v11h20V33l4 3 4-6-8-7",
  soft: "M17 13h14v6a7 7 0 0 1-14 0z",
};

export const ITEMS: Record<string, Drawing> = {
  revolver: REVOLVER,
  pistol: PISTOL,
  pocket_pistol: PISTOL,
  prototype_pistol: PISTOL,
  needle_gun: { line: PISTOL.line + "M42 16h5M42 20h5", ...(PISTOL.soft ? { soft: PISTOL.soft } : {}) },
  arm_gun: PISTOL,
  rifle: RIFLE,
  assault_rifle: RIFLE,
  hunting_rifle: RIFLE,
  prototype_rifle: RIFLE,
  shotgun: SHOTGUN,
  sawed_off_shotgun: SHOTGUN,
  prototype_shotgun: SHOTGUN,
  flamethrower: {
    line: "M3 20h22l4 4v5H14l-3 8H5l2-8H3zM33 26c2-6 6-7 11-12-1 5 2 7 0 12s-7 5-11 3",
    soft: "M3 20h22l4 4v5H14l-3 8H5l2-8H3z",
  },
  taser: { line: "M10 4h28v14l-6 6v20H16V24l-6-6zM26 8l-6 8h8l-6 8", soft: "M10 4h28v14l-6 6H16l-6-6z" },
  grenade: {
    line: "M24 16a13 14 0 1 1 0 28 13 14 0 1 1 0-28zM19 16V9h10v7M29 10l9 3 2 8M12 28h24M24 16v28",
    soft: "M24 16a13 14 0 1 1 0 28 13 14 0 1 1 0-28z",
  },
  smoke_grenade: {
    line: "M14 20h18v24H14zM18 20v-6h10v6M14 28h18M14 36h18M34 14c-2-4 2-7 5-5 1-5 8-4 7 1",
    soft: "M14 28h18v8H14z",
  },
  molotov: {
    line: "M18 18l2-6h8l2 6v4l5 6v16H13V28l5-6zM24 12c-4-3 0-5-1-9 4 2 6 6 3 9",
    soft: "M13 30h22v14H13z",
  },
  decoy: { line: "M24 30a6 6 0 1 1 0 12 6 6 0 1 1 0-12zM24 30V20M14 22a14 14 0 0 1 20 0M8 15a23 23 0 0 1 32 0", soft: "M24 30a6 6 0 1 1 0 12 6 6 0 1 1 0-12z" },
  recon_drone: DRONE,
  craft_combat_drone: { line: DRONE.line + "M24 40v5", ...(DRONE.soft ? { soft: DRONE.soft } : {}), ...(DRONE.fill ? { fill: DRONE.fill } : {}) },
  craft_laser_pointer: { line: "M5 37l16-14 6 7-16 14zM27 24l15-14M33 8v4M40 16h4M44 6l-2 2", soft: "M5 37l16-14 6 7-16 14z" },
  craft_enviro_suit: SUIT,
  extended_magazine: { line: "M14 4h20v8l-4 32H14zM14 14h18M14 22h17M14 30h16", soft: "M14 4h20v8l-4 32H14z" },
  autoloader: { line: "M9 10h30v28H9zM15 16v16M21 16v16M27 16v16M33 16v16M39 20h6v8h-6", soft: "M9 10h30v28H9z" },
  energy_charge: { line: "M10 12h28v30H10zM18 12V6h12v6M26 17l-8 11h7l-3 9", soft: "M10 12h28v30H10z" },
  energy_cell: { line: "M10 12h28v30H10zM18 12V6h12v6M26 17l-8 11h7l-3 9", soft: "M10 12h28v30H10z" },
  duct_tape: { line: "M22 6a18 18 0 1 1 0 36 18 18 0 1 1 0-36zM22 16a8 8 0 1 1 0 16 8 8 0 1 1 0-16zM22 42h22v-8", soft: "M22 6a18 18 0 1 1 0 36 18 18 0 1 1 0-36z" },
  tools: m("malfunction"),
  fire_extinguisher: {
    line: "M15 20a9 9 0 0 1 18 0v24H15zM20 11V6h8v5M28 7h10v6M15 28h18M15 36h18M38 13c3 2 4 5 4 9",
    soft: "M15 28h18v8H15z",
  },
  chemicals: r("laboratory"),
  lab_equipment: r("laboratory"),
  clothes: { line: "M17 6L5 13l5 11 5-3v22h18V21l5 3 5-11-12-7c-1 5-13 5-14 0z", soft: "M17 6L5 13l5 11 5-3v22h18V21l5 3 5-11-12-7c-1 5-13 5-14 0z" },
  armor: m("carapace"),
  technical_corridor_plans: PLANS,
  nemesis_plans: PLANS,
  space_suit: SUIT,
  bandages: { line: "M10 20L28 5a8 8 0 0 1 11 12L20 43A8 8 0 0 1 9 31zM17 15l15 14M13 22l14 12M22 10l14 12", soft: "M17 15l15 14-5 5-14-12z" },
  medkit: { line: "M5 15h38v27H5zM17 15V8h14v7M24 21v14M17 28h14", soft: "M5 15h38v27H5z" },
  surgeon_kit: r("surgery"),
  synthetic_food: { line: "M9 12h30v6l-3 25H12L9 18zM9 18h30M16 12c0-5 4-8 8-8s8 3 8 8M17 26h14M18 33h12", soft: "M9 12h30v6H9z" },
  adrenaline_injection: SYRINGE,
  military_stimulants: SYRINGE,
  anabolics: SYRINGE,
  antidote: { line: "M18 4h12v8l6 8v24H12V20l6-8zM24 24v12M18 30h12", soft: "M12 22h24v22H12z" },
  alcohol: { line: "M19 4h10v10l5 6v24H14V20l5-6zM14 26h20M14 36h20", soft: "M14 26h20v10H14z" },
  ship_log: BOOK,
  ship_codes: CARD,
  intercom: { line: "M14 4h20v40H14zM19 10h10M19 15h10M24 28a6 6 0 1 1 0 12 6 6 0 1 1 0-12zM34 8h5", soft: "M14 4h20v40H14z" },
  orbital_maneuvering_system: r("shuttle_main"),
  manual_control: r("shuttle_main"),
  plasma_torch: { line: "M4 31l20-8 4 8-18 11zM28 26l6-3M36 20c4 0 8-3 9-10-5 0-9 2-10 6-3-1-4 1-3 5z", soft: "M4 31l20-8 4 8-18 11z" },
  flashlight: { line: "M4 20h18l8-5v18l-8-5H4zM36 14l8-5M36 24h9M36 34l8 5M12 20v8", soft: "M4 20h18l8-5v18l-8-5H4z" },
  motion_detector: { line: "M8 6h32v36H8zM24 34a4 4 0 0 0 0 0M16 28a11 11 0 0 1 16 0M12 22a17 17 0 0 1 24 0", soft: "M8 6h32v36H8z", fill: "M24 31a3 3 0 1 1 0 6 3 3 0 1 1 0-6zM30 13a3 3 0 1 1 0 6 3 3 0 1 1 0-6z" },
  emotion_reader: { line: "M8 6h32v36H8zM13 24h5l3-7 5 14 4-9 2 2h4", soft: "M8 6h32v36H8z" },
  holo_computer: r("monitoring_room"),
  security_key: CARD,
  comms_key: KEY,
  evacuation_key: KEY,
  pilot_evacuation_key: KEY,
  self_destruct_key: KEY,
  search_module: m("eye"),
  deactivation_module: { line: "M24 4v20M14 10a18 18 0 1 0 20 0", soft: "M24 24m-16 0a16 16 0 1 0 32 0 16 16 0 1 0-32 0" },
  anti_aggro: m("silence"),
};

const SYMBOLS: Record<string, string> = { flame: "fire", cloth: "clothes", battery: "energy", wrench: "malfunction", cross: "medkit" };

export function itemDrawing(component: Component): Drawing {
  const known = ITEMS[component.type];
  if (known) return known;
  const { weapon, symbol, heavy } = component.facts;
  if (weapon) return PISTOL;
  if (/key|code/.test(component.type)) return KEY;
  if (typeof symbol === "string" && SYMBOLS[symbol]) return ITEMS[SYMBOLS[symbol]] ?? m(SYMBOLS[symbol]);
  return heavy ? m("items") : r("storage");
}

/** The four decks of Items, and what has none. Each colour comes with its letter. */
export const ITEM_COLOURS: Record<string, string> = {
  red: "#ff6f6a",
  yellow: "#f6c84c",
  green: "#58d495",
  blue: "#62b2ff",
  white: "#e3ebf1",
};

export function itemColour(colour: unknown): string {
  return (typeof colour === "string" && ITEM_COLOURS[colour]) || "var(--muted)";
}
