"""A table answers by words: payments, reactions, claims, further steps, refusals, and what lies there."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis import BadSetup, Game, IllegalChoice
from nemesis.scenario import Scenario, between, technical


def crew(*characters: str, **setup: Any) -> Scenario:
    return Scenario(*(characters or ("captain", "soldier")), **setup)


# -- paying ---------------------------------------------------------------------------------------------


def with_doors() -> Any:
    """In the Command Center, whose action asks for a Room and its Doors before it is paid."""
    scenario = crew().room(6, "command_center").room(7, "cabins").door(6, 7, "closed").seat(1, room=1)
    return scenario.seat(0, room=6, hand=["rest", "search", "order", "reload"]).turn(0)


def test_named_cards_pay_even_when_something_is_asked_first() -> None:
    table = with_doors().do("room_action", pay=("rest", "order"))
    assert table.asked == (0, "door_room")
    table.do("room", 7).do("door", "open", between(6, 7)).do("done")
    assert table.hand(0) == ["search", "reload"] and table.doors == {}


def test_where_paying_leaves_no_choice_the_named_cards_must_be_those() -> None:
    scenario = crew().seat(0, hand=["rest", "search"]).room(6, "canteen").script(noise=["silence"] * 2)
    assert scenario.seat(0, hand=["rest"]).turn(0).do("move", 6, pay=("rest",)).hand(0) == []
    with pytest.raises(IllegalChoice, match="'search' was named to pay, but the action was paid with"):
        scenario.seat(0, hand=["rest"]).turn(0).do("move", 6, pay=("search",))


def test_cards_that_are_left_over_are_not_forgotten() -> None:
    table = with_doors()
    with pytest.raises(IllegalChoice, match="'search' was named to pay, but the action was paid with"):
        table.do("move", 11, pay=("rest", "search"))
    with pytest.raises(IllegalChoice, match="'grenade' cannot be used to pay"):
        with_doors().do("move", 11, pay=("grenade",))
    with pytest.raises(IllegalChoice, match="'rest' was named to pay, but the action was paid with nothing"):
        with_doors().do("drop", "revolver", pay=("rest",))
    waiting = with_doors().do("room_action", pay=("rest", "order"))
    with pytest.raises(IllegalChoice, match="rest, order were named to pay the action before"):
        waiting.do("room", 7, pay=("search",))


# -- reactions, claims, further steps -------------------------------------------------------------------


def test_nobody_reacts() -> None:
    """R-26.5: two holders of an Interruption, and a Surprise Attack that somebody could ignore."""
    crowd = crew("captain", "soldier", "scout").seat(0, hand=["rest", "order"]).room(6, "canteen")
    crowd.seat(1, hand=["interruption"]).seat(2, hand=["interruption"]).script(noise=["silence"])
    table = crowd.turn(0).do("move", 6)
    assert table.asked is not None and table.asked[1] == "interrupt"
    assert table.decline_all().asked == (0, "turn") and table.seat(0).room == 6
    attacked = (
        crew("soldier", "captain").seat(0, hand=["nerves_of_steel"]).figure("adult", 11).top("attack", "scratch/2")
    )
    brave = attacked.run("intruder_attack", 1, 0, "surprise")
    assert brave.asked == (0, "ignore_attack") and brave.decline_all().asked is None and brave.seat(0).light == 1
    assert brave.decline_all().asked is None, "nothing is asked: nothing happens"


def test_objectives_are_no_reaction() -> None:
    """R-21.1: that choice is nobody's to decline."""
    table = crew().bag("larva", "blank").script(bag=["larva"]).run("encounter", 0)
    assert table.decline_all().asked == (0, "keep_objective")


def test_a_claim_out_of_turn() -> None:
    """A-8.31: the Lucrative Offer may be taken in or out of turn."""
    table = crew("captain", "soldier", mode="epilogue").turn(0).claim(1, "offer")
    assert table.game.ext["offer"] == 1 and table.asked == (0, "turn")
    with pytest.raises(IllegalChoice, match="seat 1 cannot claim"):
        table.claim(1, "offer")


def test_a_second_step_on_the_same_table() -> None:
    table = crew().ship(time=5).table()
    assert table.asked is None and table.run("advance_time").run("advance_time").time == 3
    assert [e["time"] for e in table.told("time")] == [11, 12], "the log goes on"
    table.phase("bag_development")
    assert table.asked == (1, "turn") and table.game.round == 2
    with pytest.raises(BadSetup, match="seat 1 is asked 'turn': answer first"):
        table.run("advance_time")
    replayed = Game.from_json(table.game.to_json())
    assert replayed.beginning().digest() == table.game.digest(), "the story can be told again from here"
    over = crew().ship(time=1).run("advance_time")
    with pytest.raises(BadSetup, match="the game is over"):
        over.run("advance_time")


def test_more_outcomes_for_the_next_step() -> None:
    table = crew().noise(11, 6).bag("blank", "larva").table()
    table.script(noise=["2"], bag=["blank"]).run("noise_roll", 0)
    assert table.told("encounter")[0]["kind"] == "blank" and table.figures() == []


# -- refusals -------------------------------------------------------------------------------------------


def test_what_is_illegal_changes_nothing_and_is_said_in_one_call() -> None:
    scenario = crew().room(6, "canteen").door(6, 11, "closed").seat(0, hand=["rest", "search"], ammo={"revolver": 0})
    table = scenario.figure("adult", 11).turn(0)
    assert table.refuses("shoot") == ("no_loaded_weapon", "R-12.1")
    assert table.refuses("escape", 6, between(6, 11)) is None
    assert table.refuses("pass", seat=1) is None
    assert table.refuses(99) is None
    with pytest.raises(AssertionError, match="is offered"):
        table.refuses("melee")


def test_a_choice_that_is_accepted_or_changes_something_fails_the_test(monkeypatch: pytest.MonkeyPatch) -> None:
    table = crew().seat(0, hand=["rest"]).turn(0)
    monkeypatch.setattr(Game, "apply", lambda self, choice, seat=None: None)
    with pytest.raises(AssertionError, match="was accepted"):
        table.refuses("shoot")

    def meddle(self: Game, choice: Any, seat: int | None = None) -> None:
        self.time += 1
        raise IllegalChoice("no")

    monkeypatch.setattr(Game, "apply", meddle)
    with pytest.raises(AssertionError, match="was refused, but it changed the table"):
        table.refuses("shoot")


# -- what lies there ------------------------------------------------------------------------------------


def test_corridors_by_the_rooms_they_join() -> None:
    table = crew().noise(6, 7).technical_noise().door(11, 6, "closed").door(6, 5, "destroyed").table()
    assert table.noise == [between(6, 7)] and table.technical_noise == ["technical"]
    assert table.doors == {between(5, 6): "destroyed", between(6, 11): "closed"}
    assert table.noise_between(7, 6) and not table.noise_between(6, 11) and table.door_between(6, 7) == "open"
    pair = crew(board="alternative").noise(6, 10, which=1).door(10, 6, "closed").table()
    assert pair.noise == [between(6, 10, 1)] and pair.doors == {between(6, 10): "closed"}
    assert pair.noise_between(6, 10) and not pair.noise_between(6, 10, 0)
    assert (pair.door_between(6, 10), pair.door_between(6, 10, 1)) == ("closed", "open")


def test_moves_and_steps_name_corridors_by_rooms() -> None:
    scenario = crew(board="alternative").room(6, "cabins").seat(0, room=10, hand=["rest"]).script(noise=["silence"])
    table = scenario.turn(0).do("move", 6, between(6, 10, 1))
    assert table.told("moved")[0]["corridor"] == scenario.corridor(6, 10, 1) != scenario.corridor(6, 10)
    entered = crew().room(6, "canteen", token="doors").script(noise=["1"]).run("enter", 0, 6, between(11, 6), "roll")
    assert entered.doors == {between(6, 11): "closed"}
    careful = crew().room(14, "cabins").seat(0, hand=["rest", "search"]).turn(0).do("careful_move", 14)
    assert careful.do("exit", technical()).technical_noise == ["technical"]


def test_events_in_order_across_kinds() -> None:
    table = crew().room(6, "canteen").seat(0, hand=["rest"]).script(noise=["1"]).turn(0).do("move", 6)
    assert [kind for kind, _ in table.events("noise", "moved", "noise_rolled")] == ["moved", "noise_rolled", "noise"]
    assert table.events("moved")[0][1] == table.told("moved")[0] and len(table.events()) > 3
