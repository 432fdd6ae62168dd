"""The guided chapters as their guide reads them, for the page's own tests. `python -m tests.guided` writes them anew."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from nemesis.scenario.library import built_in
from nemesis.scenario.table import Table

from .playing import Chooser

FOLDER = Path(__file__).parent.parent / "web" / "src" / "learn" / "recorded"
SEAT = 0
STRAY_SEEDS = (1, 2, 3, 4)
MOST_DECISIONS = 2000

Words = tuple[Any, ...]
RECOMMENDED: dict[str, tuple[tuple[Words, Words], ...]] = {
    "first_game": (
        (("move", 6), ("demolition",)),
        (("play", "search"), ()),
        (("item", "medkit"), ()),
        (("careful_move", 7), ("rest", "reload")),
        (("exit", 10), ()),
        (("play", "search"), ()),
        (("item",), ()),
        (("pass",), ()),
        (("room_action",), ()),
        (("room", 3), ("order", "interruption")),
        (("move", 3), ("suppressive_fire",)),
    ),
    "first_fight": (
        (("move", 6), ("demolition",)),
        (("objective", "sc_earth"), ()),
        (("shoot",), ("order",)),
        (("escape", 7), ("search",)),
        (("use", "bandages"), ()),
        (("pass",), ()),
        (("done",), ()),
        (("play", "reload"), ()),
        (("shoot",), ("motivation",)),
        (("play", "rest"), ()),
        (("move", 3), ()),
        (("pass",), ()),
        (("done",), ()),
        (("room_action",), ()),
    ),
    "first_jump": (
        (("room_action",), ("search", "demolition")),
        (("play", "quick_repairs"), ()),
        (("swap",), ()),
        (("use", "technical_corridor_plans"), ()),
        (("room", 4), ("interruption",)),
        (("pass",), ()),
        (("done",), ()),
        (("room_action",), ("pyrotechnics", "ingenuity")),
        (("move", 1), ("computer_skills",)),
        (("room_action",), ()),
        (("part", "look_coordinates"), ()),
        (("pass",), ()),
        (("room_action",), ()),
        (("part", "set_course"), ()),
        (("letter", "D"), ()),
        (("move", 4), ()),
        (("move", 8), ()),
        (("move", 11), ()),
        (("pass",), ()),
        (("room_action",), ()),
    ),
}
"""What the lessons of each chapter propose, and the cards that pay for it where there is a choice."""
CHAPTERS = tuple(RECOMMENDED)


def choices(table: Table, chapter: str) -> Iterator[Any]:
    """Every choice of the recommended path, payments too."""
    for words, pay in RECOMMENDED[chapter]:
        yield table.option(*words)
        owed = list(pay)
        while table.game.ask is not None and table.game.ask.kind == "pay":
            wanted = owed.pop(0) if owed else None
            yield next(o for o in table.options if wanted is None or table.fits(wanted, o[1]))


def recorded(table: Table, chosen: Iterator[Any]) -> list[dict[str, Any]]:
    """Each question with what changed before it; the last entry is what the path leads to."""
    steps: list[dict[str, Any]] = []
    told = 0
    before: dict[str, Any] = {}
    while True:
        lines = lines_for(table, told)
        told = len(table.game.log or [])
        now = seen(table)
        changed = {name: value for name, value in now.items() if name not in before or before[name] != value}
        steps.append({"lines": lines, "view": changed, "ask": asked(table)})
        before = now
        choice = next(chosen, None)
        if choice is None:
            return steps
        steps[-1]["choice"] = table.options.index(choice)
        table.game.apply(choice)


def stray(chapter: str, seed: int) -> list[dict[str, Any]]:
    """Legal moves that follow no advice, until the game is over."""
    table = built_in(chapter)
    chooser = Chooser(seed)

    def anything() -> Iterator[Any]:
        for _ in range(MOST_DECISIONS):
            if table.game.ask is None:
                return
            yield chooser.choose(table.options)

    return recorded(table, anything())


def recommended(chapter: str) -> list[dict[str, Any]]:
    table = built_in(chapter)
    return recorded(table, choices(table, chapter))


def lines_for(table: Table, start: int) -> list[dict[str, Any]]:
    log = table.game.log or []
    return [
        {"at": at, "event": kind, "data": data}
        for at, (kind, data, to, hidden) in enumerate(log)
        if at >= start and (to is None or SEAT in to or hidden)
    ]


OF_THE_TABLE = ("round", "time", "destination", "end_cause", "figures", "doors", "ammo", "result")
OF_THE_SEAT = (
    "room", "status", "hand", "objectives", "light", "wounds", "slime", "larva", "signal", "knowledge",
)  # fmt: skip


def seen(table: Table) -> dict[str, Any]:
    """What the lessons read of the view; Noise as the numbers of its Corridors, Rooms by what is special about them."""
    view: dict[str, Any] = {**table.game.view(SEAT)}
    seat = view["seats"][SEAT]
    rooms = [[r["slot"], r["tile"], int(r["fire"]), int(r["malfunction"])] for r in view["rooms"]]
    return {
        "seat": SEAT,
        **{name: view[name] for name in OF_THE_TABLE},
        "noise": [corridor for corridor, marked in enumerate(view["noise"]) if marked],
        "rooms": rooms,
        "seats": [{name: seat[name] for name in OF_THE_SEAT}],
    }


def asked(table: Table) -> dict[str, Any] | None:
    ask = table.game.ask
    return None if ask is None else {"kind": ask.kind, "options": ask.options}


def corridors(chapter: str) -> list[dict[str, int]]:
    board = built_in(chapter).game.rules.board
    return [{"index": n, "a": a, "b": b} for n, (a, b, *_) in enumerate(board.corridors)]


def games(chapter: str) -> dict[str, list[Any]]:
    return {
        "corridors": corridors(chapter),
        "recommended": recommended(chapter),
        "stray": [stray(chapter, seed) for seed in STRAY_SEEDS],
    }


def file_of(chapter: str) -> Path:
    return FOLDER / f"{chapter}.json"


def text(chapter: str) -> str:
    entries = (
        f'"{name}": [\n' + ",\n".join(json.dumps(step, separators=(",", ":")) for step in steps) + "\n]"
        for name, steps in games(chapter).items()
    )
    return "{\n" + ",\n".join(entries) + "\n}\n"


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for one in CHAPTERS:
        file_of(one).write_text(text(one), encoding="utf-8")
