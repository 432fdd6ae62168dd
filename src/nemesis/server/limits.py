"""Rate limits: a bucket of tokens that refills evenly."""

from __future__ import annotations

import time


class Bucket:
    __slots__ = ("burst", "rate", "tokens", "when")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = float(burst)
        self.when = time.monotonic()

    def take(self) -> bool:
        """Take one token; False when there is none."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.when) * self.rate)
        self.when = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

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

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.by_client: dict[str, Bucket] = {}

    def take(self, client: str) -> bool:
        if client not in self.by_client and len(self.by_client) >= self.MOST:
            self.by_client = {c: b for c, b in self.by_client.items() if not b.full}
        return self.by_client.setdefault(client, Bucket(self.rate, self.burst)).take()
