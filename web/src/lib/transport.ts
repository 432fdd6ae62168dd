/** How this page reaches the tables: a server, or Python in a worker of this browser. The page itself says which. */
import { Engine } from "./engine.svelte";

/** What is used of a WebSocket. */
export interface TableSocket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** An answer as over HTTP; rejects where nobody answers. A body makes it a POST. */
  ask(path: string, body?: unknown): Promise<Response>;
  /** Rejects when nobody can be reached any more. */
  check(): Promise<unknown>;
  socket(code: string): TableSocket;
}

class Server implements Transport {
  ask(path: string, body?: unknown): Promise<Response> {
    if (body === undefined) return fetch(`/api/${path}`);
    return fetch(`/api/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  }

  check(): Promise<unknown> {
    return fetch("/api/health", { cache: "no-store" });
  }

  socket(code: string): TableSocket {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(code)}/socket`);
  }
}

/** The worker of a static page; null where there is a server. */
function workerOfThisPage(): URL | null {
  if (typeof document === "undefined") return null;
  const named = document.querySelector<HTMLMetaElement>("meta[name=nemesis-engine]")?.content;
  return named ? new URL(named, document.baseURI) : null;
}

const worker = workerOfThisPage();

/** Null: there is a server. */
export const engine: Engine | null = worker ? new Engine(worker) : null;
export const transport: Transport = engine ?? new Server();
