"""Log events as sentences, each seat by its own eyes.

What a seat may know of an event is decided in one place (`view.events.redacted_for`); a reader told less than all
of it gets the sentence `log-<name>-hidden`.

One thing is said once. An event that only leads to the next one, or repeats the one before, is *folded*: it is told, so
that a page can move its pieces, but it has no sentence. What is said of an event depends on that event and on what the
same viewer was told before it, on nothing else. So a line once sent never changes, the log may be read in pieces of any
length, and a sentence that is missing tells nothing that its reader was not told.

An event says in its declaration when it is folded and what its fields mean. Here each meaning is put into words, and
events that need more words than their fields give get them by `says_more`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from ..content import BOXES
from ..engine.events import EVENTS, REDACTED, Declared, Event, Logged, Past, Word, names_of, rebuilt
from ..rules.attack import AttackCard, AttackDeclared
from ..rules.bag import TokenAdded
from ..rules.combat import CombatRolled, Melee, Shot, Strike
from ..rules.contamination import Contaminated
from ..rules.decks import DeckShuffled, Drew, OwnDeckShuffled
from ..rules.encounter import Encounter, IntruderPlaced, called_here
from ..rules.ending import ContaminationCheck, CoordinatesRevealed, FinalResult, GameEnds
from ..rules.engines import LookedAtCoordinates
from ..rules.injury import Blood, Injured, Retreat
from ..rules.intruder_movement import TileFlipped
from ..rules.intruder_player import BecameIntruder
from ..rules.items import Dropped, ItemGained, Refused, TookInHand
from ..rules.markers import Noise
from ..rules.modes import ObjectivesDealt
from ..rules.movement import Explored, Moved
from ..rules.noise import Danger, NoiseRerolled, NoiseRolled, RoomNoiseRolled
from ..rules.radio import Line as SpokenLine
from ..rules.radio import PromiseEnded, lines
from ..rules.radio import Said as SaidAloud
from ..rules.reactions import AttackIgnored, CardPlayed, Interrupted, ItemUsed
from ..rules.rounds import JUMP, BagToken, EventDrawn, Time
from ..rules.search import DeclinedItems, Found, Searches
from ..rules.self_destruct import FIRST_YELLOW, SKULL, SelfDestructAdvanced
from ..rules.setup import Drafted
from ..rules.ship import is_object
from ..rules.telling import Acting, Aside, Spent
from ..rules.turns import MOVES, Action, Bleeding, Burnt, Passed, Turn
from ..rules.wounds import Died, LightWound, SeriousWound
from ..view.events import redacted_for
from .boxes import Adds, Args, MoreWords, says, texts_of
from .deeds import deed
from .messages import capital, yes_or_no
from .radio import addressed, partner_of, words
from .radio import deed as promised_deed

if TYPE_CHECKING:
    from ..engine.events import E
    from ..rules.state import State
    from .places import Places


class LogLine(NamedTuple):
    """An event with its sentence; empty: another line says it."""

    kind: str
    data: Args
    text: str


class Said:
    """What several viewers of one game and log are told alike, in one language: worked out once."""

    def __init__(self) -> None:
        self.sentences: dict[tuple[Any, ...], str] = {}
        self.lines: dict[int, tuple[LogLine, list[Any]]] = {}
        """By their place in the log: those that everybody is told alike, except these seats."""
        self._turned: dict[tuple[int, int], dict[int, int]] = {}
        self._then: dict[tuple[int, ...], State] = {}

    def turned(self, log: Sequence[Logged], start: int) -> dict[int, int]:
        """The Rooms that were turned face up from an index on, and where in the log."""
        since = (start, len(log))
        if since not in self._turned:
            self._turned[since] = rooms_turned(log, start)
        return self._turned[since]

    def as_then(self, game: State, turned: dict[int, int], at: int) -> State:
        """The table with those Rooms face down that were turned over after this: no line names what nobody had seen."""
        later = tuple([room for room, when in turned.items() if when > at]) if turned else ()
        if not later:
            return game
        if later not in self._then:
            then = self._then[later] = game.copy()
            for room in later:
                then.explored[room] = False
        return self._then[later]


class ViewerPast(Past):
    """What a viewer was told before an event, as the log has it."""

    def __init__(self, log: Sequence[Logged], at: int, viewer: int | None) -> None:
        self.log = log
        self.at = at
        self._viewer = viewer
        self.personal = False
        """Did somebody ask for what another viewer might be told otherwise?"""

    @property
    def viewer(self) -> int | None:
        self.personal = True
        return self._viewer

    def __iter__(self) -> Iterator[Event]:
        return self._told(lambda name: True)

    def last(self, *over: type[Event]) -> Event | None:
        passed = names_of(over)
        return next(self._told(lambda name: name not in passed), None)

    def every(self, *kinds: type[E]) -> Iterator[E]:
        return cast("Iterator[E]", self._told(names_of(kinds).__contains__))

    def _told(self, is_wanted: Callable[[str], bool]) -> Iterator[Event]:
        """Those with such a name; whether others are told of the rest makes no difference then."""
        for at in range(self.at - 1, -1, -1):
            happened = self.log[at]
            if is_wanted(happened[0]):
                if happened[2] is not None:
                    self.personal = True
                data = redacted_for(self._viewer, happened)
                if data is not None:
                    yield rebuilt(happened[0], data)


def log_lines(
    t: Places, game: State, log: Sequence[Logged], viewer: int | None, start: int = 0, said: Said | None = None
) -> Iterator[LogLine]:
    """The log as one viewer reads it from an index on, in order."""
    said = said or Said()
    turned = said.turned(max(log, game.log or (), key=len), start)
    known = said.as_then(game, turned, start)
    for at in range(start, len(log)):
        if turned and at in turned.values():
            known = said.as_then(game, turned, at)
        alike = said.lines.get(at)
        if alike is not None and viewer not in alike[1]:
            yield alike[0]
            continue
        data = redacted_for(viewer, log[at])
        if data is not None:
            yield told_before(t, known, log, at, viewer, data, said)


TURNS_A_ROOM = (Explored.name, TileFlipped.name)


def rooms_turned(log: Sequence[Logged], start: int) -> dict[int, int]:
    """The Rooms that were turned face up from an index on, and where in the log."""
    found: dict[int, int] = {}
    for at in range(start, len(log)):
        if log[at][0] in TURNS_A_ROOM:
            found.setdefault(log[at][1]["room"], at)
    if not found:
        return found
    before = {data["room"] for name, data, *_ in log[:start] if name in TURNS_A_ROOM}
    return {room: at for room, at in found.items() if room not in before}


def told_before(
    t: Places, game: State, log: Sequence[Logged], at: int, viewer: int | None, data: Args, said: Said
) -> LogLine:
    """An event with its sentence; that of another viewer where nothing in it depends on who reads."""
    name, everything, to, _ = log[at]
    declared = EVENTS.get(name)
    if declared is None or declared.always_folded:
        named, text, alike = [], "", True
    else:
        named = [data.get(field) for field in seat_fields(name)]
        redacted = len(data) < len(everything)
        key = (at, redacted, *[seat == viewer for seat in named])
        before = said.sentences.get(key)
        alike = before is not None
        if before is not None:
            text = before
        else:
            past = ViewerPast(log, at, viewer)
            text = sentence(t, game, rebuilt(name, data), redacted, past, viewer)
            alike = not past.personal
            if alike:
                said.sentences[key] = text
    line = LogLine(name, data, text)
    if alike and to is None and viewer not in named:
        said.lines[at] = line, named
    return line


@cache
def seat_fields(event: str) -> tuple[str, ...]:
    """Fields by which a reader may be told of their own seat."""
    meant = ((name, declared.meaning) for name, declared in EVENTS[event].fields.items())
    return tuple(name for name, meaning in meant if meaning is not None and MEANINGS.get(meaning.name) in BY_READER)


def sentence(t: Places, game: State, event: Event, redacted: bool, past: ViewerPast, viewer: int | None) -> str:
    if not event.has_sentence(game, past):
        return ""
    args: Args = {}
    for name, declared in event.fields.items():
        value = getattr(event, name, REDACTED)
        if value is not REDACTED:
            args |= in_words(t, game, name, declared, value, viewer)
    more = more_words().get(type(event))
    if more is not None:
        args |= more(t, game, event, past)
    return capital(t.get(f"log-{event.name}-hidden" if redacted else f"log-{event.name}", **args))


# -- what fields mean -------------------------------------------------------------------------------------


def in_words(t: Places, game: State, name: str, declared: Declared, value: Any, viewer: int | None) -> Args:
    """The variables of a sentence that a field gives: numbers as they are, words only as selectors."""
    meaning = declared.meaning
    if isinstance(meaning, Word):
        return a_word(t, name, meaning, value)
    if meaning is not None:
        return MEANINGS[meaning.name](t, game, name, value, viewer)
    if isinstance(value, bool):
        return {name: yes_or_no(value)}
    return {name: value} if isinstance(value, (int, str)) else {}


def a_seat(t: Places, game: State, name: str, seat: int, viewer: int | None) -> Args:
    """`$who` and the reader's own seat; nobody's doing: -1."""
    if seat < 0:
        return {"own": "none", "who": "", "whose": "", "whom": ""}
    return {"own": yes_or_no(seat == viewer), **t.spoken_of(game, seat)}


def another_seat(t: Places, game: State, name: str, seat: int | None, viewer: int | None) -> Args:
    if seat is None or seat < 0:
        return {"other_own": "none", "other": "", "other_whose": "", "other_whom": ""}
    return {f"other_{k}" if k != "who" else "other": v for k, v in a_seat(t, game, name, seat, viewer).items()}


def a_target(t: Places, game: State, name: str, target: str, viewer: int | None) -> Args:
    return {"target": t.form("object-egg" if target == "egg" else f"intruder-{target}", "the")}


def a_room(t: Places, game: State, name: str, room: int, viewer: int | None) -> Args:
    return {name: t.the_room(game, room) if room else "", f"some_{name}": yes_or_no(room)}


def a_start(t: Places, game: State, name: str, room: int, viewer: int | None) -> Args:
    """Where somebody comes from: the number is enough."""
    return {"start": f"{room:03d}", "some_start": yes_or_no(room)}


def a_corridor(t: Places, game: State, name: str, corridor: int, viewer: int | None) -> Args:
    return {"corridor": t.corridor(game, corridor) if corridor >= 0 else ""}


def an_exit(t: Places, game: State, name: str, exit: int, viewer: int | None) -> Args:
    return {"exit": t.exit(game, exit)}


def a_kind(t: Places, game: State, name: str, kind: str, viewer: int | None) -> Args:
    key = f"intruder-{kind}"
    sort = game.rules.species.sort_of_token(kind)
    return {"kind": t.get(key), "a": t.form(key, "a"), "the": t.form(key, "the"), "type": sort}


def a_former_kind(t: Places, game: State, name: str, kind: str, viewer: int | None) -> Args:
    return {name: t.form(f"intruder-{kind}", "the")}


def a_thing(t: Places, game: State, name: str, thing: str, viewer: int | None) -> Args:
    return {name: t.thing(game.rules, thing), "object": yes_or_no(is_object(thing))}


def some_things(t: Places, game: State, name: str, value: tuple[str, ...] | list[str], viewer: int | None) -> Args:
    return {name: t.things(game.rules, value), f"{name}_count": len(value)}


def a_word(t: Places, name: str, word: Word, value: Any) -> Args:
    """A value with its own message: `$name` is its text, `$name_id` selects."""
    if not value:
        return {name: "", f"{name}_id": "none"}
    text = t.get(f"{word.prefix}-{value}")
    return {name: t.quoted(text) if word.quoted else text, f"{name}_id": value}


def a_colour(t: Places, game: State, name: str, colour: str | None, viewer: int | None) -> Args:
    """The back of an Item; its deck if it has one."""
    if colour is None:
        return {"colour": "", "colour_id": "none", "deck": ""}
    deck = t.get(f"deck-{colour}") if colour in game.rules.decks else ""
    return {"colour": t.get(f"colour-{colour}"), "colour_id": colour, "deck": deck}


def an_engine(t: Places, game: State, name: str, engine: int, viewer: int | None) -> Args:
    return {"engine": engine + 1}


def states(t: Places, game: State, name: str, engines: tuple[str, ...], viewer: int | None) -> Args:
    damaged = [str(n) for n, state in enumerate(engines, 1) if state == "damaged"]
    return {"damaged": t.listed(damaged), "damaged_count": len(damaged)}


def blood(t: Places, game: State, name: str, numbers: tuple[int | None, ...], viewer: int | None) -> Args:
    shown = [t.get("blood-arrow") if n is None else str(n) for n in numbers]
    return {"numbers": t.listed(shown), "cards": len(numbers), "arrow": yes_or_no(None in numbers)}


def nothing(t: Places, game: State, name: str, value: Any, viewer: int | None) -> Args:
    return {}


MEANINGS: dict[str, Callable[[Places, State, str, Any, int | None], Args]] = {
    "seat": a_seat,
    "other_seat": another_seat,
    "target": a_target,
    "room": a_room,
    "start": a_start,
    "corridor": a_corridor,
    "exit": an_exit,
    "kind": a_kind,
    "former_kind": a_former_kind,
    "thing": a_thing,
    "things": some_things,
    "colour": a_colour,
    "engine": an_engine,
    "engine_states": states,
    "blood": blood,
    "wordless": nothing,
}
"""How the value of a field is shown, by what it means (rules/telling.py)."""
BY_READER = (a_seat, another_seat)
"""Those that say it otherwise to the seat itself."""


# -- events that say more than their fields ---------------------------------------------------------------

MORE: list[MoreWords] = []


def says_more(event: type[E]) -> Callable[[Adds[E]], Adds[E]]:
    """Register what is added to the words of an event."""

    def register(words: Adds[E]) -> Adds[E]:
        MORE.append(says(event, words))
        return words

    return register


@cache
def more_words() -> dict[type[Event], Callable[[Places, State, Any, Past], Args]]:
    """Those of every game, and those that boxes bring."""
    return dict([*MORE, *texts_of(BOXES).events])


def brief(t: Places, game: State, what: str, subject: tuple[Any, ...]) -> str:
    """The deed in few words: without the Room, which is where its doer stands or is named elsewhere."""
    return deed(t, game, (what,) if what in MOVES or what in ("activate", "room_action") else (what, *subject))


@says_more(Action)
def action(t: Places, game: State, e: Action, past: Past) -> Args:
    what, subject = e.action, e.subject
    args = {"what": what, "deed": brief(t, game, what, subject)}
    if what in ("play", "use"):
        args["thing"] = t.thing(game.rules, subject[0])
    elif what in MOVES:
        args["room"] = t.the_room(game, subject[0])
    elif what == "room_action":
        room_action = f"room-{game.tiles[subject[0]]}.action"
        args |= {"name": t.quoted(t.get(room_action))} if t.has(room_action) else {"what": "other"}
    return args


def leads_intruders(game: State, seat: int, past: Past) -> Args:
    """Did this seat already lead the Intruders when this was told? Characters take turns and pass too."""
    leads = game.seats[seat].intruder and any(e.seat == seat for e in past.every(BecameIntruder))
    return {"led": yes_or_no(leads)}


@says_more(Turn)
def turn(t: Places, game: State, e: Turn, past: Past) -> Args:
    return leads_intruders(game, e.seat, past)


@says_more(Passed)
def passed(t: Places, game: State, e: Passed, past: Past) -> Args:
    return leads_intruders(game, e.seat, past)


@says_more(Interrupted)
def interrupted(t: Places, game: State, e: Interrupted, past: Past) -> Args:
    """What is cancelled: the action announced last, unless it is an Interruption."""
    announced = past.latest(Action, Interrupted)
    if not isinstance(announced, Action) or announced.seat != e.by:
        return {"deed": "", "named": "no"}
    return {"deed": brief(t, game, announced.action, announced.subject), "named": "yes"}


@says_more(AttackIgnored)
def attack_ignored(t: Places, game: State, e: AttackIgnored, past: Past) -> Args:
    """With what, if a card or an Item was used."""
    reaction = past.last(Spent)
    if not isinstance(reaction, (CardPlayed, ItemUsed)) or reaction.seat != e.seat:
        return {"with": "", "reacted": "no"}
    used = reaction.card if isinstance(reaction, CardPlayed) else reaction.item
    return {"with": t.thing(game.rules, used), "reacted": "yes"}


def was_declared(game: State, seat: int, past: Past) -> Args:
    """Was the attack on this seat told just before?"""
    attack = past.last(DeckShuffled)
    told = isinstance(attack, AttackDeclared) and attack.seat == seat and not attack.folded(game, past)
    return {"declared": yes_or_no(told)}


@says_more(AttackCard)
def attacked(t: Places, game: State, e: AttackCard, past: Past) -> Args:
    return was_declared(game, e.seat, past)


@says_more(Explored)
def explored(t: Places, game: State, e: Explored, past: Past) -> Args:
    """Tile and token are revealed by this very event; a token that does not work at once may have a line of its own."""
    room = t.get("phrase-room", name=t.form(f"room-{e.tile}", "the"), number=f"{e.room:03d}")
    return {"room": room, "named": yes_or_no(e.works or e.token == "silence")}


@says_more(TileFlipped)
def flipped(t: Places, game: State, e: TileFlipped, past: Past) -> Args:
    return {"number": f"{e.room:03d}"}


def rolled(event: Event | None) -> str | None:
    """The face of a die that fell."""
    return event.face if isinstance(event, (NoiseRolled, RoomNoiseRolled, CombatRolled)) else None


def rerolled(t: Places, past: Past) -> Args:
    """The face that does not count."""
    face = rolled(past.last())
    return {"face": t.get(f"noise_face-{face}") if face else "", "seen": yes_or_no(face)}


@says_more(NoiseRerolled)
def rerolled_with_an_item(t: Places, game: State, e: NoiseRerolled, past: Past) -> Args:
    return rerolled(t, past)


def who_entered(past: Past, room: int) -> int | None:
    """Who has come into this Room to make the Noise, if no line said so yet."""
    for event in past:
        if isinstance(event, Moved):
            way = past.latest(Acting)
            named = way is not None and way.seat == event.seat and way.heads_for(room)
            return event.seat if event.makes_noise and event.room == room and not named else None
        if isinstance(event, (Noise, Danger, Encounter, Acting)) or rolled(event) == "silence":
            return None
    return None


def entered(past: Past, room: int) -> Args:
    return {"entered": yes_or_no(who_entered(past, room) is not None)}


@says_more(NoiseRolled)
def noise_rolled(t: Places, game: State, e: NoiseRolled, past: Past) -> Args:
    return entered(past, e.room)


@says_more(Noise)
def noise(t: Places, game: State, e: Noise, past: Past) -> Args:
    """Whose Noise it is goes without saying while they act."""
    acting = past.latest(Acting, BagToken, EventDrawn)
    own_doing = isinstance(acting, Acting) and acting.seat == e.seat
    return {"named": yes_or_no(e.seat >= 0 and not own_doing), **entered(past, e.room)}


@says_more(Danger)
def danger(t: Places, game: State, e: Danger, past: Past) -> Args:
    """Slime makes Danger of Silence."""
    last = past.last()
    token = last.token if isinstance(last, Explored) else None
    args = {"slime": yes_or_no("silence" in (rolled(last), token)), **entered(past, e.room)}
    mover = who_entered(past, e.room)
    return args | (a_seat(t, game, "seat", mover, past.viewer) if mover is not None else {})


@says_more(IntruderPlaced)
def placed(t: Places, game: State, e: IntruderPlaced, past: Past) -> Args:
    """A token of the bag may stand for several types."""
    return {"met": yes_or_no(called_here(past, e.room) is not None)}


@says_more(Injured)
def injured(t: Places, game: State, e: Injured, past: Past) -> Args:
    """With the deed that caused it, if it was a shot or a blow."""
    cause = past.last(Blood, DeckShuffled, Aside)
    blow = cause if isinstance(cause, Strike) and cause.lands() else None
    judged = e.verdict == "lives" or (e.verdict == "killed" and blow is not None)
    args = {"deed": blow.deed if blow is not None else "none", "summed": yes_or_no(judged and e.total > e.injuries)}
    return args | (a_seat(t, game, "seat", blow.seat, past.viewer) if blow is not None else {})


@says_more(Retreat)
def retreat(t: Places, game: State, e: Retreat, past: Past) -> Args:
    """A weapon that hurts nobody drives Intruders off."""
    shot = past.last(DeckShuffled)
    if isinstance(shot, Shot) and shot.lands():
        return {"deed": "shot", **a_seat(t, game, "seat", shot.seat, past.viewer)}
    return {"deed": "none"}


def wound(seat: int, past: Past) -> Args:
    """Fire and Bleeding are told with what they do."""
    cause = past.last(LightWound, SeriousWound, DeckShuffled)
    return {"cause": cause.name if isinstance(cause, (Burnt, Bleeding)) and cause.seat == seat else "none"}


@says_more(LightWound)
def light_wound(t: Places, game: State, e: LightWound, past: Past) -> Args:
    return wound(e.seat, past)


@says_more(SeriousWound)
def serious_wound(t: Places, game: State, e: SeriousWound, past: Past) -> Args:
    return wound(e.seat, past)


@says_more(Contaminated)
def contaminated(t: Places, game: State, e: Contaminated, past: Past) -> Args:
    cause = past.last(Contaminated, DeckShuffled)
    return {"cause": "melee" if isinstance(cause, Melee) and cause.seat == e.seat else "none"}


@says_more(TokenAdded)
def token_added(t: Places, game: State, e: TokenAdded, past: Past) -> Args:
    last = past.last()
    return {"replaces": yes_or_no(isinstance(last, BagToken) and last.kind in ("larva", "creeper"))}


@says_more(Drew)
def drew(t: Places, game: State, e: Drew, past: Past) -> Args:
    """With the deck that was made anew for it; older saves tell each card by itself."""
    last = past.last()
    reshuffled = isinstance(last, OwnDeckShuffled) and last.to_draw and last.seat == e.seat
    card = vars(e).get("card")
    cards = {"cards": t.thing(game.rules, card)} if card is not None else {}
    return {"reshuffled": yes_or_no(reshuffled), **cards}


def searched(t: Places, game: State, seat: int, past: Past) -> Args:
    """The Room in which this was found, and how many Items are left there, if no line said so yet."""
    for event in past:
        if isinstance(event, Searches) and event.seat == seat:
            return {"searched": "yes", "place": t.the_room(game, event.room), "left": event.items}
        if not isinstance(event, (Found, DeckShuffled, Dropped)):
            break
        if isinstance(event, Found) and event.items is not REDACTED:
            break
    return {"searched": "no", "place": "", "left": -1}


def after_a_search(
    t: Places, game: State, e: Found | DeclinedItems | ItemGained | TookInHand | Refused, past: Past
) -> Args:
    return searched(t, game, e.seat, past)


MORE.extend((event, after_a_search) for event in (Found, DeclinedItems, ItemGained, TookInHand, Refused))


@says_more(Died)
def died(t: Places, game: State, e: Died, past: Past) -> Args:
    """Of a Wound too many, with what dealt it."""
    dealt = {"burnt": "death-burnt", "bleeding": "death-bleeding"}.get(str(wound(e.seat, past)["cause"]))
    return {"why": t.get(dealt if dealt and e.cause == "wounds" else f"death-{e.cause}")}


@says_more(GameEnds)
def game_ends(t: Places, game: State, e: GameEnds, past: Past) -> Args:
    return {"why": t.get(f"end-{e.cause}")}


@says_more(LookedAtCoordinates)
def coordinates(t: Places, game: State, e: LookedAtCoordinates, past: Past) -> Args:
    return {"card": t.name(game.rules, e.card)} if e.card is not REDACTED else {}


@says_more(CoordinatesRevealed)
def coordinates_revealed(t: Places, game: State, e: CoordinatesRevealed, past: Past) -> Args:
    return {"place": t.get(f"place-{e.place}")}


@says_more(Time)
def time(t: Places, game: State, e: Time, past: Past) -> Args:
    return {"left": JUMP - e.time}


@says_more(SelfDestructAdvanced)
def self_destruct(t: Places, game: State, e: SelfDestructAdvanced, past: Past) -> Args:
    return {"left": SKULL - e.spaces, "late": yes_or_no(e.spaces >= FIRST_YELLOW)}


@says_more(ContaminationCheck)
def contamination_check(t: Places, game: State, e: ContaminationCheck, past: Past) -> Args:
    return {"drew": yes_or_no(e.drawn is not None), "drawn": e.drawn or 0}


@says_more(Drafted)
def drafted(t: Places, game: State, e: Drafted, past: Past) -> Args:
    """Before the draft a seat has no role yet: players are called by number."""
    return {
        "who": t.get("phrase-player.the", number=game.seats[e.seat].number),
        "the": t.form(f"character-{e.character}", "the"),
        "offered": t.listed([t.get(f"character-{c}") for c in e.cards]),
    }


@says_more(ObjectivesDealt)
def objectives_dealt(t: Places, game: State, e: ObjectivesDealt, past: Past) -> Args:
    """A spectator is told of all players, a player of the others."""
    return {"others": len(game.seats) - 1 if past.viewer is not None else 0}


@says_more(FinalResult)
def result(t: Places, game: State, e: FinalResult, past: Past) -> Args:
    winners = [t.person(game, s["seat"]) for s in e.result["seats"] if s["won"]]
    return {"winners": t.listed(winners), "count": len(winners)}


@says_more(SaidAloud)
def said_aloud(t: Places, game: State, e: SaidAloud, past: Past) -> Args:
    line = SpokenLine(e.seat, game.round, e.said)
    to = addressed(t, game, line, past.viewer)
    return {"words": words(t, game, e.seat, e.said, past.viewer), "address": to["address"], "other_whom": to["whom"]}


@says_more(PromiseEnded)
def promise_ended(t: Places, game: State, e: PromiseEnded, past: Past) -> Args:
    line = lines(game)[e.line]
    return {"deed": promised_deed(t, game, e.said, partner_of(line, e.seat), past.viewer)}
