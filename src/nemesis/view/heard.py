"""The radio as one seat hears it, from its view alone: what was said and what it knows of it, what it has learnt and
told nobody, what it can say."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from ..rules.engines import DAMAGED, LETTERS, WORKING, flipped
from ..rules.meanings import CORRIDOR, ENGINE, LETTER, POD, ROOM, SEAT
from ..rules.radio import (
    ANSWER,
    COUNTED,
    DEEDS,
    EVERYBODY,
    GOODS,
    GUESS,
    LIE,
    LINE,
    LINES,
    PLACE,
    PROMISES,
    RADIO,
    REACTION,
    SAYINGS,
    STATE,
    STATEMENT,
    TILE,
    UNTRUE,
    Deed,
    Line,
    Promise,
    Saying,
    goods_of,
    places_of,
    unanswered,
)
from ..rules.state import ABOARD, CLOSED, IN_POD, OPEN
from .types import SeatView, View, own_seat

if TYPE_CHECKING:
    from ..engine.questions import Meaning

CONFIRMED, CONTRADICTED, UNPROVEN, CLAIMS_NOTHING = "confirmed", "contradicted", "open", ""
ENGINES = 3
LATELY = 2
"""Rounds: what was said before is hardly doubted any more."""

# -- what was said ------------------------------------------------------------------------------------------


def has_radio(view: View) -> bool:
    return RADIO.id in view["setup"]["modules"]


def lines_heard(view: View) -> tuple[Line, ...]:
    return tuple(Line(seat, round, tuple(said)) for seat, round, said in view["ext"].get(LINES, ()))


def promises_heard(view: View) -> tuple[Promise, ...]:
    return tuple(Promise(*promise) for promise in view["ext"].get(PROMISES, ()))


def deeds_seen(view: View) -> tuple[Deed, ...]:
    return tuple(Deed(*deed) for deed in view["ext"].get(DEEDS, ()))


def is_heard(seat: SeatView) -> bool:
    return seat["status"] in (ABOARD, IN_POD) and not seat["intruder"]


def may_speak(view: View) -> bool:
    """Has this viewer a voice? Whether the moment allows it is another matter."""
    seat = view["seat"]
    return (
        seat is not None
        and has_radio(view)
        and view["setup_done"]
        and view["result"] is None
        and is_heard(view["seats"][seat])
    )


def lines_left(view: View) -> int:
    """How often its seat may still speak in this round; answers are free."""
    seat = own_seat(view)
    now = [line for line in lines_heard(view) if line.round == view["round"]]
    said = sum(line.seat == seat and line.word in COUNTED for line in now)
    allowed: int = view["setup"]["options"]["radio_lines"]
    return allowed - said


def requests(view: View) -> list[int]:
    """What others ask of its seat, or offer it, still without an answer: the latest first."""
    return list(unanswered(lines_heard(view), own_seat(view), view["round"])) if may_speak(view) else []


# -- what this viewer knows of it ---------------------------------------------------------------------------


def mark(view: View, rules: Any, number: int) -> str:
    """What somebody said, judged by what this viewer knows: `confirmed`, `contradicted`, `open`, or empty: it claims
    nothing, or the viewer said it."""
    line = lines_heard(view)[number]
    if line.sort != STATEMENT or line.seat == view["seat"]:
        return CLAIMS_NOTHING
    told = dict(view["ext"].get(UNTRUE, ()))
    if view["result"] is not None and told.get(number) != GUESS:
        return CONTRADICTED if told.get(number) == LIE else CONFIRMED
    found = JUDGED[line.word](view, rules, line, number)
    return UNPROVEN if found is None else CONFIRMED if found else CONTRADICTED


def was_a_lie(view: View, number: int) -> bool:
    """Told after the game only: the speaker knew better."""
    return dict(view["ext"].get(UNTRUE, ())).get(number) == LIE


def learnt(view: View, kind: str, subject: Any) -> Any:
    """What the seat's own ledger has; None: nothing."""
    seat = view["seat"]
    entries = view["seats"][seat].get("knowledge", ()) if seat is not None else ()
    return next((value for what, about, value, *_ in entries if what == kind and about == subject), None)


def judge_engine(view: View, rules: Any, line: Line, number: int) -> bool | None:
    """As it was then: everybody saw the tokens change places since."""
    _, engine, state = line.said
    now = learnt(view, "engine", engine) or revealed_engine(view, engine)
    if now is None:
        return None
    swaps = (deed for deed in deeds_seen(view) if deed.deed == "swapped" and deed.subject == engine)
    later = sum(deed.after > number for deed in swaps)
    then: str = flipped(now) if later % 2 else now
    return bool(then == state)


def revealed_engine(view: View, engine: int) -> str | None:
    """At the end of the game all of them are."""
    result = view["result"]
    checks = [check for seat in result["seats"] for check in seat["checks"]] if result is not None else []
    shown = next((check["engines"] for check in checks if check["check"] == "engines"), None)
    return shown[engine] if shown is not None else None


def judge_course(view: View, rules: Any, line: Line, number: int) -> bool | None:
    _, letter, place = line.said
    card = learnt(view, "coordinates", 0)
    if card is not None:
        return bool(rules.types[card].places[letter] == place)
    arrived = view["result"]["place"] if view["result"] is not None else None
    return arrived == place if arrived is not None and letter == view["destination"] else None


def judge_tile(view: View, rules: Any, line: Line, number: int) -> bool | None:
    _, room, tile = line.said
    seen = view["rooms"][room - 1]["tile"] or learnt(view, "tile", room)
    return None if seen is None else bool(seen == tile)


def judge_infected(view: View, rules: Any, line: Line, number: int) -> bool | None:
    """How many Contamination cards somebody has is public; without any nobody is infected."""
    return None if view["seats"][line.seat]["contamination"] else False


def judge_clean(view: View, rules: Any, line: Line, number: int) -> bool | None:
    return None if view["seats"][line.seat]["contamination"] else True


def judge_have(view: View, rules: Any, line: Line, number: int) -> bool | None:
    held = view["seats"][line.seat]["hands"]
    return True if any(item in rules.types and rules.types[item].id == line.said[1] for item in held) else None


def judge_sent(view: View, rules: Any, line: Line, number: int) -> bool | None:
    return view["seats"][line.seat]["signal"]


def judge_set(view: View, rules: Any, line: Line, number: int) -> bool | None:
    return any(
        deed.seat == line.seat and deed.deed == "set" and deed.subject == line.said[1] and deed.after <= number
        for deed in deeds_seen(view)
    )


def judge_untouched(view: View, rules: Any, line: Line, number: int) -> bool | None:
    """What was touched afterwards does not count."""
    touched = (deed for deed in deeds_seen(view) if deed.seat == line.seat and deed.deed in ("swapped", "set"))
    return not any(deed.after <= number for deed in touched)


JUDGED: dict[str, Callable[[View, Any, Line, int], bool | None]] = {
    "engine": judge_engine,
    "leads": judge_course,
    "tile": judge_tile,
    "infected": judge_infected,
    "clean": judge_clean,
    "have": judge_have,
    "lack": lambda view, rules, line, number: None,
    "sent": judge_sent,
    "course": judge_set,
    "untouched": judge_untouched,
}


# -- what it has learnt and told nobody ------------------------------------------------------------------------

Said = tuple[Any, ...]


def to_announce(view: View, rules: Any) -> list[tuple[Said, Said]]:
    """What its seat has learnt in secret and said nothing of since: each as it is, then otherwise."""
    if not may_speak(view) or lines_left(view) <= 0:
        return []
    seat = own_seat(view)
    own = [line for line in lines_heard(view) if line.seat == seat]

    def is_told(when: int, *words: Any) -> bool:
        return any(line.round >= when and line.said[: len(words)] == words for line in own)

    found: list[tuple[Said, Said]] = []
    for kind, subject, value, when, *_ in view["seats"][seat].get("knowledge", ()):
        if kind == "engine" and not is_told(when, "engine", subject):
            found.append((("engine", subject, value), ("engine", subject, flipped(value))))
        elif kind == "coordinates" and not is_told(when, "leads", view["destination"]):
            found.append(course_and_another(rules, value, view["destination"]))
        elif kind == "tile" and not view["rooms"][subject - 1]["explored"] and not is_told(when, "tile", subject):
            found.append((("tile", subject, value), ("tile", subject, another_tile(view, rules, subject, value))))
    if not is_told(0, "infected") and not is_told(0, "clean"):
        found += scanned(view["seats"][seat])
    return found


def course_and_another(rules: Any, card: str, letter: str) -> tuple[Said, Said]:
    """Where the present course leads; otherwise: where another letter does."""
    place = rules.types[card].places[letter]
    other = next(elsewhere for elsewhere in places_of(rules) if elsewhere != place)
    return ("leads", letter, place), ("leads", letter, other)


def another_tile(view: View, rules: Any, room: int, tile: str) -> str:
    """One that might lie there: the next of the same sort that nobody has seen."""
    possible = [other for other in unseen_tiles(view, rules) if rules.rooms[other].slot == rules.rooms[tile].slot]
    after = [*possible[possible.index(tile) + 1 :], *possible] if tile in possible else possible
    return next((other for other in after if other != tile), tile)


def scanned(seat: SeatView) -> Iterator[tuple[Said, Said]]:
    """What a scan of its hand has shown: an infected card, or nothing that is left."""
    if "infected" in seat.get("hand", ()):
        yield ("infected",), ("clean",)
    elif not seat["contamination"] and seat["gone"]["contamination"]:
        yield ("clean",), ("infected",)


# -- what it can say ----------------------------------------------------------------------------------------------


class Choices(NamedTuple):
    """What may follow a word."""

    name: str
    meaning: Meaning
    values: list[Any]


class Sayable(NamedTuple):
    saying: Saying
    places: list[Choices]


def vocabulary(view: View, rules: Any) -> list[Sayable]:
    """Everything that its seat can say now, with what makes sense at each place; empty: it has no voice."""
    if not may_speak(view):
        return []
    found = []
    for known in SAYINGS.values():
        places = [Choices(name, meaning, choices(view, rules, known, meaning)) for name, meaning in known.places]
        if all(place.values for place in places):
            found.append(Sayable(known, places))
    return found


def choices(view: View, rules: Any, known: Saying, meaning: Meaning) -> list[Any]:
    if meaning is SEAT:
        return [*([EVERYBODY] if known.to_all else []), *others(view, known)]
    if meaning is LINE:
        return requests(view) if known.sort == ANSWER else disputable(view)
    if meaning is CORRIDOR:
        wanted = CLOSED if known.word == "open" else OPEN
        return [corridor for corridor, door in enumerate(view["doors"]) if door == wanted]
    if meaning is ROOM:
        here = view["seats"][own_seat(view)]["room"] if known.word == "going" else 0
        rooms = (room for room in view["rooms"] if known.word != "tile" or not room["explored"])
        return [room["slot"] for room in rooms if room["slot"] != here]
    if meaning is GOODS:
        return own_first(view, rules)
    return OFFERED[meaning](view, rules)


OFFERED: dict[Meaning, Callable[[View, Any], list[Any]]] = {
    ENGINE: lambda view, rules: list(range(ENGINES)),
    STATE: lambda view, rules: [WORKING, DAMAGED],
    LETTER: lambda view, rules: list(LETTERS),
    PLACE: lambda view, rules: places_of(rules),
    POD: lambda view, rules: [number for number, _, _, launched in view["pods"] if not launched],
    TILE: lambda view, rules: unseen_tiles(view, rules),
}


def others(view: View, known: Saying) -> list[int]:
    seats = (seat for seat in view["seats"] if seat["index"] != view["seat"])
    return [seat["index"] for seat in seats if known.sort == REACTION or is_heard(seat)]


def disputable(view: View) -> list[int]:
    """What others said lately, the latest first."""
    said = lines_heard(view)
    recent = (n for n in range(len(said) - 1, -1, -1) if view["round"] - said[n].round < LATELY)
    return [n for n in recent if said[n].seat != view["seat"] and said[n].sort != REACTION]


def unseen_tiles(view: View, rules: Any) -> list[str]:
    """Tiles that are not face up, by their ids."""
    shown = {room["tile"] for room in view["rooms"] if room["tile"]}
    return sorted(id for id, room in rules.rooms.items() if room.slot in ("1", "2") and id not in shown)


def own_first(view: View, rules: Any) -> list[str]:
    """Every type of Item that passes from hand to hand, those of its seat first."""
    seat = view["seats"][own_seat(view)]
    held = [rules.types[item].id for item in (*seat["hands"], *seat.get("items", ())) if item in rules.types]
    known = goods_of(rules)
    return list(dict.fromkeys([*(item for item in held if item in known), *known]))


def answers(number: int) -> list[Said]:
    """What can be said to a request by one press."""
    return [("yes", number), ("no", number)]
