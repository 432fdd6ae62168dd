/** Games of a page without a server as save files: the same that `nemesis play --text` writes and opens. */
import { api, Refused } from "../lib/api";
import { browserMemory } from "../lib/browserMemory.svelte";
import { route } from "../lib/route.svelte";
import { transport } from "../lib/transport";
import { words } from "../lib/words.svelte";
import { naming } from "./naming.svelte";

export async function saveToFile(code: string): Promise<void> {
  const answer = await transport.ask(`own/${code}`);
  if (!answer.ok) throw new Refused("not_found", "there is no such table", answer.status);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = `nemesis-${code}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** For good: its room in this browser is free again. */
export async function deleteGame(code: string): Promise<void> {
  const answer = await transport.ask(`own/${code}/delete`, {});
  if (!answer.ok && answer.status !== 404) throw new Refused("not_saved", "the game could not be deleted", answer.status);
}

/** Everybody who plays sits at this screen. */
export async function openFile(file: File): Promise<void> {
  const name = await naming.name();
  const info = await api.open(await file.text());
  const free = info.seats.filter((seat) => seat.bot === null);
  for (const { seat } of free) {
    const joined = await api.join(info.code, { name, seat, language: words.language });
    browserMemory.rememberSeat({ ...joined, local: free.length > 1 });
  }
  route.go(info.over ? `/replay/${info.code}` : `/t/${info.code}`);
}
