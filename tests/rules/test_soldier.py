"""The Soldier's own cards: Full Auto, Covering Fire, Aimed Fire (Nerves of Steel: test_reactions.py)."""

import pytest

from nemesis.scenario import Scenario
from nemesis.view import determinise

TOUGH = ("scratch_4", "bite_3")
"""Attack cards with the blood number 6."""


def soldier(*hand, kinds=("adult",), mates=("captain",), **seat):
    scenario = Scenario("soldier", *mates).room(6, "canteen").room(8, "hatch_control").seat(0, hand=list(hand), **seat)
    for kind in kinds:
        scenario.figure(kind, room=11)
    return scenario.top("attack", *TOUGH)


def injuries(table):
    return table.told("shot")[0]["injuries"]


# -- Full Auto --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ammo", "face", "dealt"),
    [(5, "miss", 3), (5, "hit1", 4), (5, "hit2", 5), (4, "miss", 3), (3, "miss", 2), (2, "creeper", 2),
     (1, "miss", 0), (1, "hit1", 2), (1, "hit2", 3)],
)  # fmt: skip
def test_full_auto_adds_half_the_ammo_even_on_a_miss_and_the_rifle_bonus_once(ammo, face, dealt):
    """F-12, R-12.14: result of the die + half the Ammo, rounded down, + 1 if anything was dealt."""
    table = soldier("full_auto", ammo={"assault_rifle": ammo}).script(combat=[face]).turn(0).do("play", "full_auto")
    assert injuries(table) == dealt and table.game.ammo["assault_rifle"] == 0
    assert len(table.told("combat_rolled")) == 1
    assert table.told("shoots") == [{"seat": 0, "item": "assault_rifle", "target": "adult", "ammo": 0}]


def test_full_auto_makes_one_injury_check_for_the_whole_burst():
    """R-12.14, R-14.1, F-12: three Injuries against blood number 3 kill the Adult."""
    table = soldier("full_auto").top("attack", "claw_attack_1").script(combat=["miss"]).turn(0).do("play", "full_auto")
    assert table.kinds(11) == [] and len(table.told("blood")) == 1


def test_full_auto_with_an_autoloader_counts_six_ammo():
    """F-12: six Ammo on the rifle add three Injuries."""
    scenario = soldier("full_auto", attached={"assault_rifle": ["autoloader"]}, ammo={"assault_rifle": 6})
    assert injuries(scenario.script(combat=["miss"]).turn(0).do("play", "full_auto")) == 4


def test_full_auto_chooses_its_target():
    """Q-9: one Intruder of the Room takes it all."""
    table = soldier("full_auto", kinds=("queen", "adult")).script(combat=["hit1"]).turn(0).do("play", "full_auto")
    assert table.asked == (0, "target")
    table.do("figure", table.figures(11)[0].id)
    assert [f.injuries for f in table.figures(11)] == [4, 0]


@pytest.mark.parametrize("seat", [{"ammo": {"assault_rifle": 0}}, {"hands": ["rifle"]}])
def test_full_auto_needs_the_loaded_assault_rifle(seat):
    """R-12.1, F-12: at least 1 Ammo, and no other weapon will do."""
    table = soldier("full_auto", mates=("scout",), **seat).turn(0)
    assert table.refusal("play", "full_auto") == ("no_loaded_weapon", "R-12.1")


# -- Covering Fire ----------------------------------------------------------------------------------


def test_covering_fire_offers_oneself_another_or_both():
    """Q-47: the text says "and/or", so one, the other, or both."""
    table = soldier("covering_fire", mates=("captain", "pilot")).turn(0).do("play", "covering_fire")
    assert table.options == ["self", ("seat", 1), ("both", 1), ("seat", 2), ("both", 2)]


def test_both_movers_pick_their_own_room_and_the_soldier_goes_first():
    """Q-37, Q-45, R-7.11: no attack on either; one Ammo for both."""
    table = soldier("covering_fire").script(noise=["1", "2"]).turn(0).do("play", "covering_fire").do("both", 1)
    assert table.asked == (1, "consent")
    table.do("agree")
    assert table.asked == (0, "move_to")
    table.do("way", 6)
    assert table.asked == (1, "move_to")
    table.do("way", 8)
    assert (table.seat(0).room, table.seat(1).room) == (6, 8) and table.game.ammo["assault_rifle"] == 4
    assert [e["seat"] for e in table.told("moved")] == [0, 1] and not table.told("attack")


def test_only_the_first_of_two_movers_meets_an_empty_room():
    """R-7.11, R-7.5: into the same Room, one Noise roll."""
    table = soldier("covering_fire").script(noise=["1"]).turn(0)
    table.do("play", "covering_fire").do("both", 1).do("agree").do("way", 6).do("way", 6)
    assert [e["seat"] for e in table.told("noise_rolled")] == [0] and table.seat(1).room == 6


def test_covering_fire_may_move_the_other_one_alone():
    """Q-45, Q-47: the Soldier stays in the fight."""
    table = soldier("covering_fire").script(noise=["2"]).turn(0)
    table.do("play", "covering_fire").do("seat", 1).do("agree").do("way", 8)
    assert (table.seat(0).room, table.seat(1).room) == (11, 8) and table.game.ammo["assault_rifle"] == 4


def test_who_is_covered_knows_that_the_card_is_in_the_soldiers_hand():
    """R-24.1: it is announced and not paid yet, so it is there on every table that the other one can think of."""
    table = soldier("covering_fire").turn(0).do("play", "covering_fire").do("seat", 1).do("agree")
    assert table.asked == (1, "move_to")
    for seed in range(20):
        dealt = determinise(table.game.view(1), seed)
        dealt.apply(("way", 8, 12), 1)
        assert dealt.seats[1].room == 8


def test_covering_fire_alone_moves_oneself():
    """Q-47: nobody else in the Room, so only the way is asked."""
    table = soldier("covering_fire").seat(1, room=6).script(noise=["2"]).turn(0).do("play", "covering_fire")
    assert table.asked == (0, "move_to")
    table.do("way", 8)
    assert table.seat(0).room == 8 and not table.told("attack")


def test_a_refusal_leaves_the_soldier_free_to_take_the_card_back():
    """Q-45: nothing was paid, no Ammo was spent."""
    table = soldier("covering_fire").turn(0).do("play", "covering_fire").do("both", 1).do("refuse")
    assert table.options == ["self", "take_back"]
    table.do("take_back")
    assert table.hand(0) == ["covering_fire"] and table.game.ammo["assault_rifle"] == 5
    assert table.game.actions_left == 2


def test_a_door_that_closes_behind_the_soldier_makes_the_other_one_choose_again():
    """R-7.2, R-7.11, R-8.8: the doors token shuts the Corridor both had named."""
    table = soldier("covering_fire").room(15, "shower_room", token="doors").script(noise=["1", "1"]).turn(0)
    table.do("play", "covering_fire").do("both", 1).do("agree").do("way", 15).do("way", 15)
    assert table.seat(0).room == 15 and table.door_between(11, 15) == "closed"
    assert table.asked == (1, "move_to") and sorted(r for _, r, _ in table.options) == [6, 8, 14]
    table.do("way", 6)
    assert table.seat(1).room == 6 and not table.told("attack")


def test_covering_fire_needs_ammo():
    """R-12.1: refused with an empty rifle."""
    table = soldier("covering_fire", ammo={"assault_rifle": 0}).turn(0)
    assert table.refusal("play", "covering_fire") == ("no_loaded_weapon", "R-12.1")


# -- Aimed Fire -------------------------------------------------------------------------------------


def test_aimed_fire_shoots_for_one_ammo_and_may_keep_the_face():
    """R-26.7, R-12.1: decided after seeing the die."""
    table = soldier("aimed_fire").script(combat=["hit2"]).turn(0).do("play", "aimed_fire")
    assert table.asked == (0, "reroll_combat") and not table.told("shot")
    table.do("keep")
    assert injuries(table) == 3 and table.game.ammo["assault_rifle"] == 4


def test_the_rerolled_face_stands():
    """R-26.7: once, even if the new face is worse."""
    table = soldier("aimed_fire").script(combat=["hit1", "miss"]).turn(0).do("play", "aimed_fire").do("reroll")
    assert [e["face"] for e in table.told("combat_rolled")] == ["hit1", "miss"]
    assert injuries(table) == 0 and table.game.ammo["assault_rifle"] == 4 and table.asked == (0, "turn")


def test_aimed_fire_and_the_prototype_pistol_give_two_rerolls():
    """R-26.7: once for each source, the last face stands."""
    table = soldier("aimed_fire", hands=["prototype_pistol"]).script(combat=["miss", "miss", "hit2"]).turn(0)
    table.do("play", "aimed_fire").do("reroll")
    assert table.asked == (0, "reroll_combat")
    table.do("reroll")
    assert injuries(table) == 2 and len(table.told("combat_rolled")) == 3


def test_a_plain_shot_with_the_prototype_pistol_has_one_reroll():
    """R-26.7: its own, without the card."""
    table = soldier("search", hands=["prototype_pistol"]).script(combat=["miss", "miss"]).turn(0).do("shoot")
    table.do("reroll")
    assert table.asked == (0, "turn") and len(table.told("combat_rolled")) == 2


def test_a_plain_shot_with_the_rifle_has_none():
    """R-26.7: no source, no question."""
    table = soldier("search").script(combat=["miss"]).turn(0).do("shoot")
    assert table.asked == (0, "turn") and injuries(table) == 0


@pytest.mark.parametrize("seat", [{"hands": ["flamethrower"]}, {"ammo": {"assault_rifle": 0}}])
def test_aimed_fire_needs_a_loaded_energy_weapon(seat):
    """R-12.1: a Flamethrower is a classic weapon."""
    table = soldier("aimed_fire", **seat).turn(0)
    assert table.refusal("play", "aimed_fire") == ("no_loaded_weapon", "R-12.1")


def test_aimed_fire_chooses_among_energy_weapons_only():
    """Q-9: the Flamethrower in the other hand is not offered."""
    table = soldier("aimed_fire", hands=["assault_rifle", "flamethrower"]).script(combat=["miss"]).turn(0)
    table.do("play", "aimed_fire").do("keep")
    assert table.told("shoots")[0]["item"] == "assault_rifle"
