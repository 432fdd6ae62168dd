"""The Scout's own cards: Adrenaline, Reconnaissance, Scavenging."""

import pytest

from nemesis.scenario import Scenario

from ..places import place_of


def scout(*hand, **seat):
    return Scenario("scout", "soldier").room(6, "canteen").seat(0, hand=list(hand), **seat)


# -- Adrenaline -------------------------------------------------------------------------------------


def test_adrenaline_shoots_and_draws_a_card():
    """R-12.1, X-26: one Ammo, no other card."""
    table = scout("adrenaline", deck_top=["scavenging"]).figure("larva", room=11).script(combat=["creeper"]).turn(0)
    table.do("play", "adrenaline").do("part", "shoot")
    assert table.kinds(11) == [] and table.game.ammo["rifle"] == 3 and table.hand(0) == ["scavenging"]


def test_adrenaline_escapes_with_the_attacks_and_draws_a_card():
    """R-12.10, X-26: every Intruder attacks first."""
    scenario = scout("adrenaline", deck_top=["scavenging"]).figure("adult", room=11).top("attack", "scratch_1")
    table = scenario.script(noise=["1"]).turn(0).do("play", "adrenaline").do("part", "escape").do("way", 6)
    assert table.seat(0).room == 6 and table.seat(0).light == 1 and table.hand(0) == ["scavenging"]
    assert [e["occasion"] for e in table.told("attack")] == ["escape"]


def test_the_card_is_drawn_after_the_move_is_over():
    """R-26.2, R-11.5: an Encounter in the new Room still sees the smaller hand."""
    scenario = scout("adrenaline").figure("larva", room=11).noise(6, 7).bag("tok_creeper_1", "blank")
    table = scenario.script(noise=["1"], bag=["creeper"]).top("attack", "scratch_1").turn(0)
    table.do("play", "adrenaline").do("part", "escape").do("way", 6)
    assert table.told("surprise_check")[0]["cards"] == 0 and table.told("surprise_check")[0]["surprised"]
    assert len(table.hand(0)) == 1


def test_who_dies_on_the_way_draws_nothing():
    """R-16.10, R-12.12: with three Serious Wounds any further Wound kills."""
    wounds = ["wound_leg", "wound_body", "wound_body"]
    scenario = scout("adrenaline", wounds=wounds).figure("adult", room=11).top("attack", "scratch_1")
    table = scenario.turn(0).do("play", "adrenaline").do("part", "escape").do("way", 6)
    assert table.seat(0).status == "dead" and not table.told("drew")
    assert (11, "corpse:scout") in table.game.floor


def test_a_leg_wound_does_not_make_adrenaline_dearer():
    """R-16.17, R-6.2: the basic Escape costs 2, the card nothing more."""
    scenario = scout("adrenaline", wounds=["wound_leg"]).figure("larva", room=11)
    table = scenario.turn(0)
    assert table.refusal("escape") == ("too_few_cards", "R-5.12")
    table.do("play", "adrenaline").do("part", "escape").do("way", 6)
    assert table.seat(0).room == 6 and table.told("action")[0]["paid"] == ()


def test_with_an_empty_rifle_adrenaline_still_escapes():
    """R-5.14, R-12.1: the shooting part is not legal, so the way is asked at once."""
    table = scout("adrenaline", ammo={"rifle": 0}).figure("larva", room=11).turn(0).do("play", "adrenaline")
    assert table.asked == (0, "move_to")


def test_without_ammo_and_without_a_way_adrenaline_is_refused():
    """R-5.18, R-7.2: neither part is legal."""
    scenario = scout("adrenaline", ammo={"rifle": 0}).figure("larva", room=11)
    for other in (6, 8, 14, 15):
        scenario.door(11, other, "closed")
    assert scenario.turn(0).refusal("play", "adrenaline") == ("nowhere_to_go", "R-7.2")


# -- Reconnaissance ---------------------------------------------------------------------------------


def test_reconnaissance_moves_without_a_noise_roll():
    """R-7.16: into an empty, explored Room."""
    table = scout("reconnaissance", "search").turn(0).do("play", "reconnaissance").do("way", 6)
    assert table.seat(0).room == 6 and not table.told("noise_rolled") and not any(table.game.noise)


@pytest.mark.parametrize("token", ["silence", "danger"])
def test_reconnaissance_ignores_silence_and_danger_tokens(token):
    """R-7.16, F-3: no markers, even with Slime; the token leaves and its number counts."""
    scenario = scout("reconnaissance", "search", slime=True).room(15, "hatch_control", token=token)
    number = scenario.game.rules.types[scenario.game.tokens[15]].items
    table = scenario.turn(0).do("play", "reconnaissance").do("way", 15)
    assert not table.told("danger") and not any(table.game.noise) and table.game.tokens[15] == ""
    assert table.game.counters[15] == number and table.game.explored[15]


@pytest.mark.parametrize("token", ["slime", "fire", "malfunction", "doors"])
def test_reconnaissance_meets_every_other_token(token):
    """R-7.16, F-3, R-8.9: they apply, but no Noise roll follows."""
    table = scout("reconnaissance", "search").room(15, "hatch_control", token=token).turn(0)
    table.do("play", "reconnaissance").do("way", 15)
    found = {
        "slime": table.seat(0).slime,
        "fire": table.game.fire[15],
        "malfunction": table.game.malfunction[15],
        "doors": table.door_between(11, 15) == "closed",
    }
    assert [name for name, there in found.items() if there] == [token] and not table.told("noise_rolled")


def test_reconnaissance_needs_a_way():
    """R-7.2: behind closed Doors it is refused."""
    scenario = scout("reconnaissance", "search")
    for other in (6, 8, 14, 15):
        scenario.door(11, other, "closed")
    assert scenario.turn(0).refusal("play", "reconnaissance") == ("nowhere_to_go", "R-7.2")


# -- Scavenging -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("items", "left"), [(2, 1), (1, 0), (0, 0)])
def test_scavenging_searches_even_an_exhausted_room(items, left):
    """R-15.15: the counter goes down by 1, never under 0."""
    scenario = (
        scout("scavenging", "search", room=8).room(8, "command_center", items=items).top("red", "grenade", "decoy")
    )
    table = scenario.turn(0).do("play", "scavenging").do("item", "decoy")
    assert table.game.counters[8] == left and len(table.seat(0).items) == 1


def test_scavenging_in_a_white_room_chooses_the_deck():
    """R-15.15, Q-11: all Search rules apply."""
    table = scout("scavenging", "search", room=8).room(8, "cabins", items=0).turn(0).do("play", "scavenging")
    assert table.options == [("colour", "red"), ("colour", "yellow"), ("colour", "green")]


@pytest.mark.parametrize("room", [1, 11, 19, 20, 21])
def test_scavenging_finds_nothing_in_special_rooms(room):
    """R-15.17: Rooms that never have Items."""
    table = scout("scavenging", "search", room=room).turn(0)
    assert table.refusal("play", "scavenging") == ("room_never_has_items", "R-15.17")


@pytest.mark.parametrize("tile", ["nest", "slime_room"])
def test_scavenging_finds_nothing_in_the_nest_or_the_slime_room(tile):
    """R-15.17: these two Rooms cannot be searched."""
    place = place_of(tile)
    table = scout("scavenging", "search", room=place).room(place, tile).turn(0)
    assert table.refusal("play", "scavenging") == ("room_never_has_items", "R-15.17")
