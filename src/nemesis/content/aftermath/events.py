"""The ten Event cards of the shuttle's story (A-18). All but their number is designed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.machine import step
from ...engine.ruleset import Module
from ...rules.bag import add_token
from ...rules.components import DESIGNED, Event
from ...rules.doors import destroy_door
from ...rules.eggs import egg_gone
from ...rules.encounter import miniatures_left, place
from ...rules.markers import (
    can_malfunction,
    fire_spread_from,
    noise_everywhere,
    place_fire,
    place_malfunction,
    place_noise,
)
from ...rules.movement import gain_slime
from ...rules.ship import figures_in, is_corpse, objects_in, slot_of, tile
from ...rules.state import CLOSED
from ..base.events import A, B, C, Q, burning, noise_in_technical_corridors, rooms, standing
from .log_events import ShellSplit, ShuttleRattles
from .shuttle import SHUTTLE
from .tokens import slimed_rooms
from .turrets import shuffle_turrets

if TYPE_CHECKING:
    from ...rules.state import State

ALERT_ICON = "alert_icon"


@step
def alert_icon(g: State) -> None:
    """The last thing that an Event card with the icon does: what the mode makes of it (A-7.8, A-8.21)."""
    g.rules.mode.alert_icon(g)


def power_surge(g: State) -> None:
    """The lowest-numbered explored Computer Room that can still break, on either board (A-4.5)."""
    for room in rooms(g):
        if can_malfunction(g, room) and tile(g, room).computer:
            place_malfunction(g, room)
            return


def hull_stress(g: State) -> None:
    for corridor in sorted({c for f in g.figures for c in g.rules.board.corridors_of[f.room]}):
        if g.doors[corridor] == CLOSED:
            destroy_door(g, corridor)


def slime_flow(g: State) -> None:
    """An Egg lying there, carried by anybody there, or still in the Nest."""
    for p in standing(g):
        egg = "egg" in objects_in(g, p.room) or (g.tiles[p.room] == "nest" and g.eggs > 0)
        if p.room in slimed_rooms(g) or egg or figures_in(g, p.room):
            gain_slime(g, p)


def split_shells(g: State) -> None:
    """An Egg on the floor becomes a Larva where no Intruder watches over it; those of the Nest board do not."""
    for room in rooms(g):
        if (room, "egg") in g.floor and not figures_in(g, room) and miniatures_left(g, "larva") > 0:
            g.floor.remove((room, "egg"))
            egg_gone(g)
            g.emit(ShellSplit(room=room))
            place(g, "larva", room)


def rogue_turrets(g: State) -> None:
    """Every targeting pile is shuffled; with no turret aboard the shuttle rattles instead."""
    if shuffle_turrets(g):
        return
    for corridor in sorted({c for room in SHUTTLE for c in g.rules.board.corridors_of[room]}):
        place_noise(g, corridor)
    g.emit(ShuttleRattles())


def scavengers(g: State) -> None:
    for room in sorted({r for r, thing in g.floor if thing == "carcass" or is_corpse(thing)}):
        noise_everywhere(g, room)


def backdraft(g: State) -> None:
    fires = burning(g)
    for room in fire_spread_from(g, fires) if fires else [slot_of(g, "hibernatorium")]:
        place_fire(g, room)


def docking_clamps(g: State) -> None:
    """The next player phase: see `shuttle.crossing_price`."""
    g.ext["clamped"] = g.round + 1


def pack_call(g: State) -> None:
    """An Adult joins the bag, a Larva if no Adult is left; anyone carrying an Egg is heard."""
    kinds = [g.rules.types[t].kind for t in g.pool]
    add_token(g, "adult" if "adult" in kinds else "larva")
    g.push_in_order(("noise_roll", (p.index,)) for p in standing(g) if "egg" in p.hands)


EVENTS = (
    Event("aev_power_surge", 1, (C, A), power_surge, icon=ALERT_ICON, provenance=DESIGNED),
    Event("aev_hull_stress", 2, (A, B, Q), hull_stress, provenance=DESIGNED),
    Event("aev_vent_breach", 3, (A, B), noise_in_technical_corridors, icon=ALERT_ICON, provenance=DESIGNED),
    Event("aev_slime_flow", 4, (C, A), slime_flow, provenance=DESIGNED),
    Event("aev_hatchings", 1, (B, Q), split_shells, icon=ALERT_ICON, provenance=DESIGNED),
    Event("aev_rogue_turrets", 2, (C, A, B), rogue_turrets, provenance=DESIGNED),
    Event("aev_scavengers", 3, (A, Q), scavengers, provenance=DESIGNED),
    Event("aev_backdraft", 4, (A, B, Q), backdraft, icon=ALERT_ICON, provenance=DESIGNED),
    Event("aev_docking_clamps", 1, (C, B), docking_clamps, icon=ALERT_ICON, provenance=DESIGNED),
    Event("aev_pack_call", 3, (C, B, Q), pack_call, provenance=DESIGNED),
)

MODULE = Module("shuttle_events", components={"events": EVENTS})
