"""What only a page without a server offers, where whoever plays owns the tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from ...errors import NemesisError
from ..lobby.files import delete_table, save_of, table_from
from ..lobby.lobby import Lobby
from ..messages import Refused, TableInfo
from .desk import Desk, HangUp, Tell
from .endpoints import ENDPOINTS, Call, Encoded, Endpoint, table_of

Delete = Callable[[str], Awaitable[None]]
"""What is stored of the table with this code."""


class SaveFile(msgspec.Struct):
    save: str
    """The text as it is: a browser would round the numbers in it."""


async def save(call: Call, _: None) -> Encoded:
    return Encoded(save_of(await table_of(call)).encode())


async def open_save(call: Call, given: SaveFile) -> TableInfo:
    try:
        return (await table_from(call.lobby, given.save)).info()
    except NemesisError as error:
        raise Refused("bad_setup", str(error), error.reason, error.values) from None


OWN = (
    Endpoint("GET", "/api/own/{code}", "A table as a save file", save),
    Endpoint("POST", "/api/own", "The game of a save file at a table", open_save, SaveFile, TableInfo, 201),
)


class PageDesk(Desk):
    """The desk of all pages of one browser."""

    def __init__(self, lobby: Lobby, delete: Delete, tell: Tell, hang_up: HangUp) -> None:
        away = Endpoint("POST", "/api/own/{code}/delete", "Away for good", self._forget)
        super().__init__(lobby, (*ENDPOINTS, *OWN, away), tell, hang_up)
        self._delete = delete

    async def _forget(self, call: Call, _: None) -> None:
        code = call.values["code"]
        self.close_all(code)
        await delete_table(call.lobby, code, self._delete)
