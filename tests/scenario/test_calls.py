"""The setters one by one: exact decks, tokens by number, who leads the Intruders, what Aftermath keeps."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis import BadSetup
from nemesis.scenario import Scenario, scenario_from_toml

from ..conservation import check

AFTERMATH = ("aftermath_characters", "turrets", "hourglass")


def crew(*characters: str, **setup: Any) -> Scenario:
    return Scenario(*(characters or ("captain", "soldier")), **setup)


def types(scenario: Scenario, ids: list[str]) -> list[str]:
    return [scenario.type_name(id) for id in ids]


# -- names ----------------------------------------------------------------------------------------------


def test_a_copy_is_called_by_id_type_or_number() -> None:
    rules = crew().game.rules
    table = crew().bag("tok_adult_5", "adult/4", "larva", "blank").top("attack", "scratch/3", "bite/arrow").table()
    assert table.bag == ["adult/3", "adult/4", "blank", "larva/1"]
    top = [rules.types[card] for card in table.game.decks["attack"][-1:-3:-1]]
    assert [(entry.card.id, entry.blood) for entry in top] == [("scratch", 3), ("bite", None)]
    token = crew().room(6, token="fire/2").table().game.tokens[6]
    assert (rules.types[token].effect, rules.types[token].items) == ("fire", 2)


def test_a_kind_does_not_take_the_very_token_that_another_name_means() -> None:
    rules = crew().game.rules
    fours = [t for t in rules.intruder_tokens if rules.types[t].kind == "adult" and rules.types[t].number == 4]
    others = [t for t in rules.intruder_tokens if rules.types[t].kind == "adult" and t not in fours]
    table = crew().bag("blank", *["adult"] * len(others), *["adult/4"] * len(fours)).table()
    assert len(table.game.bag) == 13


def test_scripted_draws_may_name_the_number() -> None:
    table = crew().bag("blank", "adult/2", "adult/4").script(bag=["adult/4", "adult/2"]).table()
    table.run("encounter", 0).do("objective").do("objective").decline_all()
    assert [check["number"] for check in table.told("surprise_check")] == [4]


# -- bag and decks --------------------------------------------------------------------------------------


def test_tokens_are_added_to_the_bag() -> None:
    assert crew().bag("blank").add_tokens("queen", "adult/3").table().bag == ["adult/3", "blank", "queen/4"]
    assert crew().add_tokens("adult/3").bag("blank").table().bag == ["adult/3", "blank"]
    dealt = crew().table().bag
    more = crew().add_tokens("breeder/4").table().bag
    assert sorted([*dealt, "breeder/4"]) == more
    with pytest.raises(BadSetup, match="no Intruder token 'queen' is left; in the pool are"):
        crew().add_tokens("queen").table()


def test_the_exact_content_of_a_deck_and_of_its_discard() -> None:
    scenario = crew().deck("event", "hunt_3", "lurking")
    game = scenario.table().game
    assert game.decks["event"][::-1] == ["hunt_3", "lurking"]
    assert sorted(game.discards["event"] + game.decks["event"]) == sorted(game.rules.decks["event"])
    both = crew().discard("event", "damage").deck("event", "hunt_3").table().game
    assert (both.decks["event"], both.discards["event"]) == (["hunt_3"], ["damage"])
    check(both)
    again = crew().discard("event", "damage").table().game
    assert again.discards["event"] == ["damage"] and len(again.decks["event"]) == len(again.rules.decks["event"]) - 1
    empty = crew().deck("contamination").table().game
    assert empty.decks["contamination"] == []
    check(empty)
    with pytest.raises(BadSetup, match="the contamination deck has no discard"):
        crew().discard("contamination")


def test_cards_are_put_on_top_in_order_and_may_be_named_again() -> None:
    assert crew().top("event", "hunt_3", "lurking").table().game.decks["event"][-1:-3:-1] == ["hunt_3", "lurking"]
    twice = crew().top("event", "hunt_3").top("event", "lurking", "hunt_3").table().game.decks["event"]
    assert twice[-1:-3:-1] == ["lurking", "hunt_3"] and twice.count("hunt_3") == 1


def test_own_decks_lie_with_the_first_card_uppermost() -> None:
    table = crew().seat(0, deck=["rest", "order"], deck_top=["reload"]).table()
    assert types(crew(), table.seat(0).deck[::-1]) == ["reload", "rest", "order"]


# -- the ship -------------------------------------------------------------------------------------------


def test_figures_are_numbered_in_order() -> None:
    scenario = crew().figure("adult", room=6).figure("larva", room=6).figure("adult", room=7)
    assert scenario.figure_id("larva") == 2 and scenario.figure_id("adult", room=7) == 3
    table = scenario.seat(0, room=6).run("intruder_attack", scenario.figure_id("larva"), 0, "event")
    assert table.told("attack")[0]["figure"] == 2 and table.figure("adult", room=6).id == 1
    with pytest.raises(BadSetup, match=r"2 figures are of kind adult; the figures are 1 \(adult in Room 6\)"):
        scenario.figure_id("adult")


def test_an_object_is_taken_off_the_floor() -> None:
    game = crew().object("egg", 6).remove_object("egg", 6).remove_object("blue_corpse", 11).table().game
    assert game.floor == [] and game.egg_supply == 3 and game.removed.count("blue_corpse") == 1
    check(game)
    with pytest.raises(BadSetup, match="there is no carcass on the floor of Room 11; there is blue_corpse"):
        crew().remove_object("carcass", 11)


def test_spaces_of_the_technical_corridors_have_names() -> None:
    table = crew(board="alternative").technical_noise("blue").table()
    assert table.technical_noise == ["blue"] and crew().technical_noise().table().technical_noise == ["technical"]
    with pytest.raises(BadSetup, match="there is no space 1 of the Technical Corridors; there is 0"):
        crew().technical_noise(1)


# -- the crew -------------------------------------------------------------------------------------------


def test_taped_items_share_a_slot() -> None:
    """R-15.7: two Heavy Items joined by Duct Tape fill one Hand slot."""
    table = crew("scout", "captain").seat(0, hands=["rifle", "prototype_rifle"], taped=[("rifle", "prototype_rifle")])
    pairs = table.table().seat(0).pairs
    assert [pair[:2] for pair in pairs] == [("rifle", "red_prototype_rifle_1")]
    check(table.table().game)


def test_the_intruder_player_sits_at_the_table() -> None:
    """R-23: dead, with Intruder cards, since the round before."""
    scenario = crew("captain", "soldier", "scout").ship(round=3).intruder_player(1, hand=["ip_recovery"])
    table = scenario.figure("adult", room=20).turn(1)
    p = table.seat(1)
    assert table.asked == (1, "intruder_turn") and table.game.first_death == table.game.intruder_seat == 1
    assert p.hand == ["ip_recovery"] and len(p.deck) == 9 and p.hands == [] and p.status == "dead"
    assert table.game.ext["intruder_plays_since"] == 2
    check(table.game)
    for build in (lambda: crew(mode="coop"), lambda: crew(species="carnomorphs"), lambda: crew("captain")):
        with pytest.raises(BadSetup, match="nobody leads the Intruders at this table"):
            build().intruder_player(0)
    with pytest.raises(BadSetup, match="seat 1 leads the Intruders already"):
        scenario.intruder_player(2)


def test_what_cannot_be_put_down_stays_in_the_hands() -> None:
    """A-3.2, A-3.10: Robot and Handcuffs."""
    assert crew("ceo", "soldier", modules=AFTERMATH).seat(0, hands=["egg"]).table().seat(0).hands == ["robot", "egg"]
    assert crew("convict", "captain", modules=AFTERMATH).seat(0, hands=[]).table().seat(0).hands == ["handcuffs"]


# -- expansions -----------------------------------------------------------------------------------------


def test_what_expansions_keep_is_checked_and_moved() -> None:
    scenario = crew(species="carnomorphs").extension(0, mutation="ca_mut_01", markers=2, mutation_shown=True)
    check(scenario.table().game)
    check(scenario.extension(0, mutation="ca_mut_02").extension(1, mutation="ca_mut_01").table().game)
    check(scenario.extension(0, mutation=None).table().game)
    for build, says in (
        (lambda: crew(species="carnomorphs").extension(0, markers=4), "markers must be a whole number from 0 to 3"),
        (lambda: crew(species="carnomorphs").extension(0, mutation="ca_mut_99"), "unknown mutation 'ca_mut_99'"),
        (lambda: crew(species="void_seeders").extension(0, insanity=6), "insanity must be a whole number from 1 to 5"),
        (lambda: crew(species="void_seeders").extension(0, markers=1), "known here: blind_escape, insanity"),
        (lambda: crew().extension(0, insanity=1), "unknown extension 'insanity'; known here: none"),
        (
            lambda: scenario.extension(1, mutation="ca_mut_02").extension(0, mutation="ca_mut_02"),
            "no copy of 'ca_mut_02'",
        ),
    ):
        with pytest.raises(BadSetup, match=says):
            build()


def test_the_holder_of_the_lucrative_offer() -> None:
    """A-8.31: the mission is gone; given back when somebody else has it."""
    scenario = crew(mode="epilogue")
    missions = [list(p.objectives) for p in scenario.game.seats]
    game = scenario.offer(1).table().game
    assert game.ext["offer"] == 1 and game.seats[1].objectives == [] and game.seats[1].exile == missions[1]
    game = scenario.offer(0).table().game
    assert game.ext["offer"] == 0 and game.seats[1].objectives == missions[1] and game.seats[0].objectives == []
    check(game)
    with pytest.raises(BadSetup, match="only in an Epilogue"):
        crew().offer(0)


def test_the_spy_drone_and_an_activated_access_code() -> None:
    """A-3.4: the other code is out of the game."""
    table = crew("ceo", "psychologist", modules=AFTERMATH).spy_drone(0).access_code("ship_codes").table()
    assert table.seat(0).ext["spy_drone"] == 1 and "spy_drone" in table.game.removed
    assert (
        table.seat(0).items == ["ship_codes"] and table.seat(0).exile == ["manual_control"] and not table.seat(0).quests
    )
    check(table.game)
    with pytest.raises(BadSetup, match="the Spy Drone needs the psychologist at the table"):
        crew().spy_drone(0)
    with pytest.raises(BadSetup, match="unknown Access Code 'sesame'; possible: manual_control, ship_codes"):
        crew("ceo", "soldier", modules=AFTERMATH).access_code("sesame")


def test_who_entered_a_room_this_round() -> None:
    """A-5.3: the turret there fires at them."""
    scenario = crew(modules=("turrets",)).room(6, "canteen").turret(6, "all").seat(0, room=6).figure("adult", room=6)
    table = scenario.entered(6, seat=0).entered(6, figure=1).top("attack", "scratch/6").phase("turret_fire")
    assert table.seat(0).light == 1 and table.figure("adult").injuries == 1
    assert (
        crew(modules=("turrets",))
        .room(6, "canteen")
        .turret(6, "all")
        .seat(0, room=6)
        .phase("turret_fire")
        .seat(0)
        .light
        == 0
    )
    for build, says in (
        (lambda: crew().entered(6, seat=0), "turrets need the module 'turrets'"),
        (lambda: crew(modules=("turrets",)).entered(6), "name the seat or the figure"),
        (lambda: crew(modules=("turrets",)).entered(6, figure=3).table(), "there is no such figure"),
    ):
        with pytest.raises(BadSetup, match=says):
            build()


# -- where the story starts -----------------------------------------------------------------------------


def test_a_step_without_its_arguments_shows_its_signature() -> None:
    for build, says in (
        (lambda: crew().run("encounter"), r"encounter: missing a required argument: 'seat'; it is encounter\(seat\)"),
        (lambda: crew().run("encounter", 0, 1), r"too many positional arguments; it is encounter\(seat\)"),
        (lambda: crew().phase("encounter"), r"it is encounter\(seat\)"),
        (lambda: crew().run("encounter", 7), "seat must be a whole number from 0 to 1, not 7"),
        (lambda: crew().run("encounter_with_nobody", 77), "there is no room 77; rooms are 1 to 21"),
        (
            lambda: crew().run("intruder_atack", 1, 0, "event"),
            "unknown step 'intruder_atack'; the nearest are intruder_attack",
        ),
        (lambda: crew().phase("bag_developement"), "the nearest are bag_development"),
    ):
        with pytest.raises(BadSetup, match=says):
            build()


def test_unknown_entries_of_a_scenario_are_named() -> None:
    for build, says in (
        (lambda: Scenario("captain", weather="rain"), "unknown entry of the set-up 'weather'; possible: board"),
        (lambda: crew().ship(speed=9), "unknown entry 'speed' of the ship; known are airlock"),
        (
            lambda: crew().seat(0, hat=True),
            "unknown entry 'hat' of a seat; the markers are slime, signal, larva, passed",
        ),
        (lambda: crew().seat(0, status="aboard").seat(0, pod=1).seat(0, status="aboard"), r"say which \(room=\)"),
        (lambda: crew().seat(0, knowledge=[("engine", 1)]), "a piece of knowledge is"),
        (lambda: crew().door(6, 9, "closed"), "no corridor joins rooms 6 and 9; from room 6 they lead to 2, 5, 7, 11"),
        (lambda: crew().door(6, 7, "closed", which=1), "apart: 0 to 0"),
        (lambda: crew().numbers(1, 1), "once each"),
    ):
        with pytest.raises(BadSetup, match=says):
            build()


# -- files ----------------------------------------------------------------------------------------------

EVERYTHING = """
characters = ["ceo", "convict", "psychologist", "bounty_hunter"]
modules = ["aftermath_characters", "turrets", "hourglass"]
explore_all = true
[[room]]
slot = 6
tile = "canteen"
[[object]]
thing = "egg"
room = 6
[[remove_object]]
thing = "blue_corpse"
room = 11
[[door]]
between = [6, 7]
state = "closed"
[[noise]]
between = [6, 11]
[[noise]]
technical = true
[[figure]]
kind = "adult"
room = 6
[[seat]]
seat = 0
room = 6
[[turret]]
room = 6
pile = ["intruders"]
shown = false
[[entered]]
room = 6
seat = 0
[ship]
time = 3
self_destruct = "off"
[numbers]
numbers = [2, 1, 3, 4]
[bag]
tokens = ["blank", "adult/4"]
[add_tokens]
tokens = ["queen"]
[hourglass]
state = "running"
actions = 2
[laika]
place = 6
[keys]
room = 3
[access_code]
code = "ship_codes"
[spy_drone]
seat = 1
[intruder_player]
seat = 2
hand = ["ip_recovery"]
[deck]
event = ["hunt_3"]
[discard]
event = ["damage"]
[top]
attack = ["scratch/3"]
[script]
noise = ["danger"]
[run]
step = "encounter"
args = [0]
"""


def test_a_file_can_say_all_that_the_builder_can() -> None:
    table = scenario_from_toml(EVERYTHING)
    game = table.game
    assert len(table.told("encounter")) == 1 and table.time == 3 and game.intruder_seat == 2
    assert game.seats[0].items == ["ship_codes"] and game.seats[1].ext["spy_drone"] == 2 and game.ext["keys_in"] == 3
    assert [p.number for p in game.seats] == [2, 1, 3, 4] and game.ext["hourglass"] == ("running", 2)
    assert (6, "egg") in game.floor and game.decks["event"] == ["hunt_3"] and game.discards["event"] == ["damage"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[turn]\nseat = 0\n[phase]\nsteps = []", "a scenario starts in one way"),
        ("[run]\nargs = [0]", "[run] needs step"),
        ("[run]\nstep = 'encounter'", "it is encounter(seat)"),
        ("[turn]\nwho = 0", "it is turn(seat=0, actions=2, begins=False)"),
        ("[[extension]]\nseat = 0\nmarkers = 1", "unknown extension 'markers'"),
        ("explore_all = 'yes'", "explore_all must be true or false"),
        ("[[door]]\nstate = 'closed'", "[door] needs between"),
        ("[[noise]]\nbetween = [6]", "a corridor is between two rooms"),
        ("[[figure]]\nkind = 'adult'\nroom = 6\ncolour = 'red'", "it is figure(kind, room, injuries=0)"),
    ],
)
def test_a_file_that_does_not_fit_is_told_what_would(text: str, says: str) -> None:
    with pytest.raises(BadSetup) as error:
        scenario_from_toml(text)
    assert says in str(error.value)
