"""The table while it is being set: pieces are moved, never duplicated, and stay where a call has put them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, TypeVar, cast

from ..errors import BadSetup
from ..game import Game
from ..rules.components import AttackCopy, ExplorationToken, IntruderToken
from ..rules.items import to_discard
from ..rules.ship import is_object
from .checks import MANY, whole

NO_NUMBER, ARROW = "none", "arrow"
"""Printed instead of a number: on the blank and some other tokens, and on Attack cards that drive an Intruder off."""


Call = TypeVar("Call", bound=Callable[..., Any])


def setter(call: Call) -> Call:
    """A call that changes the position, or is refused and changes nothing."""

    @wraps(call)
    def whole_or_not_at_all(self: Laying, *args: Any, **named: Any) -> Any:
        before = {name: value.copy() for name, value in self.__dict__.items()}
        try:
            return call(self, *args, **named)
        except BadSetup:
            self.__dict__.update(before)
            raise

    return cast("Call", whole_or_not_at_all)


class Laying:
    """What every group of setters works with."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.put: dict[str, str] = {}
        """Where a call has put a piece: id -> place in words."""
        self.said: set[str] = set()
        """Entries of the ship that a call has set, so that nothing follows from other calls."""

    def settle(self) -> None:
        """What follows from the calls, whatever their order: done when the story starts, on a table of its own."""

    # -- names --------------------------------------------------------------------------------------

    def type_name(self, id: str) -> str:
        """The name that copies of a component share: `grenade` for `red_grenade_2`, `adult` for `tok_adult_3`."""
        entry = self.game.rules.types[id]
        if isinstance(entry, IntruderToken):
            return entry.kind
        if isinstance(entry, ExplorationToken):
            return entry.effect
        name: str = entry.card.id if isinstance(entry, AttackCopy) else entry.id
        return name

    def printed(self, id: str) -> str | None:
        """The number printed on this very copy: surprise, blood, Item counter."""
        return printed_number(self.game.rules.types[id])

    def is_called(self, id: str, name: str) -> bool:
        """By id, by type, or by type and printed number: `tok_adult_10`, `adult`, `adult/4`."""
        if name in (id, self.type_name(id)):
            return True
        kind, slash, number = name.rpartition("/")
        return bool(slash) and kind == self.type_name(id) and number == self.printed(id)

    def called(self, what: str, name: Any, ids: Iterable[str]) -> list[str]:
        """Every component of this name; none: `BadSetup` tells the names there are."""
        among = list(ids)
        found = [id for id in among if self.is_called(id, name)] if isinstance(name, str) else []
        if found:
            return found
        kind = name.rpartition("/")[0] if isinstance(name, str) else ""
        numbers = {f"{kind}/{self.printed(id)}" for id in among if self.type_name(id) == kind}
        possible = sorted(numbers or {self.type_name(id) for id in among})
        raise BadSetup(f"unknown {what} {name!r}; possible: {', '.join(possible) or 'none'}")

    # -- moving pieces ------------------------------------------------------------------------------

    def take(self, what: str, name: Any, ids: Iterable[str], where: str) -> str:
        """Take a copy of a component from wherever it is and put it `where`."""
        return self.take_one(name, self.called(what, name, ids), where)

    def take_one(self, name: Any, fitting: list[str], where: str) -> str:
        """Take from a deck first, from a player last; never what a call has placed."""
        free = [id for id in fitting if id not in self.put]
        if not free:
            places = ", ".join(f"{id} is {self.put[id]}" for id in fitting)
            raise BadSetup(f"no copy of {name!r} is left: {places or 'there is none'}")
        g = self.game
        in_decks = {c for deck in g.decks.values() for c in deck}
        with_players = {c for p in g.seats for c in (*p.items, *p.hands, *p.quests, *p.hand, *p.deck, *p.discard)}
        id = min(free, key=lambda id: (id not in in_decks, id in with_players))
        self.pull(id)
        self.put[id] = where
        return id

    def clear(self, where: str) -> None:
        """Forget what earlier calls put here: a call is about to refill it."""
        self.put = {id: place for id, place in self.put.items() if place != where}

    def pull(self, id: str) -> None:
        """Take a component out of its zone, whichever that is."""
        g = self.game
        zones: list[list[str]] = [*g.decks.values(), *g.discards.values(), g.crafted, g.removed]
        for p in g.seats:
            zones += [p.items, p.hands, p.quests, p.deck, p.hand, p.discard, p.exile]
            p.wounds = [wound for wound in p.wounds if wound[0] != id]
            p.known_infected = [card for card in p.known_infected if card != id]
        for zone in zones:
            if id in zone:
                zone.remove(id)
        for weapon, things in list(g.attached.items()):
            left = tuple(t for t in things if t != id)
            g.attached[weapon] = left
            if not left:
                del g.attached[weapon]

    def quietly(self, change: Callable[..., Any], *args: Any) -> None:
        """Change something by the rules without telling anybody: it happened before the story."""
        g = self.game
        log, info = g.log, g.info
        g.log = None
        change(g, *args)
        g.log, g.info = log, info

    def put_away(self, id: str) -> None:
        """An Item that the position does not need goes to its discard, or out of the game."""
        to_discard(self.game, id)

    # -- places -------------------------------------------------------------------------------------

    def check_slot(self, slot: Any) -> int:
        if type(slot) is not int or slot not in self.game.rules.board.slots:
            raise BadSetup(f"there is no room {slot!r}; rooms are 1 to {self.game.rules.board.size}")
        return slot

    def check_figure(self, id: Any) -> int:
        """A figure may still be put on the ship by a later call: whether it is there is checked in the end."""
        return whole("figure", id, 1, MANY)

    def check_seat(self, seat: Any) -> int:
        return whole("seat", seat, 0, len(self.game.seats) - 1)

    def check_object(self, thing: Any) -> str:
        if not isinstance(thing, str) or not is_object(thing):
            raise BadSetup(f"{thing!r} is no Heavy Object: egg, carcass, blue_corpse, corpse:<character>, ...")
        return thing


def printed_number(entry: Any) -> str | None:
    """Of an Intruder token, an Attack card or an Exploration token; None for anything that bears no number."""
    if isinstance(entry, IntruderToken):
        return NO_NUMBER if entry.number is None else str(entry.number)
    if isinstance(entry, ExplorationToken):
        return str(entry.items)
    if not isinstance(entry, AttackCopy):
        return None
    blood: Any = entry.blood if isinstance(entry.blood, tuple) else (entry.blood,)
    return "+".join(ARROW if number is None else str(number) for number in blood)
