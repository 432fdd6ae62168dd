"""The rulebook and every component in the boxes, for whoever reads away from a table."""

from __future__ import annotations

from functools import cache

import msgspec

from ...setup import Ruleset, every_box
from ...text import LANGUAGES, Texts
from ...text.rulebook import chapters
from ..messages import BookChapter, Printed, Printing, Rulebook
from .sheet import components

STAND_FOR_OTHERS = ("intruder_tokens",)
"""Families that come last: what such a token says is what the creature on it says."""


@cache
def encoded_rulebook(language: str) -> bytes:
    return msgspec.json.encode(Rulebook(msgspec.convert(chapters(language), list[BookChapter], from_attributes=True)))


@cache
def encoded_components(language: str) -> bytes:
    return msgspec.json.encode(Printing(all_components(language)))


def all_components(language: str) -> list[Printed]:
    """Each card, Item, Room, token, figure and Character once, whatever its box and however many copies there are."""
    found: dict[str, Printed] = {}
    alike: set[tuple[str, str]] = set()
    for rules in every_box():
        others = [Texts.of(rules, other) for other in LANGUAGES if other != language]
        faces = components(rules, Texts.of(rules, language))
        for id, face in sorted(faces.items(), key=lambda item: item[1].family in STAND_FOR_OTHERS):
            seen = (face.name, face.text)
            if id in found or seen in alike or not is_looked_up(rules, id):
                continue
            alike.add(seen)
            found[id] = Printed(id, [other.name(rules, id) for other in others], face)
    return list(found.values())


def is_looked_up(rules: Ruleset, id: str) -> bool:
    """A Character's Corpse is a Corpse; where the ship may go is one card's matter."""
    return ":" not in id and id not in rules.families.get("coordinates", {})
