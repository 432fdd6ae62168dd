"""Everything on the table, as flat data. Entities refer to each other by id only."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from ..engine.machine import Machine, as_tuples
from .result import as_record

ABOARD, IN_POD, HIBERNATING, LAUNCHED, DEAD = "aboard", "pod", "hibernating", "launched", "dead"
OPEN, CLOSED, DESTROYED = 0, 1, 2

SEAT_LISTS = ("deck", "hand", "discard", "items", "hands", "pairs", "quests", "wounds", "objectives",
              "known_infected", "knowledge", "looking", "exile")  # fmt: skip
SEAT_VALUES = ("index", "number", "character", "status", "room", "pod", "light", "slime", "signal", "larva",
               "passed", "intruder")  # fmt: skip


class Seat:
    """A player and the character on their board."""

    __slots__ = (*SEAT_VALUES, *SEAT_LISTS, "ext")

    index: int
    number: int
    """The help card: draft order, and the target number of some Objectives (R-3.1)."""
    character: str
    status: str
    room: int
    """R-7.1: 0 when the character stands in no Room (Pod, hibernation, death)."""
    pod: int
    light: int
    slime: bool
    signal: bool
    larva: bool
    passed: bool
    intruder: bool
    deck: list[str]
    hand: list[str]
    discard: list[str]
    items: list[str]
    """Inventory: faces secret, backs public."""
    hands: list[str]
    """What fills the Hand slots: heavy items and Heavy Objects, public."""
    pairs: list[tuple[str, str, str]]
    """Heavy items joined by a tape (item, item, tape): one slot for both."""
    quests: list[str]
    """Quest items not yet activated."""
    wounds: list[tuple[str, bool]]
    """Serious Wounds (card, dressed)."""
    objectives: list[str]
    known_infected: list[str]
    """Contamination cards scanned as infected that never left the hand since."""
    knowledge: list[tuple[Any, ...]]
    """What this seat has learnt: (kind, subject, value, round)."""
    looking: list[str]
    """Cards being looked at until the player decides (Search and the like)."""
    exile: list[str]
    """Own cards that left the game."""
    ext: dict[str, Any]
    """What expansions keep on this board."""

    @property
    def active(self) -> bool:
        """Alive, not hibernating (R-18.3), not in a launched Pod."""
        return self.status == ABOARD or self.status == IN_POD

    def copy(self) -> Seat:
        new = _new(Seat)
        new.index = self.index
        new.number = self.number
        new.character = self.character
        new.status = self.status
        new.room = self.room
        new.pod = self.pod
        new.light = self.light
        new.slime = self.slime
        new.signal = self.signal
        new.larva = self.larva
        new.passed = self.passed
        new.intruder = self.intruder
        new.deck = self.deck.copy()
        new.hand = self.hand.copy()
        new.discard = self.discard.copy()
        new.items = self.items.copy()
        new.hands = self.hands.copy()
        new.pairs = self.pairs.copy()
        new.quests = self.quests.copy()
        new.wounds = self.wounds.copy()
        new.objectives = self.objectives.copy()
        new.known_infected = self.known_infected.copy()
        new.knowledge = self.knowledge.copy()
        new.looking = self.looking.copy()
        new.exile = self.exile.copy()
        new.ext = self.ext.copy()
        return new

    def to_data(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__}

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Seat:
        new = _new(cls)
        for name in SEAT_VALUES:
            setattr(new, name, data[name])
        for name in SEAT_LISTS:
            setattr(new, name, [as_tuples(v) for v in data[name]])
        new.ext = {k: as_tuples(v) for k, v in data["ext"].items()}
        return new


class Figure:
    """An Intruder miniature on the ship."""

    __slots__ = ("id", "injuries", "kind", "room")

    def __init__(self, id: int, kind: str, room: int, injuries: int = 0) -> None:
        self.id = id
        self.kind = kind
        self.room = room
        self.injuries = injuries


_new = object.__new__

LISTS = ("seats", "tiles", "explored", "tokens", "counters", "doors", "noise", "vents", "fire", "malfunction",
         "figures", "floor", "bag", "pool", "weaknesses", "pods", "engines", "crafted", "lasting",
         "removed")  # fmt: skip
VALUES = ("setup_done", "round", "phase", "first_player", "turn", "actions_left", "time",
          "self_destruct", "point_of_no_return", "next_figure", "eggs", "egg_supply", "nest_destroyed",
          "coordinates", "destination", "airlock", "first_encounter", "first_death", "queen_killed",
          "intruder_seat", "skip_attacks", "pointer", "post_mortem", "end_cause", "result")  # fmt: skip
DICTS = ("decks", "discards", "ammo", "attached", "ext", "lost_miniatures")


class State(Machine):
    """A whole game: effects wait on the stack, depth first (R-26.2). `copy()` is written by hand: it is hot code."""

    __slots__ = (*LISTS, *VALUES, *DICTS)

    seats: list[Seat]
    tiles: list[str]
    """Room tile by slot number; index 0 is unused."""
    explored: list[bool]
    tokens: list[str]
    """Exploration token lying on a slot, or an empty string."""
    counters: list[int]
    """Item counter by slot; -1: none."""
    doors: list[int]
    noise: list[bool]
    """By corridor."""
    vents: list[bool]
    """Noise marker in each Technical Corridors space."""
    fire: list[bool]
    malfunction: list[bool]
    figures: list[Figure]
    """In order of placement."""
    floor: list[tuple[int, str]]
    """Heavy Objects lying in Rooms: (room, object)."""
    bag: list[str]
    pool: list[str]
    weaknesses: list[tuple[str, str, bool]]
    """(slot, card, revealed)"""
    pods: list[tuple[int, str, bool, bool]]
    """Pods still attached: (number, section, locked, launched)."""
    engines: list[tuple[str, str]]
    """Each engine's tokens: (top, bottom)."""
    crafted: list[str]
    """Crafted Items in stock."""
    lasting: list[str]
    """Revealed cards that change the rules for everybody."""
    removed: list[str]
    """Cards and tokens that left the game face up."""
    setup_done: bool
    round: int
    phase: str
    first_player: int
    turn: int
    """Seat whose turn it is, -1 outside turns."""
    actions_left: int
    time: int
    self_destruct: int
    """Spaces moved on its track; -1: not started."""
    point_of_no_return: bool
    next_figure: int
    eggs: int
    """Eggs on the Intruder board."""
    egg_supply: int
    nest_destroyed: bool
    coordinates: str
    destination: str
    airlock: int
    first_encounter: bool
    first_death: int
    """Seat that died first, -1 before."""
    queen_killed: bool
    intruder_seat: int
    skip_attacks: bool
    pointer: int
    post_mortem: bool
    end_cause: str
    result: Any
    """Who survived, who won, and why; None until the game is over."""
    decks: dict[str, list[str]]
    discards: dict[str, list[str]]
    ammo: dict[str, int]
    attached: dict[str, tuple[str, ...]]
    ext: dict[str, Any]
    lost_miniatures: dict[str, int]

    def copy(self) -> State:
        """A game that plays on by itself. The log stays behind: searching and simulation pay nothing for it."""
        new = _new(self.__class__)
        new.rules = self.rules
        new.rng = self.rng
        new.stack = self.stack.copy()
        new.frame = self.frame
        new.answers = self.answers.copy()
        together = self.together
        new.together = together.copy() if together is not None else None
        new.ask = self.ask
        new._asks = self._asks
        new._live = None
        new.log = None
        new.info = self.info
        new.offered = None
        script = self.script
        new.script = {k: v.copy() for k, v in script.items()} if script is not None else None
        new.seats = [s.copy() for s in self.seats]
        new.tiles = self.tiles.copy()
        new.explored = self.explored.copy()
        new.tokens = self.tokens.copy()
        new.counters = self.counters.copy()
        new.doors = self.doors.copy()
        new.noise = self.noise.copy()
        new.vents = self.vents.copy()
        new.fire = self.fire.copy()
        new.malfunction = self.malfunction.copy()
        new.figures = figures = []
        for f in self.figures:  # in line: a call to `Figure` would cost twice as much
            figure = _new(Figure)
            figure.id = f.id
            figure.kind = f.kind
            figure.room = f.room
            figure.injuries = f.injuries
            figures.append(figure)
        new.floor = self.floor.copy()
        new.bag = self.bag.copy()
        new.pool = self.pool.copy()
        new.weaknesses = self.weaknesses.copy()
        new.pods = self.pods.copy()
        new.engines = self.engines.copy()
        new.crafted = self.crafted.copy()
        new.lasting = self.lasting.copy()
        new.removed = self.removed.copy()
        new.setup_done = self.setup_done
        new.round = self.round
        new.phase = self.phase
        new.first_player = self.first_player
        new.turn = self.turn
        new.actions_left = self.actions_left
        new.time = self.time
        new.self_destruct = self.self_destruct
        new.point_of_no_return = self.point_of_no_return
        new.next_figure = self.next_figure
        new.eggs = self.eggs
        new.egg_supply = self.egg_supply
        new.nest_destroyed = self.nest_destroyed
        new.coordinates = self.coordinates
        new.destination = self.destination
        new.airlock = self.airlock
        new.first_encounter = self.first_encounter
        new.first_death = self.first_death
        new.queen_killed = self.queen_killed
        new.intruder_seat = self.intruder_seat
        new.skip_attacks = self.skip_attacks
        new.pointer = self.pointer
        new.post_mortem = self.post_mortem
        new.end_cause = self.end_cause
        new.result = self.result
        new.decks = {k: v.copy() for k, v in self.decks.items()}
        new.discards = {k: v.copy() for k, v in self.discards.items()}
        new.ammo = self.ammo.copy()
        new.attached = self.attached.copy()
        new.ext = {k: v.copy() if type(v) is list else v for k, v in self.ext.items()}
        new.lost_miniatures = self.lost_miniatures.copy()
        return new

    def to_data(self) -> dict[str, Any]:
        """The table and the pending procedure as plain JSON values."""
        data: dict[str, Any] = {name: getattr(self, name) for name in (*LISTS, *VALUES, *DICTS)}
        data["seats"] = [s.to_data() for s in self.seats]
        data["figures"] = [(f.id, f.kind, f.room, f.injuries) for f in self.figures]
        data["rng"] = self.rng
        data["info"] = self.info
        data["stack"] = self.stack
        data["frame"] = self.frame
        data["answers"] = self.answers
        data["together"] = None if self.together is None else list(self.together.items())
        data["script"] = self.script
        return data

    def load_data(self, data: dict[str, Any]) -> None:
        for name in LISTS:
            setattr(self, name, [as_tuples(v) for v in data[name]])
        for name in VALUES:
            setattr(self, name, data[name])
        self.seats = [Seat.from_data(s) for s in data["seats"]]
        self.figures = [Figure(*f) for f in data["figures"]]
        self.decks = {k: list(v) for k, v in data["decks"].items()}
        self.discards = {k: list(v) for k, v in data["discards"].items()}
        self.ammo = dict(data["ammo"])
        self.attached = {k: as_tuples(v) for k, v in data["attached"].items()}
        self.ext = {k: as_tuples(v) for k, v in data["ext"].items()}
        self.lost_miniatures = dict(data["lost_miniatures"])
        self.rng = data["rng"]
        self.info = data["info"]
        self.stack = [as_tuples(f) for f in data["stack"]]
        self.frame = as_tuples(data["frame"]) if data["frame"] is not None else None
        self.answers = [as_tuples(a) for a in data["answers"]]
        together = data["together"]
        self.together = None if together is None else {k: as_tuples(v) for k, v in together}
        self.script = data["script"]
        if self.result is not None:
            self.result = as_record(self.result)

    def digest(self) -> str:
        """A fingerprint of the whole table: equal digests, equal games."""
        data = self.to_data()
        for name in ("frame", "answers", "together", "info"):
            data.pop(name)
        text = json.dumps(data, separators=(",", ":"), sort_keys=True, default=str)
        return hashlib.sha256(text.encode()).hexdigest()[:16]
