"""The examples of the simulation run, in the document and in the modules."""

from __future__ import annotations

import doctest
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import nemesis.sim.compare
import nemesis.sim.play
import nemesis.sim.progress
import nemesis.sim.run
import nemesis.sim.summary
from nemesis.cli import parser
from nemesis.sim.play import COLUMNS

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "simulation.md"


@pytest.mark.parametrize(
    "module",
    [nemesis.sim.compare, nemesis.sim.play, nemesis.sim.progress, nemesis.sim.run, nemesis.sim.summary],
)
def test_the_examples_of_a_module_run(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert tried and not failed


def test_the_examples_of_the_document_run() -> None:
    failed, tried = doctest.testfile(str(DOCUMENT), module_relative=False)
    assert tried and not failed


def test_the_document_names_every_column_and_option() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for column in COLUMNS:
        assert f"`{column}`" in text
    commands: Any = next(a for a in parser()._actions if a.dest == "command").choices
    options = {o for name in ("simulate", "compare") for a in commands[name]._actions for o in a.option_strings}
    for option in options - {"-h", "--help"}:
        assert option in text, option
