"""The cluster behind the same function: here with a stand-in for Ray, which is no part of the development install."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from nemesis import Setup
from nemesis.sim import Job, Run, SimulationFailed
from nemesis.sim import spread as spread_module
from nemesis.sim.spread import IN_HAND, spread


class RayTaskError(Exception):
    def __init__(self, cause: Exception) -> None:
        super().__init__(f"a long traceback of {cause}")
        self.cause = cause


class StandIn(ModuleType):
    """The few functions of Ray that are used; tasks run when they are asked for, the newest first."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.exceptions = SimpleNamespace(RayTaskError=RayTaskError)
        self.running = False
        self.most = 0

    def is_initialized(self) -> bool:
        return self.running

    def init(self, **_: Any) -> None:
        self.running = True

    def shutdown(self) -> None:
        self.running = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, function: Callable[..., Any]) -> Any:
        return SimpleNamespace(remote=lambda *task: (function, task))

    def wait(self, refs: list[Any]) -> tuple[list[Any], list[Any]]:
        self.most = max(self.most, len(refs))
        return refs[-1:], refs[:-1]

    def get(self, ref: Any) -> Any:
        try:
            return ref[0](*ref[1])
        except Exception as error:
            raise RayTaskError(error) from None


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    found = StandIn()
    monkeypatch.setitem(sys.modules, "ray", found)
    monkeypatch.setattr(spread_module, "find_spec", lambda name: found)
    return found


def test_a_cluster_gives_the_same_file(ray: StandIn, tmp_path: Path) -> None:
    job = Job(Setup(players=1, seed=5), ("random",), 20)
    Run(job, tmp_path / "cores.csv", workers=1).go()
    Run(job, tmp_path / "cluster.csv", cluster=True).go()
    assert (tmp_path / "cores.csv").read_bytes() == (tmp_path / "cluster.csv").read_bytes()
    assert not ray.running


def test_no_more_work_is_handed_out_than_the_cluster_can_hold(ray: StandIn) -> None:
    assert sorted(spread(pow, [(n, 2) for n in range(50)], cluster=True)) == [n * n for n in range(50)]
    assert ray.most == 2 * IN_HAND


def test_what_went_wrong_there_is_told_here(ray: StandIn) -> None:
    with pytest.raises(SimulationFailed, match=r"^integer division or modulo by zero$|^division by zero$"):
        list(spread(divmod, [(1, 0)], cluster=True))
    assert not ray.running
