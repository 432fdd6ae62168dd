"""What bots should know of the Void Seeders: calm, scans, Interruptions against the Panic of others (V-2, V-3, V-9)."""

from __future__ import annotations

from dataclasses import replace

from ...bots.lore import Lore
from ...bots.sight import Sight
from ...bots.utility import Mind
from ...engine.machine import Choice
from ..base.for_bots_cards import CARDS, CLEAN_CARD
from .void_seeders import MAD_ENOUGH

REST = CARDS["rest"]
CALMABLE = (2, 4, 5)
"""Levels that rest can lower (V-2.2)."""
MAD, HIGHEST = 4, 5
SOOTHE, SOOTHE_MAD = 2.0, 6.0
"""What one level less is worth, and one level less near the end of the track."""
FATAL = frozenset({"pan_heart_attack", "pan_bloodlust", "pan_defeatism"})
"""Panic effects that kill their victim, or that hurt everybody in the Room."""


def lost_in_the_end(mind: Mind) -> bool:
    """Whether the Contamination cards alone would drive this character to the end of the track (V-10)."""
    return bool(mind.s.me["ext"]["insanity"] + mind.s.me["contamination"] >= HIGHEST)


def rest_score(mind: Mind) -> float:
    """What the Rest card is worth: clean cards, and a calmer mind for those who have one to lose."""
    level = mind.s.me["ext"].get("insanity")
    if level is None:
        return REST.score(mind)
    calmer = 0.0 if level not in CALMABLE else SOOTHE_MAD if level >= MAD else SOOTHE
    return calmer + (CLEAN_CARD * mind.s.contaminated if lost_in_the_end(mind) else 0.0)


def rest_or_scan(mind: Mind) -> Choice:
    """An infected card found means level 5: a character who will stay sane without looking does not look (V-2.4)."""
    wishes = ("both", "scan", "calm") if lost_in_the_end(mind) else ("calm", "neither", "scan")
    return next((o for o in wishes if o in mind.options), mind.options[0])


def interrupt(mind: Mind) -> Choice:
    """An Interruption card is well spent on the worst Panic of somebody else."""
    _, effect, *_ = mind.ask.source
    return next((o for o in mind.options if o != "decline"), "decline") if effect in FATAL else "decline"


def somebody_mad(s: Sight, laboratory: int, things: list[str]) -> bool:
    """V-10.1: a character in the Laboratory is far enough along the track to be studied."""
    return any(p["ext"].get("insanity", 0) >= MAD_ENOUGH for p in (s.me, *s.crew_in(laboratory)))


FOR_BOTS = Lore(
    cards={"rest": replace(REST, score=rest_score)},
    threats={"lair": 2.0, "lurker": 3.0, "whisperer": 5.0, "stalker": 8.0, "despoiler": 10.0},
    efforts={"study_insanity": 2},
    studies={"insanity": somebody_mad},
    answers={"rest_or_scan": rest_or_scan, "interrupt": interrupt},
    signs=(lambda s: (s.me["ext"].get("insanity", 0),),),
    inputs={"void_seeders": lambda setup: setup.species == "void_seeders"},
)
