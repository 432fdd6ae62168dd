"""The base game's cards and Rooms in words: what their questions are given, what they do to others, what they scan."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...rules.contamination import in_hand
from ...text.boxes import Args, BoxTexts
from ...text.choices import about_infection, about_person, about_picks
from .for_texts_goals import CONDITIONS
from .for_texts_risks import EFFECTS, RISKS
from .rooms import scan_is_all

if TYPE_CHECKING:
    from ...engine.machine import Ask
    from ...rules.state import Seat, State
    from ...text.places import Places


def about_event(t: Places, game: State, ask: Ask) -> Args:
    return {"event": t.thing(game.rules, ask.source), "reminder": t.reminder(game.rules, ask.source)}


def rests(game: State, p: Seat, choice: Any) -> bool:
    return bool(choice[0] == "play" and game.rules.types[choice[1]].id == "rest")


def cares_for_nothing(game: State, p: Seat, choice: Any) -> bool:
    """A Room of care with nothing to care for: its scan is what is paid for."""
    cares = choice[0] == "room_action" and scan_is_all(game, p, game.tiles[choice[1]])
    return cares and bool(in_hand(game, p))


FOR_TEXTS = BoxTexts(
    questions={
        "consent": about_person,
        "event_top": about_event,
        "scan": about_infection,
        "stimulants": about_picks,
    },
    named_by_effect=("comms_room", "generator", "hatch_control"),
    harms={
        "sent_away": "phrase-harm_move",
        "discard_one": "phrase-harm_card",
        "weaken": "phrase-harm_card",
        "lose_hand": "phrase-harm_hand",
        "serious_wound": "phrase-harm_wound",
        "operate_on": "phrase-harm_wound",
    },
    scans=(rests, cares_for_nothing),
    risks=RISKS,
    effects=EFFECTS,
    conditions=CONDITIONS,
)
