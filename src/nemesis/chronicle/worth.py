"""What a chronicle tells, and what it leaves to the log."""

from __future__ import annotations

from ..engine.events import Event
from ..rules.bag import TokenAdded
from ..rules.decks import DeckShuffled, Drew, OwnDeckShuffled
from ..rules.encounter import SurpriseCheck
from ..rules.ending import FinalResult
from ..rules.engines import LookedAtEngine, LookedAtEngines
from ..rules.injury import IntruderVanished
from ..rules.intruder_movement import IntruderMoved
from ..rules.markers import Noise, NoiseAll
from ..rules.noise import Danger, NoiseRolled
from ..rules.radio import Said
from ..rules.rounds import BagToken, EventPhase, FirstPlayer, Round, Time
from ..rules.shelter import Boarded, Hibernated
from ..rules.turns import Action, Discarded, Passed, Turn
from ..text.log import ViewerPast, who_entered
from ..text.radio import lies
from .retelling import Happening

DULL: tuple[type[Event], ...] = (
    Turn, Passed, Drew, Discarded, Round, EventPhase, Time, FinalResult, FirstPlayer, OwnDeckShuffled,
    DeckShuffled, BagToken, TokenAdded, Noise, NoiseAll, NoiseRolled,
)  # fmt: skip
OF_A_ROOM: tuple[type[Event], ...] = (Hibernated, Boarded, LookedAtEngine, LookedAtEngines)
"""Where one of these comes next, nobody needs to be told that the Room was used."""


def worth_telling(happening: Happening) -> bool:
    event, scene = happening.event, happening.scene
    if not happening.text:
        return False
    if isinstance(event, (Noise, NoiseRolled, Danger)) and tells_a_move(happening, event.room):
        return True
    if isinstance(event, DULL):
        return False
    if isinstance(event, Said):
        return event.line in lies(scene.game)
    if isinstance(event, SurpriseCheck):
        return event.surprised
    if isinstance(event, Danger):
        return event.brings == "intruders"
    if isinstance(event, IntruderMoved):
        return not {event.start, event.room}.isdisjoint((*scene.before, *scene.after))
    if isinstance(event, IntruderVanished):
        return event.room in scene.after
    return True


def tells_a_move(happening: Happening, room: int) -> bool:
    """Is it the line that says who came into this Room?"""
    return who_entered(ViewerPast(happening.scene.log, happening.at, None), room) is not None


def announces(earlier: Event | None, event: Event) -> bool:
    """Was the earlier one only said to be done by the later?"""
    return isinstance(earlier, Action) and earlier.action == "room_action" and isinstance(event, OF_A_ROOM)
