"""A server process that ends in order, and in time, whatever hangs."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn
from starlette.applications import Starlette

from .logs import LIBRARIES, log
from .settings import Settings
from .transport.doors import guarded

FRAME_BYTES = 64 * 1024
"""Larger frames end the connection before they are read; up to here a message gets a clear error."""
CONNECTIONS_END_SECONDS = 2
"""For requests that are being answered, and for clients that do not take our good-bye."""
LONGEST_END_SECONDS = 9.5
"""A thread that hangs would keep the process for ever."""


class OrderlyServer(uvicorn.Server):
    """Asked to end, it calls `going` at once; then sockets are closed (1012), then the application is."""

    def __init__(self, config: uvicorn.Config, going: Callable[[], None]) -> None:
        super().__init__(config)
        self._going = going
        self._asked_to_end = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self._asked_to_end:
            self._asked_to_end = True
            end_by_force(LONGEST_END_SECONDS, sig)
            self._going()
        super().handle_exit(sig, frame)


def end_by_force(seconds: float, sig: int) -> None:
    """Unless the process has ended by itself by then."""

    def end() -> None:
        log.error("ended_by_force", seconds=seconds)
        sys.stdout.flush()
        os._exit(128 + sig)

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()


def not_ready_any_more(app: Starlette) -> Callable[[], None]:
    """Its lobby, if it has one by then, says so to whoever asks."""

    def going() -> None:
        lobby = getattr(app.state, "lobby", None)
        if lobby is not None:
            lobby.readiness.closing()

    return going


def config_for(app: Starlette, settings: Settings, **more: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app, ws_max_size=FRAME_BYTES, server_header=False, log_config=LIBRARIES, access_log=False,
        timeout_graceful_shutdown=CONNECTIONS_END_SECONDS, **guarded(settings), **more,
    )  # fmt: skip
