"""What a box says of its own: the facet `for_texts.py` of its package, a `BoxTexts` called `FOR_TEXTS`.

Words alone need no facet: they are messages in the box's folder `words`. A facet tells what those messages are given
(`questions`, `options`, `actions`...), and what is shown beside the board. Tables are keyed by names that the box
itself has brought into play; functions are asked at every table on which something of the box lies, and answer with
nothing where it is not about them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from ..engine.events import E, Event, Past
from ..rules.boxes import Box
from ..view.harm_odds import Harm
from ..view.odds import Odds, entering_odds, surprise_odds, token_odds, unknown_token_odds
from ..view.open_table import open_table
from ..view.types import own_seat

if TYPE_CHECKING:
    from ..engine.machine import Ask
    from ..game import Game
    from ..rules.components import Room
    from ..rules.state import Seat, State
    from ..view.types import SeatView, View
    from .badges import Badge
    from .goals import Aims, Judge
    from .matters import Matter
    from .names import Names
    from .places import Places
    from .risk_parts import Risk

T = TypeVar("T")
Args = dict[str, Any]
"""What a message is given."""
Adds: TypeAlias = "Callable[[Places, State, E, Past], Args]"
"""What is said of an event besides its fields."""
MoreWords: TypeAlias = "tuple[type[Event], Callable[[Places, State, Any, Past], Args]]"


def says(event: type[E], words: Adds[E]) -> MoreWords:
    """The words that an event adds to those of its fields."""
    return event, words


class Deal:
    """For all options of one question: the table as it lies open, and odds that several of them need."""

    def __init__(self, view: View, rules: Any) -> None:
        self.rules = rules
        self._view = view
        self._game: Game | None = None
        self._harm: Harm | None = None
        self._kept: dict[Any, Any] = {}

    def __call__(self) -> Game:
        if self._game is None:
            self._game = open_table(self._view)
        return self._game

    def harm(self) -> Harm:
        """What may happen to the body of the seat that looks."""
        if self._harm is None:
            self._harm = Harm(self(), own_seat(self._view))
        return self._harm

    def me(self) -> Seat:
        return self().seats[own_seat(self._view)]

    def known_room(self, slot: int) -> Room | None:
        """The Room in a slot, if it is explored."""
        rooms = self.once(("rooms",), lambda: {r["slot"]: r["tile"] for r in self._view["rooms"] if r["explored"]})
        return self.rules.rooms[rooms[slot]] if slot in rooms else None

    def surprise(self, cards: int) -> float:
        """That an Encounter surprises a hand of so many cards."""
        return self.once(("surprise", cards), lambda: surprise_odds(self._view, cards, self.rules, self)["surprise"])

    def entering(self, room: int) -> Odds:
        return self.once(("entering", room), lambda: entering_odds(self._view, room, self.rules, self.token(room)))

    def token(self, room: int) -> Odds:
        """The Exploration token of a Room."""
        return self.once(("token", room), lambda: token_odds(self._view, room, self.rules, self._unknown_token))

    def _unknown_token(self) -> Odds:
        return self.once(("unknown_token",), lambda: unknown_token_odds(self._view, self.rules))

    def once(self, key: tuple[Any, ...], make: Callable[[], T]) -> T:
        """What several options need is worked out for the first of them."""
        if key not in self._kept:
            self._kept[key] = make()
        found: T = self._kept[key]
        return found


@dataclass(frozen=True, kw_only=True)
class BoxTexts:
    """How a box puts into words what it brings."""

    events: tuple[MoreWords, ...] = ()
    """What its events say besides their fields."""

    # -- questions and options ------------------------------------------------------------------------

    questions: Mapping[str, Callable[[Places, State, Ask], Args]] = field(default_factory=dict)
    """Kind of a question -> what its prompt is given."""
    options: Mapping[str, Callable[[Places, State, Ask, Any], Args]] = field(default_factory=dict)
    """Tag of an option -> what `pick-<tag>` is given."""
    actions: Mapping[str, Callable[[Places, State, list[Any]], Args | None]] = field(default_factory=dict)
    """Basic action -> what `deed-<action>` is given; None where its name says enough."""
    in_the_own_room: tuple[str, ...] = ()
    """Actions that belong to the Room one is in, so that an option need not name it (`deed-<action>.here`)."""
    groups: Mapping[str, str] = field(default_factory=dict)
    """Basic action -> the group in which a list of options shows it."""
    notes: tuple[Callable[[Places, State, Seat, Any], str], ...] = ()
    """What an action of a turn does, where its name does not say so."""
    named_by_effect: tuple[str, ...] = ()
    """Rooms whose Room Action is called what it does: a reminder would only say it again."""
    performed: tuple[Callable[[Places, State, str, Any], str], ...] = ()
    """(name and arguments of a step) -> what is about to be resolved, and may be interrupted."""
    harms: Mapping[str, str] = field(default_factory=dict)
    """Step that does something to another player -> the message that tells it in a question."""

    # -- risks ----------------------------------------------------------------------------------------

    scans: tuple[Callable[[State, Seat, Any], bool], ...] = ()
    """Whether an action of a turn is a scan of one's hand that cannot be declined."""
    risks: Mapping[str, Callable[[Places, View, Ask, Any, Deal], list[Risk]]] = field(default_factory=dict)
    """Kind of a question, or basic action -> what an option of it leaves to chance."""
    effects: Mapping[str, Callable[[Places, View, str, Deal], list[Risk]]] = field(default_factory=dict)
    """Part of a card, an Item or a Room -> what it leaves to chance; `<component>.<part>` where one is special."""
    felt_tokens: tuple[str, ...] = ()
    """Effects of Exploration tokens that one wants to know of before entering."""
    end_of_turn: tuple[Callable[[Places, View, int, Deal], list[Risk]], ...] = ()
    """(Room where the turn ends) -> what then threatens."""
    of_an_attack: tuple[Callable[[Places, View, Deal], list[Risk]], ...] = ()
    """What an Intruder Attack may do besides Wounds."""
    spared: tuple[Callable[[View, int], bool], ...] = ()
    """Whether no Intruder attacks this seat now: its Escape is without risk."""

    # -- components and terms ---------------------------------------------------------------------------

    terms: Mapping[str, str] = field(default_factory=dict)
    """Tag of an option -> the term of the glossary that explains it."""
    families: tuple[str, ...] = ()
    """Families of printed components that anybody may look up."""
    printed: tuple[Callable[[Names, Any], list[str]], ...] = ()
    """Icons and numbers of a component that its text does not repeat."""

    # -- what lies beside the board, and on those of the characters ------------------------------------------

    matters: tuple[Callable[[Places, State, int | None], list[Matter]], ...] = ()
    """What counts for everybody; only what is public."""
    marks: tuple[Callable[[Names, Any, Mapping[str, Any], bool], list[str]], ...] = ()
    """(ruleset, `ext` of a seat, whether its owner reads) -> what is on its board, in a few words."""
    badges: tuple[Callable[[Places, Game, View, SeatView], list[Badge]], ...] = ()
    """The same to be drawn."""
    wound_notes: tuple[Callable[[Places, View, SeatView, str], str], ...] = ()
    """What keeps a Serious Wound that is not dressed from hurting."""
    own_lines: tuple[Callable[[Places, Game, SeatView], list[str]], ...] = ()
    """What a player wants to know of their character before each decision, in whole sentences."""
    own_cards: tuple[Callable[[Places, Game, SeatView], list[str]], ...] = ()
    """What is beside the player's board for the whole game."""
    seat_facts: tuple[Callable[[Places, Game, SeatView], list[str]], ...] = ()
    """What everybody sees of a character, besides the marks."""
    room_facts: tuple[Callable[[Places, Game, View, int], list[str]], ...] = ()
    """What is to be known of a Room."""
    in_a_room: tuple[Callable[[Places, Game, View, int], list[str]], ...] = ()
    """Who and what is in a Room, besides Characters, Intruders and Heavy Objects."""
    ways_out: tuple[Callable[[Places, Game, View, int], list[str]], ...] = ()
    """Ways out of a Room that are no exits."""
    knowledge: Mapping[str, Callable[[Places, State, Any, Any, int], str]] = field(default_factory=dict)
    """Kind of knowledge -> (subject, value, round) in words."""

    # -- what one plays for ------------------------------------------------------------------------------

    conditions: Mapping[str, Judge] = field(default_factory=dict)
    """Word of a condition (`Goal`) -> how it is judged; a later box may judge one of an earlier box otherwise."""
    aims: Mapping[str, Aims] = field(default_factory=dict)
    """Mode -> what a seat plays for in it, where that is not as usual (`usual_aims`)."""
    quests: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Quest Item with a condition of its own (`Item.activate_if`) -> the words of that condition."""
    aimed_by: tuple[str, ...] = ()
    """Entries of the table's `ext` that its conditions read."""

    # -- the final report -------------------------------------------------------------------------------

    report: tuple[Callable[[Places, State], list[str]], ...] = ()
    """What the crew did to the Intruders for everybody to see, and Objectives ask about."""
    checks: tuple[Callable[[Places, State, int, Mapping[str, Any]], Args], ...] = ()
    """(seat, a final check) -> what `check-<name>` is given besides what every check has."""


def merged(parts: Iterable[BoxTexts]) -> BoxTexts:
    """Everything that some boxes say, in their order."""
    found = list(parts)
    values: dict[str, Any] = {}
    for each in fields(BoxTexts):
        said = [getattr(part, each.name) for part in found]
        tables = each.default_factory is dict
        values[each.name] = {k: v for table in said for k, v in table.items()} if tables else sum(said, ())
    return BoxTexts(**values)


@lru_cache(maxsize=256)
def texts_of(boxes: tuple[Box, ...]) -> BoxTexts:
    facets = (box.facet("texts", BoxTexts) for box in boxes)
    return merged(facet for facet in facets if facet is not None)
