/** Sounds made by the browser itself, heard only by players who asked for them. */
import { browserMemory } from "./browserMemory.svelte";
import { soundOf, type Note } from "./sounds";

const LOUDNESS = 0.5;
/** The same sound again within this time is one too many. */
const PAUSE = 90;

let context: AudioContext | null = null;
let output: GainNode | null = null;
let hissing: AudioBuffer | null = null;
const last = new Map<string, number>();

/** Play an event of the log. What has no sound is silent. */
export function play(event: string): void {
  if (!browserMemory.settings.sound) return;
  const notes = soundOf(event);
  if (!notes || typeof AudioContext === "undefined") return;
  const now = performance.now();
  if (now - (last.get(event) ?? -PAUSE) < PAUSE) return;
  last.set(event, now);
  try {
    const speaker = open();
    for (const note of notes) sound(speaker.context, speaker.output, note);
  } catch {
    // A browser without sound still plays.
  }
}

function open(): { context: AudioContext; output: GainNode } {
  if (!context || !output) {
    context = new AudioContext();
    output = context.createGain();
    output.gain.value = LOUDNESS;
    const limit = context.createDynamicsCompressor();
    output.connect(limit).connect(context.destination);
  }
  if (context.state === "suspended") void context.resume();
  return { context, output };
}

function sound(context: AudioContext, output: GainNode, note: Note): void {
  const start = context.currentTime + note.at + 0.01;
  const end = start + note.seconds;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0.0001, start);
  envelope.gain.exponentialRampToValueAtTime(Math.max(0.001, note.loud), start + Math.min(0.02, note.seconds / 3));
  envelope.gain.exponentialRampToValueAtTime(0.0001, end);
  envelope.connect(output);
  const slide = (frequency: AudioParam): void => {
    frequency.setValueAtTime(note.from, start);
    frequency.exponentialRampToValueAtTime(Math.max(1, note.to), end);
  };
  if (note.wave === "hiss") {
    const source = context.createBufferSource();
    source.buffer = hiss(context);
    source.loop = true;
    const band = context.createBiquadFilter();
    band.type = "bandpass";
    band.Q.value = 1.1;
    slide(band.frequency);
    source.connect(band).connect(envelope);
    source.start(start, (note.from % 7) / 10);
    source.stop(end + 0.05);
  } else {
    const source = context.createOscillator();
    source.type = note.wave;
    slide(source.frequency);
    source.connect(envelope);
    source.start(start);
    source.stop(end + 0.05);
  }
}

/** A second of white noise, made once. */
function hiss(context: AudioContext): AudioBuffer {
  if (hissing) return hissing;
  hissing = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = hissing.getChannelData(0);
  for (let n = 0; n < data.length; n++) data[n] = Math.random() * 2 - 1;
  return hissing;
}
