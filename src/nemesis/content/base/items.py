"""Item cards: yellow (technical), green (medical), red (military), blue (crafted); their symbols (R-30.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...engine.events import Event
from ...engine.machine import Asking, asks, step
from ...engine.questions import Question, one_of, shape
from ...rules.components import Choosing, Effect, Item, Refusal, Weapon
from ...rules.contamination import NO_CONTAMINATION, cleanse, contaminate, in_hand, remove_cards, scan
from ...rules.craft import attach
from ...rules.decks import draw_actions, shuffle_own_cards
from ...rules.effects import (
    DISCARD_MALFUNCTION,
    DRESS_ONE,
    EXTINGUISH,
    HEAL_LIGHT,
    HEAL_ONE,
    NO_COMPUTER,
    NOWHERE_TO_GO,
    ONE_DOOR,
    WORK_ON_ENGINE,
    choose_way,
    draw_cards_effect,
    is_energy,
    others_here,
    reload_effect,
    reloadable,
)
from ...rules.engines import look_at_objectives, peek_tile, unexplored
from ...rules.injury import injure, retreat
from ...rules.items import add_ammo, is_aside, item_of, take_away, tradable, weapons_held
from ...rules.meanings import FIGURE, ITEM, SEAT, THING
from ...rules.movement import NOT_THROUGH_A_CORRIDOR, set_out
from ...rules.reactions import done_to
from ...rules.self_destruct import start_or_stop, why_no_start_or_stop
from ...rules.ship import characters_in, figure, figures_in, is_object, reachable, tile, working_computer
from ...rules.state import ABOARD, DEAD
from ...rules.telling import OtherSeat, SeatNumber, ThingId
from ...rules.turns import CARDS_OF_A_HAND, UNLIMITED, card_behind, choose_discards, discard_cards, hand_options
from .common import CONSENT, FAR_ROOM, WHOSE_OBJECTIVES, choose_entrance, crawl, why_no_crawl
from .pilot import POD_KEY
from .rooms import PEEK, PEEK_BOTH, drive_off_with_powder, lose_slime, why_no_peek
from .thrown import DECOY, GRENADE, MOLOTOV

if TYPE_CHECKING:
    from ...rules.state import Figure, Seat, State


# -- events ------------------------------------------------------------------------------------------


class Taped(Event, term="inventory", harms="target"):
    """Two Items share a Hand slot."""

    seat: SeatNumber
    target: OtherSeat
    a: ThingId
    b: ThingId


NO_INTRUDER_HERE = Refusal("no_intruder_here", "R-14.9")
NO_SLIME = Refusal("no_slime", "R-10.10")
NO_PAIR = Refusal("no_two_heavy_items", "R-15.7")
NOT_A_YELLOW_ROOM = Refusal("not_in_a_yellow_room", "R-5.18")
NO_OTHER_YELLOW_ROOM = Refusal("no_other_yellow_room", "R-5.18")
NO_WEAPON = Refusal("no_energy_weapon_held", "R-15.7")
NOBODY_SIGNALLED = Refusal("nobody_sent_a_signal", "R-17.9")
NOBODY_HERE = Refusal("nobody_else_here", "R-7.9")

WHOSE_HANDS = Question(
    "whose_hands", shape("seat", who=SEAT), "take_back", rule="R-15.7", doc="In whose hands two Heavy Items are joined."
)
ATTACH_PAIR = Question(
    "attach_pair", shape("pair", first=THING, second=THING), rule="R-15.7", doc="Which two Heavy Items are joined."
)
CHOOSE_INTRUDER = Question(
    "choose_intruder", shape("figure", figure=FIGURE), rule="R-14.9", doc="Which Intruder a card or an Item is for."
)
ALCOHOL_CARD = Question(
    "alcohol_card",
    shape("contamination", known=one_of("unknown", "infected")),
    rule="R-16.3",
    hidden=True,
    doc="Which Contamination card leaves the game.",
)
ATTACH_WEAPON = Question(
    "attach_weapon", shape("item", item=ITEM), rule="R-15.7", doc="To which weapon something is attached."
)
VICTIM = Question("victim", shape("seat", who=SEAT), doc="Who loses the whole hand.")
STIMULANTS = Question(
    "stimulants",
    *CARDS_OF_A_HAND,
    "done",
    rule="R-5.3",
    doc="Which cards are discarded for new ones, one after the other.",
)


# -- yellow -------------------------------------------------------------------------------------------


def loose_heavy(g: State, p: Seat) -> list[str]:
    """Heavy Items in the hands that are not taped yet."""
    taped = {t for pair in p.pairs for t in pair[:2]}
    return [t for t in tradable(g, p.hands) if not is_object(t) and not is_aside(g, t) and t not in taped]


def tapeable(g: State, p: Seat) -> list[Seat]:
    return [q for q in characters_in(g, p.room) if len(loose_heavy(g, q)) >= 2]


def why_no_tape(g: State, p: Seat) -> Refusal | None:
    return None if tapeable(g, p) else NO_PAIR


def choose_tape(g: State, p: Seat) -> Any:
    """Q-52: whose hands (another player must agree, else the tape may be taken back: None), then which two."""
    left = tapeable(g, p)
    asked = len(left)
    while True:
        options: list[Any] = [("seat", q.index) for q in left]
        if len(left) < asked:
            options.append("take_back")
        who = yield WHOSE_HANDS.ask(p.index, options)
        if who == "take_back":
            return None
        q = g.seats[who[1]]
        if q is p or (yield CONSENT.ask(q.index, ["agree", "refuse"], p.index)) == "agree":
            break
        left.remove(q)
    things = loose_heavy(g, q)
    pairs = [("pair", a, b) for i, a in enumerate(things) for b in things[i + 1 :]]
    chosen = yield ATTACH_PAIR.ask(p.index, pairs)
    return (q.index, chosen[1], chosen[2])


def tape(g: State, p: Seat, card: str, seat: int, a: str, b: str) -> None:
    """R-15.7: the tape stays with the pair until it is split."""
    q = g.seats[seat]
    if a not in q.hands or b not in q.hands:
        return
    take_away(g, p, card)
    q.pairs.append((a, b, card))
    g.emit(Taped(seat=p.index, target=seat, a=a, b=b))


TAPE = Effect("tape", tape, why_no_tape, choose_tape, keeps_item=True)


def choose_among(g: State, p: Seat, figures: list[Figure]) -> Choosing:
    """Q-48: which Intruder of the Room."""
    options = [("figure", f.id) for f in figures]
    return ((yield CHOOSE_INTRUDER.ask(p.index, options))[1],)


def driven_off(g: State, p: Seat) -> list[Figure]:
    """Nothing else happens to those who never retreat (R-5.18)."""
    return [f for f in figures_in(g, p.room) if g.rules.species.moves(f)]


DRIVE_OFF = Effect(
    "drive_off",
    lambda g, p, id: drive_off_with_powder(g, id, p),
    lambda g, p: None if driven_off(g, p) else NO_INTRUDER_HERE,
    lambda g, p: choose_among(g, p, driven_off(g, p)),
)

SLIME_OFF = Effect("slime_off", lose_slime, lambda g, p: None if p.slime else NO_SLIME)


def autoload_cost(g: State, p: Seat, cost: int, choices: tuple[Any, ...] | None) -> int:
    """The Autoloader makes recharging its rifle one card cheaper."""
    weapons = reloadable(g, p, is_energy) if choices is None else choices
    loaded = any(item_of(g, a).id == "autoloader" for w in weapons for a in g.attached.get(w, ()))
    return cost - 1 if loaded else cost


def yellow_rooms(g: State, p: Seat) -> list[int]:
    return [
        r for r in range(1, len(g.tiles)) if r != p.room and g.explored[r] and tile(g, r).colour == "yellow"
    ]  # fmt: skip


def why_no_suit(g: State, p: Seat) -> Refusal | None:
    if tile(g, p.room).colour != "yellow":
        return NOT_A_YELLOW_ROOM
    return None if yellow_rooms(g, p) else NO_OTHER_YELLOW_ROOM


def choose_yellow(g: State, p: Seat) -> Choosing:
    options = [("room", r) for r in yellow_rooms(g, p)]
    return ((yield FAR_ROOM.ask(p.index, options, "space_suit"))[1],)


def space_walk(g: State, p: Seat, room: int) -> None:
    discard_cards(g, p, [c for c in p.hand if g.rules.is_action(c)])
    set_out(g, p, ("enter", (p.index, room, NOT_THROUGH_A_CORRIDOR, "roll")))


def choose_two_unexplored(g: State, p: Seat) -> Choosing:
    """Q-26: two tiles, fewer if fewer remain."""
    chosen: list[int] = []
    while len(chosen) < 2:
        options = [("room", r) for r in unexplored(g) if r not in chosen]
        if not options:
            break
        chosen.append((yield PEEK.ask(p.index, options, "nemesis_plans"))[1])
    return (tuple(chosen),)


def look_at_plans(g: State, p: Seat, rooms: tuple[int, ...]) -> None:
    for room in rooms:
        peek_tile(g, p, room)


CLOTHES = (SLIME_OFF, DRESS_ONE)
ENERGY_CHARGE = (reload_effect(is_energy, cost=autoload_cost), ONE_DOOR)

YELLOW = (
    Item("duct_tape", "yellow", 4, effects=(DISCARD_MALFUNCTION, WORK_ON_ENGINE, TAPE)),
    Item("tools", "yellow", 6, symbol="wrench", effects=(DISCARD_MALFUNCTION, WORK_ON_ENGINE, ONE_DOOR)),
    Item("fire_extinguisher", "yellow", 4, heavy=True, combat="any", effects=(EXTINGUISH, DRIVE_OFF)),
    Item("chemicals", "yellow", 7, symbol="flame", effects=(
        reload_effect(lambda item: item.id in ("flamethrower", "needle_gun")),)),
    Item("clothes", "yellow", 3, symbol="cloth", effects=CLOTHES),
    Item("energy_charge", "yellow", 3, symbol="battery", combat="any", effects=ENERGY_CHARGE),
    Item("technical_corridor_plans", "yellow", effects=(Effect("crawl", crawl, why_no_crawl, choose_entrance),)),
    Item("space_suit", "yellow", effects=(Effect("space_walk", space_walk, why_no_suit, choose_yellow),)),
    Item("nemesis_plans", "yellow", effects=(
        Effect("peek", look_at_plans, why_no_peek, choose_two_unexplored),)),
)  # fmt: skip


# -- green --------------------------------------------------------------------------------------------


def inject_adrenaline(g: State, p: Seat) -> None:
    """Any number of actions this turn; the turn then ends by passing."""
    draw_actions(g, p, 1)
    g.actions_left = UNLIMITED


@asks
def drink(g: State, seat: int) -> Asking:
    """Scan and remove a card of the player's choice, its face unseen; an infected one is replaced by a new one.

    Q-53: the choice is hidden, so it is made when the drink goes down, not announced to those who may interrupt.
    """
    p = g.seats[seat]
    cards = in_hand(g, p)
    if not cards:
        return
    option = yield ALCOHOL_CARD.ask(seat, hand_options(g, p, cards))
    card = card_behind(g, p, option, cards)
    sick = scan(g, p, [card])
    remove_cards(g, p, [card])
    if sick:
        contaminate(g, p)


def why_no_drink(g: State, p: Seat) -> Refusal | None:
    return None if in_hand(g, p) else NO_CONTAMINATION


@asks
def stimulants(g: State, seat: int) -> Asking:
    """Q-38: any cards, Contamination too; then that many and one more."""
    p = g.seats[seat]
    gone = yield from choose_discards(g, p, STIMULANTS)
    discard_cards(g, p, gone)
    draw_actions(g, p, len(gone) + 1)


GREEN = (
    Item("bandages", "green", 7, symbol="cloth", effects=(DRESS_ONE, HEAL_LIGHT)),
    Item("medkit", "green", 7, symbol="cross", effects=(DRESS_ONE, HEAL_ONE)),
    Item("synthetic_food", "green", 5, effects=(draw_cards_effect(2),)),
    Item("adrenaline_injection", "green", 3, combat="any", effects=(Effect("inject", inject_adrenaline),)),
    Item("alcohol", "green", 3, symbol="flame", effects=(
        Effect("drink", lambda g, p: g.push("drink", p.index), why_no_drink),)),
    Item("clothes", "green", 3, symbol="cloth", effects=CLOTHES),
    Item("military_stimulants", "green", 2, combat="any", effects=(
        Effect("stimulants", lambda g, p: g.push("stimulants", p.index)),)),
)  # fmt: skip


# -- red ----------------------------------------------------------------------------------------------


def why_no_smoke(g: State, p: Seat) -> Refusal | None:
    return None if reachable(g, p.room) else NOWHERE_TO_GO


def smoke(g: State, p: Seat, room: int, corridor: int) -> None:
    """The others each discard a card, then you leave unharmed."""
    move = ("move_unharmed", (p.index, room, corridor))
    losses = [done_to(g, p.index, q.index, ("discard_one", (q.index,))) for q in others_here(g, p)]
    g.push_in_order([*losses, move])


def energy_weapons(g: State, p: Seat) -> list[str]:
    return [w for w in weapons_held(g, p) if is_energy(item_of(g, w))]


def choose_weapon(g: State, p: Seat) -> Choosing:
    options = [("item", w) for w in energy_weapons(g, p)]
    return ((yield ATTACH_WEAPON.ask(p.index, options))[1],)


def fit_magazine(g: State, p: Seat, card: str, weapon: str) -> None:
    if weapon in p.hands:
        take_away(g, p, card)
        attach(g, card, weapon)
        add_ammo(g, p, weapon, 2)


def signallers(g: State, p: Seat) -> list[int]:
    return [q.index for q in g.seats if q is not p and q.signal and q.status != DEAD and q.objectives]


def why_no_comms_key(g: State, p: Seat) -> Refusal | None:
    if not working_computer(g, p.room):
        return NO_COMPUTER
    return None if signallers(g, p) else NOBODY_SIGNALLED


def choose_signaller(g: State, p: Seat) -> Choosing:
    options = [("seat", s) for s in signallers(g, p)]
    return ((yield WHOSE_OBJECTIVES.ask(p.index, options, "comms_key"))[1],)


def why_no_destruct_key(g: State, p: Seat) -> Refusal | None:
    return why_no_start_or_stop(g, p) if working_computer(g, p.room) else NO_COMPUTER


RED = (
    Item("energy_charge", "red", 11, symbol="battery", combat="any", effects=ENERGY_CHARGE),
    Item("grenade", "red", 4, combat="any", effects=(GRENADE,)),
    Item("smoke_grenade", "red", 3, combat="in", effects=(
        Effect("smoke", smoke, why_no_smoke, lambda g, p: choose_way(g, p, p)),)),
    Item("recon_drone", "red", 3, effects=(PEEK_BOTH,)),
    Item("decoy", "red", 2, combat="any", effects=(DECOY,)),
    Item("extended_magazine", "red", single_use=False, cost=0, ammo_bonus=2, effects=(
        Effect("attach", fit_magazine, lambda g, p: None if energy_weapons(g, p) else NO_WEAPON, choose_weapon,
               keeps_item=True),)),
    Item("prototype_rifle", "red", heavy=True, single_use=False, cost=None, combat="in",
         weapon=Weapon(6, pay_ammo_on="hit2")),
    Item("prototype_shotgun", "red", heavy=True, single_use=False, cost=None, combat="in",
         weapon=Weapon(2, at_least_one_unless_miss=True, bonus_on={"hit1": 1, "hit2": 1})),
    Item("prototype_pistol", "red", heavy=True, single_use=False, cost=None, combat="in",
         weapon=Weapon(3, rerolls=1)),
    Item("comms_key", "red", effects=(
        Effect("look_objectives", look_at_objectives, why_no_comms_key, choose_signaller),)),
    Item("evacuation_key", "red", combat="any", effects=(POD_KEY,)),
    Item("self_destruct_key", "red", effects=(Effect("self_destruct", start_or_stop, why_no_destruct_key),)),
)  # fmt: skip


# -- blue ---------------------------------------------------------------------------------------------


def take_antidote(g: State, p: Seat) -> None:
    """Infected cards and the Larva go; 1 Contamination card; a new deck of everything; pass."""
    cleanse(g, p)
    contaminate(g, p)
    shuffle_own_cards(g, p)
    g.push("must_pass", p.index)


def tase_intruder(g: State, p: Seat, id: int) -> None:
    """R-14.9: Injury and check first; then the retreat, unless the check already forced one."""
    f = figure(g, id)
    if f is not None and injure(g, f, 1, p.index) == "lives":
        retreat(g, f)


def choose_victim(g: State, p: Seat) -> Choosing:
    options = [("seat", q.index) for q in others_here(g, p) if q.hand]
    return ((yield VICTIM.ask(p.index, options, "taser"))[1],)


def tase_character(g: State, p: Seat, seat: int) -> None:
    g.push_frame(done_to(g, p.index, seat, ("lose_hand", (seat,))))


@step
def lose_hand(g: State, seat: int) -> None:
    q = g.seats[seat]
    if q.status == ABOARD:
        discard_cards(g, q, list(q.hand))


def why_nobody_to_tase(g: State, p: Seat) -> Refusal | None:
    return None if any(q.hand for q in others_here(g, p)) else NOBODY_HERE


CRAFTED = (
    Item("antidote", "blue", 3, recipe=("flame", "cross"), effects=(Effect("antidote", take_antidote),)),
    Item("taser", "blue", 3, recipe=("battery", "wrench"), combat="any", effects=(
        Effect("tase_intruder", tase_intruder,
               lambda g, p: None if figures_in(g, p.room) else NO_INTRUDER_HERE,
               lambda g, p: choose_among(g, p, figures_in(g, p.room))),
        Effect("tase_character", tase_character, why_nobody_to_tase, choose_victim),)),
    Item("flamethrower", "blue", 3, recipe=("flame", "wrench"), heavy=True, single_use=False, cost=None, combat="in",
         weapon=Weapon(4, energy=False, at_least_one_unless_miss=True, fire_on="hit2", fiery=True)),
    Item("molotov", "blue", 3, recipe=("flame", "cloth"), combat="any", effects=(MOLOTOV,)),
)  # fmt: skip
