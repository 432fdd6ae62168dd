"""Portraits as inline SVG, painted from the drawings of the boxes as the page paints them."""

from __future__ import annotations

import json
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from ..content import BOXES

STYLE_FILE = Path(__file__).parent.parent / "content" / "portraits.json"
PLAIN = {"colour": "#9fb0c0", "shape": "M24 5c13 0 20 5 20 19s-7 19-20 19S4 38 4 24 11 5 24 5z"}
INK = "#08121a"
LAP = 0.2
"""Two halves overlap by a hair, so that no seam shows."""

Mark = dict[str, Any]
"""The entry of a character in `pictures.json`."""


@cache
def painting() -> dict[str, Any]:
    """Inks, and the bust of a stranger: the same that the page uses."""
    found: dict[str, Any] = json.loads(STYLE_FILE.read_text(encoding="utf-8"))
    return found


@cache
def characters() -> dict[str, Mark]:
    found: dict[str, Mark] = {}
    for box in BOXES:
        path = box.folder / "pictures.json"
        if path.exists():
            found |= json.loads(path.read_text(encoding="utf-8")).get("characters", {})
    return found


def mark_of(character: str) -> Mark:
    return {**PLAIN, **characters().get(character, {})}


def colour_of(character: str) -> str:
    return str(mark_of(character)["colour"])


def colour_in(colour: str | list[Any], mark: Mark) -> str:
    """A colour of the character by its name, one of its own, or the first of two with a part of the second."""
    if isinstance(colour, str):
        return str({**painting()["defaults"], **mark}.get(colour, colour))
    start, end, part = colour
    return mixed(colour_in(start, mark), end, part)


def mixed(start: str, end: str, part: float) -> str:
    pairs = [(int(start[n : n + 2], 16), int(end[n : n + 2], 16)) for n in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def bust(mark: Mark) -> str:
    return "".join(stroke(mark, *line) for line in mark.get("portrait", painting()["stranger"]))


def stroke(mark: Mark, ink: str, path: str, mirrored: int = 0) -> str:
    paint = painting()["inks"][ink]
    said = [f'fill="{colour_in(paint["fill"], mark) if "fill" in paint else "none"}"']
    if "opacity" in paint:
        said.append(f'fill-opacity="{paint["opacity"]}"')
    if "stroke" in paint:
        said.append(f'stroke="{colour_in(paint["stroke"], mark)}" stroke-width="{paint["width"]}"')
    lap = 0 if len(said) > 1 else LAP
    halves = f'<path d="{path}"/>'
    if mirrored:
        halves = (
            f'<path d="{path}" transform="translate({-lap} 0)"/>'
            f'<path d="{path}" transform="translate({100 + lap} 0) scale(-1 1)"/>'
        )
    return f'<g {" ".join(said)} stroke-linecap="round" stroke-linejoin="round">{halves}</g>'


def face(character: str, seat: int, language: str, size: int = 64) -> str:
    """In a frame of the character's own shape; whoever has no portrait bears initials."""
    mark = mark_of(character)
    frame = f"frame-{seat}"
    return (
        f'<svg width="{size}" height="{size}" viewBox="-1 -1 50 50" aria-hidden="true" data-face="{escape(character)}">'
        f'<clipPath id="{frame}"><path d="{mark["shape"]}"/></clipPath>'
        f'<path d="{mark["shape"]}" fill="{colour_in(painting()["ground"], mark)}"/>'
        f'<g clip-path="url(#{frame})"><g transform="translate(24 24) scale(0.62) translate(-50 -44)">'
        f"{bust(mark)}</g></g>"
        f'<path d="{mark["shape"]}" fill="none" stroke="{mark["colour"]}" stroke-width="2.6"/>'
        f"{initials(character, mark, language)}</svg>"
    )


def initials(character: str, mark: Mark, language: str) -> str:
    if "portrait" in mark:
        return ""
    known = mark.get("letters", {})
    letters = known.get(language) or next(iter(known.values()), character[:2].title())
    return (
        f'<text x="24" y="31" fill="#fff" stroke="{INK}" stroke-width="4" paint-order="stroke" font-size="19" '
        f'font-weight="800" text-anchor="middle">{escape(letters)}</text>'
    )
