"""The tale of a table, its chronicle, and the next table for the same people: only once the game is over."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from nemesis.cli import main
from nemesis.server.lobby.lobby import Lobby
from nemesis.server.messages import NewTable, Refused, TurningOf
from nemesis.server.settings import UNLIMITED, Settings
from nemesis.server.storage.memory import MemoryStorage
from nemesis.server.table.data.people import People, from_text, to_text
from nemesis.server.thinking.inline import InlineThinker

from .playing import Server


async def lobby_and_table() -> tuple[Lobby, str]:
    lobby = Lobby(MemoryStorage(), InlineThinker(8, 0.1), Settings(bot_pause=0.0, bots_rest=False, **UNLIMITED))
    await lobby.open()
    table = await lobby.create(NewTable(setup={"mode": "solo", "players": 1, "seed": 3}))
    return lobby, table.code


def test_nothing_is_told_of_a_table_in_play() -> None:
    async def story() -> None:
        lobby, code = await lobby_and_table()
        table = await lobby.find(code)
        assert table is not None
        with pytest.raises(Refused, match="once the game is over"):
            await lobby.tales.tale(table, "en")
        with pytest.raises(Refused, match="once the game is over"):
            await lobby.chronicle(table, "en")
        with pytest.raises(Refused, match="once the game is over"):
            await table.play_again("abcdefgh")
        assert table.info().next is None
        await lobby.close()

    asyncio.run(story())


def test_the_first_next_table_stands_and_everybody_reads_it() -> None:
    async def story() -> None:
        lobby, code = await lobby_and_table()
        table = await lobby.find(code)
        assert table is not None
        await table.seating.set_bot(0, 0, "random")
        async with asyncio.timeout(60):
            while not table.public_game.over:
                await asyncio.sleep(0.05)
        await table.play_again("abcdefgh")
        await table.play_again("hgfedcba")
        assert table.info().next == "abcdefgh"
        told = await lobby.tales.tale(table, "fr")
        assert told.seats and told.report == table.texts("fr").report(table.game)
        curve = table.texts("en").get("chronicle-curve")
        assert curve not in await lobby.chronicle(table, "en"), "nobody asked for it"
        async with asyncio.timeout(60):
            while (await lobby.turning(table, TurningOf(seat=0))).points is None:
                await asyncio.sleep(0.05)
        assert curve in await lobby.chronicle(table, "en")
        await lobby.close()

    asyncio.run(story())


def test_the_command_keeps_the_chronicle_of_a_table(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also of one whose seed was named; before the end, and without the table, it says why not."""
    code = server.table(mode="solo", players=1, seed=3)
    _, secret = server.join(code, 0, "Léa")
    file = tmp_path / "kept.html"
    asked = ["chronicle", code, "--server", f"http://127.0.0.1:{server.port}", "--output", str(file), "--language"]

    async def play() -> None:
        async with server.at(code, secret) as client:
            await client.play(random.Random(1))

    assert main([*asked, "en"]) == 2
    assert "not over" in capsys.readouterr().err
    assert main(["chronicle", "nonesuch", *asked[2:], "fr"]) == 2
    assert "cette table n’existe pas" in capsys.readouterr().err
    assert not file.exists()
    asyncio.run(play())
    assert main([*asked, "fr"]) == 0
    page = file.read_text(encoding="utf-8")
    assert 'lang="fr"' in page and "(Léa)" in page
    assert page.count('role="img"') == 2, "the curve, and the map of ways"


def test_older_people_know_of_no_next_table() -> None:
    assert from_text('{"host":0}').next is None
    assert from_text(to_text(People(next="abcdefgh"))).next == "abcdefgh"
