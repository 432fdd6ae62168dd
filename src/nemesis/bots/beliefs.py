"""What a seat believes about the Objectives of the others, from what everybody can see them do.

A probability for each Objective that may be somebody's own: a prior from the printed cards (R-3.3) and from what the
bot has seen of them, then Bayes with a few likelihoods for what lies open in the view: Signals, things carried, where
people stand, who sleeps, what runs. Nothing here reads anything but the view.

>>> from nemesis import Game, Setup
>>> from nemesis.bots.beliefs import Beliefs
>>> from nemesis.bots.sight import Sight
>>> game = Game.new(Setup(players=4, seed=7))
>>> belief = Beliefs(Sight(game.view(0))).about(1)
>>> round(sum(belief.values()), 6)
1.0
"""

from __future__ import annotations

from functools import cached_property
from math import fsum

from ..rules.ship import is_corpse
from ..view.types import SeatView
from .aims import OUTLIVE, wants_at
from .lore import NO_GOAL
from .sight import FIRST_COURSE, Sight

KEPT = 2.0
"""How much more often a card that is easily met was kept at the First Encounter, for each tenth of its promise."""
TOWARDS_ITSELF = 0.3
"""An order to outlive oneself is seldom kept: only its second clause can help."""
SEEN = 12.0
"""One of its cards was looked at: it may be the one it kept."""
EVERY_ONE = "objectives"
LOOKED_AT = (EVERY_ONE, "objective", "corporate_objectives")
"""Entries of the knowledge ledger that name Objectives of a seat; the first names all it had."""
SENT = 10.0
"""The Signal was sent: for cards that ask for it."""
SILENT_FOR_LONG, LATE = 0.7, 8
"""By that Time, a seat that needs the Signal has usually sent it."""
STANDS = {
    "laboratory": {"study_egg": 2.0, "study_carcass": 2.0, "study_corpse": 2.0},
    "nest": {"egg": 3.0, "study_egg": 3.0},
    "comms_room": {"signal": 2.0},
    "generator": {"blast": 3.0},
    "cockpit": {"earth": 1.5, "mars": 2.0},
}
"""Room -> what standing there speaks for."""
HOARDS_FROM, EACH_ITEM = 4, 1.6
"""Items from which on each further one speaks for a hoarder."""
ASLEEP = {"blast": 0.2, "items": 0.1, "explore": 0.3}
"""What somebody who went to sleep has given up."""
RUNNING = 1.6
"""Self-Destruct runs: somebody wanted it."""
CAUGHT_LYING = 4.0
"""What they said over the radio was not so: for cards that others had better not know of."""
COURSE_CHANGED = 1.2
"""Somebody changed the course: it may have been for Mars."""


class Beliefs:
    """What one seat thinks of the others."""

    def __init__(self, sight: Sight) -> None:
        self.s = sight
        self.objectives = sight.rules.objectives

    def about(self, seat: int) -> dict[str, float]:
        """Objective -> the chance that this seat plays for it. Sums to one, unless it can have none at all."""
        p = self.s.view["seats"][seat]
        shown = p.get("objectives") or self.all_of(seat)
        if shown:
            weights = {o: self.likelihood(o, p) for o in shown}
        else:
            weights = self.weights(p, self.objectives_looked_at.get(seat, ()))
        total = fsum(weights.values())
        return {o: w / total for o, w in weights.items()} if total else {}

    def wants(self, seat: int, want: str) -> float:
        """The chance that this seat's Objective asks for something: `blast`, `mars`, `signal`..."""
        return fsum(chance for o, chance in self.about(seat).items() if want in wants_at(self.s, o))

    def hunts(self, seat: int, other: int) -> float:
        """The chance that this seat wins only if the other one dies."""
        number = self.s.view["seats"][other]["number"]
        return self.about(seat).get(f"{OUTLIVE}{number}", 0.0)

    # -- before anything was seen ---------------------------------------------------------------------

    @cached_property
    def objectives_looked_at(self) -> dict[int, tuple[str, ...]]:
        """Seat -> Objectives of its that this seat has looked at."""
        found: dict[int, tuple[str, ...]] = {}
        for kind, about, seen, *_ in self.s.me["knowledge"]:
            if kind in LOOKED_AT:
                found[about] = tuple(dict.fromkeys((*found.get(about, ()), *seen)))
        return found

    def all_of(self, seat: int) -> tuple[str, ...]:
        """Its Objectives, if this seat has seen every one of them; later it can only have fewer (R-21.1)."""
        seen = [k[2] for k in self.s.me["knowledge"] if k[0] == EVERY_ONE and k[1] == seat]
        return tuple(seen[0]) if seen else ()

    def weights(self, p: SeatView, known: tuple[str, ...]) -> dict[str, float]:
        """Prior times likelihood, for every card that may be this seat's."""
        own = {*self.s.me["objectives"], *self.s.me["objectives_gone"]}
        elsewhere = {card for seat, cards in self.objectives_looked_at.items() if seat != p["index"] for card in cards}
        players = len(self.s.view["seats"])
        decks = set(self.s.rules.mode.objective_decks)
        possible = [
            o.id for o in self.objectives.values()
            if o.deck in decks and o.players <= players and o.id not in own and o.id not in elsewhere
        ]  # fmt: skip
        sizes = {deck: sum(1 for o in possible if self.objectives[o].deck == deck) for deck in decks}
        return {
            o: self.prior(o, p) / sizes[self.objectives[o].deck] * self.likelihood(o, p) * (SEEN if o in known else 1.0)
            for o in possible
        }

    def prior(self, objective: str, p: SeatView) -> float:
        if objective == f"{OUTLIVE}{p['number']}":
            return TOWARDS_ITSELF
        promise = self.s.lore.objectives.get(objective, NO_GOAL).promise
        return 1.0 + KEPT * promise if p["objectives_held"] == 1 else 1.0

    # -- what was seen --------------------------------------------------------------------------------

    def likelihood(self, objective: str, p: SeatView) -> float:
        """How well what this seat shows fits an Objective."""
        s = self.s
        wants = wants_at(s, objective)
        likely = 1.0
        if self.objectives[objective].signal:
            likely *= SENT if p["signal"] else SILENT_FOR_LONG if s.time >= LATE else 1.0
        shown_by = s.lore.objectives.get(objective, NO_GOAL).shown_by
        for thing in p["hands"]:
            kind = "corpse" if is_corpse(thing) and thing != "blue_corpse" else thing
            likely *= shown_by.get(kind, 1.0)
        for want, factor in STANDS.get(s.tiles.get(p["room"], ""), {}).items():
            likely *= factor if want in wants else 1.0
        if "items" in wants:
            likely *= EACH_ITEM ** max(0, len(p["backs"]) + len(p["hands"]) - HOARDS_FROM)
        if p["status"] == "hibernating":
            for want, factor in ASLEEP.items():
                likely *= factor if want in wants else 1.0
        if "blast" in wants and s.view["self_destruct"] >= 0:
            likely *= RUNNING
        if "mars" in wants and s.view["destination"] != FIRST_COURSE:
            likely *= COURSE_CHANGED
        hides = objective.startswith(OUTLIVE) or "mars" in wants or "blast" in wants
        if hides and s.heard is not None and s.heard.false_lines(p["index"]):
            likely *= CAUGHT_LYING
        return likely

    # -- what follows from it -------------------------------------------------------------------------

    def others(self) -> list[int]:
        return [p["index"] for p in self.s.view["seats"] if p["index"] != self.s.index and p["status"] != "dead"]

    def doubt(self) -> float:
        """The chance that one of the others sets a course that is not Earth, or ends the ship: 0 is full trust."""
        good = 1.0
        for seat in self.others():
            good *= 1.0 - self.wants(seat, "mars") - self.wants(seat, "blast") / 2
        return 1.0 - max(0.0, good)

    def blast_wanted(self) -> float:
        """The chance that somebody aboard wants the ship to blow up."""
        calm = 1.0
        for seat in self.others():
            calm *= 1.0 - self.wants(seat, "blast")
        return 1.0 - calm
