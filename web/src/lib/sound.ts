/** Sounds made by the browser itself, heard only by players who asked for them. */
import { browserMemory } from "./browserMemory.svelte";
import { soundOf, SOUNDS, type Effect, type Note } from "./sounds";

/** The same sound again within this time is one too many. */
const PAUSE = 90;

interface Speaker {
  context: AudioContext;
  /** Everything goes through here: its gain is the volume. */
  output: GainNode;
}

let speaker: Speaker | null = null;
let hissing: AudioBuffer | null = null;
const last = new Map<string, number>();

/** Play an event of the log. What has no sound is silent. */
export function play(event: string): void {
  ring(event, soundOf(event));
}

/** Play a sound by its name. */
export function playEffect(effect: Effect): void {
  ring(effect, SOUNDS[effect]);
}

function ring(name: string, notes: Note[] | null): void {
  if (!browserMemory.settings.sound || !notes || document.hidden) return;
  const now = performance.now();
  if (now - (last.get(name) ?? -PAUSE) < PAUSE) return;
  last.set(name, now);
  const open = openSpeaker();
  if (open?.context.state === "running") for (const note of notes) sound(open.context, open.output, note);
}

/** The way out, at the volume that was asked for; null in a browser without sound. Before a press it stays silent. */
export function openSpeaker(): Speaker | null {
  if (typeof AudioContext === "undefined") return null;
  try {
    speaker ??= made();
    if (speaker.context.state === "suspended" && navigator.userActivation?.hasBeenActive !== false) void speaker.context.resume();
    speaker.output.gain.setTargetAtTime(loudness(), speaker.context.currentTime, 0.05);
    return speaker;
  } catch {
    // A browser without sound still plays.
    return null;
  }
}

/** Nobody hears a page that nobody sees. */
export function loudness(): number {
  const { sound, volume } = browserMemory.settings;
  return sound && !document.hidden ? volume : 0;
}

function made(): Speaker {
  const context = new AudioContext();
  const output = context.createGain();
  output.gain.value = loudness();
  output.connect(context.createDynamicsCompressor()).connect(context.destination);
  document.addEventListener("visibilitychange", () => output.gain.setTargetAtTime(loudness(), context.currentTime, 0.1));
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
