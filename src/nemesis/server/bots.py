"""Seats played by bots, and answers given for people: standing orders, time that ran out."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from ..bots import Bot, RandomBot
from ..engine.machine import Ask, Choice
from ..errors import BadSetup
from ..view.types import View
from .bot_names import bot_named, check_bot_name
from .logs import log
from .messages import Refused, Seats
from .seen import ask_of

if TYPE_CHECKING:
    from .table import Table

RETRY = 0.1
"""Seconds before a bot tries again to have its choice saved."""
FOR_ONE_ANSWER = "crew"
"""The bot that answers for somebody out of time."""


class BotPlayers:
    def __init__(self, table: Table) -> None:
        self.table = table

    # -- who plays ------------------------------------------------------------------------------------

    async def set(self, by: int, seat: int, bot: str | None) -> None:
        """One's own seat freely; an absent player's by vote of those present."""
        table = self.table
        if bot is not None:
            try:
                check_bot_name(bot)
            except BadSetup as error:
                raise Refused("no_such_bot", str(error)) from None
        async with table.lock:
            if seat >= len(table.seats):
                raise Refused("no_such_seat", f"this table has seats 0 to {len(table.seats) - 1}")
            owner = table.seats[seat]
            if by == seat or owner.secret_hash is None:
                await self.seat(seat, bot)
            elif bot is None:
                raise Refused("not_yours", f"only the player of seat {seat} can take it back")
            elif any(viewer.seat == seat for viewer in table.viewers):
                raise Refused("not_yours", f"the player of seat {seat} is here")
            else:
                here = {viewer.seat for viewer in table.viewers}
                await table.votes.open("bot", by, (table.humans() & here) | {by}, bot, seat)

    async def seat(self, seat: int, bot: str | None, standing_in: bool = False) -> None:
        table = self.table
        new = replace(table.seats[seat], bot=bot, standing_in=standing_in)
        await table.storage.seat(table.code, new)
        table.seats[seat] = new
        table.broadcast(Seats(seats=table.seat_infos()))
        table.seats_changed()

    def sits(self, bot: str, seat: int) -> bool:
        """Is this bot still the seat's player? One that stands in is not, from the moment its player is here."""
        there = self.table.seats[seat]
        back = there.standing_in and any(viewer.seat == seat for viewer in self.table.viewers)
        return there.bot == bot and not back

    # -- playing --------------------------------------------------------------------------------------

    async def play_on(self) -> None:
        table = self.table
        while True:
            await table.wake.wait()
            table.wake.clear()
            try:
                while await self.move():
                    pass
            except Refused:
                table.wake.set()
                await asyncio.sleep(RETRY)
            except Exception:
                log.error("bot_failed", table=table.code, exc_info=True)

    async def move(self) -> bool:
        """One standing order, or one choice of one bot thought out in a thread; False when there is none."""
        table = self.table
        declining = table.reactions.declining()
        if declining is not None:
            await table.safely(table.decline(declining))
            return True
        seat = next((s for s in table.seats if s.bot is not None and table.asked(s.seat)), None)
        if seat is None or seat.bot is None:
            return False
        ask_id = table.ask_id(seat.seat)
        if table.settings.bot_pause:
            await asyncio.sleep(table.settings.bot_pause)
        option = await self.thought_out(seat.bot, seat.seat)
        if option is not None and table.asked(seat.seat) and table.ask_id(seat.seat) == ask_id:
            await table.choose(seat.seat, ask_id, option, seat.bot)
        return True

    async def answer_once(self, seat: int) -> None:
        """For somebody whose time ran out, if the question is still open when the bot has thought."""
        table = self.table
        if not table.asked(seat):
            return
        ask_id = table.ask_id(seat)
        option = await self.thought_out(FOR_ONE_ANSWER, seat)
        if option is None or not table.asked(seat) or table.ask_id(seat) != ask_id:
            return
        try:
            await table.choose(seat, ask_id, option)
        except Refused as refused:
            log.warning("no_answer_in_time", table=table.code, seat=seat, reason=refused.error)

    async def thought_out(self, name: str, seat: int) -> int | None:
        """The index of the option that a bot takes in this seat; None when it is asked nothing any more."""
        table = self.table
        ask = ask_of(table.game, seat)
        if ask is None:
            return None
        bot = bot_named(name, table.bot_seed + seat)
        choice = await asyncio.to_thread(self.decision, bot, table.game.view(seat), ask)
        return ask.options.index(choice)

    def decision(self, bot: Bot, view: View, ask: Ask) -> Choice:
        """A bot that fails must not stop the table: then any option will do."""
        try:
            choice = bot.decide(view, ask)
            if choice in ask.options:
                return choice
            log.error("bot_chose_what_is_not_offered", table=self.table.code, bot=type(bot).__name__, kind=ask.kind)
        except Exception:
            log.error("bot_failed", table=self.table.code, bot=type(bot).__name__, exc_info=True)
        return RandomBot(bot.seed).decide(view, ask)
