"""Who did what to whom: doors closed in faces, people left behind, what was shot off their backs, hands on the ship."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..game import Game
from ..rules.doors import DoorClosed
from ..rules.engines import CourseSet, EngineWorked
from ..rules.injury import IntruderKilled
from ..rules.movement import Explored, Moved
from ..rules.radio import BROKEN, KEPT, PromiseEnded, Said, lines
from ..rules.self_destruct import SelfDestructStarted, SelfDestructStopped
from ..rules.shelter import Hibernated, Launched
from ..rules.trade import TradeDone
from ..rules.wounds import Dressed, Healed, HealedLight
from ..text import Texts
from ..text.messages import capital
from ..text.radio import lies, partner_of
from .retelling import NOBODY, Happening

CARE = (Dressed, Healed, HealedLight)
SIGNAL = "signal"
"""The term of the event that tells of one that was sent."""


@dataclass(frozen=True)
class Deed:
    seat: int
    others: list[int]
    """To whom it was done; empty: to the ship."""
    at: int
    round: int
    kind: str
    text: str


def deeds(t: Texts, happening: Happening) -> Iterator[Deed]:
    game, event, by = happening.scene.game, happening.event, happening.by
    if isinstance(event, DoorClosed) and by != NOBODY and not by_itself(happening):
        yield from door(t, game, happening, event)
    elif isinstance(event, Moved):
        yield from left_alone(t, game, happening, event)
    elif isinstance(event, Launched):
        if by in (NOBODY, event.seat):  # who rides along in the same Pod does nothing
            yield from left_behind(t, game, happening, event.seat, "launched")
    elif isinstance(event, Hibernated):
        yield from left_behind(t, game, happening, event.seat, "slept")
    elif isinstance(event, IntruderKilled) and event.by is not None:
        yield killed(t, game, happening, event, event.by)
    elif isinstance(event, TradeDone) and event.partner is not None:
        yield deed(happening, event.seat, [event.partner], "trade", happening.text)
    elif isinstance(event, (SelfDestructStarted, SelfDestructStopped)) and by != NOBODY:
        started = isinstance(event, SelfDestructStarted)
        yield about_ship(t, game, happening, by, "destruct" if started else "destruct_stopped")
    elif isinstance(event, EngineWorked) and event.swapped:
        kind = "broken" if event.state == "damaged" else "mended"
        yield about_ship(t, game, happening, event.seat, kind, engine=event.engine + 1)
    elif isinstance(event, CourseSet):
        place = game.rules.types[game.coordinates].places.get(event.letter)
        if place is not None:
            where = t.get(f"place-{place}")
            yield about_ship(t, game, happening, event.seat, "course", letter=event.letter.upper(), place=where)
    elif event.term == SIGNAL and by != NOBODY and happening.text:
        yield deed(happening, by, [], "signal", happening.text)
    elif isinstance(event, Said) and event.line in lies(game):
        yield deed(happening, event.seat, [], "lied", happening.text)
    elif isinstance(event, PromiseEnded) and event.state in (KEPT, BROKEN):
        kind = "kept_word" if event.state == KEPT else "broke_word"
        partner = partner_of(lines(game)[event.line], event.seat)
        yield deed(happening, event.seat, [partner] if partner != event.seat else [], kind, happening.text)
    elif isinstance(event, CARE) and by not in (NOBODY, event.seat):
        yield to_others(t, game, happening, by, [event.seat], "care")
    else:
        yield from to_somebody(happening)


def by_itself(happening: Happening) -> bool:
    """Was it the Exploration token that closed the Door? The event before it says so."""
    return happening.at > 0 and happening.scene.log[happening.at - 1][0] == Explored.name


def deed(happening: Happening, seat: int, others: list[int], kind: str, text: str) -> Deed:
    return Deed(seat, others, happening.scene.made, happening.round, kind, text)


def about_ship(t: Texts, game: Game, happening: Happening, seat: int, kind: str, **words: str | int) -> Deed:
    text = t.get(f"chronicle-deed_{kind}", who=capital(t.person(game, seat)), **words)
    return deed(happening, seat, [], kind, text)


def to_others(
    t: Texts, game: Game, happening: Happening, seat: int, others: list[int], kind: str, **words: str
) -> Deed:  # fmt: skip
    whom = t.listed([t.person(game, other) for other in others])
    text = t.get(f"chronicle-deed_{kind}", who=capital(t.person(game, seat)), whom=whom, **words)
    return deed(happening, seat, others, kind, text)


def door(t: Texts, game: Game, happening: Happening, event: DoorClosed) -> Iterator[Deed]:
    """On somebody at the other end, while something is in there with them."""
    a, b, _ = game.rules.board.corridors[event.corridor]
    here = happening.scene.after[happening.by]
    there = {a: b, b: a}.get(here)
    others = [seat for seat, room in enumerate(happening.scene.after) if room and room == there]
    if others and there is not None:
        lurking = happening.scene.lurking.get(there, ())
        kind = "door_on" if lurking else "door"
        threat = t.form(f"intruder-{lurking[0]}", "a") if lurking else ""
        yield to_others(t, game, happening, happening.by, others, kind, threat=threat)


def left_alone(t: Texts, game: Game, happening: Happening, event: Moved) -> Iterator[Deed]:
    """With an Intruder, in the Room that the mover leaves."""
    room = happening.scene.before[event.seat]
    lurking = happening.scene.lurking.get(room, ())
    others = [
        seat
        for seat, place in enumerate(happening.scene.before)
        if seat != event.seat and place == room and happening.scene.after[seat] == room
    ]
    if room and lurking and others:
        threat = t.form(f"intruder-{lurking[0]}", "a")
        yield to_others(t, game, happening, event.seat, others, "left_alone", threat=threat)


def left_behind(t: Texts, game: Game, happening: Happening, seat: int, kind: str) -> Iterator[Deed]:
    """Whoever was aboard when they chose to go; the same choice may have brought the end to everybody."""
    others = [n for n, room in enumerate(happening.scene.before) if n != seat and room]
    if others:
        yield to_others(t, game, happening, seat, others, kind)
    else:
        yield about_ship(t, game, happening, seat, f"{kind}_last")


def killed(t: Texts, game: Game, happening: Happening, event: IntruderKilled, by: int) -> Deed:
    """Beside somebody, or alone."""
    threat = t.form(f"intruder-{event.kind}", "a")
    others = [n for n, room in enumerate(happening.scene.before) if room and room == event.room and n != by]
    if others:
        return to_others(t, game, happening, by, others, "saved", threat=threat)
    return about_ship(t, game, happening, by, "killed", threat=threat)


def to_somebody(happening: Happening) -> Iterator[Deed]:
    """What one player does to another by the event's own declaration: looks at their cards, interrupts them."""
    event, harm = happening.event, happening.event.page.harms
    if harm is None or harm.seat == "seat" or not happening.text:
        return
    target, seat = getattr(event, harm.seat, None), getattr(event, "seat", None)
    if isinstance(target, int) and isinstance(seat, int) and target >= 0 and seat >= 0 and target != seat:
        yield deed(happening, seat, [target], "other", happening.text)
