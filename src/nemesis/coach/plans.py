"""Reasons that are plans: which card asks for this, what has to be found for it, and why it is this seat that goes."""

from __future__ import annotations

from collections.abc import Iterator

from ..bots.aims import Aims
from ..bots.sight import Sight, distances_on
from ..bots.team import AWAY, PLACE_OF
from ..bots.working import WorkingAims
from ..rules.ship import is_corpse
from ..rules.state import ABOARD
from .lore import Reason


def cards_of(aims: Aims) -> list[str]:
    """The Objectives that this seat works for."""
    cards = aims.cards if isinstance(aims, WorkingAims) else [aims.objective]
    return [card for card in cards if card in aims.s.rules.objectives]


def left_of(aims: Aims, card: str) -> set[str]:
    """What is still to be done for a card."""
    if isinstance(aims, WorkingAims):
        return aims.team.left_of(card)
    return {want for want in aims.wants_of(card) if not aims.done(want)}


def told_of(aims: Aims, card: str) -> Reason:
    shared = aims.s.rules.mode.objectives_are_public
    return Reason("crew_objective", {"objective": card}) if shared else Reason("objective", {"objective": card})


def about_the_work(aims: Aims, wants: set[str]) -> Iterator[Reason]:
    """The card that asks for one of these."""
    card = next((card for card in cards_of(aims) if left_of(aims, card) & wants), None)
    if card is not None:
        yield told_of(aims, card)


def about_a_place(aims: Aims, tile: str) -> Iterator[Reason]:
    """What is to be done in such a Room."""
    yield from about_the_work(aims, {want for want, place in PLACE_OF.items() if place == tile})
    if tile == "generator" and isinstance(aims, WorkingAims) and aims.blows_up():
        yield Reason("blast_opens", {})


def about_a_thing(aims: Aims, thing: str) -> Iterator[Reason]:
    """What an Object is good for."""
    wants = {thing, f"study_{thing}"}
    if is_corpse(thing):
        wants |= {"study_corpse", "post_mortem"} if thing == "blue_corpse" else {"study_corpse"}
    yield from about_the_work(aims, wants)


def about_what_is_left(s: Sight, aims: Aims) -> Iterator[Reason]:
    """What falls to this seat of the crew's work; of one's own Objective, once it is kept, all that it asks."""
    if isinstance(aims, WorkingAims):
        yield from about_the_work(aims, aims.wants)
    elif len(s.me["objectives"]) == 1:
        yield from (told_of(aims, card) for card in cards_of(aims))


def about_what_is_missing(s: Sight, aims: Aims) -> Iterator[Reason]:
    """Why anybody looks into new Rooms."""
    yield from about_the_work(aims, {"explore"})
    for card in cards_of(aims):
        for want in sorted(left_of(aims, card)):
            if want in PLACE_OF and PLACE_OF[want] not in s.places:
                yield Reason("not_found", {"tile": PLACE_OF[want], "objective": card})


def about_an_engine(s: Sight, tile: str) -> Iterator[Reason]:
    """An Engine that falls to this seat because nobody else is near."""
    if s.engine(tile) is None and is_nearest(s, s.places[tile]):
        yield Reason("engine_nearest", {"tile": tile})


def is_nearest(s: Sight, room: int) -> bool:
    """Whether nobody aboard has a shorter way."""
    steps = distances_on(s.board).get(room, {})
    others = [p["room"] for p in s.view["seats"] if p["status"] == ABOARD and p["index"] != s.index]
    return bool(others) and all(steps.get(s.room, AWAY) <= steps.get(other, AWAY) for other in others)
