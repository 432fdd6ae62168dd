"""Grenade, Molotov, Decoy: things that work on a Room (Q-36, R-17.24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...engine.machine import step
from ...engine.questions import Question, shape
from ...rules.attack import largest_first
from ...rules.components import Choosing, Effect, Refusal
from ...rules.eggs import break_eggs, loose_eggs
from ...rules.injury import injure
from ...rules.intruder_movement import go_through
from ...rules.markers import place_fire
from ...rules.meanings import FIGURE, ROOM
from ...rules.reactions import done_to
from ...rules.rounds import FIRE_INJURIES
from ...rules.ship import by_number, characters_in, fights, figure, figures_in, fold, reachable
from ...rules.state import CLOSED

if TYPE_CHECKING:
    from ...rules.state import Figure, Seat, State

NO_TARGET_IN_REACH = Refusal("no_target_in_reach", "R-17.24")
NO_INTRUDER_TO_LURE = Refusal("no_intruder_to_lure", "R-17.24")

THROW = Question(
    "throw",
    shape("figure", figure=FIGURE),
    shape("eggs", room=ROOM),
    rule="R-17.24",
    doc="What a grenade is thrown at.",
)
THROW_ROOM = Question(
    "throw_room", shape("room", room=ROOM), rule="R-17.24", doc="Into which Room something is thrown."
)


def rooms_in_reach(g: State, p: Seat) -> list[int]:
    """The own Room and its neighbours; a closed Door stops a throw (R-17.5)."""
    return list(dict.fromkeys([p.room, *(room for _, room in reachable(g, p.room))]))


def grenade_targets(g: State, p: Seat) -> list[tuple[Any, ...]]:
    rooms = rooms_in_reach(g, p)
    found: list[tuple[Any, ...]] = [("figure", f.id) for f in g.figures if f.room in rooms]
    found += [("eggs", room) for room in rooms if loose_eggs(g, room)]
    return found


def choose_grenade(g: State, p: Seat) -> Choosing:
    return ((yield THROW.ask(p.index, grenade_targets(g, p))),)


def throw_grenade(g: State, p: Seat, target: tuple[Any, ...]) -> None:
    """2 Injuries to the target, 1 to every other Intruder and a Serious Wound to every character there."""
    if target[0] == "eggs":
        room = target[1]
        g.push("noise_roll", p.index)
        wound_everyone(g, room, p)
        break_eggs(g, room, 2)
        hurt(g, figures_in(g, room), 1, p)
        return
    f = figure(g, target[1])
    if f is None:
        return
    room = f.room
    others = [o for o in figures_in(g, room) if o is not f]
    wound_everyone(g, room, p)
    injure(g, f, 2, p.index)
    hurt(g, others, 1, p)


def hurt(g: State, figures: list[Figure], injuries: int, p: Seat) -> None:
    for f in largest_first(g, figures):
        injure(g, f, injuries, p.index)


def wound_everyone(g: State, room: int, p: Seat) -> None:
    hit = by_number(characters_in(g, room))
    g.push_in_order(done_to(g, p.index, q.index, ("serious_wound", (q.index,))) for q in hit)


GRENADE = Effect(
    "throw", throw_grenade, lambda g, p: None if grenade_targets(g, p) else NO_TARGET_IN_REACH, choose_grenade
)


def molotov_rooms(g: State, p: Seat) -> list[int]:
    return [r for r in rooms_in_reach(g, p) if figures_in(g, r) or loose_eggs(g, r)]


def choose_molotov(g: State, p: Seat) -> Choosing:
    options = [("room", r) for r in molotov_rooms(g, p)]
    return ((yield THROW_ROOM.ask(p.index, options))[1],)


def throw_molotov(g: State, p: Seat, room: int) -> None:
    """Fire, 1 Injury or Serious Wound to everyone there, and 1 Egg in any case."""
    if loose_eggs(g, room):
        g.push("noise_roll", p.index)
    wound_everyone(g, room, p)
    burnt = figures_in(g, room)
    place_fire(g, room)
    for f in largest_first(g, burnt):
        injure(g, f, fold(g, FIRE_INJURIES, 1, f), p.index)
    break_eggs(g, room, 1)


MOLOTOV = Effect(
    "molotov", throw_molotov, lambda g, p: None if molotov_rooms(g, p) else NO_TARGET_IN_REACH, choose_molotov
)


def lured(g: State, room: int) -> list[Figure]:
    """Intruders in the Rooms next to the chosen one; a closed Door cuts the way of those it stops."""
    species = g.rules.species
    near = {other for _, other in g.rules.board.links[room]}
    open_to = {other for _, other in reachable(g, room)}
    return [
        f for f in g.figures
        if f.room in near and f.room != room and species.moves(f)
        and (f.room in open_to or not species.stopped_by_door(g, f))
    ]  # fmt: skip


def decoy_rooms(g: State, p: Seat) -> list[int]:
    return list(dict.fromkeys(room for _, room in reachable(g, p.room) if lured(g, room)))


def choose_decoy(g: State, p: Seat) -> Choosing:
    options = [("room", r) for r in decoy_rooms(g, p)]
    return ((yield THROW_ROOM.ask(p.index, options, "decoy"))[1],)


def throw_decoy(g: State, p: Seat, room: int) -> None:
    """All of them come, even out of Combat, after one last attack there."""
    g.push_in_order(("lure", (f.id, f.room, room)) for f in largest_first(g, lured(g, room)))


@step
def lure(g: State, id: int, start: int, room: int) -> None:
    f = figure(g, id)
    if f is None or f.room != start:
        return
    g.push("come", id, start, room)
    if fights(g, f):
        g.push("attack_someone", id)


@step
def come(g: State, id: int, start: int, room: int) -> None:
    f = figure(g, id)
    if f is not None and f.room == start:
        ways = [c for c, other in g.rules.board.links[start] if other == room]
        go_through(g, f, min(ways, key=lambda c: g.doors[c] == CLOSED), room)


DECOY = Effect("lure", throw_decoy, lambda g, p: None if decoy_rooms(g, p) else NO_INTRUDER_TO_LURE, choose_decoy)
