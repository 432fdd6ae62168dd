"""Step through a saved game: what each choice brought, as a spectator is told it."""

from __future__ import annotations

from ..errors import BadSave, IllegalChoice
from ..game import Game
from ..text import Texts
from .coach import tell_turning_points
from .console import Console, Leave, number_in

TURNING = ("turning", "turning points")


def replay(game: Game, console: Console, language: str) -> None:
    """Enter or n: next choice; p: previous; a number: go there; turning points; q: leave."""
    texts = Texts(language, game.rules.texts.get(language))
    steps = told_by_choice(game, texts)
    last = len(steps) - 1
    at = 0
    console.say(texts.get("client-replay", choices=last), *steps[0])
    try:
        while True:
            word = console.read(texts.get("client-replay_at", at=at, last=last)).lower()
            if word in ("q", "quit"):
                return
            if word in TURNING:
                tell_turning_points(console, texts, game)
                continue
            number = number_in(word)
            if number is not None:
                at = min(number, last)
            elif word == "p":
                at = max(0, at - 1)
            elif word in ("", "n"):
                at = min(at + 1, last)
            else:
                console.say(texts.get("client-replay_help"), texts.get("coach-turning_help"))
                continue
            console.say(*steps[at])
    except Leave:
        return


def told_by_choice(game: Game, texts: Texts) -> list[list[str]]:
    """The lines that each choice added to the log, the opening first, the final report last."""
    current = game.beginning(log=True)
    steps = [told_since(current, texts, 0)]
    for seat, choice in game.history:
        before = len(current.log or ())
        try:
            current.apply(choice, seat)
        except IllegalChoice as error:
            raise BadSave(f"the game was played with other rules: {error}", reason="no_replay") from None
        steps.append(told_since(current, texts, before))
    if current.over:
        steps[-1] += texts.report(current)
    return steps


def told_since(game: Game, texts: Texts, start: int) -> list[str]:
    return [line for e in (game.log or [])[start:] if (line := texts.event(game, e, None))]
