"""Trait cards of the six characters of the base game (module `traits`, A-13): a strength and a weakness each."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ...engine.events import Event
from ...engine.machine import Asking, Frame, asks, step
from ...engine.questions import Question, shape
from ...engine.ruleset import Module
from ...rules.actions import BASIC_ACTIONS
from ...rules.combat import EGGS, SHOOTER_FACE, SHOT, SHOT_REROLL, loaded, shot_injuries, weapon_of
from ...rules.components import Trait
from ...rules.meanings import CARD
from ...rules.movement import gain_slime
from ...rules.noise import NOISE_REROLLED, NOISE_REROLLS, REROLL_NOISE
from ...rules.reactions import INTERRUPTION
from ...rules.ship import WORKS_AROUND_MALFUNCTION, characters_in, figure, in_combat, is_object, tile
from ...rules.telling import SeatNumber, ThingId
from ...rules.turns import ROOM_ACTION_PRICE, discard_cards
from ...rules.wounds import DIED, LIGHT_LIMIT, WOUND_HELD_OFF
from ..base.common import CRAWLING_ENDS_TURN, CRAWLS

if TYPE_CHECKING:
    from ...rules.combat import Target
    from ...rules.state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class InterruptionIgnored(Event, term="interruption"):
    """A trait ignores an Interruption."""

    seat: SeatNumber


class TraitHurts(Event, term=None, harms="seat"):
    """A trait costs its bearer something."""

    seat: SeatNumber
    trait: ThingId


# -- Captain: Burden of Command -------------------------------------------------------------------------

BURDEN_OF_COMMAND = Trait("trait_captain", "captain")
ACTIONS = frozenset({"perform", "perform_basic"})
"""What an Interruption can stop; another Interruption is no action of the Captain's."""

IGNORE_INTERRUPTION = Question(
    "ignore_interruption", "accept", shape("card", card=CARD), doc="Whether the Captain ignores an Interruption."
)
REROLL_NOISE.also(shape("reroll_trait", card=CARD))


def stand_firm(g: State, cancelled: Frame, by: int, go_on: Frame, undone: Frame) -> Frame:
    """An action of the Captain's is interrupted: a card ignores it, once the Interruption itself stands."""
    if g.seats[by].character == "captain" and go_on[0] in ACTIONS:
        return ("ignore_interruption", (by, cancelled, undone))
    return cancelled


@asks
def ignore_interruption(g: State, seat: int, cancelled: Frame, undone: Frame) -> Asking:
    p = g.seats[seat]
    cards = [("card", c) for c in p.hand if g.rules.is_action(c)]
    answer: Any = yield IGNORE_INTERRUPTION.ask(seat, ["accept", *cards], "trait_captain")
    if answer == "accept":
        g.push_frame(cancelled)
        return
    discard_cards(g, p, [answer[1]])
    g.emit(InterruptionIgnored(seat=seat))
    g.push_frame(undone)


def mourn(g: State, dead: Seat) -> None:
    """Each death costs the Captain a random Action card, or hurts."""
    for p in g.seats:
        if p.character == "captain" and p.active and p is not dead:
            g.push("mourning", p.index)


@step
def mourning(g: State, seat: int) -> None:
    p = g.seats[seat]
    cards = [c for c in p.hand if g.rules.is_action(c)]
    if not p.active:
        return
    g.emit(TraitHurts(seat=seat, trait=BURDEN_OF_COMMAND.id))
    if cards:
        discard_cards(g, p, [cards[g.below(len(cards))]])
    else:
        g.push("light_wound", seat)


# -- Pilot: Born to Fly -----------------------------------------------------------------------------------

BORN_TO_FLY = Trait("trait_pilot", "pilot")


def at_the_helm(g: State, p: Seat) -> bool:
    return p.character == "pilot" and g.tiles[p.room] == "cockpit"


def cockpit_cost(g: State, cost: int, p: Seat) -> int:
    return min(cost, 1) if at_the_helm(g, p) else cost


def broken_cockpit(g: State, works: bool, p: Seat) -> bool:
    return works or at_the_helm(g, p)


def poor_shot(g: State, face: str, p: Seat | None) -> str:
    """Her Shoot results on the Adult face are misses."""
    return "miss" if p is not None and p.character == "pilot" and face == "adult" else face


# -- Scientist: Wheelchair --------------------------------------------------------------------------------

WHEELCHAIR = Trait("trait_scientist", "scientist")
CAREFUL_IN_A_WHEELCHAIR = 3


def no_legs_needed(g: State, off: bool, p: Seat, card: str) -> bool:
    return off or (p.character == "scientist" and g.rules.types[card].id == "wound_leg")


def alone_at_the_computer(g: State, cost: int, p: Seat) -> int:
    alone = p.character == "scientist" and tile(g, p.room).computer and len(characters_in(g, p.room)) == 1
    return min(cost, 1) if alone else cost


def careful_cost(g: State, p: Seat) -> int:
    return CAREFUL_IN_A_WHEELCHAIR if p.character == "scientist" else BASIC_ACTIONS["careful_move"].cost(g, p)


# -- Scout: Light-Footed ----------------------------------------------------------------------------------

LIGHT_FOOTED = Trait("trait_scout", "scout")
REROLL = ("reroll_trait", LIGHT_FOOTED.id)


class TraitUsed(Event, term=None):
    """A trait rolls the Noise die again."""

    seat: SeatNumber
    trait: ThingId


def light_footed(
    g: State, rerolls: list[tuple[str, ...]], p: Seat, used: frozenset[str]
) -> list[tuple[str, ...]]:  # fmt: skip
    """Once per round, for the roll of her own move, with no Heavy Object in the hands."""
    ready = p.character == "scout" and "move" in used and p.ext.get(f"{LIGHT_FOOTED.id}_used") != g.round
    if ready and not any(is_object(t) for t in p.hands):
        return [*rerolls, REROLL]
    return rerolls


def light_foot_used(g: State, p: Seat, reroll: tuple[str, ...]) -> None:
    if reroll == REROLL:
        p.ext[f"{LIGHT_FOOTED.id}_used"] = g.round
        g.emit(TraitUsed(seat=p.index, trait=LIGHT_FOOTED.id))


def slight(g: State, most: int, p: Seat) -> int:
    """Her second Light Wound is a Serious one."""
    return 1 if p.character == "scout" else most


# -- Soldier: Trigger-Happy -------------------------------------------------------------------------------

TRIGGER_HAPPY = Trait("trait_soldier", "soldier")


def another_burst(g: State, offered: bool, p: Seat, weapon: str, target: Target, face: str, bonus: int) -> bool:
    """After a miss, 1 more Ammo buys one reroll."""
    if p.character != "soldier" or p.ext.get("rerolled_for_ammo") or g.ammo.get(weapon, 0) < 1:
        return offered
    f = figure(g, target[1]) if target != EGGS else None
    if f is None and target != EGGS:
        return offered
    return offered or shot_injuries(g, weapon_of(g, weapon), f, face, bonus, 0, p) == 0


def has_shot(g: State, p: Seat) -> None:
    if p.character == "soldier":
        p.ext["rerolled_for_ammo"] = False
        p.ext["shot_this_turn"] = True


@step
def trigger_finger(g: State, seat: int) -> None:
    """A turn that ends in Combat, with Ammo and no shot fired, costs a card."""
    p = g.seats[seat]
    if p.character != "soldier":
        return
    shot = p.ext.get("shot_this_turn", False)
    p.ext["shot_this_turn"] = False
    if not shot and in_combat(g, p) and loaded(g, p) and any(g.rules.is_action(c) for c in p.hand):
        g.emit(TraitHurts(seat=seat, trait=TRIGGER_HAPPY.id))
        g.push("discard_one", seat)


def phases(player_phase: list[str], event_phase: list[str], end_of_turn: list[str]) -> None:
    end_of_turn.append("trigger_finger")


# -- Mechanic: Duct Rat -----------------------------------------------------------------------------------

DUCT_RAT = Trait("trait_mechanic", "mechanic")


def at_home_in_ducts(g: State, ends: bool, p: Seat) -> bool:
    return ends and p.character != "mechanic"


def filthy(g: State, p: Seat) -> None:
    """Every way through the Technical Corridors leaves a Slime marker."""
    if p.character == "mechanic":
        gain_slime(g, p)


MODULE = Module(
    "traits",
    components={
        "traits": (BURDEN_OF_COMMAND, BORN_TO_FLY, WHEELCHAIR, LIGHT_FOOTED, TRIGGER_HAPPY, DUCT_RAT),
    },
    actions={"careful_move": replace(BASIC_ACTIONS["careful_move"], cost=careful_cost)},
    hooks=(
        INTERRUPTION.by(stand_firm),
        ROOM_ACTION_PRICE.by(cockpit_cost, alone_at_the_computer),
        WORKS_AROUND_MALFUNCTION.by(broken_cockpit),
        SHOOTER_FACE.by(poor_shot),
        WOUND_HELD_OFF.by(no_legs_needed),
        NOISE_REROLLS.by(light_footed),
        NOISE_REROLLED.by(light_foot_used),
        LIGHT_LIMIT.by(slight),
        CRAWLING_ENDS_TURN.by(at_home_in_ducts),
        DIED.by(mourn),
        SHOT_REROLL.by(another_burst),
        SHOT.by(has_shot),
        CRAWLS.by(filthy),
    ),
    phases=phases,
    terms=("trait",),
)
