"""The four Rooms "2" of Aftermath (A-11; A-1.2)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis import Setup
from nemesis.scenario import Scenario, Table

HAND = ["rest", "search", "demolition", "interruption"]


def crew(*characters: str, **setup: Any) -> Scenario:
    modules = setup.pop("modules", ("aftermath_rooms", "turrets"))
    return Scenario(*(characters or ("captain",)), modules=modules, **setup).ship(first_encounter=True)


def standing_in(tile: str, *characters: str, **seat: Any) -> Scenario:
    return crew(*characters).room(6, tile).seat(0, **{"room": 6, "hand": HAND, **seat})


def test_the_printed_tiles() -> None:
    """A-1.2: four more Rooms "2", shuffled in with the nine of the base game."""
    rules = Setup(players=2, modules=("aftermath_rooms",)).ruleset()
    assert sum(1 for r in rules.rooms.values() if r.slot == "2") == 13
    printed = {id: (rules.rooms[id].colour, rules.rooms[id].computer) for id in
               ("workshop", "server_room", "alarm_room", "turret_control")}  # fmt: skip
    assert printed == {
        "workshop": ("yellow", False), "server_room": ("white", True), "alarm_room": ("red", True),
        "turret_control": ("red", True),
    }  # fmt: skip


def test_they_can_lie_on_any_slot_2_of_a_new_game() -> None:
    """A-1.2: the four Rooms are shuffled among those marked 2."""
    seen = set()
    for seed in range(12):
        seen |= set(Scenario("captain", seed=seed, modules=("aftermath_rooms",)).game.tiles)
    assert {"workshop", "server_room", "alarm_room", "turret_control"} <= seen


# -- Workshop -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("item", "made"),
    [("energy_charge", "craft_laser_pointer"), ("tools", "craft_combat_drone"), ("clothes", "craft_enviro_suit")],
)
def test_the_workshop_exchanges_an_item_for_its_crafted_one(item: str, made: str) -> None:
    """A-11, A-15.3: for 2 cards; the old Item goes to its discard."""
    table = standing_in("workshop", items=[item]).turn(0).do("room_action")
    assert [table.game.rules.types[i].id for i in table.seat(0).items] == [made]
    assert any(table.game.rules.types[c].id == item for pile in table.game.discards.values() for c in pile)
    assert len(table.seat(0).hand) == 2
    assert sum(1 for c in table.game.crafted if made in c) == 1


def test_the_workshop_asks_which_item_when_several_fit() -> None:
    """A-11: a red and a yellow Energy Charge are different cards to lose."""
    scenario = standing_in("workshop", items=["red_energy_charge_1", "yellow_energy_charge_1", "tools"])
    table = scenario.turn(0).do("room_action")
    assert table.asked == (0, "exchange") and len(table.options) == 3
    table.do("exchange", "yellow_energy_charge_1")
    assert table.seat(0).items[:2] == ["red_energy_charge_1", "yellow_tools_1"]


def test_an_item_out_of_stock_cannot_be_made() -> None:
    """A-11: impossible if that card is out of stock."""
    scenario = standing_in("workshop", "captain", "scout", items=["tools"])
    table = scenario.seat(1, items=["craft_combat_drone", "craft_combat_drone"]).turn(0)
    assert not table.offers("room_action")
    assert table.refusal("room_action") == ("crafted_out_of_stock", "A-1.2")


def test_without_a_fitting_item_the_workshop_is_of_no_use() -> None:
    table = standing_in("workshop", items=["grenade"]).turn(0)
    assert table.refusal("room_action") == ("nothing_to_exchange", "A-1.2")


def test_a_malfunction_stops_the_workshop() -> None:
    """A-11: the base law of Room Actions (R-17.3)."""
    table = standing_in("workshop", items=["tools"]).room(6, malfunction=True).turn(0)
    assert table.refusal("room_action") == ("room_malfunctions", "R-17.3")


def test_basic_crafting_never_makes_the_three_items() -> None:
    """A-15.3: they have no recipe of two Items and no component symbol."""
    table = crew().seat(0, hand=HAND, items=["energy_charge", "tools", "clothes"]).turn(0)
    assert {o[1] for o in table.options if o[0] == "craft"} == {"taser"}
    crafted = table.game.rules.families["crafted"]
    assert all(crafted[i].symbol is None and crafted[i].recipe is None for i in crafted if i.startswith("craft_"))


# -- Server Room --------------------------------------------------------------------------------------


def test_the_server_room_does_the_action_of_another_computer_at_no_further_cost() -> None:
    """A-11: the Comms Room's Signal from afar, for the 2 cards of the Server Room."""
    table = standing_in("server_room").room(16, "comms_room").turn(0).do("room_action", pay=("rest", "search"))
    if table.asked == (0, "remote_room"):
        table.do("room", 16)
    assert table.seat(0).signal and len(table.seat(0).hand) == 2 and table.seat(0).room == 6


def test_it_needs_an_explored_working_room_with_a_computer() -> None:
    """A-11: discovered, no malfunction, a computer; not the Server Room itself."""
    scenario = standing_in("server_room").room(17, "comms_room", malfunction=True).room(8, "canteen")
    table = scenario.room(14, "monitoring_room", explored=False).turn(0)
    assert table.refusal("room_action") == ("no_remote_action", "A-1.2")


def test_your_room_is_that_room() -> None:
    """A-11 (D): the Laboratory studies what lies in the Laboratory, not in the Server Room."""
    far = standing_in("server_room").room(18, "laboratory").object("carcass", 18).turn(0)
    far.do("room_action", pay=("rest", "search"))
    while far.asked != (0, "turn"):
        far.do(*far.options[0])
    assert [slot for slot, _, studied in far.game.weaknesses if studied] == ["carcass"]
    here = standing_in("server_room").room(18, "laboratory").object("carcass", 6).turn(0)
    assert here.refusal("room_action") == ("no_remote_action", "A-1.2")


def test_intruders_there_do_not_prevent_it_intruders_here_do() -> None:
    """A-11: the character is in Combat where it stands."""
    far = standing_in("server_room").room(13, "comms_room").figure("adult", 13).turn(0)
    assert far.offers("room_action")
    here = standing_in("server_room").room(13, "comms_room").figure("adult", 6).turn(0)
    assert here.refusal("room_action") == ("no_room_action_in_combat", "R-5.21")


def test_the_questions_of_the_other_action_are_asked() -> None:
    """The Fire Control System through the Server Room; saving in the middle changes nothing."""
    scenario = standing_in("server_room").room(12, "fire_control").room(8, fire=True).room(5, fire=True)
    table = scenario.turn(0).do("room_action", pay=("rest", "search"))
    while table.asked == (0, "remote_room"):
        table.do("room", 12)
    assert table.asked == (0, "fire_control")
    again = Table(type(table.game).from_json(table.game.to_json()))
    assert again.options == table.options and again.seat(0).room == 6
    again.do("room", 8)
    assert not again.game.fire[8] and again.game.fire[5] and again.seat(0).room == 6


def test_the_intranet_reaches_the_server_room_and_through_it_another_computer() -> None:
    """A-11, R-17.40: a remote Room Action that is itself remote."""
    scenario = crew("scientist").room(6, "server_room").room(10, "comms_room").room(8, "monitoring_room")
    table = scenario.seat(0, room=8, hand=["intranet", "rest", "search"]).turn(0).do("play", "intranet")
    table.do("room", 6)
    assert table.asked == (0, "remote_room") and not table.offers("room", 6)
    table.do("room", 10)
    assert table.seat(0).signal and table.seat(0).room == 8


# -- Alarm --------------------------------------------------------------------------------------------


def alarm(*characters: str, **seat: Any) -> Scenario:
    return standing_in("alarm_room", *characters, **seat)


def test_the_alarm_makes_noise_in_another_room_without_a_character() -> None:
    """A-11: unexplored Rooms too; not the own one, none with a character."""
    table = alarm("captain", "scout").seat(1, room=8).turn(0).do("room_action", pay=("rest", "search"))
    rooms = {o[1] for o in table.options}
    assert table.asked == (0, "alarm") and 6 not in rooms and 8 not in rooms
    assert any(not table.game.explored[r] for r in rooms)


def test_the_alarm_places_a_marker_like_any_noise_roll() -> None:
    scenario = alarm().script(noise=["1"])
    table = scenario.turn(0).do("room_action", pay=("rest", "search")).do("room", 1)
    corridor = table.game.rules.board.exits[1][1]
    assert table.game.noise[corridor] and table.told("room_noise_rolled") == [{"room": 1, "face": "1"}]


def test_the_alarm_may_bring_an_encounter_but_never_a_surprise_attack() -> None:
    """A-11: the Intruder appears there; nobody is checked for surprise, not even next door."""
    scenario = alarm(hand=["rest", "search"]).script(noise=["1"], bag=["adult"])
    table = scenario.noise(1, 3).turn(0).do("room_action").do("room", 1)
    assert table.kinds(1) == ["adult"] and table.noise == []
    assert table.told("surprise_check") == [] and table.told("attack") == []


def test_slime_does_not_turn_the_silence_of_the_alarm_into_danger() -> None:
    """A-11 (D): Slime is ignored; nobody's Motion Detector rerolls it either."""
    table = alarm(slime=True).script(noise=["silence"]).turn(0)
    table.do("room_action", pay=("rest", "search")).do("room", 1)
    assert table.told("danger") == [] and table.asked == (0, "turn")


def test_danger_of_the_alarm_draws_neighbouring_intruders_in() -> None:
    """A-11: a lure."""
    neighbour = Scenario("captain").game.rules.board.links[1][0][1]
    table = alarm().figure("adult", neighbour).script(noise=["danger"]).turn(0)
    table.do("room_action", pay=("rest", "search")).do("room", 1)
    assert table.kinds(1) == ["adult"]


def test_the_alarm_works_through_the_server_room() -> None:
    """A-11: both together; "another Room" is another than the Alarm Room."""
    table = standing_in("server_room").room(7, "alarm_room").turn(0).do("room_action", pay=("rest", "search"))
    while table.asked == (0, "remote_room"):
        table.do("room", 7)
    rooms = {o[1] for o in table.options}
    assert table.asked == (0, "alarm") and 7 not in rooms and 6 not in rooms
    table.game.script = {"noise": ["silence"]}
    assert table.do("room", 1).told("room_noise_rolled") == [{"room": 1, "face": "silence"}]


# -- Turret Control -----------------------------------------------------------------------------------


def test_without_a_turret_its_control_is_unavailable() -> None:
    """A-11, A-5.7: the Room may be in play without any turret."""
    table = standing_in("turret_control").turn(0)
    assert table.refusal("room_action") == ("no_turret_in_play", "A-5.7")


def test_turret_control_puts_the_chosen_token_on_top_face_down() -> None:
    """A-11: the pile is not shuffled."""
    scenario = standing_in("turret_control").turret(8, "all", "intruders", "inactive")
    table = scenario.turn(0).do("room_action", pay=("rest", "search")).do("mode", "inactive")
    assert table.game.ext["turrets"] == ((1, 8, ("target_1_inactive", "target_1_all", "target_1_intruders"), False),)


def test_only_who_set_the_mode_knows_it() -> None:
    """A-11, A-5.2: in the ledger, in the view and in the log of that seat alone."""
    scenario = standing_in("turret_control", "captain", "scout").turret(8, "all").seat(1, room=3)
    table = scenario.turn(0).do("room_action", pay=("rest", "search"))
    assert table.asked == (0, "turret_mode")
    table.do("mode", "intruders")
    game = table.game
    assert game.view(0)["ext"]["turrets"] == [(1, 8, "intruders", False)]
    assert game.view(1)["ext"]["turrets"] == game.view(None)["ext"]["turrets"] == [(1, 8, None, False)]
    assert ("turret", 1, "intruders", 1) in game.seats[0].knowledge and not game.seats[1].knowledge
    kind, data, to, hidden = next(e for e in game.log or () if e[0] == "turret_set")
    assert (kind, data["mode"], to, hidden) == ("turret_set", "intruders", (0,), ("mode",))


def test_the_mode_is_chosen_after_the_interruption_window() -> None:
    """Nothing about the mode is announced to those who may interrupt (as Q-53)."""
    scenario = standing_in("turret_control", "captain", "scout").turret(8, "all")
    table = scenario.seat(1, room=6, hand=["interruption"]).turn(0).do("room_action", pay=("rest", "search"))
    assert table.asked == (1, "interrupt")
    assert all("mode" not in str(part) for part in table.game.view(1)["procedure"])
    table.do("card")
    assert table.game.ext["turrets"][0][3] is True
