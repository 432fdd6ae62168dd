"""Measures Nemesis and catanatron in one run and prints the ratios; see README.md."""

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent

# (label, our figure, catanatron's figure)
ROWS = [
    ("us per decision", "us_per_decision", "us_per_decision"),
    ("us per ask", "us_per_ask", "us_per_ask"),
    ("games per second", "games_per_second", "games_per_second"),
    ("decisions per game", "decisions_per_game", "decisions_per_game"),
    ("asks per game", "asks_per_game", "asks_per_game"),
    ("us per set-up", "us_per_setup", "us_per_setup"),
    ("us per copy", "us_per_copy", "us_per_copy"),
    ("us per copy and move", "us_per_copy_and_move", "us_per_copy_and_move"),
    ("bytes, to_json / GameEncoder JSON", "bytes_json", "bytes_json"),
    ("bytes, to_json / pickle", "bytes_json", "bytes_pickle"),
]

EXPANSIONS = ("carnomorphs", "void_seeders")
SPECIES_ROWS = [row for row in ROWS[:8] if "copy" in row[0] or "decision" in row[0] or "games" in row[0]]

Batches = list[dict[str, float]]


class SideFailed(Exception):
    """A side stopped answering; the text says why."""


class SideProcess:
    """One engine in its own interpreter, which stays warm and idle between its batches."""

    def __init__(self, name: str, python: str, script: str, *args: str) -> None:
        self.name = name
        self.process = subprocess.Popen(
            [python, str(HERE / script), *args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONHASHSEED": "0"},
        )

    def batch(self, request: dict[str, int]) -> dict[str, float]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass  # it stopped by itself: what it last said, read below, tells why
        answer: dict[str, Any] = json.loads(self.process.stdout.readline() or "{}")
        if not answer or "error" in answer:
            raise SideFailed(answer.get("error", f"{self.name} stopped; its message is above"))
        return answer

    def stop(self) -> None:
        try:
            self.process.communicate()
        except BrokenPipeError:
            self.process.wait()


def measure(sides: list[SideProcess], rounds: int, games: int) -> tuple[dict[str, Batches], dict[str, str]]:
    """Alternating batches; a side that fails is left out and the other goes on."""
    batches: dict[str, Batches] = {side.name: [] for side in sides}
    failures: dict[str, str] = {}
    for number in range(rounds + 1):
        # A B, B A, A B: a machine that slows down in the course of the run hurts both alike.
        for side in sides if number % 2 else sides[::-1]:
            if side.name in failures:
                continue
            try:
                batch = side.batch({"seed": 1 + 1000 * number, "games": games, "sampled_games": 1})
            except SideFailed as failure:
                failures[side.name] = str(failure)
                continue
            if number:  # the first round warms up
                batches[side.name].append(batch)
        if sys.stderr.isatty():
            print(f"\rround {number}/{rounds}", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r" + " " * 20 + "\r", end="", file=sys.stderr)
    return {name: [] if name in failures else done for name, done in batches.items()}, failures


def compare(ours: Batches, theirs: Batches, rows: str = "peer", name: str = "catanatron") -> list[dict[str, Any]]:
    """Our base game against a peer (ours / theirs), or an expansion against our base game (theirs / ours)."""
    table: list[dict[str, Any]] = []
    for label, our_key, their_key in ROWS if rows == "peer" else SPECIES_ROWS:
        row: dict[str, Any] = {"what": label, "nemesis": None, name: None, "ratio": None}
        if ours:
            row["nemesis"] = median(batch[our_key] for batch in ours)
        if theirs:
            row[name] = median(batch[their_key] for batch in theirs)
        if ours and theirs:
            pairs = [(a[our_key], b[their_key]) for a, b in zip(ours, theirs, strict=True)]
            row["ratio"] = median(a / b if rows == "peer" else b / a for a, b in pairs)
        table.append(row)
    return table


def show(table: list[dict[str, Any]], name: str) -> None:
    def cell(value: float | None, places: int) -> str:
        return "-" if value is None else f"{value:,.{places}f}"

    print(f"{'':34}{'nemesis':>12}{name:>14}{'ratio':>9}")
    for row in table:
        print(f"{row['what']:34}{cell(row['nemesis'], 1):>12}{cell(row[name], 1):>14}{cell(row['ratio'], 2):>9}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nemesis-python", default=sys.executable, help="interpreter that has nemesis")
    parser.add_argument("--catanatron-python", required=True, help="interpreter that has catanatron")
    parser.add_argument("--rounds", type=int, default=20, help="batches per side (default 20)")
    parser.add_argument("--games", type=int, default=5, help="games per batch (default 5)")
    parser.add_argument("--output", type=Path, default=HERE / "results.json")
    args = parser.parse_args()
    if args.rounds < 1 or args.games < 1:
        parser.error("--rounds and --games must be at least 1")

    if hasattr(os, "sched_setaffinity"):
        # The sides inherit it; they take turns, so one core is enough and none migrates.
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})

    sides = [
        SideProcess("nemesis", args.nemesis_python, "nemesis_side.py"),
        SideProcess("catanatron", args.catanatron_python, "catanatron_side.py"),
        *(SideProcess(species, args.nemesis_python, "nemesis_side.py", species) for species in EXPANSIONS),
    ]
    try:
        batches, failures = measure(sides, args.rounds, args.games)
    finally:
        for side in sides:
            side.stop()

    table = compare(batches["nemesis"], batches["catanatron"])
    show(table, "catanatron")
    species = {name: compare(batches["nemesis"], batches[name], "ours", name) for name in EXPANSIONS if batches[name]}
    for name, rows in species.items():
        print()
        show(rows, name)
    result = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rounds": args.rounds,
        "games_per_batch": args.games,
        "table": table,
        "species": species,
        "failures": failures,
    }
    args.output.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    for failure in failures.values():
        print(failure, file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
