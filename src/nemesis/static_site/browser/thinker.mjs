// The second worker: it thinks for bots and for the coach, one job after another, and knows nothing of the tables.
import { startPython } from "./python.mjs";

const jobs = startPython("nemesis.thinking.jobs");
const say = (line) => postMessage({ line });

self.onmessage = async ({ data }) => {
  (await jobs).answer_to(data, say);
  postMessage({ done: true });
};

jobs.then(
  () => postMessage({ ready: true }),
  (error) => postMessage({ failed: String(error) }),
);
