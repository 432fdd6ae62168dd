"""The Pilot: doors, the Cockpit, the ship's ways."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.events import Event
from ...rules.components import ActionCard, Character, Choosing, Effect, Item, Refusal, Weapon
from ...rules.effects import NO_COMPUTER, ONE_DOOR, free_room_action
from ...rules.engines import look_at_coordinates, peek_tile
from ...rules.shelter import attached_pods, flip_lock, section_at
from ...rules.ship import in_order, working_computer
from ...rules.telling import SeatNumber
from .common import SHARED
from .rooms import POD_TOGGLE, choose_unexplored, why_no_peek

if TYPE_CHECKING:
    from ...rules.state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class RoundCutShort(Event, term="round"):
    """Everybody passes, and no Intruder attacks in this round."""

    seat: SeatNumber


NOT_AN_EVACUATION_SECTION = Refusal("not_an_evacuation_section", "R-18.5")
NO_POD_HERE = Refusal("no_pod_here", "R-18.5")


def why_no_key(g: State, p: Seat) -> Refusal | None:
    section = section_at(g, p.room)
    if section is None:
        return NOT_AN_EVACUATION_SECTION
    return None if attached_pods(g, section) else NO_POD_HERE


def choose_pod_here(g: State, p: Seat) -> Choosing:
    options = [("pod", n) for n in attached_pods(g, section_at(g, p.room))]
    return ((yield POD_TOGGLE.ask(p.index, options, "R-18.5"))[1],)


def turn_key(g: State, p: Seat, pod: int) -> None:
    if pod in attached_pods(g):
        flip_lock(g, pod)


POD_KEY = Effect("pod", turn_key, why_no_key, choose_pod_here)


def end_round(g: State, p: Seat) -> None:
    """Everybody passes at once, the Intruder player too; this round's Intruder Attack step is skipped."""
    g.skip_attacks = True
    g.emit(RoundCutShort(seat=p.index))
    if g.intruder_seat >= 0 and not g.seats[g.intruder_seat].passed:
        g.push("intruder_pass", g.intruder_seat)
    g.push_in_order(("must_pass", (q.index,)) for q in in_order(g))


PILOT = Character(
    "pilot", "green", "shotgun", ("orbital_maneuvering_system", "pilot_evacuation_key"),
    {**SHARED, "repairs": 1, "computer_skills": 1, "ship_knowledge": 1, "piloting": 1, "old_friend": 1},
)  # fmt: skip

CARDS = (
    ActionCard("ship_knowledge", 0, "out", (
        ONE_DOOR,
        Effect("peek", lambda g, p, room: peek_tile(g, p, room), why_no_peek, choose_unexplored),)),
    ActionCard("piloting", 0, "out", (
        free_room_action(computer=True, also=("cockpit",)),
        Effect("look_coordinates", look_at_coordinates,
               lambda g, p: None if working_computer(g, p.room) else NO_COMPUTER),)),
    ActionCard("old_friend", 0, "out", (free_room_action(computer=False),)),
)  # fmt: skip

ITEMS = (
    Item("shotgun", None, heavy=True, single_use=False, cost=None, combat="in", weapon=Weapon(2, bonus_if_hit=1)),
    Item("orbital_maneuvering_system", None, combat="any", activate_with=("energy_charge",), effects=(
        Effect("end_round", end_round),)),
    Item("pilot_evacuation_key", None, activate_in=("fire_control",), effects=(POD_KEY,)),
)  # fmt: skip
