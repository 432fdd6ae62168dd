/** What a Room is for, in one picture. */
import type { Drawing } from "./drawing";

const pod = (letter: string): Drawing => ({
  line: "M24 4c7 5 10 12 10 20v9H14v-9c0-8 3-15 10-20zM14 25l-7 10h7M34 25l7 10h-7M19 38v5M24 38v7M29 38v5",
  soft: "M24 4c7 5 10 12 10 20v9H14v-9c0-8 3-15 10-20z",
  text: { text: letter, x: 24, y: 22.5, size: 15 },
});

const engine = (number: string): Drawing => ({
  line: "M6 13h20l7 6v10l-7 6H6zM37 19c3 3 3 7 0 10M42 15c5 5 5 13 0 18",
  soft: "M6 13h20l7 6v10l-7 6H6z",
  text: { text: number, x: 18, y: 24.5, size: 18 },
});

export const ROOMS: Record<string, Drawing> = {
  armory: {
    line: "M5 15h30v8H24l-2 8h-8l2-8H5zM23 23v4h-3M39 14h4M39 20h4",
    soft: "M5 15h30v8H24l-2 8h-8l2-8H5z",
    fill: "M33 42v-8l2.5-4 2.5 4v8zM41 42v-8l2.5-4 2.5 4v8z",
  },
  comms_room: {
    line: "M24 27v16M15 43h18M17 19a10 10 0 0 1 14 0M12 14a17 17 0 0 1 24 0M7 9a24 24 0 0 1 34 0",
    fill: "M24 20a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 1 1 0-7.2z",
  },
  emergency_room: {
    line: "M19 7h10v12h12v10H29v12H19V29H7V19h12z",
    soft: "M19 7h10v12h12v10H29v12H19V29H7V19h12z",
  },
  evacuation_a: pod("A"),
  evacuation_b: pod("B"),
  fire_control: {
    line: "M24 4c2 8 11 11 11 20a11 11 0 0 1-22 0c0-5 3-8 5-11 1 3 2 5 4 6 1-6-1-10 2-15zM6 42c4-4 8-4 12 0s8 4 12 0 8-4 12 0",
    soft: "M24 4c2 8 11 11 11 20a11 11 0 0 1-22 0c0-5 3-8 5-11 1 3 2 5 4 6 1-6-1-10 2-15z",
  },
  generator: {
    line: "M28 5L11 27h11l-4 16 19-24H26zM7 9l4 4M41 39l-4-4",
    soft: "M28 5L11 27h11l-4 16 19-24H26z",
  },
  laboratory: {
    line: "M18 5h12M21 5v14L10 37a4 4 0 0 0 3.5 6h21a4 4 0 0 0 3.5-6L27 19V5",
    soft: "M15 30h18l5 7a4 4 0 0 1-3.5 6h-21A4 4 0 0 1 10 37z",
    fill: "M21 34a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 1 1 0-4.4zM28 32a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 1 1 0-3.4z",
  },
  nest: {
    line: "M24 6c6 0 10 10 10 17a10 10 0 0 1-20 0c0-7 4-17 10-17zM11 22c-4 2-7 8-7 13 0 4 3 7 7 7 3 0 5-1 6-4M37 22c4 2 7 8 7 13 0 4-3 7-7 7-3 0-5-1-6-4M20 15c1-2 2-3 4-4M18 42h12",
    soft: "M24 6c6 0 10 10 10 17a10 10 0 0 1-20 0c0-7 4-17 10-17z",
  },
  storage: {
    line: "M5 25h18v17H5zM25 25h18v17H25zM15 7h18v16H15zM21 7v5h6V7M11 25v5h6v-5M31 25v5h6v-5",
    soft: "M5 25h18v17H5zM25 25h18v17H25zM15 7h18v16H15z",
  },
  surgery: {
    line: "M6 42l14-14M20 28L36 5c6 7 3 17-8 24l-3 3zM5 12h8l3-5 4 11 3-6h3",
    soft: "M20 28L36 5c6 7 3 17-8 24l-3 3z",
  },
  airlock_control: {
    line: "M24 6a18 18 0 1 1 0 36 18 18 0 1 1 0-36zM24 18a6 6 0 1 1 0 12 6 6 0 1 1 0-12zM24 6v12M8.4 33l10.4-6M39.6 33l-10.4-6",
    soft: "M24 6a18 18 0 1 1 0 36 18 18 0 1 1 0-36z",
  },
  cabins: {
    line: "M6 6v36M42 6v36M6 20h36M6 37h36M10 20v-6h11l4 6M10 37v-6h11l4 6",
    soft: "M6 20h36v4H6zM6 37h36v4H6z",
  },
  canteen: {
    line: "M11 5v10a6 6 0 0 0 12 0V5M17 5v38M36 43V5c-6 3-8 11-8 21h8",
    soft: "M36 26V5c-6 3-8 11-8 21z",
  },
  command_center: {
    line: "M7 43V8l8-4h18l8 4v35M24 4v39M18 19l-5 5 5 5M30 19l5 5-5 5M7 43h34",
    soft: "M7 43V8l8-4h18l8 4v35z",
  },
  engine_control: {
    line: "M7 33a17 17 0 1 1 34 0zM24 33l8-13M13 24l3 2M24 16v4M11 41h26",
    soft: "M7 33a17 17 0 1 1 34 0z",
    fill: "M24 30a3 3 0 1 1 0 6 3 3 0 1 1 0-6z",
  },
  hatch_control: {
    line: "M14 21v-5a10 10 0 0 1 20 0v5M9 21h30v21H9zM24 33v4",
    soft: "M9 21h30v21H9z",
    fill: "M24 26.5a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 1 1 0-6.6z",
  },
  monitoring_room: {
    line: "M5 7h38v26H5zM16 42h16M24 33v9M12 20c7-8 17-8 24 0-7 8-17 8-24 0z",
    soft: "M5 7h38v26H5z",
    fill: "M24 16.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 1 1 0-7z",
  },
  slime_room: {
    line: "M4 8h40M8 8v17a4 4 0 0 0 8 0v-6a3.5 3.5 0 0 1 7 0v19a4 4 0 0 0 8 0V20a3 3 0 0 1 6 0v8a3.5 3.5 0 0 0 7 0V8",
    soft: "M8 8v17a4 4 0 0 0 8 0v-6a3.5 3.5 0 0 1 7 0v19a4 4 0 0 0 8 0V20a3 3 0 0 1 6 0v8a3.5 3.5 0 0 0 7 0V8z",
  },
  shower_room: {
    line: "M8 43V15a9 9 0 0 1 18 0v1M16 25a10 9 0 0 1 20 0zM19 30v4M26 30v4M33 30v4M17 38v4M24 38v4M31 38v4",
    soft: "M16 25a10 9 0 0 1 20 0z",
  },
  cockpit: {
    line: "M24 4l5 15 15 5-15 5-5 15-5-15-15-5 15-5zM11 11l4 4M37 11l-4 4M11 37l4-4M37 37l-4-4",
    soft: "M24 4l5 15 15 5-15 5-5 15-5-15-15-5 15-5z",
  },
  engine_1: engine("1"),
  engine_2: engine("2"),
  engine_3: engine("3"),
  hibernatorium: {
    line: "M24 5v38M8 15l32 18M40 15L8 33M19 8l5 5 5-5M19 40l5-5 5 5M8 22l7-2-2-7M40 26l-7 2 2 7M40 22l-7-2 2-7M8 26l7 2-2 7",
  },
  workshop: {
    line: "M6 14h22l6 5h8c0 6-5 9-10 9v6h5v6H13v-6h5v-6c-7 0-12-5-12-14zM30 5l9 4",
    soft: "M6 14h22l6 5h8c0 6-5 9-10 9v6h5v6H13v-6h5v-6c-7 0-12-5-12-14z",
  },
  server_room: {
    line: "M9 5h30v11H9zM9 18h30v11H9zM9 31h30v11H9zM24 10.5h10M24 23.5h10M24 36.5h10",
    soft: "M9 5h30v11H9zM9 18h30v11H9zM9 31h30v11H9z",
    fill: "M15 8.7a2 2 0 1 1 0 4 2 2 0 1 1 0-4zM15 21.7a2 2 0 1 1 0 4 2 2 0 1 1 0-4zM15 34.7a2 2 0 1 1 0 4 2 2 0 1 1 0-4z",
  },
  alarm: {
    line: "M13 37V25a11 11 0 0 1 22 0v12M8 37h32v6H8zM24 5v4M8 12l3 3M40 12l-3 3M4 24h3M41 24h3M24 22v8",
    soft: "M13 37V25a11 11 0 0 1 22 0v12z",
  },
  turret_control: {
    line: "M24 5v8M24 35v8M5 24h8M35 24h8M24 13a11 11 0 1 1 0 22 11 11 0 1 1 0-22z",
    soft: "M24 13a11 11 0 1 1 0 22 11 11 0 1 1 0-22z",
    fill: "M24 20a4 4 0 1 1 0 8 4 4 0 1 1 0-8z",
  },
  shuttle_main: {
    line: "M24 4c5 5 7 11 7 18l11 11v5l-11-4-2 8H19l-2-8-11 4v-5l11-11c0-7 2-13 7-18zM20 18c2-2 6-2 8 0",
    soft: "M24 4c5 5 7 11 7 18l11 11v5l-11-4-2 8H19l-2-8-11 4v-5l11-11c0-7 2-13 7-18z",
  },
};

export const UNKNOWN_ROOM: Drawing = {
  line: "M14 6h20l10 18-10 18H14L4 24z",
  soft: "M14 6h20l10 18-10 18H14L4 24z",
  text: { text: "?", x: 24, y: 25, size: 22 },
};

export function roomDrawing(tile: string): Drawing {
  return ROOMS[tile] ?? UNKNOWN_ROOM;
}
