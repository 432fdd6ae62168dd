"""Numbers of a game: of each seat, and of the whole table."""

from __future__ import annotations

from collections import Counter

from ..engine.events import Event
from ..rules.combat import MeleeResult, Shoots, Shot
from ..rules.encounter import Encounter
from ..rules.injury import IntruderKilled
from ..rules.items import ItemGained, TookInHand
from ..rules.markers import Fire, Malfunction, Noise
from ..rules.movement import Explored, Followed, Moved
from ..rules.reactions import CardPlayed
from ..rules.search import Searches
from ..rules.turns import Action
from ..rules.wounds import Died, LightWound, SeriousWound

OF_A_SEAT = (
    "moves", "explored", "noise", "encounters", "shots", "hits", "kills", "wounds", "searches", "items", "used",
    "cards",
)  # fmt: skip
OF_THE_TABLE = ("rounds", "choices", "encounters", "kills", "fires", "malfunctions", "deaths")
BY_SEAT: dict[type[Event], str] = {
    Moved: "moves", Followed: "moves", Explored: "explored", Noise: "noise", Encounter: "encounters", Shoots: "shots",
    LightWound: "wounds", SeriousWound: "wounds", Searches: "searches", ItemGained: "items", TookInHand: "items",
    CardPlayed: "cards",
}  # fmt: skip
BY_TABLE: dict[type[Event], str] = {
    Encounter: "encounters", IntruderKilled: "kills", Fire: "fires", Malfunction: "malfunctions", Died: "deaths",
}  # fmt: skip


class Tallies:
    def __init__(self, players: int) -> None:
        self.seats: list[Counter[str]] = [Counter() for _ in range(players)]
        self.table: Counter[str] = Counter()

    def count(self, event: Event) -> None:
        if type(event) in BY_TABLE:
            self.table[BY_TABLE[type(event)]] += 1
        seat = getattr(event, "seat", None)
        if isinstance(event, IntruderKilled):
            if event.by is not None and event.by >= 0:
                self.seats[event.by]["kills"] += 1
        elif isinstance(seat, int) and 0 <= seat < len(self.seats):
            self._of(self.seats[seat], event)

    def _of(self, own: Counter[str], event: Event) -> None:
        if type(event) in BY_SEAT:
            own[BY_SEAT[type(event)]] += 1
        elif isinstance(event, (Shot, MeleeResult)):
            own["hits"] += event.hurts()
            own["shots"] += isinstance(event, MeleeResult)
        elif isinstance(event, Action):
            own["used"] += event.action == "use"
            own["cards"] += event.action == "play"
