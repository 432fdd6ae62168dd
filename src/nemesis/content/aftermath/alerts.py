"""Alerts: public mini-quests of one or two levels that the whole crew must resolve in time (A-7.1, A-16)."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from ...engine.events import Card, Event, Word
from ...engine.questions import shape
from ...engine.ruleset import Module
from ...rules.actions import BasicAction, as_announced, costs
from ...rules.components import DESIGNED, PUBLISHED, Component, Refusal
from ...rules.decks import draw
from ...rules.markers import FIRES, MALFUNCTIONS, place_fire, place_malfunction
from ...rules.meanings import ROOM
from ...rules.ship import OBJECTS, explored_slot_of, is_corpse, objects_in, slot_of
from ...rules.telling import RoomNumber, SeatNumber
from ...rules.turns import AFTER_ACTION, TURN
from .shuttle import MAIN, MAIN_TILE, SIDE_ROOMS, entrances, is_clean

if TYPE_CHECKING:
    from ...rules.state import Seat, State


# -- events ------------------------------------------------------------------------------------------


AlertId = Annotated[str, Word("alert", quoted=True)]


class AlertDrawn(Event, term="alert", sound="alarm", shows=Card("alert")):
    """An alert begins."""

    alert: AlertId


class AlertLevel(Event, term="alert", shows=Card("alert")):
    """An alert gets worse."""

    alert: AlertId


class AlertResolved(Event, term="alert", sound="good", shows=Card("alert")):
    """An alert is over."""

    alert: AlertId


class Activated(Event, term="activation", sound="good"):
    """An alert is worked on in its Room."""

    seat: SeatNumber
    alert: AlertId
    room: RoomNumber


NO_ACTIVATION_HERE = Refusal("no_activation_here", "A-7.3")
NOT_READY = Refusal("alert_not_ready", "A-7.3")
HIBERNATORIUM, COCKPIT, GENERATOR = "hibernatorium", "cockpit", "generator"
ENGINES = ("engine_1", "engine_2", "engine_3")
SAMPLE = "sample"
OBJECTS.add(SAMPLE)

Acts = tuple[tuple[int, int], ...]
"""Activations done for the running level: (seat, room)."""


@dataclass(frozen=True, slots=True)
class Level:
    """One level: Activations in named Rooms, or a state of the ship (A-7.2)."""

    where: Callable[[State, Seat, Acts], bool] | None = None
    """Whether an Activation of this character, where it stands, would serve; None: no Activation is asked for."""
    ready: Callable[[State], bool] | None = None
    """What must be true as well; without Activation it is all that is asked for."""
    settled: Callable[[State, Acts], bool] = lambda g, acts: bool(acts)
    then: Callable[[State], None] | None = None
    """What happens when the level is done."""
    together: bool = False
    """Half of it is lost at the end of the player phase."""


@dataclass(frozen=True, slots=True)
class Alert(Component):
    sort = "alert"
    id: str
    players: int
    """A-7.5: the least number of players."""
    levels: tuple[Level, ...]
    revealed: Callable[[State], int] | None = None
    """What its appearance does; returns a mark that stays on the card."""
    provenance: str = DESIGNED


# -- the alert that runs --------------------------------------------------------------------------------------
# `ext["alert"]` is (card, level, acts, mark), or None.


def running(g: State) -> Alert | None:
    found = g.ext.get("alert")
    return g.rules.types[found[0]] if found is not None else None


def level_of(g: State) -> Level | None:
    alert = running(g)
    return alert.levels[g.ext["alert"][1]] if alert is not None else None


def acts_of(g: State) -> Acts:
    found: Acts = g.ext["alert"][2]
    return found


def mark_of(g: State) -> int:
    found: int = g.ext["alert"][3]
    return found


def draw_alert(g: State) -> bool:
    """A-7.7, A-7.8: the next card of the deck, face up. False: none is left.

    A-7.10: only an Event card that is played calls for one; a Retreat draws it without playing it.
    """
    id = draw(g, "alert")
    if id is None:
        return False
    alert: Alert = g.rules.types[id]
    g.ext["alert"] = (id, 0, (), 0)
    g.info += 1
    g.emit(AlertDrawn(alert=id))
    if alert.revealed is not None:
        g.ext["alert"] = (id, 0, (), alert.revealed(g))
    return True


def check_state(g: State) -> None:
    """A-7.2: conditions about the state of the ship hold as soon as they are true, after the action in progress."""
    level = level_of(g)
    while level is not None and level.where is None and level.ready is not None and level.ready(g):
        complete(g)
        level = level_of(g)


def complete(g: State) -> None:
    """A-7.2, A-7.6: a marker on the level's icon, or the whole alert is resolved and its card leaves."""
    id, level, _, mark = g.ext["alert"]
    alert: Alert = g.rules.types[id]
    then = alert.levels[level].then
    if level + 1 < len(alert.levels):
        g.ext["alert"] = (id, level + 1, (), mark)
        g.emit(AlertLevel(alert=id))
    else:
        g.ext["alert"] = None
        g.removed.append(id)
        g.emit(AlertResolved(alert=id))
        g.rules.mode.alert_closed(g)
    if then is not None:
        then(g)


def forget_halves(g: State) -> None:
    """Synchronise: what was done in this player phase counts no longer, but for the last active character."""
    level = level_of(g)
    if level is not None and level.together:
        id, at, acts, mark = g.ext["alert"]
        last = [p.index for p in active(g)] if len(active(g)) == 1 else []
        g.ext["alert"] = (id, at, tuple(act for act in acts if act[0] in last), mark)


def active(g: State) -> list[Seat]:
    return [p for p in g.seats if p.active]


# -- the Activation action ------------------------------------------------------------------------------------


def places_to_act(g: State, p: Seat) -> list[tuple[int]]:
    level = level_of(g)
    serves = level is not None and level.where is not None and level.where(g, p, acts_of(g))
    return [(p.room,)] if serves else []


def rooms_that_serve(g: State, p: Seat) -> list[int]:
    """Rooms in which an Activation of this character would serve the running level; what they know is public."""
    level = level_of(g)
    if level is None or level.where is None:
        return []
    there = copy(p)
    found = []
    for room in sorted(g.rules.board.slots):
        there.room = room
        if level.where(g, there, acts_of(g)):
            found.append(room)
    return found


def why_not_act(g: State, p: Seat, room: int) -> Refusal | None:
    level = level_of(g)
    return NOT_READY if level is not None and level.ready is not None and not level.ready(g) else None


def activate(g: State, p: Seat, room: int) -> None:
    """A-7.3: its only effect is to complete the task; a Malfunction does not forbid it."""
    if p.room != room or not places_to_act(g, p) or why_not_act(g, p, room) is not None:
        return
    level = level_of(g)
    assert level is not None
    id, at, acts, mark = g.ext["alert"]
    g.ext["alert"] = (id, at, (*acts, (p.index, room)), mark)
    g.emit(Activated(seat=p.index, alert=id, room=room))
    if level.settled(g, acts_of(g)):
        complete(g)


ACTIVATE = BasicAction(
    None, costs(1), places_to_act, why_not_act, as_announced, activate, NO_ACTIVATION_HERE
)  # fmt: skip
TURN.also(shape("activate", room=ROOM))


# -- conditions -----------------------------------------------------------------------------------------------


def in_tile(*tiles: str) -> Callable[[State, Seat, Acts], bool]:
    """In one of these Rooms, once explored (A-7.6: it must be found)."""
    return lambda g, p, acts: p.room in [explored_slot_of(g, t) for t in tiles]


IN_MAIN = in_tile(MAIN_TILE)


def in_another_engine(g: State, p: Seat, acts: Acts) -> bool:
    return in_tile(*ENGINES)(g, p, acts) and p.room not in [room for _, room in acts]


def two_engines(g: State, acts: Acts) -> bool:
    return len({room for _, room in acts}) >= 2


def in_a_side_room(g: State, p: Seat, acts: Acts) -> bool:
    return p.room in SIDE_ROOMS


def at_an_entrance(g: State, p: Seat, acts: Acts) -> bool:
    return p.room in entrances(g)


def sample_to_fetch(g: State) -> None:
    """A-7.4: a Heavy Object in the Hibernatorium."""
    g.floor.append((slot_of(g, HIBERNATORIUM), SAMPLE))


def sample_aboard(g: State) -> bool:
    return SAMPLE in objects_in(g, MAIN)


def victim_aboard(g: State) -> bool:
    return any(is_corpse(thing) for thing in objects_in(g, MAIN))


def somebody_to_identify(g: State) -> int:
    lying = any(is_corpse(thing) for _, thing in g.floor)
    if not lying and not any(is_corpse(thing) for p in active(g) for thing in p.hands):
        g.floor.append((slot_of(g, HIBERNATORIUM), "corpse"))
    return 0


def break_generator(g: State) -> int:
    """The mark tells that nobody had found it yet: then Engine 2 will do as well."""
    room = explored_slot_of(g, GENERATOR)
    if room and sum(g.malfunction) <= MALFUNCTIONS - 2:
        place_malfunction(g, room)
    return 0 if room else 1


def at_generator(g: State, p: Seat, acts: Acts) -> bool:
    """While it has no Malfunction; or in Engine 2, if the Generator was unexplored when the card came."""
    room = explored_slot_of(g, GENERATOR)
    at_work = p.room == room and not g.malfunction[room]
    return at_work or (bool(mark_of(g)) and g.tiles[p.room] == "engine_2")


def light_engine_room(g: State) -> int:
    """Never the 9th Fire."""
    if sum(g.fire) < FIRES:
        place_fire(g, slot_of(g, "engine_1"))
    return 0


def at_either_end(g: State, p: Seat, acts: Acts) -> bool:
    return in_tile(COCKPIT, MAIN_TILE)(g, p, acts) and (p.index, p.room) not in acts


def both_ends(g: State, acts: Acts) -> bool:
    """Two different characters, one at each end; the last active character may do both."""
    ends = [{seat for seat, room in acts if room == end} for end in (slot_of(g, COCKPIT), MAIN)]
    if not all(ends):
        return False
    return len(ends[0] | ends[1]) > 1 or len(active(g)) == 1


ALERTS = (
    Alert("alert_take_sample", 3, (
        Level(IN_MAIN, then=sample_to_fetch), Level(ready=sample_aboard)), provenance=PUBLISHED),
    Alert("alert_engine_purge", 2, (Level(in_another_engine, settled=two_engines),)),
    Alert("alert_cryo_overload", 1, (Level(in_tile(HIBERNATORIUM)),)),
    Alert("alert_distress_beacon", 1, (Level(in_tile(COCKPIT)),)),
    Alert("alert_clean_dock", 1, (Level(in_a_side_room), Level(IN_MAIN, ready=is_clean))),
    Alert("alert_identify_victim", 2, (
        Level(ready=victim_aboard), Level(IN_MAIN, ready=victim_aboard)), somebody_to_identify),
    Alert("alert_cascade_failure", 2, (Level(at_generator),), break_generator),
    Alert("alert_hot_spots", 1, (Level(in_tile("engine_1")),), light_engine_room),
    Alert("alert_remote_lock", 1, (Level(at_an_entrance), Level(IN_MAIN))),
    Alert("alert_synchronise", 3, (Level(at_either_end, settled=both_ends, together=True),)),
)  # fmt: skip

MODULE = Module(
    "alerts",
    components={"alerts": ALERTS},
    decks={"alert": "alerts"},
    actions={"activate": ACTIVATE},
    hooks=(AFTER_ACTION.by(check_state),),
    changes={"A-7.3": ("term-action", "term-combat")},
    terms=("alert", "activation"),
    open_cards=("alert",),
)
