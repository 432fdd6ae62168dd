"""A view as numbers: one vector of fixed length, a row for each option, and the mask of what may be chosen.

Only the view is read, so nothing that the seat cannot know gets in. All numbers lie between 0 and 1.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..rules.state import ABOARD, DEAD, HIBERNATING, IN_POD, LAUNCHED
from ..view.types import View, own_seat
from .words import CHARACTERS, KINDS, ROOMS, hashed, without_copy

Vector = NDArray[np.float32]
Observation = dict[str, NDArray[Any]]

MAX_OPTIONS = 96
"""Size of the action space: the action is the index of an option. The longest list met in play had about 35 options; of
a longer one than this only the first `MAX_OPTIONS` could be chosen."""
SEATS, SLOTS, CORRIDORS = 5, 40, 48
"""Sizes of the largest table: five players, a ship with another one docked."""
STATUSES = (ABOARD, IN_POD, HIBERNATING, LAUNCHED, DEAD)
LETTERS = ("A", "B", "C", "D")
PHASES = 8
SETUP = 16
BAG = 16
LASTING = 16
CARDS = 96
ASKS = 96
WORDS = 96
NAMES = 48
TURNS = 15

GLOBAL_SIZE = 24 + len(LETTERS) + PHASES + SETUP + BAG + LASTING
ROOM_SIZE = 8 + len(ROOMS) + len(KINDS)
SEAT_SIZE = 20 + len(CHARACTERS) + len(STATUSES) + SLOTS + 1
OWN_SIZE = 4 * CARDS
SIZE = GLOBAL_SIZE + SLOTS * ROOM_SIZE + CORRIDORS * 3 + SEATS * SEAT_SIZE + OWN_SIZE + ASKS
"""Length of the vector."""
NUMBERS = 3
ABOUT_ROOM = 6
OPTION_SIZE = WORDS + NUMBERS + NAMES + ABOUT_ROOM
"""Length of the row of one option: its first word, its numbers, its other words, and the Room that it leads to."""
LEADS_TO_A_ROOM = frozenset({"move", "careful_move", "escape", "room"})


def encode(view: View) -> Observation:
    """What a seat sees, as `observation`, `options` and `action_mask`."""
    ask = view["ask"]
    options = ask["options"][:MAX_OPTIONS] if ask is not None else []
    return {"observation": vector(view), "options": option_rows(view, options), "action_mask": mask_of(len(options))}


def mask_of(options: int) -> NDArray[np.int8]:
    """What is offered; a seat that is not asked can only wait."""
    mask = np.zeros(MAX_OPTIONS, dtype=np.int8)
    mask[: options or 1] = 1
    return mask


def vector(view: View) -> Vector:
    """Everything but the options."""
    found = np.zeros(SIZE, dtype=np.float32)
    at = globals_into(found, view)
    at = rooms_into(found, at, view)
    at = corridors_into(found, at, view)
    at = seats_into(found, at, view)
    at = own_into(found, at, view)
    if view["ask"] is not None:
        found[at + hashed(view["ask"]["kind"], ASKS)] = 1
    return np.clip(found, 0, 1, out=found)


def globals_into(found: Vector, view: View) -> int:
    setup = view["setup"]
    found[:24] = (
        1, setup["players"] / SEATS, view["round"] / TURNS, view["time"] / TURNS, view["self_destruct"] >= 0,
        max(0, view["self_destruct"]) / 10, view["point_of_no_return"], view["eggs"] / 10, view["egg_supply"] / 10,
        view["nest_destroyed"], bool(view["airlock"]), view["first_encounter"], view["first_death"] >= 0,
        view["queen_killed"], view["intruder_seat"] >= 0, view["skip_attacks"], view["actions_left"] / 4,
        len(view["pods"]) / 4, len(view["figures"]) / 10, sum(view["bag"].values()) / 30, view["turn"] == view["seat"],
        view["first_player"] == view["seat"], setup["board"] == "standard", len(view["claims"]) / 4,
    )  # fmt: skip
    at = 24
    if view["destination"] in LETTERS:
        found[at + LETTERS.index(view["destination"])] = 1
    at += len(LETTERS)
    found[at + hashed(view["phase"], PHASES)] = 1
    at += PHASES
    for word in (setup["species"], setup["mode"], *setup["modules"]):
        found[at + hashed(word, SETUP)] = 1
    at += SETUP
    for kind, count in view["bag"].items():
        found[at + hashed(kind, BAG)] += count / 10
    at += BAG
    for card in view["lasting"]:
        found[at + hashed(str(card), LASTING)] = 1
    return at + LASTING


def rooms_into(found: Vector, at: int, view: View) -> int:
    """Rooms by slot, with what is in them."""
    for room in view["rooms"][:SLOTS]:
        row = at + (room["slot"] - 1) * ROOM_SIZE
        found[row : row + 5] = (
            room["explored"], room["token"], (room["items"] + 1) / 8, room["fire"], room["malfunction"],
        )  # fmt: skip
        if room["tile"] in ROOMS:
            found[row + 8 + ROOMS[room["tile"]]] = 1
    for _, kind, slot, injuries in view["figures"]:
        if 1 <= slot <= SLOTS:
            row = at + (slot - 1) * ROOM_SIZE
            found[row + 5] += injuries / 10
            if kind in KINDS:
                found[row + 8 + len(ROOMS) + KINDS[kind]] += 0.25
    for slot, _ in view["floor"]:
        if 1 <= slot <= SLOTS:
            found[at + (slot - 1) * ROOM_SIZE + 6] += 0.25
    for seat in view["seats"]:
        if 1 <= seat["room"] <= SLOTS and seat["index"] != view["seat"]:
            found[at + (seat["room"] - 1) * ROOM_SIZE + 7] += 0.25
    return at + SLOTS * ROOM_SIZE


def corridors_into(found: Vector, at: int, view: View) -> int:
    for n, (door, noise) in enumerate(zip(view["doors"][:CORRIDORS], view["noise"], strict=False)):
        found[at + 3 * n : at + 3 * n + 3] = (door == 1, door == 2, noise)
    return at + 3 * CORRIDORS


def seats_into(found: Vector, at: int, view: View) -> int:
    """The own seat first, then the others clockwise."""
    seats = view["seats"]
    for n in range(len(seats)):
        seat = seats[(own_seat(view) + n) % len(seats)]
        row = at + n * SEAT_SIZE
        found[row : row + 20] = (
            1, seat["light"] / 3, seat["slime"], seat["signal"], seat["larva"], seat["passed"], seat["intruder"],
            len(seat["wounds"]) / 3, seat["hand_size"] / 10, seat["deck_size"] / 10, seat["contamination"] / 10,
            len(seat["hands"]) / 2, len(seat["backs"]) / 6, seat["objectives_held"] / 2, len(seat["quests"]) / 2,
            seat["index"] == view["turn"], seat["index"] == view["first_player"], bool(seat["pod"]),
            seat["looking_at"] is not None, len(seat["pairs"]) / 4,
        )  # fmt: skip
        row += 20
        if seat["character"] in CHARACTERS:
            found[row + CHARACTERS[seat["character"]]] = 1
        row += len(CHARACTERS)
        if seat["status"] in STATUSES:
            found[row + STATUSES.index(seat["status"])] = 1
        row += len(STATUSES)
        if 0 <= seat["room"] <= SLOTS:
            found[row + seat["room"]] = 1
    return at + SEATS * SEAT_SIZE


def own_into(found: Vector, at: int, view: View) -> int:
    """Own cards, Items, Heavy Objects and Wounds, Objectives: how many of each name."""
    me = view["seats"][own_seat(view)]
    for names in (me["hand"], [*me["items"], *me["looking"]], [*me["hands"], *me["wounds"]], me["objectives"]):
        for name in names:
            found[at + hashed(without_copy(word_of(name)), CARDS)] += 0.5
        at += CARDS
    return at


def word_of(thing: Any) -> str:
    """The name of an entry, which may come with numbers."""
    if isinstance(thing, str):
        return thing
    return (
        next((part for part in thing if isinstance(part, str)), "") if isinstance(thing, (tuple, list)) else str(thing)
    )


# -- options ------------------------------------------------------------------------------------------


def option_rows(view: View, options: list[Any]) -> Vector:
    found = np.zeros((MAX_OPTIONS, OPTION_SIZE), dtype=np.float32)
    about = rooms_in_short(view) if options else {}
    for row, option in zip(found, options, strict=False):
        if isinstance(option, str):
            row[hashed(option, WORDS)] = 1
            continue
        row[hashed(str(option[0]), WORDS)] = 1
        numbers = 0
        for part in flat(option[1:]):
            if isinstance(part, str):
                row[WORDS + NUMBERS + hashed(without_copy(part), NAMES)] = 1
            elif numbers < NUMBERS:
                row[WORDS + numbers] = min(1.0, max(0.0, (float(part) + 1) / CORRIDORS))
                numbers += 1
        if option[0] in LEADS_TO_A_ROOM and len(option) > 1 and option[1] in about:
            row[WORDS + NUMBERS + NAMES :] = about[option[1]]
    return found


def flat(parts: Any) -> Any:
    for part in parts:
        if isinstance(part, (tuple, list)):
            yield from flat(part)
        elif part is not None:
            yield part


def rooms_in_short(view: View) -> dict[int, tuple[float, ...]]:
    """What matters most about a Room to go to: known, fire, malfunction, figures, company."""
    figures = [slot for _, _, slot, _ in view["figures"]]
    company = [seat["room"] for seat in view["seats"] if seat["index"] != view["seat"]]
    return {
        room["slot"]: (
            1.0, float(room["explored"]), float(room["fire"]), float(room["malfunction"]),
            min(1.0, figures.count(room["slot"]) / 3), min(1.0, company.count(room["slot"]) / 3),
        )
        for room in view["rooms"]
    }  # fmt: skip
