"""What bots should know of the base game."""

from __future__ import annotations

from collections.abc import Callable

from ...bots.aims import Aims
from ...bots.lore import Goal, Lore
from ...rules.ship import is_corpse
from .for_bots_cards import CARDS, ITEMS, PARTS, RECIPES

THREATS = {"larva": 2.0, "creeper": 3.0, "adult": 5.0, "breeder": 8.0, "queen": 10.0}

ROOMS: dict[str, Callable[[Aims], float]] = {
    "comms_room": lambda aims: aims.comms(),
    "generator": lambda aims: aims.generator(),
    "hatch_control": lambda aims: aims.hatch(),
    "hibernatorium": lambda aims: aims.sleep(),
    "evacuation_a": lambda aims: aims.board("A"),
    "evacuation_b": lambda aims: aims.board("B"),
    "cockpit": lambda aims: aims.cockpit(),
    "engine_1": lambda aims: aims.engine("engine_1"),
    "engine_2": lambda aims: aims.engine("engine_2"),
    "engine_3": lambda aims: aims.engine("engine_3"),
    "engine_control": lambda aims: aims.engines(),
    "nest": lambda aims: aims.nest(),
    "laboratory": lambda aims: aims.laboratory(),
    "surgery": lambda aims: aims.surgery(),
    "emergency_room": lambda aims: aims.emergency(),
    "armory": lambda aims: aims.armory(),
    "canteen": lambda aims: aims.treatment(aims.s.me["light"]),
    "shower_room": lambda aims: aims.treatment(2.0 * aims.s.me["slime"]),
    "storage": lambda aims: 3.0 if not aims.leaving or "items" in aims.wants else 0.0,
    "fire_control": lambda aims: aims.sprinklers(),
}

OBJECTIVES = {
    "obj_prime_asset": Goal(("earth",), 0.33),
    "obj_oldest_friend": Goal(("earth",), 0.25),
    "obj_quarantine": Goal(("mars",), 0.1),
    "obj_investigator": Goal(("signal", "explore")),
    "obj_burial": Goal(("signal", "blue_corpse"), shown_by={"blue_corpse": 12.0}),
    "obj_hoarder": Goal(("items",)),
    "obj_great_hunt": Goal(("signal", "blast")),
    "obj_best_friends": Goal((), 0.25),
    "obj_aliens": Goal(("signal", "blast")),
    "obj_precious": Goal(("signal", "egg"), shown_by={"egg": 8.0}),
    "obj_necroscopy": Goal(("signal", "study_carcass"), shown_by={"carcass": 8.0}),
    "obj_ab_ovo": Goal(("study_egg",), shown_by={"egg": 6.0}),
    "obj_biology": Goal(
        ("study_two",), shown_by={"blue_corpse": 3.0, "corpse": 5.0, "egg": 3.0, "carcass": 4.0}
    ),
    "sc_earth": Goal(("earth",), 0.25),
    "sc_post_mortem": Goal(("post_mortem",), 0.1),
    "sc_contact": Goal(("study_two",)),
    "sc_head": Goal(("signal", "blast"), 0.02),
    "sc_no_man": Goal(("signal", "explore"), 0.01),
    "sc_delivery": Goal(("egg",), 0.1),
    "sc_cleanup": Goal(("signal", "blast"), 0.03),
}  # fmt: skip
"""Those to outlive somebody are judged by who it is (`Aims.promise`)."""

FOR_BOTS = Lore(
    cards=CARDS,
    items=ITEMS,
    recipes=RECIPES,
    parts=PARTS,
    rooms=ROOMS,
    threats=THREATS,
    objectives=OBJECTIVES,
    efforts={
        "earth": 3, "mars": 5, "signal": 1, "blast": 1, "explore": 7, "blue_corpse": 1, "items": 4, "egg": 4,
        "study_corpse": 3, "study_carcass": 4, "study_egg": 6, "post_mortem": 2, "trophy": 9,
    },
    studies={
        "corpse": lambda s, laboratory, things: any(is_corpse(thing) for thing in things),
        "carcass": lambda s, laboratory, things: "carcass" in things,
        "egg": lambda s, laboratory, things: "egg" in things,
    },
    draft={"mechanic": 0, "soldier": 1, "scout": 2, "captain": 3, "pilot": 4, "scientist": 6},
    repairs_well={"mechanic": 3, "pilot": 2, "scientist": 2},
)  # fmt: skip
