"""Everything a page tells once a game is over, as plain data in one language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ..coach.weight import WORTH_TELLING, weight
from ..engine.events import Event
from ..game import Game
from ..rules.encounter import Encounter
from ..rules.ending import infected_among_all
from ..rules.intruder_player import BecameIntruder
from ..rules.markers import Fire
from ..rules.rounds import Round
from ..rules.wounds import Died
from ..text import Texts
from ..text.messages import capital
from ..text.radio import Tempers, temper_told
from .deaths import Death, death
from .deeds import Deed, deeds
from .retelling import NOBODY, Happening, Scene, retold
from .tallies import OF_A_SEAT, OF_THE_TABLE, Tallies
from .worth import announces, worth_telling


@dataclass(frozen=True)
class Step:
    """A seat is in another Room, or in none any more."""

    at: int
    round: int
    room: int


@dataclass(frozen=True)
class Mark:
    """Something that happened in a Room."""

    at: int
    round: int
    room: int
    kind: str
    """`fire`, `encounter` or `death`."""
    seat: int
    """NOBODY: it concerns no seat."""
    text: str


@dataclass
class SeatTale:
    seat: int
    character: str
    who: str
    """The character's name."""
    survived: bool
    won: bool
    infected: int
    """Infected Contamination cards among all own cards, checked or not."""
    led_from: int | None
    """The round from which this player led the Intruders."""
    numbers: dict[str, int]
    way: list[Step]
    deaths: list[Death]
    temper: str
    """Of a bot that could talk, in words; empty: somebody else played."""


@dataclass
class Paragraph:
    by: int
    sentences: list[str] = field(default_factory=list)
    deadly: bool = False


@dataclass
class Chapter:
    """A round."""

    round: int
    headline: str
    paragraphs: list[Paragraph]


@dataclass
class Tale:
    report: list[str]
    cause: str
    lost: bool
    """The ship no longer exists."""
    seats: list[SeatTale]
    deeds: list[Deed]
    marks: list[Mark]
    chapters: list[Chapter]
    numbers: dict[str, int]


def tale(game: Game, texts: Texts, tempers: Tempers | None = None) -> Tale:
    """`tempers`: of the bots, where they are known. `IllegalChoice` before the end: nothing may be known earlier."""
    return Telling.of(game, texts, tempers).whole()


class Telling:
    """A game while it is told from its beginning to its end."""

    @classmethod
    def of(cls, game: Game, texts: Texts, tempers: Tempers | None = None) -> Telling:
        telling = cls(game, texts, tempers or {})
        for scene, happened in retold(game, texts):
            telling.take(scene, happened)
        return telling

    def __init__(self, game: Game, texts: Texts, tempers: Tempers) -> None:
        self.game = game
        self.t = texts
        self.tempers = tempers
        players = len(game.seats)
        self.told: list[Happening] = []
        self.tallies = Tallies(players)
        self.ways: list[list[Step]] = [[] for _ in range(players)]
        self.deaths: list[list[Death]] = [[] for _ in range(players)]
        self.led: dict[int, int] = {}
        self.deeds: list[Deed] = []
        self.marks: list[Mark] = []
        self.chapters: list[Chapter] = []
        self.phase = -1
        self.loudest = 0
        self.last: Event | None = None
        """What the last sentence of a paragraph tells."""

    def take(self, scene: Scene, happened: list[Happening]) -> None:
        for happening in happened:
            self.told.append(happening)
            self.tallies.count(happening.event)
            self.deeds += [one for one in deeds(self.t, happening) if one.text and not self.said(one)]
            self.note(happening)
            self.write(happening)
        for seat, room in enumerate(scene.after):
            way = self.ways[seat]
            if room and scene.game.setup_done and (not way or way[-1].room != room):
                way.append(Step(scene.made, scene.game.round, room))

    def said(self, one: Deed) -> bool:
        """The same again and again says nothing new."""
        return any(known.text == one.text and known.round == one.round for known in self.deeds[-6:])

    def note(self, happening: Happening) -> None:
        event = happening.event
        if isinstance(event, Died):
            way = self.ways[event.seat]
            found = death(self.t, happening.scene.game, self.told, happening, way[-1].room if way else 0)
            self.deaths[event.seat].append(found)
            self.mark(happening, found.room, "death", event.seat, found.text)
        elif isinstance(event, Encounter):
            self.mark(happening, event.room, "encounter", event.seat, happening.text)
        elif isinstance(event, Fire):
            self.mark(happening, event.room, "fire", NOBODY, happening.text)
        elif isinstance(event, BecameIntruder):
            self.led[event.seat] = happening.round + 1

    def mark(self, happening: Happening, room: int, kind: str, seat: int, text: str) -> None:
        if room:
            self.marks.append(Mark(happening.scene.made, happening.round, room, kind, seat, text))

    def write(self, happening: Happening) -> None:
        """Into the chapter of its round: a paragraph for each turn and each event phase."""
        if isinstance(happening.event, Round) or (not self.chapters and happening.round > 0):
            self.chapters.append(Chapter(happening.round, "", []))
            self.loudest = WORTH_TELLING
        if not self.chapters or not worth_telling(happening):
            return
        chapter = self.chapters[-1]
        if happening.phase != self.phase or not chapter.paragraphs:
            chapter.paragraphs.append(Paragraph(happening.by))
            self.phase = happening.phase
        elif announces(self.last, happening.event):
            chapter.paragraphs[-1].sentences.pop()
        self.last = happening.event
        chapter.paragraphs[-1].sentences.append(happening.text)
        chapter.paragraphs[-1].deadly |= isinstance(happening.event, Died)
        if weight(happening.event) > self.loudest:
            self.loudest = weight(happening.event)
            chapter.headline = happening.text

    def between(self, start: int, end: int, seat: int, most: int) -> list[str]:
        """The loudest of what happened between two moments of the replay, in its order.

        What befell the seat itself comes first, and of equals the later.
        """
        told = [h for h in self.told if start < h.scene.made <= end and worth_telling(h)]
        loudest = sorted(told, key=lambda h: (getattr(h.event, "seat", NOBODY) == seat, weight(h.event), h.at))[-most:]
        return [h.text for h in sorted(loudest, key=lambda h: h.at)]

    def whole(self) -> Tale:
        game, result = self.game, self.game.result
        assert result is not None
        table = {**dict.fromkeys(OF_THE_TABLE, 0), **self.tallies.table, "rounds": game.round}
        table["choices"] = len(game.history)
        return Tale(
            self.t.report(game), result["cause"], result["ship_destroyed"], [self.seat(s) for s in result["seats"]],
            self.deeds, self.marks, self.chapters, table,
        )  # fmt: skip

    def seat(self, fate: dict[str, Any]) -> SeatTale:
        n = fate["seat"]
        p = self.game.seats[n]
        numbers = {name: self.tallies.seats[n][name] for name in OF_A_SEAT}
        who = capital(self.t.person(self.game, n))
        infected = 0 if p.intruder else infected_among_all(self.game, p)  # who leads the Intruders holds other cards
        return SeatTale(
            n, p.character, who, fate["survived"], fate["won"], infected, self.led.get(n),
            numbers, self.ways[n], self.deaths[n],
            temper_told(self.t, self.tempers[n]) if n in self.tempers else "",
        )  # fmt: skip
