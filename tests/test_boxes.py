"""Every box keeps to its own room: nobody else says its names."""

from __future__ import annotations

import pytest

from nemesis.content import HOUSE_BOXES

from .box_names import ORDINARY, Place, area, foreign_names, names_of, places, words_of

STILL_NAMING = {
    "page": "drawings and lists of ids",
}
"""Where names of expansions are still said outside their rooms, and what they are there for. This list only shrinks."""


def test_nobody_names_what_is_in_a_box() -> None:
    """Rules, engine and scenarios know no expansion; a box says all of its own (`python -m tests.box_names`)."""
    said: dict[str, list[Place]] = {}
    for place in places():
        said.setdefault(area(place), []).append(place)
    for where, found in said.items():
        listed = [f"{place.file}:{place.line} says {place.name}" for place in found]
        assert where in STILL_NAMING, f"names of a box are said outside its room: {listed}"
    assert set(STILL_NAMING) == set(said), "an area names no box any more: take it off the list"


def test_the_ordinary_words_are_names_of_a_box_too() -> None:
    every = set[str]().union(*(names_of(box) for box in HOUSE_BOXES))
    assert set(ORDINARY) <= every


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("from ..content import aftermath", "aftermath"),
        ("class VoidSeeders:", "void_seeders"),
        ('"""Void Seeders never sleep."""', "void_seeders"),
        ('"""As the Spy Drone does."""', "spy_drone"),
        ("# a Carnomorph feeds", "carnomorph"),
        ("g.ext['hourglass']", "hourglass"),
        ("options.hourglass_seconds", "hourglass_seconds"),
        ('g.push("alert_icon")', "alert_icon"),
        ("scenario.spy_drone(0)", "spy_drone"),
    ],
)
def test_names_are_found_in_code_and_in_prose(line: str, name: str) -> None:
    assert name in words_of(line) & foreign_names()
