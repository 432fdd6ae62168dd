"""Random games on ships where the Rooms, Items, turrets and the hourglass of Aftermath are at hand from the start."""

from __future__ import annotations

import json
import re

import pytest

from nemesis import Game
from nemesis.scenario import Scenario
from nemesis.text import LANGUAGES, Texts
from nemesis.view import determinise

from ..conservation import check
from ..playing import SPECIES, Chooser, claims_now

pytestmark = pytest.mark.whole_games

MODULES = ("aftermath_rooms", "hourglass", "turrets")
MOST = 900
ENEMY = {"intruders": "adult", "carnomorphs": "shambler", "void_seeders": "lurker"}


def equipped(seed: int, species: str, mode: str) -> Game:
    """All four Rooms explored, each Item in somebody's hands, three turrets, Intruders, the Melted wounds on top."""
    clock = {"hourglass_clock": "seconds"} if seed % 2 else {"hourglass_actions": 1}
    options = {**clock, "turret_requires_presence": seed % 3 != 0}
    characters = ("captain",) if mode == "solo" else ("captain", "scout", "mechanic")
    s = Scenario(*characters, species=species, mode=mode, modules=MODULES, options=options, seed=seed)
    server, workshop, alarm, control, _ = [r for r, kind in s.game.rules.board.slots.items() if kind == "2"]
    s.room(server, "server_room").room(workshop, "workshop").room(alarm, "alarm_room").room(control, "turret_control")
    s.turret(server, "all", shown=False).turret(workshop, "intruders").turret(alarm, "inactive", shown=False)
    s.top("wound", "wound_melted", "wound_melted")
    s.seat(0, room=workshop, items=["craft_enviro_suit", "tools", "clothes", "energy_charge"])
    s.seat(0, hand=["rest", "search", "demolition"])
    if len(characters) > 1:
        s.seat(1, room=server, items=["craft_combat_drone", "energy_charge"], hand=["search", "search", "rest"])
        s.seat(2, room=control, items=["craft_laser_pointer", "tools"], hand=["demolition", "search", "rest"])
        s.figure(ENEMY[species], server).figure(ENEMY[species], alarm)
    return s.turn(0).game


def choose(game: Game, chooser: Chooser) -> None:
    """What these tests are about is chosen more often than the rest."""
    claims = claims_now(game)
    if claims and not chooser.below(6):
        seat, claim = claims[chooser.below(len(claims))]
        game.apply(claim, seat)
        return
    assert game.ask is not None
    options = game.ask.options
    special = [o for o in options if o[0] in ("room_action", "use", "part", "shoot", "claim")]
    special = [o for o in special if o != ("claim", "remove_hourglass")]
    if special and chooser.below(3):
        game.apply(special[chooser.below(len(special))])
    else:
        game.apply(chooser.choose(options))


def assert_readable(text: str) -> None:
    assert text and text == text.strip() and not re.search(r"[A-Za-z0-9]_|[{}]|\bNone\b|\bTrue\b|\bFalse\b", text), text


def assert_in_words(game: Game, t: Texts, start: int) -> None:
    """Every event from one on for every viewer, every question, option and refusal."""
    for viewer in (None, *range(len(game.seats))):
        for line in t.lines(game, game.log or [], viewer, start):
            assert_readable(line)
    for ask in game.asks:
        assert_readable(t.prompt(game, ask))
        for option in ask.options:
            assert_readable(t.option(game, ask, option))
        for impossible in game.why_not(ask.seat):
            assert_readable(t.refusal(impossible))
            assert_readable(t.deed(game, impossible.action))


def decisions(game: Game, seed: int) -> None:
    chooser = Chooser(seed)
    texts = [Texts(language) for language in LANGUAGES]
    told = 0
    for at in range(MOST):
        check(game)
        t = texts[at % 2]
        assert_in_words(game, t, told)
        told = len(game.log or [])
        if not chooser.below(9):
            for seat in [*range(len(game.seats)), None]:
                seen = json.loads(json.dumps(game.view(seat)))
                other = determinise(seen, seed=at)
                check(other)
                assert json.loads(json.dumps(other.view(seat))) == seen
        if game.ask is None:
            break
        choose(game, chooser)
    assert all(t.problems == set() for t in texts)


@pytest.mark.parametrize("mode", ["solo", "semi_coop", "coop"])
@pytest.mark.parametrize("species", SPECIES)
def test_equipped_ships_keep_every_law(species: str, mode: str) -> None:
    """A-5.3, A-10.1, A-11, A-15.3, A-19: conservation, secrecy and readable texts at every decision."""
    seed = SPECIES.index(species)
    decisions(equipped(seed, species, mode), seed)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("species", SPECIES)
def test_many_equipped_ships(species: str, seed: int) -> None:
    for mode in ("solo", "semi_coop", "coop"):
        decisions(equipped(100 + seed, species, mode), seed)


def test_replaying_a_whole_game_with_claims_gives_the_same_table() -> None:
    """A-10.3: claims and the clock are part of the history."""
    game = equipped(1, "intruders", "semi_coop")
    chooser = Chooser(8)
    for _ in range(150):
        if game.ask is None:
            break
        choose(game, chooser)
    assert any(choice[0] == "claim" for _, choice in game.history)
    assert game.replayed(len(game.history)).digest() == game.digest()
