"""What a table needs from outside: somewhere to keep its moves, somebody who thinks, a way to its viewers.

This server provides them with a database, processes and sockets. A page without a server, or a test, provides others;
the table does not know the difference.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from ...coach.advice import Advice
    from ...engine.machine import Ask, Choice
    from ...view.types import View
    from .data.agreement import Agreement
    from .data.people import People
    from .data.stored import Move, StoredSeat, StoredTable


class Client(Protocol):
    """The other end of one viewer: what is sent arrives in this order, or the client is gone."""

    def send(self, message: bytes) -> None:
        """JSON; it must not wait."""

    def hang_up(self, code: int) -> None:
        """Ended after what was sent so far, with the close code of a WebSocket; whoever is there may come back."""


MOVED = 1012
"""Hung up with this code, because the table goes on in another process: come back."""


class Conflict(Exception):
    """Somebody else wrote to this table first: what is in memory is out of date."""


class Unavailable(Exception):
    """The storage does not answer, or cannot write now. What was to be written may be there or not: look again."""


class Elsewhere(Exception):
    """Another process plays this table (`node`, if it is known): nothing was written here."""

    def __init__(self, code: str, node: str | None = None) -> None:
        self.code = code
        self.node = node


class Damaged(Exception):
    """What is stored of a table cannot be read. It says which part of it and nothing of what stands there."""

    @property
    def part(self) -> str:
        return str(self.args[0])


class TableStorage(Protocol):
    """What is kept of one table: its seats, and the append-only list of moves.

    A call returns when what it wrote is safe. It raises `Unavailable` when it cannot tell, within a bounded time.
    Where several processes share it, any write may raise `Elsewhere`.
    """

    async def append(self, code: str, revision: int, move: Move, over: bool) -> None:
        """Add a move if the table still has this many; else `Conflict`."""

    async def write_seat(self, code: str, was: StoredSeat, now: StoredSeat) -> None:
        """Write what changes, if the seat still belongs to the same person and what changes is as it was; else
        `Conflict`."""

    async def write_people(self, code: str, people: People) -> None:
        """Who decides, and who may come in."""

    async def snapshot(self, code: str, number: int, game: str) -> None:
        """The game after this many moves: resuming from it is faster than replaying all moves."""

    async def say(self, code: str, number: int, seat: int, text: str, at: float) -> None:
        """A line of the chat; of the older ones `CHAT_LINES` are kept."""

    async def load(self, code: str) -> StoredTable | None:
        """`Damaged` when it cannot be read."""


class Storage(TableStorage, Protocol):
    """All tables."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def probe(self) -> None:
        """Write something that means nothing: `Unavailable` when a move could not be saved either."""

    async def create(
        self, code: str, setup: dict[str, Any], bot_seed: int, seated: list[StoredSeat],
        origin: str | None = None, agreement: Agreement | None = None, key: bytes | None = None,
    ) -> None:  # fmt: skip
        """A new table; `Conflict` when the code is taken."""

    async def codes_in_play(self) -> list[str]:
        """Tables that are not over, the oldest first."""

    async def codes_that_may_go_on(self) -> list[str]:
        """Those in play at which something might happen though nobody comes: a bot, a clock, an absence (`stored`)."""

    async def seats_opened_by(self, secret_hashes: list[str]) -> list[tuple[str, int]]:
        """(code, seat) of each secret that opens one."""


class Asker(NamedTuple):
    """For whom is thought: where many ask, each client has its turn, and for each client each of its tables."""

    client: str
    """The address of whoever began the table, while that is known."""
    table: str


class NoAnswer(Exception):
    """Nobody has thought it through: its kind says why. It carries nothing of what was thought about."""

    inside = ""
    """The kind of the error and where it happened, if it happened to whoever was thinking."""


class Thinker(Protocol):
    """Thinks without keeping a table waiting. It is given what a seat may know, and for a finished game its save."""

    async def decide(self, bot: str, seed: int, view: View, ask: Ask, asker: Asker) -> Choice:
        """What this bot would choose; `NoAnswer` when nobody can tell."""

    async def advise(self, view: View, asker: Asker) -> Advice:
        """The coach's advice on the question in a view; `Refused` when it fails. Cancelling ends the thinking."""

    async def turning_points(
        self, save: str, seat: int, progress: Callable[[float], None], asker: Asker
    ) -> dict[str, Any]:
        """How the chances of a seat went in a finished game, and where they turned (`Chances.to_data`); `Refused` when
        that fails. Cancelling ends the work."""

    async def close(self) -> None: ...
