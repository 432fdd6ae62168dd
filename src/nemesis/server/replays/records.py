"""Records of finished tables, from which anybody can prove their chance; and what this server finds in them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

import msgspec

from ... import __version__
from ...errors import NotProved
from ...fairness import UNDO, record_of, verify
from ...view.moments import TableGame
from ..messages import Refused, TableRecord, Verdict
from ..table.data.stored import Move
from ..table.ports import Storage
from ..table.table import Table
from ..threads import WHOLE_GAMES

MOST_VERDICTS = 256


class Records:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._verdicts: OrderedDict[str, Verdict] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def record(self, table: Table) -> TableRecord:
        """`Refused` before the end, and where its chance cannot be proved."""
        game = table.public_game
        if game.key is None:
            raise Refused("not_provable", "the chance of this table does not follow from a secret key")
        if not game.over:
            raise Refused("not_over", "the record is told once the game is over")
        stored = await self._storage.load(table.code)
        assert stored is not None
        return await WHOLE_GAMES.run(written, game, table.code, stored.moves)

    async def verdict(self, table: Table) -> Verdict:
        """Worked out once: a game that is over stays as it is."""
        async with self._one_at_a_time:
            known = self._verdicts.get(table.code)
            if known is None:
                record = await self.record(table)
                known = self._verdicts[table.code] = await WHOLE_GAMES.run(judged, msgspec.to_builtins(record))
                while len(self._verdicts) > MOST_VERDICTS:
                    self._verdicts.popitem(last=False)
            return known


def written(game: TableGame, code: str, moves: list[Move]) -> TableRecord:
    made: list[list[Any]] = [[move.seat if move.is_choice else UNDO, move.value] for move in moves]
    return TableRecord(**record_of(game, code, made, __version__))


def judged(record: dict[str, Any]) -> Verdict:
    try:
        proof = verify(record)
    except NotProved as found:
        return Verdict(honest=False, reason=found.reason, values=found.values)
    return Verdict(honest=True, choices=proof.choices, events=proof.events, given=proof.given)
