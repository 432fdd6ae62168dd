"""Laika: a pawn with her own way of entering Rooms (A-3.9, trait_laika)."""

import pytest

from nemesis.errors import BadSetup
from nemesis.scenario import Scenario
from nemesis.scenario.files import scenario_from_toml
from nemesis.view import determinise

MODULES = ("aftermath_characters",)


def laika(*mates, place=0, modules=MODULES, **setup):
    scenario = Scenario("bounty_hunter", *mates, modules=modules, **setup).room(6, "canteen").room(8, "hatch_control")
    return scenario.room(15, "command_center").seat(0, hand=["search", "rest"]).laika(place)


def test_she_starts_on_her_masters_board_for_everybody_to_see():
    """A-3.9: Laika starts with the Bounty Hunter, in the open."""
    g = Scenario("bounty_hunter", "captain", modules=MODULES).game
    assert g.seats[0].ext["laika"] == 0 and g.view(1)["seats"][0]["ext"]["laika"] == 0
    assert "laika" not in g.seats[1].ext


def test_she_moves_before_the_first_action_of_each_turn():
    """trait_laika (a), (b): from the board to a Room next to her master's."""
    t = laika().script(noise=["silence"]).turn(0, begins=True)
    assert t.asked == (0, "laika") and not t.offers("recall")
    assert sorted(o[1] for o in t.options if o != "stay") == [6, 8, 14, 15]
    t.do("way", 6)
    assert t.seat(0).ext["laika"] == 6 and t.asked == (0, "turn")
    assert t.game.actions_left == 2, "her move is no action"


def test_every_turn_of_a_game_begins_with_her():
    """trait_laika (a): asked again when the turn comes round."""
    t = laika("captain").seat(0, hand=["search", "rest", "demolition"]).seat(1, hand=["search"])
    t = t.script(noise=["silence"]).turn(0, begins=True).do("stay").do("move", 6).do("move", 11)
    assert t.asked == (1, "turn")
    t.do("pass").do("done")
    assert t.asked == (0, "laika")


def test_she_is_recalled_from_anywhere():
    """trait_laika (a)."""
    t = laika(place=21).turn(0, begins=True).do("recall")
    assert t.seat(0).ext["laika"] == 0


def test_from_a_room_she_goes_next_door_to_it():
    """trait_laika (a): adjacent to her own Room, not to her master's."""
    t = laika(place=15).turn(0, begins=True)
    assert sorted(o[1] for o in t.options if o[0] == "way") == [11, 16, 18]


def test_closed_doors_stop_her_and_the_technical_corridors_are_not_hers():
    """trait_laika (c): Room 15 has an entrance, Room 9 too."""
    t = laika(place=15).door(15, 16, "closed").turn(0, begins=True)
    assert sorted(o[1] for o in t.options if o[0] == "way") == [11, 18]


def test_a_destroyed_door_does_not_stop_her():
    """trait_laika (c): closed Doors only."""
    t = laika(place=15).door(15, 16, "destroyed").turn(0, begins=True)
    assert t.offers("way", 16)


# -- Noise ------------------------------------------------------------------------------------------------


def test_entering_an_empty_room_she_makes_noise():
    """trait_laika (d): as the FAQ has it, a character for this roll."""
    t = laika().script(noise=["1"]).turn(0, begins=True).do("way", 6)
    assert t.noise_between(6, 7) and t.told("noise_rolled") == [{"seat": 0, "face": "1", "room": 6}]


@pytest.mark.parametrize("who", ["figure", "character"])
def test_no_roll_beside_a_character_or_an_intruder(who):
    """trait_laika (d)."""
    scenario = laika("captain")
    scenario.figure("adult", room=6) if who == "figure" else scenario.seat(1, room=6)
    t = scenario.turn(0, begins=True).do("way", 6)
    assert t.told("noise_rolled") == [] and t.seat(0).ext["laika"] == 6


def test_danger_calls_the_neighbours_to_her():
    """R-10.5 with trait_laika (d)."""
    t = laika().figure("adult", room=7).script(noise=["danger"]).turn(0, begins=True).do("way", 6)
    assert t.kinds(6) == ["adult"] and t.seat(0).ext["laika"] == 6, "no Encounter: she may stay"


def test_an_encounter_sends_her_home_first_and_there_is_no_surprise():
    """trait_laika (e): the Intruder is placed in an empty Room."""
    t = laika().noise(6, 7).bag("creeper", "blank").script(noise=["1"], bag=["creeper"]).ship(first_encounter=True)
    t = t.turn(0, begins=True).do("way", 6)
    assert t.seat(0).ext["laika"] == 0 and t.kinds(6) == ["creeper"]
    assert t.told("surprise_check") == [] and t.told("attack") == []
    kinds = [kind for kind, *_ in t.game.log]
    assert kinds.index("laika_recalled") < kinds.index("intruder_placed")


def test_an_encounter_that_another_causes_in_her_room_sends_her_home_too():
    """FAQ (A-3.9): when an Encounter starts she returns; trait_laika (f): she prevents nobody's roll."""
    t = laika("captain", place=6).seat(1, hand=["search"]).noise(6, 7).bag("creeper", "blank")
    t = t.script(noise=["1"], bag=["creeper"]).ship(first_encounter=True).turn(1).do("move", 6)
    assert [e["seat"] for e in t.told("noise_rolled")] == [1] and t.seat(0).ext["laika"] == 0


def test_her_noise_is_never_rerolled_by_her_masters_detector():
    """R-26.7: the Motion Detector rerolls one's own die."""
    t = laika().seat(0, hands=[], hand=["search"]).script(noise=["1"]).turn(0, begins=True)
    t.seat(0).hands.append("motion_detector")
    t.do("way", 6)
    assert t.asked == (0, "turn") and t.noise_between(6, 7)


# -- exploring --------------------------------------------------------------------------------------------


def test_she_explores():
    """trait_laika (d): tile and token, counter and effect."""
    t = laika().room(14, "engine_control", token="fire").script(noise=["1"]).turn(0, begins=True).do("way", 14)
    assert t.game.explored[14] and t.game.fire[14] and t.game.counters[14] >= 0
    assert len(t.told("noise_rolled")) == 1


def test_she_ignores_turrets():
    """A-3.9, A-5.2, A-5.3: neither entering nor uncovering one reveals its mode, and nothing shoots at her."""
    t = laika(modules=(*MODULES, "turrets")).turret(6, "all", shown=False).script(noise=["silence"])
    t = t.turn(0, begins=True).do("way", 6)
    assert t.game.ext["turrets"][0][3] is False and not t.game.ext.get("came_this_round")
    t.game.push("turret_fire")
    t.game.advance()
    assert not t.told("turret_fires") and t.seat(0).ext["laika"] == 6 and t.seat(0).light == 0
    t = laika(modules=(*MODULES, "turrets")).room(14, "engine_control", token="turret").script(noise=["silence"])
    t = t.turn(0, begins=True).do("way", 14)
    assert [(room, shown) for _, room, _, shown in t.game.ext["turrets"]] == [(14, False)]


def test_slime_never_sticks_to_her_nor_to_her_master():
    """FAQ (A-3.9): never slimed; the roll is made."""
    t = laika().room(14, "engine_control", token="slime").script(noise=["silence"]).turn(0, begins=True).do("way", 14)
    assert not t.seat(0).slime and t.told("danger") == []


def test_the_slime_room_leaves_her_clean():
    """A-3.9 (FAQ): the dog never has Slime."""
    t = laika().room(14, "slime_room").script(noise=["silence"]).turn(0, begins=True).do("way", 14)
    assert not t.seat(0).slime


def test_silence_and_danger_tokens_replace_her_roll():
    """R-8.3, R-8.4; a slimed master does not spoil her silence."""
    quiet = laika().seat(0, slime=True).room(14, "engine_control", token="silence").turn(0, begins=True).do("way", 14)
    assert quiet.told("noise_rolled") == [] and quiet.told("danger") == []
    loud = laika().room(14, "engine_control", token="danger").turn(0, begins=True).do("way", 14)
    assert loud.told("noise_rolled") == [] and len(loud.told("danger")) == 1


def test_a_doors_token_closes_the_door_behind_her():
    """R-8.8: she came through a Corridor."""
    t = laika().room(14, "engine_control", token="doors").script(noise=["1"]).turn(0, begins=True).do("way", 14)
    assert t.door_between(11, 14) == "closed"


def test_the_table_may_decide_that_she_reveals_nothing():
    """A-6.2: `laika_reveals_tokens` False."""
    t = laika(options={"laika_reveals_tokens": False}).room(14, "engine_control", token="fire").script(noise=["1"])
    t = t.turn(0, begins=True).do("way", 14)
    assert not t.game.explored[14] and not t.game.fire[14] and len(t.told("noise_rolled")) == 1


def test_a_lair_that_she_uncovers_stops_her_roll():
    """R-14.1, V-6.1: an Intruder stands there by then."""
    t = Scenario("bounty_hunter", species="void_seeders", modules=MODULES).seat(0, hand=["search"])
    t = t.room(14, "engine_control", token="lair").turn(0, begins=True).do("way", 14)
    assert t.kinds(14) == ["lair"] and t.told("noise_rolled") == [] and t.seat(0).ext["laika"] == 14


# -- what does not touch her ------------------------------------------------------------------------------


def test_she_is_no_target_and_causes_no_combat():
    """trait_laika (f), (g): the Intruder beside her is idle, Fire does not matter."""
    t = laika("captain", place=6).figure("adult", room=6).room(6, "canteen", fire=True)
    t = t.phase("intruder_attacks", "fire_damage")
    assert t.told("attack") == [] and t.seat(0).ext["laika"] == 6


def test_who_accompanies_her_burns_as_usual():
    """A-3.9: she ignores Fire, her companions do not."""
    t = laika("captain", place=6).seat(1, room=6, hand=["search"]).room(6, "canteen", fire=True).turn(1)
    t.do("pass").do("done")
    assert t.seat(1).light == 1 and t.seat(0).ext["laika"] == 6


@pytest.mark.parametrize("how", ["hibernate", "launch"])
def test_she_leaves_with_her_master(how):
    """trait_laika (h)."""
    scenario = laika("captain", place=6)
    if how == "hibernate":
        t = scenario.ship(time=7).run("hibernate", 0)
    else:
        t = scenario.ship(pods=[(1, "A", False)]).seat(0, pod=1).run("pod_turn", 0).do("launch")
    assert t.seat(0).ext["laika"] == -1 and t.told("laika_gone") == [{"seat": 0}]


def test_she_moves_when_her_master_leaves_a_pod():
    """trait_laika (a): before the first action of that turn."""
    t = laika(place=6).ship(pods=[(1, "A", False)]).seat(0, pod=1).turn(0).do("leave")
    assert t.asked == (0, "laika")


# -- building and dealing ---------------------------------------------------------------------------------


def test_a_scenario_puts_her_where_it_wants():
    """Scenario builder: Room, board, gone; the file format too."""
    toml = (
        'characters = ["bounty_hunter"]\nmodules = ["aftermath_characters"]\nlaika = { place = 6 }\nturn = { seat = 0 }'
    )
    assert scenario_from_toml(toml).seat(0).ext["laika"] == 6
    with pytest.raises(BadSetup, match="no room 99"):
        laika(place=99)
    with pytest.raises(BadSetup, match="needs the bounty_hunter"):
        Scenario("captain").laika(0)


def test_a_dealt_game_has_her_in_the_same_place():
    """Her place is public."""
    t = Scenario("bounty_hunter", "captain", modules=MODULES).laika(6).turn(0, begins=True)
    for seat in (0, 1, None):
        dealt = determinise(t.game.view(seat), seed=1)
        assert dealt.seats[0].ext["laika"] == 6 and dealt.view(seat) == t.game.view(seat)
