"""The CEO: a frail old man, the Robot that acts for him, and codes that nobody else sees (A-3.1 to A-3.4)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ...engine.events import Event, Hidden
from ...engine.machine import Asking, asks, step
from ...engine.questions import Question, shape
from ...engine.ruleset import Module, Option, Window
from ...rules import pieces
from ...rules.combat import FACES, CombatRolled, Strike, shot_injuries
from ...rules.components import DESIGNED, ActionCard, Character, Choosing, Effect, Item, Refusal, Trait, Weapon
from ...rules.effects import (
    CAUSE_MALFUNCTION,
    NOBODY_ELSE,
    NOWHERE_TO_GO,
    choose_way,
    free_room_action,
    others_here,
)
from ...rules.engines import learn, watchers
from ...rules.injury import injure
from ...rules.meanings import FIGURE, NUMBER, SEAT
from ...rules.movement import set_out
from ...rules.reactions import REACTIONS_HELD, done_to, held, spend_reaction
from ...rules.search import choose_deck_of_room, search, why_no_search
from ...rules.setup import CREW_EQUIPPED
from ...rules.shelter import NO_POD_TO_FLIP, attached_pods, flip_lock
from ...rules.ship import figure, figures_in, reachable
from ...rules.state import ABOARD
from ...rules.telling import Aside, OtherSeat, SeatNumber, ThingId, ThingIds
from ...rules.turns import PASSED, TURN_REACHED, bleed, pass_now
from ...rules.wounds import COUNTS_AS_DRESSED, HEALED, WOUND_HELD_OFF
from ..base.captain import WHOM_TO_ORDER
from ..base.common import BREAK_DOOR, CONSENT, REPAIR
from ..base.items import NO_INTRUDER_HERE, RED, YELLOW
from ..base.rooms import POD_TOGGLE
from .access_codes import ACTIVATE_CODES, CODES
from .turrets import BREAK_TURRET

if TYPE_CHECKING:
    from ...rules.state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class RobotEnergy(
    Aside, term=None, pace="small", motion=pieces.put("ammo", "robot", value=pieces.field("energy"), known=True)
):
    """The energy that the Robot has now."""

    seat: SeatNumber
    energy: int


class CameBack(Event, term="turn"):
    """Somebody who had passed comes back for one more turn."""

    seat: SeatNumber


class RobotStrikes(Strike, term="melee", sound="bite"):
    """The Robot strikes."""

    injuries: int

    deed = "robot"

    def hurts(self) -> bool:
        return bool(self.injuries)


class OldWound(Event, term="serious_wound", sound="wound"):
    """The CEO begins with a Serious Wound."""

    seat: SeatNumber
    wound: ThingId


class KnowsCorporate(Event, term="objective", harms="target"):
    """The CEO knows a Corporate Objective from the start."""

    seat: SeatNumber
    target: OtherSeat
    objectives: Hidden[ThingIds]


ID, ROBOT = "ceo", "robot"
FULL = 4
SWEPT = 3
OLD_WOUND = "wound_body"

NO_ENERGY = Refusal("robot_empty", "A-3.2")
ROBOT_FULL = Refusal("robot_full", "A-3.3")

ONE_MORE_THING = Question(
    "one_more_thing",
    "decline",
    *REACTIONS_HELD,
    rule="A-3.2",
    hidden=True,
    doc="Whether one more turn is taken after passing.",
)
STRIKE_TARGET = Question(
    "strike_target", shape("figure", figure=FIGURE), rule="A-3.2", doc="Which Intruder the robot strikes."
)
SPEND_ENERGY = Question(
    "spend_energy", shape("energy", energy=NUMBER), doc="How much more energy the robot spends, 1 Injury each."
)
WHOM_TO_PROTECT = Question(
    "whom_to_protect",
    "self",
    shape("seat", who=SEAT),
    "take_back",
    rule="A-3.2",
    doc="Who leaves the Room with the CEO.",
)


# -- the Robot ----------------------------------------------------------------------------------------


def energy(g: State, p: Seat) -> int:
    return g.ammo.get(ROBOT, 0) if ROBOT in p.hands else 0


def spend_energy(g: State, p: Seat, n: int = 1) -> None:
    g.ammo[ROBOT] -= n
    g.emit(RobotEnergy(seat=p.index, energy=g.ammo[ROBOT]))


def by_robot(effect: Effect) -> Effect:
    """A-3.2: done by the Robot, which needs energy."""

    def why_not(g: State, p: Seat) -> Refusal | None:
        return effect.why_not(g, p) if energy(g, p) else NO_ENERGY

    return replace(effect, why_not=why_not)


def single_use(effect: Effect) -> Effect:
    """A-3.2: costs no energy; whether an empty Robot can do it is a switch."""

    def why_not(g: State, p: Seat) -> Refusal | None:
        return why_no_robot(g, p) or effect.why_not(g, p)

    return replace(effect, why_not=why_not)


def why_no_robot(g: State, p: Seat) -> Refusal | None:
    if ROBOT not in p.hands or (g.rules.options.robot_single_use_needs_energy and not energy(g, p)):
        return NO_ENERGY
    return None


def robot_card(id: str, combat: str, *effects: Effect) -> ActionCard:
    return ActionCard(
        id, 0, combat, tuple(by_robot(e) for e in effects), pays=spend_energy, provenance=DESIGNED
    )  # fmt: skip


def why_no_recharge(g: State, p: Seat) -> Refusal | None:
    return None if ROBOT in p.hands and energy(g, p) < FULL else ROBOT_FULL


def recharge(g: State, p: Seat) -> None:
    """A-3.3: like an energy weapon, with an Energy Charge; the Armory does not do it."""
    if ROBOT in p.hands:
        g.ammo[ROBOT] = FULL
        g.emit(RobotEnergy(seat=p.index, energy=FULL))


RECHARGE = Effect("recharge_robot", recharge, why_no_recharge)


def with_recharge(deck: tuple[Item, ...]) -> tuple[Item, ...]:
    return tuple(replace(i, effects=(RECHARGE, *i.effects)) for i in deck if i.id == "energy_charge")


# -- his own cards ------------------------------------------------------------------------------------


def sent(g: State, p: Seat) -> list[Seat]:
    return others_here(g, p) if reachable(g, p.room) else []


def choose_sent(g: State, p: Seat) -> Choosing:
    """The destination is announced too, before anybody may interrupt (A-14.1)."""
    seat = (yield WHOM_TO_ORDER.ask(p.index, [("seat", q.index) for q in sent(g, p)]))[1]
    room, corridor = yield from choose_way(g, p, g.seats[seat])
    return (seat, room, corridor)


def send(g: State, p: Seat, seat: int, room: int, corridor: int) -> None:
    g.push_frame(done_to(g, p.index, seat, ("sent_away", (seat, room, corridor))))


AUTHORITY = Effect("order", send, lambda g, p: None if sent(g, p) else NOBODY_ELSE, choose_sent)


# -- One More Thing -----------------------------------------------------------------------------------


def note_pass(g: State, p: Seat) -> None:
    """The last player to pass cannot come back."""
    if p.character == ID:
        p.ext["passed_last"] = nobody_else_plays(g, p)


def nobody_else_plays(g: State, p: Seat) -> bool:
    return all(q.passed or not (q.active or q.intruder) for q in g.seats if q is not p)


def may_come_back(g: State, p: Seat) -> bool:
    """The turn order reaches a CEO who has passed. Only what everybody sees decides whether he is asked."""
    if p.character != ID or not p.passed or not p.active or not p.hand or p.ext.get("passed_last"):
        return False
    if p.ext.get("stays_passed") == g.round:
        return False
    g.pointer = (p.index + 1) % len(g.seats)
    g.push("player_turns")
    g.push("one_more_thing", p.index)
    return True


@asks
def one_more_thing(g: State, seat: int) -> Asking:
    """One more full turn; asked for the last time once all the others have passed."""
    p = g.seats[seat]
    answer = yield ONE_MORE_THING.ask(seat, ["decline", *held(p, g, "passed")])
    if answer == "decline":
        if nobody_else_plays(g, p):
            p.ext["stays_passed"] = g.round
        return
    p.passed = False
    g.emit(CameBack(seat=seat))
    g.push("pass_again", seat)
    g.push("begin_turn", seat)
    spend_reaction(g, p, answer)


@step
def pass_again(g: State, seat: int) -> None:
    """Passed once more without a choice: a Bleeding wound hurts again; Fire did at the end of the turn."""
    p = g.seats[seat]
    if p.active and not p.passed:
        pass_now(g, p)
        bleed(g, p)


# -- the Robot's cards --------------------------------------------------------------------------------

STRIKE = Weapon(0)
"""The Robot hits by the same table as a shot."""


def choose_struck(g: State, p: Seat) -> Choosing:
    """Any Intruder of the Room; never Eggs."""
    options = [("figure", f.id) for f in figures_in(g, p.room)]
    return ((yield STRIKE_TARGET.ask(p.index, options))[1],)


def strike(g: State, p: Seat, id: int) -> None:
    f = figure(g, id)
    if f is None or p.status != ABOARD or f.room != p.room:
        return
    face = g.roll("combat", FACES)
    g.emit(CombatRolled(seat=p.index, face=face))
    injuries = shot_injuries(g, STRIKE, f, face)
    g.emit(RobotStrikes(seat=p.index, target=f.kind, injuries=injuries))
    if injuries:
        g.push("strike_harder", p.index, id, injuries)


@asks
def strike_harder(g: State, seat: int, id: int, injuries: int) -> Asking:
    """Any more energy, 1 Injury each, before the one injury check."""
    p = g.seats[seat]
    options = [("energy", n) for n in range(energy(g, p) + 1)]
    more = (yield SPEND_ENERGY.ask(seat, options, injuries))[1]
    if more:
        spend_energy(g, p, more)
    f = figure(g, id)
    if f is not None:
        injure(g, f, injuries + more, seat)


ROBOTIC_STRIKE = Effect(
    "robot_strike", strike,
    lambda g, p: None if figures_in(g, p.room) else NO_INTRUDER_HERE,
    choose_struck,
)  # fmt: skip
SWEEP = Effect("search", lambda g, p, colour: search(g, p, colour, SWEPT), why_no_search, choose_deck_of_room)


# -- single use ---------------------------------------------------------------------------------------


def choose_protected(g: State, p: Seat) -> Any:
    """Who comes along must agree, before anything is paid; then one Room for both."""
    refused: set[int] = set()
    other = None
    while True:
        here = [("seat", q.index) for q in others_here(g, p) if q.index not in refused]
        who: Any = yield WHOM_TO_PROTECT.ask(p.index, ["self", *here, *(["take_back"] if refused else [])])
        if who == "take_back":
            return None
        if who == "self":
            break
        if (yield CONSENT.ask(who[1], ["agree", "refuse"], p.index)) == "agree":
            other = who[1]
            break
        refused.add(who[1])
    room, corridor = yield from choose_way(g, p, p)
    return (room, corridor, () if other is None else (other,))


def protect(g: State, p: Seat, room: int, corridor: int, company: tuple[int, ...]) -> None:
    """No Intruder attacks those who leave; the CEO explores and rolls for both."""
    set_out(g, p, ("enter", (p.index, room, corridor, "roll", company)))


PROTECTION = Effect(
    "protect", protect, lambda g, p: None if reachable(g, p.room) else NOWHERE_TO_GO, choose_protected
)  # fmt: skip


def choose_any_pod(g: State, p: Seat) -> Choosing:
    return ((yield POD_TOGGLE.ask(p.index, [("pod", n) for n in attached_pods(g)]))[1],)


def toggle(g: State, p: Seat, pod: int) -> None:
    if pod in attached_pods(g):
        flip_lock(g, pod)


LOCK_POD = Effect("pod", toggle, lambda g, p: None if attached_pods(g) else NO_POD_TO_FLIP, choose_any_pod)
STOP = Effect("stop", lambda g, p: None, why_no_robot)


# -- trait --------------------------------------------------------------------------------------------

TRAIT = Trait("trait_ceo", ID)


def start_frail(g: State) -> None:
    """A-3.1: one Body wound comes with him, out of the wound deck."""
    for p in g.seats:
        if p.character == ID:
            card = next(c for c in g.decks["wound"] if g.rules.types[c].id == OLD_WOUND)
            g.decks["wound"].remove(card)
            p.wounds.append((card, False))
            p.ext["old_wound"] = card
            p.ext["passed_last"] = False
            g.emit(OldWound(seat=p.index, wound=OLD_WOUND))


def held_off(g: State, off: bool, p: Seat, card: str) -> bool:
    """A-3.1: while the Robot has energy that one card counts as dressed, no later Body wound."""
    return off or (p.ext.get("old_wound") == card and energy(g, p) > 0)


def forget_old_wound(g: State, p: Seat, card: str) -> None:
    if p.ext.get("old_wound") == card:
        p.ext["old_wound"] = ""


def know_the_company(g: State) -> None:
    """After the draft he secretly knows the Corporate Objectives of the others, both of the Android (A-3.5)."""
    if g.rules.mode.objectives_are_public:
        return
    objectives = g.rules.objectives
    for p in g.seats:
        if p.character != ID:
            continue
        to = watchers(g, p)
        for q in g.seats:
            seen = tuple(o for o in q.objectives if objectives[o].deck == "corporate")
            if q is not p and seen:
                learn(g, to, "corporate_objectives", q.index, seen)
                g.emit(KnowsCorporate(seat=p.index, target=q.index, objectives=seen), to=to)


CEO = Character(
    ID, "blue", ROBOT, tuple(code.id for code in CODES),
    {"search": 2, "rest": 1, "interruption": 1, "authority": 1, "one_more_thing": 1,
     "robotic_strike": 1, "robot_demolition": 1, "robot_quick_repairs": 1, "robotic_sweep": 1,
     "protection": 1, "stop": 1, "override": 1},
    module="aftermath_characters",
)  # fmt: skip

CARDS = (
    ActionCard("authority", 0, "out", (AUTHORITY,), provenance=DESIGNED),
    ActionCard("one_more_thing", 0, "any", reaction="passed"),
    robot_card("robotic_strike", "in", ROBOTIC_STRIKE),
    robot_card("robot_demolition", "any", BREAK_TURRET, BREAK_DOOR, CAUSE_MALFUNCTION),
    robot_card("robot_quick_repairs", "out", *REPAIR),
    robot_card("robotic_sweep", "out", SWEEP),
    ActionCard("protection", 0, "in", (single_use(PROTECTION),), once=True, provenance=DESIGNED),
    ActionCard("stop", 0, "any", reaction="declared_attack", answer=STOP, once=True),
    ActionCard("override", 0, "out", (single_use(free_room_action(computer=True)), single_use(LOCK_POD)), once=True,
               provenance=DESIGNED),
)  # fmt: skip

ITEMS = (
    Item(ROBOT, None, single_use=False, cost=None, charges=FULL, fixed=True, aside=True),
    *CODES,
)  # fmt: skip

MODULE = Module(
    ID,
    components={
        "characters": (CEO,),
        "cards": CARDS,
        "own_items": ITEMS,
        "traits": (TRAIT,),
        "yellow": with_recharge(YELLOW),
        "red": with_recharge(RED),
    },
    actions={"activate_codes": ACTIVATE_CODES},
    hooks=(
        WOUND_HELD_OFF.by(held_off),
        COUNTS_AS_DRESSED.by(held_off),
        CREW_EQUIPPED.by(start_frail, know_the_company),
        HEALED.by(forget_old_wound),
        PASSED.by(note_pass),
        TURN_REACHED.by(may_come_back),
    ),
    windows={"one_more_thing": Window("one_more_thing", "decline")},
    options=(Option("robot_single_use_needs_energy", True, (True, False), "A-3.2"),),
    changes={"A-3.2": ("log-injured",), "A-3.3": ("item-energy_charge",), "A-14.1": ("term-action_card",)},
    terms=("energy", "trait"),
)
