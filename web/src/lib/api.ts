/** The API. A refusal is thrown as `Refused` with the server's own words. */
import type {
  Catalogue,
  Join,
  Joined,
  Language,
  MyTables,
  NewTable,
  Printing,
  Problem,
  Replay,
  ReplayOf,
  Rulebook,
  Sheet,
  TableInfo,
  Tale,
  Terms,
  TurningOf,
  TurningPoints,
  Verdict,
} from "../messages";
import { showAlso } from "../art/pictures.svelte";
import { learnAlso } from "./told";
import { transport } from "./transport";

export class Refused extends Error {
  constructor(
    readonly error: string,
    message: string,
    readonly status: number,
    /** Of a set-up: what exactly is wrong with it, and what that names. */
    readonly reason = "",
    readonly values: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await transport.ask(path, body);
  } catch {
    throw new Refused("unreachable", "the server does not answer", 0);
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  const message = problem?.message ?? answer.statusText;
  throw new Refused(problem?.error ?? "unknown", message, answer.status, problem?.reason, problem?.values);
}

/** Drawings of boxes that this page was not built with come with what names their components. */
function withPictures<T extends Catalogue | Sheet>(answer: T): T {
  showAlso(answer.pictures);
  return answer;
}

function withEvents(sheet: Sheet): Sheet {
  learnAlso(sheet.events);
  return sheet;
}

export const api = {
  /** On a page without a server: a table from the text of a save file. */
  open: (save: string) => call<TableInfo>("own", { save }),
  catalogue: () => call<Catalogue>("catalogue").then(withPictures),
  terms: (language: Language) => call<Terms>(`terms/${language}`),
  rulebook: (language: Language) => call<Rulebook>(`rulebook/${language}`),
  components: (language: Language) => call<Printing>(`components/${language}`),
  create: (table: Partial<NewTable>) => call<TableInfo>("tables", table),
  table: (code: string) => call<TableInfo>(`tables/${encodeURIComponent(code)}`),
  sheet: (code: string, language: Language) => 
    call<Sheet>(`tables/${encodeURIComponent(code)}/sheet/${language}`).then(withPictures).then(withEvents),
  join: (code: string, who: Partial<Join> & { name: string }) =>
    call<Joined>(`tables/${encodeURIComponent(code)}/seats`, who),
  /** By a link that the seat's player made on another device. */
  takeOver: (code: string, token: string) => call<Joined>(`tables/${encodeURIComponent(code)}/device`, { token }),
  mine: (secrets: string[]) => call<MyTables>("mine", { secrets }),
  replay: (code: string, of: Partial<ReplayOf>) => call<Replay>(`tables/${encodeURIComponent(code)}/replay`, of),
  verdict: (code: string) => call<Verdict>(`tables/${encodeURIComponent(code)}/verdict`),
  /** Everything about a finished game, nothing hidden. */
  tale: (code: string, language: Language) => call<Tale>(`tables/${encodeURIComponent(code)}/tale/${language}`),
  turning: (code: string, of: Partial<TurningOf>) =>
    call<TurningPoints>(`tables/${encodeURIComponent(code)}/turning`, of),
};
