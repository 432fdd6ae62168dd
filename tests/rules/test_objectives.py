"""The 18 Objectives and the 7 shared ones: each clause, fulfilled and not (R-20.9 to R-20.12)."""

from typing import Any

import pytest

from nemesis.scenario import Scenario, Table

CREW = ("captain", "soldier", "scout", "pilot", "mechanic")
TO_EARTH: dict[str, Any] = {"coordinates": "coord_5", "destination": "B"}
TO_MARS: dict[str, Any] = {"coordinates": "coord_8", "destination": "B"}
TO_VENUS: dict[str, Any] = {"coordinates": "coord_1", "destination": "A"}
SOUND: dict[str, Any] = {"engines": ["working", "working", "working"]}


def scene(objective: str, players: int = 2, status: str = "launched", course: dict = TO_VENUS, **me) -> Scenario:
    """Seat 0 holds the Objective and leaves in a Pod; the others left too, on a ship that misses Earth."""
    s = Scenario(*CREW[:players]).ship(first_encounter=True, **course, **SOUND)
    s.seat(0, status=status, objectives=[objective], **me)
    others = [
        o for o in ("obj_hoarder", "obj_ab_ovo", "obj_prime_asset", "obj_burial", "obj_precious") if o != objective
    ]
    for seat in range(1, players):
        s.seat(seat, status="launched", objectives=[others[seat - 1]])
    return s


def jump(s: Scenario) -> Table:
    return s.ship(time=1).phase("advance_time")


def explode(s: Scenario) -> Table:
    return s.ship(self_destruct=1).phase("advance_time")


def wins(table: Table) -> bool:
    """Seat 0, which survived: only the Objective is in question."""
    me = table.game.result.seats[0]
    assert me.survived
    return me.won


def alone(s: Scenario) -> Scenario:
    for seat in range(1, len(s.game.seats)):
        s.seat(seat, status="dead")
    return s


# -- the cards ----------------------------------------------------------------------------------------

CARDS = [
    ("obj_prime_asset", "personal", 2, False),
    ("obj_oldest_friend", "personal", 3, False),
    ("obj_quarantine", "personal", 2, False),
    ("obj_investigator", "personal", 2, True),
    ("obj_burial", "personal", 2, True),
    ("obj_hoarder", "personal", 2, False),
    ("obj_great_hunt", "personal", 2, True),
    ("obj_best_friends", "personal", 4, False),
    ("obj_aliens", "personal", 5, True),
    ("obj_precious", "corporate", 2, True),
    ("obj_necroscopy", "corporate", 2, True),
    ("obj_ab_ovo", "corporate", 2, False),
    ("obj_biology", "corporate", 2, False),
    ("obj_kill_p1", "corporate", 2, False),
    ("obj_kill_p2", "corporate", 2, False),
    ("obj_kill_p3", "corporate", 3, False),
    ("obj_kill_p4", "corporate", 4, False),
    ("obj_kill_p5", "corporate", 5, False),
    ("sc_earth", "shared", 1, False),
    ("sc_post_mortem", "shared", 1, False),
    ("sc_contact", "shared", 1, False),
    ("sc_head", "shared", 1, True),
    ("sc_no_man", "shared", 1, True),
    ("sc_delivery", "shared", 1, False),
    ("sc_cleanup", "shared", 1, True),
]


def test_the_deck_and_minimum_of_each_objective():
    """R-3.3, R-1.13: 9 personal, 9 corporate and 7 shared cards with their player minimum."""
    rules = Scenario("captain").game.rules
    assert [(o.id, o.deck, o.players, o.signal) for o in rules.objectives.values()] == CARDS


# -- place of arrival ---------------------------------------------------------------------------------


@pytest.mark.parametrize("objective", ["obj_prime_asset", "obj_oldest_friend"])
def test_the_ship_on_earth_or_nobody_else_alive(objective):
    """R-20.9, R-20.11: Salvaging the Prime Asset, The Oldest Friend: both clauses, and neither."""
    assert wins(jump(scene(objective, players=3, course=TO_EARTH)))
    assert wins(jump(alone(scene(objective, players=3))))
    assert not wins(jump(scene(objective, players=3)))


def test_a_pod_reaches_earth_but_the_ship_does_not():
    """R-20.11: "the ship reaches Earth" is about the ship, not about the Pod of the holder."""
    assert not wins(jump(scene("obj_prime_asset", course=TO_MARS)))


def test_a_destroyed_ship_reaches_nothing():
    """R-20.11, R-20.6: the card says Earth, but the Engines blow up."""
    s = scene("obj_prime_asset", course=TO_EARTH).ship(engines=["damaged", "damaged", "working"])
    assert not wins(jump(s))


def test_only_survivor_is_judged_after_the_contamination_check():
    """R-20.11: the other one left in a Pod and dies of an infection."""
    table = scene("obj_prime_asset").seat(1, hand=["infected"]).ship(time=1).table()
    table.seat(1).deck = []
    table.phase("advance_time")
    assert table.game.result.seats[1].fate == "contamination"
    assert wins(table)


@pytest.mark.parametrize(
    ("course", "nest", "won"),
    [(TO_MARS, False, True), (TO_EARTH, True, True), (TO_EARTH, False, False), (TO_VENUS, True, False)],
)
def test_quarantine_wants_mars_or_earth_without_a_nest(course, nest, won):
    """R-20.9, R-20.11: Quarantine, each clause."""
    assert wins(jump(scene("obj_quarantine", course=course).ship(nest_destroyed=nest))) is won


def test_quarantine_is_not_met_by_an_explosion():
    """R-20.11: the Nest burns, but no ship reaches Earth."""
    assert not wins(explode(scene("obj_quarantine", course=TO_EARTH)))


# -- what is done with the Signal ---------------------------------------------------------------------


@pytest.mark.parametrize("signal", [True, False])
@pytest.mark.parametrize("explored", [True, False])
def test_the_investigator_explores_all_rooms_and_signals(signal, explored):
    """R-20.12: Relentless Investigator needs both; one Room face down is too few."""
    s = scene("obj_investigator", signal=signal).explore_all()
    if not explored:
        s.room(13, explored=False)
    assert wins(jump(s)) is (signal and explored)


@pytest.mark.parametrize(
    ("signal", "corpse", "won"),
    [(True, "blue_corpse", True), (False, "blue_corpse", False), (True, "corpse:soldier", False), (True, None, False)],
)
@pytest.mark.parametrize("status", ["launched", "hibernating"])
def test_a_proper_burial_takes_the_blue_corpse_home(signal, corpse, won, status):
    """R-20.12: in a Pod or asleep, with the blue Corpse and no other, and the Signal."""
    s = scene("obj_burial", status=status, course=TO_EARTH, signal=signal, hands=[corpse] if corpse else [])
    s.seat(1, status="dead")
    assert wins(jump(s)) is won


@pytest.mark.parametrize(
    ("signal", "egg", "won"), [(True, "egg", True), (False, "egg", False), (True, "carcass", False)]
)
@pytest.mark.parametrize("status", ["launched", "hibernating"])
def test_my_precious_takes_an_egg_home(signal, egg, won, status):
    """R-20.12: in a Pod or asleep, with an Egg and the Signal."""
    s = scene("obj_precious", status=status, course=TO_EARTH, signal=signal, hands=[egg])
    assert wins(jump(s)) is won


def test_the_object_of_another_character_does_not_count():
    """R-20.12: carried by oneself."""
    s = scene("obj_precious", signal=True).seat(1, hands=["egg"])
    assert not wins(jump(s))


@pytest.mark.parametrize("signal", [True, False])
@pytest.mark.parametrize("killed", [True, False])
def test_the_great_hunt_wants_the_queen_dead(signal, killed):
    """R-20.9: The Great Hunt, second clause."""
    assert wins(jump(scene("obj_great_hunt", signal=signal).ship(queen_killed=killed))) is (signal and killed)


@pytest.mark.parametrize("objective", ["obj_great_hunt", "obj_aliens"])
@pytest.mark.parametrize("signal", [True, False])
def test_blowing_up_the_ship_satisfies_the_hunt_and_the_aliens(objective, signal):
    """F-21, R-20.11: the explosion, by Self-Destruct or by the Engines, with the Signal only."""
    assert wins(explode(scene(objective, players=5, signal=signal))) is signal
    s = scene(objective, players=5, signal=signal).ship(engines=["working", "damaged", "damaged"])
    assert wins(jump(s)) is signal


@pytest.mark.parametrize("signal", [True, False])
@pytest.mark.parametrize("nest", [True, False])
def test_aliens_on_a_spaceship_want_the_nest_destroyed(signal, nest):
    """R-20.9: Aliens on a Spaceship, first clause."""
    assert wins(jump(scene("obj_aliens", players=5, signal=signal).ship(nest_destroyed=nest))) is (signal and nest)


def test_the_signal_of_another_character_does_not_count():
    """R-17.9, F-15: in semi-co-op the Signal is one's own."""
    s = scene("obj_great_hunt").ship(queen_killed=True).seat(1, signal=True)
    assert not wins(jump(s))


# -- weaknesses ---------------------------------------------------------------------------------------


def studied(s: Scenario, *slots: str) -> Scenario:
    cards = {slot: card for slot, card, _ in s.game.weaknesses}
    return s.weaknesses({slot: (cards[slot], True) for slot in slots})


@pytest.mark.parametrize(
    ("signal", "slots", "won"),
    [(True, ["carcass"], True), (False, ["carcass"], False), (True, ["egg", "corpse"], False), (True, [], False)],
)
def test_necroscopy_wants_the_weakness_of_the_carcass(signal, slots, won):
    """R-20.9: that slot, with the Signal."""
    assert wins(jump(studied(scene("obj_necroscopy", signal=signal), *slots))) is won


@pytest.mark.parametrize(("slots", "won"), [(["egg"], True), (["corpse", "carcass"], False), ([], False)])
def test_ab_ovo_wants_the_weakness_of_the_egg(slots, won):
    """R-20.9: no Signal is asked."""
    assert wins(jump(studied(scene("obj_ab_ovo"), *slots))) is won


@pytest.mark.parametrize("objective", ["obj_biology", "sc_contact"])
@pytest.mark.parametrize(
    ("slots", "won"),
    [(["egg", "corpse"], True), (["carcass", "corpse"], True), (["egg", "corpse", "carcass"], True), (["egg"], False)],
)
def test_two_weaknesses_of_any_kind(objective, slots, won):
    """R-20.9: Extreme Field Biology and First Contact Protocol: at least two."""
    players = 1 if objective.startswith("sc_") else 2
    assert wins(jump(studied(scene(objective, players=players), *slots))) is won


# -- items and friends --------------------------------------------------------------------------------

SIX = ["medkit", "bandages", "tools", "clothes", "alcohol", "duct_tape"]


@pytest.mark.parametrize(
    ("items", "hands", "won"),
    [
        ([*SIX, "grenade"], [], True),
        (SIX, ["revolver"], True),
        (SIX, [], False),
        (SIX, ["egg", "carcass"], False),
        ([*SIX, "intercom"], [], True),
    ],
)
def test_the_hoarder_leaves_in_a_pod_with_seven_items(items, hands, won):
    """R-20.12: Heavy Items and active Quest Items count, Objects do not; six are too few."""
    assert wins(jump(scene("obj_hoarder", items=items, hands=hands))) is won


def test_the_hoarder_does_not_count_inactive_quest_items():
    """R-20.12, R-15.23: two Quest Items not activated."""
    s = scene("obj_hoarder", items=SIX, hands=[])
    assert s.game.seats[0].quests == ["ship_log", "intercom"]
    assert not wins(jump(s))


def test_the_hoarder_does_not_win_asleep():
    """R-20.9: in a Pod, not in hibernation."""
    s = scene("obj_hoarder", status="hibernating", course=TO_EARTH, items=[*SIX, "grenade"])
    assert not wins(jump(s))


@pytest.mark.parametrize("others_alive", [0, 1, 3])
def test_best_friends_want_another_survivor(others_alive):
    """R-20.9: Best Friends Forever: at least one other Character survives."""
    s = scene("obj_best_friends", players=4)
    for seat in range(1 + others_alive, 4):
        s.seat(seat, status="dead")
    assert wins(jump(s)) is (others_alive > 0)


# -- the death of a player ----------------------------------------------------------------------------


@pytest.mark.parametrize("number", [2, 3, 4, 5])
@pytest.mark.parametrize("target_alive", [True, False])
def test_the_target_of_a_corporate_objective_must_not_survive(number, target_alive):
    """R-20.9, R-3.1: player N's Character does not survive, the others may."""
    s = scene(f"obj_kill_p{number}", players=5)
    if not target_alive:
        s.seat(number - 1, status="dead")
    assert wins(jump(s)) is not target_alive


def test_player_1_as_the_target():
    """R-20.9: The Right Moment to Strike, held by player 2."""
    for status, won in (("dead", True), ("launched", False)):
        s = Scenario(*CREW[:3]).ship(**TO_VENUS, **SOUND).seat(0, status=status).seat(2, status="launched")
        s.seat(1, status="launched", objectives=["obj_kill_p1"])
        assert jump(s).game.result.seats[1].won is won


def test_the_death_of_another_player_does_not_help():
    """R-20.9: the number on the card counts."""
    assert not wins(jump(scene("obj_kill_p2", players=3).seat(2, status="dead")))


def test_the_target_may_die_in_the_final_checks():
    """R-20.11: asleep on the way to Venus is dead."""
    assert wins(jump(scene("obj_kill_p2", players=3).seat(1, status="hibernating")))


def test_naming_yourself_leaves_the_second_clause():
    """R-20.9: player 1 holding the card about player 1 wins only as the last one alive."""
    assert not wins(jump(scene("obj_kill_p1", players=3)))
    assert not wins(jump(scene("obj_kill_p1", players=3).seat(1, status="dead")))
    assert wins(jump(alone(scene("obj_kill_p1", players=3))))


def test_the_number_of_the_help_card_counts_not_the_seat():
    """R-3.1, R-3.2: with random seating player 2 may sit anywhere."""
    s = Scenario(*CREW[:3], options={"seating": "random"}, seed=3).ship(**TO_VENUS, **SOUND)
    target = next(p.index for p in s.game.seats if p.number == 2)
    assert target != 1
    me = (target + 1) % 3
    s.seat((target + 2) % 3, status="launched").seat(target, status="dead")
    s.seat(me, status="launched", objectives=["obj_kill_p2"])
    assert jump(s).game.result.seats[me].won


# -- shared Objectives --------------------------------------------------------------------------------


def solo(objective: str, course: dict = TO_VENUS, **me) -> Scenario:
    s = Scenario("captain", mode="solo").ship(first_encounter=True, **course, **SOUND)
    return s.seat(0, **{"status": "launched", "objectives": [objective], **me})


@pytest.mark.parametrize(("course", "won"), [(TO_EARTH, True), (TO_MARS, False)])
def test_destination_earth(course, won):
    """R-22.2: the ship reaches Earth."""
    assert wins(jump(solo("sc_earth", course))) is won


@pytest.mark.parametrize("signal", [True, False])
@pytest.mark.parametrize(
    ("ship", "won"), [({"queen_killed": True}, True), ({"nest_destroyed": True}, False), ({}, False)]
)
def test_cutting_off_the_head(signal, ship, won):
    """R-22.2: Signal and Queen killed, or Signal and the ship destroyed (F-21)."""
    assert wins(jump(solo("sc_head", signal=signal).ship(**ship))) is (signal and won)
    assert wins(explode(solo("sc_head", signal=signal))) is signal


@pytest.mark.parametrize("signal", [True, False])
@pytest.mark.parametrize(
    ("ship", "won"), [({"nest_destroyed": True}, True), ({"queen_killed": True}, False), ({}, False)]
)
def test_clean_up_crew(signal, ship, won):
    """R-22.2: Signal and Nest destroyed, or Signal and the ship destroyed (F-21)."""
    assert wins(jump(solo("sc_cleanup", signal=signal).ship(**ship))) is (signal and won)
    assert wins(explode(solo("sc_cleanup", signal=signal))) is signal


@pytest.mark.parametrize("signal", [True, False])
def test_no_man_left_behind(signal):
    """R-22.2: Signal and all Rooms explored."""
    assert wins(jump(solo("sc_no_man", signal=signal).explore_all())) is signal
    assert not wins(jump(solo("sc_no_man", signal=True)))


@pytest.mark.parametrize("status", ["launched", "hibernating"])
def test_special_delivery(status):
    """R-22.2: in a Pod or asleep with an Egg; no Signal needed."""
    assert wins(jump(solo("sc_delivery", TO_EARTH, status=status, hands=["egg"])))
    assert not wins(jump(solo("sc_delivery", TO_EARTH, status=status, hands=["carcass"])))


def carry_to_surgery(*, then_leave: bool = False) -> Table:
    s = Scenario("captain", mode="solo").room(5, "surgery").room(6, "cabins").seat(0, room=6, hand=["rest", "order"])
    table = s.seat(0, hands=["blue_corpse"]).script(noise=["silence", "silence"]).turn(0).do("move", 5)
    return table.do("move", 6) if then_leave else table


def test_the_blue_corpse_in_surgery_is_remembered():
    """R-22.2: Emergency Post-Mortem is latched when the Corpse is carried in, also if it leaves again."""
    assert carry_to_surgery().game.post_mortem
    assert carry_to_surgery(then_leave=True).game.post_mortem
    assert wins(jump(solo("sc_post_mortem").ship(post_mortem=True)))
    assert not wins(jump(solo("sc_post_mortem")))


def test_a_red_corpse_in_surgery_is_no_post_mortem():
    """R-22.2: the blue one is asked for."""
    s = Scenario("captain", "soldier").room(5, "surgery").seat(0, room=6, hand=["rest"], hands=["corpse:soldier"])
    table = s.seat(1, status="dead").script(noise=["silence"]).turn(0).do("move", 5)
    assert not table.game.post_mortem


# -- two Objectives still in hand ---------------------------------------------------------------------


@pytest.mark.parametrize("objectives", [["obj_ab_ovo", "obj_hoarder"], ["obj_hoarder", "obj_ab_ovo"]])
def test_without_a_first_encounter_either_objective_wins(objectives):
    """R-20.10: the fulfilled one is named."""
    s = studied(scene("obj_ab_ovo"), "egg")
    table = jump(s.ship(first_encounter=False).seat(1, objectives=["obj_burial"]).seat(0, objectives=objectives))
    assert wins(table)
    assert table.game.result.seats[0].objective == "obj_ab_ovo"


def test_several_players_may_win():
    """R-20.9: one Weakness, two Objectives that ask for it."""
    s = studied(scene("obj_ab_ovo", players=3), "egg", "carcass").seat(1, objectives=["obj_biology"])
    assert [seat.won for seat in jump(s).game.result.seats] == [True, True, False]


def test_the_dead_do_not_win():
    """R-20.9, R-16.13: the Objective is fulfilled, its holder is not there any more."""
    s = studied(scene("obj_ab_ovo", players=3), "egg").seat(0, status="dead")
    assert not jump(s).game.result.seats[0].won


def test_picking_the_blue_corpse_up_in_surgery_counts() -> None:
    """R-15.10: sc_post_mortem is met by lying there or being in a hand there, at any time; elsewhere it is not."""
    for tile, met in (("surgery", True), ("storage", False)):
        scenario = Scenario("captain").room(5, tile).object("blue_corpse", 5).seat(0, room=5, hand=["rest"], hands=[])
        table = scenario.turn(0).do("pick_up", "blue_corpse")
        assert table.game.post_mortem is met


def test_the_report_names_the_objective_that_was_met() -> None:
    """R-20.10: with both still in hand, the one that was fulfilled."""
    scenario = Scenario("captain", "pilot").seat(1, status="dead")
    scenario.seat(0, status="launched", objectives=["obj_kill_p2", "obj_hoarder"])
    result = scenario.run("final_checks", "jump").game.result
    assert result.seats[0].won and result.seats[0].objective == "obj_kill_p2"
