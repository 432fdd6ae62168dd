"""What to do with the hourglass: a hunter lets it run out on its prey, all others get rid of it (A-10.1, A-10.2)."""

from __future__ import annotations

from ...bots.sight import Sight
from ...bots.utility import Mind
from ...bots.wary import target_of
from ...engine.machine import Choice

SEIZE, REMOVE = 25.0, 26.0
"""Both are free; what is done first is what can be done."""
LOUD = 4
"""Faces of the die that must bring an Encounter before a hunter seizes it."""


def prey(s: Sight) -> int:
    """The Room of the one to outlive, if it is noisy there and nobody else would be hurt; else 0."""
    target = target_of(s)
    room = s.view["seats"][target]["room"] if target is not None else 0
    if not room or s.noisy_faces(room) < LOUD:
        return 0
    return room if [p["index"] for p in s.view["seats"] if p["room"] == room] == [target] else 0


def quiet_rooms(s: Sight) -> list[int]:
    """Where a roll hurts nobody: nobody and no Intruder there or next door, no Noise around."""
    taken = {p["room"] for p in s.view["seats"] if p["room"]} | s.intruders.keys()
    rooms = [r["slot"] for r in s.view["rooms"] if r["slot"] in s.board.links]
    return [r for r in rooms if not taken & {r, *(n for _, n in s.board.links[r])} and not s.noisy_faces(r)]


def is_hunter(s: Sight) -> bool:
    return target_of(s) is not None


def seize_score(mind: Mind) -> float:
    return SEIZE if (prey(mind.s) if is_hunter(mind.s) else quiet_rooms(mind.s)) else 0.0


def remove_score(mind: Mind) -> float:
    return 0.0 if is_hunter(mind.s) else REMOVE


def hourglass_room(mind: Mind) -> Choice:
    room = prey(mind.s) or next(iter(quiet_rooms(mind.s)), 0)
    return ("room", room) if ("room", room) in mind.options else mind.options[0]
