"""What the search would choose here, what each option risks, and why. A function of the view and the question."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

from ..bots import ask_in
from ..bots.search import SearchBot
from ..engine.machine import Ask
from ..errors import IllegalChoice
from ..view.types import View
from .lore import Reason
from .reasons import CLOSE, HABIT, reasons_for


@dataclass(frozen=True)
class Weighed:
    """One option as the imagined games saw it."""

    choice: int
    """Its index among the options."""
    games: int
    survive: float
    win: float
    wound: float
    """Share of imagined games in which the seat was wounded or died."""


@dataclass(frozen=True)
class Advice:
    options: tuple[Weighed, ...]
    """The recommended option first; untried ones are left out."""
    reasons: tuple[Reason, ...]

    @property
    def best(self) -> Weighed:
        return self.options[0]

    @property
    def next_best(self) -> Weighed | None:
        return self.options[1] if len(self.options) > 1 else None

    @property
    def games(self) -> int:
        return sum(option.games for option in self.options)

    def to_data(self) -> dict[str, Any]:
        return {"options": [asdict(o) for o in self.options], "reasons": [[r.id, r.facts] for r in self.reasons]}

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Advice:
        reasons = tuple(Reason(id, facts) for id, facts in data["reasons"])
        return cls(tuple(Weighed(**option) for option in data["options"]), reasons)


def advise(
    view: View, ask: Ask | None = None, seed: int = 0, iterations: int | None = None,
    seconds: float | None = None,
) -> Advice:  # fmt: skip
    """What to do in the seat that sees this view. With `iterations` alone the same view gives the same advice.

    The view is brought into one form first: not even the order of its entries may tell anything.
    """
    ask = ask or ask_in(view)
    if ask is None:
        raise IllegalChoice(f"seat {view['seat']} is not asked anything now, so there is nothing to advise on")
    view = json.loads(json.dumps(view, sort_keys=True))
    prospects = SearchBot(seed, iterations=iterations, seconds=seconds).prospects(view, ask)
    number = {option: index for index, option in enumerate(ask.options)}
    options = tuple(Weighed(number[p.option], p.visits, p.survive, p.win, p.wound) for p in prospects if p.visits)
    options = ranked(options)
    if not options:
        options = tuple(Weighed(number[p.option], 0, p.survive, p.win, p.wound) for p in prospects[:1])
    reasons = reasons_for(view, ask, ask.options[options[0].choice])
    return Advice(options, (*reasons, *doubts(options)))


def ranked(options: tuple[Weighed, ...]) -> tuple[Weighed, ...]:
    """After the recommended one: those that were tried to the end, then those left out on the way; each by its chances.

    A search that ends by the clock may have tried some options once less than others.
    """
    best = options[:1]
    last = min((o.games - 1 for o in best), default=0)
    return best + tuple(sorted(options[1:], key=lambda o: (o.games < last, -(o.survive + o.win))))


def doubts(options: tuple[Weighed, ...]) -> list[Reason]:
    """A caveat: another option is as good, or looked better by too little."""
    best, others = options[0], [o for o in options[1:] if close(options[0], o)]
    if any(o.survive + o.win > best.survive + best.win for o in others):
        return [Reason(HABIT, {})]
    return [Reason(CLOSE, {})] if others else []


def close(one: Weighed, other: Weighed) -> bool:
    """The search leaves out what is clearly behind: an option tried as often to the end could not be told apart."""
    return other.games >= one.games - 1 > 0
