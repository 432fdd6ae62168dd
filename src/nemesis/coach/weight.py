"""How much an event matters to the story of a game, by what its declaration says of it."""

from __future__ import annotations

from ..engine.events import Event
from ..rules.injury import IntruderKilled
from ..rules.shelter import Boarded, Hibernated

SOUNDS = {
    "death": 10, "alarm": 6, "launch": 6, "growl": 5, "crash": 3, "engine": 3, "bite": 2, "fire": 2, "wound": 2,
    "slime": 2, "whisper": 2,
}  # fmt: skip
"""What a page plays for it says how loud it is in the story too."""
HARM = 2
DEEDS: dict[type[Event], int] = {Hibernated: 8, Boarded: 5, IntruderKilled: 4}
WORTH_TELLING = 2
"""Less than this does not turn a game: somebody passes, walks, draws a card."""


def weight(event: Event) -> int:
    harm = event.page.harms
    hurts = harm is not None and (not harm.only_if or bool(getattr(event, harm.only_if, False)))
    return max(DEEDS.get(type(event), 0), SOUNDS.get(event.page.sound or "", 0)) + (HARM if hurts else 0)
