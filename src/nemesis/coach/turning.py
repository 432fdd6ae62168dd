"""Turning points: where a seat's chances rose and fell most, as it could know them then.

The finished game is played again. At the start of every round, and then around the seat's own turns in the rounds that
changed most, its chance to survive is imagined from its view of that moment (`outlook`). The greatest changes are
checked with more games and other luck before they are told: a change that may be only luck of the estimate falls away.
A turning point has something to tell: where only somebody passed, what followed in the same round belongs to it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from itertools import pairwise
from math import erf, hypot, sqrt
from typing import Any

from ..engine.events import Logged, rebuilt
from ..errors import IllegalChoice
from ..game import Game
from ..rules.state import DEAD
from ..view.types import View
from .outlook import Outlook, outlook
from .weight import WORTH_TELLING, weight

MOST = 5
LEAST_CHANGE = 0.12
"""Smaller changes are not worth telling, however sure."""
SURE = 0.95
"""How sure a change must be to be told: less may be luck of the estimate."""
GAMES = 16
"""Imagined games per estimate; the greatest changes are checked with `CHECK` times as many."""
CHECK = 3
OTHER_LUCK = "checked"
ROUNDS, TURNS = 0.45, 0.85
"""Progress after looking at the rounds, and after the turns within them."""

Progress = Callable[[float], None]
Span = tuple[int, int]
"""Indices of two moments."""


@dataclass(frozen=True)
class TurningPoint:
    """A change of the chance to survive between two moments of the replay, counted in choices made."""

    start: int
    end: int
    round: int
    before: float
    """The chance to survive at `start`, as the seat knew the table then."""
    after: float
    games: int
    """Imagined games behind each of the two."""
    sure: float
    """How sure it is that the chance changed in this direction at all."""

    @property
    def change(self) -> float:
        return self.after - self.before

    def to_data(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Estimate:
    """The chance to survive at the beginning of a round, at a death, or at the end."""

    made: int
    round: int
    chance: float


@dataclass(frozen=True)
class Chances:
    """How the chances of a seat went: their curve, and the points at which it turned."""

    curve: list[Estimate]
    games: int
    """Imagined games behind each estimate of the curve."""
    points: list[TurningPoint]

    def to_data(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Moment:
    """The table after some choices, as the seat saw it."""

    made: int
    round: int
    starts_round: bool
    view: View
    told: int
    """Events of the log before it."""


class Film:
    """The moments at which to estimate the chances of one seat."""

    def __init__(self, game: Game, seat: int) -> None:
        self.moments: list[Moment] = []
        self.seat = seat
        self.outlooks: dict[tuple[int, int, str], Outlook] = {}
        current = game.beginning(log=True)
        assert current.log is not None
        self.log: list[Logged] = current.log  # this very list: it grows with the game
        self.round = self.turn = -1
        self.alive = True
        self.take(current, 0, last=not game.history)
        for made, (who, choice) in enumerate(game.history, 1):
            current.apply(choice, who)
            self.take(current, made, last=made == len(game.history))

    def take(self, game: Game, made: int, last: bool) -> None:
        """Keep the first moment of each round, the start and end of the seat's turns, its death, and the end."""
        if not game.setup_done and not last:
            return
        starts_round = game.round != self.round
        turned = game.turn != self.turn and self.seat in (game.turn, self.turn)
        acts = game.ask is not None and game.ask.kind == "turn" and game.ask.seat == self.seat
        dies = self.alive and game.seats[self.seat].status == DEAD
        if starts_round or turned or acts or dies or last:
            boundary = starts_round or dies or last
            self.moments.append(Moment(made, game.round, boundary, game.view(self.seat), len(self.log)))
        self.round, self.turn = game.round, game.turn
        self.alive = self.alive and not dies

    def chance(self, at: int, games: int, luck: str = "") -> float:
        """The chance to survive, estimated at this moment."""
        return self.outlook(at, games, luck).survive

    def outlook(self, at: int, games: int, luck: str = "") -> Outlook:
        key = (at, games, luck)
        if key not in self.outlooks:
            self.outlooks[key] = outlook(self.moments[at].view, games, luck)
        return self.outlooks[key]

    def tells_something(self, span: Span) -> bool:
        """Did anything happen between these moments that could turn a game?"""
        happened = self.log[self.moments[span[0]].told : self.moments[span[1]].told]
        return any(weight(rebuilt(name, data)) >= WORTH_TELLING for name, data, *_ in happened)


def turning_points(
    game: Game, seat: int, games: int = GAMES, progress: Progress | None = None
) -> list[TurningPoint]:  # fmt: skip
    """Up to five, in order. The same game always has the same ones."""
    return chances(game, seat, games, progress).points


def chances(game: Game, seat: int, games: int = GAMES, progress: Progress | None = None) -> Chances:
    """The curve of a seat, and its turning points."""
    if not game.over:
        raise IllegalChoice("turning points are told after the end of the game")
    if not 0 <= seat < len(game.seats):
        raise IllegalChoice(f"there is no seat {seat}: seats are 0 to {len(game.seats) - 1}")
    tell = progress or (lambda done: None)
    film = Film(game, seat)
    found = checked(film, inside_rounds(film, great_changes(film, games, tell), games, tell), games, tell)
    tell(1.0)
    greatest = sorted(found, key=lambda p: -abs(p.change))[:MOST]
    return Chances(curve(film, games), games, sorted(greatest, key=lambda p: p.start))


def curve(film: Film, games: int) -> list[Estimate]:
    return [
        Estimate(moment.made, moment.round, film.chance(at, games))
        for at, moment in enumerate(film.moments)
        if moment.starts_round
    ]


def great_changes(film: Film, games: int, tell: Progress) -> list[Span]:
    """The rounds in which the chance changed most."""
    bounds = [n for n, moment in enumerate(film.moments) if moment.starts_round]
    for number, at in enumerate(bounds):
        film.chance(at, games)
        tell(ROUNDS * (number + 1) / len(bounds))
    spans = list(pairwise(bounds))
    spans.sort(key=lambda span: -abs(change(film, span, games)))
    return [span for span in spans[: MOST + 1] if abs(change(film, span, games)) >= LEAST_CHANGE / 2]


def change(film: Film, span: Span, games: int) -> float:
    return film.chance(span[1], games) - film.chance(span[0], games)


def inside_rounds(film: Film, spans: list[Span], games: int, tell: Progress) -> list[Span]:
    """In each round the step responsible: the seat's own turn, or what the others and the ship did."""
    found = []
    for number, (start, end) in enumerate(spans):
        steps = [(n, n + 1) for n in range(start, end)]
        rises = change(film, (start, end), games) > 0
        turn = max(steps, key=lambda step: change(film, step, games) * (1 if rises else -1))
        found.append(until_something_happens(film, turn, end))
        tell(ROUNDS + (TURNS - ROUNDS) * (number + 1) / len(spans))
    return found


def until_something_happens(film: Film, step: Span, end: int) -> Span:
    """A choice after which nothing happens says nothing; what came of it does, up to the end of the round."""
    start, last = step
    while last < end and not film.tells_something((start, last)):
        last += 1
    return start, last


def confidence(before: Outlook, after: Outlook) -> float:
    """How sure it is that the chance changed in this direction, from the errors of the two estimates."""
    change, error = abs(after.survive - before.survive), hypot(before.error, after.error)
    if error == 0:
        return 1.0 if change else 0.0
    return 0.5 * (1 + erf(change / error / sqrt(2)))


def checked(film: Film, steps: list[Span], games: int, tell: Progress) -> list[TurningPoint]:
    found = []
    for number, (start, end) in enumerate(dict.fromkeys(steps)):
        before = film.outlook(start, games * CHECK, OTHER_LUCK)
        after = film.outlook(end, games * CHECK, OTHER_LUCK)
        first, last = film.moments[start], film.moments[end]
        sure = confidence(before, after)
        great = abs(after.survive - before.survive) >= LEAST_CHANGE
        if great and sure >= SURE and film.tells_something((start, end)):
            point = TurningPoint(
                first.made, last.made, first.round, before.survive, after.survive, games * CHECK, sure
            )  # fmt: skip
            found.append(point)
        tell(TURNS + (1 - TURNS) * (number + 1) / len(steps))
    return found
