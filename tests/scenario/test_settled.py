"""What follows from a position is settled when the story starts; the order of the calls does not matter."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from nemesis import BadSetup
from nemesis.rules.bag import bag_by_kind
from nemesis.scenario import Scenario

from ..conservation import check


def crew(**setup: Any) -> Scenario:
    return Scenario("captain", "soldier", **setup)


# -- figures --------------------------------------------------------------------------------------------


def test_a_figure_means_that_the_first_encounter_has_been() -> None:
    """R-21.1: nothing is set while the position is put together, and nobody is asked for Objectives afterwards."""
    scenario = crew().figure("adult", room=6)
    assert not scenario.game.first_encounter
    assert scenario.table().game.first_encounter and not crew().table().game.first_encounter
    assert crew(species="void_seeders").figure("lair", room=20).table().game.first_encounter is False


def test_bag_and_figure_come_in_any_order() -> None:
    """R-11.4: a named bag is exactly that; a dealt one has lost the token of the figure."""
    first = crew().bag("adult/4", "blank").figure("adult", room=6).table()
    then = crew().figure("adult", room=6).bag("adult/4", "blank").table()
    assert first.bag == then.bag == ["adult/4", "blank"]
    dealt = bag_by_kind(crew().table().game)
    assert bag_by_kind(crew().figure("adult", room=6).table().game)["adult"] == dealt["adult"] - 1


@pytest.mark.parametrize(
    ("species", "kind", "token"),
    [("intruders", "creeper", "creeper"), ("carnomorphs", "metagorger", "metagorger_red"),
     ("void_seeders", "whisperer", "seeder"), ("void_seeders", "lair", None)],
)  # fmt: skip
def test_the_token_of_a_figure_lies_in_the_pool(species: str, kind: str, token: str | None) -> None:
    """C-7.2, V-4: Metagorgers come from red or blue tokens, Seeders from any Seeder token, Lairs from none."""
    dealt = bag_by_kind(crew(species=species).table().game)
    table = crew(species=species).figure(kind, room=20).table()
    left = {**dealt, token: dealt.get(token, 0) - 1} if token is not None else dealt
    assert bag_by_kind(table.game) == {kind: n for kind, n in left.items() if n}
    check(table.game)


def test_a_named_bag_of_void_seeders_doubles_no_token() -> None:
    """V-1.5: the Insanity tokens of those who are not there are out of the game."""
    check(crew(species="void_seeders").bag("blank", "seeder/3").table().game)


# -- adaptations and weaknesses -------------------------------------------------------------------------


def test_a_shambler_stands_beside_its_adaptation_in_force() -> None:
    """C-6.2: face up since the first of its type."""
    table = crew(species="carnomorphs").ship(weaknesses={"corpse": "ca_adp_agile"}).figure("shambler", room=6).table()
    assert table.game.lasting == ["ca_adp_agile"]
    assert table.game.weaknesses[0] == ("corpse", "ca_adp_agile", False)


def test_an_adaptation_is_hidden_revealed_or_discarded() -> None:
    """C-6.3: never discarded and in force at once."""
    for state, studied, lasting in (
        ("hidden", False, []),
        ("revealed", False, ["ca_adp_agile"]),
        ("discarded", True, []),
    ):
        table = crew(species="carnomorphs").ship(weaknesses={"egg": ("ca_adp_agile", state)}).table()
        assert table.game.lasting == lasting
        assert ("egg", "ca_adp_agile", studied) in table.game.weaknesses
    kept = crew(species="carnomorphs").ship(weaknesses={"corpse": ("ca_adp_agile", "discarded")})
    assert kept.figure("shambler", room=6).table().game.lasting == []


def test_a_weakness_of_the_base_game_is_in_force_once_revealed() -> None:
    """R-17.28: a Weakness revealed in the Laboratory holds for everybody and for good."""
    table = crew().weaknesses({"egg": ("weak_fire", "revealed")}).lasting("weak_energy").table()
    assert sorted(table.game.lasting) == ["weak_energy", "weak_fire"]
    assert sum(revealed for _, _, revealed in table.game.weaknesses) == 2
    with pytest.raises(BadSetup, match="unknown state of a weakness 'discarded'; possible: hidden, revealed"):
        crew().weaknesses({"egg": ("weak_fire", "discarded")})


# -- tracks, Nest, airlock ------------------------------------------------------------------------------


def test_tracks_are_set_by_the_printed_spaces() -> None:
    """R-1.16, R-1.17, A-4.7: as players see them; the game counts moves."""
    table = crew().ship(time=8, self_destruct=4).table()
    assert (table.time, table.self_destruct) == (8, 4) and (table.game.time, table.game.self_destruct) == (7, 2)
    start = crew().table()
    assert (start.time, start.self_destruct) == (15, None)
    for off in (None, "off"):
        assert crew().ship(self_destruct=5).ship(self_destruct=off).table().self_destruct is None
    assert crew(mode="epilogue").ship(shuttle=3).table().game.ext["shuttle"] == 2
    assert crew(mode="epilogue").ship(shuttle=0).table().game.ext["shuttle"] == 5


@pytest.mark.parametrize(("space", "past"), [(6, False), (4, False), (3, True), (1, True)])
def test_the_yellow_spaces_are_the_point_of_no_return(space: int, past: bool) -> None:
    """R-19.4: all Pods are unlocked, unless a call says what became of them."""
    game = crew().ship(self_destruct=space).table().game
    assert game.point_of_no_return is past and [not locked for _, _, locked, _ in game.pods] == [past] * 2
    named = crew().ship(pods=[(1, "A", True)]).ship(self_destruct=space).table().game
    assert named.pods == [(1, "A", True, False)] and named.point_of_no_return is past
    with pytest.raises(BadSetup, match="unknown entry 'point_of_no_return'"):
        crew().ship(point_of_no_return=True)


def test_without_eggs_the_nest_is_destroyed() -> None:
    """R-17.35: with no Egg left on the board the Nest is destroyed."""
    assert crew().ship(eggs=0).table().game.nest_destroyed and not crew().ship(eggs=1).table().game.nest_destroyed


def test_around_an_airlock_the_doors_are_closed() -> None:
    """R-17.11: the Airlock token lies in a Room whose Doors are all closed."""
    table = crew().room(6, "engine_control").ship(airlock=6).table()
    assert [table.door_between(6, other) for other in (2, 5, 7, 11)] == ["closed"] * 4 and len(table.doors) == 4


# -- Rooms and people -----------------------------------------------------------------------------------


def test_a_room_with_somebody_in_it_is_explored() -> None:
    """R-8.1: with the counter that such a Room has."""
    game = crew().room(6, "canteen", explored=False).room(7, "cabins").seat(0, room=8).table().game
    assert not game.explored[6] and game.tokens[6] and game.counters[6] == -1
    assert game.explored[8] and not game.tokens[8]


def test_a_face_down_room_has_a_token_even_if_it_was_explored_before() -> None:
    game = crew().explore_all().room(6, explored=False).table().game
    assert game.tokens[6] and not game.explored[6] and sum(map(bool, game.tokens)) == 1
    check(game)


def test_a_tile_changes_places_and_leaves_markers_where_they_are() -> None:
    scenario = crew().room(2, "storage", items=3).room(3, explored=False)
    where = scenario.game.tiles.index("generator")
    token = scenario.game.tokens[where]
    game = scenario.room(4, "generator", fire=True).table().game
    assert game.tiles[4] == "generator" and game.tokens[where] == token and game.fire[4] and not game.fire[where]
    check(game)


def test_lairs_and_turrets_were_found() -> None:
    """V-6.1, A-5.1: their Rooms are explored and as many tokens are gone; the others lie where they may."""
    game = crew(species="void_seeders").figure("lair", room=6).extension(lairs_destroyed=1).table().game
    assert (
        game.explored[6] and sum("lair" in t for t in game.removed) == 2 and sum("lair" in t for t in game.tokens) == 1
    )
    check(game)
    game = crew(modules=("turrets",)).room(6, "canteen").turret(6, "all").table().game
    assert game.explored[6] and sum(t.startswith("exp_turret") for t in game.removed) == 1
    check(game)


def test_three_destroyed_lairs_are_the_death_of_the_queen() -> None:
    """V-6.7: the third Lair destroyed kills the Despoiler, this species' Queen."""
    assert crew(species="void_seeders").extension(lairs_destroyed=3).table().game.queen_killed
    assert crew(species="void_seeders").ship(queen_killed=True).table().game.ext["lairs_destroyed"] == 3


def test_the_dead_have_nothing_and_somebody_died_first() -> None:
    """R-16.13, R-16.14; R-22.5: in co-op what they had waits."""
    scenario = crew().seat(1, hand=["rest"], items=["medkit"]).seat(1, status="dead")
    game = scenario.table().game
    assert game.first_death == 1 and game.seats[1].hand == game.seats[1].items == game.seats[1].hands == []
    check(game)
    waits = crew(mode="coop").seat(1, hand=["rest"], items=["medkit"], status="dead").table()
    assert waits.hand(1) == ["rest"] and len(waits.seat(1).items) == 1


def test_a_launched_pod_is_gone() -> None:
    """R-18.8: a Pod that was launched has left the game."""
    game = crew().ship(pods=[(1, "A", False), (2, "B", True)]).seat(0, status="launched", pod=1).table().game
    assert game.pods == [(1, "A", False, True), (2, "B", True, False)]


def test_an_alert_of_an_investigation_brings_its_marker() -> None:
    """A-7.8: in an Investigation an alert puts its marker on the shuttle track."""
    assert crew(mode="investigation").alert("alert_hot_spots").table().game.ext["shuttle"] == 0
    assert crew(mode="investigation").table().game.ext["shuttle"] == -1


# -- order ----------------------------------------------------------------------------------------------


def test_the_order_of_the_calls_does_not_matter() -> None:
    calls: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = [
        ("bag", ("adult/4", "blank"), {}),
        ("figure", ("adult", 6), {}),
        ("ship", (), {"self_destruct": 2, "eggs": 0}),
        ("seat", (0,), {"room": 6, "hand": ["rest", "search"], "items": ["medkit"]}),
        ("top", ("attack", "scratch/2"), {}),
    ]
    tables = []
    for order in permutations(calls):
        scenario = crew()
        for name, args, named in order:
            getattr(scenario, name)(*args, **named)
        tables.append(scenario.table().game.digest())
    assert len(tables) == 120 and len(set(tables)) == 1


def test_a_call_does_not_take_back_what_another_has_put() -> None:
    with pytest.raises(BadSetup, match="the captain has no card 'rest' left"):
        crew().seat(0, hand=["rest"], deck_top=["rest"])
    with pytest.raises(BadSetup, match="no copy of 'red_decoy_1' is left: red_decoy_1 is in the red deck"):
        crew().deck("red", "red_decoy_1").seat(0, items=["red_decoy_1"])
    table = crew().seat(0, hand=["search"], deck_top=["search"]).table()
    assert table.hand(0) == ["search"] and table.seat(0).deck[-1].startswith("captain_search")
    assert crew().seat(0, hand=["rest"]).seat(0, hand=["order"]).table().hand(0) == ["order"]


def test_infected_cards_are_known_whichever_call_put_them_there() -> None:
    first = crew().seat(0, known_infected=True).seat(0, hand=["infected", "rest"]).table().seat(0)
    then = crew().seat(0, hand=["infected", "rest"]).seat(0, known_infected=True).table().seat(0)
    assert first.known_infected == then.known_infected == [first.hand[0]]


def test_a_scenario_can_be_started_again_and_again() -> None:
    scenario = crew().seat(0, room=11, hand=["rest", "order"]).script(noise=["silence"])
    first, second = scenario.turn(0), scenario.turn(0)
    first.do("move", 6)
    assert first.seat(0).room == 6 and second.seat(0).room == 11 and scenario.game.seats[0].room == 11
    assert scenario.ship(time=3).table().time == 3 and second.time == 15


def test_player_numbers_follow_the_seats() -> None:
    """R-3.1: unless a call or the option of the table says otherwise."""
    assert [p.number for p in crew().game.seats] == [1, 2]
    table = Scenario("captain", "soldier", "scout").numbers(3, 1, 2).table()
    assert [p.number for p in table.game.seats] == [3, 1, 2] and table.game.first_player == 0
    dealt = {tuple(p.number for p in crew(options={"seating": "random"}, seed=s).game.seats) for s in range(9)}
    assert dealt == {(1, 2), (2, 1)}
