"""A game with readable moves, for tests, tutorials and puzzles."""

from __future__ import annotations

from typing import Any

from ..engine.machine import Frame
from ..errors import BadSetup, IllegalChoice
from ..game import Game
from ..rules.claims import CLAIM
from ..rules.rounds import JUMP
from ..rules.self_destruct import SKULL
from ..rules.state import OPEN, Figure, Seat
from .checks import check_call, near_to
from .corridors import Between, Technical, as_index, corridor_index, named
from .decks import add_to_script, number_the_draws
from .laying import Laying, printed_number

NO_REACTION = ("decline", "accept", "keep")
"""The answers that decline a reaction."""
DOOR_STATES = ("open", "closed", "destroyed")
NO_PAYMENT: tuple[str, ...] = ()


class Table:
    """Answers by words: `table.do("play", "search")`, `table.do("move", 6)`, `table.do("decline")`."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.owed: list[str] = []
        """Cards that were named to pay an action which is still being announced."""
        self.announced = 0
        """Number of events before it began."""

    # -- moves --------------------------------------------------------------------------------------

    def do(self, *words: Any, pay: tuple[str, ...] = NO_PAYMENT) -> Table:
        """Choose the first option that fits the words, then pay with the named cards or the first ones.

        Where the action asks something before it is paid, the named cards are kept for the moment of paying. Cards that
        cannot be used, or are left over when the action is paid, raise `IllegalChoice`.
        """
        choice = self.option(*words)
        if pay:
            if self.owed:
                raise IllegalChoice(f"{', '.join(self.owed)} were named to pay the action before")
            self.owed, self.announced = list(pay), len(self.log)
        frame = self.game.frame
        self.game.apply(choice)
        while self.game.ask is not None and self.game.ask.kind == "pay":
            wanted = self.owed.pop(0) if self.owed else None
            fitting = [o for o in self.game.ask.options if wanted is None or self.fits(wanted, o[1])]
            if not fitting:
                self.owed = []
                raise IllegalChoice(f"{wanted!r} cannot be used to pay: {self.game.ask.options}")
            self.game.apply(fitting[0])
        if self.owed and (self.game.frame != frame or not self.game.answers):
            self.check_paid()
        return self

    def check_paid(self) -> None:
        """The action is paid: with the cards that were named, where there was no choice."""
        owed, self.owed = self.owed, []
        paid = [card for kind, data, _, _ in self.log[self.announced :] if kind == "action" for card in data["paid"]]
        for name in owed:
            used = next((card for card in paid if self.fits(name, card)), None)
            if used is None:
                raise IllegalChoice(f"{name!r} was named to pay, but the action was paid with {paid or 'nothing'}")
            paid.remove(used)

    def claim(self, seat: int, name: str, *subject: Any) -> Table:
        """What a seat may do unasked, while somebody else decides: `table.claim(1, "offer")`."""
        self.game.apply((CLAIM, name, *subject), seat)
        return self

    def decline_all(self) -> Table:
        """Nobody reacts: Interruptions, rerolls, cards against attacks are declined until something else is asked."""
        while self.game.ask is not None and self.game.frame is not None:
            words = [word for word in NO_REACTION if word in self.game.ask.options]
            if self.game.frame[0] not in self.game.rules.hidden_steps or not words:
                break
            self.game.apply(words[0], self.game.ask.seat)
        return self

    def run(self, step: str, *args: Any) -> Table:
        """One more step on the same table, once nothing is asked any more."""
        return self.go_on([checked_step(self.game, step, args)])

    def phase(self, *steps: str) -> Table:
        """Further steps, then play on with the next round."""
        return self.go_on([*(checked_step(self.game, name, ()) for name in steps), ("begin_round", ())])

    def script(self, **streams: list[Any]) -> Table:
        """More scripted outcomes, after those still pending."""
        add_to_script(Laying(self.game), streams)
        number_the_draws(Laying(self.game))
        return self

    def go_on(self, frames: list[Frame]) -> Table:
        g = self.game
        if g.over:
            raise BadSetup("the game is over: no step can be run any more")
        if g.ask is not None:
            raise BadSetup(f"seat {g.ask.seat} is asked {g.ask.kind!r}: answer first, then run another step")
        g.push_in_order(frames)
        g.advance()
        g._history, g.origin = [], None
        g.origin = g.to_json()
        return self

    def refuses(self, *words: Any, seat: int | None = None) -> tuple[str, str] | None:
        """Assert that this is illegal and changes nothing; tells (reason, rule) where the rules give one."""
        g = self.game
        if g.ask is not None and seat in (None, g.ask.seat):
            assert not self.offers(*words), f"{words!r} is offered: {self.option(*words)!r}"
        before, log = g.digest(), len(self.log)
        try:
            g.apply(tuple(as_index(g.rules.board, w) for w in words) if len(words) > 1 else words[0], seat)
        except IllegalChoice:
            assert g.digest() == before and len(self.log) == log, f"{words!r} was refused, but it changed the table"
        else:
            raise AssertionError(f"{words!r} was accepted")
        return self.refusal(*words) if g.ask is not None and seat in (None, g.ask.seat) else None

    # -- the question -------------------------------------------------------------------------------

    def option(self, *words: Any) -> Any:
        found = [o for o in self.options if self.matches(o, words)]
        if not found:
            kind = self.game.ask.kind if self.game.ask else None
            raise IllegalChoice(f"no option fits {words!r}; asked is {kind!r}: {self.options}")
        return found[0]

    def offers(self, *words: Any) -> bool:
        return any(self.matches(o, words) for o in self.options)

    def matches(self, option: Any, words: tuple[Any, ...]) -> bool:
        parts = option if isinstance(option, tuple) else (option,)
        return len(words) <= len(parts) and all(self.fits(w, p) for w, p in zip(words, parts, strict=False))

    def fits(self, word: Any, part: Any) -> bool:
        """A word is the part itself, the type of a component, or a corridor by its Rooms."""
        if isinstance(word, (Between, Technical)):
            return bool(as_index(self.game.rules.board, word) == part)
        if word == part:
            return True
        entry = self.game.rules.types.get(part) if isinstance(part, str) else None
        return entry is not None and word == getattr(getattr(entry, "card", entry), "id", None)

    @property
    def options(self) -> list[Any]:
        return list(self.game.ask.options) if self.game.ask is not None else []

    @property
    def asked(self) -> tuple[int, str] | None:
        """(seat, kind) of the pending question."""
        return (self.game.ask.seat, self.game.ask.kind) if self.game.ask is not None else None

    def refusal(self, *words: Any) -> tuple[str, str] | None:
        """(reason, rule) why an action is not offered to the seat in turn."""
        assert self.game.ask is not None
        for found in self.game.why_not(self.game.ask.seat):
            if self.matches(found.action, words):
                return (found.reason, found.rule)
        return None

    # -- what lies there ----------------------------------------------------------------------------

    def seat(self, index: int) -> Seat:
        return self.game.seats[index]

    def figures(self, room: int | None = None) -> list[Figure]:
        return [f for f in self.game.figures if room is None or f.room == room]

    def figure(self, kind: str, room: int | None = None) -> Figure:
        """The only figure of a kind (in a Room)."""
        found = [f for f in self.figures(room) if f.kind == kind]
        assert len(found) == 1, (
            f"{len(found)} figures are of kind {kind}: {[(f.id, f.kind, f.room) for f in self.game.figures]}"
        )
        return found[0]

    def kinds(self, room: int | None = None) -> list[str]:
        return [f.kind for f in self.figures(room)]

    def hand(self, seat: int) -> list[str]:
        """Card types in hand, Contamination as `contamination`."""
        types = self.game.rules.types
        return [types[c].id if self.game.rules.is_action(c) else "contamination" for c in self.seat(seat).hand]

    @property
    def bag(self) -> list[str]:
        """The tokens in the bag in alphabetical order: kind and number (`adult/4`), or the kind alone (`blank`)."""
        tokens = [self.game.rules.types[id] for id in self.game.bag]
        return sorted(t.kind if t.number is None else f"{t.kind}/{printed_number(t)}" for t in tokens)

    @property
    def time(self) -> int:
        """The number on the space of the Time marker; 0 is the red one."""
        return JUMP - self.game.time

    @property
    def self_destruct(self) -> int | None:
        """The number on the space of its marker; 0 is the skull, None that it does not run."""
        return None if self.game.self_destruct < 0 else SKULL - self.game.self_destruct

    @property
    def noise(self) -> list[Between]:
        """The Corridors with a Noise marker."""
        return [named(self.game.rules.board, c) for c, marked in enumerate(self.game.noise) if marked]

    @property
    def technical_noise(self) -> list[str]:
        """The spaces of the Technical Corridors with a Noise marker, by name."""
        return [name for name, marked in zip(self.game.rules.board.spaces, self.game.vents, strict=True) if marked]

    @property
    def doors(self) -> dict[Between, str]:
        """The Doors that are not open: `{between(6, 7): "closed"}`."""
        return {
            named(self.game.rules.board, c): DOOR_STATES[state]
            for c, state in enumerate(self.game.doors) if state != OPEN
        }  # fmt: skip

    def noise_between(self, a: int, b: int, which: int | None = None) -> bool:
        """In any of the Corridors between two Rooms, or in that one."""
        return any(c.which == which or which is None for c in self.noise if {c.a, c.b} == {a, b})

    def door_between(self, a: int, b: int, which: int = 0) -> str:
        return DOOR_STATES[self.game.doors[corridor_index(self.game.rules.board, a, b, which)]]

    # -- what was told ------------------------------------------------------------------------------

    @property
    def log(self) -> list[Any]:
        return self.game.log or []

    def told(self, kind: str) -> list[dict[str, Any]]:
        """Events of a kind since the start of the scenario."""
        return [data for k, data, _, _ in self.log if k == kind]

    def events(self, *kinds: str) -> list[tuple[str, dict[str, Any]]]:
        """Events of several kinds (none named: of all) in the order in which they happened: (kind, data)."""
        return [(kind, data) for kind, data, _, _ in self.log if not kinds or kind in kinds]


def checked_step(g: Game, name: str, args: tuple[Any, ...]) -> Frame:
    """A step by name with arguments that fit it; corridors may be written `between(6, 7)`."""
    near_to("step", name, g.rules.steps)
    given = check_call(name, g.rules.steps[name][0], args, leave_out=1)
    table = Laying(g)
    if "seat" in given:
        table.check_seat(given["seat"])
    if "room" in given:
        table.check_slot(given["room"])
    return name, tuple(as_index(g.rules.board, arg) for arg in args)
