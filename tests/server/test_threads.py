"""Threads beside the event loop."""

from __future__ import annotations

import asyncio
import os
import sys
import threading

import pytest

from nemesis.server.threads import UNHURRIED, unhurried


def priority() -> int:
    return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())


@pytest.mark.skipif(sys.platform != "linux", reason="threads have a priority of their own on Linux only")
def test_what_others_should_not_wait_for_has_a_lower_priority_and_nothing_else_has() -> None:
    before = priority()
    assert asyncio.run(unhurried(priority)) == max(before, UNHURRIED)
    assert priority() == before and asyncio.run(asyncio.to_thread(priority)) == before


def test_its_errors_are_those_of_the_work() -> None:
    def fails() -> None:
        raise KeyError("x")

    with pytest.raises(KeyError):
        asyncio.run(unhurried(fails))
