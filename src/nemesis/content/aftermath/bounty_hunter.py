"""The Bounty Hunter: a rifle, a dog, and the keys to somebody's handcuffs (A-3.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.machine import step
from ...engine.ruleset import Module, Option
from ...rules.combat import choose_shot, shoot, why_no_shot
from ...rules.components import DESIGNED, ActionCard, Character, Choosing, Effect, Item, Refusal, Trait, Weapon
from ...rules.effects import NOWHERE_TO_GO, choose_way
from ...rules.encounter import ENCOUNTER
from ...rules.intruder_movement import arrive
from ...rules.markers import NoiseCleared, clear_noise, exits_of, noisy
from ...rules.movement import set_out
from ...rules.search import CANNOT_SEARCH, DECK_EMPTY, EXHAUSTED, Searches, choose_deck, decks_for, look_through
from ...rules.setup import CREW_EQUIPPED
from ...rules.ship import figure, figures_in, reachable, tile
from ...rules.state import ABOARD
from ...rules.turns import FIRST_ACTION
from ...rules.wounds import OUT_OF_PLAY
from ..base.common import SHARED
from ..base.items import CHOOSE_INTRUDER
from .laika import (
    LAIKAS_ORDER,
    NO_LAIKA,
    at_setup,
    before_first_action,
    bite,
    bites,
    can_move,
    encounter_begins,
    lose,
    master_leaves,
    place_of,
    recall,
    send,
    starts_from,
    ways,
    with_master,
)

if TYPE_CHECKING:
    from ...rules.state import Figure, Seat, State

NO_INTRUDER_MOVES = Refusal("no_intruder_to_lead_away", "R-5.18")
NO_NOISE_AROUND = Refusal("no_noise_around_laika", "R-5.18")
LAIKA_CANNOT_MOVE = Refusal("laika_cannot_move", "A-3.9")
LAIKA_ON_BOARD = Refusal("laika_is_on_your_board", "A-3.9")
LAIKA_SEES_INTRUDER = Refusal("intruder_beside_laika", "A-3.9")
NO_ANTI_AGGRO = Refusal("nothing_for_laika_to_bite", "A-3.9")


# -- Tactical Retreat -------------------------------------------------------------------------------------


def leadable(g: State, p: Seat) -> list[Figure]:
    return [f for f in figures_in(g, p.room) if g.rules.species.moves(f)]


def why_no_retreat(g: State, p: Seat) -> Refusal | None:
    if not leadable(g, p):
        return NO_INTRUDER_MOVES
    return None if reachable(g, p.room) else NOWHERE_TO_GO


def choose_retreat(g: State, p: Seat) -> Choosing:
    options = [("figure", f.id) for f in leadable(g, p)]
    id = (yield CHOOSE_INTRUDER.ask(p.index, options, "tactical_retreat"))[1]
    room, corridor = yield from choose_way(g, p, p)
    return (id, room, corridor)


def retreat_tactically(g: State, p: Seat, id: int, room: int, corridor: int) -> None:
    """Nobody attacks: this Intruder comes along, the others stay behind."""
    set_out(g, p, ("lead_away", (p.index, id, room, corridor)))


@step
def lead_away(g: State, seat: int, id: int, room: int, corridor: int, company: tuple[int, ...] = ()) -> None:
    """The Intruder is there first, so the Room is occupied: no Noise roll."""
    p, f = g.seats[seat], figure(g, id)
    if p.status != ABOARD:
        return
    g.push("enter", seat, room, corridor, "roll", company)
    if f is not None and f.room == p.room:
        arrive(g, f, room)


# -- Sentinel ---------------------------------------------------------------------------------------------


def why_no_watch(g: State, p: Seat) -> Refusal | None:
    if not with_master(p):
        return NO_LAIKA
    return None if any(noisy(g, e) for e in exits_of(g, starts_from(p))) else NO_NOISE_AROUND


def keep_watch(g: State, p: Seat) -> None:
    """Part A: she hears that nothing is there."""
    if with_master(p):
        room = starts_from(p)
        clear_noise(g, room)
        g.emit(NoiseCleared(room=room))


def why_no_sacrifice(g: State, p: Seat) -> Refusal | None:
    return None if with_master(p) else NO_LAIKA


# -- Heel! ------------------------------------------------------------------------------------------------


def why_no_walk(g: State, p: Seat) -> Refusal | None:
    if not with_master(p):
        return NO_LAIKA
    return None if ways(g, p) else LAIKA_CANNOT_MOVE


def choose_walk(g: State, p: Seat) -> Choosing:
    options = [("way", room, corridor) for corridor, room in ways(g, p)]
    chosen = yield LAIKAS_ORDER.ask(p.index, options, "heel")
    return (chosen[1], chosen[2])


def walk(g: State, p: Seat, room: int, corridor: int) -> None:
    """Up to two Rooms, each entered as usual; what she meets in the first may send her home."""
    g.push("laika_goes_on", p.index, room)
    send(g, p, room, corridor)


def why_no_recall(g: State, p: Seat) -> Refusal | None:
    if not with_master(p):
        return NO_LAIKA
    return None if place_of(p) else LAIKA_ON_BOARD


def why_no_bite(g: State, p: Seat) -> Refusal | None:
    return None if bites(g, p) else NO_ANTI_AGGRO


def choose_bite(g: State, p: Seat) -> Choosing:
    return ((yield CHOOSE_INTRUDER.ask(p.index, bites(g, p), "anti_aggro"))[1],)


def bite_instead(g: State, p: Seat, id: int) -> None:
    if can_move(g, p):
        bite(g, p, id)


# -- Search Module ----------------------------------------------------------------------------------------


def why_no_fetch(g: State, p: Seat) -> Refusal | None:
    if not with_master(p):
        return NO_LAIKA
    room = place_of(p)
    if not room:
        return LAIKA_ON_BOARD
    if figures_in(g, room):
        return LAIKA_SEES_INTRUDER
    colour = tile(g, room).colour
    if colour is None or g.counters[room] < 0:
        return CANNOT_SEARCH
    if not g.counters[room]:
        return EXHAUSTED
    return None if decks_for(g, colour) else DECK_EMPTY


def choose_fetch(g: State, p: Seat) -> Choosing:
    return (yield from choose_deck(g, p, tile(g, place_of(p)).colour or "white"))


def fetch(g: State, p: Seat, colour: str) -> None:
    """Her Room's counter goes down, she comes home, and her master looks at what she brought."""
    room = place_of(p)
    if room <= 0:
        return
    g.counters[room] -= 1
    g.emit(Searches(seat=p.index, room=room, colour=colour, items=g.counters[room]))
    recall(g, p)
    look_through(g, p, colour)


# -- declared ---------------------------------------------------------------------------------------------

BOUNTY_HUNTER = Character(
    "bounty_hunter", "violet", "hunting_rifle", ("search_module", "anti_aggro"),
    {**SHARED, "basic_repairs": 1, "tactical_retreat": 1, "sentinel": 1, "heel": 1, "aimed_shot": 1},
    DESIGNED, module="aftermath_characters",
)  # fmt: skip

CARDS = (
    ActionCard("tactical_retreat", 0, "in", (
        Effect("lead_away", retreat_tactically, why_no_retreat, choose_retreat),)),
    ActionCard("sentinel", 0, "out", (Effect("watch", keep_watch, why_no_watch),), reaction="declared_attack",
               answer=Effect("sacrifice", lose, why_no_sacrifice), provenance=DESIGNED),
    ActionCard("heel", 0, "any", (
        Effect("laika_walks", walk, why_no_walk, choose_walk),
        Effect("laika_returns", recall, why_no_recall),
        Effect("laika_bites", bite_instead, why_no_bite, choose_bite),), provenance=DESIGNED),
    ActionCard("aimed_shot", 0, "in", (
        Effect("shoot", lambda g, p, weapon, target: shoot(g, p, weapon, target, rerolls=1), why_no_shot,
               choose_shot),), provenance=DESIGNED),
)  # fmt: skip

ITEMS = (
    Item("hunting_rifle", None, heavy=True, single_use=False, cost=None, combat="in", weapon=Weapon(4),
         provenance=DESIGNED),
    Item("search_module", None, single_use=False, activate_in=("storage",), effects=(
        Effect("search", fetch, why_no_fetch, choose_fetch),)),
    Item("anti_aggro", None, single_use=False, cost=None, activate_with=("energy_charge",)),
)  # fmt: skip

MODULE = Module(
    "bounty_hunter",
    components={
        "characters": (BOUNTY_HUNTER,),
        "cards": CARDS,
        "own_items": ITEMS,
        "traits": (Trait("trait_laika", "bounty_hunter"),),
    },
    hooks=(
        CREW_EQUIPPED.by(at_setup),
        FIRST_ACTION.by(before_first_action),
        ENCOUNTER.by(encounter_begins),
        OUT_OF_PLAY.by(master_leaves),
    ),
    options=(Option("laika_reveals_tokens", True, (True, False), "A-6.2"),),
    terms=("trait",),
)
