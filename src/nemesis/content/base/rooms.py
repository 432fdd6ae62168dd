"""Room tiles and what their actions do (R-17.8 to R-17.34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.events import Event
from ...engine.hooks import Modifier, Trigger
from ...engine.machine import Asking, asks, step
from ...engine.questions import Question, shape
from ...rules import pieces
from ...rules.attack import largest_first
from ...rules.components import Choosing, Effect, Refusal, Room
from ...rules.contamination import cleanse, in_hand, scan_hand
from ...rules.decks import shuffle_own_cards
from ...rules.doors import any_door_to_work, choose_doors_of_a_room, close_doors, work_doors_of_a_room
from ...rules.effects import DRESS_ALL, HEAL_LIGHT, HEAL_ONE, is_energy, reload_effect
from ...rules.eggs import take_from_nest
from ...rules.engines import (
    choose_course,
    look_at_all_engines,
    look_at_coordinates,
    look_at_engine_here,
    peek_tile,
    peek_token,
    set_course,
    unexplored,
    why_no_course,
)
from ...rules.injury import injure, retreat
from ...rules.items import free_slots, put_in_hand
from ...rules.markers import remove_fire
from ...rules.meanings import NAME, POD, ROOM
from ...rules.movement import gain_slime
from ...rules.search import any_deck_left, choose_any_deck, look_through
from ...rules.self_destruct import start_or_stop, why_no_start_or_stop
from ...rules.shelter import (
    NO_POD_TO_FLIP,
    attached_pods,
    flip_lock,
    try_to_board,
    try_to_hibernate,
    why_no_boarding,
    why_no_hibernation,
)
from ...rules.ship import figure, figures_in, fold, tile
from ...rules.state import ABOARD, CLOSED, DESTROYED
from ...rules.telling import RoomNumber, SeatNumber
from ...rules.wounds import heal_light, light_healable

if TYPE_CHECKING:
    from ...rules.state import Figure, Seat, State


# -- events ------------------------------------------------------------------------------------------


class Signal(Event, term="signal", sound="good", motion=pieces.seat(signal=True)):
    """A character sends a Signal."""

    seat: SeatNumber


class SlimeOff(Event, term="slime", motion=pieces.seat(slime=False)):
    """A character loses the Slime marker."""

    seat: SeatNumber


class AirlockArmed(Event, term="airlock", sound="door"):
    """The airlock procedure starts."""

    room: RoomNumber


CANTEEN, SHOWER = "canteen", "shower_room"
SIGNAL_SENT = Refusal("signal_already_sent", "R-17.9")
NO_EGG_LEFT = Refusal("no_egg_left", "R-17.20")
NOTHING_TO_STUDY = Refusal("nothing_to_study", "R-17.28")
NOTHING_UNEXPLORED = Refusal("nothing_unexplored", "R-17.17")
NO_FIRE_NOR_INTRUDER = Refusal("no_fire_nor_intruder", "R-17.29")
NOTHING_TO_TREAT = Refusal("nothing_to_treat", "R-5.18")
NO_AIRLOCK_TARGET = Refusal("no_airlock_target", "R-17.11")
AIRLOCK_IN_USE = Refusal("airlock_in_use", "R-17.11")

WITH_SECRETS: Modifier[set[int]] = Modifier(
    "with_secrets", "rooms", "The Rooms where a camera has something to look at."
)
PEEKED: Trigger[Seat, int] = Trigger("peeked", "seat, room", "A player has looked at the hidden things of a Room.")
POWDER_INJURIES: Modifier[int, Figure] = Modifier(
    "powder_injuries", "injuries, figure", "How many Injuries an extinguisher deals to an Intruder."
)

WHAT_TO_STUDY = Question("study", shape("slot", slot=NAME), rule="R-17.28", doc="Which kind of Object is analysed.")
PEEK = Question("peek", shape("room", room=ROOM), rule="R-17.17", doc="Which Room is looked at in secret.")
SCAN = Question("scan", "yes", "no", rule="R-16.4", doc="Whether the Contamination cards in hand are scanned.")
AIRLOCK = Question("airlock", shape("room", room=ROOM), rule="R-17.11", doc="Which Room is emptied of air.")
POD_TOGGLE = Question("pod_toggle", shape("pod", pod=POD), rule="R-17.16", doc="Which Pod is locked or unlocked.")
FIRE_CONTROL = Question(
    "fire_control", shape("room", room=ROOM), rule="R-17.29", doc="In which Room the extinguishers go off."
)


# -- signal, study, peeking ---------------------------------------------------------------------------


def send_signal(g: State, p: Seat) -> None:
    """R-17.9: personal, once."""
    p.signal = True
    g.emit(Signal(seat=p.index))


def why_no_study(g: State, p: Seat) -> Refusal | None:
    return None if g.rules.species.study_slots(g, p) else NOTHING_TO_STUDY


def choose_study(g: State, p: Seat) -> Choosing:
    """Q-29: which kind of Object to study."""
    options = [("slot", s) for s in g.rules.species.study_slots(g, p)]
    return ((yield WHAT_TO_STUDY.ask(p.index, options))[1],)


def study(g: State, p: Seat, slot: str) -> None:
    if slot in g.rules.species.study_slots(g, p):
        g.rules.species.study(g, p, slot)


STUDY = Effect("study", study, why_no_study, choose_study)


def why_no_peek(g: State, p: Seat) -> Refusal | None:
    return None if unexplored(g) else NOTHING_UNEXPLORED


def choose_unexplored(g: State, p: Seat) -> Choosing:
    """Q-26: which unexplored Room to look at."""
    options = [("room", r) for r in unexplored(g)]
    return ((yield PEEK.ask(p.index, options))[1],)


def with_secrets(g: State) -> list[int]:
    """Unexplored Rooms, and Rooms face up whose Exploration token nobody has met yet."""
    found = {r for r in range(1, len(g.tiles)) if not g.explored[r] or g.tokens[r]}
    found = fold(g, WITH_SECRETS, found)
    return sorted(found)


def why_nothing_hidden(g: State, p: Seat) -> Refusal | None:
    return None if with_secrets(g) else NOTHING_UNEXPLORED


def choose_hidden(g: State, p: Seat) -> Choosing:
    """Q-26: tile and token, or the token alone where the tile is known."""
    options = [("room", r) for r in with_secrets(g)]
    return ((yield PEEK.ask(p.index, options))[1],)


def peek_both(g: State, p: Seat, room: int) -> None:
    """Monitoring Room, Recon Drone: the tile and its token."""
    if not g.explored[room]:
        peek_tile(g, p, room)
    if g.tokens[room]:
        peek_token(g, p, room)
    for react in PEEKED.of(g):
        react(g, p, room)


PEEK_BOTH = Effect("peek", peek_both, why_nothing_hidden, choose_hidden)


# -- the Nest ----------------------------------------------------------------------------------------


def why_no_egg(g: State, p: Seat) -> Refusal | None:
    return None if g.eggs else NO_EGG_LEFT


def take_egg(g: State, p: Seat) -> None:
    """R-17.20: an Egg of the Intruder board into a Hand slot, then a Noise roll."""
    if not g.eggs:
        return
    g.push("noise_roll", p.index)
    if free_slots(g, p) > 0:
        take_from_nest(g)
        put_in_hand(g, p, "egg")
    else:
        g.push("take_in_hand", p.index, "egg", "nest")


# -- scans and surgery --------------------------------------------------------------------------------


def why_no_canteen(g: State, p: Seat) -> Refusal | None:
    return None if light_healable(g, p) or in_hand(g, p) or g.rules.species.soothed_by_rest(g, p) else NOTHING_TO_TREAT


def scan_is_all(g: State, p: Seat, tile: str) -> bool:
    """Canteen and Shower Room with nothing else to do: the scan is what is paid for (R-5.18)."""
    return (tile == CANTEEN and not light_healable(g, p)) or (tile == SHOWER and not p.slime)


def eat(g: State, p: Seat) -> None:
    """R-17.13: a Light Wound is healed, then the hand may be scanned."""
    optional = not scan_is_all(g, p, CANTEEN)
    heal_light(g, p, min(1, light_healable(g, p)))
    g.rules.species.after_care(g, p, optional)


def why_no_shower(g: State, p: Seat) -> Refusal | None:
    return None if p.slime or in_hand(g, p) or g.rules.species.soothed_by_rest(g, p) else NOTHING_TO_TREAT


def shower(g: State, p: Seat) -> None:
    """R-17.19: Slime is washed off, then the hand may be scanned."""
    optional = not scan_is_all(g, p, SHOWER)
    lose_slime(g, p)
    g.rules.species.after_care(g, p, optional)


def lose_slime(g: State, p: Seat) -> None:
    if p.slime:
        p.slime = False
        g.emit(SlimeOff(seat=p.index))


@asks
def may_scan(g: State, seat: int, optional: bool = True) -> Asking:
    """Q-20: scanning the hand is optional, unless nothing else was gained by the action (R-5.18)."""
    p = g.seats[seat]
    if not in_hand(g, p):
        return
    answer = yield SCAN.ask(seat, ["yes", "no"] if optional else ["yes"])
    if answer == "yes":
        scan_hand(g, p)


def operate(g: State, p: Seat) -> None:
    """R-17.27: everything scanned, infected cards and the Larva out, 1 Light Wound, new deck, pass."""
    cleanse(g, p)
    g.push("after_surgery", p.index)
    g.push("light_wound", p.index)


@step
def after_surgery(g: State, seat: int) -> None:
    p = g.seats[seat]
    if p.status == ABOARD:
        shuffle_own_cards(g, p)
        g.push("must_pass", seat)


# -- the ship's systems -------------------------------------------------------------------------------


def airlock_targets(g: State, p: Seat) -> list[int]:
    """R-17.11: another explored yellow Room none of whose Doors is destroyed."""
    board = g.rules.board
    return [
        room for room in range(1, len(g.tiles))
        if g.explored[room] and room != p.room and tile(g, room).colour == "yellow"
        and all(g.doors[c] != DESTROYED for c in board.corridors_of[room])
    ]  # fmt: skip


def why_no_airlock(g: State, p: Seat) -> Refusal | None:
    if g.airlock:
        return AIRLOCK_IN_USE
    return None if airlock_targets(g, p) else NO_AIRLOCK_TARGET


def choose_airlock(g: State, p: Seat) -> Choosing:
    """Q-22: which yellow Room to empty of air."""
    options = [("room", r) for r in airlock_targets(g, p)]
    return ((yield AIRLOCK.ask(p.index, options))[1],)


def start_airlock(g: State, p: Seat, room: int) -> None:
    g.push("airlock_armed", room)
    close_doors(g, p.index, g.rules.board.corridors_of[room])


@step
def airlock_armed(g: State, room: int) -> None:
    """A Door that no token was left for keeps the Room open: no decompression."""
    if all(g.doors[c] == CLOSED for c in g.rules.board.corridors_of[room]):
        g.airlock = room
        g.emit(AirlockArmed(room=room))


def why_no_pod(g: State, p: Seat) -> Refusal | None:
    return None if attached_pods(g) else NO_POD_TO_FLIP


def choose_pod(g: State, p: Seat) -> Choosing:
    """Q-25: which Pod to lock or unlock."""
    return ((yield POD_TOGGLE.ask(p.index, [("pod", n) for n in attached_pods(g)]))[1],)


def fire_control_targets(g: State) -> list[int]:
    """A Fire, or somebody who can be driven off (R-5.18)."""
    occupied = {f.room for f in g.figures if g.rules.species.moves(f)}
    return [r for r in range(1, len(g.tiles)) if g.fire[r] or r in occupied]


def why_no_fire_control(g: State, p: Seat) -> Refusal | None:
    return None if fire_control_targets(g) else NO_FIRE_NOR_INTRUDER


def choose_fire_control(g: State, p: Seat) -> Choosing:
    """Q-27: which Room with a Fire or an Intruder."""
    options = [("room", r) for r in fire_control_targets(g)]
    return ((yield FIRE_CONTROL.ask(p.index, options))[1],)


def extinguish_and_drive_off(g: State, p: Seat, room: int) -> None:
    """R-17.29, R-14.9: one Event card for each Intruder, largest first."""
    remove_fire(g, room)
    for f in largest_first(g, figures_in(g, room)):
        drive_off_with_powder(g, f.id, p)


def drive_off_with_powder(g: State, id: int, p: Seat) -> None:
    """Extinguishers: some Weakness makes them hurt first, then the retreat if none was forced (R-14.9)."""
    f = figure(g, id)
    if f is None:
        return
    outcome = injure(g, f, fold(g, POWDER_INJURIES, 0, f), p.index)
    if outcome == "lives":
        retreat(g, f)


# -- the tiles ----------------------------------------------------------------------------------------


def enter_slime(g: State, p: Seat) -> None:
    gain_slime(g, p)


LOOK_AT_ENGINE = Effect("look", look_at_engine_here)

ROOMS = (
    Room("armory", "red", effects=(reload_effect(is_energy, amount=2),)),
    Room("comms_room", "yellow", computer=True, effects=(
        Effect("signal", send_signal, lambda g, p: SIGNAL_SENT if p.signal else None),)),
    Room("emergency_room", "green", effects=(DRESS_ALL, HEAL_ONE, HEAL_LIGHT)),
    Room("evacuation_a", "white", effects=(Effect("board", try_to_board, why_no_boarding),)),
    Room("evacuation_b", "white", effects=(Effect("board", try_to_board, why_no_boarding),)),
    Room("fire_control", "yellow", computer=True, effects=(
        Effect("fire_control", extinguish_and_drive_off, why_no_fire_control, choose_fire_control),)),
    Room("generator", "yellow", computer=True, effects=(
        Effect("self_destruct", start_or_stop, why_no_start_or_stop),)),
    Room("laboratory", "green", computer=True, effects=(STUDY,)),
    Room("nest", None, effects=(Effect("take_egg", take_egg, why_no_egg),), takes_malfunction=False),
    Room("storage", "red", effects=(Effect("storage", look_through, any_deck_left, choose_any_deck),)),
    Room("surgery", "green", effects=(Effect("surgery", operate),)),
    Room("airlock_control", "yellow", slot="2", effects=(
        Effect("airlock", start_airlock, why_no_airlock, choose_airlock),)),
    Room("cabins", "white", slot="2"),
    Room("canteen", "green", slot="2", effects=(Effect("eat", eat, why_no_canteen),)),
    Room("command_center", "red", computer=True, slot="2", effects=(
        Effect("doors", work_doors_of_a_room, any_door_to_work, choose_doors_of_a_room),)),
    Room("engine_control", "yellow", computer=True, slot="2", effects=(
        Effect("look_engines", look_at_all_engines),)),
    Room("hatch_control", "white", slot="2", effects=(
        Effect("pod", lambda g, p, pod: flip_lock(g, pod), why_no_pod, choose_pod),)),
    Room("monitoring_room", "red", computer=True, slot="2", effects=(PEEK_BOTH,)),
    Room("slime_room", None, slot="2", on_enter=enter_slime, takes_malfunction=False),
    Room("shower_room", "white", slot="2", effects=(Effect("shower", shower, why_no_shower),)),
    Room("cockpit", None, slot="special", effects=(
        Effect("look_coordinates", look_at_coordinates),
        Effect("set_course", set_course, why_no_course, choose_course),)),
    Room("engine_1", None, slot="special", effects=(LOOK_AT_ENGINE,)),
    Room("engine_2", None, slot="special", effects=(LOOK_AT_ENGINE,)),
    Room("engine_3", None, slot="special", effects=(LOOK_AT_ENGINE,)),
    Room("hibernatorium", None, slot="special", effects=(
        Effect("hibernate", try_to_hibernate, why_no_hibernation),)),
)  # fmt: skip
