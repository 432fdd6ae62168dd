"""Messages as frames of a WebSocket: each is made once for all sockets that get the same.

That needs compression without a memory: nothing in a frame refers to what this socket was sent before.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from functools import lru_cache

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Opcode

WINDOW_BITS = 12
"""Of the window in which repetitions are found: 4 KiB, as long as most messages."""
LEVEL, MEMORY = 3, 5
COMPRESSION = {"level": LEVEL, "memLevel": MEMORY}
"""Level 6 takes a third more time for a twentieth of the bytes."""
SHORT = 64
"""Messages of so few bytes are not compressed: they would hardly become shorter."""
FINAL, COMPRESSED = 0x80, 0x40
"""Of the first byte of a frame: it is the last of its message; its message is compressed (RFC 7692)."""
END_OF_BLOCK = b"\x00\x00\xff\xff"
"""What ends every compressed message, and so is not sent."""
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
def frame(data: bytes, window_bits: int) -> bytes:
    """The library would make the same in twice the time."""
    first = FINAL | Opcode.TEXT
    if window_bits and len(data) > SHORT:
        data, first = deflated(data, window_bits), first | COMPRESSED
    return head(first, len(data)) + data


def deflated(data: bytes, window_bits: int) -> bytes:
    compressor = zlib.compressobj(LEVEL, zlib.DEFLATED, -window_bits, MEMORY)
    whole = compressor.compress(data) + compressor.flush(zlib.Z_SYNC_FLUSH)
    return whole[: -len(END_OF_BLOCK)]


def head(first: int, length: int) -> bytes:
    """RFC 6455, 5.2: the length in as few bytes as it takes. A server masks nothing."""
    if length < 126:
        return struct.pack("!BB", first, length)
    if length < 1 << 16:
        return struct.pack("!BBH", first, 126, length)
    return struct.pack("!BBQ", first, 127, length)
