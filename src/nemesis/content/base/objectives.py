"""Objective cards: personal, corporate, and the shared ones of solo and co-op (R-28.7, R-28.8)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ...rules.components import Goal, Objective

if TYPE_CHECKING:
    from ...rules.objectives import Facts

Condition = Callable[["Facts", int, str], bool]
"""(facts, seat, what the condition is about)"""


def outlived(f: Facts, s: int, number: str) -> bool:
    """That player is dead; naming yourself, only the other way can help."""
    return f.numbers.get(int(number)) != s and f.player_lost(int(number))


CONDITIONS: dict[str, Condition] = {
    "arrive": lambda f, s, place: f.place == place,
    "alone": lambda f, s, _: f.only_survivor(s),
    "carry": lambda f, s, thing: f.finished_with(s, thing),
    "explored": lambda f, s, _: f.all_explored,
    "friend": lambda f, s, _: s in f.survivors and len(f.survivors) >= 2,
    "items": lambda f, s, number: f.items.get(s, 0) >= int(number),
    "left_in_pod": lambda f, s, _: s in f.in_pod,
    "no_nest": lambda f, s, _: f.nest_destroyed,
    "outlived": outlived,
    "post_mortem": lambda f, s, _: f.post_mortem,
    "queen": lambda f, s, _: f.queen_killed,
    "ship": lambda f, s, _: f.ship_destroyed,
    "signal": lambda f, s, _: s in f.signals,
    "studied": lambda f, s, slot: slot in f.weaknesses,
    "studies": lambda f, s, number: len(f.weaknesses) >= int(number),
}
"""Word of a condition -> whether it holds at the end."""


def holds(facts: Facts, seat: int, condition: str) -> bool:
    word, _, about = condition.partition(":")
    return CONDITIONS[word](facts, seat, about)


def fulfilled(goal: Goal, facts: Facts, seat: int) -> bool:
    return goal.holds(partial(holds, facts, seat))


def objective(id: str, deck: str, *needs: str, ways: tuple[tuple[str, ...], ...] = (), players: int = 1) -> Objective:
    goal = Goal(needs, ways)
    return Objective(id, deck, partial(fulfilled, goal), goal, players, signal="signal" in needs)


def outlive(number: int) -> Objective:
    ways = ((f"outlived:{number}",), ("alone",))
    return objective(f"obj_kill_p{number}", "corporate", ways=ways, players=max(2, number))


EARTH_OR_ALONE = (("arrive:earth",), ("alone",))
QUARANTINE = (("arrive:mars",), ("arrive:earth", "no_nest"))
QUEEN_OR_SHIP = (("queen",), ("ship",))
NEST_OR_SHIP = (("no_nest",), ("ship",))

OBJECTIVES = (
    objective("obj_prime_asset", "personal", ways=EARTH_OR_ALONE, players=2),
    objective("obj_oldest_friend", "personal", ways=EARTH_OR_ALONE, players=3),
    objective("obj_quarantine", "personal", ways=QUARANTINE, players=2),
    objective("obj_investigator", "personal", "signal", "explored", players=2),
    objective("obj_burial", "personal", "signal", "carry:blue_corpse", players=2),
    objective("obj_hoarder", "personal", "left_in_pod", "items:7", players=2),
    objective("obj_great_hunt", "personal", "signal", ways=QUEEN_OR_SHIP, players=2),
    objective("obj_best_friends", "personal", "friend", players=4),
    objective("obj_aliens", "personal", "signal", ways=NEST_OR_SHIP, players=5),
    objective("obj_precious", "corporate", "signal", "carry:egg", players=2),
    objective("obj_necroscopy", "corporate", "signal", "studied:carcass", players=2),
    objective("obj_ab_ovo", "corporate", "studied:egg", players=2),
    objective("obj_biology", "corporate", "studies:2", players=2),
    *(outlive(number) for number in range(1, 6)),
    objective("sc_earth", "shared", "arrive:earth"),
    objective("sc_post_mortem", "shared", "post_mortem"),
    objective("sc_contact", "shared", "studies:2"),
    objective("sc_head", "shared", "signal", ways=QUEEN_OR_SHIP),
    objective("sc_no_man", "shared", "signal", "explored"),
    objective("sc_delivery", "shared", "carry:egg"),
    objective("sc_cleanup", "shared", "signal", ways=NEST_OR_SHIP),
)
