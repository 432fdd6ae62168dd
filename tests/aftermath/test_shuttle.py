"""The shuttle board: its Rooms, how one crosses, and the one ship it makes with the Nemesis (A-4)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.content.aftermath.shuttle import LAST_SPACE, MAIN, SHUTTLE, SIDE_ROOMS, YELLOW_SPACES, A, B, C, docked
from nemesis.content.base.boards import BOARDS
from nemesis.errors import BadSetup
from nemesis.rules.markers import can_malfunction, fire_spread_from
from nemesis.rules.noise import danger
from nemesis.scenario import Scenario, Table, new_ship, scenario_from_toml
from nemesis.text import LANGUAGES, Texts
from nemesis.text.status import Status

ENTRANCES = (2, 4, 5, 9, 14, 15, 19, 21)
CARDS = ["search", "rest", "demolition", "order", "interruption"]


def scene(*characters: str, **setup: Any) -> Scenario:
    """An Epilogue without tokens and without an alert: nothing but the boards."""
    names = characters or ("captain",)
    return Scenario(*names, mode="epilogue", **setup).alert(None).no_second_tokens().seat(0, hand=CARDS)


def crossings(table: Table, what: str = "move") -> list[int]:
    return [o[1] for o in table.options if o[0] == what and o[2] == -1]


def test_three_random_rooms_2_lie_face_up_beside_the_printed_main_room() -> None:
    """A-4.1: four Rooms; the three tiles are Rooms "2" that lie nowhere else."""
    laid = set()
    for seed in range(30):
        game = Game.new(Setup(players=2, mode="investigation", seed=seed))
        tiles = [game.tiles[r] for r in SIDE_ROOMS]
        assert game.tiles[MAIN] == "shuttle_main"
        assert all(game.rules.rooms[t].slot == "2" for t in tiles) and all(game.explored[r] for r in SHUTTLE)
        assert len(set(game.tiles[1:])) == 25
        laid |= set(tiles)
    assert "slime_room" not in laid, "A-4.1: a drawn Slime room is replaced"
    assert laid >= {"canteen", "workshop", "server_room", "alarm_room", "turret_control"}


def test_nothing_can_be_found_by_searching_the_shuttle() -> None:
    """A-4.2: its Rooms have no Item counter, whatever their colour."""
    table = scene().room(A, "canteen").seat(0, room=A).turn()
    assert table.game.counters[A] == -1
    assert table.refusal("play", "search") == ("room_never_has_items", "R-15.17")


def test_the_main_room_has_no_action_and_never_breaks() -> None:
    """A-4.2, A-4.6: no Room Action; no Malfunction, for there is nothing to break."""
    table = scene().turn()
    assert table.refusal("room_action") == ("room_has_no_action", "R-6.10")
    assert not can_malfunction(table.game, MAIN) and can_malfunction(table.game, A)


def test_from_the_main_room_one_crosses_to_every_entrance_of_the_ship() -> None:
    """A-4.3: and to no other Room of it; Move, Careful Movement."""
    table = scene().turn()
    assert tuple(crossings(table)) == ENTRANCES == tuple(crossings(table, "careful_move"))


def test_from_an_entrance_one_crosses_to_the_rooms_2_only() -> None:
    """A-4.3: never straight into the Main Room; Rooms without an Entrance lead nowhere."""
    assert crossings(scene().seat(0, room=15).turn()) == [A, B, C]
    assert crossings(scene().seat(0, room=11).turn()) == []
    assert crossings(scene().seat(0, room=A).turn()) == []


def test_a_table_may_let_one_return_to_the_main_room() -> None:
    """A-4.3: switch `shuttle_return_to_main`."""
    table = scene(options={"shuttle_return_to_main": True}).seat(0, room=15).turn()
    assert crossings(table) == [MAIN, A, B, C]


def test_a_crossing_is_a_normal_move_with_its_noise_roll() -> None:
    """A-4.4: 1 card, exploration and a Noise roll in the new Room."""
    table = scene().script(noise=["4"]).turn()
    table.do("move", 21)
    assert table.seat(0).room == 21 and len(table.seat(0).hand) == 4
    assert [e["room"] for e in table.told("noise_rolled")] == [21]


def test_a_careful_crossing_costs_two_cards_and_rolls_no_noise() -> None:
    """A-4.4: a crossing may be a Careful Movement: two cards, no Noise roll."""
    table = scene().turn()
    table.do("careful_move", 21).do("exit")
    assert table.seat(0).room == 21 and len(table.seat(0).hand) == 3
    assert not table.told("noise_rolled")


def test_doors_do_not_stop_a_crossing() -> None:
    """A-4.4: a crossing uses the Technical Corridors, where no Door stands."""
    table = scene().seat(0, room=15).door(15, 11, "closed").door(15, 16, "closed").door(15, 18, "closed").turn()
    assert crossings(table) == [A, B, C]
    assert [o for o in table.options if o[0] == "move" and o[2] != -1] == []


def test_an_escape_may_cross_and_is_attacked_first() -> None:
    """A-4.4: the usual attacks of an Escape, then the move."""
    table = scene().seat(0, room=15).figure("adult", 15).top("attack", "scratch_1").script(noise=["1"]).turn()
    assert crossings(table, "escape") == [A, B, C]
    table.do("escape", B)
    assert table.told("attack") and table.seat(0).room == B


def test_a_crossing_makes_no_rooms_adjacent() -> None:
    """A-4.4: Danger in a Room with an Entrance brings nobody from the shuttle, and Fire does not spread there."""
    game = scene().figure("adult", A).figure("adult", MAIN).game
    danger(game, 15)
    assert [f.room for f in game.figures] == [A, MAIN]
    assert fire_spread_from(game, [15]) == [11, 16, 18] and fire_spread_from(game, [MAIN]) == [A, B, C]


def test_each_shuttle_room_touches_the_three_others() -> None:
    """A-4.6: corridors s1 to s6, the numbers 1 to 3, and exit 4 to the one technical space."""
    board = docked(BOARDS["standard"])
    for room in SHUTTLE:
        assert sorted(other for _, other in board.links[room]) == sorted(set(SHUTTLE) - {room})
        assert board.exits[room][4] == -1 and board.space_of[room] == 0
    numbers = {frozenset((a, b)): n for a, b, n in board.corridors if a in SHUTTLE}
    assert numbers == {
        frozenset((MAIN, A)): (1,), frozenset((MAIN, B)): (2,), frozenset((MAIN, C)): (3,),
        frozenset((A, B)): (3,), frozenset((B, C)): (1,), frozenset((A, C)): (2,),
    }  # fmt: skip
    assert board.corridors[:28] == BOARDS["standard"].corridors


def test_the_entrances_of_the_shuttle_serve_noise_and_intruders_only() -> None:
    """A-4.6: a card that moves through Technical Corridors neither starts nor ends on the shuttle."""
    cards = ["technical_corridors", "rest", "search"]
    start = Scenario("mechanic", mode="epilogue").alert(None).no_second_tokens().seat(0, room=A, hand=cards).turn()
    assert not start.offers("play", "technical_corridors")
    end = Scenario("mechanic", mode="epilogue").alert(None).no_second_tokens().seat(0, room=15, hand=cards).turn()
    end.do("play", "technical_corridors")
    assert all(o[1] not in SHUTTLE for o in end.options)


def test_an_intruder_leaves_the_shuttle_through_its_technical_exit() -> None:
    """A-4.6: exit 4 is the Technical Corridors: it goes back to the bag."""
    table = scene().figure("adult", A).seat(0, room=11).bag("blank")
    game = table.top("event", "aev_slime_flow").run("event_card").game
    assert not game.figures and [game.rules.types[t].kind for t in game.bag] == ["blank", "adult"]


def test_noise_rolls_on_the_shuttle_use_its_corridors() -> None:
    """A-4.6: number 3 of the Main Room is the corridor to c; number 4 the Technical Corridors."""
    table = scene().seat(0, room=A).script(noise=["3", "4"]).turn()
    table.do("move", MAIN)
    assert table.noise_between(MAIN, C) and not any(table.game.vents)
    table.do("move", B)
    assert table.game.vents == [True]


def test_ship_and_shuttle_are_one_for_remote_effects() -> None:
    """A-4.5: the Command Center works the Doors of a shuttle Room."""
    table = scene().room(6, "command_center").seat(0, room=6).turn()
    table.do("room_action")
    assert {r for _, r in table.options} >= set(SHUTTLE)


def test_the_order_of_rooms_puts_the_shuttle_after_the_ship() -> None:
    """A-4.6: "lowest number": main 22, a 23, b 24, c 25."""
    assert (MAIN, A, B, C) == (22, 23, 24, 25)
    s = scene()
    for room in s.game.rules.board.slots:
        s.room(room, malfunction=False)
        if s.game.rules.rooms[s.game.tiles[room]].computer and room <= 21:
            s.room(room, malfunction=True)
    s.room(B, "server_room")
    table = s.top("event", "aev_power_surge").run("event_effect", "aev_power_surge")
    assert table.game.malfunction[B]


def test_the_track_has_five_numbered_spaces_and_two_yellow_ones() -> None:
    """A-4.7: 5 green, 3 and 1 yellow, then red."""
    assert LAST_SPACE == 5 and YELLOW_SPACES == (3, 1)
    table = scene().run("shuttle_time")
    assert table.told("shuttle_time") == [{"left": 4}]


def test_the_alternative_side_docks_its_shuttle_too() -> None:
    """A-4.6: on a board with two technical spaces the shuttle opens on the first; all Entrances can be crossed to."""
    table = scene(ship=new_ship("alternative")).turn()
    assert crossings(table) == [2, 5, 9, 13, 14, 16, 19]
    assert {table.game.rules.board.space_of[r] for r in SHUTTLE} == {0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_status_tells_crossings_tokens_and_the_alert(language: str) -> None:
    """A-4.3, A-6.2, A-7.7: what the text client shows of this expansion."""
    s = scene().seat(0, room=15).second_token(15, "egg").second_token(11, "slimed_room", revealed=True)
    table = s.alert("alert_remote_lock", level=2).turn()
    status = Status(table.game, Texts(language), table.game.view(0))
    told = "\n".join([*status.short(), *status.whole_map()])
    texts = status.t
    assert "023" in told and texts.get("alert-alert_remote_lock") in told
    assert texts.get("client-second_token") in told and texts.get("client-slimed_room") in told
    assert not texts.problems


TOML = """
title = "The last crossing"
characters = ["captain", "scout"]
mode = "epilogue"

[[second_token]]
slot = 15
kind = "egg"

[[second_token]]
slot = 11
kind = "slimed_room"
revealed = true

[alert]
card = "alert_engine_purge"
acts = [[1, 21]]

[[seat]]
seat = 0
room = 15
hand = ["rest", "search"]
objectives = ["pm_signal"]

[ship]
shuttle = 2
"""


def test_a_scenario_file_sets_up_the_shuttle_its_tokens_and_its_alert() -> None:
    """A-4.7, A-6.2, A-7.2: the same entries as the builder."""
    table = scenario_from_toml(TOML)
    game = table.game
    assert game.ext["alert"] == ("alert_engine_purge", 0, ((1, 21),), 0) and game.ext["shuttle"] == 3
    assert game.rules.types[game.ext["second_tokens"][15]].effect == "egg"
    assert [room for room, _ in game.ext["slimed"]] == [11] and game.seats[0].objectives == ["pm_signal"]
    assert crossings(table) == [A, B, C]


@pytest.mark.parametrize(
    ("build", "reason"),
    [
        (lambda: Scenario("captain").second_token(6, "egg"), "second tokens lie only in"),
        (lambda: Scenario("captain").alert("alert_hot_spots"), "alerts run only in"),
        (lambda: Scenario("captain").ship(shuttle=4), "the shuttle is docked only in"),
        (lambda: scene().second_token(6, "banana"), "unknown second token"),
        (lambda: scene().alert("alert_synchronise"), "unknown alert"),
        (lambda: scene().alert("alert_hot_spots", level=2), "level"),
        (lambda: scene().ship(shuttle=6), "shuttle"),
    ],
)
def test_impossible_pieces_of_a_scenario_are_refused(build: Any, reason: str) -> None:
    """A-1.2: none of them belongs to a normal game; A-7.5: cards for more players are not in the deck."""
    with pytest.raises(BadSetup, match=reason):
        build()
