"""A bot that looks ahead: it deals tables that fit its view, tries its options on each, and plays the round out.

All options are tried on the same tables with the same luck, so their differences are less noisy than their values.
Those that fall behind are left out; and the bot departs from what `expert` would do only where that promises more, the
luck of the best of many considered. Everybody plays on as `expert`, and what the crew gains counts too: who thinks only
of itself lives on the others, and four who do so are worse off than four who do not think.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from math import fsum, sqrt
from typing import Any, NamedTuple

from ..engine.machine import Ask, Choice
from ..errors import BadSetup
from ..rules.state import ABOARD, DEAD, IN_POD
from ..view.types import View, own_seat
from .bot import Bot
from .evaluation import Outlook, outlooks
from .expert import ExpertBot
from .progress import shares_cards
from .sight import rules_seen_in
from .temper import Temper
from .tree import Tree
from .utility import DULL
from .worlds import Worlds, play_round

ITERATIONS, SECONDS = 200, 2.0
"""The usual budget: this many playouts, and never longer than this."""
AT_ONCE = ("pay", "pass_discard", "draft", "interrupt", "stimulants", "discard_one", "event_top", "keep_objective")
"""Questions that are not worth a search, or (the Objective) whose effect shows long after the round is over.

Those about trades are not searched either.
"""
WIN = 0.5
"""What counts: so much winning, the rest survival; where cards are shared, what is done for them in place of it."""
CREW = 0.4
"""How much of the value is the mean of the crew, as in the games that `expert` learnt from."""
FIRST_LOOK, LOOK = 12, 4
"""Tables before the first option may be left out, and between two looks."""
BEHIND = 3.0
"""Standard errors behind the leader at which an option is left out."""
WORTH_A_CHANGE = 0.005
"""The least gain, all that considered, for which the bot departs from what `expert` does."""
PER_OPTION = 16
"""Playouts that an option needs: of more options than the budget allows, the less likely ones are not tried."""
FEWEST_OPTIONS, MOST_OPTIONS = 3, 12
DEEPER = 100
"""Visits after which the bot also varies its later decisions of the round."""
ROUNDS = 1
"""Rounds that are played out before the position is judged; the running one is the first."""


class Prior(NamedTuple):
    """What is known of options before they are tried: counted on turns whose options were played to the end."""

    expected: float
    """What another option than `expert`'s is worth against it, on average."""
    spread: float
    """How much that varies."""
    misjudged: float
    """How far the evaluation errs about such a difference, however often it is asked."""


OWN, SHARED = Prior(-0.06, 0.08, 0.05), Prior(-0.015, 0.06, 0.1)
"""Where everybody has an Objective of their own, and where cards are shared; there the evaluation hardly tells options
apart, so that only what looks much better is preferred (docs/bots.md)."""


@dataclass(frozen=True)
class Prospect:
    """What the search thinks of one option."""

    option: Choice
    visits: int
    survive: float
    """This seat's chance to survive."""
    win: float
    work: float | None
    """How much of the cards that a crew shares will be met; None where nothing is shared."""
    wound: float
    """The share of the playouts in which this seat is wounded, or dies, before the round ends."""


@dataclass
class Line:
    """One option under trial."""

    option: Choice
    values: list[float] = field(default_factory=list)
    survive: float = 0.0
    win: float = 0.0
    work: float = 0.0
    wound: int = 0

    @property
    def mean(self) -> float:
        return fsum(self.values) / len(self.values) if self.values else 0.0

    def ahead_of(self, other: Line) -> tuple[float, float]:
        """(mean, standard error) of the difference on the tables that both were tried on."""
        pairs = [a - b for a, b in zip(self.values, other.values, strict=False)]
        n = len(pairs)
        mean = fsum(pairs) / n if n else 0.0
        spread = fsum((d - mean) ** 2 for d in pairs) / (n - 1) if n > 1 else 1.0
        return mean, sqrt(spread / max(1, n)) + 1e-6

    def means(self) -> tuple[float, float, float, float]:
        n = max(1, len(self.values))
        return self.survive / n, self.win / n, self.work / n, self.wound / n


class SearchBot(Bot):
    """Searches before it acts. With `iterations` alone it is repeatable; with `seconds` it stops in time."""

    def __init__(
        self,
        seed: int = 0,
        iterations: int | None = None,
        seconds: float | None = None,
        temper: Temper | None = None,
    ) -> None:
        super().__init__(seed, temper)
        if iterations is None and seconds is None:
            iterations, seconds = ITERATIONS, SECONDS
        if iterations is not None and iterations < 1:
            raise BadSetup(f"a search needs at least 1 iteration, not {iterations}")
        if seconds is not None and seconds <= 0:
            raise BadSetup(f"a search needs some time, not {seconds} seconds")
        self.iterations = iterations
        self.seconds = seconds
        self.player = ExpertBot(seed, self.temper)
        self.clock: Callable[[], float] = time.monotonic

    def decide(self, view: View, ask: Ask) -> Choice:
        return Search(self, view, ask).best().option if searched(view, ask) else self.player.decide(view, ask)

    def speak(self, view: View) -> tuple[Any, ...] | None:
        return self.player.speak(view)

    def is_in_the_mood(self, round: int) -> bool:
        return self.player.is_in_the_mood(round)

    def is_quick(self, view: View, ask: Ask) -> bool:
        return not searched(view, ask) and self.player.is_quick(view, ask)

    def prospects(self, view: View, ask: Ask) -> list[Prospect]:
        """What each option that was tried is worth, what the bot would do first.

        As the bot believes it: by what was seen, as far as that is more than luck, and by what is to be expected.
        """
        search = Search(self, view, ask)
        best = search.best()
        others = sorted((x for x in search.lines if x is not best), key=lambda x: (-len(x.values), -x.mean))
        return [search.prospect(line) for line in (best, *others)]


def searched(view: View, ask: Ask) -> bool:
    """Is this question worth a search?"""
    at_once = len(ask.options) == 1 or ask.kind in AT_ONCE or ask.kind.startswith("trade")
    return not at_once and in_play(view)


def in_play(view: View) -> bool:
    """Is this seat's fate still open, and in its own hands?"""
    me = view["seats"][own_seat(view)]
    return me["status"] in (ABOARD, IN_POD) and not me["intruder"] and bool(view["setup_done"])


class Search:
    """One question thought over."""

    def __init__(self, bot: SearchBot, view: View, ask: Ask) -> None:
        self.bot = bot
        self.view = view
        self.ask = ask
        self.seat = ask.seat
        self.round: int = view["round"]
        me = view["seats"][self.seat]
        self.harm = harm_of(len(me["wounds"]), me["light"])
        self.shared = shares_cards(rules_seen_in(view))
        self.prior = SHARED if self.shared else OWN
        self.usual = bot.player.decide(view, ask)
        self.worlds = Worlds(view, bot.chance(view), bot.temper)
        self.lines = [Line(option) for option in self.candidates()]
        self.racing = list(self.lines)
        self.tree = Tree(bot.player, self.seat, DEEPER)
        self.playouts = 0
        self.begun = bot.clock()

    def candidates(self) -> list[Choice]:
        """What `expert` does, then its next best options, as many as the budget can tell apart."""
        options = [o for o in self.ask.options if o != self.usual]
        if self.ask.kind == "turn":
            ranked = self.bot.player.ranked(self.view, self.ask)
            options = [o for o in ranked if o != self.usual and o[0] not in DULL]
            if self.usual != ("pass",) and ("pass",) in self.ask.options:
                options.insert(min(2, len(options)), ("pass",))
        most = MOST_OPTIONS
        if self.bot.iterations is not None:
            most = max(FEWEST_OPTIONS, min(MOST_OPTIONS, self.bot.iterations // PER_OPTION))
        return [self.usual, *options[: most - 1]]

    # -- the race -------------------------------------------------------------------------------------

    def best(self) -> Line:
        """Try the options on table after table until one is left, or the budget is spent."""
        number = 0
        while self.affords(len(self.racing)):
            for line in self.racing:
                if not self.affords(1):
                    break
                self.try_out(line, number)
            number += 1
            if number >= FIRST_LOOK and number % LOOK == 0:
                self.leave_out()
                if len(self.racing) == 1:
                    break
        return self.choice()

    def affords(self, playouts: int) -> bool:
        bot = self.bot
        if self.playouts == 0:
            return True
        if bot.iterations is not None and self.playouts + playouts > bot.iterations:
            return False
        return bot.seconds is None or bot.clock() - self.begun < bot.seconds

    def leave_out(self) -> None:
        leader = max(self.racing, key=lambda line: line.mean)
        self.racing = [line for line in self.racing if line is leader or not self.behind(line, leader)]

    def behind(self, line: Line, leader: Line) -> bool:
        gap, error = leader.ahead_of(line)
        return gap > BEHIND * error

    def choice(self) -> Line:
        usual = self.lines[0]
        best = max((line for line in self.racing if line is not usual), key=self.gain, default=usual)
        return best if best is not usual and self.gain(best) > WORTH_A_CHANGE else usual

    def gain(self, line: Line) -> float:
        """What this option is worth more than the usual one: what was seen, and what is to be expected of options.

        The best of many looks better than it is; with few playouts most of what is seen of it is luck (Bayes).
        """
        seen, error = line.ahead_of(self.lines[0])
        trust = self.trust(line, error)
        return trust * seen + (1 - trust) * self.prior.expected

    def trust(self, line: Line, error: float) -> float:
        """How much of what was seen of an option is more than luck."""
        if len(line.values) < FIRST_LOOK:
            return 0.0
        prior = self.prior
        return prior.spread**2 / (prior.spread**2 + error**2 + prior.misjudged**2)

    def prospect(self, line: Line) -> Prospect:
        survive, win, work, wound = line.means()
        usual = self.lines[0]
        if line is not usual and len(usual.values) >= FIRST_LOOK:
            trust = self.trust(line, line.ahead_of(usual)[1])
            survive, win, work = (
                max(0.0, trust * seen + (1 - trust) * (known + self.prior.expected))
                for seen, known in zip((survive, win, work), usual.means(), strict=False)
            )
        return Prospect(line.option, len(line.values), survive, win, work if self.shared else None, wound)

    # -- one playout ----------------------------------------------------------------------------------

    def try_out(self, line: Line, number: int) -> None:
        self.playouts += 1
        game = self.worlds.world(number)
        game.apply(line.option, self.seat)
        self.tree.begin(line.option)
        play_round(game, self.tree.answer, self.round + ROUNDS - 1)
        crew = outlooks(game, self.counted(game))
        found, me = crew[0], game.seats[self.seat]
        value = self.value(crew)
        self.tree.learn(value)
        line.values.append(value)
        line.survive += found.survive
        line.win += found.win
        line.work += found.work
        line.wound += me.status == DEAD or harm_of(len(me.wounds), me.light) > self.harm

    def counted(self, game: Any) -> list[int]:
        """The seats whose chances count, this one first: where cards are shared its own tell those of the team."""
        crew = [] if self.shared else [p.index for p in game.seats if p.index != self.seat and not p.intruder]
        return [self.seat, *crew]

    def value(self, crew: list[Outlook]) -> float:
        """What this end of the round is worth: to the team, or to this seat, the first of these, and the crew."""
        found = crew[0]
        if self.shared:
            return (1 - WIN) * found.work + WIN * found.win
        mean = fsum((1 - WIN) * one.survive + WIN * one.win for one in crew) / len(crew)
        return (1 - CREW) * ((1 - WIN) * found.survive + WIN * found.win) + CREW * mean


def harm_of(wounds: int, light: int) -> int:
    """Light and Serious Wounds as one number: three light ones make a serious one."""
    return 3 * wounds + light
