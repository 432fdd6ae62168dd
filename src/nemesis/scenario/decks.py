"""Setters of chance: the bag, the order of decks, the dice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ..errors import BadSetup
from ..rules.combat import FACES as COMBAT_FACES
from ..rules.noise import FACES as NOISE_FACES
from .checks import one_of, several
from .laying import Laying, setter

if TYPE_CHECKING:
    from typing import Self

NOISE, COMBAT, BAG, SHUFFLE = STREAMS = ("noise", "combat", "bag", "shuffle")
IN_THE_BAG = "in the bag"
KEEP, MIX = "keep", "mix"
"""A scripted shuffle keeps the order, or really shuffles."""


class DeckSetters(Laying):
    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.added: list[str] = []
        """Tokens that a call has added to the bag."""

    # -- the bag ------------------------------------------------------------------------------------

    @setter
    def bag(self, *tokens: str) -> Self:
        """Exactly these tokens, by id, kind, or kind and number (`adult/4`); the others are in the pool."""
        g = self.game
        self.clear(IN_THE_BAG)
        g.bag, g.pool = [], [t for t in g.rules.intruder_tokens if t not in g.removed]
        self.into_the_bag(tokens)
        self.said.add(BAG)
        return self

    @setter
    def add_tokens(self, *tokens: str) -> Self:
        """Move these tokens from the pool into the bag, in addition to those in it when the story starts."""
        for token in tokens:
            self.called("Intruder token", token, self.game.rules.intruder_tokens)
        self.added += tokens
        return self

    def into_the_bag(self, names: Iterable[str]) -> None:
        g = self.game
        for name in exact_names_first(names):
            fitting = self.called("Intruder token", name, g.rules.intruder_tokens)
            free = [t for t in g.pool if t in fitting]
            if not free:
                there = ", ".join(sorted(g.pool)) or "none"
                raise BadSetup(f"no Intruder token {name!r} is left; in the pool are {there}")
            g.pool.remove(free[0])
            g.bag.append(free[0])
            self.put[free[0]] = IN_THE_BAG

    def draw_tokens_of_figures(self) -> None:
        """R-11.4: the token of an Intruder on the ship is in the pool, unless a call says what the bag holds."""
        g = self.game
        if BAG in self.said:
            return
        for f in g.figures:
            kinds = g.rules.species.tokens_of(f.kind)
            drawn = [t for kind in kinds for t in g.bag if g.rules.types[t].kind == kind and t not in self.put]
            if drawn:
                g.bag.remove(drawn[0])
                g.pool.append(drawn[0])

    # -- shared decks -------------------------------------------------------------------------------

    def check_deck(self, deck: Any, cards: tuple[Any, ...]) -> None:
        g = self.game
        if not isinstance(deck, str) or deck not in g.decks:
            raise BadSetup(f"unknown deck {deck!r}; possible: {', '.join(g.decks)}")
        for card in cards:
            self.called(f"card of the {deck} deck", card, g.rules.decks[deck])

    @setter
    def top(self, deck: str, *cards: str) -> Self:
        """Put cards on top of a shared deck, the first on top; those that another call put there come below."""
        self.check_deck(deck, cards)
        where = f"on the {deck} deck"
        found: list[str] = []
        for card in cards:
            fitting = self.called("card", card, self.game.rules.decks[deck])
            again = [id for id in fitting if self.put.get(id) == where and id not in found]
            if again and all(id in self.put for id in fitting):
                del self.put[again[0]]
            found.append(self.take_one(card, fitting, where))
        self.game.decks[deck] += reversed(found)
        return self

    @setter
    def deck(self, deck: str, *cards: str) -> Self:
        """A shared deck holds exactly these cards, the first one uppermost.

        The others that were in it go to its discard; where that was named too, or there is none, out of the game.
        """
        g = self.game
        self.check_deck(deck, cards)
        self.clear(f"on the {deck} deck")
        self.clear(f"in the {deck} deck")
        old, g.decks[deck] = g.decks[deck], []
        self.said.add(f"{deck} deck")
        self.lay_aside(deck, old)
        found = [self.take("card", card, g.rules.decks[deck], f"in the {deck} deck") for card in cards]
        g.decks[deck] = found[::-1]
        return self

    @setter
    def discard(self, deck: str, *cards: str) -> Self:
        """The discard of a shared deck holds exactly these cards, the first one uppermost.

        The others that were in it go under the deck; where that was named too, out of the game.
        """
        g = self.game
        self.check_deck(deck, cards)
        if deck not in g.discards:
            raise BadSetup(f"the {deck} deck has no discard; these have one: {', '.join(g.discards)}")
        self.clear(f"in the {deck} discard")
        old, g.discards[deck] = g.discards[deck], []
        self.said.add(f"{deck} discard")
        self.lay_aside(deck, old)
        found = [self.take("card", card, g.rules.decks[deck], f"in the {deck} discard") for card in cards]
        g.discards[deck] = found[::-1]
        return self

    def lay_aside(self, deck: str, cards: list[str]) -> None:
        g = self.game
        if f"{deck} deck" not in self.said:
            g.decks[deck] = cards + g.decks[deck]
        elif deck in g.discards and f"{deck} discard" not in self.said:
            g.discards[deck] += cards
        else:
            g.removed += cards

    # -- the script ---------------------------------------------------------------------------------

    @setter
    def script(self, **streams: list[Any]) -> Self:
        """What chance will say next: faces of the dice (`noise`, `combat`), tokens (`bag`), `shuffle` keep or mix."""
        add_to_script(self, streams)
        return self

    def settle(self) -> None:
        super().settle()
        self.draw_tokens_of_figures()
        self.into_the_bag(self.added)
        number_the_draws(self)


def exact_names_first(names: Iterable[str]) -> list[str]:
    """Exact names first, so that a kind does not take the token that another name means."""
    return sorted(names, key=lambda name: not str(name)[-1:].isdigit())


def add_to_script(table: Laying, streams: dict[str, Any]) -> None:
    g = table.game
    for stream, outcomes in streams.items():
        if stream not in STREAMS:
            raise BadSetup(f"unknown random stream {stream!r}; possible: {', '.join(STREAMS)}")
        said = [str(outcome) for outcome in several(f"the outcomes of {stream!r}", outcomes)]
        for outcome in said:
            check_outcome(table, stream, outcome)
        g.script = g.script or {}
        g.script.setdefault(stream, []).extend(said)


def check_outcome(table: Laying, stream: str, outcome: str) -> None:
    if stream == NOISE:
        one_of("face of the Noise die", outcome, NOISE_FACES)
    elif stream == COMBAT:
        one_of("face of the Combat die", outcome, COMBAT_FACES)
    elif stream == SHUFFLE:
        one_of("shuffle", outcome, (KEEP, MIX))
    else:
        table.called("Intruder token", outcome, table.game.rules.intruder_tokens)


def number_the_draws(table: Laying) -> None:
    """A scripted token with a number is one of those in the bag, each time another one while there are some."""
    g = table.game
    drawn = list((g.script or {}).get(BAG, ()))
    for k, name in enumerate(drawn):
        if "/" in name:
            fitting = [t for t in (*g.bag, *g.pool) if table.is_called(t, name)]
            drawn[k] = next((t for t in fitting if t not in drawn[:k]), fitting[0])
    if g.script is not None and BAG in g.script:
        g.script[BAG] = drawn
