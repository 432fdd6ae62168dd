/** Another table like a finished one. */
import type { View } from "../lib/view";
import type { Catalogue, ModeInfo, NewTable, TableInfo } from "../messages";

const NEVER_AGAIN = new Set(["seed", "ship"]);

export function like(info: TableInfo): Partial<NewTable> {
  const setup = Object.fromEntries(Object.entries(info.setup).filter(([name]) => !NEVER_AGAIN.has(name)));
  const bots = Object.fromEntries(
    info.seats.filter((s) => s.bot && !s.standing_in).map((s) => [String(s.seat), s.bot!]),
  );
  return { setup, bots, hot_seat: info.hot_seat, odds: info.odds, coach: info.coach, ...(info.clock ? { clock: info.clock } : {}) };
}

/** The mode that goes on with the ship of a finished game: the catalogue says which one needs a ship, and of whom. */
export function sequelTo(view: Pick<View, "setup" | "result">, catalogue: Catalogue): ModeInfo | undefined {
  const lost = (view.result as { ship_destroyed?: boolean } | null)?.ship_destroyed;
  const needing = catalogue.modes.filter((mode) => mode.needs_ship);
  if (lost !== false || needing.some((mode) => mode.id === view.setup.mode)) return undefined;
  return needing.find((mode) => mode.species.includes(view.setup.species));
}

/** The same people, on the ship that this game left behind, with those of its modules that fit. */
export function onItsShip(info: TableInfo, secret: string | null, catalogue: Catalogue, mode: string): Partial<NewTable> {
  const { players, species, language, board, modules } = info.setup as Record<string, unknown>;
  const fitting = catalogue.modules.filter((m) => (m.fits[mode] ?? []).includes(String(species))).map((m) => m.id);
  const kept = Array.isArray(modules) ? modules.filter((m) => fitting.includes(String(m))) : [];
  return {
    ...like(info),
    setup: { mode, players, species, language, board, modules: kept },
    after: { code: info.code, at: 0, secret },
  };
}
