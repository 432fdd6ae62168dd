"""What the viewers of one table use of the server's time: a budget for each seat, one for spectators, one for all."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import partial

from ..limits import Bill, Budget, bill_now, billed
from ..messages import spent_too_much

ALL = "table"


class Spending:
    def __init__(self, seat_rate: float, seat_burst: float, table_rate: float, table_burst: float) -> None:
        self._seats = Budget(seat_rate, seat_burst)
        self._table = Budget(table_rate, table_burst)

    def check(self, seat: int | None) -> None:
        """`Refused` while this seat, or the whole table, has used too much."""
        wait = max(self._seats.wait(str(seat)), self._table.wait(ALL))
        if wait:
            raise spent_too_much(wait)

    async def carry_out(self, seat: int | None, work: Awaitable[None]) -> None:
        """Measured, also what it causes in the background as long as it waits for that; paid when it is done. What is
        measured already, for the address that it came from, is measured once for both."""
        pay, around = partial(self._pay, seat), bill_now.get()
        if around is not None:
            around.payers.append(pay)
            await work
            return
        bill = Bill()
        try:
            await billed(work, bill)
        finally:
            pay(bill.milliseconds)

    def _pay(self, seat: int | None, milliseconds: float) -> None:
        self._seats.pay(str(seat), milliseconds)
        self._table.pay(ALL, milliseconds)
