"""Every table option, and the difference that each of its values makes (docs/options.md)."""

import pytest

from nemesis import Game, Setup
from nemesis.content.base import OPTIONS
from nemesis.scenario import Scenario, Table

TABLE = {
    "kill_rule": ("seeds", "rulebook"),
    "demolition_door": ("any", "closed_only"),
    "trade_partners": ("one", "all"),
    "mars_spares": ("holder", "all"),
    "dead_larva_egg": ("supply", "removed"),
    "egg_melee": ("rulebook", "as_intruder"),
    "careful_marker_occupied": (True, False),
    "hatching_effect": ("infest", "infect"),
    "eclosion_scan": ("hand", "drawn"),
    "eggs_after_nest": ("added", "ignored"),
    "intruders_reveal_rooms": (False, True),
    "malfunction_event_target": ("lowest", "next_eligible"),
    "pod_ejection_riders": ("room", "leave"),
    "door_token_source": ("any", "closed_only"),
    "seating": ("random", "number"),
    "pass_token_round1": (False, True),
    "larva_final_check": (True, False),
    "intruder_player": ("offered", "off"),
}
"""Name -> (default, other value), as docs/options.md tells; the side of the board is `Setup.board`."""


def both(name: str) -> pytest.MarkDecorator:
    """Run a test with the default and with the other value."""
    return pytest.mark.parametrize("value", TABLE[name])


def crew(name: str, value, *characters: str, **setup) -> Scenario:
    return Scenario(*(characters or ("captain", "soldier")), options={name: value}, **setup)


def fates(table: Table) -> list[str]:
    return [seat.fate for seat in table.game.result.seats]


def test_the_options_are_those_of_the_reference():
    """K-1, K-9, K-11, K-12, K-21, K-23, K-24, K-25, K-26, K-27, K-28: names, defaults, values, in this order."""
    assert [o.name for o in OPTIONS] == list(TABLE)
    assert {o.name: o.default for o in OPTIONS} == {name: default for name, (default, _) in TABLE.items()}
    assert {o.name: set(o.values) for o in OPTIONS} == {name: set(values) for name, values in TABLE.items()}
    assert all(type(v) is type(o.default) for o in OPTIONS for v in o.values)


def test_a_game_without_options_has_the_defaults():
    """K-1: what is not said has its default."""
    values = Setup(players=2).ruleset().option_values
    assert values == {name: default for name, (default, _) in TABLE.items()}


def test_the_side_of_the_board_is_a_choice_of_its_own():
    """R-22.6, R-2.1: `standard` unless asked otherwise."""
    assert Game.new(Setup(players=2, seed=1)).rules.board.id == "standard"
    assert Game.new(Setup(players=2, seed=1, board="alternative")).rules.board.id == "alternative"


@both("kill_rule")
@pytest.mark.parametrize("kind", ["breeder", "queen"])
def test_kill_rule(value, kind):
    """K-1, R-14.4: a sum of 2 + 3 equal to 5 Injuries kills a Breeder or the Queen only by the rulebook."""
    s = crew("kill_rule", value).room(6, fire=True).figure(kind, room=6, injuries=4)
    table = s.top("attack", "scratch_1", "scratch_2").phase("fire_damage")
    assert table.kinds(6) == ([kind] if value == "seeds" else [])


@both("kill_rule")
@pytest.mark.parametrize("kind", ["creeper", "adult"])
def test_kill_rule_does_not_touch_the_small_ones(value, kind):
    """K-1, R-14.3: an equal number kills a Creeper or an Adult in any case."""
    s = crew("kill_rule", value).room(6, fire=True).figure(kind, room=6, injuries=1)
    assert s.top("attack", "scratch_1").phase("fire_damage").kinds(6) == []


@both("demolition_door")
def test_demolition_door(value):
    """R-17.6: an open Door may be destroyed, or only a closed one."""
    s = crew("demolition_door", value, "captain").room(6).seat(0, room=6, hand=["demolition"]).door(6, 7, "closed")
    table = s.turn(0).do("play", "demolition").do("part", "break_door")
    corridors = {s.corridor(6, other) for other in ((2, 5, 7, 11) if value == "any" else (7,))}
    if value == "any":
        assert {c for _, _, c in table.options} == corridors
        table.do("door", "destroy", s.corridor(6, 7))
    assert table.door_between(6, 7) == "destroyed"


@both("trade_partners")
def test_trade_partners(value):
    """K-9, R-15.13: one partner for the whole action, or everybody in the Room, also among themselves."""
    s = crew("trade_partners", value, "captain", "soldier", "scout")
    s.seat(0, hand=["rest"], items=["grenade"]).seat(1, items=["medkit"]).seat(2, items=["tools"])
    table = s.turn(0).do("trade", 1).do("thing", "grenade").do("done").do("done").do("accept")
    assert table.asked == (0, "trade_more")
    assert table.offers("trade", 1)
    assert table.offers("trade", 2) is (value == "all")
    assert table.offers("between", 1, 2) is (value == "all")


def on_the_way_to_mars(value: str, status: str) -> Table:
    s = crew("mars_spares", value, "captain", "soldier", "scout").ship(coordinates="coord_8", destination="B", time=1)
    s.ship(engines=["working"] * 3).seat(0, status=status, objectives=["obj_quarantine"])
    s.seat(1, status="hibernating", objectives=["obj_hoarder"]).seat(2, status="launched")
    return s.phase("advance_time")


@both("mars_spares")
@pytest.mark.parametrize("status", ["hibernating", "launched"])
def test_mars_spares(value, status):
    """K-12, R-20.7: only the holder of Quarantine, or everybody asleep as soon as somebody holds it."""
    assert fates(on_the_way_to_mars(value, status))[1] == ("wrong_place" if value == "holder" else "hibernated")


def test_a_dead_holder_of_quarantine_spares_nobody():
    """K-12: with `all`, somebody still in the game must hold it."""
    assert fates(on_the_way_to_mars("all", "dead"))[1] == "wrong_place"


@both("dead_larva_egg")
def test_a_dead_larva(value):
    """K-21: its miniature goes back to the supply, or leaves the game."""
    s = crew("dead_larva_egg", value).room(6, fire=True).figure("larva", room=6)
    table = s.phase("fire_damage")
    assert table.figures() == []
    assert table.game.lost_miniatures.get("larva", 0) == (0 if value == "supply" else 1)


@both("dead_larva_egg")
def test_a_broken_egg(value):
    """K-21, R-17.26: its token can come back, or not."""
    table = crew("dead_larva_egg", value).room(16, "nest", fire=True).phase("fire_damage")
    assert table.game.eggs == 4
    assert table.game.egg_supply == (4 if value == "supply" else 3)


@both("egg_melee")
def test_a_missed_melee_at_eggs(value):
    """K-23, R-17.23: harmless by the rulebook; else a Contamination card and a Serious Wound."""
    s = crew("egg_melee", value, "captain").room(17, "nest").seat(0, room=17, hand=["rest"])
    table = s.script(combat=["miss"], noise=["silence"]).turn(0).do("melee")
    hurt = value == "as_intruder"
    assert len(table.seat(0).wounds) == (1 if hurt else 0)
    assert len(table.told("contaminated")) == (1 if hurt else 0)
    assert table.game.eggs == 5


@both("careful_marker_occupied")
def test_careful_marker_occupied(value):
    """K-24, R-7.15: Careful Movement to a Room where somebody stands places a marker, or not."""
    s = crew("careful_marker_occupied", value).room(6).seat(0, room=11, hand=["rest", "order"]).seat(1, room=6)
    table = s.turn(0).do("careful_move", 6)
    assert (table.asked == (0, "careful_noise")) is value
    if value:
        table.do("exit", s.corridor(6, 5))
        assert table.noise_between(5, 6)
    assert any(table.game.noise) is value


@both("hatching_effect")
def test_hatching_effect(value):
    """K-25, R-16.19: with a Larva already there the victim gets a card, or dies and a Creeper is born."""
    s = crew("hatching_effect", value).room(18, "nest").seat(0, room=18, hand=["clean"], larva=True).seat(1, room=2)
    table = s.top("event", "hatching").phase("event_card")
    if value == "infest":
        assert table.seat(0).status == "aboard" and len(table.told("contaminated")) == 1
        assert table.figures() == []
    else:
        assert table.seat(0).status == "dead" and table.kinds(18) == ["creeper"]
        assert table.told("contaminated") == []


@both("eclosion_scan")
def test_eclosion_scan(value):
    """K-26: an infected card held before is scanned, or only the four cards drawn."""
    s = crew("eclosion_scan", value).seat(0, room=6, hand=["infected"]).seat(1, room=2)
    table = s.top("event", "eclosion").phase("event_card")
    assert table.seat(0).larva is (value == "hand")
    assert not table.seat(1).larva


@both("eggs_after_nest")
def test_eggs_after_nest(value):
    """K-27, R-4.18, R-17.35: the Queen token adds an Egg to a destroyed Nest, or not; it stays destroyed."""
    s = crew("eggs_after_nest", value).ship(eggs=0, nest_destroyed=True).script(bag=["queen"])
    table = s.phase("bag_development")
    assert table.game.eggs == (1 if value == "added" else 0)
    assert table.game.nest_destroyed


@both("intruders_reveal_rooms")
def test_intruders_reveal_rooms(value):
    """F-22, R-8.12: an Intruder entering an unexplored Room flips the tile, or not; the token stays."""
    s = crew("intruders_reveal_rooms", value).seat(0, room=2).seat(1, room=2).figure("adult", room=11)
    table = s.top("event", "bulkheads_open").phase("event_card")
    assert table.kinds(15) == ["adult"]
    assert table.game.explored[15] is value
    assert table.game.tokens[15] != ""
    assert table.game.counters[15] == -1


@both("malfunction_event_target")
def test_malfunction_event_target(value):
    """R-4.13: the lowest explored Room even if it is broken already, or the next that can take a marker."""
    s = crew("malfunction_event_target", value).room(1, malfunction=True).room(3, "armory")
    table = s.top("event", "malfunction_event").phase("event_card")
    broken = [room for room in range(1, 22) if table.game.malfunction[room]]
    assert broken == ([1] if value == "lowest" else [1, 3])


@both("pod_ejection_riders")
def test_pod_ejection_riders(value):
    """R-18.14: those in the ejected Pod are put back into the Section, or escape with it."""
    s = crew("pod_ejection_riders", value).room(13, "evacuation_a").ship(pods=[(1, "A", False), (2, "B", False)])
    table = s.seat(0, pod=1).seat(1, room=2).top("event", "pod_ejection").phase("event_card")
    assert table.seat(0).status == ("aboard" if value == "room" else "launched")
    assert table.seat(0).room == (13 if value == "room" else 0)


def all_door_tokens(value: str, state: str) -> Scenario:
    """Twelve Door tokens lie elsewhere; seat 0 is about to reveal a Doors token in Room 6."""
    s = crew("door_token_source", value, "captain").room(6, token="doors").seat(0, hand=["rest"])
    for corridor in range(len(s.game.doors) - 12, len(s.game.doors)):
        s.game.doors[corridor] = {"closed": 1, "destroyed": 2}[state]
    return s.script(noise=["silence"])


@both("door_token_source")
def test_door_token_source_when_all_are_destroyed(value):
    """R-1.5: a destroyed Door may give its token, or no Door is placed."""
    s = all_door_tokens(value, "destroyed")
    table = s.turn(0).do("move", 6)
    if value == "any":
        assert table.asked == (0, "door_source")
        donor = table.options[0][1]
        table.game.apply(0)
        assert table.door_between(6, 11) == "closed" and table.game.doors[donor] == 0
    else:
        assert table.door_between(6, 11) == "open"
    assert sum(1 for d in table.game.doors if d) == 12


@both("door_token_source")
def test_door_token_source_when_some_are_closed(value):
    """R-1.5: a closed Door gives its token in both cases."""
    table = all_door_tokens(value, "closed").turn(0).do("move", 6)
    assert table.asked == (0, "door_source")
    table.game.apply(0)
    assert table.door_between(6, 11) == "closed"


@both("seating")
def test_seating(value):
    """R-3.1, R-3.2, X-1: any order, or that of the seats; player 1 has the token in any case."""
    games = [crew("seating", value, "captain", "soldier", "scout", seed=seed).game for seed in range(30)]
    orders = {tuple(p.number for p in game.seats) for game in games}
    assert len(orders) == (1 if value == "number" else 6)
    assert all(game.seats[game.first_player].number == 1 for game in games)


@both("pass_token_round1")
def test_pass_token_round1(value):
    """K-11, R-4.5: in round 1 the token stays with player 1, or is passed at once."""
    setup = Setup(
        players=2, characters=("captain", "soldier"), options={"pass_token_round1": value, "seating": "number"}, seed=1
    )
    game = Game.new(setup)
    assert game.round == 1
    assert game.first_player == (1 if value else 0)
    assert game.ask.seat == (1 if value else 0)


@both("larva_final_check")
def test_larva_final_check(value):
    """K-28, R-20.8: the Larva alone leads to the draw of four, or not; an infected card always does."""
    s = crew("larva_final_check", value).ship(time=1, coordinates="coord_5", destination="B")
    s.ship(engines=["working"] * 3).seat(0, status="hibernating", larva=True, deck_top=["clean"])
    s.seat(1, status="hibernating", larva=True, deck_top=["infected"]).script(shuffle=["keep"] * 2)
    assert fates(s.phase("advance_time")) == ["contamination" if value else "hibernated", "contamination"]


def dead_captain(value: str, **setup) -> Table:
    s = crew("intruder_player", value, "captain", "soldier", "scout", **setup)
    return s.seat(0, room=6, wounds=["wound_leg", "wound_hand", "wound_body"]).run("light_wound", 0)


@both("intruder_player")
def test_intruder_player(value):
    """R-22.7, R-23.1: offered to the first dead player, or never."""
    assert dead_captain(value).asked == ((0, "become_intruder") if value == "offered" else None)


def test_the_intruder_player_module_asks_for_it_whatever_the_option_says():
    """R-22.7: the dead player is asked where the module is in play, even with the option off."""
    assert dead_captain("off", modules=("intruder_player",)).asked == (0, "become_intruder")


def test_no_intruder_player_in_co_op():
    """R-22.7: only in semi-co-op."""
    assert dead_captain("offered", mode="coop").asked is None
