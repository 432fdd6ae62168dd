/** Silhouettes of everything that hunts. Each is the right half of a body; the left half is its mirror image. */
export interface Silhouette {
  /** Outline from the middle of the top to the middle of the bottom; not closed: the mirror image does that. */
  half: string;
  /** Legs, feelers and tentacles, drawn with the pen. */
  limbs?: string;
  /** Eyes, glowing. */
  eyes: string;
  /** Dark openings: mouths, hoods. */
  maw?: string;
  /** Teeth and ribs. */
  marks?: string;
  brood: "intruder" | "flesh" | "void";
}

export const CREATURES: Record<string, Silhouette> = {
  larva: {
    half: "M24 14c4 0 6 3 6 6 2 2 3 5 1 8 2 3 1 7-2 9-1 4-3 6-5 8",
    limbs: "M30 19l5-5 4 1M32 25l6-2 3 3M31 32l6 1 2 5M26 15c0-5 3-9 8-9",
    eyes: "M25.3 20l3.4-1.8-.6 3.2z",
    marks: "M24 27h4.5M24 32h4M24 37h2.5",
    brood: "intruder",
  },
  creeper: {
    half: "M24 6c3 0 5 3 5 7l-1 5 5 1 6-9 3-6 2 7-4 11-6 6 1 5 6 3 3 9-4-4-4-1 1 5-4-4h-4l-1 5-4 1",
    eyes: "M25.2 12.5l3-1.7-.4 3.2z",
    marks: "M24 22h4.5M24 26h4M24 30h4.5M24 34h4",
    brood: "intruder",
  },
  adult: {
    half: "M24 2c4 0 6 5 5 10l-2 5 4 1 4-6 4-6 1 8-3 6 4 3 2 9 1 6-3-3-2 4-1-6-3-8-3-1-2 6 3 4 3 11h-4l-1-3-4-7-3 2",
    eyes: "M25.2 11.5l2.8-1.3-.5 2.6z",
    marks: "M24 14.6l1 1.6 1-1.6M24 21.5h5.5M24 25h4.5M24 28.5h3.5",
    brood: "intruder",
  },
  breeder: {
    half: "M24 3c4 0 6 4 6 9l-2 5h4l3-9 3-6 2 8 5-3-3 9 4 5-4 1 1 8 2 9-4-4-3 4-1-7-2-6-3 3 3 5 2 12-5-1-3-9-5 4",
    eyes: "M25.2 11.5l3.6-1.9-.8 3.3zM25.5 7.5l2-.8-.3 1.8z",
    marks: "M24 14.8l1.2 1.8 1.2-1.8M24 21h5.5M24 25h5M24 29h4M24 33h3",
    brood: "intruder",
  },
  queen: {
    half: "M24 7l3-6 4 6 7-5-2 8h8l-6 6-7 3h6l6-4 3 9 2 10-5-4-3 5-2-8-4-3-1 5 6 3 4 10-6-3-1 5-5-7-7 6",
    eyes: "M25.5 13.5l5-2.7-1.3 3.6zM26 9.5l2.5-1.2-.5 2z",
    marks: "M24 16.5l1.3 2 1.3-2 1.3 2M24 24h6M24 28h6M24 32h4.5M24 36h3",
    brood: "intruder",
  },
  metagorger: {
    half: "M24 10c9 0 14 6 14 14s-5 15-14 15",
    limbs: "M34 14c5-1 7-5 5-10M38 22c4 1 7-1 8-5M37 31c4 0 7 4 6 10M31 37c2 3 2 5 1 8M28 10c-1-4 1-6 3-8",
    eyes: "M28 14.5a2 2 0 1 1 0 4 2 2 0 1 1 0-4zM33 18.5a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 1 1 0-2.6z",
    maw: "M24 22c6 0 10 1 10 4s-4 9-10 9z",
    marks: "M24 23l1.8 4 2-4 1.8 4 2-3.5M24 34l1.8-4 2 3",
    brood: "flesh",
  },
  shambler: {
    half: "M24 9c4-1 6 2 6 5l-1 4 4-7c6 1 10 6 10 13l1 12-3 5-2-5-2 3-1-7-3-5-2 6 3 13h-7l-3-9",
    eyes: "M25.3 13.5l3-.6-.3 2.2-2.600.3z",
    maw: "M24 17.5h2.6l-.6 4.5h-2z",
    marks: "M24 26h5.5M24 30h4.5M24 34h3.5",
    brood: "flesh",
  },
  fleshbeast: {
    half: "M24 12c4-6 10-8 16-5l-5 4c6 3 9 9 8 16l4 14-5-2-3 3-2-9-3-2-1 12h-5l-2-4h-2",
    limbs: "M38 15l6-4M41 22l5-2",
    eyes: "M26 15.5l4.5-2-1 3.5zM32 19l3.5-1.6-.8 3z",
    maw: "M24 22h9l1 4-4 8h-6z",
    marks: "M24 22.5l2 4 2-4 2 4 2-4M24 33.5l2-4 2 4",
    brood: "flesh",
  },
  butcher: {
    half: "M24 6c4 0 6 3 6 7l-1 3c7-2 12 2 13 9l-1 6 6 13c-7-1-11-6-12-13l-1-5-3 4 1 6 3 10h-8l-3-8",
    limbs: "M28 7l3-5M38 18l3-5",
    eyes: "M25.3 11l3.6-1.6-.8 3.2z",
    maw: "M24 15h4l-1 4h-3z",
    marks: "M24 15.5l1 2 1-2 1 2M24 24h6M24 28h5M24 32h5M41 34l3 6",
    brood: "flesh",
  },
  lair: {
    half: "M24 7c9 2 18 13 20 31l-6-4-4 6-4-5-3 6-3-4",
    limbs: "M38 17c4-1 6-4 6-8M31 10c1-3 1-5 4-8M43 28l4-2",
    eyes: "M24 22c2 1 3.2 3 3.2 5S26 31 24 32z",
    maw: "M24 16c5 2 8 6 8 11s-3 8-8 10z",
    brood: "void",
  },
  lurker: {
    half: "M24 6c8 1 12 9 12 18l4 13-6-3-3 8-4-5-3 6",
    eyes: "M25.5 22l3.5-2-.5 3.7z",
    maw: "M24 13c6 1 8 7 7 14l-7 5z",
    marks: "M27 35l1 3M33 30l2 4",
    brood: "void",
  },
  whisperer: {
    half: "M24 4c10 0 15 7 14 15-1 5-4 7-6 9l3 15-5-6-2-7v12l-4 3",
    limbs: "M36 25c4 3 4 8 2 12",
    eyes: "M26.5 16l6-3-1 4.5-3.5 1z",
    maw: "M24 22c2 0 3.2 2 3.2 5S26 32 24 32z",
    marks: "M27 7c4 1 7 3 8 7",
    brood: "void",
  },
  stalker: {
    half: "M24 3c4 1 5 5 4 9l2 3 7-3 6 10 2 12-2 5-1-6-3 4 1-8-5-9-4 3 1 9 5 14-5-2-6-11-2 3",
    eyes: "M25.2 8.5l2.6-1.3-.3 2.8z",
    marks: "M24 17h4M24 20.5h3.5M24 24h3M24 27.5h3",
    brood: "void",
  },
  despoiler: {
    half: "M24 10c1-4 5-8 11-9-3 3-3 6-1 8 5 0 9-3 11-8 2 8-1 14-7 17l5 6-1 10-3-4-2 10-3-7-3 8-2-6-5 4",
    eyes: "M26 17.5l4.5-2.2-1 4zM32 21l3.5-1.6-.6 3.2zM26.5 23l2.8-1-.5 2.6z",
    maw: "M24 27h6l-1.5 6H24z",
    marks: "M24 27.5l1.3 2.8 1.3-2.8 1.3 2.8 1.3-2.8",
    brood: "void",
  },
};

/** A token of the bag that does not tell yet which Void Seeder it is. */
CREATURES.seeder = {
  half: "M24 7c10 1 15 8 15 17s-5 16-15 17",
  limbs: "M37 15c4-1 6-4 6-8M38 33c4 1 6 4 6 8",
  eyes: "M24 19c2.5 1 4 3 4 5s-1.5 4-4 5z",
  maw: "M24 14c6 2 9 6 9 10s-3 8-9 10z",
  brood: "void",
};

export const UNKNOWN_CREATURE: Silhouette = {
  half: "M24 6l6 5 8-2-1 9 6 6-6 6 1 9-8-2-6 5",
  eyes: "M26 21l6-3-1 5z",
  brood: "intruder",
};

export const BROODS: Record<Silhouette["brood"], { edge: string; body: string }> = {
  intruder: { edge: "#ff8aa2", body: "#b82a4c" },
  flesh: { edge: "#ffb48d", body: "#b4512a" },
  void: { edge: "#d6b6ff", body: "#7141c2" },
};

/** Tokens of the bag that stand for no creature: what is drawn instead, and its colour. */
export function tokenOf(kind: string): { marker: string; colour: string } | null {
  if (kind === "blank") return { marker: "blank", colour: "#8297a8" };
  const [family, colour = ""] = kind.split("_");
  return family === "insanity" ? { marker: "insanity", colour: COLOURS[colour] ?? "#c9a2ff" } : null;
}

const COLOURS: Record<string, string> = {
  blue: "#5aa9ff",
  red: "#ff6b62",
  orange: "#ffa23f",
  green: "#4fd08a",
  purple: "#b98cff",
  white: "#eef3f7",
  pink: "#ff8ecf",
};

/** Some tokens of one kind come in two colours (`metagorger_red`): its edge takes that colour. */
export function edgeOf(kind: string): string {
  const colour = /_([a-z]+)$/.exec(kind)?.[1];
  return (colour && COLOURS[colour]) || BROODS[creature(kind).brood].edge;
}

export function creature(kind: string): Silhouette {
  return CREATURES[kind] ?? CREATURES[kind.replace(/_.*$/, "")] ?? UNKNOWN_CREATURE;
}
