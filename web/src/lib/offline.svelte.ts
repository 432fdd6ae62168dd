/** The service worker of a static page: it keeps this version for playing offline, and tells when another is ready. */
const HOUR = 3_600_000;

class Offline {
  private asked = false;
  /** A newer version has been fetched whole; it waits until it is asked for. */
  newer = $state.raw<ServiceWorker | null>(null);
  /** Another tab has taken the newer version: this one is of yesterday. */
  taken = $state(false);

  async begin(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    // The first one to come is no change: it keeps the version that runs.
    let controlled = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (controlled) this.follow();
      controlled = true;
    });
    const kept = await navigator.serviceWorker.register("./service-worker.js").catch(() => null);
    if (!kept) return;
    const look = () => {
      if (kept.waiting && navigator.serviceWorker.controller) this.newer = kept.waiting;
    };
    look();
    kept.addEventListener("updatefound", () => kept.installing?.addEventListener("statechange", look));
    // Who leaves the page open for days is told too.
    let looked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible" || Date.now() - looked < HOUR) return;
      looked = Date.now();
      kept.update().catch(() => {});
    });
  }

  /** All moves are stored, so the game goes on after loading. A tab that somebody looks at is not loaded unasked. */
  private follow(): void {
    if (this.asked || document.visibilityState === "hidden") location.reload();
    else this.taken = true;
  }

  takeNewer(): void {
    this.asked = true;
    this.newer?.postMessage("take over");
  }
}

/** With a server: an installed page that cannot reach it says so. In a browser's tab the browser says it. */
export function sayWhenUnreachable(): void {
  if (!("serviceWorker" in navigator) || !matchMedia("(display-mode: standalone)").matches) return;
  navigator.serviceWorker.register("/offline-worker.js").catch(() => {});
}

export const offline = new Offline();
