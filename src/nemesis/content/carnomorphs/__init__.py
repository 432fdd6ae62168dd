"""The Carnomorphs expansion: they mutate the crew, adapt, and feed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.ruleset import Module, Option
from ...rules.attack import ATTACK_TARGETS
from ...rules.boxes import Box
from ...rules.components import Goal, Objective
from ...rules.wounds import WOUND_IGNORED
from .adaptations import ADAPTATIONS
from .attacks import ATTACKS
from .carnomorphs import Carnomorphs
from .changes import CHANGES
from .events import EVENTS
from .feeding import attacks_and_feeding
from .figures import KINDS, SLOT_OF, TOKENS
from .log_events import WoundIgnored
from .mutation import MUTATE
from .mutations import MUTATIONS

if TYPE_CHECKING:
    from ...rules.objectives import Facts
    from ...rules.state import Seat, State


def carapace(g: State, ignored: bool, p: Seat) -> bool:
    """Mutation 08: every wound of this round, or only the next one."""
    shell = p.ext.get("carapace")
    if shell is None or shell[0] != g.round:
        return ignored
    if not shell[1]:
        p.ext["carapace"] = None
    g.emit(WoundIgnored(seat=p.index))
    return True


def spared(g: State, targets: list[Seat], *context: object) -> list[Seat]:
    """Mutation 05: another character in the Room is attacked instead, if any."""
    others = [p for p in targets if p.ext.get("kin_scent") != g.round]
    return others or targets


def great_hunt(f: Facts, seat: int) -> bool:
    """C-12.2: the Butcher must die; the destroyed ship counts only if the table wants it."""
    return seat in f.signals and (f.queen_killed or (f.options.great_hunt_ship_clause and f.ship_destroyed))


GREAT_HUNT = Goal(("signal",), (("queen",), ("ship_clause",)))

# C-1.7: nobody leads them, so the cards of an Intruder player stay in the box.
# C-1.1, C-1.5: nothing of the base game is removed but the four decks and the bag tokens; the Mutation deck is added.
# C-12.3: the shared Objectives translate by themselves (studied slots, the Butcher as the Queen, the Nest).
CARNOMORPHS = Module(
    "carnomorphs",
    replaces=("kinds", "intruder_tokens", "intruder_cards", "events", "attacks", "weaknesses"),
    components={
        "kinds": KINDS,
        "intruder_tokens": TOKENS,
        "events": EVENTS,
        "attacks": ATTACKS,
        "weaknesses": ADAPTATIONS,
        "mutations": MUTATIONS,
        "objectives": (Objective("obj_great_hunt", "personal", great_hunt, GREAT_HUNT, 2, signal=True),),
    },
    decks={"mutation": "mutations"},
    actions={"mutate": MUTATE},
    steps={"intruder_attacks": attacks_and_feeding},
    hooks=(WOUND_IGNORED.by(carapace), ATTACK_TARGETS.by(spared)),
    options=(
        Option("adaptation_slots", "corpse_carcass_egg", tuple(SLOT_OF), "C-1.3"),
        Option("mutation_spent_card", "removed", ("removed", "own_discard"), "C-4.2"),
        Option("mutation_new_contamination", "deck_top", ("deck_top", "discard"), "C-4.3"),
        Option("feeding_combat_check", "after_attacks", ("after_attacks", "step_start"), "C-11.5.1"),
        Option("nest_board_eggs_first", True, (True, False), "C-11.5.7"),
        Option("great_hunt_ship_clause", False, (True, False), "C-12.2"),
        Option("any_board_side", False, (True, False), "C-1.1"),
    ),
    changes=CHANGES,
    terms=("mutation", "mutation_marker", "adaptation", "feeding", "evolution"),
)

SPECIES = Carnomorphs()
BOX = Box("carnomorphs", __name__, species={SPECIES: (CARNOMORPHS,)})
