"""Where a table comes from: dealt from its seed, a built-in scenario, a moment of another table, a ship left behind."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from ...errors import BadSetup
from ...scenario.library import built_in
from ...setup import Setup
from ...story import SEQUEL, ship_after, with_a_ship
from ..messages import Moment, NewTable, Refused
from ..replays.films import choices_until
from ..table.bot_names import check_bot_name
from ..table.table import Table

Find = Callable[[str], Awaitable[Table | None]]


class Beginning(NamedTuple):
    """A set-up, and the snapshot to begin with unless it is dealt from its seed."""

    setup: Setup
    origin: str | None = None


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
    return Beginning(await asyncio.to_thread(with_its_ship, checked_setup(new.setup)))


def with_its_ship(setup: Setup) -> Setup:
    """A mode that begins with a ship left behind, and none was named: bots play the game before it, once."""
    return with_a_ship(setup) if setup.ruleset().mode.needs_ship and setup.ship is None else setup


def no_setup_beside(new: NewTable, what: str) -> None:
    more = sorted(set(new.setup) - {"language"})
    if more:
        raise BadSetup(f"{what!r} brings its own set-up; leave out {', '.join(more)}", reason="own_setup")


def from_scenario(id: str) -> Beginning:
    game = built_in(id).game
    return Beginning(game.setup, game.origin or game.to_json())


async def from_moment(moment: Moment, find: Find) -> Beginning:
    """Of a finished table anybody's; of one in play only if its only human asks."""
    table = await existing_table(moment, find)
    seat = table.seats.opened_by(moment.secret) if moment.secret is not None else None
    if not table.public_game.over:
        if seat is None or table.seats.joined() != {seat}:
            raise Refused("not_allowed", "a table in play goes on elsewhere only for its only player")
    choices = await asyncio.to_thread(choices_until, table.public_game, seat, moment.at)
    game = (await asyncio.to_thread(table.public_game.replayed, choices)).from_here()
    return Beginning(game.setup, game.origin)


async def from_ship(moment: Moment, setup: dict[str, Any], find: Find) -> Beginning:
    """A game on the ship that a finished one left behind."""
    table = await existing_table(moment, find)
    if not table.public_game.over:
        raise Refused("not_over", "a ship is left behind by a game that is over")
    ship = await asyncio.to_thread(ship_after, table.public_game)
    return Beginning(checked_setup({"mode": SEQUEL, **setup, "ship": ship}))


async def existing_table(moment: Moment, find: Find) -> Table:
    table = await find(moment.code)
    if table is None:
        raise Refused("not_found", "there is no table with this code")
    return table


def checked_setup(data: dict[str, Any]) -> Setup:
    """A set-up as a client sent it; whatever is wrong with it is a `BadSetup`."""
    try:
        return Setup.from_data({"seed": secrets.randbits(48), **data})
    except BadSetup:
        raise
    except (TypeError, ValueError, AttributeError, KeyError, RecursionError, OverflowError) as error:
        raise BadSetup(f"this set-up cannot be read: {error}") from None
