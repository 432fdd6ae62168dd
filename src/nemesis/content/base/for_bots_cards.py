"""What Action cards and Items of the base game are worth to a bot."""

from __future__ import annotations

from ...bots.lore import LOOT, PLAIN_CARD, PLAIN_ITEM, SCAN, Scorer, Use
from ...bots.uses import (
    against_a_larva,
    at_a_computer,
    free_action,
    healing,
    in_a_fight,
    repair,
    short_of_ammo,
    short_of_cards,
    short_of_energy,
    shot,
    way_out,
)
from ...bots.utility import Mind

CLEAN_CARD = 4.0
"""What the scan of each Contamination card in hand is worth."""

# -- Action cards -----------------------------------------------------------------------------------------


def scan(mind: Mind) -> float:
    return 0.0 if mind.s.scan_may_kill else CLEAN_CARD * mind.s.contaminated


def nothing_to_scan(mind: Mind) -> bool:
    return not mind.s.contaminated


def done_searching(mind: Mind) -> bool:
    return mind.aims.leaving and "items" not in mind.aims.wants


def at_the_helm(mind: Mind) -> bool:
    """Piloting also works in the Cockpit."""
    return at_a_computer(mind) or mind.s.tiles.get(mind.s.room) == "cockpit"


def without_a_computer(mind: Mind) -> bool:
    return not at_a_computer(mind)


CARDS: dict[str, Use] = {
    "search": Use(3, lambda mind: mind.aims.loot(mind.s.room) + 1, LOOT, idle=done_searching),
    "rest": Use(3, scan, SCAN, idle=nothing_to_scan),
    "interruption": PLAIN_CARD,
    "demolition": Use(0),
    "basic_repairs": repair(2),
    "repairs": repair(3),
    "quick_repairs": repair(4),
    "computer_skills": free_action(4, at_a_computer),
    "suppressive_fire": way_out(4),
    # Captain
    "reload": short_of_ammo(3, 4.0),
    "order": Use(0),
    "motivation": Use(3, lambda mind: 3.0),
    # Pilot
    "ship_knowledge": PLAIN_CARD,
    "piloting": free_action(3, at_the_helm),
    "old_friend": free_action(3, without_a_computer),
    # Scientist
    "intranet": PLAIN_CARD,
    "access_denied": free_action(2, at_a_computer),
    "threat_assessment": Use(1, lambda mind: 1.5),
    # Scout
    "adrenaline": shot(4),
    "reconnaissance": PLAIN_CARD,
    "scavenging": Use(2, lambda mind: mind.aims.loot(mind.s.room), LOOT),
    # Soldier
    "full_auto": shot(4),
    "nerves_of_steel": Use(3),
    "covering_fire": way_out(4),
    "aimed_fire": shot(4),
    # Mechanic
    "ingenuity": repair(1),
    "pyrotechnics": Use(0),
    "technical_corridors": PLAIN_CARD,
}

# -- Items ------------------------------------------------------------------------------------------------


def unlock_a_pod(mind: Mind) -> float:
    wish = mind.aims.hatch()
    return wish + 1 if wish else 0.0


def put_out(mind: Mind) -> float:
    """The Fire Extinguisher also drives Intruders off."""
    return 8.5 if mind.fighting else 4.0 if mind.s.at(mind.s.room)["fire"] else 0.0


def wash_or_dress(mind: Mind) -> float:
    return 3.0 if mind.s.me["slime"] else mind.score_healing()


ITEMS: dict[str, Use] = {
    "duct_tape": repair(5),
    "tools": repair(5),
    "fire_extinguisher": Use(6, put_out),
    "chemicals": short_of_ammo(4, 6.0),
    "clothes": Use(5, wash_or_dress),
    "energy_charge": short_of_energy(6, 8.0),
    "bandages": healing(6),
    "medkit": healing(7),
    "synthetic_food": short_of_cards(5, 3.0, at_most=3),
    "adrenaline_injection": Use(4),
    "alcohol": Use(5, lambda mind: 2.0 if mind.s.contaminated else 0.0),
    "military_stimulants": short_of_cards(3, 3.0, at_most=2),
    "grenade": Use(4),
    "smoke_grenade": way_out(6, worth=9.0),
    "decoy": Use(3),
    "extended_magazine": Use(3, lambda mind: 3.0),
    "evacuation_key": Use(9, unlock_a_pod),
    "antidote": against_a_larva(8, 9.0),
    "taser": in_a_fight(6, 8.5),
    "armor": Use(7),
    "pilot_evacuation_key": Use(3, unlock_a_pod),
    "lab_equipment": Use(3, lambda mind: 6.0),
    "flashlight": Use(3, lambda mind: mind.aims.loot(mind.s.room) - 1),
    **dict.fromkeys(
        (
            "technical_corridor_plans", "space_suit", "nemesis_plans", "recon_drone", "comms_key", "self_destruct_key",
            "molotov", "ship_log", "intercom", "orbital_maneuvering_system", "holo_computer", "motion_detector",
            "security_key", "autoloader", "plasma_torch",
        ),
        PLAIN_ITEM,
    ),
}  # fmt: skip
"""All but Weapons, which are worth what they have left to fire."""
RECIPES: dict[str, Scorer] = {
    "antidote": lambda mind: 5.0 if mind.s.me["larva"] else 1.0,
    "taser": lambda mind: 2.0,
    "flamethrower": lambda mind: 2.0,
}

# -- cards and Items with several effects -------------------------------------------------------------------


def undressed(mind: Mind) -> bool:
    return any(not dressed for _, dressed in mind.s.me["wounds"])


def mend(mind: Mind) -> float:
    return 5.0 if mind.s.room and mind.s.at(mind.s.room)["malfunction"] else 0.0


PARTS: dict[str, Scorer] = {
    "repair": mend,
    "engine": lambda mind: 6.0,
    "free_room_action": lambda mind: 5.0,
    "dress": lambda mind: 4.0 if undressed(mind) else 0.0,
    "dress_all": lambda mind: 5.0 if undressed(mind) else 0.0,
    "heal": lambda mind: 4.5,
    "heal_light": lambda mind: 1.0 + mind.s.me["light"],
    "slime_off": lambda mind: 3.0 if mind.s.me["slime"] else 0.0,
    "shoot": lambda mind: 5.0,
    "set_course": lambda mind: 5.0 if mind.aims.course() else 0.0,
    "look_coordinates": lambda mind: 0.0 if mind.aims.course() else 4.0,
    "extinguish": lambda mind: 3.0,
    "drive_off": lambda mind: 5.0 if mind.fighting else 0.0,
    "reload": lambda mind: 4.0,
    "tase_intruder": lambda mind: 5.0,
    "study": lambda mind: 5.0,
}
