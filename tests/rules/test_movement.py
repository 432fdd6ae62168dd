"""How characters move: neighbours, entering, Careful Movement, being moved by others (R-7)."""

import pytest

from nemesis.scenario import Scenario

HAND = ["search", "rest", "demolition", "basic_repairs"]


def ship(*characters, noise=("silence",), **setup):
    """Everything explored; the Noise die shows these faces."""
    return Scenario(*characters, **setup).explore_all().script(noise=list(noise))


def rolled(table):
    return [e["face"] for e in table.told("noise_rolled")]


def happened(table, *kinds):
    return [k for k, *_ in table.game.log if k in kinds]


# -- where one can go -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("room", "neighbours"), [(11, {6, 8, 14, 15}), (1, {2, 3, 4}), (2, {1, 6}), (14, {11, 13, 17}), (20, {17, 18})]
)
def test_a_character_walks_to_the_rooms_joined_by_a_corridor(room, neighbours):
    """R-7.1, R-7.2, Q-6: and arrives in the Room, never in between."""
    table = ship("captain").seat(0, room=room, hand=HAND).turn(0)
    assert {o[1] for o in table.options if o[0] == "move"} == neighbours
    target = min(neighbours)
    table.do("move", target)
    assert table.seat(0).room == target


@pytest.mark.parametrize(("door", "passable"), [("open", True), ("destroyed", True), ("closed", False)])
def test_only_a_closed_door_separates_two_rooms(door, passable):
    """R-7.2, R-17.5: for walking and for sneaking."""
    table = ship("captain").seat(0, hand=HAND).door(11, 14, door).turn(0)
    assert table.offers("move", 14) is passable
    assert table.offers("careful_move", 14) is passable


def test_behind_closed_doors_there_is_nowhere_to_go():
    """R-7.2: the refusal says so."""
    table = ship("captain").seat(0, room=20, hand=HAND).door(20, 17, "closed").door(20, 18, "closed").turn(0)
    assert table.refusal("move") == table.refusal("careful_move") == ("nowhere_to_go", "R-7.2")


def test_two_corridors_to_the_same_room_are_two_choices():
    """R-7.2, Q-6, R-22.6: on the alternative side a closed Door in one leaves the other."""
    table = ship("captain", board="alternative").seat(0, room=1, hand=HAND).turn(0)
    assert len([o for o in table.options if o[:2] == ("move", 4)]) == 2
    table = ship("captain", board="alternative").seat(0, room=1, hand=HAND).door(1, 4, "closed").turn(0)
    assert len([o for o in table.options if o[:2] == ("move", 4)]) == 1


def test_technical_corridors_need_a_card_that_says_so():
    """R-7.3: rooms 2 and 9 both have an Entrance; walking between them is impossible, the Mechanic's card does it."""
    hand = ["technical_corridors", "search", "rest"]
    table = ship("mechanic", noise=["1"]).room(9, "storage").seat(0, room=2, hand=hand).turn(0)
    assert not table.offers("move", 9)
    table.do("play", "technical_corridors")
    assert {o[1] for o in table.options} == {4, 5, 9, 14, 15, 19, 21}
    table.do("room", 9)
    assert table.seat(0).room == 9
    assert rolled(table) == ["1"] and table.noise_between(9, 12)
    assert len(table.seat(0).discard) == 2


def test_a_crawl_explores_as_usual():
    """R-7.3: the token is resolved, then the Noise roll."""
    hand = ["technical_corridors", "search", "rest"]
    scenario = Scenario("mechanic").room(2, "armory").room(9, "storage", token="fire").script(noise=["1"])
    table = scenario.seat(0, room=2, hand=hand).turn(0)
    table.do("play", "technical_corridors")
    table.do("room", 9)
    assert table.game.explored[9] and table.game.fire[9]
    assert rolled(table) == ["1"]


def test_technical_corridors_are_refused_in_a_room_without_entrance():
    """R-7.3: Technical Corridors are entered in a Room with an Entrance."""
    table = ship("mechanic").seat(0, room=11, hand=["technical_corridors", "search"]).turn(0)
    assert table.refusal("play", "technical_corridors") == ("no_technical_entrance", "R-7.3")


# -- the procedure ----------------------------------------------------------------------------------


def test_move_slime_token_noise_in_this_order():
    """R-7.4, K-4: the slimy Room marks its visitor, then the token, then the die; Silence is Danger for the slimed."""
    table = (
        Scenario("captain").room(14, "slime_room", token="fire").script(noise=["silence"]).seat(0, hand=HAND).turn(0)
    )
    table.do("move", 14)
    assert happened(table, "moved", "slimed", "fire", "noise_rolled", "danger") == [
        "moved", "slimed", "fire", "noise_rolled", "danger",
    ]  # fmt: skip


def test_entry_trait_comes_before_the_token():
    """R-7.4, K-4: the slime of the Room turns the Silence of its own token into Danger."""
    table = Scenario("captain").room(14, "slime_room", token="silence").seat(0, hand=HAND).turn(0)
    table.do("move", 14)
    assert table.seat(0).slime
    assert len(table.told("danger")) == 1 and rolled(table) == []


def test_the_slime_room_marks_at_every_entry():
    """R-7.4, R-17.18: out, washed, and in again."""
    scenario = ship("captain", noise=["1", "2", "3"]).room(14, "slime_room").seat(0, hand=HAND)
    table = scenario.turn(0, actions=3)
    table.do("move", 14)
    assert table.seat(0).slime
    table.do("move", 11)
    table.seat(0).slime = False
    table.do("move", 14)
    assert table.seat(0).slime


def test_entering_an_unoccupied_room_makes_a_noise_roll():
    """R-7.4, R-10.1: a move into an unoccupied Room ends with a Noise roll."""
    table = ship("captain", "soldier", noise=["1"]).seat(0, hand=HAND).turn(0)
    table.do("move", 14)
    assert rolled(table) == ["1"]
    assert table.noise_between(14, 13)


@pytest.mark.parametrize("company", ["character", "intruder"])
def test_entering_an_occupied_room_makes_no_noise_roll(company):
    """R-7.5, R-7.6: with another Character or an Intruder there; meeting an Intruder is Combat, no Encounter."""
    scenario = ship("captain", "soldier").seat(0, hand=HAND)
    scenario = scenario.seat(1, room=14) if company == "character" else scenario.figure("adult", room=14)
    table = scenario.turn(0)
    table.do("move", 14)
    assert rolled(table) == [] and table.told("encounter") == [] and table.told("attack") == []
    assert table.offers("escape") is (company == "intruder")


def test_whether_a_room_is_occupied_is_decided_before_its_token():
    """R-7.5: company at the entry means no roll, whatever the token does."""
    table = (
        Scenario("captain", "soldier")
        .room(14, "canteen", token="malfunction")
        .seat(0, hand=HAND)
        .figure("larva", room=14)
        .turn(0)
    )
    table.do("move", 14)
    assert table.game.malfunction[14]
    assert rolled(table) == []


def test_leaving_a_room_with_an_intruder_is_an_escape():
    """R-7.7, R-12.10: it attacks, then the normal entry follows."""
    table = (
        ship("captain", noise=["1"]).seat(0, hand=HAND).figure("adult", room=11).top("attack", "tail_attack").turn(0)
    )
    assert not table.offers("move") and not table.offers("careful_move")
    table.do("escape", 14)
    assert [(e["kind"], e["occasion"]) for e in table.told("attack")] == [("adult", "escape")]
    assert table.seat(0).room == 14 and rolled(table) == ["1"]


@pytest.mark.parametrize("room", [1, 11, 19, 20, 21])
def test_special_rooms_count_as_explored(room):
    """R-7.8: face up, without a token, without Items; entering one reveals nothing."""
    scenario = Scenario("captain")
    assert scenario.game.explored[room] and not scenario.game.tokens[room] and scenario.game.counters[room] == -1
    start = scenario.game.rules.board.links[room][0][1]
    table = scenario.room(start).seat(0, room=start, hand=HAND).script(noise=["silence"]).turn(0)
    table.do("move", room)
    assert table.told("explored") == []


def test_death_on_the_way_drops_the_rest():
    """R-7.10, R-12.12: the escaper dies; no entry, no exploration, no Noise roll."""
    table = (
        Scenario("captain", "soldier")
        .room(14, "canteen", token="fire")
        .seat(0, hand=HAND, wounds=["wound_arm", "wound_hand"])
        .figure("adult", room=11)
        .top("attack", "bite_1")
        .turn(0)
    )
    table.do("escape", 14)
    assert table.seat(0).status == "dead"
    assert not table.game.explored[14] and not table.game.fire[14]
    assert table.told("moved") == [] and rolled(table) == []


# -- moved by others --------------------------------------------------------------------------------


def test_a_character_ordered_away_explores_and_rolls_itself():
    """R-7.9, Q-37, Q-47: the Captain names the Room; the Soldier's own slime makes the Silence dangerous."""
    table = (
        Scenario("captain", "soldier")
        .room(14, "canteen", token="doors")
        .script(noise=["silence"])
        .seat(0, hand=["order"])
        .seat(1, slime=True)
        .turn(0)
    )
    table.do("play", "order")
    table.do("way", 14)
    assert (table.seat(0).room, table.seat(1).room) == (11, 14)
    assert table.told("explored")[0]["seat"] == 1 and table.door_between(11, 14) == "closed"
    assert table.told("noise_rolled")[0]["seat"] == 1
    assert len(table.told("danger")) == 1


@pytest.mark.parametrize("fighting", [True, False])
def test_an_order_out_of_combat_is_an_escape(fighting):
    """R-7.9: the Intruders of the Room that the Soldier leaves attack."""
    scenario = (
        ship("captain", "soldier")
        .room(16, "comms_room")
        .seat(0, hand=["order"], items=["intercom"])
        .seat(1, room=16)
        .top("attack", "tail_attack")
    )
    if fighting:
        scenario.figure("adult", room=16)
    table = scenario.turn(0)
    table.do("play", "order")
    table.do("way", 12)
    assert table.seat(1).room == 12
    assert [e["seat"] for e in table.told("attack")] == ([1] if fighting else [])


def test_suppressive_fire_lets_one_leave_without_attacks():
    """R-7.9: the card says so."""
    table = ship("captain", noise=["1"]).seat(0, hand=["suppressive_fire"]).figure("adult", room=11).turn(0)
    table.do("play", "suppressive_fire")
    table.do("way", 14)
    assert table.seat(0).room == 14 and table.told("attack") == []
    assert rolled(table) == ["1"]
    assert table.game.ammo["revolver"] == 5


def test_several_movers_enter_one_after_the_other_the_active_player_first():
    """R-7.11: only the first one faces an unoccupied Room."""
    table = (
        ship("soldier", "captain", noise=["1", "2"]).seat(0, hand=["covering_fire"]).figure("adult", room=11).turn(0)
    )
    table.do("play", "covering_fire")
    table.do("both", 1)
    table.do("agree")
    table.do("way", 14)
    table.do("way", 14)
    assert [e["seat"] for e in table.told("moved")] == [0, 1]
    assert [e["seat"] for e in table.told("noise_rolled")] == [0]
    assert table.noise_between(14, 13) and not table.noise_between(14, 17)


# -- Careful Movement ---------------------------------------------------------------------------------


def test_careful_movement_places_one_marker_of_choice_instead_of_the_roll():
    """R-7.12, Q-7: in any unmarked exit of the new Room, the Technical Corridors too."""
    table = ship("captain").seat(0, hand=HAND).noise(14, 13).turn(0)
    table.do("careful_move", 14)
    exits = [table.option("exit", e)[1] for _, e in table.options]
    corridor = {b: c for c, b in table.game.rules.board.links[14]}
    assert table.asked == (0, "careful_noise")
    assert set(exits) == {corridor[11], corridor[17], -1}
    table.do("exit", -1)
    assert table.game.vents == [True] and not table.noise_between(14, 17)
    assert table.seat(0).room == 14 and rolled(table) == []


@pytest.mark.parametrize("open_exit", [None, "corridor", "technical"])
def test_careful_movement_needs_an_exit_without_noise(open_exit):
    """R-7.12: a Corridor of the new Room, or its Technical Entrance."""
    scenario = ship("captain").seat(0, hand=HAND).noise(14, 11).noise(14, 13)
    if open_exit != "corridor":
        scenario.noise(14, 17)
    if open_exit != "technical":
        scenario.technical_noise()
    table = scenario.turn(0)
    assert table.offers("careful_move", 14) is (open_exit is not None)
    if open_exit is None:
        assert table.refusal("careful_move", 14) == ("all_exits_noisy", "R-7.12")
        assert table.offers("move", 14)


@pytest.mark.parametrize("token", ["danger", "silence"])
@pytest.mark.parametrize("slime", [True, False])
def test_careful_movement_ignores_danger_and_silence(token, slime):
    """R-7.13, F-3: the number still counts, the token is gone, the marker replaces it."""
    table = (
        Scenario("captain", "soldier")
        .room(14, "canteen", token=token)
        .seat(0, hand=HAND, slime=slime)
        .figure("adult", room=17)
        .turn(0)
    )
    items = table.game.rules.types[table.game.tokens[14]].items
    table.do("careful_move", 14)
    table.do("exit")
    assert table.told("danger") == [] and rolled(table) == []
    assert table.kinds(17) == ["adult"]
    assert table.game.tokens[14] == "" and table.game.counters[14] == items
    assert sum(table.game.noise) + sum(table.game.vents) == 1


@pytest.mark.parametrize("token", ["slime", "fire", "malfunction", "doors"])
def test_careful_movement_resolves_the_other_tokens_first(token):
    """R-7.13, R-7.14: their effect is on the table when the exit is chosen."""
    table = Scenario("captain").room(14, "canteen", token=token).seat(0, hand=HAND).turn(0)
    table.do("careful_move", 14)
    assert table.asked == (0, "careful_noise")
    game = table.game
    assert {
        "slime": table.seat(0).slime,
        "fire": game.fire[14],
        "malfunction": game.malfunction[14],
        "doors": table.door_between(11, 14) == "closed",
    }[token]
    assert sum(game.noise) + sum(game.vents) == 0


@pytest.mark.parametrize("option", [True, False])
@pytest.mark.parametrize("company", ["character", "intruder"])
def test_careful_movement_into_company_still_places_the_marker(option, company):
    """R-7.15, K-24: option `careful_marker_occupied`."""
    scenario = ship("captain", "soldier", options={"careful_marker_occupied": option}).seat(0, hand=HAND)
    scenario = scenario.seat(1, room=14) if company == "character" else scenario.figure("adult", room=14)
    table = scenario.turn(0)
    table.do("careful_move", 14)
    assert (table.asked[1] == "careful_noise") is option
    if option:
        table.do("exit")
    assert sum(table.game.noise) + sum(table.game.vents) == int(option)


# -- Reconnaissance -----------------------------------------------------------------------------------


@pytest.mark.parametrize("token", ["danger", "silence"])
def test_reconnaissance_makes_no_noise_and_ignores_danger_and_silence(token):
    """R-7.16, F-3: no roll, no marker, no Intruder called."""
    table = (
        Scenario("scout")
        .room(14, "canteen", token=token)
        .seat(0, hand=["reconnaissance", "rest"], slime=True)
        .figure("adult", room=17)
        .turn(0)
    )
    table.do("play", "reconnaissance")
    table.do("way", 14)
    assert table.seat(0).room == 14 and table.game.explored[14]
    assert rolled(table) == [] and table.told("danger") == []
    assert not any(table.game.noise) and table.kinds(17) == ["adult"]


@pytest.mark.parametrize("token", ["fire", "malfunction", "slime"])
def test_reconnaissance_heeds_the_other_tokens(token):
    """R-7.16: Slime, Fire, Malfunction, Doors apply."""
    table = Scenario("scout").room(14, "canteen", token=token).seat(0, hand=["reconnaissance", "rest"]).turn(0)
    table.do("play", "reconnaissance")
    table.do("way", 14)
    found = {"fire": table.game.fire[14], "malfunction": table.game.malfunction[14], "slime": table.seat(0).slime}
    assert found[token] and rolled(table) == []
