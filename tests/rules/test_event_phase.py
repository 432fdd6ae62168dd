"""The Event Phase: time, Intruder attacks, fire, the Event card (R-4.8 to R-4.13)."""

import pytest

from nemesis.scenario import Scenario


def moments(table, *kinds):
    """The kinds of event that were told, in order, each first time only."""
    return list(dict.fromkeys(kind for kind, *_ in table.game.log if kind in kinds))


# -- step 4: time -----------------------------------------------------------------------------------


def test_time_moves_one_space_and_self_destruct_only_when_it_runs():
    """R-4.8, R-19.2: both markers move one space."""
    table = Scenario("captain").ship(time=12, self_destruct=5).run("advance_time")
    assert (table.game.time, table.game.self_destruct) == (4, 2)
    table = Scenario("captain").ship(time=12).run("advance_time")
    assert (table.game.time, table.game.self_destruct) == (4, -1)


@pytest.mark.parametrize(("time", "opened"), [(10, False), (9, True), (8, False)])
def test_the_first_blue_space_opens_the_chambers(time, opened):
    """R-4.8, R-1.16, R-18.1: six white spaces, then the 7th move reaches the first blue one."""
    table = Scenario("captain").ship(time=time).run("advance_time")
    assert bool(table.told("chambers_opened")) is opened


def test_the_first_yellow_space_unlocks_the_pods():
    """R-4.8, R-1.17: 6, 5, 4, then yellow: the third move."""
    pods = [(1, "A", True), (2, "B", True)]
    table = Scenario("captain").ship(self_destruct=5, pods=pods).run("advance_time")
    assert all(locked for _, _, locked, _ in table.game.pods)
    table = Scenario("captain").ship(self_destruct=4, pods=pods).run("advance_time")
    assert not any(locked for _, _, locked, _ in table.game.pods)


@pytest.mark.parametrize(
    ("time", "self_destruct", "cause"),
    [(2, None, None), (1, None, "jump"), (1, 6, "destroyed"), (10, 2, None), (10, 1, "destroyed"), (1, 1, "destroyed")],
)
def test_the_last_spaces_of_the_two_tracks_end_the_game(time, self_destruct, cause):
    """R-4.8, R-1.16, R-1.17, I-10: 15 moves of time, 6 of Self-Destruct; both together: destroyed."""
    table = Scenario("captain").ship(time=time, self_destruct=self_destruct).phase("advance_time", "event_card")
    assert (table.game.end_cause or None) == cause
    assert table.game.over is (cause is not None)
    assert bool(table.told("event")) is (cause is None)


# -- step 5: Intruder attacks -----------------------------------------------------------------------


def test_every_intruder_in_combat_attacks_once_and_the_others_do_not():
    """R-4.9, R-5.19: two share the Captain's Room, one is alone elsewhere."""
    table = (
        Scenario("captain", "soldier")
        .room(6, "canteen")
        .seat(0, room=6)
        .figure("adult", room=6)
        .figure("creeper", room=6)
        .figure("adult", room=20)
        .top("attack", "tail_attack", "tail_attack")
        .run("intruder_attacks")
    )
    assert [(e["kind"], e["seat"]) for e in table.told("attack")] == [("adult", 0), ("creeper", 0)]
    assert len(table.told("attack_card")) == 2


# -- step 6: fire -----------------------------------------------------------------------------------


def test_fire_hurts_intruders_and_eggs_but_no_character_in_this_step():
    """R-4.10: 1 Injury each in burning Rooms only, 1 loose Egg in each burning Room."""
    table = (
        Scenario("captain")
        .room(6, "canteen", fire=True)
        .room(9, "storage")
        .seat(0, room=6)
        .figure("adult", room=6)
        .figure("adult", room=9)
        .object("egg", 6)
        .object("egg", 6)
        .object("egg", 9)
        .top("attack", "scratch_4")
        .run("fire_damage")
    )
    assert [f.injuries for f in table.figures()] == [1, 0]
    assert sorted(table.game.floor).count((6, "egg")) == 1
    assert (9, "egg") in table.game.floor
    assert (table.seat(0).light, table.seat(0).wounds) == (0, [])


def test_fire_goes_room_by_room_largest_first_and_eggs_come_last():
    """R-4.10, R-13.10: lower Room number first; in a Room the largest first, then the oldest."""
    table = (
        Scenario("captain")
        .room(6, "canteen", fire=True)
        .room(9, "storage", fire=True)
        .figure("adult", room=9)
        .figure("creeper", room=6)
        .figure("adult", room=6)
        .figure("breeder", room=6)
        .object("egg", 6)
        .top("attack", "scratch_4", "bite_3", "bite_2", "bite_1", "scratch_3")
        .run("fire_damage")
    )
    hurt = [(e["room"], e["kind"]) for e in table.told("injured")]
    assert hurt == [(6, "breeder"), (6, "adult"), (6, "creeper"), (9, "adult")]
    assert moments(table, "injured", "eggs_broken") == ["injured", "eggs_broken"]
    assert table.game.log[-1][0] == "eggs_broken"


def test_an_injury_of_fire_can_kill():
    """R-4.10, R-14.3: the injury check follows at once (blood 2 against 2 Injuries)."""
    table = (
        Scenario("captain")
        .room(9, "storage", fire=True)
        .figure("adult", room=9, injuries=1)
        .top("attack", "scratch_1")
        .run("fire_damage")
    )
    assert table.kinds(9) == []
    assert (9, "carcass") in table.game.floor


# -- step 7: the Event card -------------------------------------------------------------------------


def test_intruders_move_before_the_event_takes_effect():
    """R-4.11: the adult walks from 7 to 8 by exit 2; the damage is done where it arrives."""
    table = (
        Scenario("captain")
        .room(7, "canteen")
        .room(8, "hatch_control")
        .figure("adult", room=7)
        .top("event", "damage")
        .run("event_card")
    )
    assert table.kinds(8) == ["adult"]
    assert table.game.malfunction[8] and not table.game.malfunction[7]
    assert table.game.discards["event"] == ["damage"]


def test_only_the_kinds_shown_on_the_card_move_and_none_out_of_combat():
    """R-4.12: `damage` shows creeper and adult and the number 2."""
    table = (
        Scenario("captain")
        .room(6, "canteen")
        .seat(0, room=6)
        .figure("adult", room=6)
        .figure("adult", room=7)
        .figure("creeper", room=7)
        .figure("breeder", room=7)
        .figure("queen", room=7)
        .figure("larva", room=7)
        .top("event", "damage")
        .run("event_card")
    )
    assert table.kinds(6) == ["adult"]
    assert table.kinds(8) == ["adult", "creeper"]
    assert table.kinds(7) == ["breeder", "queen", "larva"]


def test_no_event_card_shows_the_larva_and_each_number_is_on_five_cards():
    """R-4.12, K-16: two or three symbols on each of the 20 cards, never the larva."""
    events = Scenario("captain").game.rules.families["events"].values()
    assert len(events) == 20
    assert sorted(e.number for e in events) == [n for n in (1, 2, 3, 4) for _ in range(5)]
    assert all(2 <= len(e.movers) <= 3 and "larva" not in e.movers for e in events)


def test_an_ordinary_event_goes_to_the_discard():
    """R-4.11: movement, effect, discard."""
    table = Scenario("captain").top("event", "regeneration").run("event_card")
    assert table.game.discards["event"] == ["regeneration"]
    assert "regeneration" not in table.game.decks["event"]


@pytest.mark.parametrize("event", ["coolant_leak", "life_support_failure", "pod_ejection", "short_circuit"])
def test_a_removed_event_leaves_the_game_and_the_discard_is_shuffled_in(event):
    """R-4.13: REMOVE this card."""
    table = Scenario("captain").deck("event").top("event", event, "hunt_2").run("event_card")
    assert event in table.game.removed
    assert table.game.discards["event"] == []
    assert len(table.game.decks["event"]) == 19 and event not in table.game.decks["event"]


def test_the_malfunction_event_goes_back_into_the_deck_and_the_discard_stays():
    """R-4.13: shuffle this card back, as printed."""
    table = Scenario("captain").deck("event").top("event", "malfunction_event", "hunt_2").run("event_card")
    assert sorted(table.game.decks["event"]) == ["hunt_2", "malfunction_event"]
    assert len(table.game.discards["event"]) == 18


def test_an_event_that_cannot_apply_is_skipped():
    """R-4.13: no Pod to eject, no Nest on view: nothing happens, the card is dealt with as usual."""
    table = Scenario("captain").ship(pods=[]).top("event", "pod_ejection").run("event_card")
    assert table.told("pod_lost") == [] and "pod_ejection" in table.game.removed
    table = Scenario("captain").room(9, "nest", explored=False).top("event", "nest_event").run("event_card")
    assert not any(table.game.noise) and not any(table.game.vents)


def test_an_empty_event_deck_is_shuffled_from_its_discard():
    """R-4.11, X-10, X-18: the card is drawn from the new deck."""
    table = Scenario("captain").deck("event").script(bag=["blank"]).run("event_card")
    assert len(table.told("event")) == 1
    assert {"deck": "event"} in table.told("deck_shuffled")
