"""Intruder Attacks on characters (R-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.events import Card, Creature, Event, Harm, Past
from ..engine.hooks import Modifier
from ..engine.machine import step
from .contamination import all_of
from .decks import draw
from .encounter import fewest_action_cards
from .reactions import declare_attack
from .ship import by_number, characters_in, figure, fold
from .state import ABOARD
from .telling import HarmBegins, HarmEnds, IntruderKind, SeatNumber, ThingId

if TYPE_CHECKING:
    from .state import Figure, Seat, State


# -- events ------------------------------------------------------------------------------------------


class AttackDeclared(
    Event, name="attack", term="intruder_attack", sound="bite", harms="seat", shows=Creature(), stage="attacks"
):
    """An Intruder attacks a character; its card is still to be drawn."""

    kind: IntruderKind
    figure: int
    seat: SeatNumber
    occasion: str

    def folded(self, g: State, past: Past) -> bool:
        """An attack is told with its card; before that, where nobody draws one or its target may stop it first."""
        if self.occasion == "surprise":
            return True
        if (g.seats[self.seat].character, "declared_attack") in g.rules.reactions:
            return False
        return any(self.kind in card.attackers for card in g.rules.families["attacks"].values())


class AttackCard(Event, term="intruder_attack", sound="card", harms=Harm(only_if="hits"), shows=Card()):
    """The Attack card that was drawn, and whether it hits."""

    card: ThingId
    kind: IntruderKind
    seat: SeatNumber
    hits: bool


class AttackLands(HarmBegins, folded=True):
    """What an Attack card does to a character comes now."""


class Harmed(HarmEnds, term="intruder_attack", afterwards=True):
    """What an Attack card did to a character, Serious Wounds apart: they may ask something of their own."""

    gained: int
    """Light Wounds."""
    light: int
    """All they have now."""
    cards: int
    """Contamination."""
    slime: bool

    def folded(self, g: State, past: Past) -> bool:
        return not (self.gained or self.cards or self.slime)


ATTACK_TARGETS: Modifier[list[Seat], Figure] = Modifier(
    "attack_targets", "targets, figure", "The characters among whom an Intruder finds the one that it attacks."
)


def largest_first(g: State, figures: list[Figure]) -> list[Figure]:
    """R-12.10, R-13.10: largest type first, then the one placed first."""
    kinds = g.rules.kinds
    return sorted(figures, key=lambda f: (-kinds[f.kind].rank, f.id))


def attack_order(g: State) -> list[Figure]:
    """R-13.10: Rooms by number; inside a Room largest first, then oldest."""
    kinds = g.rules.kinds
    return sorted(g.figures, key=lambda f: (f.room, -kinds[f.kind].rank, f.id))


@step
def intruder_attacks(g: State) -> None:
    """R-4.9: step 5, every Intruder in Combat attacks once."""
    if g.skip_attacks:
        g.skip_attacks = False
        return
    g.phase = "attacks"
    g.push_in_order(("attack_someone", (f.id,)) for f in attack_order(g) if g.rules.species.attacks(f))


@step
def attack_someone(g: State, id: int) -> None:
    """R-13.2: the target is chosen at the attack itself; nobody there any more: nothing."""
    f = figure(g, id)
    if f is None:
        return
    here = fold(g, ATTACK_TARGETS, characters_in(g, f.room), f)
    if here:
        intruder_attack(g, id, fewest_action_cards(g, here).index, "event")


@step
def intruder_attack(g: State, id: int, seat: int, occasion: str) -> None:
    """R-13.1, R-13.11: `surprise`, `event`, `escape` or `card`; only on someone standing there."""
    f = figure(g, id)
    p = g.seats[seat]
    if f is None or p.status != ABOARD or p.room != f.room:
        return
    g.emit(AttackDeclared(kind=f.kind, figure=id, seat=seat, occasion=occasion))
    declare_attack(g, seat, f.kind, ("attack_goes_on", (id, seat, occasion)))


@step
def attack_goes_on(g: State, id: int, seat: int, occasion: str) -> None:
    f = figure(g, id)
    p = g.seats[seat]
    if f is not None and p.status == ABOARD and p.room == f.room:
        g.rules.species.attack(g, f, p, occasion)


@step
def attack_with_card(g: State, id: int, seat: int, occasion: str) -> None:
    """R-13.4, R-13.5: draw an Attack card; the attacker's symbol must be on it."""
    card = draw(g, "attack")
    if card is None:
        return
    g.discards["attack"].append(card)
    resolve_attack_card(g, card, id, seat, occasion)


def resolve_attack_card(g: State, card: str, id: int, seat: int, occasion: str) -> None:
    f = figure(g, id)
    if f is None:
        return
    attack = g.rules.types[card].card
    hits = f.kind in attack.attackers
    g.emit(AttackCard(card=attack.id, kind=f.kind, seat=seat, hits=hits))
    if not hits:
        return
    targets = by_number(characters_in(g, f.room)) if attack.whole_room else [g.seats[seat]]
    g.push_in_order(
        (
            "may_ignore_attack",
            (
                t.index,
                occasion == "surprise" and t.index == seat,
                f.kind,
                ("attack_hits", (card, id, t.index)),
                None,
            ),
        )
        for t in targets
    )


@step
def attack_hits(g: State, card: str, id: int, seat: int) -> None:
    f = figure(g, id)
    p = g.seats[seat]
    if f is None or p.status != ABOARD or p.room != f.room:
        return
    attack = g.rules.types[card].card
    if attack.only_harms:
        g.push("harm_done", seat, p.light, len(all_of(g, p)), p.slime)
        g.emit(AttackLands(seat=seat))
    attack.do(g, f, p)


@step
def harm_done(g: State, seat: int, light: int, contamination: int, slime: bool) -> None:
    """A character was like this before the attack, and lives."""
    p = g.seats[seat]
    if p.status != ABOARD:
        return
    gained = p.light - light if p.light >= light else p.light
    cards = len(all_of(g, p)) - contamination
    g.emit(Harmed(seat=seat, gained=gained, light=p.light, cards=cards, slime=p.slime and not slime))
