"""Combat from the crew's side: Shoot, Melee, Escape (R-12) and breaking Eggs (R-17.22 to R-17.25)."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

from ..engine.events import Die, Event, Past
from ..engine.hooks import Modifier, Trigger
from ..engine.machine import Asking, Frame, asks, step
from ..engine.questions import Question, shape
from . import pieces
from .attack import largest_first
from .components import Choosing, Refusal
from .contamination import contaminate
from .eggs import break_eggs, loose_eggs
from .injury import injure, retreat
from .items import item_of, weapons_held
from .markers import place_fire
from .meanings import FIGURE, ITEM
from .movement import set_out
from .ship import figure, figures_in, fold
from .state import ABOARD
from .telling import SeatNumber, TargetName, ThingId

if TYPE_CHECKING:
    from .components import Weapon
    from .state import Figure, Seat, State


# -- events ------------------------------------------------------------------------------------------


class Strike(Event, abstract=True):
    """What a shot or a blow does to its target."""

    deed: ClassVar[str]
    """Which variant of the sentence tells it together with its Injuries."""
    seat: SeatNumber
    target: TargetName

    @abstractmethod
    def hurts(self) -> bool:
        """Does it deal an Injury, or drive its target off?"""

    def lands(self) -> bool:
        """The Injuries, or the retreat, say what became of it; Eggs have neither."""
        return self.target != "egg" and self.hurts()

    def folded(self, g: State, past: Past) -> bool:
        return self.lands()


class Shoots(Event, folded=True, sound="shot", motion=pieces.ammo(known=True)):
    """A character fires; what is left in the weapon."""

    seat: SeatNumber
    item: ThingId
    target: TargetName
    ammo: int


class CombatRolled(Event, folded=True, sound="die", shows=Die("combat")):
    """The Combat die."""

    seat: SeatNumber
    face: str


class RerolledForAmmo(Event, term="shoot", sound="die"):
    """Ammo is spent to roll the Combat die again."""

    seat: SeatNumber
    item: ThingId
    ammo: int


class Shot(Strike, term="shoot", sound="shot"):
    """The Injuries of a shot."""

    injuries: int

    deed = "shot"

    def hurts(self) -> bool:
        return bool(self.injuries)


class Melee(Event, folded=True, sound="bite"):
    """A character strikes."""

    seat: SeatNumber
    target: TargetName


class MeleeResult(Strike, term="melee"):
    """Whether the blow hits."""

    hit: bool

    deed = "melee"

    def hurts(self) -> bool:
        return self.hit


FACES = ("miss", "creeper", "creeper", "adult", "hit1", "hit2")
"""R-1.15, X-15, K-5: the six faces of the Combat die."""
EGG_FACES = frozenset({"creeper", "adult", "hit1", "hit2"})
"""R-17.23: for the die an Egg counts as the smallest Intruder."""
EGGS = ("eggs",)
NO_AMMO = Refusal("no_loaded_weapon", "R-12.1")
NOTHING_TO_HIT = Refusal("nothing_to_attack", "R-12.2")

Target = tuple[Any, ...]

SHOT_REROLL: Modifier[bool, Seat, str, Target, str, int] = Modifier(
    "shot_reroll",
    "offered, seat, weapon, target, face, bonus",
    "Whether the shooter may pay 1 more Ammo to roll the Combat die again.",
)
SHOT: Trigger[Seat] = Trigger("shot", "seat", "A character has shot; the Injuries come next.")
SHOOTER_FACE: Modifier[str, Seat | None] = Modifier(
    "shooter_face", "face, seat", "What the Combat die shows for this shooter, before Weaknesses and the weapon."
)
COMBAT_FACE: Modifier[str, Figure | None] = Modifier(
    "combat_face",
    "face, figure",
    "What the rolled face of the Combat die counts as against an Intruder; None: against Eggs.",
)
SHOT_INJURIES: Modifier[int, Figure, Weapon] = Modifier(
    "shot_injuries", "injuries, figure, weapon", "How many Injuries a shot that hits deals to an Intruder."
)
MELEE_CONTAMINATION: Modifier[int, Figure | None] = Modifier(
    "melee_contamination", "cards, figure", "How many Contamination cards a Melee attack brings; None: against Eggs."
)
MELEE_MISSED: Modifier[Frame, Seat] = Modifier(
    "melee_missed", "wound, seat", "The step that wounds a character whose Melee attack missed."
)

WEAPON = Question("weapon", shape("item", item=ITEM), rule="R-12.1", doc="With which weapon one shoots.")
TARGET = Question(
    "target", shape("figure", figure=FIGURE), shape("eggs"), rule="R-12.1", doc="What one shoots at or strikes."
)
REROLL_COMBAT = Question("reroll_combat", "keep", "reroll", doc="Whether the Combat die is rolled again.")
REROLL_FOR_AMMO = Question(
    "reroll_for_ammo", "keep", "reroll", doc="Whether 1 Ammo is spent to roll the Combat die again."
)
SPEND_AMMO = Question("spend_ammo", "no", "yes", doc="Whether 1 more Ammo is spent for 1 more Injury.")


def targets(g: State, p: Seat) -> list[Target]:
    """Intruders in the character's Room and the loose Eggs there, never characters (R-12.9)."""
    found: list[Target] = [("figure", f.id) for f in g.figures if f.room == p.room]
    if p.room and loose_eggs(g, p.room):
        found.append(EGGS)
    return found


def loaded(g: State, p: Seat, energy_only: bool = False) -> list[str]:
    found = []
    for id in weapons_held(g, p):
        weapon = item_of(g, id).weapon
        if weapon is not None and g.ammo.get(id, 0) > 0 and (weapon.energy or not energy_only):
            found.append(id)
    return found


# -- Shoot ------------------------------------------------------------------------------------------


def why_no_shot(g: State, p: Seat) -> Refusal | None:
    weapons = loaded(g, p)
    if not weapons:
        return NO_AMMO
    return None if any(targets_for(g, p, w) for w in weapons) else NOTHING_TO_HIT


def targets_for(g: State, p: Seat, weapon: str) -> list[Target]:
    """R-17.23, R-5.18: a weapon that deals no Injury breaks no Egg, nor does it touch what never retreats."""
    if not weapon_of(g, weapon).drives_off:
        return targets(g, p)
    return [("figure", f.id) for f in figures_in(g, p.room) if g.rules.species.moves(f)]


def choose_shot(g: State, p: Seat, weapons: list[str] | None = None) -> Choosing:
    """Q-9: a weapon with Ammo, then a target."""
    usable = loaded(g, p) if weapons is None else weapons
    options = [("item", w) for w in usable if targets_for(g, p, w)]
    weapon = (yield WEAPON.ask(p.index, options))[1]
    target = yield TARGET.ask(p.index, targets_for(g, p, weapon))
    return (weapon, target)


def shoot(g: State, p: Seat, weapon: str, target: Target, rerolls: int = 0) -> None:
    """R-12.1: one Ammo off, then the die."""
    if not can_still_hit(g, p, target) or g.ammo.get(weapon, 0) <= 0 or weapon not in p.hands:
        return
    g.ammo[weapon] -= 1
    g.emit(Shoots(seat=p.index, item=weapon, target=name_of(g, target), ammo=g.ammo[weapon]))
    g.push("combat_roll", p.index, weapon, target, rerolls + own_rerolls(g, weapon), 0)


def weapon_of(g: State, id: str) -> Weapon:
    weapon = item_of(g, id).weapon
    assert weapon is not None
    return weapon


def own_rerolls(g: State, weapon: str) -> int:
    """R-26.7: what the weapon and the cards attached to it allow, once for each source."""
    return weapon_of(g, weapon).rerolls + sum(item_of(g, a).rerolls for a in g.attached.get(weapon, ()))


def can_still_hit(g: State, p: Seat, target: Target) -> bool:
    if p.status != ABOARD:
        return False
    if target == EGGS:
        return loose_eggs(g, p.room) > 0
    f = figure(g, target[1])
    return f is not None and f.room == p.room


def name_of(g: State, target: Target) -> str:
    f = figure(g, target[1]) if target != EGGS else None
    return f.kind if f is not None else "egg"


@step
def combat_roll(g: State, seat: int, weapon: str, target: Target, rerolls: int, bonus: int) -> None:
    face = g.roll("combat", FACES)
    g.emit(CombatRolled(seat=seat, face=face))
    g.push("after_combat_roll", seat, weapon, target, face, rerolls, bonus)


@asks
def after_combat_roll(g: State, seat: int, weapon: str, target: Target, face: str, rerolls: int, bonus: int) -> Asking:
    """R-26.7 rerolls; then the Prototype Rifle's extra Ammo; then the Injuries (R-12.14)."""
    p = g.seats[seat]
    if rerolls:
        answer = yield REROLL_COMBAT.ask(seat, ["keep", "reroll"], face)
        if answer == "reroll":
            g.push("combat_roll", seat, weapon, target, rerolls - 1, bonus)
            return
    if fold(g, SHOT_REROLL, False, p, weapon, target, face, bonus):
        answer = yield REROLL_FOR_AMMO.ask(seat, ["keep", "reroll"], face)
        if answer == "reroll":
            g.ammo[weapon] -= 1
            p.ext["rerolled_for_ammo"] = True
            g.emit(RerolledForAmmo(seat=seat, item=weapon, ammo=g.ammo[weapon]))
            g.push("combat_roll", seat, weapon, target, rerolls, bonus)
            return
    extra = 0
    gun = weapon_of(g, weapon)
    if gun.pay_ammo_on == face and g.ammo.get(weapon, 0) > 0:
        spend = yield SPEND_AMMO.ask(seat, ["no", "yes"], weapon)
        if spend == "yes":
            extra = 1
    if extra:
        g.ammo[weapon] -= 1
    resolve_shot(g, p, weapon, gun, target, face, bonus, extra)


def resolve_shot(
    g: State, p: Seat, weapon: str, gun: Weapon, target: Target, rolled: str, bonus: int, extra: int
) -> None:
    """One injury check at the end, for the whole shot (R-12.14)."""
    for react in SHOT.of(g):
        react(g, p)
    f = figure(g, target[1]) if target != EGGS else None
    if target != EGGS and f is None:
        return
    injuries = shot_injuries(g, gun, f, rolled, bonus, extra, p)
    g.emit(Shot(seat=p.index, target=name_of(g, target), injuries=injuries))
    burning = gun.fire_on == rolled and injuries > 0
    if f is None:
        g.push("noise_roll", p.index)
        break_eggs(g, p.room, injuries)
    elif gun.drives_off:
        if injuries:
            retreat(g, f)
    elif injuries:
        injure(g, f, injuries, p.index)
    if burning:
        place_fire(g, p.room)


def shot_injuries(
    g: State, gun: Weapon, f: Figure | None, rolled: str, bonus: int = 0, extra: int = 0, p: Seat | None = None
) -> int:
    """R-12.14: a Weakness or the weapon changes the rolled face, never one after the other; then Injuries and bonuses.

    What the shooter makes of the die (`SHOOTER_FACE`) counts as rolled. Where both would change it, the card of the
    Intruder board does. None stands for Eggs.
    """
    rolled = fold(g, SHOOTER_FACE, rolled, p)
    face = fold(g, COMBAT_FACE, rolled, f)
    if face == rolled:
        face = gun.faces.get(rolled, rolled)
    hit_by = g.rules.kinds[f.kind].hit_by if f is not None else EGG_FACES
    if f is not None and g.rules.kinds[f.kind].only_by_face and face not in hit_by:
        return 0
    injuries = 0
    if face in hit_by:
        injuries = 2 if face == "hit2" else 1
    elif gun.at_least_one_unless_miss and face != "miss":
        injuries = 1
    if injuries:
        injuries += gun.bonus_on.get(rolled, 0)
    injuries += bonus + (extra if injuries else 0)
    if injuries:
        injuries += gun.bonus_if_hit
        if f is not None:
            injuries = fold(g, SHOT_INJURIES, injuries, f, gun)
    return injuries


# -- Melee ------------------------------------------------------------------------------------------


def choose_melee(g: State, p: Seat) -> Choosing:
    return ((yield TARGET.ask(p.index, targets(g, p), "R-12.2")),)


def melee(g: State, p: Seat, target: Target, more: int = 0, on_a_miss: int = 0) -> None:
    """R-12.2, R-12.3 to R-12.7; against Eggs R-17.23. Cards add Injuries to a hit, or to a miss, before the check."""
    if not can_still_hit(g, p, target):
        return
    careful_with_eggs = target == EGGS and g.rules.options.egg_melee == "rulebook"
    g.emit(Melee(seat=p.index, target=name_of(g, target)))
    f = figure(g, target[1]) if target != EGGS else None
    if not careful_with_eggs:
        contaminate(g, p, fold(g, MELEE_CONTAMINATION, 1, f))
    face = g.roll("combat", FACES)
    g.emit(CombatRolled(seat=p.index, face=face))
    face = fold(g, COMBAT_FACE, face, f)
    hit = face in (g.rules.kinds[f.kind].hit_by if f is not None else EGG_FACES)
    g.emit(MeleeResult(seat=p.index, target=name_of(g, target), hit=hit))
    if f is None:
        g.push("noise_roll", p.index)
        if hit:
            break_eggs(g, p.room, 1)
            if careful_with_eggs:
                contaminate(g, p)
        elif not careful_with_eggs:
            miss(g, p)
    elif hit:
        injure(g, f, 1 + more, p.index)
    else:
        miss(g, p)
        if not g.rules.kinds[f.kind].only_by_face:
            injure(g, f, on_a_miss, p.index)


def miss(g: State, p: Seat) -> None:
    """R-12.3 to R-12.5: 1 Serious Wound, unless something softens the blow."""
    wound: Frame = ("serious_wound", (p.index,))
    g.push_frame(fold(g, MELEE_MISSED, wound, p))


# -- Escape -----------------------------------------------------------------------------------------


def escape(g: State, p: Seat, room: int, corridor: int) -> None:
    """R-12.10, R-12.11: every Intruder there at payment attacks, largest first, then the move."""
    set_out(g, p, ("depart", (p.index, room, corridor, True)))


@step
def depart(g: State, seat: int, room: int, corridor: int, attacked: bool, company: tuple[int, ...] = ()) -> None:
    """Leave by one's own choice; followers are not attacked, and stay if the mover dies (A-3.8)."""
    leave(g, g.seats[seat], room, corridor, attacked, company)


def leave(g: State, p: Seat, room: int, corridor: int, attacked: bool, company: tuple[int, ...] = ()) -> None:
    """Move out of a Room with Intruders, with or without their attacks (R-7.7)."""
    frames: list[tuple[str, tuple[Any, ...]]] = []
    if attacked:
        attackers = [f for f in figures_in(g, p.room) if g.rules.species.attacks(f)]
        frames = [("intruder_attack", (f.id, p.index, "escape")) for f in largest_first(g, attackers)]
    along = (company,) if company else ()
    g.push_in_order([*frames, ("enter_if_free", (p.index, p.room, room, corridor, *along))])


@step
def enter_if_free(
    g: State, seat: int, start: int, room: int, corridor: int, company: tuple[int, ...] = ()
) -> None:  # fmt: skip
    """R-12.12, R-7.10: the dead stay where they fell."""
    p = g.seats[seat]
    if p.status == ABOARD and p.room == start:
        g.push("enter", seat, room, corridor, "roll", company)
