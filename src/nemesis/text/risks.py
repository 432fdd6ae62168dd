"""Odds beside an option, before the risk is taken; from the seat's own knowledge alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from ..content.aftermath.ceo import STRIKE
from ..content.aftermath.convict import BIONIC_REST
from ..engine.machine import as_tuples
from ..view import determinise, hit_odds, infection_kills, noise_odds, scan_odds
from ..view.types import View
from .choices import scans_hand

if TYPE_CHECKING:
    from ..engine.machine import Ask
    from ..game import Game
    from .messages import Messages

NOISE = ("noise", "encounter", "danger", "silence")
SHOT = ("hit", "kill", "retreat")
NO_ROLL = "no_roll"
DEATH = "death"
SCANS = {"scan": ("yes",), "rest_or_scan": ("scan", "both")}
"""Questions with answers that scan the own hand."""
TO_THE_BODY = ("mutate", "play", "room_action", BIONIC_REST)
"""Actions that may scan the own hand, or kill."""
ROLLS_FOR_A_ROOM = frozenset({"alarm", "hourglass_room"})
"""Questions whose answer names the Room that a Noise roll is made for, whoever is in it (A-10.1)."""


class Risk(NamedTuple):
    """One thing that may happen, with its chance in whole percent."""

    id: str
    percent: int
    text: str


def risks(
    t: Messages, view: View, ask: Ask, option: Any, deal: Callable[[], Game] | None = None
) -> list[Risk]:  # fmt: skip
    """What an option leaves to chance, and what it costs for sure where that is life. Empty where no die falls.

    `deal`: for the options of one question, the game that `determinise` makes of the view, made once.
    """
    if option in SCANS.get(ask.kind, ()):
        return scan_risks(t, view, deal)
    if not isinstance(option, tuple):
        return []
    if ask.kind == "mutation_card" or (ask.kind == "turn" and option[0] in TO_THE_BODY):
        return body_risks(t, view, ask, option, deal)
    if ask.kind == "turn" and option[0] == "move":
        return noise_risks(t, view, option[1], deal)
    if ask.kind in ROLLS_FOR_A_ROOM and option[0] == "room":
        return told(t, "noise", percent(noise_odds(view, option[1], own=False)), NOISE)
    if ask.kind == "target" and option[0] == "figure":
        return shot_risks(t, view, option[1])
    if ask.kind == "strike_target":
        return told(t, "hit", percent(hit_odds(view, STRIKE, option[1])), SHOT)
    return []


def body_risks(
    t: Messages, view: View, ask: Ask, option: Any, deal: Callable[[], Game] | None
) -> list[Risk]:  # fmt: skip
    """What an action does to the own body: a Mutation that kills (C-4.1), a scan that may find something (R-16.4)."""
    if option[0] == "mutate" or ask.kind == "mutation_card":
        return [Risk(DEATH, 100, t.get("client-odds_death", percent=100))] if infection_kills(view) else []
    game = deal() if deal else determinise(view)
    return scan_risks(t, view, lambda: game) if scans_hand(game, game.seats[ask.seat], option) else []


def scan_risks(t: Messages, view: View, deal: Callable[[], Game] | None) -> list[Risk]:
    """What an infected card in the own hand would do, and how likely one is."""
    chance = round(100 * scan_odds(view, deal() if deal else None))
    if not chance:
        return []
    if infection_kills(view):
        return [Risk(DEATH, chance, t.get("client-odds_death", percent=chance))]
    return [Risk("infected", chance, t.get("client-odds_infected", percent=chance))]


def noise_risks(t: Messages, view: View, room: int, deal: Callable[[], Game] | None) -> list[Risk]:
    """Nobody rolls for Noise in a Room that is not empty (R-7.5)."""
    occupied = any(p["room"] == room for p in view["seats"]) or any(f[2] == room for f in view["figures"])
    if occupied:
        return [Risk(NO_ROLL, 100, t.get("client-no_noise_roll"))]
    return told(t, "noise", percent(noise_odds(view, room, game=deal() if deal else None)), NOISE)


def shot_risks(t: Messages, view: View, figure: int) -> list[Risk]:
    """The weapon is among the answers already given; a Melee names none."""
    ask = view["ask"]
    answers = [as_tuples(a) for a in ask["answers"]] if ask is not None else []
    weapon = next((a[1] for a in reversed(answers) if isinstance(a, tuple) and a[0] == "item"), None)
    if weapon is None and ("melee",) not in answers:
        return []
    return told(t, "hit", percent(hit_odds(view, weapon, figure)), SHOT)


def told(t: Messages, what: str, odds: dict[str, int], names: tuple[str, ...]) -> list[Risk]:
    return [
        Risk(name, odds[name], t.get(f"client-odds_{what}-{name}", percent=odds[name])) for name in names if odds[name]
    ]


def percent(odds: dict[str, float]) -> dict[str, int]:
    return {name: round(100 * value) for name, value in odds.items()}
