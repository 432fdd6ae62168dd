/** Who said, promised and did what, as far as it has been told. */
import { tells } from "../lib/told";
import type { View } from "../lib/view";
import { t } from "../lib/words.svelte";
import type { Events } from "../events";
import type { DossierSeat, Line, RadioNews, RadioWords } from "../messages";
import type { Said } from "./composer";

export type SpokenLine = Line & { data: Events["said"] };

/** What was said, of what has been told. */
export const spokenIn = (lines: Line[]): SpokenLine[] => lines.filter((line): line is SpokenLine => tells(line, "said") && line.text !== "");

const QUOTED = /(?:“|«\s*)(.+)(?:”|\s*»)/s;

/** The words alone, without who says them. */
export const wordsOf = (text: string): string => QUOTED.exec(text)?.[1]?.trim() ?? text;

/** Does a replay of a finished game say that it was a lie? It does so behind the words. */
export function isExposed(text: string): boolean {
  const end = Math.max(text.lastIndexOf("”"), text.lastIndexOf("»")) + 1;
  return end > 0 && end < text.length && t("radio_lie", { line: text.slice(0, end) }) === text;
}

/** The module with which there is something to be heard. */
export const RADIO = "radio";
export const hasRadio = (view: View): boolean => view.setup?.modules.includes(RADIO) ?? false;

/** The server's dossier without what has not been told yet. */
export function told(seats: DossierSeat[], lines: Line[]): DossierSeat[] {
  const heard = new Set(spokenIn(lines).map(({ data }) => data.line));
  return seats.map((seat) => ({ ...seat, lines: seat.lines.filter(({ line }) => heard.has(line)) }));
}

/** What may be said of a line in one press. */
export const reactionsTo = (line: number, seat: number): { id: "doubt" | "accuse" | "thanks"; said: Said }[] => [
  { id: "doubt", said: ["doubt", line] },
  { id: "accuse", said: ["accuse", seat, line] },
  { id: "thanks", said: ["thanks", seat] },
];

export type Call =
  | { id: string; kind: "request"; line: number; seat: number; text: string; answers: RadioWords[] }
  | { id: string; kind: "announce"; ways: RadioWords[] };

/** What the radio wants of this seat: requests first, then what could be announced. */
export function callsOf(news: RadioNews | null | undefined): Call[] {
  if (!news) return [];
  const requests = news.requests.map((request): Call => ({ id: `request-${request.line}`, kind: "request", ...request }));
  const announce = news.announce.map((ways): Call => ({ id: `announce-${JSON.stringify(ways[0]?.said)}`, kind: "announce", ways }));
  return [...requests, ...announce];
}
