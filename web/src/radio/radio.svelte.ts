/** What one viewer does at the radio: what is being put together, what was answered, what went wrong and where. */
import { browserMemory } from "../lib/browserMemory.svelte";
import type { Connection } from "../lib/connection.svelte";
import { inWords } from "../lib/trouble";
import type { View } from "../lib/view";
import type { Line, RadioAnswer } from "../messages";
import { EMPTY, saidOf, type Draft, type Said } from "./composer";
import { callsOf, told, type Call } from "./dossier";

export class Radio {
  /** The sentence that is being put together; null: none. */
  draft = $state.raw<Draft | null>(null);
  busy = $state(false);
  trouble = $state.raw<{ where: string; text: string } | null>(null);
  /** The line to which reactions are open. */
  reacting = $state<number | null>(null);
  /** The whole draft as everybody would read it; null: not known yet. */
  sentence = $state<string | null>(null);
  private answer = $state.raw<RadioAnswer | null>(null);

  constructor(
    private readonly at: {
      connection: () => Connection | null;
      /** The table as it is shown, and what has been told of it. */
      view: () => View;
      lines: () => Line[];
    },
  ) {}

  get news() {
    return this.at.view().radio ?? null;
  }

  /** May this viewer say anything? */
  get voiced(): boolean {
    return this.news !== null && this.at.connection() !== null;
  }

  get left(): number {
    return this.news?.left ?? 0;
  }

  get vocabulary() {
    return this.answer?.vocabulary ?? [];
  }

  get calls(): Call[] {
    const place = this.place;
    const aside = (call: Call) => place !== null && call.kind === "announce" && browserMemory.isAside(`${place}/${call.id}`);
    return callsOf(this.news).filter((call) => !aside(call));
  }

  /** The one that stands beside the question: what was put aside waits in the panel. */
  get pressing(): Call | null {
    const place = this.place;
    return this.calls.find((call) => place === null || !browserMemory.isAside(`${place}/${call.id}`)) ?? null;
  }

  /** Who has a dossier: the others, and everybody where the game is only looked at. */
  get people() {
    const view = this.at.view();
    const looking = this.at.connection() === null || view.result;
    return view.seats.filter(({ index, intruder }) => !intruder && (looking || index !== view.seat));
  }

  get seats() {
    return told(this.answer?.seats ?? this.at.view().dossiers ?? [], this.at.lines());
  }

  /** Of this seat at this table alone. */
  get place(): string | null {
    const [connection, seat] = [this.at.connection(), this.at.view().seat];
    return connection && seat !== null ? `${connection.code}/${seat}` : null;
  }

  putAside(call: Call): void {
    if (this.place !== null) browserMemory.putAside(`${this.place}/${call.id}`);
  }

  /** What was said so far and what can be said now. */
  async ask(): Promise<void> {
    try {
      this.answer = (await this.at.connection()?.askRadio()) ?? null;
    } catch (error) {
      this.trouble = { where: "panel", text: inWords(error) };
    }
  }

  /** How the draft would be read. */
  async read(): Promise<void> {
    const draft = this.draft;
    if (!draft) return;
    this.sentence = null;
    try {
      const answer = await this.at.connection()?.askRadio(saidOf(draft));
      if (this.draft === draft) this.sentence = answer?.sentence ?? "";
    } catch (error) {
      this.trouble = { where: "composer", text: inWords(error) };
    }
  }

  begin(draft: Draft = EMPTY): void {
    this.trouble = null;
    this.draft = draft;
    void this.ask();
  }

  stop(): void {
    this.trouble = null;
    this.draft = null;
  }

  /** `where`: beside what the refusal is read. */
  async say(said: Said, where: string): Promise<boolean> {
    const connection = this.at.connection();
    if (!connection || this.busy) return false;
    this.busy = true;
    this.trouble = null;
    try {
      await connection.transmit(said);
      this.reacting = null;
      return true;
    } catch (error) {
      this.trouble = { where, text: inWords(error) };
      return false;
    } finally {
      this.busy = false;
    }
  }

  async sayDraft(): Promise<boolean> {
    if (!this.draft || !(await this.say(saidOf(this.draft), "composer"))) return false;
    this.draft = null;
    return true;
  }
}
