"""The connections of one process: how many there may be, and how long a stranger may be silent.

A stranger is a connection that has asked for nothing yet, or a socket that has not said hello. Strangers are few, and
short of time: where there are too many the oldest goes, first of the same address. So whoever opens connections and
says nothing pushes out their own, and somebody who comes to play is known before it is their turn.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from ..limits import household
from ..logs import log
from ..settings import Settings
from .frames import compression_offered, frame, window_bits

KNOWN, CUT, AT_ONCE = "nemesis.known", "nemesis.cut", "nemesis.at_once"
"""In the scope of a socket: calls by which its guest is known from now on, is cut off, or is sent something now."""
SUMMARY_SECONDS = 60.0
"""Between two lines of the log about connections that were refused."""
WRITE_BUFFER = 32 * 1024
"""What the transport of a socket takes before its sender waits."""
FAREWELL_SECONDS = 2.0
"""For a client to take what it was sent last; then the connection is cut."""
WAITING_MESSAGES = 4
"""Of one socket, before nothing more is read from it."""
HEADROOM = 128
"""Open files that are left to the database and the rest of the program."""


class Doors:
    def __init__(self, settings: Settings, open_files: int) -> None:
        self._most = max(1, min(settings.connections, open_files - HEADROOM))
        self._strangers_most = max(1, min(settings.strangers, self._most // 2))
        self._strangers_each = settings.strangers_per_address
        self._seconds = settings.stranger_seconds
        self.inside: set[Guest] = set()
        self.strangers: dict[Guest, None] = {}
        """In the order in which they came."""
        self.refused = 0
        """Since the last line about it."""
        self._last_line = float("-inf")

    def enter(self, transport: asyncio.Transport) -> Guest | None:
        """None: it is full, or too many of this address say nothing; the connection is cut."""
        if len(self.inside) >= self._most and not self._push_out(next(iter(self.strangers), None)):
            self._refuse(transport)
            return None
        guest = Guest(self, transport)
        self.inside.add(guest)
        self.strangers[guest] = None
        same = [other for other in self.strangers if other.household == guest.household]
        if len(same) > self._strangers_each:
            self._push_out(same[0])
        elif len(self.strangers) > self._strangers_most:
            self._push_out(next(iter(self.strangers)))
        guest.timer = asyncio.get_running_loop().call_later(self._seconds, self._push_out, guest)
        return guest

    def known(self, guest: Guest) -> None:
        self.strangers.pop(guest, None)
        if guest.timer is not None:
            guest.timer.cancel()

    def leave(self, guest: Guest) -> None:
        self.known(guest)
        self.inside.discard(guest)

    def _push_out(self, guest: Guest | None) -> bool:
        if guest is None:
            return False
        self.leave(guest)
        self._refuse(guest.transport)
        return True

    def _refuse(self, transport: asyncio.Transport) -> None:
        transport.abort()
        self.refused += 1
        now = asyncio.get_running_loop().time()
        if now - self._last_line >= SUMMARY_SECONDS:
            log.warning("connections_refused", number=self.refused, open=len(self.inside))
            self._last_line, self.refused = now, 0


class Guest:
    """One connection."""

    def __init__(self, doors: Doors, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.timer: asyncio.TimerHandle | None = None
        peer = transport.get_extra_info("peername")
        self.household = household(str(peer[0])) if peer else ""
        self._doors = doors

    def known(self) -> None:
        self._doors.known(self)

    def leave(self) -> None:
        self._doors.leave(self)


class Guarded:
    """A protocol that enters by the doors. Until it is let in, it hears nothing."""

    doors: Doors
    guest: Guest | None = None

    def connection_made(self, transport: Any) -> None:
        self.guest = self.doors.enter(transport)
        if self.guest is not None:
            super().connection_made(transport)  # type: ignore[misc]

    def data_received(self, data: bytes) -> None:
        if self.guest is not None:
            super().data_received(data)  # type: ignore[misc]

    def eof_received(self) -> None:
        if self.guest is not None:
            super().eof_received()  # type: ignore[misc]

    def connection_lost(self, exc: Exception | None) -> None:
        if self.guest is not None:
            self.guest.leave()
            super().connection_lost(exc)  # type: ignore[misc]


class GuardedHttp(Guarded, AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.guest is not None and self.cycle is not None:
            self.guest.known()

    def handle_websocket_upgrade(self, *args: Any) -> None:
        """The socket enters by itself."""
        if self.guest is not None:
            self.guest.leave()
        super().handle_websocket_upgrade(*args)


class GuardedSocket(Guarded, WebSocketsSansIOProtocol):
    window_bits = 0

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        if self.conn.available_extensions:
            self.conn.available_extensions = [compression_offered()]

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=WRITE_BUFFER)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        self.window_bits = window_bits(self.conn.extensions)
        guest = self.guest
        if guest is not None and hasattr(self, "scope"):
            calls: dict[str, Callable[..., Any]] = {
                KNOWN: guest.known,
                CUT: self.transport.abort,
                AT_ONCE: self.send_at_once,
            }
            self.scope.update(calls)  # type: ignore[typeddict-item]

    def send_receive_event_to_app(self) -> None:
        """Reading is not paused for every message: that costs two calls of the system, and most clients wait for their
        answer anyway."""
        reads_on = not self.read_paused and self.queue.qsize() < WAITING_MESSAGES
        if reads_on:
            self.read_paused = True
        super().send_receive_event_to_app()
        if reads_on:
            self.read_paused = False

    def send_at_once(self, message: bytes) -> bool:
        """Without a detour through the application; False: not now, or not any more."""
        open = self.conn.state is State.OPEN and not (self.close_sent or self.disconnected)
        if not open or self.transport.is_closing() or not self.writable.is_set():
            return False
        self.transport.write(frame(message, self.window_bits))
        return True

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)


def guarded(settings: Settings) -> dict[str, Any]:
    """For the configuration of uvicorn: one set of doors for all connections of the process."""
    doors = Doors(settings, open_files())
    return {
        "http": type("Http", (GuardedHttp,), {"doors": doors}),
        "ws": type("Socket", (GuardedSocket,), {"doors": doors}),
    }


def open_files() -> int:
    """As many as this process may have: it takes all that the system allows."""
    try:
        import resource  # not on Windows
    except ImportError:
        return 512
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY:
        hard = max(soft, 1 << 20)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (OSError, ValueError):
        return soft
    return hard
