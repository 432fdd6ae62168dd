/** The clocks of the table, counted on between two messages of the server: seconds of each seat, and of the sand. */
import type { Clocks } from "../messages";

export type Running = (Clocks & { at: number }) | null | undefined;

export class Ticking {
  private now = $state(performance.now());

  constructor(private readonly clocks: () => Running) {
    $effect(() => {
      const clocks = this.clocks();
      if (!clocks || (clocks.running.length === 0 && clocks.sand === null)) return;
      const timer = setInterval(() => (this.now = performance.now()), 500);
      return () => clearInterval(timer);
    });
  }

  private since(clocks: Clocks & { at: number }): number {
    return Math.max(0, this.now - clocks.at) / 1000;
  }

  /** Seconds that a seat has left; null: no clock. */
  left(seat: number): number | null {
    const clocks = this.clocks();
    const at = clocks?.left[seat];
    if (!clocks || at === null || at === undefined) return null;
    return clocks.running.includes(seat) ? Math.max(0, at - this.since(clocks)) : at;
  }

  /** Seconds of sand, where real sand runs; null: none does. */
  get sand(): number | null {
    const clocks = this.clocks();
    if (!clocks || typeof clocks.sand !== "number") return null;
    return Math.max(0, clocks.sand - this.since(clocks));
  }

  runs(seat: number): boolean {
    return this.clocks()?.running.includes(seat) ?? false;
  }

  /** Whose time is worth showing where there is room for one: the own while it runs, else the first that does. */
  shown(own: number | null): number | null {
    const running = this.clocks()?.running ?? [];
    if (own !== null && (running.includes(own) || running.length === 0)) return own;
    return running[0] ?? null;
  }
}
