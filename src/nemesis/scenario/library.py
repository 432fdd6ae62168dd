"""The scenarios that come with the game, by id: the names of the files in `built_in/`."""

from __future__ import annotations

from pathlib import Path

from ..errors import BadSetup
from .files import load_scenario
from .table import Table

FOLDER = Path(__file__).parent / "built_in"


def scenario_ids() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


def built_in(id: str) -> Table:
    """A fresh table of a built-in scenario; `BadSetup` names those there are."""
    known = scenario_ids()
    if id not in known:
        said = f"unknown scenario {id!r}; possible: {', '.join(known) or 'none'}"
        raise BadSetup(said, reason="unknown", what="scenario", value=id, possible=known)
    return load_scenario(FOLDER / f"{id}.toml")
