"""The numbers of the box: tokens, miniatures, cards, dice, pods and tracks (R-1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.rules import combat, noise
from nemesis.scenario import Scenario


def dealt(**setup: Any) -> Game:
    return Scenario("captain", "soldier", **setup).game


def test_the_twenty_exploration_tokens_are_those_of_the_box() -> None:
    """R-1.9, R-8.11: number and effect of each token."""
    types = dealt().rules.types
    found: dict[str, list[int]] = {}
    for id in dealt().rules.exploration:
        found.setdefault(types[id].effect, []).append(types[id].items)
    assert {effect: sorted(numbers, reverse=True) for effect, numbers in found.items()} == {
        "malfunction": [4, 3, 2, 2, 2, 2, 1, 1],
        "doors": [4, 3, 2, 1],
        "fire": [2, 1],
        "silence": [1, 1],
        "slime": [4, 3],
        "danger": [3, 2],
    }


def test_sixteen_exploration_tokens_are_dealt_none_on_a_special_room() -> None:
    """R-1.9, R-2.4, X-4: four stay in the box."""
    g = dealt()
    assert sorted(r for r, t in enumerate(g.tokens) if t) == [
        r for r, s in g.rules.board.slots.items() if s != "special"
    ]
    assert len(set(g.tokens) - {""}) == 16


def test_the_27_intruder_tokens_bear_these_numbers() -> None:
    """R-1.7, R-1.18, K-7: composition and surprise numbers."""
    rules = dealt().rules
    found: dict[str, list[int | None]] = {}
    for id in rules.intruder_tokens:
        found.setdefault(rules.types[id].kind, []).append(rules.types[id].number)
    assert found == {
        "blank": [None],
        "larva": [1] * 8,
        "creeper": [1] * 3,
        "adult": [2] * 4 + [3] * 5 + [4] * 3,
        "breeder": [3, 4],
        "queen": [4],
    }


def test_there_are_twenty_miniatures() -> None:
    """R-1.8: 6 larvae, 3 creepers, 8 adults, 2 breeders, 1 queen."""
    kinds = dealt().rules.kinds
    assert {k.id: k.miniatures for k in kinds.values()} == {
        "larva": 6, "creeper": 3, "adult": 8, "breeder": 2, "queen": 1,
    }  # fmt: skip


def test_adding_a_token_that_is_not_in_the_pool_does_nothing() -> None:
    """R-1.7: all eight larva tokens in the bag, hatching adds none."""
    table = (
        Scenario("captain", "soldier").bag(*["larva"] * 8, "blank", "queen").top("event", "hatching").run("event_card")
    )
    assert len(table.game.bag) == 10
    assert not table.told("token_added")


def test_the_decks_have_their_printed_sizes() -> None:
    """R-1.13: every deck of the box."""
    rules = dealt().rules
    assert {name: len(cards) for name, cards in rules.decks.items()} == {
        "red": 30, "yellow": 30, "green": 30, "event": 20, "contamination": 27, "attack": 20, "wound": 16,
    }  # fmt: skip
    assert len(rules.crafted_stock) == 12
    assert Counter(rules.types[c].id for c in rules.crafted_stock) == {
        "antidote": 3, "taser": 3, "flamethrower": 3, "molotov": 3,
    }  # fmt: skip
    assert sum(1 for c in rules.decks["contamination"] if rules.types[c].infected) == 7
    assert (len(rules.weaknesses), len(rules.coordinates), len(rules.intruder_cards)) == (8, 8, 10)
    assert Counter(o.deck for o in rules.objectives.values()) == {"personal": 9, "corporate": 9, "shared": 7}
    six = [c for c in rules.characters.values() if c.module is None]
    assert len(six) == 6
    assert all(len(rules.action_decks[c.id]) == 10 for c in six)
    assert len({c.weapon for c in six}) == 6
    assert len({q for c in six for q in c.quests}) == 12


def test_an_empty_deck_takes_its_discard_back() -> None:
    """R-1.13, X-10: the event deck reshuffles when a card is needed and none is left."""
    table = Scenario("captain", "soldier").deck("event").run("event_card")
    assert table.told("event")
    g = table.game
    assert (
        len(g.decks["event"]) + len(g.discards["event"]) + len([c for c in g.removed if c in g.rules.decks["event"]])
        == 20
    )


def test_an_empty_contamination_deck_gives_no_card() -> None:
    """R-1.13: it has no discard pile."""
    scenario = (
        Scenario("captain", "soldier").room(6, "canteen").seat(0, room=6, hand=["rest"]).figure("creeper", room=6)
    )
    table = scenario.deck("contamination").script(combat=["hit1"]).turn(0).do("melee")
    assert all(table.game.rules.is_action(c) for c in table.seat(0).discard)
    assert not table.told("contaminated")


def test_carcasses_are_as_many_as_needed() -> None:
    """R-1.12: a ninth carcass is laid although the box holds eight."""
    scenario = Scenario("captain", "soldier").room(6, "canteen", fire=True).figure("creeper", room=6, injuries=5)
    for _ in range(8):
        scenario.object("carcass", room=6)
    table = scenario.top("attack", "scratch_1").run("fire_damage")
    assert table.game.floor.count((6, "carcass")) == 9


def test_injury_markers_are_as_many_as_needed() -> None:
    """R-1.14: more than the fifty of the box."""
    table = (
        Scenario("captain", "soldier").room(6, "canteen", fire=True).figure("adult", room=6, injuries=55)
        .top("attack", "claw_attack_4").door(6, 11, "closed").top("event", "egg_protection").run("fire_damage")
    )  # fmt: skip
    assert [f.injuries for f in table.figures()] == [56]


@pytest.mark.parametrize(("stream", "faces"), [
    ("noise", {"1": 2, "2": 2, "3": 2, "4": 2, "silence": 1, "danger": 1}),
    ("combat", {"miss": 1, "creeper": 2, "adult": 1, "hit1": 1, "hit2": 1}),
])  # fmt: skip
def test_the_dice_show_these_faces(stream: str, faces: dict[str, int]) -> None:
    """R-1.15, K-5, X-14, X-15: a ten-sided noise die, a six-sided combat die with two creepers."""
    assert Counter(noise.FACES if stream == "noise" else combat.FACES) == faces


def test_each_engine_has_one_working_and_one_damaged_token() -> None:
    """R-1.11, X-7: six tokens, shuffled engine by engine."""
    seen: set[tuple[int, str]] = set()
    for seed in range(12):
        engines = dealt(seed=seed).engines
        assert len(engines) == 3
        assert all(sorted(pair) == ["damaged", "working"] for pair in engines)
        seen.update(enumerate(top for top, _ in engines))
    assert len(seen) == 6


@pytest.mark.parametrize(("players", "pods"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4)])
def test_pods_alternate_between_the_sections_lowest_number_first(players: int, pods: int) -> None:
    """R-1.10, R-2.7, X-6: random pods out of four, all locked."""
    numbers: set[int] = set()
    for seed in range(8):
        g = Game.new(Setup(players=players, seed=seed))
        assert [(s, locked, gone) for _, s, locked, gone in g.pods] == [
            ("AB"[i % 2], True, False) for i in range(pods)
        ]  # fmt: skip
        assert [n for n, _, _, _ in g.pods] == sorted(n for n, _, _, _ in g.pods)
        numbers.update(n for n, _, _, _ in g.pods)
    assert numbers == {1, 2, 3, 4}


def test_the_time_track_has_fifteen_moves_and_turns_blue_on_the_seventh() -> None:
    """R-1.16, I-10: six white spaces, eight blue ones, then the jump."""
    scenario = Scenario("captain", "soldier").ship(time=1)
    assert scenario.run("advance_time").game.end_cause == "jump"
    opened = []
    for moves in range(14):
        table = Scenario("captain", "soldier").ship(time=15 - moves).run("advance_time")
        assert not table.game.over
        if table.told("chambers_opened"):
            opened.append(moves + 1)
    assert opened == [7]


def test_the_ship_starts_without_markers_and_with_both_tracks_at_their_start() -> None:
    """R-2.13, R-2.6: no noise, fire, malfunction or closed door anywhere; destination B."""
    g = dealt()
    assert not any(g.noise) and not any(g.vents) and not any(g.fire) and not any(g.malfunction) and not any(g.doors)
    assert (g.time, g.self_destruct, g.destination) == (0, -1, "B")
