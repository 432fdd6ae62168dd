"""Objective cards: personal, corporate, and the shared ones of solo and co-op (R-28.7, R-28.8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...rules.components import Objective

if TYPE_CHECKING:
    from ...rules.objectives import Facts

Met = Callable[["Facts", int], bool]


def earth(f: Facts, s: int) -> bool:
    return f.place == "earth"


def earth_or_alone(f: Facts, s: int) -> bool:
    return f.place == "earth" or f.only_survivor(s)


def quarantine(f: Facts, s: int) -> bool:
    return f.place == "mars" or (f.place == "earth" and f.nest_destroyed)


def signal_and(met: Met) -> Met:
    return lambda f, s: s in f.signals and met(f, s)


def carries(thing: str) -> Met:
    return lambda f, s: f.finished_with(s, thing)


def hoard(f: Facts, s: int) -> bool:
    return s in f.in_pod and f.items.get(s, 0) >= 7


def queen_or_ship(f: Facts, s: int) -> bool:
    return f.queen_killed or f.ship_destroyed


def nest_or_ship(f: Facts, s: int) -> bool:
    return f.nest_destroyed or f.ship_destroyed


def together(f: Facts, s: int) -> bool:
    return s in f.survivors and len(f.survivors) >= 2


def knows(slot: str) -> Met:
    return lambda f, s: slot in f.weaknesses


def two_weaknesses(f: Facts, s: int) -> bool:
    return len(f.weaknesses) >= 2


def outlive(number: int) -> Met:
    """That player is dead; naming yourself, only the second clause can help."""
    return lambda f, s: (f.numbers.get(number) != s and f.player_lost(number)) or f.only_survivor(s)


def explored(f: Facts, s: int) -> bool:
    return f.all_explored


def post_mortem(f: Facts, s: int) -> bool:
    return f.post_mortem


OBJECTIVES = (
    Objective("obj_prime_asset", "personal", earth_or_alone, 2),
    Objective("obj_oldest_friend", "personal", earth_or_alone, 3),
    Objective("obj_quarantine", "personal", quarantine, 2),
    Objective("obj_investigator", "personal", signal_and(explored), 2, signal=True),
    Objective("obj_burial", "personal", signal_and(carries("blue_corpse")), 2, signal=True),
    Objective("obj_hoarder", "personal", hoard, 2),
    Objective("obj_great_hunt", "personal", signal_and(queen_or_ship), 2, signal=True),
    Objective("obj_best_friends", "personal", together, 4),
    Objective("obj_aliens", "personal", signal_and(nest_or_ship), 5, signal=True),
    Objective("obj_precious", "corporate", signal_and(carries("egg")), 2, signal=True),
    Objective("obj_necroscopy", "corporate", signal_and(knows("carcass")), 2, signal=True),
    Objective("obj_ab_ovo", "corporate", knows("egg"), 2),
    Objective("obj_biology", "corporate", two_weaknesses, 2),
    Objective("obj_kill_p1", "corporate", outlive(1), 2),
    Objective("obj_kill_p2", "corporate", outlive(2), 2),
    Objective("obj_kill_p3", "corporate", outlive(3), 3),
    Objective("obj_kill_p4", "corporate", outlive(4), 4),
    Objective("obj_kill_p5", "corporate", outlive(5), 5),
    Objective("sc_earth", "shared", earth),
    Objective("sc_post_mortem", "shared", post_mortem),
    Objective("sc_contact", "shared", two_weaknesses),
    Objective("sc_head", "shared", signal_and(queen_or_ship), signal=True),
    Objective("sc_no_man", "shared", signal_and(explored), signal=True),
    Objective("sc_delivery", "shared", carries("egg")),
    Objective("sc_cleanup", "shared", signal_and(nest_or_ship), signal=True),
)
