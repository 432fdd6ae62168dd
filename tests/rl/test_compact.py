"""The compact encoding: what it promises over random games of every species, mode and player count."""

from __future__ import annotations

import doctest
import hashlib
import json
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import nemesis.rl.compact
import nemesis.rl.rows
from nemesis import Game, IllegalChoice, Setup
from nemesis.content import MODES, SPECIES_BY_ID
from nemesis.errors import UnknownViewer
from nemesis.rl import observe, state
from nemesis.rl.compact import Observer
from nemesis.rl.layout import FIELDS, NAMED, NUMBERED, PLACES, SEAT_FIELDS, SEAT_PLACES, SEAT_SIZE, SEATS, SIZE
from nemesis.rl.rows import ALONE, OPTION_PLACES, OPTION_SIZE, decoded, option_row, option_rows
from nemesis.rl.vocabulary import (
    BAG,
    ENCODING,
    FIRST_NAME,
    FIRST_STRANGER,
    LISTS,
    NAMES,
    NUMBERS,
    SEAT_ENTRIES,
    TABLE_ENTRIES,
    name_of,
    same_but_for_copies,
)
from nemesis.rl.whole import STATE_FIELDS, STATE_PLACES, STATE_SIZE, WHOLE_SEAT_FIELDS
from nemesis.view import determinise

from ..playing import KINDS, play, setups

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "research.md"
GAMES = 10
"""Of each kind: each mode with each player count once, and every second of them with modules."""


def games(kind: str, first_seed: int) -> Iterator[tuple[int, Game]]:
    for setup in setups(GAMES, first_seed, kind):
        yield from enumerate(play(setup))


def test_the_games_here_are_of_every_species_mode_and_player_count() -> None:
    played = [setup for kind in KINDS for setup in setups(GAMES, 0, kind)]
    assert {s.species for s in played} == set(SPECIES_BY_ID) and {s.mode for s in played} == set(MODES)
    assert {s.players for s in played} == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("kind", KINDS)
def test_the_observation_depends_on_the_view_alone(kind: str) -> None:
    """Every seat, asked or not: a game dealt from its view looks the same to it."""
    compared = 0
    for step, game in games(kind, 500):
        if step % 20:
            continue
        for seat in range(len(game.seats)):
            dealt = determinise(game.view(seat), seed=step)
            assert observe(game, seat).tolist() == observe(dealt, seat).tolist()
            compared += 1
    assert compared > 100


@pytest.mark.parametrize("kind", KINDS)
def test_an_observer_that_follows_games_sees_what_a_new_one_sees(kind: str) -> None:
    """Nothing that is kept from before, from another seat or from another game is stale; looking changes nothing."""
    observer = Observer()
    for step, game in games(kind, 520):
        if step % 6:
            continue
        before = game.digest() if step % 30 == 0 else None
        for seat in range(len(game.seats)):
            assert observer.observe(game, seat) == observe(game, seat).tobytes()
        assert observer.observe(game.copy(), 0) == observer.observe(game, 0)
        assert before is None or game.digest() == before


@pytest.mark.parametrize("kind", KINDS)
def test_numbers_say_what_the_view_says(kind: str) -> None:
    for step, game in games(kind, 540):
        if step % 25:
            continue
        for view in (game.view(seat) for seat in range(len(game.seats))):
            me = view["seat"]
            assert me is not None
            seen = observe(game, me)
            values = dict(view)
            assert [int(seen[PLACES[name].start]) for name in NUMBERED] == [values[name] for name in NUMBERED]
            assert [int(seen[PLACES[name].start]) for name in NAMED] == [NUMBERS[str(values[name])] for name in NAMED]
            for room in view["rooms"]:
                slot = room["slot"]
                at = {name: int(seen[PLACES[name].start + slot]) for name in PLACES if name.startswith("room_")}
                assert not room["tile"] or at["room_tile"] == NUMBERS[room["tile"]]
                assert (at["room_fire"], at["room_items"]) == (room["fire"], room["items"])
                assert at["room_figures"] == sum(figure[2] == slot for figure in view["figures"])
                assert at["room_crew"] == sum(1 << s["index"] for s in view["seats"] if s["room"] == slot)
            bag = seen[PLACES["bag"]]
            assert {kind: int(bag[n]) for kind, n in BAG.items() if bag[n]} == view["bag"]
            own = [name_of(number) for number in seen[PLACES["own_hand"]].tolist() if number]
            assert own == view["seats"][me]["hand"]
            for n in range(SEATS):
                block = seen[PLACES["seats"]][n * SEAT_SIZE : (n + 1) * SEAT_SIZE]
                if n >= len(view["seats"]):
                    assert not block.any()
                    continue
                seat = view["seats"][(me + n) % len(view["seats"])]
                assert block[SEAT_PLACES["index"].start] == seat["index"]
                assert block[SEAT_PLACES["hand_size"].start] == seat["hand_size"]
                assert block[SEAT_PLACES["status"].start] == NUMBERS[seat["status"]]


@pytest.mark.parametrize("kind", KINDS)
def test_rows_lead_back_to_the_options_and_everything_has_a_place(kind: str) -> None:
    """Exactly the engine's options, in their order; in games of the house every name and every entry is known."""
    for step, game in games(kind, 560):
        for ask in game.asks:
            rows = option_rows(ask.options)
            assert [decoded(row) for row in rows] == list(ask.options)
            assert len({row.tobytes() for row in rows}) == len(ask.options)
        assert set(game.ext) <= set(TABLE_ENTRIES)
        assert all(set(p.ext) <= set(SEAT_ENTRIES) for p in game.seats)
        if step % 5 == 0 and game.ask is not None:
            assert observe(game, game.ask.seat).max() < FIRST_STRANGER


@pytest.mark.parametrize("kind", KINDS)
def test_an_option_decoded_from_its_row_is_applied_as_the_option_itself(kind: str) -> None:
    for setup in setups(3, 580, kind):
        game, again, chance = Game.new(setup), Game.new(setup), random.Random(setup.seed)
        while game.ask is not None:
            number = chance.randrange(len(game.ask.options))
            row = option_row(game.ask.options[number])
            game.apply(number)
            again.apply(decoded(row))
        assert game.digest() == again.digest() and again.over


def test_a_wrong_row_or_seat_is_refused_by_name() -> None:
    for row in (
        [0] * OPTION_SIZE,
        [FIRST_NAME] * (OPTION_SIZE - 1),
        [FIRST_NAME, OPTION_PLACES + 1, *[0] * OPTION_PLACES],
        [FIRST_STRANGER + 5, ALONE, *[0] * OPTION_PLACES],
    ):
        with pytest.raises(IllegalChoice):
            decoded(row)
    game = Game.new(Setup(players=2, seed=3))
    for seat in (-1, 2, True, None):
        with pytest.raises(UnknownViewer):
            observe(game, seat)  # type: ignore[arg-type]


# -- the whole state ------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_the_state_tells_what_is_hidden(kind: str) -> None:
    hidden = 0
    for step, game in games(kind, 600):
        if step % 40:
            continue
        whole = state(game)
        assert whole.shape == (STATE_SIZE,) and whole.tolist() == state(game.copy()).tolist()
        tiles = whole[STATE_PLACES["room_tile"]].tolist()
        assert tiles[: len(game.tiles)] == [NUMBERS[tile] for tile in game.tiles]
        assert whole[STATE_PLACES["coordinates"].start] == NUMBERS[game.coordinates]
        if game.ask is not None and game.setup_done:
            dealt = determinise(game.view(game.ask.seat), seed=step)
            hidden += state(dealt).tolist() != whole.tolist()
    assert hidden > 3
    assert sum(field.length for field in STATE_FIELDS) == STATE_SIZE > SIZE


# -- stability ------------------------------------------------------------------------------------------


def test_the_encoding_is_the_one_that_has_this_version() -> None:
    """What was learnt with a version can be read with it for ever: another layout is another version.

    Names may be added at the end, and entries into the free room of their field, without a new one.
    """
    known = {
        1: {
            "names": (1400, "a6e6e7cfbfa9fd2c"),
            "fields": "f8e122066ec06b05",
            "lists": "5e6a474b7baac737",
        }
    }[ENCODING]
    count, digest = known["names"]
    assert len(NAMES) >= int(count) and digest_of(list(NAMES[: int(count)])) == digest
    fields = [[field.name, field.length] for field in (*FIELDS, *SEAT_FIELDS, *STATE_FIELDS, *WHOLE_SEAT_FIELDS)]
    assert digest_of([*fields, OPTION_SIZE, FIRST_NAME, FIRST_STRANGER]) == known["fields"]
    first = {"bag": 19, "decks": 10, "backs": 5, "table": 18, "seats": 19}
    assert digest_of([LISTS[key][:length] for key, length in first.items()]) == known["lists"]


def digest_of(values: object) -> str:
    return hashlib.sha256(json.dumps(values).encode()).hexdigest()[:16]


def test_lists_of_the_vocabulary_fit_into_their_room() -> None:
    room = {"table_entries": TABLE_ENTRIES, "own_entries": SEAT_ENTRIES}
    for field, entries in room.items():
        length = PLACES[field].stop - PLACES[field].start
        assert max(at + numbers for at, numbers in entries.values()) <= length
    assert len(set(NAMES)) == len(NAMES) and FIRST_NAME + len(NAMES) < FIRST_STRANGER


def test_other_processes_use_the_same_numbers() -> None:
    """Whatever Python makes of hashes there."""
    code = (
        "from nemesis import Game, Setup\nfrom nemesis.rl import observe\nimport zlib\n"
        "game = Game.new(Setup(players=3, species='void_seeders', seed=9))\n"
        "for _ in range(40): game.apply(len(game.ask.options) - 1)\n"
        "print(zlib.crc32(observe(game, 1).tobytes()))"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
        ).stdout
        for seed in ("0", "77")
    }  # fmt: skip
    assert len(said) == 1 and said != {""}


def test_names_of_other_boxes_have_numbers_too() -> None:
    assert FIRST_STRANGER <= NUMBERS["a_card_from_elsewhere"] == NUMBERS["a_card_from_elsewhere"]
    assert option_row(("card", "a_card_from_elsewhere"))[2] >= FIRST_STRANGER


def test_copies_of_a_card_can_share_what_is_learnt() -> None:
    shared = same_but_for_copies()
    assert shared[NUMBERS["red_grenade_1"]] == shared[NUMBERS["red_grenade_2"]] != shared[NUMBERS["red_decoy_1"]]
    assert len(shared) == len(NAMES)


@pytest.mark.parametrize("module", [nemesis.rl.compact, nemesis.rl.rows])
def test_the_examples_run(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert tried and not failed


def test_the_document_has_the_layout() -> None:
    """Each field once, with its length, in its order."""
    text = DOCUMENT.read_text(encoding="utf-8")
    told = [(name, int(length)) for name, length in re.findall(r"^\| `(\w+)` \| (\d+) \|", text, re.MULTILINE)]
    assert told == [(field.name, field.length) for field in (*FIELDS, *SEAT_FIELDS)]
    assert f"ENCODING` = {ENCODING}" in text and f"{SIZE:,}" in text and f"{STATE_SIZE:,}" in text
