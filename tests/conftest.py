"""Of every test."""

from __future__ import annotations

import pytest

LONG_FIRST = ("tests/web/", "tests/server/")
"""Browsers and processes under play take minutes a test: begun last, one of them keeps a single core busy at the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.nodeid.startswith(LONG_FIRST))
