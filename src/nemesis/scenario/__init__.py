"""Build any position and script any random outcome, in a few readable lines. See docs/scenarios.md."""

from .builder import Scenario
from .corridors import Between, between, technical
from .files import load_scenario, scenario_from_toml
from .new_ships import new_ship
from .table import Table

__all__ = [
    "Between", "Scenario", "Table", "between", "load_scenario", "new_ship", "scenario_from_toml", "technical",
]  # fmt: skip
