"""When bots speak: the one place where what they say is put into a game (K-29).

The program around a game calls `remarks` before it waits for the pending question. A bot may speak when it is about to
be asked for its turn, and whenever a request to it is unanswered.

>>> from nemesis import Game, Setup
>>> from nemesis.bots import make_bot
>>> from nemesis.bots.talking import remarks
>>> game = Game.new(Setup(players=3, seed=7, modules=("radio",)))
>>> bots = [make_bot("veteran", seed=seat) for seat in range(3)]
>>> while game.ask:
...     remarks(game, bots)
...     game.apply(bots[game.ask.seat].decide(game.view(game.ask.seat), game.ask))
>>> len(game.ext["radio"]) > 10
True
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ..errors import IllegalChoice
from ..rules.radio import ANSWER, ASKS_BACK, EVERYBODY, LINES, OFFER, REQUEST, ROUNDS_OF_GRACE, SAYINGS, said_choice
from ..view.glance import glance
from .bot import Bot

if TYPE_CHECKING:
    from ..game import Game
    from ..view.types import View

MOST_AT_ONCE = 24
"""Far more than bots have to say at one moment."""
ASKING = frozenset(word for word, known in SAYINGS.items() if known.sort in (REQUEST, OFFER)) | {ASKS_BACK}
ANSWERING = frozenset(word for word, known in SAYINGS.items() if known.sort == ANSWER)


def remarks(
    game: Game, bots: Sequence[Bot | None], view_of: Callable[[Game, int], View] = glance
) -> None:
    """Apply everything that bots have to say now; None in `bots`: a person sits there."""
    if not game.rules.remarks:
        return
    left, done = MOST_AT_ONCE, set()
    while left:
        seat = next((n for n in who_may_speak(game) if n not in done and bots[n] is not None), None)
        if seat is None:
            return
        bot = bots[seat]
        said = bot.speak(view_of(game, seat)) if bot is not None else None
        if said is None or not says(game, seat, said):
            done.add(seat)
        left -= 1


def says(game: Game, seat: int, said: tuple[Any, ...]) -> bool:
    """Whether the table took it."""
    try:
        game.apply(said_choice(*said), seat)
    except IllegalChoice:
        return False
    return True


def who_may_speak(game: Game) -> list[int]:
    """The seats that have something to answer, then the one whose turn it is."""
    ask, frame = game.ask, game.frame
    if ask is None or not game.setup_done or (frame is not None and frame[0] in game.rules.hidden_steps):
        return []
    seats = unanswered_by(game)
    if ask.kind == "turn" and ask.seat not in seats:
        seats.append(ask.seat)
    return seats


def unanswered_by(game: Game) -> list[int]:
    """The seats to which a request is open, the first asked first."""
    answered, found = set(), []
    lines, players = game.ext.get(LINES, ()), range(len(game.seats))
    for number in range(len(lines) - 1, -1, -1):
        seat, round, said = lines[number]
        if game.round - round > ROUNDS_OF_GRACE:
            break
        if said[0] in ANSWERING:
            answered.add((seat, said[1]))
        if said[0] in ASKING:
            to = said[3] if said[0] == ASKS_BACK else said[1]
            found += [n for n in (players if to == EVERYBODY else (to,)) if n != seat and (n, number) not in answered]
    return list(dict.fromkeys(reversed(found)))
