"""Carnomorph Event cards (C-14.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.machine import step
from ...rules.components import Event
from ...rules.contamination import infected
from ...rules.decks import draw_aside
from ...rules.doors import close_doors
from ...rules.encounter import miniatures_left, place
from ...rules.injury import withdraw
from ...rules.intruder_movement import arrive, idle_figures, move_towards
from ...rules.markers import (
    ItemsBurnt,
    NoiseAll,
    fire_spread_from,
    place_fire,
    place_malfunction,
    place_noise,
    remove_fire,
)
from ...rules.movement import gain_slime
from ...rules.self_destruct import start
from ...rules.shelter import attached_pods, remove_pod
from ...rules.ship import characters_in, fights, in_order, objects_in, slot_of, tile
from ...rules.state import ABOARD, DESTROYED
from .carnomorphs import food_rooms
from .log_events import RampantScan
from .mutation import gain_marker

if TYPE_CHECKING:
    from ...rules.state import Seat, State

M, S, F, B = "metagorger", "shambler", "fleshbeast", "butcher"


def rooms(g: State) -> range:
    return range(1, len(g.tiles))


def standing(g: State) -> list[Seat]:
    return [p for p in in_order(g) if p.status == ABOARD]


def rampant_mutation(g: State) -> None:
    g.push_in_order(("rampant_scan", (p.index,)) for p in in_order(g))


@step
def rampant_scan(g: State, seat: int) -> None:
    """Four cards are drawn and scanned; an infected one gives a marker; the cards are discarded."""
    p = g.seats[seat]
    if not p.active:
        return
    drawn = draw_aside(g, p, 4)
    sick = any(not g.rules.is_action(c) and infected(g, c) for c in drawn)
    g.emit(RampantScan(seat=seat, cards=tuple(g.rules.face(c) for c in drawn), infected=sick))
    if sick:
        gain_marker(g, p)


def reawakening(g: State) -> None:
    g.push_in_order(("reawaken", (room,)) for room in rooms(g) if (room, "carcass") in g.floor)


@step
def reawaken(g: State, room: int) -> None:
    """A Carcass becomes a Shambler, which attacks at once if somebody is there."""
    if (room, "carcass") not in g.floor or miniatures_left(g, S) <= 0:
        return
    g.floor.remove((room, "carcass"))
    if characters_in(g, room):
        g.push("attack_someone", g.next_figure)
    place(g, S, room)


def lurking(g: State) -> None:
    for f in idle_figures(g, (S, F, B)):
        withdraw(g, f)


def stalking(g: State) -> None:
    move_towards(g, idle_figures(g, (S, F, B)), {p.room for p in g.seats if p.room})


def airlock_glitch(g: State) -> None:
    """The Airlock procedure starts in the highest yellow Room; it resolves at the end of the next Player Phase."""
    yellow = [r for r in rooms(g) if g.explored[r] and tile(g, r).colour == "yellow"]
    if not yellow or g.airlock:
        return
    room = max(yellow)
    corridors = g.rules.board.corridors_of[room]
    if all(g.doors[c] != DESTROYED for c in corridors):
        g.push("airlock_armed", room)
        close_doors(g, g.first_player, corridors)


def generator_overload(g: State) -> None:
    if sum(g.malfunction) >= 3:
        start(g)


def marked_prey(g: State) -> None:
    for p in standing(g):
        if p.room in food_rooms(g) or objects_in(g, p.room):
            gain_slime(g, p)


def hatches_jam(g: State) -> None:
    for id in ("evacuation_a", "evacuation_b"):
        room = slot_of(g, id)
        if room:
            place_malfunction(g, room)


def quarantine(g: State) -> None:
    slimed = sorted({p.room for p in standing(g) if p.slime})
    corridors = dict.fromkeys(c for room in slimed for c in g.rules.board.corridors_of[room])
    close_doors(g, g.first_player, corridors)


def growl(g: State) -> None:
    for room in sorted({f.room for f in g.figures}):
        for corridor in g.rules.board.corridors_of[room]:
            place_noise(g, corridor)
        g.emit(NoiseAll(room=room))


def scavenging_biomatter(g: State) -> None:
    move_towards(g, idle_figures(g, (M, S, F)), set(food_rooms(g)))


def structural_weakness(g: State) -> None:
    for room in rooms(g):
        if g.explored[room] and tile(g, room).colour == "white":
            place_malfunction(g, room)


def protocol_failure(g: State) -> None:
    pods = attached_pods(g, "B")
    if pods:
        remove_pod(g, max(pods))


def chemical_fire(g: State) -> None:
    burning = [r for r in rooms(g) if g.fire[r]]
    if not burning:
        return
    room = max(burning)
    place_malfunction(g, room)
    remove_fire(g, room)
    for other in fire_spread_from(g, [room]):
        place_fire(g, other)


def ammunition_meltdown(g: State) -> None:
    red = [r for r in rooms(g) if g.explored[r] and tile(g, r).colour == "red"]
    if not red:
        return
    room = min(red)
    if g.counters[room] > 0:
        g.counters[room] = 0
        g.emit(ItemsBurnt(room=room))
    place_fire(g, room)
    for other in fire_spread_from(g, [room]):
        place_fire(g, other)


def beast_on_the_prowl(g: State) -> None:
    slimed = [p for p in standing(g) if p.slime]
    butcher = next((f for f in g.figures if f.kind == B), None)
    if butcher is None:
        g.push_in_order(("noise_roll", (p.index,)) for p in slimed)
    elif not fights(g, butcher) and slimed:
        arrive(g, butcher, slimed[0].room)


EVENTS = (
    Event("ca_evt_01", 1, (M, S), rampant_mutation),
    Event("ca_evt_02", 2, (S, F), rampant_mutation),
    Event("ca_evt_03", 3, (S, B), reawakening),
    Event("ca_evt_04", 1, (M, B), reawakening),
    Event("ca_evt_05", 3, (M, S, B), lurking),
    Event("ca_evt_06", 4, (S, F, B), lurking),
    Event("ca_evt_07", 3, (M, F), stalking),
    Event("ca_evt_08", 4, (M, B), stalking),
    Event("ca_evt_09", 2, (M, S, F, B), airlock_glitch),
    Event("ca_evt_10", 2, (S, F), generator_overload, end="remove"),
    Event("ca_evt_11", 1, (S, F, B), marked_prey),
    Event("ca_evt_12", 4, (M, S, F, B), hatches_jam),
    Event("ca_evt_13", 1, (M, S, F), quarantine),
    Event("ca_evt_14", 3, (S, F, B), growl),
    Event("ca_evt_15", 2, (B,), scavenging_biomatter),
    Event("ca_evt_16", 4, (S, F), structural_weakness, end="remove"),
    Event("ca_evt_17", 3, (S, F), protocol_failure, end="remove"),
    Event("ca_evt_18", 2, (S, F, B), chemical_fire, end="shuffle"),
    Event("ca_evt_19", 1, (S, F), ammunition_meltdown, end="remove"),
    Event("ca_evt_20", 4, (S,), beast_on_the_prowl),
)
