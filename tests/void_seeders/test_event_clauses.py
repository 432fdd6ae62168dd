"""The clauses of the Event cards, Lurking and the bag that a single scene does not show (V-8, V-12.2)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis.scenario import Scenario, Table
from nemesis.view.events import events_for

L, W, S, D = "lurker", "whisperer", "stalker", "despoiler"


def crew(*characters: str, **setup: Any) -> Scenario:
    return Scenario(*(characters or ("scout",)), species="void_seeders", **setup).ship(first_encounter=True)


def play(card: str, scenario: Scenario) -> Table:
    return scenario.top("event", card).run("event_card")


def level(table: Table, seat: int = 0) -> int:
    n: int = table.seat(seat).ext["insanity"]
    return n


def bag_kinds(table: Table) -> list[str]:
    return sorted(table.game.rules.types[t].kind for t in table.game.bag)


def contaminated(table: Table, seat: int = 0) -> int:
    return sum(1 for c in table.seat(seat).discard if c.startswith("cont_"))


def test_terror_draws_to_five_before_the_scan() -> None:
    """V-12.2: an infected card from the deck counts; clean ones stay in the game, in the discard."""
    table = play("vs_evt_01", crew().seat(0, hand=["rest"], deck_top=["contamination", "infected"]))
    assert level(table) == 5 and len(table.seat(0).discard) == 5 and contaminated(table) == 2


def test_terror_reaches_those_who_wait_in_a_pod() -> None:
    """V-12.2, R-18.13: alive, aboard and not hibernating; the hibernating are spared."""
    scenario = crew("scout", "captain", "pilot").seat(0, room=1).ship(pods=[(1, "A", False)])
    scenario.seat(1, status="pod", pod=1, hand=["infected"]).seat(2, status="hibernating", hand=["infected"])
    table = play("vs_evt_01", scenario)
    assert (level(table, 1), level(table, 2)) == (5, 1) and table.seat(1).hand == []


def test_the_scan_of_terror_is_secret() -> None:
    """V-2.4, R-16.3: at level 5 nothing shows whether a card was infected."""
    scenario = crew("scout", "captain").seat(0, hand=["infected"]).extension(0, insanity=5).seat(1, room=1, hand=[])
    game = play("vs_evt_01", scenario).game
    mine, others = (
        [e["data"] for e in events_for(game, seat) if e["event"] == "terror_scan" and e["data"]["seat"] == 0]
        for seat in (0, 1)
    )
    assert mine[0]["infected"] is True and "infected" not in others[0]


def test_hunt_spares_nobody_and_leaves_fighters_alone() -> None:
    """V-12.2: all types, to the lowest-numbered Room with a character; those in Combat stay."""
    scenario = crew("scout", "captain").seat(0, room=6).seat(1, room=8).figure(W, 7).figure(S, 8)
    table = play("vs_evt_02", scenario.figure(D, 5))
    assert table.kinds(6) == [W] and table.kinds(8) == [S]


def test_tendrils_kill_at_level_five() -> None:
    """V-2.1, V-8: Tendrils raise Insanity beside an Entrance, and a rise at level 5 kills."""
    table = play("vs_evt_03", crew("scout", "captain").seat(0, room=14).seat(1, room=1).extension(0, insanity=5))
    assert table.seat(0).status == "dead"


def test_system_failure_spares_unexplored_rooms() -> None:
    """V-12.2: an unexplored Computer stays whole."""
    scenario = crew().seat(0, room=1).room(16, "laboratory", malfunction=True).room(17, "comms_room", explored=False)
    assert not play("vs_evt_04", scenario).game.malfunction[17]


def test_monophobia_spares_fighters() -> None:
    """V-12.2: alone with a Lair is not alone enough."""
    table = play("vs_evt_05", crew().seat(0, room=11).figure("lair", 11).top("panic", "vs_pan_08"))
    assert level(table) == 1 and not table.told("panic")


def test_neurosis_goes_through_closed_doors() -> None:
    """V-8: Neurosis makes those next to a Lair panic, whatever the Door between."""
    table = play("vs_evt_07", crew().figure("lair", 6).door(6, 11, "closed").top("panic", "vs_pan_08"))
    assert level(table) == 2


def test_agoraphobia_takes_the_lowest_crowd_and_the_next_lower_type() -> None:
    """V-12.2, V-4.1, V-4.3: the Despoiler elsewhere: the Stalker comes; dead: the same; it is a First Encounter."""
    scenario = crew("scout", "captain", "pilot", "soldier").seat(0, room=1).seat(1, room=1)
    table = play("vs_evt_08", scenario.figure(D, 20))
    assert table.kinds(1) == [S] and table.kinds(11) == []
    dead = play("vs_evt_08", crew("scout", "captain").ship(queen_killed=True))
    assert dead.kinds(11) == [S]
    first = Scenario("scout", "captain", species="void_seeders").top("event", "vs_evt_08").run("event_card")
    assert first.game.first_encounter


def test_pod_ejection_puts_the_riders_back() -> None:
    """V-12.2, R-18.14: Escape Pod Ejection leaves those inside the Pod in its Section."""
    scenario = crew().room(17, "evacuation_b").ship(pods=[(1, "A", False), (2, "B", False)])
    table = play("vs_evt_10", scenario.seat(0, status="pod", pod=2))
    assert table.seat(0).status == "aboard" and table.seat(0).room == 17


def test_fire_stops_at_closed_doors() -> None:
    """V-12.2: Fire Wave and Generator Overheat."""
    wave = play("vs_evt_11", crew().seat(0, room=1).room(6, fire=True).door(6, 7, "closed"))
    assert not wave.game.fire[7] and wave.game.fire[5]
    overheat = crew().seat(0, room=1).room(5, "generator", malfunction=True).door(5, 6, "closed").room(20, fire=True)
    table = play("vs_evt_12", overheat)
    assert table.game.fire[10] and table.game.fire[17] and not table.game.fire[6]


def test_generator_overheat_is_one_wave_and_needs_an_explored_generator() -> None:
    """V-12.2: Room 2 is two steps from the Generator in Room 5."""
    table = play("vs_evt_12", crew().seat(0, room=1).room(5, "generator", malfunction=True))
    assert table.game.fire[6] and not table.game.fire[2]
    hidden = play("vs_evt_12", crew().seat(0, room=1).room(5, "generator", explored=False))
    assert not any(hidden.game.malfunction) and not any(hidden.game.fire)


def test_whispers_count_a_shared_corridor_once() -> None:
    """V-12.2: two Rooms at its ends: one marker, no Encounter."""
    scenario = crew("scout", "captain").seat(0, room=11).seat(1, room=6).top("event", "vs_evt_04")
    table = play("vs_evt_13", scenario)
    assert table.noise_between(6, 11) and not table.told("encounter")
    assert table.game.discards["event"] == ["vs_evt_04", "vs_evt_13"]


def test_whispers_in_the_ducts() -> None:
    """V-12.2: an Entrance with the number is a Corridor too."""
    table = play("vs_evt_13", crew().seat(0, room=14).top("event", "vs_evt_09"))
    assert table.game.vents == [True] and not any(table.game.noise)


def test_whispers_meet_the_first_in_turn_order() -> None:
    """V-12.2: of several in the Room; its level counts."""
    scenario = crew("scout", "captain").noise(11, 6).top("event", "vs_evt_04").bag("vs_tok_blank", "vs_tok_1a")
    scenario.ship(first_player=1).extension(1, insanity=3).script(bag=["seeder"])
    table = play("vs_evt_13", scenario)
    assert table.told("encounter")[0]["seat"] == 1 and table.kinds(11) == [W]


@pytest.mark.parametrize(("insanity", "cards"), [(2, 0), (3, 1)])
def test_fear_compares_the_whole_hand(insanity: int, cards: int) -> None:
    """V-12.2: Contamination cards count as cards in hand; equal is enough to be spared."""
    scenario = crew().seat(0, hand=["rest", "contamination"], discard=[]).extension(0, insanity=insanity)
    assert contaminated(play("vs_evt_14", scenario)) == cards


@pytest.mark.parametrize("blocked", [{"self_destruct": 4}, {}])
def test_the_ship_ai_does_not_start_twice_or_with_sleepers(blocked: dict[str, int]) -> None:
    """V-12.2: not if it runs or someone hibernates."""
    scenario = crew("scout", "captain").seat(0, room=1)
    scenario.room(12, "laboratory", malfunction=True).room(16, "comms_room", malfunction=True).ship(**blocked)
    if not blocked:
        scenario.seat(1, status="hibernating")
    table = play("vs_evt_18", scenario)
    assert table.self_destruct == blocked.get("self_destruct")
    assert sum(table.game.malfunction) == 2


def test_lairs_never_move_with_events() -> None:
    """V-6.4: whatever symbols the card shows."""
    assert play("vs_evt_01", crew().seat(0, room=1).figure("lair", 6)).kinds(6) == ["lair"]


# -- Lurking ------------------------------------------------------------------------------------------------


def lurking(scenario: Scenario) -> Table:
    return scenario.run("void_lurking")


def test_lurking_looks_through_closed_doors() -> None:
    """V-8.1, V-7.3: unless weakness 07 binds them."""
    assert lurking(crew().figure(L, 6).door(6, 11, "closed")).kinds(6) == [L]
    bound = crew().ship(weaknesses={"egg": ("vs_wk_07", True)}).figure(L, 6).door(6, 11, "closed")
    assert lurking(bound).kinds(6) == []


def test_lurking_takes_the_despoiler_and_loses_injuries() -> None:
    """V-8.1: one token each; it may come back."""
    table = lurking(crew().figure(D, 20).figure(S, 20, injuries=4).bag("vs_tok_blank"))
    assert table.kinds() == [] and bag_kinds(table) == ["blank", "seeder", "seeder"] and not table.game.queen_killed


def test_lurking_puts_noise_into_the_ducts_and_nobody_sleeps_next_door() -> None:
    """V-8.1: Hibernating characters are in no Room; a Duct is no neighbourhood."""
    scenario = crew("scout", "captain").seat(0, room=2).seat(1, status="hibernating").figure(L, 15)
    table = lurking(scenario)
    assert table.kinds() == [] and table.game.vents == [True] and table.noise_between(15, 16)


def test_lurking_on_the_alternative_side_marks_the_right_duct() -> None:
    """V-8.1, R-22.6: two technical spaces; Room 13 opens on the blue one."""
    either = {"any_board_side": True}
    scenario = Scenario("scout", "captain", species="void_seeders", mode="coop", board="alternative", options=either)
    table = lurking(scenario.ship(first_encounter=True).seat(0, room=1).seat(1, room=1).figure(L, 13))
    assert table.kinds() == [] and table.game.vents == [False, True]


def test_a_fight_is_no_lurking() -> None:
    """V-8.1: Seeders in Combat do not lurk."""
    assert lurking(crew().figure(L, 11)).kinds(11) == [L]


# -- bag and Encounter ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("status", ["hibernating", "dead", "pod", "launched"])
def test_the_token_of_one_who_is_gone_leaves_the_game(status: str) -> None:
    """V-8.2: and another is drawn, again and again."""
    scenario = crew("scout", "captain", "pilot").seat(0, room=1).ship(pods=[(1, "A", False)])
    for seat in (1, 2):
        scenario.seat(seat, status=status, pod=1 if status in ("pod", "launched") else None)
    scenario.bag("vs_tok_blank", "vs_ins_blue", "vs_ins_green").script(bag=["vs_ins_blue", "vs_ins_green", "blank"])
    table = scenario.run("bag_development")
    assert {"vs_ins_blue", "vs_ins_green"} <= set(table.game.removed)
    assert bag_kinds(table) == ["blank", "seeder"] and not table.told("panic")


def test_the_blank_adds_nothing_from_an_empty_supply() -> None:
    """V-8.2: and it returns."""
    scenario = crew()
    scenario.game.bag += scenario.game.pool
    scenario.game.pool = []
    before = sorted(scenario.game.bag)
    assert sorted(scenario.script(bag=["blank"]).run("bag_development").game.bag) == before


@pytest.mark.parametrize(("hand", "surprised"), [(["rest", "contamination"], False), (["rest"], True)])
def test_the_whole_hand_counts_against_a_surprise(hand: list[str], surprised: bool) -> None:
    """V-4.0, V-5.1: Action and Contamination cards against the number 2."""
    scenario = crew().seat(0, hand=hand).bag("vs_tok_blank", "vs_tok_2a").script(bag=["seeder"])
    assert scenario.run("encounter", 0).told("surprise_check")[0]["surprised"] == surprised


def test_no_lurker_is_left() -> None:
    """V-4.1, R-11.7: those out of Combat go, one token each; with all in Combat the token counts as blank."""
    scenario = crew().seat(0, hand=["rest", "search"]).bag("vs_tok_blank", "vs_tok_1a").script(bag=["seeder"])
    for room in (1, 2, 3, 4, 5, 7):
        scenario.figure(L, room)
    table = scenario.run("encounter", 0)
    assert table.kinds() == [L] and bag_kinds(table) == ["blank"] + ["seeder"] * 6
    crowd = crew("scout", "captain").seat(0, room=6, hand=["rest"]).bag("vs_tok_blank", "vs_tok_1a")
    for _ in range(6):
        crowd.figure(L, 11)
    full = crowd.script(bag=["seeder"]).run("encounter", 0)
    assert full.kinds(6) == [] and full.noise_between(6, 7) and bag_kinds(full) == ["blank", "seeder"]


def test_the_first_seeder_asks_for_objectives() -> None:
    """V-4.3, R-21.1: a Lair did not."""
    scenario = Scenario("scout", "captain", species="void_seeders").bag("vs_tok_blank", "vs_tok_1a")
    scenario.game.first_encounter = False
    scenario.seat(0, hand=["rest"], objectives=["obj_hoarder", "obj_ab_ovo"])
    scenario.seat(1, room=1, objectives=["obj_burial", "obj_biology"])
    table = scenario.script(bag=["seeder"]).run("encounter", 0)
    assert table.game.first_encounter and {a.kind for a in table.game.asks} == {"keep_objective"}
