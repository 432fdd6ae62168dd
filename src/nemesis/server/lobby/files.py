"""Tables as save files and back, and away for good: where whoever plays owns the tables and may see all of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress

from ...bots.former_names import name_now
from ...game import Game
from ...saves import client_of
from ..messages import Refused
from ..table.data.agreement import Agreement
from ..table.data.stored import CHOICE, Move, StoredSeat
from ..table.table import Table
from .lobby import Lobby

PERSON = "me"
"""A seat that a person plays, as the text client writes it into its saves."""


def save_of(table: Table) -> str:
    """As every other edition opens it."""
    return table.game.to_json(client={"seats": seats_in_save(table)})


def seats_in_save(table: Table) -> list[str]:
    """Bots by their names, people without one."""
    return [seat.bot or PERSON for seat in table.seats]


async def table_from(lobby: Lobby, save: str) -> Table:
    """A table at which the game goes on, with all that happened; `BadSave` says what is wrong with the file."""
    game = Game.from_json(save)
    named = client_of(save).get("seats")
    names = [name_now(str(name)) for name in named] if isinstance(named, list) else []
    names = (names + [PERSON] * game.setup.players)[: game.setup.players]
    seats = [
        StoredSeat(seat, bot=None if name == PERSON else name, language=game.setup.language)
        for seat, name in enumerate(names)
    ]
    several = names.count(PERSON) > 1
    if not game.can_be_replayed():
        game.forget_the_way_here()
    moves = [Move(CHOICE, seat, choice) for seat, choice in game.history if seat is not None]
    return await lobby.keep(game.setup, seats, game.origin, Agreement(hot_seat=several), moves, game.over)


async def delete_table(lobby: Lobby, code: str, delete: Callable[[str], Awaitable[None]]) -> None:
    """`delete` removes what is stored of it."""
    with suppress(Refused):
        await lobby.find(code)  # whoever is opening it has done so by then
    await lobby.let_go(code)
    await delete(code)
    await lobby.let_go(code)
