"""A character that loses its mind: calm, scans, and Interruptions against the Panic of others (V-2, V-3, V-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.machine import Choice

if TYPE_CHECKING:
    from .utility import Mind

CALMABLE = (2, 4, 5)
"""Levels that rest can lower (V-2.2)."""
MAD, HIGHEST = 4, 5
SCAN, SOOTHE, SOOTHE_MAD = 4.0, 2.0, 6.0
"""What the scan of each card in hand is worth, one level less, and one level less near the end of the track."""
FATAL = frozenset({"pan_heart_attack", "pan_bloodlust", "pan_defeatism"})
"""Panic effects that kill their victim, or that hurt everybody in the Room."""


def lost_in_the_end(mind: Mind) -> bool:
    """Whether the Contamination cards alone would drive this character to the end of the track (V-10)."""
    return bool(mind.s.me["ext"]["insanity"] + mind.s.me["contamination"] >= HIGHEST)


def rest_score(mind: Mind) -> float:
    """What the Rest card is worth: clean cards, and a calmer mind where there is one to lose."""
    s = mind.s
    level = s.me["ext"].get("insanity")
    if level is None:
        return 0.0 if s.scan_may_kill else SCAN * s.contaminated
    calmer = 0.0 if level not in CALMABLE else SOOTHE_MAD if level >= MAD else SOOTHE
    return calmer + (SCAN * s.contaminated if lost_in_the_end(mind) else 0.0)


def rest_or_scan(mind: Mind) -> Choice:
    """An infected card found means level 5: whoever will stay sane without looking does not look (V-2.4)."""
    wishes = ("both", "scan", "calm") if lost_in_the_end(mind) else ("calm", "neither", "scan")
    return next((o for o in wishes if o in mind.options), mind.options[0])


def interrupts_panic(mind: Mind) -> bool:
    """Whether this is the Panic of somebody else that an Interruption card is well spent on."""
    _, effect, *_ = mind.ask.source
    return effect in FATAL


ANSWERS = {"rest_or_scan": rest_or_scan}
