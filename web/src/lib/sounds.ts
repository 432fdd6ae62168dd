/** What each event of the log sounds like, as notes for the synthesiser in `sound.ts`. Pure data. */
import type { Sound } from "../events";
import { onThePage } from "./told";

export interface Note {
  /** Seconds after the start of the sound. */
  at: number;
  seconds: number;
  /** Loudness from 0 to 1. */
  loud: number;
  /** A tone, or filtered noise (steam, gunfire, scraping). */
  wave: OscillatorType | "hiss";
  /** Hertz; of a hiss: the middle of its band. */
  from: number;
  to: number;
}

/** What scenes play besides what events sound like. */
export type Effect = Sound | "heart" | "jump" | "explosion";

const tone = (wave: Note["wave"], at: number, seconds: number, from: number, to = from, loud = 0.5): Note => ({
  at,
  seconds,
  loud,
  wave,
  from,
  to,
});

export const SOUNDS: Record<Effect, Note[]> = {
  noise: [tone("hiss", 0, 0.18, 900, 300, 0.5), tone("sine", 0.05, 0.5, 92, 70, 0.5), tone("hiss", 0.32, 0.12, 600, 250, 0.3)],
  danger: [tone("sawtooth", 0, 0.35, 180, 90, 0.3), tone("sawtooth", 0.4, 0.45, 160, 70, 0.3)],
  alarm: [tone("square", 0, 0.22, 660, 660, 0.14), tone("square", 0.26, 0.22, 495, 495, 0.14), tone("square", 0.52, 0.22, 660, 660, 0.14)],
  shot: [tone("hiss", 0, 0.09, 2600, 900, 0.9), tone("sine", 0, 0.22, 160, 45, 0.8), tone("hiss", 0.08, 0.35, 700, 200, 0.25)],
  door: [tone("hiss", 0, 0.4, 1800, 500, 0.3), tone("sine", 0.38, 0.2, 90, 50, 0.8)],
  crash: [tone("hiss", 0, 0.3, 1200, 200, 0.8), tone("sine", 0, 0.4, 110, 38, 0.8), tone("hiss", 0.2, 0.4, 2400, 900, 0.2)],
  bite: [tone("sawtooth", 0, 0.12, 320, 90, 0.4), tone("hiss", 0.06, 0.16, 500, 1400, 0.6), tone("sine", 0.16, 0.3, 70, 40, 0.7)],
  growl: [tone("sawtooth", 0, 0.7, 64, 46, 0.35), tone("sawtooth", 0.02, 0.7, 71, 49, 0.3), tone("hiss", 0.1, 0.6, 300, 180, 0.25)],
  skitter: [0, 0.07, 0.16, 0.21, 0.33, 0.38].map((at) => tone("hiss", at, 0.03, 3200, 2400, 0.35)),
  die: [0, 0.09, 0.2, 0.34, 0.42].map((at, n) => tone("hiss", at, 0.035, 2000 + 300 * (n % 3), 1500, 0.5 - n * 0.06)),
  card: [tone("hiss", 0, 0.09, 3800, 1800, 0.22)],
  step: [tone("sine", 0, 0.1, 96, 60, 0.5), tone("sine", 0.24, 0.1, 88, 56, 0.4)],
  turn: [tone("sine", 0, 0.16, 523, 523, 0.22), tone("sine", 0.13, 0.3, 784, 784, 0.22)],
  fire: [tone("hiss", 0, 0.8, 420, 900, 0.4), tone("hiss", 0.1, 0.05, 3000, 2000, 0.4), tone("hiss", 0.43, 0.04, 3400, 2000, 0.35)],
  spark: [tone("square", 0, 0.05, 1900, 300, 0.2), tone("hiss", 0.06, 0.12, 5000, 2500, 0.35), tone("square", 0.22, 0.04, 1500, 240, 0.15)],
  wound: [tone("sine", 0, 0.3, 150, 60, 0.7), tone("hiss", 0, 0.12, 700, 300, 0.5)],
  death: [tone("sine", 0, 1.1, 220, 55, 0.4), tone("triangle", 0.05, 1.2, 110, 41, 0.4)],
  good: [tone("triangle", 0, 0.14, 440, 440, 0.2), tone("triangle", 0.12, 0.24, 660, 660, 0.2)],
  slime: [tone("sine", 0, 0.18, 240, 120, 0.3), tone("sine", 0.12, 0.22, 180, 320, 0.25)],
  whisper: [tone("hiss", 0, 0.5, 2600, 3400, 0.14), tone("hiss", 0.35, 0.5, 3000, 2200, 0.12), tone("sine", 0, 0.9, 233, 220, 0.1)],
  engine: [tone("sawtooth", 0, 1.6, 41, 48, 0.22), tone("sine", 0, 1.6, 82, 96, 0.3), tone("hiss", 0, 1.6, 160, 220, 0.2)],
  heart: [0, 0.75].flatMap((at) => [tone("sine", at, 0.16, 66, 44, 0.8), tone("sine", at + 0.2, 0.2, 58, 38, 0.6)]),
  jump: [tone("sine", 0, 1.4, 60, 900, 0.35), tone("hiss", 0.2, 1.5, 200, 6000, 0.5), tone("sine", 1.3, 0.6, 50, 32, 0.8)],
  explosion: [tone("hiss", 0, 1.9, 2200, 60, 1), tone("sine", 0, 1.8, 90, 24, 1), tone("hiss", 0.12, 0.5, 4000, 400, 0.6)],
  launch: [tone("hiss", 0, 1.3, 240, 1500, 0.6), tone("sawtooth", 0, 1.3, 50, 120, 0.25)],
};

/** What an event sounds like; null: nothing is heard. */
export function soundOf(event: string): Note[] | null {
  const { sound } = onThePage(event);
  return (sound && SOUNDS[sound]) || null;
}
