"""What the coach may touch: views, and after the end the finished game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.server.messages import Refused
from nemesis.server.settings import Settings
from nemesis.server.table.ports import Asker
from nemesis.server.thinking.processes import ProcessPool
from nemesis.server.thinking.server_thinker import ServerThinker

from ..test_architecture import SRC, imports_of

OF_FINISHED_GAMES = {"turning.py"}


def test_advice_never_imports_the_game_or_its_state() -> None:
    """Chances, reasons and words are made from a view; only turning points open a game, and that one is over."""
    files = sorted((SRC / "coach").glob("*.py"))
    assert len(files) > 5
    for path in files:
        if path.name not in OF_FINISHED_GAMES:
            assert not {"nemesis.game", "nemesis.engine.machine.Machine"} & set(imports_of(path)), path.name


def test_the_server_gives_the_worker_a_view_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs = []

    async def think(pool: ProcessPool, job: dict[str, Any], *more: Any) -> Any:
        jobs.append(job)
        raise Refused("coach_failed", "only the job is looked at")

    monkeypatch.setattr(ProcessPool, "think", think)
    view = Game.new(Setup(players=2)).view(0)
    with pytest.raises(Refused):
        asyncio.run(ServerThinker(Settings()).advise(view, Asker("", "")))
    assert jobs == [{"advise": view, "seed": 0, "iterations": None, "seconds": 2.0}]
    source = Path(SRC / "server" / "table" / "coach.py").read_text(encoding="utf-8")
    assert (
        source.count("thinker.advise(")
        == source.count("thinker.advise(view_for(game, seat, with_ask=True), self._asker())")
        == 1
    )
