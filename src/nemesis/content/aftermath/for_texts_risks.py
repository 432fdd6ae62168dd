"""What the characters and Rooms of this box leave to chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...rules.reactions import others_in_room
from ...rules.ship import figures_in, in_combat
from ...text.effect_risks import EffectRisks, action_risks, free_room_risks, leaving_risks, neighbours
from ...text.risk_parts import (
    INTRUDERS,
    Risk,
    attack_risks,
    for_sure,
    injury_risks,
    light_wound,
    melee_choices,
    noise_risks,
    noise_roll_risks,
    shot_choices,
    strike_risks,
    ways_risks,
)
from ...text.risks import room_risks
from .android import arm_gun
from .ceo import STRIKE
from .convict import BIONIC_REST
from .laika import ways as laikas_ways

if TYPE_CHECKING:
    from ...engine.machine import Ask
    from ...text.boxes import Deal
    from ...text.places import Places
    from ...view.types import View


# -- cards and Items ----------------------------------------------------------------------------------------


def arm(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    return shot_choices(t, view, deal, arm_gun(deal(), deal.me()))


def overclocking(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    return light_wound(t, deal, "client-why_overclock")


def punch(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    return melee_choices(t, view, deal, more=1)


def temper(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    """The Room Action, then a Noise roll."""
    used = free_room_risks(t, view, source, deal)
    rolled = noise_roll_risks(t, view, deal.me().room, deal, t.get("client-about_then") if used else "")
    return used + rolled


def slip_away(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    """In Combat an Escape with the usual attacks."""
    attacks = []
    if in_combat(deal(), deal.me()):
        attacks = attack_risks(t, view, deal, deal.harm().start, t.get("client-about_first"))
    return attacks + ways_risks(t, view, neighbours(deal), deal, t.get("client-about_then") if attacks else "")


def led_away(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    return [for_sure(t, "encounter", "client-odds_led_away")]


def robot(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    game, room = deal(), deal.me().room
    there = figures_in(game, room)
    return [
        risk
        for f in there
        for risk in strike_risks(t, view, game, STRIKE, f.id, t.figure(game, f.id, room) if len(there) > 1 else "")
    ]


def drone(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    game, room = deal(), deal.me().room
    return [risk for f in figures_in(game, room) for risk in injury_risks(t, deal, f.id, 1, t.figure(game, f.id, room))]


def laika(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    ways = [room for _, room in laikas_ways(deal(), deal.me())]
    return hers(ways_risks(t, view, ways, deal))


def hers(found: list[Risk]) -> list[Risk]:
    """A Room with Intruders means no Combat for whoever sends her there."""
    return [risk for risk in found if risk.id != INTRUDERS]


# -- questions ----------------------------------------------------------------------------------------------


def struck(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    return strike_risks(t, view, deal(), STRIKE, option[1])


def sent(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    """Where Laika goes; staying is without risk."""
    return hers(noise_risks(t, view, option[1], deal)) if option[0] == "way" else []


def followed(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    """The Room to which one goes along."""
    return noise_risks(t, view, ask.source[1], deal) if option[0] == "card" else []


def stayed_visible(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    """The attacks of this step; whoever pays is not seen by any of them."""
    if option != "no":
        return []
    company = bool(others_in_room(deal(), ask.seat, deal.me().room))
    about = t.get("client-about_event", company="yes" if company else "no")
    return attack_risks(t, view, deal, deal.harm().start, about)


EFFECTS: dict[str, EffectRisks] = {
    "drone": drone,
    "hot_tempered.free_room_action": temper,
    "laika_bites": drone,
    "laika_walks": laika,
    "lead_away": led_away,
    "overclock": overclocking,
    "protect": leaving_risks,
    "punch": punch,
    "robot_strike": robot,
    "slip_away": slip_away,
    "targeting_system.shoot": arm,
}
RISKS = {
    BIONIC_REST: action_risks,
    "alarm": room_risks,
    "deactivate": stayed_visible,
    "follow": followed,
    "hourglass_room": room_risks,
    "laika": sent,
    "strike_target": struck,
}
