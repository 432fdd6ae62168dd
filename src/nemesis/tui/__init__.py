"""The text client: the whole game in plain lines, for a terminal or a screen reader."""

from .client import TextClient
from .console import Console, Leave
from .replay import replay

__all__ = ["Console", "Leave", "TextClient", "replay"]
