"""Odds beside an option, before the risk is taken; from the seat's own knowledge alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from ..engine.machine import as_tuples
from ..view import determinise, hit_odds, infection_kills, noise_odds, scan_odds
from ..view.types import View
from .boxes import Deal
from .choices import scans_hand

if TYPE_CHECKING:
    from ..engine.machine import Ask
    from .places import Places

NOISE = ("noise", "encounter", "danger", "silence")
SHOT = ("hit", "kill", "retreat")
NO_ROLL = "no_roll"
DEATH = "death"


class Risk(NamedTuple):
    """One thing that may happen, with its chance in whole percent."""

    id: str
    percent: int
    text: str


def risks(t: Places, view: View, ask: Ask, option: Any, deal: Deal | None = None) -> list[Risk]:
    """What an option leaves to chance, and what it costs for sure where that is life. Empty where no die falls.

    `deal`: for all options of one question.
    """
    what = option[0] if ask.kind == "turn" else ask.kind
    read = RISKS.get(what) or t.box_texts.risks.get(what)
    return [] if read is None else read(t, view, ask, option, deal)


def action_risks(t: Places, view: View, ask: Ask, option: Any, deal: Deal | None) -> list[Risk]:
    """An action that may be a scan of one's hand, which may find something (R-16.4)."""
    hand = view["seats"][ask.seat]["hand"]
    nothing_to_find = "unknown" not in hand and "infected" not in hand
    if nothing_to_find or (deal is not None and not deal.rules.species.rest_scans):
        return []
    game = deal() if deal else determinise(view)
    return scan_risks(t, view, deal) if scans_hand(t, game, game.seats[ask.seat], option) else []


def certain_death(t: Places, view: View, ask: Ask, option: Any, deal: Deal | None) -> list[Risk]:
    """What does the same to the character as an infected card."""
    return [Risk(DEATH, 100, t.get("client-odds_death", percent=100))] if infection_kills(view) else []


def scan_risks(t: Places, view: View, deal: Deal | None) -> list[Risk]:
    """What an infected card in hand would do, and how likely one is."""
    chance = round(100 * scan_odds(view, deal.rules if deal else None))
    if not chance:
        return []
    if infection_kills(view):
        return [Risk(DEATH, chance, t.get("client-odds_death", percent=chance))]
    return [Risk("infected", chance, t.get("client-odds_infected", percent=chance))]


def noise_risks(t: Places, view: View, room: int, deal: Deal | None) -> list[Risk]:
    """Nobody rolls for Noise in a Room that is not empty (R-7.5)."""
    occupied = any(p["room"] == room for p in view["seats"]) or any(f[2] == room for f in view["figures"])
    if occupied:
        return [Risk(NO_ROLL, 100, t.get("client-no_noise_roll"))]
    return worded(t, "noise", percent(noise_odds(view, room, rules=deal.rules if deal else None)), NOISE)


def move_risks(t: Places, view: View, ask: Ask, option: Any, deal: Deal | None) -> list[Risk]:
    return noise_risks(t, view, option[1], deal)


def room_risks(t: Places, view: View, ask: Ask, option: Any, deal: Deal | None) -> list[Risk]:
    """A Noise roll for the Room that is named, no matter who is in it."""
    return worded(t, "noise", percent(noise_odds(view, option[1], own=False)), NOISE) if option[0] == "room" else []


def target_risks(t: Places, view: View, ask: Ask, option: Any, deal: Deal | None) -> list[Risk]:
    return shot_risks(t, view, option[1]) if option[0] == "figure" else []


def asked_scan(t: Places, view: View, ask: Ask, option: Any, deal: Deal | None) -> list[Risk]:
    return scan_risks(t, view, deal) if option == "yes" else []


def shot_risks(t: Places, view: View, figure: int) -> list[Risk]:
    """The weapon is among the answers already given; a Melee names none."""
    ask = view["ask"]
    answers = [as_tuples(a) for a in ask["answers"]] if ask is not None else []
    weapon = next((a[1] for a in reversed(answers) if isinstance(a, tuple) and a[0] == "item"), None)
    if weapon is None and ("melee",) not in answers:
        return []
    return worded(t, "hit", percent(hit_odds(view, weapon, figure)), SHOT)


def worded(t: Places, what: str, odds: dict[str, int], names: tuple[str, ...]) -> list[Risk]:
    return [
        Risk(name, odds[name], t.get(f"client-odds_{what}-{name}", percent=odds[name])) for name in names if odds[name]
    ]


def percent(odds: dict[str, float]) -> dict[str, int]:
    return {name: round(100 * value) for name, value in odds.items()}


RISKS: dict[str, Callable[[Places, View, Ask, Any, Deal | None], list[Risk]]] = {
    "move": move_risks,
    "play": action_risks,
    "room_action": action_risks,
    "scan": asked_scan,
    "target": target_risks,
}
"""Kind of a question, or action of a turn -> what its options leave to chance; those of a box are in its
`BoxTexts.risks`."""
