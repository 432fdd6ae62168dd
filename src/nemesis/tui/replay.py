"""Step through a saved game: what each choice brought, as a spectator is told it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from ..errors import BadSave, IllegalChoice
from ..game import Game
from ..text import Texts
from ..text.radio import exposed, lies
from .coach import tell_turning_points
from .commands import help_lines, not_understood, understand
from .console import Console, Leave, number_in

REPLAYING = ("next", "previous", "turning", "help", "quit")
EXPLAINED = ("next", "previous", "turning")
"""The others are explained where they do more than here."""
STEPS = {"next": 1, "previous": -1}


def replay(game: Game, console: Console, language: str) -> None:
    """Enter or a command for the next choice; the one before; a number to go there; turning points; leave."""
    texts = Texts.of(game.rules, language)
    steps = lines_by_choice(game, texts)
    last = len(steps) - 1
    at = 0
    greeting = texts.get("client-replay", choices=last)
    console.say(greeting, *steps[0])
    try:
        while True:
            line = console.read(texts.get("client-replay_at", at=at, last=last))
            number = number_in(line)
            understood = understand(line or "next", language, REPLAYING)
            command = understood.command
            if number is not None:
                at = min(number, last)
            elif command in STEPS:
                at = max(0, min(at + STEPS[command], last))
            elif command == "quit":
                return
            elif command == "turning":
                tell_turning_points(console, texts, game)
                continue
            else:
                lines = [greeting, *help_lines(texts, EXPLAINED)]
                console.say(*(lines if command else [not_understood(texts, line, understood)]))
                continue
            console.say(*steps[at])
    except Leave:
        return


def lines_by_choice(game: Game, texts: Texts) -> list[list[str]]:
    """The lines that each choice added to the log, the opening first, the final report last."""
    current = game.beginning(log=True)
    known = lies(game) if game.over else frozenset()
    steps = [lines_since(current, texts, 0, known)]
    for seat, choice in game.history:
        before = len(current.log or ())
        try:
            current.apply(choice, seat)
        except IllegalChoice as error:
            raise BadSave(f"the game was played with other rules: {error}", reason="no_replay") from None
        steps.append(lines_since(current, texts, before, known))
    if current.over:
        steps[-1] += texts.report(current)
    return steps


def lines_since(game: Game, texts: Texts, start: int, known: frozenset[int]) -> list[str]:
    told = texts.log_lines(game, game.log or [], None, start)
    return counted(texts, (exposed(texts, known, *line) for line in told if line.text))


def counted(texts: Texts, told: Iterable[str]) -> list[str]:
    """Equal lines in a row are told once, with their number."""
    lines = []
    for line, same in groupby(told):
        times = len(list(same))
        lines.append(line if times == 1 else texts.get("client-repeated", line=line, times=times))
    return lines
