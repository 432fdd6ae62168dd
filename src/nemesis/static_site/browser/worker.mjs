// The tables of this browser: Python in a worker. All tabs talk over one channel, and only the worker that holds the
// lock answers; when its tab is closed, the next one goes on from what is stored.
import { loadPyodide } from "./pyodide.mjs";

const here = new URL(".", import.meta.url);
const name = self.name;
const channel = new BroadcastChannel(name);
const engine = crypto.getRandomValues(new Uint32Array(2)).join("-");
const tell = (message) => channel.postMessage(message);

// -- what is downloaded, counted -------------------------------------------------------------------------

let done = 0;
let total = 0;
const plainFetch = self.fetch.bind(self);
self.fetch = async (...what) => {
  const answer = await plainFetch(...what);
  if (!answer.ok || !answer.body) return answer;
  const counted = new TransformStream({
    transform(chunk, on) {
      done += chunk.byteLength;
      progress();
      on.enqueue(chunk);
    },
  });
  const arriving = answer.body.pipeThrough(counted);
  // Compressed by us, not by the host: some hosts compress nothing of this kind.
  const body = answer.url.endsWith(".pack") ? arriving.pipeThrough(new DecompressionStream("gzip")) : arriving;
  return new Response(body, { status: answer.status, headers: new Headers(answer.headers) });
};

let lastTold = 0;
function progress() {
  const now = performance.now();
  if (now - lastTold < 80 && done < total) return;
  lastTold = now;
  tell({ type: "progress", done: Math.min(done, total), total });
}

// -- what is kept ----------------------------------------------------------------------------------------

const settled = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function rowStore() {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("rows");
  const database = await settled(opening);
  return {
    /** All rows or none; false when a new one was there already. */
    write: (added, changed) =>
      new Promise((resolve, reject) => {
        const change = database.transaction("rows", "readwrite", { durability: "strict" });
        const rows = change.objectStore("rows");
        change.oncomplete = () => resolve(true);
        change.onabort = () => (change.error?.name === "ConstraintError" ? resolve(false) : reject(change.error));
        for (const [part, code, number, value] of JSON.parse(added)) rows.add(value, [part, code, number]);
        for (const [part, code, number, value] of JSON.parse(changed)) rows.put(value, [part, code, number]);
      }),
    /** In the order of their keys; an array comes after every other key. */
    read: async (part, code) => {
      const start = code === undefined ? [part] : [part, code];
      const range = IDBKeyRange.bound(start, [...start, []]);
      const rows = database.transaction("rows").objectStore("rows");
      const [keys, values] = await Promise.all([settled(rows.getAllKeys(range)), settled(rows.getAll(range))]);
      return JSON.stringify(keys.map((key, n) => [...key, values[n]]));
    },
  };
}

// -- Python ----------------------------------------------------------------------------------------------

async function startPython() {
  const sizes = await (await plainFetch(new URL("sizes.json", here))).json();
  total = sizes.total;
  const code = fetch(new URL("game.pack", here)).then((answer) => answer.arrayBuffer());
  const python = await loadPyodide({
    indexURL: here.href,
    stdLibURL: new URL("library.pack", here).href,
    lockFileContents: sizes.lock,
    packageBaseUrl: here.href,
    env: { PYTHONHASHSEED: "0" },
  });
  python.unpackArchive(await code, "zip", { extractDir: "/game" });
  python.runPython("import sys; sys.path.insert(0, '/game')");
  return python.pyimport("nemesis.server.in_page");
}

async function serve() {
  const [game, rows] = await Promise.all([startPython(), rowStore()]);
  const desk = await game.start(
    rows,
    (id, text) => tell({ type: "told", id, text }),
    (id, code) => tell({ type: "closed", id, code }),
  );
  channel.onmessage = async ({ data }) => {
    if (data.type === "anybody") tell({ type: "here", engine });
    else if (data.type === "request") {
      const answer = await desk.request(data.method, data.path, data.body);
      const [status, body] = answer.toJs();
      answer.destroy();
      tell({ type: "answer", id: data.id, status, body });
    } else if (data.type === "open") desk.open(data.id, data.code);
    else if (data.type === "say") desk.say(data.id, data.text);
    else if (data.type === "close") desk.close(data.id);
  };
  tell({ type: "here", engine });
}

async function serveForGood() {
  try {
    await serve();
  } catch (error) {
    console.error(error);
    tell({ type: "failed", message: String(error) });
    return;
  }
  await new Promise(() => {});
}

if (navigator.locks) navigator.locks.request(name, serveForGood);
else serveForGood();
