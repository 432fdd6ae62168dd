/** What the ship sounds like when nobody does anything: layers that follow what is shown. Synthesised, and without a timer. */
import { loudness, openSpeaker } from "./sound";
import type { View } from "./view";

/** How loud each layer is, from 0 to 1. */
export interface Mood {
  hum: number;
  /** Something behind the wall. */
  wall: number;
  heart: number;
  fire: number;
  alarm: number;
}

export const SILENT: Mood = { hum: 0, wall: 0, heart: 0, fire: 0, alarm: 0 };

/** By the eyes of the seat that looks; a spectator hears the whole ship, from afar. */
export function moodOf(view: View): Mood {
  if (view.result || !view.setup_done) return SILENT;
  const room = view.seat === null ? 0 : (view.seats[view.seat]?.room ?? 0);
  const here = (slot: number): boolean => room > 0 && slot === room;
  const met = view.figures.some(([, , slot]) => here(slot));
  const near = !met && view.figures.some(([, , slot]) => slot > 0);
  return {
    hum: 1,
    wall: met ? 0 : Math.min(1, view.noise.filter(Boolean).length / 6),
    heart: met ? 1 : room > 0 && near ? 0.25 : 0,
    fire: view.rooms.some(({ slot, fire }) => fire && here(slot)) ? 1 : view.rooms.some(({ fire }) => fire) ? 0.2 : 0,
    alarm: view.self_destruct >= 0 ? 1 : 0,
  };
}

type Layer = keyof Mood;

/** Seconds of each loop, and how loud it is at its loudest. */
const LOOPS: Record<Layer, { seconds: number; loud: number }> = {
  hum: { seconds: 8, loud: 0.16 },
  wall: { seconds: 23, loud: 0.3 },
  heart: { seconds: 1.15, loud: 0.5 },
  fire: { seconds: 5, loud: 0.2 },
  alarm: { seconds: 4, loud: 0.1 },
};

const TURN = 2 * Math.PI;
const swell = (t: number, at: number, length: number): number => (t < at || t > at + length ? 0 : Math.sin((Math.PI * (t - at)) / length));
const thud = (t: number, at: number, hertz: number): number => (t < at ? 0 : Math.exp(-(t - at) * 16) * Math.sin(TURN * hertz * (t - at)));

/** One sample of a layer; `noise` is white noise from -1 to 1, `dull` the same without its heights. Loops meet at their ends. */
const SAMPLES: Record<Layer, (t: number, noise: number, dull: number) => number> = {
  hum: (t, _, dull) =>
    0.5 * Math.sin(TURN * 41 * t) + 0.3 * Math.sin(TURN * 61.5 * t) * (0.7 + 0.3 * Math.sin((TURN * t) / 8)) + 1.6 * dull * (0.6 + 0.4 * Math.sin((TURN * t) / 4)),
  wall: (t, noise, dull) =>
    3 * dull * (swell(t, 3.2, 1.4) + swell(t, 14.6, 2.1)) +
    thud(t, 8, 52) + 0.7 * thud(t, 8.31, 47) + 0.5 * thud(t, 19.4, 60) +
    0.12 * noise * ([11.1, 11.18, 11.3, 11.36, 11.5].some((at) => t > at && t < at + 0.025) ? 1 : 0),
  heart: (t) => thud(t, 0.02, 54) + 0.7 * thud(t, 0.24, 48),
  fire: (t, noise, dull) => 2 * dull * (0.7 + 0.3 * Math.sin((TURN * t) / 2.5)) + (Math.abs(noise) > 0.9994 ? noise : 0),
  alarm: (t) => Math.sign(Math.sin(TURN * (t % 2 < 1 ? 440 : 330) * t)) * 0.5 * swell(t % 1, 0, 1),
};

function loop(context: AudioContext, layer: Layer): AudioBuffer {
  const length = Math.round(context.sampleRate * LOOPS[layer].seconds);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const data = buffer.getChannelData(0);
  let dull = 0;
  for (let n = 0; n < length; n += 1) {
    const noise = Math.random() * 2 - 1;
    dull += (noise - dull) * 0.02;
    data[n] = SAMPLES[layer](n / context.sampleRate, noise, dull);
  }
  return buffer;
}

/** Seconds in which a layer comes and goes. */
const SLOWLY = 0.8;

export class Ambience {
  private readonly gains = new Map<Layer, { gain: GainNode; source: AudioBufferSourceNode }>();

  /** From now on it sounds like this. */
  set(mood: Mood): void {
    const speaker = loudness() > 0 ? openSpeaker() : null;
    for (const layer of Object.keys(LOOPS) as Layer[]) {
      const playing = this.gains.get(layer);
      if (!speaker || (!playing && mood[layer] === 0)) continue;
      const { gain } = playing ?? this.start(speaker.context, speaker.output, layer);
      gain.gain.setTargetAtTime(mood[layer] * LOOPS[layer].loud, speaker.context.currentTime, SLOWLY);
    }
  }

  private start(context: AudioContext, output: GainNode, layer: Layer): { gain: GainNode; source: AudioBufferSourceNode } {
    const gain = context.createGain();
    gain.gain.value = 0;
    const source = context.createBufferSource();
    source.buffer = loop(context, layer);
    source.loop = true;
    source.connect(gain).connect(output);
    source.start();
    const made = { gain, source };
    this.gains.set(layer, made);
    return made;
  }

  end(): void {
    for (const { gain, source } of this.gains.values()) {
      source.stop();
      gain.disconnect();
    }
    this.gains.clear();
  }
}
