"""The radio in the text client: something to say is put together by numbers, the dossier is read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..engine.machine import Ask
from ..errors import IllegalChoice
from ..rules.meanings import SEAT
from ..rules.radio import ASKS_BACK, LINE, REQUEST, Line
from ..text.errors import in_words
from ..text.messages import capital
from ..text.radio import choice_in_words, done, line_in_words, promised, quoted_line, words
from ..view.heard import (
    Choices,
    Sayable,
    answers,
    deeds_seen,
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
from .commands import understand
from .console import Leave, number_in

if TYPE_CHECKING:
    from .client import TextClient

Said = tuple[Any, ...]


def talk(client: TextClient, ask: Ask, rest: str) -> list[str]:
    """Something is said, or nothing; the open question stays as it is."""
    t, game = client.t, client.game
    if not game.rules.remarks:
        return [t.get("client-no_radio")]
    if not may_speak(game.view(ask.seat)):
        return [t.get("error-radio_out_of_reach")]
    said = chosen(client, ask.seat, number_in(rest))
    if said is None:
        return [t.get("client-radio_nothing_said")]
    try:
        client.transmit(ask.seat, said)
    except IllegalChoice as error:
        return [in_words(t, error)]
    client.tell_news(ask.seat)
    return []


def answer_calls(client: TextClient, seat: int) -> None:
    """What others ask of this seat while they play, each once; left without an answer, it waits for the next turn."""
    t, game = client.t, client.game
    for number in requests(game.view(seat)) if game.rules.remarks else ():
        line = lines_heard(game.view(seat))[number]
        if (number, line) in client.called:
            continue
        client.called.add((number, line))
        client.tell_news(seat)
        ways = list(answers(number))
        labels = [words(t, game, seat, said, seat) for said in ways]
        at = pick(client, t.get("client-radio_call", line=quoted_line(t, game, line, seat)), labels)
        if at is None:
            continue
        try:
            client.transmit(seat, ways[at - 1])
        except IllegalChoice as error:
            client.console.say(in_words(t, error))


def chosen(client: TextClient, seat: int, number: int | None) -> Said | None:
    """What is ready to be said comes first: answers, and what was learnt; then the words to be put together."""
    t, game = client.t, client.game
    view = game.view(seat)
    ready = [said for n in requests(view) for said in answers(n)]
    ready += [said for both in to_announce(view, game.rules) for said in both]
    known = vocabulary(view, game.rules)
    labels = [t.get("client-radio_ready", words=words(t, game, seat, said, seat)) for said in ready]
    labels += [t.get(f"radio-{one.saying.word}.label") for one in known]
    for n in requests(view):
        client.console.say(t.get("client-radio_request", line=quoted_line(t, game, lines_heard(view)[n], seat)))
    at = number if number is not None else pick(client, t.get("client-radio_what", left=lines_left(view)), labels)
    if at is None or not 1 <= at <= len(labels):
        return None
    return ready[at - 1] if at <= len(ready) else put_together(client, seat, known, known[at - 1 - len(ready)])


def put_together(client: TextClient, seat: int, known: list[Sayable], sayable: Sayable) -> Said | None:
    """Place by place."""
    found: list[Any] = [sayable.saying.word]
    for place in sayable.places:
        value = choose(client, seat, place, found)
        if value is None:
            return None
        found.append(value)
    if sayable.saying.word != ASKS_BACK:
        return tuple(found)
    whom = lines_heard(client.game.view(seat))[found[1]].seat
    wishes = [one for one in known if one.saying.sort == REQUEST and whom in one.places[0].values]
    labels = [client.t.get(f"radio-{one.saying.word}.label") for one in wishes]
    at = pick(client, client.t.get("client-radio_condition"), labels)
    if at is None:
        return None
    wish = wishes[at - 1]
    to_them = [place._replace(values=[whom]) if place.meaning is SEAT else place for place in wish.places]
    asked = put_together(client, seat, known, wish._replace(places=to_them))
    return (*found, *asked) if asked is not None else None


def choose(client: TextClient, seat: int, place: Choices, before: list[Any]) -> Any:
    """What stands at a place; None: the player has changed their mind. A single choice is not asked for."""
    t, game = client.t, client.game
    values = place.values
    if place.meaning is LINE and before[0] == "accuse":
        said = lines_heard(game.view(seat))
        values = [n for n in values if said[n].seat == before[1]]
    if len(values) == 1:
        return values[0]
    labels = [choice_in_words(t, game, place.meaning, value, seat) for value in values]
    at = pick(client, t.get(f"radio_place-{place.name}"), labels)
    return None if at is None else values[at - 1]


def pick(client: TextClient, title: str, labels: list[str]) -> int | None:
    """The number of one of them; None: Enter alone, or there is none."""
    if not labels:
        return None
    client.console.say("", client.console.styled("question", title))
    client.console.say(*(f"  {n}. {label}" for n, label in enumerate(labels, 1)))
    while line := client.console.read(client.t.get("client-radio_choose", count=len(labels))):
        number = number_in(line)
        if number is not None and 1 <= number <= len(labels):
            return number
        if understand(line, client.t.language, ["quit"]).command:
            raise Leave
        client.say("out_of_range", count=len(labels))
    return None


# -- the dossier -----------------------------------------------------------------------------------------------


def dossier(client: TextClient, ask: Ask) -> list[str]:
    """What each of the others said, promised and did, marked by what the reader knows."""
    t, game = client.t, client.game
    if not game.rules.remarks:
        return [t.get("client-no_radio")]
    view = game.view(ask.seat)
    lines = lines_heard(view)
    found: list[str] = []
    for seat in (p.index for p in game.seats):
        said = [told(client, view, n, line) for n, line in enumerate(lines) if line.seat == seat]
        said += [
            t.get("client-radio_promise", deed=promised(t, game, p, ask.seat), state=p.state)
            for p in promises_heard(view)
            if p.seat == seat
        ]
        said += [done(t, game, deed, ask.seat) for deed in deeds_seen(view) if deed.seat == seat]
        if said:
            found += [capital(t.you_or(game, seat, ask.seat)), *(f"  {line}" for line in said)]
    return found or [t.get("client-radio_silence")]


def told(client: TextClient, view: Any, number: int, line: Line) -> str:
    t, game = client.t, client.game
    known = "lie" if was_a_lie(view, number) else mark(view, game.rules, number) or "none"
    said = line_in_words(t, game, line, view["seat"])
    return t.get("client-radio_line", round=line.round, line=said, mark=known)
