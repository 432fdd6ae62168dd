"""`nemesis check`: can every table of a database be opened? It changes nothing, and may run beside the server."""

from __future__ import annotations

import asyncio
import errno
import os
from collections.abc import AsyncIterator

from ..errors import BadSetup
from .database_lock import file_of
from .storage.sql import SqlStorage
from .table.data.checks import checked
from .table.data.resume import resumed
from .table.ports import Damaged, Unavailable


async def verdicts(storage: SqlStorage) -> AsyncIterator[tuple[str, str]]:
    """Each table with the part of it that is damaged; an empty word: it can be opened."""
    for code in await storage.codes():
        yield code, await damage(storage, code)


async def damage(storage: SqlStorage, code: str) -> str:
    try:
        stored = await storage.load(code)
        if stored is not None:
            checked(stored)
            await asyncio.to_thread(resumed, stored)
    except Damaged as damaged:
        return damaged.part
    return ""


def check(database_url: str) -> dict[str, str]:
    """By the codes of all tables: the damaged part of each, or an empty word."""
    file = file_of(database_url)
    if file is not None and not file.is_file():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(file))

    async def look() -> dict[str, str]:
        storage = SqlStorage(database_url)
        try:
            await storage.open()
            return {code: part async for code, part in verdicts(storage)}
        finally:
            await storage.close()

    try:
        return asyncio.run(look())
    except Unavailable as error:
        raise BadSetup("the database cannot be reached or read", reason="no_database") from error
