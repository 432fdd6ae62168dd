"""What one client, address or table may use: counts where cost does not show, else CPU time as it was measured."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Generator
from contextvars import ContextVar
from ipaddress import IPv6Address, ip_address
from typing import Any, Generic, TypeVar

T = TypeVar("T")
time_of_this_thread: Callable[[], float] = getattr(time, "thread_time", time.perf_counter)
"""Python in a browser has one thread, and no clock of its own for it."""


def household(address: str) -> str:
    """Whom an address stands for: with IPv6 everybody has a whole /64."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64)) + "/64"


class Bucket:
    """Tokens that refill evenly."""

    __slots__ = ("burst", "rate", "tokens", "when")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = float(burst)
        self.when = time.monotonic()

    def take(self) -> bool:
        """Take one token; False when there is none."""
        self.refill()
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def pay(self, tokens: float) -> None:
        """For what was used already, perhaps more than there was: then the next must wait."""
        self.refill()
        self.tokens -= tokens

    @property
    def wait(self) -> float:
        """Seconds until something is left in it; 0: now."""
        self.refill()
        return max(0.0, -self.tokens / self.rate)

    def refill(self) -> None:
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.when) * self.rate)
        self.when = now

    @property
    def full(self) -> bool:
        return self.tokens + (time.monotonic() - self.when) * self.rate >= self.burst


class Counted:
    """How many of something each client has open at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.by_client: dict[str, int] = {}

    def enter(self, client: str) -> bool:
        """False when this client has as many as it may."""
        held = self.by_client.get(client, 0)
        if held >= self.most:
            return False
        self.by_client[client] = held + 1
        return True

    def leave(self, client: str) -> None:
        held = self.by_client.pop(client) - 1
        if held:
            self.by_client[client] = held


class Buckets:
    """One bucket for each client; those that are full again are forgotten."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.by_client: dict[str, Bucket] = {}

    def of(self, client: str) -> Bucket:
        found = self.by_client.get(client)
        if found is None:
            if len(self.by_client) >= self.MOST:
                self.by_client = {c: b for c, b in self.by_client.items() if not b.full}
            found = self.by_client[client] = Bucket(self.rate, self.burst)
        return found

    def take(self, client: str) -> bool:
        return self.of(client).take()


# -- what something costs --------------------------------------------------------------------------------


class Bill:
    """Milliseconds of CPU time that carrying something out took so far, or that it is declared to take."""

    def __init__(self) -> None:
        self.milliseconds = 0.0
        self.payers: list[Callable[[float], None]] = []
        """Who pays it besides whoever it was made for."""


bill_now: ContextVar[Bill | None] = ContextVar("bill_now", default=None)
"""For the work that is being done; the tasks that it starts go on it too."""


def add_to_bill(milliseconds: float) -> None:
    """A declared price: for what other threads and processes do."""
    bill = bill_now.get()
    if bill is not None:
        bill.milliseconds += milliseconds


def timed(bill: Bill | None, work: Callable[[], T]) -> T:
    """Work of a thread, measured there."""
    start = time_of_this_thread()
    try:
        return work()
    finally:
        if bill is not None:
            bill.milliseconds += (time_of_this_thread() - start) * 1000


class Timed(Generic[T]):
    """Work of which every step is measured, and nothing of what others do while it waits."""

    def __init__(self, work: Awaitable[T], bill: Bill) -> None:
        self._work = work
        self._bill = bill

    def __await__(self) -> Generator[Any, Any, T]:
        steps = self._work.__await__()
        thrown: BaseException | None = None
        while True:
            start = time_of_this_thread()
            try:
                awaited = next(steps) if thrown is None else steps.throw(thrown)
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                self._bill.milliseconds += (time_of_this_thread() - start) * 1000
            thrown = None
            try:
                yield awaited
            except BaseException as error:
                thrown = error


async def billed(work: Awaitable[T], bill: Bill) -> T:
    token = bill_now.set(bill)
    try:
        return await Timed(work, bill)
    finally:
        bill_now.reset(token)


async def on_the_bill(work: Awaitable[T]) -> T:
    """Measured for whoever caused it, if anybody pays."""
    bill = bill_now.get()
    return await (work if bill is None else Timed(work, bill))


class Budget:
    """Milliseconds of CPU time a second, with a burst. Whoever overdraws it waits until it is even again."""

    def __init__(self, rate: float, burst: float) -> None:
        self._buckets = Buckets(rate, burst)

    def wait(self, who: str) -> float:
        """Seconds until they may go on; 0: now."""
        return self._buckets.of(who).wait

    def pay(self, who: str, milliseconds: float) -> None:
        self._buckets.of(who).pay(milliseconds)

    async def carry_out(self, who: str, work: Awaitable[T]) -> T:
        """Measured, and paid when it is done."""
        bill = Bill()
        try:
            return await billed(work, bill)
        finally:
            self.pay(who, bill.milliseconds)
            for pay in bill.payers:
                pay(bill.milliseconds)
