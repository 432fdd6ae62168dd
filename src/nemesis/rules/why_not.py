"""Why something is not possible now: every refusal has a reason and a rule of the book."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from .actions import action_price
from .claims import refused_claims
from .components import Refusal
from .ship import in_combat
from .turns import (
    NO_ROOM_ACTION_IN_COMBAT,
    NOT_YOUR_TURN,
    TOO_FEW_CARDS,
    action_cards,
    turn_options,
    why_no_room_action,
    why_not_card,
    why_not_item,
)

if TYPE_CHECKING:
    from .state import Seat, State

NOT_IN_COMBAT = Refusal("only_out_of_combat", "R-5.21")
NOTHING_TO_ESCAPE = Refusal("only_in_combat", "R-6.2")


class Impossible(NamedTuple):
    """An action that is not offered, with the text key of the reason and the rule."""

    action: tuple[Any, ...]
    reason: str
    rule: str


def why_not(g: State, seat: int) -> list[Impossible]:
    """Everything a player might want to do in a turn and cannot, from this seat's own knowledge; the Room's first."""
    p = g.seats[seat]
    if g.ask is None or g.ask.seat != seat or g.ask.kind != "turn":
        return [Impossible(("turn",), *NOT_YOUR_TURN)]
    offered = set(turn_options(g, p))
    found: list[Impossible] = []

    def note(action: tuple[Any, ...], refusal: Refusal | None) -> None:
        if refusal is not None and action not in offered:
            found.append(Impossible(action, *refusal))

    fighting = in_combat(g, p)
    cards = action_cards(g, p)
    note(("room_action", p.room), room_refusal(g, p, fighting, cards))
    for name, action in g.rules.basic_actions.items():
        if action.in_combat is not None and action.in_combat != fighting:
            note((name,), NOT_IN_COMBAT if fighting else NOTHING_TO_ESCAPE)
            continue
        if cards < action.cost(g, p):
            note((name,), TOO_FEW_CARDS)
            continue
        subjects = list(action.subjects(g, p))
        if not subjects:
            note((name,), action.nothing)
        for subject in subjects:
            note((name, *subject), action.why_not(g, p, *subject))
            if action_price(g, p, name, subject) > cards:
                note((name, *subject), TOO_FEW_CARDS)
    for id in p.hand:
        if g.rules.is_action(id):
            note(("play", id), why_not_card(g, p, id))
    for id in dict.fromkeys(p.items + p.hands):
        if id in g.rules.types:
            note(("use", id), why_not_item(g, p, id))
    for claim, refusal in refused_claims(g, p):
        note(claim, refusal)
    return found


def room_refusal(g: State, p: Seat, fighting: bool, cards: int) -> Refusal | None:
    return NO_ROOM_ACTION_IN_COMBAT if fighting else why_no_room_action(g, p, cards)
