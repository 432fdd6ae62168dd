"""Tables that another process plays, as the edge sees them. Alone there are none."""

from __future__ import annotations

from typing import Any, Protocol

from ..lobby.lobby import Lobby
from ..table.ports import Client
from ..table.table import Table
from .endpoints import Call, Encoded, Endpoint, carried_out


class Line(Protocol):
    """One viewer here, at one table there. What the table tells is sent to its client, and so is the end."""

    def say(self, text: str) -> None: ...

    def close(self) -> None:
        """The viewer is gone."""


class FarTable(Protocol):
    def open(self, client: Client) -> Line: ...


class Others(Protocol):
    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def place(self, code: str) -> Table | FarTable | None:
        """Where a table is played; `Refused` when its process cannot be reached."""

    async def answer(self, endpoint: Endpoint, call: Call, given: Any) -> tuple[int, Encoded]:
        """A request carried out where its table is played."""


class NoOthers:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def place(self, code: str) -> Table | FarTable | None:
        return await self._lobby.find(code)

    async def answer(self, endpoint: Endpoint, call: Call, given: Any) -> tuple[int, Encoded]:
        return await carried_out(endpoint, call, given)
