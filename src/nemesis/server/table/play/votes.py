"""Votes of the table: a deep undo, who plays on a seat, who may speak."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from ...messages import About, Refused, VoteClosed, VoteOpen


@dataclass
class Ballot:
    """An open vote: everybody who is needed must agree."""

    id: int
    about: About
    by: int
    needed: set[int]
    passed: Callable[[], Awaitable[None]]
    """Carries out what was voted on."""
    seat: int | None
    """The seat that it is about."""
    in_favour: set[int] = field(init=False)

    def __post_init__(self) -> None:
        self.in_favour = {self.by}

    def message(self) -> VoteOpen:
        return VoteOpen(
            vote=self.id, about=self.about, by=self.by, seat=self.seat, agreed=sorted(self.in_favour),
            needed=sorted(self.needed),
        )  # fmt: skip


class Votes:
    """`tell` reaches everybody at the table. The caller makes sure that nothing else changes meanwhile."""

    def __init__(self, tell: Callable[[Any], None]) -> None:
        self._tell = tell
        self._held = 0
        self.ballot: Ballot | None = None

    async def open(
        self, about: About, by: int, needed: set[int], passed: Callable[[], Awaitable[None]], seat: int | None = None
    ) -> None:
        if self.ballot is not None:
            raise Refused("vote_open", "a vote is open already")
        self._held += 1
        self.ballot = Ballot(self._held, about, by, needed, passed, seat)
        self._tell(self.ballot.message())
        await self._count()

    async def vote(self, seat: int, id: int, agree: bool) -> None:
        ballot = self.ballot
        if ballot is None or ballot.id != id:
            raise Refused("no_such_vote", f"vote {id} is not open")
        if seat not in ballot.needed:
            raise Refused("not_yours", f"seat {seat} has no say in this vote")
        if not agree:
            self.end(passed=False)
            return
        ballot.in_favour.add(seat)
        self._tell(ballot.message())
        await self._count()

    async def _count(self) -> None:
        ballot = self.ballot
        if ballot is None or not ballot.needed <= ballot.in_favour:
            return
        self.end(passed=True)
        await ballot.passed()

    def without(self, seat: int) -> None:
        """Somebody leaves for good: a vote they have a part in is dropped, because fewer must not decide it."""
        ballot = self.ballot
        if ballot is not None and (seat in ballot.needed or seat in (ballot.by, ballot.seat)):
            self.end(passed=False)

    def moved_on(self) -> None:
        """A choice was made: a vote about taking back another one is pointless."""
        if self.ballot is not None and self.ballot.about == "undo":
            self.end(passed=False)

    def end(self, passed: bool) -> None:
        if self.ballot is not None:
            self._tell(VoteClosed(vote=self.ballot.id, passed=passed))
            self.ballot = None
