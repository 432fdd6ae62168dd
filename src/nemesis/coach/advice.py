"""What the search would choose here, what each option risks, and why. A function of the view and the question."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

from ..bots import ask_in
from ..bots.search import SearchBot
from ..bots.temper import Temper
from ..engine.machine import Ask
from ..errors import IllegalChoice
from ..view.types import View
from .lore import Reason
from .reasons import reasons_for


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
    work: float | None = None
    """How much of the Objectives that a crew shares will be met; None where nothing is shared."""

    @property
    def worth(self) -> float:
        """What options are compared by: to win, and to survive or to do what the crew has to do."""
        return self.win + (self.survive if self.work is None else self.work)


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
    def alike(self) -> tuple[Weighed, ...]:
        """The recommended option and those that cannot be told from it; empty where it stands out."""
        others = tuple(option for option in self.options[1:] if close(self.best, option))
        return (self.best, *others) if others else ()

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
    prospects = SearchBot(seed, iterations, seconds, Temper()).prospects(view, ask)
    number = {option: index for index, option in enumerate(ask.options)}
    tried = [p for p in prospects if p.visits] or prospects[:1]
    options = ranked(tuple(Weighed(number[p.option], p.visits, p.survive, p.win, p.wound, p.work) for p in tried))
    return Advice(options, tuple(reasons_for(view, ask, ask.options[options[0].choice])))


def ranked(options: tuple[Weighed, ...]) -> tuple[Weighed, ...]:
    """Those that were tried to the end, then those left out on the way; each by its chances.

    The bot keeps to its habit unless another option is clearly better. Advice names its figures, so it goes by them. A
    search that ends by the clock may have tried some options once less than others.
    """
    last = max((o.games - 1 for o in options), default=0)
    return tuple(sorted(options, key=lambda o: (o.games < last, -o.worth)))


def close(one: Weighed, other: Weighed) -> bool:
    """The search leaves out what is clearly behind: an option tried as often to the end could not be told apart."""
    return other.games >= one.games - 1 > 0
