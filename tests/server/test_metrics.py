"""What Prometheus reads: on a port of its own, only where it was asked for, and true."""

from __future__ import annotations

import asyncio
import json
import random
import re
import socket
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from nemesis.cli import main
from nemesis.server.meters import BOUNDS, Counters, Histogram, Meters, exposition
from nemesis.server.settings import Settings, address_in
from nemesis.server.transport.metrics import metrics_port
from nemesis.server.upkeep import meters_for

from .playing import Server, free_port

LINE = re.compile(r'([a-z_]+)(?:\{((?:[a-z_]+="[^"\\\n]*",?)+)\})? (-?[0-9.e+-]+)')
COMMENT = re.compile(r"# (HELP|TYPE) ([a-z_]+) \S.*")


def read(text: str) -> dict[str, float]:
    """Every sample by its name and labels; the form of each line is checked."""
    found: dict[str, float] = {}
    typed: set[str] = set()
    assert text.endswith("\n")
    for line in text.splitlines():
        comment = COMMENT.fullmatch(line)
        if comment is not None:
            typed |= {comment[2]} if comment[1] == "TYPE" else set()
            continue
        sample = LINE.fullmatch(line)
        assert sample is not None, line
        assert re.sub(r"_(bucket|sum|count)$", "", sample[1]) in typed or sample[1] in typed, line
        key = f"{sample[1]}{{{sample[2]}}}" if sample[2] else sample[1]
        assert key not in found
        found[key] = float(sample[3])
    return found


def scraped(port: int, path: str = "/metrics") -> dict[str, float]:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=30) as answer:
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        return read(answer.read().decode())


def test_a_server_counts_what_happens(tmp_path: Path) -> None:
    port = free_port()
    server = Server(tmp_path / "tables.db", metrics=f"127.0.0.1:{port}").start()

    async def play() -> dict[str, float]:
        async with server.at(code, secret) as client:
            assert await client.play(random.Random(1), most=4) == 4
            await client.say("dance")
            await client.say("vote", vote=1, agree=True)
            return await asyncio.to_thread(scraped, port)

    try:
        before = scraped(port)
        assert (
            before["nemesis_tables_in_memory"] == before["nemesis_viewers"] == before["nemesis_move_seconds_count"] == 0
        )
        code = server.table({"1": "crew"}, players=2)
        _, secret = server.join(code)
        server.get("/api/tables/unknown")
        during = asyncio.run(play())
        assert during['nemesis_moves_total{by="person"}'] == 4
        made = sum(value for name, value in during.items() if name.startswith("nemesis_moves_total"))
        assert during["nemesis_move_seconds_count"] == made
        assert during["nemesis_tables_in_memory"] == during["nemesis_tables_in_play"] == 1
        assert during["nemesis_viewers"] == during["nemesis_connections"] == 1 and during["nemesis_tables_broken"] == 0
        assert during["nemesis_messages_sent_total"] > 8 and during["nemesis_message_bytes_total"] > 10_000
        refused = {name: value for name, value in during.items() if "refusals" in name}
        assert refused == {
            f'nemesis_refusals_total{{code="{c}"}}': 1 for c in ("bad_message", "no_such_vote", "not_found")
        }
        assert during["nemesis_write_seconds_count"] >= made and during["nemesis_database_errors_total"] == 0
        assert during['nemesis_thinking_seconds_count{of="bot"}'] >= during.get('nemesis_moves_total{by="bot"}', 0)
        assert during['nemesis_thinking_seconds_count{of="coach"}'] == during['nemesis_thinking_open{of="coach"}'] == 0
        assert during["process_cpu_seconds_total"] > 0 and during["nemesis_write_queue"] >= 0
        for name in during:
            assert code not in name and secret not in name
        for path in ("/", "/api/health", "/metrics/../x"):
            with pytest.raises(urllib.error.HTTPError, match="404"):
                scraped(port, path)
        with socket.create_connection(("127.0.0.1", port), timeout=30) as hostile:
            hostile.sendall(b"x" * 100_000)
        assert scraped(port)["nemesis_tables_in_memory"] == 1
    finally:
        server.kill()


def test_nothing_is_counted_unless_asked(tmp_path: Path) -> None:
    assert type(meters_for(Settings())) is Meters and type(meters_for(Settings(metrics="127.0.0.1:1"))) is Counters


def test_each_process_of_a_server_takes_the_next_port(capsys: pytest.CaptureFixture[str]) -> None:
    async def both() -> None:
        async with metrics_port("127.0.0.1", port, lambda: []), metrics_port("127.0.0.1", port, lambda: []):
            pass

    port = free_port()
    asyncio.run(both())
    first, second = (json.loads(line)["port"] for line in capsys.readouterr().err.splitlines())
    assert first >= port and second > first


def test_a_histogram_adds_up() -> None:
    histogram = Histogram()
    for seconds in (0.0001, 0.001, 0.002, 7.0, 100.0):
        histogram.add(seconds)
    samples = {(s.name, dict(s.labels).get("le")): s.value for s in histogram.samples()}
    assert samples[("_bucket", "0.001")] == 2 and samples[("_bucket", "0.0025")] == 3
    assert samples[("_bucket", "10.0")] == 4 and samples[("_bucket", "+Inf")] == samples[("_count", None)] == 5
    assert len(histogram.counts) == len(BOUNDS) + 1


def test_an_empty_server_is_well_formed() -> None:
    found = read(exposition(Counters().families()))
    assert found["nemesis_database_errors_total"] == 0


@pytest.mark.parametrize("address", ["9100", "here", "127.0.0.1:", ":9100", "127.0.0.1:x", "127.0.0.1:70000", "a:٣"])
def test_a_wrong_address_gets_one_line(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    assert main(["serve", "--port", "0", "--database-url", database, "--metrics", address]) == 2
    monkeypatch.setenv("NEMESIS_METRICS", address)
    assert main(["serve", "--port", "0", "--database-url", database]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 2 and err.count("127.0.0.1:9100") == 2


def test_a_port_that_is_taken_is_told_before_the_server_starts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = f"127.0.0.1:{other.getsockname()[1]}"
        argv = ["serve", "--port", "0", "--database-url", f"sqlite:///{tmp_path / 'tables.db'}", "--metrics", taken]
        assert main(argv) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1 and "--metrics" in err and taken in err and "another program" in err


def test_an_address() -> None:
    assert address_in("127.0.0.1:9100") == ("127.0.0.1", 9100) and address_in("[::1]:9100") == ("::1", 9100)
