"""Void Seeder Event cards (V-12.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.machine import step
from ...rules.components import Event
from ...rules.contamination import contaminate, in_hand, infected
from ...rules.decks import draw, draw_actions
from ...rules.encounter import place
from ...rules.intruder_movement import idle_figures, move_towards
from ...rules.markers import Noise, can_malfunction, fire_spread_from, noisy, place_fire, place_malfunction, place_noise
from ...rules.rounds import HAND_SIZE
from ...rules.self_destruct import start
from ...rules.shelter import attached_pods, remove_pod
from ...rules.ship import characters_in, in_combat, in_order, slot_of, tile
from ...rules.state import ABOARD
from ...rules.turns import discard_cards
from .figures import SEEDERS
from .insanity import go_mad, level
from .log_events import TerrorScan, Whispers
from .void_seeders import available

if TYPE_CHECKING:
    from ...rules.state import Seat, State

L, W, S, D = "lurker", "whisperer", "stalker", "despoiler"


def rooms(g: State) -> range:
    return range(1, len(g.tiles))


def standing(g: State) -> list[Seat]:
    return [p for p in in_order(g) if p.status == ABOARD]


def everyone_panics(g: State, seats: list[Seat]) -> None:
    g.push_in_order(("panic", (p.index,)) for p in seats)


def terror(g: State) -> None:
    g.push_in_order(("terror_scan", (p.index,)) for p in in_order(g))


@step
def terror_scan(g: State, seat: int) -> None:
    """Draw to five, scan the hand; an infected card: level 5; then the whole hand is discarded."""
    p = g.seats[seat]
    if not p.active:
        return
    draw_actions(g, p, HAND_SIZE - len(p.hand))
    sick = any(infected(g, c) for c in in_hand(g, p))
    g.info += 1
    g.emit(TerrorScan(seat=seat, infected=sick))
    if sick:
        g.rules.species.infected(g, p)
    discard_cards(g, p, list(p.hand))


def hunt(g: State) -> None:
    move_towards(g, idle_figures(g, SEEDERS), {p.room for p in g.seats if p.room})


def tendrils(g: State) -> None:
    for p in standing(g):
        if p.room in g.rules.board.space_of:
            go_mad(g, p)


def computer_rooms(g: State) -> list[int]:
    return [r for r in rooms(g) if g.explored[r] and tile(g, r).computer]


def computer_failure(g: State) -> None:
    if any(g.malfunction[r] for r in computer_rooms(g)):
        for room in computer_rooms(g):
            place_malfunction(g, room)


def monophobia(g: State) -> None:
    everyone_panics(g, [p for p in standing(g) if len(characters_in(g, p.room)) == 1 and not in_combat(g, p)])


def neurosis(g: State) -> None:
    lairs = {f.room for f in g.figures if f.kind == "lair"}
    near = lairs | {r for room in lairs for _, r in g.rules.board.links[room]}
    everyone_panics(g, [p for p in standing(g) if p.room in near])


def agoraphobia(g: State) -> None:
    crowded = [r for r in rooms(g) if len(characters_in(g, r)) >= 2]
    if crowded:
        kind = available(g, D)
        if kind is not None:
            place(g, kind, crowded[0])


def pod_ejection(g: State) -> None:
    pods = attached_pods(g)
    if pods:
        remove_pod(g, max(pods))


def burning(g: State) -> list[int]:
    return [r for r in rooms(g) if g.fire[r]]


def fire_wave(g: State) -> None:
    if burning(g):
        for room in fire_spread_from(g, burning(g)[:1]):
            place_fire(g, room)


def generator_overheat(g: State) -> None:
    room = slot_of(g, "generator")
    if not room:
        return
    if g.malfunction[room]:
        place_fire(g, room)
        for other in fire_spread_from(g, burning(g)):
            place_fire(g, other)
    else:
        place_malfunction(g, room)


def whispers(g: State) -> None:
    """Another Event card gives a number: Noise in those exits of every Room with a character, or an Encounter."""
    card = draw(g, "event")
    if card is None:
        return
    g.discards["event"].append(card)
    number = g.rules.types[card].number
    g.emit(Whispers(number=number))
    occupied = sorted({p.room for p in standing(g)})
    g.push_in_order(("whisper", (room, g.rules.board.exits[room][number])) for room in first_uses(g, occupied, number))


def first_uses(g: State, occupied: list[int], number: int) -> list[int]:
    """A Corridor that joins two such Rooms counts once."""
    seen: set[int] = set()
    chosen = []
    for room in occupied:
        exit = g.rules.board.exits[room][number]
        if exit not in seen:
            seen.add(exit)
            chosen.append(room)
    return chosen


@step
def whisper(g: State, room: int, exit: int) -> None:
    here = [p for p in in_order(g) if p.room == room]
    if noisy(g, exit):
        if here:
            g.push("encounter", here[0].index)
    else:
        place_noise(g, exit)
        g.emit(Noise(seat=-1, exit=exit, room=room))


def fear(g: State) -> None:
    for p in in_order(g):
        if level(p) > len(p.hand):
            contaminate(g, p)


def fuel_explosion(g: State) -> None:
    for id in ("engine_3", "engine_2", "engine_1"):
        place_fire(g, slot_of(g, id))


def ai_failure(g: State) -> None:
    broken = sum(1 for r in computer_rooms(g) if g.malfunction[r])
    if broken >= 2:
        start(g)
        return
    for room in computer_rooms(g):
        if can_malfunction(g, room):
            place_malfunction(g, room)
            return


EVENTS = (
    Event("vs_evt_01", 1, (L, S, D), terror),
    Event("vs_evt_02", 1, (S, D), hunt),
    Event("vs_evt_03", 1, (W, S), tendrils),
    Event("vs_evt_04", 2, (W, S, D), computer_failure, end="remove"),
    Event("vs_evt_05", 4, (L, S, D), monophobia),
    Event("vs_evt_06", 2, (S, D), terror),
    Event("vs_evt_07", 4, (L, W), neurosis),
    Event("vs_evt_08", 4, (W, S), agoraphobia),
    Event("vs_evt_09", 3, (S, D), agoraphobia),
    Event("vs_evt_10", 3, (W, S, D), pod_ejection, end="remove"),
    Event("vs_evt_11", 4, (L, W), fire_wave),
    Event("vs_evt_12", 1, (W, S, D), generator_overheat, end="remove"),
    Event("vs_evt_13", 2, (L, W), whispers),
    Event("vs_evt_14", 3, (W, S), fear),
    Event("vs_evt_15", 1, (L, S, D), monophobia),
    Event("vs_evt_16", 4, (W, S, D), fuel_explosion, end="remove"),
    Event("vs_evt_17", 2, (L, S, D), terror),
    Event("vs_evt_18", 1, (L, W), ai_failure),
    Event("vs_evt_19", 3, (W, S), whispers),
    Event("vs_evt_20", 3, (L, W), fear),
)
