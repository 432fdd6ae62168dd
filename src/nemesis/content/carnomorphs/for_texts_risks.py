"""What mutating leaves to chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...text.effect_risks import free_room_risks, neighbours
from ...text.risk_parts import Risk, certain_death, contamination_risk, injury_risks, noise_risks, ways_risks
from ...view.odds import unscanned
from .mutation import MOST_MARKERS, card_of, markers

if TYPE_CHECKING:
    from ...engine.machine import Ask
    from ...text.boxes import Deal
    from ...text.places import Places
    from ...view.types import View


def mutating(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    """C-4.2: a marker in any case, another Contamination card unless the one spent was infected, then its half."""
    fatal = certain_death(t, view)
    if fatal:
        return fatal
    return [marker(t, deal), *fresh_card(t, view, option, deal), *half(t, view, deal)]


def spending(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    return certain_death(t, view) or [marker(t, deal), *fresh_card(t, view, option, deal)]


def marker(t: Places, deal: Deal) -> Risk:
    number = markers(deal.me()) + 1
    return Risk("infected", 100, t.get("client-odds_marker", marker=number, most=MOST_MARKERS))


def fresh_card(t: Places, view: View, option: Any, deal: Deal) -> list[Risk]:
    """Of the cards that nobody has scanned; one known to be infected brings none."""
    if option[-1] == "infected":
        return []
    sick, unknown = unscanned(view, deal.rules)
    chance = round(100 * (1 - sick / max(1, unknown)))
    return [contamination_risk(t, chance, "client-why_clean")] if chance else []


def half(t: Places, view: View, deal: Deal) -> list[Risk]:
    """What the Mutation then does, where that is a move, a fight or a Room Action."""
    card = deal.rules.types.get(card_of(deal.me()))
    step = card.clean[0] if card is not None else ""
    then = t.get("client-about_then")
    if step == "mut_spring":
        return ways_risks(t, view, neighbours(deal), deal, then)
    if step == "mut_graft":
        return [risk._replace(about=then) for risk in free_room_risks(t, view, "", deal)]
    if step == "mut_claws":
        game, room = deal(), deal.me().room
        there = [f for f in game.figures if f.room == room]
        return [risk for f in there for risk in injury_risks(t, deal, f.id, 1, t.figure(game, f.id, room))]
    return []


def gorging(t: Places, view: View, deal: Deal) -> list[Risk]:
    """C-9.2: a Metagorger always leaves a Contamination card, and a Mutation card in whoever has none."""
    if not any(f.kind == "metagorger" for f in deal.harm().attackers()):
        return []
    mutation = [] if card_of(deal.me()) else [Risk("infected", 100, t.get("client-odds_mutation_card"))]
    return [*mutation, contamination_risk(t)]


def springing(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    """Only the last Room is entered with Noise."""
    return noise_risks(t, view, option[-2], deal)


RISKS = {"mutate": mutating, "mutation_card": spending, "spring": springing}
