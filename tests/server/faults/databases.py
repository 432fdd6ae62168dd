"""A PostgreSQL of our own, which can be restarted, stopped and frozen."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ..playing import free_port
from ..services import USER, program


class Postgres:
    def __init__(self, initdb: str, pg_ctl: str) -> None:
        self._pg_ctl = pg_ctl
        self._as_user: dict[str, Any] = {"user": USER} if os.geteuid() == 0 else {}
        self.folder = tempfile.mkdtemp(prefix="nemesis-pg-")
        if self._as_user:
            shutil.chown(self.folder, USER)
        self.port = free_port()
        self.url = f"postgresql://{USER}@127.0.0.1:{self.port}/postgres"
        self._run(initdb, "-D", f"{self.folder}/data", "-U", USER, "-A", "trust", "--no-sync")
        self._frozen: list[int] = []

    def _run(self, *command: str) -> None:
        subprocess.run(command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL, **self._as_user)

    def start(self) -> None:
        options = f"-c listen_addresses=127.0.0.1 -c port={self.port} -c unix_socket_directories={self.folder}"
        self._run(self._pg_ctl, "-D", f"{self.folder}/data", "-l", f"{self.folder}/log", "-o", options, "-w", "start")

    def stop(self, how: str) -> None:
        """`fast`: open transactions are rolled back; `immediate`: as if the power failed."""
        self._run(self._pg_ctl, "-D", f"{self.folder}/data", "-m", how, "-w", "stop")

    def freeze(self) -> None:
        """Every process of it stands still, with all its connections open. New ones may be born meanwhile."""
        first = int(Path(f"{self.folder}/data/postmaster.pid").read_text(encoding="utf-8").split()[0])
        os.kill(first, signal.SIGSTOP)
        self._frozen = [first, *children_of(first)]
        for process in self._frozen:
            os.kill(process, signal.SIGSTOP)

    def thaw(self) -> None:
        for process in self._frozen:
            os.kill(process, signal.SIGCONT)
        self._frozen = []

    def remove(self) -> None:
        self.thaw()
        if Path(f"{self.folder}/data/postmaster.pid").exists():
            self.stop("immediate")
        shutil.rmtree(self.folder)


def children_of(process: int) -> list[int]:
    found = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="utf-8")
    return [int(child) for child in found.split()]


def a_postgres() -> Iterator[Postgres]:
    """For a fixture. Where it is not installed, the tests are skipped here and fail in CI."""
    initdb, pg_ctl = program("initdb"), program("pg_ctl")
    if initdb is None or pg_ctl is None:
        if os.environ.get("CI"):
            pytest.fail("PostgreSQL is not installed: apt-get install postgresql")
        pytest.skip("PostgreSQL is not installed")
    made = Postgres(initdb, pg_ctl)
    try:
        made.start()
        yield made
    finally:
        made.remove()
