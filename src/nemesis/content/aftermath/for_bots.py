"""What bots should know of Aftermath: its characters' cards and questions, the hourglass, and its two modes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from ...bots.aims import Aims
from ...bots.lore import PLAIN_CARD, PLAIN_ITEM, Lore, Use
from ...bots.sight import Sight
from ...bots.uses import free_action, healing, repair, shot, way_out
from ...bots.utility import HURRY, Mind
from ...bots.wary import trusts
from ...engine.machine import Choice
from .for_bots_alerts import alert_desire, alert_errands
from .for_bots_epilogue import EpilogueAims, offer_score
from .for_bots_hourglass import hourglass_room, remove_score, seize_score
from .for_bots_investigation import InvestigationAims
from .shuttle import across

ACTIVATE = 30.0
"""Worth of an Activation where one stands."""

CARDS: dict[str, Use] = {
    # Android
    "self_repair": healing(5),
    "efficiency": free_action(3),
    "targeting_system": shot(5),
    "overclock": Use(2),
    # CEO
    "authority": Use(0),
    "one_more_thing": Use(4),
    "robotic_strike": shot(5),
    "robot_demolition": Use(0),
    "robot_quick_repairs": repair(4, errand=False),
    "robotic_sweep": Use(3),
    "protection": way_out(5),
    "stop": Use(6),
    "override": free_action(3),
    # Psychologist, Bounty Hunter, Convict
    **dict.fromkeys(
        (
            "helping_hand", "manipulation", "suggestion", "profiling", "tactical_retreat", "sentinel", "heel",
            "aimed_shot", "no_way", "hot_tempered", "opportunist", "punch",
        ),
        PLAIN_CARD,
    ),
}  # fmt: skip
ITEMS: dict[str, Use] = dict.fromkeys(
    (
        "energy_cell", "deactivation_module", "robot", "manual_control", "ship_codes", "spy_drone", "emotion_reader",
        "search_module", "anti_aggro", "handcuffs", "handcuff_keys", "bionic_arm", "pipe", "craft_laser_pointer",
        "craft_combat_drone", "craft_enviro_suit",
    ),
    PLAIN_ITEM,
)  # fmt: skip

# -- questions of the characters ----------------------------------------------------------------------------


def follow(mind: Mind) -> Choice:
    """Away from Intruders, or rather than staying behind alone; not for the last card."""
    s = mind.s
    others = [p for p in s.view["seats"] if p["room"] == s.room and p["index"] != s.index]
    worth_it = mind.fighting or (len(others) < 2 and len(s.hand) > 2 and trusts(s, mind.ask.source[0]))
    return mind.worst_card() if worth_it else "decline"


def laika(mind: Mind) -> Choice:
    """She bites where she can, and otherwise keeps quiet."""
    return next((o for o in mind.options if o[0] == "figure"), mind.options[0])


def give_up_one(mind: Mind) -> Choice:
    sick = [o for o in mind.options if o[0] == "contamination"]
    return sick[0] if sick else mind.worst_card()


def ignore_interruption(mind: Mind) -> Choice:
    return mind.worst_card() if len(mind.s.hand) > 1 else "accept"


def one_more_thing(mind: Mind) -> Choice:
    """A turn with cards left to pay with is worth the card."""
    return mind.options[-1] if len(mind.s.hand) > HURRY + 1 else "decline"


def spend_energy(mind: Mind) -> Choice:
    return mind.options[len(mind.options) // 2]


# -- the two modes --------------------------------------------------------------------------------------------


def aims_with_a_shuttle(s: Sight) -> type[Aims] | None:
    if "offer" in s.view["ext"]:
        return EpilogueAims
    return InvestigationAims if "alert" in s.view["ext"] else None


def crossings(s: Sight) -> Callable[[int], Iterable[int]] | None:
    """A-4.3: between the ship and the shuttle."""
    return partial(across, s.rules) if "shuttle" in s.view["ext"] else None


def running_out(s: Sight) -> tuple[Any, ...]:
    """How far the shuttle's marker has come, and which alert is open (A-7)."""
    if "shuttle" not in s.view["ext"]:
        return ()
    alert = s.view["ext"].get("alert")
    return (s.view["ext"]["shuttle"], *(alert[:2] if alert is not None else ()))


FOR_BOTS = Lore(
    cards=CARDS,
    items=ITEMS,
    actions={"activate": lambda mind, *_: ACTIVATE},
    claims={"offer": offer_score, "seize_hourglass": seize_score, "remove_hourglass": remove_score},
    answers={
        "follow": follow,
        "laika": laika,
        "lose_pipe": lambda mind: "yes",
        "give_up_one": give_up_one,
        "ignore_interruption": ignore_interruption,
        "deactivate": Mind.worst_card,
        "one_more_thing": one_more_thing,
        "spend_energy": spend_energy,
        "hourglass_room": hourglass_room,
    },
    aims=(aims_with_a_shuttle,),
    crossings=(crossings,),
    errands=(alert_errands,),
    desires=(alert_desire,),
    signs=(running_out,),
    inputs={"shuttle": lambda setup: setup.mode in ("investigation", "epilogue")},
)
