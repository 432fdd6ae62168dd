"""The Epilogue: what a ship hands on, five rounds, who wins (A-8)."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from nemesis import DataPack, Game, Setup, cli
from nemesis.content.aftermath.shuttle import MAIN, SIDE_ROOMS, A, B
from nemesis.content.aftermath.tokens import hidden_tokens
from nemesis.errors import BadSetup
from nemesis.scenario import Scenario, new_ship
from nemesis.story import ship_after
from nemesis.text import LANGUAGES, Texts

from ..conservation import check
from ..playing import finished

CARDS = ["search", "rest", "demolition", "order", "interruption"]


@cache
def before() -> Game:
    """A classic game that left its ship behind, with Intruders and found Items on the table."""
    for seed in range(40):
        game = finished(Setup(players=3, seed=seed, options={"seating": "number"}))
        if not game.result.ship_destroyed and game.figures and any(p.hands or p.items for p in game.seats):
            return game
    raise AssertionError("every ship was lost")


@cache
def lost() -> Game:
    return next(g for g in (finished(Setup(players=2, seed=s)) for s in range(60)) if g.result.ship_destroyed)


def epilogue(ship: dict[str, Any] | None = None, players: int = 2, seed: int = 5, **setup: Any) -> Game:
    """After the draft."""
    setup.setdefault("ship", ship or ship_after(before()))
    game = Game.new(Setup(players=players, mode="epilogue", seed=seed, **setup), log=True)
    while game.ask is not None and game.ask.kind.startswith("draft"):
        game.apply(seed % len(game.ask.options))
    return game


def scene(crew: int = 2, **setup: Any) -> Scenario:
    names = ("captain", "scout", "soldier", "pilot", "mechanic")[:crew]
    return Scenario(*names, mode="epilogue", **setup).alert(None).no_second_tokens()


def kinds(game: Game) -> Counter[str]:
    return Counter(game.rules.types[t].kind for t in game.bag)


# -- which ship -----------------------------------------------------------------------------------------------------


def test_an_epilogue_needs_a_finished_game() -> None:
    """A-8.0: an Epilogue goes on with the ship of a game that did not destroy it."""
    with pytest.raises(BadSetup, match="still goes on"):
        ship_after(Game.new(Setup(players=2, seed=1)))


def test_no_epilogue_follows_a_lost_ship() -> None:
    """A-8.0: the reason is told."""
    with pytest.raises(BadSetup, match="the ship is lost"):
        ship_after(lost())


@pytest.mark.parametrize("species", ["carnomorphs", "void_seeders"])
def test_other_species_leave_no_ship_for_it(species: str) -> None:
    """A-1.1, A-1.6, C-12.5, V-10.3: Epilogue and Investigation stay off with the other horrors."""
    with pytest.raises(BadSetup, match=r"A-1\.6"):
        ship_after(finished(Setup(players=2, species=species, seed=3)))
    with pytest.raises(BadSetup, match=r"A-1\.6"):
        Setup(players=2, mode="epilogue", species=species)


def test_an_epilogue_follows_an_investigation_but_no_other_epilogue() -> None:
    """A-1.4: classic, with pieces of the expansion, or Investigation."""
    for seed in range(30):
        game = finished(Setup(players=2, mode="investigation", seed=seed))
        if not game.result.ship_destroyed:
            break
    ship = ship_after(game)
    assert len(ship["tiles"]) == 21 and len(ship["doors"]) == 28 and all(room <= 21 for room, _ in ship["floor"])
    check(epilogue(ship))
    done = finished(Setup(players=2, mode="epilogue", seed=1, ship=ship))
    with pytest.raises(BadSetup, match="not another Epilogue"):
        ship_after(done)


def test_nobody_of_the_old_crew_comes_back() -> None:
    """A-1.4, A-2.3: neither in the draft nor by choice; the other one of a colour may."""
    ship = ship_after(before())
    for seed in range(6):
        game = epilogue(ship, players=5, seed=seed)
        assert not {p.character for p in game.seats} & set(ship["used"])
    with pytest.raises(BadSetup, match="took part in the game before"):
        Setup(players=2, mode="epilogue", ship=ship, characters=(ship["used"][0], "android"))


def test_the_orange_card_leaves_with_the_mechanic() -> None:
    """A-2.3: his colour has nobody else."""
    ship = {**new_ship(), "used": ["mechanic"]}
    for seed in range(12):
        game = Game.new(Setup(players=1, mode="epilogue", seed=seed, ship=ship))
        assert game.ask is not None and all(o[1] != "mechanic" for o in game.ask.options)


def test_the_last_player_takes_the_only_card_left() -> None:
    """A-2.3: without the orange card five are left for five players; a single one is no choice."""
    ship = {**new_ship(), "used": ["captain", "mechanic", "pilot", "scout", "soldier"]}
    for seed in range(6):
        game = epilogue(ship, players=5, seed=seed)
        crew = {p.character for p in game.seats}
        assert crew - {"scientist", "psychologist"} == {"ceo", "android", "bounty_hunter", "convict"} and len(crew) == 5


@pytest.mark.parametrize("players", [1, 2, 4, 5])
def test_the_number_of_players_may_change(players: int) -> None:
    """A-1.5: fewer than before, and more if somebody joins."""
    assert len(epilogue(players=players).seats) == players


def test_only_an_epilogue_takes_a_ship() -> None:
    """A-8.0: no other mode begins with a ship left behind."""
    with pytest.raises(BadSetup, match="begins with a new ship"):
        Setup(players=2, ship=new_ship())


@pytest.mark.parametrize(
    ("entry", "value", "reason"),
    [
        ("tiles", ["cockpit"], "'tiles' should have 21 entries"),
        ("board", "round", "no board 'round'"),
        ("eggs", "five", "'eggs' should be a int"),
        ("bag", ["tok_dragon_1"], "the Intruder token 'tok_dragon_1'"),
        ("figures", ["dragon"], "the Intruder 'dragon'"),
        ("figures", [["adult"]], "'figures' cannot hold"),
        ("eggs", 9, "9 Eggs"),
        ("bag", ["tok_blank_1", "tok_blank_1"], "in 'bag' twice"),
        ("floor", [[99, "egg"]], "'floor' cannot hold"),
        ("floor", [[6, "armchair"]], "'floor' cannot hold"),
        ("pods", [[7, "A", True]], "'pods' cannot hold"),
        ("decks", {"red": [5]}, "'decks' cannot hold"),
        ("decks", {"blue": []}, "no ship has"),
        ("ext", {"turrets": [[1, 6, ["target_1_all"], True]]}, "'ext' cannot hold"),
        ("weaknesses", [], "the Weaknesses are"),
        ("doors", [7] * 28, "'doors' cannot hold"),
    ],
)
def test_a_damaged_ship_is_refused_with_the_reason(entry: str, value: Any, reason: str) -> None:
    """A-8.0: bad input gives a clear error."""
    with pytest.raises(BadSetup, match=reason):
        Setup(players=2, mode="epilogue", ship={**new_ship(), entry: value})
    with pytest.raises(BadSetup, match="a ship is what"):
        Setup(players=2, mode="epilogue", ship=[])  # type: ignore[arg-type]


def test_without_a_ship_bots_play_the_game_before() -> None:
    """A-8.0: until a ship is left; the same seed tells the same story, and who is wanted now was not aboard then."""
    setup = Setup(players=2, mode="epilogue", seed=11, characters=("captain", "soldier"))
    first, second = Game.new(setup), Game.new(setup)
    assert first.digest() == second.digest() and first.setup.ship == second.setup.ship
    assert first.setup.ship is not None and not {"captain", "soldier"} & set(first.setup.ship["used"])


def test_the_game_before_knows_only_the_base_part_of_a_data_pack() -> None:
    """A-8.0: a pack may speak of alerts, of which no classic game has heard."""
    pack = DataPack.from_toml(
        '[alerts.alert_hot_spots]\nplayers = 5\n[red.grenade]\ncopies = 4\n[text.en]\n"x-y" = "Z"'
    )
    game = Game.new(Setup(players=2, mode="epilogue", seed=3, data_pack=pack))
    assert "alert_hot_spots" not in game.rules.decks["alert"]
    assert sum(1 for c in game.rules.decks["red"] if "grenade" in c and "smoke" not in c) == 4


def test_a_save_opens_without_the_first_game() -> None:
    """A-8.0: the ship is part of the set-up, so undo and replay need nothing else."""
    game = Game.new(Setup(players=2, mode="epilogue", seed=12), log=True)
    game.apply(0)
    again = Game.from_json(game.to_json())
    assert again.setup.ship == game.setup.ship
    assert again.replayed(1).digest() == game.digest()


def test_no_view_shows_the_ship_as_data() -> None:
    """A-8.3: its Item decks, hidden Weaknesses and the numbers in its bag stay secret."""
    game = epilogue()
    for seat in (0, 1, None):
        seen = json.dumps(game.view(seat))
        assert "ship" not in game.view(seat)["setup"] and '"ship"' not in seen
        hidden = [card for _, card, _ in game.weaknesses if card not in game.ext["known_weaknesses"]]
        assert not [card for card in hidden if f'"{card}"' in seen] and "tok_adult" not in seen


# -- what is handed on ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "larvae", "adults"), [(1, 1, 2), (2, 1, 2), (3, 1, 2), (4, 2, 4), (5, 3, 6)])
def test_the_bag_gains_the_intruders_of_the_ship_and_more_by_players(players: int, larvae: int, adults: int) -> None:
    """A-8.1, A-1.5: a lone player uses the numbers of two."""
    ship = {**new_ship(), "figures": ["creeper", "queen"], "bag": ["tok_blank_1", "tok_adult_1"]}
    game = epilogue(ship, players)
    assert not game.figures
    assert kinds(game) == {"blank": 1, "adult": 1 + adults, "larva": larvae, "creeper": 1, "queen": 1}


def test_a_lone_player_may_be_left_without_numbers() -> None:
    """A-1.5: switch `solo_epilogue_as_two`."""
    ship = {**new_ship(), "bag": ["tok_blank_1"]}
    assert kinds(epilogue(ship, 1, options={"solo_epilogue_as_two": False})) == {"blank": 1}


def test_the_bag_never_exceeds_the_supply() -> None:
    """A-8.1: Larvae and Adults are added to the bag as far as there are tokens."""
    adults = [f"tok_adult_{k}" for k in range(1, 12)]
    game = epilogue({**new_ship(), "bag": ["tok_blank_1", *adults]}, 5)
    assert kinds(game)["adult"] == 12


def test_fire_noise_and_found_items_are_gone() -> None:
    """A-8.2: what the old crew had found or crafted lies in the discards and the stock."""
    old, game = before(), epilogue()
    assert not any(game.fire) and not any(game.noise) and not any(game.vents)
    for colour in ("red", "yellow", "green"):
        assert game.decks[colour] == old.decks[colour]
        assert set(game.decks[colour]) | set(game.discards[colour]) == set(game.rules.decks[colour])
    assert sorted(game.crafted) == sorted(game.rules.crafted_stock)


def test_objects_on_the_floor_stay_unless_the_table_says_otherwise() -> None:
    """A-8.2: switch `epilogue_keep_floor_objects`; what the old crew carried is discarded."""
    ship = {**new_ship(), "floor": [[6, "egg"], [7, "carcass"], [3, "corpse:pilot"]]}
    game = epilogue(ship)
    assert game.floor == [(6, "egg"), (7, "carcass"), (3, "corpse:pilot")] and game.egg_supply == 2
    assert "blue_corpse" in game.removed
    bare = epilogue(ship, options={"epilogue_keep_floor_objects": False})
    assert bare.floor == [] and bare.egg_supply == 3


def test_a_sample_leaves_with_its_alert() -> None:
    """A-8.2: special-objective tokens, Signal and Airlock tokens leave."""
    s = Scenario("captain", "scout", mode="investigation").object("sample", 6).object("carcass", 7).object("egg", A)
    game = s.ship(time=1, engines=["working"] * 3).seat(0, status="hibernating", signal=True).run("advance_time").game
    ship = ship_after(game)
    assert [7, "carcass"] in ship["floor"] and not [t for _, t in ship["floor"] if t in ("sample", "egg")]
    assert not any(p.signal for p in epilogue(ship).seats) and epilogue(ship).airlock == 0


def test_turrets_stay_with_their_piles() -> None:
    """A-8.2: an Epilogue keeps the turrets and their targeting tokens."""
    s = Scenario("captain", "scout", mode="investigation").turret(6, "intruders", shown=False)
    game = s.ship(time=1, engines=["working"] * 3).seat(0, status="hibernating").run("advance_time").game
    new = epilogue(ship_after(game))
    assert new.ext["turrets"] == game.ext["turrets"]
    assert "target_1_intruders" not in json.dumps(new.view(0))


def test_malfunctions_doors_and_pods_stay() -> None:
    """A-8.3: pods with their lock side; a launched one is gone."""
    s = Scenario("captain", "scout", "soldier").door(6, 7, "closed").door(8, 9, "destroyed")
    s.room(6, "canteen", malfunction=True)
    s.ship(time=1, engines=["working"] * 3, pods=[(1, "A", False), (2, "B", True), (3, "A", True)])
    s.seat(0, status="hibernating").seat(2, status="launched", pod=3)
    game = epilogue(ship_after(s.run("advance_time").game))
    broken_by_the_first_alert = game.tiles.index("generator")
    assert {r for r in range(1, 26) if game.malfunction[r]} - {broken_by_the_first_alert} == {6}
    assert game.pods == [(1, "A", False, False), (2, "B", True, False)]
    assert game.doors[s.corridor(6, 7)] == 1 and game.doors[s.corridor(8, 9)] == 2 and sum(map(bool, game.doors)) == 2


def test_studied_weaknesses_are_known_but_must_be_rediscovered() -> None:
    """A-8.3: face up with a marker, inactive; the Laboratory may study them again."""
    ship = new_ship()
    slot, card, _ = ship["weaknesses"][0]
    ship["weaknesses"][0] = [slot, card, True]
    s = Scenario("captain", "scout", mode="epilogue", ship=ship).no_second_tokens().room(16, "laboratory")
    thing = {"corpse": "blue_corpse", "egg": "egg", "carcass": "carcass"}[slot]
    table = s.object(thing, 16).seat(0, room=16, hand=CARDS).turn()
    assert table.game.lasting == [] and table.game.view(1)["weaknesses"][0] == (slot, card, False)
    assert [w[1] for w in table.game.view(1)["weaknesses"][1:]] == [None, None]
    table.do("room_action")
    assert table.game.lasting == [card] and table.game.weaknesses[0][2]


def test_the_nest_and_its_eggs_keep_their_state() -> None:
    """A-8.3: an Epilogue keeps the Eggs on the board and a destroyed Nest."""
    game = epilogue({**new_ship(), "eggs": 0, "nest_destroyed": True})
    assert game.eggs == 0 and game.nest_destroyed and game.egg_supply == 8


def test_counters_of_explored_rooms_stay_and_tokens_set_the_others() -> None:
    """A-8.3, A-8.5: the tokens themselves have no effect, turrets neither."""
    ship = new_ship()
    place = ship["tiles"].index("storage")
    ship["counters"][place], ship["tokens"][place] = 1, ""
    ship["tokens"][ship["tiles"].index("armory")] = "exp_fire_2_1"
    ship["tokens"][ship["tiles"].index("surgery")] = "exp_turret_3_1"
    game = epilogue(ship)
    assert all(game.explored[1:]) and not any(game.tokens)
    found = {tile: game.counters[game.tiles.index(tile)] for tile in ("storage", "armory", "surgery", "nest")}
    assert found == {"storage": 1, "armory": 2, "surgery": 3, "nest": -1}
    assert not any(game.fire) and not game.ext.get("turrets")


def test_decks_engines_and_course_are_new() -> None:
    """A-8.4: Contamination complete, the wounds with the Melted ones; engines and Coordinates drawn anew; course B."""
    engines, courses = set(), set()
    for seed in range(12):
        game = epilogue(new_ship(), seed=seed)
        engines.add(tuple(game.engines))
        courses.add(game.coordinates)
        assert game.destination == "B" and len(game.decks["contamination"]) == len(game.rules.decks["contamination"])
    assert len(engines) > 2 and len(courses) > 3
    assert any("melted" in card for card in game.rules.decks["wound"]) and len(game.decks["event"]) == 10


def test_tokens_and_shuttle_are_laid() -> None:
    """A-8.6, A-8.7, A-8.8: 21 tokens; Rooms "2" that are not on the ship."""
    game = epilogue()
    assert hidden_tokens(game) == 21
    assert all(
        game.tiles[r] not in game.tiles[1:22] and game.rules.rooms[game.tiles[r]].slot == "2" for r in SIDE_ROOMS
    )


def test_the_crew_is_numbered_drafted_and_equipped() -> None:
    """A-8.9, A-8.10, A-8.11, A-8.12, A-8.13: random numbers, all in the Main Room with decks and Quest Items."""
    game = epilogue(players=4)
    assert sorted(p.number for p in game.seats) == [1, 2, 3, 4] and [p.room for p in game.seats] == [MAIN] * 4
    for p in game.seats:
        assert len(p.quests) == 2 and set(p.deck + p.hand) == set(game.rules.action_decks[p.character])
        assert p.character in game.rules.traits


def test_missions_alert_offer_and_marker() -> None:
    """A-8.14, A-8.15, A-8.16, A-8.17: one mission each, one alert open, the offer free, the marker on 5, player 1 first."""
    game = epilogue(players=3)
    assert all(len(p.objectives) == 1 and p.objectives[0].startswith("pm_") for p in game.seats)
    assert game.ext["alert"] is not None and len(game.decks["alert"]) == 9
    assert (game.ext["offer"], game.ext["shuttle"], game.round) == (-1, 0, 1)
    assert game.seats[game.first_player].number == 1


# -- five rounds -------------------------------------------------------------------------------------------------------


def test_the_event_phase_has_no_bag_development() -> None:
    """A-8.21: the order of its steps."""
    names = scene().game.rules.event_phase
    order = [
        "shuttle_time",
        "check_alert",
        "intruder_attacks",
        "fire_damage",
        "turret_fire",
        "event_card",
        "shuttle_leaves",
    ]
    assert [n for n in names if n in order] == order and "bag_development" not in names and "advance_time" not in names


def test_the_shuttle_leaves_after_the_whole_fifth_event_phase() -> None:
    """A-8.22: steps 5 to 7 are still played on the red space."""
    s = scene().ship(shuttle=1).figure("adult", 6).room(6, fire=True).top("event", "aev_hull_stress")
    table = s.run("event_phase")
    told = [k for k, *_ in table.game.log or [] if k in ("shuttle_time", "injured", "event", "game_ends")]
    assert told == ["shuttle_time", "injured", "event", "game_ends"] and table.game.result.cause == "departure"


def test_self_destruct_moves_with_the_shuttle_marker() -> None:
    """A-8.21, A-8.23: on its last space both boards are lost."""
    assert scene().ship(self_destruct=5).run("shuttle_time").game.self_destruct == 2
    game = scene().ship(self_destruct=1, shuttle=3).run("shuttle_time").game
    assert game.result.cause == "destroyed" and [s.fate for s in game.result.seats] == ["ship_destroyed"] * 2


def test_a_ninth_fire_ends_it_at_once() -> None:
    """A-8.23: the shuttle is docked: those on it die too."""
    s = scene()
    for room in (2, 3, 4, 5, 6, 7, 8, 9):
        s.room(room, fire=True)
    game = s.run("event_effect", "aev_backdraft").game
    assert game.result.cause == "ninth_fire" and game.result.ship_destroyed
    assert {x.fate for x in game.result.seats} == {"ship_destroyed"}


def test_it_ends_when_everybody_is_dead_or_gone() -> None:
    """A-8.23: no jump, no explosion, even while Self-Destruct runs."""
    s = scene().ship(self_destruct=5, pods=[(1, "A", False)]).room(16, "evacuation_a").seat(1, status="dead")
    table = s.seat(0, pod=1, hand=CARDS).turn().do("launch")
    assert table.game.result.cause == "deserted" and not table.game.result.ship_destroyed


def test_there_is_no_hibernation_and_no_choice_of_objectives() -> None:
    """A-8.20: the track of the Nemesis is not used; the first Intruder changes nothing."""
    table = scene().seat(0, room=11, hand=CARDS).turn()
    assert table.refusal("room_action") == ("chambers_closed", "R-18.1")
    met = scene().bag("adult", "blank").script(bag=["adult"]).run("encounter", 0)
    assert not met.told("first_encounter") and len(met.seat(0).objectives) == 1


def test_the_android_has_time_enough_and_the_ceo_nothing_to_know() -> None:
    """A-3.6, A-8.20: no shutdown, for its marker never moves; trait_ceo: there are no Corporate Objectives."""
    s = Scenario("android", "ceo", mode="epilogue").alert(None).no_second_tokens().ship(shuttle=2)
    table = s.top("event", "aev_hull_stress").run("event_phase")
    assert table.game.ext["shuttle"] == 4 and not table.told("shut_down") and table.seat(0).active
    for seed in range(3):
        game = epilogue(new_ship("standard", 2), characters=("ceo", "android"), seed=seed)
        assert not [k for p in game.seats for k in p.knowledge if "objective" in k[0]]
        assert all(len(p.objectives) == 1 and p.objectives[0].startswith("pm_") for p in game.seats)


def test_the_first_death_unlocks_the_pods() -> None:
    """A-8.20, R-21.3: as in the base game, all Pods unlock at the first death."""
    s = scene().ship(pods=[(1, "A", True)]).seat(0, wounds=["wound_leg", "wound_arm", "wound_hand"])
    table = s.run("light_wound", 0)
    assert table.game.pods == [(1, "A", False, False)] and table.game.result is None


def test_a_look_at_objectives_shows_the_mission() -> None:
    """A-8.20: base effects that look at a player's Objective show his mission, if he still has one."""
    s = Scenario("psychologist", "scout", mode="epilogue").no_second_tokens().alert(None)
    table = s.seat(0, hand=["profiling", "search", "rest"]).seat(1, objectives=["pm_earth"]).turn()
    table.do("play", "profiling")
    assert ("objectives", 1, ("pm_earth",), 1) in table.seat(0).knowledge


# -- the end -----------------------------------------------------------------------------------------------------------


def leaving(crew: int = 2, **setup: Any) -> Scenario:
    """The shuttle is about to leave; everybody has sent the Signal and has that mission, if there were enough of it."""
    s = scene(crew, **setup).ship(shuttle=0).seat(0, objectives=["pm_signal"], signal=True)
    for seat in range(1, crew):
        s.seat(seat, objectives=[("pm_egg", "pm_carcass", "pm_corpse", "pm_kill")[seat - 1]])
    return s


def result(s: Scenario) -> Any:
    return s.run("shuttle_leaves").game.result


def test_all_four_conditions_win() -> None:
    """A-8.30: tokens, mission, shuttle, Contamination."""
    found = result(leaving())
    assert found.seats[0].won and found.seats[0].fate == "flown_home" and found.seats[0].survived
    assert [c["check"] for c in found.seats[0].checks] == ["tokens", "mission", "contamination"]


@pytest.mark.parametrize(
    ("crew", "hidden", "wins"), [(2, 3, True), (2, 4, False), (3, 0, True), (3, 1, False), (1, 3, True), (1, 4, False)]
)
def test_tokens_left_face_down_lose_the_game_for_all(crew: int, hidden: int, wins: bool) -> None:
    """A-8.30, A-1.5: two players may leave three, one player as two; a lasting Slime counts as revealed."""
    s = leaving(crew).second_token(12, "slimed_room", revealed=True)
    for room in range(2, 2 + hidden):
        s.second_token(room, "egg" if room < 5 else "fire")
    assert result(s).seats[0].won == wins


def test_the_mission_must_be_fulfilled() -> None:
    """A-8.30: winning takes the own mission besides the crew's task."""
    assert not result(leaving().seat(0, signal=False)).seats[0].won


def test_who_is_still_on_the_nemesis_is_lost() -> None:
    """A-8.22, A-8.30: a Pod that waits is no escape; a launched one is."""
    s = (
        leaving(3)
        .ship(pods=[(1, "A", False), (2, "B", False)])
        .seat(0, room=11)
        .seat(1, pod=1)
        .seat(2, status="launched", pod=2)
    )
    fates = [x.fate for x in result(s).seats]
    assert fates == ["left_behind", "left_behind", "escaped"]
    assert result(leaving().ship(pods=[(1, "A", False)]).seat(0, status="launched", pod=1)).seats[0].won


def test_the_contamination_check_may_kill() -> None:
    """A-8.30: as in the base game."""
    s = leaving().seat(0, hand=["infected"] * 4)
    s.game.seats[0].deck, s.game.seats[0].discard = [], []
    fate = result(s).seats[0]
    assert fate.fate == "contamination" and not fate.won


def test_several_may_win() -> None:
    """A-8.32: each player who meets the conditions wins."""
    found = result(leaving(3).object("egg", B).object("carcass", MAIN))
    assert [x.won for x in found.seats] == [True, True, True]


def test_a_failed_alert_is_a_defeat_for_launched_pods_too() -> None:
    """A-7.7: unless the table spares them; those aboard are lost."""
    for spared in (False, True):
        s = leaving(options={"alert_failure_spares_pods": spared}).alert("alert_hot_spots").ship(shuttle=3)
        s.ship(pods=[(1, "A", False)]).seat(0, status="launched", pod=1)
        seats = s.run("check_alert").game.result.seats
        assert seats[0].won == spared and seats[0].fate == "escaped" and seats[1].fate == "alert"


def test_no_engines_and_no_coordinates_are_checked() -> None:
    """A-8.22: this is no jump."""
    found = result(leaving().ship(engines=["damaged"] * 3))
    assert found.seats[0].survived and found.place is None and not found.ship_destroyed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_reads_well(language: str) -> None:
    """A-8.30, A-8.31: every check and fate of an Epilogue in words."""
    texts = Texts(language)
    s = leaving(3).ship(pods=[(1, "A", False)]).seat(1, status="launched", pod=1).seat(2, room=11)
    game = s.run("shuttle_leaves").game
    lines = texts.report(game)
    assert len(lines) >= 8 and texts.get("report-ship_left") in lines and not texts.problems


# -- the command line ---------------------------------------------------------------------------------------------------


def test_the_command_line_goes_on_after_a_save(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A-8.0: `--after SAVE`; a game that is not over is refused in one line."""
    file = tmp_path / "over.json"
    file.write_text(before().to_json(), encoding="utf-8")
    args = cli.parser().parse_args(["play", "--after", str(file), "--players", "2", "--language", "en"])
    setup = cli.setup_from(args, 2)
    assert setup.mode == "epilogue" and setup.ship == ship_after(before())
    file.write_text(Game.new(Setup(players=2)).to_json(), encoding="utf-8")
    assert cli.main(["play", "--text", "--after", str(file)]) == 2
    assert "still going on" in capsys.readouterr().err
