"""The radio in words: what was said, what was promised, what everybody saw, and what can be said (`rules/radio.py`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..rules.meanings import CORRIDOR, ENGINE, LETTER, POD, ROOM, SEAT
from ..rules.radio import (
    ANSWER,
    ASKS_BACK,
    EVERYBODY,
    GOODS,
    INTENTION,
    LIE,
    LINE,
    OFFER,
    PLACE,
    SAYINGS,
    STATE,
    STATEMENT,
    TILE,
    UNTRUE,
    Deed,
    Line,
    Promise,
    Said,
    line_of,
)
from .boxes import Args
from .messages import capital, yes_or_no

if TYPE_CHECKING:
    from ..engine.questions import Meaning
    from ..rules.state import State
    from .places import Places

Tempers = Mapping[int, Sequence[str]]
"""Seat of a bot -> the words of its temper."""
QUOTING = ("doubt", "accuse")
"""What repeats the words of somebody; it is not repeated itself."""

# -- what is said ---------------------------------------------------------------------------------------


def words(t: Places, game: State, speaker: int, said: tuple[Any, ...], reader: int | None) -> str:
    """What somebody says, in the first person and without a full stop; only a doubt depends on who reads it."""
    return capital(spoken(t, game, speaker, said, reader))


def spoken(t: Places, game: State, speaker: int, said: tuple[Any, ...], reader: int | None) -> str:
    word = said[0]
    sort = SAYINGS[word].sort
    args = named(t, game, said)
    if sort == ANSWER:
        args = about_answer(t, game, speaker, said, reader)
    elif word in QUOTING:
        args = about_quote(t, game, said[-1], reader)
    return t.get(f"radio-{word}", **args)


def named(t: Places, game: State, said: tuple[Any, ...]) -> Args:
    """What the places of a saying name."""
    places = zip(SAYINGS[said[0]].places, said[1:], strict=False)
    found: Args = {name: NAMED[meaning](t, game, value) for (name, meaning), value in places if meaning in NAMED}
    if said[0] == "tile":
        found |= {"number": f"{said[1]:03d}", "tile": t.form(f"room-{said[2]}", "the")}
    return found


NAMED: dict[Meaning, Callable[[Places, State, Any], Any]] = {
    ROOM: lambda t, game, room: t.the_room(game, room),
    CORRIDOR: lambda t, game, corridor: t.corridor(game, corridor),
    ENGINE: lambda t, game, engine: engine + 1,
    LETTER: lambda t, game, letter: letter,
    POD: lambda t, game, pod: pod,
    STATE: lambda t, game, state: state,
    PLACE: lambda t, game, place: t.get(f"place-{place}"),
    GOODS: lambda t, game, item: t.name(game.rules, item),
}


def about_answer(t: Places, game: State, speaker: int, said: tuple[Any, ...], reader: int | None) -> Args:
    """An answer says again what it answers, to whoever asked."""
    request = line_of(game, said[1])
    args: Args = {"offered": yes_or_no(request.sort == OFFER), "goods": "", "deed": "", "request": ""}
    if request.sort == OFFER:
        args |= named(t, game, request.asked)
    else:
        args["deed"] = deed(t, game, request.asked, request.seat, request.seat)
    if said[0] == ASKS_BACK:
        args["request"] = spoken(t, game, speaker, said[2:], reader)
    return args


def about_quote(t: Places, game: State, number: int, reader: int | None) -> Args:
    line = line_of(game, number)
    known = {STATEMENT: "statement", INTENTION: "promise", ANSWER: "promise", OFFER: "promise"}
    return {
        "quote": quote(t, game, line, reader),
        "author": t.person(game, line.seat),
        "author_own": yes_or_no(line.seat == reader),
        "basis": known.get(line.sort, "other"),
    }


def quote(t: Places, game: State, line: Line, reader: int | None) -> str:
    if line.word in QUOTING:
        return t.get("radio_earlier", round=line.round)
    return words(t, game, line.seat, line.said, reader)


def deed(t: Places, game: State, asked: tuple[Any, ...], other: int, reader: int | None) -> str:
    """What is promised, as it follows “I will”; `other`: to whom, or whom it concerns."""
    args = named(t, game, asked)
    args |= {
        "other": t.person(game, other),
        "other_whom": t.person(game, other, "to"),
        "other_own": yes_or_no(other == reader),
    }
    return t.get(f"radio-{asked[0]}.deed", **args)


def addressed(t: Places, game: State, line: Line, reader: int | None) -> Args:
    """To whom somebody speaks: `none`, `all`, `you` or `one`."""
    to = answered(game, line)
    if to is None:
        return {"address": "none", "whom": ""}
    if to == EVERYBODY:
        return {"address": "all", "whom": ""}
    if to == reader:
        return {"address": "you", "whom": ""}
    return {"address": "one", "whom": t.person(game, to, "to")}


def answered(game: State, line: Line) -> int | None:
    """Whom a line speaks to: an answer, to whoever asked."""
    return line_of(game, line.said[1]).seat if line.sort == ANSWER else line.to


def line_in_words(t: Places, game: State, line: Line, reader: int | None) -> str:
    """`To the Captain: “Come to the Canteen (006).”`"""
    said = words(t, game, line.seat, line.said, reader)
    return capital(t.get("radio_line", words=said, **addressed(t, game, line, reader)))


def quoted_line(t: Places, game: State, line: Line, reader: int | None) -> str:
    """With who said it, and when."""
    who = capital(t.you_or(game, line.seat, reader))
    return t.get("radio_quoted", who=who, round=line.round, words=quote(t, game, line, reader))


# -- what was promised and done ----------------------------------------------------------------------------


def promised(t: Places, game: State, promise: Promise, reader: int | None) -> str:
    line = line_of(game, promise.line)
    return deed(t, game, line.asked or line.said, partner_of(line, promise.seat), reader)


def partner_of(line: Line, seat: int) -> int:
    """To whom a seat has promised what a line asks for, offers or announces."""
    if line.seat != seat:
        return line.seat
    to = line.to
    return seat if to is None or to == EVERYBODY else to


def done(t: Places, game: State, deed: Deed, reader: int | None) -> str:
    args: Args = {"round": deed.round, "engine": 0, "letter": "", "other": "", "other_own": "no"}
    if deed.deed in ("traded", "refused", "shut"):
        args |= {"other": t.person(game, deed.subject), "other_own": yes_or_no(deed.subject == reader)}
    elif deed.deed == "set":
        args["letter"] = deed.subject
    else:
        args["engine"] = deed.subject + 1
    return t.get(f"radio_did-{deed.deed}", **args)


# -- after the game -------------------------------------------------------------------------------------------


def lies(game: State) -> frozenset[int]:
    """The lines whose speaker knew better, by number: for whoever may know everything."""
    return frozenset(number for number, truth in game.ext.get(UNTRUE, ()) if truth == LIE)


def exposed(t: Places, known: frozenset[int], event: str, data: Args, text: str) -> str:
    """A line of the log as it is read once the lies are known."""
    return t.get("radio_lie", line=text) if text and event == Said.name and data["line"] in known else text


def temper_told(t: Places, words: Sequence[str]) -> str:
    """What a bot was like, beside its name."""
    return t.get("radio_temper", words=temper(t, words))


def tempers_told(t: Places, game: State, tempers: Tempers) -> list[str]:
    """A line for each bot."""
    return [
        capital(t.get("report-temper", who=t.person(game, seat), words=temper(t, words)))
        for seat, words in sorted(tempers.items())
    ]


def temper(t: Places, words: Sequence[str]) -> str:
    return t.listed([t.get(f"temper-{word}") for word in words])


# -- what can be said ----------------------------------------------------------------------------------------


def choice_in_words(t: Places, game: State, meaning: Meaning, value: Any, reader: int) -> str:
    """One of the things that may follow a word, as the seat that speaks knows it."""
    if meaning is SEAT:
        return t.get("radio_everybody") if value == EVERYBODY else capital(t.person(game, value))
    if meaning is ROOM:
        return capital(t.known_room(game, value, reader))
    if meaning is ENGINE:
        return t.get("radio_engine", engine=value + 1)
    if meaning is POD:
        return t.get("radio_pod", pod=value)
    if meaning is STATE:
        return t.get(f"engine_state-{value}")
    if meaning is TILE:
        return t.get(f"room-{value}")
    if meaning is LINE:
        return quoted_line(t, game, line_of(game, value), reader)
    return capital(str(NAMED[meaning](t, game, value)))
