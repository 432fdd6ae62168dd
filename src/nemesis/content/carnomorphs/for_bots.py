"""What bots should know of the Carnomorphs: which Mutation to keep, and when it is worth a marker (C-2 to C-4)."""

from __future__ import annotations

from typing import Any

from ...bots.lore import Lore
from ...bots.utility import Mind
from ...engine.machine import Choice

LIKED = ("ca_mut_06", "ca_mut_08", "ca_mut_05", "ca_mut_03", "ca_mut_04", "ca_mut_01", "ca_mut_10", "ca_mut_02",
         "ca_mut_12", "ca_mut_11", "ca_mut_07", "ca_mut_09")  # fmt: skip
"""From the best: what takes one out of a fight, what heals, what hits."""
MOST_MARKERS = 1
"""With more markers than this a bot leaves its Mutation alone: those drawn at the end come on top (C-12.1)."""
HIT, LEAVE, HEAL = 8.0, 9.2, 7.0
NEARLY_DEAD = 2


def mutate_score(mind: Mind) -> float:
    """What the Mutation action is worth now: a way out of trouble. Its comforts cost more wins than they brought."""
    s = mind.s
    card = s.me["ext"].get("mutation")
    if card is None or s.me["ext"].get("markers", 0) > MOST_MARKERS:
        return 0.0
    in_danger = mind.fighting and mind.outmatched() and not mind.holding()
    scores = {
        "ca_mut_01": HIT if in_danger else 0.0,
        "ca_mut_02": HIT if in_danger else 0.0,
        "ca_mut_03": HEAL if s.frail >= NEARLY_DEAD else 0.0,
        "ca_mut_05": LEAVE if in_danger else 0.0,
        "ca_mut_06": LEAVE if in_danger and not mind.stands_by() else 0.0,
        "ca_mut_08": LEAVE if in_danger else 0.0,
        "ca_mut_10": LEAVE if in_danger else 0.0,
    }
    return scores.get(s.kind(card), 0.0)


def keep_mutation(mind: Mind) -> Choice:
    return min(mind.options, key=lambda o: LIKED.index(mind.s.kind(o[1])) if mind.s.kind(o[1]) in LIKED else len(LIKED))


def spring(mind: Mind) -> Choice:
    """Where it is quiet; two Rooms rather than one if the second is better."""

    def cost(path: Any) -> float:
        last = path[3] if len(path) > 3 else path[1]
        return mind.s.toll(last) + 0.1 * mind.s.ways.get(last, (9.0,))[0]

    return min(mind.options, key=cost)


def lead_intruder(mind: Mind) -> Choice:
    """The worst of this Room away, to where nobody stands."""
    s = mind.s
    threats = {id: s.threat(s.room) for id, _, _ in mind.enemies()}

    def score(option: Any) -> float:
        _, id, room, _ = option
        return threats.get(id, 0.0) - 5.0 * (room == s.room or bool(s.crew_in(room)))

    return mind.best(score)


FOR_BOTS = Lore(
    threats={"metagorger": 3.0, "shambler": 5.0, "fleshbeast": 8.0, "butcher": 10.0},
    actions={"mutate": lambda mind, *_: mutate_score(mind)},
    answers={"keep_mutation": keep_mutation, "spring": spring, "lead_intruder": lead_intruder},
    signs=(lambda s: (s.me["ext"].get("markers", 0), "mutation" in s.me["ext"]),),
    inputs={"carnomorphs": lambda setup: setup.species == "carnomorphs"},
)
