"""Nemesis, the digital edition: a pure rules engine. Importing this needs the standard library only."""

from . import story, view
from .datapack import DataPack
from .errors import BadSave, BadSetup, IllegalChoice, NemesisError, UnknownViewer
from .game import FROM_ABOVE, Game
from .setup import Setup

# Lent to the game by layers above it: see `FromAbove`.
FROM_ABOVE.view = view.view
FROM_ABOVE.with_a_ship = story.with_a_ship

__all__ = ["BadSave", "BadSetup", "DataPack", "Game", "IllegalChoice", "NemesisError", "Setup", "UnknownViewer"]
__version__ = "0.2.0.dev0"
