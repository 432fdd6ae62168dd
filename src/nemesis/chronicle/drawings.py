"""Inline pictures of a chronicle: everybody's chances over the rounds, and the ship with the ways that they went."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise

from ..game import Game
from .faces import colour_of
from .tale import SeatTale, Tale

WIDTH, HEIGHT, MARGIN = 720, 420, 40
DASHES = ("", "9 5", "2 5", "12 4 2 4", "5 3")
"""Lines differ by their pattern too, not by colour alone."""
GROUND = '<rect width="{width}" height="{height}" rx="10" fill="#101a24"/>'
SIGNS = {"fire": ("▲", -16), "encounter": ("!", 0), "death": ("✝", 16)}
"""What stands above a Room, and how far beside its middle: they may all be there."""

CURVE_HEIGHT, LEFT, RIGHT, TOP, FOOT = 300, 44, 124, 18, 34
LABELS_APART = 17


@dataclass(frozen=True)
class Chance:
    """The chance of a seat to survive at a moment of the replay."""

    at: int
    round: int
    percent: int


@dataclass(frozen=True)
class Turn:
    """A point at which it turned, with the number that stands beside it in the picture."""

    number: int
    at: int


@dataclass(frozen=True)
class Curve:
    seat: SeatTale
    chances: list[Chance]
    turns: list[Turn]


def drawing(height: int, label: str, parts: Iterable[str]) -> str:
    ground = GROUND.format(width=WIDTH, height=height)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(label)}">{ground}{"".join(parts)}</svg>'


def line(points: Sequence[tuple[float, float]], seat: SeatTale, width: float) -> str:
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return (
        f'<polyline points="{path}" fill="none" stroke="{colour_of(seat.character)}" stroke-width="{width}" '
        f'stroke-dasharray="{DASHES[seat.seat % len(DASHES)]}" stroke-linejoin="round"/>'
    )


def words(x: float, y: float, text: str, fill: str, size: int, anchor: str = "middle", weight: int = 400) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="{weight}" fill="{fill}" '
        f'text-anchor="{anchor}">{escape(text)}</text>'
    )


def legend(seats: Sequence[SeatTale]) -> str:
    """The line of each of them, for pictures whose labels would not fit."""
    samples = [
        f'<span><svg width="34" height="8" viewBox="0 0 34 8" aria-hidden="true">{line([(0, 4), (34, 4)], seat, 3)}'
        f"</svg> {escape(seat.who)}</span>"
        for seat in seats
    ]
    return f'<p class="legend">{"".join(samples)}</p>'


# -- chances ------------------------------------------------------------------------------------------------


def height_of(percent: float) -> float:
    return TOP + (1 - percent / 100) * (CURVE_HEIGHT - TOP - FOOT)


def curves_of(curves: Sequence[Curve], label: str) -> str:
    last = max([1, *(c.at for curve in curves for c in curve.chances)])

    def x(at: int) -> float:
        return LEFT + at / last * (WIDTH - LEFT - RIGHT)

    parts = [axis(percent) for percent in (0, 50, 100)]
    rounds = {c.round: c.at for curve in reversed(curves) for c in reversed(curve.chances)}
    parts += [words(x(at), CURVE_HEIGHT - 12, str(n), "#9fb0c0", 14) for n, at in sorted(rounds.items())]
    ends = apart([height_of(curve.chances[-1].percent) for curve in curves])
    for curve, end in zip(curves, ends, strict=True):
        parts.append(line([(x(c.at), height_of(c.percent)) for c in curve.chances], curve.seat, 2.5))
        colour = colour_of(curve.seat.character)
        parts.append(words(WIDTH - RIGHT + 8, end + 5, curve.seat.who, colour, 14, "start", 650))
    for curve in curves:
        parts += [turn_sign(x(t.at), height_at(curve.chances, t.at), t, curve.seat) for t in curve.turns]
    return drawing(CURVE_HEIGHT, label, parts)


def axis(percent: int) -> str:
    y = height_of(percent)
    rule = f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#3d5266" stroke-width="0.7"/>'
    return rule + words(LEFT - 8, y + 5, str(percent), "#9fb0c0", 14, "end")


def height_at(chances: Sequence[Chance], at: int) -> float:
    """Between two estimates, along the line that joins them."""
    before = max((c for c in chances if c.at <= at), key=lambda c: c.at, default=chances[0])
    after = min((c for c in chances if c.at > at), key=lambda c: c.at, default=before)
    part = (at - before.at) / max(1, after.at - before.at)
    return height_of(before.percent + (after.percent - before.percent) * min(1.0, max(0.0, part)))


def turn_sign(x: float, y: float, turn: Turn, seat: SeatTale) -> str:
    colour = colour_of(seat.character)
    circle = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="10" fill="{colour}" stroke="#0b1118" stroke-width="2"/>'
    return circle + words(x, y + 4.5, str(turn.number), "#08121a", 13, weight=800)


def apart(heights: Sequence[float]) -> list[float]:
    """Labels pushed from each other so that none covers another."""
    order = sorted(range(len(heights)), key=lambda n: heights[n])
    placed = list(heights)
    for lower, n in pairwise(order):
        placed[n] = max(placed[n], placed[lower] + LABELS_APART)
    over = max(0.0, max(placed) - (CURVE_HEIGHT - FOOT))
    return [y - over for y in placed]


# -- ways ---------------------------------------------------------------------------------------------------


def map_of_ways(game: Game, tale: Tale, label: str) -> str:
    """Rooms and Corridors, a line for each character, and what happened where."""
    spots = rooms_of(game)
    parts = []
    for a, b, _ in game.rules.board.corridors:
        if a in spots and b in spots:
            (x, y), (u, v) = spots[a], spots[b]
            parts.append(
                f'<line x1="{x:.0f}" y1="{y:.0f}" x2="{u:.0f}" y2="{v:.0f}" stroke="#2b3a4a" stroke-width="6"/>'
            )
    for slot, (x, y) in spots.items():
        parts.append(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="19" fill="#16212c" stroke="#3d5266"/>')
        parts.append(words(x, y + 5, f"{slot:03d}", "#9fb0c0", 14))
    for seat in tale.seats:
        apart = (seat.seat - (len(tale.seats) - 1) / 2) * 5
        parts.append(line([(x + apart, y + apart) for x, y in visited(seat, spots)], seat, 3.5))
    seen = dict.fromkeys((mark.kind, mark.room) for mark in tale.marks if mark.room in spots)
    parts += [sign(kind, spots[room]) for kind, room in seen]
    return drawing(HEIGHT, label, parts)


def visited(seat: SeatTale, spots: dict[int, tuple[float, float]]) -> list[tuple[float, float]]:
    return [spots[step.room] for step in seat.way if step.room in spots]


def sign(kind: str, spot: tuple[float, float]) -> str:
    (x, y), (text, beside) = spot, SIGNS[kind]
    colour = "#ff6b62" if kind == "death" else "#f0b94a"
    return (
        f'<text x="{x + beside:.0f}" y="{y - 13:.0f}" font-size="22" font-weight="800" fill="{colour}" '
        f'stroke="#0b1118" stroke-width="4" paint-order="stroke" text-anchor="middle">{text}</text>'
    )


def rooms_of(game: Game) -> dict[int, tuple[float, float]]:
    """Where each Room is drawn: what is docked stands beside the ship."""
    places = game.rules.board.places
    right = max((x for x, _ in places.values()), default=100)
    low = max((y for _, y in places.values()), default=100)
    scale_x, scale_y = (WIDTH - 2 * MARGIN) / right, (HEIGHT - 2 * MARGIN) / low
    return {slot: (MARGIN + x * scale_x, MARGIN + y * scale_y) for slot, (x, y) in places.items()}
