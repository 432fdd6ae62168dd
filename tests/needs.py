"""What a test needs of the machine besides Python."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def missing(message: str) -> NoReturn:
    """`make test` installs what it can. Where something is missing nevertheless, this is said; in CI it is an error."""
    if os.environ.get("CI"):
        pytest.fail(message)
    pytest.skip(message)
