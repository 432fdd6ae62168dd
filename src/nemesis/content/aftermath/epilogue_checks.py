"""The end of an Epilogue: who is aboard, what was revealed, whose mission is met (A-8.22, A-8.23, A-8.30 to A-8.32)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.machine import step
from ...rules.ending import SHIP_LOST, FinalResult, GameEnds, check_contamination, perish
from ...rules.result import Result, SeatResult, as_data
from ...rules.state import DEAD, LAUNCHED
from .epilogue_setup import hidden_allowed
from .missions import Departure, departure, holder, offer_met
from .shuttle import aboard_shuttle
from .tokens import hidden_tokens

if TYPE_CHECKING:
    from ...rules.state import Seat, State

Fates = dict[int, SeatResult]
SHUTTLE_LEAVES = ("departure", "deserted")


@step
def epilogue_checks(g: State, cause: str) -> None:
    """A-8.22, A-8.23: first those who are lost, then the checks of those who are not."""
    g.end_cause = cause
    g.phase = "end"
    g.turn = -1
    g.info += 1
    g.emit(GameEnds(cause=cause))
    facts = departure(g, shuttle_leaves=cause in SHUTTLE_LEAVES)
    fates: Fates = {p.index: SeatResult(p.index) for p in g.seats}
    for p in g.seats:
        lose(g, p, fates, cause)
    for p in g.seats:
        if p.status != DEAD:
            judge(g, p, facts, fates[p.index], fates, cause)
    result = Result(cause, [fates[p.index] for p in g.seats], cause in SHIP_LOST, None)
    g.result = as_data(result)
    g.emit(FinalResult(result=g.result))


def lose(g: State, p: Seat, fates: Fates, cause: str) -> None:
    """Who does not leave in a Pod is lost with the ship, with the alert, or left behind on the Nemesis."""
    if p.status == DEAD:
        fates[p.index].fate = "dead"
    elif p.status == LAUNCHED:
        return
    elif cause in SHIP_LOST:
        perish(g, p, fates, "ship_destroyed")
    elif cause == "alert":
        perish(g, p, fates, "alert")
    elif not aboard_shuttle(p):
        perish(g, p, fates, "left_behind")


def judge(g: State, p: Seat, facts: Departure, fate: SeatResult, fates: Fates, cause: str) -> None:
    """A-8.30, A-8.31: four conditions, or the Lucrative Offer and the Contamination check alone (A-7.9)."""
    fate.fate = "escaped" if p.status == LAUNCHED else "flown_home"
    if holder(g) == p.index:
        met = offer_met(facts, p.index)
        fate.checks.append({"check": "offer", "passed": met})
    else:
        met = crew_checks(g, p, facts, fate, cause)
    check_contamination(g, p, fates)
    fate.survived = p.status != DEAD
    fate.won = met and fate.survived


def crew_checks(g: State, p: Seat, facts: Departure, fate: SeatResult, cause: str) -> bool:
    """A-7.7: an alert that failed is the defeat of everybody, in a Pod too unless the table says otherwise."""
    hidden, allowed = hidden_tokens(g), hidden_allowed(g)
    mission = p.objectives[0]
    fate.objective = mission
    tokens = {"check": "tokens", "passed": hidden <= allowed, "hidden": hidden, "allowed": allowed}
    own = {"check": "mission", "passed": g.rules.objectives[mission].met(facts, p.index), "objective": mission}
    fate.checks += [tokens, own]
    if cause == "alert":
        fate.checks.append({"check": "alert", "passed": g.rules.options.alert_failure_spares_pods})
    return all(bool(check["passed"]) for check in fate.checks)
