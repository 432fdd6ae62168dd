"""The twelve Mutation cards (C-14.3): designed, two halves each, done as far as possible (C-4.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...engine.events import Event
from ...engine.machine import Asking, asks, step
from ...engine.questions import Question, one_of, shape
from ...rules.attack import largest_first
from ...rules.decks import draw_actions
from ...rules.effects import choose_room_action, do_room_action, dress_all, room_parts
from ...rules.eggs import egg_gone, take_from_nest
from ...rules.engines import peek_tile, peek_token, unexplored
from ...rules.injury import injure
from ...rules.intruder_movement import arrive
from ...rules.markers import NoiseCleared, clear_noise, place_malfunction
from ...rules.meanings import CARD, CORRIDOR, FIGURE, ROOM, THING
from ...rules.movement import set_out
from ...rules.search import choose_deck_of_room, search, why_no_search
from ...rules.ship import figure, figures_in, in_combat, is_object, reachable
from ...rules.state import ABOARD
from ...rules.telling import SeatNumber, ThingId
from ...rules.turns import CARD_OPTION
from ...rules.wounds import dressable, heal, heal_light, light_healable, why_no_care
from ..base.items import CHOOSE_INTRUDER
from ..base.rooms import PEEK, lose_slime
from ..base.scientist import assess
from .mutation import Mutation

if TYPE_CHECKING:
    from ...rules.state import Seat, State

WOUND_TO_DISCARD = Question(
    "wound_to_discard", shape("wound", card=CARD), rule="C-4.2", doc="Which Serious Wound is discarded."
)
SPRING = Question(
    "spring",
    shape("path", room=ROOM, corridor=CORRIDOR),
    shape("path", room=ROOM, corridor=CORRIDOR, far_room=ROOM, far_corridor=CORRIDOR),
    rule="C-4.2",
    doc="Where a spring leads: one Room, or two in a row.",
)
LEAD_INTRUDER = Question(
    "lead_intruder", shape("hunt", figure=FIGURE, room=ROOM, corridor=CORRIDOR), doc="Which Intruder is led where."
)
DEVOUR = Question("devour", shape("eat", where=one_of("floor", "hand", "nest"), thing=THING), doc="What is eaten.")
PEEK.also("done")


# -- events ------------------------------------------------------------------------------------------


class KinScent(Event, term="mutation"):
    """A Mutation: Intruders leave its bearer alone."""

    seat: SeatNumber


class Carapace(Event, term="mutation"):
    """A Mutation ignores Wounds for a while."""

    seat: SeatNumber
    whole_round: bool


class Devoured(Event, term="mutation", sound="bite"):
    """A Mutation eats a Corpse or a Carcass."""

    seat: SeatNumber
    thing: ThingId


@asks
def mut_claws(g: State, seat: int, injuries: int, spill: bool) -> Asking:
    """Injuries to one Intruder of the Room; acid also breaks the Room."""
    p = g.seats[seat]
    options = [("figure", f.id) for f in figures_in(g, p.room)] if p.room else []
    if not options:
        return
    target = yield CHOOSE_INTRUDER.ask(seat, options, "C-4.2")
    f = figure(g, target[1])
    if f is not None:
        injure(g, f, injuries, seat)
    if spill:
        place_malfunction(g, p.room)


@step
def mut_acid(g: State, seat: int) -> None:
    """1 Injury to everyone there, largest first; those placed by these deaths are not hit."""
    p = g.seats[seat]
    for f in largest_first(g, figures_in(g, p.room)):
        injure(g, f, 1, seat)
    place_malfunction(g, p.room)


@asks
def mut_regrow(g: State, seat: int) -> Asking:
    """All Light Wounds and one Serious Wound, dressed or not."""
    p = g.seats[seat]
    card = None
    if p.wounds and why_no_care(g, p) is None:
        card = (yield WOUND_TO_DISCARD.ask(seat, [("wound", c) for c, _ in p.wounds]))[1]
    heal_light(g, p, light_healable(g, p))
    if card is not None:
        heal(g, p, card)


@asks
def mut_mend(g: State, seat: int) -> Asking:
    """All Light Wounds off, or all Serious Wounds dressed."""
    p = g.seats[seat]
    options: list[Any] = []
    if light_healable(g, p):
        options.append(("part", "heal_light"))
    if dressable(g, p):
        options.append(("part", "dress_all"))
    if not options:
        return
    choice = yield CARD_OPTION.ask(seat, options, "ca_mut_03")
    if choice[1] == "heal_light":
        heal_light(g, p)
    else:
        dress_all(g, p)


@step
def mut_draw(g: State, seat: int, n: int) -> None:
    draw_actions(g, g.seats[seat], n)


@step
def mut_kin(g: State, seat: int) -> None:
    """Until the end of the round no Intruder attacks you."""
    p = g.seats[seat]
    p.ext["kin_scent"] = g.round
    g.emit(KinScent(seat=seat))


@step
def mut_quiet(g: State, seat: int) -> None:
    p = g.seats[seat]
    lose_slime(g, p)
    if p.room:
        clear_noise(g, p.room)
        g.emit(NoiseCleared(room=p.room))


@asks
def mut_spring(g: State, seat: int, rooms: int) -> Asking:
    """One or two Rooms in a row, no attacks; only the last entry makes Noise; an unexplored Room ends the move."""
    p = g.seats[seat]
    if p.status != ABOARD:
        return
    paths: list[Any] = [("path", room, c) for c, room in reachable(g, p.room)]
    if rooms == 2:
        for c, room in reachable(g, p.room):
            if g.explored[room] and not g.tokens[room]:
                paths += [("path", room, c, far, d) for d, far in reachable(g, room) if far != p.room]
    if not paths:
        return
    path = yield SPRING.ask(seat, paths)
    if len(path) == 5:
        g.push("spring_on", seat, path[3], path[4])
        set_out(g, p, ("enter", (seat, path[1], path[2], "none")))
    else:
        spring_on(g, seat, path[1], path[2])


@step
def spring_on(g: State, seat: int, room: int, corridor: int) -> None:
    set_out(g, g.seats[seat], ("enter", (seat, room, corridor, "roll")))


@asks
def mut_search(g: State, seat: int, times: int) -> Asking:
    p = g.seats[seat]
    if p.status != ABOARD or why_no_search(g, p) is not None:
        return
    (colour,) = yield from choose_deck_of_room(g, p)
    if times > 1:
        g.push("mut_search", seat, times - 1)
    search(g, p, colour)


@step
def mut_shell(g: State, seat: int, whole_round: bool) -> None:
    """Every wound of this round is ignored, or only the next one."""
    g.seats[seat].ext["carapace"] = (g.round, whole_round)
    g.emit(Carapace(seat=seat, whole_round=whole_round))


@asks
def mut_echo(g: State, seat: int, rooms: int, near: bool) -> Asking:
    """Look at the tile and token of unexplored Rooms, one or up to three."""
    p = g.seats[seat]
    chosen: list[int] = []
    while len(chosen) < rooms:
        options: list[Any] = [("room", r) for r in unexplored(g) if r not in chosen]
        if near:
            next_door = {r for _, r in g.rules.board.links[p.room]} if p.room else set()
            options = [o for o in options if o[1] in next_door]
        if not options:
            break
        if chosen:
            options.append("done")
        pick = yield PEEK.ask(seat, options, "ca_mut_09")
        if pick == "done":
            break
        chosen.append(pick[1])
    for room in chosen:
        peek_tile(g, p, room)
        peek_token(g, p, room)


@asks
def mut_lead(g: State, seat: int) -> Asking:
    """Move one Intruder of this or a neighbouring Room to a Room next to it; closed Doors block."""
    p = g.seats[seat]
    if not p.room:
        return
    near = {p.room, *(r for _, r in reachable(g, p.room))}
    options = [
        ("hunt", f.id, room, c) for f in g.figures if f.room in near and g.rules.species.moves(f)
        for c, room in reachable(g, f.room)
    ]  # fmt: skip
    if not options:
        return
    pick = yield LEAD_INTRUDER.ask(seat, options, "ca_mut_10")
    f = figure(g, pick[1])
    if f is not None:
        arrive(g, f, pick[2])


@step
def mut_foresee(g: State, seat: int) -> None:
    assess(g, g.seats[seat])


def edible(g: State, p: Seat) -> list[tuple[str, str]]:
    found = [("floor", o) for r, o in g.floor if r == p.room] + [("hand", t) for t in p.hands if is_object(t)]
    if p.room and g.tiles[p.room] == "nest" and g.explored[p.room] and g.eggs:
        found.append(("nest", "egg"))
    return list(dict.fromkeys(found))


@asks
def mut_devour(g: State, seat: int, great: bool) -> Asking:
    """Eat a Heavy Object here or in one's hands, or an Egg of the Nest: wounds heal."""
    p = g.seats[seat]
    options = [("eat", where, thing) for where, thing in edible(g, p)]
    if not options:
        return
    pick = yield DEVOUR.ask(seat, options, "ca_mut_11")
    card = None
    if great and p.wounds and why_no_care(g, p) is None:
        card = (yield WOUND_TO_DISCARD.ask(seat, [("wound", c) for c, _ in p.wounds]))[1]
    eat(g, p, pick[1], pick[2])
    heal_light(g, p, min(2 if great else 1, light_healable(g, p)))
    if card is not None:
        heal(g, p, card)
    if not great:
        draw_actions(g, p, 2)


def eat(g: State, p: Seat, where: str, thing: str) -> None:
    if where == "nest":
        egg_gone(g)
        take_from_nest(g)
    elif where == "floor":
        g.floor.remove((p.room, thing))
    else:
        p.hands.remove(thing)
    if where != "nest":
        swallow(g, thing)
    g.emit(Devoured(seat=p.index, thing=thing))


def swallow(g: State, thing: str) -> None:
    """An eaten Egg token returns to the supply; the blue Corpse leaves for good."""
    if thing == "egg":
        egg_gone(g)
    elif thing == "blue_corpse":
        g.removed.append(thing)


@asks
def mut_graft(g: State, seat: int, even_broken: bool) -> Asking:
    """The Room Action of the character's Room, for free."""
    p = g.seats[seat]
    if p.status != ABOARD or in_combat(g, p) or not room_parts(g, p, p.room):
        return
    if g.malfunction[p.room] and not even_broken:
        return
    room, part, choices = yield from choose_room_action(g, p, p.room)
    do_room_action(g, p, room, part, choices)


# Bone Claws, Acid Glands, Regrowth, Adrenal Glands, Scent of Kin, Spring Legs, Tentacles, Carapace, Echolocation,
# Pack Mind, Carrion Hunger, Neural Graft.
MUTATIONS = (
    Mutation("ca_mut_01", "in", ("mut_claws", (2, False)), ("mut_claws", (1, False))),
    Mutation("ca_mut_02", "in", ("mut_acid", ()), ("mut_claws", (1, True))),
    Mutation("ca_mut_03", "any", ("mut_regrow", ()), ("mut_mend", ())),
    Mutation("ca_mut_04", "any", ("mut_draw", (3,)), ("mut_draw", (3,))),
    Mutation("ca_mut_05", "any", ("mut_kin", ()), ("mut_quiet", ())),
    Mutation("ca_mut_06", "any", ("mut_spring", (2,)), ("mut_spring", (1,))),
    Mutation("ca_mut_07", "out", ("mut_search", (2,)), ("mut_search", (1,))),
    Mutation("ca_mut_08", "any", ("mut_shell", (True,)), ("mut_shell", (False,))),
    Mutation("ca_mut_09", "any", ("mut_echo", (3, False)), ("mut_echo", (1, True))),
    Mutation("ca_mut_10", "any", ("mut_lead", ()), ("mut_foresee", ())),
    Mutation("ca_mut_11", "out", ("mut_devour", (True,)), ("mut_devour", (False,))),
    Mutation("ca_mut_12", "out", ("mut_graft", (True,)), ("mut_graft", (False,))),
)
