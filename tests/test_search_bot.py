"""The bot that looks ahead: repeatable, legal, within its budget, in every kind of game, and from the view alone."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from math import fsum
from operator import mul
from pathlib import Path
from random import Random

import pytest

from nemesis import BadSetup, Game, Setup
from nemesis.bots import SearchBot, VeteranBot, check_bot, make_bot
from nemesis.bots.evaluation import Outlook, chance, features, names, network, outlook, outlooks, sorts_of_tables
from nemesis.bots.search import OWN, Line, Search
from nemesis.bots.tree import Tree
from nemesis.bots.worlds import Worlds
from nemesis.engine.machine import as_tuples
from nemesis.rules.state import DEAD
from nemesis.scenario import Scenario
from nemesis.sim import Job, play_game

from .playing import KINDS, setups
from .playing import play as random_play

SRC = Path(__file__).parent.parent / "src"
ANOTHER_PROCESS = """
import json, sys
from nemesis.bots import ask_in, make_bot
view = json.load(sys.stdin)
print(json.dumps(make_bot("search:40", 7).decide(view, ask_in(view))))
"""


def turns(setup: Setup, seat: int = 0) -> Iterator[Game]:
    """A game of veterans, stopped at each turn question of a seat."""
    game = Game.new(setup)
    while game.ask is not None:
        if game.ask.kind == "turn" and game.ask.seat == seat:
            yield game
        ask = game.ask
        game.apply(VeteranBot(ask.seat).decide(game.view(ask.seat), ask), ask.seat)


def some_turn(number: int = 3, seed: int = 31) -> Game:
    return next(game for n, game in enumerate(turns(Setup(players=4, seed=seed))) if n == number)


# -- names and budgets ----------------------------------------------------------------------------------


def test_a_name_may_carry_the_number_of_iterations() -> None:
    bot = make_bot("search:120", 3)
    assert isinstance(bot, SearchBot) and (bot.iterations, bot.seconds, bot.seed) == (120, None, 3)


def test_without_a_budget_it_stays_within_two_seconds() -> None:
    bot = make_bot("search")
    assert isinstance(bot, SearchBot) and bot.seconds == 2.0 and bot.iterations


@pytest.mark.parametrize("name", ["search:", "search:0", "search:-3", "search:x", "search:1e3", "search:9999999"])
def test_a_bad_budget_is_refused_with_the_right_form(name: str) -> None:
    with pytest.raises(BadSetup, match="should be 'search' or 'search:N'"):
        make_bot(name)


def test_other_bots_take_no_budget() -> None:
    with pytest.raises(BadSetup, match="'veteran:5' should be 'veteran'"):
        check_bot("veteran:5")


@pytest.mark.parametrize(("iterations", "seconds"), [(0, None), (None, 0.0), (5, -1.0)])
def test_a_search_needs_a_budget(iterations: int | None, seconds: float | None) -> None:
    with pytest.raises(BadSetup, match="a search needs"):
        SearchBot(0, iterations, seconds)


def test_never_more_playouts_than_the_budget_allows() -> None:
    game = some_turn()
    assert game.ask is not None
    for budget in (1, 2, 7, 30):
        found = SearchBot(1, iterations=budget).prospects(game.view(0), game.ask)
        assert 1 <= sum(p.visits for p in found) <= budget


def test_the_clock_ends_a_search() -> None:
    """One tick for each look at the clock, so the search sees time pass without any passing."""
    game = some_turn()
    assert game.ask is not None
    visits = []
    for seconds in (10.0, 40.0):
        bot = SearchBot(1, seconds=seconds)
        bot.clock = map(float, count()).__next__
        visits.append(sum(p.visits for p in bot.prospects(game.view(0), game.ask)))
    assert 1 <= visits[0] <= 10 < visits[1] <= 40


# -- from the view alone --------------------------------------------------------------------------------


def test_the_same_seed_view_and_question_give_the_same_prospects() -> None:
    game = some_turn()
    assert game.ask is not None
    found = [SearchBot(5, iterations=60).prospects(game.view(0), game.ask) for _ in range(2)]
    assert found[0] == found[1]


def test_another_process_with_the_view_as_json_decides_the_same() -> None:
    game = some_turn(5)
    view = game.view(0)
    assert game.ask is not None
    here = make_bot("search:40", 7).decide(view, game.ask)
    command = [sys.executable, "-c", ANOTHER_PROCESS]
    far = subprocess.run(command, input=json.dumps(view), capture_output=True, text=True, cwd=SRC, check=True)
    assert as_tuples(json.loads(far.stdout)) == here


def test_what_cannot_be_seen_makes_no_difference() -> None:
    """The same view of two tables whose secrets differ: the same decision."""
    game = some_turn(4)
    other = game.copy()
    other.engines = [(bottom, top) for top, bottom in game.engines]
    known = {(k[0], k[1]) for k in game.seats[0].knowledge}
    other.engines = [game.engines[n] if ("engine", n) in known else e for n, e in enumerate(other.engines)]
    assert game.ask is not None and game.view(0) == other.view(0)
    bot = SearchBot(2, iterations=40)
    assert bot.prospects(game.view(0), game.ask) == bot.prospects(other.view(0), game.ask)


def test_a_search_leaves_the_view_as_it_was() -> None:
    for n, game in enumerate(turns(Setup(players=3, seed=8))):
        if n % 4 == 0 and game.ask is not None:
            view = game.view(0)
            before = json.dumps(view)
            SearchBot(1, iterations=24).prospects(view, game.ask)
            assert json.dumps(view) == before


@pytest.mark.parametrize("kind", KINDS)
def test_every_world_looks_to_the_seat_like_its_view(kind: str) -> None:
    """What is believed of the Engines, the course and the others' knowledge is nothing that this seat can see."""
    looked = 0
    for setup in setups(6, first_seed=900, species=kind):
        for n, game in enumerate(random_play(setup)):
            if n % 40 or game.ask is None:
                continue
            view = json.loads(json.dumps(game.view(game.ask.seat)))
            seen = json.loads(json.dumps(Worlds(view, Random(n)).world(0).view(game.ask.seat)))
            assert seen == view
            looked += 1
    assert looked > 10


# -- every kind of game ---------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_it_answers_the_questions_of_every_ruleset_with_a_legal_choice(kind: str) -> None:
    asked = set()
    for setup in setups(7, first_seed=640, species=kind):
        for game in random_play(setup):
            for ask in game.asks:
                what = (ask.kind, game.round // 5 if ask.kind == "turn" else 0)
                if what in asked or (ask.kind == "turn" and game.round % 5 != 1):
                    continue
                asked.add(what)
                view = game.view(ask.seat)
                bot = SearchBot(3, iterations=9)
                assert bot.decide(view, ask) in ask.options
                assert all(p.option in ask.options for p in bot.prospects(view, ask))
    assert len({kind for kind, _ in asked}) >= 20


def test_simulations_take_it() -> None:
    rows = play_game(Job(Setup(players=2, seed=5), ("search:6", "crew"), games=1), 0)
    assert [row["bot"] for row in rows] == ["search:6", "crew"]


# -- what it makes of a position ------------------------------------------------------------------------


def test_prospects_are_chances_and_the_first_is_what_it_does() -> None:
    game = some_turn(6)
    assert game.ask is not None
    bot = SearchBot(4, iterations=80)
    found = bot.prospects(game.view(0), game.ask)
    assert len({repr(p.option) for p in found}) == len(found) >= 3
    assert found[0].option == bot.decide(game.view(0), game.ask)
    for p in found:
        assert 0 <= p.survive <= 1 and 0 <= p.win <= 1 and 0 <= p.wound <= 1 and p.visits > 0


def test_it_asks_nobody_twice_about_small_things() -> None:
    """Paying is left to the scores: no playout is spent on it."""
    game = some_turn()
    while game.ask is not None and game.ask.kind != "pay":
        game.apply(VeteranBot(0).decide(game.view(game.ask.seat), game.ask))
    assert game.ask is not None
    view = game.view(game.ask.seat)
    bot = SearchBot(1, iterations=50)
    bot.clock = None  # type: ignore[assignment]
    assert bot.decide(view, game.ask) == VeteranBot(1).decide(view, game.ask)


def test_it_departs_from_the_expert_for_a_clear_advantage_only() -> None:
    game = some_turn()
    assert game.ask is not None
    search = Search(SearchBot(1, iterations=50), game.view(0), game.ask)
    usual, other = search.lines[0], search.lines[1]
    search.racing = [usual, other]
    usual.values = [0.3, 0.5] * 10
    other.values = [0.6, 0.3] * 10
    assert search.choice() is usual, "better on average, but not clearly"
    other.values = [0.5, 0.7] * 10
    assert search.choice() is other


def test_the_same_advantage_counts_for_more_the_more_often_it_was_seen() -> None:
    """The best of many looks better than it is: few tables tell little, and most options are worse."""
    game = some_turn()
    assert game.ask is not None
    search = Search(SearchBot(1, iterations=50), game.view(0), game.ask)
    usual, other = search.lines[0], search.lines[1]
    gains = []
    for tables in (4, 16, 64, 256):
        usual.values = [0.2, 0.6] * (tables // 2)
        other.values = [0.5, 0.4] * (tables // 2)
        gains.append(search.gain(other))
    assert gains == sorted(gains) and gains[0] == OWN.expected and gains[-1] < other.ahead_of(usual)[0]


def test_the_difference_of_two_lines_is_taken_table_by_table() -> None:
    a, b = Line("a", [0.9, 0.1, 0.9, 0.1]), Line("b", [0.8, 0.0, 0.8, 0.0, 0.5])
    gap, error = a.ahead_of(b)
    assert gap == pytest.approx(0.1) and error < 0.001


def test_later_turns_branch_after_some_visits_and_then_keep_to_what_pays() -> None:
    asked = ((game.view(0), game.ask) for game in turns(Setup(players=4, seed=31)) if game.ask is not None)
    view, ask = next((v, a) for v, a in asked if VeteranBot(1).decide(v, a) != ("pass",))
    usual = VeteranBot(1).decide(view, ask)
    tree = Tree(VeteranBot(1), 0, deeper=3)
    chosen = []
    for _ in range(80):
        tree.begin(("move", 1, 2))
        chosen.append(tree.answer(view, ask))
        tree.learn(1.0 if chosen[-1] == ("pass",) else 0.0)
    assert chosen[:3] == [usual] * 3 and len(tree.nodes) == 1
    assert chosen.count(("pass",)) > 60


def test_the_tree_leaves_the_others_alone() -> None:
    game = some_turn()
    while game.ask is not None and game.ask.seat == 0:
        game.apply(VeteranBot(0).decide(game.view(0), game.ask))
    ask = game.ask
    assert ask is not None
    view = game.view(ask.seat)
    tree = Tree(VeteranBot(1), 0, deeper=0)
    tree.begin(("pass",))
    assert tree.answer(view, ask) == VeteranBot(1).decide(view, ask) and not tree.nodes


# -- the evaluation -------------------------------------------------------------------------------------


def test_every_feature_is_a_small_number() -> None:
    sorts = network().sorts
    inputs = names(sorts)
    for kind in KINDS:
        for setup in setups(3, first_seed=70, species=kind):
            for n, game in enumerate(random_play(setup)):
                if n % 60 == 0:
                    for p in game.seats:
                        found = dict(zip(inputs, features(game, p.index, sorts), strict=True))
                        assert all(-1 <= x <= 4 for x in found.values()), {n: x for n, x in found.items() if x > 4}


def test_the_dead_have_no_chance_and_the_end_tells_the_truth() -> None:
    game = Game.new(Setup(players=4, seed=12))
    deaths = 0
    while game.ask is not None:
        for p in game.seats:
            if p.status == DEAD:
                deaths += 1
                assert outlook(game, p.index) == (0.0, 0.0, 0.0)
        game.apply(VeteranBot(0).decide(game.view(game.ask.seat), game.ask))
    assert deaths
    for fate in game.result.seats:
        assert outlook(game, fate["seat"]) == (float(fate["survived"]), float(fate["won"]), 0.0)


def test_where_cards_are_shared_the_dead_still_count_what_is_done_for_them() -> None:
    """R-22.3: one survivor is enough."""
    scenario = Scenario("captain", "soldier", mode="coop").seat(0, objectives=["sc_cleanup"]).seat(1, status="dead")
    game = scenario.seat(1, objectives=["sc_post_mortem"]).turn(0).game
    found = outlook(game, 1)
    assert found.survive == 0.0 and found.work > 0.0


def searching(bot: SearchBot, game: Game) -> Search:
    assert game.ask is not None
    return Search(bot, game.view(game.ask.seat), game.ask)


def test_a_figure_is_what_was_seen_as_far_as_it_is_more_than_luck() -> None:
    """The best of many looks better than it is: advice by what was seen alone was no better than `expert`."""
    search = searching(SearchBot(seed=1, iterations=1), next(turns(Setup(players=2, seed=3))))
    usual, seldom, often = search.lines[0], Line(("pass",)), Line(("pass",))
    for line, times, seen in ((usual, 60, 0.4), (seldom, 4, 1.0), (often, 60, 0.6)):
        line.values = [seen] * times
        line.survive = line.win = seen * times
    assert search.prospect(usual).survive == pytest.approx(0.4)
    assert search.prospect(seldom).survive == pytest.approx(0.4 + OWN.expected)
    assert 0.5 < search.prospect(often).survive < 0.6


def test_where_options_are_hardly_told_apart_the_search_keeps_to_expert() -> None:
    """In solo and co-op what looked better was none the better when it was played to the end."""
    for setup, departs in ((Setup(players=2, seed=3), True), (Setup(players=2, mode="coop", seed=3), False)):
        search = searching(SearchBot(seed=1, iterations=1), next(turns(setup)))
        usual, other = search.lines[:2]
        usual.values, other.values = [0.4] * 60, [0.45] * 60
        assert (search.choice() is other) is departs
        other.values = [0.7] * 60
        assert search.choice() is other


def test_a_search_counts_the_crew_and_a_team_only_its_cards() -> None:
    """Four who think only of themselves are worse off than four who do not think."""
    bot = SearchBot(seed=1, iterations=1)
    game = next(turns(Setup(players=2, seed=3)))
    search = searching(bot, game)
    well, ill = Outlook(1.0, 1.0, 0.0), Outlook(0.0, 0.0, 0.0)
    others = outlooks(game, search.counted(game))[1:]
    assert 0.5 < search.value([well, *others]) < 1.0 and 0.0 < search.value([ill, *others]) < 0.5
    team = next(turns(Setup(players=2, mode="coop", seed=3)))
    search = searching(bot, team)
    assert search.counted(team) == [search.seat]
    assert search.value([Outlook(1.0, 0.0, 0.5)]) == search.value([Outlook(0.0, 0.0, 0.5)]) == 0.25


def test_wounds_and_a_larva_lower_the_chance_to_survive() -> None:
    fresh = next(game for game in turns(Setup(players=4, seed=3)) if game.round == 4)
    hurt = fresh.copy()
    hurt.seats[0].wounds = [(hurt.decks["wound"].pop(), False) for _ in range(2)]
    hurt.seats[0].larva = True
    assert outlook(hurt, 0).survive < outlook(fresh, 0).survive


def test_whole_numbers_say_what_the_weights_say() -> None:
    """Eight times as fast as fractions, and the same on every machine."""
    net = network()
    seen = 0
    for game in turns(Setup(players=3, seed=8)):
        values = features(game, 0, net.sorts)
        layer = [max(0.0, fsum(map(mul, row, values)) + bias) for row, bias in net.hidden]
        exactly = [chance(fsum(map(mul, row, layer)) + bias) for row, bias in net.out]
        assert net.outlook(values) == pytest.approx(exactly, abs=1e-3)
        seen += 1
    assert seen > 20


def test_the_weights_fit_the_features() -> None:
    net = network()
    assert all(len(row) == len(names(net.sorts)) for row, _ in net.hidden) and len(net.out) == 3
    assert set(net.sorts) <= set(sorts_of_tables())
    assert all(0 <= p <= 1 for table in net.beliefs.values() for p in table)
