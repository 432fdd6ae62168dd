"""Messages as frames of a WebSocket: each is made once for all sockets that get the same.

That needs compression without a memory: nothing in a frame refers to what this socket was sent before.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

WINDOW_BITS = 12
"""Of the window in which repetitions are found: 4 KiB, as long as most messages."""
COMPRESSION = {"memLevel": 5, "level": 3}
"""Level 6 takes a third more time for a twentieth of the bytes."""
SHORT = 64
"""Messages of so few characters are not compressed: they would hardly become shorter."""
LATEST = 16
"""Frames that are kept: those of one moment, for some seats and languages."""


def compression_offered() -> ServerPerMessageDeflateFactory:
    return ServerPerMessageDeflateFactory(
        server_no_context_takeover=True, server_max_window_bits=WINDOW_BITS, client_max_window_bits=WINDOW_BITS,
        compress_settings=COMPRESSION,
    )  # fmt: skip


def window_bits(agreed: Sequence[Extension]) -> int:
    """Of the compression that was agreed with a client; 0: none."""
    return next((found.local_max_window_bits for found in agreed if isinstance(found, PerMessageDeflate)), 0)


@lru_cache(LATEST)
def frame(text: str, window_bits: int) -> bytes:
    pays = window_bits and len(text) > SHORT
    extensions = [PerMessageDeflate(True, True, WINDOW_BITS, window_bits, COMPRESSION)] if pays else []
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False, extensions=extensions)
