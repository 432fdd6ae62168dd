"""Panic cards (V-3): resolve, go mad, or be calmed by an Interruption."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...engine.events import Card, Event
from ...engine.hooks import Modifier
from ...engine.machine import Asking, asks, step
from ...engine.questions import Question, shape
from ...rules.components import PUBLISHED, Component
from ...rules.decks import draw, draw_actions
from ...rules.effects import MOVE_TO
from ...rules.items import discard_item, in_hand_slots, weapons_held
from ...rules.markers import ItemsBurnt, can_malfunction, place_fire, place_malfunction
from ...rules.meanings import CARD, ITEM
from ...rules.reactions import open_window
from ...rules.ship import by_number, characters_in, figures_in, fold, is_object, other_end, reachable
from ...rules.state import ABOARD, CLOSED
from ...rules.telling import SeatNumber, ThingId
from ...rules.wounds import die, dressed
from ..base.mechanic import ITEM_TO_DISCARD
from .insanity import go_mad, level

if TYPE_CHECKING:
    from ...rules.state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class PanicDrawn(Event, name="panic", term="panic", sound="whisper", harms="seat", shows=Card()):
    """A Panic card against a level of Insanity."""

    seat: SeatNumber
    card: ThingId
    value: int
    level: int


class PanicInVain(Event, term="panic", sound="whisper"):
    """Nothing of a Panic card can be resolved."""

    seat: SeatNumber
    card: ThingId


class PanicCalmed(Event, term="panic", sound="whisper"):
    """Somebody calms a Panic."""

    seat: SeatNumber
    card: ThingId


class BlindEscape(Event, term="escape"):
    """Panic decides the way of an Escape."""

    seat: SeatNumber
    number: int


class WoundOpened(Event, term="serious_wound", sound="wound", harms="seat"):
    """A dressed Wound opens again."""

    seat: SeatNumber
    wound: ThingId


class CardLost(Event, term="action_card", harms="seat"):
    """A card leaves the game for good."""

    seat: SeatNumber
    card: ThingId


class Emptied(Event, term="panic", harms="seat"):
    """Panic: a weapon loses its Ammo."""

    seat: SeatNumber
    item: ThingId


PANIC_SPARES: Modifier[bool, Seat] = Modifier("panic_spares", "spared, seat", "Whether a Panic card adds no Insanity.")

WOUND_TO_OPEN = Question("wound_to_open", shape("wound", card=CARD), doc="Which dressed Wound opens.")
CARD_TO_LOSE = Question(
    "card_to_lose", shape("card", card=CARD), doc="Which of the Action cards drawn leaves the game."
)
WEAPON_TO_EMPTY = Question("weapon_to_empty", shape("item", item=ITEM), doc="Which weapon is emptied.")


@dataclass(frozen=True, slots=True)
class Panic(Component):
    """A value, whether its effect can be resolved, and the step that resolves it."""

    sort = "panic"
    id: str
    value: int
    can: Callable[[State, Seat], bool]
    effect: str
    before: Callable[[State, Seat], None] | None = None
    """What is drawn first, to know whether it can be resolved (V-3.3)."""
    after_cancel: Callable[[State, Seat], None] | None = None
    provenance: str = PUBLISHED


@step
def panic(g: State, seat: int) -> None:
    """V-3.1, V-3.2, V-9.6: too sane, or nothing to resolve: one level up; else the others may interrupt."""
    p = g.seats[seat]
    if not p.active:
        return
    id = draw(g, "panic")
    if id is None:
        return
    g.discards["panic"].append(id)
    card: Panic = g.rules.types[id]
    g.emit(PanicDrawn(seat=seat, card=id, value=card.value, level=level(p)))
    if level(p) < card.value:
        unsettled(g, p)
        return
    if card.before is not None:
        card.before(g, p)
    if not card.can(g, p):
        g.emit(PanicInVain(seat=seat, card=id))
        if card.after_cancel is not None:
            card.after_cancel(g, p)
        unsettled(g, p)
        return
    go_on = (card.effect, (seat,))
    calmed = ("panic_calmed", (seat, id))
    if p.room:
        open_window(g, seat, p.room, go_on, calmed)
    else:
        g.push_frame(go_on)


def unsettled(g: State, p: Seat) -> None:
    """The +1 that cannot be interrupted."""
    if not fold(g, PANIC_SPARES, False, p):
        go_mad(g, p)


@step
def panic_calmed(g: State, seat: int, id: str) -> None:
    card: Panic = g.rules.types[id]
    g.emit(PanicCalmed(seat=seat, card=id))
    if card.after_cancel is not None:
        card.after_cancel(g, g.seats[seat])


# -- what can be resolved -----------------------------------------------------------------------------


def always(g: State, p: Seat) -> bool:
    return True


def can_break(g: State, p: Seat) -> bool:
    return bool(p.room) and can_malfunction(g, p.room)


def heavy_items(g: State, p: Seat) -> list[str]:
    """V-10.3: the Handcuffs cannot be parted with."""
    return [t for t in in_hand_slots(g, p) if not is_object(t)]


def bold_ways(g: State, p: Seat) -> list[tuple[int, int]]:
    return [(c, r) for c, r in reachable(g, p.room) if figures_in(g, r)] if p.room else []


def has_items_here(g: State, p: Seat) -> bool:
    return bool(p.room) and g.counters[p.room] > 0


def loaded_weapons(g: State, p: Seat) -> list[str]:
    return [w for w in weapons_held(g, p) if g.ammo.get(w, 0) > 0]


def not_burning(g: State, p: Seat) -> bool:
    return bool(p.room) and not g.fire[p.room]


def draw_direction(g: State, p: Seat) -> None:
    """Blind Escape: an Event card's number, no more."""
    card = draw(g, "event")
    if card is not None:
        g.discards["event"].append(card)
        p.ext["blind_escape"] = g.rules.types[card].number
        g.emit(BlindEscape(seat=p.index, number=p.ext["blind_escape"]))


def blind_exit(g: State, p: Seat) -> int | None:
    number = p.ext.get("blind_escape")
    if not p.room or number is None:
        return None
    exit: int = g.rules.board.exits[p.room][number]
    return exit if exit >= 0 and g.doors[exit] != CLOSED else None


def can_run_blindly(g: State, p: Seat) -> bool:
    return blind_exit(g, p) is not None


def forget_direction(g: State, p: Seat) -> None:
    p.ext["blind_escape"] = None


def draw_three(g: State, p: Seat) -> None:
    """Hopelessness: look at three cards of one's own deck."""
    before = len(p.hand)
    draw_actions(g, p, 3)
    p.looking = p.hand[before:]
    del p.hand[before:]


def action_among_drawn(g: State, p: Seat) -> bool:
    return any(g.rules.is_action(c) for c in p.looking)


def discard_drawn(g: State, p: Seat) -> None:
    p.discard += p.looking
    p.looking = []


# -- effects ------------------------------------------------------------------------------------------


@step
def pan_outburst(g: State, seat: int) -> None:
    place_malfunction(g, g.seats[seat].room)


@step
def pan_defeatism(g: State, seat: int) -> None:
    p = g.seats[seat]
    here = by_number(characters_in(g, p.room)) if p.room else [p]
    for q in here:
        go_mad(g, q)


@step
def pan_blind_escape(g: State, seat: int) -> None:
    """V-3.4: a forced move, no attacks; exploration and Noise as usual."""
    p = g.seats[seat]
    exit = blind_exit(g, p)
    forget_direction(g, p)
    if exit is not None and p.status == ABOARD:
        g.push("enter", seat, other_end(g.rules.board, exit, p.room), exit, "roll")


@asks
def pan_destruction(g: State, seat: int) -> Asking:
    p = g.seats[seat]
    if heavy_items(g, p):
        thing = yield ITEM_TO_DISCARD.ask(seat, [("item", t) for t in heavy_items(g, p)], "vs_pan_04")
        discard_item(g, p, thing[1])


@asks
def pan_courage(g: State, seat: int) -> Asking:
    p = g.seats[seat]
    ways = bold_ways(g, p)
    if ways:
        way = yield MOVE_TO.ask(seat, [("way", r, c) for c, r in ways], "vs_pan_05")
        g.push("enter", seat, way[1], way[2], "roll")


@step
def pan_sabotage(g: State, seat: int) -> None:
    room = g.seats[seat].room
    if room and g.counters[room] > 0:
        g.counters[room] = 0
        g.emit(ItemsBurnt(room=room))


@step
def pan_mutilation(g: State, seat: int) -> None:
    g.push("light_wound", seat)
    g.push("light_wound", seat)


@step
def pan_heart_attack(g: State, seat: int) -> None:
    die(g, g.seats[seat], "heart_attack")


@step
def pan_bloodlust(g: State, seat: int) -> None:
    p = g.seats[seat]
    others = [q for q in by_number(characters_in(g, p.room)) if q is not p] if p.room else []
    g.push_in_order(("serious_wound", (q.index,)) for q in others or [p])


@step
def pan_demotivation(g: State, seat: int) -> None:
    p = g.seats[seat]
    here = by_number(characters_in(g, p.room)) if p.room else [p]
    g.push_in_order([*(("discard_one", (q.index,)) for q in here), ("madder", (seat,))])


@step
def madder(g: State, seat: int) -> None:
    go_mad(g, g.seats[seat])


@asks
def pan_bandages(g: State, seat: int) -> Asking:
    p = g.seats[seat]
    if not dressed(p):
        return
    card = (yield WOUND_TO_OPEN.ask(seat, [("wound", c) for c in dressed(p)], "vs_pan_13"))[1]
    p.wounds = [(c, d and c != card) for c, d in p.wounds]
    g.emit(WoundOpened(seat=seat, wound=g.rules.types[card].id))
    if len(p.hands) > 1:
        g.push("drop_surplus", seat)
    g.push("light_wound", seat)


@asks
def pan_hopelessness(g: State, seat: int) -> Asking:
    p = g.seats[seat]
    options = [("card", c) for c in p.looking if g.rules.is_action(c)]
    if not options:
        return
    gone = (yield CARD_TO_LOSE.ask(seat, options, "vs_pan_15"))[1]
    g.removed.append(gone)
    p.discard += [c for c in p.looking if c != gone]
    p.looking = []
    g.emit(CardLost(seat=seat, card=gone))


@asks
def pan_hallucinations(g: State, seat: int) -> Asking:
    p = g.seats[seat]
    weapons = loaded_weapons(g, p)
    if weapons:
        weapon = (yield WEAPON_TO_EMPTY.ask(seat, [("item", w) for w in weapons], "vs_pan_17"))[1]
        g.ammo[weapon] = 0
        g.emit(Emptied(seat=seat, item=weapon))


@step
def pan_pyromaniac(g: State, seat: int) -> None:
    place_fire(g, g.seats[seat].room)


PANIC = (
    Panic("vs_pan_01", 2, can_break, "pan_outburst"),
    Panic("vs_pan_02", 3, always, "pan_defeatism"),
    Panic("vs_pan_03", 2, can_run_blindly, "pan_blind_escape", draw_direction, forget_direction),
    Panic("vs_pan_04", 4, lambda g, p: bool(heavy_items(g, p)), "pan_destruction"),
    Panic("vs_pan_05", 2, lambda g, p: bool(bold_ways(g, p)), "pan_courage"),
    Panic("vs_pan_06", 2, has_items_here, "pan_sabotage"),
    Panic("vs_pan_07", 3, always, "pan_mutilation"),
    Panic("vs_pan_08", 5, always, "pan_heart_attack"),
    Panic("vs_pan_09", 5, always, "pan_heart_attack"),
    Panic("vs_pan_10", 3, always, "pan_bloodlust"),
    Panic("vs_pan_11", 2, always, "pan_demotivation"),
    Panic("vs_pan_12", 3, always, "pan_bloodlust"),
    Panic("vs_pan_13", 2, lambda g, p: bool(dressed(p)), "pan_bandages"),
    Panic("vs_pan_14", 2, lambda g, p: bool(dressed(p)), "pan_bandages"),
    Panic("vs_pan_15", 3, action_among_drawn, "pan_hopelessness", draw_three, discard_drawn),
    Panic("vs_pan_16", 3, always, "pan_mutilation"),
    Panic("vs_pan_17", 3, lambda g, p: bool(loaded_weapons(g, p)), "pan_hallucinations"),
    Panic("vs_pan_18", 3, lambda g, p: bool(loaded_weapons(g, p)), "pan_hallucinations"),
    Panic("vs_pan_19", 3, not_burning, "pan_pyromaniac"),
    Panic("vs_pan_20", 2, has_items_here, "pan_sabotage"),
)
