"""What a seat has learnt in secret, in words: the entries of its ledger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .messages import capital

if TYPE_CHECKING:
    from ..rules.state import State
    from .places import Places


def knowledge_in_words(t: Places, game: State, kind: str, subject: Any, value: Any, when: int) -> str:
    """One entry; a box reads its own kinds (`BoxTexts.knowledge`)."""
    rules = game.rules
    if kind in t.box_texts.knowledge:
        return t.box_texts.knowledge[kind](t, game, subject, value, when)
    if kind == "engine":
        state = t.get(f"engine_state-{value}")
        return t.get("client-knows_engine", engine=subject + 1, state=state, round=when)
    if kind == "tile":
        return t.get("client-knows_room", room=f"{subject:03d}", what=t.get(f"room-{value}"), round=when)
    if kind == "token":
        return token_in_words(t, game, subject, value, when)
    if kind == "coordinates":
        return t.get("client-knows_coordinates", what=t.name(rules, value), round=when)
    if kind in ("objectives", "objective"):
        return cards_in_words(t, game, subject, value, when)
    place = "top" if kind == "deck_top" else "bottom"
    deck = t.get(f"deck-{subject}")
    return t.get("client-knows_deck", deck=deck, what=t.name(rules, value), place=place, round=when)


def token_in_words(t: Places, game: State, room: Any, token: Any, when: int) -> str:
    """What lies face down in a Room; empty: nothing does."""
    what = t.get(f"exploration-{game.rules.types[token].effect}") if token else t.get("client-nothing")
    return t.get("client-knows_room", room=f"{room:03d}", what=what, round=when)


def cards_in_words(t: Places, game: State, seat: Any, cards: Any, when: int) -> str:
    """What somebody holds face down."""
    names = [t.name(game.rules, card) for card in cards]
    what = t.listed(names) if names else t.get("client-nothing")
    return t.get("client-knows_objectives", who=capital(t.person(game, seat)), what=what, round=when)
