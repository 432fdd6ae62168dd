// Python with the game in it, from the files beside this one: the same for every worker.
import { loadPyodide } from "./pyodide.mjs";

const here = new URL(".", import.meta.url);

// Compressed by us, not by the host: some hosts compress nothing of this kind.
async function unpacked(answer, arrived) {
  if (!answer.ok || !answer.body) return answer;
  const counted = new TransformStream({
    transform(chunk, on) {
      arrived(chunk.byteLength);
      on.enqueue(chunk);
    },
  });
  const arriving = answer.body.pipeThrough(counted);
  const body = answer.url.endsWith(".pack") ? arriving.pipeThrough(new DecompressionStream("gzip")) : arriving;
  return new Response(body, { status: answer.status, headers: new Headers(answer.headers) });
}

/** A module of the game; `progress` is told how many bytes have arrived, of how many. */
export async function startPython(module, progress = () => {}) {
  const plainFetch = self.fetch.bind(self);
  const sizes = await (await plainFetch(new URL("sizes.json", here))).json();
  let done = 0;
  const arrived = (bytes) => progress(Math.min((done += bytes), sizes.total), sizes.total);
  // Pyodide waits for ever for what does not arrive.
  let giveUp;
  const missing = new Promise((_, reject) => (giveUp = reject));
  missing.catch(() => {});
  self.fetch = async (...what) => {
    const answer = await plainFetch(...what).catch((error) => (giveUp(error), Promise.reject(error)));
    if (!answer.ok) giveUp(new Error(`${answer.status} ${answer.url}`));
    return unpacked(answer, arrived);
  };
  const code = fetch(new URL("game.pack", here)).then((answer) => answer.arrayBuffer());
  const starting = loadPyodide({
    indexURL: here.href,
    stdLibURL: new URL("library.pack", here).href,
    lockFileContents: sizes.lock,
    packageBaseUrl: here.href,
    env: { PYTHONHASHSEED: "0" },
  });
  const python = await Promise.race([starting, missing]);
  self.fetch = plainFetch;
  python.unpackArchive(await code, "zip", { extractDir: "/game" });
  python.runPython("import sys; sys.path.insert(0, '/game')");
  return python.pyimport(module);
}
