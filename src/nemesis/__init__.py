"""Nemesis, the digital edition: a pure rules engine. Importing this needs the standard library only."""

from .datapack import DataPack
from .errors import BadSave, BadSetup, IllegalChoice, NemesisError, UnknownViewer
from .game import Game
from .setup import Setup

__all__ = ["BadSave", "BadSetup", "DataPack", "Game", "IllegalChoice", "NemesisError", "Setup", "UnknownViewer"]
__version__ = "0.2.0.dev0"
