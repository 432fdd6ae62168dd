"""Where a player's games are kept."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_cache_path, user_data_path

NAME = "nemesis"


def data_folder() -> Path:
    """The place that this system has for it, or on any system the one that `XDG_DATA_HOME` names.

    Earlier versions used `~/.local/share` everywhere: where such a folder exists, its games are still found.
    """
    if named := os.environ.get("XDG_DATA_HOME"):
        return Path(named) / NAME
    former = Path.home() / ".local" / "share" / NAME
    return former if former.is_dir() else user_data_path(NAME, appauthor=False)


def cache_folder() -> Path:
    """For what can be downloaded again."""
    return user_cache_path(NAME, appauthor=False)
