"""The Soldier: firepower and nerve."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...rules.combat import NO_AMMO, TARGET, Shoots, can_still_hit, choose_shot, loaded, name_of, shoot, targets
from ...rules.components import ActionCard, Character, Choosing, Effect, Item, Refusal, Weapon
from .common import COVER, SHARED

if TYPE_CHECKING:
    from ...rules.combat import Target
    from ...rules.state import Seat, State


def rifle(g: State, p: Seat) -> list[str]:
    return [w for w in loaded(g, p) if g.rules.types[w].id == "assault_rifle"]


def choose_full_auto(g: State, p: Seat) -> Choosing:
    return (rifle(g, p)[0], (yield TARGET.ask(p.index, targets(g, p), "full_auto")))


def full_auto(g: State, p: Seat, weapon: str, target: Target) -> None:
    """F-12: all Ammo off, one shot; half the Ammo (down) is added even on a miss."""
    ammo = g.ammo.get(weapon, 0)
    if not ammo or not can_still_hit(g, p, target):
        return
    g.ammo[weapon] = 0
    g.emit(Shoots(seat=p.index, item=weapon, target=name_of(g, target), ammo=0))
    g.push("combat_roll", p.index, weapon, target, 0, ammo // 2)


def why_no_energy_shot(g: State, p: Seat) -> Refusal | None:
    return None if loaded(g, p, energy_only=True) else NO_AMMO


AIMED_SHOT: Effect = Effect(
    "shoot",
    lambda g, p, weapon, target: shoot(g, p, weapon, target, AIMED_SHOT.rerolls),
    why_no_energy_shot,
    lambda g, p: choose_shot(g, p, loaded(g, p, energy_only=True)),
    rerolls=1,
)

SOLDIER = Character(
    "soldier", "red", "assault_rifle", ("autoloader", "armor"),
    {**SHARED, "basic_repairs": 1, "full_auto": 1, "nerves_of_steel": 1, "covering_fire": 1, "aimed_fire": 1},
)  # fmt: skip

CARDS = (
    ActionCard("full_auto", 0, "in", (
        Effect("shoot", full_auto, lambda g, p: None if rifle(g, p) else NO_AMMO, choose_full_auto),)),
    ActionCard("nerves_of_steel", 0, "any", reaction="surprise_attack"),
    ActionCard("covering_fire", 0, "in", (COVER,)),
    ActionCard("aimed_fire", 0, "in", (AIMED_SHOT,)),
)  # fmt: skip

ITEMS = (
    Item("assault_rifle", None, heavy=True, single_use=False, cost=None, combat="in",
         weapon=Weapon(5, bonus_if_hit=1)),
    Item("autoloader", None, single_use=False, cost=None, activate_in=("armory",), attaches_to="assault_rifle",
         ammo_bonus=1),
    Item("armor", None, cost=None, combat="in", reaction="attack", activate_with=("tools", "duct_tape")),
)  # fmt: skip
