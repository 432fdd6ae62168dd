// An installed page that cannot reach its server says so instead of showing the browser's own error. It keeps nothing
// else: every page and every file of the game comes from the server, so never an old one with a new server.
const kept = "nemesis offline 1";
const files = ["/offline.html", "/offline.css", "/offline.js"];

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(kept).then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: "reload" })))));
});

self.addEventListener("activate", (event) => {
  const forget = async () => {
    for (const key of await caches.keys()) if (key.startsWith("nemesis offline ") && key !== kept) await caches.delete(key);
  };
  event.waitUntil(forget());
});

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => caches.match("/offline.html")));
  else if (origin === location.origin && files.includes(pathname)) {
    event.respondWith(fetch(event.request).catch(() => caches.match(pathname)));
  }
});
