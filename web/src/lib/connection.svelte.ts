/** One socket to one table: what this viewer is told, and what it may say. Comes back by itself when cut off. */
import type {
  Chat,
  ClientMessage,
  Clocks,
  CoachAnswer,
  HotSeatMoment,
  Impossible,
  Language,
  Line,
  Question,
  RadioAnswer,
  SeatInfo,
  ServerMessage,
  Update,
  VoteOpen,
} from "../messages";
import { Refused } from "./api";
import { type TableSocket, transport } from "./transport";
import type { View } from "./view";

type Answer = { resolve: (message: ServerMessage) => void; reject: (error: Refused) => void };
type WithoutRef<T> = T extends unknown ? Omit<T, "ref"> : never;

const FIRST_WAIT = 200;
const LONGEST_WAIT = 15_000;
const NOT_LET_IN = 4401;
/** The server tells whoever loses a seat, or the right to watch, and nothing after that. */
const SHOWN_OUT = new Set(["removed", "secret_changed", "watch_closed"]);

export class Connection {
  status = $state<"connecting" | "open" | "away" | "refused">("connecting");
  /** Why the server did not let us in. */
  refusal = $state.raw<Refused | null>(null);
  seat = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  ask = $state.raw<Question | null>(null);
  lines = $state.raw<Line[]>([]);
  /** Index in `lines` from which the last update was new. */
  fresh = $state(0);
  report = $state.raw<string[]>([]);
  undo = $state<"free" | "vote" | null>(null);
  claims = $state.raw<string[]>([]);
  declined = $state.raw<string[]>([]);
  seats = $state.raw<SeatInfo[]>([]);
  /** Has the host closed the seats? May only those watch who have the link? How many do? */
  /** The table at which the same people play again. */
  next = $state<string | null>(null);
  doors = $state.raw({ closed: false, byLink: false, watching: 0 });
  chat = $state.raw<Chat[]>([]);
  vote = $state.raw<VoteOpen | null>(null);
  clocks = $state.raw<(Clocks & { at: number }) | null>(null);
  moment = $state.raw<HotSeatMoment | null>(null);

  private socket: TableSocket | null = null;
  private upto: string | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private refs = 0;
  private waiting = new Map<number, Answer>();

  constructor(
    readonly code: string,
    public secret: string | null,
    private language: Language,
    /** From the link to watch. */
    private readonly watch: string | null = null,
  ) {
    addEventListener("offline", this.doubt);
    addEventListener("online", this.again);
    this.open();
  }

  /** The browser says that the network is gone; a socket alone would notice minutes later. A server on this machine stays. */
  private readonly doubt = (): void => {
    transport.check().catch(() => this.cut());
  };

  private readonly again = (): void => {
    if (this.status !== "away" || this.socket) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.open();
  };

  private cut(): void {
    const dead = this.socket;
    if (!dead || this.closed) return;
    dead.onopen = dead.onmessage = dead.onclose = null;
    dead.close();
    this.lost(0);
  }

  private open(): void {
    const socket = transport.socket(this.code);
    this.socket = socket;
    socket.onopen = () => {
      const since = this.upto === null ? {} : { since: this.upto };
      const secret = this.secret === null ? {} : { secret: this.secret };
      const watch = this.watch === null ? {} : { watch: this.watch };
      socket.send(JSON.stringify({ type: "hello", language: this.language, ...secret, ...watch, ...since }));
    };
    socket.onmessage = (event) => this.told(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => this.lost(event.code);
  }

  private lost(code: number): void {
    this.socket = null;
    for (const answer of this.waiting.values()) answer.reject(new Refused("cut_off", "the connection was lost", 0));
    this.waiting.clear();
    if (this.closed) return;
    if (code === NOT_LET_IN) {
      this.status = "refused";
      return;
    }
    this.status = "away";
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.6);
  }

  close(): void {
    this.closed = true;
    removeEventListener("offline", this.doubt);
    removeEventListener("online", this.again);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private told(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.status = "open";
        this.wait = FIRST_WAIT;
        this.seat = message.seat;
        this.chat = message.chat;
        this.vote = null;
        break;
      case "update":
        this.lines = [...this.lines.slice(0, keptLines(this.lines, message.first)), ...message.lines];
        this.fresh = this.lines.length - message.lines.length;
        this.upto = message.upto;
        this.view = laidOver(this.view, message);
        if (message.ask !== undefined) this.ask = message.ask;
        if (message.undo !== undefined) this.undo = message.undo;
        if (message.report !== undefined) this.report = message.report;
        if (message.claims !== undefined) this.claims = message.claims;
        if (message.declined !== undefined) this.declined = message.declined;
        break;
      case "seats":
        this.seats = message.seats;
        this.next = message.next;
        this.doors = { closed: message.closed, byLink: message.watch_by_link, watching: message.watching };
        break;
      case "chat":
        this.chat = [...this.chat, message];
        break;
      case "vote_open":
        this.vote = message;
        break;
      case "vote_closed":
        this.vote = null;
        break;
      case "clocks":
        this.clocks = { ...message, at: performance.now() };
        break;
      case "hot_seat_moment":
        this.moment = message;
        break;
      case "done":
      case "why_not_answer":
      case "coach_answer":
      case "radio_answer":
      case "link":
      case "secret_changed":
        this.answered(message.ref, message);
        break;
      case "error":
        if (message.ref !== null && this.waiting.has(message.ref)) {
          this.waiting.get(message.ref)?.reject(new Refused(message.error, message.message, 0));
          this.waiting.delete(message.ref);
        } else this.refusal = new Refused(message.error, message.message, 0);
        if (SHOWN_OUT.has(message.error)) this.shownOut();
        break;
    }
  }

  private shownOut(): void {
    this.waiting.clear();
    this.status = "refused";
    this.close();
  }

  private answered(ref: number | null, message: ServerMessage): void {
    if (ref === null) return;
    this.waiting.get(ref)?.resolve(message);
    this.waiting.delete(ref);
  }

  /** Resolves when the server has carried it out (a move: when it is saved); rejects with its refusal. */
  private say_to_server(message: WithoutRef<ClientMessage>): Promise<ServerMessage> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN || this.status !== "open")
      return Promise.reject(new Refused("cut_off", "not connected", 0));
    const ref = ++this.refs;
    return new Promise((resolve, reject) => {
      this.waiting.set(ref, { resolve, reject });
      socket.send(JSON.stringify({ ...message, ref }));
    });
  }

  async choose(choice: number): Promise<void> {
    const ask = this.ask;
    if (!ask) throw new Refused("not_asked", "nothing is asked now", 0);
    const start = performance.now();
    await this.say_to_server({ type: "choose", ask: ask.id, choice });
    performance.measure("nemesis-choice", { start });
  }

  say = (text: string) => this.say_to_server({ type: "say", text });
  takeBack = () => this.say_to_server({ type: "undo" });
  cast = (vote: number, agree: boolean) => this.say_to_server({ type: "vote", vote, agree });
  setBot = (seat: number, bot: string | null) => this.say_to_server({ type: "set_bot", seat, bot });
  claim = (claim: string) => this.say_to_server({ type: "claim", claim });
  transmit = (said: (string | number)[]) => this.say_to_server({ type: "transmit", said });
  /** Taken as done until the server says otherwise: a second order must not undo one that is still on its way. */
  decline = (kinds: string[]) => {
    const before = this.declined;
    this.declined = kinds;
    return this.say_to_server({ type: "standing_orders", decline: kinds }).catch((error: unknown) => {
      this.declined = before;
      throw error;
    });
  };
  seen = (moment: number) => this.say_to_server({ type: "moment_seen", moment });

  closeSeats = (closed: boolean) => this.say_to_server({ type: "close_seats", closed });
  watchByLink = (only: boolean) => this.say_to_server({ type: "watch_by_link", only });
  makeHost = (seat: number) => this.say_to_server({ type: "make_host", seat });
  remove = (seat: number, bot: string | null) => this.say_to_server({ type: "remove", seat, bot });
  playAgain = (next: string) => this.say_to_server({ type: "play_again", next });
  mute = (seat: number, muted: boolean) => this.say_to_server({ type: "mute", seat, muted });

  /** What stands behind the `#` of the link; empty: nothing. */
  private async token(message: WithoutRef<ClientMessage>): Promise<string> {
    const answer = await this.say_to_server(message);
    return answer.type === "link" ? answer.token : "";
  }
  watchKey = () => this.token({ type: "watch_link" });
  invite = (seat: number) => this.token({ type: "invite", seat });
  handOver = () => this.token({ type: "hand_over", secret: this.secret ?? "" });

  /** The seat's new secret; every other device is signed out. */
  async changeSecret(): Promise<string> {
    const answer = await this.say_to_server({ type: "change_secret" });
    if (answer.type === "secret_changed") this.secret = answer.secret;
    return this.secret ?? "";
  }

  async speak(language: Language): Promise<void> {
    this.language = language;
    await this.say_to_server({ type: "set_language", language });
  }

  async whyNot(): Promise<Impossible[]> {
    const answer = await this.say_to_server({ type: "why_not" });
    return answer.type === "why_not_answer" ? answer.impossible : [];
  }

  /** Who said and did what, what can be said now, and how `said` would be read. */
  async askRadio(said?: (string | number)[]): Promise<RadioAnswer | null> {
    const answer = await this.say_to_server({ type: "ask_radio", ...(said && { said }) });
    return answer.type === "radio_answer" ? answer : null;
  }

  /** About the question that is open now; the answer takes the coach's time. */
  async askCoach(): Promise<CoachAnswer | null> {
    const ask = this.ask;
    if (!ask) throw new Refused("not_asked", "nothing is asked now", 0);
    const answer = await this.say_to_server({ type: "ask_coach", ask: ask.id });
    return answer.type === "coach_answer" ? answer : null;
  }
}

/** The whole view after an update, which says only what changed; the first one after a welcome has all of it. */
export function laidOver(before: View | null, update: Update): View {
  const view = { ...before, ...update.view } as View;
  if (update.rooms) view.rooms = changed(view.rooms, update.rooms);
  if (update.seats) view.seats = changed(view.seats, update.seats);
  if (update.matters) view.matters = update.matters;
  if (update.badges) view.badges = update.badges;
  if (update.goals) view.goals = update.goals;
  if (update.radio !== undefined) view.radio = update.radio;
  return view;
}

/** Entries of which nothing changed stay the same objects. */
function changed<T>(entries: T[], changes: Record<string, Partial<T>>): T[] {
  return entries.map((entry, index) => (index in changes ? { ...entry, ...changes[index] } : entry));
}

/** Lines are numbered for this viewer, some numbers are never told: keep those before `first`. */
export function keptLines(lines: Line[], first: number): number {
  const index = lines.findIndex((line) => line.at >= first);
  return index < 0 ? lines.length : index;
}
