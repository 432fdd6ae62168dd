"""The Scout: fast, quiet, and good at finding things."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...rules.combat import choose_shot, escape, shoot, why_no_shot
from ...rules.components import ActionCard, Character, Effect, Item, Refusal, Weapon
from ...rules.doors import any_door_to_work, choose_doors_of_a_room, work_doors_of_a_room
from ...rules.effects import NOWHERE_TO_GO, choose_way
from ...rules.movement import set_out
from ...rules.search import choose_deck_of_room, search, why_no_scavenging
from ...rules.ship import reachable
from .common import SHARED

if TYPE_CHECKING:
    from ...rules.combat import Target
    from ...rules.state import Seat, State


def why_no_way(g: State, p: Seat) -> Refusal | None:
    return None if reachable(g, p.room) else NOWHERE_TO_GO


def shoot_and_draw(g: State, p: Seat, weapon: str, target: Target) -> None:
    g.push("draw_if_alive", p.index)
    shoot(g, p, weapon, target)


def escape_and_draw(g: State, p: Seat, room: int, corridor: int) -> None:
    g.push("draw_if_alive", p.index)
    escape(g, p, room, corridor)


def reconnoitre(g: State, p: Seat, room: int, corridor: int) -> None:
    """R-7.16: no Noise roll, Silence and Danger tokens ignored."""
    set_out(g, p, ("enter", (p.index, room, corridor, "none")))


SCOUT = Character(
    "scout", "violet", "rifle", ("motion_detector", "security_key"),
    {**SHARED, "basic_repairs": 1, "suppressive_fire": 1, "adrenaline": 1, "reconnaissance": 1, "scavenging": 1},
)  # fmt: skip

CARDS = (
    ActionCard("adrenaline", 0, "in", (
        Effect("shoot", shoot_and_draw, why_no_shot, choose_shot),
        Effect("escape", escape_and_draw, why_no_way, lambda g, p: choose_way(g, p, p)),)),
    ActionCard("reconnaissance", 1, "out", (
        Effect("quiet_move", reconnoitre, why_no_way, lambda g, p: choose_way(g, p, p)),)),
    ActionCard("scavenging", 1, "out", (
        Effect("search", search, why_no_scavenging, choose_deck_of_room),)),
)  # fmt: skip

ITEMS = (
    Item("rifle", None, heavy=True, single_use=False, cost=None, combat="in", weapon=Weapon(4)),
    Item("motion_detector", None, heavy=True, single_use=False, cost=None, reaction="noise",
         activate_with=("energy_charge",)),
    Item("security_key", None, activate_in=("cockpit",), effects=(
        Effect("doors", work_doors_of_a_room, any_door_to_work, choose_doors_of_a_room),)),
)  # fmt: skip
