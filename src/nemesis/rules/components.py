"""What a component is: one frozen entry for each printed card, tile, token or figure type.

Entries are shared by all games and never copied. Each carries its provenance; a data pack replaces
fields of an entry (see `nemesis.datapack`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from ..engine.hooks import Change, check_hooks

if TYPE_CHECKING:
    from .state import Figure, Seat, State

PUBLISHED, UNCONFIRMED, DESIGNED = "published", "unconfirmed", "designed"


class Refusal(NamedTuple):
    """Why something is not possible now: a text key and the rule that says so."""

    reason: str
    rule: str


WhyNot = Callable[["State", "Seat"], "Refusal | None"]
Choosing = Generator[Any, Any, tuple[Any, ...]]


def always(g: State, p: Seat) -> Refusal | None:
    return None


def nothing_to_choose(g: State, p: Seat) -> Choosing:
    return ()
    yield


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that a card, an item or a room lets a character do.

    `why_not` tells why it is impossible now (None: possible); `choose` asks for what must be announced
    before paying; `do` resolves it with the announced choices.
    """

    name: str
    do: Callable[..., None]
    why_not: WhyNot = always
    choose: Callable[[Any, Any], Choosing] = nothing_to_choose
    cost: Callable[[State, Seat, int, tuple[Any, ...] | None], int] | None = None
    """Changes the cost of this part: (game, seat, printed cost, choices or None) -> cost."""
    keeps_item: bool = False
    """The Item is not discarded: `do` gets its id first and says where it goes (tape, magazine)."""
    rerolls: int = 0
    """How often it lets a Combat die be rolled again (R-26.7)."""


class Component:
    """Something printed, with words of its own: the messages `<sort>-<id>`, unless a sort says otherwise."""

    __slots__ = ()
    sort: ClassVar[str]
    id: str

    @property
    def message(self) -> str:
        """The key of its name; its other texts are attributes of the same message."""
        return f"{self.sort}-{self.id}"


@dataclass(frozen=True, slots=True)
class Character(Component):
    sort = "character"
    id: str
    colour: str
    weapon: str
    """The starting Item; a character without a weapon starts with something else."""
    quests: tuple[str, ...]
    deck: dict[str, int]
    provenance: str = PUBLISHED
    module: str | None = None
    most_serious: int = 3
    """R-16.10, A-3.11: with this many Serious Wounds any further Wound kills."""
    brings: tuple[str, ...] = ()
    """Further own cards that come into play with this character, wherever they are (A-3.10)."""


@dataclass(frozen=True, slots=True)
class Trait(Component):
    """A card face up beside a character for the whole game (A-1.3); its hooks are declared next to it."""

    sort = "trait"
    id: str
    character: str
    provenance: str = DESIGNED


@dataclass(frozen=True, slots=True)
class ActionCard(Component):
    sort = "card"
    id: str
    cost: int
    combat: str
    """`out`, `in` or `any`: when the card may be played (R-5.20)."""
    effects: tuple[Effect, ...] = ()
    reaction: str | None = None
    """The window in which it is played out of turn: `action`, `surprise_attack`, `attack`, `noise`; before the
    Attack card is drawn `declared_attack`; when another player does something to you `harm`."""
    answer: Effect | None = None
    """When it may be played as a reaction, and what that does besides what its window says."""
    pays: Callable[[State, Seat], None] | None = None
    """What playing it in a turn costs besides cards; it stays paid if the action is cancelled (R-5.17)."""
    once: bool = False
    """It leaves the game when it has been used; discarded as a payment, or cancelled, it stays (A-3.2)."""
    provenance: str = PUBLISHED


@dataclass(frozen=True, slots=True)
class Weapon:
    """How a weapon shoots (R-12.8, R-12.14)."""

    ammo: int
    energy: bool = True
    faces: dict[str, str] = field(default_factory=dict)
    """Faces that count as another face."""
    bonus_if_hit: int = 0
    bonus_on: dict[str, int] = field(default_factory=dict)
    """Extra Injuries when the die shows that face."""
    at_least_one_unless_miss: bool = False
    rerolls: int = 0
    pay_ammo_on: str | None = None
    """Face on which 1 more Ammo buys 1 more Injury."""
    fire_on: str | None = None
    """Face that also sets the Room on fire."""
    fiery: bool = False
    drives_off: bool = False
    """Deals no Injury: a hit makes the Intruder retreat."""


@dataclass(frozen=True, slots=True)
class Item(Component):
    sort = "item"
    id: str
    colour: str | None
    copies: int = 1
    heavy: bool = False
    single_use: bool = True
    symbol: str | None = None
    cost: int | None = 1
    """Action cards to use it; None: never used as an action."""
    combat: str = "out"
    effects: tuple[Effect, ...] = ()
    weapon: Weapon | None = None
    reaction: str | None = None
    recipe: tuple[str, str] | None = None
    activate_in: tuple[str, ...] = ()
    """Quest item: Rooms in which it can be activated."""
    activate_with: tuple[str, ...] = ()
    """Quest item: Items of which one is discarded to activate it."""
    attaches_to: str | None = None
    """Quest item that joins this weapon when activated."""
    fixed: bool = False
    """Never dropped, traded or taped."""
    own: bool = False
    """Of use to its owner alone: never traded or taped."""
    aside: bool = False
    """Kept openly beside the board: public like what is in the hands, but fills no Hand slot."""
    ammo_bonus: int = 0
    """What it adds to the Ammo maximum of the weapon it is attached to."""
    rerolls: int = 0
    """How often it lets the Combat die of the weapon it is attached to be rolled again."""
    charges: int = 0
    """Markers on it when it is full, if it is no weapon (A-3.2)."""
    activate_if: WhyNot | None = None
    """Quest item: another condition than a Room or an Item."""
    secret: bool = False
    """Quest item that is activated face down: nobody learns which of the two it is (A-3.4)."""
    provenance: str = PUBLISHED

    @property
    def quest(self) -> bool:
        return bool(self.activate_in or self.activate_with or self.activate_if)

    @property
    def back(self) -> str:
        """What everybody sees of it in an Inventory: the colour of its deck, or that it is a Quest Item."""
        return self.colour or "quest"

    @property
    def capacity(self) -> int:
        """Ammo or charge markers on it when it is full, attachments apart."""
        return self.weapon.ammo if self.weapon is not None else self.charges


@dataclass(frozen=True, slots=True)
class Room(Component):
    sort = "room"
    id: str
    colour: str | None
    """Item deck searched here; `white`: any; None: no Search."""
    computer: bool = False
    effects: tuple[Effect, ...] = ()
    on_enter: Callable[[State, Seat], None] | None = None
    takes_malfunction: bool = True
    slot: str = "1"
    """`1`, `2`, or `special` (printed on the board)."""
    provenance: str = PUBLISHED


@dataclass(frozen=True, slots=True)
class ExplorationToken(Component):
    id: str
    effect: str
    items: int
    noiseless: bool = False
    """It replaces the Noise roll of the move (R-8.3, R-8.4)."""
    no_marker: bool = False
    """Careful Movement places no marker either."""
    always: bool = False
    """Laid on the ship in every game, however many tokens there are to choose from."""
    provenance: str = PUBLISHED

    @property
    def message(self) -> str:
        return f"exploration-{self.effect}"


@dataclass(frozen=True, slots=True)
class Event(Component):
    sort = "event"
    id: str
    number: int
    movers: tuple[str, ...]
    do: Callable[[State], None]
    end: str = "discard"
    """`discard`, `remove` (and shuffle the discard in) or `shuffle` (this card back)."""
    icon: str = ""
    """An icon printed on it: the step of this name follows its effect."""
    provenance: str = PUBLISHED


@dataclass(frozen=True, slots=True)
class Attack(Component):
    sort = "attack"
    id: str
    blood: tuple[int | None, ...]
    """One copy for each entry: a blood number, or None for the retreat arrow."""
    attackers: frozenset[str]
    do: Callable[[State, Figure, Seat], None]
    whole_room: bool = False
    only_harms: bool = True
    """It wounds, contaminates or slimes its target, and does nothing else."""
    numbered: bool = True
    """Copies are called `<id>_<k>`; False: a single card by its id."""
    provenance: str = PUBLISHED


class AttackCopy(NamedTuple):
    card: Attack
    blood: int | None

    @property
    def message(self) -> str:
        return self.card.message


@dataclass(frozen=True, slots=True)
class Wound(Component):
    sort = "wound"
    id: str
    copies: int
    provenance: str = PUBLISHED


@dataclass(frozen=True, slots=True)
class Contamination(Component):
    id: str
    infected: bool
    reaction: None = None
    provenance: str = PUBLISHED

    @property
    def message(self) -> str:
        return "card-contamination"


@dataclass(frozen=True, slots=True)
class Weakness(Component):
    sort = "weakness"
    id: str
    changes: tuple[Change, ...]
    """The values of the rules that it changes once it is revealed."""
    provenance: str = PUBLISHED

    def __post_init__(self) -> None:
        check_hooks(f"card {self.id!r}", self.changes, Change)


@dataclass(frozen=True, slots=True)
class Coordinates(Component):
    id: str
    places: dict[str, str]
    provenance: str = PUBLISHED

    @property
    def message(self) -> str:
        return "phrase-coordinates"


@dataclass(frozen=True, slots=True)
class Goal:
    """What an Objective asks for: all of `needs`, and all of one of the `ways`.

    A condition is a word, perhaps with what it is about (`carry:egg`); each box says how its words are judged.
    """

    needs: tuple[str, ...] = ()
    ways: tuple[tuple[str, ...], ...] = ()

    def holds(self, condition: Callable[[str], bool]) -> bool:
        either = not self.ways or any(all(map(condition, way)) for way in self.ways)
        return either and all(map(condition, self.needs))


@dataclass(frozen=True, slots=True)
class Objective(Component):
    sort = "objective"
    id: str
    deck: str
    """`personal`, `corporate` or `shared` (solo and co-op)."""
    met: Callable[[Any, int], bool]
    """(facts, seat) -> fulfilled; see `rules.objectives.Facts`."""
    goal: Goal
    """The same taken apart, for those who want to see how far they are."""
    players: int = 1
    signal: bool = False
    """Asks for the owner's Signal (co-op counts these, R-22.3)."""
    provenance: str = PUBLISHED


@dataclass(frozen=True, slots=True)
class IntruderCard(Component):
    id: str
    direction: int | None
    """Exit number of the Move; None: any exit."""
    attack_cards: int
    effect: str
    """Name of the step that resolves its special effect."""
    why_not: Callable[[State], Refusal | None]
    provenance: str = DESIGNED

    @property
    def message(self) -> str:
        return f"intruder_card-{self.effect}"


@dataclass(frozen=True, slots=True)
class Kind(Component):
    """A type of Intruder figure."""

    sort = "intruder"
    id: str
    rank: int
    """Size: larger attacks first (R-12.10)."""
    miniatures: int
    hit_by: frozenset[str]
    """Combat faces that hurt it."""
    only_by_face: bool = False
    """Nothing but those faces hurts it in a fight: no least damage, no bonus on other faces."""
    provenance: str = PUBLISHED


@dataclass(frozen=True, slots=True)
class IntruderToken(Component):
    id: str
    kind: str
    number: int | None
    provenance: str = PUBLISHED

    @property
    def message(self) -> str:
        return f"intruder-{self.kind}"
