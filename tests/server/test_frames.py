"""What is sent to many is compressed once, and each client understands it, whatever it agreed on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.extensions.base import ClientExtensionFactory
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame, Opcode

from nemesis.server.transport.frames import COMPRESSION, SHORT, WINDOW_BITS, frame

from .playing import PATIENCE, Client, Server

OFFERS: dict[str, list[ClientExtensionFactory]] = {
    "plain": [],
    "browser": [ClientPerMessageDeflateFactory(client_max_window_bits=True)],
    "small": [ClientPerMessageDeflateFactory(server_max_window_bits=9, client_max_window_bits=True)],
    "forgetful": [ClientPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)],
}


@pytest.mark.parametrize("bits", [0, 9, 12])
def test_a_frame_is_made_once_for_all_who_agreed_on_the_same(bits: int) -> None:
    frame.cache_clear()
    everybody = {frame(b"the same to everybody", bits) for _ in range(250)}
    assert len(everybody) == frame.cache_info().misses == 1
    assert frame(b"to one", bits) not in everybody


@pytest.mark.parametrize("bits", [0, 9, 12])
@pytest.mark.parametrize("letters", [1, 64, 65, 125, 126, 127, 300, 65_535, 65_536, 200_000])
def test_a_frame_is_what_the_library_would_make(letters: int, bits: int) -> None:
    text = random.Random(letters).randbytes(letters).hex()[:letters].encode()
    pays = bits and letters > SHORT
    extensions = [PerMessageDeflate(True, True, WINDOW_BITS, bits, COMPRESSION)] if pays else []
    assert frame(text, bits) == Frame(Opcode.TEXT, text).serialize(mask=False, extensions=extensions)


def test_what_is_short_is_sent_as_it_is() -> None:
    done = b'{"type":"done","ref":1}'
    assert frame(done, 12) == frame(done, 0)
    assert len(frame(done * 5, 12)) < len(frame(done * 5, 0))


def test_a_frame_refers_no_further_back_than_was_agreed() -> None:
    far = random.Random(1).randbytes(300).hex().encode()
    assert len(frame(far + far, 9)) > 1.5 * len(frame(far + far, 12))


def test_clients_of_every_agreement_are_told_the_same(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        code = await asyncio.to_thread(server.table, players=1, seed=3)
        _, secret = await asyncio.to_thread(server.join, code)
        async with AsyncExitStack() as open:
            watching = [await open.enter_async_context(spectator(server, code, offer)) for offer in OFFERS.values()]
            agreed = [one.connection.protocol.extensions for one in watching]
            assert [len(found) for found in agreed] == [0, 1, 1, 1], "those who offered compression were answered"
            for (compression,) in agreed[1:]:
                assert isinstance(compression, PerMessageDeflate) and compression.remote_no_context_takeover
            player = await open.enter_async_context(server.at(code, secret))
            assert await player.play(random.Random(3), most=12) == 12
            latest = (await open.enter_async_context(server.at(code))).update
            assert latest is not None
            for one in watching:
                await one.until(lambda c: c.update is not None and c.update["upto"] == latest["upto"])
                assert one.update is not None and one.update["view"] == latest["view"]
                assert list(one.lines.values()) == latest["lines"]

    server = Server(tmp_path / "tables.db", spectator_pause=0.0).start()
    try:
        asyncio.run(play(server))
    finally:
        server.kill()


@asynccontextmanager
async def spectator(server: Server, code: str, offer: list[ClientExtensionFactory]) -> AsyncIterator[Client]:
    url = f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket"
    async with connect(
        url, max_size=None, open_timeout=PATIENCE, compression=None, extensions=offer or None
    ) as connection:
        client = Client(connection)
        await client.send_raw({"type": "hello"})
        listening = asyncio.create_task(client.listen())
        try:
            await client.until(lambda c: c.update is not None)
            yield client
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
