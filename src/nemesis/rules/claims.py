"""Claims: free acts that a seat may do at any calm moment, asked or not (A-8.31, A-10.1).

A claim is the choice `("claim", name, *subject)`. In one's own turn it is an option like any other; a seat that is not
asked makes it through `Game.apply(choice, seat)` while somebody else decides about a turn. It is kept in the history,
so saves, replays, undo and a server's list of moves need nothing special.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..engine.machine import step

if TYPE_CHECKING:
    from .components import Refusal
    from .state import Seat, State

CLAIM = "claim"
TABLE = -1
"""Who makes a claim that belongs to no seat: the table, told by the program around the game (a clock)."""
CALM_STEPS = frozenset({"turn"})
"""Steps that wait for a decision while nothing is being resolved."""


@dataclass(frozen=True, slots=True)
class Claim:
    subjects: Callable[[State, Seat], Iterable[tuple[Any, ...]]]
    """What it can be about now: `[()]` for a claim that names nothing, nothing at all when it is not possible.

    Only public things may count: everybody sees that a seat could make it.
    """
    do: Callable[..., None]
    """(game, seat, *subject)"""
    why_not: Callable[[State, Seat], Refusal | None] | None = None
    """What a player in turn is told when it is not possible; None: nothing."""


@dataclass(frozen=True, slots=True)
class Remark:
    """A claim that is made in words: so many are possible that none is listed, and each is looked at when it is made.

    Possible whatever is being asked, except in a reaction window; it interrupts nothing, pushes nothing and draws
    nothing, so it takes no place among the choices from which chance follows.
    """

    why_not: Callable[[State, Seat, tuple[Any, ...]], Refusal | None]
    do: Callable[..., None]
    """(game, seat, *subject)"""


@dataclass(frozen=True, slots=True)
class TableClaim:
    """A fact from outside: possible whatever is being asked; it interrupts nothing and pushes nothing."""

    possible: Callable[[State], bool]
    do: Callable[[State], None]
    seconds: Callable[[State], int] | None = None
    """The claim of a clock: how long it runs, from the moment of the round at which the claim becomes possible."""


def is_claim(choice: Any) -> bool:
    return isinstance(choice, (tuple, list)) and len(choice) > 1 and choice[0] == CLAIM


def is_remark(g: State, choice: Any) -> bool:
    return is_claim(choice) and isinstance(choice[1], str) and isinstance(g.rules.claims.get(choice[1]), Remark)


def make_remark(g: State, seat: int, name: str, subject: tuple[Any, ...]) -> Refusal | None:
    """Why it was not made; None: it was."""
    remark = g.rules.claims[name]
    refusal: Refusal | None = remark.why_not(g, g.seats[seat], subject)
    if refusal is None:
        remark.do(g, g.seats[seat], *subject)
    return refusal


def claims_of(g: State, seat: int) -> list[tuple[Any, ...]]:
    """What this seat may claim now. Whose decision the table waits for is public, what it is about is not."""
    if seat == TABLE:
        return [(CLAIM, n) for n, c in g.rules.claims.items() if isinstance(c, TableClaim) and c.possible(g)]
    found: list[tuple[Any, ...]] = []
    if g.rules.acts and is_calm(g):
        p = g.seats[seat]
        for name, claim in g.rules.acts.items():
            found += [(CLAIM, name, *subject) for subject in claim.subjects(g, p)]
    return found


def clocks_of(g: State) -> dict[str, int]:
    """The clocks that run now: the claim that each ends with, and its seconds."""
    table_claims = ((n, c) for n, c in g.rules.claims.items() if isinstance(c, TableClaim))
    return {name: c.seconds(g) for name, c in table_claims if c.seconds is not None and c.possible(g)}


def is_calm(g: State) -> bool:
    """Somebody decides about a turn; nothing is being resolved."""
    waiting = g.frame if g.frame is not None else g.stack[-1] if g.stack else None
    return waiting is not None and waiting[0] in CALM_STEPS


def make_table_claim(g: State, name: str) -> None:
    """A claim of the table itself. The question that waits stays the same, but for options that this opens."""
    g.rules.claims[name].do(g)
    g.restore_ask()


def refused_claims(g: State, p: Seat) -> list[tuple[tuple[Any, ...], Refusal]]:
    """Claims that are not possible now, and why."""
    asked = [(n, c.why_not) for n, c in g.rules.acts.items() if c.why_not is not None]
    found = [((CLAIM, name), why_not(g, p)) for name, why_not in asked]
    return [(choice, refusal) for choice, refusal in found if refusal is not None]


@step
def make_claim(g: State, seat: int, name: str, subject: tuple[Any, ...]) -> None:
    g.rules.claims[name].do(g, g.seats[seat], *subject)
