/** Tells what happened one beat at a time: the picture changes with the words. Never blocks: skip, or simply go on. */
import type { Line } from "../messages";
import type { Focus } from "../lib/inspect";
import { browserMemory } from "../lib/browserMemory.svelte";
import { play } from "../lib/sound";
import type { View } from "../lib/view";
import { beatOf, haste, runs, stageAfter, times, type Beat, type Stage } from "./beats";
import { patched } from "./patches";

/** More than this at once is not news but history: the log and the digest tell it. */
const TOO_MUCH = 120;

/** What a viewer had seen when the screen went to somebody else. */
export interface Memory {
  view: View;
  next: number;
}

type Step = { beat: Beat; lines: Line[] } | { view: View };

export class Story {
  /** The table as it is shown now: behind the truth while something is being told. */
  shown = $state.raw<View | null>(null);
  beat = $state.raw<Beat | null>(null);
  /** Lines that this beat stands for. */
  count = $state(1);
  /** Where the event phase stands, while it is told. */
  stage = $state<Stage | null>(null);
  /** How many beats wait behind this one. */
  waiting = $state(0);

  /** Lines before this number have been told. */
  upto = $state(0);

  private steps: Step[] = [];
  private truth: View | null = null;
  /** Number of the next line not told yet. */
  private next = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly seat: () => number | null,
    private readonly exits: (room: number) => number[],
  ) {}

  get focus(): Focus | null {
    return this.beat?.focus ?? null;
  }

  get telling(): boolean {
    return this.beat !== null;
  }

  /** The table changed: `lines` is the whole log, `view` what is true after it. `jump`: nothing of it is told. */
  take(view: View, lines: Line[], jump = false): void {
    if (view === this.truth) return;
    const first = this.truth === null;
    const other = this.truth !== null && this.truth.seat !== view.seat;
    const dealing = this.truth !== null && !this.truth.setup_done;
    this.truth = view;
    const end = (lines.at(-1)?.at ?? -1) + 1;
    const fresh = lines.filter((line) => line.at >= this.next);
    const undone = end < this.next;
    this.next = end;
    const untold = first || other || undone || dealing || jump;
    const atOnce = untold || browserMemory.settings.speed === 0 || document.hidden || fresh.length > TOO_MUCH;
    if (atOnce) {
      if (!untold) for (const line of fresh.slice(-3)) play(line.event);
      this.skip();
      return;
    }
    for (const run of runs(fresh)) this.steps.push({ beat: beatOf(run, this.seat()), lines: run });
    this.steps.push({ view });
    if (!this.beat) this.advance();
  }

  /** Show at once how things stand. */
  skip = (): void => {
    clearTimeout(this.timer);
    this.steps = [];
    this.waiting = 0;
    this.beat = null;
    this.stage = null;
    if (this.truth) this.shown = this.truth;
  };

  private advance = (): void => {
    clearTimeout(this.timer);
    const step = this.steps.shift();
    if (!step) {
      this.beat = null;
      this.stage = null;
      this.waiting = 0;
      if (this.truth) this.shown = this.truth;
      return;
    }
    if ("view" in step) {
      this.shown = step.view;
      this.advance();
      return;
    }
    this.waiting = this.steps.filter((s) => "beat" in s).length;
    for (const line of step.lines) {
      if (this.shown) this.shown = patched(this.shown, line, this.exits);
      this.stage = stageAfter(this.stage, line);
    }
    if (step.beat.time === 0) {
      this.advance();
      return;
    }
    this.count = times(step.lines, step.beat.line);
    this.upto = step.lines.at(-1)!.at + 1;
    this.beat = step.beat;
    for (const event of new Set(step.lines.map((line) => line.event))) play(event);
    const time = (step.beat.time * haste(this.waiting)) / Math.max(0.25, browserMemory.settings.speed);
    this.timer = setTimeout(this.advance, time);
  };

  /** Go on where this viewer looked last: what happened since is told. */
  resume(memory: Memory): void {
    this.truth = this.shown = memory.view;
    this.next = memory.next;
  }

  /** Ends, and says how far this viewer has been told. */
  close(): Memory | null {
    clearTimeout(this.timer);
    return this.truth ? { view: this.truth, next: this.next } : null;
  }
}
