/** A table being set up: what may be chosen together, and the request it makes. No rules: the catalogue decides. */
import { withTemper } from "../lib/bots";
import { RADIO } from "../radio/dossier";
import type { Catalogue, CharacterInfo, Clock, ModeInfo, NewTable, OptionInfo } from "../messages";

export type Sitter = "me" | "here" | "friend" | "bot";

export interface SeatPlan {
  who: Sitter;
  /** The bot's level, kept while somebody else sits here. */
  bot: string;
  /** What was chosen of its temper; the rest is left to chance. */
  temper: string[];
  /** The name of a second person at this screen. */
  name: string;
  character: string;
}

export interface Plan {
  species: string;
  mode: string;
  board: string;
  modules: string[];
  /** Modules that come back with a second player. */
  inCompany: string[];
  /** Characters are drafted at the table, or chosen here. */
  drafted: boolean;
  seats: SeatPlan[];
  options: Record<string, unknown>;
  /** Options that a module of the same name decides: chosen or not, the box says it. */
  unticked: Record<string, unknown>;
  odds: boolean;
  coach: boolean;
  clock: Clock | null;
  absentBot: string | null;
  absentSeconds: number;
  seed: string;
  /** Where the mode needs a ship: the code of the finished table whose it is; empty: the program plays one. */
  after: string;
}

/** Why a choice is greyed out: a text key of the page, and what it names. */
export interface Why {
  key: string;
  args?: Record<string, string | number>;
}

/** The option that lifts what the rules of a species say about the side of the board. */
const ANY_BOARD_SIDE = "any_board_side";
const SEATS = 5;

export function modeOf(catalogue: Catalogue, id: string): ModeInfo | undefined {
  return catalogue.modes.find((mode) => mode.id === id);
}

/** Company that knows the ship and answers at once; the strongest bot thinks for seconds. */
const USUAL_BOTS = ["expert", "veteran", "crew"];

export function usualBot(catalogue: Catalogue): string {
  return USUAL_BOTS.find((bot) => catalogue.bots.includes(bot)) ?? catalogue.bots.at(-1) ?? "";
}

/** What a table has unless somebody leaves it out; it is nothing for one. */
const usualModules = (catalogue: Catalogue): string[] => catalogue.modules.filter(({ usual }) => usual).map(({ id }) => id);
const COMPANY = 2;

export function firstPlan(catalogue: Catalogue): Plan {
  const bot = usualBot(catalogue);
  const seat = (who: Sitter): SeatPlan => ({ who, bot, temper: [], name: "", character: "" });
  const mode = catalogue.modes.find((m) => m.id === "semi_coop") ?? catalogue.modes[0];
  const plan: Plan = {
    species: catalogue.species[0] ?? "",
    mode: mode?.id ?? "",
    board: catalogue.boards[0] ?? "",
    modules: [],
    inCompany: usualModules(catalogue),
    drafted: true,
    seats: [seat("me"), seat("bot"), seat("bot")],
    options: {},
    unticked: {},
    odds: true,
    coach: false,
    clock: null,
    absentBot: null,
    absentSeconds: 120,
    seed: "",
    after: "",
  };
  return fitted(catalogue, plan);
}

/** The nearest plan that the mode allows: seats added or taken away, what does not fit dropped. */
export function fitted(catalogue: Catalogue, plan: Plan): Plan {
  const mode = modeOf(catalogue, plan.mode);
  if (!mode) return plan;
  const species = mode.species.includes(plan.species) ? plan.species : (mode.species[0] ?? plan.species);
  const board = whyNotBoard(catalogue, { ...plan, species }, plan.board) ? (mode.boards[0] ?? plan.board) : plan.board;
  let seats = plan.seats.slice(0, mode.most);
  while (seats.length < mode.fewest) seats = [...seats, emptySeat(catalogue)];
  const alone = seats.length < COMPANY;
  const usual = usualModules(catalogue);
  const inCompany = alone ? usual.filter((id) => plan.modules.includes(id) || plan.inCompany.includes(id)) : [];
  const wanted = alone ? plan.modules.filter((id) => !usual.includes(id)) : [...new Set([...plan.modules, ...plan.inCompany])];
  const modules = wanted.filter((module) => whyNotModule(catalogue, { ...plan, species, seats }, module) === null);
  const known = charactersFor(catalogue, modules).map((c) => c.id);
  seats = seats.map((seat) => (known.includes(seat.character) ? seat : { ...seat, character: "" }));
  const bringing = new Set(optionsFor(catalogue, { species, mode: mode.id, modules }).map((option) => option.id));
  const options = Object.fromEntries(Object.entries(plan.options).filter(([id]) => bringing.has(id)));
  const unticked = Object.fromEntries(
    switches(catalogue)
      .filter(({ id }) => !modules.includes(id) && whyNotModule(catalogue, { ...plan, species }, id) === null)
      .map((option) => [option.id, option.values.find((value) => value !== option.default)]),
  );
  return { ...plan, species, board, modules, inCompany, seats, options, unticked, after: mode.needs_ship ? plan.after : "" };
}

export function emptySeat(catalogue: Catalogue): SeatPlan {
  return { who: "bot", bot: usualBot(catalogue), temper: [], name: "", character: "" };
}

// -- what may be chosen ---------------------------------------------------------------------------

export function whyNotSpecies(catalogue: Catalogue, plan: Plan, species: string): Why | null {
  const mode = modeOf(catalogue, plan.mode);
  return mode && !mode.species.includes(species) ? { key: "web-lobby-why_species", args: { mode: plan.mode } } : null;
}

export function whyNotBoard(catalogue: Catalogue, plan: Plan, board: string): Why | null {
  const mode = modeOf(catalogue, plan.mode);
  if (mode && !mode.boards.includes(board)) return { key: "web-lobby-why_board", args: { mode: plan.mode } };
  const named = catalogue.boards_of[plan.species];
  if (!named || named.includes(board) || plan.options[ANY_BOARD_SIDE] === true) return null;
  return { key: "web-lobby-why_board_species", args: { species: plan.species, option: ANY_BOARD_SIDE } };
}

export function whyNotModule(catalogue: Catalogue, plan: Plan, module: string): Why | null {
  const found = catalogue.modules.find((m) => m.id === module);
  if (found?.usual && plan.seats.length < COMPANY) return { key: "web-lobby-why_company" };
  const fits = found?.fits[plan.mode];
  if (!fits) return { key: "web-lobby-why_module", args: { mode: plan.mode } };
  return fits.includes(plan.species) ? null : { key: "web-lobby-why_module_species", args: { species: plan.species } };
}

export function whyNotSeats(catalogue: Catalogue, plan: Plan, players: number): Why | null {
  const mode = modeOf(catalogue, plan.mode);
  if (!mode || (players >= mode.fewest && players <= mode.most)) return null;
  return { key: "web-lobby-why_players", args: { mode: plan.mode, fewest: mode.fewest, most: mode.most } };
}

export function playerCounts(): number[] {
  return Array.from({ length: SEATS }, (_, k) => k + 1);
}

/** Characters of the base game and of the chosen modules. */
export function charactersFor(catalogue: Catalogue, modules: string[]): CharacterInfo[] {
  return catalogue.characters.filter((c) => c.module === null || modules.includes(c.module));
}

/** A character taken twice, or two that share one draft card, cannot sit at the same table. */
export function whyNotCharacter(catalogue: Catalogue, plan: Plan, seat: number, character: string): Why | null {
  const colour = catalogue.characters.find((c) => c.id === character)?.colour;
  for (const [index, other] of plan.seats.entries()) {
    if (index === seat || !other.character) continue;
    if (other.character === character) return { key: "web-lobby-why_taken", args: { seat: index + 1 } };
    if (catalogue.characters.find((c) => c.id === other.character)?.colour === colour)
      return { key: "web-lobby-why_colour", args: { seat: index + 1 } };
  }
  return null;
}

const BASE = "base";

const isModule = (catalogue: Catalogue, id: string) => catalogue.modules.some((module) => module.id === id);

/** Options of the same name as a module: to offer both would ask the same question twice. */
const switches = (catalogue: Catalogue): OptionInfo[] => catalogue.options.filter(({ id }) => isModule(catalogue, id));

/** The options of what is on the table: the base game's, the species', the modules', the mode's. */
export function optionsFor(catalogue: Catalogue, plan: { species: string; mode: string; modules: string[] }): OptionInfo[] {
  const brings = (id: string) => catalogue.options.some((option) => option.module === id);
  return catalogue.options.filter(({ id, module }) => {
    if (isModule(catalogue, id)) return false;
    if (catalogue.species.includes(module)) return module === plan.species;
    if (catalogue.modules.some((m) => m.id === module)) return plan.modules.includes(module);
    if (catalogue.modes.some((mode) => mode.id === module)) return module === plan.mode;
    // Anything else is a part of the modes that bring options of their own.
    return module === BASE || brings(plan.mode);
  });
}

/** What still keeps the table from being created. */
export function whyNotReady(catalogue: Catalogue, plan: Plan): Why | null {
  const players = whyNotSeats(catalogue, plan, plan.seats.length);
  if (players) return players;
  if (!plan.drafted && plan.seats.some((seat) => !seat.character)) return { key: "web-lobby-why_characters" };
  if (plan.seats.some((seat) => seat.who === "here" && !seat.name.trim())) return { key: "web-lobby-why_names" };
  if (plan.seed !== "" && !/^\d{1,15}$/.test(plan.seed)) return { key: "web-lobby-why_seed" };
  return null;
}

// -- the request ----------------------------------------------------------------------------------

/** One who never talks. */
const SPEECHLESS = "random";

/** Has the bot of this seat a temper that anybody would notice? */
export const hasTemper = (plan: Plan, seat: SeatPlan): boolean =>
  seat.who === "bot" && seat.bot !== SPEECHLESS && plan.modules.includes(RADIO);

const botOf = (plan: Plan, seat: SeatPlan): string => withTemper(seat.bot, hasTemper(plan, seat) ? seat.temper : []);

/** The temper with another word for one of its traits; none: as chance has it. */
export function tempered(catalogue: Catalogue, temper: string[], trait: string[], word: string): string[] {
  const chosen = [...temper.filter((one) => !trait.includes(one)), word];
  return catalogue.traits.flatMap((words) => words.filter((one) => chosen.includes(one)));
}

export const atOneScreen = (plan: Plan): boolean => plan.seats.some((seat) => seat.who === "here");

export const invited = (plan: Plan): number => plan.seats.filter((seat) => seat.who === "friend").length;

export function request(plan: Plan, language: string, afterSecret: string | null = null): Partial<NewTable> {
  const setup: Record<string, unknown> = {
    players: plan.seats.length,
    species: plan.species,
    mode: plan.mode,
    board: plan.board,
    modules: plan.modules,
    options: { ...plan.unticked, ...plan.options },
    language,
  };
  if (!plan.drafted) setup.characters = plan.seats.map((seat) => seat.character);
  if (plan.seed !== "") setup.seed = Number(plan.seed);
  const bots = plan.seats.flatMap((seat, index) => (seat.who === "bot" ? [[String(index), botOf(plan, seat)]] : []));
  return {
    setup,
    bots: Object.fromEntries(bots) as Record<string, string>,
    hot_seat: atOneScreen(plan),
    odds: plan.odds,
    coach: plan.coach,
    clock: plan.clock,
    absent_bot: plan.absentBot,
    absent_seconds: plan.absentSeconds,
    ...(plan.after ? { after: { code: plan.after, at: 0, secret: afterSecret } } : {}),
  };
}

/** Changes away from the default only: what a reader of the set-up wants to know. */
export function setOption(plan: Plan, option: OptionInfo, value: unknown): Plan {
  const { [option.id]: _old, ...rest } = plan.options;
  return { ...plan, options: value === option.default ? rest : { ...rest, [option.id]: value } };
}

export const optionValue = (plan: Plan, option: OptionInfo): unknown => plan.options[option.id] ?? option.default;
