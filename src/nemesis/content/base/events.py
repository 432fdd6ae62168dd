"""Event cards (R-28.1). Each effect runs after the Intruders' movement (R-4.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.machine import step
from ...rules.bag import add_token
from ...rules.components import Event
from ...rules.contamination import infected
from ...rules.decks import draw_aside
from ...rules.doors import open_door
from ...rules.eggs import egg_gone, take_from_nest
from ...rules.injury import withdraw
from ...rules.intruder_movement import idle_figures, move_towards
from ...rules.markers import (
    ItemsBurnt,
    Noise,
    can_malfunction,
    fire_spread_from,
    noise_everywhere,
    place_fire,
    place_malfunction,
    spread_fire,
)
from ...rules.self_destruct import start
from ...rules.shelter import attached_pods, remove_pod
from ...rules.ship import explored_slot_of, fights, in_order, slot_of, tile
from ...rules.state import ABOARD
from .intruders import LarvaOnBoard, birth, settle_larva
from .log_events import EclosionScan, EggHatched

if TYPE_CHECKING:
    from ...rules.state import Seat, State


def rooms(g: State) -> range:
    return range(1, len(g.tiles))


def standing(g: State) -> list[Seat]:
    """Characters in a Room, in order: a Pod shelters from Events (R-18.13)."""
    return [p for p in in_order(g) if p.status == ABOARD]


def malfunction_in(g: State, chosen: list[int]) -> None:
    """R-17.4: in Room order until the supply fails."""
    for room in sorted(chosen):
        place_malfunction(g, room)


def egg_protection(g: State) -> None:
    nest = explored_slot_of(g, "nest")
    g.push_in_order(("encounter", (p.index,)) for p in standing(g) if (nest and p.room == nest) or "egg" in p.hands)


def hatching(g: State) -> None:
    """K-25, R-17.36: an Egg is gone; those in the Nest without an Action card in hand are infested."""
    if g.eggs:
        take_from_nest(g)
        egg_gone(g)
        g.emit(EggHatched(eggs=g.eggs))
    nest = explored_slot_of(g, "nest")
    victims = [
        p for p in (standing(g) if nest else [])
        if p.room == nest and not any(g.rules.is_action(c) for c in p.hand)
    ]  # fmt: skip
    for p in victims:
        if g.rules.options.hatching_effect == "infest":
            settle_larva(g, p)
        else:
            g.rules.species.infected(g, p)
    if not victims:
        add_token(g, "larva")


def regeneration(g: State) -> None:
    for f in g.figures:
        f.injuries = max(0, f.injuries - 2)


def damage(g: State) -> None:
    malfunction_in(g, list({f.room for f in g.figures if f.kind in ("adult", "breeder", "queen")}))


def lurking(g: State) -> None:
    for f in [f for f in g.figures if not fights(g, f)]:
        withdraw(g, f)


def eclosion(g: State) -> None:
    """K-26: Larva carriers die, then everybody draws four cards and scans."""
    g.push_in_order(
        [("eclosion_death", (p.index,)) for p in in_order(g) if p.larva]
        + [("eclosion_scan", (p.index,)) for p in in_order(g)]
    )


@step
def eclosion_death(g: State, seat: int) -> None:
    p = g.seats[seat]
    if p.active and p.larva:
        birth(g, p)


@step
def eclosion_scan(g: State, seat: int) -> None:
    """What a scan finds is its owner's to know (R-16.3); a Larva on the board tells it to everybody."""
    p = g.seats[seat]
    if not p.active:
        return
    drawn = draw_aside(g, p, 4)
    scanned = drawn if g.rules.options.eclosion_scan == "drawn" else p.hand + drawn
    sick = [c for c in scanned if not g.rules.is_action(c) and infected(g, c)]
    faces = tuple(g.rules.face(c) for c in drawn)
    g.emit(EclosionScan(seat=seat, cards=faces, infected=bool(sick)))
    p.known_infected = [c for c in p.hand if c in sick or c in p.known_infected]
    if sick and not p.larva:
        p.larva = True
        g.emit(LarvaOnBoard(seat=seat))


def noise_in_technical_corridors(g: State) -> None:
    """On the alternative side each technical space is looked at by itself."""
    rolling = []
    for space, marked in enumerate(g.vents):
        if not marked:
            g.vents[space] = True
            g.emit(Noise(seat=-1, exit=-1 - space, room=0))
        else:
            rolling += [p.index for p in standing(g) if g.rules.board.space_of.get(p.room) == space]
    g.push_in_order(("noise_roll", (seat,)) for seat in rolling)


def nest_event(g: State) -> None:
    nest = explored_slot_of(g, "nest")
    if nest:
        noise_everywhere(g, nest)


def flammable_compounds(g: State) -> None:
    room = slot_of(g, "hibernatorium")
    if not g.fire[room]:
        place_fire(g, room)
    else:
        for other in fire_spread_from(g, [room]):
            place_fire(g, other)


def bulkheads_open(g: State) -> None:
    for corridor in range(len(g.doors)):
        open_door(g, corridor)


def hunt(g: State) -> None:
    """All at the same time: a Door that one of them breaks stops the others too (R-9.7)."""
    move_towards(g, idle_figures(g, ("adult",)), {p.room for p in g.seats if p.room})


def scent_of_prey(g: State) -> None:
    for room in sorted({p.room for p in standing(g) if p.slime}):
        noise_everywhere(g, room)


def malfunction_event(g: State) -> None:
    if g.rules.options.malfunction_event_target == "lowest":
        place_malfunction(g, next(r for r in rooms(g) if g.explored[r]))
    else:
        for room in rooms(g):
            if can_malfunction(g, room):
                place_malfunction(g, room)
                return


def burning(g: State) -> list[int]:
    return [r for r in rooms(g) if g.fire[r]]


def consuming_fire(g: State) -> None:
    for room in burning(g):
        if g.counters[room] > 0:
            g.counters[room] = 0
            g.emit(ItemsBurnt(room=room))
    spread_fire(g)


def damaging_fire(g: State) -> None:
    malfunction_in(g, burning(g))
    spread_fire(g)


def coolant_leak(g: State) -> None:
    room = slot_of(g, "generator")
    if room and g.malfunction[room]:
        start(g)


def life_support_failure(g: State) -> None:
    malfunction_in(g, [r for r in rooms(g) if g.explored[r] and tile(g, r).colour == "green"])


def pod_ejection(g: State) -> None:
    pods = attached_pods(g)
    if pods:
        remove_pod(g, min(pods))


def short_circuit(g: State) -> None:
    malfunction_in(g, [r for r in rooms(g) if g.explored[r] and tile(g, r).colour == "yellow" and tile(g, r).computer])


C, A, B, Q = "creeper", "adult", "breeder", "queen"

EVENTS = (
    Event("egg_protection", 2, (B, Q), egg_protection),
    Event("hatching", 3, (A, B), hatching),
    Event("regeneration", 1, (B, Q), regeneration),
    Event("damage", 2, (C, A), damage),
    Event("lurking", 4, (C, A), lurking),
    Event("eclosion", 1, (C, B, Q), eclosion),
    Event("noise_tech", 4, (A, B), noise_in_technical_corridors),
    Event("nest_event", 3, (C, B, Q), nest_event),
    Event("flammable_compounds", 4, (B, Q), flammable_compounds),
    Event("bulkheads_open", 1, (A, B), bulkheads_open),
    Event("hunt_3", 3, (B, Q), hunt),
    Event("hunt_2", 2, (C, B, Q), hunt),
    Event("scent_of_prey", 3, (C, A), scent_of_prey),
    Event("malfunction_event", 2, (A, B), malfunction_event, end="shuffle"),
    Event("consuming_fire", 4, (C, B, Q), consuming_fire),
    Event("damaging_fire", 1, (C, A), damaging_fire),
    Event("coolant_leak", 1, (A, B, Q), coolant_leak, end="remove"),
    Event("life_support_failure", 2, (A, B, Q), life_support_failure, end="remove"),
    Event("pod_ejection", 3, (A, B, Q), pod_ejection, end="remove"),
    Event("short_circuit", 4, (A, B, Q), short_circuit, end="remove"),
)
