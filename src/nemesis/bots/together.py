"""What a bot wants when Objectives are shared: the solo game and co-op (R-22.2, R-22.3).

The cards lie open, or there is only one seat, so the work of the whole crew is known. One survivor is enough for a
team: one seat runs for what the cards ask, the others see to the ship and keep safe. Cards that bots hardly ever met
(a blast, every Room explored, two Weaknesses) are not died for: then survival is what is left.
"""

from __future__ import annotations

from .aims import Aims
from .lore import NO_GOAL
from .once import once
from .sight import Sight

DOABLE = frozenset({"earth", "post_mortem", "egg"})
TASK, SEARCH = 16.0, 6.0
"""Worth of a task where it can be done, and of a look into a new Room for it."""
KEEN = 1.5
"""How much more a runner wants a thing than the bots of the base game do."""
LAST_CALL = 11
"""From this Time on everybody leaves, whatever is left to do."""
HELM_AND_ENGINES = 2
"""Seats with a duty to the ship; the next one can run from the start."""


class SharedAims(Aims):
    """The aims of the base game, and for one seat the tasks of the crew."""

    def __init__(self, sight: Sight, by_skill: bool = True) -> None:
        super().__init__(sight, by_skill)
        self.runs = self.hopeful and self.is_runner()
        self.wants = set(self.tasks) if self.runs else set()
        if self.wants - {"earth"}:
            self.leaving = self.homing = False
        elif len(sight.view["seats"]) == 1:
            self.homing = sight.view["self_destruct"] < 0 and (sight.time >= LAST_CALL or not self.busy())

    def is_runner(self) -> bool:
        """Whether this seat does the dangerous part: once its duty is done, and never the last of several."""
        s = self.s
        crew = [p for p in s.view["seats"] if p["status"] == "aboard"]
        rank = next((n for n, p in enumerate(crew) if p["index"] == s.index), 0)
        if s.time >= LAST_CALL or s.view["self_destruct"] >= 0:
            return False
        if len(crew) == 1 or s.someone_hibernates():
            return True
        return rank == min(HELM_AND_ENGINES, len(crew) - 2) and not self.busy()

    # -- the crew's work ------------------------------------------------------------------------------

    @once
    def cards(self) -> list[str]:
        """The Objectives that count: those of the whole table, or the better one of one's own."""
        s = self.s
        if s.rules.mode.objectives_are_public:
            return [o for p in s.view["seats"] for o in p["objectives"]]
        own: list[str] = s.me["objectives"]
        return sorted(own, key=self.promise)[-1:]

    @once
    def asked(self) -> set[str]:
        """What the cards ask for, done or not."""
        return {w for card in self.cards for w in self.wants_of(card)}

    @once
    def tasks(self) -> set[str]:
        """What is still to be done by anybody."""
        return {w for w in self.asked if not self.done(w)}

    @once
    def hopeful(self) -> bool:
        """Whether the crew tries at all: every Room entered costs lives, and the ship may burn or break."""
        return self.asked <= DOABLE

    def wants_of(self, objective: str | None) -> tuple[str, ...]:
        return self.s.lore.objectives.get(objective or "", NO_GOAL).wants

    def effort(self, objective: str) -> float:
        return -self.promise(objective)

    def done(self, want: str) -> bool:
        """An Egg counts in anybody's hands."""
        if want == "egg":
            return any("egg" in p["hands"] for p in self.s.view["seats"])
        return want not in DOABLE or super().done(want)

    # -- Rooms ----------------------------------------------------------------------------------------

    def way_out(self) -> bool:
        """A runner spends its cards: time is what it has least of."""
        return bool(self.wants - {"earth"}) or super().way_out()

    def nest(self) -> float:
        return TASK if "egg" in self.wants and self.s.view["eggs"] else 0.0

    def surgery(self) -> float:
        carried = "post_mortem" in self.wants and "blue_corpse" in self.s.me["hands"]
        return TASK if carried else super().surgery()

    def desire(self, thing: str) -> float:
        return 0.0 if thing in self.s.me["hands"] else KEEN * super().desire(thing)

    def curiosity(self) -> float:
        sought = {"nest": "egg" in self.wants, "surgery": "post_mortem" in self.wants}
        if any(wanted and tile not in self.s.places for tile, wanted in sought.items()):
            return SEARCH
        return super().curiosity()
