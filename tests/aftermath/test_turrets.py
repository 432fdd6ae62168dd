"""Turrets: tokens, hidden modes, fire at the Fire Damage step, destruction (A-5)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis import BadSetup, Game, Setup
from nemesis.content.aftermath.turrets import destroy_turret, shuffle_turrets, turrets
from nemesis.scenario import Scenario, Table
from nemesis.scenario.files import scenario_from_toml
from nemesis.text import Texts
from nemesis.view import determinise

from ..conservation import check

HAND = ["rest", "search", "demolition", "interruption"]
FIRE_STEP = ("turrets_under_attack", "fire_damage", "turret_fire")
MODES = ("all", "intruders", "inactive")


def crew(*characters: str, **setup: Any) -> Scenario:
    setup.setdefault("modules", ("turrets",))
    scenario = Scenario(*(characters or ("captain",)), **setup)
    return scenario.ship(first_encounter=True).seat(0, hand=HAND)


def armed(mode: str, *characters: str, shown: bool = True, **setup: Any) -> Scenario:
    """A turret in the Canteen (6), next to the Hibernatorium (11)."""
    return crew(*characters, **setup).room(6, "canteen").turret(6, mode, shown=shown)


def came(scenario: Scenario, *entries: tuple[str, int], room: int = 6) -> Scenario:
    for what, id in entries:
        scenario.entered(room, **{what: id})
    return scenario


def fire_step(scenario: Scenario) -> Table:
    return scenario.phase(*FIRE_STEP)


# -- tokens -------------------------------------------------------------------------------------------


def test_three_tokens_join_the_exploration_tokens() -> None:
    """A-1.2, A-5.1: 20 + 3 = 23 of which 16 are laid; counters 3, 2, 2."""
    rules = Setup(players=2, modules=("turrets",)).ruleset()
    tokens = [rules.types[t] for t in rules.exploration if rules.types[t].effect == "turret"]
    assert len(rules.exploration) == 23 and sorted(t.items for t in tokens) == [2, 2, 3]
    assert sum(1 for t in crew().game.tokens if t) == 16


def test_nine_targeting_tokens_three_for_each_turret() -> None:
    """A-5.2, A-12.3: nine targeting tokens, a pile of three for each turret."""
    found = Setup(players=2, modules=("turrets",)).ruleset().families["targeting"].values()
    assert sorted((t.turret, t.mode) for t in found) == sorted((n, m) for n in (1, 2, 3) for m in MODES)


@pytest.mark.parametrize("seed", range(8))
def test_the_three_lairs_of_the_void_seeders_are_always_on_the_ship(seed: int) -> None:
    """A-5.8: the pool has 22 tokens then, of which 19 are laid."""
    game = Scenario("captain", species="void_seeders", modules=("turrets",), seed=seed).game
    assert len(game.rules.exploration) == 22
    assert sum(1 for t in game.tokens if t) == 19
    assert sum(1 for t in game.tokens if t and game.rules.types[t].effect == "lair") == 3


def test_a_dealt_game_keeps_all_lairs_too() -> None:
    """A-5.8: whoever searches on a dealt game meets the same three."""
    game = Game.new(Setup(players=2, species="void_seeders", modules=("turrets",), characters=("scout", "pilot")))
    for seed in range(6):
        dealt = determinise(game.view(0), seed)
        assert sum(1 for t in dealt.tokens if t and dealt.rules.types[t].effect == "lair") == 3


def test_uncovering_a_token_places_a_turret_and_reveals_its_mode() -> None:
    """A-5.1, A-5.2: the counter from the token, the mode at once for who uncovers it, then the usual Noise roll."""
    table = crew("captain", "scout").room(6, "canteen", token="exp_turret_3_1").script(noise=["silence"]).turn(0)
    table.do("move", 6, pay=("rest",))
    (turret,) = turrets(table.game)
    assert (turret.room, turret.shown, table.game.counters[6]) == (6, True, 3)
    assert [e["mode"] for e in table.told("turret_revealed")] == [turret.mode]
    assert len(table.told("noise_rolled")) == 1
    check(table.game)


def test_the_first_mode_is_random() -> None:
    """A-5.2: the pile is shuffled."""
    seen = set()
    for seed in range(12):
        table = crew(seed=seed).room(6, "canteen", token="turret").turn(0).do("move", 6, pay=("rest",))
        seen.add(turrets(table.game)[0].mode)
    assert seen == set(MODES)


@pytest.mark.parametrize(("tile", "room", "start"), [("nest", 5, 6), ("slime_room", 6, 11)])
def test_no_turret_stands_in_the_nest_or_the_slime_room(tile: str, room: int, start: int) -> None:
    """A-5.1: then no turret enters play."""
    table = crew().room(room, tile, token="turret").seat(0, room=start).script(noise=["4", "silence"]).turn(0)
    table.do("move", room, pay=("rest",))
    assert turrets(table.game) == [] and table.told("no_turret_placed") == [{"room": room}]


# -- modes --------------------------------------------------------------------------------------------


def test_mode_all_shoots_characters_and_intruders_that_came_in_this_round() -> None:
    """A-5.3: 1 light wound, 1 damage with the injury check."""
    scenario = came(armed("all").seat(0, room=6).figure("adult", 6), ("seat", 0), ("figure", 1))
    table = fire_step(scenario.top("attack", "scratch_1"))
    assert table.seat(0).light == 1 and table.figures(6)[0].injuries == 1
    assert table.told("turret_fires") == [{"room": 6, "mode": "all"}]


def test_mode_intruders_spares_characters() -> None:
    """A-5.3: a turret set to Intruders shoots at nothing else."""
    scenario = came(armed("intruders").seat(0, room=6).figure("adult", 6), ("seat", 0), ("figure", 1))
    table = fire_step(scenario.top("attack", "scratch_1"))
    assert table.seat(0).light == 0 and table.figures(6)[0].injuries == 1


def test_mode_inactive_does_nothing_and_is_not_destroyed() -> None:
    """A-5.3: an inactive turret neither shoots nor can be destroyed."""
    table = fire_step(came(armed("inactive").seat(0, room=6).figure("adult", 6), ("seat", 0), ("figure", 1)))
    assert table.seat(0).light == 0 and table.figures(6)[0].injuries == 0
    assert len(turrets(table.game)) == 1 and table.told("turret_fires") == []


def test_who_came_in_an_earlier_round_is_not_shot() -> None:
    """A-5.3: entered or appeared in this round."""
    table = fire_step(came(armed("all").seat(0, room=6)))
    assert table.seat(0).light == 0


def test_the_log_of_entries_starts_anew_with_each_round() -> None:
    """A-5.3: the per-round log."""
    scenario = came(armed("all").seat(0, room=6), ("seat", 0))
    assert scenario.phase().game.ext["came_this_round"] == ()


def test_walking_in_is_noted_and_punished_at_the_end_of_the_round() -> None:
    """A-5.3: through a whole round."""
    scenario = armed("all", "captain", options={"pass_token_round1": True}).script(noise=["silence"])
    table = scenario.top("event", "short_circuit").turn(0).do("move", 6, pay=("rest",))
    assert (6, "seat", 0) in table.game.ext["came_this_round"]
    table.do("pass").do("done")
    assert table.told("light_wound") == [{"seat": 0, "light": 1}]


def test_who_has_left_again_is_not_shot() -> None:
    """A-5.3 (D): targets must still be in the Room."""
    assert fire_step(came(armed("all").seat(0, room=11), ("seat", 0))).seat(0).light == 0


def test_the_table_may_have_turrets_shoot_those_who_left() -> None:
    """A-5.3: `turret_requires_presence` False."""
    scenario = armed("all", options={"turret_requires_presence": False}).seat(0, room=11)
    assert fire_step(came(scenario, ("seat", 0))).seat(0).light == 1


def test_an_intruder_that_appears_counts_like_one_that_walks_in() -> None:
    """A-5.3, seed: even one that merely appears there."""
    scenario = armed("intruders").bag("adult", "blank").script(bag=["adult"])
    table = scenario.run("encounter_with_nobody", 6)
    assert table.game.ext["came_this_round"] == ((6, "figure", 1),)


def test_a_larva_shot_dies() -> None:
    """A-5.3: the normal injury check."""
    table = fire_step(came(armed("intruders").seat(0, room=1).figure("larva", 6), ("figure", 1)))
    assert table.kinds(6) == []


def test_stepping_out_of_a_pod_is_appearing() -> None:
    """A-5.3: entered or appeared."""
    scenario = crew().room(16, "evacuation_a").turret(16, "all", shown=False).ship(pods=[(1, "A", False)])
    table = scenario.seat(0, pod=1).turn(0).do("leave")
    assert (16, "seat", 0) in table.game.ext["came_this_round"] and turrets(table.game)[0].shown


# -- the hidden mode ------------------------------------------------------------------------------------


def test_the_mode_is_revealed_when_a_character_enters() -> None:
    """A-5.2: a Character's entry reveals the turret's mode."""
    table = armed("intruders", shown=False).script(noise=["silence"]).turn(0)
    assert table.game.view(0)["ext"]["turrets"] == [(1, 6, None, False)]
    table.do("move", 6, pay=("rest",))
    assert table.game.view(0)["ext"]["turrets"] == [(1, 6, "intruders", True)]
    assert table.told("turret_revealed") == [{"room": 6, "mode": "intruders"}]


def test_the_mode_is_revealed_when_an_intruder_enters() -> None:
    """A-5.2: an Intruder's entry reveals the turret's mode."""
    scenario = armed("all", shown=False).seat(0, room=1).figure("adult", 11).script(noise=["danger"])
    table = scenario.run("room_noise", 6, False)
    assert table.kinds(6) == ["adult"] and turrets(table.game)[0].shown


def test_a_revealed_mode_is_no_secret_of_anybody_any_more() -> None:
    """A-5.2: what the setter knew is public now."""
    scenario = armed("inactive", shown=False).seat(0, knowledge=[("turret", 1, "inactive")]).script(noise=["silence"])
    table = scenario.turn(0).do("move", 6, pay=("rest",))
    assert table.seat(0).knowledge == []


def test_a_hidden_mode_shoots_those_who_came_in_before_it_was_set() -> None:
    """A-5.2, A-5.3: hidden, but in force; the shot shows it."""
    table = fire_step(came(armed("all", shown=False).seat(0, room=6), ("seat", 0)))
    assert table.seat(0).light == 1 and turrets(table.game)[0].shown


def test_a_dealt_game_agrees_with_what_each_seat_sees() -> None:
    """A-5.2: top tokens that lie open or that the seat has set; the others at random."""
    scenario = armed("inactive", "captain", "scout", shown=False).room(8, "cabins").turret(8, "all")
    game = scenario.seat(0, knowledge=[("turret", 1, "inactive")]).turn(0).game
    tops = set()
    for seed in range(12):
        for seat in (0, 1):
            dealt = determinise(game.view(seat), seed)
            assert dealt.view(seat) == game.view(seat)
            check(dealt)
            if seat == 0:
                assert turrets(dealt)[0].mode == "inactive"
            else:
                tops.add(turrets(dealt)[0].mode)
    assert tops == set(MODES)


def test_shuffled_piles_are_hidden_again_unless_a_character_is_there() -> None:
    """A-18, Rogue Turrets: shuffle each pile; a character in the Room reveals the top."""
    scenario = armed("all", "captain", "scout").room(8, "cabins").turret(8, "all").seat(0, room=6).seat(1, room=1)
    assert shuffle_turrets(scenario.game)
    assert [(t.room, t.shown) for t in turrets(scenario.game)] == [(6, True), (8, False)]
    assert not shuffle_turrets(crew().game)


# -- destruction ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["all", "intruders"])
def test_an_intruder_destroys_an_active_turret_at_the_fire_damage_step(mode: str) -> None:
    """A-5.4, A-5.5: it leaves the board with its tokens."""
    table = fire_step(came(armed(mode).seat(0, room=1).figure("adult", 6)))
    assert turrets(table.game) == [] and table.told("turret_destroyed") == [{"room": 6}]
    assert {f"target_1_{m}" for m in MODES} <= set(table.game.removed)
    check(table.game)


def test_turret_and_intruder_may_destroy_each_other() -> None:
    """A-5.4: shooting and destruction are simultaneous; a larva too."""
    table = fire_step(came(armed("intruders").seat(0, room=1).figure("larva", 6), ("figure", 1)))
    assert table.kinds(6) == [] and turrets(table.game) == []


def test_an_intruder_killed_by_the_fire_still_destroys_the_turret() -> None:
    """A-5.4 (D): present when the step begins."""
    table = fire_step(came(armed("intruders").room(6, fire=True).seat(0, room=1).figure("larva", 6)))
    assert table.kinds(6) == [] and turrets(table.game) == []


def test_fire_damage_comes_before_the_shots() -> None:
    """A-5.4 (D): who is driven off by the fire is not shot any more, but has destroyed the turret."""
    scenario = came(armed("intruders").room(6, fire=True).seat(0, room=1).figure("adult", 6), ("figure", 1))
    arrow = next(c for c in scenario.game.decks["attack"] if scenario.game.rules.types[c].blood is None)
    table = fire_step(scenario.top("attack", arrow))
    assert len(table.told("retreat")) == 1 and len(table.told("injured")) == 1
    assert table.told("turret_fires") == [] and turrets(table.game) == []


def test_demolition_destroys_the_active_turret_of_the_room() -> None:
    """A-5.5: its third option."""
    table = armed("all").seat(0, room=6).turn(0).do("play", "demolition")
    assert table.asked == (0, "card_option") and table.offers("part", "break_turret")
    table.do("part", "break_turret")
    assert turrets(table.game) == [] and table.hand(0) == ["rest", "search", "interruption"]


def test_demolition_has_no_such_option_elsewhere_or_against_an_inactive_turret() -> None:
    """A-5.3, A-5.5: Demolition takes the active turret of the own Room only."""
    elsewhere = armed("all").turn(0).do("play", "demolition")
    assert elsewhere.asked != (0, "card_option") or not elsewhere.offers("part", "break_turret")
    inactive = armed("inactive").seat(0, room=6).turn(0).do("play", "demolition")
    assert not inactive.offers("part", "break_turret")


def test_demolition_against_a_hidden_inactive_turret_is_spent_for_nothing() -> None:
    """A-5.5 (D): the mode is revealed first."""
    table = armed("inactive", shown=False).seat(0, room=6).turn(0).do("play", "demolition").do("part", "break_turret")
    (turret,) = turrets(table.game)
    assert turret.shown and table.told("turret_withstands") == [{"seat": 0, "room": 6}]
    assert "demolition" not in table.hand(0)


def test_a_destroyed_turret_does_not_come_back() -> None:
    """A-5.5: a later token places another one of the three."""
    table = armed("all").room(8, "cabins", token="exp_turret_2_2").seat(0, room=11).table()
    destroy_turret(table.game, 6)
    table.run("enter", 0, 8, -1, "none")
    assert [(t.number, t.room) for t in turrets(table.game)] == [(2, 8)]
    check(table.game)


# -- steps ----------------------------------------------------------------------------------------------


def test_turrets_fire_even_when_the_fire_damage_step_is_skipped() -> None:
    """A-5.6: a step of its own."""
    table = came(armed("all").seat(0, room=6), ("seat", 0)).phase("turrets_under_attack", "turret_fire")
    assert table.seat(0).light == 1
    phase = table.game.rules.event_phase
    at = phase.index("fire_damage")
    assert phase[at - 1 : at + 2] == FIRE_STEP


def test_turrets_fire_in_the_short_event_phase_of_an_intruder_player() -> None:
    """A-5.6, R-23.8: only time and fire, and with fire the turrets."""
    assert armed("all").game.rules.intruder_event_phase == ("advance_time", *FIRE_STEP)
    assert Scenario("captain").game.rules.intruder_event_phase == ("advance_time", "fire_damage")


def test_turrets_and_turret_control_are_independent() -> None:
    """A-5.7: either may be in play without the other."""
    assert "turret_control" not in Setup(players=2, modules=("turrets",)).ruleset().rooms
    assert "targeting" not in Setup(players=2, modules=("aftermath_rooms",)).ruleset().families


def test_a_larva_attacks_before_any_turret_fires() -> None:
    """A-5.7: the Intruder Attack step comes first."""
    phase = armed("all").game.rules.event_phase
    assert phase.index("intruder_attacks") < phase.index("turret_fire")


def test_a_shot_may_kill() -> None:
    """A-5.3, R-16.10: any wound with three Serious ones."""
    wounds = ["wound_leg", "wound_arm", "wound_hand"]
    scenario = came(armed("all", "captain", "scout").seat(0, room=6, wounds=wounds, hands=[]), ("seat", 0))
    table = fire_step(scenario)
    assert table.seat(0).status == "dead"


# -- scenarios, words -------------------------------------------------------------------------------------


def test_a_scenario_file_puts_turrets_with_their_piles() -> None:
    table = scenario_from_toml(
        'characters = ["captain"]\nmodules = ["turrets"]\n[[room]]\nslot = 6\ntile = "canteen"\n'
        '[[turret]]\nroom = 6\npile = ["inactive", "all"]\nshown = false\n'
    )
    assert table.game.ext["turrets"] == (
        (1, 6, ("target_1_inactive", "target_1_all", "target_1_intruders"), False),
    )  # fmt: skip
    check(table.game)


@pytest.mark.parametrize(
    ("build", "message"),
    [
        (lambda: Scenario("captain").turret(6, "all"), "need the module 'turrets'"),
        (lambda: crew().turret(6, "everyone"), "unknown targeting mode 'everyone'"),
        (lambda: crew().turret(99, "all"), "there is no room 99"),
        (lambda: armed("all").turret(6, "all"), "no turret can be put in room 6"),
        (lambda: crew().turret(6, "all", shown=1), "shown must be true or false"),  # type: ignore[arg-type]
    ],
)
def test_bad_turrets_are_refused(build: Any, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        build()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_modes_are_named_in_both_languages(language: str) -> None:
    texts = Texts(language)
    rules = crew().game.rules
    for id in rules.families["targeting"]:
        assert texts.name(rules, id) and texts.reminder(rules, id) and "\n" in texts.explain(rules, id)
    assert texts.problems == set()
