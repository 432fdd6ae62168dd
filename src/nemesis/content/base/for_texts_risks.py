"""What cards, Items and Rooms of the base game leave to chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...rules.combat import loaded
from ...rules.ship import figures_in
from ...rules.state import CLOSED
from ...text.effect_risks import EffectRisks, leaving_risks, neighbours, noise_first
from ...text.risk_parts import (
    Risk,
    attack_risks,
    for_sure,
    injury_risks,
    light_wound,
    noise_roll_risks,
    serious_wound,
    shot_choices,
    ways_risks,
)
from .common import entrances
from .soldier import AIMED_SHOT, rifle
from .thrown import grenade_targets, molotov_rooms

if TYPE_CHECKING:
    from ...engine.machine import Ask
    from ...rules.state import State
    from ...text.boxes import Deal
    from ...text.places import Places
    from ...view.types import View


# -- shots --------------------------------------------------------------------------------------------------


def shot(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    return shot_choices(t, view, deal)


def energy_shot(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    return shot_choices(t, view, deal, loaded(deal(), deal.me(), energy_only=True), rerolls=AIMED_SHOT.rerolls)


def whole_magazine(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    """F-12: half the Ammo counts as Injuries."""
    weapons = rifle(deal(), deal.me())
    return shot_choices(t, view, deal, weapons, bonus=deal().ammo.get(weapons[0], 0) // 2) if weapons else []


# -- ways ---------------------------------------------------------------------------------------------------


def escape(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    attacks = attack_risks(t, view, deal, deal.harm().start, t.get("client-about_first"))
    return attacks + ways_risks(t, view, neighbours(deal), deal, t.get("client-about_then") if attacks else "")


def quiet_move(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    return ways_risks(t, view, neighbours(deal), deal, roll=False)


def crawl(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    return ways_risks(t, view, entrances(deal(), deal.me()), deal)


# -- what is thrown -----------------------------------------------------------------------------------------


def grenade(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    """2 Injuries to the target, and a Serious Wound to who throws it at his own feet."""
    found = []
    for target in grenade_targets(deal(), deal.me()):
        found += thrown_at(t, view, target, deal, thing(t, deal(), target, deal.me().room))
    return found


def thing(t: Places, game: State, target: tuple[Any, ...], seen_from: int) -> str:
    return t.figure(game, target[1], seen_from) if target[0] == "figure" else t.get("client-about_eggs")


def thrown_at(t: Places, view: View, target: tuple[Any, ...], deal: Deal, about: str = "") -> list[Risk]:
    game, p = deal(), deal.me()
    room = target[1]
    found = []
    if target[0] == "figure":
        room = next(f.room for f in game.figures if f.id == target[1])
        found = injury_risks(t, deal, target[1], 2, about)
    elif not figures_in(game, p.room):
        found = noise_roll_risks(t, view, p.room, deal, about)
    return found + (serious_wound(t, deal, "client-why_blast", about) if room == p.room else [])


def chosen_target(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    return thrown_at(t, view, option, deal)


def molotov(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    rooms = molotov_rooms(deal(), deal.me())
    return [risk for room in rooms for risk in burnt(t, room, deal, t.the_room(deal(), room) if len(rooms) > 1 else "")]


def burnt(t: Places, room: int, deal: Deal, about: str = "") -> list[Risk]:
    """1 Injury to every Intruder there; where one stands, a Serious Wound and a Fire."""
    game, p = deal(), deal.me()
    found = [
        risk
        for f in figures_in(game, room)
        for risk in injury_risks(t, deal, f.id, 1, about or t.figure(game, f.id, p.room))
    ]
    if room != p.room:
        return found
    return [*found, *serious_wound(t, deal, "client-why_blast", about), for_sure(t, "fire", "client-odds_fire_here")]


def thrown_into(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    return burnt(t, option[1], deal) if ask.source != "decoy" else []


def decoy(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    """Those that fight here strike once more before they go."""
    return attack_risks(t, view, deal, deal.harm().start, t.get("client-about_first"))


# -- Rooms --------------------------------------------------------------------------------------------------


def operation(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    return light_wound(t, deal, "client-why_operation")


def extinguishers(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    """R-17.29: who is driven off next door may come here; the worst of the Rooms that can be named."""
    game = deal()
    chances = [flight_here(game, f.room, deal.me().room) for f in game.figures if game.rules.species.moves(f)]
    return comes_here(t, max(chances, default=0.0))


def chosen_extinguisher(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    game = deal()
    occupied = any(game.rules.species.moves(f) for f in figures_in(game, option[1]))
    return comes_here(t, flight_here(game, option[1], deal.me().room)) if occupied else []


def comes_here(t: Places, chance: float) -> list[Risk]:
    shown = round(100 * chance)
    return [
        Risk("encounter", shown, t.get("client-odds_comes_here", percent=shown), t.get("client-why_flight"))
    ] * bool(shown)


def flight_here(game: State, start: int, room: int) -> float:
    """R-14.8: the Event card that gives the exit, over those that may come."""
    cards = game.decks["event"] or game.discards["event"]
    ways = [game.rules.board.exits[start].get(game.rules.types[card].number) for card in cards]
    leads = {c for c, other in game.rules.board.links[start] if other == room and game.doors[c] != CLOSED}
    return sum(way in leads for way in ways) / max(1, len(ways))


EFFECTS: dict[str, EffectRisks] = {
    "cover": leaving_risks,
    "crawl": crawl,
    "escape": escape,
    "fire_control": extinguishers,
    "full_auto.shoot": whole_magazine,
    "aimed_fire.shoot": energy_shot,
    "lure": decoy,
    "molotov": molotov,
    "quiet_move": quiet_move,
    "shoot": shot,
    "smoke": leaving_risks,
    "surgery": operation,
    "take_egg": noise_first,
    "throw": grenade,
}
RISKS = {"fire_control": chosen_extinguisher, "throw": chosen_target, "throw_room": thrown_into}
