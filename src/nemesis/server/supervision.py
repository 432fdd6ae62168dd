"""Work that must not be lost to a fault: it is written down, and tried again until it works."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from .logs import log
from .messages import Refused

FIRST_WAIT, LONGEST_WAIT = 0.1, 5.0
"""Seconds before the second attempt, and before a later one at most."""
Result = TypeVar("Result")


async def until_it_works(what: str, work: Callable[[], Awaitable[Result]], **where: Any) -> Result:
    """After each fault the wait is twice as long. `where`: for the log, which says kind and place of the fault only."""
    wait = FIRST_WAIT
    while True:
        try:
            return await work()
        except Refused as refused:
            log.info("will_try_again", what=what, seconds=wait, reason=refused.error, **where)
        except Exception:
            log.warning("will_try_again", what=what, seconds=wait, exc_info=True, **where)
        await asyncio.sleep(wait)
        wait = min(2 * wait, LONGEST_WAIT)


async def for_ever(what: str, work: Callable[[], Awaitable[None]], **where: Any) -> None:
    """Again and again; `work` itself waits for its next time."""
    while True:
        await until_it_works(what, work, **where)


async def within(seconds: float, what: str, work: Awaitable[Any]) -> None:
    """To its end or for this long: then it is told to stop, and left behind if it does not."""
    task = asyncio.ensure_future(work)
    done, _ = await asyncio.wait({task}, timeout=seconds)
    if not done:
        task.cancel()
        log.error("left_behind", what=what, seconds=seconds)
    elif not task.cancelled() and task.exception() is not None:
        log.error("not_ended", what=what, exc_info=task.exception())


@contextmanager
def only_logged(event: str, **where: Any) -> Iterator[None]:
    """A fault here must not keep the rest from happening."""
    try:
        yield
    except Exception:
        log.error(event, exc_info=True, **where)


def log_stray_faults(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """An exception handler for the event loop: its own would write down the words of an error, which may be secret."""
    error = context.get("exception")
    if isinstance(error, Exception):
        log.error("stray_fault", exc_info=error)
