"""What the page should know of boxes that it was not built with: their drawings, and what it does with their events.

Those of the house are part of the page.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from ...content import BOXES, HOUSE_BOXES
from ...engine.events import EVENTS, Event, page_table
from ...rules.boxes import Box
from ..messages import Pictures

FILE = "pictures.json"


def other_boxes() -> list[Box]:
    return [box for box in BOXES if box not in HOUSE_BOXES]


@cache
def installed_pictures() -> Pictures:
    found: Pictures = {}
    for box in other_boxes():
        for section, drawings in pictures_of(box).items():
            found.setdefault(section, {}).update(drawings)
    return found


def pictures_of(box: Box) -> Pictures:
    path = box.folder / FILE
    return msgspec.json.decode(path.read_bytes(), type=Pictures) if path.exists() else {}


def installed_events() -> dict[str, dict[str, Any]]:
    boxes = other_boxes()
    return {name: data for name, data in page_table().items() if any(declares(box, EVENTS[name]) for box in boxes)}


def declares(box: Box, event: type[Event]) -> bool:
    """Does the event stand in the package of the box?"""
    return f"{event.__module__}.".startswith(f"{box.package}.")
