"""Turrets: three exploration tokens, hidden targeting modes, fire at the Fire Damage step (A-5)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from ...engine.events import Event, Hidden, Word
from ...engine.machine import Asking, asks, step
from ...engine.questions import Question, one_of, shape
from ...engine.ruleset import Module, Option, Secret
from ...rules import pieces
from ...rules.attack import attack_order
from ...rules.components import DESIGNED, PUBLISHED, ActionCard, Choosing, Component, Effect, ExplorationToken, Refusal
from ...rules.effects import CAUSE_MALFUNCTION
from ...rules.engines import learn, watchers
from ...rules.injury import injure
from ...rules.intruder_movement import INTRUDER_IN
from ...rules.meanings import ROOM
from ...rules.movement import ENTERED, EXPLORATION, MEETS_SOMETHING
from ...rules.ship import APPEARED, by_number, characters_in, figure
from ...rules.state import ABOARD
from ...rules.telling import RoomNumber, SeatNumber
from ...rules.wounds import hurt_by
from ..base.common import BREAK_DOOR

if TYPE_CHECKING:
    from ...rules.state import Figure, Seat, State


# -- events ------------------------------------------------------------------------------------------


TargetingMode = Annotated[str, Word("targeting")]


class NoTurretPlaced(Event, term="turret"):
    """No turret can stand in a Room."""

    room: RoomNumber


class TurretPlaced(
    Event, term="turret", motion=pieces.append("ext", "turrets", row=(pieces.FRESH, pieces.field("room"), None, False))
):
    """A turret is placed."""

    room: RoomNumber


class TurretRevealed(
    Event,
    term="turret",
    motion=pieces.rows("ext", "turrets", column=1, matching="room", changes={2: pieces.field("mode"), 3: True}),
):
    """The targeting token of a turret is turned up."""

    room: RoomNumber
    mode: TargetingMode


class TurretShuffled(
    Event, term="turret", motion=pieces.rows("ext", "turrets", column=1, matching="room", changes={2: None, 3: False})
):
    """The targeting tokens of a turret are shuffled."""

    room: RoomNumber


class TurretDestroyed(
    Event, term="turret", sound="crash", motion=pieces.rows_gone("ext", "turrets", column=1, matching="room")
):
    """A turret is destroyed."""

    room: RoomNumber


class TurretFires(Event, term="turret", sound="shot"):
    """A turret fires."""

    room: RoomNumber
    mode: TargetingMode


class TurretWithstands(Event, term="turret"):
    """Demolition does nothing to an inactive turret."""

    seat: SeatNumber
    room: RoomNumber


class TurretSet(Event, term="turret"):
    """Somebody chooses the targeting token of a turret."""

    seat: SeatNumber
    room: RoomNumber
    mode: Hidden[TargetingMode]


ALL, INTRUDERS, INACTIVE = MODES = ("all", "intruders", "inactive")
ITEMS = (3, 2, 2)
"""A-5.1: the item counters that the three tokens give."""
NOT_IN = frozenset({"nest", "slime_room"})

NO_TURRET = Refusal("no_turret_in_play", "A-5.7")
NO_TURRET_HERE = Refusal("no_turret_here", "A-5.5")
TURRET_INACTIVE = Refusal("turret_inactive", "A-5.3")

TURRET = Question("turret", shape("room", room=ROOM), rule="A-5.2", doc="Which turret is set, by its Room.")
TURRET_MODE = Question("turret_mode", shape("mode", mode=one_of(*MODES)), doc="What a turret fires at.")


@dataclass(frozen=True, slots=True)
class TargetingToken(Component):
    """One of the three tokens of a turret."""

    id: str
    turret: int
    mode: str
    provenance: str = PUBLISHED

    @property
    def message(self) -> str:
        return f"targeting-{self.mode}"


class Turret(NamedTuple):
    number: int
    room: int
    pile: tuple[str, ...]
    """Its targeting tokens, the one on top first."""
    shown: bool
    """The top token lies face up."""

    @property
    def mode(self) -> str:
        return mode_of(self.pile[0])


TARGETING_TOKENS = tuple(TargetingToken(f"target_{n}_{mode}", n, mode) for n in (1, 2, 3) for mode in MODES)
TOKENS = tuple(
    ExplorationToken(f"exp_turret_{items}_{ITEMS[:n].count(items)}", "turret", items, provenance=DESIGNED)
    for n, items in enumerate(ITEMS, 1)
)


def mode_of(token: str) -> str:
    return token.rpartition("_")[2]


# -- the turrets in play ------------------------------------------------------------------------------


def turrets(g: State) -> list[Turret]:
    return [Turret(*entry) for entry in g.ext.get("turrets", ())]


def turret_in(g: State, room: int) -> Turret | None:
    return next((t for t in turrets(g) if t.room == room), None)


def put(g: State, changed: Turret) -> None:
    """Replace a turret, or add it."""
    others = [t for t in turrets(g) if t.number != changed.number]
    g.ext["turrets"] = tuple(sorted(tuple(t) for t in (*others, changed)))


def forget(g: State, number: int) -> None:
    """What anybody knew of the top token of a turret is void, or known to all."""
    for p in g.seats:
        p.knowledge = [k for k in p.knowledge if k[:2] != ("turret", number)]


def place_turret(g: State, room: int) -> Turret | None:
    """A-5.1, A-5.2: a turret with its shuffled pile, face down; None where none can stand or none is left."""
    taken = {t.number for t in turrets(g)} | {int(id.split("_")[1]) for id in g.removed if id.startswith("target_")}
    free = [n for n in range(1, len(ITEMS) + 1) if n not in taken]
    if g.tiles[room] in NOT_IN or not free or turret_in(g, room) is not None:
        g.emit(NoTurretPlaced(room=room))
        return None
    pile = [token.id for token in TARGETING_TOKENS if token.turret == free[0]]
    g.shuffle(pile)
    turret = Turret(free[0], room, tuple(pile), False)
    put(g, turret)
    g.emit(TurretPlaced(room=room))
    return turret


def reveal_turret(g: State, room: int) -> None:
    """A-5.2: the top token is turned up as soon as somebody enters or appears."""
    turret = turret_in(g, room)
    if turret is not None and not turret.shown:
        put(g, turret._replace(shown=True))
        forget(g, turret.number)
        g.info += 1
        g.emit(TurretRevealed(room=room, mode=turret.mode))


def shuffle_turret(g: State, room: int) -> None:
    """The pile is shuffled face down (event Rogue Turrets)."""
    turret = turret_in(g, room)
    if turret is None:
        return
    pile = sorted(turret.pile)
    g.shuffle(pile)
    put(g, turret._replace(pile=tuple(pile), shown=False))
    forget(g, turret.number)
    g.emit(TurretShuffled(room=room))


def shuffle_turrets(g: State) -> bool:
    """Every pile; beside a character the new top is turned up at once. False: no turret is in play."""
    found = turrets(g)
    for turret in found:
        shuffle_turret(g, turret.room)
        if characters_in(g, turret.room):
            reveal_turret(g, turret.room)
    return bool(found)


def destroy_turret(g: State, room: int) -> None:
    """A-5.5: it leaves the board with its tokens."""
    turret = turret_in(g, room)
    if turret is None:
        return
    g.ext["turrets"] = tuple(tuple(t) for t in turrets(g) if t.number != turret.number)
    forget(g, turret.number)
    g.removed += turret.pile
    g.emit(TurretDestroyed(room=room))


def explore_turret(g: State, p: Seat, room: int, corridor: int, heed_noise: bool) -> None:
    """A-5.1, A-5.2: the mode is revealed at once for the character who uncovers it; Laika ignores turrets (A-3.9)."""
    if place_turret(g, room) is not None and characters_in(g, room):
        reveal_turret(g, room)


EXPLORATION["turret"] = explore_turret


# -- who came in this round -----------------------------------------------------------------------------


def turret_waits(g: State, meets: bool, room: int) -> bool:
    turret = turret_in(g, room)
    return meets or (turret is not None and not turret.shown)


def character_came(g: State, p: Seat, room: int) -> None:
    note(g, room, "seat", p.index)


def intruder_came(g: State, f: Figure) -> None:
    note(g, f.room, "figure", f.id)


def note(g: State, room: int, what: str, id: int) -> None:
    """A-5.3: the log of this round; it is kept for every Room, for a turret may still be uncovered there."""
    entry = (room, what, id)
    came = g.ext.get("came_this_round", ())
    if entry not in came:
        g.ext["came_this_round"] = (*came, entry)
    reveal_turret(g, room)


@step
def forget_who_came(g: State) -> None:
    """A new round begins."""
    g.ext["came_this_round"] = ()


# -- the Fire Damage step -------------------------------------------------------------------------------


@step
def turrets_under_attack(g: State) -> None:
    """A-5.4: an Intruder present when the step begins will have destroyed the turret, whatever becomes of it."""
    occupied = {f.room for f in g.figures}
    g.ext["turrets_under_attack"] = tuple(t.number for t in turrets(g) if t.room in occupied)


@step
def turret_fire(g: State) -> None:
    """A-5.3, A-5.6: after the fire damage, even when that was skipped; then the destroyed turrets leave (A-5.4)."""
    g.phase = "fire"
    g.push("turrets_removed")
    firing = [t for t in turrets(g) if t.mode != INACTIVE and any(targets_of(g, t))]
    for turret in firing:
        reveal_turret(g, turret.room)
        g.emit(TurretFires(room=turret.room, mode=turret.mode))
    wounded = [p for t in firing for p in targets_of(g, t)[1]]
    doomed = [f.id for t in firing for f in targets_of(g, t)[0]]
    g.push_in_order(("turret_wounds", (p.index,)) for p in by_number(wounded))
    for id in doomed:
        f = figure(g, id)
        if f is not None:
            injure(g, f, 1)


@step
def turret_wounds(g: State, seat: int) -> None:
    if g.seats[seat].active:
        hurt_by(g, g.seats[seat], "turret")


@step
def turrets_removed(g: State) -> None:
    under_attack = g.ext.pop("turrets_under_attack", ())
    for turret in turrets(g):
        if turret.number in under_attack and turret.mode != INACTIVE:
            destroy_turret(g, turret.room)


def targets_of(g: State, turret: Turret) -> tuple[list[Figure], list[Seat]]:
    """A-5.3: everything that came in this round and is still there (option `turret_requires_presence`)."""
    came = {(what, id) for room, what, id in g.ext.get("came_this_round", ()) if room == turret.room}
    anywhere = not g.rules.options.turret_requires_presence
    shot = [f for f in attack_order(g) if ("figure", f.id) in came and (anywhere or f.room == turret.room)]
    if turret.mode == INTRUDERS:
        return shot, []
    hit = [
        p for p in by_number(g.seats)
        if ("seat", p.index) in came and p.status == ABOARD and (anywhere or p.room == turret.room)
    ]  # fmt: skip
    return shot, hit


# -- Demolition -----------------------------------------------------------------------------------------


def why_no_turret_broken(g: State, p: Seat) -> Refusal | None:
    turret = turret_in(g, p.room)
    if turret is None:
        return NO_TURRET_HERE
    return TURRET_INACTIVE if turret.shown and turret.mode == INACTIVE else None


def break_turret(g: State, p: Seat) -> None:
    """A-5.5: a hidden mode is revealed first; against an inactive turret the card is spent for nothing."""
    turret = turret_in(g, p.room)
    if turret is None:
        return
    reveal_turret(g, p.room)
    if turret.mode == INACTIVE:
        g.emit(TurretWithstands(seat=p.index, room=p.room))
    else:
        destroy_turret(g, p.room)


BREAK_TURRET = Effect("break_turret", break_turret, why_no_turret_broken)
DEMOLITION = ActionCard("demolition", 0, "any", (BREAK_DOOR, CAUSE_MALFUNCTION, BREAK_TURRET))


# -- Turret Control -------------------------------------------------------------------------------------


def why_no_turret_control(g: State, p: Seat) -> Refusal | None:
    return None if turrets(g) else NO_TURRET


def choose_turret(g: State, p: Seat) -> Choosing:
    """Which turret is public; the mode is chosen once nobody can interrupt any more (as Q-53)."""
    options = [("room", t.room) for t in turrets(g)]
    return ((yield TURRET.ask(p.index, options))[1],)


def control_turret(g: State, p: Seat, room: int) -> None:
    if turret_in(g, room) is not None:
        g.push("set_turret", p.index, room)


@asks
def set_turret(g: State, seat: int, room: int) -> Asking:
    """A-11: the token goes face down on top; the pile is not shuffled, and only this player knows."""
    turret = turret_in(g, room)
    if turret is None:
        return
    mode = (yield TURRET_MODE.ask(seat, [("mode", m) for m in MODES], room))[1]
    top = f"target_{turret.number}_{mode}"
    put(g, turret._replace(pile=(top, *(t for t in turret.pile if t != top)), shown=False))
    forget(g, turret.number)
    to = watchers(g, g.seats[seat])
    learn(g, to, "turret", turret.number, mode)
    g.emit(TurretSet(seat=seat, room=room, mode=mode), to=to)


CONTROL_TURRET = Effect("turret", control_turret, why_no_turret_control, choose_turret)


# -- what a seat sees -----------------------------------------------------------------------------------


def shown_turrets(g: State, value: Any, seat: int | None) -> list[tuple[Any, ...]]:
    """(number, room, mode if it lies open or this seat has set it, open)."""
    known = {} if seat is None else {k[1]: k[2] for k in g.seats[seat].knowledge if k[0] == "turret"}
    return [(t.number, t.room, t.mode if t.shown else known.get(t.number), t.shown) for t in turrets(g)]


def dealt_turrets(g: State, seen: Iterable[Any], deal: Any) -> tuple[tuple[Any, ...], ...]:
    """Piles whose top token fits what is seen; what lies below it never matters."""
    dealt = []
    for number, room, mode, shown in seen:
        pile = deal.shuffled(f"target_{number}_{m}" for m in MODES)
        if mode is not None:
            pile.sort(key=lambda token: mode_of(token) != mode)
        dealt.append((number, room, tuple(pile), shown))
    return tuple(dealt)


def with_turrets(player: list[str], event: list[str], end_of_turn: list[str]) -> None:
    """The record of arrivals is cleared each round; turrets fire at the Fire Damage step, around the fire itself."""
    player.insert(0, "forget_who_came")
    event.insert(event.index("fire_damage"), "turrets_under_attack")
    event.insert(event.index("fire_damage") + 1, "turret_fire")


MODULE = Module(
    "turrets",
    components={"exploration": TOKENS, "targeting": TARGETING_TOKENS, "cards": (DEMOLITION,)},
    phases=with_turrets,
    intruder_event_phase=("turrets_under_attack", "turret_fire"),
    hooks=(
        ENTERED.by(character_came),
        MEETS_SOMETHING.by(turret_waits),
        APPEARED.by(character_came),
        INTRUDER_IN.by(intruder_came),
    ),
    secrets={"turrets": Secret(shown_turrets, dealt_turrets)},
    options=(Option("turret_requires_presence", True, (True, False), "A-5.3"),),
    changes={"A-5.5": ("card-demolition", "card-robot_demolition")},
    terms=("turret",),
)
