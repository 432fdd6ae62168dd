"""What processes tell each other over the bus.

Everything on a line is numbered from 1 in each direction. The bus may lose what it carries: whoever finds a number
missing ends the line, and the viewer comes back on a new one.
"""

from __future__ import annotations

import msgspec


class Frame(msgspec.Struct, array_like=True):
    """One thing in a letter."""


class Open(Frame, tag="open"):
    """A viewer at another process wants to speak to this table."""

    line: int
    code: str


class Say(Frame, tag="say"):
    """What the viewer says."""

    line: int
    number: int
    text: str


class Close(Frame, tag="close"):
    """The viewer is gone."""

    line: int


class Tell(Frame, tag="tell"):
    """What the viewer is told."""

    line: int
    number: int
    text: str


class HangUp(Frame, tag="hang_up"):
    """The viewer is sent away, with the close code of a WebSocket."""

    line: int
    ended: int


class Request(Frame, tag="request"):
    """An HTTP request for a table."""

    request: int
    method: str
    path: str
    body: str


class Response(Frame, tag="response"):
    request: int
    status: int
    body: str


class Beat(Frame, tag="beat"):
    """To itself: so a process knows that the bus still carries something."""


class Again(Frame, tag="again"):
    """To all: whoever sends it was cut off from the bus. What it was told meanwhile is lost, and so are its lines."""


Frames = Open | Say | Close | Tell | HangUp | Request | Response | Beat | Again


class Letter(msgspec.Struct, array_like=True, frozen=True):
    """All that one process has for another at one time."""

    sender: str
    frames: list[Frames]


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Letter).decode
