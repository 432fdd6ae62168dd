/** The tables of this browser, in a worker: one for all its tabs, whichever of them started it. */
import type { TableSocket, Transport } from "./transport";

type Told =
  | { type: "here"; engine: string }
  | { type: "progress"; done: number; total: number }
  | { type: "failed"; message: string }
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

  private readonly channel: BroadcastChannel;
  private readonly page = crypto.getRandomValues(new Uint32Array(2)).join("-");
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
    this.wait();
    new Worker(worker, { type: "module", name });
    this.tell({ type: "anybody" });
    addEventListener("pagehide", () => this.leave());
  }

  private wait(): void {
    this.start = new Promise((resolve, reject) => ([this.begun, this.gaveUp] = [resolve, reject]));
    this.start.catch(() => {});
  }

  private tell(message: object): void {
    this.channel.postMessage(message);
  }

  private hear(told: Told): void {
    switch (told.type) {
      case "here":
        // Another tab has taken over: what was said to the one before is lost.
        if (this.running !== null && this.running !== told.engine) this.leave();
        this.running = told.engine;
        this.ready = true;
        this.begun();
        break;
      case "progress":
        this.arrived = told.done / told.total;
        break;
      case "failed":
        this.failed = true;
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
    // Games should outlast a browser that tidies up.
    if (path === "tables") void navigator.storage?.persist?.().catch(() => false);
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
