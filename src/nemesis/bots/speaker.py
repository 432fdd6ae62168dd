"""A seat at the radio: what was said so far, who hears, and what is worth hiding. What both halves of talk need."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any
from zlib import crc32

from ..rules.radio import COUNTED, LINES, REACTION, SAYINGS, STATEMENT
from ..rules.shelter import BLUE_FROM
from ..rules.state import ABOARD, IN_POD
from ..view.types import SeatView
from .aims import OUTLIVE, Aims
from .hearing import Record
from .lore import NO_GOAL
from .modes import aims_for
from .sight import Sight
from .temper import Temper

if TYPE_CHECKING:
    from .utility import Manner

Said = tuple[Any, ...]
SAME_AGAIN = 3
"""Rounds before a request of the same sort is made again, by anybody."""
HURT = 1
"""With more Serious Wounds nobody is sent anywhere."""
BAD_COMPANY = 8.0
"""As dangerous as a Breeder: nobody is sent there."""
IN_REACH = 8.0
"""The cost of a way that a promise may take."""
PER_STEP, NOTHING = 0.94, 0.5
"""As bots weigh their errands."""
ASKS = 0.6
"""How often a bot that has a mind to talk thinks of what to ask for, rather than of telling where it goes."""
FIRST_WISHES = 3
"""The round from which on somebody should have looked at the Engines."""
IN_THE_MOOD = {True: 0.7, False: 0.35}
"""How often a talkative, or a quiet bot begins to talk in a round."""


def mood(seed: int, temper: Temper, round: int) -> float:
    """Below 1 a bot has a mind to talk in this round; the lower, the more it wants of others."""
    return luck(seed, "mood", round) / IN_THE_MOOD[temper.talkative]


def is_in_the_mood(seed: int, temper: Temper, round: int) -> bool:
    """Whether it begins to talk when its turn comes: wishes are for the rounds in which others can do something."""
    felt = mood(seed, temper, round)
    return felt < 1.0 and (felt >= ASKS or FIRST_WISHES <= round < BLUE_FROM)


@lru_cache(maxsize=64)
def luck(seed: int, *about: Any) -> float:
    """A number from 0 to 1 that depends on the seed and on what it is for."""
    return crc32(repr((seed, *about)).encode()) / 2**32


class Speaker:
    """One seat that may say something now."""

    def __init__(self, sight: Sight, seed: int, temper: Temper, manner: Manner) -> None:
        self.s = sight
        self.view = view = sight.view
        self.seed = seed
        self.temper = temper
        self.manner = manner
        self.me = sight.index
        self.round: int = view["round"]
        self.raw: Any = view["ext"].get(LINES, ())
        self.record: Record | None = sight.heard.record if sight.heard is not None else None

    # -- what was said before -----------------------------------------------------------------------

    @cached_property
    def own(self) -> list[tuple[int, int, Said]]:
        """(number, round, words) of this seat's own lines."""
        return [(n, line[1], tuple(line[2])) for n, line in enumerate(self.raw) if line[0] == self.me]

    def said_this_round(self) -> int:
        found = 0
        for seat, round, said in reversed(self.raw):
            if round != self.round:
                break
            found += seat == self.me and said[0] in COUNTED
        return found

    def said_lately(self, said: Said) -> bool:
        """Nothing is said twice, except what may be wanted, or meant, again after some rounds."""
        again = SAYINGS[said[0]].sort not in (STATEMENT, REACTION) or said[0] == "thanks"
        return any(words == said and not (again and self.round - round >= SAME_AGAIN) for _, round, words in self.own)

    def asked_lately(self, words: tuple[str, ...], subject: Any) -> bool:
        """Whether anybody asked for this in the last rounds."""
        for _, round, said in reversed(self.raw):
            if self.round - round >= SAME_AGAIN:
                return False
            if said[0] in words and said[-1] == subject:
                return True
        return False

    @cached_property
    def others(self) -> list[SeatView]:
        """Those who hear, and can still do something."""
        return [
            p for p in self.view["seats"]
            if p["index"] != self.me and p["status"] in (ABOARD, IN_POD) and not p["intruder"]
        ]  # fmt: skip

    # -- the Objective ------------------------------------------------------------------------------

    @cached_property
    def motives(self) -> frozenset[str]:
        """What this seat gains by a lie about: `engine`, `course`. Before the Objective is chosen there is no lie."""
        own = self.s.me["objectives"]
        if len(own) != 1 or self.s.rules.mode.objectives_are_public or not self.others:
            return frozenset()
        if own[0].startswith(OUTLIVE):
            target = next((p for p in self.others if f"{OUTLIVE}{p['number']}" == own[0]), None)
            return frozenset({"engine", "course"}) if target is not None else frozenset()
        wants = self.s.lore.objectives.get(own[0], NO_GOAL).wants
        return frozenset({"course"} if "mars" in wants else {"engine"} if "blast" in wants else ())

    def lies_about(self, what: str) -> bool:
        """Only with a reason, and only while there is another way off the ship for the liar."""
        if what not in self.motives or luck(self.seed, "lies") >= self.temper.deceit:
            return False
        return what == "course" or any(not launched for *_, launched in self.view["pods"])

    # -- what it wants ------------------------------------------------------------------------------

    @cached_property
    def aims(self) -> Aims:
        return aims_for(self.s, self.manner.team, self.manner.works)

    def needs(self) -> list[str]:
        """What would help this seat now."""
        s = self.s
        wanted = []
        if s.frail >= HURT or s.me["light"]:
            wanted += ["medkit", "bandages"]
        if any(s.view["ammo"].get(w, 0) <= 1 for w in s.weapons() if s.rules.types[w].weapon.energy):
            wanted.append("energy_charge")
        return [kind for kind in wanted if kind in s.lore.items]

    def was_promised_to_me(self, line: int) -> bool:
        seat, _, said = self.raw[line]
        return bool(seat == self.me or (said[0] == "offer" and said[1] == self.me))
