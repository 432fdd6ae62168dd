"""Every box keeps to its own room: nobody else says its names."""

from __future__ import annotations

import pytest

from nemesis.content import HOUSE_BOXES

from .box_names import OF_PAGES, ORDINARY, foreign_names, names_of, places, words_of


def test_nobody_names_what_is_in_a_box() -> None:
    """No layer knows an expansion, nor does the page; a box says all of its own (`python -m tests.box_names`)."""
    assert [f"{place.file}:{place.line} says {place.name}" for place in places()] == []


def test_the_ordinary_words_are_names_of_a_box_too() -> None:
    every = set[str]().union(*(names_of(box) for box in HOUSE_BOXES))
    assert set(ORDINARY) <= every


def test_what_belongs_to_pages_is_no_name() -> None:
    for said in OF_PAGES:
        assert not words_of(f"<p {said}>") & foreign_names()


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
