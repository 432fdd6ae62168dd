"""The view, declared: what a seat may know of a game, as plain data that survives JSON.

The TypeScript types of the page are made from these (`tools/web_types.py`). Where a game has tuples, JSON has lists.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypeAlias, TypedDict

from ..errors import UnknownViewer

Extension: TypeAlias = dict[str, Any]
"""What modules keep beside the board, or on a seat's board; each module knows its own entries."""


class SetupView(TypedDict):
    """The set-up without what nobody may know: its seed, and the ship left behind."""

    players: int
    species: str
    mode: str
    modules: tuple[str, ...]
    board: str
    characters: tuple[str, ...]
    """One for each seat; empty: drafted at the table."""
    options: dict[str, Any]
    """Every table option of the ruleset, also those left at their default."""
    language: str
    data_pack: NotRequired[dict[str, Any]]


class RoomView(TypedDict):
    slot: int
    tile: str | None
    """None: face down."""
    explored: bool
    token: bool
    """An Exploration token lies on it."""
    items: int
    """The Item counter; -1: none."""
    fire: bool
    malfunction: bool


class Gone(TypedDict):
    """How many of a seat's own cards left the game unseen."""

    objectives: int
    actions: int
    contamination: int


class SeatView(TypedDict):
    """A player and the character on their board; the last entries only for the seat itself."""

    index: int
    number: int
    """The help card: draft order, and the target number of some Objectives."""
    character: str
    """Empty before the draft."""
    status: str
    """`aboard`, `pod`, `hibernating`, `launched` or `dead`."""
    room: int
    """0: in no Room."""
    pod: int
    light: int
    """Light Wounds."""
    slime: bool
    signal: bool
    larva: bool
    passed: bool
    intruder: bool
    """Leads the Intruders."""
    hands: list[str]
    pairs: list[tuple[str, str, str]]
    """Taped together: (Item, Item, tape)."""
    quests: list[str]
    """Quest Items not yet activated."""
    wounds: list[tuple[str, bool]]
    """(Serious Wound, dressed)"""
    hand_size: int
    deck_size: int
    discard: list[str]
    backs: list[str]
    """The colours of the Inventory's backs."""
    contamination: int
    objectives_held: int
    looking_at: tuple[str, int] | None
    """(deck, number of cards) that the seat is choosing from."""
    gone: Gone
    ext: Extension
    hand: NotRequired[list[str]]
    items: NotRequired[list[str]]
    objectives: NotRequired[list[str]]
    """Of others only where the mode lays them open."""
    looking: NotRequired[list[str]]
    knowledge: NotRequired[list[tuple[Any, ...]]]
    """What the seat has learnt: (kind, subject, value, round)."""
    objectives_gone: NotRequired[list[str]]
    items_gone: NotRequired[list[str]]


class SeatResultView(TypedDict):
    seat: int
    survived: bool
    won: bool
    fate: str
    objective: str | None
    checks: list[dict[str, Any]]
    """The final checks in their order: `check`, `passed`, and what was found."""


class ResultView(TypedDict):
    cause: str
    seats: list[SeatResultView]
    ship_destroyed: bool
    place: str | None
    """Where the ship arrived."""
    team_won: bool | None
    """Co-op only."""
    intruders_prevail: bool


class AskView(TypedDict):
    """The question put to the seat that looks."""

    seat: int
    kind: str
    options: list[Any]
    """Words, or lists that begin with a word."""
    source: Any
    answers: list[Any]
    """What was already answered in this step."""


class View(TypedDict):
    """What one seat (None: a spectator) may know."""

    seat: int | None
    setup: SetupView
    setup_done: bool
    round: int
    phase: str
    first_player: int
    turn: int
    """The seat whose turn it is; -1 outside turns."""
    actions_left: int
    time: int
    """Spaces that the Time marker has moved."""
    self_destruct: int
    """Spaces moved on its track; -1: not started."""
    point_of_no_return: bool
    next_figure: int
    eggs: int
    """Eggs on the Intruder board."""
    egg_supply: int
    nest_destroyed: bool
    destination: str
    airlock: int
    """The Room of a running airlock procedure; 0: none."""
    first_encounter: bool
    first_death: int
    queen_killed: bool
    intruder_seat: int
    skip_attacks: bool
    pointer: int
    post_mortem: bool
    end_cause: str
    result: ResultView | None
    rooms: list[RoomView]
    doors: list[int]
    """By corridor: 0 open or none, 1 closed, 2 destroyed."""
    noise: list[bool]
    """By corridor."""
    vents: list[bool]
    """Noise markers in the Technical Corridors."""
    figures: list[tuple[int, str, int, int]]
    """(id, kind, room, Injuries)"""
    floor: list[tuple[int, str]]
    """Heavy Objects: (room, object)."""
    bag: dict[str, int]
    """Tokens in the bag, by kind."""
    weaknesses: list[tuple[str, str | None, bool]]
    """(slot, card or None if it is face down, studied)"""
    pods: list[tuple[int, str, bool, bool]]
    """(number, section, locked, launched)"""
    crafted: list[str]
    lasting: list[str]
    """Cards in force for everybody: Weaknesses revealed, or strengths not studied away."""
    removed: list[str]
    decks: dict[str, int]
    discards: dict[str, list[str]]
    ammo: dict[str, int]
    attached: dict[str, tuple[str, ...]]
    lost_miniatures: dict[str, int]
    ext: Extension
    seats: list[SeatView]
    procedure: list[tuple[str, tuple[Any, ...]]]
    """What is being resolved, the innermost step last."""
    ask: AskView | None
    answered: Any
    """What this seat has already chosen while others still choose at the same time."""
    claims: list[tuple[Any, ...]]
    waiting: int | None
    """The seat whose decision the table waits for, unless that is a secret."""


def room_in(view: View, slot: int) -> RoomView | None:
    """The Room in a slot; None for whoever is in none."""
    rooms = view["rooms"]
    return rooms[slot - 1] if 0 < slot <= len(rooms) else None


def own_seat(view: View) -> int:
    """The seat that looks; a spectator has none."""
    seat = view["seat"]
    if seat is None:
        raise UnknownViewer("a spectator has no seat: this needs the view of a seat")
    return seat
