"""Measures Nemesis and catanatron in one run, prints the ratios and checks the gates; see README.md."""

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
SOURCE = HERE.parent / "src"

# (label, our figure, catanatron's figure)
ROWS = [
    ("us per decision", "us_per_decision", "us_per_decision"),
    ("us per ask", "us_per_ask", "us_per_ask"),
    ("games per second", "games_per_second", "games_per_second"),
    ("decisions per game", "decisions_per_game", "decisions_per_game"),
    ("asks per game", "asks_per_game", "asks_per_game"),
    ("us per set-up", "us_per_setup", "us_per_setup"),
    ("us per copy", "us_per_copy", "us_per_copy"),
    ("us per copy, fastest of ten", "us_per_fastest_copy", "us_per_fastest_copy"),
    ("us per copy and move", "us_per_copy_and_move", "us_per_copy_and_move"),
    ("bytes, to_json / GameEncoder JSON", "bytes_json", "bytes_json"),
    ("bytes, to_json / pickle", "bytes_json", "bytes_pickle"),
]

# What only our side does.
LOADS = [
    ("us per view", "us_per_view"),
    ("us per view and deal", "us_per_deal"),
    ("us per view and veteran decision", "us_per_bot"),
]

# Ratios of the first table that must hold. catanatron plays 20 games a second on the machine where 60 are asked for.
GATES = [
    ("us per decision", "at most", 0.5),
    ("us per copy", "at most", 0.25),
    ("games per second", "at least", 3.0),
]
SCALING = 1.8
CORES = 2

EXPANSIONS = ("carnomorphs", "void_seeders")
SPECIES_ROWS = [row for row in ROWS[:9] if "copy" in row[0] or "decision" in row[0] or "games" in row[0]]

Batches = list[dict[str, float]]


class SideFailed(Exception):
    """A side stopped answering; the text says why."""


class SideProcess:
    """One engine in its own interpreter, which stays warm and idle between its batches."""

    def __init__(self, name: str, python: str, script: str, *args: str) -> None:
        self.name = name
        path = {} if name == "catanatron" else {"PYTHONPATH": str(SOURCE)}  # any interpreter will do for us
        self.process = subprocess.Popen(
            [python, str(HERE / script), *args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONHASHSEED": "0"} | path,
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


def measure_scaling(python: str, games: int) -> dict[str, Any] | None:
    """What `scaling.py` says; None on a single core."""
    if hasattr(os, "sched_getaffinity") and len(os.sched_getaffinity(0)) < CORES:
        return None
    command = [python, str(HERE / "scaling.py"), "--games", str(games)]
    path = os.environ | {"PYTHONPATH": str(SOURCE)}
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False, env=path)
    if done.returncode:
        raise SideFailed("scaling.py stopped; its message is above")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def check_gates(table: list[dict[str, Any]], scaling: dict[str, Any] | None) -> list[tuple[str, bool]]:
    """(what is asked and what was found, whether it holds)"""
    ratios = {row["what"]: row["ratio"] for row in table}
    found = []
    for what, kind, limit in GATES:
        ratio = ratios[what]
        if ratio is None:
            found.append((f"{what}: not measured", False))
        else:
            holds = ratio <= limit if kind == "at most" else ratio >= limit
            found.append((f"{what}: {kind} {limit} x catanatron's, found {ratio:.2f}", holds))
    if scaling is not None:
        # On a machine that is busy elsewhere, two processes of any kind get less than two cores.
        wanted = SCALING * min(1.0, scaling["machine"] / CORES)
        told = (
            f"simulation with 2 workers: at least {wanted:.2f} x the speed of 1 "
            f"({SCALING} of 2 cores; this machine gave two processes {scaling['machine']:.2f}), "
            f"found {scaling['scaling']:.2f}"
        )
        found.append((told, scaling["scaling"] >= wanted))
        places = "1 worker, 2 workers and a cluster" if scaling["cluster_compared"] else "1 worker and 2 workers"
        found.append((f"{places} play the same games", scaling["same_games"]))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nemesis-python", default=sys.executable, help="interpreter that has nemesis")
    parser.add_argument("--catanatron-python", required=True, help="interpreter that has catanatron")
    parser.add_argument("--rounds", type=int, default=20, help="batches per side (default 20)")
    parser.add_argument("--games", type=int, default=5, help="games per batch (default 5)")
    parser.add_argument("--scaling-games", type=int, default=320, help="games for 1 against 2 workers; 0: leave it out")
    parser.add_argument("--output", type=Path, default=HERE / "results.json")
    args = parser.parse_args()
    if args.rounds < 1 or args.games < 1 or args.scaling_games < 0:
        parser.error("--rounds and --games must be at least 1, --scaling-games at least 0")

    cores: set[int] = set()
    if hasattr(os, "sched_setaffinity"):
        # The sides inherit it; they take turns, so one core is enough and none migrates.
        cores = os.sched_getaffinity(0)
        os.sched_setaffinity(0, {max(cores)})

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
        if cores:
            os.sched_setaffinity(0, cores)

    table = compare(batches["nemesis"], batches["catanatron"])
    show(table, "catanatron")
    species = {name: compare(batches["nemesis"], batches[name], "ours", name) for name in EXPANSIONS if batches[name]}
    for name, rows in species.items():
        print()
        show(rows, name)
    print()
    loads = {label: median(b[key] for b in batches["nemesis"]) if batches["nemesis"] else None for label, key in LOADS}
    for label, value in loads.items():
        print(f"{label:34}{'-' if value is None else f'{value:,.1f}':>12}")
    scaling = None
    if args.scaling_games and "nemesis" not in failures:
        try:
            scaling = measure_scaling(args.nemesis_python, args.scaling_games)
        except SideFailed as failure:
            failures["scaling"] = str(failure)
    gates = check_gates(table, scaling)
    if scaling is not None:
        print(f"{'CPU time of 2 workers / of 1':34}{scaling['work']:>12.2f}")
    print()
    for told, holds in gates:
        print(f"{'holds ' if holds else 'FAILS '} {told}")
    if scaling is None:
        print("       simulation with 2 workers: not measured")
    result = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rounds": args.rounds,
        "games_per_batch": args.games,
        "table": table,
        "species": species,
        "loads": loads,
        "scaling": scaling,
        "gates": [{"gate": told, "holds": holds} for told, holds in gates],
        "failures": failures,
    }
    args.output.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    for told in failures.values():
        print(told, file=sys.stderr)
    failed = [told for told, holds in gates if not holds]
    for told in failed:
        print(f"gate failed: {told}", file=sys.stderr)
    return 1 if failures or failed else 0


if __name__ == "__main__":
    sys.exit(main())
