"""Finished tables told with nothing hidden, worked out once for each language."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import asdict

import msgspec

from ...chronicle import Estimates, chronicle, tale
from ..messages import Refused, Tale
from ..table.table import Table
from ..threads import WHOLE_GAMES

MOST_TALES = 32


class Tales:
    def __init__(self) -> None:
        self._tales: OrderedDict[tuple[str, int, str], Tale] = OrderedDict()

    async def tale(self, table: Table, language: str) -> Tale:
        """`Refused` before the end: it holds every secret."""
        check_over(table)
        key = (table.code, table.record.undos, language)
        known = self._tales.pop(key, None)
        if known is None:
            told = await WHOLE_GAMES.run(tale, table.public_game, table.texts(language), table.bots.tempers())
            known = msgspec.convert(asdict(told), Tale)
        self._tales[key] = known
        while len(self._tales) > MOST_TALES:
            self._tales.popitem(last=False)
        return known

    async def chronicle(self, table: Table, language: str, estimates: Estimates) -> str:
        """`estimates`: of the seats whose chances were worked out."""
        check_over(table)
        game = table.public_game
        names = [seat.name for seat in table.seats]
        fair = (table.commitment, game.key.hex()) if table.commitment is not None and game.key is not None else None
        tempers = table.bots.tempers()
        return await WHOLE_GAMES.run(chronicle, game, table.texts(language), names, fair, estimates, tempers)


def check_over(table: Table) -> None:
    if not table.public_game.over:
        raise Refused("not_over", "the story is told once the game is over")
