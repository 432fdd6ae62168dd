"""The command line: `nemesis` (the browser), `play --text`, `serve`, `replay`, `scenario`, `rules`, `bench`,

`simulate` and `compare` (`nemesis.sim`).
"""

from __future__ import annotations

import argparse
import io
import os
import random
import sys
import time
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from .bots import BOTS, make_bot
from .bots.former_names import name_now
from .content import BOARDS, MODES, SPECIES_BY_ID
from .datapack import DataPack
from .errors import BadSave, BadSetup, NemesisError
from .game import Game
from .saves import client_of
from .scenario import load_scenario
from .setup import Setup
from .sim.command import add_compare, add_simulate, job_from, run_compare, run_simulate
from .story import ship_after
from .text import LANGUAGES, Texts
from .tui import Console, TextClient, replay

HUMAN = "me"
EPILOGUE = "epilogue"
DEFAULT_BOT = "crew"
SAVE_NAME, PREVIOUS_NAME = "last-game.json", "previous-game.json"
DATABASE_NAME = "tables.db"
STARTED = time.perf_counter()
GAME_OPTIONS = (
    "players", "seats", "species", "mode", "board", "modules", "characters", "option", "data_pack", "seed", "save",
    "load", "after", "odds", "coach", "secret_reactions", "language",
)  # fmt: skip
"""What only the text client asks for on the command line; in the browser it is set up on the page."""


class Parser(argparse.ArgumentParser):
    """Errors in one line that says what would be right."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"nemesis: {message}\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; bad input gets one clear line and exit code 2."""
    forgive_foreign_letters()
    args = list(sys.argv[1:] if argv is None else argv)
    if not args or (args[0].startswith("-") and args[0] not in ("-h", "--help")):
        args = ["play", *args]
    try:
        parsed = parser().parse_args(args)
        code: int = parsed.run(parsed)
        return code
    except NemesisError as error:
        print(f"nemesis: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(f"nemesis: {error.filename or 'file'}: {error.strerror}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def forgive_foreign_letters() -> None:
    """A terminal that cannot show or send a letter gets a question mark, not a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def parser() -> Parser:
    top = Parser(prog="nemesis", description="Nemesis, the digital edition (unofficial).")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    add_play(commands.add_parser("play", help="play in the browser, or with --text in the terminal"))
    add_serve(commands.add_parser("serve", help="host tables for others"))
    simulate = commands.add_parser("simulate", help="play many games between bots and sum them up")
    add_simulate(simulate, DEFAULT_BOT)
    simulate.set_defaults(run=lambda args: run_simulate(args, job_from(args, setup_from)))
    compare = commands.add_parser("compare", help="two bots, options or data packs on the same seeds")
    add_compare(compare, DEFAULT_BOT)
    compare.set_defaults(run=lambda args: run_compare(args, job_from(args, setup_from), option_from))
    for name, run, text in (
        ("replay", run_replay, "step through a saved game"),
        ("scenario", run_scenario, "play a scenario file (TOML)"),
    ):
        command = commands.add_parser(name, help=text)
        command.add_argument("file", type=Path)
        add_language(command)
        command.set_defaults(run=run)
    rules = commands.add_parser("rules", help="look up a term of the rules")
    rules.add_argument("term", nargs="*")
    add_language(rules)
    rules.set_defaults(run=run_rules)
    bench = commands.add_parser("bench", help="how the engine is measured")
    add_language(bench)
    bench.set_defaults(run=run_bench)
    return top


def add_language(command: argparse.ArgumentParser, default: str | None = "system") -> None:
    language = system_language() if default == "system" else default
    command.add_argument("--language", choices=LANGUAGES, default=language)


def system_language() -> str:
    """The language of the terminal, English if we do not speak it."""
    named = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2]
    return named if named in LANGUAGES else "en"


def add_play(command: argparse.ArgumentParser) -> None:
    say = command.add_argument
    say("--port", type=int, help="port of the browser edition (default 8765 or the next free one; NEMESIS_PORT)")
    say("--no-browser", action="store_true", help="only print the address (NEMESIS_NO_BROWSER=1)")
    say("--database", type=Path, help="file of the tables (default: in your data folder; NEMESIS_DATABASE)")
    say("--text", action="store_true", help="play in the terminal; so does any of the options below")
    say("--players", type=int, help="number of seats (default 1, or as many as --seats names)")
    say("--seats", help=f"who sits where, e.g. {HUMAN},bot,bot; bots: {', '.join(BOTS)} (bot: {DEFAULT_BOT})")
    say("--species", help=", ".join(SPECIES_BY_ID))
    say("--mode", help=", ".join(MODES))
    say("--board", help=", ".join(BOARDS))
    say("--modules", help="comma-separated, e.g. medic")
    say("--characters", help="comma-separated, one for each seat; default: drafted")
    say("--option", action="append", metavar="NAME=VALUE", help="a table option; may be repeated")
    say("--data-pack", type=Path, help="a TOML file with corrections of components")
    say("--seed", type=int, help="the same seed deals the same game")
    say("--save", type=Path, help="where the game is kept (default: your data folder)")
    say("--after", type=Path, metavar="SAVE", help="a finished game whose ship the epilogue takes over")
    say("--load", type=Path, help="go on with a saved game")
    say("--odds", action=argparse.BooleanOptionalAction, help="odds before risky actions")
    say("--coach", action=argparse.BooleanOptionalAction, help="the command coach: what the search would do, and why")
    say(
        "--secret-reactions", action=argparse.BooleanOptionalAction,
        help="with several people: pass the keyboard even to those who cannot react",
    )  # fmt: skip
    add_language(command, default=None)
    command.set_defaults(run=run_play)


def add_serve(command: argparse.ArgumentParser) -> None:
    say = command.add_argument
    say("--host", default="127.0.0.1", help="address to listen on (default 127.0.0.1)")
    say("--port", type=int, default=8000, help="port to listen on (default 8000)")
    say("--database-url", default="sqlite:///nemesis.db", help="sqlite:///FILE or postgresql://...")
    say("--origin", action="append", default=[], help="another origin whose pages may play here; may be repeated")
    command.set_defaults(run=run_serve)


# -- commands -----------------------------------------------------------------------------------------


def run_play(args: argparse.Namespace) -> int:
    """In the browser, unless the text client or something of its game was asked for."""
    if args.text or any(getattr(args, name) is not None for name in GAME_OPTIONS):
        return play_in_terminal(args)
    from .server.local import play

    database = args.database or Path(os.environ.get("NEMESIS_DATABASE") or data_folder() / DATABASE_NAME)
    browser = not args.no_browser and os.environ.get("NEMESIS_NO_BROWSER", "") in ("", "0")
    play(wanted_port(args.port), browser, database, STARTED)
    return 0


def wanted_port(given: int | None) -> int | None:
    """As asked for on the command line or in NEMESIS_PORT; None: any."""
    named = os.environ.get("NEMESIS_PORT", "")
    if given is not None or not named:
        return given
    if not named.isascii() or not named.isdigit():
        raise BadSetup(f"NEMESIS_PORT must be a number from 0 to 65535, not {named!r}")
    return int(named)


def run_serve(args: argparse.Namespace) -> int:
    from .server.app import serve
    from .server.settings import Settings

    serve(args.host, args.port, args.database_url, Settings(origins=tuple(args.origin)))
    return 0


def play_in_terminal(args: argparse.Namespace) -> int:
    args.language = args.language or system_language()
    kept: dict[str, Any] = {}
    if args.load is not None:
        game, kept = load_game(args.load)
        seats = seats_from(args.seats) or seats_kept(kept) or [HUMAN] * len(game.seats)
        if args.players not in (None, len(game.seats)):
            raise BadSetup(f"the saved game has {len(game.seats)} players, not {args.players}; leave --players out")
    else:
        seats = seats_from(args.seats) or [HUMAN] * (args.players or 1)
        players = args.players if args.players is not None else len(seats)
        game = Game.new(setup_from(args, players), log=True)
    if len(seats) != len(game.seats):
        raise BadSetup(f"--seats names {len(seats)} seats, the game has {len(game.seats)}")
    bots = {n: make_bot(name, seed=n) for n, name in enumerate(seats) if name != HUMAN}
    save = args.save or args.load or default_save()
    check_writable(save)
    if save == default_save() and args.load is None and save.exists():
        os.replace(save, save.with_name(PREVIOUS_NAME))
    kept = {**kept, "seats": seats}
    odds, secret_reactions = args.odds is not False, args.secret_reactions is not False
    client = TextClient(game, bots, Console(), args.language, save, odds, secret_reactions, kept, args.coach is True)
    client.play()
    return 0


def seats_from(text: str | None) -> list[str]:
    """`me,bot,veteran`: a person, then two bots."""
    names = [name.strip() for name in text.split(",")] if text else []
    return [DEFAULT_BOT if name == "bot" else name for name in names]


def seats_kept(kept: dict[str, Any]) -> list[str]:
    """The seats as the save remembers them."""
    seats = kept.get("seats")
    return [name_now(str(name)) for name in seats] if isinstance(seats, list) else []


def setup_from(args: argparse.Namespace, players: int) -> Setup:
    return Setup(
        players=players,
        species=args.species or "intruders",
        mode=args.mode or (EPILOGUE if args.after else ""),
        board=args.board or "standard",
        modules=tuple(m for m in (args.modules or "").split(",") if m),
        characters=tuple(c for c in (args.characters or "").split(",") if c),
        options=dict(option_from(text) for text in args.option or ()),
        seed=args.seed if args.seed is not None else random.SystemRandom().getrandbits(48),
        language=args.language,
        data_pack=DataPack.from_file(args.data_pack) if args.data_pack else None,
        ship=ship_after(load_game(args.after)[0]) if args.after else None,
    )


def option_from(text: str) -> tuple[str, Any]:
    name, sign, value = text.partition("=")
    if not sign:
        raise BadSetup(f"--option wants NAME=VALUE, not {text!r}")
    if value.isascii() and value.isdigit():
        return name, int(value)
    return name, {"true": True, "false": False}.get(value.lower(), value)


def load_game(path: Path) -> tuple[Game, dict[str, Any]]:
    """The game, and what the client that wrote it kept beside it."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSave(f"the save {path} cannot be read: {reason_of(error)}") from None
    game = Game.from_json(text)
    if game.log is None:
        game.log = []
    return game, client_of(text)


def reason_of(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error)


def data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "nemesis"


def default_save() -> Path:
    return data_folder() / SAVE_NAME


def check_writable(path: Path) -> None:
    """Find out before the game, not after an hour of play."""
    if path.is_dir():
        raise BadSave(f"{path} is a folder; name a file with --save, e.g. {path / SAVE_NAME}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.with_name(path.name + ".tmp").open("a"):
            pass
    except OSError as error:
        raise BadSave(
            f"the game cannot be kept in {path}: {error.strerror}; choose another place with --save"
        ) from None


def run_replay(args: argparse.Namespace) -> int:
    game, _ = load_game(args.file)
    replay(game, Console(), args.language)
    return 0


def run_scenario(args: argparse.Namespace) -> int:
    game = load_scenario(args.file).game
    if game.log is None:
        game.log = []
    words = tomllib.loads(args.file.read_text(encoding="utf-8"))
    console = Console()
    console.say(*(str(words[name]) for name in ("title", "about") if name in words))
    TextClient(game, {}, console, args.language).play()
    return 0


def run_rules(args: argparse.Namespace) -> int:
    texts = Texts(args.language)
    if not args.term:
        for term in texts.terms():
            print(f"{term.name} ({term.id})")
        return 0
    words = " ".join(args.term)
    found = texts.term(words)
    if not found:
        print(f"nemesis: {texts.get('client-not_found', word=words)}", file=sys.stderr)
        return 2
    for term in found[:3]:
        print(f"{term.name}\n  {term.text}\n  {', '.join(term.rules)}")
    return 0


def run_bench(args: argparse.Namespace) -> int:
    print(Texts(args.language).get("client-bench"))
    return 0
