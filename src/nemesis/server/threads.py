"""Threads for work that takes long. The threads of the event loop are for what people wait for, such as a hello."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
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


UNHURRIED = 5
"""The priority (`nice`) of what others should not wait for."""


def let_others_go_first() -> None:
    """For this thread alone, and for good; where threads have no priority of their own, nothing changes."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, thread, max(UNHURRIED, os.getpriority(os.PRIO_PROCESS, thread)))


async def unhurried(work: Callable[[], T]) -> T:
    """In a thread that leaves the processor to other processes while they need it."""
    executor = ThreadPoolExecutor(1, "unhurried", let_others_go_first)
    try:
        return await asyncio.get_running_loop().run_in_executor(executor, work)
    finally:
        executor.shutdown(wait=False)


WHOLE_GAMES = Threads(2, "whole_games")
"""Games played again from their beginning, for replays, records and tables that begin with one."""
RESUMED = Threads(2, "resumed")
"""Tables that are dealt or resumed."""
