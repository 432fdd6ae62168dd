"""The attack step of the Carnomorphs: attacks, then feeding and evolution (C-11.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.events import Creature, Event
from ...engine.hooks import Modifier
from ...engine.machine import step
from ...rules import pieces
from ...rules.attack import attack_order
from ...rules.eggs import egg_gone, take_from_nest
from ...rules.encounter import miniatures_left
from ...rules.intruder_movement import INTRUDER_IN
from ...rules.ship import fights, figure, fold, is_corpse
from ...rules.species import Transformed
from ...rules.telling import IntruderKind, RoomNumber, ThingId
from .figures import GROWS_INTO
from .mutations import swallow

if TYPE_CHECKING:
    from ...rules.state import Figure, State


# -- events ------------------------------------------------------------------------------------------


class Fed(Event, term="feeding", sound="skitter", stage="attacks"):
    """An Intruder eats."""

    kind: IntruderKind
    figure: int
    room: RoomNumber
    thing: ThingId


class Evolved(Transformed, term="evolution", sound="growl", shows=Creature(), motion=pieces.figure("kind")):
    """An Intruder that has eaten becomes the next type."""


FIRST_TO_LAST = ("red_corpse", "egg", "carcass", "metagorger", "blue_corpse")

FEEDS_FIRST: Modifier[bool] = Modifier("feeds_first", "first", "Whether Carnomorphs feed before they attack.")


def attacks_and_feeding(g: State) -> None:
    """C-11.1, C-11.5.1, C-11.5.2: those in Combat attack, the others feed; Voracious turns the order round."""
    if g.skip_attacks:
        g.skip_attacks = False
        return
    g.phase = "attacks"
    hungry = tuple(f.id for f in g.figures)
    fighting = tuple(f.id for f in g.figures if fights(g, f)) if not after_attacks(g) else ()
    if fold(g, FEEDS_FIRST, False):
        g.push("attack_all")
        g.push("feeding", hungry, True, ())
    else:
        g.push("feeding", hungry, False, fighting)
        g.push("attack_all")


def after_attacks(g: State) -> bool:
    result: bool = g.rules.options.feeding_combat_check == "after_attacks"
    return result


@step
def attack_all(g: State) -> None:
    g.push_in_order(("attack_someone", (f.id,)) for f in attack_order(g))


@step
def feeding(g: State, hungry: tuple[int, ...], even_fighting: bool, excluded: tuple[int, ...]) -> None:
    """C-11.5.3, C-11.5.4: Rooms by number, largest first, the most injured of a type first."""
    kinds = g.rules.kinds
    for room in range(1, len(g.tiles)):
        eaters = [f for f in g.figures if f.room == room and f.id in hungry and f.id not in excluded]
        eaters.sort(key=lambda f: (-kinds[f.kind].rank, -f.injuries, f.id))
        for f in eaters:
            if figure(g, f.id) is not None and (even_fighting or not fights(g, f)):
                feed(g, f)


def food_for(g: State, f: Figure) -> tuple[str, object] | None:
    """C-11.5.6, C-11.5.7: board Eggs in the explored Nest first, then by priority."""
    room = f.room
    if g.tiles[room] == "nest" and g.explored[room] and g.eggs and g.rules.options.nest_board_eggs_first:
        return ("nest", None)
    lying = [o for r, o in g.floor if r == room]
    for wanted in FIRST_TO_LAST:
        if wanted == "red_corpse":
            found = next((o for o in lying if is_corpse(o) and o != "blue_corpse"), None)
        elif wanted == "metagorger":
            prey = next((m for m in g.figures if m.kind == "metagorger" and m.room == room and m is not f), None)
            if prey is not None:
                return ("figure", prey)
            continue
        else:
            found = wanted if wanted in lying else None
        if wanted == "egg" and found is None and g.tiles[room] == "nest" and g.explored[room] and g.eggs:
            return ("nest", None)
        if found is not None:
            return ("floor", found)
    return None


def feed(g: State, f: Figure) -> None:
    """C-11.5.5, C-11.5.8: heal, evolve, eat; the bag does not change."""
    food = food_for(g, f)
    if food is None:
        return
    where, what = food
    f.injuries = 0
    if where == "floor":
        g.floor.remove((f.room, str(what)))
        swallow(g, str(what))
    elif where == "figure":
        g.figures.remove(what)  # type: ignore[arg-type]
    eaten = "egg" if where == "nest" else "metagorger" if where == "figure" else str(what)
    g.emit(Fed(kind=f.kind, figure=f.id, room=f.room, thing=eaten))
    if where == "nest":
        egg_gone(g)
        take_from_nest(g)
    evolve(g, f)


def evolve(g: State, f: Figure) -> None:
    """C-11.5.5: into the next type if a miniature is free; never into a Butcher that was killed.

    C-12.5: what evolves has appeared in its Room.
    """
    grown = GROWS_INTO.get(f.kind)
    if grown is None or miniatures_left(g, grown) <= 0 or (grown == "butcher" and g.queen_killed):
        return
    was, f.kind = f.kind, grown
    g.emit(Evolved(figure=f.id, was=was, kind=grown, room=f.room))
    g.rules.species.placed(g, f)
    for react in INTRUDER_IN.of(g):
        react(g, f)
