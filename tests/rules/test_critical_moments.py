"""The First Encounter and the first death (R-21)."""

from typing import Any

import pytest

from nemesis import IllegalChoice
from nemesis.game import Game
from nemesis.scenario import Scenario, Table

HELD = [["obj_ab_ovo", "obj_hoarder"], ["obj_biology", "obj_quarantine"], ["obj_precious", "obj_burial"]]
DYING: dict[str, Any] = {"wounds": ["wound_leg", "wound_hand", "wound_body"]}


def crew(*characters: str, **setup) -> Scenario:
    """Before the First Encounter, with known Objectives."""
    s = Scenario(*(characters or ("captain", "soldier", "scout")), **setup)
    for seat, held in zip(range(len(s.game.seats)), HELD, strict=False):
        s.seat(seat, room=11, objectives=held)
    return s


def encounter(s: Scenario, kind: str = "adult") -> Table:
    """Seat 0 meets this Intruder alone in Room 6, with a full hand."""
    s.seat(0, room=6, hand=["rest", "order", "search", "search", "motivation"])
    return s.script(bag=[kind]).run("encounter", 0)


def keep(table: Table, seat: int, objective: str) -> None:
    table.game.apply(("objective", objective), seat)


# -- First Encounter ----------------------------------------------------------------------------------


def test_all_living_players_choose_at_the_same_time():
    """R-21.1, Q-2, R-26.4: each is asked for one of the own two; nobody has to wait for another."""
    table = encounter(crew())
    asks = table.game.asks
    assert [ask.seat for ask in asks] == [0, 1, 2]
    assert [ask.kind for ask in asks] == ["keep_objective"] * 3
    assert [[o for _, o in ask.options] for ask in asks] == HELD
    assert all(ask.hidden for ask in asks)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_answers_come_in_any_order_and_apply_together(order):
    """R-26.4, R-21.1: nothing changes before the last answer; the result does not depend on the order."""
    table = encounter(crew())
    for seat in order[:-1]:
        keep(table, seat, HELD[seat][1])
        assert [table.seat(s).objectives for s in range(3)] == HELD
        assert table.told("objective_kept") == []
    keep(table, order[-1], HELD[order[-1]][1])
    assert [table.seat(s).objectives for s in range(3)] == [["obj_hoarder"], ["obj_quarantine"], ["obj_burial"]]
    assert [event["seat"] for event in table.told("objective_kept")] == [0, 1, 2]


def test_a_choice_made_cannot_be_made_again():
    """R-26.4: the seat that has answered is not asked any more."""
    table = encounter(crew())
    keep(table, 1, "obj_biology")
    assert [ask.seat for ask in table.game.asks] == [0, 2]
    with pytest.raises(IllegalChoice):
        keep(table, 1, "obj_quarantine")


def test_the_kept_objective_is_told_to_its_owner_only():
    """R-21.1: the other card leaves face down."""
    table = encounter(crew())
    for seat in range(3):
        keep(table, seat, HELD[seat][0])
    told = [(data["seat"], to, hidden) for kind, data, to, hidden in table.game.log if kind == "objective_kept"]
    assert told == [(s, (s,), ("objective",)) for s in range(3)]
    assert "obj_hoarder" in table.seat(0).exile
    assert "obj_hoarder" not in table.game.removed


def test_the_choice_comes_before_the_surprise_check():
    """R-21.1, R-11.4: the interrupted Encounter goes on afterwards."""
    s = crew("captain", "soldier").seat(0, room=6, hand=[]).bag("tok_adult_1", "blank").top("attack", "scratch_1")
    table = s.script(bag=["tok_adult_1"]).run("encounter", 0)
    assert table.kinds(6) == ["adult"] and table.told("surprise_check") == []
    keep(table, 0, "obj_ab_ovo")
    keep(table, 1, "obj_biology")
    assert table.told("surprise_check") == [{"seat": 0, "number": 2, "cards": 0, "surprised": True}]
    assert table.seat(0).light == 1


def test_a_save_in_the_middle_of_the_choice_keeps_the_answers_given():
    """R-26.4: the open question and the secret answer survive a save and a copy."""
    table = encounter(crew())
    keep(table, 1, "obj_quarantine")
    for game in (Game.from_json(table.game.to_json()), table.game.copy()):
        assert [ask.seat for ask in game.asks] == [0, 2]
        game.apply(("objective", "obj_burial"), 2)
        game.apply(("objective", "obj_ab_ovo"), 0)
        assert [p.objectives for p in game.seats] == [["obj_ab_ovo"], ["obj_quarantine"], ["obj_burial"]]


def test_the_dead_do_not_choose_and_sleepers_do():
    """R-21.1: every living player; hibernating and escaped ones are alive."""
    s = crew("captain", "soldier", "scout", "pilot").seat(1, status="dead").seat(2, status="hibernating")
    table = encounter(s.seat(3, status="launched", objectives=["obj_necroscopy", "obj_investigator"]))
    assert [ask.seat for ask in table.game.asks] == [0, 2, 3]


@pytest.mark.parametrize("kind", ["larva", "creeper", "adult", "queen"])
def test_any_miniature_is_a_first_encounter(kind):
    """R-21.1, K-10: a larva counts like the others."""
    table = encounter(crew(), kind)
    assert table.asked == (0, "keep_objective")
    assert table.kinds(6) == [kind]


def test_the_blank_token_is_no_first_encounter():
    """R-21.1: no miniature was placed."""
    table = encounter(crew(), "blank")
    assert table.asked is None
    assert not table.game.first_encounter


def test_a_larva_on_a_board_and_an_egg_are_no_first_encounter():
    """R-21.1: neither is a miniature on the ship."""
    s = crew("captain", "soldier").seat(0, room=1, hand=["rest", "infected", "order"])
    table = s.turn(0).do("play", "rest")
    assert table.seat(0).larva and not table.game.first_encounter
    s = crew("captain", "soldier").room(16, "nest").seat(0, room=16, hand=["rest", "order"]).script(noise=["silence"])
    table = s.turn(0).do("room_action", 16)
    assert "egg" in table.seat(0).hands and not table.game.first_encounter


def test_the_second_intruder_asks_nothing():
    """R-21.2: it happens once."""
    s = crew().figure("creeper", room=2)
    table = encounter(s)
    assert table.asked is None
    assert [table.seat(s).objectives for s in range(3)] == HELD


def test_a_creeper_born_of_a_character_is_a_first_encounter():
    """R-21.2, R-16.7: the survivors choose, the dead player does not; then the Pods unlock."""
    s = crew().seat(0, room=6, hand=["rest", "infected"], larva=True)
    table = s.turn(0).do("play", "rest")
    assert table.kinds(6) == ["creeper"]
    assert [ask.seat for ask in table.game.asks] == [1, 2]
    assert all(locked for _, _, locked, _ in table.game.pods)
    keep(table, 1, "obj_biology")
    keep(table, 2, "obj_burial")
    assert not any(locked for _, _, locked, _ in table.game.pods)
    assert table.asked == (0, "become_intruder")


def test_the_queen_of_the_bag_is_a_first_encounter():
    """R-21.2, R-4.18: placed in the Nest by the development of the bag."""
    s = crew().room(17, "nest").seat(0, room=17, hand=["rest", "order", "search", "search"]).script(bag=["queen"])
    table = s.phase("bag_development")
    assert table.kinds(17) == ["queen"]
    assert table.asked == (0, "keep_objective")


# -- first death --------------------------------------------------------------------------------------


def test_the_first_death_unlocks_all_pods():
    """R-21.3, R-16.14, R-18.5: at once, in both Sections."""
    s = crew(options={"intruder_player": "off"}).seat(0, room=6, **DYING)
    table = s.run("light_wound", 0)
    assert [locked for _, _, locked, _ in table.game.pods] == [False] * 3
    assert table.game.first_death == 0


def test_a_pod_locked_after_the_first_death_stays_locked():
    """R-21.3: the second death unlocks nothing."""
    s = crew(options={"intruder_player": "off"}).ship(first_death=2).seat(2, status="dead").seat(0, room=6, **DYING)
    table = s.run("light_wound", 0)
    assert table.seat(0).status == "dead"
    assert all(locked for _, _, locked, _ in table.game.pods)
    assert table.game.first_death == 2


@pytest.mark.parametrize("seating", ["number", "random"])
def test_of_two_who_die_together_the_lower_number_is_first(seating):
    """R-21.3, R-17.11: both in the decompressed Room."""
    s = crew("captain", "soldier", "scout", options={"seating": seating}, seed=5)
    s.room(6, "airlock_control").seat(1, room=6).seat(2, room=6).seat(0, room=2).ship(airlock=6)
    table = s.run("airlock_check")
    assert [p.status for p in table.game.seats] == ["aboard", "dead", "dead"]
    lower = min((1, 2), key=lambda seat: table.seat(seat).number)
    assert lower == (1 if seating == "number" else 2)
    assert table.game.first_death == lower
    assert table.asked == (lower, "become_intruder")


def test_death_by_the_jump_unlocks_nothing():
    """R-20.4, R-21.3: the game is over."""
    table = crew().ship(time=1).phase("advance_time")
    assert table.game.over and table.told("pods_unlocked") == []


@pytest.mark.parametrize(("time", "opened"), [(10, False), (9, True)])
def test_the_first_blue_space_opens_the_chambers(time, opened):
    """R-21.4, R-18.1: on the 7th move of the Time marker."""
    s = crew("captain", "soldier").ship(time=time)
    table = s.phase("advance_time")
    assert bool(table.told("chambers_opened")) is opened
    assert table.offers("room_action", 11) is opened


@pytest.mark.parametrize(("space", "unlocked"), [(5, False), (4, True)])
def test_the_first_yellow_space_unlocks_the_pods(space, unlocked):
    """R-21.5, R-19.4: the third move of Self-Destruct."""
    table = crew("captain", "soldier").ship(self_destruct=space).phase("advance_time")
    assert [locked for _, _, locked, _ in table.game.pods] == [not unlocked] * 2
