"""The Intruder bag and the pool of tokens beside it (R-1.7, R-2.11, R-11.8, R-11.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.events import Event, Past
from ..errors import BadSetup
from . import pieces
from .telling import IntruderKind

if TYPE_CHECKING:
    from .components import IntruderToken
    from .state import State


# -- events ------------------------------------------------------------------------------------------


class TokenAdded(Event, term="bag", afterwards=True, motion=pieces.number("bag", pieces.field("kind"), gains=1)):
    """A token goes into the bag."""

    kind: IntruderKind

    def folded(self, g: State, past: Past) -> bool:
        """The line of an Intruder that leaves the ship says so."""
        return past.covers(self)


def draw_token(g: State) -> IntruderToken:
    """X-16: uniform; the token is out of the bag and not yet in the pool."""
    scripted = g.scripted("bag")
    at = None
    if scripted is not None:
        matching = [i for i, id in enumerate(g.bag) if scripted in (id, g.rules.types[id].kind)]
        if not matching:
            raise BadSetup(f"the script draws {scripted!r}, which is not in the bag: {', '.join(sorted(g.bag))}")
        at = matching[0]
    if at is None:
        at = g.below(len(g.bag))
    g.info += 1
    token: IntruderToken = g.rules.types[g.bag.pop(at)]
    return token


def add_token(g: State, kind: str, logged: bool = True) -> bool:
    """R-11.12: one token of this type from the pool, at random among its numbers; none left: nothing."""
    found = [i for i, id in enumerate(g.pool) if g.rules.types[id].kind == kind]
    if not found:
        return False
    at = found[0] if len(found) == 1 else found[g.below(len(found))]
    g.bag.append(g.pool.pop(at))
    if logged:
        g.emit(TokenAdded(kind=kind))
    return True


def bag_by_kind(g: State) -> dict[str, int]:
    """R-25.6: what is in the bag by type is public, the numbers never."""
    count: dict[str, int] = {}
    for id in g.bag:
        kind = g.rules.types[id].kind
        count[kind] = count.get(kind, 0) + 1
    return count
