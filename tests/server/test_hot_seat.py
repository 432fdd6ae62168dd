"""Several people at one screen: a reaction window gives everybody who might react a moment at it (Q-34)."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from .playing import Client, Server, lively

CHARACTERS = ["captain", "scout", "soldier"]


async def told(client: Client, moment: int) -> dict[str, Any]:
    """Every seat's socket is told of a moment, each in its own time."""

    def found(c: Client) -> list[dict[str, Any]]:
        return [m for m in c.received if m["type"] == "hot_seat_moment" and m["moment"] == moment]

    await client.until(lambda c: bool(found(c)))
    return found(client)[0]


class Screen:
    """A page with one socket for each local seat, which does what the page does."""

    def __init__(self, clients: list[Client], seed: int) -> None:
        self.clients = clients
        self.chance = random.Random(seed)
        self.moments: list[dict[str, Any]] = []
        self.asked_in_moments = 0
        self.before: list[dict[str, Any]] = []

    def open_moment(self) -> dict[str, Any] | None:
        """The last moment that the server opened and that is not over."""
        found = [m for m in self.clients[0].received if m["type"] == "hot_seat_moment"]
        return found[-1] if found and found[-1] not in self.moments else None

    async def play(self, most: int) -> None:
        for _ in range(most):
            await self.something()
            moment = self.open_moment()
            if moment is not None:
                await self.go_round(moment)
                continue
            if self.clients[0].over:
                return
            client = next(c for c in self.clients if c.ask is not None)
            assert client.ask is not None
            id = client.ask["id"]
            options = client.ask["options"]
            assert (await client.choose(lively(options, self.chance)))["type"] == "done"
            await client.until(lambda c, id=id: c.over or c.ask is None or c.ask["id"] != id)  # type: ignore[misc]

    async def something(self) -> None:
        async with asyncio.timeout(30):
            while not (self.open_moment() or self.clients[0].over or any(c.ask for c in self.clients)):
                await asyncio.sleep(0.005)

    async def go_round(self, moment: dict[str, Any]) -> None:
        self.moments.append(moment)
        for seat in moment["seats"]:
            client = self.clients[seat]
            await told(client, moment["moment"])
            answer = await client.say("moment_seen", moment=moment["moment"])
            if answer["type"] == "done":
                continue
            assert answer["error"] == "asked" and client.ask is not None
            self.asked_in_moments += 1
            await self.nobody_else_knows(seat, moment)
            await client.choose(self.chance.randrange(len(client.ask["options"])))

    async def nobody_else_knows(self, seat: int, moment: dict[str, Any]) -> None:
        for other in self.clients:
            if other is not self.clients[seat] and other.ask is not None:
                assert other.ask["kind"] == "keep_objective"
            elif other is not self.clients[seat]:
                assert len(other.lines) <= (await told(other, moment["moment"]))["lines"]


def test_the_screen_goes_to_everybody_who_might_react(server: Server) -> None:
    async def play(seed: int) -> Screen:
        status, info = server.post("/api/tables", {
            "setup": {"players": 3, "seed": seed, "characters": CHARACTERS}, "hot_seat": True,
        })  # fmt: skip
        assert status == 201 and info["hot_seat"]
        code = info["code"]
        secrets = [server.join(code, seat)[1] for seat in range(3)]
        async with server.at(code, secrets[0]) as a, server.at(code, secrets[1]) as b, server.at(code, secrets[2]) as c:
            screen = Screen([a, b, c], seed)
            await screen.play(150)
            return screen

    screens = [asyncio.run(play(seed)) for seed in (3, 8)]
    moments = [m for screen in screens for m in screen.moments]
    assert len(moments) > 10 and sum(s.asked_in_moments for s in screens) >= 1
    assert any(len(m["seats"]) > 1 for m in moments)
    ids = [m["moment"] for m in screens[0].moments]
    assert ids == sorted(set(ids))


def test_a_moment_is_for_its_seats_and_comes_back_with_them(server: Server) -> None:
    async def play() -> None:
        body = {"setup": {"players": 2, "seed": 5, "characters": CHARACTERS[:2]}, "hot_seat": True}
        code = server.post("/api/tables", body)[1]["code"]
        secrets = [server.join(code, seat)[1] for seat in range(2)]
        async with server.at(code, secrets[0]) as a:
            async with server.at(code, secrets[1]) as b:
                assert (await a.say("moment_seen", moment=1))["error"] == "no_such_moment"
                screen = Screen([a, b], 1)
                for _ in range(200):
                    await screen.something()
                    if screen.open_moment():
                        break
                    await screen.play(1)
                moment = screen.open_moment()
                assert moment is not None
                outside = next((s for s in (0, 1) if s not in moment["seats"]), None)
                if outside is not None:
                    answer = await screen.clients[outside].say("moment_seen", moment=moment["moment"])
                    assert answer["error"] == "not_yours"
                assert (await a.say("undo"))["error"] == "wait"
            async with server.at(code, secrets[1]) as again:
                assert (await again.got("hot_seat_moment"))["moment"] == moment["moment"]

    asyncio.run(play())
