"""A full disk and a file that cannot be written."""

from __future__ import annotations

import asyncio
import ctypes
import os
import resource
from pathlib import Path

import pytest

from ..playing import Server
from .evening import Evening, eventually

pytestmark = pytest.mark.linux
DROP_FROM_BOUNDING_SET, MAY_OVERRIDE_PERMISSIONS = 24, 1
"""`PR_CAPBSET_DROP` and `CAP_DAC_OVERRIDE` of Linux."""


def fill_the_disk(process: int, full: bool) -> None:
    """No file of this process may grow, or be written beyond its first byte, as long as the disk is full."""
    _, most = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (1 if full else most, most))


def test_on_a_full_disk_moves_are_refused_and_with_room_again_everything_goes_on(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    server = Server(database, bot_pause=0.05, reaction_limit=0.5, snapshot_every=7).start()

    async def play() -> None:
        evening = Evening(server, database)
        alone = [await evening.table_of_bots(), await evening.table_out_of_time()]
        played = [await evening.table({}, players=2) for _ in range(2)]
        async with evening.watched(*alone), evening.people(*played):
            await evening.acknowledged(5)
            await evening.answers("/api/ready", 200)
            assert server.process is not None
            fill_the_disk(server.process.pid, True)

            async def refused() -> bool:
                return evening.refused["not_saved"] > 0

            await eventually(refused, "a move is refused")
            await evening.answers("/api/ready", 503)
            assert (await evening.get("/api/health"))[0] == 200
            fill_the_disk(server.process.pid, False)
            await evening.answers("/api/ready", 200)
            await evening.all_go_on(*alone)
            await evening.acknowledged(5)
        await evening.settle_accounts()

    try:
        asyncio.run(play())
    finally:
        server.kill()


def obey_permissions() -> None:
    """Root may write everything; a root without this capability may write what its permissions allow."""
    if os.geteuid() == 0:
        assert ctypes.CDLL(None).prctl(DROP_FROM_BOUNDING_SET, MAY_OVERRIDE_PERMISSIONS, 0, 0, 0) == 0


def test_on_a_file_that_cannot_be_written_it_is_not_ready_until_it_can(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    database = f"sqlite:///{folder / 'tables.db'}"
    Server(database).start().kill()
    for file in folder.iterdir():
        file.chmod(0o444)
    folder.chmod(0o555)
    server = Server(database)
    server.before_it_runs = obey_permissions
    try:
        server.start()
        assert server.get("/api/ready")[0] == 503 and server.get("/api/health")[0] == 200
        status, said = server.post("/api/tables", {"setup": {"players": 1}})
        assert (status, said["error"]) == (503, "unavailable")
        folder.chmod(0o755)
        for file in folder.iterdir():
            file.chmod(0o644)

        async def wait() -> None:
            await Evening(server, database).answers("/api/ready", 200)

        asyncio.run(wait())
        server.join(server.table(players=1))
    finally:
        folder.chmod(0o755)
        server.kill()
