"""What beliefs about the others change: trust in the course, Self-Destruct, Pods, company, and what one shows oneself.

The base game with four players was tuned without them, so its choices are left as they are.
"""

from __future__ import annotations

from ..rules.self_destruct import FIRST_YELLOW
from ..rules.shelter import SEATS_IN_A_POD
from .aims import OUTLIVE, STOP_WORTH, Aims
from .beliefs import Beliefs
from .sight import EVACUATION, Sight, distances_on

TUNED_FOR = ("intruders", "semi_coop", 4)
"""The table whose choices were tuned without beliefs."""
TRUST_LOST = 0.05
"""How much of the trust in a course that others set goes when one of them surely wants another one."""
MEANT, NOT_FAR = 0.5, 8.0
"""Self-Destruct was probably started on purpose; then the way to stop it may be longer."""
HOLD_UNTIL, HUNTER = 4, 0.4
"""The space of the Self-Destruct track from which on no Pod waits; the chance from which on somebody is a hunter."""
NOT_NEAR = 4
"""So many steps from the Section, and no Pod waits for them."""
SHOWS_AT = 6
"""From this Time on a seat that wants Mars shows it: few have the time left to turn the ship back."""


def reads_others(s: Sight) -> bool:
    """Tables with hidden Objectives, but for the one that was tuned without beliefs."""
    setup, mode = s.view["setup"], s.rules.mode
    hidden = "corporate" in mode.objective_decks and not mode.objectives_are_public
    return hidden and (setup["species"], setup["mode"], len(s.view["seats"])) != TUNED_FOR


class WaryAims(Aims):
    """The aims of the base game, with an eye on the others."""

    def heading(self) -> float:
        """A course that this seat has not checked is worth less the more likely somebody wants another one."""
        known = self.s.letters_to("earth") is not None
        return super().heading() * (1.0 if known else 1.0 - TRUST_LOST * Beliefs(self.s).doubt())

    def cockpit(self) -> float:
        return 0.0 if self.hides_its_course() else super().cockpit()

    def hides_its_course(self) -> bool:
        """A seat that wants Mars leaves the course alone while somebody could still look and change it back."""
        return self.s.me["objectives"] == ["obj_quarantine"] and self.s.time < SHOWS_AT

    def blows_up(self) -> bool:
        """Not before the eyes of somebody who could stop it at once."""
        generator = self.s.places.get("generator")
        return super().blows_up() and not (generator and self.s.crew_in(generator))

    def generator(self) -> float:
        """An accident is stopped by anyone near; what was meant, by anyone who can."""
        s = self.s
        worth = super().generator()
        running = 0 <= s.view["self_destruct"] < FIRST_YELLOW and "blast" not in self.wants_of(self.objective)
        if worth or not running or s.places["generator"] not in s.ways:
            return worth
        near = s.ways[s.places["generator"]][0] < NOT_FAR
        return STOP_WORTH if near and Beliefs(s).blast_wanted() > MEANT else 0.0


# -- company --------------------------------------------------------------------------------------------


def target_of(s: Sight) -> int | None:
    """The seat that this one is ordered to outlive."""
    own = s.me["objectives"]
    if len(own) != 1 or not own[0].startswith(OUTLIVE):
        return None
    others = [p for p in s.view["seats"] if p["index"] != s.index]
    return next((p["index"] for p in others if f"{OUTLIVE}{p['number']}" == own[0]), None)


def abandons(s: Sight) -> bool:
    """Whether this seat leaves its company alone in a fight: the only one there is the one it has to outlive."""
    there = {p["index"] for p in s.crew_in(s.room)}
    return bool(there) and there == {target_of(s)} and reads_others(s)


def holds_for(s: Sight, pod: int, seats: list[int]) -> bool:
    """Whether a Pod can be held for somebody who is nearly there: it has a seat left, and nothing comes."""
    section = next(section for number, section, _, _ in s.view["pods"] if number == pod)
    room = s.places.get(EVACUATION[section], 0)
    riders = sum(1 for p in s.view["seats"] if p["pod"] == pod)
    if not room or s.intruders.get(room) or riders >= SEATS_IN_A_POD or s.view["self_destruct"] >= HOLD_UNTIL:
        return False
    near = distances_on(s.board)[room]
    rooms = [s.view["seats"][seat]["room"] for seat in seats]
    return any(at and near.get(at, NOT_NEAR) < NOT_NEAR for at in rooms)


def trusts(s: Sight, seat: int) -> bool:
    """Whether this seat would go along with another one: not with somebody who probably wants it dead."""
    return not reads_others(s) or Beliefs(s).hunts(seat, s.index) < HUNTER


def waits_in_the_pod(s: Sight, pod: int) -> bool:
    """A Pod is held for a friend in its Section if two must survive; never for a likely hunter."""
    if s.me["objectives"] != ["obj_best_friends"] or not reads_others(s) or s.view["self_destruct"] >= HOLD_UNTIL:
        return False
    others = [p for p in s.view["seats"] if p["index"] != s.index]
    section = next(section for number, section, _, _ in s.view["pods"] if number == pod)
    room = s.places.get(EVACUATION[section], 0)
    if s.intruders.get(room) or any(p["status"] in ("hibernating", "launched", "pod") for p in others):
        return False
    free = SEATS_IN_A_POD - 1 - sum(1 for p in others if p["pod"] == pod)
    return free > 0 and any(p["room"] == room and trusts(s, p["index"]) for p in others)
