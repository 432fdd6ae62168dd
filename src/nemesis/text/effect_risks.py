"""What the parts of cards, Items and Rooms leave to chance: those that every game has; others are in their box."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..rules.effects import EXTINGUISH, SEARCH
from ..rules.markers import FIRES, MALFUNCTIONS
from ..rules.ship import reachable
from ..view import find_odds
from ..view.types import View, own_seat, room_in
from .choices import scans_hand
from .risk_parts import Risk, for_sure, noise_roll_risks, scan_risks, ways_risks

if TYPE_CHECKING:
    from ..engine.machine import Ask
    from .boxes import Deal
    from .places import Places

MOST_FINDS = 8

EffectRisks = Callable[["Places", View, str, "Deal"], list[Risk]]


def action_risks(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    """A card, an Item or a Room: by its parts, unless it is a scan of one's hand."""
    return scanning_risks(t, view, option, deal) or parts_risks(t, view, source_of(view, option), deal)


def part_risks(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    """One part of those to choose from."""
    source = ask.source if isinstance(ask.source, str) else room_tile(view, ask.source)
    return effect_risks(t, view, source, option[1], deal) if isinstance(source, str) else []


def source_of(view: View, option: Any) -> str | None:
    if option[0] == "room_action":
        return room_tile(view, option[1])
    return option[1] if len(option) > 1 else None


def room_tile(view: View, room: int) -> str | None:
    there = room_in(view, room)
    return there["tile"] if there is not None else None


def parts_risks(t: Places, view: View, source: str | None, deal: Deal) -> list[Risk]:
    """Every part that can be used now; named, where there are several."""
    entry = entry_of(deal, source)
    if source is None or entry is None:
        return []
    read = [effect for effect in entry.effects if risky(t, entry.id, effect.name)]
    usable = [effect.name for effect in read if len(entry.effects) == 1 or effect.why_not(deal(), deal.me()) is None]
    several = len(usable) > 1
    return [
        risk._replace(about=", ".join(filter(None, (t.get(f"part-{name}"), risk.about)))) if several else risk
        for name in usable
        for risk in effect_risks(t, view, source, name, deal)
    ]


def puts_out_the_fire(view: View, option: Any, deal: Deal) -> bool:
    """Whichever part of it is used: the Room does not burn any more when the turn ends."""
    entry = entry_of(deal, source_of(view, option))
    usable = [] if entry is None else [e for e in entry.effects if e.why_not(deal(), deal.me()) is None]
    return bool(usable) and all(effect is EXTINGUISH for effect in usable)


def entry_of(deal: Deal, source: str | None) -> Any:
    found = deal.rules.types.get(source) or deal.rules.rooms.get(source)
    return found if getattr(found, "effects", ()) else None


def risky(t: Places, id: str, part: str) -> EffectRisks | None:
    told = t.box_texts.effects
    return told.get(f"{id}.{part}") or told.get(part) or EFFECTS.get(part)


def effect_risks(t: Places, view: View, source: str, part: str, deal: Deal) -> list[Risk]:
    entry = entry_of(deal, source)
    read = risky(t, entry.id, part) if entry is not None else None
    return read(t, view, source, deal) if read is not None else []


# -- scans and searches -------------------------------------------------------------------------------------


def scanning_risks(t: Places, view: View, option: Any, deal: Deal) -> list[Risk]:
    """An action that may be a scan of one's hand, which may find something (R-16.4)."""
    hand = view["seats"][own_seat(view)]["hand"]
    if ("unknown" not in hand and "infected" not in hand) or not deal.rules.species.rest_scans:
        return []
    return scan_risks(t, view, deal) if scans_hand(t, deal(), deal.me(), option) else []


def search_risks(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    """R-15.15: what a search of the deck of this Room may show."""
    room = view["seats"][own_seat(view)]["room"]
    known = deal.known_room(room)
    colour = known.colour if known is not None else None
    plain = entry_of(deal, source).effects == (SEARCH,)
    if not plain or colour is None or colour not in deal.rules.decks:
        return []
    cards = deal.rules.search_cards
    why = t.get("client-why_find", cards=cards)
    found = []
    for id, chance in list(find_odds(view, colour, cards, deal.rules).items())[:MOST_FINDS]:
        shown = round(100 * chance)
        text = t.get("client-odds_find", name=t.name(deal.rules, id), percent=shown)
        found.append(Risk("find", shown, text, why))
    return found


# -- what many cards share ------------------------------------------------------------------------------------


def noise_first(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    """A Noise roll in one's own Room, before what is tried or after it (R-17.20, R-18.2, R-18.6)."""
    return noise_roll_risks(t, view, view["seats"][own_seat(view)]["room"], deal)


def malfunction_risks(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    """R-17.4: without a marker left the ship is lost."""
    used = sum(room["malfunction"] for room in view["rooms"])
    return (
        [for_sure(t, "death", "client-odds_ship_lost", "client-why_ninth_malfunction")] if used >= MALFUNCTIONS else []
    )


def arson_risks(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    """A Fire in one's own Room (R-17.1, R-17.4)."""
    if sum(room["fire"] for room in view["rooms"]) >= FIRES:
        return [for_sure(t, "death", "client-odds_ship_lost", "client-why_ninth_fire")]
    return [for_sure(t, "fire", "client-odds_fire_here", "client-why_fire_here")]


def free_room_risks(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    """The Room Action where one stands."""
    return parts_risks(t, view, room_tile(view, view["seats"][own_seat(view)]["room"]), deal)


def leaving_risks(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    """A way out without being attacked."""
    return ways_risks(t, view, neighbours(deal), deal)


def neighbours(deal: Deal) -> list[int]:
    return [room for _, room in reachable(deal(), deal.me().room)]


EFFECTS: dict[str, EffectRisks] = {
    "arson": arson_risks,
    "board": noise_first,
    "free_room_action": free_room_risks,
    "hibernate": noise_first,
    "malfunction": malfunction_risks,
    "search": search_risks,
}
"""Part of a card, an Item or a Room -> what it leaves to chance; those of a box are in its `BoxTexts.effects`."""
