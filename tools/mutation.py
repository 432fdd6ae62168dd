"""Mutation testing: changes the code a little, many times, and reports the changes that no test notices.

Drives Cosmic Ray through its functions: its own command changes the checkout in place, on one core, and
tries every change. Here each worker has a copy of the project, and a random sample is tried.
"""

import argparse
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import Queue
from pathlib import Path
from typing import Any

from cosmic_ray.commands import init
from cosmic_ray.modules import find_modules
from cosmic_ray.mutating import mutate_and_test
from cosmic_ray.work_db import use_db
from cosmic_ray.work_item import TestOutcome

COPIED = ["pyproject.toml", "README.md", "src", "tests", "docs"]

# These tell nothing here: `is` for `==` on small values, arithmetic nobody mistakes for another,
# and `|`, which is found in type annotations.
POINTLESS = re.compile(
    r"core/(ReplaceComparisonOperator_\w+_Is(Not)?$|ReplaceComparisonOperator_Is"
    r"|ReplaceBinaryOperator_(BitOr|BitAnd|BitXor)_"
    r"|ReplaceBinaryOperator_\w+_(Pow|LShift|RShift|BitOr|BitAnd|BitXor|Mod|Div)$"
    r"|ExceptionReplacer|RemoveDecorator)"
)


def copy_project(target: Path) -> Path:
    target.mkdir(parents=True)
    for name in COPIED:
        source = Path(name)
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=shutil.ignore_patterns("__pycache__"))
        elif source.exists():
            shutil.copy2(source, target / name)
    return target


def enter(copies: "Queue[Path]") -> None:
    """Puts a worker into a copy of its own; the copy's sources win over the installed package."""
    copy = copies.get()
    os.chdir(copy)
    os.environ["PYTHONPATH"] = str(copy / "src")


def find_mutants(paths: list[str], scratch: Path) -> list[Any]:
    with use_db(str(scratch / "mutants.sqlite")) as database:
        init(find_modules([Path(path) for path in paths]), database, {})
        return [
            item
            for item in database.work_items
            if not any(POINTLESS.match(mutation.operator_name) for mutation in item.mutations)
        ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--mutate", nargs="+", default=["src/nemesis/rules"], help="files or folders")
    parser.add_argument("--tests", nargs="+", default=["tests/rules"], help="tests that should notice")
    parser.add_argument("--sample", type=int, default=200, help="changes to try; 0 for all (default 200)")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    for path in args.mutate + [test.split("::")[0] for test in args.tests]:
        if not Path(path).exists():
            parser.error(f"there is no {path} here")

    command = f"{sys.executable} -m pytest -x -q -p no:cacheprovider {' '.join(args.tests)}"
    with tempfile.TemporaryDirectory(prefix="nemesis-mutation-") as name:
        scratch = Path(name)
        copies: Queue[Path] = Queue()
        for number in range(args.jobs):
            copies.put(copy_project(scratch / f"copy{number}"))

        begin = time.monotonic()
        environment = os.environ | {"PYTHONPATH": str(scratch / "copy0" / "src")}
        if subprocess.run(command.split(), cwd=scratch / "copy0", env=environment).returncode:
            print("The tests must pass before the code is changed.", file=sys.stderr)
            return 1
        # A change that makes the tests loop for ever counts as noticed.
        timeout = 10 + 5 * (time.monotonic() - begin)

        mutants = find_mutants(args.mutate, scratch)
        random.Random(args.seed).shuffle(mutants)
        chosen = mutants[: args.sample or None]
        print(f"{len(mutants)} possible changes, {len(chosen)} tried", flush=True)

        outcomes: Counter[str] = Counter()
        with ProcessPoolExecutor(args.jobs, initializer=enter, initargs=(copies,)) as pool:
            futures = [pool.submit(mutate_and_test, item.mutations, command, timeout) for item in chosen]
            for number, future in enumerate(futures, 1):
                result = future.result()
                outcomes[result.test_outcome] += 1
                if result.test_outcome is TestOutcome.SURVIVED:
                    print(f"\nunnoticed ({number} of {len(chosen)}):\n{result.diff}", flush=True)

    killed, survived = outcomes[TestOutcome.KILLED], outcomes[TestOutcome.SURVIVED]
    print(f"\n{killed} changes noticed, {survived} not ({killed / max(1, killed + survived):.0%} noticed)")
    if broken := len(chosen) - killed - survived:
        print(f"{broken} changes could not be tried", file=sys.stderr)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
