"""The compact observation: what a seat sees, as a short vector of small integers (`layout.FIELDS`).

Built straight from the game, which is much quicker than by way of a view, and from nothing but what the view of the
seat shows: tests compare it with that of games dealt from the view.

>>> from nemesis import Game, Setup
>>> from nemesis.rl.compact import observe
>>> from nemesis.rl.layout import PLACES
>>> observe(Game.new(Setup(players=2, seed=7)), seat=0)[PLACES["players"]].tolist()
[2]
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ..engine.machine import Frame
from ..errors import UnknownViewer
from ..rules.claims import claims_of
from ..rules.species import KNOWN_WEAKNESSES
from ..rules.state import Seat
from ..view.build import awaited, check_viewer, ext_view, looking_at, own_face, room_values, seat_ext, weaknesses
from .layout import (
    ANSWERED,
    ANSWERS,
    BACKS_MOST,
    CORRIDORS,
    DECKS_MOST,
    DISCARD,
    ENGINES,
    FIGURES,
    HAND,
    HANDS,
    ITEMS,
    KINDS_IN_BAG,
    KNOWLEDGE,
    LASTING,
    LOOKING,
    MODULES,
    NAMED,
    NUMBERED,
    OBJECTIVES,
    OBJECTS,
    PLACES,
    PODS,
    QUESTS,
    SEAT_EXT,
    SEAT_NUMBERED,
    SEAT_SIZE,
    SEATS,
    SIZE,
    SLOTS,
    SOURCE,
    STEP,
    TABLE_EXT,
    VENTS,
    WEAKNESSES,
    WOUNDS,
)
from .vocabulary import (
    BACKS,
    BAG,
    DECKS,
    ENCODING,
    FIRST_STRANGER,
    NUMBERS,
    SEAT_ENTRIES,
    TABLE_ENTRIES,
    flat_numbers,
)

if TYPE_CHECKING:
    from ..game import Game
    from ..setup import Setup

BYTES = 2 * SIZE
NOTHING = [[0] * n for n in range(SIZE + 1)]
PACK = [struct.Struct(f"{n}h").pack for n in range(4 * SIZE)]
UNKNOWN: tuple[Any, bytes] = ((), b"")
NO_FRAME: Frame = ("", ())
LEARNT_OF_ROOMS = ("tile", "token")
numbered, named = attrgetter(*NUMBERED), attrgetter(*NAMED)
seat_values = attrgetter(*SEAT_NUMBERED, "character", "status")
numbered_of_seat = attrgetter(*SEAT_NUMBERED)
open_lists = attrgetter("hands", "pairs", "quests", "wounds", "items", "objectives", "looking")
own_lists = attrgetter("deck", "hand", "discard", "items", "objectives", "looking", "known_infected", "knowledge")


def observe(game: Game, seat: int) -> NDArray[np.int16]:
    """What a seat sees of a game."""
    return np.frombuffer(Observer().observe(game, seat), dtype=np.int16)


class Observer:
    """Follows one game after the other: of what is as it was, the numbers are not worked out again.

    Each part is kept beside copies of the lists that it is made of.
    """

    def __init__(self) -> None:
        self._rules: object = None
        self._set_up = b""
        self._ammo: dict[str, int] = {}
        self._boards: list[SeatBoard] = []
        self._rooms = self._pieces = self._corridors = self._beside = UNKNOWN

    def observe(self, game: Game, seat: int) -> bytes:
        if seat is None:
            raise UnknownViewer("a spectator has no seat: an observation is that of a seat")
        check_viewer(game, seat)
        if game.rules is not self._rules:
            self._rules, self._set_up = game.rules, packed(set_up(game.setup))
        if game.ammo != self._ammo or len(self._boards) != len(game.seats):
            self._ammo, self._boards = game.ammo.copy(), [SeatBoard() for _ in game.seats]
        boards, seats = self._boards, game.seats
        return b"".join(
            [
                self._set_up,
                tracks_and_question(game, seat),
                self._seen_of_rooms(game, seats[seat]),
                self._seen_of_pieces(game),
                self._seen_of_corridors(game),
                self._seen_beside_the_board(game),
                packed(entries(ext_view(game, seat), TABLE_ENTRIES, TABLE_EXT)) if game.ext else NO_ENTRIES,
                *[boards[p.index].shown(game, p) for p in seats[seat:] + seats[:seat]],
                NO_SEAT * (SEATS - len(boards)),
                boards[seat].own(game, seats[seat]),
            ]
        )

    def _seen_of_rooms(self, game: Game, p: Seat) -> bytes:
        learnt = [entry for entry in p.knowledge if entry[0] in LEARNT_OF_ROOMS] if p.knowledge else []
        lists = (*room_values(game), learnt)
        if self._rooms[0] != lists:
            self._rooms = (copied(lists), packed(rooms(game, learnt)))
        return self._rooms[1]

    def _seen_of_pieces(self, game: Game) -> bytes:
        lists = (
            [(f.id, f.kind, f.room, f.injuries) for f in game.figures], game.floor, [p.room for p in game.seats],
        )  # fmt: skip
        if self._pieces[0] != lists:
            self._pieces = (copied(lists), packed(pieces(game)))
        return self._pieces[1]

    def _seen_of_corridors(self, game: Game) -> bytes:
        lists = (game.doors, game.noise, game.vents)
        if self._corridors[0] != lists:
            self._corridors = (copied(lists), packed(corridors(game)))
        return self._corridors[1]

    def _seen_beside_the_board(self, game: Game) -> bytes:
        known = [*game.ext[KNOWN_WEAKNESSES]] if KNOWN_WEAKNESSES in game.ext else []
        lists = (game.bag, game.weaknesses, game.pods, game.lasting, known)
        if self._beside[0] != lists:
            self._beside = (copied(lists), packed(beside_the_board(game, weaknesses(game))))
        return self._beside[1]


def copied(lists: tuple[list[Any], ...]) -> tuple[list[Any], ...]:
    return tuple([entries.copy() for entries in lists])


class SeatBoard:
    """A seat: what everybody sees of it, and what only it sees itself, each beside all that it is made of."""

    def __init__(self) -> None:
        self._shown = self._own = UNKNOWN

    def shown(self, game: Game, p: Seat) -> bytes:
        key = (*seat_values(p), len(p.hand), len(p.deck), len(p.discard), *map(tuple, open_lists(p)), *p.ext.items())
        if self._shown[0] != key:
            self._shown = (key, packed(shown_of_seat(game, p)))
        return self._shown[1]

    def own(self, game: Game, p: Seat) -> bytes:
        key = (*map(tuple, own_lists(p)), *p.ext.items())
        if self._own[0] != key:
            self._own = (key, packed(own_things(game, p)))
        return self._own[1]


def packed(numbers: list[int]) -> bytes:
    """By far the quickest way that Python has."""
    return PACK[len(numbers)](*numbers)


NO_SEAT, NO_ENTRIES = packed([0] * SEAT_SIZE), packed([0] * TABLE_EXT)


tracks = struct.Struct(f"{PLACES['discard_sizes'].stop - PLACES['seat'].start}h")


def fitted(values: list[Any], length: int) -> list[int]:
    """Exactly so many: the first ones, or all and zeros."""
    missing = length - len(values)
    return values + NOTHING[missing] if missing >= 0 else values[:length]


# -- the table ----------------------------------------------------------------------------------------


def set_up(setup: Setup) -> list[int]:
    table = [ENCODING, setup.players, NUMBERS[setup.species], NUMBERS[setup.mode], NUMBERS[setup.board]]
    return table + fitted([NUMBERS[name] for name in setup.modules], MODULES)


def tracks_and_question(game: Game, seat: int) -> bytes:
    """Values of the table, what is being resolved, what is asked of this seat, and how many cards there are."""
    frame = game.frame or (game.stack[-1] if game.stack else NO_FRAME)
    waits_for = awaited(game, frame)
    phase, destination, end_cause = named(game)
    together = game.together
    return tracks.pack(
        seat,
        *numbered(game),
        NUMBERS[phase],
        NUMBERS[destination],
        NUMBERS[end_cause],
        game.result is not None,
        -1 if waits_for is None else waits_for,
        NUMBERS[frame[0]],
        *about(frame[1], STEP),
        *asked(game, seat),
        *(fitted(flat_numbers(together[seat]), ANSWERED) if together and seat in together else NOTHING[ANSWERED]),
        len(claims_of(game, seat)) if game.rules.claims and game.result is None else 0,
        len(game.crafted),
        len(game.removed),
        *sizes(game.decks),
        *sizes(game.discards),
    )


def asked(game: Game, seat: int) -> list[int]:
    ask = game.ask
    if ask is None or ask.seat != seat:
        ask = next((other for other in game.asks if other.seat == seat), None)
    if ask is None:
        return NOTHING[2 + SOURCE + ANSWERS]
    answers = fitted(flat_numbers(game.answers), ANSWERS) if game.answers else NOTHING[ANSWERS]
    return [NUMBERS[ask.kind], len(ask.options), *about(ask.source, SOURCE), *answers]


@lru_cache(maxsize=16_384)
def about(value: Any, length: int) -> list[int]:
    """Numbers, and names of the house: no numbers of rules."""
    return fitted([number for number in flat_numbers(value) if number < FIRST_STRANGER], length)


def rooms(game: Game, learnt: Iterable[tuple[Any, ...]]) -> list[int]:
    """By slot; of what is face down as much as was learnt."""
    tiles = [NUMBERS[tile] if explored else 0 for tile, explored in zip(game.tiles, game.explored, strict=True)]
    tokens = [1 if token else 0 for token in game.tokens]
    for kind, slot, name, _ in learnt:
        if kind == "tile":
            tiles[slot] = NUMBERS[name]
        elif tokens[slot] and name:
            tokens[slot] = NUMBERS[name]
    return by_slot(tiles, game.explored, tokens, game.counters, game.fire, game.malfunction)


def by_slot(*columns: list[Any]) -> list[int]:
    found: list[int] = []
    for column in columns:
        found += fitted(column, SLOTS)
    return found


def pieces(game: Game) -> list[int]:
    """Intruders, Heavy Objects and characters: in each Room, and one by one."""
    slots = len(game.tiles)
    figures, crew = [0] * slots, [0] * slots
    for figure in game.figures:
        figures[figure.room] += 1
    for p in game.seats:
        crew[p.room] += 1 << p.index if p.room else 0
    return [
        *by_slot(figures, crew),
        len(game.figures),
        *fitted([n for f in game.figures for n in (f.id, NUMBERS[f.kind], f.room, f.injuries)], 4 * FIGURES),
        len(game.floor),
        *fitted([n for room, thing in game.floor for n in (room, NUMBERS[thing])], 2 * OBJECTS),
    ]


def corridors(game: Game) -> list[int]:
    return fitted(game.doors, CORRIDORS) + fitted(game.noise, CORRIDORS) + fitted(game.vents, VENTS)


def beside_the_board(game: Game, studied: Sequence[tuple[str, str | None, bool]]) -> list[int]:
    """The bag, what can be studied, Pods, and cards in force."""
    types = game.rules.types
    cards = [n for slot, card, seen in studied for n in (NUMBERS[slot], NUMBERS[card or ""], seen)]
    return [
        *counted([types[token].kind for token in game.bag], BAG, KINDS_IN_BAG),
        *fitted(cards, 3 * WEAKNESSES),
        *fitted([n for number, section, *shut in game.pods for n in (number, NUMBERS[section], *shut)], 4 * PODS),
        *fitted([NUMBERS[card] for card in game.lasting], LASTING),
    ]


def counted(names: Iterable[str], order: dict[str, int], most: int) -> list[int]:
    """How many of each name, in a fixed order; names that have no place in it share the last one."""
    found = [0] * most
    for name in names:
        found[order.get(name, most - 1)] += 1
    return found


def sizes(decks: dict[str, list[str]]) -> list[int]:
    return fitted([len(decks.get(name, ())) for name in DECKS], DECKS_MOST)


def entries(kept: dict[str, Any], order: dict[str, tuple[int, int]], most: int) -> list[int]:
    """What modules keep, each entry in its place; of one that has no place nothing is told."""
    found = [0] * most
    for name, value in kept.items():
        if name in order:
            at, length = order[name]
            found[at : at + length] = fitted(flat_numbers(value), length)
    return found


# -- seats --------------------------------------------------------------------------------------------


def numbers_of(names: Iterable[str], length: int) -> list[int]:
    return fitted([*map(NUMBERS.__getitem__, names)], length)


def with_ammo(game: Game, things: list[str], length: int) -> list[int]:
    return fitted([n for thing in things for n in (NUMBERS[thing], game.ammo.get(thing, 0))], length)


def shown_of_seat(game: Game, p: Seat) -> list[int]:
    """What everybody sees of a seat."""
    rules = game.rules
    looking = looking_at(game, p)
    wounds = [n for card, dressed in p.wounds for n in (NUMBERS[card], dressed)] if p.wounds else []
    return [
        1,
        *numbered_of_seat(p),
        NUMBERS[p.character],
        NUMBERS[p.status],
        *with_ammo(game, p.hands, 2 * HANDS),
        len(p.pairs),
        *numbers_of(p.quests, QUESTS),
        *fitted(wounds, 2 * WOUNDS),
        len(p.hand),
        len(p.deck),
        len(p.discard),
        *(counted([rules.types[item].back for item in p.items], BACKS, BACKS_MOST) if p.items else NOTHING[BACKS_MOST]),
        len(p.objectives),
        *(numbers_of(p.objectives, OBJECTIVES) if rules.mode.objectives_are_public else NOTHING[OBJECTIVES]),
        *((0, 0) if looking is None else (NUMBERS[looking[0]], looking[1])),
        *(entries(seat_ext(game, p, own=False), SEAT_ENTRIES, SEAT_EXT) if p.ext else NOTHING[SEAT_EXT]),
    ]


def own_things(game: Game, p: Seat) -> list[int]:
    """What only the seat itself sees."""
    discard, faceless = p.discard, game.rules.contamination_ids
    if not p.intruder and not faceless.isdisjoint(discard):
        discard = ["contamination" if card in faceless else card for card in discard]
    engines, coordinates, learnt = [0] * ENGINES, 0, list[int]()
    for kind, subject, value, _ in p.knowledge:
        if kind == "engine":
            engines[subject] = NUMBERS[value]
        elif kind == "coordinates":
            coordinates = NUMBERS[value]
        else:
            learnt += [NUMBERS[kind], flat_numbers(subject)[0], (flat_numbers(value) or [0])[0]]
    return [
        *numbers_of(p.objectives, OBJECTIVES),
        len(faceless.intersection(p.deck + p.hand + p.discard + p.looking)),
        *numbers_of(as_held(game, p, p.hand), HAND),
        *with_ammo(game, p.items, 2 * ITEMS),
        *numbers_of(as_held(game, p, p.looking), LOOKING),
        *numbers_of(discard, DISCARD),
        *engines,
        coordinates,
        *fitted(learnt[-3 * KNOWLEDGE :], 3 * KNOWLEDGE),
        *(entries(p.ext, SEAT_ENTRIES, SEAT_EXT) if p.ext else NOTHING[SEAT_EXT]),
    ]


def as_held(game: Game, p: Seat, cards: list[str]) -> list[str]:
    """A Contamination card shows no face to the one who holds it."""
    faceless = game.rules.contamination_ids
    if p.intruder or faceless.isdisjoint(cards):
        return cards
    return [own_face(game, p, card) if card in faceless else card for card in cards]
