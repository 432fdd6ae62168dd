"""Threads for work that takes long. The threads of the event loop are for what people wait for, such as a hello."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from .limits import bill_now, timed

P = ParamSpec("P")
T = TypeVar("T")


class Threads:
    """So many at once, and no more; further work waits for them, and nothing else does."""

    def __init__(self, most: int, name: str) -> None:
        self._executor = ThreadPoolExecutor(most, name)

    async def run(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """On the bill of whoever waits for it."""
        call = partial(timed, bill_now.get(), partial(work, *args, **named))
        return await asyncio.get_running_loop().run_in_executor(self._executor, call)


WHOLE_GAMES = Threads(2, "whole_games")
"""Games played again from their beginning, for replays, records and tables that begin with one."""
RESUMED = Threads(2, "resumed")
"""Tables that are dealt or resumed."""
