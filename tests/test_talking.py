"""Bots at the radio (K-29): from the view alone, straight, in measure, answered, and mostly meant."""

from __future__ import annotations

import doctest
import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

import nemesis.bots.talking
import nemesis.bots.temper
from nemesis import BadSetup, Game, Setup
from nemesis.bots import BOTS, Bot, RandomBot, Temper, VeteranBot, make_bot
from nemesis.bots.hearing import Hearing
from nemesis.bots.sight import ENGINES, Sight
from nemesis.bots.speech import Speech
from nemesis.bots.talking import Moment, remarks
from nemesis.bots.temper import TRAITS
from nemesis.bots.worlds import Worlds
from nemesis.errors import IllegalChoice
from nemesis.rules.engines import DAMAGED, WORKING
from nemesis.rules.radio import (
    ANSWER,
    BROKEN,
    COUNTED,
    KEPT,
    LIE,
    SAYINGS,
    Line,
    Promise,
    deeds,
    lines,
    promises,
    said_choice,
)
from nemesis.rules.state import ABOARD, CLOSED, IN_POD, OPEN
from nemesis.scenario import Scenario, Table
from nemesis.sim import Job, play_game
from nemesis.sim.play import bot_seed
from nemesis.view import determinise

from .conservation import check as check_components
from .playing import KINDS, setups

SEEDS = range(61_000_000, 61_000_024)


class Talked:
    """A game of talking bots, with everything that happened at the moment it was said."""

    def __init__(self, setup: Setup, names: list[str]) -> None:
        self.bots: list[Bot] = [make_bot(n, seed=bot_seed(setup.seed, s)) for s, n in enumerate(names)]
        self.game = Game.new(setup)
        self.refused: list[Any] = []
        self.said: list[tuple[int, tuple[Any, ...], dict[str, Any]]] = []
        """(seat, words, what everybody saw then)."""
        while self.game.ask is not None:
            remarks(self.game, [Recorded(self, bot, s) for s, bot in enumerate(self.bots)])
            ask = self.game.ask
            self.game.apply(self.bots[ask.seat].decide(self.game.view(ask.seat), ask))


class Recorded(Bot):
    """A bot whose words are looked at before they are said."""

    def __init__(self, talked: Talked, bot: Bot, seat: int) -> None:
        super().__init__(bot.seed, bot.temper)
        self.talked, self.bot, self.seat = talked, bot, seat

    def is_in_the_mood(self, round: int) -> bool:
        return self.bot.is_in_the_mood(round)

    def decide(self, view: Any, ask: Any) -> Any:
        return self.bot.decide(view, ask)

    def speak(self, view: Any) -> tuple[Any, ...] | None:
        said = self.bot.speak(view)
        if said is not None:
            game = self.talked.game
            try:
                game.copy().apply(said_choice(*said), self.seat)
            except IllegalChoice as error:
                self.talked.refused.append((self.seat, said, str(error)))
            public = {"rooms": [p.room for p in game.seats], "active": [p.active for p in game.seats]}
            fights = {f.room for f in game.figures}
            self.talked.said.append((self.seat, said, {**public, "doors": list(game.doors), "fights": fights}))
        return said


@cache
def talked(seed: int, level: str = "expert") -> Talked:
    return Talked(Setup(players=4, seed=seed, modules=("radio",)), [level] * 4)


def all_talked() -> Iterator[Talked]:
    return map(talked, SEEDS)


# -- what a bot is -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("module", [nemesis.bots.talking, nemesis.bots.temper])
def test_the_examples_run(module: Any) -> None:
    found = doctest.testmod(module)
    assert found.attempted and not found.failed


def test_what_a_bot_says_depends_on_its_view_alone() -> None:
    """The same line from the table, from the view as JSON, and from another table dealt from the view."""
    spoken = 0
    for seed in SEEDS[:4]:
        game = Game.new(Setup(players=4, seed=seed, modules=("radio",)))
        bots = [make_bot("expert", seed=bot_seed(seed, s)) for s in range(4)]
        while game.ask is not None:
            seat = game.ask.seat
            if game.ask.kind == "turn":
                said = bots[seat].speak(game.view(seat))
                twin = make_bot("expert", seed=bot_seed(seed, seat))
                assert twin.speak(json.loads(json.dumps(game.view(seat)))) == said
                if said is not None:
                    spoken += 1
                    assert twin.speak(determinise(game.view(seat), seed).view(seat)) == said
            remarks(game, bots)
            game.apply(bots[seat].decide(game.view(seat), game.ask))
    assert spoken > 20


def test_random_never_speaks_and_every_other_level_does() -> None:
    for level in BOTS:
        bot = make_bot(level if level != "search" else "search:1", seed=3)
        game = next(iter(all_talked())).game
        assert (type(bot).speak is Bot.speak) == isinstance(bot, RandomBot)
        assert bot.speak(game.view(0)) is None or level != "random"


def test_without_the_module_nothing_is_said_and_nothing_changes() -> None:
    """K-29: also the temper shows only where there is a radio."""
    for seed in SEEDS[:3]:
        rows = [play_game(Job(Setup(players=4, seed=seed), (name,) * 4, 1), 0) for name in ("veteran", "veteran@bold")]
        kept = [[{k: v for k, v in row.items() if k != "bot"} for row in found] for found in rows]
        assert kept[0] == kept[1]
    game = Game.new(Setup(players=2, seed=1))
    remarks(game, [VeteranBot(), VeteranBot()])
    assert "radio" not in game.ext and VeteranBot().speak(game.view(0)) is None


def test_silent_bots_play_as_without_the_radio() -> None:
    for seed in SEEDS[:3]:
        rows = [
            play_game(Job(Setup(players=4, seed=seed, modules=modules), ("veteran@silent.careful",) * 4, 1), 0)
            for modules in ((), ("radio",))
        ]
        assert rows[0] == rows[1]


# -- measure -----------------------------------------------------------------------------------------------


def test_every_line_is_legal_when_it_is_said() -> None:
    assert [t.refused for t in all_talked() if t.refused] == []


def test_at_most_three_lines_a_round_and_answers_are_free() -> None:
    most = 0
    for t in all_talked():
        counted = Counter((x.seat, x.round) for x in lines(t.game) if x.word in COUNTED)
        assert all(n <= t.bots[seat].temper.lines <= 3 for (seat, _), n in counted.items())
        most = max([most, *counted.values()])
    assert most == 3


def test_nothing_is_said_twice() -> None:
    for t in all_talked():
        for seat in range(4):
            own = [(x.round, x.said) for x in lines(t.game) if x.seat == seat]
            again = [said for said, n in Counter(said for _, said in own).items() if n > 1]
            for said in again:
                assert SAYINGS[said[0]].sort in ("request", "offer", "intention") or said[0] == "thanks"
                rounds = [r for r, words in own if words == said]
                assert all(later - earlier >= 3 for earlier, later in pairwise(rounds))


def test_nobody_asks_the_dead_nor_for_what_is_already_so() -> None:
    asked = 0
    for t in all_talked():
        for seat, said, public in t.said:
            if SAYINGS[said[0]].sort in ("request", "offer"):
                asked += 1
                assert public["active"][said[1]], (seat, said)
                if said[0] == "come":
                    assert public["rooms"][said[1]] != said[2]
                if said[0] in ("give", "offer"):
                    assert public["rooms"][said[1]] == public["rooms"][seat] != 0
                if said[0] in ("check", "repair", "open", "close"):
                    assert not public["fights"] & {public["rooms"][said[1]], public["rooms"][seat]}, (seat, said)
                if said[0] in ("open", "close"):
                    assert public["doors"][said[2]] == (CLOSED if said[0] == "open" else OPEN)
    assert asked > 40


def test_whoever_has_just_refused_or_promised_is_left_alone() -> None:
    """A no to one Engine is a no to the next for a while, and so it is with Doors."""
    for t in all_talked():
        said = lines(t.game)
        for number, line in enumerate(said):
            for sort in (("check", "repair"), ("open", "close")):
                if line.word in sort:
                    no = [x for x in said[:number] if x.word == "no" and x.seat == line.to and line.round - x.round < 3]
                    assert not [x for x in no if said[x.said[1]].word in sort], (t.game.setup.seed, number)


def test_who_has_promised_to_be_somewhere_is_not_sent_elsewhere() -> None:
    """K-29: nobody promises two places at once, so nobody is asked to."""
    game = table()
    assert game.ask is not None
    me, other = game.ask.seat, (game.ask.seat + 1) % 3
    assert other not in speech(VeteranBot(1), game, me).unwilling()
    game.apply(said_choice("check", other, 0), me)
    game.apply(said_choice("yes", 0), other)
    assert other in speech(VeteranBot(1), game, me).unwilling()


def test_what_was_seen_is_told_although_somebody_else_spoke_first() -> None:
    """The bad news first: a quiet bot has one line a round."""
    game = table()
    assert game.ask is not None
    me, other = game.ask.seat, (game.ask.seat + 1) % 3
    game.seats[me].knowledge += [("engine", 0, WORKING, 1), ("engine", 2, DAMAGED, 1)]
    game.ext["deeds"] = tuple((me, game.round, "looked", engine, 0) for engine in range(3))
    game.apply(said_choice("sent"), other)
    bots: list[Bot | None] = [None, None, None]
    bots[me] = VeteranBot(1, Temper(loyal=True, talkative=False))
    remarks(game, bots)
    assert [line.said for line in lines(game) if line.seat == me] == [("engine", 2, DAMAGED)]


def test_nobody_tells_of_a_course_that_their_own_words_call_wrong() -> None:
    for t in all_talked():
        said = lines(t.game)
        for number, line in enumerate(said):
            if line.word == "course":
                story = [x.said for x in said[:number] if x.seat == line.seat and x.word == "leads"]
                assert ("leads", line.said[1], "earth") in story


def test_nobody_walks_into_a_fight_for_somebody_who_has_left() -> None:
    """A promise to come is worth a fight only while whoever called is there."""
    scenario = Scenario("soldier", "captain", modules=("radio",)).ship(first_encounter=True)
    game = scenario.seat(0, room=5).seat(1, room=6).figure("adult", room=6).turn(0).game
    game.apply(said_choice("come", 0, 6), 1)
    game.apply(said_choice("yes", 0), 0)
    bot = VeteranBot(1, Temper(loyal=True))
    assert game.ask is not None
    assert bot.mind(game.view(0), game.ask).aims.is_called_to(6)
    game.seats[1].room = 11
    aims = bot.mind(game.view(0), game.ask).aims
    assert not aims.is_called_to(6) and 6 not in [room for _, room in aims.promised_errands()]


def test_no_check_is_asked_for_of_an_engine_that_somebody_told_of() -> None:
    """Unless whoever asks has reason not to believe them, there is nothing to be checked."""
    for t in all_talked():
        told: set[int] = set()
        for line in lines(t.game):
            if line.word == "engine":
                told.add(line.said[1])
            assert line.word != "check" or line.said[2] not in told


# -- a straight story ----------------------------------------------------------------------------------------


def story_of(game: Game, seat: int) -> Iterator[tuple[Any, Any]]:
    """(subject, what was said of it), Engines as they would be now if it was so."""
    swaps = [d for d in deeds(game) if d.deed == "swapped"]
    for number, line in enumerate(lines(game)):
        if line.seat != seat:
            continue
        if line.word == "engine":
            since = sum(d.subject == line.said[1] and d.after > number for d in swaps)
            yield ("engine", line.said[1]), (line.said[2] == WORKING) != (since % 2 == 1)
        elif line.word == "leads":
            yield ("letter", line.said[1]), line.said[2]
            yield ("place", line.said[2]), line.said[1]
        elif line.word == "tile":
            yield ("tile", line.said[1]), line.said[2]
        elif line.word in ("infected", "clean"):
            yield "health", line.word


def test_nobody_contradicts_their_own_story() -> None:
    """K-29: what changed for all to see since (tokens that changed places) is allowed for."""
    told = 0
    for t in all_talked():
        for seat in range(4):
            story: dict[Any, Any] = {}
            for subject, value in story_of(t.game, seat):
                told += 1
                assert story.setdefault(subject, value) == value, (t.game.setup.seed, seat, subject)
    assert told > 100


def test_only_a_reason_makes_a_liar_and_honest_bots_never_lie() -> None:
    with_a_reason = ("obj_quarantine", "obj_great_hunt", "obj_aliens", "obj_kill_p")
    lies = 0
    for t in all_talked():
        for number, how in t.game.ext.get("untrue", ()):
            line = lines(t.game)[number]
            if how == LIE and line.word in ("engine", "leads"):
                lies += 1
                assert t.game.seats[line.seat].objectives[0].startswith(with_a_reason)
    assert lies, "the games of these seeds have liars"
    for seed in SEEDS[:12]:
        t = talked(seed, "expert@honest")
        assert not [how for _, how in t.game.ext.get("untrue", ()) if how == LIE]


# -- answers and promises --------------------------------------------------------------------------------------


def test_requests_to_a_bot_are_answered() -> None:
    asked = 0
    for t in all_talked():
        said = lines(t.game)
        for number, line in enumerate(said):
            if line.asked and line.to is not None and line.to >= 0:
                asked += 1
                assert any(x.seat == line.to and x.sort == ANSWER and x.said[1] == number for x in said[number:])
    assert asked > 40


def test_a_person_gets_an_answer_at_once() -> None:
    game = Game.new(Setup(players=3, seed=5, modules=("radio",)))
    bots: list[Bot | None] = [None, VeteranBot(1), VeteranBot(2)]
    while game.ask is not None and not (game.setup_done and game.ask.kind == "turn"):
        game.apply(game.ask.options[0])
    game.apply(said_choice("check", 1, 1), 0)
    remarks(game, bots)
    assert [x.seat for x in lines(game) if x.sort == ANSWER] == [1]
    game.apply(said_choice("come", -1, game.seats[0].room + 1), 0)
    remarks(game, bots)
    answers = [x for x in lines(game) if x.sort == ANSWER and x.said[1] == len(lines(game)) - 2]
    assert len(answers) == 1, "of those who are called together one answers"


def test_loyal_bots_mostly_keep_their_word_and_selfish_ones_less() -> None:
    kept: Counter[bool] = Counter()
    ended: Counter[bool] = Counter()
    for t in (talked(seed, level) for seed in SEEDS for level in ("expert", "veteran")):
        for made in promises(t.game):
            if made.state in (KEPT, BROKEN):
                loyal = t.bots[made.seat].temper.loyal
                ended[loyal] += 1
                kept[loyal] += made.state == KEPT
    assert ended[True] > 30 and ended[False] > 30
    assert kept[True] / ended[True] > 0.75
    assert kept[False] / ended[False] < kept[True] / ended[True]


# -- trust -------------------------------------------------------------------------------------------------------


def table(seed: int = 3) -> Game:
    game = Game.new(Setup(players=3, seed=seed, modules=("radio",)))
    while game.ask is not None and not (game.setup_done and game.ask.kind == "turn"):
        game.apply(game.ask.options[0])
    return game


def looks_and_says(game: Game, seat: int, engine: int, state: str) -> None:
    game.ext["deeds"] = (*game.ext.get("deeds", ()), (seat, game.round, "looked", engine, len(lines(game))))
    game.apply(said_choice("engine", engine, state), seat)


def heard_by(game: Game, seat: int, *words: str) -> Hearing:
    heard = Sight(game.view(seat), Temper.drawn(0, words)).heard
    assert heard is not None
    return heard


def test_a_trusting_bot_believes_whoever_looked_and_a_suspicious_one_waits_for_a_second_voice() -> None:
    game = table()
    looks_and_says(game, 1, 0, DAMAGED)
    assert Sight(game.view(0), Temper.drawn(0, ("trusting",))).engine(ENGINES[0]) == DAMAGED
    assert Sight(game.view(0), Temper.drawn(0, ("suspicious",))).engine(ENGINES[0]) is None
    looks_and_says(game, 2, 0, DAMAGED)
    assert heard_by(game, 0, "suspicious").damaged(0, 0.5) > 0.7


def test_nobody_believes_a_guess() -> None:
    game = table()
    game.apply(said_choice("engine", 0, DAMAGED), 1)
    assert Sight(game.view(0), Temper.drawn(0, ("trusting",))).engine(ENGINES[0]) is None


def test_a_statement_turns_with_the_tokens() -> None:
    game = table()
    looks_and_says(game, 1, 0, DAMAGED)
    game.ext["deeds"] = (*game.ext["deeds"], (2, game.round, "swapped", 0, len(lines(game))))
    assert heard_by(game, 0, "trusting").engine(0) == WORKING


def test_whoever_was_caught_lying_is_not_believed_and_is_accused_with_the_line() -> None:
    game = table()
    assert game.ask is not None
    me = game.ask.seat
    liar, third = (me + 1) % 3, (me + 2) % 3
    looks_and_says(game, liar, 0, WORKING)
    game.seats[me].knowledge.append(("engine", 0, DAMAGED, 1))
    looks_and_says(game, liar, 1, WORKING)
    heard = heard_by(game, me, "trusting")
    assert heard.trust(liar) < 0.5 < heard.trust(third)
    assert heard.engine(1) is None
    assert ("accuse", liar, 0) in everything_said(game, VeteranBot(1, Temper(loyal=True)), me)


def everything_said(game: Game, bot: Bot, seat: int) -> list[tuple[Any, ...]]:
    said = []
    while (line := bot.speak(game.view(seat))) is not None:
        said.append(line)
        game.apply(said_choice(*line), seat)
    return said


def test_what_was_said_enters_the_tables_that_search_deals() -> None:
    def damaged(game: Game) -> int:
        worlds = Worlds(game.view(0), Random(1), Temper(trusting=True))
        return sum(worlds.world(n).engines[0][0] == DAMAGED for n in range(60))

    game = table()
    unheard = damaged(game)
    looks_and_says(game, 1, 0, DAMAGED)
    assert damaged(game) > unheard + 10


# -- Doors ---------------------------------------------------------------------------------------------------------


def test_who_closed_a_door_in_somebodys_face_is_trusted_less_by_them_alone() -> None:
    game = table()
    game.apply(said_choice("sent"), 1)
    before = [heard_by(game, seat).trust(1) for seat in (0, 2)]
    game.ext["deeds"] = ((1, game.round, "shut", 0, 1),)
    assert heard_by(game, 0).trust(1) < before[0] and heard_by(game, 2).trust(1) == before[1]


def at_a_door(closed: bool, hand: list[str], **asker: Any) -> Table:
    """The asker in Room 5, a scientist with these cards beside it, a Door between the Rooms 5 and 6."""
    scenario = Scenario("captain", "scientist", "scout", modules=("radio",))
    scenario.ship(first_encounter=True).seat(0, room=5, **asker).seat(1, room=5, hand=hand).seat(2, room=1)
    if closed:
        scenario.door(5, 6, "closed")
    else:
        scenario.figure("adult", room=6)
    return scenario.turn(1)


@pytest.mark.parametrize(("word", "before", "after"), [("open", CLOSED, OPEN), ("close", OPEN, CLOSED)])
def test_a_loyal_bot_works_the_door_that_it_promised(word: str, before: int, after: int) -> None:
    """K-29: with a card that works one, in the Room of the Door; the word is kept and trusted the more."""
    game = at_a_door(before == CLOSED, ["computer_skills", "rest"]).game
    trust = Temper.drawn(0).faith
    game.apply(said_choice(word, 1, 6), 0)
    bots: list[Bot | None] = [None, VeteranBot(1, Temper(loyal=True)), None]
    remarks(game, bots)
    assert lines(game)[-1].said == ("yes", 0)
    for _ in range(4):
        assert game.ask is not None and bots[1] is not None
        if game.doors[6] == after or game.ask.seat != 1:
            break
        game.apply(bots[1].decide(game.view(1), game.ask))
    assert game.doors[6] == after and [p.state for p in promises(game)] == [KEPT]
    assert heard_by(game, 0).trust(1) > trust


@pytest.mark.parametrize(
    ("word", "hand", "temper"),
    [("open", ["rest"], Temper(loyal=True)), ("open", ["computer_skills"], Temper(loyal=False, honest=True))],
)
def test_who_cannot_or_will_not_work_a_door_says_so(word: str, hand: list[str], temper: Temper) -> None:
    game = at_a_door(True, hand).game
    game.apply(said_choice(word, 1, 6), 0)
    remarks(game, [None, VeteranBot(1, temper), None])
    assert lines(game)[-1].said == ("no", 0)


def test_a_door_is_closed_before_nobody() -> None:
    """Whoever else fights behind it would be shut out."""
    game = at_a_door(False, ["computer_skills"]).game
    game.seats[2].room = 6
    game.apply(said_choice("close", 1, 6), 0)
    remarks(game, [None, VeteranBot(1, Temper(loyal=True)), None])
    assert lines(game)[-1].said == ("no", 0)


# -- what they have, and whom they cover ---------------------------------------------------------------------------


def test_one_who_fights_beside_a_wounded_friend_covers_them() -> None:
    scenario = Scenario("soldier", "scientist", modules=("radio",)).ship(first_encounter=True)
    game = scenario.seat(0, room=5).seat(1, room=5).figure("adult", room=5).turn(0).game
    game.seats[1].wounds.append(("wound_leg", False))
    said = everything_said(game, VeteranBot(1, Temper(loyal=True)), 0)
    assert said == [("covering", 1)]
    aims = VeteranBot(1, Temper(loyal=True)).mind(game.view(0), game.ask).aims  # type: ignore[arg-type]
    assert aims.covers


def test_a_rich_bot_tells_what_would_help_somebody_who_is_not_here() -> None:
    """Once, and only if somebody near needs it; who said that they lack it is not asked for it."""
    bot = VeteranBot(1, Temper(loyal=True, talkative=True))
    scenario = Scenario("captain", "scientist", modules=("radio",)).ship(first_encounter=True)
    game = scenario.seat(0, room=5, items=["medkit"]).seat(1, room=6).turn(0).game
    assert [*speech(bot, game).riches()] == []
    game.seats[1].light = 2
    assert [*speech(bot, game).riches()] == [("have", "medkit")]
    game.seats[1].room, game.seats[0].room = 5, 5
    needy = speech(VeteranBot(2, Temper(loyal=True)), game, 1)
    assert ("give", 0, "medkit") in [*needy.bargains()]
    game.apply(said_choice("lack", "medkit"), 0)
    assert ("give", 0, "medkit") not in [*speech(VeteranBot(2, Temper(loyal=True)), game, 1).bargains()]


def speech(bot: VeteranBot, game: Game, seat: int = 0) -> Speech:
    view = game.view(seat)
    return Speech(bot.sight(view), bot.seed, bot.temper, bot.manner)


def test_whoever_set_the_course_says_so_unless_it_hides_something() -> None:
    for t in all_talked():
        for number, line in enumerate(lines(t.game)):
            if line.word == "course":
                done = [d for d in deeds(t.game) if d.deed == "set" and d.after <= number]
                assert (done[-1].seat, done[-1].subject, done[-1].round) == (line.seat, line.said[1], line.round)
    assert any(line.word == "course" for t in all_talked() for line in lines(t.game))


# -- trade -----------------------------------------------------------------------------------------------------------


def test_an_offer_that_was_accepted_becomes_a_deal() -> None:
    """K-29, R-15.12: one offers what the other needs, the other says yes, and the Item changes hands."""
    game = table()
    giver = game.ask.seat if game.ask is not None else 0
    taker = (giver + 1) % 3
    item = next(i for i in game.decks["green"] if game.rules.types[i].id == "medkit")
    game.decks["green"].remove(item)
    game.seats[giver].items.append(item)
    game.seats[taker].light = 2
    bots = [VeteranBot(seat, Temper(loyal=True)) for seat in range(3)]
    assert ("offer", taker, "medkit") in everything_said(game, bots[giver], giver)
    remarks(game, bots)
    for _ in range(12):
        assert game.ask is not None
        game.apply(bots[game.ask.seat].decide(game.view(game.ask.seat), game.ask))
        if item in game.seats[taker].items:
            break
    assert item in game.seats[taker].items
    assert [p.state for p in promises(game)] == [KEPT]


def test_nobody_pays_twice_for_a_deal_that_was_promised_and_refused() -> None:
    for t in all_talked():
        refused: Counter[tuple[int, int, int]] = Counter()
        for deed in deeds(t.game):
            if deed.deed == "refused":
                refused[(deed.seat, deed.subject, deed.round)] += 1
        assert all(n == 1 for n in refused.values()), t.game.setup.seed


def test_bots_trade_and_no_component_is_lost() -> None:
    traded = 0
    for t in all_talked():
        traded += sum(d.deed == "traded" for d in deeds(t.game))
        check_components(t.game)
    assert traded > 0


# -- every table ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_games_end_in_every_species_and_mode(kind: str) -> None:
    for setup in setups(6, 70, kind):
        with_radio = Setup.from_data({**setup.to_data(), "modules": [*setup.modules, "radio"]})
        game = Game.new(with_radio)
        bots = [make_bot("crew", seed=seat) for seat in range(with_radio.players)]
        while game.ask is not None:
            now = Moment()
            remarks(game, bots, now.of)
            game.apply(bots[game.ask.seat].decide(now.of(game, game.ask.seat), game.ask))
        assert game.over


def test_saves_and_replays_have_every_word() -> None:
    game = talked(SEEDS[0]).game
    assert Game.from_json(game.to_json()).ext["radio"] == game.ext["radio"]
    assert game.replayed(len(game.history)).digest() == game.digest()


def test_one_look_serves_to_speak_and_to_decide() -> None:
    """A view that was patched after a remark is the view that the game would give."""
    for seed in SEEDS[:3]:
        game = Game.new(Setup(players=4, seed=seed, modules=("radio",)))
        bots = [make_bot("veteran", seed=bot_seed(seed, s)) for s in range(4)]
        while game.ask is not None:
            now = Moment()
            remarks(game, bots, now.of)
            view = now.of(game, game.ask.seat)
            assert view == game.view(game.ask.seat)
            fresh = make_bot("veteran", seed=bot_seed(seed, game.ask.seat))
            choice = bots[game.ask.seat].decide(view, game.ask)
            assert fresh.decide(game.view(game.ask.seat), game.ask) == choice
            game.apply(choice)


# -- temper ----------------------------------------------------------------------------------------------------------------


def test_a_temper_is_drawn_from_the_seed_and_can_be_named() -> None:
    assert Temper.drawn(7) == make_bot("veteran", seed=7).temper
    assert make_bot("search:5@selfish.quiet", seed=7).temper.words[1:3] == ("selfish", "quiet")
    found = Counter(word for seed in range(400) for word in Temper.drawn(seed).words)
    assert set(found) == {word for pair in TRAITS for word in pair}
    assert all(140 < n < 260 for n in found.values())


def test_a_temper_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSetup, match="unknown temper 'grumpy'; possible: bold, careful, loyal"):
        make_bot("veteran@grumpy")


def test_every_word_is_in_the_table_of_the_documentation() -> None:
    page = (Path(__file__).parent.parent / "docs" / "radio.md").read_text(encoding="utf-8")
    rows = [line.split("|") for line in page.splitlines() if line.startswith("| `")]
    listed = {word.strip(" `"): row[2].strip() for row in rows for word in row[1].split(",")}
    assert listed == {word: known.sort for word, known in SAYINGS.items()}


def test_lines_and_promises_are_as_the_rules_keep_them() -> None:
    """What bots read from a view is what the rules wrote."""
    game = talked(SEEDS[0]).game
    ext = game.view(0)["ext"]
    assert tuple(Line(*x) for x in ext["radio"]) == lines(game)
    assert tuple(Promise(*x) for x in ext["promises"]) == promises(game)
    assert {p.status for p in game.seats} - {ABOARD, IN_POD}
