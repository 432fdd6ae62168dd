"""The guided first game as its guide reads it, for the page's own tests. `python -m tests.guided` writes it anew."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from nemesis.scenario.library import built_in
from nemesis.scenario.table import Table

from .playing import Chooser

FILE = Path(__file__).parent.parent / "web" / "src" / "learn" / "recorded" / "first_game.json"
SCENARIO = "first_game"
SEAT = 0
STRAY_SEEDS = (1, 2, 3)
MOST_DECISIONS = 2000

RECOMMENDED: tuple[tuple[tuple[Any, ...], str], ...] = (
    (("move", 6), "demolition"),
    (("play", "search"), ""),
    (("item", "medkit"), ""),
    (("move", 7), "search"),
    (("objective", "sc_earth"), ""),
    (("shoot",), "motivation"),
    (("shoot",), ""),
    (("pass",), ""),
)
"""What the lessons propose, and the card that pays for it where there is a choice."""


def choices(table: Table) -> Iterator[Any]:
    """Every choice of the recommended path, payments too."""
    for words, pay in RECOMMENDED:
        yield table.option(*words)
        if table.game.ask is not None and table.game.ask.kind == "pay":
            yield next(o for o in table.options if table.fits(pay, o[1]))


def recorded(table: Table, chosen: Iterator[Any]) -> list[dict[str, Any]]:
    """Each question with what changed before it; the last entry is what the path leads to."""
    steps: list[dict[str, Any]] = []
    told = 0
    while True:
        lines = lines_for(table, told)
        told = len(table.game.log or [])
        steps.append({"lines": lines, "view": seen(table), "ask": asked(table)})
        choice = next(chosen, None)
        if choice is None:
            return steps
        steps[-1]["choice"] = table.options.index(choice)
        table.game.apply(choice)


def stray(seed: int) -> list[dict[str, Any]]:
    """Legal moves that follow no advice, until the game is over."""
    table = built_in(SCENARIO)
    chooser = Chooser(seed)

    def anything() -> Iterator[Any]:
        for _ in range(MOST_DECISIONS):
            if table.game.ask is None:
                return
            yield chooser.choose(table.options)

    return recorded(table, anything())


def recommended() -> list[dict[str, Any]]:
    table = built_in(SCENARIO)
    return recorded(table, choices(table))


def lines_for(table: Table, start: int) -> list[dict[str, Any]]:
    log = table.game.log or []
    return [
        {"at": at, "event": kind, "data": data}
        for at, (kind, data, to, hidden) in enumerate(log)
        if at >= start and (to is None or SEAT in to or hidden)
    ]


def seen(table: Table) -> dict[str, Any]:
    """What the lessons read of the view; Noise as the numbers of its Corridors."""
    view = table.game.view(SEAT)
    seat = view["seats"][SEAT]
    return {
        "seat": SEAT,
        "round": view["round"],
        "noise": [corridor for corridor, marked in enumerate(view["noise"]) if marked],
        "figures": view["figures"],
        "result": view["result"] and True,
        "seats": [{name: seat[name] for name in ("room", "hand", "objectives", "status")}],
    }


def asked(table: Table) -> dict[str, Any] | None:
    ask = table.game.ask
    return None if ask is None else {"kind": ask.kind, "options": ask.options}


def games() -> dict[str, list[Any]]:
    return {"recommended": recommended(), "stray": [stray(seed) for seed in STRAY_SEEDS]}


def text() -> str:
    entries = (
        f'"{name}": [\n' + ",\n".join(json.dumps(step, separators=(",", ":")) for step in steps) + "\n]"
        for name, steps in games().items()
    )
    return "{\n" + ",\n".join(entries) + "\n}\n"


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text(), encoding="utf-8")
