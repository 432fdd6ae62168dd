/** The tables this browser has a seat at, asked again while somebody looks. */
import { api } from "../lib/api";
import { browserMemory } from "../lib/browserMemory.svelte";
import type { MyTable } from "../messages";
import { grouped, type Own } from "./own";

const EVERY = 15_000;

export class Mine {
  found = $state.raw<MyTable[] | null>(null);
  failed = $state(false);
  private timer: ReturnType<typeof setInterval> | undefined;

  /** For `$effect`: ask now, every few seconds while the page is seen, and when it is seen again. */
  watch = (): (() => void) => {
    const seen = () => {
      if (document.visibilityState === "visible") void this.ask();
    };
    void this.ask();
    this.timer = setInterval(seen, EVERY);
    document.addEventListener("visibilitychange", seen);
    return () => {
      clearInterval(this.timer);
      document.removeEventListener("visibilitychange", seen);
    };
  };

  async ask(): Promise<void> {
    const secrets = browserMemory.seats.map((seat) => seat.secret);
    if (secrets.length === 0) {
      this.found = [];
      return;
    }
    try {
      this.found = (await api.mine(secrets)).tables;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  /** One entry for each table, also when several seats share this screen; forgotten ones left out. */
  get tables(): Own[] {
    const codes = new Set(browserMemory.seats.map((seat) => seat.code));
    return grouped((this.found ?? []).filter(({ table }) => codes.has(table.code)));
  }
}
