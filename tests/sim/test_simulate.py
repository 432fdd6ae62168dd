"""`nemesis simulate`: the same seeds give the same rows, whoever plays them, and every row tells the truth."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.bots import make_bot
from nemesis.cli import main
from nemesis.sim import COLUMNS, Job, Run, play_game, simulate, wilson
from nemesis.sim.files import read_rows
from nemesis.sim.play import bot_seed
from nemesis.sim.progress import Progress
from nemesis.sim.summary import Tally

BOT = "random"


def job(games: int = 5, players: int = 2, seed: int = 3, **changes: Any) -> Job:
    return Job(Setup(players=players, seed=seed, **changes), (BOT,) * players, games)


def rows_of(path: Path) -> list[list[object]]:
    return list(read_rows(path))


def test_a_row_tells_how_the_game_ended_for_its_seat() -> None:
    """Compared with the same game played here, with its whole log."""
    game = Game.new(Setup(players=3, seed=5), log=True)
    bots = [make_bot(BOT, seed=bot_seed(5, seat)) for seat in range(3)]
    taken = [0, 0, 0]
    while game.ask is not None:
        taken[game.ask.seat] += 1
        game.apply(bots[game.ask.seat].decide(game.view(game.ask.seat), game.ask))
    causes = {data["seat"]: data["cause"] for kind, data, _, _ in game.log or () if kind == "died"}
    rows = play_game(job(games=3, players=3), 2)
    assert [list(row) for row in rows] == [list(COLUMNS)] * 3
    for row, seat, result in zip(rows, game.seats, game.result.seats, strict=True):
        assert (row["seed"], row["seat"], row["bot"]) == (5, seat.index, BOT)
        assert (row["survived"], row["won"], row["fate"]) == (result.survived, result.won, result.fate)
        assert (row["character"], row["rounds"], row["end"]) == (seat.character, game.round, game.result.cause)
        assert row["cause"] == (None if result.survived else causes[seat.index])
        assert (row["decisions"], row["game_decisions"]) == (taken[seat.index], sum(taken))
        assert row["objective"] == (seat.objectives[0] if len(seat.objectives) == 1 else None)


def test_each_seat_has_its_bot(tmp_path: Path) -> None:
    out = tmp_path / "rows.csv"
    command = "simulate --games 1 --players 4 --bots veteran,veteran,crew,utility --seed 3 --workers 1 --out"
    assert main([*command.split(), str(out)]) == 0
    with out.open() as file:
        assert [row["bot"] for row in csv.DictReader(file)] == ["veteran", "veteran", "crew", "utility"]


@pytest.mark.parametrize(
    "changes",
    [{"species": "carnomorphs"}, {"species": "void_seeders", "mode": "coop"}, {"mode": "investigation"},
     {"modules": ("medic", "turrets")}],
)  # fmt: skip
def test_every_kind_of_table_is_played_to_its_end(changes: dict[str, Any]) -> None:
    tally = simulate(job(games=2, **changes), workers=1)
    assert (tally.games, tally.seats) == (2, 4) and tally.decisions > 20


def test_two_workers_write_the_same_file_as_one(tmp_path: Path) -> None:
    one, two = tmp_path / "one.csv", tmp_path / "two.csv"
    Run(job(games=20), one, workers=1).go()
    Run(job(games=20), two, workers=2).go()
    assert one.read_bytes() == two.read_bytes()
    assert len(rows_of(one)) == 40
    assert sorted(p.name for p in tmp_path.iterdir()) == ["one.csv", "two.csv"]


def test_all_formats_hold_the_same_rows(tmp_path: Path) -> None:
    paths = [tmp_path / f"games{suffix}" for suffix in (".parquet", ".csv", ".jsonl")]
    for path in paths:
        Run(job(games=4), path, workers=1).go()
    first, second, third = map(rows_of, paths)
    assert first == second == third and len(first) == 8
    assert {type(v) for v in first[0]} <= {int, str, bool, type(None)}


def test_the_cli_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["simulate", "--games", "6", "--players", "2", "--bots", BOT, "--workers", "1", "--format", "json"]
    assert main(argv) == 0
    out, err = capsys.readouterr()
    found = json.loads(out)
    assert (found["games"], found["seats"], err) == (6, 12, "")
    for name in ("survival", "win"):
        share = found[name]
        assert 0 <= share["low"] <= share["rate"] <= share["high"] <= 1
        assert (share["low"], share["high"]) == wilson(share["count"], 12)
    assert found["seconds"] > 0 and found["decisions_per_second"] > 0
    assert sum(c["survival"]["of"] for c in found["by_character"].values()) == 12


def test_the_table_and_the_csv_say_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["simulate", "--games", "6", "--bots", f"{BOT},{BOT}", "--workers", "1", "--seed", "9", "--format"]
    assert main([*argv, "table"]) == 0
    table = capsys.readouterr().out
    assert main([*argv, "csv"]) == 0
    lines = list(csv.DictReader(capsys.readouterr().out.splitlines()))
    assert "6 games, 12 seats" in table
    survival = next(line for line in lines if line["measure"] == "survival" and line["group"] == "all")
    shown = next(line for line in table.splitlines() if line.startswith("survival"))
    assert f"{float(survival['rate']):.1%}" in shown and survival["of"] == "12"
    assert {line["group"] for line in lines} >= {"all", "ends", "fates", "bot", "character", "objective", "seat"}


def test_a_report_has_pictures_and_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "report"
    argv = ["simulate", "--games", "6", "--players", "2", "--bots", BOT, "--workers", "1", "--report", str(folder)]
    assert main(argv) == 0
    capsys.readouterr()
    page = (folder / "report.html").read_text(encoding="utf-8")
    pictures = sorted(folder.glob("*.png"))
    assert len(pictures) >= 5
    for picture in pictures:
        assert picture.read_bytes().startswith(b"\x89PNG") and f'src="{picture.name}"' in page
    assert "6 games, 12 seats" in page


# -- arithmetic -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662), (0, 0, 0.0, 1.0)],
)
def test_wilson_intervals(count: int, of: int, low: float, high: float) -> None:
    """Values of Newcombe (1998), table I, to four places where he gives them."""
    assert wilson(count, of) == pytest.approx((low, high), abs=5e-5)


def row(seed: int, seat: int, survived: bool) -> list[object]:
    values = dict.fromkeys(COLUMNS, None) | {
        "seed": seed, "seat": seat, "bot": BOT, "survived": survived, "won": False, "fate": "x", "rounds": seed,
        "game_decisions": 4, "end": "jump",
    }  # fmt: skip
    return list(values.values())


def test_seats_that_share_a_fate_show_in_the_design_effect() -> None:
    together, apart = Tally(), Tally()
    together.add([row(seed, seat, seed % 2 == 0) for seed in range(100) for seat in range(4)])
    apart.add([row(seed, seat, (seed >> seat) % 2 == 0) for seed in range(160) for seat in range(4)])
    assert together.summary()["survival"]["design_effect"] == pytest.approx(4, abs=0.1)
    assert apart.summary()["survival"]["design_effect"] == pytest.approx(1, abs=0.1)
    rounds = together.summary()["rounds"]
    assert (
        rounds["mean"] == 49.5 and (rounds["least"], rounds["most"]) == (0, 99) and rounds["quartiles"] == [24, 49, 74]
    )


def test_the_bar_tells_rate_and_time_left() -> None:
    bar = Progress(200, done=50)
    bar.add(50)
    assert bar.line(10.0) == f"[{'#' * 15}{'.' * 15}] 100/200  5.0 games/s  20 s left"
    assert not bar.live


def test_pieces_of_work_are_small_where_a_bot_searches() -> None:
    assert list(job(games=19).chunks()) == [(0, 8), (8, 8), (16, 3)]
    searching = Job(Setup(players=2), (BOT, "search:50"), games=3)
    assert list(searching.chunks()) == [(0, 1), (1, 1), (2, 1)]


# -- what is not installed ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("package", "argv", "says"),
    [("polars", ["--out", "games.parquet"], "nemesis-digital[sim]"),
     ("matplotlib", ["--report", "report"], "nemesis-digital[sim]"),
     ("ray", ["--cluster"], "nemesis-digital[cluster]")],
)  # fmt: skip
def test_a_missing_extra_is_named_before_the_first_game(
    package: str, argv: list[str], says: str, tmp_path: Path
) -> None:
    code = (
        "import importlib.util as u, sys; found = u.find_spec\n"
        f"u.find_spec = lambda name, package=None: None if name == {package!r} else found(name, package)\n"
        f"from nemesis.cli import main; sys.exit(main({['simulate', '--games', '100000', *argv]!r}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path, timeout=60, check=False
    )
    assert done.returncode == 2 and done.stderr.count("\n") == 1 and says in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_the_plain_install_simulates_without_any_extra(tmp_path: Path) -> None:
    code = (
        "import sys; from nemesis.cli import main\n"
        f"main(['simulate', '--games', '2', '--players', '2', '--bots', {BOT!r}, '--workers', '1', '--out', 'games.csv'])\n"
        "print(sorted({'numpy', 'polars', 'matplotlib', 'ray', 'pettingzoo', 'gymnasium'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path, timeout=60, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]" and (tmp_path / "games.csv").exists()
