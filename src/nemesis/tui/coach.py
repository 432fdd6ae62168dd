"""The coach in the text client: advice on an open question, and the turning points of a finished game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ..coach.advice import Advice, Weighed, advise
from ..coach.turning import GAMES, TurningPoint, turning_points
from ..coach.words import comparison, doubt, honesty, percent, reason_text, weighed_text
from ..engine.machine import Ask
from ..game import Game
from ..text import Texts
from ..text.messages import capital, yes_or_no
from ..view.types import View
from .console import Console
from .risk import risk

SECONDS = 2.0
LINES = 8
"""Lines of the log told for each turning point."""
STEP = 0.25
"""How often the progress is told."""


def advice(console: Console, t: Texts, game: Game, ask: Ask, shown: list[Any], seconds: float = SECONDS) -> list[str]:
    """What the coach says, from the asked seat's view alone; Ctrl-C stops it, and the question is still open."""
    try:
        console.say(t.get("coach-thinking", seconds=round(seconds)))
        view = game.view(ask.seat)
        return list(advice_lines(t, game, ask, shown, view, advise(view, ask, seconds=seconds)))
    except KeyboardInterrupt:
        return ["", t.get("coach-cancelled")]


def advice_lines(
    t: Texts, game: Game, ask: Ask, shown: list[Any], view: View, found: Advice
) -> Iterator[str]:  # fmt: skip
    def numbered(option: Weighed) -> str:
        value = ask.options[option.choice]
        return f"{shown.index(value) + 1}. {label(option.choice)}"

    def label(choice: int) -> str:
        return t.parts_of(game, ask, ask.options[choice])[0]

    if unsure := doubt(t, found, label):
        yield unsure
    yield t.get("coach-advice", option=numbered(found.best))
    yield from comparison(t, found, label)
    for reason in found.reasons:
        yield f"  - {reason_text(t, view, reason)}"
    for option in found.options:
        risks = risk(t, view, ask, ask.options[option.choice])
        chances = weighed_text(t, option)
        line = t.get("coach-line", option=numbered(option), chances=chances, risks=f" {risks}" if risks else "")
        yield f"  {line}"
    yield honesty(t, view, found)


# -- after the game -------------------------------------------------------------------------------------


def tell_turning_points(console: Console, t: Texts, game: Game, games: int = GAMES) -> None:
    """Seat by seat; Ctrl-C stops it."""
    if not game.over:
        console.say(t.get("coach-turning_not_over"))
        return
    try:
        for seat in range(len(game.seats)):
            who = capital(t.person(game, seat))
            console.say(t.get("coach-turning_working", who=who))
            points = turning_points(game, seat, games, progress_on(console, t))
            console.say(console.styled("heading", who), *lines_of(t, game, seat, points))
    except KeyboardInterrupt:
        console.say("", t.get("coach-cancelled"))


def progress_on(console: Console, t: Texts) -> Callable[[float], None]:
    told_at = 0.0

    def tell(done: float) -> None:
        nonlocal told_at
        if told_at + STEP <= done < 1:
            told_at = done
            console.say(t.get("coach-turning_progress", percent=percent(done)))

    return tell


def lines_of(t: Texts, game: Game, seat: int, points: list[TurningPoint]) -> Iterator[str]:
    if not points:
        yield t.get("coach-turning_none")
        return
    for point in points:
        yield t.get(
            "coach-turning_point", round=point.round, start=point.start, end=point.end,
            rises=yes_or_no(point.change > 0), before=percent(point.before), after=percent(point.after),
        )  # fmt: skip
        lines = lines_between(t, game, seat, point.start, point.end)
        if len(lines) > LINES:
            yield t.get("coach-turning_more", count=len(lines) - LINES)
        for line in lines[-LINES:]:
            yield t.get("coach-turning_line", line=line)
    yield t.get("coach-turning_estimate", games=points[0].games)


def lines_between(t: Texts, game: Game, seat: int, start: int, end: int) -> list[str]:
    """What the seat was told between two numbers of choices, in the words of that time."""
    current = game.beginning(log=True)
    lines = []
    for made, (who, choice) in enumerate(game.history[:end]):
        before = len(current.log or ())
        current.apply(choice, who)
        if made >= start:
            lines += t.lines(current, current.log or [], seat, before)
    return lines
