// Keeps every file of one version, so that the game starts without a network. A new version is fetched whole and waits
// until the page asks for it: a running game never meets half of another version.
const { version, files } = __LIST__;
const kept = `nemesis ${self.registration.scope} ${version}`;
const ours = (key) => key.startsWith(`nemesis ${self.registration.scope} `);

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(kept).then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: "no-cache" })))),
  );
});

self.addEventListener("activate", (event) => {
  const forget = async () => {
    for (const key of await caches.keys()) if (ours(key) && key !== kept) await caches.delete(key);
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || !event.request.url.startsWith(self.registration.scope)) return;
  const answer = async () => {
    const cache = await caches.open(kept);
    const page = event.request.mode === "navigate" ? await cache.match("./") : undefined;
    return page ?? (await cache.match(event.request, { ignoreSearch: true })) ?? fetch(event.request);
  };
  event.respondWith(answer());
});
