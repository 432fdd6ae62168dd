"""The two ways to survive: hibernation and Escape Pods (R-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..engine.events import Event
from ..engine.machine import Asking, asks, step
from ..engine.questions import Question, shape
from . import pieces
from .components import Refusal
from .meanings import POD
from .ship import figures_in, note_appearance, slot_of
from .state import ABOARD, HIBERNATING, IN_POD, LAUNCHED
from .telling import RoomNumber, SeatNumber
from .wounds import OUT_OF_PLAY

if TYPE_CHECKING:
    from .state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class HibernationFailed(Event, term="hibernation", harms="seat"):
    """An Intruder keeps a character from hibernating."""

    seat: SeatNumber


class Hibernated(Event, term="hibernation", motion=pieces.seat(status=HIBERNATING, room=0)):
    """A character goes into hibernation."""

    seat: SeatNumber


class BoardingFailed(Event, term="pod", harms="seat"):
    """An Intruder keeps a character out of a Pod."""

    seat: SeatNumber


class Boarded(Event, term="pod", pace="move", motion=pieces.seat("pod", status=IN_POD, room=0)):
    """A character takes a seat in a Pod."""

    seat: SeatNumber
    pod: int


class Launched(
    Event,
    term="pod",
    sound="launch",
    motion=pieces.seat(status=LAUNCHED, passed=True) + pieces.rows("pods", column=0, matching="pod", changes={3: True}),
):
    """A character leaves the ship in a Pod."""

    seat: SeatNumber
    pod: int


class LeftPod(Event, term="pod", pace="move", motion=pieces.seat("room", status=ABOARD, pod=0)):
    """A character gets out of a Pod."""

    seat: SeatNumber
    room: RoomNumber


class Ejected(Event, term="pod", sound="launch", pace="move", harms="seat"):
    """An Intruder drives somebody out of a Pod."""

    seat: SeatNumber
    room: RoomNumber


class PodLocked(Event, term="pod"):
    """A Pod is locked."""

    pod: int


class PodUnlocked(Event, term="pod"):
    """A Pod is unlocked."""

    pod: int


class PodsUnlocked(Event, term="pod", sound="alarm", motion=pieces.put("pods", pieces.EACH, 2, value=False)):
    """All Pods are unlocked."""


class PodLost(Event, term="pod", sound="launch"):
    """A Pod leaves for good."""

    pod: int


BLUE_FROM = 7
"""R-1.16: the first blue space is reached on the 7th move of the Time marker."""
SEATS_IN_A_POD = 2
CHAMBERS_CLOSED = Refusal("chambers_closed", "R-18.1")
NO_POD = Refusal("no_open_pod_here", "R-18.6")
NO_POD_TO_FLIP = Refusal("no_pod_left", "R-17.16")

POD_SEAT = Question("pod_seat", shape("pod", pod=POD), rule="R-18.6", doc="In which Pod one sits down.")
LAUNCH_OR_WAIT = Question(
    "launch_or_wait", "launch", "wait", rule="R-18.7", doc="Whether the Pod just boarded is launched."
)
POD_TURN = Question("pod_turn", "launch", "leave", "stay", rule="R-18.9", doc="A turn in a Pod.")


def chambers_open(g: State) -> bool:
    return g.time >= BLUE_FROM


def why_no_hibernation(g: State, p: Seat) -> Refusal | None:
    return None if chambers_open(g) else CHAMBERS_CLOSED


def try_to_hibernate(g: State, p: Seat) -> None:
    """R-18.2: a Noise roll first; with an Intruder in the Room afterwards the attempt fails."""
    g.push("hibernate", p.index)
    g.push("noise_roll", p.index)


@step
def hibernate(g: State, seat: int) -> None:
    p = g.seats[seat]
    if p.status != ABOARD or g.tiles[p.room] != "hibernatorium":
        return
    if figures_in(g, p.room):
        g.emit(HibernationFailed(seat=seat))
        return
    room, p.room = p.room, 0
    p.status = HIBERNATING
    p.passed = True
    g.emit(Hibernated(seat=seat))
    for react in OUT_OF_PLAY.of(g):
        react(g, p, room)
    g.push("nobody_active")


# -- Pods -------------------------------------------------------------------------------------------
# A Pod is (number, section, locked, launched); it stays in the list while it is attached or launched.


def attached_pods(g: State, section: str | None = None) -> list[int]:
    return [n for n, s, _, launched in g.pods if not launched and (section is None or s == section)]


def section_of(g: State, pod: int) -> str:
    return next(s for n, s, _, _ in g.pods if n == pod)


def room_of_section(g: State, section: str) -> int:
    return slot_of(g, "evacuation_a" if section == "A" else "evacuation_b")


def section_at(g: State, room: int) -> str | None:
    return {"evacuation_a": "A", "evacuation_b": "B"}.get(g.tiles[room])


def riders(g: State, pod: int) -> list[Seat]:
    return [p for p in g.seats if p.pod == pod and p.status == IN_POD]


def is_locked(g: State, pod: int) -> bool:
    return next(locked for n, _, locked, _ in g.pods if n == pod)


def open_pods(g: State, section: str) -> list[int]:
    """R-18.6: unlocked, with a free seat."""
    return [
        n for n, s, locked, launched in g.pods
        if s == section and not locked and not launched and len(riders(g, n)) < SEATS_IN_A_POD
    ]  # fmt: skip


def why_no_boarding(g: State, p: Seat) -> Refusal | None:
    section = section_at(g, p.room)
    return None if section and open_pods(g, section) else NO_POD


def try_to_board(g: State, p: Seat) -> None:
    """R-18.6: a Noise roll, then a seat if no Intruder came."""
    g.push("board_pod", p.index, p.room)
    g.push("noise_roll", p.index)


@asks
def board_pod(g: State, seat: int, room: int) -> Asking:
    """Q-31: a seat in an open Pod."""
    p = g.seats[seat]
    section = section_at(g, room)
    if p.status != ABOARD or p.room != room or section is None:
        return
    pods = open_pods(g, section)
    if figures_in(g, room) or not pods:
        if pods:
            g.emit(BoardingFailed(seat=seat))
        return
    pod = (yield POD_SEAT.ask(seat, [("pod", n) for n in pods]))[1]
    p.status = IN_POD
    p.pod = pod
    p.room = 0
    g.emit(Boarded(seat=seat, pod=pod))
    g.push("launch_or_wait", seat)


@asks
def launch_or_wait(g: State, seat: int) -> Asking:
    """Q-32, R-18.7: asked once the seat is taken, and seen to be taken."""
    if (yield LAUNCH_OR_WAIT.ask(seat, ["launch", "wait"])) == "launch":
        launch(g, g.seats[seat].pod)
    else:
        g.push("must_pass", seat)


def launch(g: State, pod: int) -> None:
    """R-18.8, R-18.11: the Pod and all in it leave, safe."""
    g.pods = [(n, s, locked, launched or n == pod) for n, s, locked, launched in g.pods]
    for p in riders(g, pod):
        p.status = LAUNCHED
        p.passed = True
        g.emit(Launched(seat=p.index, pod=pod))
        for react in OUT_OF_PLAY.of(g):
            react(g, p, 0)
    g.push("nobody_active")


@asks
def pod_turn(g: State, seat: int) -> Asking:
    """Q-33, R-18.9: launch, leave (then a normal turn) or stay (= pass)."""
    p = g.seats[seat]
    options: list[Any] = ["leave", "stay"]
    if not is_locked(g, p.pod):
        options.insert(0, "launch")
    answer = yield POD_TURN.ask(seat, options)
    if answer == "launch":
        launch(g, p.pod)
    elif answer == "leave":
        step_out(g, p)
        g.push("first_action", seat)
    else:
        g.push("pass_turn", seat)


def step_out(g: State, p: Seat) -> None:
    """R-18.10: free, no Noise roll."""
    p.room = room_of_section(g, section_of(g, p.pod))
    p.status = ABOARD
    p.pod = 0
    g.emit(LeftPod(seat=p.index, room=p.room))
    note_appearance(g, p)


def eject_from_pods(g: State, room: int) -> None:
    """R-18.12: an Intruder in the Section throws everyone waiting in its Pods back into the Room."""
    section = section_at(g, room)
    if section is None:
        return
    for pod in attached_pods(g, section):
        for p in riders(g, pod):
            step_out(g, p)
            g.emit(Ejected(seat=p.index, room=room))


def set_lock(g: State, pod: int, locked: bool) -> None:
    g.pods = [(n, s, locked if n == pod else was, launched) for n, s, was, launched in g.pods]
    g.emit(PodLocked(pod=pod) if locked else PodUnlocked(pod=pod))


def flip_lock(g: State, pod: int) -> None:
    set_lock(g, pod, not is_locked(g, pod))


def unlock_all(g: State) -> None:
    g.pods = [(n, s, False, launched) for n, s, _, launched in g.pods]
    g.emit(PodsUnlocked())


def remove_pod(g: State, pod: int) -> None:
    """R-18.14: the Pod leaves; those inside go back to the Room, or with it (option)."""
    inside = riders(g, pod)
    g.emit(PodLost(pod=pod))
    if inside and g.rules.options.pod_ejection_riders == "leave":
        launch(g, pod)
        return
    for p in inside:
        step_out(g, p)
    g.pods = [entry for entry in g.pods if entry[0] != pod]


@step
def first_death(g: State, seat: int) -> None:
    """R-21.3: all Pods unlock; that player may become the Intruder player (R-23.1) if the game goes on."""
    unlock_all(g)
    if g.rules.intruder_player and any(p.active for p in g.seats):
        g.push("become_intruder", seat)
