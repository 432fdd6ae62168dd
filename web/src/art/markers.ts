/** Small signs: what lies on rooms, boards and tracks. */
import type { Drawing } from "./drawing";

const FLAME = "M25 3c1 9 13 13 13 26a14 14 0 0 1-28 0c0-7 4-11 6-15 1 4 3 6 5 7 2-7 0-12 4-18z";

export const MARKERS: Record<string, Drawing> = {
  fire: { line: FLAME + "M24 43c-4 0-6-3-6-6 0-4 4-6 6-10 2 4 6 6 6 10 0 3-2 6-6 6z", soft: FLAME },
  malfunction: {
    line: "M31 6a10 10 0 0 0-11 14L6 34a5 5 0 0 0 8 8l14-14A10 10 0 0 0 42 17l-7 5-7-2-2-6zM7 7l9 9M16 7l-9 9",
    soft: "M31 6a10 10 0 0 0-11 14L6 34a5 5 0 0 0 8 8l14-14A10 10 0 0 0 42 17l-7 5-7-2-2-6z",
  },
  noise: {
    line: "M6 19v10h8l10 9V10L14 19zM31 17a10 10 0 0 1 0 14M37 11a19 19 0 0 1 0 26",
    soft: "M6 19v10h8l10 9V10L14 19z",
  },
  silence: {
    line: "M6 19v10h8l10 9V10L14 19zM31 18l12 12M43 18L31 30",
    soft: "M6 19v10h8l10 9V10L14 19z",
  },
  danger: { line: "M24 5l20 36H4zM24 18v11M24 35v1", soft: "M24 5l20 36H4z" },
  slime: {
    line: "M24 4c6 9 13 15 13 24a13 13 0 0 1-26 0c0-9 7-15 13-24zM17 29a7 7 0 0 0 6 7",
    soft: "M24 4c6 9 13 15 13 24a13 13 0 0 1-26 0c0-9 7-15 13-24z",
  },
  signal: {
    line: "M24 26v17M17 18a10 10 0 0 1 14 0M11 12a18 18 0 0 1 26 0",
    fill: "M24 20a4 4 0 1 1 0 8 4 4 0 1 1 0-8z",
  },
  larva: {
    line: "M11 36c-4-8 1-15 9-15 5 0 6-3 5-7-1-4 2-8 7-7 6 1 9 7 8 14-1 9-8 14-15 14-3 0-4 2-3 4M12 26l-6-3M11 32l-6 1M33 28l5 4M28 33l3 6",
    fill: "M33 11a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 1 1 0-4.4z",
  },
  egg: {
    line: "M24 4c8 0 14 13 14 23a14 15 0 0 1-28 0C10 17 16 4 24 4zM17 20c1-4 3-7 6-8",
    soft: "M24 4c8 0 14 13 14 23a14 15 0 0 1-28 0C10 17 16 4 24 4z",
  },
  door: { line: "M10 43V5h28v38M24 5v38M6 43h36M19 22v6M29 22v6", soft: "M10 43V5h28v38z" },
  door_destroyed: { line: "M10 43V5h9l-4 10 6 8-7 9 4 11M38 43V5h-9l3 9-5 9 7 10-4 10M6 43h36" },
  computer: { line: "M6 8h36v24H6zM16 41h16M24 32v9M13 16l5 4-5 4M22 24h8", soft: "M6 8h36v24H6z" },
  vent: { line: "M7 7h34v34H7zM13 16h22M13 24h22M13 32h22", soft: "M7 7h34v34H7z" },
  vent_round: { line: "M24 5a19 19 0 1 1 0 38 19 19 0 1 1 0-38zM12 17h24M8 24h32M12 31h24", soft: "M24 5a19 19 0 1 1 0 38 19 19 0 1 1 0-38z" },
  medical: { line: "M18 7h12v11h11v12H30v11H18V30H7V18h11z", soft: "M18 7h12v11h11v12H30v11H18V30H7V18h11z" },
  asleep: { line: "M8 8h14L8 24h14M26 22h14L26 40h14" },
  items: { line: "M6 17h36v25H6zM6 26h36M17 17V9h14v8M21 26v5h6v-5", soft: "M6 17h36v25H6z" },
  token: {
    line: "M24 5a19 19 0 1 1 0 38 19 19 0 1 1 0-38z",
    soft: "M24 5a19 19 0 1 1 0 38 19 19 0 1 1 0-38z",
    text: { text: "?", x: 24, y: 25, size: 24 },
  },
  blank: { line: "M24 5a19 19 0 1 1 0 38 19 19 0 1 1 0-38zM14 24h20", soft: "M24 5a19 19 0 1 1 0 38 19 19 0 1 1 0-38z" },
  pod: {
    line: "M15 6h18l7 12v12l-7 12H15L8 30V18zM24 17a7 7 0 1 1 0 14 7 7 0 1 1 0-14z",
    soft: "M15 6h18l7 12v12l-7 12H15L8 30V18z",
  },
  locked: {
    line: "M14 22v-6a10 10 0 0 1 20 0v6M9 22h30v20H9zM24 29v6",
    soft: "M9 22h30v20H9z",
  },
  unlocked: {
    line: "M14 22v-7a10 10 0 0 1 19-4M9 22h30v20H9zM24 29v6",
    soft: "M9 22h30v20H9z",
  },
  launched: { line: "M24 4c7 6 9 14 9 24H15c0-10 2-18 9-24zM15 24l-7 9h7M33 24l7 9h-7M20 33v6M24 33v11M28 33v6" },
  working: { line: "M24 5a19 19 0 1 1 0 38 19 19 0 1 1 0-38zM14 25l7 7 13-15", soft: "M24 5a19 19 0 1 1 0 38 19 19 0 1 1 0-38z" },
  damaged: { line: "M24 5a19 19 0 1 1 0 38 19 19 0 1 1 0-38zM16 16l16 16M32 16L16 32", soft: "M24 5a19 19 0 1 1 0 38 19 19 0 1 1 0-38z" },
  unknown: { line: "M24 5a19 19 0 1 1 0 38 19 19 0 1 1 0-38z", text: { text: "?", x: 24, y: 25, size: 22 } },
  injury: { line: "M24 4c6 9 13 16 13 25a13 13 0 0 1-26 0c0-9 7-16 13-25z", soft: "M24 4c6 9 13 16 13 25a13 13 0 0 1-26 0c0-9 7-16 13-25z" },
  light_wound: { line: "M10 40L34 8M18 42L40 14", soft: "M8 38L32 6l10 6-22 32z" },
  serious_wound: {
    line: "M24 42C8 31 4 23 6 15c2-7 12-10 18 0 6-10 16-7 18 0 2 8-2 16-18 27zM24 15l-4 9 8 4-4 8",
    soft: "M24 42C8 31 4 23 6 15c2-7 12-10 18 0 6-10 16-7 18 0 2 8-2 16-18 27z",
  },
  dressed: {
    line: "M24 42C8 31 4 23 6 15c2-7 12-10 18 0 6-10 16-7 18 0 2 8-2 16-18 27zM24 20v12M18 26h12",
    soft: "M24 42C8 31 4 23 6 15c2-7 12-10 18 0 6-10 16-7 18 0 2 8-2 16-18 27z",
  },
  heart: {
    line: "M24 42C8 31 4 23 6 15c2-7 12-10 18 0 6-10 16-7 18 0 2 8-2 16-18 27z",
    soft: "M24 42C8 31 4 23 6 15c2-7 12-10 18 0 6-10 16-7 18 0 2 8-2 16-18 27z",
  },
  ammo: { line: "M9 42V20l5-10 5 10v22zM29 42V20l5-10 5 10v22zM9 34h10M29 34h10", soft: "M9 34h10v8H9zM29 34h10v8H29z" },
  energy: { line: "M28 4L10 27h12l-3 17 19-25H26z", soft: "M28 4L10 27h12l-3 17 19-25H26z" },
  deck: { line: "M8 12h22v31H8zM14 12V8h22v31h-6M20 8V4h22v31h-6", soft: "M8 12h22v31H8z" },
  hand: { line: "M12 13l-7 3 8 26 7-2M18 8h15v33H18zM36 13l7 3-7 22", soft: "M18 8h15v33H18z" },
  discard: { line: "M9 14h30M18 14V8h12v6M13 14l2 29h18l2-29M20 21v15M28 21v15" },
  contamination: {
    line: "M24 5a19 19 0 1 1 0 38 19 19 0 1 1 0-38zM24 20c-6-4-6-9 0-15M26 26c7-1 11 2 13 8M22 26c-3 6-7 8-13 7",
    fill: "M24 20a4.5 4.5 0 1 1 0 9 4.5 4.5 0 1 1 0-9z",
  },
  insanity: {
    line: "M24 24c0-3 5-3 5 1 0 6-10 6-10-1 0-9 15-9 15 1 0 12-20 12-20-1C14 9 39 9 39 25c0 18-30 18-30-1C9 12 17 5 27 5",
  },
  mutation: {
    line: "M14 4c0 20 20 20 20 40M34 4c0 20-20 20-20 40M17 11h14M19 17h10M19 31h10M17 37h14",
  },
  carapace: { line: "M24 4l17 6v13c0 11-8 17-17 21C15 40 7 34 7 23V10zM24 4v40M7 20h34", soft: "M24 4l17 6v13c0 11-8 17-17 21C15 40 7 34 7 23V10z" },
  turret: { line: "M18 20h14v10H18zM32 23h12M24 30v5M12 43l12-8 12 8M10 14l8 6", soft: "M18 20h14v10H18z" },
  time: { line: "M24 5a19 19 0 1 1 0 38 19 19 0 1 1 0-38zM24 13v11l8 6", soft: "M24 5a19 19 0 1 1 0 38 19 19 0 1 1 0-38z" },
  self_destruct: {
    line: "M24 5a19 19 0 1 1 0 38 19 19 0 1 1 0-38zM24 5v10M7.5 33l9-5M40.5 33l-9-5",
    fill: "M24 19a5 5 0 1 1 0 10 5 5 0 1 1 0-10z",
  },
  hourglass: { line: "M11 5h26M11 43h26M14 5c0 12 10 12 10 19S14 31 14 43M34 5c0 12-10 12-10 19s10 7 10 19", soft: "M17 43c0-6 3-9 7-11 4 2 7 5 7 11z" },
  first_player: { line: "M12 44V5M12 7h26l-6 9 6 9H12", soft: "M12 7h26l-6 9 6 9H12z" },
  turn: { line: "M8 24h30M27 12l12 12-12 12" },
  passed: { line: "M8 25l9 10L40 12" },
  eye: { line: "M4 24c10-15 30-15 40 0-10 15-30 15-40 0z", fill: "M24 18a6 6 0 1 1 0 12 6 6 0 1 1 0-12z" },
  destination: { line: "M24 44C14 31 9 26 9 18a15 15 0 0 1 30 0c0 8-5 13-15 26zM24 13a5 5 0 1 1 0 10 5 5 0 1 1 0-10z", soft: "M24 44C14 31 9 26 9 18a15 15 0 0 1 30 0c0 8-5 13-15 26z" },
  airlock: { line: "M24 5a19 19 0 1 1 0 38 19 19 0 1 1 0-38zM13 24h22M29 17l7 7-7 7" },
  weakness: { line: "M24 6a18 18 0 1 1 0 36 18 18 0 1 1 0-36zM24 15a9 9 0 1 1 0 18 9 9 0 1 1 0-18zM24 2v8M24 38v8M2 24h8M38 24h8" },
  objective: { line: "M24 6a18 18 0 1 1 0 36 18 18 0 1 1 0-36zM24 14a10 10 0 1 1 0 20 10 10 0 1 1 0-20z", fill: "M24 20a4 4 0 1 1 0 8 4 4 0 1 1 0-8z" },
  bag: { line: "M16 13h16M17 13c-8 8-11 15-11 21 0 6 4 9 18 9s18-3 18-9c0-6-3-13-11-21l4-8H13z", soft: "M17 13c-8 8-11 15-11 21 0 6 4 9 18 9s18-3 18-9c0-6-3-13-11-21z" },
  event: { line: "M24 4l6 14 15 1-11 10 3 15-13-8-13 8 3-15L3 19l15-1z", soft: "M24 4l6 14 15 1-11 10 3 15-13-8-13 8 3-15L3 19l15-1z" },
  skull: {
    line: "M24 4c11 0 17 7 17 16 0 6-3 9-6 11v7H13v-7c-3-2-6-5-6-11C7 11 13 4 24 4zM20 38v5M28 38v5",
    fill: "M16.5 18a4 4 0 1 1 0 8 4 4 0 1 1 0-8zM31.5 18a4 4 0 1 1 0 8 4 4 0 1 1 0-8zM24 26l2.5 5h-5z",
  },
  key: { line: "M15 14a9 9 0 1 1 0 18 9 9 0 1 1 0-18zM24 23h20v8M35 23v7" },
  handshake: { line: "M4 15l9-3 11 4 11-4 9 3M24 16l-8 9c3 3 6 2 9-2l12 11M8 30l9 9 4-3 4 4 4-3 4 1 4-4" },
  laika: { line: "M14 20c0-6 4-9 10-9s10 3 10 9v10c0 6-4 11-10 11s-10-5-10-11zM14 20L9 7l10 6M34 20l5-13-10 6M24 31v4M20 35c2 3 6 3 8 0", fill: "M19 21a2 2 0 1 1 0 4 2 2 0 1 1 0-4zM29 21a2 2 0 1 1 0 4 2 2 0 1 1 0-4zM21 28h6l-3 4z" },
};

/** How each sign is coloured where nothing else says so. */
export const MARKER_COLOURS: Record<string, string> = {
  fire: "var(--fire)",
  malfunction: "var(--warn)",
  noise: "var(--warn)",
  slime: "var(--slime)",
  signal: "var(--accent)",
  larva: "#ff8fb0",
  egg: "#ffd9a0",
  danger: "var(--danger)",
  injury: "var(--danger)",
  serious_wound: "var(--danger)",
  light_wound: "var(--danger)",
  dressed: "var(--good)",
  heart: "var(--danger)",
  working: "var(--good)",
  damaged: "var(--danger)",
  contamination: "#ff7fd0",
  insanity: "#c9a2ff",
  mutation: "#ff9f7a",
  self_destruct: "var(--danger)",
  unlocked: "var(--good)",
};

export const UNKNOWN_MARKER: Drawing = {
  line: "M24 5l19 19-19 19L5 24z",
  soft: "M24 5l19 19-19 19L5 24z",
  text: { text: "!", x: 24, y: 25, size: 20 },
};

export function markerDrawing(id: string): Drawing {
  return MARKERS[id] ?? UNKNOWN_MARKER;
}
