"""What Intruder Attacks, Fire and Wounds may do to the seat that looks, exactly, over every card that may come.

Nothing of the rules is told twice here: what a card does to a body is found by letting the card do it, on a copy of a
table dealt from the view. Only what lies open is read from that table, so any deal gives the same odds.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from ..rules.attack import largest_first
from ..rules.combat import MELEE_MISSED
from ..rules.ship import figure, figures_in, fold
from ..rules.state import DEAD
from ..rules.wounds import LIGHT_WOUNDS, suffers

if TYPE_CHECKING:
    from ..engine.machine import Frame
    from ..game import Game
    from ..rules.state import Figure, Seat

OUTCOMES = ("death", "serious", "larva", "light", "unhurt")
"""The worst first: what a body has suffered is called by the worst of it."""
WOUNDS = frozenset({"light_wound", "serious_wound"})
"""Of the steps that follow an attack only these count."""


class Body(NamedTuple):
    """What of a character decides what the next Wound does."""

    dead: bool
    light: int
    serious: int
    larva: bool


class Draw(NamedTuple):
    """What may lie in the Attack deck and its discard: how many cards of each group."""

    deck: tuple[int, ...]
    discard: tuple[int, ...]

    def turned(self) -> Draw:
        """An empty deck takes its discard back (X-10)."""
        return self if any(self.deck) else Draw(self.discard, tuple(0 for _ in self.discard))

    def without(self, group: int) -> Draw:
        deck, discard = list(self.deck), list(self.discard)
        deck[group] -= 1
        discard[group] += 1
        return Draw(tuple(deck), tuple(discard))


class Harm:
    """Odds of being hurt, for one seat at a dealt table; what a card does is found once."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.start = body_of(game.seats[seat])
        self._found: dict[Any, tuple[Body, str | None]] = {}
        self._with_cards: dict[tuple[int, str], bool] = {}

    # -- attacks ------------------------------------------------------------------------------------

    @cached_property
    def cards(self) -> list[tuple[Any, Any]]:
        """The groups of Attack cards: what one does, and who attacks by it."""
        return list(dict.fromkeys([*self._groups("decks"), *self._groups("discards")]))

    @cached_property
    def draw(self) -> Draw:
        deck, discard = Counter(self._groups("decks")), Counter(self._groups("discards"))
        return Draw(tuple([deck[k] for k in self.cards]), tuple([discard[k] for k in self.cards]))

    def _groups(self, piles: str) -> list[tuple[Any, Any]]:
        types = self.game.rules.types
        printed = [types[card].card for card in getattr(self.game, piles)["attack"]]
        return [(card.do, card.attackers) for card in printed]

    def attackers(self) -> list[Figure]:
        """Intruders in the Room of this seat that attack, in their order (R-12.10, R-13.10)."""
        game = self.game
        here = figures_in(game, game.seats[self.seat].room)
        return largest_first(game, [f for f in here if game.rules.species.attacks(f)])

    def of_attacks(self, figures: Sequence[Figure], body: Body | None = None) -> dict[str, float]:
        """One attack of each figure, one after the other: how likely each outcome is."""
        states = {(self.draw, body or self.start): 1.0}
        for f in figures:
            after: defaultdict[tuple[Draw, Body], float] = defaultdict(float)
            for (draw, before), share in states.items():
                for state, chance in self._attack(f, f.kind, draw, before):
                    after[state] += share * chance
            states = dict(after)
        return self.outcomes((body, share) for (_, body), share in states.items())

    def outcomes(self, bodies: Iterable[tuple[Body, float]]) -> dict[str, float]:
        odds = dict.fromkeys(OUTCOMES, 0.0)
        for body, share in bodies:
            odds[self.outcome(body)] += share
        return {name: round(value, 6) for name, value in odds.items()}

    def outcome(self, body: Body) -> str:
        start = self.start
        if body.dead:
            return "death"
        if body.serious > start.serious:
            return "serious"
        if body.larva and not start.larva:
            return "larva"
        return "light" if body.light > start.light else "unhurt"

    def _attack(self, f: Figure, kind: str, draw: Draw, body: Body) -> list[tuple[tuple[Draw, Body], float]]:
        if body.dead:
            return [((draw, body), 1.0)]
        if not self.draws_a_card(f, kind):
            return [((draw, self._of_its_own(f, kind, body)), 1.0)]
        draw = draw.turned()
        cards = sum(draw.deck)
        found: list[tuple[tuple[Draw, Body], float]] = []
        for group, n in enumerate(draw.deck):
            if not n:
                continue
            left = draw.without(group)
            after, again = self._of_a_card(f, kind, group, body)
            results = [((left, after), 1.0)] if again is None else self._attack(f, again, left, after)
            found += [(state, chance * n / cards) for state, chance in results]
        return found or [((draw, body), 1.0)]

    def draws_a_card(self, f: Figure, kind: str) -> bool:
        """Whether its attack is an Attack card, and not always the same."""
        key = (f.id, kind)
        if key not in self._with_cards:
            table = self._table(f, kind, self.start)
            table.rules.species.attack(table, figure(table, f.id), table.seats[self.seat], "escape")
            self._with_cards[key] = any(name == "attack_with_card" for name, _ in table.stack)
        return self._with_cards[key]

    def _of_its_own(self, f: Figure, kind: str, body: Body) -> Body:
        """An attack without a card: a Larva's, for example."""

        def attack(table: Game, p: Seat) -> None:
            table.rules.species.attack(table, figure(table, f.id), p, "escape")
            for name, args in reversed(table.stack.copy()):
                step, frame_args = args[3] if name == "may_ignore_attack" else (name, args)
                table.stack.pop()
                table.rules.steps[step][0](table, *frame_args)

        return self._found_once((f.id, kind, None, body), f, kind, body, attack)[0]

    def _of_a_card(self, f: Figure, kind: str, group: int, body: Body) -> tuple[Body, str | None]:
        do, attackers = self.cards[group]
        if kind not in attackers:
            return body, None
        return self._found_once(
            (f.id, kind, group, body), f, kind, body, lambda table, p: do(table, figure(table, f.id), p)
        )

    # -- other Wounds -------------------------------------------------------------------------------

    def after_passing(self) -> tuple[Body, list[str]]:
        """What passing does to the body at once: a bleeding Wound, then the Fire (R-5.7, R-16.17)."""
        p = self.game.seats[self.seat]
        causes = ["bleeding"] if suffers(self.game, p, "wound_bleeding") else []
        causes += ["fire"] * self.fire_wounds(p.room)
        return self.wounded(len(causes)), causes

    def fire_wounds(self, room: int) -> int:
        """R-5.6: Light Wounds of a turn that ends in this Room."""
        game = self.game
        return fold(game, LIGHT_WOUNDS, 1, game.seats[self.seat], "fire") if game.fire[room] else 0

    def wounded(self, light: int) -> Body:
        body = self.start
        for _ in range(light):
            body = self.suffering(("light_wound", (self.seat,)), body)
        return body

    def missing(self) -> Body:
        """R-12.3: a Melee attack that misses. What would ask the player is counted as the plain Serious Wound."""
        wound: Frame = ("serious_wound", (self.seat,))
        return self.suffering(fold(self.game, MELEE_MISSED, wound, self.game.seats[self.seat]), self.start)

    def suffering(self, frame: Frame, body: Body) -> Body:
        def suffer(table: Game, p: Seat) -> None:
            table.push_frame(frame if frame[0] in WOUNDS else ("serious_wound", (p.index,)))

        return self._found_once((frame, body), None, "", body, suffer)[0]

    # -- trying it out --------------------------------------------------------------------------------

    def _found_once(
        self, key: Any, f: Figure | None, kind: str, body: Body, act: Callable[[Game, Seat], None]
    ) -> tuple[Body, str | None]:
        """The body afterwards, and which type attacks once more (R-13.9)."""
        if key not in self._found:
            table = self._table(f, kind, body)
            p = table.seats[self.seat]
            act(table, p)
            again = resolve(table, p)
            attacker = figure(table, f.id) if f is not None and again else None
            self._found[key] = body_of(p), attacker.kind if attacker is not None else None
        return self._found[key]

    def _table(self, f: Figure | None, kind: str, body: Body) -> Game:
        """A copy of the table with nothing to resolve, with this body and this attacker."""
        table = self.game.copy()
        table.log = None
        table.stack.clear()
        p = table.seats[self.seat]
        p.light, p.larva = body.light, body.larva
        more = max(0, body.serious - len(p.wounds))
        p.wounds = [*p.wounds[: body.serious], *((card, True) for card in table.rules.decks["wound"][:more])]
        attacker = figure(table, f.id) if f is not None else None
        if attacker is not None:
            attacker.kind = kind
        return table


def body_of(p: Seat) -> Body:
    return Body(p.status == DEAD, p.light, len(p.wounds), p.larva)


def resolve(table: Game, p: Seat) -> bool:
    """Carry out what was pushed, as far as nobody is asked; True: the attacker strikes once more."""
    again = False
    while table.stack and p.status != DEAD:
        name, args = table.stack.pop()
        if name == "intruder_attack":
            again = True
        elif name in WOUNDS:
            table.rules.steps[name][0](table, *args)
    return again
