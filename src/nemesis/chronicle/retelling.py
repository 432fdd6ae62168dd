"""A finished game played again with nothing hidden: what happened, by whose doing, and who stood where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..engine.events import Event, Logged, rebuilt
from ..errors import IllegalChoice
from ..game import Game
from ..rules.ending import GameEnds
from ..rules.intruder_movement import IntruderMoved
from ..rules.radio import Said
from ..rules.rounds import EventPhase, Round
from ..rules.state import ABOARD
from ..rules.telling import Acting
from ..rules.turns import Action
from ..text import Texts
from ..text.messages import capital
from ..text.radio import exposed, lies

NOBODY = -1


@dataclass(frozen=True)
class Scene:
    """The table around one choice."""

    made: int
    """Choices made when it was over: a moment of the replay."""
    before: tuple[int, ...]
    """The Room of each seat when it began; 0: in none."""
    after: tuple[int, ...]
    lurking: dict[int, tuple[str, ...]]
    """Intruders in the Rooms when it began, by type."""
    log: list[Logged]
    """All that happened until then, as it is retold."""
    game: Game
    """The table itself, which goes on: read it at once."""


@dataclass(frozen=True)
class Happening:
    """One event, as somebody tells it who knows everything."""

    at: int
    """Its place in the log."""
    scene: Scene
    round: int
    by: int
    """Whose turn brought it about; NOBODY: the ship's own doing."""
    phase: int
    """Counts the turns, the event phases and the end: what has the same number belongs together."""
    event: Event
    text: str
    """Its sentence; empty: another one tells it."""


def retold(game: Game, texts: Texts) -> Iterator[tuple[Scene, list[Happening]]]:
    """Choice by choice from the beginning."""
    if not game.over:
        raise IllegalChoice("a game is told once it is over")
    current = game.beginning(log=True)
    teller = Teller(texts)
    before, lurking = places(current), intruders(current)
    yield teller.tell(current, 0, before, lurking)
    for made, (seat, choice) in enumerate(game.history, 1):
        before, lurking = places(current), intruders(current)
        current.apply(choice, seat)
        yield teller.tell(current, made, before, lurking)


class Teller:
    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.open: list[Logged] = []
        self.round, self.by, self.phase = 0, NOBODY, 0

    def tell(
        self, game: Game, made: int, before: tuple[int, ...], lurking: dict[int, tuple[str, ...]]
    ) -> tuple[Scene, list[Happening]]:
        start = len(self.open)
        self.open += [(name, unwatched(name, data), None, ()) for name, data, *_ in (game.log or [])[start:]]
        scene = Scene(made, before, places(game), lurking, self.open, game)
        lines = self.texts.log_lines(game, self.open, None, start)
        return scene, [self.happening(scene, at, line.text) for at, line in enumerate(lines, start)]

    def happening(self, scene: Scene, at: int, text: str) -> Happening:
        event = rebuilt(self.open[at][0], self.open[at][1])
        if isinstance(event, Round):
            self.round = event.round
        if isinstance(event, (Round, EventPhase, GameEnds)):
            self.by, self.phase = NOBODY, self.phase + 1
        elif isinstance(event, Acting) and event.seat != self.by:
            self.by, self.phase = event.seat, self.phase + 1
        if text and isinstance(event, IntruderMoved) and event.start:
            text = self.came(scene.game, event)
        if isinstance(event, Said):
            text = exposed(self.texts, lies(scene.game), event.name, self.open[at][1], text)
        return Happening(at, scene, self.round, self.by, self.phase, event, text)

    def came(self, game: Game, event: IntruderMoved) -> str:
        """With the name of the Room it leaves: the log, beside a map, has its number only."""
        t = self.texts
        start, room = t.the_room(game, event.start), t.the_room(game, event.room)
        return capital(t.get("chronicle-came", the=t.form(f"intruder-{event.kind}", "the"), room=room, start=start))


def unwatched(name: str, data: dict[str, Any]) -> dict[str, Any]:
    """Others in the Room are told of an action before they may interrupt it; a story tells what came of it."""
    return {**data, "watched": False} if name == Action.name else data


def places(game: Game) -> tuple[int, ...]:
    return tuple(p.room if p.status == ABOARD else 0 for p in game.seats)


def intruders(game: Game) -> dict[int, tuple[str, ...]]:
    found: dict[int, tuple[str, ...]] = {}
    for figure in game.figures:
        found[figure.room] = (*found.get(figure.room, ()), figure.kind)
    return found
