"""Carnomorphs in a scenario: Mutation cards and markers on the boards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ...errors import BadSetup
from ...scenario.boxes import Entry, ForScenarios
from ...scenario.checks import MANY, whole, yes_or_no
from . import SPECIES
from .mutation import MOST_MARKERS, card_of, markers

if TYPE_CHECKING:
    from ...rules.state import State
    from ...scenario.laying import Laying

DECK = "mutation"


def mutation(table: Laying, old: str | None, card: Any) -> str | None:
    """A card leaves its deck; the one before, if any, goes back under it. None: no card."""
    g = table.game
    if old is not None:
        table.put.pop(old, None)
        g.decks[DECK].insert(0, old)
    return None if card is None else table.take("mutation", card, g.rules.decks[DECK], "on a character board")


def carapace(table: Laying, old: Any, value: Any) -> tuple[int, bool]:
    """Mutation 08: (round, whole round)."""
    if not isinstance(value, (list, tuple)) or len(value) != 2:
        raise BadSetup(f"carapace is (round, whole round), not {value!r}")
    return whole("round of the carapace", value[0], 0, MANY), yes_or_no("whole round of the carapace", value[1])


def on_seats(g: State) -> dict[str, Entry]:
    if g.rules.species is not SPECIES:
        return {}
    return {
        "mutation": mutation,
        "mutation_shown": lambda table, old, value: yes_or_no("mutation_shown", value),
        "markers": lambda table, old, value: whole("markers", value, 0, MOST_MARKERS),
        "kin_scent": lambda table, old, value: whole("kin_scent (a round)", value, 0, MANY),
        "carapace": carapace,
    }


def misfits(g: State) -> Iterator[str]:
    """C-3.2; C-10.3: the Butcher comes once."""
    if g.rules.species is not SPECIES:
        return
    for p in g.seats:
        if markers(p) > MOST_MARKERS:
            yield f"seat {p.index} has {markers(p)} Mutation markers; more than {MOST_MARKERS} kill"
    if g.queen_killed and any(f.kind == "butcher" for f in g.figures):
        yield "the Butcher was killed (queen_killed) and never comes back"


def cards(g: State) -> list[str]:
    return [card for p in g.seats if (card := card_of(p)) is not None]


FOR_SCENARIOS = ForScenarios(on_seats=on_seats, misfits=misfits, cards=cards)
