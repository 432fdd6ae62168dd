/** Tells what happened one beat at a time. It is the clock of the whole page: whatever is shown stands at the moment that
 * is being told, and the question opens when everything has been told. One press shows the rest at once. */
import type { Line, Question } from "../messages";
import type { Focus } from "../lib/inspect";
import { browserMemory } from "../lib/browserMemory.svelte";
import { play } from "../lib/sound";
import { tells } from "../lib/told";
import type { View } from "../lib/view";
import { beatOf, haste, runs, stageAfter, times, type Beat, type SceneOf, type Stage } from "./beats";
import { patched } from "./patches";

/** More than this at once is not news but history: the log and the digest tell it. */
const TOO_MUCH = 120;
/** Milliseconds that a telling may take while the viewer's clock runs. */
const HURRIED = 1500;

/** What a viewer had seen when the screen went to somebody else. */
export interface Memory {
  view: View;
  next: number;
}

/** The table as far as it has been told; no question while it is being told. */
export interface Told {
  view: View;
  ask: Question | null;
  lines: Line[];
  telling: boolean;
}

/** What somebody says, for as long as it takes to read; the story does not wait for it. */
export interface Voice {
  line: Line;
  seat: number;
}

/** Milliseconds at normal speed, and for each letter. */
const VOICE = { least: 1600, letter: 40, most: 5200 };

type Step = { beat: Beat; lines: Line[] } | { view: View };

export class Story {
  /** The table as it is shown now: behind the truth while something is being told. */
  shown = $state.raw<View | null>(null);
  beat = $state.raw<Beat | null>(null);
  /** Lines that this beat stands for. */
  count = $state(1);
  /** How many beats wait behind this one. */
  waiting = $state(0);
  /** Lines before this number have been told. */
  upto = $state(0);

  /** Who is being heard, one line each. */
  voices = $state.raw<Voice[]>([]);

  /** Where the event phase stands after what has been told. */
  private reached = $state<Stage | null>(null);
  private steps: Step[] = [];
  /** Lines of the present beat that its stage has not reached. */
  private unreached: Line[] = [];
  private truth: View | null = null;
  private log: Line[] = [];
  /** Number of the next line that has not come yet. */
  private next = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Something lies over the table: the next beat waits until it is gone. */
  private held = $state(false);
  private untold = $state(false);

  /** `hurried`: somebody's time runs while this is told. */
  constructor(
    private readonly seat: () => number | null,
    private readonly exits: (room: number) => number[],
    private readonly sceneOf: SceneOf = () => null,
    private readonly hurried: () => boolean = () => false,
  ) {}

  get focus(): Focus | null {
    return this.beat?.focus ?? null;
  }

  /** What is read and heard now; of a scene, what has come true of it. */
  get said(): string {
    if (!this.beat?.scene) return this.beat?.line.text ?? "";
    return this.beat.scene.lines.findLast((line) => line.text && line.at < this.upto)?.text ?? "";
  }

  /** Where the event phase stands, while it is told; a question in the middle of it does not end it. */
  get stage(): Stage | null {
    return this.telling ? this.reached : null;
  }

  get telling(): boolean {
    return this.beat !== null || this.untold;
  }

  /** Nothing is told behind a window that is being read; what came meanwhile is told when it closes. */
  hold(held: boolean): void {
    this.held = held;
    if (held || !this.untold) return;
    this.untold = false;
    if (!this.beat) this.advance();
  }

  /** The table changed: `lines` is the whole log, `view` what is true after it. `jump`: nothing of it is told. */
  take(view: View, lines: Line[], jump = false): void {
    if (view === this.truth) return;
    const first = this.truth === null;
    const other = this.truth !== null && this.truth.seat !== view.seat;
    const dealing = this.truth !== null && !this.truth.setup_done;
    this.truth = view;
    this.log = lines;
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
    const sceneOf = this.hurried() ? undefined : this.sceneOf;
    for (const run of runs(fresh, sceneOf)) this.steps.push({ beat: beatOf(run, this.seat()), lines: run.lines });
    this.steps.push({ view });
    if (this.beat) return;
    if (this.held) this.untold = true;
    else this.advance();
  }

  /** Show at once how things stand. */
  skip = (): void => {
    clearTimeout(this.timer);
    this.steps = [];
    this.voices = [];
    this.rest();
  };

  /** The stage has come to this line of its scene: what it and those before it changed is shown. */
  reach = (line: Line): void => {
    const at = this.unreached.indexOf(line);
    if (at >= 0) this.show(this.unreached.splice(0, at + 1));
  };

  /** The stage has played this beat to its end. */
  done = (beat: Beat): void => {
    if (beat === this.beat) this.advance();
  };

  private advance = (): void => {
    clearTimeout(this.timer);
    this.show(this.unreached.splice(0));
    const step = this.steps.shift();
    if (!step) {
      this.rest();
    } else if ("view" in step) {
      this.shown = step.view;
      this.advance();
    } else this.tell(step.beat, step.lines);
  };

  private tell(beat: Beat, lines: Line[]): void {
    this.waiting = this.steps.filter((step) => "beat" in step).length;
    const staged = beat.scene ? lines.indexOf(beat.scene.lines[0]!) : lines.length;
    this.show(lines.slice(0, staged));
    this.unreached = lines.slice(staged);
    if (beat.time === 0) {
      this.advance();
      return;
    }
    this.count = times(lines, beat.line);
    this.beat = beat;
    for (const line of lines) if (tells(line, "said")) this.speak({ line, seat: line.data.seat });
    if (!beat.scene) for (const event of new Set(lines.map((line) => line.event))) play(event);
    this.timer = setTimeout(this.advance, this.lasts(beat));
  }

  private speak(voice: Voice): void {
    if (!voice.line.text) return;
    this.voices = [...this.voices.filter(({ seat }) => seat !== voice.seat), voice];
    const reading = Math.min(VOICE.most, VOICE.least + VOICE.letter * voice.line.text.length);
    setTimeout(() => this.hush(voice), reading / Math.max(0.25, browserMemory.settings.speed));
  }

  /** It has been read. */
  hush = (voice: Voice): void => {
    this.voices = this.voices.filter((one) => one !== voice);
  };

  private lasts(beat: Beat): number {
    const time = (beat.time * (beat.scene ? 1 : haste(this.waiting))) / Math.max(0.25, browserMemory.settings.speed);
    return this.hurried() ? Math.min(time, HURRIED / (this.waiting + 1)) : time;
  }

  private show(lines: Line[]): void {
    for (const line of lines) {
      if (this.shown) this.shown = patched(this.shown, line, this.exits);
      this.reached = stageAfter(this.reached, line);
      this.upto = line.at + 1;
    }
  }

  /** Everything has been told. */
  private rest(): void {
    this.unreached = [];
    this.waiting = 0;
    this.beat = null;
    this.untold = false;
    this.reached = this.log.reduce<Stage | null>(stageAfter, null);
    this.upto = this.next;
    if (this.truth) this.shown = this.truth;
  }

  /** Go on where this viewer looked last: what happened since is told. */
  resume(memory: Memory): void {
    this.truth = this.shown = memory.view;
    this.next = this.upto = memory.next;
  }

  /** Ends, and says how far this viewer has been told. */
  close(): Memory | null {
    clearTimeout(this.timer);
    return this.shown ? { view: this.shown, next: this.upto } : null;
  }
}
