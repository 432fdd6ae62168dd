"""Personal missions and the Lucrative Offer: what one wants of an Epilogue (A-17, A-8.30 to A-8.32)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...engine.events import Event
from ...engine.ruleset import Module
from ...rules import pieces
from ...rules.claims import Claim
from ...rules.components import DESIGNED, Goal, Objective
from ...rules.injury import KILLED
from ...rules.items import held_items, item_of
from ...rules.ship import is_corpse, is_object
from ...rules.state import DEAD, LAUNCHED
from ...rules.telling import SeatNumber
from .shuttle import SHUTTLE

if TYPE_CHECKING:
    from ...rules.state import Figure, Seat, State


# -- events ------------------------------------------------------------------------------------------


class OfferTaken(Event, term="lucrative_offer", motion=pieces.ext(offer=pieces.field("seat"))):
    """Somebody takes the lucrative offer."""

    seat: SeatNumber


NOBODY = -1
MANY_ITEMS = 3
TROPHIES = ("creeper", "adult", "breeder", "queen")


@dataclass(frozen=True, slots=True)
class Departure:
    """What is true when the shuttle leaves, before anybody is lost. Seats are indexes."""

    aboard: tuple[str, ...]
    """Heavy Objects lying or carried, by anyone, in a shuttle Room."""
    in_pods: dict[int, tuple[str, ...]]
    """Heavy Objects that a seat took along in a launched Pod."""
    signals: frozenset[int]
    working_engines: int
    place: str
    self_destruct: bool
    items: dict[int, int]
    """Items that are neither starting nor Quest Items."""
    killers: frozenset[int]
    weaknesses: int
    lost: frozenset[int]
    """Seats dead or still on the Nemesis."""
    alone_on_shuttle: int
    """The only living seat there, or -1."""
    egg_carriers: frozenset[int]

    def has(self, seat: int, wanted: Callable[[str], bool]) -> bool:
        """ "Aboard": carried by anybody on the shuttle, or with the seat itself in its Pod."""
        return any(wanted(thing) for thing in (*self.aboard, *self.in_pods.get(seat, ())))


def departure(g: State, shuttle_leaves: bool) -> Departure:
    """Read before the ending itself kills anybody; a shuttle that is lost takes nobody and nothing home."""
    here = [p for p in g.seats if p.room in SHUTTLE] if shuttle_leaves else []
    living = [p for p in g.seats if p.status != DEAD]
    tops = [top for top, _ in g.engines]
    return Departure(
        aboard=(
            *(thing for room, thing in g.floor if room in SHUTTLE and shuttle_leaves),
            *(thing for p in here for thing in p.hands if is_object(thing)),
        ),
        in_pods={p.index: tuple(t for t in p.hands if is_object(t)) for p in g.seats if p.status == LAUNCHED},
        signals=frozenset(p.index for p in living if p.signal),
        working_engines=tops.count("working"),
        place=g.rules.types[g.coordinates].places[g.destination],
        self_destruct=g.self_destruct >= 0,
        items={p.index: found_items(g, p) for p in living},
        killers=frozenset(p.index for p in g.seats if p.ext.get("trophies")),
        weaknesses=sum(1 for _, _, studied in g.weaknesses if studied),
        lost=frozenset(p.index for p in g.seats if p.status != LAUNCHED and p not in here),
        alone_on_shuttle=here[0].index if len(here) == 1 else NOBODY,
        egg_carriers=frozenset(p.index for p in living if "egg" in p.hands),
    )  # fmt: skip


def found_items(g: State, p: Seat) -> int:
    """Cards of the Item decks and crafted ones."""
    own = g.rules.families["own_items"]
    return sum(1 for id in held_items(g, p) if item_of(g, id).id not in own)


def note_trophy(g: State, f: Figure, by: int | None) -> None:
    """Exterminator: Injuries of one's own action, card or Item, not Fire, turrets or the airlock."""
    if by is not None and f.kind in TROPHIES:
        g.seats[by].ext["trophies"] = g.seats[by].ext.get("trophies", 0) + 1


# -- the missions ----------------------------------------------------------------------------------------------


def mission(id: str, players: int, asks: str, met: Callable[[Departure, int], bool]) -> Objective:
    return Objective(id, "mission", met, Goal((asks,)), players, provenance=DESIGNED)


MISSIONS = (
    mission("pm_egg", 1, "aboard:egg", lambda d, seat: d.has(seat, "egg".__eq__)),
    mission("pm_carcass", 1, "aboard:carcass", lambda d, seat: d.has(seat, "carcass".__eq__)),
    mission("pm_corpse", 1, "aboard:corpse", lambda d, seat: d.has(seat, is_corpse)),
    mission("pm_signal", 1, "signal", lambda d, seat: seat in d.signals),
    mission("pm_engines_ok", 1, "engines_left:working", lambda d, seat: d.working_engines >= 2),
    mission("pm_engines_broken", 3, "engines_left:damaged", lambda d, seat: d.working_engines <= 1),
    mission("pm_earth", 1, "course:earth", lambda d, seat: d.place == "earth"),
    mission("pm_mars", 3, "course:mars", lambda d, seat: d.place == "mars"),
    mission("pm_self_destruct", 2, "blast", lambda d, seat: d.self_destruct),
    mission("pm_loot", 1, "loot:3", lambda d, seat: d.items.get(seat, 0) >= MANY_ITEMS),
    mission("pm_kill", 1, "trophy", lambda d, seat: seat in d.killers),
    mission("pm_weakness", 1, "studies:1", lambda d, seat: d.weaknesses >= 1),
    mission("pm_liability", 3, "liability", lambda d, seat: bool(d.lost - {seat})),
)
"""8.1, 8.2: 9 for one player, 10 for two, all 13 for three and more."""


# -- the Lucrative Offer ---------------------------------------------------------------------------------------


def holder(g: State) -> int:
    """The seat that has taken the Lucrative Offer, or -1."""
    found: int = g.ext["offer"]
    return found


def offer_open(g: State, p: Seat) -> list[tuple[()]]:
    """A-8.31: a living player still on board, at any time, while nobody has it."""
    return [()] if p.active and g.ext.get("offer") == NOBODY else []


def take_offer(g: State, p: Seat) -> None:
    """A-8.31, A-8.32: public, free, not reversible; the mission leaves the game unseen."""
    g.ext["offer"] = p.index
    p.exile += p.objectives
    p.objectives = []
    g.info += 1
    g.emit(OfferTaken(seat=p.index))


def offer_met(d: Departure, seat: int) -> bool:
    """8.3: in a launched Pod with an Egg, or alone on the leaving shuttle with an Egg in hand."""
    return "egg" in d.in_pods.get(seat, ()) or (d.alone_on_shuttle == seat and seat in d.egg_carriers)


MODULE = Module(
    "missions",
    replaces=("objectives",),
    components={"objectives": MISSIONS},
    hooks=(KILLED.by(note_trophy),),
    claims={"offer": Claim(offer_open, take_offer)},
    terms=("mission", "lucrative_offer"),
)
