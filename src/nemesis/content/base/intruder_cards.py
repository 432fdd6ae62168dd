"""The Intruder player's cards (R-28.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...engine.events import Event
from ...engine.machine import Asking, asks, step
from ...engine.questions import Question, shape
from ...rules import pieces
from ...rules.bag import add_token
from ...rules.components import DESIGNED, PUBLISHED, IntruderCard, Refusal
from ...rules.decks import draw
from ...rules.encounter import miniatures_left
from ...rules.injury import withdraw
from ...rules.intruder_movement import arrive, hit_door, idle_figures
from ...rules.intruder_player import INTRUDER_FIGURE, ORDER_UNDER_DECK, order_cards
from ...rules.meanings import CARD, CORRIDOR, FIGURE, ROOM
from ...rules.rounds import play_event
from ...rules.ship import characters_in, fights, figure
from ...rules.species import Transformed
from ...rules.state import CLOSED
from ...rules.telling import IntruderKind, RoomNumber

if TYPE_CHECKING:
    from ...rules.state import Figure, State


# -- events ------------------------------------------------------------------------------------------


class Recovered(Event, term="injury", sound="good", motion=pieces.figure(injuries=0)):
    """An Intruder loses its Injuries."""

    figure: int
    kind: IntruderKind
    room: RoomNumber


NO_PREY_NEAR = Refusal("no_prey_near", "R-23.7")
NOTHING_TO_CHANGE = Refusal("nothing_to_change", "R-23.7")
NO_EVENT_CARD = Refusal("no_event_card", "R-23.7")

GROWS_INTO = {"creeper": "breeder", "larva": "creeper"}

INTRUDER_HUNT = Question(
    "intruder_hunt",
    shape("hunt", figure=FIGURE, room=ROOM, corridor=CORRIDOR),
    "done",
    doc="Pursuit: which Intruder moves where.",
)
CHOOSE_EVENT = Question("choose_event", shape("event", card=CARD), doc="Preparation: which Event is played.")
INTRUDER_ROOM = Question(
    "intruder_room", shape("room", room=ROOM), doc="Pack Hunting: into which Room the Intruders around it rush."
)
INTRUDER_RECOVERY = Question(
    "intruder_recovery",
    shape("recover", figure=FIGURE),
    shape("withdraw", figure=FIGURE),
    doc="Recovery: which Intruder loses its Injuries, or goes back into the bag.",
)
ORDER_UNDER_DECK.also(shape("event", card=CARD))


def ways_to_prey(g: State, f: Figure) -> list[tuple[int, int]]:
    """(room, corridor) pairs next door with a character."""
    return [(r, c) for c, r in g.rules.board.links[f.room] if characters_in(g, r)]


def hunters(g: State) -> list[Figure]:
    return [f for f in idle_figures(g) if ways_to_prey(g, f)]


def why_no_pursuit(g: State) -> Refusal | None:
    return None if hunters(g) else NO_PREY_NEAR


@asks
def ip_pursuit(g: State, seat: int) -> Asking:
    """Up to two different Intruders, each to a neighbouring Room with a character."""
    moves: list[tuple[int, int, int]] = []
    while len(moves) < 2:
        options: list[Any] = [
            ("hunt", f.id, r, c) for f in hunters(g) if f.id not in {m[0] for m in moves} for r, c in ways_to_prey(g, f)
        ]
        if not options:
            break
        pick = yield INTRUDER_HUNT.ask(seat, [*options, "done"] if moves else options, "ip_pursuit")
        if pick == "done":
            break
        moves.append(pick[1:])
    step_into(g, moves)


def step_into(g: State, moves: list[tuple[int, int, int]]) -> None:
    """(figure, room, corridor), all at the same time: a Door closed for one is closed for all (R-9.5)."""
    closed = {c for _, _, c in moves if g.doors[c] == CLOSED}
    for id, room, corridor in moves:
        f = figure(g, id)
        if f is None:
            continue
        if corridor in closed and g.rules.species.stopped_by_door(g, f):
            hit_door(g, f, corridor)
        else:
            arrive(g, f, room)


def growing(g: State) -> list[Figure]:
    return [f for f in g.figures if f.kind in GROWS_INTO and miniatures_left(g, GROWS_INTO[f.kind]) > 0]


def can_exchange(g: State) -> bool:
    kinds = {g.rules.types[t].kind for t in g.bag}
    return "larva" in kinds and any(g.rules.types[t].kind == "adult" for t in g.pool)


def why_no_metamorphosis(g: State) -> Refusal | None:
    return None if growing(g) or can_exchange(g) else NOTHING_TO_CHANGE


@asks
def ip_metamorphosis(g: State, seat: int) -> Asking:
    """A Creeper becomes a Breeder or a Larva a Creeper, Injuries kept; else a token of the bag grows."""
    figures = growing(g)
    if figures:
        pick = yield INTRUDER_FIGURE.ask(seat, [("figure", f.id) for f in figures], "ip_metamorphosis")
        f = figure(g, pick[1])
        assert f is not None
        was, f.kind = f.kind, GROWS_INTO[f.kind]
        g.emit(Transformed(figure=f.id, was=was, kind=f.kind, room=f.room))
        return
    larva = next((t for t in g.bag if g.rules.types[t].kind == "larva"), None)
    if larva is not None and can_exchange(g):
        g.bag.remove(larva)
        g.pool.append(larva)
        add_token(g, "adult")


def why_no_preparation(g: State) -> Refusal | None:
    return None if g.decks["event"] or g.discards["event"] else NO_EVENT_CARD


@step
def ip_preparation(g: State, seat: int) -> None:
    """Three Event cards are drawn first; the choice comes in the next step."""
    p = g.seats[seat]
    for _ in range(3):
        card = draw(g, "event")
        if card is not None:
            p.looking.append(card)
    g.push("choose_event", seat)


@asks
def choose_event(g: State, seat: int) -> Asking:
    p = g.seats[seat]
    if not p.looking:
        return
    chosen = (yield CHOOSE_EVENT.ask(seat, [("event", c) for c in p.looking], "ip_preparation"))[1]
    rest = [c for c in p.looking if c != chosen]
    under = yield from order_cards(g, seat, rest, "event")
    p.looking = []
    for card in under:
        g.decks["event"].insert(0, card)
        p.knowledge.append(("deck_bottom", "event", card, g.round))
    play_event(g, chosen)


def pack_rooms(g: State) -> list[int]:
    """Rooms with a character that some idle Intruder stands next to."""
    near = {r for f in hunters(g) for r, _ in ways_to_prey(g, f)}
    return sorted(near)


def why_no_pack_hunt(g: State) -> Refusal | None:
    return None if pack_rooms(g) else NO_PREY_NEAR


@asks
def ip_pack_hunt(g: State, seat: int) -> Asking:
    """Every idle Intruder next to the chosen Room moves in; closed Doors break instead."""
    room = (yield INTRUDER_ROOM.ask(seat, [("room", r) for r in pack_rooms(g)], "ip_pack_hunt"))[1]
    moves = []
    for f in idle_figures(g):
        ways = [c for c, r in g.rules.board.links[f.room] if r == room]
        if ways:
            ways.sort(key=lambda c: g.doors[c] == CLOSED)
            moves.append((f.id, room, ways[0]))
    step_into(g, moves)


def why_no_recovery(g: State) -> Refusal | None:
    return None if any(f.injuries for f in g.figures) or idle_figures(g) else NOTHING_TO_CHANGE


@asks
def ip_recovery(g: State, seat: int) -> Asking:
    """All Injuries off one Intruder, or one that fights nobody back into the bag."""
    options: list[Any] = [("recover", f.id) for f in g.figures if f.injuries]
    options += [("withdraw", f.id) for f in g.figures if not fights(g, f)]
    pick = yield INTRUDER_RECOVERY.ask(seat, options, "ip_recovery")
    f = figure(g, pick[1])
    assert f is not None
    if pick[0] == "recover":
        f.injuries = 0
        g.emit(Recovered(figure=f.id, kind=f.kind, room=f.room))
    else:
        withdraw(g, f)


def card(id: str, direction: int | None, attacks: int, why: Any, provenance: str = DESIGNED) -> IntruderCard:
    return IntruderCard(id, direction, attacks, id.rstrip("0123456789").rstrip("_"), why, provenance)


INTRUDER_CARDS = (
    card("ip_pursuit_1", 1, 2, why_no_pursuit),
    card("ip_pursuit_2", 2, 2, why_no_pursuit),
    card("ip_pursuit_3", 3, 2, why_no_pursuit),
    card("ip_pursuit_4", None, 1, why_no_pursuit),
    card("ip_metamorphosis", 1, 3, why_no_metamorphosis),
    card("ip_preparation_1", None, 1, why_no_preparation, PUBLISHED),
    card("ip_preparation_2", 4, 2, why_no_preparation, PUBLISHED),
    card("ip_pack_hunt_1", 3, 2, why_no_pack_hunt),
    card("ip_pack_hunt_2", 4, 3, why_no_pack_hunt),
    card("ip_recovery", 2, 2, why_no_recovery),
)
