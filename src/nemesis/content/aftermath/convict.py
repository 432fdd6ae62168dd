"""The Convict: in handcuffs, hard to kill, and not to be pushed around (A-3.10, A-3.11)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ...engine.events import Event
from ...engine.machine import Asking, Frame, asks, step
from ...engine.questions import Question, shape
from ...engine.ruleset import Module, Option
from ...rules import pieces
from ...rules.actions import (
    BASIC_ACTIONS,
    ESCAPE_COST,
    BasicAction,
    Subjects,
    as_announced,
    costs,
    objects_here,
    pick_up,
)
from ...rules.combat import MELEE_MISSED, TARGET, melee
from ...rules.components import DESIGNED, PUBLISHED, ActionCard, Character, Choosing, Effect, Item, Refusal, Trait
from ...rules.doors import close_doors
from ...rules.effects import NOWHERE_TO_GO, choose_way, do_room_action, free_room_action
from ...rules.items import ITEM_DISCARDED, LAID_DOWN, take_away
from ...rules.meanings import CARD
from ...rules.movement import set_out
from ...rules.setup import CREW_EQUIPPED
from ...rules.ship import figures_in, in_combat, reachable, slot_of
from ...rules.state import ABOARD, LAUNCHED
from ...rules.telling import RoomNumber, SeatNumber, ThingId
from ...rules.trade import HANDED_OVER
from ...rules.turns import TURN
from ...rules.wounds import HEALED, OUT_OF_PLAY, WOUND_HELD_OFF, undressed
from ..base.common import SHARED, rest, why_no_rest

if TYPE_CHECKING:
    from ...rules.combat import Target
    from ...rules.state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class KeysLeftBehind(Event, term=None, motion=pieces.ext(keys_in=pieces.field("room"))):
    """Where the keys of the Handcuffs lie; Room 0: they are lost."""

    seat: SeatNumber
    room: RoomNumber


class Unshackled(Event, term=None):
    """The Handcuffs are off."""

    seat: SeatNumber


class WoundCovered(Event, term="serious_wound", sound="wound"):
    """The Bionic Arm makes up for a Serious Wound."""

    seat: SeatNumber
    wound: ThingId


class PipeLost(Event, term="light_wound", harms="seat"):
    """The Pipe takes most of a blow, and is lost."""

    seat: SeatNumber


CONVICT_ID, HUNTER_ID = "convict", "bounty_hunter"
HANDCUFFS, KEYS = "handcuffs", "handcuff_keys"
KEYS_IN = "keys_in"
"""In `ext`: the Room in which the Keys lie, 0 while somebody has them."""
ARM, ARM_ON = "bionic_arm", "bionic_arm_on"
"""In a seat's `ext`: the Serious Wound that the Bionic Arm was put on."""
BIONIC_REST = "bionic_rest"
PIPE = "pipe"

NO_ARM = Refusal("no_bionic_arm", "R-15.24")
ARM_USED = Refusal("bionic_arm_used", "R-5.18")
NO_OPEN_WOUND = Refusal("no_wound_to_cover", "R-5.18")
NOTHING_TO_PUNCH = Refusal("no_intruder_here", "R-12.2")

WOUND_TO_COVER = Question("wound_to_cover", shape("wound", card=CARD), doc="Which Serious Wound the Bionic Arm covers.")
LOSE_PIPE = Question(
    "lose_pipe", "no", "yes", doc="Whether the Pipe is thrown away to make a Serious Wound a Light one."
)


def convict_of(g: State) -> Seat | None:
    return next((p for p in g.seats if p.character == CONVICT_ID), None)


# -- Handcuffs and Keys (A-3.10, A-15.1) ------------------------------------------------------------------


def at_setup(g: State) -> None:
    """The Bounty Hunter has the Keys, else the player to the Convict's left; alone, they lie in the Cockpit."""
    convict = convict_of(g)
    if convict is None:
        return
    g.ext[KEYS_IN] = 0
    hunter = next((p for p in g.seats if p.character == HUNTER_ID), None)
    holder = hunter or g.seats[(convict.index + 1) % len(g.seats)]
    if holder is convict:
        g.ext[KEYS_IN] = slot_of(g, "cockpit")
    else:
        holder.hands.append(KEYS)


def shackled(p: Seat) -> bool:
    return HANDCUFFS in p.hands


def harder_to_escape(g: State, cost: int, p: Seat) -> int:
    return cost + 1 if HANDCUFFS in p.hands else cost


def laid_down(g: State, thing: str, room: int) -> bool:
    """The Keys stay where they fall."""
    if thing != KEYS:
        return False
    g.ext[KEYS_IN] = room
    return True


def holder_leaves(g: State, p: Seat, room: int) -> None:
    """They stay behind with the dead and the sleeping; a launched Pod takes them away."""
    if KEYS not in p.hands:
        return
    p.hands.remove(KEYS)
    if p.status == LAUNCHED:
        g.removed.append(KEYS)
    else:
        g.ext[KEYS_IN] = room
    g.emit(KeysLeftBehind(seat=p.index, room=room))


def handed_over(g: State, taker: Seat, things: Sequence[str]) -> None:
    if KEYS in things and taker.character == CONVICT_ID:
        take_away(g, taker, KEYS)
        unshackle(g, taker)


def unshackle(g: State, p: Seat) -> None:
    """Both cards leave the game."""
    g.removed.append(KEYS)
    if HANDCUFFS in p.hands:
        p.hands.remove(HANDCUFFS)
        g.removed.append(HANDCUFFS)
    g.emit(Unshackled(seat=p.index))


def things_here(g: State, p: Seat) -> Subjects:
    found = list(objects_here(g, p))
    if p.character == CONVICT_ID and g.ext.get(KEYS_IN) == p.room:
        found.append((KEYS,))
    return found


def pick_up_things(g: State, p: Seat, thing: str) -> None:
    """Lying Keys are for the Convict alone."""
    if thing != KEYS:
        pick_up(g, p, thing)
    elif g.ext.get(KEYS_IN) == p.room:
        g.ext[KEYS_IN] = 0
        unshackle(g, p)


# -- Hot-Tempered, Opportunist, Punch ---------------------------------------------------------------------

FREE_ACTION = free_room_action()


def lose_temper(g: State, p: Seat, room: int, part: int, choices: tuple[Any, ...]) -> None:
    g.push("temper", p.index, room)
    do_room_action(g, p, room, part, choices)


@step
def temper(g: State, seat: int, room: int) -> None:
    """After all that the Room did, its own Noise roll too; none elsewhere, none in Combat (R-10.1)."""
    p = g.seats[seat]
    if p.status == ABOARD and p.room == room:
        g.push("noise_roll", seat)


def why_no_way(g: State, p: Seat) -> Refusal | None:
    return None if reachable(g, p.room) else NOWHERE_TO_GO


def slip_away(g: State, p: Seat, room: int, corridor: int) -> None:
    """In Combat an Escape with the usual attacks."""
    g.push("slam", p.index, room, corridor)
    set_out(g, p, ("depart", (p.index, room, corridor, in_combat(g, p))))


@step
def slam(g: State, seat: int, room: int, corridor: int) -> None:
    """The Door closes behind who got through, even a destroyed one."""
    p = g.seats[seat]
    if p.status == ABOARD and p.room == room:
        close_doors(g, seat, [corridor], even_destroyed=True)


def choose_punched(g: State, p: Seat) -> Choosing:
    options = [("figure", f.id) for f in figures_in(g, p.room)]
    return ((yield TARGET.ask(p.index, options, "punch")),)


def punch(g: State, p: Seat, target: Target) -> None:
    """1 Injury more before the check, by default even with a miss."""
    melee(g, p, target, more=1, on_a_miss=1 if g.rules.options.punch_damages_on_miss else 0)


# -- Bionic Arm -------------------------------------------------------------------------------------------


def arms(g: State, p: Seat) -> Subjects:
    return ((),) if ARM in p.items else ()


def rest_on_arm(g: State, p: Seat) -> None:
    rest(g, p)


REST = BasicAction(False, costs(1), arms, why_no_rest, as_announced, rest_on_arm, NO_ARM, outcome_tells_it=False)
"""Rest as a basic action, as with the card."""
TURN.also(shape(BIONIC_REST))


def why_no_cover(g: State, p: Seat) -> Refusal | None:
    if ARM_ON in p.ext:
        return ARM_USED
    return None if undressed(p) else NO_OPEN_WOUND


def choose_cover(g: State, p: Seat) -> Choosing:
    by_kind = {g.rules.types[c].id: c for c in reversed(undressed(p))}
    return ((yield WOUND_TO_COVER.ask(p.index, [("wound", c) for c in by_kind.values()], ARM))[1],)


def cover(g: State, p: Seat, card: str) -> None:
    """Once: the Wound has no effect any more, but it is not dressed."""
    if card in undressed(p):
        p.ext[ARM_ON] = card
        g.emit(WoundCovered(seat=p.index, wound=g.rules.types[card].id))


def covered(g: State, held_off: bool, p: Seat, card: str) -> bool:
    return held_off or p.ext.get(ARM_ON) == card


def uncovered(g: State, p: Seat, card: str) -> None:
    """A healed Wound leaves the arm used up; the same card may come back from the deck."""
    if p.ext.get(ARM_ON) == card:
        p.ext[ARM_ON] = ""


# -- Pipe -------------------------------------------------------------------------------------------------


def with_pipe(g: State, wound: Frame, p: Seat) -> Frame:
    return ("may_lose_pipe", (p.index, wound)) if PIPE in p.hands else wound


@asks
def may_lose_pipe(g: State, seat: int, wound: Frame) -> Asking:
    """Thrown away, it turns the Serious Wound of a missed Melee into a Light one."""
    p = g.seats[seat]
    answer = yield LOSE_PIPE.ask(seat, ["no", "yes"], PIPE)
    if answer == "no":
        g.push_frame(wound)
        return
    take_away(g, p, PIPE)
    another_pipe(g, PIPE)
    g.emit(PipeLost(seat=seat))
    g.push("light_wound", seat)


def another_pipe(g: State, id: str) -> bool:
    """A discarded Pipe is turned over: there are more where it came from."""
    convict = convict_of(g)
    if id != PIPE or convict is None:
        return False
    convict.quests.append(PIPE)
    return True


# -- declared ---------------------------------------------------------------------------------------------

CONVICT = Character(
    CONVICT_ID, "red", HANDCUFFS, (ARM, PIPE),
    {**SHARED, "basic_repairs": 1, "no_way": 1, "hot_tempered": 1, "opportunist": 1, "punch": 1},
    DESIGNED, module="aftermath_characters", most_serious=4, brings=(KEYS,),
)  # fmt: skip

CARDS = (
    ActionCard("no_way", 0, "any", reaction="harm", provenance=DESIGNED),
    ActionCard("hot_tempered", 0, "out", (
        Effect("free_room_action", lose_temper, FREE_ACTION.why_not, FREE_ACTION.choose),), provenance=DESIGNED),
    ActionCard("opportunist", 0, "any", (
        Effect("slip_away", slip_away, why_no_way, lambda g, p: choose_way(g, p, p)),), provenance=DESIGNED),
    ActionCard("punch", 0, "in", (
        Effect("punch", punch, lambda g, p: None if figures_in(g, p.room) else NOTHING_TO_PUNCH, choose_punched),)),
)  # fmt: skip

ITEMS = (
    Item(HANDCUFFS, None, heavy=True, single_use=False, cost=None, fixed=True, provenance=DESIGNED),
    Item(KEYS, None, single_use=False, cost=None, aside=True, provenance=DESIGNED),
    Item(ARM, None, single_use=False, fixed=True, activate_in=("surgery", "emergency_room", "workshop"), effects=(
        Effect("cover_wound", cover, why_no_cover, choose_cover),)),
    Item(PIPE, None, heavy=True, single_use=False, cost=None, own=True, activate_if=lambda g, p: None),
)  # fmt: skip

MODULE = Module(
    CONVICT_ID,
    components={
        "characters": (CONVICT,),
        "cards": CARDS,
        "own_items": ITEMS,
        "traits": (Trait("trait_convict", CONVICT_ID, PUBLISHED),),
    },
    actions={
        "pick_up": replace(BASIC_ACTIONS["pick_up"], subjects=things_here, do=pick_up_things),
        BIONIC_REST: REST,
    },
    hooks=(
        CREW_EQUIPPED.by(at_setup),
        LAID_DOWN.by(laid_down),
        OUT_OF_PLAY.by(holder_leaves),
        HANDED_OVER.by(handed_over),
        HEALED.by(uncovered),
        MELEE_MISSED.by(with_pipe),
        ITEM_DISCARDED.by(another_pipe),
        ESCAPE_COST.by(harder_to_escape),
        WOUND_HELD_OFF.by(covered),
    ),
    options=(Option("punch_damages_on_miss", True, (True, False), "A-14.5"),),
    changes={"A-14.5": ("door-destroyed", "term-door")},
    terms=("trait",),
)
