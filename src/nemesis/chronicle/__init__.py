"""A finished game told from its end: every secret turned up, each death, who did what to whom, and numbers.

Nothing of it is for a game in play: `tale` refuses one.
"""

from .page import Estimates, chronicle
from .tale import Tale, tale

__all__ = ["Estimates", "Tale", "chronicle", "tale"]
