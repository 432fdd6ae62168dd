"""The learnt bot: it sees the view alone, chooses the same everywhere, and is `veteran` where nothing was learnt."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.bots import VeteranBot, ask_in
from nemesis.bots.expert import LEARNER, ExpertBot, choose, policy_at, read
from nemesis.bots.policy import (
    ONE,
    WEIGHTS,
    WORK_IS_DONE,
    Policy,
    as_sign,
    as_text,
    policies,
    policy_for,
    whole_numbers,
)
from nemesis.bots.sight import Sight
from nemesis.bots.signs import LEARNT, NEVER, OPTION, PLAIN, STATE, next_step
from nemesis.bots.utility import Mind
from nemesis.engine.machine import as_tuples
from nemesis.scenario import Scenario
from nemesis.view import determinise
from nemesis.view.glance import glance

SRC = Path(__file__).parent.parent / "src"
ANOTHER_PROCESS = """
import json, sys
from nemesis.bots import VeteranBot, ask_in
from nemesis.bots.expert import choose
from nemesis.bots.policy import Policy
from nemesis.bots.sight import Sight
from nemesis.bots.utility import Mind
policy = Policy(json.loads(sys.stdin.readline()))
for line in sys.stdin:
    view = json.loads(line)
    print(json.dumps(choose(policy, Mind(Sight(view), ask_in(view), VeteranBot.manner))), flush=True)
"""
UNITS = 6
ALL_OF_AN_OPTION = (*OPTION, *PLAIN)
BASE = {"mode": "semi_coop", "players": [4]}


def weights() -> list[dict[str, Any]]:
    """Those of the package, if there are any."""
    file = resources.files("nemesis.bots") / WEIGHTS
    return list(json.loads(file.read_text(encoding="utf-8"))["policies"]) if file.is_file() else []


@pytest.fixture(scope="module")
def made_up() -> dict[str, Any]:
    """Weights for all that was seen in a game, at random: a policy with strong opinions of its own."""
    chance = Random(1)
    state: list[dict[Any, None]] = [{} for _ in STATE]
    option: list[dict[Any, None]] = [{} for _ in ALL_OF_AN_OPTION]
    for game, ask in questions(10):
        _, of_state, of_options = read(Mind(Sight(game.view(ask.seat)), ask, VeteranBot.manner))
        for tables, rows in ((state, [of_state]), (option, of_options)):
            for row in rows:
                for table, sign in zip(tables, row, strict=True):
                    if sign is not None:
                        table[sign] = None
    weights_of = lambda width: as_text([chance.randrange(-3000, 3000) for _ in range(width)])  # noqa: E731
    data = {
        "tables": [BASE], "usual": 2 * ONE, "state": list(STATE), "option": list(ALL_OF_AN_OPTION), "answers": list(LEARNT), "units_for": 3,
        "bias": weights_of(UNITS), "state_rows": [[[sign, weights_of(UNITS)] for sign in table] for table in state],
        "option_rows": [
            [[sign, weights_of(UNITS + 1 if field in OPTION else 1)] for sign in table]
            for field, table in zip(ALL_OF_AN_OPTION, option, strict=True)
        ],
    }  # fmt: skip
    found: dict[str, Any] = json.loads(json.dumps(data))
    return found


@pytest.fixture
def expert(made_up: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> ExpertBot:
    """The bot with those weights instead of the learnt ones."""
    policy = Policy(made_up)
    monkeypatch.setattr("nemesis.bots.policy.policies", lambda: (policy,))
    return ExpertBot(1)


def questions(seed: int, players: int = 4, most: int = 150) -> Any:
    """Learnt questions of a game in which everybody now and then does anything."""
    game = Game.new(Setup(players=players, seed=seed))
    chance, veteran = Random(seed), VeteranBot(seed)
    while game.ask is not None and most:
        ask = game.ask
        if ask.kind in LEARNT:
            most -= 1
            yield game, ask
        anything = ask.kind == "turn" and chance.random() < 0.2
        game.apply(chance.choice(ask.options) if anything else veteran.decide(game.view(ask.seat), ask), ask.seat)


# -- the same everywhere --------------------------------------------------------------------------------


def test_a_glance_a_view_and_its_json_give_the_same_choice(expert: ExpertBot) -> None:
    for game, ask in questions(11):
        view = game.view(ask.seat)
        sent = json.loads(json.dumps(view))
        choice = expert.decide(view, ask)
        assert choice in ask.options
        assert expert.decide(glance(game, ask.seat), ask) == choice
        again = ask_in(sent)
        assert again is not None and expert.decide(sent, again) == choice


def test_any_table_that_fits_the_view_gives_the_same_choice(expert: ExpertBot) -> None:
    for number, (game, ask) in enumerate(questions(12)):
        if number % 5 == 0:
            other = determinise(game.view(ask.seat), number)
            assert expert.decide(other.view(ask.seat), ask) == expert.decide(game.view(ask.seat), ask)


def test_another_process_makes_the_same_choices(expert: ExpertBot, made_up: dict[str, Any]) -> None:
    asked = [(game.view(ask.seat), ask) for game, ask in questions(13, most=60)]
    lines = "".join(json.dumps(line) + "\n" for line in (made_up, *(view for view, _ in asked)))
    done = subprocess.run(
        [sys.executable, "-c", ANOTHER_PROCESS], input=lines, capture_output=True, text=True, cwd=SRC, check=True
    )
    answers = [as_tuples(json.loads(line)) for line in done.stdout.splitlines()]
    assert answers == [expert.decide(view, ask) for view, ask in asked]


def test_it_departs_from_veteran_where_it_learnt_something(expert: ExpertBot) -> None:
    differ = [
        expert.decide(game.view(ask.seat), ask) != VeteranBot(1).decide(game.view(ask.seat), ask)
        for game, ask in questions(14)
    ]
    assert 0 < sum(differ) < len(differ)


def test_it_never_trades_or_drops_of_its_own_accord() -> None:
    for game, ask in questions(15):
        options, _, _ = read(Mind(Sight(game.view(ask.seat)), ask, VeteranBot.manner))
        assert all(o[0] not in NEVER for o in options[1:])


def test_whole_games_end(expert: ExpertBot) -> None:
    for seed in range(3):
        game = Game.new(Setup(players=4, seed=seed))
        while game.ask is not None:
            game.apply(expert.decide(glance(game, game.ask.seat), game.ask), game.ask.seat)
        assert game.over


# -- where nothing was learnt ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "setup",
    [
        Setup(players=2, mode="investigation", seed=5),
        Setup(players=3, mode="coop", seed=5),
    ],
    ids=lambda setup: f"{setup.species}-{setup.mode}-{setup.modules}",
)
def test_at_other_tables_it_is_veteran(setup: Setup, expert: ExpertBot) -> None:
    game = Game.new(setup)
    for _ in range(120):
        if game.ask is None:
            break
        ask, view = game.ask, game.view(game.ask.seat)
        assert policy_for(view) is None
        choice = expert.decide(view, ask)
        assert choice == VeteranBot(1).decide(view, ask)
        game.apply(choice, ask.seat)


def test_without_weights_for_anything_it_is_veteran(made_up: dict[str, Any]) -> None:
    nothing = Policy({**made_up, "state_rows": [[] for _ in STATE], "option_rows": [[] for _ in ALL_OF_AN_OPTION]})
    for game, ask in questions(16, most=60):
        view = game.view(ask.seat)
        assert choose(nothing, Mind(Sight(view), ask, VeteranBot.manner)) == VeteranBot(1).decide(view, ask)


# -- weights --------------------------------------------------------------------------------------------


def test_the_weights_of_the_package_say_where_they_come_from() -> None:
    for data, policy in zip(weights(), policies(), strict=True):
        made = data["made"]
        assert made["games"] > 0 and made["seeds"][0] < made["seeds"][1] and made["code"]
        assert made["validation"]["value"] > made["veteran"]["value"]
        first = made["validation"]["first_seed"]
        assert not made["seeds"][0] <= first <= made["seeds"][1], "chosen on games that it learnt from"
        assert policy.units == made["plan"]["hidden"] and policy.tables


def test_the_weights_are_small() -> None:
    assert len(json.dumps(weights())) < 1_300_000


def test_rows_survive_their_text() -> None:
    row = [0, 1, -1, 32767, -32768]
    assert whole_numbers(as_text(row)) == row


def test_units_are_added_and_clipped_side_by_side() -> None:
    """Three units: one for the option, one that stays below zero and counts for nothing, one against it."""
    data = {
        "state": list(STATE), "option": list(OPTION), "tables": [], "usual": 0, "units_for": 2,
        "bias": as_text([0, -5, 1]), "state_rows": [[["a", as_text([3, -30000, 10])]], *([] for _ in STATE[1:])],
        "option_rows": [[[["x", 1], as_text([7, 4, 2, 20])]], *([] for _ in OPTION[1:])],
    }  # fmt: skip
    policy = Policy(data)
    state = ("a", *(None for _ in STATE[1:]))
    option, unknown = (("x", 1), *(None for _ in ALL_OF_AN_OPTION[1:])), ("y", *(None for _ in ALL_OF_AN_OPTION[1:]))
    assert policy.values(state, [option, unknown]) == [7 + (3 + 4) - (1 + 10 + 20), 3 - (1 + 10)]


def test_packed_units_give_what_plain_arithmetic_gives(made_up: dict[str, Any]) -> None:
    policy = Policy(made_up)
    state_rows = [{as_sign(v): whole_numbers(row) for v, row in table} for table in made_up["state_rows"]]
    option_rows = [{as_sign(v): whole_numbers(row) for v, row in table} for table in made_up["option_rows"]]
    for game, ask in questions(19, most=40):
        _, state, options = read(Mind(Sight(game.view(ask.seat)), ask, VeteranBot.manner))
        for option, value in zip(options, policy.values(state, options), strict=True):
            units = whole_numbers(made_up["bias"])
            for table, sign in zip(state_rows, state, strict=True):
                units = [a + b for a, b in zip(units, table.get(sign, [0] * UNITS), strict=True)]
            plain = 0
            for table, sign in zip(option_rows, option, strict=True):
                first, *rest = table.get(sign, [0] * (UNITS + 1))
                plain += first
                units = [a + b for a, b in zip(units, rest or [0] * UNITS, strict=True)]
            clipped = [max(0, unit) for unit in units]
            assert value == plain + sum(clipped[:3]) - sum(clipped[3:])


def test_weights_for_other_signs_are_refused(made_up: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="make train"):
        Policy({**made_up, "state": ["another", *STATE[1:]]})
    rows = copy.deepcopy(made_up["option_rows"])
    rows[0][0][1] = as_text([1])
    with pytest.raises(ValueError, match="has 1 weights"):
        Policy({**made_up, "option_rows": rows})


# -- what it looks at -----------------------------------------------------------------------------------


def test_the_next_step_of_an_objective_is_where_it_can_be_done() -> None:
    for game, ask in questions(17, most=40):
        mind = Mind(Sight(game.view(ask.seat)), ask, VeteranBot.manner)
        burial = next_step(mind.s, mind, "obj_burial")
        assert burial.left == 2 and burial.rooms
        assert next_step(mind.s, mind, "obj_best_friends").name == "none"
        for objective in mind.s.rules.objectives:
            step = next_step(mind.s, mind, objective)
            assert all(room in mind.s.board.links for room in step.rooms)


def signs_of(table: Any, seat: int) -> dict[str, Any]:
    """Those of the position, by their names."""
    ask = table.game.ask
    _, state, _ = read(Mind(Sight(table.game.view(seat)), ask, LEARNER))
    return dict(zip(STATE, state, strict=True))


def test_where_objectives_are_shared_it_sees_the_work_of_the_crew() -> None:
    scenario = Scenario("captain", "soldier", mode="coop").room(2, "comms_room").room(18, "generator")
    scenario.seat(0, room=6, objectives=["sc_head"]).seat(1, room=15, objectives=["sc_post_mortem"])
    captain = signs_of(scenario.turn(0), 0)
    assert (captain["objective"], captain["other_objective"]) == ("blast", (2, 2))
    assert (captain["step"], captain["to_step"], captain["steps_left"]) == ("signal", 1, 3)
    assert captain["target"] == (2, True)
    after = signs_of(scenario.seat(0, signal=True).ship(post_mortem=True).turn(0), 0)
    assert (after["step"], after["steps_left"], after["other_objective"]) == ("find_pods", 1, (2, 1)), "a way out"


def test_it_sees_what_is_unfinished_when_it_thinks_of_leaving() -> None:
    """The same Room Action reads differently before the Signal is sent and when nothing is left to do."""
    scenario = Scenario("captain", "soldier").room(2, "comms_room").room(16, "evacuation_a")
    scenario.ship(pods=[(1, "A", False)]).seat(0, room=16, hand=["captain_rest_1", "captain_search_1"])
    field, found = ALL_OF_AN_OPTION.index("unfinished"), []
    for objective in ("obj_great_hunt", "obj_kill_p2"):
        table = scenario.seat(0, objectives=[objective]).turn(0)
        assert table.game.ask is not None
        options, _, signs = read(Mind(Sight(table.game.view(0)), table.game.ask, VeteranBot.manner))
        found.append(signs[options.index(("room_action", 16))][field])
    assert found == [("room_action", "evacuation_a", "signal"), ("room_action", "evacuation_a", "none")]


def leaving() -> Scenario:
    """The work is done; the captain stands next to a Section whose Pod is open."""
    scenario = Scenario("captain", "soldier", mode="coop").room(5, "evacuation_a").room(2, "comms_room")
    scenario.ship(self_destruct=3, post_mortem=True, pods=[(1, "A", False)])
    cards = ["captain_rest_1", "captain_search_1", "captain_order_1"]
    scenario.seat(0, room=6, objectives=["sc_head"], signal=True, hand=cards)
    return scenario.seat(1, room=15, objectives=["sc_post_mortem"], hand=[])


def off_of(table: Any) -> dict[Any, Any]:
    """What each option leaves over to get off the ship with."""
    options, _, signs = read(Mind(Sight(table.game.view(0)), table.game.ask, LEARNER))
    return {option[:2]: sign[ALL_OF_AN_OPTION.index("off")] for option, sign in zip(options, signs, strict=True)}


def test_who_leaves_sees_whether_the_cards_will_do() -> None:
    """A step costs one card and a Careful one two; to board is a Room Action of two (R-6.1, R-18.6)."""
    found = off_of(leaving().turn(0))
    assert found[("move", 5)] == ("move", "open", 0)
    assert found[("careful_move", 5)] == ("careful_move", "open", -1)
    assert found[("pass",)] == ("pass", "open", 0)


@pytest.mark.parametrize(
    ("ship", "told"),
    [
        ({"self_destruct": 1}, ("pass", "last", 0)),
        ({"self_destruct": 4, "pods": [(1, "A", True)]}, ("pass", "soon", 0)),
        ({"self_destruct": 6, "pods": [(1, "A", True)]}, ("pass", "later", 0)),
    ],
)
def test_the_way_off_is_told_with_the_time_that_is_left(ship: dict[str, Any], told: Any) -> None:
    """Pods open on the first yellow space and the ship blows up on the skull (R-19.4, R-19.5)."""
    assert off_of(leaving().ship(**ship).turn(0))[("pass",)] == told


def test_no_way_off_leads_past_an_intruder() -> None:
    """Nobody boards where one is (R-18.6)."""
    assert off_of(leaving().figure("adult", 5).turn(0))[("pass",)] == ("pass", "open", None)


def test_a_crew_whose_work_is_done_follows_a_policy_of_its_own(
    made_up: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """All cards are met and one survivor is enough (R-22.3): what was learnt for the work counts no more."""
    coop = {"mode": "coop", "players": [2]}
    nothing = {**made_up, "state_rows": [[] for _ in STATE], "option_rows": [[] for _ in ALL_OF_AN_OPTION]}
    at_work = Policy({**nothing, "tables": [coop]})
    last_way = Policy({**made_up, "tables": [{**coop, WORK_IS_DONE: True}]})
    monkeypatch.setattr("nemesis.bots.policy.policies", lambda: (at_work, last_way))
    for scenario, policy in ((leaving(), last_way), (leaving().seat(0, signal=False), at_work)):
        game = scenario.turn(0).game
        ask, view = game.ask, game.view(0)
        assert ask is not None
        mind = ExpertBot(1).mind(view, ask)
        assert policy_at(mind, at_work) is policy
        assert ExpertBot(1).decide(view, ask) == choose(policy, mind)
        assert ExpertBot(1).ranked(view, ask)[0] == choose(policy, mind)


def test_alone_it_sees_the_steps_of_both_cards_that_it_may_keep() -> None:
    scenario = Scenario("captain", mode="solo").room(2, "comms_room").seat(0, objectives=["sc_head", "sc_post_mortem"])
    view = scenario.run("first_encounter_objectives").game.view(0)
    ask = ask_in(view)
    assert ask is not None
    mind = Mind(Sight(view), ask, LEARNER)
    assert [next_step(mind.s, mind, card).left for card in ("sc_head", "sc_post_mortem")] == [2, 2]


def test_it_is_quick(expert: ExpertBot) -> None:
    game, ask = next(iter(questions(18)))
    assert expert.is_quick(game.view(ask.seat), ask)


# -- what it may do, and what it is asked besides the turn ------------------------------------------------


def departures(table: Any, seat: int) -> list[Any]:
    """What it thinks of besides what `veteran` would do."""
    options, _, _ = read(Mind(Sight(table.game.view(seat)), table.game.ask, VeteranBot.manner))
    return options[1:]


def test_no_card_is_played_for_show_alone() -> None:
    """Demolition destroys a Door: of no use to anybody who only has cards to spare."""
    scenario = Scenario("soldier", "captain").seat(0, room=11, hand=["soldier_demolition_1", "soldier_search_1"])
    options = departures(scenario.turn(0), 0)
    assert not any(option[0] == "play" and "demolition" in option[1] for option in options)
    assert any(option[0] == "move" for option in options)


@pytest.mark.parametrize(("objective", "taken"), [("obj_burial", True), ("obj_prime_asset", False)])
def test_a_thing_is_picked_up_only_if_a_card_asks_for_it(objective: str, taken: bool) -> None:
    scenario = Scenario("soldier", "captain").object("blue_corpse", 11)
    scenario.seat(0, room=11, objectives=[objective], hand=["soldier_search_1", "soldier_rest_1"])
    assert (("pick_up", "blue_corpse") in departures(scenario.turn(0), 0)) is taken


def test_what_it_pays_with_is_learnt_too(made_up: dict[str, Any]) -> None:
    """A weight for a card that is paid with decides, one for a card that is kept does the opposite."""
    scenario = Scenario("soldier", "captain").seat(0, room=11, hand=["soldier_search_1", "soldier_rest_1"])
    table = scenario.turn(0)
    table.game.apply(table.option("move", 15))
    ask = table.game.ask
    assert ask is not None and ask.kind == "pay"
    mind = Mind(Sight(table.game.view(0)), ask, VeteranBot.manner)
    field = ALL_OF_AN_OPTION.index("what")
    chosen = []
    for card in ("search", "rest"):
        rows: list[list[Any]] = [[] for _ in ALL_OF_AN_OPTION]
        rows[field] = [[["pay", card], as_text([9 * ONE // 2, *([0] * UNITS)])]]
        policy = Policy({**made_up, "state_rows": [[] for _ in STATE], "option_rows": rows, "usual": 2 * ONE})
        chosen.append(choose(policy, mind))
    assert [mind.s.kind(option[1]) for option in chosen] == ["search", "rest"]


def test_weights_from_before_a_field_was_added_still_play(made_up: dict[str, Any]) -> None:
    fewer = {
        **made_up, "state": list(STATE[:-2]), "state_rows": made_up["state_rows"][:-2],
        "option": list(OPTION), "option_rows": made_up["option_rows"][: len(OPTION)],
    }  # fmt: skip
    for game, ask in questions(20, most=20):
        mind = Mind(Sight(game.view(ask.seat)), ask, VeteranBot.manner)
        assert choose(Policy(fewer), mind) in ask.options


def test_a_policy_sees_what_a_box_tells_it() -> None:
    """A-7: how far the shuttle's marker has come."""
    game = Game.new(Setup(players=2, mode="investigation", seed=5))
    while game.ask is not None and game.ask.kind != "turn":
        game.apply(VeteranBot(0).decide(game.view(game.ask.seat), game.ask), game.ask.seat)
    assert game.ask is not None
    _, state, _ = read(Mind(Sight(game.view(game.ask.seat)), game.ask, LEARNER))
    assert dict(zip(STATE, state, strict=True))["told"][0] == game.ext["shuttle"]
