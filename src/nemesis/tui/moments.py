"""Hidden reactions at one keyboard (Q-34): nobody may learn from the curtain who could have reacted.

The engine asks only those who can answer. So the client gives a moment at the keyboard to everybody who
might have been asked: those who can react are asked, the others see a question with a single answer. Both
come in the same order and are told the same part of the log.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from ..game import Game

REACTIONS = {"interrupt": "decline", "ignore_attack": "accept"}
"""Kinds of hidden questions that come out of turn, each with the answer that does nothing."""


class Moment(NamedTuple):
    """A seat that might react to the event at this place of the log."""

    at: int
    seat: int


def rooms_of(game: Game) -> dict[int, int]:
    return {p.index: p.room for p in game.seats}


def moments_since(game: Game, start: int, rooms: dict[int, int]) -> list[Moment]:
    """Everybody who might have reacted to what the log tells from `start` on; `rooms`: who stood where then."""
    found: list[Moment] = []
    rooms = dict(rooms)
    for at, (kind, data, _, _) in enumerate((game.log or [])[start:], start):
        if kind in ("action", "interrupted", "panic"):
            found += [Moment(at, seat) for seat in others_with(rooms, data["seat"])]
        elif kind == "attack_card" and data["hits"]:
            found += [Moment(at, seat) for seat in hit_by(game, rooms, data)]
        elif kind == "attack" and draws_no_card(game, at):
            found.append(Moment(at, data["seat"]))
        elif kind in ("moved", "left_pod", "died", "hibernated", "boarded"):
            rooms[data["seat"]] = data.get("room", 0) if kind in ("moved", "left_pod") else 0
    return found


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
