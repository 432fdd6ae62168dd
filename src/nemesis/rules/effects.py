"""The small vocabulary that cards, Items and Rooms are written in: each entry is an `Effect` or builds one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..engine.events import Event, Past
from ..engine.questions import Question, one_of, shape
from .combat import leave
from .components import Choosing, Effect, Refusal
from .decks import draw_actions
from .doors import NO_DOOR, work_door, workable
from .engines import why_no_engine_work, work_on_engine_here
from .items import add_ammo, item_of, max_ammo, weapons_held
from .markers import MALFUNCTION_NOT_HERE, can_malfunction, place_malfunction, remove_fire, remove_malfunction
from .meanings import CARD, CORRIDOR, ITEM, ROOM
from .search import choose_deck_of_room, search, why_no_search
from .ship import characters_in, in_combat, out_of_order, reachable, tile, working_computer
from .telling import RoomNumber, SeatNumber, TileId, says_itself
from .turns import CARD_OPTION
from .wounds import (
    dress,
    dressable,
    heal,
    heal_light,
    healable,
    suffers,
    undressed,
    why_no_dressing,
    why_no_healing,
    why_no_light_healing,
)

if TYPE_CHECKING:
    from .state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class RoomAction(Event, term="room_action"):
    """A Room Action without its price."""

    seat: SeatNumber
    room: RoomNumber
    tile: TileId

    def folded(self, g: State, past: Past) -> bool:
        """What it does has a line that says so."""
        return says_itself(tile(g, self.room))


NO_MALFUNCTION = Refusal("no_malfunction_here", "R-17.3")
NO_FIRE = Refusal("no_fire_here", "R-17.1")
NO_COMPUTER = Refusal("no_working_computer", "R-17.39")
HAS_COMPUTER = Refusal("room_has_a_computer", "R-17.40")
ROOM_BROKEN = Refusal("room_malfunctions", "R-17.3")
NO_ROOM_ACTION = Refusal("room_has_no_action", "R-6.10")
ALL_LOADED = Refusal("weapon_full_or_missing", "R-15.6")
NOWHERE_TO_GO = Refusal("nowhere_to_go", "R-7.2")
NOBODY_ELSE = Refusal("nobody_else_here", "R-7.9")
IN_COMBAT = Refusal("no_room_action_in_combat", "R-5.21")


# -- the Room ---------------------------------------------------------------------------------------

DISCARD_MALFUNCTION = Effect(
    "repair",
    do=lambda g, p: remove_malfunction(g, p.room),
    why_not=lambda g, p: None if g.malfunction[p.room] else NO_MALFUNCTION,
)

WORK_ON_ENGINE = Effect("engine", do=work_on_engine_here, why_not=why_no_engine_work)

CAUSE_MALFUNCTION = Effect(
    "malfunction",
    do=lambda g, p: place_malfunction(g, p.room),
    why_not=lambda g, p: None if can_malfunction(g, p.room) else MALFUNCTION_NOT_HERE,
)

EXTINGUISH = Effect(
    "extinguish",
    do=lambda g, p: remove_fire(g, p.room),
    why_not=lambda g, p: None if g.fire[p.room] else NO_FIRE,
)

SINGLE_DOOR = Question(
    "single_door",
    shape("door", deed=one_of("open", "close", "destroy"), corridor=CORRIDOR),
    rule="R-17.5",
    doc="Which Door is worked.",
)
WOUND_TO_DRESS = Question(
    "wound_to_dress", shape("wound", card=CARD), rule="R-16.11", doc="Which Serious Wound is dressed."
)
WOUND_TO_HEAL = Question(
    "wound_to_heal", shape("wound", card=CARD), rule="R-16.11", doc="Which dressed Serious Wound is healed."
)
RELOAD = Question("reload", shape("item", item=ITEM), rule="R-15.6", doc="Which weapon is reloaded.")
MOVE_TO = Question(
    "move_to", shape("way", room=ROOM, corridor=CORRIDOR), doc="Where somebody moves; the source is who."
)


def one_door(even_destroyed: bool = False) -> Effect:
    """Open or close one Door of the character's Room (Q-46, R-24.4)."""

    def why_not(g: State, p: Seat) -> Refusal | None:
        return None if workable(g, p.room, even_destroyed) else NO_DOOR

    def choose(g: State, p: Seat) -> Choosing:
        options = [("door", *w) for w in workable(g, p.room, even_destroyed)]
        chosen = yield SINGLE_DOOR.ask(p.index, options)
        return ((chosen[1], chosen[2]),)

    def do(g: State, p: Seat, choice: tuple[str, int]) -> None:
        work_door(g, p, choice, even_destroyed)

    return Effect("door", do, why_not, choose)


ONE_DOOR = one_door()
SEARCH = Effect("search", search, why_no_search, choose_deck_of_room)


# -- Room Actions without cost ------------------------------------------------------------------------


def room_parts(g: State, p: Seat, room: int) -> list[int]:
    """Indexes of the parts of a Room's action that this character could do now."""
    return [i for i, e in enumerate(tile(g, room).effects) if e.why_not(g, p) is None]


def why_no_free_action(g: State, p: Seat, room: int) -> Refusal | None:
    if in_combat(g, p):
        return IN_COMBAT
    if out_of_order(g, p) if room == p.room else g.malfunction[room]:
        return ROOM_BROKEN
    effects = tile(g, room).effects
    if not effects:
        return NO_ROOM_ACTION
    refusal = None
    for effect in effects:
        refusal = effect.why_not(g, p)
        if refusal is None:
            return None
    return refusal


def choose_room_action(g: State, p: Seat, room: int) -> Choosing:
    """Its part and choices are announced as if it were paid for (Q-51)."""
    effects = tile(g, room).effects
    parts = room_parts(g, p, room)
    options = [("part", effects[i].name) for i in parts]
    answer = yield CARD_OPTION.ask(p.index, options, room)
    part = parts[options.index(answer)]
    choices = yield from effects[part].choose(g, p)
    return (room, part, choices)


def do_room_action(g: State, p: Seat, room: int, part: int, choices: tuple[Any, ...]) -> None:
    g.emit(RoomAction(seat=p.index, room=room, tile=g.tiles[room]))
    tile(g, room).effects[part].do(g, p, *choices)


def free_room_action(computer: bool | None = None, also: tuple[str, ...] = ()) -> Effect:
    """Free Room Action of the character's Room; with a working Computer, without one, or in any Room (R-24.5)."""

    def why_not(g: State, p: Seat) -> Refusal | None:
        if g.tiles[p.room] not in also:
            if computer is True and not working_computer(g, p.room):
                return NO_COMPUTER
            if computer is False and tile(g, p.room).computer:
                return HAS_COMPUTER
        return why_no_free_action(g, p, p.room)

    def choose(g: State, p: Seat) -> Choosing:
        return (yield from choose_room_action(g, p, p.room))

    return Effect("free_room_action", do_room_action, why_not, choose)


# -- the body -----------------------------------------------------------------------------------------


def choose_wound(g: State, p: Seat, owner: Seat, question: Question) -> Choosing:
    """Q-21: one entry for each kind of wound."""
    cards = dressable(g, owner) if question is WOUND_TO_DRESS else healable(g, owner)
    by_kind = {g.rules.types[c].id: c for c in reversed(cards)}
    options = [("wound", c) for c in by_kind.values()]
    return ((yield question.ask(p.index, options))[1],)


DRESS_ONE = Effect(
    "dress",
    do=lambda g, p, card: dress(g, p, card),
    why_not=why_no_dressing,
    choose=lambda g, p: choose_wound(g, p, p, WOUND_TO_DRESS),
)

HEAL_ONE = Effect(
    "heal",
    do=lambda g, p, card: heal(g, p, card),
    why_not=why_no_healing,
    choose=lambda g, p: choose_wound(g, p, p, WOUND_TO_HEAL),
)

HEAL_LIGHT = Effect(
    "heal_light",
    do=lambda g, p: heal_light(g, p),
    why_not=why_no_light_healing,
)


def dress_all(g: State, p: Seat) -> None:
    for card in undressed(p):
        dress(g, p, card)


DRESS_ALL = Effect("dress_all", dress_all, why_no_dressing)


def draw_cards_effect(n: int) -> Effect:
    """Draw n Action cards; needs a card to draw (R-5.18)."""
    return Effect("draw", lambda g, p: draw_actions(g, p, n), why_no_draw)


NO_CARD_TO_DRAW = Refusal("no_card_to_draw", "R-4.4")


def why_no_draw(g: State, p: Seat) -> Refusal | None:
    return None if p.deck or p.discard else NO_CARD_TO_DRAW


# -- weapons ------------------------------------------------------------------------------------------


def reloadable(g: State, p: Seat, fits: Any) -> list[str]:
    """R-24.12: weapons in the hands that are not full and that this Ammo fits."""
    return [w for w in weapons_held(g, p) if fits(item_of(g, w)) and g.ammo.get(w, 0) < max_ammo(g, w)]


def reload_effect(fits: Any, amount: int | None = None, cost: Any = None) -> Effect:
    """Reload one weapon: fully, or by an amount (Q-35)."""

    def why_not(g: State, p: Seat) -> Refusal | None:
        return None if reloadable(g, p, fits) else ALL_LOADED

    def choose(g: State, p: Seat) -> Choosing:
        weapons = reloadable(g, p, fits)
        if cost is not None:
            affordable = sum(1 for c in p.hand if g.rules.is_action(c))
            printed = 2 if suffers(g, p, "wound_hand") else 1
            weapons = [w for w in weapons if cost(g, p, printed, (w,)) <= affordable]
        return ((yield RELOAD.ask(p.index, [("item", w) for w in weapons]))[1],)

    def do(g: State, p: Seat, weapon: str) -> None:
        if weapon in p.hands:
            add_ammo(g, p, weapon, max_ammo(g, weapon) if amount is None else amount)

    return Effect("reload", do, why_not, choose, cost)


def is_energy(item: Any) -> bool:
    return bool(item.weapon.energy)


# -- moving -------------------------------------------------------------------------------------------


def choose_way(g: State, p: Seat, mover: Seat, by: Seat | None = None) -> Choosing:
    """A neighbouring Room, and the Corridor where two join the same Rooms (Q-6, Q-37)."""
    options = [("way", room, corridor) for corridor, room in reachable(g, mover.room)]
    chosen = yield MOVE_TO.ask((by or p).index, options, mover.index)
    return (chosen[1], chosen[2])


def push_move(g: State, mover: Seat, room: int, corridor: int, attacked: bool) -> None:
    """Move with the normal entry sequence; out of a Room with Intruders it is an Escape (R-7.7, R-7.9)."""
    leave(g, mover, room, corridor, attacked)


def others_here(g: State, p: Seat) -> list[Seat]:
    return [q for q in characters_in(g, p.room) if q is not p]
