"""Changed Rooms and Items (V-9), the end (V-10), what stays hidden, odds and saves."""

from __future__ import annotations

import json
from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.scenario import Scenario, Table
from nemesis.view import danger_brings, hit_odds, surprise_odds, view
from nemesis.view.deal import determinise
from nemesis.view.types import View


def crew(*characters: str, **setup: Any) -> Scenario:
    return Scenario(*(characters or ("pilot",)), species="void_seeders", **setup).ship(first_encounter=True)


def level(table: Table, seat: int = 0) -> int:
    n: int = table.seat(seat).ext["insanity"]
    return n


# -- set-up -------------------------------------------------------------------------------------------------


def drafted(**setup: Any) -> Game:
    game = Game.new(Setup(species="void_seeders", seed=5, **setup))
    while game.ask is not None and game.ask.kind == "draft":
        game.apply(0)
    return game


def test_the_exploration_pool() -> None:
    """V-1.2: 8 Malfunction, 2 Fire, 2 Danger, 4 Doors and 3 Lairs of 1, 2 and 3 Items."""
    rules = crew().game.rules
    tokens = [rules.types[t] for t in rules.exploration]
    count = {e: sum(1 for t in tokens if t.effect == e) for e in ("malfunction", "fire", "danger", "doors", "lair")}
    assert count == {"malfunction": 8, "fire": 2, "danger": 2, "doors": 4, "lair": 3} and len(tokens) == 19
    assert [t.items for t in tokens if t.effect == "lair"] == [1, 2, 3]


def test_the_alternative_side_has_all_tokens_too() -> None:
    """V-1.2, V-1.3, V-10.2: 16 Rooms and 3 Engines, two technical spaces."""
    game = drafted(players=2, mode="coop", board="alternative", options={"any_board_side": True})
    assert sum(1 for t in game.tokens if t) == 19 and sum(1 for t in game.tokens if "lair" in t) == 3
    assert len(game.vents) == 2 and all(p.ext["insanity"] == 1 for p in game.seats)


def test_the_medic_is_pink() -> None:
    """V-1.5: the Insanity token in the bag has the Character's colour."""
    assert "vs_ins_pink" in crew("medic", modules=("medic",)).game.bag


def test_eight_weaknesses_three_in_play() -> None:
    """V-1.4: the other five stay unseen."""
    game = drafted(players=3)
    assert len(game.rules.weaknesses) == 8 and len(game.weaknesses) == 3
    assert not any(w in game.removed for w in game.rules.weaknesses)


# -- Rest and care --------------------------------------------------------------------------------------------


def test_rest_scans_without_reducing() -> None:
    """V-9.1: clean cards leave the game, the player may keep the level."""
    table = crew().seat(0, hand=["rest", "contamination"]).extension(0, insanity=4).turn(0).do("play", "rest")
    table.do("scan")
    assert level(table) == 4 and "contamination" not in table.hand(0)


@pytest.mark.parametrize("insanity", [1, 3])
def test_rest_is_legal_with_a_contamination_card(insanity: int) -> None:
    """V-9.1: where no reduction is possible."""
    table = crew().seat(0, hand=["rest", "infected"]).extension(0, insanity=insanity).turn(0).do("play", "rest")
    assert level(table) == 5 and table.hand(0) == ["contamination"]


@pytest.mark.parametrize("room", ["canteen", "shower_room"])
def test_an_infected_card_in_a_room_means_five(room: str) -> None:
    """V-9.1, V-2.4: after the reduction."""
    scenario = crew().room(6, room).seat(0, room=6, hand=["rest", "search", "infected"]).extension(0, insanity=2)
    assert level(scenario.turn(0).do("room_action").do("both")) == 5


def test_a_shower_without_slime_or_need_is_refused() -> None:
    """V-9.1, V-2.5: no Slime part."""
    table = crew().room(6, "shower_room").seat(0, room=6, hand=["rest", "search"]).turn(0)
    assert table.refusal("room_action") == ("nothing_to_treat", "R-5.18")


def test_surgery_removes_infected_cards_and_ends_the_round() -> None:
    """V-9.2, V-2.3: the base procedure; what it finds does not raise the level."""
    scenario = crew("pilot", "captain").room(16, "surgery").seat(1, room=1, hand=["rest"])
    scenario.seat(0, room=16, hand=["rest", "search", "infected", "contamination"]).extension(0, insanity=4)
    table = scenario.turn(0).do("room_action")
    p = table.seat(0)
    left = [c for c in p.deck + p.hand + p.discard if c.startswith("cont_")]
    assert level(table) == 3 and p.light == 1 and p.passed and len(left) == 1


def test_the_surgeons_kit_reduces_to_three() -> None:
    """V-9.2: as Surgery."""
    scenario = crew("medic", "captain", modules=("medic",)).seat(1, room=1, hand=["rest"])
    table = scenario.seat(0, hand=["rest", "search"], items=["surgeon_kit"]).extension(0, insanity=5).turn(0)
    table.do("use", "surgeon_kit")
    while table.asked is not None and table.asked[1] in ("patient", "card_option"):
        table.do()
    assert level(table) == 3


def test_alcohol_changes_no_level() -> None:
    """V-9.8: an infected card is only replaced."""
    scenario = crew().seat(0, hand=["rest", "search", "infected"], items=["alcohol"]).turn(0)
    assert level(scenario.do("use", "alcohol")) == 1


def test_clothes_still_dress() -> None:
    """V-9.4, V-2.5: the Slime part is ignored."""
    table = crew().seat(0, hand=["rest", "search"], items=["clothes"], wounds=["wound_leg"]).turn(0)
    assert table.do("use", "clothes").seat(0).wounds[0][1]
    assert not crew().seat(0, hand=["rest", "search"], items=["clothes"]).turn(0).offers("use", "clothes")


def test_lab_equipment_studies_madness_anywhere() -> None:
    """V-9.5: another character's level in the same Room will do; a dead body will not."""
    scenario = crew("scientist", "captain").seat(0, hand=["rest", "search"], items=["lab_equipment"])
    table = scenario.seat(1, hand=[]).extension(1, insanity=3).turn(0).do("use", "lab_equipment")
    while table.asked is not None and table.offers("decline"):
        table.do("decline")
    assert [s for s, _, shown in table.game.weaknesses if shown] == ["insanity"] and level(table, 1) == 3
    sane = crew("scientist", "captain").seat(0, hand=["rest", "search"], items=["lab_equipment"])
    sane.seat(1, status="dead").extension(1, insanity=5).object("corpse:captain", 11)
    assert not sane.turn(0).offers("use", "lab_equipment")


@pytest.mark.parametrize("thing", ["egg", "carcass"])
def test_egg_and_carcass_are_studied_as_ever(thing: str) -> None:
    """V-9.5: the base slots."""
    scenario = crew().room(17, "laboratory").object(thing, 17).seat(0, room=17, hand=["rest", "search"])
    table = scenario.turn(0).do("room_action")
    assert [s for s, _, shown in table.game.weaknesses if shown] == [thing]


# -- the end ----------------------------------------------------------------------------------------------------


def test_the_end_check_counts_deck_and_discard_and_any_card_drawn_kills() -> None:
    """V-10.0: level 4 and three clean cards: capped at 5, no death by that; then they come up in the draw."""
    scenario = crew("pilot", "captain").seat(1, status="dead").extension(0, insanity=4)
    scenario.seat(0, status="launched", hand=["contamination"], discard=["contamination"], deck_top=["contamination"])
    p = scenario.game.seats[0]
    p.deck = [c for c in p.deck if c.startswith("cont_")]
    result = scenario.run("final_checks", "jump").game.result.seats[0]
    check = next(c for c in result["checks"] if c["check"] == "contamination")
    assert (check["level"], check["drawn"]) == (5, 3) and result["fate"] == "contamination"


def test_infected_cards_do_not_matter_at_the_end() -> None:
    """V-10.0: level 1 with two infected cards is safe at 3."""
    scenario = crew("pilot", "captain").seat(1, status="dead")
    table = scenario.seat(0, status="launched", hand=["infected", "infected"]).run("final_checks", "jump")
    assert table.game.result.seats[0]["survived"] and level(table) == 3


@pytest.mark.parametrize(("objective", "slots"), [
    ("obj_necroscopy", ("carcass",)), ("obj_ab_ovo", ("egg",)), ("obj_biology", ("insanity", "carcass")),
])  # fmt: skip
def test_weakness_objectives(objective: str, slots: tuple[str, ...]) -> None:
    """V-10.4: base wording on the three slots."""
    scenario = crew("pilot", "captain").seat(1, status="dead")
    scenario.seat(0, status="launched", signal=True, objectives=[objective])
    known = {slot: (f"vs_wk_0{n}", True) for n, slot in enumerate(slots, 1)}
    assert scenario.ship(weaknesses=known).run("final_checks", "jump").game.result.seats[0].won


# -- what stays hidden, saves -------------------------------------------------------------------------------------


def secrets(game: Game, seat: int | None) -> str:
    shown = dict(view(game, seat))
    return json.dumps({k: v for k, v in shown.items() if k != "removed"}, default=list)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_numbers_lairs_and_panic_order_are_hidden(seat: int | None) -> None:
    """V-1.5, V-1.4, R-25.6: only how many tokens of each kind; which Rooms have a token, not which one."""
    game = drafted(players=2)
    text = secrets(game, seat)
    for hidden in ("vs_tok_", "vs_exp_lair", "vs_pan_", "vs_wk_", "vs_evt_", "vs_atk_"):
        assert hidden not in text
    shown = view(game, seat)
    assert shown["bag"]["seeder"] == 4 and shown["bag"]["blank"] == 1
    assert [r["token"] for r in shown["rooms"] if r["slot"] in (19, 20, 21)] == [True] * 3
    assert [s["ext"]["insanity"] for s in shown["seats"]] == [1, 1]


def test_a_dealt_game_keeps_three_lairs_and_the_levels() -> None:
    """V-1.2, V-2.1: what a bot imagines has all Lairs somewhere among the hidden tokens."""
    game = drafted(players=2)
    game.seats[1].ext["insanity"] = 4
    dealt = determinise(view(game, 0), seed=3)
    assert sum(1 for t in dealt.tokens if "lair" in t) == 3 and dealt.seats[1].ext["insanity"] == 4
    assert len(dealt.decks["panic"]) == 20


def test_copies_and_saves_have_their_own_levels() -> None:
    """V-2.1, V-6.7: levels and destroyed Lairs live in `ext`."""
    game = crew("pilot", "captain").extension(1, insanity=4).extension(None, lairs_destroyed=2).turn(0).game
    twin = game.copy()
    game.seats[1].ext["insanity"] = 1
    game.ext["lairs_destroyed"] = 0
    assert twin.seats[1].ext["insanity"] == 4 and twin.ext["lairs_destroyed"] == 2
    again = Game.from_json(twin.to_json())
    assert again.seats[1].ext["insanity"] == 4 and again.ext["lairs_destroyed"] == 2


# -- odds -----------------------------------------------------------------------------------------------------------


def odds_view(scenario: Scenario) -> tuple[View, Table]:
    table = scenario.seat(0, hand=["rest", "search"]).turn(0)
    return view(table.game, 0), table


def test_surprise_odds_know_the_numbers_only_as_a_mix() -> None:
    """V-4.0: of 16 Seeder tokens 8 show 3 or 4; an Insanity token surprises nobody."""
    shown, _ = odds_view(crew().bag("vs_tok_blank", "vs_tok_1a", "vs_ins_green", "vs_tok_2a"))
    odds = surprise_odds(shown, 2)
    assert odds["seeder"] == 0.5 and odds["insanity_green"] == 0.25 and odds["surprise"] == 0.25


def test_a_danger_brings_no_lair() -> None:
    """V-6.4, V-7.3: the Seeder behind a closed Door comes, the Lair does not."""
    shown, table = odds_view(crew().figure("lair", 8).figure("lurker", 6).door(6, 11, "closed"))
    assert danger_brings(shown, 11) == [table.figures(6)[0].id]


def test_odds_of_a_shot_at_a_lair() -> None:
    """V-6.5, V-6.6: two faces of six hit; 6 Injuries always destroy it, unless one of the 3 arrows of 20 comes."""
    shown, table = odds_view(crew("scout").figure("lair", 11, injuries=6))
    odds = hit_odds(shown, "rifle", table.figures(11)[0].id)
    assert odds["miss"] == pytest.approx(4 / 6, abs=1e-5) and odds["retreat"] == 0
    assert odds["kill"] == pytest.approx(2 / 6 * (17 * 16) / (20 * 19), abs=1e-5)


def test_odds_against_the_despoiler() -> None:
    """V-7.1: never injured, driven off by 3 cards of 20."""
    shown, table = odds_view(crew("scout").figure("despoiler", 11))
    odds = hit_odds(shown, "rifle", table.figures(11)[0].id)
    assert odds["kill"] == 0 and odds["injuries"] == 0
    assert odds["retreat"] == pytest.approx(2 / 6 * 3 / 20, abs=1e-5)


def test_odds_with_one_attack_card_left() -> None:
    """V-7.1, V-3.3: the last card is sure, the second one comes from the shuffled discard."""
    scenario = crew("scout").figure("lurker", 11, injuries=1)
    game = scenario.game
    cards = sorted(game.decks["attack"])
    last = "vs_atk_06"
    game.decks["attack"], game.discards["attack"] = [last], [c for c in cards if c != last]
    shown, table = odds_view(scenario)
    odds = hit_odds(shown, "rifle", table.figures(11)[0].id)
    assert odds["retreat"] == odds["hit"] and odds["kill"] == 0


def test_a_weapon_that_drives_off_kills_nothing() -> None:
    """V-7.1: the Needle Gun against a Lurker: five faces of six, no injury check."""
    shown, table = odds_view(crew("medic", modules=("medic",)).figure("lurker", 11, injuries=5))
    odds = hit_odds(shown, "needle_gun", table.figures(11)[0].id)
    assert odds["kill"] == odds["injuries"] == 0
    assert odds["retreat"] == odds["hit"] == pytest.approx(5 / 6, abs=1e-5)
