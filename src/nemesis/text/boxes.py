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
from typing import TYPE_CHECKING, Any, TypeAlias

from ..engine.events import E, Event, Past
from ..rules.boxes import Box
from ..view.deal import determinise

if TYPE_CHECKING:
    from ..engine.machine import Ask
    from ..game import Game
    from ..rules.state import Seat, State
    from ..view.types import SeatView, View
    from .badges import Badge
    from .matters import Matter
    from .names import Names
    from .places import Places
    from .risks import Risk

Args = dict[str, Any]
"""What a message is given."""
Adds: TypeAlias = "Callable[[Places, State, E, Past], Args]"
"""What is said of an event besides its fields."""
MoreWords: TypeAlias = "tuple[type[Event], Callable[[Places, State, Any, Past], Args]]"


def says(event: type[E], words: Adds[E]) -> MoreWords:
    """The words that an event adds to those of its fields."""
    return event, words


class Deal:
    """For all options of one question: the game that `determinise` makes of the view, if one of them needs it."""

    def __init__(self, view: View, rules: Any) -> None:
        self.rules = rules
        self._view = view
        self._game: Game | None = None

    def __call__(self) -> Game:
        if self._game is None:
            self._game = determinise(self._view)
        return self._game


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
    risks: Mapping[str, Callable[[Places, View, Ask, Any, Deal | None], list[Risk]]] = field(default_factory=dict)
    """Kind of a question, or basic action -> what an option of it leaves to chance."""
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
