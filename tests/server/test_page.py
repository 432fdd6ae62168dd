"""What boxes bring to the page: their drawings, and what is done with their events."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from nemesis.content import BOXES, HOUSE_BOXES
from nemesis.engine.events import EVENTS, Event
from nemesis.rules.boxes import Box
from nemesis.server.lookup import page

FAMILIES = {"rooms": ("rooms",), "characters": ("characters",), "creatures": ("kinds",)}
"""Section of the pictures -> families of components that it shows."""
BESIDES = {"seeder", "alarm"}
"""A token of the bag and the sign of a family of cards are drawn like components."""


@pytest.mark.parametrize("box", HOUSE_BOXES, ids=lambda box: box.id)
def test_a_box_draws_its_own_components_only(box: Box) -> None:
    for section, families in FAMILIES.items():
        own = {
            entry.id
            for module in box.every_module()
            for family in families
            for entry in module.components.get(family, ())
        }
        assert set(page.pictures_of(box).get(section, {})) - BESIDES <= own, section


def test_the_page_is_built_with_what_the_house_has() -> None:
    if BOXES == HOUSE_BOXES:
        assert page.installed_pictures() == {}
        assert page.installed_events() == {}


def test_drawings_of_other_boxes_are_sent_to_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "box_of_a_friend"
    folder.mkdir()
    (folder / "__init__.py").touch()
    drawn = {"rooms": {"strange_room": {"line": "M4 4h40v40H4z"}}}
    (folder / page.FILE).write_text(json.dumps(drawn), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(page, "BOXES", (*HOUSE_BOXES, Box("friend", "box_of_a_friend")))
    page.installed_pictures.cache_clear()
    try:
        assert page.installed_pictures() == drawn
    finally:
        page.installed_pictures.cache_clear()
        sys.modules.pop("box_of_a_friend", None)


def test_what_is_done_with_events_of_other_boxes_is_sent_to_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "BOXES", (*HOUSE_BOXES, Box("friend", __name__)))

    class Applauded(Event, term=None, sound="good", pace="small"):
        """Somebody claps."""

    try:
        assert page.installed_events() == {"applauded": {"sound": "good", "pace": "small"}}
    finally:
        del EVENTS["applauded"]
