/** The tables of this browser, in a worker: one for all its tabs, whichever of them started it. */
import type { TableSocket, Transport } from "./transport";

type Told =
  | { type: "here"; version?: string; engine: string; kept: boolean }
  | { type: "progress"; version?: string; done: number; total: number }
  | { type: "failed"; version?: string; newer: boolean; message: string }
  | { type: "keeps"; version?: string; kept: boolean }
  | { type: "anybody"; version?: string }
  | { type: "answer"; id: string; status: number; body: string }
  | { type: "told"; id: string; text: string }
  | { type: "closed"; id: string; code: number };

interface Waiting {
  resolve: (answer: Response) => void;
  reject: (error: Error) => void;
}

/** What never changes lies beside the worker as files: it needs no Python. */
const FILES = /^(texts\/\w+|terms\/\w+|catalogue)$/;
const LOST = 1006;

export class Engine implements Transport {
  /** How much of what it needs has arrived; 1: it is being started. */
  arrived = $state(0);
  ready = $state(false);
  failed = $state(false);
  /** The games here were played with a newer version, and this one leaves them alone. */
  tooOld = $state(false);
  /** Another tab has another version of this page. Only one of them plays: the one that came first. */
  apart = $state(false);
  /** The browser keeps what is played; else there is usually no room left. */
  kept = $state(true);

  private readonly channel: BroadcastChannel;
  /** Plays, or waits until the one of another tab ends. */
  private readonly own: Worker;
  private readonly page = crypto.getRandomValues(new Uint32Array(2)).join("-");
  /** The folder of the worker is named after all that is in the site. */
  private readonly version: string;
  private count = 0;
  private running: string | null = null;
  private begun!: () => void;
  private gaveUp!: (error: Error) => void;
  private start!: Promise<void>;
  private waiting = new Map<string, Waiting>();
  private sockets = new Map<string, Socket>();

  constructor(private readonly worker: URL) {
    // Without locks (no https) each tab has tables of its own; what is stored still never goes back.
    const shared = "locks" in navigator;
    const name = `nemesis ${new URL("..", worker).pathname}${shared ? "" : ` ${this.page}`}`;
    this.channel = new BroadcastChannel(name);
    this.channel.onmessage = ({ data }) => this.hear(data as Told);
    this.version = worker.pathname.split("/").at(-2) ?? "";
    this.wait();
    this.own = new Worker(worker, { type: "module", name });
    this.tell({ type: "anybody", version: this.version });
    addEventListener("pagehide", () => this.leave());
  }

  private wait(): void {
    this.start = new Promise((resolve, reject) => ([this.begun, this.gaveUp] = [resolve, reject]));
    this.start.catch(() => {});
  }

  private tell(message: object): void {
    this.channel.postMessage(message);
  }

  /** What a worker of another version says is not for this page. */
  private hear(told: Told): void {
    const other = told.type === "here" ? told.version !== this.version : "version" in told && told.version !== this.version;
    if (other) {
      if (told.type === "here") this.stepBack();
      if (told.type === "anybody") this.apart = true;
      return;
    }
    switch (told.type) {
      case "here":
        if (!this.ready) this.apart = false;
        // Another tab has taken over: what was said to the one before is lost.
        if (this.running !== null && this.running !== told.engine) this.leave();
        this.running = told.engine;
        this.kept = told.kept;
        if (!this.ready) performance.mark("nemesis-ready");
        this.ready = true;
        this.begun();
        break;
      case "progress":
        this.arrived = told.done / told.total;
        break;
      case "keeps":
        this.kept = told.kept;
        break;
      case "failed":
        this.failed = true;
        this.tooOld = told.newer;
        this.gaveUp(new Error(told.message));
        break;
      case "answer":
        this.waiting.get(told.id)?.resolve(new Response(told.body, { status: told.status }));
        this.waiting.delete(told.id);
        break;
      case "told":
        this.sockets.get(told.id)?.onmessage?.(new MessageEvent("message", { data: told.text }));
        break;
      case "closed":
        this.lose(told.id, told.code);
        break;
    }
  }

  /** A newer version was asked for in another tab: nothing of this one may stand in its way. */
  retire(): void {
    this.own.terminate();
  }

  /** Another version plays: this page waits until one of its own does. */
  private stepBack(): void {
    this.apart = true;
    if (this.running === null) return;
    this.running = null;
    this.ready = false;
    this.leave();
    this.wait();
  }

  /** Everything under way is over. */
  private leave(): void {
    for (const answer of this.waiting.values()) answer.reject(new Error("cut off"));
    this.waiting.clear();
    for (const [id, socket] of [...this.sockets]) {
      socket.close();
      this.lose(id, LOST);
    }
  }

  private lose(id: string, code: number): void {
    const socket = this.sockets.get(id);
    this.sockets.delete(id);
    socket?.lost(code);
  }

  private next(): string {
    return `${this.page}-${++this.count}`;
  }

  async ask(path: string, body?: unknown): Promise<Response> {
    if (FILES.test(path)) return fetch(new URL(`api/${path}`, this.worker));
    await this.start;
    // Games should outlast a browser that tidies up. Some browsers ask the player: now they know what for.
    if (path === "tables" || path === "own") void outlast();
    const id = this.next();
    const method = body === undefined ? "GET" : "POST";
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.tell({ type: "request", id, method, path: `/api/${path}`, body: body === undefined ? "" : JSON.stringify(body) });
    });
  }

  check(): Promise<unknown> {
    return this.start;
  }

  socket(code: string): TableSocket {
    const id = this.next();
    const socket = new Socket((message) => this.tell({ ...message, id }));
    this.sockets.set(id, socket);
    this.start.then(
      () => socket.open(code),
      () => this.lose(id, LOST),
    );
    return socket;
  }
}

/** Will the browser keep what is played until the player deletes it? Null: it does not tell. */
export async function outlasts(): Promise<boolean | null> {
  return (await navigator.storage?.persisted?.().catch(() => null)) ?? null;
}

/** Ask it to. */
export async function outlast(): Promise<boolean> {
  return (await navigator.storage?.persist?.().catch(() => false)) ?? false;
}

class Socket implements TableSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;

  constructor(private readonly tell: (message: object) => void) {}

  open(code: string): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.tell({ type: "open", code });
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event("open"));
  }

  send(text: string): void {
    this.tell({ type: "say", text });
  }

  close(): void {
    if (this.readyState === WebSocket.OPEN) this.tell({ type: "close" });
    this.readyState = WebSocket.CLOSING;
  }

  lost(code: number): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent("close", { code }));
  }
}
