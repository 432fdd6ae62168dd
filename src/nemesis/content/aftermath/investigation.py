"""The Investigation: a whole game that starts on the shuttle, with alerts that Events call up (A-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.machine import EndOfGame, step
from ...engine.ruleset import Module, Option
from ...rules.modes import Mode
from ...rules.state import DEAD, HIBERNATING, LAUNCHED
from ..base.events import EVENTS
from . import alerts, events, shuttle, tokens
from .alerts import check_state, draw_alert, forget_halves, running
from .shuttle import MAIN_TILE, NO_MARKER, TRACKS, docked, marker, move_marker, space

if TYPE_CHECKING:
    from ...rules.ship import Board
    from ...rules.state import Seat, State

PODS = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3}
BAG = {"blank": 1, "larva": 4, "creeper": 2, "adult": 3, "breeder": 1, "queen": 1}
BASE_EVENTS = (
    "lurking", "short_circuit", "hunt_3", "scent_of_prey", "damage", "life_support_failure", "eclosion",
    "damaging_fire",
)  # fmt: skip
"""A-9.12: the base Events of an Investigation."""
LEFT_IN_THE_BOX = (
    "exp_doors_4_1", "exp_doors_3_1", "exp_doors_2_1", "exp_doors_1_1", "exp_danger_3_1", "exp_danger_2_1",
)  # fmt: skip
"""A-9.5: no Door and no Danger token among those of the base game."""


class Investigation(Mode):
    """A-9: goals and end as in the base game, fifteen rounds.

    A-9.2, A-9.3: Rooms as in the base game, those left over for the shuttle. A-9.7, A-9.9, A-9.10: course, engines and
    Intruder board. A-9.13 to A-9.22: decks, markers, numbers, Objectives, draft, equipment and the blue Corpse.
    """

    id = "investigation"
    players = (1, 5)
    intruder_player_allowed = False
    species = ("intruders",)
    modules = ("aftermath_characters", "traits", "aftermath_rooms", "turrets")
    boards = ("standard",)
    start_room = MAIN_TILE
    tracks = TRACKS
    annex = "shuttle"
    set_up_steps = (
        "lay_rooms", "dock_shuttle", "lay_exploration_tokens", "lay_second_tokens", "lay_course_pods_engines",
        "lay_intruder_board", "shuffle_decks", "number_players", "deal_objectives", "draft", "equip_crew", "fill_bag",
        "no_alert_yet", "begin_round",
    )  # fmt: skip

    def at_the_table(self, players: int) -> Mode:
        return ALONE if players == 1 else self

    def board(self, board: Board) -> Board:
        """A-9.1: the ship with the shuttle docked to it."""
        return docked(board)

    def pods_for(self, players: int) -> int:
        """A-9.8: fewer Pods than in the base game."""
        return PODS[players]

    def bag_at_start(self, tokens: dict[str, int]) -> dict[str, int]:
        """A-9.11: a second Creeper and a Breeder are in the bag from the start."""
        return BAG

    def may_be_drafted(self, g: State, character: str) -> bool:
        """A-2.5: the table may leave a colour only its character of this expansion."""
        if not g.rules.options.investigation_aftermath_only:
            return True
        colour = g.rules.characters[character].colour
        return bool(g.rules.roles[colour][-1] == character)

    def alert_icon(self, g: State) -> None:
        """A-7.8: the next alert and a marker on space 5, unless one is running."""
        if running(g) is None and draw_alert(g):
            g.ext["shuttle"] = 0

    def alert_closed(self, g: State) -> None:
        g.ext["shuttle"] = NO_MARKER

    def doomed(self, g: State, p: Seat) -> str | None:
        """A-7.8, A-9.31: an alert still open at the end kills everybody but those in launched Pods."""
        if p.status == HIBERNATING and not g.rules.options.alert_failure_kills_hibernated:
            return None
        return "alert" if running(g) is not None and p.status not in (DEAD, LAUNCHED) else None


class AloneInvestigation(Investigation):
    """One player: as the solo game (R-22.2), two shared Objectives and halved Item counters."""

    items_halved = True
    objective_decks = ("shared", "shared")

    @property
    def voices(self) -> tuple[str, ...]:
        return (self.id, "solo")


ALONE = AloneInvestigation()


@step
def no_alert_yet(g: State) -> None:
    """A-7.8: alerts wait for an icon."""
    g.ext["alert"] = None
    g.ext["shuttle"] = NO_MARKER


@step
def alert_time(g: State) -> None:
    """A-7.8, A-9.30, steps 4 and 4b: the marker moves; on the red space the alert must be resolved."""
    check_state(g)
    forget_halves(g)
    if marker(g) == NO_MARKER:
        return
    move_marker(g)
    if space(g) == 0:
        raise EndOfGame("alert")


def with_alerts(player: list[str], event: list[str], end_of_turn: list[str]) -> None:
    event.insert(event.index("advance_time") + 1, "alert_time")


CHANGES = {
    "A-1.6": ("option-intruder_player",),
    "A-7.8": ("room-hibernatorium", "term-hibernation"),
    "A-9.6": ("term-exploration",),
    "A-9.11": ("term-bag",),
    "A-9.12": ("option-hatching_effect", "option-malfunction_event_target", "option-pod_ejection_riders"),
    "A-9.30": ("term-event_phase",),
    "A-9.31": ("term-hyperspace_jump",),
}
"""What this mode makes untrue in the words of the base game."""

MODULE = Module(
    "investigation",
    removes={
        "exploration": LEFT_IN_THE_BOX,
        "events": tuple(e.id for e in EVENTS if e.id not in BASE_EVENTS),
    },
    phases=with_alerts,
    options=(
        Option("investigation_aftermath_only", False, (True, False), "A-2.5"),
        Option("alert_failure_kills_hibernated", True, (True, False), "A-7.8"),
    ),
    changes=CHANGES,
    terms=("investigation",),
)
MODULES = (shuttle.MODULE, tokens.MODULE, alerts.MODULE, MODULE, events.MODULE)
