"""A worker that misbehaves: `python misbehaving.py FOLDER HOW [ONCE]`. It writes its process id into the folder.

With ONCE only the first one does; those started later are as they should be.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from nemesis.thinking import jobs, worker

FOR_EVER = 10**6
THINKS = ".thinks"
"""After the process id: it has been given a job."""


def hangs(line: str) -> None:
    time.sleep(FOR_EVER)


def gives_up(line: str) -> None:
    os._exit(3)


def talks_nonsense(line: str) -> None:
    print("this is no answer", flush=True)
    time.sleep(FOR_EVER)


def answers_another_question(line: str) -> None:
    print('{"weather": "fine"}', flush=True)
    time.sleep(FOR_EVER)


def chooses_what_is_not_there(line: str) -> None:
    print('{"choice": 100000}', flush=True)


def answers_without_end(line: str) -> None:
    print("[" * 3_000_000, flush=True)
    time.sleep(FOR_EVER)


def never_gets_on(line: str) -> None:
    while True:
        print('{"progress": 0.5}', flush=True)
        time.sleep(0.01)


def has_no_thoughts(line: str) -> None:
    print('{"error": "ValueError", "at": ["somewhere:1"]}', flush=True)


KINDS = [
    hangs, gives_up, talks_nonsense, answers_another_question, chooses_what_is_not_there, answers_without_end,
    never_gets_on, has_no_thoughts,
]  # fmt: skip


def is_chatty() -> None:
    """A bot prints while it thinks."""
    carry_out = jobs.carry_out

    def printing(job: jobs.Job, progress: jobs.Progress) -> jobs.Answer:
        print('{"choice": 0}', flush=True)
        return carry_out(job, progress)

    jobs.carry_out = printing
    worker.main()


def main(folder: str, how: str, once: str = "") -> None:
    others = list(Path(folder).iterdir())
    Path(folder, str(os.getpid())).touch()
    if once and others:
        worker.main()
    elif how == "does_not_start":
        return
    elif how == "is_chatty":
        is_chatty()
    else:
        misbehave = next(kind for kind in KINDS if kind.__name__ == how)
        print(worker.READY, flush=True)
        for line in sys.stdin:
            Path(folder, f"{os.getpid()}{THINKS}").touch()
            misbehave(line)


if __name__ == "__main__":
    main(*sys.argv[1:])
