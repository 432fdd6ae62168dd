"""Where a table comes from: dealt, a built-in scenario, a moment of another table, a ship left behind.

Chance follows from a key of the table's own (`engine.provable`), with two exceptions: a scenario plays by its file,
which anybody can read, and where the host names a seed, everybody is told it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from ...engine.provable import new_key, seed_of
from ...errors import BadSetup
from ...game import Game
from ...scenario.library import built_in
from ...setup import Setup
from ...story import SEQUEL, ship_after, with_a_ship
from ...view import determinise
from ..messages import Moment, NewTable, Refused
from ..replays.films import choices_until
from ..table.bot_names import check_bot_name
from ..table.table import Table
from ..threads import WHOLE_GAMES

Find = Callable[[str], Awaitable[Table | None]]


class Beginning(NamedTuple):
    """A set-up, the snapshot to begin with unless it is dealt, and the key of its chance unless that is known."""

    setup: Setup
    origin: str | None = None
    key: bytes | None = None


async def beginning(new: NewTable, find: Find) -> Beginning:
    """`BadSetup` or `Refused` say what is wrong."""
    named = [name for name in ("scenario", "start", "after") if getattr(new, name) is not None]
    if len(named) > 1:
        raise BadSetup(f"a table begins in one way, not with {' and '.join(named)}", reason="one_beginning")
    if new.absent_bot is not None:
        check_bot_name(new.absent_bot)
    if new.scenario is not None:
        no_setup_beside(new, "scenario")
        return await asyncio.to_thread(from_scenario, new.scenario)
    if new.start is not None:
        no_setup_beside(new, "start")
        return await from_moment(new.start, find)
    if new.after is not None:
        return await from_ship(new.after, new.setup, find)
    setup, key = keyed_setup(new.setup)
    return Beginning(await with_its_ship(setup), key=key)


async def with_its_ship(setup: Setup) -> Setup:
    """A mode that begins with a ship left behind, and none was named: bots play the game before it, once."""
    rules = await asyncio.to_thread(setup.ruleset)
    return await WHOLE_GAMES.run(with_a_ship, setup) if rules.mode.needs_ship and setup.ship is None else setup


def no_setup_beside(new: NewTable, what: str) -> None:
    more = sorted(set(new.setup) - {"language"})
    if more:
        raise BadSetup(f"{what!r} brings its own set-up; leave out {', '.join(more)}", reason="own_setup")


def from_scenario(id: str) -> Beginning:
    game = built_in(id).game
    return Beginning(game.setup, game.origin or game.to_json())


async def from_moment(moment: Moment, find: Find) -> Beginning:
    """Of a finished table anybody's; of one in play only if its only human asks, and nobody can come any more.

    Nothing of a game in play may be learnt elsewhere: what its player does not know is dealt anew.
    """
    table = await existing_table(moment, find)
    public = table.public_game
    seat = table.seats.opened_by(moment.secret) if moment.secret is not None else None
    if not public.over and (seat is None or table.seats.joined() != {seat}):
        raise Refused("not_allowed", "a table in play goes on elsewhere only for its only player")
    if not public.over and table.seats.open():
        raise Refused("not_allowed", "a table in play goes on elsewhere only when no seat waits for somebody")
    choices = await WHOLE_GAMES.run(choices_until, public, seat, moment.at)
    game: Game = await WHOLE_GAMES.run(public.replayed, choices)
    if not public.over:
        game = await WHOLE_GAMES.run(dealt_anew, game, seat)
    begun = game.from_here()
    return Beginning(begun.setup, begun.origin, new_key())


def dealt_anew(game: Game, seat: int | None) -> Game:
    """The same table as this seat knows it: everything hidden from it is dealt at random, by nothing of the game."""
    other = determinise(game.view(seat), secrets.randbits(128))
    if other.ask is None:
        other.advance()
    if other.ask is None:
        raise Refused("not_allowed", "the game cannot go on elsewhere from this moment; choose another")
    other.log = []
    return other


async def from_ship(moment: Moment, setup: dict[str, Any], find: Find) -> Beginning:
    """A game on the ship that a finished one left behind."""
    table = await existing_table(moment, find)
    if not table.public_game.over:
        raise Refused("not_over", "a ship is left behind by a game that is over")
    ship = await WHOLE_GAMES.run(ship_after, table.public_game)
    begun, key = keyed_setup({"mode": SEQUEL, **setup, "ship": ship})
    return Beginning(begun, key=key)


async def existing_table(moment: Moment, find: Find) -> Table:
    table = await find(moment.code)
    if table is None:
        raise Refused("not_found", "there is no table with this code")
    return table


def keyed_setup(data: dict[str, Any]) -> tuple[Setup, bytes | None]:
    """A set-up as a client sent it, and the key of its chance; without one where it names a seed."""
    if "seed" in data:
        return checked_setup(data), None
    key = new_key()
    return checked_setup({**data, "seed": seed_of(key)}), key


def checked_setup(data: dict[str, Any]) -> Setup:
    """Whatever is wrong with it is a `BadSetup`."""
    try:
        return Setup.from_data(data)
    except BadSetup:
        raise
    except (TypeError, ValueError, AttributeError, KeyError, RecursionError, OverflowError) as error:
        raise BadSetup(f"this set-up cannot be read: {error}") from None
