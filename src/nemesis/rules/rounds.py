"""The round: drawing, the First Player token, turns, then the Event Phase (R-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.events import Card, Creature, Event, Outdates
from ..engine.hooks import Modifier, Trigger
from ..engine.machine import EndOfGame, step
from . import pieces
from .attack import attack_order, largest_first
from .bag import draw_token
from .decks import draw, draw_actions, reshuffle
from .eggs import break_eggs, loose_eggs
from .injury import injure
from .intruder_movement import idle_figures, move_figures
from .intruder_player import draw_intruder_cards
from .markers import remove_fire
from .self_destruct import SKULL
from .self_destruct import advance as advance_self_destruct
from .shelter import BLUE_FROM
from .ship import characters_in, figure, figures_in, fold, in_combat, in_order
from .state import ABOARD
from .telling import IntruderKind, RoomNumber, SeatNumber, ThingId
from .wounds import die, suffers

if TYPE_CHECKING:
    from .state import Figure, Seat, State


# -- events ------------------------------------------------------------------------------------------


class Round(
    Event,
    term="round",
    sound="turn",
    stage="players",
    motion=pieces.table("round", phase="player") + pieces.seats_aboard(passed=False),
):
    """A round begins."""

    round: int


class EventPhase(
    Event,
    term="event_phase",
    stage="time",
    outdates=(Outdates("deck_top"),),
    motion=pieces.table(turn=-1, phase="event"),
):
    """The Event Phase begins."""


class FirstPlayer(
    Event, term="first_player", sound="turn", pace="small", motion=pieces.table(first_player=pieces.field("seat"))
):
    """The First Player token passes on."""

    seat: SeatNumber


class AirlockOpens(Event, term="airlock", sound="door"):
    """The airlock opens on everyone in the Room."""

    room: RoomNumber


class Time(Event, term="time_track", sound="engine", motion=pieces.table("time")):
    """The Time marker moves."""

    time: int


class ChambersOpened(Event, term="hibernation"):
    """Hibernation is possible from now on."""


class EventDrawn(Event, name="event", term="event_phase", sound="card", shows=Card("event"), stage="event"):
    """The Event card of the round."""

    event: ThingId
    number: int


class BagToken(Event, term="bag_development", shows=Creature(), stage="bag"):
    """The token that bag development drew."""

    kind: IntruderKind


HAND_SIZE = 5
JUMP = 15

PLAYER_PHASE = ("start_of_round", "draw_cards", "pass_first_player", "player_turns", "airlock_check")
EVENT_PHASE = ("advance_time", "intruder_attacks", "fire_damage", "event_card", "bag_development")
INTRUDER_PLAYER_EVENT_PHASE = ("advance_time", "fire_damage")

DRAW_LIMIT: Modifier[int, Seat] = Modifier(
    "draw_limit", "limit, seat", "Up to how many cards a character draws at the start of a round."
)
SURVIVES_AIRLOCK: Modifier[bool, Seat] = Modifier(
    "survives_airlock", "survives, seat", "Whether a character lives on when the airlock that they stand in opens."
)
TIME_ADVANCED: Trigger[()] = Trigger("time_advanced", "", "The Time marker has moved, and the game goes on.")
FIRE_INJURIES: Modifier[int, Figure] = Modifier(
    "fire_injuries", "injuries, figure", "How many Injuries fire deals to an Intruder."
)


@step
def begin_round(g: State) -> None:
    """R-4.1: the Player Phase, then the Event Phase."""
    g.round += 1
    g.phase = "player"
    g.turn = -1
    g.emit(Round(round=g.round))
    g.push("event_phase")
    for name in reversed(g.rules.player_phase):
        g.push(name)


@step
def start_of_round(g: State) -> None:
    """What a mode does before the cards are drawn (the AutoDoc, R-22.4)."""
    g.rules.mode.start_of_round(g)


@step
def event_phase(g: State) -> None:
    """R-4.21: each step with all it causes before the next; R-23.8: with an Intruder player only time and fire."""
    g.phase = "event"
    g.turn = -1
    g.emit(EventPhase())
    g.push("begin_round")
    intruder_rules = g.intruder_seat >= 0 and g.ext.get("intruder_plays_since", g.round) < g.round
    if intruder_rules:
        g.skip_attacks = False
    steps = g.rules.intruder_event_phase if intruder_rules else g.rules.event_phase
    for name in reversed(steps):
        g.push(name)


# -- Player Phase -----------------------------------------------------------------------------------


@step
def draw_cards(g: State) -> None:
    """R-4.2, R-23.2: every active player up to the limit; the Intruder player too."""
    for p in in_order(g):
        p.passed = False
        draw_actions(g, p, draw_limit(g, p) - len(p.hand), new_round=True)
    if g.intruder_seat >= 0:
        draw_intruder_cards(g)


def draw_limit(g: State, p: Seat) -> int:
    """R-4.3: five cards, six in the Cabins, one fewer with a Body Wound."""
    limit = HAND_SIZE
    room = p.room
    if room and g.tiles[room] == "cabins" and not g.malfunction[room] and not in_combat(g, p):
        limit += 1
    if p.wounds and suffers(g, p, "wound_body"):
        limit -= 1
    return fold(g, DRAW_LIMIT, limit, p)


@step
def pass_first_player(g: State) -> None:
    """R-4.5, R-23.3: to the next active player on the left; not in round 1 unless the table wants it (K-11)."""
    if g.round > 1 or g.rules.options.pass_token_round1:
        n = len(g.seats)
        for k in range(1, n + 1):
            seat = (g.first_player + k) % n
            if g.seats[seat].active:
                g.first_player = seat
                break
        g.emit(FirstPlayer(seat=g.first_player))
    g.pointer = g.first_player


@step
def airlock_check(g: State) -> None:
    """R-17.11, R-4.7: when all have passed, everyone behind the closed Doors dies."""
    room, g.airlock = g.airlock, 0
    if not room:
        return
    g.emit(AirlockOpens(room=room))
    remove_fire(g, room)
    for f in largest_first(g, figures_in(g, room)):
        g.rules.species.airlocked(g, f)
    for p in characters_in(g, room):
        if not fold(g, SURVIVES_AIRLOCK, False, p):
            die(g, p, "airlock")


# -- Event Phase ------------------------------------------------------------------------------------


@step
def advance_time(g: State) -> None:
    """R-4.8, R-1.16, R-19.5, R-19.6, R-21.4, R-21.5: both markers move; then what the spaces say."""
    g.time += 1
    g.emit(Time(time=g.time))
    advance_self_destruct(g)
    if g.time == BLUE_FROM:
        g.emit(ChambersOpened())
    if g.self_destruct >= SKULL:
        raise EndOfGame("destroyed")
    if g.time >= JUMP:
        raise EndOfGame("destroyed" if g.self_destruct >= 0 else "jump")
    g.rules.mode.time_advanced(g)
    for react in TIME_ADVANCED.of(g):
        react(g)


@step
def fire_damage(g: State) -> None:
    """R-4.10, R-14.11: 1 Injury to each Intruder in a burning Room, then 1 loose Egg in each."""
    g.phase = "fire"
    burning = [f for f in attack_order(g) if g.fire[f.room]]
    for f in burning:
        if figure(g, f.id) is not None:
            injure(g, f, fold(g, FIRE_INJURIES, 1, f))
    for room in range(1, len(g.fire)):
        if g.fire[room] and loose_eggs(g, room):
            break_eggs(g, room, 1)


@step
def event_card(g: State) -> None:
    """R-4.11, R-4.12: movement of those not in Combat, effect, then the card leaves the table."""
    g.phase = "event"
    id = draw(g, "event")
    if id is None:
        return
    play_event(g, id)


def play_event(g: State, id: str) -> None:
    card = g.rules.types[id]
    g.ext["event_in_play"] = id
    g.emit(EventDrawn(event=card.id, number=card.number))
    g.push("event_done", id)
    if card.icon:
        g.push(card.icon)
    g.push("event_effect", id)
    movers = [(f, card.number) for f in idle_figures(g, card.movers) if g.rules.species.moves(f)]
    move_figures(g, movers)


@step
def event_effect(g: State, id: str) -> None:
    g.rules.types[id].do(g)


@step
def event_done(g: State, id: str) -> None:
    """R-4.13: the card is discarded, removed with a reshuffle, or shuffled back."""
    g.ext.pop("event_in_play", None)
    end = g.rules.types[id].end
    if end == "discard":
        g.discards["event"].append(id)
    elif end == "remove":
        g.removed.append(id)
        g.decks["event"] += g.discards["event"]
        g.discards["event"] = []
        reshuffle(g, "event")
    else:
        g.decks["event"].append(id)
        reshuffle(g, "event")


@step
def bag_development(g: State) -> None:
    """R-4.14: draw a token; the species says what it does."""
    g.phase = "bag"
    token = draw_token(g)
    g.emit(BagToken(kind=token.kind))
    g.rules.species.develop_bag(g, token)


def everyone_rolls_noise(g: State) -> None:
    """R-4.17, R-10.2: in order; each roll is resolved before the next player; not those in Combat."""
    g.push_in_order(("noise_roll", (p.index,)) for p in in_order(g) if p.status == ABOARD)
