/** Creating a table and sitting down at it, in one go. */
import { api } from "../lib/api";
import { browserMemory } from "../lib/browserMemory.svelte";
import { route } from "../lib/route.svelte";
import { words } from "../lib/words.svelte";
import { type Chapter, CHAPTERS } from "../learn/chapters";
import type { NewTable } from "../messages";
import { naming } from "./naming.svelte";
import { atOneScreen, type Plan, request } from "./plan";

/** A table for one, and off to it. */
export async function playAlone(table: Partial<NewTable>): Promise<void> {
  const name = await naming.name();
  const info = await api.create(table);
  const joined = await api.join(info.code, { name, seat: 0, language: words.language });
  browserMemory.rememberSeat({ ...joined, local: false });
  route.go(`/t/${info.code}`);
}

export const soloNow = () =>
  playAlone({ setup: { players: 1, mode: "solo", language: words.language }, odds: true });

export const guidedGame = (chapter: Chapter) => playAlone({ scenario: chapter.id, odds: true });

/** The chapter of the guided game that comes next on this device; undefined: all have been played. */
export const nextChapter = (): Chapter | undefined => CHAPTERS.find(({ id }) => !browserMemory.chapters.includes(id));

/** Everybody who sits at this screen is seated; friends come by the invite link. */
export async function createTable(plan: Plan): Promise<string> {
  const mine = plan.seats.some((seat) => seat.who === "me") ? await naming.name() : "";
  const secret = browserMemory.seatsAt(plan.after)[0]?.secret ?? null;
  const info = await api.create(request(plan, words.language, secret));
  const local = atOneScreen(plan);
  for (const [seat, { who, name }] of plan.seats.entries()) {
    if (who !== "me" && who !== "here") continue;
    const called = who === "me" ? mine : name.trim();
    const joined = await api.join(info.code, { name: called, seat, language: words.language });
    browserMemory.rememberSeat({ ...joined, local });
  }
  return info.code;
}
