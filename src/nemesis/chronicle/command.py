"""The command `nemesis chronicle`: the chronicle of a saved game, of a record; a table is told by its server."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..coach.turning import chances
from ..errors import BadSave
from ..fairness import RECORD, key_in, played_again, read_record
from ..game import Game
from ..text import Texts
from ..text.command_line import Parser
from ..text.messages import OneFile
from .page import chronicle


@dataclass(frozen=True)
class Finished:
    """A game to be told, with what is known beside it."""

    game: Game
    fair: tuple[str, str] | None = None
    """The commitment and the key of its chance."""


def add_chronicle(command: Parser, server: str) -> None:
    command.say("told", "told")
    command.say("--output", "file", "chronicle_output", type=Path)
    command.say("--no-chances", action="store_true")
    command.say("--server", "url", values={"server": server}, default=server)


def game_in(text: bytes) -> Finished:
    """`BadSave` or `NotProved` says why there is none to be told."""
    if f'"{RECORD}"'.encode() in text:
        record = read_record(text)
        return Finished(played_again(record, key_in(record)), (record["commitment"], record["key"]))
    game = Game.from_json(text.decode(errors="replace"))
    if not game.over:
        raise BadSave("this game is not over: its chronicle would tell every secret", reason="untold")
    return Finished(game)


def write(told: Finished, file: Path, language: str, with_chances: bool, words: OneFile) -> None:
    """First without the chances: a file that cannot be written is found at once, and whoever stops has something."""
    texts = Texts.of(told.game.rules, language)
    names: list[str | None] = [None] * len(told.game.seats)
    file.write_text(chronicle(told.game, texts, names, told.fair), encoding="utf-8")
    if with_chances:
        estimates = dict(estimated(told.game, words))
        file.write_text(chronicle(told.game, texts, names, told.fair, estimates), encoding="utf-8")


def estimated(game: Game, words: OneFile) -> Iterator[tuple[int, dict[str, Any]]]:
    for seat in range(len(game.seats)):
        said = words.get("cli-chronicle_chances", done=seat + 1, total=len(game.seats))
        print(said, file=sys.stderr, flush=True)
        yield seat, chances(game, seat).to_data()
