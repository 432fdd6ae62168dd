"""The Android: stronger than a human, mended by spare parts only, and running down (A-3.5 to A-3.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...engine.events import Event, Hidden
from ...engine.machine import Asking, asks, step
from ...engine.questions import Question, shape
from ...engine.ruleset import Module, Option
from ...rules.attack import ATTACK_TARGETS
from ...rules.combat import NO_AMMO, NOTHING_TO_HIT, choose_shot, shoot, targets_for
from ...rules.components import DESIGNED, ActionCard, Character, Choosing, Effect, Item, Refusal, Trait, Weapon
from ...rules.contamination import ContaminationRemoved, Scanned, infected, remove_cards, scan
from ...rules.decks import DRAWN, draw_actions
from ...rules.effects import WOUND_TO_DRESS, WOUND_TO_HEAL, free_room_action, why_no_draw
from ...rules.ending import END_DRAW
from ...rules.items import discard_item, held_items, item_of
from ...rules.meanings import CARD
from ...rules.objectives import OBJECTIVES_DEALT
from ...rules.rounds import JUMP, TIME_ADVANCED
from ...rules.setup import CREW_EQUIPPED
from ...rules.shelter import step_out
from ...rules.ship import in_combat, in_order
from ...rules.state import IN_POD
from ...rules.telling import SeatNumber, ThingId
from ...rules.turns import discard_cards
from ...rules.wounds import (
    MOST_LIGHT,
    NO_LIGHT_WOUND,
    NO_WOUND_TO_DRESS,
    NO_WOUND_TO_HEAL,
    WHY_NO_CARE,
    die,
    dress,
    dressed,
    heal,
    heal_light,
    most_serious,
    undressed,
)
from ..base.mechanic import ITEM_TO_DISCARD

if TYPE_CHECKING:
    from ...rules.state import Figure, Seat, State


# -- events ------------------------------------------------------------------------------------------


class Purged(Event, term="contamination", sound="good"):
    """The Android removes a Contamination card at once."""

    seat: SeatNumber
    infected: bool

    def covers(self, event: Event) -> bool:
        """What she purges is scanned and removed."""
        return isinstance(event, (Scanned, ContaminationRemoved)) and event.seat == self.seat


class SecondCorporate(Event, term="objective"):
    """A Personal Objective is put away for a second Corporate one."""

    seat: SeatNumber
    objective: Hidden[ThingId]


class ShutDown(Event, term=None, sound="alarm", harms="seat"):
    """The Android shuts down."""

    seat: SeatNumber


class Deactivated(Event, term="intruder_attack", harms="seat"):
    """The Android powers down, and Intruders ignore her."""

    seat: SeatNumber


ID = "android"
SHUTDOWN, SHUTDOWN_WITH_CELL = 5, 3
"""Spaces of the time track on which her systems stop (A-3.6)."""
ONLY_SELF_REPAIR = Refusal("only_self_repair", "A-3.5")
NO_SPARE_PARTS = Refusal("no_spare_parts", "A-3.5")

DEACTIVATE = Question(
    "deactivate",
    "no",
    shape("card", card=CARD),
    rule="A-3.6",
    doc="Whether the Android switches herself off for the attacks, and with which card.",
)


# -- Self-Repair --------------------------------------------------------------------------------------


def spare_parts(g: State, p: Seat, kinds: tuple[str, ...]) -> list[str]:
    """Own Items of these kinds, one of each kind and colour."""
    found: dict[tuple[str, str | None], str] = {}
    for id in held_items(g, p):
        item = item_of(g, id)
        if item.id in kinds:
            found.setdefault((item.id, item.colour), id)
    return list(found.values())


def choose_own_wound(g: State, p: Seat, cards: list[str], question: Question) -> Any:
    """Q-21: one entry for each kind of wound."""
    by_kind = {g.rules.types[c].id: c for c in reversed(cards)}
    return (yield question.ask(p.index, [("wound", c) for c in by_kind.values()]))[1]


def self_repair(
    name: str, parts: tuple[str, ...], needed: Any, refusal: Refusal, do: Any, wound: Question | None = None
) -> Effect:
    """Discard one of these Items; what it mends depends on the Item (A-14.2)."""

    def why_not(g: State, p: Seat) -> Refusal | None:
        if not needed(p):
            return refusal
        return None if spare_parts(g, p, parts) else NO_SPARE_PARTS

    def choose(g: State, p: Seat) -> Choosing:
        options = [("item", i) for i in spare_parts(g, p, parts)]
        part = (yield ITEM_TO_DISCARD.ask(p.index, options, "self_repair"))[1]
        if wound is None:
            return (part,)
        card = yield from choose_own_wound(g, p, needed(p), wound)
        return (part, card)

    def mend(g: State, p: Seat, part: str, *card: str) -> None:
        if part in held_items(g, p):
            discard_item(g, p, part)
            do(g, p, *card)

    return Effect(name, mend, why_not, choose)


def dress_everything(g: State, p: Seat) -> None:
    for card in undressed(p):
        dress(g, p, card)


SELF_REPAIR = (
    self_repair("heal_light", ("duct_tape", "tools", "energy_charge"), lambda p: p.light, NO_LIGHT_WOUND, heal_light),
    self_repair("dress", ("duct_tape",), undressed, NO_WOUND_TO_DRESS, dress, WOUND_TO_DRESS),
    self_repair("dress_all", ("tools",), undressed, NO_WOUND_TO_DRESS, dress_everything),
    self_repair("heal", ("tools", "energy_charge"), dressed, NO_WOUND_TO_HEAL, heal, WOUND_TO_HEAL),
)


# -- other cards --------------------------------------------------------------------------------------


def arm_gun(g: State, p: Seat) -> list[str]:
    return [w for w in p.hands if w == "arm_gun" and g.ammo.get(w, 0) > 0]


def why_no_aim(g: State, p: Seat) -> Refusal | None:
    guns = arm_gun(g, p)
    if not guns:
        return NO_AMMO
    return None if targets_for(g, p, guns[0]) else NOTHING_TO_HIT


def aim(g: State, p: Seat, weapon: str, target: tuple[Any, ...]) -> None:
    shoot(g, p, weapon, target, rerolls=1)


def overclock(g: State, p: Seat) -> None:
    """Two cards first, then the wound."""
    g.push("light_wound", p.index)
    draw_actions(g, p, 2)


# -- trait --------------------------------------------------------------------------------------------

TRAIT = Trait("trait_android", ID)


def not_a_human(g: State, refusal: Refusal | None, p: Seat) -> Refusal | None:
    """A-3.5: nothing but Self-Repair dresses or heals her."""
    return ONLY_SELF_REPAIR if p.character == ID else refusal


def purge(g: State, p: Seat, card: str) -> bool:
    """A-3.7: a Contamination card that she draws is scanned and removed at once; an infected one hurts."""
    if p.character != ID or g.rules.is_action(card):
        return False
    sick = infected(g, card)
    g.emit(Purged(seat=p.index, infected=sick))
    scan(g, p, [card])
    remove_cards(g, p, [card])
    if sick:
        g.push("light_wound", p.index)
    return True


def purged_at_the_end(g: State, drawn: list[str], p: Seat) -> list[str]:
    """`android_end_check`: by default the four cards of the final check are drawn as for anybody.

    Purged, each Contamination card is replaced by another draw; only too many wounds for it can still kill her.
    """
    if p.character != ID or g.rules.options.android_end_check == "normal":
        return drawn
    light, serious = p.light, len(p.wounds)
    replaced: list[str] = []
    for card in reversed(p.deck):
        if g.rules.is_action(card):
            replaced.append(card)
        elif infected(g, card):
            if serious >= most_serious(g, p):
                return drawn
            light, serious = (0, serious + 1) if light >= MOST_LIGHT else (light + 1, serious)
        if len(replaced) == len(drawn):
            break
    return replaced


def serve_the_company(g: State) -> None:
    """A-3.5: her Personal Objective goes, face down, for a second Corporate one."""
    objectives = g.rules.objectives
    for p in g.seats:
        personal = [o for o in p.objectives if objectives[o].deck == "personal"]
        if p.character != ID or not personal:
            continue
        dealt = {o for q in g.seats for o in q.objectives}
        fitting = [o.id for o in objectives.values() if o.deck == "corporate" and o.players <= len(g.seats)]
        left = [o for o in fitting if o not in dealt]
        new = left[g.below(len(left))]
        p.objectives = [*(o for o in p.objectives if o not in personal), new]
        p.exile += personal
        g.emit(SecondCorporate(seat=p.index, objective=new))


def objectives_dealt(
    g: State, decks: tuple[tuple[str, ...], tuple[str, ...]], p: Seat
) -> tuple[tuple[str, ...], tuple[str, ...]]:  # fmt: skip
    """What everybody knows of her Objectives: (decks of those dealt to keep, decks of those put away unseen)."""
    kept, gone = decks
    if p.character != ID or "personal" not in kept:
        return decks
    return tuple("corporate" if deck == "personal" else deck for deck in kept), (*gone, "personal")


def run_down(g: State) -> None:
    """A-3.6: her systems stop; hibernating or away in a Pod she is safe, waiting in one she is not."""
    for p in g.seats:
        if p.character == ID and p.active and not p.intruder and JUMP - g.time <= last_space(p):
            g.emit(ShutDown(seat=p.index))
            if p.status == IN_POD:
                step_out(g, p)
            die(g, p, "shutdown")


def last_space(p: Seat) -> int:
    return SHUTDOWN_WITH_CELL if "energy_cell" in p.items else SHUTDOWN


# -- Deactivation Module ------------------------------------------------------------------------------


@step
def offer_deactivation(g: State) -> None:
    """At the start of the Intruder Attack step, in Combat, with a card to pay."""
    if g.skip_attacks:
        return
    for p in in_order(g):
        pays = any(g.rules.is_action(c) for c in p.hand)
        if p.character == ID and "deactivation_module" in p.items and pays and in_combat(g, p):
            g.push("deactivate", p.index)


@asks
def deactivate(g: State, seat: int) -> Asking:
    p = g.seats[seat]
    cards = [("card", c) for c in p.hand if g.rules.is_action(c)]
    answer: Any = yield DEACTIVATE.ask(seat, ["no", *cards])
    if answer != "no":
        discard_cards(g, p, [answer[1]])
        p.ext["deactivated"] = g.round
        g.emit(Deactivated(seat=seat))


def unseen(g: State, targets: list[Seat], f: Figure) -> list[Seat]:
    """No Intruder can choose her in this step."""
    return [p for p in targets if g.phase != "attacks" or p.ext.get("deactivated") != g.round]


def phases(player_phase: list[str], event_phase: list[str], end_of_turn: list[str]) -> None:
    event_phase.insert(event_phase.index("intruder_attacks"), "offer_deactivation")


ANDROID = Character(
    ID, "green", "arm_gun", ("energy_cell", "deactivation_module"),
    {"self_repair": 2, "efficiency": 1, "targeting_system": 1, "overclock": 1, "search": 2, "interruption": 1,
     "repairs": 1, "demolition": 1},
    module="aftermath_characters",
)  # fmt: skip

CARDS = (
    ActionCard("self_repair", 0, "out", SELF_REPAIR, provenance=DESIGNED),
    ActionCard("efficiency", 0, "out", (free_room_action(),)),
    ActionCard("targeting_system", 0, "in", (
        Effect("shoot", aim, why_no_aim, lambda g, p: choose_shot(g, p, arm_gun(g, p))),), provenance=DESIGNED),
    ActionCard("overclock", 0, "any", (Effect("overclock", overclock, why_no_draw),), provenance=DESIGNED),
)  # fmt: skip

ITEMS = (
    Item("arm_gun", None, heavy=True, single_use=False, cost=None, combat="in", weapon=Weapon(3), fixed=True,
         aside=True, provenance=DESIGNED),
    Item("energy_cell", None, single_use=False, cost=None, activate_with=("energy_charge",)),
    Item("deactivation_module", None, single_use=False, cost=None, activate_with=("tools", "duct_tape"),
         provenance=DESIGNED),
)  # fmt: skip

MODULE = Module(
    ID,
    components={"characters": (ANDROID,), "cards": CARDS, "own_items": ITEMS, "traits": (TRAIT,)},
    hooks=(
        WHY_NO_CARE.by(not_a_human),
        ATTACK_TARGETS.by(unseen),
        OBJECTIVES_DEALT.by(objectives_dealt),
        END_DRAW.by(purged_at_the_end),
        CREW_EQUIPPED.by(serve_the_company),
        DRAWN.by(purge),
        TIME_ADVANCED.by(run_down),
    ),
    phases=phases,
    options=(Option("android_end_check", "normal", ("normal", "purged"), "A-3.7"),),
    terms=("trait",),
)
