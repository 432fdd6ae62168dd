"""The Garden for the scenario builder: `Scenario("botanist", modules=("garden",)).greenhouse(6)`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis.scenario.boxes import ForScenarios, Setter

from . import GREENHOUSE

if TYPE_CHECKING:
    from nemesis.scenario import Scenario


def greenhouse(s: Scenario, room: int, broken: bool = False) -> None:
    """Where the Greenhouse was found, and whether it is out of order."""
    s.room(room, GREENHOUSE, malfunction=broken)


FOR_SCENARIOS = ForScenarios(setters=(Setter(greenhouse),))
