"""The Investigation: its set-up, its event phase, its end (A-9)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.content.aftermath.shuttle import MAIN, SIDE_ROOMS, A
from nemesis.errors import BadSetup
from nemesis.scenario import Scenario, Table

CARDS = ["search", "rest", "demolition", "order", "interruption"]
BASE_EVENTS = {
    "lurking", "short_circuit", "hunt_3", "scent_of_prey", "damage", "life_support_failure", "eclosion",
    "damaging_fire",
}  # fmt: skip


def new_game(players: int = 3, seed: int = 2, **setup: Any) -> Game:
    """After the draft."""
    game = Game.new(Setup(players=players, mode="investigation", seed=seed, **setup), log=True)
    while game.ask is not None and game.ask.kind.startswith("draft"):
        game.apply(seed % len(game.ask.options))
    return game


def scene(*characters: str, **setup: Any) -> Scenario:
    return Scenario(*(characters or ("captain", "scout")), mode="investigation", **setup)


def alert(table: Table) -> Any:
    return table.game.ext["alert"]


# -- set-up -------------------------------------------------------------------------------------------------------


def test_it_is_played_on_the_standard_side_with_the_shuttle() -> None:
    """A-9.1, A-1.6: and with the base Intruders only."""
    game = new_game()
    assert game.rules.board.size == 25 and game.rules.board.id == "standard"
    with pytest.raises(BadSetup, match="for the board standard"):
        Setup(players=3, mode="investigation", board="alternative")
    for species in ("carnomorphs", "void_seeders"):
        with pytest.raises(BadSetup, match=r"A-1\.6"):
            Setup(players=3, mode="investigation", species=species)


def test_thirteen_rooms_2_fill_the_eight_slots_and_eleven_rooms_1_theirs() -> None:
    """A-9.2, A-9.3, A-9.4: those of the shuttle lie face up, those of the ship face down."""
    game = new_game()
    slots = game.rules.board.slots
    kinds = {room: game.rules.rooms[game.tiles[room]].slot for room in slots}
    assert sum(1 for r in game.rules.rooms.values() if r.slot == "2") == 13
    assert [kinds[r] for r in (6, 7, 8, 14, 15, *SIDE_ROOMS)] == ["2"] * 8
    assert sum(1 for k in kinds.values() if k == "1") == 11
    assert not any(game.explored[r] for r, k in slots.items() if k in ("1", "2"))


def test_sixteen_of_seventeen_base_tokens_lie_on_the_unexplored_rooms() -> None:
    """A-9.5: no Door and no Danger token, three turrets."""
    game = new_game()
    effects = Counter(game.rules.types[t].effect for t in game.rules.exploration)
    assert effects == {"malfunction": 8, "fire": 2, "silence": 2, "slime": 2, "turret": 3}
    assert sum(1 for t in game.tokens if t) == 16 and not any(game.tokens[r] for r in (1, 11, MAIN, *SIDE_ROOMS))


def test_each_room_of_the_ship_has_a_second_token() -> None:
    """A-9.6: every Room of the ship starts with a second Exploration token."""
    assert sum(1 for t in new_game().ext["second_tokens"] if t) == 21


def test_course_engines_and_intruder_board() -> None:
    """A-9.7, A-9.9, A-9.10: marker on B, pairs shuffled, 5 Eggs and 3 Weaknesses."""
    game = new_game()
    assert game.destination == "B" and game.coordinates in game.rules.coordinates
    assert all(sorted(pair) == ["damaged", "working"] for pair in game.engines)
    assert game.eggs == 5 and [s for s, _, shown in game.weaknesses if not shown] == ["corpse", "egg", "carcass"]


@pytest.mark.parametrize(("players", "pods"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_pods_by_players(players: int, pods: int) -> None:
    """A-9.8: alternating from Section A, locked."""
    game = new_game(players)
    assert [section for _, section, _, _ in game.pods] == list("ABAB")[:pods]
    assert all(locked for _, _, locked, _ in game.pods)


@pytest.mark.parametrize("players", [1, 2, 5])
def test_the_bag(players: int) -> None:
    """A-9.11: one Adult more for each player."""
    game = new_game(players)
    bag = Counter(game.rules.types[t].kind for t in game.bag)
    assert bag == {"blank": 1, "larva": 4, "creeper": 2, "adult": 3 + players, "breeder": 1, "queen": 1}


def test_the_event_deck_mixes_ten_and_eight() -> None:
    """A-9.12: 18 cards, 5 with the icon."""
    rules = new_game().rules
    deck = rules.decks["event"]
    assert len(deck) == 18 and {e for e in deck if not e.startswith("aev_")} == BASE_EVENTS
    assert sum(rules.types[e].icon == "alert_icon" for e in deck) == 5


def test_the_decks_beside_the_board() -> None:
    """A-9.13: Items, attacks, Contamination, alerts, wounds with the Melted ones; crafted Items with the new ones."""
    game = new_game()
    assert set(game.decks) >= {"red", "yellow", "green", "event", "attack", "contamination", "alert", "wound"}
    assert len(game.decks["alert"]) == 10 and len(game.decks["wound"]) >= 17
    assert any("laser_pointer" in c for c in game.crafted)


def test_the_markers_of_the_base_game_are_there() -> None:
    """A-9.14, A-9.15: 8 Fires, 12 Doors; the Time marker on green, none on the shuttle's track."""
    game = new_game()
    assert game.time == 0 and game.round == 1 and game.ext["shuttle"] == -1 and game.ext["alert"] is None


def test_numbers_inventories_and_objectives() -> None:
    """A-9.16, A-9.17, A-9.18: help cards 1 to n; a Corporate and a Personal Objective that fit the player count."""
    game = new_game(3)
    assert sorted(p.number for p in game.seats) == [1, 2, 3]
    for p in game.seats:
        if p.character != "android":
            assert sorted(game.rules.objectives[o].deck for o in p.objectives) == ["corporate", "personal"]
        assert all(game.rules.objectives[o].players <= 3 for o in p.objectives)


def test_all_role_cards_are_drafted_with_a_choice_of_colour() -> None:
    """A-9.19, A-2.5: the owner of a red card picks the Soldier or the Convict."""
    for seed in range(12):
        game = Game.new(Setup(players=1, mode="investigation", seed=seed))
        assert game.ask is not None and game.ask.kind == "draft" and len(game.ask.options) == 2
        roles = [o for o in game.ask.options if o[0] == "role"]
        if roles:
            game.apply(roles[0])
            assert game.ask.kind == "draft_character" and len(game.ask.options) == 2
            return
    raise AssertionError("no card with two characters came up")


def test_a_table_may_play_with_the_new_characters_only() -> None:
    """A-2.5: switch `investigation_aftermath_only`: only the Mechanic stays of the base crew."""
    taken = set()
    for seed in range(15):
        game = new_game(5, seed, options={"investigation_aftermath_only": True})
        taken |= {p.character for p in game.seats}
    assert taken == {"ceo", "android", "psychologist", "bounty_hunter", "convict", "mechanic"}


def test_the_android_swaps_her_personal_objective() -> None:
    """A-9.19, A-3.5: at set-up the Android swaps the personal Objective for a second corporate one."""
    game = scene("android", "scout").game
    assert [game.rules.objectives[o].deck for o in game.seats[0].objectives] == ["corporate", "corporate"]


def test_the_crew_starts_in_the_main_room_fully_equipped() -> None:
    """A-9.20, A-9.21: deck, Quest Items, trait, full Ammo; player 1 is first."""
    game = scene("captain", "android", "scout").game
    assert [p.room for p in game.seats] == [MAIN] * 3
    assert game.ammo["revolver"] == game.rules.items["revolver"].weapon.ammo
    assert all(len(p.quests) == 2 for p in game.seats) and set(game.rules.traits) >= {"captain", "android", "scout"}
    assert game.seats[game.first_player].number == 1


def test_the_blue_corpse_lies_in_the_hibernatorium() -> None:
    """A-9.22: and is a character's Corpse for every rule."""
    assert (11, "blue_corpse") in new_game().floor


# -- play ---------------------------------------------------------------------------------------------------------


def test_the_event_phase_checks_the_alert_after_time_and_keeps_the_bag() -> None:
    """A-9.30: the Event Phase as usual, with the alert checked after Time."""
    names = list(scene().game.rules.event_phase)
    order = [
        "advance_time",
        "alert_time",
        "intruder_attacks",
        "fire_damage",
        "turret_fire",
        "event_card",
        "bag_development",
    ]
    assert [n for n in names if n in order] == order


def test_the_icon_draws_an_alert_and_makes_nobody_roll() -> None:
    """A-7.8, A-9.30: a marker on space 5 of the shuttle's track."""
    table = scene().top("event", "aev_docking_clamps").top("alert", "alert_cryo_overload").run("event_card")
    assert alert(table)[0] == "alert_cryo_overload" and table.game.ext["shuttle"] == 0
    assert not table.told("noise_rolled")


def test_an_icon_is_ignored_while_an_alert_runs() -> None:
    """A-7.8: no second alert is drawn while one is running."""
    table = scene().alert("alert_hot_spots").ship(shuttle=3).top("event", "aev_docking_clamps").run("event_card")
    assert alert(table)[0] == "alert_hot_spots" and table.game.ext["shuttle"] == 2


def test_a_base_event_has_no_icon() -> None:
    """A-7.10, A-9.12: only Aftermath Events can show the alert icon, and only when drawn as the Event of the phase."""
    assert alert(scene().top("event", "hunt_3").run("event_card")) is None


def test_five_rounds_are_left_then_the_game_ends() -> None:
    """A-7.8: the marker moves with each event phase; on the red space an open alert kills everybody aboard."""
    table = scene().alert("alert_hot_spots").ship(shuttle=5).table()
    for moved in (1, 2, 3, 4):
        table.run("alert_time")
        assert table.game.ext["shuttle"] == moved and table.game.result is None
    table.run("alert_time")
    assert table.game.result.cause == "alert" and [s.fate for s in table.game.result.seats] == ["alert", "alert"]


def test_a_resolved_alert_takes_its_marker_away_and_another_may_come() -> None:
    """A-7.8: a resolved alert leaves with its marker, and a later icon draws a new one."""
    table = scene().alert("alert_distress_beacon").ship(shuttle=2).seat(0, room=1, hand=CARDS).turn().do("activate")
    assert alert(table) is None and table.game.ext["shuttle"] == -1
    table.game.push("alert_icon")
    table.game.push("alert_time")
    table.game.advance()
    assert alert(table) is not None and table.game.ext["shuttle"] == 0


def test_a_failed_alert_kills_all_but_launched_pods() -> None:
    """A-7.8, A-9.31: those on the shuttle and in hibernation too."""
    s = scene("captain", "scout", "soldier", "pilot").alert("alert_hot_spots").ship(shuttle=1, pods=[(1, "A", False)])
    s.seat(0, room=A).seat(1, status="hibernating").seat(2, status="launched", pod=1).seat(3, room=6)
    fates = [x.fate for x in s.run("alert_time").game.result.seats]
    assert [fates[0], fates[1], fates[3]] == ["alert"] * 3 and fates[2] in ("escaped", "contamination")


def test_a_table_may_spare_those_who_hibernate() -> None:
    """A-7.8: switch `alert_failure_kills_hibernated`."""
    s = scene(options={"alert_failure_kills_hibernated": False}).alert("alert_hot_spots").ship(shuttle=1)
    s.ship(engines=["working"] * 3).seat(0, status="hibernating")
    fate = s.run("alert_time").game.result.seats[0]
    assert fate.fate != "alert" and any(c["check"] == "engines" for c in fate.checks)


def test_an_alert_still_open_at_the_jump_kills_too() -> None:
    """A-7.8: before the final checks."""
    s = scene().alert("alert_hot_spots").ship(time=1, shuttle=4).seat(0, status="hibernating")
    result = s.run("advance_time").game.result
    assert result.cause == "jump" and result.seats[0].fate == "alert"


def test_the_shuttle_is_no_escape_from_the_jump() -> None:
    """A-9.31: characters on it are awake aboard the ship."""
    result = scene().ship(time=1).seat(0, room=MAIN).run("advance_time").game.result
    assert result.cause == "jump" and result.seats[0].fate == "jump"


def test_the_game_lasts_fifteen_rounds() -> None:
    """A-9.31: as the base game; the Time marker is that of the Nemesis."""
    table = scene().ship(time=2).run("advance_time")
    assert table.game.result is None
    assert table.run("advance_time").game.result.cause == "jump"


def test_alone_one_plays_by_the_solo_rules() -> None:
    """A-9.8, R-22.2: one player gets two shared Objectives and halved counters."""
    game = new_game(1)
    assert [game.rules.objectives[o].deck for o in game.seats[0].objectives] == ["shared", "shared"]
    assert game.rules.mode.item_counter(3) == 2


def test_there_is_no_intruder_player() -> None:
    """A-9.31: the modes of this expansion are played by the crew alone."""
    with pytest.raises(BadSetup, match="intruder player"):
        Setup(players=3, mode="investigation", modules=("intruder_player",))
    assert not Setup(players=3, mode="investigation").ruleset().intruder_player
