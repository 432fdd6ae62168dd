"""Alerts: each card, its levels, the Activation action (A-7, A-16)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis import DataPack, Setup
from nemesis.content.aftermath.alerts import ALERTS
from nemesis.content.aftermath.shuttle import MAIN, A, B
from nemesis.errors import BadSetup
from nemesis.scenario import Scenario, Table

CARDS = ["search", "rest", "demolition", "order", "interruption"]
HIBERNATORIUM, COCKPIT, ENGINE_3, ENGINE_2, ENGINE_1 = 11, 1, 19, 20, 21
MINIMUM = {
    "take_sample": 3, "engine_purge": 2, "cryo_overload": 1, "distress_beacon": 1, "clean_dock": 1,
    "identify_victim": 2, "cascade_failure": 2, "hot_spots": 1, "remote_lock": 1, "synchronise": 3,
}  # fmt: skip


def scene(alert: str | None, room: int, *, crew: int = 3, level: int = 1, **more: Any) -> Scenario:
    """Three characters, the first one with cards in a Room, an alert that runs, nothing else in the way."""
    names = ("captain", "scout", "soldier", "pilot", "mechanic")[:crew]
    s = Scenario(*names, mode="epilogue").alert(alert and f"alert_{alert}", level, **more).no_second_tokens()
    for seat in range(crew):
        s.seat(seat, room=room if seat == 0 else MAIN)
    return s.seat(0, hand=CARDS)


def revealed(alert: str, s: Scenario) -> Table:
    """The card comes from the top of the deck, with what its appearance does."""
    return s.alert(None).top("alert", f"alert_{alert}").ship(shuttle=3).run("check_alert")


def running(table: Table) -> Any:
    return table.game.ext["alert"]


def test_there_are_ten_alerts_with_their_least_number_of_players() -> None:
    """A-7.5, A-16: ten alert cards, each with the least number of players printed on it."""
    assert {a.id[6:]: a.players for a in ALERTS} == MINIMUM
    two_levels = {a.id[6:] for a in ALERTS if len(a.levels) == 2}
    assert two_levels == {"take_sample", "clean_dock", "identify_victim", "remote_lock"}


@pytest.mark.parametrize(("players", "cards"), [(1, 5), (2, 8), (3, 10), (4, 10), (5, 10)])
def test_cards_above_the_player_count_are_left_out(players: int, cards: int) -> None:
    """A-7.5: alerts for more players than there are leave the game."""
    assert len(Setup(players=players, mode="epilogue").ruleset().decks["alert"]) == cards


def test_a_data_pack_changes_the_player_count_of_a_card_but_not_what_it_asks() -> None:
    """A-7.5: the reading of the icon is designed, so it is data."""
    pack = DataPack.from_toml("[alerts.alert_hot_spots]\nplayers = 4")
    deck = Setup(players=3, mode="epilogue", data_pack=pack).ruleset().decks["alert"]
    assert len(deck) == 9 and "alert_hot_spots" not in deck
    with pytest.raises(BadSetup, match="no field 'levels'"):
        Setup(mode="epilogue", data_pack=DataPack.from_toml('[alerts.alert_hot_spots]\nlevels = ["x"]'))


# -- the Activation action ---------------------------------------------------------------------------------------


def test_the_activation_costs_one_card_and_resolves_the_alert() -> None:
    """A-7.2, A-7.3, A-7.6: a one-level alert is resolved at once; its card leaves."""
    table = scene("cryo_overload", HIBERNATORIUM).turn().do("activate")
    assert running(table) is None and "alert_cryo_overload" in table.game.removed
    assert len(table.seat(0).hand) == 4 and table.told("alert_resolved") == [{"alert": "alert_cryo_overload"}]


def test_the_activation_is_possible_in_combat() -> None:
    """A-7.3, R-5.21: the exception to the list of actions in Combat."""
    table = scene("cryo_overload", HIBERNATORIUM).figure("adult", HIBERNATORIUM).turn()
    assert table.do("activate").told("alert_resolved")


def test_a_malfunction_does_not_forbid_the_activation() -> None:
    """A-7.3: it is no Room Action."""
    table = scene("distress_beacon", COCKPIT).room(COCKPIT, malfunction=True).turn()
    assert table.refusal("room_action") == ("room_malfunctions", "R-17.3")
    assert table.do("activate").told("alert_resolved")


def test_the_activation_is_offered_only_where_the_alert_asks_for_it() -> None:
    """A-7.3: why not is told."""
    table = scene("distress_beacon", HIBERNATORIUM).turn()
    assert not table.offers("activate") and table.refusal("activate") == ("no_activation_here", "A-7.3")
    assert not scene(None, COCKPIT).turn().offers("activate")


def test_the_activation_does_nothing_else() -> None:
    """A-7.3: no Noise roll, no draw, no marker."""
    before = scene("cryo_overload", HIBERNATORIUM).turn()
    noise, floor = list(before.game.noise), list(before.game.floor)
    after = before.do("activate")
    assert (after.game.noise, after.game.floor) == (noise, floor) and not after.told("noise_rolled")


def test_an_interrupted_activation_is_lost_with_its_card() -> None:
    """A-7.3, R-5.17: it is an action like any other."""
    s = scene("cryo_overload", HIBERNATORIUM).seat(1, room=HIBERNATORIUM, hand=["interruption"])
    table = s.turn().do("activate").do("card", "interruption")
    assert running(table)[0] == "alert_cryo_overload" and len(table.seat(0).hand) == 4


# -- the ten cards -------------------------------------------------------------------------------------------------


def test_take_a_sample() -> None:
    """A-7.2, A-7.4: Activation in the Main Room puts a Sample in the Hibernatorium; it must get into the Main Room."""
    table = scene("take_sample", MAIN).turn().do("activate")
    assert (HIBERNATORIUM, "sample") in table.game.floor and running(table)[1] == 1
    carried = scene("take_sample", A, level=2).seat(0, hands=["sample"]).turn()
    carried.do("move", MAIN)
    assert running(carried) is None


def test_a_sample_is_a_heavy_object() -> None:
    """A-7.4: picked up for 1 card, one Hand slot; lying in the Main Room does as well."""
    table = scene("take_sample", HIBERNATORIUM, level=2).object("sample", HIBERNATORIUM).turn()
    table.do("pick_up", "sample")
    assert "sample" in table.seat(0).hands and len(table.seat(0).hand) == 4
    lying = scene("take_sample", MAIN, level=2).seat(0, hands=["sample"]).turn()
    assert running(lying) is None, "A-7.2: tested as soon as nothing is in progress"


def test_engine_purge_needs_two_different_engine_rooms() -> None:
    """A-16: any order, any players; the same Room does not count twice."""
    table = scene("engine_purge", ENGINE_1).turn().do("activate")
    assert running(table)[2] == ((0, ENGINE_1),) and not table.offers("activate")
    second = scene("engine_purge", ENGINE_3, acts=[(1, ENGINE_1)]).turn().do("activate")
    assert running(second) is None


def test_cryo_overload_and_distress_beacon() -> None:
    """A-16: Hibernatorium, Cockpit."""
    for alert, room in (("cryo_overload", HIBERNATORIUM), ("distress_beacon", COCKPIT)):
        assert running(scene(alert, room, crew=1).turn().do("activate")) is None


def test_clean_dock_needs_a_shuttle_without_intruder_and_fire() -> None:
    """A-16: level 1 in any Room "2" of the shuttle, level 2 in the Main Room of a clean shuttle."""
    first = scene("clean_dock", B).turn().do("activate")
    assert running(first)[1] == 1
    assert not scene("clean_dock", MAIN).turn().offers("activate")
    dirty = scene("clean_dock", MAIN, level=2).figure("larva", A).turn()
    assert dirty.refusal("activate") == ("alert_not_ready", "A-7.3")
    burning = scene("clean_dock", MAIN, level=2).room(B, fire=True).turn()
    assert not burning.offers("activate")
    assert running(scene("clean_dock", MAIN, level=2).figure("larva", 15).turn().do("activate")) is None


def test_identify_a_victim() -> None:
    """A-16: a Corpse in the Main Room, then an Activation with it still there."""
    s = scene("identify_victim", A).object("corpse", HIBERNATORIUM).seat(0, hands=["blue_corpse"])
    table = s.turn()
    assert running(table)[1] == 0
    table.do("move", MAIN)
    assert running(table)[1] == 1
    table.do("activate")
    assert running(table) is None


def test_identify_a_victim_waits_for_the_corpse_to_be_there() -> None:
    """A-16: level 2 needs it still there; the blue Corpse is one too (A-9.22)."""
    gone = scene("identify_victim", MAIN, level=2).turn()
    assert gone.refusal("activate") == ("alert_not_ready", "A-7.3")
    assert scene("identify_victim", MAIN, level=2).object("blue_corpse", MAIN).turn().offers("activate")


def test_identify_a_victim_brings_a_corpse_if_there_is_none() -> None:
    """A-16: on reveal."""
    without = revealed("identify_victim", scene(None, MAIN).object("blue_corpse", 3).seat(0, hands=[]))
    assert [o for _, o in without.game.floor] == ["blue_corpse"]
    s = scene(None, MAIN).remove_object("blue_corpse", HIBERNATORIUM)
    assert (HIBERNATORIUM, "corpse") in revealed("identify_victim", s).game.floor
    carried = scene(None, MAIN).seat(0, hands=["blue_corpse"])
    assert revealed("identify_victim", carried).game.floor == []


def test_cascade_failure_breaks_the_generator_first() -> None:
    """A-16: on reveal a Malfunction; the Activation needs the Generator in order."""
    s = scene(None, MAIN).room(16, "generator", malfunction=False).seat(0, room=16)
    table = revealed("cascade_failure", s)
    assert table.game.malfunction[16]
    broken = scene("cascade_failure", 16).room(16, "generator", malfunction=True).turn()
    assert not broken.offers("activate")
    repaired = scene("cascade_failure", 16).room(16, "generator", malfunction=False).turn()
    assert running(repaired.do("activate")) is None


def test_cascade_failure_leaves_the_last_markers_alone() -> None:
    """A-16: not with fewer than two markers in supply."""
    s = scene(None, MAIN).room(16, "generator")
    rooms = [r for r in range(1, 22) if r != 16 and s.game.rules.rooms[s.game.tiles[r]].takes_malfunction]
    for room in rooms[:7]:
        s.room(room, malfunction=True)
    assert not revealed("cascade_failure", s).game.malfunction[16]


def test_cascade_failure_takes_engine_2_for_an_unexplored_generator() -> None:
    """A-16, A-7.6: only if it was unexplored at reveal; then both will do."""
    s = Scenario("captain", "scout", mode="investigation").room(16, "generator", token="fire").seat(0, hand=CARDS)
    table = s.top("alert", "alert_cascade_failure").run("alert_icon")
    assert running(table) == ("alert_cascade_failure", 0, (), 1) and not table.game.malfunction[16]
    at_engine = scene("cascade_failure", ENGINE_2, mark=1).turn().do("activate")
    assert running(at_engine) is None
    assert not scene("cascade_failure", ENGINE_2).turn().offers("activate")


def test_hot_spots_lights_engine_1() -> None:
    """A-16: never the 9th Fire; the Fire need not be out for the Activation."""
    assert revealed("hot_spots", scene(None, MAIN)).game.fire[ENGINE_1]
    full = scene(None, MAIN)
    for room in range(2, 10):
        full.room(room, fire=True)
    assert not revealed("hot_spots", full).game.fire[ENGINE_1]
    table = scene("hot_spots", ENGINE_1).room(ENGINE_1, fire=True).turn().do("activate")
    assert running(table) is None and table.game.fire[ENGINE_1]


def test_remote_lock() -> None:
    """A-16: any Room of the ship with an Entrance, then the Main Room."""
    table = scene("remote_lock", 15).turn().do("activate")
    assert running(table)[1] == 1
    assert not scene("remote_lock", A).turn().offers("activate"), "the shuttle's own Entrances do not count"
    assert running(scene("remote_lock", MAIN, level=2).turn().do("activate")) is None


def test_synchronise_needs_two_characters_in_one_player_phase() -> None:
    """A-16: one in the Cockpit, one in the Main Room."""
    s = scene("synchronise", COCKPIT).seat(1, room=MAIN, hand=["rest", "search"])
    table = s.turn().do("activate").do("pass")
    while table.asked == (0, "pass_discard"):
        table.do("done")
    table.do("activate")
    assert running(table) is None


def test_one_character_cannot_do_both_halves_while_others_are_active() -> None:
    """A-16: Synchronise takes two Characters unless only one is active."""
    table = scene("synchronise", MAIN, acts=[(0, COCKPIT)]).turn().do("activate")
    assert running(table)[2] == ((0, COCKPIT), (0, MAIN))


def test_half_a_synchronisation_is_lost_at_the_end_of_the_phase() -> None:
    """A-16: except for the last active character, who may do both in any phases."""
    s = scene("synchronise", COCKPIT, acts=[(0, COCKPIT)])
    assert running(s.run("check_alert"))[2] == ()
    alone = scene("synchronise", MAIN, acts=[(0, COCKPIT)]).seat(1, status="dead").seat(2, status="dead")
    table = alone.run("check_alert")
    assert running(table)[2] == ((0, COCKPIT),)
    last = scene("synchronise", MAIN, acts=[(0, COCKPIT)]).seat(1, status="dead").seat(2, status="dead").turn()
    assert running(last.do("activate")) is None


# -- time ----------------------------------------------------------------------------------------------------------


def test_a_state_is_tested_after_the_action_in_progress() -> None:
    """A-7.2: the Corpse enters the Main Room in the middle of a move; the level is done when the move is over."""
    s = scene("identify_victim", A).seat(0, hands=["blue_corpse"]).script(noise=["1"])
    table = s.seat(1, room=11).seat(2, room=11).turn().do("move", MAIN)
    kinds = [k for k, *_ in table.game.log or [] if k in ("moved", "noise_rolled", "alert_level")]
    assert kinds == ["moved", "noise_rolled", "alert_level"]


def test_a_resolved_alert_is_not_tested_again() -> None:
    """A-7.2: one-level conditions are not re-tested later."""
    table = scene("cryo_overload", HIBERNATORIUM).turn().do("activate")
    table.game.push("check_alert")
    table.game.ext["shuttle"] = 4
    table.game.advance()
    assert table.game.result is None


def test_an_epilogue_checks_on_3_and_on_1() -> None:
    """A-7.1, A-7.7: failure ends the game at once, a defeat for all; if resolved, the second alert comes on 3 and no third on 1."""
    for space, over, drawn in ((4, False, False), (3, False, True), (2, False, False), (1, False, False)):
        table = scene(None, MAIN).ship(shuttle=space).run("check_alert")
        assert (table.game.result is not None, running(table) is not None) == (over, drawn)
    for space, over in ((4, False), (3, True), (2, False), (1, True)):
        table = scene("cryo_overload", MAIN).ship(shuttle=space).run("check_alert")
        assert (table.game.result is not None) == over
        if over:
            assert table.game.result.cause == "alert" and not any(s.won for s in table.game.result.seats)


def test_the_second_alert_waits_for_space_3() -> None:
    """A-7.7: resolving the first one early brings nothing."""
    table = scene("cryo_overload", HIBERNATORIUM).turn().do("activate")
    assert running(table) is None
    table.game.push("check_alert")
    table.game.ext["shuttle"] = 1
    table.game.advance()
    assert running(table) is None
