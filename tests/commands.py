"""The environment in which tests start `nemesis` as a process of its own."""

from __future__ import annotations

import os
from pathlib import Path

PASSED_ON = ("PYTHONPATH", "SYSTEMROOT")
"""Which package is tested; what Python needs on Windows."""


def bare_environment(home: Path, **more: str) -> dict[str, str]:
    """Nothing of whoever runs the tests: neither their games nor their language."""
    kept = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    return {**kept, "XDG_DATA_HOME": str(home), "PATH": "", "PYTHONIOENCODING": "utf-8", **more}
