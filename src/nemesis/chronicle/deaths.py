"""What each character died of: who or what struck last, when and where."""

from __future__ import annotations

from dataclasses import dataclass

from ..game import Game
from ..rules.attack import AttackCard
from ..rules.turns import Bleeding, Burnt
from ..rules.wounds import Died
from ..text import Texts
from ..text.messages import capital, yes_or_no
from .retelling import Happening

UNTOLD = ("wounds", "attack")
"""Causes behind which something else stands: what dealt the last Wound."""
SENTENCES = 3


@dataclass(frozen=True)
class Death:
    seat: int
    at: int
    """The moment of the replay."""
    round: int
    room: int
    """Where they were last seen."""
    cause: str
    by: str
    """The type of Intruder that killed them; empty: something else did."""
    text: str
    before: list[str]
    """What led to it, in sentences."""


def death(t: Texts, game: Game, told: list[Happening], happening: Happening, last_room: int) -> Death:
    died = happening.event
    assert isinstance(died, Died)
    room = died.room or last_room
    cause, by = struck(told, died)
    before = [h.text for h in told if h.phase == happening.phase and h.text and hurts(h, died.seat)]
    words = {
        "who": t.person(game, died.seat),
        "round": happening.round,
        "somewhere": yes_or_no(room and died.room),
        "room": t.the_room(game, room) if room else "",
    }
    reason = f"chronicle-died_{cause}"
    if by:
        text = t.get("chronicle-killed", killer=t.form(f"intruder-{by}", "a"), **words)
    elif t.has(reason):
        text = t.get(reason, **words)
    else:
        text = t.get("chronicle-died", why=t.get(f"death-{cause}"), **words)
    return Death(died.seat, happening.scene.made, happening.round, room, cause, by, capital(text), before[-SENTENCES:])


def struck(told: list[Happening], died: Died) -> tuple[str, str]:
    """The cause, and the type of Intruder behind it."""
    if died.cause not in UNTOLD:
        return died.cause, ""
    for happening in reversed(told):
        event = happening.event
        if isinstance(event, AttackCard) and event.hits and event.seat == died.seat:
            return "attack", event.kind
        if isinstance(event, Burnt) and event.seat == died.seat:
            return "fire", ""
        if isinstance(event, Bleeding) and event.seat == died.seat:
            return "bleeding", ""
    return died.cause, ""


def hurts(happening: Happening, seat: int) -> bool:
    harm = happening.event.page.harms
    return (
        harm is not None
        and not isinstance(happening.event, Died)
        and getattr(happening.event, harm.seat, None) == seat
        and (not harm.only_if or bool(getattr(happening.event, harm.only_if, False)))
    )
