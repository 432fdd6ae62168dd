"""`? ...`: what an option, a card, a Room, a thing or a term of the rules means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..engine.questions import values_of
from ..rules.meanings import FIGURE, ROOM
from ..view.types import View
from .glossary import plain

if TYPE_CHECKING:
    from ..engine.machine import Ask
    from ..engine.questions import Meaning
    from ..game import Game
    from .texts import Texts

TERMS = {
    "move": "move", "careful_move": "careful_move", "escape": "escape", "shoot": "shoot", "melee": "melee",
    "pick_up": "heavy_object", "trade": "trade", "craft": "craft", "activate_quest": "quest_item", "drop": "hand_slot",
    "pass": "pass", "room_action": "room_action", "pod": "pod", "launch": "pod", "objective": "objective",
    "contamination": "contamination", "exit": "noise_marker", "door": "door", "decline": "interruption",
    "hunt": "intruder_player",
}  # fmt: skip
"""Tag of an option -> the term that explains it; those of a box are in its `BoxTexts.terms`."""
FAMILIES = (
    "cards", "own_items", "yellow", "green", "red", "crafted", "rooms", "characters", "kinds", "objectives", "events",
    "attacks", "wounds", "weaknesses", "exploration", "intruder_cards",
)  # fmt: skip
"""Printed components of every game that anybody may look up; no secret is in them."""
MOST = 3


def explain_option(t: Texts, game: Game, ask: Ask, option: Any, view: View) -> list[str]:
    """The option itself, then what stands behind its words."""
    lines = [t.option(game, ask, option)]
    tag, *subject = option if isinstance(option, tuple) else (option,)
    for part in subject:
        if isinstance(part, str) and part in game.rules.types:
            lines.append(t.explain(game.rules, part))
    for meaning, value in values_of(option):
        face = face_of(view, meaning, value)
        lines += [t.explain(game.rules, face)] if face else []
    what = subject[0] if tag == "claim" else tag
    term = TERMS.get(what) or t.box_texts.terms.get(what)
    return [*lines, *explain_term(t, term)] if term else lines


def face_of(view: View, meaning: Meaning, value: Any) -> str | None:
    """What is printed on the Room or the Intruder that an option points at, where it can be seen."""
    if meaning == ROOM:
        return view["rooms"][value - 1]["tile"] or None
    if meaning == FIGURE:
        return next((kind for id, kind, *_ in view["figures"] if id == value), None)
    return None


def explain_term(t: Texts, words: str) -> list[str]:
    found = t.term(words)
    return [t.get("client-term", name=f.name, text=f.text, rules=", ".join(f.rules)) for f in found[:1]]


def look_up(t: Texts, rules: Any, words: str, own: Sequence[str] = ()) -> list[str]:
    """By name: what this seat holds first, then any printed component, then the terms of the rules."""
    components, exact = find_components(t, rules, words, own)
    terms = t.term(words)
    if exact or not terms:
        lines = [t.explain(rules, id) for id in components[:MOST]]
        return lines + (explain_term(t, words) if terms and plain(terms[0].name) == plain(words) else [])
    return [*explain_term(t, words), *(t.explain(rules, id) for id in components[: MOST - 1])]


def find_components(t: Texts, rules: Any, words: str, own: Sequence[str] = ()) -> tuple[list[str], bool]:
    """Components by the words of their name, the best first; True: by the whole name."""
    wanted = plain(words)
    if not wanted:
        return [], False
    names: dict[str, str] = {}
    for id in own:
        names.setdefault(t.name(rules, id), id)
    for family in (*FAMILIES, *t.box_texts.families):
        for id in rules.families.get(family, {}):
            names.setdefault(t.name(rules, id), id)
    exact = [id for name, id in names.items() if plain(name) == wanted]
    begins = [id for name, id in names.items() if plain(name).startswith(wanted)]
    within = [id for name, id in names.items() if all(word in plain(name) for word in wanted.split())]
    return exact or begins or within, bool(exact)
