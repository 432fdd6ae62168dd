"""Build any position and script any random outcome, in a few readable lines. See docs/scenarios.md."""

from .builder import Scenario, new_ship
from .files import load_scenario, scenario_from_toml
from .table import Table

__all__ = ["Scenario", "Table", "load_scenario", "new_ship", "scenario_from_toml"]
