"""Feeding and evolution (C-11.5), with the worked examples of the rules."""

from __future__ import annotations

import pytest

from nemesis.scenario import Scenario, Table


def ship(**options: object) -> Scenario:
    """The only living character stands far away, in the Cockpit; a feast never begins with Voracious."""
    scenario = Scenario("pilot", "captain", species="carnomorphs", options=options).seat(1, status="dead")
    return scenario.seat(0, room=1).ship(weaknesses={"corpse": "ca_adp_agile", "carcass": "ca_adp_fireproof"})


def after(scenario: Scenario) -> Table:
    return scenario.phase("intruder_attacks")


def test_two_metagorgers_one_eats_the_other() -> None:
    """C-11.5.5, C-11.5.6: a Metagorger feeds on another: it evolves, the food leaves the ship."""
    table = after(ship().figure("metagorger", 6, injuries=1).figure("metagorger", 6))
    assert table.kinds(6) == ["shambler"]
    assert table.figures(6)[0].injuries == 0


def test_in_the_nest_each_eats_a_board_egg_and_grows() -> None:
    """C-11.5.7, C-11.5.3: the Fleshbeast feeds first and eats an Egg, not the Metagorger."""
    table = after(ship().room(16, "nest").ship(eggs=6).figure("metagorger", 16).figure("fleshbeast", 16))
    assert sorted(table.kinds(16)) == ["butcher", "shambler"]
    assert table.game.eggs == 4


def test_the_corpse_comes_before_the_carcass() -> None:
    """C-11.5.6: red Corpse, Egg, Carcass, Metagorger, blue Corpse: the first there is gets eaten."""
    scenario = ship().figure("shambler", 6).figure("metagorger", 6).object("carcass", 6).object("corpse:captain", 6)
    table = after(scenario)
    assert sorted(table.kinds(6)) == ["fleshbeast", "shambler"]
    assert [o for r, o in table.game.floor if r == 6] == []


def test_three_metagorgers_leave_a_shambler_and_a_metagorger() -> None:
    """C-11.5.3: each feeds once; the eaten one does not."""
    table = after(ship().figure("metagorger", 6).figure("metagorger", 6).figure("metagorger", 6))
    assert sorted(table.kinds(6)) == ["metagorger", "shambler"]


def test_no_butcher_grows_after_the_butcher_was_killed() -> None:
    """C-11.5.5: it heals and eats, and stays a Fleshbeast."""
    table = after(ship().ship(queen_killed=True).figure("fleshbeast", 6, injuries=2).object("corpse:captain", 6))
    assert table.kinds(6) == ["fleshbeast"]
    assert table.figures(6)[0].injuries == 0
    assert (6, "corpse:captain") not in table.game.floor


def test_a_lone_metagorger_finds_nothing() -> None:
    """C-11.5.1: only those beside a Heavy Object or another Metagorger feed."""
    assert after(ship().figure("metagorger", 6)).kinds(6) == ["metagorger"]


def test_the_butcher_eats_one_of_two_metagorgers() -> None:
    """C-11.5.3: in a Room the Butcher feeds first, and once."""
    table = after(ship().figure("butcher", 6).figure("metagorger", 6).figure("metagorger", 6))
    assert sorted(table.kinds(6)) == ["butcher", "metagorger"]


def test_even_the_blue_corpse_is_eaten_last() -> None:
    """C-11.5.6: it leaves the game, the burial becomes impossible."""
    table = after(ship().figure("metagorger", 6).object("blue_corpse", 6))
    assert table.kinds(6) == ["shambler"]
    assert "blue_corpse" in table.game.removed


def test_without_a_free_miniature_it_heals_and_eats_only() -> None:
    """C-11.5.5: with no figure of the next type free there is no evolution."""
    scenario = ship().figure("shambler", 6, injuries=3).object("carcass", 6)
    for room in (8, 9, 12):
        scenario.figure("fleshbeast", room)
    table = after(scenario)
    assert table.kinds(6) == ["shambler"] and table.figures(6)[0].injuries == 0
    assert (6, "carcass") not in table.game.floor


def test_an_unexplored_nest_feeds_nobody() -> None:
    """C-11.5.7: Eggs of the board are food only in the explored Nest."""
    table = after(ship().room(17, "nest", token="silence").figure("metagorger", 17))
    assert table.kinds(17) == ["metagorger"] and table.game.eggs == 8


def test_the_last_board_egg_eaten_destroys_the_nest() -> None:
    """C-11.5.7: feeding on the last Egg of the board destroys the Nest."""
    table = after(ship().room(18, "nest").ship(eggs=1).figure("metagorger", 18))
    assert table.game.eggs == 0 and table.game.nest_destroyed
    told = [kind for kind, _ in table.events("fed", "nest_destroyed", "evolved")]
    assert told == ["fed", "nest_destroyed", "evolved"], "the meal is told before what comes of it"
    assert table.told("evolved")[0]["was"] == "metagorger"


def test_those_in_combat_attack_and_do_not_feed() -> None:
    """C-11.5.1: the Shambler fights the pilot; the carcass stays."""
    table = after(
        Scenario("pilot", species="carnomorphs").seat(0, room=6).figure("shambler", 6).object("carcass", 6)
        .top("attack", "ca_atk_01")
    )  # fmt: skip
    assert table.kinds(6) == ["shambler"]
    assert (6, "carcass") in table.game.floor
    assert table.told("attack")


@pytest.mark.parametrize(("check", "expected"), [("after_attacks", "fleshbeast"), ("step_start", "shambler")])
def test_a_killer_left_alone_feeds_in_the_same_step(check: str, expected: str) -> None:
    """C-11.5.1: "in combat" is read again after the attacks, unless the table reads it at the start."""
    table = (
        Scenario("pilot", "captain", species="carnomorphs", options={"feeding_combat_check": check})
        .seat(0, room=6, wounds=["wound_leg", "wound_hand"]).seat(1, room=1)
        .figure("shambler", 6).top("attack", "ca_atk_12").phase("intruder_attacks")
    )  # fmt: skip
    assert table.seat(0).status == "dead"
    while table.asked is not None and table.asked[1] == "become_intruder":
        table.do("no")
    assert table.kinds(6) == [expected]


def test_voracious_feeds_first_and_even_in_combat() -> None:
    """C-11.5.2: the Shambler eats beside the pilot, then attacks as a Fleshbeast."""
    table = (
        Scenario("pilot", species="carnomorphs").seat(0, room=6)
        .ship(weaknesses={"corpse": "ca_adp_voracious"}).figure("shambler", 6).object("carcass", 6)
        .lasting("ca_adp_voracious").top("attack", "ca_atk_05").phase("intruder_attacks")
    )  # fmt: skip
    assert table.kinds(6) == ["fleshbeast"]
    assert len(table.seat(0).wounds) == 1, "Bash is a Fleshbeast's attack"


def test_feeding_never_changes_the_bag() -> None:
    """C-11.5.8: what is eaten or evolves puts no token into the bag."""
    scenario = ship().figure("metagorger", 6).figure("metagorger", 6)
    assert scenario.run("intruder_attacks").bag == scenario.table().bag


def test_an_effect_that_skips_the_attacks_skips_the_feeding() -> None:
    """C-11.5.1: feeding is part of the attack step and is skipped with it."""
    table = after(ship().ship(skip_attacks=True).figure("metagorger", 6).figure("metagorger", 6))
    assert table.kinds(6) == ["metagorger", "metagorger"]


def test_rooms_feed_in_ascending_number() -> None:
    """C-11.5.4: the last free Fleshbeast miniature goes to the lower Room."""
    scenario = ship().figure("fleshbeast", 12).figure("fleshbeast", 16)
    for room in (9, 8):
        scenario.figure("shambler", room).object("carcass", room)
    table = after(scenario)
    assert table.kinds(8) == ["fleshbeast"] and table.kinds(9) == ["shambler"]
