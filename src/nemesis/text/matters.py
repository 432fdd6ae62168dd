"""What is beside the board and counts for everybody, in words. Each box tells its own (`BoxTexts.matters`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ..rules.state import State
    from .places import Places

TIME, CLOCK, LINE, LOSSES = "time", "clock", "line", "losses"


class Matter(NamedTuple):
    id: str
    """The glossary term that explains it."""
    title: str
    text: str
    left: int | None = None
    """Rounds, tokens or actions that are left, where something is counted; `left_text` says the same."""
    left_text: str = ""
    component: str = ""
    """The card, where it is one."""
    level: int = 0
    """Levels done, of so many."""
    levels: int = 0
    done: tuple[str, ...] = ()
    """What has been done for the running level."""
    rooms: tuple[int, ...] = ()
    """Where something can be done about it now."""
    urgent: bool = False
    pressing: bool = False
    """Something to act upon, told in full; the others are only counted."""
    seat: int | None = None
    """Who has it, where it can be somebody's."""
    line: str = ""
    """All of it in one sentence, where that is not the text."""
    place: str = ""
    """Where a status in lines tells it: with the Time track or instead of it (`TIME`), after all that is counted
    (`CLOCK`), in a line of its own (`LINE`), or among what the Intruders have lost (`LOSSES`); empty: nowhere."""

    @property
    def sentence(self) -> str:
        return self.line or self.text


def matters(t: Places, game: State, seat: int | None) -> list[Matter]:
    """What presses first. Everything here is public; nothing presses once the game is over."""
    if game.result is not None:
        return []
    found = [matter for tell in t.box_texts.matters for matter in tell(t, game, seat)]
    return sorted(found, key=lambda matter: not matter.pressing)
