"""Votes of the table: a deep undo, a bot for somebody who is away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from .messages import Refused, VoteClosed, VoteOpen

if TYPE_CHECKING:
    from .table import Table

About = Literal["undo", "bot"]


class Ballot:
    """An open vote: everybody who is needed must agree."""

    def __init__(self, id: int, about: About, by: int, needed: set[int], bot: str | None, seat: int):
        self.id = id
        self.about = about
        self.by = by
        self.needed = needed
        self.agreed = {by}
        self.bot = bot
        self.seat = seat

    def message(self) -> VoteOpen:
        return VoteOpen(
            vote=self.id,
            about=self.about,
            by=self.by,
            seat=self.seat if self.about == "bot" else None,
            agreed=sorted(self.agreed),
            needed=sorted(self.needed),
        )


class Votes:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.ballot: Ballot | None = None
        self.held = 0

    async def open(self, about: About, by: int, needed: set[int], bot: str | None = None, seat: int = 0) -> None:
        if self.ballot is not None:
            raise Refused("vote_open", "a vote is open already")
        self.held += 1
        self.ballot = Ballot(self.held, about, by, needed, bot, seat)
        self.table.broadcast(self.ballot.message())
        await self.count()

    async def vote(self, seat: int, id: int, agree: bool) -> None:
        async with self.table.lock:
            await self.table.freshen()
            ballot = self.ballot
            if ballot is None or ballot.id != id:
                raise Refused("no_such_vote", f"vote {id} is not open")
            if seat not in ballot.needed:
                raise Refused("not_yours", f"seat {seat} has no say in this vote")
            if not agree:
                self.end(passed=False)
                return
            ballot.agreed.add(seat)
            self.table.broadcast(ballot.message())
            await self.count()

    async def count(self) -> None:
        ballot = self.ballot
        if ballot is None or not ballot.needed <= ballot.agreed:
            return
        self.end(passed=True)
        if ballot.about == "undo":
            await self.table.undoing.take_back(ballot.by)
        else:
            await self.table.bots.seat(ballot.seat, ballot.bot)

    def moved_on(self) -> None:
        """A choice was made: a vote about taking back another one is pointless."""
        if self.ballot is not None and self.ballot.about == "undo":
            self.end(passed=False)

    def end(self, passed: bool) -> None:
        if self.ballot is not None:
            self.table.broadcast(VoteClosed(vote=self.ballot.id, passed=passed))
            self.ballot = None
