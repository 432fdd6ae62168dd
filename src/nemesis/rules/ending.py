"""The end of the game: who dies, the four checks, who wins (R-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.events import Event
from ..engine.hooks import Modifier
from ..engine.machine import step
from . import pieces
from .contamination import all_of, infected
from .decks import shuffle_own_cards
from .objectives import gather_facts
from .result import Result, SeatResult, as_data
from .ship import fold
from .state import DEAD, HIBERNATING, LAUNCHED
from .telling import EngineStates, Outcome, SeatNumber, ThingId
from .wounds import Died

if TYPE_CHECKING:
    from .state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class GameEnds(Event, term=None, sound="death", motion=pieces.table(phase="end")):
    """The game is over; the final checks follow."""

    cause: str


class FinalResult(Event, name="result", term=None):
    """Who has won, and why."""

    result: Outcome


class EnginesRevealed(Event, term="engine", sound="engine"):
    """Check 1 at the end of the game."""

    engines: EngineStates
    destroyed: bool


class CoordinatesRevealed(Event, term="coordinates"):
    """Check 2 at the end of the game: where the ship has arrived."""

    card: ThingId
    letter: str
    place: str


class ContaminationCheck(Event, term="contamination"):
    """Check 4 at the end of the game, with what the species adds to it."""

    seat: SeatNumber
    passed: bool
    drawn: int | None
    """Contamination among four cards; None: none had to be drawn."""
    infected: int = 0
    larva: bool = False
    markers: int = 0
    level: int = 0


DRAWN_AT_THE_END = 4
SHIP_LOST = ("destroyed", "ninth_fire", "ninth_malfunction")

END_DRAW: Modifier[list[str], Seat] = Modifier(
    "end_draw", "cards, seat", "The four own cards that decide a character's final check."
)


@step
def final_checks(g: State, cause: str) -> None:
    """R-20.1, R-20.2: the deaths of the ending itself, then checks 1 to 4; R-23.9: nobody won, they did."""
    g.end_cause = cause
    g.phase = "end"
    g.turn = -1
    g.info += 1
    g.emit(GameEnds(cause=cause))
    fates: dict[int, SeatResult] = {p.index: SeatResult(p.index) for p in g.seats}
    destroyed = cause in SHIP_LOST
    for p in g.seats:
        if p.status == DEAD:
            fates[p.index].fate = "dead"
        elif destroyed and p.status != LAUNCHED:
            perish(g, p, fates, "ship_destroyed")
        elif (doom := g.rules.mode.doomed(g, p)) is not None:
            perish(g, p, fates, doom)
        elif p.active:
            perish(g, p, fates, "jump")
    place = None
    if any(p.status != DEAD for p in g.seats):
        if not destroyed:
            destroyed = check_engines(g, fates)
        if not destroyed:
            place = check_coordinates(g, fates)
        for p in g.seats:
            if p.status != DEAD:
                check_contamination(g, p, fates)
    elif not destroyed:
        destroyed, place = quiet_facts(g)
    if destroyed:
        g.queen_killed = g.queen_killed or g.rules.species.queen_aboard([f.kind for f in g.figures])
    survivors = frozenset(p.index for p in g.seats if p.status != DEAD)
    facts = gather_facts(g, survivors, place, destroyed)
    for p in g.seats:
        if p.index in survivors:
            fates[p.index].survived = True
            fates[p.index].fate = "hibernated" if p.status == HIBERNATING else "escaped"
    result = Result(cause, [fates[p.index] for p in g.seats], destroyed, place)
    g.rules.mode.check_objectives(g, facts, result)
    result.intruders_prevail = g.intruder_seat >= 0 and not any(s.won for s in result.seats)
    g.result = as_data(result)
    g.emit(FinalResult(result=g.result))


def perish(g: State, p: Seat, fates: dict[int, SeatResult], cause: str) -> None:
    p.status = DEAD
    p.room = 0
    p.pod = 0
    fates[p.index].fate = cause
    g.emit(Died(seat=p.index, cause=cause, room=0))


def check_engines(g: State, fates: dict[int, SeatResult]) -> bool:
    """R-20.6: two or three damaged Engines blow the ship up."""
    tops = [top for top, _ in g.engines]
    lost = tops.count("damaged") >= 2
    g.emit(EnginesRevealed(engines=tuple(tops), destroyed=lost))
    for p in g.seats:
        if p.status == HIBERNATING:
            fates[p.index].checks.append({"check": "engines", "passed": not lost, "engines": tops})
            if lost:
                perish(g, p, fates, "engines")
    return lost


def check_coordinates(g: State, fates: dict[int, SeatResult]) -> str:
    """R-20.7: hibernating characters survive on Earth; on Mars only those who had to go there (K-12)."""
    place: str = g.rules.types[g.coordinates].places[g.destination]
    g.emit(CoordinatesRevealed(card=g.coordinates, letter=g.destination, place=place))
    spared = [p for p in g.seats if p.status != DEAD and "obj_quarantine" in p.objectives]
    everyone = g.rules.options.mars_spares == "all" and bool(spared)
    for p in g.seats:
        if p.status == HIBERNATING:
            safe = place == "earth" or (place == "mars" and (p in spared or everyone))
            fates[p.index].checks.append({"check": "coordinates", "passed": safe, "place": place})
            if not safe:
                perish(g, p, fates, "wrong_place")
    return place


def check_contamination(g: State, p: Seat, fates: dict[int, SeatResult]) -> None:
    """R-20.8: an infected card, or the parasite, leads to the draw of four."""
    outcome = g.rules.species.final_check(g, p)
    fates[p.index].checks.append({"check": "contamination", **outcome})
    g.emit(ContaminationCheck(seat=p.index, **outcome))
    if not outcome["passed"]:
        perish(g, p, fates, "contamination")


def draw_four(g: State, p: Seat) -> int:
    """Contamination cards among four drawn from all own cards (X-22)."""
    shuffle_own_cards(g, p)
    drawn = fold(g, END_DRAW, p.deck[-DRAWN_AT_THE_END:], p)
    return sum(1 for c in drawn if not g.rules.is_action(c))


def infected_among_all(g: State, p: Seat) -> int:
    return sum(1 for c in all_of(g, p) if infected(g, c))


def quiet_facts(g: State) -> tuple[bool, str | None]:
    """R-20.5: nobody survived, no checks; the ship's own fate is still told."""
    lost = [top for top, _ in g.engines].count("damaged") >= 2
    return lost, None if lost else g.rules.types[g.coordinates].places[g.destination]
