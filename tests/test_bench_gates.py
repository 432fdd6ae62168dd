"""`make bench` tells which of its gates does not hold. What it measures depends on the machine and is no test."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest


@pytest.fixture(scope="module")
def bench() -> ModuleType:
    path = Path(__file__).parent.parent / "bench" / "run.py"
    spec = importlib.util.spec_from_file_location("bench_run", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def rows(decision: float | None = 0.3, copy: float | None = 0.2, games: float | None = 6.0) -> list[dict[str, Any]]:
    found = {"us per decision": decision, "us per copy": copy, "games per second": games}
    return [{"what": what, "ratio": ratio} for what, ratio in found.items()]


def scaled(scaling: float, machine: float = 2.0, same: bool = True) -> dict[str, Any]:
    return {"scaling": scaling, "machine": machine, "same_games": same, "cluster_compared": False}


def failing(bench: ModuleType, table: list[dict[str, Any]], scaling: dict[str, Any] | None = None) -> list[str]:
    return [told for told, holds in bench.check_gates(table, scaling) if not holds]


def test_all_gates_hold(bench: ModuleType) -> None:
    assert failing(bench, rows(), scaled(1.85)) == []
    assert failing(bench, rows(0.5, 0.25, 3.0)) == []


@pytest.mark.parametrize(
    ("table", "told"),
    [
        (rows(decision=0.51), "us per decision: at most 0.5 x catanatron's, found 0.51"),
        (rows(copy=0.27), "us per copy: at most 0.25 x catanatron's, found 0.27"),
        (rows(games=2.9), "games per second: at least 3.0 x catanatron's, found 2.90"),
        (rows(copy=None), "us per copy: not measured"),
    ],
)
def test_a_gate_that_fails_is_named_with_its_figure(bench: ModuleType, table: list[dict[str, Any]], told: str) -> None:
    assert failing(bench, table, scaled(1.9)) == [told]


def test_two_workers_are_held_to_what_the_machine_gives_two_processes(bench: ModuleType) -> None:
    assert len(failing(bench, rows(), scaled(1.7))) == 1
    assert failing(bench, rows(), scaled(1.7, machine=1.8)) == []
    assert len(failing(bench, rows(), scaled(1.7, machine=2.3))) == 1


def test_workers_that_play_other_games_fail(bench: ModuleType) -> None:
    assert failing(bench, rows(), scaled(1.9, same=False)) == ["1 worker and 2 workers play the same games"]
