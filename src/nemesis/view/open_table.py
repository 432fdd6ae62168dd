"""The table as far as it lies open to a seat: for odds, which need no hidden card in its place.

A tenth of the price of `determinise`. What is hidden is not there at all; decks hold what may lie in them, in no order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..engine.machine import as_tuples
from ..game import Game
from ..setup import setup_from_public
from .build import HIDDEN
from .deal import ITEM_DECKS, Deal, names_in

if TYPE_CHECKING:
    from .types import View


def open_table(view: View) -> Game:
    return OpenTable(view).game


class OpenTable(Deal):
    def __init__(self, view: View) -> None:
        self.view = view
        self.me = view["seat"]
        self.game = Game.on_the_table(setup_from_public(view["setup"]))
        self.rules = self.game.rules
        self.frames = [as_tuples(f) for f in view["procedure"]]
        self.named = names_in(self.frames)
        self.public_table()
        self.crew()
        self.known_rooms()
        self.known_weaknesses()
        self.tokens_in_the_bag()
        self.own_things()
        self.unseen_cards()

    def shuffled(self, things: Any) -> list[Any]:
        """Nothing is drawn from here."""
        return list(things)

    def known_rooms(self) -> None:
        for room in self.view["rooms"]:
            if room["tile"]:
                self.game.tiles[room["slot"]] = room["tile"]

    def known_weaknesses(self) -> None:
        self.game.weaknesses = [(slot, card or HIDDEN, seen) for slot, card, seen in self.view["weaknesses"]]

    def own_things(self) -> None:
        """Contamination cards have no face here: any of them stands for one."""
        if self.me is None:
            return
        p, seat = self.game.seats[self.me], self.view["seats"][self.me]
        p.items = list(seat["items"])
        faceless = iter(self.contamination_left())
        p.discard = [card for card in seat["discard"] if card != "contamination"]
        p.hand = [next(faceless) if card in ("unknown", "infected") else card for card in seat["hand"]]
        placed = {*p.hand, *p.discard, *self.view["removed"]}
        p.deck = [card for card in self.rules.action_decks.get(p.character, ()) if card not in placed]

    def contamination_left(self) -> list[str]:
        gone = set(self.view["removed"])
        return [c for c in self.rules.decks["contamination"] if c not in gone]

    def unseen_cards(self) -> None:
        seen = self.in_sight() | self.limbo()
        for deck, cards in self.view["decks"].items():
            unseen = [c for c in self.rules.decks[deck] if c not in seen]
            self.game.decks[deck] = unseen[:cards] if deck in ITEM_DECKS else unseen
