// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage } from "../messages";
import { line, question, view } from "../testing/parts";
import { Connection, keptLines } from "./connection.svelte";
import type { View } from "./view";

/** The server's end of each socket, in the order in which they were opened. */
class FakeSocket {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.opened.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
  }

  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const latest = () => FakeSocket.opened.at(-1)!;
const welcome = { type: "welcome", seat: 0, chat: [] };
const update = (part: object = {}): ServerMessage =>
  ({
    type: "update", first: 0, lines: [], upto: "u1", view: view(), matters: [], ask: question("turn", [], "q7"),
    undo: null, report: [], claims: [], declined: [], ...part,
  }) as unknown as ServerMessage; // prettier-ignore

let connection: Connection;

function connected(): Connection {
  connection = new Connection("ab c", "secret", "en");
  latest().open();
  latest().tell(welcome);
  return connection;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe("a connection", () => {
  it("says who it is, and is open when it is welcomed", () => {
    connection = new Connection("ab c", "secret", "en");
    expect(latest().url).toMatch(/\/api\/tables\/ab%20c\/socket$/);
    expect(connection.status).toBe("connecting");
    latest().open();
    expect(latest().sent).toEqual([{ type: "hello", language: "en", secret: "secret" }]);
    latest().tell(welcome);
    expect([connection.status, connection.seat]).toEqual(["open", 0]);
  });

  it("comes back by itself and asks only for what it has not been told", () => {
    connected();
    latest().tell(update({ upto: "u41" }));
    latest().drop();
    expect(connection.status).toBe("away");
    vi.advanceTimersByTime(200);
    expect(FakeSocket.opened).toHaveLength(2);
    latest().open();
    expect(latest().sent[0]).toMatchObject({ type: "hello", since: "u41" });
    latest().tell(welcome);
    expect(connection.status).toBe("open");
  });

  it("tries less and less often, and at once when the network is back", () => {
    connected();
    const waits = [];
    for (let n = 0; n < 12; n++) {
      latest().drop();
      const before = Date.now();
      vi.advanceTimersToNextTimer();
      waits.push(Date.now() - before);
    }
    expect(waits[0]).toBe(200);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits.at(-1)).toBe(15_000);
    latest().drop();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.opened).toHaveLength(14);
  });

  it("does not come back where it was not let in, nor after it was closed", () => {
    connected();
    latest().drop(4401);
    expect(connection.status).toBe("refused");
    expect(vi.getTimerCount()).toBe(0);
    connected().close();
    latest().drop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("resolves an answer by its number, and rejects the refused one", async () => {
    connected();
    latest().tell(update());
    const [first, second] = [connection.choose(3), connection.say("hello")];
    const [, chosen, said] = latest().sent;
    expect(chosen).toMatchObject({ type: "choose", ask: "q7", choice: 3 });
    latest().tell({ type: "error", ref: chosen!.ref, error: "stale", message: "too late" });
    latest().tell({ type: "done", ref: said!.ref });
    await expect(first).rejects.toMatchObject({ error: "stale" });
    await expect(second).resolves.toMatchObject({ type: "done" });
  });

  it("gives up what was under way when it is cut off, and says nothing into the void", async () => {
    connected();
    latest().tell(update());
    const lost = connection.choose(0);
    latest().drop();
    await expect(lost).rejects.toMatchObject({ error: "cut_off" });
    await expect(connection.say("hello")).rejects.toMatchObject({ error: "cut_off" });
  });

  it("chooses nothing when nothing is asked", async () => {
    connected();
    latest().tell(update({ ask: null }));
    await expect(connection.choose(0)).rejects.toMatchObject({ error: "not_asked" });
    expect(latest().sent).toHaveLength(1);
  });

  it("lays what changed over what it has, and keeps the rest", () => {
    connected();
    const first = view({ rooms: [{ slot: 1, fire: false }, { slot: 2, fire: false }] as View["rooms"] });
    latest().tell(update({ view: first, matters: [{ id: "time" }], claims: ["offer"] }));
    const before = connection.view!;
    latest().tell({
      type: "update", first: 0, lines: [], upto: "u2", view: { round: 7 }, rooms: { 1: { fire: true } },
      seats: { 0: { room: 3 } },
    }); // prettier-ignore
    const after = connection.view!;
    expect(after.round).toBe(7);
    expect(after.rooms[1]).toEqual({ slot: 2, fire: true });
    expect(after.rooms[0]).toBe(before.rooms[0]);
    expect(after.seats[0]).toEqual({ ...before.seats[0], room: 3 });
    expect(after.matters).toEqual([{ id: "time" }]);
    expect([connection.ask?.id, connection.claims]).toEqual(["q7", ["offer"]]);
    latest().tell({ type: "update", first: 0, lines: [], upto: "u3", ask: null });
    expect([connection.ask, connection.view]).toEqual([null, after]);
  });

  it("replaces the end of the log after an undo, and knows what is new", () => {
    connected();
    latest().tell(update({ lines: [line(0, "a"), line(2, "b"), line(5, "c")] }));
    latest().tell(update({ first: 2, lines: [line(2, "d")] }));
    expect(connection.lines.map((one) => one.event)).toEqual(["a", "d"]);
    expect(connection.fresh).toBe(1);
    expect(keptLines(connection.lines, 9)).toBe(2);
  });

  it("takes a standing order as given, and takes it back when the server refuses", async () => {
    connected();
    latest().tell(update({ declined: ["interrupt"] }));
    const ordered = connection.decline(["interrupt", "scan"]);
    expect(connection.declined).toEqual(["interrupt", "scan"]);
    latest().tell({ type: "error", ref: latest().sent[1]!.ref, error: "bad_message", message: "no" });
    await expect(ordered).rejects.toMatchObject({ error: "bad_message" });
    expect(connection.declined).toEqual(["interrupt"]);
  });
});
