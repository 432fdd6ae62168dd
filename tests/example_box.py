"""The example of a box in another package, installed beside the game as its users would, but in a folder of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
GARDEN = ROOT / "examples" / "garden"


def install(folder: Path) -> Path:
    """Built and unpacked by pip; nothing is downloaded."""
    options = ["--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", "install", *options, "--target", str(folder), str(GARDEN)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder
