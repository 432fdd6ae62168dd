"""The public face: a game to be asked, answered, copied, saved and seen."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .engine.machine import Answer, Choice, as_tuples
from .engine.randomness import seed_state
from .errors import BadSave, BadSetup, IllegalChoice, NemesisError
from .rules.claims import (
    CLAIM,
    TABLE,
    claims_of,
    clocks_of,
    is_claim,
    is_remark,
    make_remark,
    make_table_claim,
)
from .rules.setup import empty_table
from .rules.state import State
from .rules.why_not import Impossible, why_not
from .saves import check_shape, migrate, sealed
from .setup import Setup

if TYPE_CHECKING:
    from .view.types import View

SCHEMA = 2


class FromAbove:
    """What a game asks of the layers above it. `import nemesis` lends both, and nothing else does."""

    __slots__ = ("view", "with_a_ship")

    view: Callable[[Game, int | None], View]
    """`nemesis.view.view`: what a seat may know."""
    with_a_ship: Callable[[Setup], Setup]
    """`nemesis.story.with_a_ship`: a mode that goes on with an earlier ship needs a game before it, which bots play."""


FROM_ABOVE = FromAbove()


class Game(State):
    """A whole game of Nemesis.

    >>> from nemesis import Game, Setup
    >>> game = Game.new(Setup(players=2, seed=7))
    >>> while game.ask:
    ...     game.apply(game.ask.options[0])
    >>> len(game.result.seats)
    2
    """

    __slots__ = ("_history", "origin", "setup")

    setup: Setup
    _history: list[tuple[int | None, Choice, int]]
    origin: str | None
    """The starting snapshot of a game that was not dealt from its seed (a scenario)."""

    # -- beginnings -------------------------------------------------------------------------------

    @classmethod
    def new(cls, setup: Setup | None = None, log: bool = False) -> Game:
        """Deal a new game and stop at its first question."""
        setup = setup or Setup()
        if setup.ruleset().mode.needs_ship and setup.ship is None:
            setup = FROM_ABOVE.with_a_ship(setup)
        game = cls.on_the_table(setup, log)
        game.deal()
        return game

    @classmethod
    def on_the_table(cls, setup: Setup, log: bool = False) -> Game:
        """An empty table with the right ruleset, before any set-up step."""
        game = object.__new__(cls)
        State.__init__(game, setup.ruleset(), seed_state(setup.seed))
        game.setup = setup
        game.origin = None
        game._history = []
        empty_table(game, setup.players)
        if setup.ship is not None:
            game.ext["ship"] = setup.ship
        if log:
            game.log = []
        return game

    def deal(self) -> None:
        """Set up an empty table, as far as the first question."""
        self.push("set_up")
        self.advance()

    # -- play -------------------------------------------------------------------------------------

    def apply(self, choice: Answer, seat: int | None = None) -> None:
        """Answer the pending question with an option or its index; a bad answer changes nothing.

        A seat that is not asked may make one of its claims instead (`claims`).
        """
        who = self.ask.seat if seat is None and self.ask is not None else seat
        before = self.info
        if self.ask is not None and who is not None and is_claim(choice) and is_remark(self, choice):
            made = self.remark(as_tuples(choice), who)
        elif self.ask is not None and who is not None and who != self.ask.seat and is_claim(choice):
            made = self.claim(as_tuples(choice), who)
        else:
            made = self.answer(choice, seat)
        self._history.append((who, made, before))

    def claims(self, seat: int) -> list[tuple[Any, ...]]:
        """What this seat may do now without being asked: hand one of these to `apply` with the seat."""
        if self.ask is None:
            return []
        return claims_of(self, seat)

    def claim(self, choice: Choice, seat: int) -> Choice:
        possible = self.claims(seat) if TABLE <= seat < len(self.seats) else []
        if choice not in possible:
            who = f"seat {seat}" if seat != TABLE else "the table"
            said = f"{who} cannot claim {choice[1:]!r} now; it can claim {possible!r}"
            raise IllegalChoice(said, reason="not_offered")
        if seat == TABLE:
            make_table_claim(self, choice[1])
        else:
            self.interject("make_claim", seat, choice[1], choice[2:])
        return choice

    def remark(self, choice: Choice, seat: int) -> Choice:
        """What a seat says (`rules.claims.Remark`): heard by all, and the pending question stays as it was."""
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise IllegalChoice(f"no seat {seat!r} is at this table", reason="not_offered")
        refusal = make_remark(self, seat, choice[1], tuple(choice[2:]))
        if refusal is not None:
            raise IllegalChoice(f"seat {seat} cannot say {choice[2:]!r} now: {refusal.reason}", reason=refusal.reason)
        return choice

    def clocks(self) -> dict[str, int]:
        """The clocks that the program around the game should keep now: name -> seconds from the start of the round."""
        return clocks_of(self) if self.ask is not None else {}

    def time_is_up(self, clock: str) -> None:
        """A clock has run out.

        Possible while it runs, whatever is being asked; it is kept in the history as a choice of no seat (`TABLE`,
        -1), so saves, replays and undo reproduce it. At any other time it raises `IllegalChoice`.
        """
        self.apply((CLAIM, clock), TABLE)

    @property
    def over(self) -> bool:
        return self.result is not None

    def copy(self) -> Game:
        new = super().copy()
        assert isinstance(new, Game)
        new.setup = self.setup
        new.origin = self.origin
        new._history = self._history.copy()
        return new

    # -- what a seat may know -----------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """What a seat may know (None: a spectator)."""
        return FROM_ABOVE.view(self, seat)

    def why_not(self, seat: int) -> list[Impossible]:
        """What this seat cannot do now, and why, with the rule."""
        return why_not(self, seat)

    # -- undo -------------------------------------------------------------------------------------

    @property
    def history(self) -> list[tuple[int | None, Choice]]:
        """Every choice made, in order: (seat, option)."""
        return [(seat, choice) for seat, choice, _ in self._history]

    @property
    def choosers(self) -> list[int | None]:
        """The seat of every choice made, in order; None: somebody only spoke."""
        return [None if self._only_speaks(choice) else seat for seat, choice, _ in self._history]

    def choices_made(self) -> int:
        """How many there are, remarks not counted: whoever talks changes no die that is still to fall."""
        remarks = self.rules.remarks
        if not remarks:
            return len(self._history)
        # in line: a long game asks this for every choice
        spoken = [choice for _, choice, _ in self._history if choice[0] == CLAIM and choice[1] in remarks]
        return len(self._history) - len(spoken)

    def _only_speaks(self, choice: Choice) -> bool:
        return choice[0] == CLAIM and choice[1] in self.rules.remarks

    @property
    def last_choice(self) -> Choice:
        return self._history[-1][1]

    def undoable(self) -> int:
        """How many of the last choices can be taken back: nobody learnt anything and no die fell since."""
        n = 0
        for _, _, before in reversed(self._history):
            if before != self.info:
                break
            n += 1
        return n

    def undo(self, choices: int = 1, by_vote: bool = False) -> Game:
        """The game as it was some choices ago. Beyond `undoable()` only by a vote of the table."""
        if not 1 <= choices <= len(self._history):
            said = f"cannot undo {choices} choices: {len(self._history)} were made"
            raise IllegalChoice(said, reason="nothing_to_take_back")
        if choices > self.undoable() and not by_vote:
            raise IllegalChoice(
                f"cannot undo {choices} choices: something was revealed or rolled since; "
                f"{self.undoable()} can be undone, more needs a vote",
                reason="undo",
            )
        return self.replayed(len(self._history) - choices)

    def replayed(self, choices: int) -> Game:
        """This game from its beginning up to a number of choices, with its log."""
        game = self.beginning()
        for seat, choice, _ in self._history[:choices]:
            game.apply(choice, seat)
        return game

    def beginning(self, log: bool | None = None) -> Game:
        """This game before its first choice; with a log if asked for, or if this one has a log."""
        log = self.log is not None if log is None else log
        if self.origin is None:
            return Game.new(self.setup, log=log)
        game = Game.from_json(self.origin)
        game.origin = self.origin
        game.log = [] if log else None
        return game

    def can_be_replayed(self) -> bool:
        """Do its choices still lead here? A rule corrected since may not offer one of them any more."""
        try:
            return self.replayed(len(self._history)).digest() == self.digest()
        except NemesisError:
            return False

    def forget_the_way_here(self) -> None:
        """It goes on from here, and its log can be read, but nothing before can be taken back."""
        told = self.log
        self.log = [] if told is not None else None
        self._history = []
        self.origin = None
        self.origin = self.to_json()
        self.log = told

    def from_here(self) -> Game:
        """A game of its own that begins at this point: what was before cannot be taken back or read."""
        game = self.copy()
        game.forget_the_way_here()
        game.log = [] if self.log is not None else None
        return game

    # -- saves ------------------------------------------------------------------------------------

    def to_json(self, client: dict[str, Any] | None = None) -> str:
        """The whole game: set-up, table, pending question and every choice made.

        `client` is what the program around the game wants to find again in the file (who sits where); see
        `saves.client_of`.
        """
        data = {
            "nemesis": SCHEMA,
            "setup": self.setup.to_data(),
            "origin": self.origin,
            "state": self.to_data(),
            "history": self._history,
            "log": self.log,
        }
        if client is not None:
            data["client"] = client
        return json.dumps(sealed(data), separators=(",", ":"), ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str) -> Game:
        """Open a saved game; anything wrong with it raises `BadSave`."""
        try:
            saved = json.loads(text)
            data = migrate(saved, SCHEMA)
        except (ValueError, TypeError, RecursionError) as error:
            raise BadSave(f"this is not a saved game: {error}", reason="not_a_save") from None
        try:
            setup = Setup.from_data(data["setup"])
            game = cls.on_the_table(setup)
            check_shape(game.to_data(), data["state"], game.rules.steps)
            game.load_data(data["state"])
            game.origin = data["origin"]
            game._history = [(seat, as_tuples(choice), before) for seat, choice, before in data["history"]]
            log = data["log"]
            game.log = None if log is None else [event_from(e) for e in log]
            if game.result is None:
                game.restore_ask()
            if saved["nemesis"] < SCHEMA and not game.can_be_replayed():
                game.forget_the_way_here()
        except BadSave:
            raise
        except BadSetup as error:
            raise BadSave(f"the saved game has an impossible set-up: {error}", reason="saved_setup") from None
        except NemesisError as error:
            raise BadSave(f"the saved game cannot be continued: {error}", reason="damaged_save") from None
        except Exception as error:
            said = f"the saved game is damaged: {type(error).__name__}: {error}"
            raise BadSave(said, reason="damaged_save") from None
        return game


def event_from(data: Any) -> tuple[str, dict[str, Any], tuple[int, ...] | None, tuple[str, ...]]:
    kind, values, to, hidden = data
    return (kind, {k: as_tuples(v) for k, v in values.items()}, as_tuples(to), tuple(hidden))
