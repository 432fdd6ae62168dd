"""The radio as a viewer is told of it: what it wants of a seat now, the dossier, and what can be said."""

from __future__ import annotations

from collections.abc import Container
from typing import Any, cast

from ....game import Game
from ....rules.radio import BROKEN, KEPT, LINE, LINES, Line, line_of, why_not_say
from ....text import Texts
from ....text.messages import capital
from ....text.radio import choice_in_words, done, line_in_words, promised, words
from ....view.heard import (
    Choices,
    Sayable,
    answers,
    deeds_seen,
    has_radio,
    lines_heard,
    lines_left,
    mark,
    may_speak,
    promises_heard,
    requests,
    to_announce,
    vocabulary,
    was_a_lie,
)
from ....view.types import View
from ...messages import (
    DossierLine,
    DossierPromise,
    DossierSeat,
    RadioAnswer,
    RadioChoice,
    RadioNews,
    RadioPlace,
    RadioRequest,
    RadioSaying,
    RadioWords,
)


class RadioKept:
    """The news of each seat in each language, made anew only when something has changed that they read."""

    def __init__(self) -> None:
        self._kept: dict[tuple[int, Any], tuple[tuple[Any, ...], RadioNews | None]] = {}

    def news(self, texts: Texts, game: Game, view: View) -> RadioNews | None:
        if not may_speak(view):
            return None
        seat = cast(int, view["seat"])
        now = read_by_the_news(view, seat)
        before = self._kept.get((seat, texts.key))
        if before is None or before[0] != now:
            before = self._kept[seat, texts.key] = (now, radio_news(texts, game, view))
        return before[1]


def read_by_the_news(view: View, seat: int) -> tuple[Any, ...]:
    """All that they depend on in one game; views share what has not changed, so comparing it is quick."""
    people = [(one["number"], one["character"]) for one in view["seats"]]
    said = view["ext"].get(LINES, ())
    return view["seats"][seat], view["rooms"], view["round"], view["destination"], said, people


def radio_news(texts: Texts, game: Game, view: View) -> RadioNews | None:
    """What the radio wants of the seat that looks; None: there is none, or the viewer has no voice."""
    if not may_speak(view):
        return None
    seat = cast(int, view["seat"])
    said = lines_heard(view)

    def pressed(*words_said: Any) -> RadioWords:
        return RadioWords(list(words_said), words(texts, game, seat, words_said, seat))

    wanted = [
        RadioRequest(
            n, said[n].seat, words(texts, game, said[n].seat, said[n].said, seat), [pressed(*a) for a in answers(n)]
        )
        for n in requests(view)
    ]
    learnt = [[pressed(*truth), pressed(*other)] for truth, other in to_announce(view, game.rules)]
    return RadioNews(max(0, lines_left(view)), wanted, learnt)


def radio_answer(texts: Texts, game: Game, view: View, ref: int | None, said: tuple[Any, ...] = ()) -> RadioAnswer:
    """The dossier, and for whoever has a voice the vocabulary and how something would be read."""
    if not has_radio(view):
        return RadioAnswer(ref=ref, seats=[], vocabulary=[])
    seats = dossiers(texts, game, view)
    seat = view["seat"]
    sayable = vocabulary(view, game.rules) if seat is not None else []
    words_for = [saying(texts, game, one, cast(int, seat)) for one in sayable]
    return RadioAnswer(ref=ref, seats=seats, vocabulary=words_for, sentence=sentence(texts, game, seat, said))


def sentence(texts: Texts, game: Game, seat: int | None, said: tuple[Any, ...]) -> str:
    """As everybody would read it; empty where it cannot be said."""
    if seat is None or not said or why_not_say(game, game.seats[seat], said) is not None:
        return ""
    return line_in_words(texts, game, Line(seat, game.round, said), seat)


def dossiers(texts: Texts, game: Game, view: View, lies: Container[int] = ()) -> list[DossierSeat]:
    """Of everybody; `lies`: the lines of which it is known now, whatever was known then."""
    seats = view["seats"] if has_radio(view) else []
    return [dossier(texts, game, view, seat["index"], lies) for seat in seats]


def dossier(texts: Texts, game: Game, view: View, seat: int, lies: Container[int]) -> DossierSeat:
    """What somebody said, promised and did, the latest first."""
    reader = view["seat"]
    said = lines_heard(view)
    lines = [
        DossierLine(
            n, line.round, line_in_words(texts, game, line, reader), cast(Any, mark(view, game.rules, n)),
            n in lies or was_a_lie(view, n),
        )
        for n, line in reversed(list(enumerate(said)))
        if line.seat == seat
    ]  # fmt: skip
    made = [promise for promise in reversed(promises_heard(view)) if promise.seat == seat]
    promises = [DossierPromise(p.line, capital(promised(texts, game, p, reader)), cast(Any, p.state)) for p in made]
    did = [done(texts, game, deed, reader) for deed in reversed(deeds_seen(view)) if deed.seat == seat]
    states = [promise.state for promise in made]
    return DossierSeat(seat, lines, promises, did, states.count(KEPT), states.count(BROKEN))


def saying(texts: Texts, game: Game, sayable: Sayable, seat: int) -> RadioSaying:
    known = sayable.saying
    places = [place(texts, game, one, seat) for one in sayable.places]
    return RadioSaying(known.word, cast(Any, known.sort), texts.get(f"radio-{known.word}.label"), places)


def place(texts: Texts, game: Game, offered: Choices, seat: int) -> RadioPlace:
    found = [
        RadioChoice(value, choice_in_words(texts, game, offered.meaning, value, seat), author(game, offered, value))
        for value in offered.values
    ]
    return RadioPlace(offered.name, texts.get(f"radio_place-{offered.name}"), found)


def author(game: Game, offered: Choices, value: Any) -> int | None:
    """Whose line it is; None: it is no line."""
    return line_of(game, value).seat if offered.meaning is LINE else None
