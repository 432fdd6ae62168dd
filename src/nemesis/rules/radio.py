"""The radio: what the crew can say to each other, and what becomes of their word (K-29).

Whatever is said is data, a `Saying` and its places: `("engine", 1, "working")`. Everybody hears it, in their own
language; it may be true or not, and it never shows a card. A seat says it with the claim
`("claim", "say", "engine", 1, "working")`, asked or not, and the history keeps it like every choice.

A promise is a request that was answered with yes, an offer that was accepted, or an intention. It is kept, broken or
void, judged by what everybody can see. What everybody saw of Engines, course and deals is kept beside it, because
neither a bot nor a late reader remembers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from ..engine.events import Event
from ..engine.machine import step
from ..engine.questions import Meaning, one_of
from ..engine.ruleset import Module, Option, Secret
from .claims import CLAIM, Remark
from .components import Refusal
from .doors import DOOR_SHUT
from .engines import DAMAGED, TENDED, WORKING
from .meanings import CORRIDOR, ENGINE, LETTER, POD, ROOM, SEAT
from .ship import in_combat
from .state import CLOSED, HIBERNATING, LAUNCHED, OPEN
from .telling import OtherSeat, SeatNumber, Subject
from .trade import DEAL_REFUSED, TRADED
from .turns import AFTER_ACTION
from .wounds import OUT_OF_PLAY

if TYPE_CHECKING:
    from .state import Seat, State

SAY = "say"
LINES, PROMISES, DEEDS, UNTRUE = "radio", "promises", "deeds", "untrue"
"""Where the table keeps them (`ext`)."""
EVERYBODY = -1
"""To whom a request may go instead of one seat."""
ROUNDS_OF_GRACE = 1
"""A promise is due at the end of the next round (to cover somebody: of this one); until then a request can be
answered."""
KEPT, BROKEN, VOID, DUE = "kept", "broken", "void", "due"
LIE, GUESS = "lie", "guess"

# -- the vocabulary ----------------------------------------------------------------------------------

STATE = one_of(WORKING, DAMAGED)
PLACE = Meaning("place", str)
"""Where a course leads."""
TILE = Meaning("tile", str)
GOODS = Meaning("goods", str)
"""A type of Item that is in the decks, or that is crafted."""
LINE = Meaning("line", int)
"""What was said, by its number."""

STATEMENT, INTENTION, REQUEST, OFFER, ANSWER, REACTION = (
    "statement", "intention", "request", "offer", "answer", "reaction",
)  # fmt: skip
SORTS = (STATEMENT, INTENTION, REQUEST, OFFER, ANSWER, REACTION)


@dataclass(frozen=True, slots=True)
class Saying:
    """Something that can be said: a word, what follows it, and what sort of talk it is."""

    word: str
    sort: str
    places: tuple[tuple[str, Meaning], ...] = ()
    to_all: bool = False
    """A request that may go to everybody."""


SAYINGS: dict[str, Saying] = {}
"""Everything that can be said, by its word."""


def saying(word: str, sort: str, /, to_all: bool = False, **places: Meaning) -> None:
    SAYINGS[word] = Saying(word, sort, tuple(places.items()), to_all)


saying("engine", STATEMENT, engine=ENGINE, state=STATE)
saying("leads", STATEMENT, letter=LETTER, place=PLACE)
saying("tile", STATEMENT, room=ROOM, tile=TILE)
saying("infected", STATEMENT)
saying("clean", STATEMENT)
saying("have", STATEMENT, goods=GOODS)
saying("lack", STATEMENT, goods=GOODS)
saying("sent", STATEMENT)
saying("course", STATEMENT, letter=LETTER)
saying("untouched", STATEMENT)
saying("going", INTENTION, room=ROOM)
saying("repairing", INTENTION, engine=ENGINE)
saying("launching", INTENTION, pod=POD)
saying("sleeping", INTENTION)
saying("covering", INTENTION, who=SEAT)
saying("come", REQUEST, to_all=True, who=SEAT, room=ROOM)
saying("check", REQUEST, to_all=True, who=SEAT, engine=ENGINE)
saying("repair", REQUEST, to_all=True, who=SEAT, engine=ENGINE)
saying("open", REQUEST, who=SEAT, corridor=CORRIDOR)
saying("close", REQUEST, who=SEAT, corridor=CORRIDOR)
saying("wait", REQUEST, who=SEAT)
saying("give", REQUEST, who=SEAT, goods=GOODS)
saying("offer", OFFER, who=SEAT, goods=GOODS)
saying("yes", ANSWER, line=LINE)
saying("no", ANSWER, line=LINE)
saying("if", ANSWER, line=LINE)
saying("thanks", REACTION, who=SEAT)
saying("doubt", REACTION, line=LINE)
saying("accuse", REACTION, who=SEAT, line=LINE)
saying("warn", REACTION, who=SEAT, room=ROOM)
ASKS_BACK = "if"
"""Yes, on a condition: a request to whoever asked follows."""
COUNTED = frozenset(word for word, known in SAYINGS.items() if known.sort != ANSWER)
"""What the limit of a round counts: whoever is asked may always answer."""


class Line(NamedTuple):
    """What somebody said; its number is its place in the list."""

    seat: int
    round: int
    said: tuple[Any, ...]

    @property
    def word(self) -> str:
        word: str = self.said[0]
        return word

    @property
    def sort(self) -> str:
        return SAYINGS[self.word].sort

    @property
    def asked(self) -> tuple[Any, ...]:
        """The request in it, also that of a condition; empty: it asks for nothing."""
        if self.word == ASKS_BACK:
            return self.said[2:]
        return self.said if self.sort in (REQUEST, OFFER) else ()

    @property
    def to(self) -> int | None:
        """Whom it speaks to; None: everybody, and nobody has to answer."""
        if self.asked:
            seat: int = self.asked[1]
            return seat
        return self.said[1] if self.word in ("thanks", "accuse", "warn", "covering") else None


class Promise(NamedTuple):
    line: int
    """What is promised: a request, an offer or an intention."""
    seat: int
    """Who has promised."""
    room: int
    """Where they were then."""
    due: int
    """The round at whose end it is judged."""
    state: str = DUE


class Deed(NamedTuple):
    """What everybody saw somebody do."""

    seat: int
    round: int
    deed: str
    """`looked`, `kept`, `swapped`: an Engine; `read`, `set`: the course; `traded`, `refused`: with another seat;
    `shut`: a Door before another seat in a fight."""
    subject: Any
    after: int = 0
    """How many lines had been said: what was said of an Engine before its tokens changed places is out of date."""


# -- events -------------------------------------------------------------------------------------------


class Said(Event, term="radio", pace="small"):
    """Somebody says something over the radio."""

    seat: SeatNumber
    partner: OtherSeat
    line: int
    said: Subject


class PromiseEnded(Event, term="radio", pace="small"):
    """A promise is kept, broken or void."""

    seat: SeatNumber
    line: int
    state: str
    said: Subject


# -- what was said ---------------------------------------------------------------------------------------


def lines(g: State) -> tuple[Line, ...]:
    return tuple(Line(*line) for line in g.ext.get(LINES, ()))


def line_of(g: State, number: int) -> Line:
    return Line(*g.ext[LINES][number])


def promises(g: State) -> tuple[Promise, ...]:
    return tuple(Promise(*promise) for promise in g.ext.get(PROMISES, ()))


def deeds(g: State) -> tuple[Deed, ...]:
    return tuple(Deed(*deed) for deed in g.ext.get(DEEDS, ()))


def lines_left(g: State, seat: int) -> int:
    """How often a seat may still speak in this round; answers are free."""
    said = 0
    for who, round, words in reversed(g.ext.get(LINES, ())):
        if round != g.round:
            break
        said += who == seat and words[0] in COUNTED
    left: int = g.rules.options.radio_lines - said
    return left


def unanswered(said: tuple[Line, ...], seat: int, round: int) -> Iterator[int]:
    """The requests that this seat may still answer, by number."""
    answered = {line.said[1] for line in said if line.seat == seat and line.sort == ANSWER}
    for number in range(len(said) - 1, -1, -1):
        line = said[number]
        if round - line.round > ROUNDS_OF_GRACE:
            return
        if line.asked and line.seat != seat and line.to in (seat, EVERYBODY) and number not in answered:
            yield number


# -- saying it ------------------------------------------------------------------------------------------

NOT_NOW = Refusal("radio_not_now", "K-29")
OUT_OF_REACH = Refusal("radio_out_of_reach", "K-29")
NO_SUCH_WORDS = Refusal("radio_no_such_words", "K-29")
NOBODY_THERE = Refusal("radio_nobody_there", "K-29")
NOTHING_TO_ANSWER = Refusal("radio_nothing_to_answer", "K-29")
TOO_MUCH = Refusal("radio_too_much", "K-29")
ALREADY_KNOWN = Refusal("radio_already_known", "K-29")
ALREADY_SO = Refusal("radio_already_so", "K-29")


def why_not_say(g: State, p: Seat, said: tuple[Any, ...]) -> Refusal | None:
    waiting = g.frame
    if not g.setup_done or (waiting is not None and waiting[0] in g.rules.hidden_steps):
        return NOT_NOW
    if not p.active or p.intruder:
        return OUT_OF_REACH
    refusal = why_not_words(g, p, said)
    if refusal is not None:
        return refusal
    if said[0] in COUNTED and lines_left(g, p.index) <= 0:
        return TOO_MUCH
    return None


def why_not_words(g: State, p: Seat, said: tuple[Any, ...]) -> Refusal | None:
    """Why these words mean nothing here."""
    known = SAYINGS.get(said[0]) if said and isinstance(said[0], str) else None
    if known is None:
        return NO_SUCH_WORDS
    values = said[1:]
    if known.word == ASKS_BACK:
        return why_no_condition(g, p, values)
    if len(values) != len(known.places):
        return NO_SUCH_WORDS
    for (_, meaning), value in zip(known.places, values, strict=True):
        if not meaning.fits(value) or not EXISTS.get(meaning, exists)(g, value):
            if not (meaning is SEAT and known.to_all and value == EVERYBODY):
                return NO_SUCH_WORDS
        if meaning is SEAT and value != EVERYBODY:
            other = g.seats[value]
            if value == p.index or (known.sort != REACTION and (not other.active or other.intruder)):
                return NOBODY_THERE
        if meaning is LINE and known.sort == ANSWER and value not in unanswered(lines(g), p.index, g.round):
            return NOTHING_TO_ANSWER
    if known.word == "tile" and g.explored[values[0]]:
        return ALREADY_KNOWN
    if known.sort in (REQUEST, INTENTION) and EVERYBODY not in values[:1]:
        who = p.index if known.sort == INTENTION else values[0]
        if is_done(g, Promise(0, who, 0, 0), Line(p.index, g.round, said)):
            return ALREADY_SO
    if known.word in ("doubt", "accuse"):
        line = lines(g)[values[-1]]
        if line.seat == p.index or (known.word == "accuse" and line.seat != values[0]):
            return NO_SUCH_WORDS
    return None


def why_no_condition(g: State, p: Seat, values: tuple[Any, ...]) -> Refusal | None:
    """`("if", line, "open", 2, 7)`: a request to the one whose request it answers."""
    if not values or type(values[0]) is not int or values[0] not in unanswered(lines(g), p.index, g.round):
        return NOTHING_TO_ANSWER
    asked = values[1:]
    if not asked or not isinstance(asked[0], str) or asked[0] not in SAYINGS or SAYINGS[asked[0]].sort != REQUEST:
        return NO_SUCH_WORDS
    refusal = why_not_words(g, p, asked)
    if refusal is not None:
        return refusal
    return None if asked[1] == lines(g)[values[0]].seat else NO_SUCH_WORDS


def exists(g: State, value: Any) -> bool:
    return True


def is_line(g: State, number: int) -> bool:
    return 0 <= number < len(g.ext.get(LINES, ()))


EXISTS: dict[Meaning, Callable[[State, Any], bool]] = {
    SEAT: lambda g, seat: 0 <= seat < len(g.seats),
    ROOM: lambda g, room: 0 < room < len(g.tiles) and bool(g.tiles[room]),
    ENGINE: lambda g, engine: 0 <= engine < len(g.engines),
    CORRIDOR: lambda g, corridor: 0 <= corridor < len(g.doors),
    POD: lambda g, pod: any(number == pod for number, *_ in g.pods),
    TILE: lambda g, tile: tile in g.rules.rooms,
    PLACE: lambda g, place: place in places(g),
    GOODS: lambda g, item: item in goods(g),
    LINE: is_line,
}


def places(g: State) -> list[str]:
    """Where a course may lead."""
    return places_of(g.rules)


def places_of(rules: Any) -> list[str]:
    found = (place for card in rules.coordinates for place in rules.types[card].places.values())
    return list(dict.fromkeys(found))


def goods(g: State) -> dict[str, Any]:
    """The types of Items that pass from hand to hand."""
    return goods_of(g.rules)


def goods_of(rules: Any) -> dict[str, Any]:
    families = rules.families
    return {id: item for colour in ("yellow", "green", "red", "crafted") for id, item in families[colour].items()}


def say(g: State, p: Seat, *said: Any) -> None:
    g.info += 1
    number = len(g.ext.get(LINES, ()))
    line = Line(p.index, g.round, said)
    g.ext[LINES] = (*g.ext.get(LINES, ()), tuple(line))
    truth = how_true(g, p, said)
    g.ext[UNTRUE] = (*g.ext.get(UNTRUE, ()), *([(number, truth)] if truth is not None else []))
    partner = None if line.to == EVERYBODY else line.to
    g.emit(Said(seat=p.index, partner=partner, line=number, said=said))
    if line.sort == INTENTION:
        promise(g, number, p)
    elif line.word == "yes":
        agree(g, p, said[1])
    judge(g)


def agree(g: State, p: Seat, request: int) -> None:
    """Whoever says yes promises; to an offer, whoever made it; to a condition, both sides."""
    line = lines(g)[request]
    if line.sort == OFFER:
        promise(g, request, g.seats[line.seat])
    else:
        promise(g, request, p)
    if line.word == ASKS_BACK:
        promise(g, line.said[1], g.seats[line.seat])


def promise(g: State, line: int, p: Seat) -> None:
    grace = 0 if line_of(g, line).word == "covering" else ROUNDS_OF_GRACE
    made = Promise(line, p.index, p.room, g.round + grace)
    g.ext[PROMISES] = (*g.ext.get(PROMISES, ()), tuple(made))


# -- what it is worth -----------------------------------------------------------------------------------


def how_true(g: State, p: Seat, said: tuple[Any, ...]) -> str | None:
    """`lie`: the speaker knows better; `guess`: does not know; None: so, as far as they know, or it claims nothing."""
    judged = KNOWN.get(said[0])
    if judged is None:
        return None
    known = judged(g, p, *said[1:])
    return GUESS if known is None else None if known else LIE


def knows(p: Seat, kind: str, subject: Any) -> Any:
    return next((k[2] for k in p.knowledge if k[0] == kind and k[1] == subject), None)


def knows_engine(g: State, p: Seat, engine: int, state: str) -> bool | None:
    seen = knows(p, "engine", engine)
    return None if seen is None else seen == state


def knows_course(g: State, p: Seat, letter: str, place: str) -> bool | None:
    card = knows(p, "coordinates", 0)
    return None if card is None else bool(g.rules.types[card].places[letter] == place)


def knows_tile(g: State, p: Seat, room: int, tile: str) -> bool | None:
    seen = knows(p, "tile", room)
    return None if seen is None else seen == tile


def knows_sick(g: State, p: Seat) -> bool | None:
    """Only a scan tells: an infected card in hand, or no Contamination at all."""
    if p.known_infected:
        return True
    mine = (*p.deck, *p.hand, *p.discard, *p.looking)
    return None if any(card in g.rules.contamination_ids for card in mine) else False


def holds(g: State, p: Seat, item: str) -> bool:
    return any(g.rules.types[i].id == item for i in (*p.items, *p.hands) if i in g.rules.types)


def was_last_to_set(g: State, p: Seat, letter: str) -> bool:
    courses = [deed for deed in deeds(g) if deed.deed == "set"]
    return bool(courses) and courses[-1].seat == p.index and courses[-1].subject == letter


def not_so(found: bool | None) -> bool | None:
    return None if found is None else not found


KNOWN: dict[str, Callable[..., bool | None]] = {
    "engine": knows_engine,
    "leads": knows_course,
    "tile": knows_tile,
    "infected": knows_sick,
    "clean": lambda g, p: not_so(knows_sick(g, p)),
    "have": holds,
    "lack": lambda g, p, item: not holds(g, p, item),
    "sent": lambda g, p: p.signal,
    "course": was_last_to_set,
    "untouched": lambda g, p: not any(d.seat == p.index and d.deed in ("swapped", "set") for d in deeds(g)),
}
"""Statements, by what their speaker knows; None: nothing."""


# -- promises ---------------------------------------------------------------------------------------------


def is_done(g: State, made: Promise, line: Line) -> bool:
    """By what everybody sees now; deeds that pass are judged when they happen (`saw`)."""
    p = g.seats[made.seat]
    said = line.asked or line.said
    word, last = said[0], said[-1]
    if word in ("going", "come"):
        return bool(p.room == last)
    if word in ("open", "close"):
        return bool(g.doors[last] == (OPEN if word == "open" else CLOSED))
    if word == "sleeping":
        return p.status == HIBERNATING
    if word == "launching":
        return p.status == LAUNCHED and p.pod == last
    return False


def due(g: State) -> list[tuple[int, Promise]]:
    """The promises that are still open, by number."""
    return [(n, Promise(*made)) for n, made in enumerate(g.ext.get(PROMISES, ())) if made[-1] == DUE]


def judge(g: State) -> None:
    """Promises that are kept by now, or can no longer be."""
    for number, made in due(g):
        verdict = verdict_now(g, made)
        if verdict is not None:
            settle(g, number, verdict)


def verdict_now(g: State, made: Promise) -> str | None:
    line = line_of(g, made.line)
    if is_done(g, made, line):
        return KEPT
    p, other = g.seats[made.seat], g.seats[line.seat]
    if not p.active:
        return VOID
    if line.asked and made.seat != line.seat and not other.active:
        return VOID
    if line.word == "covering" and not g.seats[line.said[1]].active:
        return VOID
    if (line.asked or line.said)[0] == "wait":
        if p.room == other.room:
            return KEPT
        if p.room != made.room:
            return BROKEN
    return None


def settle(g: State, number: int, state: str) -> None:
    kept = list(g.ext[PROMISES])
    made = Promise(*kept[number])
    kept[number] = tuple(made._replace(state=state))
    g.ext[PROMISES] = tuple(kept)
    line = line_of(g, made.line)
    g.emit(PromiseEnded(seat=made.seat, line=made.line, state=state, said=line.asked or line.said))


@step
def judge_promises(g: State) -> None:
    """At the start of a round: what was due by the end of the last one and was not done is broken."""
    judge(g)
    for number, made in due(g):
        if made.due < g.round:
            settle(g, number, KEPT if was_there(g, made) else BROKEN)


def was_there(g: State, made: Promise) -> bool:
    """Promises to be somewhere at the end: with somebody, or still where they waited."""
    line = line_of(g, made.line)
    if line.word == "covering":
        return bool(g.seats[made.seat].room == g.seats[line.said[1]].room != 0)
    return line.asked[:1] == ("wait",)


def after_action(g: State) -> None:
    if g.ext.get(PROMISES):
        judge(g)


def left(g: State, p: Seat, room: int) -> None:
    if g.ext.get(PROMISES):
        judge(g)


def note(g: State, p: Seat, deed: str, subject: Any) -> None:
    done = Deed(p.index, g.round, deed, subject, len(g.ext.get(LINES, ())))
    g.ext[DEEDS] = (*g.ext.get(DEEDS, ()), tuple(done))


SERVES = {"looked": ("check",), "kept": ("check", "repair", "repairing"), "swapped": ("repair", "repairing")}
"""What everybody sees somebody do with an Engine -> the words of promises that it keeps."""


def saw(g: State, p: Seat, deed: str, subject: Any) -> None:
    """What lies on top of an Engine nobody else knows: whoever worked on it has kept a promise to repair it."""
    note(g, p, deed, subject)
    served = SERVES.get(deed, ())
    for number, made in due(g):
        line = line_of(g, made.line)
        said = line.asked or line.said
        if made.seat == p.index and said[0] in served and said[-1] == subject:
            settle(g, number, KEPT)


def saw_a_deal(g: State, p: Seat, partner: Seat) -> None:
    """What changed hands is between the two (R-15.12): any deal with each other keeps the word."""
    note(g, p, "traded", partner.index)
    both = {p.index, partner.index}
    for number, made in due(g):
        line = line_of(g, made.line)
        if line.asked[:1] in (("give",), ("offer",)) and {line.seat, line.asked[1]} == both:
            settle(g, number, KEPT)


def saw_a_door(g: State, p: Seat, corridor: int) -> None:
    """Closed before somebody on its other side who fights."""
    for q in g.seats:
        behind = q.room != p.room and corridor in g.rules.board.corridors_of.get(q.room, ())
        if behind and q.active and in_combat(g, q):
            note(g, p, "shut", q.index)


def saw_a_refusal(g: State, partner: Seat, p: Seat) -> None:
    note(g, partner, "refused", p.index)


# -- the module ------------------------------------------------------------------------------------------------


def said_choice(*said: Any) -> tuple[Any, ...]:
    """The choice that says this."""
    return (CLAIM, SAY, *said)


def shown_untrue(g: State, value: Any, seat: int | None) -> Any:
    """Lies come to light when the game is over."""
    return value if g.result is not None else ()


def with_promises(player: list[str], event: list[str], end_of_turn: list[str]) -> None:
    player.insert(0, "judge_promises")


RADIO = Module(
    "radio",
    phases=with_promises,
    hooks=(
        AFTER_ACTION.by(after_action), OUT_OF_PLAY.by(left), TENDED.by(saw), TRADED.by(saw_a_deal),
        DEAL_REFUSED.by(saw_a_refusal), DOOR_SHUT.by(saw_a_door),
    ),
    claims={SAY: Remark(why_not_say, say)},
    secrets={UNTRUE: Secret(shown_untrue, lambda g, value, deal: value)},
    options=(Option("radio_lines", 6, (6, 3, 12), "K-29"),),
    terms=("radio",),
    usual=True,
)  # fmt: skip
