/** Creating a table and sitting down at it, in one go. */
import { api } from "../lib/api";
import { browserMemory } from "../lib/browserMemory.svelte";
import { route } from "../lib/route.svelte";
import { t, words } from "../lib/words.svelte";
import type { NewTable } from "../messages";
import { atOneScreen, type Plan, request } from "./plan";

export const myName = (): string => browserMemory.settings.name.trim() || t("web-lobby-default_name");

/** A table for one, and off to it. */
export async function playAlone(table: Partial<NewTable>): Promise<void> {
  const info = await api.create(table);
  const joined = await api.join(info.code, { name: myName(), seat: 0, language: words.language });
  browserMemory.rememberSeat({ ...joined, local: false });
  route.go(`/t/${info.code}`);
}

export const soloNow = () =>
  playAlone({ setup: { players: 1, mode: "solo", language: words.language }, odds: true });

export const guidedGame = () => playAlone({ scenario: "first_game", odds: true });

/** Everybody who sits at this screen is seated; friends come by the invite link. */
export async function createTable(plan: Plan): Promise<string> {
  const secret = browserMemory.seatsAt(plan.after)[0]?.secret ?? null;
  const info = await api.create(request(plan, words.language, secret));
  const local = atOneScreen(plan);
  for (const [seat, { who, name }] of plan.seats.entries()) {
    if (who !== "me" && who !== "here") continue;
    const called = who === "me" ? myName() : name.trim() || t("web-lobby-player_number", { number: seat + 1 });
    const joined = await api.join(info.code, { name: called, seat, language: words.language });
    browserMemory.rememberSeat({ ...joined, local });
  }
  return info.code;
}
