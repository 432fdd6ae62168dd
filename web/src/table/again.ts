/** Another table like a finished one. */
import type { View } from "../lib/view";
import type { Catalogue, NewTable, TableInfo } from "../messages";

const NEVER_AGAIN = new Set(["seed", "ship"]);

export function like(info: TableInfo): Partial<NewTable> {
  const setup = Object.fromEntries(Object.entries(info.setup).filter(([name]) => !NEVER_AGAIN.has(name)));
  const bots = Object.fromEntries(
    info.seats.filter((s) => s.bot && !s.standing_in).map((s) => [String(s.seat), s.bot!]),
  );
  return { setup, bots, hot_seat: info.hot_seat, odds: info.odds, coach: info.coach, ...(info.clock ? { clock: info.clock } : {}) };
}

/** Is there a ship to come back to? The species that an Epilogue takes stand in the catalogue. */
export function leavesShip(view: Pick<View, "setup" | "result">, species: string[]): boolean {
  const lost = (view.result as { ship_destroyed?: boolean } | null)?.ship_destroyed;
  return lost === false && view.setup.mode !== "epilogue" && species.includes(view.setup.species);
}

/** The Epilogue: the same people, on the ship that this game left behind, with those of its modules that fit. */
export function epilogue(info: TableInfo, secret: string | null, catalogue: Catalogue): Partial<NewTable> {
  const { players, species, language, board, modules } = info.setup as Record<string, unknown>;
  const fitting = catalogue.modules.filter((m) => (m.fits.epilogue ?? []).includes(String(species))).map((m) => m.id);
  const kept = Array.isArray(modules) ? modules.filter((m) => fitting.includes(String(m))) : [];
  return {
    ...like(info),
    setup: { mode: "epilogue", players, species, language, board, modules: kept },
    after: { code: info.code, at: 0, secret },
  };
}
