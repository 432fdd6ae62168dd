"""The Epilogue: five rounds aboard the ship that an earlier game left behind (A-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.machine import EndOfGame, step
from ...engine.ruleset import Module, Option
from ...rules.modes import Inheritance, Mode
from ...rules.rounds import everyone_rolls_noise
from ...rules.self_destruct import SKULL
from ...rules.self_destruct import advance as advance_self_destruct
from . import alerts, events, missions, shuttle, tokens
from .alerts import check_state, draw_alert, forget_halves, running
from .ships import check_end, check_fit, check_ship, left_behind
from .shuttle import LAST_SPACE, MAIN_TILE, TRACKS, YELLOW_SPACES, docked, marker, move_marker, space

if TYPE_CHECKING:
    from ...rules.ship import Board
    from ...rules.state import State

SECOND_ALERT = 3
"""The space on which the second alert is revealed (A-7.7)."""


class Epilogue(Mode):
    """A-8: personal missions, two alerts, no Objectives and no bag development.

    A-8.9 to A-8.14: numbers, draft and equipment as in the base game, then the missions. A-8.20: a mission lies where
    an Objective would, so that whatever looks at Objectives shows it; nothing is chosen at the first Encounter, and the
    Time marker of the ship never moves, so the chambers stay closed.
    """

    id = "epilogue"
    players = (1, 5)
    intruder_player_allowed = False
    species = ("intruders",)
    modules = ("aftermath_characters", "traits", "aftermath_rooms", "turrets")
    objective_decks = ("mission",)
    inheritance = Inheritance(check_end, left_behind, check_ship, check_fit)
    blue_corpse = False
    start_room = MAIN_TILE
    tracks = TRACKS
    annex = "shuttle"
    ending = "epilogue_checks"
    set_up_steps = (
        "shuffle_decks", "inherit_ship", "lay_second_tokens", "dock_shuttle", "number_players", "draft", "equip_crew",
        "deal_objectives", "open_alerts", "begin_round",
    )  # fmt: skip

    def board(self, board: Board) -> Board:
        return docked(board)

    def may_be_drafted(self, g: State, character: str) -> bool:
        """A-1.4, A-2.3: nobody of the game before."""
        return character not in g.ext.get("used_characters", ())

    def alert_icon(self, g: State) -> None:
        """A-8.21: every player not in Combat makes a Noise roll, in order."""
        everyone_rolls_noise(g)

    def alert_closed(self, g: State) -> None:
        """The Time marker goes on by itself; the next alert waits for its space (A-7.7)."""

    def deserted(self, g: State) -> None:
        """A-8.23: everybody is dead or gone; no jump, no explosion."""
        raise EndOfGame("deserted")


@step
def open_alerts(g: State) -> None:
    """A-8.15 to A-8.17: the first alert face up, the Lucrative Offer beside the board, the marker on green."""
    g.ext["shuttle"] = 0
    g.ext["offer"] = missions.NOBODY
    g.ext["alert"] = None
    draw_alert(g)


@step
def shuttle_time(g: State) -> None:
    """A-8.21, step 4: both markers move; A-8.23: Self-Destruct takes the docked shuttle along."""
    g.phase = "event"
    move_marker(g)
    advance_self_destruct(g)
    if g.self_destruct >= SKULL:
        raise EndOfGame("destroyed")


@step
def check_alert(g: State) -> None:
    """A-7.7, A-8.21, step 4b: on the yellow spaces the alert must be resolved; on 3 the second one appears."""
    check_state(g)
    forget_halves(g)
    if space(g) not in YELLOW_SPACES:
        return
    if running(g) is not None:
        raise EndOfGame("alert")
    if space(g) == SECOND_ALERT:
        draw_alert(g)


@step
def shuttle_leaves(g: State) -> None:
    """A-8.22: after the whole event phase of the fifth round the shuttle leaves."""
    if marker(g) >= LAST_SPACE:
        raise EndOfGame("departure")


def five_rounds(player: list[str], event: list[str], end_of_turn: list[str]) -> None:
    """A-8.21: the shuttle's track instead of the ship's, no bag development, and then the shuttle may leave."""
    event[event.index("advance_time")] = "shuttle_time"
    event.insert(event.index("shuttle_time") + 1, "check_alert")
    event.remove("bag_development")
    event.append("shuttle_leaves")


CHANGES = {
    "A-3.6": ("item-energy_cell",),
    "A-8.1": ("term-bag",),
    "A-8.2": ("object-blue_corpse", "term-corpse"),
    "A-8.3": (
        "ask-study", "client-weaknesses", "item-lab_equipment", "room-laboratory", "term-nest", "term-weakness",
        "web-table-weaknesses", "why_not-nothing_to_study",
    ),
    "A-8.4": (
        "option-eclosion_scan", "option-hatching_effect", "option-malfunction_event_target",
        "option-pod_ejection_riders",
    ),
    "A-8.5": ("term-exploration",),
    "A-8.17": ("term-round", "term-time_track"),
    "A-8.20": (
        "ask-whose_objectives", "item-comms_key", "item-ship_log", "log-objectives_dealt",
        "log-objectives_dealt-hidden", "option-intruder_player", "option-mars_spares", "part-look_objectives",
        "room-hibernatorium", "term-first_encounter", "term-hibernation", "term-objective", "term-signal",
        "why_not-chambers_closed", "why_not-no_secret_objective_near", "why_not-nobody_to_look_at",
    ),
    "A-8.21": ("option-eggs_after_nest", "term-bag_development", "term-event_phase", "term-self_destruct"),
    "A-8.22": (
        "engine_state-damaged", "engine_state-working", "place-deep_space", "place-earth", "place-mars", "place-venus",
        "term-coordinates", "term-destination", "term-engine", "term-hyperspace_jump", "term-pod",
    ),
}  # fmt: skip
"""What this mode makes untrue in the words of the base game."""

MODULE = Module(
    "epilogue",
    replaces=("events",),
    phases=five_rounds,
    options=(
        Option("epilogue_keep_floor_objects", True, (True, False), "A-8.2"),
        Option("solo_epilogue_as_two", True, (True, False), "A-1.5"),
        Option("alert_failure_spares_pods", False, (True, False), "A-7.7"),
    ),
    changes=CHANGES,
    terms=("epilogue",),
)
MODULES = (shuttle.MODULE, tokens.MODULE, alerts.MODULE, missions.MODULE, MODULE, events.MODULE)
"""In this order: the base events leave before those of the shuttle come (A-8.4)."""
