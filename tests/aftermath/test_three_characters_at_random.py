"""Random games of the Psychologist, the Bounty Hunter and the Convict from positions where all their things are in use.

Plain random games seldom activate a quest Item; here each starts active, and what is special is chosen more often.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from nemesis import Game
from nemesis.engine.machine import Machine
from nemesis.scenario import Scenario
from nemesis.text import LANGUAGES, Texts
from nemesis.view import determinise

from ..conservation import check
from ..playing import SPECIES, Chooser

pytestmark = pytest.mark.whole_games

ENEMY = {"intruders": "adult", "carnomorphs": "shambler", "void_seeders": "stalker"}
CREWS = (("psychologist", "bounty_hunter", "convict"), ("convict", "captain", "psychologist"),
         ("bounty_hunter", "mechanic"), ("psychologist", "medic", "convict", "scout"))  # fmt: skip
ITEMS = {
    "psychologist": ["spy_drone", "emotion_reader"],
    "bounty_hunter": ["search_module", "anti_aggro"],
    "convict": ["bionic_arm"],
}
HANDS = {
    "psychologist": ["manipulation", "suggestion", "helping_hand", "profiling", "search"],
    "bounty_hunter": ["sentinel", "heel", "tactical_retreat", "aimed_shot", "search"],
    "convict": ["no_way", "punch", "opportunist", "hot_tempered", "search"],
    "captain": ["order", "search", "rest"],
    "medic": ["resuscitation", "search", "rest"],
    "mechanic": ["technical_corridors", "search", "rest"],
    "scout": ["adrenaline", "reconnaissance", "search"],
}
SPECIAL = frozenset(
    {"play", "use", "bionic_rest", "activate_quest", "pick_up", "card", "figure", "part", "seat", "melee"}
)
TOLD = {
    "laika_moved", "laika_recalled", "laika_gone", "laika_bites", "goes_along", "followed", "looked_at_hand",
    "acted_through", "drone_given", "harm_refused", "keys_left_behind", "unshackled", "wound_covered", "pipe_lost",
    "attack_ignored",
}  # fmt: skip
"""What the games below must have told between them."""


def equipped(seed: int, species: str, mode: str) -> Game:
    crew = CREWS[seed % len(CREWS)]
    s = Scenario(*crew, species=species, mode=mode, modules=("aftermath_characters", "medic"), seed=seed)
    for seat, character in enumerate(crew):
        s.seat(seat, hand=HANDS[character])
        if character in ITEMS:
            s.seat(seat, items=ITEMS[character], quests=["pipe"] if character == "convict" else [])
        if character == "convict":
            s.seat(seat, wounds=["wound_leg"])
            if seed % 3:
                s.seat(seat, hands=["handcuffs", "pipe"], quests=[])
    s.figure(ENEMY[species], 11 if seed % 2 else 6)
    if "convict" in crew and seed % 5 == 0:
        s.keys(room=11)
    if "bounty_hunter" in crew and seed % 3 == 1:
        s.laika(11)
    return s.turn(0, begins=True).game


def choose(game: Game, chooser: Chooser) -> Any:
    assert game.ask is not None
    options = game.ask.options
    special = [o for o in options if o[0] in SPECIAL or o in ("yes", "recall")]
    if special and chooser.below(3):
        return special[chooser.below(len(special))]
    return chooser.choose(options)


def assert_same_view(game: Game, seed: int) -> None:
    for seat in [*range(len(game.seats)), None]:
        seen = json.loads(json.dumps(game.view(seat)))
        dealt = determinise(seen, seed=seed)
        assert json.loads(json.dumps(dealt.view(seat))) == seen
        check(dealt)
        mine = [(a.kind, a.options, a.source) for a in game.asks if a.seat == seat]
        if mine:
            assert mine == [(a.kind, a.options, a.source) for a in dealt.asks if a.seat == seat]
            assert dealt.why_not(seat) == game.why_not(seat)


def played(seed: int, species: str, mode: str) -> Game:
    """One game to its end: conserved after every option offered, and dealt again from the views now and then."""
    game = equipped(seed, species, mode)
    chooser = Chooser(seed)
    while game.ask is not None:
        check(game)
        for option in game.ask.options:
            other = game.copy()
            other.apply(option)
            check(other)
        if not chooser.below(8):
            assert_same_view(game, chooser.below(1 << 30))
            saved = Game.from_json(game.to_json())
            assert saved.ask is not None and saved.ask.options == game.ask.options
        game.apply(choose(game, chooser))
    check(game)
    assert game.result is not None
    return game


@pytest.mark.parametrize("mode", ["semi_coop", "coop"])
@pytest.mark.parametrize("species", SPECIES)
def test_they_conserve_everything_and_leak_nothing(species: str, mode: str) -> None:
    """I-1 to I-13 with their cards, Items, Keys and dog in use."""
    for seed in range(4):
        played(seed, species, mode)


def test_these_games_show_all_they_have() -> None:
    """Otherwise the test above would prove little."""
    told: Counter[str] = Counter()
    for seed in range(48):
        told.update(kind for kind, *_ in finished(seed, SPECIES[seed % 3]).log or ())
    assert sorted(kind for kind in TOLD if not told[kind]) == []


def test_no_step_of_theirs_writes_before_its_last_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one law of the machine."""
    monkeypatch.setattr(Machine, "check_law", True)
    for seed in range(6):
        assert finished(seed, SPECIES[seed % 3]).result is not None


def finished(seed: int, species: str) -> Game:
    game = equipped(seed, species, "semi_coop")
    game.log = []
    chooser = Chooser(seed)
    while game.ask is not None:
        game.apply(choose(game, chooser))
    return game


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_about_them_can_be_read(language: str) -> None:
    """Questions, options, refusals and events have their texts."""
    texts = Texts(language)
    for seed in range(4):
        game = equipped(seed, SPECIES[seed % 3], "semi_coop")
        game.log = []
        chooser = Chooser(seed)
        read = 0
        while game.ask is not None:
            for ask in game.asks:
                assert texts.prompt(game, ask)
                assert all(texts.option(game, ask, option) for option in ask.options)
                for impossible in game.why_not(ask.seat):
                    assert texts.refusal(impossible) and texts.deed(game, impossible.action)
            game.apply(choose(game, chooser))
            for viewer in (None, *range(len(game.seats))):
                assert all(event.text.strip() == event.text for event in texts.log_lines(game, game.log, viewer, read))
            read = len(game.log)
    assert texts.problems == set()
