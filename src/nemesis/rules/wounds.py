"""Wounds, dressing, healing and death (R-16.8 to R-16.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.events import Card, Event, Past
from ..engine.hooks import Modifier, Trigger
from ..engine.machine import step
from . import pieces
from .components import Refusal
from .decks import draw
from .ship import by_number, fold, is_object
from .state import DEAD, IN_POD
from .telling import RoomNumber, SeatNumber, ThingId, told_at_the_end

if TYPE_CHECKING:
    from .state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class LightWound(Event, term="light_wound", sound="wound", harms="seat", motion=pieces.seat("light")):
    """A character suffers a Light Wound."""

    seat: SeatNumber
    light: int

    def folded(self, g: State, past: Past) -> bool:
        """All that an attack does is told in one line."""
        return told_at_the_end(self.seat, past)


class SeriousWound(
    Event,
    term="serious_wound",
    sound="wound",
    harms="seat",
    shows=Card("wound"),
    motion=pieces.seat_append("wounds", (pieces.field("wound"), False)),
):
    """A character suffers a Serious Wound."""

    seat: SeatNumber
    wound: ThingId


class Dressed(Event, term="dress", sound="good"):
    """A Serious Wound is dressed."""

    seat: SeatNumber
    wound: ThingId


class Healed(Event, term="heal", sound="good"):
    """A Serious Wound is healed."""

    seat: SeatNumber
    wound: ThingId


class HealedLight(Event, term="heal", sound="good", motion=pieces.seat("light")):
    """Light Wounds are healed."""

    seat: SeatNumber
    light: int


class Died(Event, term="death", sound="death", harms="seat", motion=pieces.seat(status=DEAD, room=0)):
    """A character is dead."""

    seat: SeatNumber
    cause: str
    room: RoomNumber


MOST_LIGHT = 2

NO_WOUND_TO_DRESS = Refusal("no_wound_to_dress", "R-16.11")
NO_WOUND_TO_HEAL = Refusal("no_wound_to_heal", "R-16.11")
NO_LIGHT_WOUND = Refusal("no_light_wound", "R-16.11")

WOUND_IGNORED: Modifier[bool, Seat] = Modifier(
    "wound_ignored", "ignored, seat", "Whether the Wound that a character is about to suffer is ignored."
)
LIGHT_LIMIT: Modifier[int, Seat] = Modifier(
    "light_limit",
    "limit, seat",
    "How many Light Wounds a character can have before the next one turns them into a Serious Wound.",
)
LIGHT_WOUNDS: Modifier[int, Seat, str] = Modifier(
    "light_wounds",
    "wounds, seat, cause",
    "How many Light Wounds the ship itself deals; the cause is `fire`, or what a module calls its own.",
)
WOUND_HELD_OFF: Modifier[bool, Seat, str] = Modifier(
    "wound_held_off", "held_off, seat, card", "Whether an undressed Serious Wound has no effect at present."
)
COUNTS_AS_DRESSED: Modifier[bool, Seat, str] = Modifier(
    "counts_as_dressed",
    "dressed, seat, card",
    "Whether an undressed Serious Wound can be healed as if it were dressed.",
)
WHY_NO_CARE: Modifier[Refusal | None, Seat] = Modifier(
    "why_no_care", "refusal, seat", "Why what heals a human does not heal this character; None: it does."
)
SERIOUS_WOUND: Trigger[Seat, str] = Trigger(
    "serious_wound", "seat, wound", "A character has received a Serious Wound of this kind."
)
HEALED: Trigger[Seat, str] = Trigger("healed", "seat, card", "A Serious Wound has been healed: this card.")
OUT_OF_PLAY: Trigger[Seat, int] = Trigger(
    "out_of_play",
    "seat, room",
    "A character has died, hibernated or left in a Pod, last seen in this Room (0: in none).",
)
DIED: Trigger[Seat] = Trigger("died", "seat", "A character has died.")


@step
def light_wound(g: State, seat: int) -> None:
    """R-16.8: the third one turns into a Serious Wound."""
    p = g.seats[seat]
    if not p.active or fold(g, WOUND_IGNORED, False, p):
        return
    if len(p.wounds) >= most_serious(g, p):
        die(g, p, "wounds")
    elif p.light >= fold(g, LIGHT_LIMIT, MOST_LIGHT, p):
        p.light = 0
        suffer_serious(g, p)
    else:
        p.light += 1
        g.emit(LightWound(seat=seat, light=p.light))


def hurt_by(g: State, p: Seat, cause: str) -> int:
    """Light Wounds that the ship itself deals, by `fire` for example: one, unless something changes their number."""
    wounds = fold(g, LIGHT_WOUNDS, 1, p, cause)
    for _ in range(wounds):
        g.push("light_wound", p.index)
    return wounds


@step
def serious_wound(g: State, seat: int) -> None:
    """R-16.9, R-16.10: with three of them any further Wound kills."""
    p = g.seats[seat]
    if p.active and not fold(g, WOUND_IGNORED, False, p):
        suffer_serious(g, p)


def suffer_serious(g: State, p: Seat) -> None:
    if len(p.wounds) >= most_serious(g, p):
        die(g, p, "wounds")
        return
    card = draw(g, "wound")
    if card is None:
        return
    p.wounds.append((card, False))
    kind = g.rules.types[card].id
    g.emit(SeriousWound(seat=p.index, wound=kind))
    if len(p.hands) > 1:
        g.push("drop_surplus", p.index)
    for react in SERIOUS_WOUND.of(g):
        react(g, p, kind)


def most_serious(g: State, p: Seat) -> int:
    limit: int = g.rules.characters[p.character].most_serious
    return limit


def suffers(g: State, p: Seat, wound: str) -> bool:
    """R-16.9, R-16.17: an undressed Serious Wound of this kind; copies do not add up.

    Its effect may still be held off (A-3.1).
    """
    for card, dressed in p.wounds:
        if not dressed and g.rules.types[card].id == wound and not fold(g, WOUND_HELD_OFF, False, p, card):
            return True
    return False


def undressed(p: Seat) -> list[str]:
    return [card for card, dressed in p.wounds if not dressed]


def dressed(p: Seat) -> list[str]:
    return [card for card, is_dressed in p.wounds if is_dressed]


def why_no_care(g: State, p: Seat) -> Refusal | None:
    """A-3.5: some bodies cannot be treated by what heals a human."""
    return fold(g, WHY_NO_CARE, None, p)


def dressable(g: State, p: Seat) -> list[str]:
    """Serious Wounds that a dressing can be put on."""
    cards = undressed(p)
    return cards if cards and why_no_care(g, p) is None else []


def healable(g: State, p: Seat) -> list[str]:
    """Serious Wounds that can be healed: dressed, or counting as dressed (A-3.1)."""
    cards = [card for card, is_dressed in p.wounds if is_dressed or fold(g, COUNTS_AS_DRESSED, False, p, card)]
    return cards if cards and why_no_care(g, p) is None else []


def light_healable(g: State, p: Seat) -> int:
    return p.light if p.light and why_no_care(g, p) is None else 0


def why_no_dressing(g: State, p: Seat) -> Refusal | None:
    return None if dressable(g, p) else why_no_care(g, p) or NO_WOUND_TO_DRESS


def why_no_healing(g: State, p: Seat) -> Refusal | None:
    return None if healable(g, p) else why_no_care(g, p) or NO_WOUND_TO_HEAL


def why_no_light_healing(g: State, p: Seat) -> Refusal | None:
    return None if light_healable(g, p) else why_no_care(g, p) or NO_LIGHT_WOUND


def dress(g: State, p: Seat, card: str) -> None:
    """R-16.11: face down, no effect, still counts."""
    p.wounds = [(c, d or c == card) for c, d in p.wounds]
    g.emit(Dressed(seat=p.index, wound=g.rules.types[card].id))


def heal(g: State, p: Seat, card: str) -> None:
    """R-16.11: a dressed Serious Wound goes to its discard."""
    p.wounds = [(c, d) for c, d in p.wounds if c != card]
    g.discards["wound"].append(card)
    g.emit(Healed(seat=p.index, wound=g.rules.types[card].id))
    for react in HEALED.of(g):
        react(g, p, card)


def heal_light(g: State, p: Seat, n: int = MOST_LIGHT) -> None:
    healed = min(n, p.light)
    p.light -= healed
    if healed:
        g.emit(HealedLight(seat=p.index, light=p.light))


def die(g: State, p: Seat, cause: str) -> None:
    """R-16.13: Corpse, dropped Objects, Items out of the game; R-16.14: the first death.

    R-16.15: in a Pod only the end of the game kills.
    """
    if p.status in (DEAD, IN_POD):
        return
    room = p.room
    p.status = DEAD
    p.room = 0
    p.pod = 0
    p.passed = True
    g.emit(Died(seat=p.index, cause=cause, room=room))
    if room:
        for thing in list(p.hands):
            if is_object(thing):
                p.hands.remove(thing)
                g.floor.append((room, thing))
        g.floor.append((room, f"corpse:{p.character}"))
        if g.tiles[room] == "surgery" and (room, "blue_corpse") in g.floor:
            g.post_mortem = True
    for leave in OUT_OF_PLAY.of(g):
        leave(g, p, room)
    g.rules.mode.after_death(g, p)
    g.push("after_a_death", p.index)
    for mourn in DIED.of(g):
        mourn(g, p)


def strip(g: State, p: Seat) -> None:
    """Items, cards, markers and the Larva of a dead character leave the game (F-6)."""
    tapes = [tape for _, _, tape in p.pairs]
    for item in p.hands + p.items + p.quests + tapes:
        g.removed.append(item)
        g.removed += g.attached.pop(item, ())
        g.ammo.pop(item, None)
    p.exile += p.deck + p.hand + p.discard
    for card, _ in p.wounds:
        g.discards["wound"].append(card)
    p.hands, p.items, p.quests, p.pairs = [], [], [], []
    p.deck, p.hand, p.discard = [], [], []
    p.wounds, p.known_infected = [], []
    p.light, p.slime, p.signal, p.larva = 0, False, False, False


@step
def after_a_death(g: State, seat: int) -> None:
    """R-26.3: first-death unlock, then nobody active; of several dead at once the lowest number (R-21.3)."""
    if g.first_death < 0:
        g.first_death = by_number([p for p in g.seats if p.status == DEAD])[0].index
        g.push("nobody_active")
        g.push("first_death", g.first_death)
    else:
        nobody_active(g)


@step
def nobody_active(g: State) -> None:
    """R-20.3: nobody left in play."""
    if g.setup_done and not any(p.active for p in g.seats):
        g.rules.mode.deserted(g)
