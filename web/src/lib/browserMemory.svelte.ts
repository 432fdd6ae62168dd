/** What this browser remembers: settings, the secrets of the seats its user sits on, commitments it was shown. */
import type { Language } from "../messages";

export interface Settings {
  name: string;
  language: Language | null;
  /** How fast events are told: 0 = at once. */
  speed: number;
  motion: "system" | "full" | "reduced";
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** The player has been asked once whether there should be sound. */
  soundOffered: boolean;
  notify: boolean;
  textSize: number;
  /** Does the briefing open when a game begins? */
  briefing: boolean;
}

export interface RememberedSeat {
  code: string;
  seat: number;
  secret: string;
  /** Seats that share this screen. */
  local: boolean;
}

const DEFAULTS: Settings = {
  name: "",
  language: null,
  speed: 1,
  motion: "system",
  sound: false,
  volume: 0.6,
  soundOffered: false,
  notify: false,
  textSize: 1,
  briefing: true,
};

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays; it only forgets.
  }
}

class BrowserMemory {
  settings = $state<Settings>({ ...DEFAULTS, ...read<Partial<Settings>>("nemesis.settings", {}) });
  seats = $state<RememberedSeat[]>(read<RememberedSeat[]>("nemesis.seats", []));

  /** Seats whose words this user does not want to read: `code/seat`. */
  hidden = $state<string[]>(read<string[]>("nemesis.hidden", []));

  /** Chapters of the guided game that were played to their end, by their scenario. */
  chapters = $state<string[]>(read<string[]>("nemesis.chapters", []));

  /** What this user wrote down about others: `code/seat/other`, of which each seat at a screen has its own. */
  notes = $state<[place: string, text: string][]>(read("nemesis.notes", []));

  /** What the radio offered and was put aside: `code/seat/call`. */
  aside = $state<string[]>(read<string[]>("nemesis.aside", []));

  #briefed = read<string[]>("nemesis.briefed", []);
  #watchKeys: [code: string, key: string][] = read("nemesis.watch", []);
  #commitments: [code: string, commitment: string][] = read("nemesis.commitments", []);

  change(part: Partial<Settings>): void {
    Object.assign(this.settings, part);
    write("nemesis.settings", this.settings);
  }

  rememberSeat(seat: RememberedSeat): void {
    this.seats = [seat, ...this.seats.filter((s) => s.code !== seat.code || s.seat !== seat.seat)].slice(0, 100);
    write("nemesis.seats", this.seats);
  }

  /** The server has made a new secret for a seat. */
  changeSecret(code: string, seat: number, secret: string): void {
    this.seats = this.seats.map((s) => (s.code === code && s.seat === seat ? { ...s, secret } : s));
    write("nemesis.seats", this.seats);
  }

  /** A secret that opens nothing any more. */
  forgetSecret(secret: string): void {
    this.seats = this.seats.filter((s) => s.secret !== secret);
    write("nemesis.seats", this.seats);
  }

  hides(code: string, seat: number): boolean {
    return this.hidden.includes(`${code}/${seat}`);
  }

  hide(code: string, seat: number, on: boolean): void {
    const others = this.hidden.filter((one) => one !== `${code}/${seat}`);
    this.hidden = on ? [`${code}/${seat}`, ...others].slice(0, 100) : others;
    write("nemesis.hidden", this.hidden);
  }

  note(place: string): string {
    return this.notes.find(([known]) => known === place)?.[1] ?? "";
  }

  keepNote(place: string, text: string): void {
    const others = this.notes.filter(([known]) => known !== place);
    this.notes = text.trim() ? [[place, text] as [string, string], ...others].slice(0, 200) : others;
    write("nemesis.notes", this.notes);
  }

  isAside(call: string): boolean {
    return this.aside.includes(call);
  }

  putAside(call: string): void {
    this.aside = [call, ...this.aside.filter((one) => one !== call)].slice(0, 200);
    write("nemesis.aside", this.aside);
  }

  /** True once for each seat of a table, and never again in this browser. */
  takeBriefing(code: string, seat: number): boolean {
    const place = `${code}/${seat}`;
    if (!this.settings.briefing || this.#briefed.includes(place)) return false;
    this.#briefed = [place, ...this.#briefed].slice(0, 100);
    write("nemesis.briefed", this.#briefed);
    return true;
  }

  finishChapter(id: string): void {
    if (this.chapters.includes(id)) return;
    this.chapters = [...this.chapters, id];
    write("nemesis.chapters", this.chapters);
  }

  watchKey(code: string): string | null {
    return this.#watchKeys.find(([known]) => known === code)?.[1] ?? null;
  }

  rememberWatchKey(code: string, key: string): void {
    this.#watchKeys = [[code, key] as [string, string], ...this.#watchKeys.filter(([c]) => c !== code)].slice(0, 100);
    write("nemesis.watch", this.#watchKeys);
  }

  forgetTable(code: string): void {
    this.seats = this.seats.filter((s) => s.code !== code);
    write("nemesis.seats", this.seats);
    this.notes = this.notes.filter(([place]) => !place.startsWith(`${code}/`));
    write("nemesis.notes", this.notes);
    this.aside = this.aside.filter((call) => !call.startsWith(`${code}/`));
    write("nemesis.aside", this.aside);
  }

  /** The first commitment of a table that this browser was shown: a later one must be the same. */
  noteCommitment(code: string, commitment: string): void {
    if (this.commitmentOf(code) !== null) return;
    this.#commitments = [[code, commitment] as [string, string], ...this.#commitments].slice(0, 100);
    write("nemesis.commitments", this.#commitments);
  }

  commitmentOf(code: string): string | null {
    return this.#commitments.find(([known]) => known === code)?.[1] ?? null;
  }

  seatsAt(code: string): RememberedSeat[] {
    return this.seats.filter((s) => s.code === code).sort((a, b) => a.seat - b.seat);
  }

  /** Does the user want things to move? */
  get moves(): boolean {
    if (this.settings.motion !== "system") return this.settings.motion === "full";
    return !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const browserMemory = new BrowserMemory();
