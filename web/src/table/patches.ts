/** What one line of the log changes on the table, so that it can be shown one thing at a time. Not a rule is here:
 * an event says what happened, the last word is the view that follows it. */
import type { Line } from "../messages";
import type { RoomView, SeatView, Value, View } from "../lib/view";

type Data = Record<string, any>;
type Patch = (view: View, data: Data) => View;

const OPEN = 0;
const CLOSED = 1;
const DESTROYED = 2;

function seat(view: View, index: unknown, change: (s: SeatView) => Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((s) => (s.index === index ? { ...s, ...change(s) } : s)) };
}

function room(view: View, slot: unknown, change: (r: RoomView) => Partial<RoomView>): View {
  return { ...view, rooms: view.rooms.map((r) => (r.slot === slot ? { ...r, ...change(r) } : r)) };
}

function set<T>(list: T[], index: number, value: T): T[] {
  return index < 0 || index >= list.length ? list : list.map((old, n) => (n === index ? value : old));
}

function noise(view: View, exit: unknown, there: boolean): View {
  if (typeof exit !== "number") return view;
  if (exit >= 0) return { ...view, noise: set(view.noise, exit, there) };
  return { ...view, vents: set(view.vents, -1 - exit, there) };
}

function door(state: number): Patch {
  return (view, data) => ({ ...view, doors: set(view.doors, Number(data.corridor), state) });
}

function gone(view: View, data: Data): View {
  return { ...view, figures: view.figures.filter(([id]) => id !== data.figure) };
}

function figure(view: View, id: unknown, change: (f: View["figures"][number]) => View["figures"][number]): View {
  return { ...view, figures: view.figures.map((f) => (f[0] === id ? change(f) : f)) };
}

function held(n: number): Patch {
  return (view, data) => seat(view, data.seat, (s) => ({ hand_size: Math.max(0, s.hand_size + n) }));
}

function many(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

function listOf(value: unknown): Value[] {
  return Array.isArray(value) ? (value as Value[]) : [];
}

/** A turret is (number, Room, mode or null, open). */
function turrets(view: View, change: (all: Value[][]) => Value[][]): View {
  return { ...view, ext: { ...view.ext, turrets: change(listOf(view.ext.turrets).map(listOf)) } };
}

/** A number of its own until the next view tells the real one. */
function free(all: Value[][]): number {
  return 100 + all.length;
}

function laika(place: (data: Data) => number): Patch {
  return (view, data) => seat(view, data.seat, (s) => ({ ext: { ...s.ext, laika: place(data) } }));
}

const PATCHES: Record<string, Patch> = {
  round: (view, data) => ({ ...view, round: data.round }),
  event_phase: (view) => ({ ...view, turn: -1 }),
  turn: (view, data) => ({ ...view, turn: data.seat }),
  first_player: (view, data) => ({ ...view, first_player: data.seat }),
  passed: (view, data) => held(-many(data.cards))(seat(view, data.seat, () => ({ passed: true })), data),
  drew: (view, data) => held(data.number ?? 1)(view, data),
  discarded: (view, data) => held(-many(data.cards))(view, data),
  card_played: held(-1),
  drafted: (view, data) => seat(view, data.seat, () => ({ character: data.character })),

  moved: (view, data) => seat(view, data.seat, () => ({ room: data.room })),
  followed: (view, data) => seat(view, data.seat, () => ({ room: data.room })),
  boarded: (view, data) => seat(view, data.seat, () => ({ status: "pod", pod: data.pod, room: 0 })),
  left_pod: (view, data) => seat(view, data.seat, () => ({ status: "aboard", pod: 0, room: data.room })),
  hibernated: (view, data) => seat(view, data.seat, () => ({ status: "hibernating", room: 0 })),
  died: (view, data) => seat(view, data.seat, () => ({ status: "dead", room: 0 })),
  became_intruder: (view, data) => ({
    ...seat(view, data.seat, () => ({ intruder: true })),
    intruder_seat: data.seat,
  }),

  explored: (view, data) =>
    room(view, data.room, () => ({ explored: true, tile: data.tile, token: false, items: data.items })),
  tile_flipped: (view, data) => room(view, data.room, () => ({ explored: true, tile: data.tile })),
  searches: (view, data) => room(view, data.room, () => ({ items: data.items })),
  fire: (view, data) => room(view, data.room, () => ({ fire: true })),
  fire_out: (view, data) => room(view, data.room, () => ({ fire: false })),
  malfunction: (view, data) => room(view, data.room, () => ({ malfunction: true })),
  repaired: (view, data) => room(view, data.room, () => ({ malfunction: false })),
  noise: (view, data) => noise(view, data.exit, true),
  door_closed: door(CLOSED),
  door_opened: door(OPEN),
  door_destroyed: door(DESTROYED),
  door_token_moved: door(OPEN),

  intruder_placed: (view, data) => ({
    ...view,
    figures: [...view.figures.filter(([id]) => id !== data.figure), [data.figure, data.kind, data.room, 0]],
  }),
  intruder_moved: (view, data) => figure(view, data.figure, ([id, kind, , hurt]) => [id, kind, data.room, hurt]),
  intruder_killed: gone,
  intruder_vanished: gone,
  intruder_withdrawn: gone,
  transformed: (view, data) => figure(view, data.figure, ([id, , at, hurt]) => [id, data.kind, at, hurt]),
  injured: (view, data) => figure(view, data.figure, ([id, kind, at]) => [id, kind, at, data.total]),
  recovered: (view, data) => figure(view, data.figure, ([id, kind, at]) => [id, kind, at, 0]),

  light_wound: (view, data) => seat(view, data.seat, () => ({ light: data.light })),
  healed_light: (view, data) => seat(view, data.seat, () => ({ light: data.light })),
  serious_wound: (view, data) => seat(view, data.seat, (s) => ({ wounds: [...s.wounds, [data.wound, false]] })),
  slimed: (view, data) => seat(view, data.seat, () => ({ slime: true })),
  slime_off: (view, data) => seat(view, data.seat, () => ({ slime: false })),
  larva_on_board: (view, data) => seat(view, data.seat, () => ({ larva: true })),
  larva_removed: (view, data) => seat(view, data.seat, () => ({ larva: false })),
  signal: (view, data) => seat(view, data.seat, () => ({ signal: true })),
  contaminated: (view, data) => seat(view, data.seat, (s) => ({ contamination: s.contamination + (data.cards ?? 1) })),
  took_in_hand: (view, data) => seat(view, data.seat, (s) => ({ hands: [...s.hands, data.thing] })),
  dropped: (view, data) => ({
    ...seat(view, data.seat, (s) => ({ hands: without(s.hands, data.thing) })),
    floor: [...view.floor, [data.room, data.thing]],
  }),
  reloaded: (view, data) => ({ ...view, ammo: { ...view.ammo, [data.item]: data.ammo } }),
  shoots: (view, data) => (data.item in view.ammo ? { ...view, ammo: { ...view.ammo, [data.item]: data.ammo } } : view),

  turret_placed: (view, data) => turrets(view, (all) => [...all, [free(all), data.room, null, false]]),
  turret_revealed: (view, data) =>
    turrets(view, (all) => all.map((one) => (one[1] === data.room ? [one[0] ?? 0, data.room, data.mode, true] : one))),
  turret_shuffled: (view, data) =>
    turrets(view, (all) => all.map((one) => (one[1] === data.room ? [one[0] ?? 0, data.room, null, false] : one))),
  turret_destroyed: (view, data) => turrets(view, (all) => all.filter((one) => one[1] !== data.room)),
  token_revealed: (view, data) => ({
    ...view,
    ext: { ...view.ext, second_tokens: set(listOf(view.ext.second_tokens), Number(data.room), false) },
  }),
  laika_moved: laika((data) => data.room),
  laika_recalled: laika(() => 0),
  laika_gone: laika(() => -1),
  keys_left_behind: (view, data) => ({ ...view, ext: { ...view.ext, keys_in: data.room } }),
  robot_energy: (view, data) => ("robot" in view.ammo ? { ...view, ammo: { ...view.ammo, robot: data.energy } } : view),
  shuttle_time: (view, data) => {
    const moved = Number(view.ext.shuttle);
    return data.left < 0 || Number.isNaN(moved) ? view : { ...view, ext: { ...view.ext, shuttle: moved + 1 } };
  },
  offer_taken: (view, data) => ({ ...view, ext: { ...view.ext, offer: data.seat } }),

  time: (view, data) => ({ ...view, time: data.time }),
  self_destruct_started: (view) => ({ ...view, self_destruct: Math.max(0, view.self_destruct) }),
  self_destruct_advanced: (view, data) => ({ ...view, self_destruct: data.spaces }),
  self_destruct_stopped: (view) => ({ ...view, self_destruct: -1 }),
  egg_added: (view, data) => ({ ...view, eggs: data.eggs }),
  egg_hatched: (view, data) => ({ ...view, eggs: data.eggs }),
  nest_destroyed: (view) => ({ ...view, nest_destroyed: true }),
  course_set: (view, data) => ({ ...view, destination: data.letter }),
  token_added: (view, data) => ({ ...view, bag: { ...view.bag, [data.kind]: (view.bag[data.kind] ?? 0) + 1 } }),
  weakness_revealed: (view, data) => ({
    ...view,
    weaknesses: view.weaknesses.map((w) => (w[0] === data.slot ? [w[0], data.weakness, true] : w)),
    lasting: [...view.lasting, data.weakness],
  }),
  adaptation_discarded: (view, data) => ({
    ...view,
    weaknesses: view.weaknesses.map((w) => (w[1] === data.card ? [w[0], w[1], true] : w)),
    lasting: without(view.lasting, data.card),
  }),
  mutation_marker: (view, data) => seat(view, data.seat, (s) => ({ ext: { ...s.ext, markers: data.markers } })),
  mutation_shown: (view, data) =>
    seat(view, data.seat, (s) => ({ ext: { ...s.ext, mutation: data.card, mutation_shown: true } })),
  mutation_lost: (view, data) =>
    seat(view, data.seat, (s) => ({ ext: { ...s.ext, mutation: null, mutation_shown: false } })),
  insanity: (view, data) => seat(view, data.seat, (s) => ({ ext: { ...s.ext, insanity: data.level } })),
  lair_destroyed: (view, data) => ({ ...view, ext: { ...view.ext, lairs_destroyed: data.lairs } }),
};

function without(list: string[], thing: unknown): string[] {
  const at = list.findIndex((one) => one === thing);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
}

/** Corridors and Technical Corridors around a Room are on the sheet: `exits` gives them (a corridor, or -1 - space). */
export function patched(view: View, line: Line, exits: (room: number) => number[] = () => []): View {
  const { event, data } = line;
  if (event === "noise_all" || event === "noise_cleared") {
    return exits(data.room).reduce((v, exit) => noise(v, exit, event === "noise_all"), view);
  }
  const patch = PATCHES[event];
  return patch ? patch(view, data) : view;
}
