"""Hidden reactions at one screen (Q-34): nobody may learn from the curtain who could have reacted.

The engine asks only those who can answer. So the client gives a moment at the screen to everybody who
might have been asked: those who can react are asked, the others see a question with a single answer. They
come in the same order and read the same part of the log in the same words, whoever could react.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from ..game import Game

REACTIONS = {
    "interrupt": "decline", "ignore_attack": "accept", "stop_attack": "accept", "refuse_harm": "accept",
    "follow": "decline",
}  # fmt: skip
"""Kinds of hidden questions that come out of turn, each with the answer that does nothing."""
WINDOWS = {
    "interruption_window": "interrupt",
    "may_ignore_attack": "ignore_attack",
    "may_stop_attack": "stop_attack",
    "may_refuse": "refuse_harm",
    "may_follow": "follow",
}
"""Steps that open a reaction window -> the kind of question that they ask."""


class Moment(NamedTuple):
    """A seat that might react to the event at this place of the log."""

    at: int
    seat: int
    then: Game
    """The table before the event: a Room explored since must not be named yet."""


def moments_since(game: Game, start: int, then: Game) -> list[Moment]:
    """Everybody who might have reacted to what the log tells from `start` on; `then`: the table at that point."""
    found: list[tuple[int, int]] = []
    rooms = {p.index: p.room for p in then.seats}
    for at, (kind, data, _, _) in enumerate((game.log or [])[start:], start):
        if kind in ("action", "interrupted", "panic"):
            found += [(at, seat) for seat in others_with(rooms, data["seat"])]
        elif kind == "attack_card" and data["hits"]:
            found += [(at, seat) for seat in hit_by(game, rooms, data)]
        elif kind == "attack" and draws_no_card(game, at):
            found.append((at, data["seat"]))
        elif kind in ("moved", "left_pod", "died", "hibernated", "boarded"):
            rooms[data["seat"]] = data.get("room", 0) if kind in ("moved", "left_pod") else 0
    return [Moment(at, seat, then) for at, seat in found]


def others_with(rooms: dict[int, int], seat: int) -> Iterable[int]:
    """The others in the Room, left of the acting player first (R-26.6)."""
    n = len(rooms)
    here = rooms[seat]
    return [s % n for s in range(seat + 1, seat + n) if here and rooms[s % n] == here]


def hit_by(game: Game, rooms: dict[int, int], data: dict[str, Any]) -> Iterable[int]:
    """The target of an Intruder Attack, or everybody in its Room (Frenzy)."""
    card = game.rules.families["attacks"].get(data["card"])
    if card is None or not card.whole_room:
        return [data["seat"]]
    here = rooms[data["seat"]]
    return sorted((s for s, room in rooms.items() if here and room == here), key=lambda s: game.seats[s].number)


def draws_no_card(game: Game, at: int) -> bool:
    """An attack that hits without an Attack card (a Larva): the next event of the log tells."""
    log = game.log or []
    return at + 1 >= len(log) or log[at + 1][0] != "attack_card"
