/** One replay being watched: the moments of one pair of eyes, and the view at the one shown. */
import { api } from "../lib/api";
import { browserMemory } from "../lib/browserMemory.svelte";
import type { View } from "../lib/view";
import type { Language, Line, Replay } from "../messages";
import { inWords } from "../lobby/trouble";
import { indexOf, linesAt, step, type Unit } from "./timeline";

const MOST_KEPT = 400;

export class Player {
  film = $state.raw<Replay | null>(null);
  index = $state(0);
  view = $state.raw<View | null>(null);
  lines = $state.raw<Line[]>([]);
  /** From which line on the shown moment is news; all are old after a jump. */
  fresh = $state(0);
  seat = $state<number | null>(null);
  playing = $state(false);
  trouble = $state("");

  private views = new Map<number, Promise<View>>();
  private asked = 0;

  constructor(
    private readonly code: string,
    private readonly secretOf: (seat: number | null) => string | null,
    private language: Language,
  ) {}

  /** Watch through these eyes, at the moment nearest to `at` (none: the beginning). */
  async open(seat: number | null, at: number | null, language: Language): Promise<void> {
    const turn = ++this.asked;
    this.trouble = "";
    this.language = language;
    this.playing = false;
    try {
      const film = await api.replay(this.code, { ...this.eyes(seat), language });
      if (turn !== this.asked) return;
      this.film = film;
      this.seat = seat;
      this.views = new Map();
      await this.show(at === null ? 0 : indexOf(film.moments, at), true);
    } catch (error) {
      if (turn === this.asked) this.trouble = inWords(error);
    }
  }

  private eyes(seat: number | null) {
    const watch = browserMemory.watchKey(this.code);
    return { secret: this.secretOf(seat), seat, ...(watch ? { watch } : {}) };
  }

  /** `jump`: the table shows it at once instead of telling how it came. */
  async show(index: number, jump: boolean): Promise<void> {
    const moment = this.film?.moments[index];
    if (!moment || !this.film) return;
    const turn = ++this.asked;
    const before = this.lines.at(-1)?.at ?? -1;
    this.index = index;
    try {
      const view = await this.viewAt(moment.at);
      if (turn !== this.asked) return;
      const lines = linesAt(this.film.lines, moment);
      this.fresh = jump ? lines.length : Math.max(0, lines.findIndex((line) => line.at > before));
      this.lines = lines;
      this.view = view;
      this.trouble = "";
      void this.ahead(index + 1);
    } catch (error) {
      if (turn !== this.asked) return;
      this.playing = false;
      this.trouble = inWords(error);
    }
  }

  /** One choice on is told, anything else is shown at once; so is what comes while something is still being told. */
  go(by: 1 | -1, unit: Unit, telling: boolean): Promise<void> {
    const next = step(this.film?.moments ?? [], this.index, by, unit);
    return this.show(next, by < 0 || unit !== "choice" || telling);
  }

  get atEnd(): boolean {
    return this.index >= (this.film?.moments.length ?? 1) - 1;
  }

  private viewAt(at: number): Promise<View> {
    let found = this.views.get(at);
    if (!found) {
      if (this.views.size >= MOST_KEPT) this.views.clear();
      found = api.replay(this.code, { ...this.eyes(this.seat), language: this.language, at }).then((replay) => {
        if (!replay.view) throw new Error("the server sent no view");
        return { ...replay.view, matters: replay.matters, badges: replay.badges, goals: replay.goals, dossiers: replay.dossiers };
      });
      found.catch(() => this.views.delete(at));
      this.views.set(at, found);
    }
    return found;
  }

  /** The next view is fetched before it is wanted. */
  private async ahead(index: number): Promise<void> {
    const moment = this.film?.moments[index];
    if (moment) await this.viewAt(moment.at).catch(() => undefined);
  }
}
