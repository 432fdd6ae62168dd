"""How far the crew is with the cards that it shares, on a whole table: for the evaluation of `search`, and to learn by.

All cards must be met and somebody must survive (R-22.3), in a solo game one of the two (R-22.2).
"""

from __future__ import annotations

from typing import Any

from ..rules.ship import is_corpse, is_object
from ..rules.state import DEAD
from ..setup import Ruleset
from .aims import HOARD
from .lore import lore_of
from .sight import WORKING

NOBODY_LEFT, NOT_MET = 0.3, 0.5
"""What the work of a crew is still worth if nobody survives, and what was begun for a card that was not met."""
PLACES = ("earth", "mars")
WANTS = ("earth", "signal", "post_mortem", "egg", "study_two", "explore", "blast")
"""What the shared cards ask for."""


def shares_cards(rules: Ruleset) -> bool:
    """Whether Objectives are dealt from the deck of solo and co-op (R-22.2, R-22.3)."""
    return "shared" in rules.mode.objective_decks


def is_shared(game: Any) -> bool:
    return shares_cards(game.rules)


def crew_progress(game: Any) -> float:
    """How much of the shared cards is done, 0 to 1, as it is in truth."""
    return work_done(game, [card_progress(game, card) for card in shared_cards(game)])


def crew_result(game: Any) -> float:
    """The same when the game is over: what was begun and not met counts less, and so does all if nobody survived."""
    seats = game.result.seats
    met = {c["objective"]: c["passed"] for fate in seats for c in fate["checks"] if c["check"] == "objective"}
    done = [1.0 if met.get(card) else NOT_MET * card_progress(game, card) for card in shared_cards(game)]
    return work_done(game, done) * (1.0 if any(fate["survived"] for fate in seats) else NOBODY_LEFT)


def shared_cards(game: Any) -> list[str]:
    return [objective for p in game.seats for objective in p.objectives]


def work_done(game: Any, cards: list[float]) -> float:
    """All cards must be met, of the two of a solo game one: the last steps are worth more than the first."""
    if not cards:
        return 0.0
    done = max(cards) if game.rules.mode.id == "solo" else sum(cards) / len(cards)
    return (done + done**2) / 2


def card_progress(game: Any, card: str) -> float:
    wants = lore_of(game.rules.boxes).objectives[card].wants
    return sum(want_progress(game, want, shared_cards(game)) for want in wants) / max(1, len(wants))


def own_progress(game: Any, seat: int) -> tuple[int, float]:
    """(conditions of an Objective that only this seat can meet, the part of them that is met); of two the better one.

    What every seat is after, a ship that arrives or somebody's death, is not looked at here.
    """
    p = game.seats[seat]
    goals = lore_of(game.rules.boxes).objectives
    found = []
    for objective in p.objectives:
        wants = [want for want in goals[objective].wants if want not in PLACES] if objective in goals else []
        if wants:
            found.append((sum(own_want(game, p, want) for want in wants) / len(wants), len(wants)))
    done, wants_of_it = max(found, default=(0.0, 0))
    return wants_of_it, done


def own_want(game: Any, p: Any, want: str) -> float:
    if want == "signal":
        return float(p.signal)
    if want == "items":
        return min(1.0, sum(1 for thing in (*p.items, *p.hands) if not is_object(thing)) / HOARD)
    if want in ("explore", "study_two", "post_mortem", "blast"):
        return want_progress(game, want, [])
    return float(want in p.hands)


def want_progress(game: Any, want: str, cards: list[str]) -> float:
    """How far one condition is, whoever has worked for it."""
    lore = lore_of(game.rules.boxes)
    known = {game.tiles[room] for room in game.rules.board.slots if game.explored[room]}
    hands = [thing for p in game.seats if p.status != DEAD for thing in p.hands]
    if want == "signal":
        needed = sum("signal" in lore.objectives[other].wants for other in cards)
        sent: float = sum(p.signal for p in game.seats) / needed
        return max(min(1.0, sent), 0.2 * ("comms_room" in known))
    if want == "explore":
        return sum(bool(game.explored[room]) for room in game.rules.board.slots) / len(game.rules.board.slots)
    if want == "post_mortem":
        return 1.0 if game.post_mortem else 0.3 * ("blue_corpse" in hands) + 0.2 * ("surgery" in known)
    if want == "egg":
        return 0.6 if "egg" in hands else 0.2 * ("nest" in known)
    if want == "study_two":
        studied = sum(1 for *_, shown in game.weaknesses if shown)
        brought = len({"corpse" if is_corpse(thing) else thing for thing in hands if is_object(thing)})
        return min(1.0, 0.4 * studied + 0.2 * (studied > 1) + 0.1 * min(1, brought) + 0.1 * ("laboratory" in known))
    if want == "blast":
        if "sc_earth" in cards:
            return 1.0 if game.nest_destroyed else 0.2 * ("nest" in known)
        running: int = game.self_destruct
        return 0.7 + 0.05 * running if running >= 0 else 0.2 * ("generator" in known)
    place = game.rules.types[game.coordinates].places.get(game.destination) if game.coordinates else None
    return 0.5 * (place == want) + 0.5 * (sum(1 for top, _ in game.engines if top == WORKING) > 1)
