"""How much the log says: whole games of four veterans, told to the first seat, in both languages.

Lines that repeat the one before count once, as the page and the terminal show them. The mark behind a row is that of
the choices made: two versions of the program that show the same mark have told the same games.

    python tools/log_words.py [--games N] [--bot NAME] [--print LANGUAGE]
"""

from __future__ import annotations

import argparse
import json
import re
from itertools import groupby
from typing import Any, NamedTuple
from zlib import crc32

from nemesis import Game, Setup
from nemesis.bots import make_bot
from nemesis.scenario import new_ship
from nemesis.server.table.viewers.log_reader import LogReader
from nemesis.text import LANGUAGES, Texts

PLAYERS = 4
SEED = 1
WORD = re.compile(r"\w[\w’–-]*")
TABLES: dict[str, dict[str, Any]] = {
    "Intruders": {},
    "Carnomorphs": {"species": "carnomorphs"},
    "Void Seeders": {"species": "void_seeders"},
    "cooperative": {"mode": "coop"},
    "Investigation": {"mode": "investigation"},
    "Epilogue": {"mode": "epilogue"},
}


class Count(NamedTuple):
    turns: int
    lines: int
    words: int
    mark: int

    @property
    def words_a_turn(self) -> float:
        return self.words / self.turns

    @property
    def lines_a_turn(self) -> float:
        return self.lines / self.turns


def setup_of(table: str, seed: int) -> Setup:
    given = TABLES[table]
    ship = new_ship("standard", PLAYERS) if given.get("mode") == "epilogue" else None
    return Setup(players=PLAYERS, seed=seed, ship=ship, **given)


class Story(NamedTuple):
    """One game, as the first seat reads it at each decision."""

    lines: dict[str, list[str]]
    """By language."""
    turns: int
    choices: str


def story(setup: Setup, bot: str = "veteran") -> Story:
    game = Game.new(setup, log=True)
    bots = [make_bot(bot, seed=n) for n in range(setup.players)]
    readers = {language: LogReader(0, Texts(language)) for language in LANGUAGES}
    lines: dict[str, list[str]] = {language: [] for language in LANGUAGES}
    while True:
        for language, reader in readers.items():
            lines[language] += [line.text for line in reader.read(game)[1] if line.text]
        if game.ask is None:
            break
        game.apply(bots[game.ask.seat].decide(game.view(game.ask.seat), game.ask))
    shown = {language: [line for line, _ in groupby(told)] for language, told in lines.items()}
    return Story(shown, sum(kind == "turn" for kind, *_ in game.log or ()), json.dumps(game.history))


def words_in(line: str) -> int:
    return len(WORD.findall(line))


def count(games: list[Story], language: str) -> Count:
    lines = [line for game in games for line in game.lines[language]]
    mark = crc32("".join(game.choices for game in games).encode())
    return Count(sum(game.turns for game in games), len(lines), sum(map(words_in, lines)), mark)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--bot", default="veteran")
    parser.add_argument("--print", choices=LANGUAGES, help="show the log of the first game in this language instead")
    args = parser.parse_args()
    if args.print:
        print(*story(setup_of("Intruders", SEED), args.bot).lines[args.print], sep="\n")
        return
    print(f"{'table':15}{'':4}{'turns':>6}{'lines':>7}{'words':>8}{'lines a turn':>14}{'words a turn':>14}  games")
    for table in TABLES:
        played = [story(setup_of(table, SEED + n), args.bot) for n in range(args.games)]
        for language in LANGUAGES:
            c = count(played, language)
            counted = f"{c.turns:6}{c.lines:7}{c.words:8}{c.lines_a_turn:14.1f}{c.words_a_turn:14.1f}"
            print(f"{table:15}{language:4}{counted}  {c.mark:08x}")


if __name__ == "__main__":
    main()
