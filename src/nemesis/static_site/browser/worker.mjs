// The tables of this browser: Python in a worker. All tabs talk over one channel, and only the worker that holds the
// lock answers; when its tab is closed, the next one goes on from what is stored.
import { startPython } from "./python.mjs";

const here = new URL(".", import.meta.url);
/** The folder is named after all that is in the site. */
const version = here.pathname.split("/").at(-2);
const name = self.name;
const channel = new BroadcastChannel(name);
const engine = crypto.getRandomValues(new Uint32Array(2)).join("-");
const tell = (message) => channel.postMessage(message);

let lastTold = 0;
function progress(done, total) {
  const now = performance.now();
  if (now - lastTold < 80 && done < total) return;
  lastTold = now;
  tell({ type: "progress", version, done, total });
}

// -- what is kept ----------------------------------------------------------------------------------------

/** Python takes nothing but an Error; some browsers refuse with something else, or with nothing. */
const trouble = (refused) => new Error(refused?.name ?? "refused");

const settled = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(trouble(request.error));
  });

/** An array comes after every other key. */
const below = (start) => IDBKeyRange.bound(start, [...start, []]);

function rowStore() {
  let opened = null;
  const database = () => {
    opened ??= open();
    opened.catch(() => (opened = null));
    return opened;
  };
  const open = async () => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("rows");
    const made = await settled(opening);
    made.onclose = () => (opened = null);
    return made;
  };
  const written = async (added, changed) => {
    const change = (await database()).transaction("rows", "readwrite", { durability: "strict" });
    return new Promise((resolve, reject) => {
      const rows = change.objectStore("rows");
      change.oncomplete = () => resolve(true);
      change.onabort = () => (change.error?.name === "ConstraintError" ? resolve(false) : reject(trouble(change.error)));
      for (const [part, code, number, value] of JSON.parse(added)) rows.add(value, [part, code, number]);
      for (const [part, code, number, value] of JSON.parse(changed)) rows.put(value, [part, code, number]);
    });
  };
  return {
    /** All rows or none; false when a new one was there already. */
    write: async (added, changed) => {
      try {
        const safe = await written(added, changed);
        keeps(true);
        return safe;
      } catch (error) {
        keeps(false);
        throw trouble(error);
      }
    },
    remove: async (parts, code) => {
      const change = (await database()).transaction("rows", "readwrite", { durability: "strict" });
      for (const part of JSON.parse(parts)) change.objectStore("rows").delete(below([part, code]));
      await new Promise((resolve, reject) => {
        change.oncomplete = resolve;
        change.onabort = () => reject(trouble(change.error));
      });
    },
    /** In the order of their keys. */
    read: async (part, code) => {
      const range = below(code === undefined ? [part] : [part, code]);
      const rows = (await database()).transaction("rows").objectStore("rows");
      const [keys, values] = await Promise.all([settled(rows.getAllKeys(range)), settled(rows.getAll(range))]);
      return JSON.stringify(keys.map((key, n) => [...key, values[n]]));
    },
  };
}

/** Does this browser keep what is written? Every tab is told when that changes: a bot has nobody to complain to. */
let kept = true;
function keeps(now) {
  if (now === kept) return;
  kept = now;
  tell({ type: "keeps", version, kept });
}

// -- the second worker -----------------------------------------------------------------------------------

/** It is being started; what it is asked fails when it ends. */
function another() {
  const worker = new Worker(new URL("thinker.mjs", here), { type: "module" });
  let begun, gaveUp;
  const started = new Promise((resolve, reject) => ([begun, gaveUp] = [resolve, reject]));
  started.catch(() => {});
  let job = null;
  const lose = (why) => {
    worker.terminate();
    gaveUp(new Error(why));
    job?.reject(new Error(why));
    job = null;
  };
  worker.onerror = (event) => {
    event.preventDefault();
    lose(event.message || "it could not be started");
  };
  worker.onmessage = ({ data }) => {
    if (data.ready) begun();
    else if (data.failed) lose(data.failed);
    else if (data.done) job?.resolve();
    else job?.say(data.line);
  };
  return {
    ready: () => started,
    ask: (text, say) =>
      new Promise((resolve, reject) => {
        job = { resolve, reject, say };
        worker.postMessage(text);
      }),
    end: () => lose("it was ended"),
  };
}

// -- Python ----------------------------------------------------------------------------------------------

async function serve() {
  const game = await startPython("nemesis.server.in_page", progress);
  const desk = await game.start(
    rowStore(),
    (id, text) => tell({ type: "told", id, text }),
    (id, code) => tell({ type: "closed", id, code }),
    another,
  );
  channel.onmessage = async ({ data }) => {
    if (data.type === "anybody") tell({ type: "here", version, engine, kept });
    else if (data.type === "request") {
      const answer = await desk.request(data.method, data.path, data.body);
      const [status, body] = answer.toJs();
      answer.destroy();
      tell({ type: "answer", id: data.id, status, body });
    } else if (data.type === "open") desk.open(data.id, data.code);
    else if (data.type === "say") desk.say(data.id, data.text);
    else if (data.type === "close") desk.close(data.id);
  };
  tell({ type: "here", version, engine, kept });
}

async function serveForGood() {
  try {
    await serve();
  } catch (error) {
    console.error(error);
    tell({ type: "failed", version, newer: error.type === "NewerRows", message: String(error) });
    return;
  }
  await new Promise(() => {});
}

if (navigator.locks) navigator.locks.request(name, serveForGood);
else serveForGood();
