"""Playing with an hourglass: when its sand has run out, any player may seize it (A-10).

The engine counts actions (`hourglass_clock = actions`); with `seconds` the program around the game keeps a real
clock and says when the sand has run out (`Game.clocks`, `Game.time_is_up`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.events import Event
from ...engine.machine import Asking, asks, step
from ...engine.questions import Question, shape
from ...engine.ruleset import Module, Option
from ...rules.claims import Claim, TableClaim
from ...rules.components import Refusal
from ...rules.meanings import ROOM
from ...rules.telling import SeatNumber
from ...rules.turns import ACTED, PASSED

if TYPE_CHECKING:
    from ...rules.state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class HourglassTurned(Event, term="hourglass", pace="small"):
    """The hourglass is turned."""


class SandOut(Event, term="hourglass", sound="alarm"):
    """The sand has run through."""


class HourglassSeized(Event, term="hourglass"):
    """Somebody takes the hourglass."""

    seat: SeatNumber


class HourglassRemoved(Event, term="hourglass"):
    """The hourglass leaves the table."""

    seat: SeatNumber


RUNNING, RUN_OUT, RESTING, REMOVED = STATES = ("running", "run_out", "resting", "removed")
SAND_RUNS = Refusal("sand_still_runs", "A-10.1")
HOURGLASS_RESTS = Refusal("hourglass_rests", "A-10.2")
HOURGLASS_GONE = Refusal("hourglass_gone", "A-10.2")
NOT_AFTER_A_ROLL = Refusal("hourglass_not_used_yet", "A-10.2")
OUT_OF_PLAY = Refusal("out_of_play", "A-10.1")

HOURGLASS_ROOM = Question(
    "hourglass_room", shape("room", room=ROOM), rule="A-10.1", doc="Where the run-out hourglass makes Noise."
)


def state_of(g: State) -> str:
    """`running`, `run_out` (it may be seized), `resting` until the next round, or `removed`."""
    state: str = g.ext.get("hourglass", (RUNNING, 0))[0]
    return state


@step
def turn_hourglass(g: State) -> None:
    """A-10.1: at the start of each round."""
    if state_of(g) != REMOVED:
        g.ext["hourglass"] = (RUNNING, 0)
        g.emit(HourglassTurned())


# -- the sand -------------------------------------------------------------------------------------------


def count_action(g: State, p: Seat) -> None:
    """A-10.3: so many actions for each living player; a pass counts as one."""
    state, actions = g.ext.get("hourglass", (RUNNING, 0))
    if state != RUNNING or g.rules.options.hourglass_clock != "actions":
        return
    g.ext["hourglass"] = (RUNNING, actions + 1)
    living = sum(1 for q in g.seats if q.active)
    if actions + 1 >= g.rules.options.hourglass_actions * living:
        sand_out(g)


def clock_runs(g: State) -> bool:
    return g.rules.options.hourglass_clock == "seconds" and state_of(g) == RUNNING and g.setup_done


def sand_out(g: State) -> None:
    g.ext["hourglass"] = (RUN_OUT, g.ext.get("hourglass", (RUNNING, 0))[1])
    g.emit(SandOut())


# -- seizing it -----------------------------------------------------------------------------------------


def why_not_seize(g: State, p: Seat) -> Refusal | None:
    """Any player still in play, passed or not, the Intruder player too; never twice in a round (A-10.2)."""
    state = state_of(g)
    if state == RUNNING:
        return SAND_RUNS
    if state != RUN_OUT:
        return HOURGLASS_GONE if state == REMOVED else HOURGLASS_RESTS
    return None if p.active or p.intruder else OUT_OF_PLAY


def seize(g: State, p: Seat) -> None:
    g.ext["hourglass"] = (RESTING, 0)
    g.info += 1
    g.emit(HourglassSeized(seat=p.index))
    g.push("hourglass_room", p.index)


@asks
def hourglass_room(g: State, seat: int) -> Asking:
    """A-10.1: any Room of either board; a Surprise Attack hits the character there with the fewest cards."""
    rooms = [("room", r) for r in range(1, len(g.tiles)) if g.tiles[r]]
    room = (yield HOURGLASS_ROOM.ask(seat, rooms))[1]
    g.push("room_noise", room, True)


# -- removing it ----------------------------------------------------------------------------------------


def why_not_remove(g: State, p: Seat) -> Refusal | None:
    """A-10.2: by any player, once the roll is resolved and until it is turned again."""
    state = state_of(g)
    if state == REMOVED:
        return HOURGLASS_GONE
    if state != RESTING:
        return NOT_AFTER_A_ROLL
    return None if p.active or p.intruder else OUT_OF_PLAY


def remove(g: State, p: Seat) -> None:
    g.ext["hourglass"] = (REMOVED, 0)
    g.emit(HourglassRemoved(seat=p.index))


def with_hourglass(player: list[str], event: list[str], end_of_turn: list[str]) -> None:
    player.insert(0, "turn_hourglass")


MODULE = Module(
    "hourglass",
    phases=with_hourglass,
    hooks=(ACTED.by(count_action), PASSED.by(count_action)),
    claims={
        "seize_hourglass": Claim(lambda g, p: [] if why_not_seize(g, p) else [()], seize, why_not_seize),
        "remove_hourglass": Claim(lambda g, p: [] if why_not_remove(g, p) else [()], remove, why_not_remove),
        "sand_runs_out": TableClaim(clock_runs, sand_out, lambda g: g.rules.options.hourglass_seconds),
    },
    options=(
        Option("hourglass_clock", "actions", ("actions", "seconds"), "A-10.3"),
        Option("hourglass_actions", 4, (4, 1, 2, 3, 5, 6), "A-10.3"),
        Option("hourglass_seconds", 120, (120, 30, 60, 90, 180, 240, 300, 600), "A-10.3"),
    ),
    terms=("hourglass",),
)
