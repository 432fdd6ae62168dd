"""The facts that Objectives ask about, read after the final checks (R-20.11, R-20.12)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ..engine.hooks import Modifier
from .items import held_items
from .state import HIBERNATING, LAUNCHED

if TYPE_CHECKING:
    from .state import Seat, State

OBJECTIVES_DEALT: Modifier[tuple[tuple[str, ...], tuple[str, ...]], Seat] = Modifier(
    "objectives_dealt",
    "decks, seat",
    "What everybody knows of a seat's Objectives: the decks of those dealt to keep, and of those put away unseen.",
)


@dataclass(frozen=True, slots=True)
class Facts:
    """What is true at the end. Seats are indexes; player numbers are help cards."""

    place: str | None
    """Where the ship arrived, None if it no longer exists."""
    ship_destroyed: bool
    nest_destroyed: bool
    queen_killed: bool
    all_explored: bool
    weaknesses: frozenset[str]
    """Weakness slots that were studied."""
    survivors: frozenset[int]
    numbers: dict[int, int]
    """Player number -> seat."""
    signals: frozenset[int]
    in_pod: frozenset[int]
    carried: dict[int, tuple[str, ...]]
    """Heavy Objects of those who hibernate or left in a Pod."""
    items: dict[int, int]
    post_mortem: bool
    options: Any
    """The table options of the game."""

    def only_survivor(self, seat: int) -> bool:
        return self.survivors == frozenset({seat})

    def finished_with(self, seat: int, thing: str) -> bool:
        return thing in self.carried.get(seat, ())

    def player_lost(self, number: int) -> bool:
        """The character of that player number does not survive."""
        seat = self.numbers.get(number)
        return seat is not None and seat not in self.survivors


@lru_cache(maxsize=256)
def blast_fulfils(rules: Any, objective: str, queen_dies: bool) -> bool:
    """Whether the end check takes a destroyed ship for this Objective, of one who sent the Signal and got away.

    `queen_dies`: whether she is dead, or would die with the ship (`Species.queen_aboard`).
    """
    me, other = 0, 1
    facts = Facts(
        place=None, ship_destroyed=True, nest_destroyed=True, queen_killed=queen_dies, all_explored=False,
        weaknesses=frozenset(), survivors=frozenset({me, other}), numbers={}, signals=frozenset({me}),
        in_pod=frozenset({me, other}), carried={}, items={}, post_mortem=False, options=rules.options,
    )  # fmt: skip
    fulfilled: bool = rules.objectives[objective].met(facts, me)
    return fulfilled


def gather_facts(g: State, survivors: frozenset[int], place: str | None, destroyed: bool) -> Facts:
    sheltered = [p for p in g.seats if p.status in (HIBERNATING, LAUNCHED)]
    return Facts(
        place=place,
        ship_destroyed=destroyed,
        nest_destroyed=g.nest_destroyed or destroyed,
        queen_killed=g.queen_killed,
        all_explored=all(g.explored[room] for room in g.rules.board.slots),
        weaknesses=frozenset(slot for slot, _, revealed in g.weaknesses if revealed),
        survivors=survivors,
        numbers={p.number: p.index for p in g.seats},
        signals=frozenset(p.index for p in g.seats if p.signal),
        in_pod=frozenset(p.index for p in g.seats if p.status == LAUNCHED),
        carried={p.index: tuple(p.hands) for p in sheltered},
        items={p.index: len(held_items(g, p)) for p in sheltered},
        post_mortem=g.post_mortem,
        options=g.rules.options,
    )
