/** The service worker of a static page: it keeps this version for playing offline, and tells when another is ready. */
class Offline {
  /** A newer version has been fetched whole; it waits until it is asked for. */
  newer = $state.raw<ServiceWorker | null>(null);

  async begin(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const kept = await navigator.serviceWorker.register("./service-worker.js").catch(() => null);
    if (!kept) return;
    const look = () => {
      if (kept.waiting && navigator.serviceWorker.controller) this.newer = kept.waiting;
    };
    look();
    kept.addEventListener("updatefound", () => kept.installing?.addEventListener("statechange", look));
  }

  /** All moves are stored, so the game goes on after loading. */
  takeNewer(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.newer?.postMessage("take over");
  }
}

export const offline = new Offline();
