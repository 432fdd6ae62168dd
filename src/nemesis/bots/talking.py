"""When bots speak: the one place where what they say is put into a game (K-29).

The program around a game calls `remarks` before it waits for the pending question. A bot may speak at its first turn
of a round, when it has looked at something, and whenever a request to it is unanswered.

>>> from nemesis import Game, Setup
>>> from nemesis.bots import make_bot
>>> from nemesis.bots.talking import remarks
>>> game = Game.new(Setup(players=3, seed=7, modules=("radio",)))
>>> bots = [make_bot("veteran", seed=seat) for seat in range(3)]
>>> while game.ask:
...     remarks(game, bots)
...     game.apply(bots[game.ask.seat].decide(game.view(game.ask.seat), game.ask))
>>> len(game.ext["radio"]) > 3
True
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..errors import IllegalChoice
from ..rules.radio import COUNTED, DEEDS, EVERYBODY, INTENTION, LINES, OFFER, REQUEST, SAYINGS, said_choice
from ..rules.rounds import HAND_SIZE
from ..rules.turns import ACTIONS_PER_TURN, TURN
from ..view.build import ext_view
from ..view.glance import glance
from ..view.heard import may_speak, requests
from ..view.types import View
from .bot import Bot
from .hearing import ASKING, record_in

MOST_AT_ONCE = 24
"""Far more than bots have to say at one moment."""
TOLD_AS = {"looked": "engine", "kept": "engine", "swapped": "engine", "read": "leads", "set": "course"}
"""What everybody sees somebody do -> the word that tells of it."""
ENOUGH_VOICES = 2
"""What so many have told of, nobody tells again."""
LAST_WORDS = frozenset(word for word, known in SAYINGS.items() if known.sort in (REQUEST, OFFER, INTENTION))
"""What bots say when they have nothing more important to say."""


class Moment:
    """The view of the seat that is asked, made once between two choices: for what it says, and for what it decides.

    Whoever speaks changes nothing but what modules keep beside the board.
    """

    def __init__(self) -> None:
        self.lines: Any = None
        self.view: View | None = None

    def of(self, game: Any, seat: int) -> View:
        if game.ask is None or game.ask.seat != seat:
            return glance(game, seat)
        lines = game.ext.get(LINES)
        if self.view is None:
            self.view = game.view(seat)
        elif self.lines is not lines:
            self.view = {**self.view, "ext": ext_view(game, seat)}
        self.lines = lines
        return self.view


def remarks(game: Any, bots: Sequence[Bot | None], view_of: Callable[[Any, int], View] = glance) -> None:
    """Apply everything that bots have to say now; None in `bots`: a person sits there."""
    if not game.rules.remarks or is_quiet(game):
        return
    waiting = who_may_speak(game, bots)
    for _ in range(MOST_AT_ONCE):
        seat = next((n for n in waiting if bots[n] is not None), None)
        if seat is None:
            return
        bot = bots[seat]
        said = bot.speak(view_of(game, seat)) if bot is not None else None
        if bot is None or said is None or not says(game, seat, said):
            waiting.remove(seat)
            continue
        asked = unanswered_by(game)
        if seat not in asked and (said[0] in LAST_WORDS or has_said_enough(game, seat, bot)):
            waiting.remove(seat)
        waiting = [*(n for n in asked if n not in waiting and said[0] in ASKING), *waiting]


def has_a_say(view: View) -> bool:
    """Whether the bot of this view may be asked for a line now: before its turn, and when somebody wants an answer."""
    ask = view["ask"]
    return may_speak(view) and ((ask is not None and ask["kind"] == TURN.name) or bool(requests(view)))


def is_quiet(game: Any) -> bool:
    """Nobody has just been asked anything, nobody begins a round or looked at something: the usual case, found out
    quickly."""
    ask, lines = game.ask, game.ext.get(LINES)
    if ask is None or (lines and lines[-1][2][0] in ASKING):
        return ask is None
    return ask.kind != TURN.name or not (begins_a_round(game, ask.seat) or has_just_looked(game, ask.seat))


def says(game: Any, seat: int, said: tuple[Any, ...]) -> bool:
    """Whether the table took it."""
    try:
        game.apply(said_choice(*said), seat)
    except IllegalChoice:
        return False
    return True


def who_may_speak(game: Any, bots: Sequence[Bot | None]) -> list[int]:
    """The seats that have something to answer, then the one whose turn it is if it is a bot in the mood for it."""
    ask, frame = game.ask, game.frame
    if ask is None or not game.setup_done or (frame is not None and frame[0] in game.rules.hidden_steps):
        return []
    lines = game.ext.get(LINES, ())
    begins = ask.kind == TURN.name and has_something_to_say(game, ask.seat, bots[ask.seat])
    asked = unanswered_by(game) if lines and (begins or lines[-1][2][0] in ASKING) else []
    return [*asked, ask.seat] if begins and ask.seat not in asked else asked


def begins_a_round(game: Any, seat: int) -> bool:
    """With a full hand, as it is when a round begins. Side by side in a fight nobody chats, but to cover a friend."""
    p = game.seats[seat]
    if game.actions_left != ACTIONS_PER_TURN or len(p.hand) < HAND_SIZE:
        return False
    beside = [q for q in game.seats if q.room == p.room and q is not p]
    if not beside or not any(f.room == p.room for f in game.figures):
        return True
    return not p.wounds and any(q.wounds for q in beside)


def has_something_to_say(game: Any, seat: int, bot: Bot | None) -> bool:
    if bot is None or has_said_enough(game, seat, bot):
        return False
    return has_just_looked(game, seat) or (begins_a_round(game, seat) and bot.is_in_the_mood(game.round))


def has_said_enough(game: Any, seat: int, bot: Bot) -> bool:
    """It only answered, or it has used up its lines of the round."""
    if game.ask.seat != seat or game.ask.kind != TURN.name:
        return True
    said = 0
    for who, round, words in reversed(game.ext.get(LINES, ())):
        if round != game.round:
            break
        said += who == seat and words[0] in COUNTED
    return said >= bot.temper.lines


def has_just_looked(game: Any, seat: int) -> bool:
    """Whether everybody has seen this seat do something lately that it has not told of."""
    for who, round, deed, subject, _ in reversed(game.ext.get(DEEDS, ())):
        if round < game.round - 1:
            return False
        if who == seat and deed in TOLD_AS and not has_told(game, seat, TOLD_AS[deed], subject):
            return True
    return False


def has_told(game: Any, seat: int, word: str, subject: Any) -> bool:
    """Whether this seat has, or nobody has to because two others did."""
    record = record_in(game.ext)
    if record is None:
        return False
    if word == "engine":
        voices = record.engines.get(subject, ())
        return seat in voices or len(voices) >= ENOUGH_VOICES
    return seat in record.courses if word == "leads" else (seat, subject) in record.set_by


def unanswered_by(game: Any) -> list[int]:
    """The seats to which a request is open, the first asked first."""
    record = record_in(game.ext)
    found: dict[int, None] = {}
    if record is None:
        return []
    for number, asker, to in record.unanswered(game.round):
        called = range(len(game.seats)) if to == EVERYBODY else (to,)
        found.update((n, None) for n in called if n != asker and (n, number) not in record.answers)
    return list(found)
