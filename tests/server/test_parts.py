"""Parts of a table, each alone: they need no table, only what they are given."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from nemesis.server.messages import Refused, VoteClosed, VoteOpen
from nemesis.server.table.absence import Absence
from nemesis.server.table.play.votes import Votes


class Undone:
    def __init__(self) -> None:
        self.times = 0

    async def __call__(self) -> None:
        self.times += 1


def test_a_vote_is_carried_out_when_everybody_needed_agrees() -> None:
    async def vote() -> None:
        told: list[Any] = []
        votes, undone = Votes(told.append), Undone()
        await votes.open("undo", 0, {0, 1, 2}, undone)
        await votes.vote(1, 1, agree=True)
        assert undone.times == 0 and isinstance(told[-1], VoteOpen) and told[-1].agreed == [0, 1]
        with pytest.raises(Refused, match="open already"):
            await votes.open("undo", 1, {0, 1}, undone)
        with pytest.raises(Refused, match="no say"):
            await votes.vote(3, 1, agree=True)
        await votes.vote(2, 1, agree=True)
        assert undone.times == 1 and isinstance(told[-1], VoteClosed) and told[-1].passed
        with pytest.raises(Refused, match="not open"):
            await votes.vote(2, 1, agree=True)

    asyncio.run(vote())


def test_a_vote_ends_with_one_who_is_against_it_and_one_about_an_undo_with_the_next_choice() -> None:
    async def vote() -> None:
        told: list[Any] = []
        votes, undone = Votes(told.append), Undone()
        await votes.open("undo", 0, {0, 1}, undone)
        await votes.vote(1, 1, agree=False)
        await votes.open("undo", 0, {0, 1}, undone)
        votes.moved_on()
        assert [m.passed for m in told if isinstance(m, VoteClosed)] == [False, False]
        await votes.open("bot", 0, {0, 1}, undone, seat=2)
        votes.moved_on()
        assert votes.ballot is not None and told[-1].seat == 2 and undone.times == 0

    asyncio.run(vote())


def test_absence_is_counted_for_those_who_are_away_and_forgotten_when_they_come_back() -> None:
    async def wait() -> None:
        gone: list[int] = []
        absence = Absence(0, gone.append)
        absence.watch({1, 2})
        absence.watch({2})
        assert absence.counting
        while absence.counting:
            await asyncio.sleep(0)
        assert gone == [2]
        absence.watch({1})
        absence.stop()
        assert not absence.counting

    asyncio.run(wait())
