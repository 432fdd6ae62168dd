"""The end of the game: triggers, who dies, checks 1 to 3 (R-20)."""

from typing import Any

import pytest

from nemesis.scenario import Scenario, Table

EARTH: dict[str, Any] = {"coordinates": "coord_5", "destination": "B"}
SOUND: dict[str, Any] = {"engines": ["working", "working", "working"]}


def crew(*characters: str, **setup) -> Scenario:
    """A ship that would reach Earth with sound Engines."""
    return Scenario(*(characters or ("captain", "soldier", "scout")), **setup).ship(**EARTH, **SOUND)


def jump(scenario: Scenario) -> Table:
    return scenario.ship(time=1).phase("advance_time")


def explode(scenario: Scenario) -> Table:
    return scenario.ship(self_destruct=1).phase("advance_time")


def fates(table: Table) -> list[str]:
    return [seat.fate for seat in table.game.result.seats]


def survived(table: Table) -> list[bool]:
    return [seat.survived for seat in table.game.result.seats]


def checks(table: Table, seat: int) -> list[str]:
    return [check["check"] for check in table.game.result.seats[seat].checks]


# -- the three triggers -------------------------------------------------------------------------------


def test_the_jump_kills_everybody_who_is_awake():
    """R-20.1, R-4.8: aboard or waiting in a Pod; those hibernating and those gone in a Pod live."""
    table = jump(
        crew("captain", "soldier", "scout", "pilot")
        .ship(pods=[(1, "A", False), (2, "B", False), (3, "A", False)])
        .seat(0, room=6)
        .seat(1, pod=1)
        .seat(2, status="hibernating")
        .seat(3, status="launched")
    )
    assert table.game.result.cause == "jump"
    assert fates(table) == ["jump", "jump", "hibernated", "escaped"]
    assert survived(table) == [False, False, True, True]


def test_the_jump_does_not_kill_intruders_nor_end_on_the_space_before():
    """R-20.1, R-1.16, I-10: the 15th move ends the game, the 14th does not."""
    before = crew().ship(time=2).figure("queen", room=6).phase("advance_time")
    assert before.game.time == 14 and not before.game.over
    table = jump(crew().figure("queen", room=6).seat(0, status="launched"))
    assert table.game.time == 15 and table.game.over
    assert table.kinds() == ["queen"]
    assert not table.game.queen_killed


def test_the_jump_skips_the_rest_of_the_event_phase():
    """R-20.1, R-20.4: no attack, no Fire Damage, no Event card, no token after it."""
    s = crew().ship(time=1).seat(0, room=6).figure("adult", room=6).room(6, fire=True)
    events = len(s.game.decks["event"])
    table = s.phase("event_phase")
    assert table.game.over
    assert table.told("attack") == [] and table.told("injured") == [] and table.told("bag_token") == []
    assert len(table.game.decks["event"]) == events


def test_a_jump_with_self_destruct_running_destroys_the_ship():
    """R-20.1, R-19.6: those hibernating die too."""
    table = jump(crew().ship(self_destruct=6).seat(0, status="hibernating").seat(1, status="launched"))
    assert table.game.result.cause == "destroyed" and table.game.result.ship_destroyed
    assert fates(table) == ["ship_destroyed", "escaped", "ship_destroyed"]


def test_the_skull_destroys_the_ship_and_all_aboard():
    """R-20.2, R-19.5, R-1.17, F-20: the 6th move after the start; only launched Pods are safe."""
    s = crew("captain", "soldier", "scout", "pilot").ship(pods=[(1, "A", False), (2, "B", False), (3, "A", False)])
    s.seat(0, room=6).seat(1, pod=1).seat(2, status="hibernating").seat(3, status="launched")
    table = explode(s)
    assert table.game.result.cause == "destroyed"
    assert fates(table) == ["ship_destroyed", "ship_destroyed", "ship_destroyed", "escaped"]


def test_one_space_before_the_skull_nothing_explodes():
    """R-20.2, R-1.17: the marker on the last yellow space."""
    table = crew().ship(self_destruct=2).phase("advance_time")
    assert table.game.self_destruct == 5 and not table.game.over


def test_jump_and_skull_together_destroy_the_ship():
    """R-4.8: both final spaces at once."""
    table = jump(crew().ship(self_destruct=1).seat(0, status="hibernating"))
    assert table.game.result.cause == "destroyed"
    assert fates(table)[0] == "ship_destroyed"


def with_markers(s: Scenario, name: str, n: int) -> Scenario:
    """That many markers, none of them in the Hibernatorium, the Nest or the Room Covered with Slime."""
    slots = [r for r in range(1, 22) if s.game.tiles[r] not in ("hibernatorium", "nest", "slime_room")]
    for slot in slots[:n]:
        s.room(slot, fire=name == "fire" or None, malfunction=name == "malfunction" or None)
    return s


def test_the_ninth_fire_marker_destroys_the_ship():
    """R-20.2, R-1.2, R-17.4, R-20.4: launched Pods are safe, and nothing after it is resolved."""
    s = crew().seat(1, status="launched").seat(2, status="hibernating")
    s.seat(0, room=2).top("event", "flammable_compounds")
    table = with_markers(s, "fire", 8).phase("event_card", "bag_development")
    assert table.game.result.cause == "ninth_fire" and table.game.result.ship_destroyed
    assert fates(table) == ["ship_destroyed", "escaped", "ship_destroyed"]
    assert table.told("bag_token") == []


def test_the_eighth_fire_marker_does_not():
    """R-1.2: eight are in the box."""
    table = with_markers(crew().seat(0, room=2).top("event", "flammable_compounds"), "fire", 7).phase("event_card")
    assert not table.game.over
    assert sum(table.game.fire) == 8 and table.game.fire[11]


def test_the_ninth_malfunction_marker_destroys_the_ship():
    """R-20.2, R-1.3, R-17.4: a Malfunction marker that must be placed when none is left ends the ship."""
    s = with_markers(crew().seat(0, hand=["demolition"]).seat(1, status="launched"), "malfunction", 8)
    table = s.turn(0).do("play", "demolition").do("part", "malfunction")
    assert table.game.result.cause == "ninth_malfunction"
    assert fates(table) == ["ship_destroyed", "escaped", "ship_destroyed"]


def test_the_last_active_character_hibernating_makes_the_ship_jump_at_once():
    """R-20.3: the others are dead or gone; no more rounds are played."""
    s = crew("captain", "soldier").ship(time=7).seat(0, room=11, hand=["rest", "order"]).seat(1, status="launched")
    table = s.script(noise=["silence"]).turn(0).do("room_action", 11)
    assert table.game.result.cause == "jump"
    assert fates(table) == ["hibernated", "escaped"]


def test_the_last_active_character_launching_with_self_destruct_running():
    """R-20.3, R-20.2: the marker goes to the skull; those hibernating die."""
    s = crew("captain", "soldier").ship(self_destruct=5, pods=[(1, "A", False), (2, "B", False)])
    s.room(2, "evacuation_a").seat(0, room=2, hand=["rest", "order"]).seat(1, status="hibernating")
    table = s.script(noise=["silence"]).turn(0).do("room_action", 2).do("launch")
    assert table.game.result.cause == "destroyed"
    assert fates(table) == ["escaped", "ship_destroyed"]


def test_the_last_active_character_dying_ends_the_game():
    """R-20.3, R-26.3: the ship jumps for those who hibernate."""
    s = crew("captain", "soldier").seat(0, room=6, wounds=["wound_leg", "wound_arm", "wound_hand"])
    table = s.seat(1, status="hibernating").run("light_wound", 0)
    assert table.game.result.cause == "jump"
    assert fates(table) == ["dead", "hibernated"]


def test_the_game_goes_on_while_somebody_waits_in_a_pod():
    """R-20.3, R-18.13: a waiting Character is active."""
    s = crew("captain", "soldier").ship(pods=[(1, "A", False), (2, "B", False)])
    s.seat(0, room=6, wounds=["wound_leg", "wound_arm", "wound_hand"]).seat(1, pod=1)
    table = s.run("light_wound", 0)
    assert not table.game.over


def test_nothing_is_asked_after_the_end():
    """R-20.4: whatever waited on the stack is dropped."""
    table = jump(crew())
    assert table.game.ask is None and table.game.stack == []
    assert table.game.phase == "end"
    assert table.told("game_ends") == [{"cause": "jump"}]
    assert table.told("result") == [{"result": table.game.result}]


# -- no survivor --------------------------------------------------------------------------------------


def test_without_a_survivor_everybody_loses_and_nothing_is_checked():
    """R-20.5: with no survivor there are no final checks."""
    table = jump(crew("captain", "soldier").seat(0, objectives=["obj_prime_asset"]))
    assert not any(seat.won for seat in table.game.result.seats)
    assert [checks(table, 0), checks(table, 1)] == [[], []]
    assert table.told("engines_revealed") == []


@pytest.mark.parametrize(
    ("engines", "destroyed", "place"),
    [(["damaged", "damaged", "working"], True, None), (SOUND["engines"], False, "earth")],
)
def test_the_fate_of_an_empty_ship_is_still_told(engines, destroyed, place):
    """R-20.5, R-20.6: nobody is left to be checked, but the Engines decide what became of the ship."""
    result = jump(crew("captain", "soldier").ship(engines=engines)).game.result
    assert (result.ship_destroyed, result.place) == (destroyed, place)


# -- check 1: the Engines -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tops", "lost"),
    [
        (["working", "working", "working"], False),
        (["damaged", "working", "working"], False),
        (["working", "damaged", "damaged"], True),
        (["damaged", "working", "damaged"], True),
        (["damaged", "damaged", "damaged"], True),
    ],
)
def test_two_damaged_engines_blow_the_ship_up(tops, lost):
    """R-20.6: with those hibernating; a launched Pod is far away."""
    table = jump(crew().ship(engines=tops).seat(0, status="hibernating").seat(1, status="launched"))
    assert table.game.result.ship_destroyed is lost
    assert fates(table) == ["engines" if lost else "hibernated", "escaped", "jump"]


def test_malfunctions_do_not_change_the_engines():
    """R-20.6, R-17.3: three broken Engine Rooms with working Engines fly."""
    s = crew().seat(0, status="hibernating")
    for slot in (19, 20, 21):
        s.room(slot, malfunction=True)
    assert fates(jump(s))[0] == "hibernated"


def test_the_explosion_of_the_engines_kills_the_queen_aboard():
    """R-20.6, R-20.11: Intruders die with the ship."""
    s = crew().ship(engines=["damaged", "damaged", "working"]).figure("queen", room=6).seat(1, status="launched")
    table = jump(s)
    assert table.game.queen_killed


def test_a_destroyed_ship_has_no_engine_nor_coordinates_check():
    """R-20.6, R-20.7: the Pods only undergo checks 3 and 4."""
    table = explode(crew().seat(0, status="launched"))
    assert checks(table, 0) == ["contamination", "objective", "objective"]
    assert table.game.result.place is None
    assert table.told("engines_revealed") == [] and table.told("coordinates_revealed") == []


# -- check 2: the Coordinates -------------------------------------------------------------------------

PLACES = {
    "coord_1": "venus deep_space mars earth",
    "coord_2": "mars venus deep_space earth",
    "coord_3": "deep_space mars earth venus",
    "coord_4": "mars venus earth deep_space",
    "coord_5": "venus earth deep_space mars",
    "coord_6": "deep_space earth venus mars",
    "coord_7": "earth deep_space mars venus",
    "coord_8": "earth mars venus deep_space",
}


@pytest.mark.parametrize("card", PLACES)
@pytest.mark.parametrize("letter", "ABCD")
def test_the_destination_letter_gives_the_place(card, letter):
    """R-20.7: those hibernating live on Earth only; a Pod is safe anywhere."""
    place = dict(zip("ABCD", PLACES[card].split(), strict=True))[letter]
    s = crew().ship(coordinates=card, destination=letter)
    s.seat(0, status="hibernating", objectives=["obj_hoarder"]).seat(1, status="launched", objectives=["obj_ab_ovo"])
    table = jump(s)
    assert table.game.result.place == place
    assert fates(table)[:2] == ["hibernated" if place == "earth" else "wrong_place", "escaped"]


def mars(quarantine: list[str], **setup) -> Scenario:
    """Seat 0 hibernates towards Mars with these Objectives, seat 1 with another one."""
    s = crew(**setup).ship(coordinates="coord_8", destination="B")
    s.seat(0, status="hibernating", objectives=quarantine)
    return s.seat(1, status="hibernating", objectives=["obj_hoarder"])


def test_on_mars_only_the_holder_of_quarantine_lives():
    """R-20.7, K-12: on Mars those who hibernate die, except who holds Quarantine."""
    table = jump(mars(["obj_quarantine"]))
    assert fates(table)[:2] == ["hibernated", "wrong_place"]
    assert table.game.result.seats[0].won


def test_with_both_objectives_still_held_quarantine_spares_its_holder():
    """R-20.7, R-20.10: there was no First Encounter."""
    table = jump(mars(["obj_ab_ovo", "obj_quarantine"]))
    assert fates(table)[0] == "hibernated"
    assert table.game.result.seats[0].won


@pytest.mark.parametrize("destination", ["C", "D"])
def test_quarantine_does_not_help_elsewhere(destination):
    """R-20.7: Venus and Deep Space kill its holder too."""
    assert fates(jump(mars(["obj_quarantine"]).ship(destination=destination)))[0] == "wrong_place"


def test_the_ship_reaches_a_place_even_if_nobody_hibernates():
    """R-20.11: a Pod's Objective may ask for it."""
    table = jump(crew().seat(0, status="launched", objectives=["obj_prime_asset"]))
    assert table.game.result.place == "earth"
    assert table.game.result.seats[0].won


# -- check 3: Contamination ---------------------------------------------------------------------------


def check_contamination(status: str = "hibernating", **seat) -> Table:
    """Everything is in the own deck; the shuffle keeps the order, the last four are drawn."""
    s = crew("captain", "soldier").seat(0, status=status, **seat).script(shuffle=["keep"])
    return jump(s)


def contamination_check(table: Table) -> dict:
    return next(c for c in table.game.result.seats[0].checks if c["check"] == "contamination")


def test_clean_cards_alone_do_not_kill():
    """R-20.8: the scan finds nothing, no card is drawn."""
    table = check_contamination(hand=["clean", "clean"], discard=["clean"])
    assert fates(table)[0] == "hibernated"
    assert contamination_check(table)["passed"] and contamination_check(table)["drawn"] is None


@pytest.mark.parametrize("zone", ["deck", "hand", "discard"])
def test_an_infected_card_anywhere_leads_to_the_draw_of_four(zone):
    """R-20.8: deck, hand and discard are all scanned."""
    table = check_contamination(**{zone: ["infected"]})
    assert contamination_check(table)["drawn"] is not None


def cards_from_the_top(*top: str) -> dict:
    """All own cards in the deck, these uppermost; an infected card makes the draw necessary."""
    rest = ["infected", "search", "search", "rest", "demolition", "interruption", "basic_repairs"]
    actions = ["order", "motivation", "reload", "suppressive_fire"]
    return {"deck": [*top, *(c for c in actions if c not in top), *rest], "discard": [], "hand": []}


def test_four_action_cards_save_an_infected_character():
    """R-20.8, X-22: the Contamination cards are not among the four."""
    table = check_contamination(**cards_from_the_top("order", "motivation", "reload", "suppressive_fire"))
    assert contamination_check(table)["drawn"] == 0
    assert fates(table)[0] == "hibernated"


@pytest.mark.parametrize("status", ["hibernating", "launched"])
def test_a_clean_card_among_the_four_kills_an_infected_character(status):
    """R-20.8: any Contamination card kills; those in Pods are checked as well."""
    cards = cards_from_the_top("order", "motivation", "reload", "clean")
    table = check_contamination(status, **cards)
    assert contamination_check(table)["drawn"] == 1
    assert fates(table)[0] == "contamination"


def test_the_fifth_card_is_not_drawn():
    """R-20.8: four cards, not more."""
    cards = cards_from_the_top("order", "motivation", "reload", "suppressive_fire", "clean")
    assert fates(check_contamination(**cards))[0] == "hibernated"


def test_fewer_than_four_cards_are_all_drawn():
    """R-20.8: three cards with one Contamination card kill, wherever it lies."""
    table = crew("captain", "soldier").seat(0, status="hibernating", deck_top=["infected"]).ship(time=1).table()
    table.seat(0).deck = table.seat(0).deck[-3:]
    assert fates(table.phase("advance_time"))[0] == "contamination"


def test_a_larva_leads_to_the_draw_without_an_infected_card():
    """R-20.8, K-28: with a clean card on top the Larva's host dies; without any Contamination card it lives."""
    deadly = check_contamination(larva=True, deck_top=["clean"], hand=[], discard=[])
    assert fates(deadly)[0] == "contamination"
    harmless = check_contamination(larva=True)
    assert contamination_check(harmless)["drawn"] == 0
    assert fates(harmless)[0] == "hibernated"


def test_the_dead_of_check_3_do_not_win():
    """R-20.8, R-20.11: "survives" means alive after check 3."""
    cards = cards_from_the_top("clean")
    table = check_contamination(objectives=["obj_prime_asset"], **cards)
    assert not table.game.result.seats[0].won and not table.game.result.seats[0].survived


# -- hibernation is shelter ---------------------------------------------------------------------------


def test_a_sleeper_is_immune_to_fire_intruders_and_events():
    """F-20, R-18.3: Fire and an Intruder in the Hibernatorium, Eclosion with a Larva on the board: nothing."""
    s = crew("captain", "soldier").ship(time=7).seat(0, status="hibernating", larva=True, light=1)
    s.seat(1, room=2, hand=["rest"]).room(11, fire=True, malfunction=True).figure("adult", room=11)
    table = s.top("event", "eclosion").phase("intruder_attacks", "fire_damage", "event_card")
    sleeper = table.seat(0)
    assert (sleeper.status, sleeper.light, sleeper.wounds) == ("hibernating", 1, [])
    assert table.told("attack") == []


def test_a_sleeper_has_no_turn_and_draws_no_card():
    """F-20, R-4.2: the round passes by."""
    table = crew("captain", "soldier").ship(time=7).seat(0, status="hibernating").phase("start_of_round")
    assert table.asked == (1, "turn")
    assert table.seat(0).hand == []
    table.do("pass").do("done")
    assert table.asked[0] == 1


def test_no_self_destruct_and_no_new_course_while_somebody_sleeps():
    """I-11, R-18.4: neither in the Generator nor in the Cockpit; looking at the Coordinates is still possible."""
    s = crew("captain", "soldier").seat(1, status="hibernating").room(2, "generator")
    table = s.seat(0, room=2, hand=["rest", "order"]).turn(0)
    assert table.refusal("room_action", 2) == ("someone_hibernates", "R-18.4")
    s = crew("captain", "soldier").seat(1, status="hibernating").seat(0, room=1, hand=["rest", "order"])
    table = s.turn(0).do("room_action", 1)
    assert table.told("looked_at_coordinates")
    assert table.game.destination == "B"


# -- how it is told -----------------------------------------------------------------------------------


def test_the_result_names_every_check():
    """R-20.6 to R-20.9: engines, coordinates, contamination, objective, in this order, for who hibernated."""
    table = jump(crew().seat(0, status="hibernating", objectives=["obj_ab_ovo"]))
    assert checks(table, 0) == ["engines", "coordinates", "contamination", "objective"]
    assert table.game.result.seats[0].objective == "obj_ab_ovo"
    assert [c["seat"] for c in table.told("contamination_check")] == [0]
    assert [(d["seat"], d["cause"]) for d in table.told("died")] == [(1, "jump"), (2, "jump")]
