"""The command line: `nemesis` (the browser), `play --text`, `serve`, `check`, `replay`, `chronicle`, `verify`,

`scenario`, `rules`, `backup`, `restore`, `static`, `simulate` and `compare` (`nemesis.sim`).
"""

from __future__ import annotations

import argparse
import io
import json
import os
import random
import sys
import time
import tomllib
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from . import __version__
from .bots import BOTS, make_bot
from .bots.former_names import name_now
from .chronicle.command import add_chronicle, game_in, write
from .content import MODES
from .data_folder import cache_folder, data_folder
from .datapack import DataPack
from .errors import BadSave, BadSetup, NemesisError, NotProved, cause_of
from .fairness import read_record, verify
from .game import Game
from .languages import LANGUAGES
from .rules.radio import RADIO
from .saves import client_of
from .scenario import load_scenario
from .server.command import (
    DATABASE_URL,
    add_backup,
    add_restore,
    add_running,
    check_metrics,
    databases,
    running_settings,
)
from .server.settings import BROWSER_PORT, DEFAULT_DATABASE, HOST, SERVED_PORT, Settings
from .setup import MOST_PLAYERS, Ruleset, Setup, every_box
from .sim.command import add_compare, add_simulate, job_from, run_compare, run_simulate, say_the_table
from .sim.play import bot_seed
from .story import SEQUEL, ship_after
from .text import Texts
from .text.command_line import Parser, language_of, language_of_locale
from .text.errors import in_words, trouble_with_a_file
from .text.explain import find_components
from .text.glossary import Variant, search_terms, variants_of
from .text.messages import OneFile, capital
from .text.names import key_of
from .text.rulebook import Section, answers, lines_of
from .tui import Console, TextClient, replay

HUMAN = "me"
DEFAULT_BOT = "expert"
TABLE_OPTIONS = ("species", "mode", "board", "modules", "characters", "option", "data_pack")
"""Arguments that name a table for `rules`."""
MOST_FOUND = 3
SERVER_SECONDS = 60.0
SERVER_PAUSE = 1.0
"""Seconds until a server that is still at work is asked again."""
SAVE_NAME, PREVIOUS_NAME = "last-game.json", "previous-game.json"
DATABASE_NAME = "tables.db"
HERE = f"http://{HOST}:{BROWSER_PORT}"
"""The server that `nemesis` alone starts."""
STARTED = time.perf_counter()
GAME_OPTIONS = (
    "players", "seats", "species", "mode", "board", "modules", "characters", "option", "data_pack", "seed", "save",
    "load", "after", "odds", "coach", "radio", "secret_reactions", "language",
)  # fmt: skip
"""Arguments of the text client; in the browser the page asks for these."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; bad input gets one clear line and exit code 2."""
    forgive_foreign_letters()
    args = list(sys.argv[1:] if argv is None else argv)
    language = language_of_locale()
    try:
        language = language_of(args)
        understood = parser(language)
        parsed = understood.parse_args(with_a_command(args))
        parsed.words, parsed.speaks = understood.words, language
        code: int = parsed.run(parsed)
        return code
    except NemesisError as error:
        print(f"nemesis: {in_words(Texts(language), error)}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(f"nemesis: {trouble_with_a_file(Texts(language), error)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def with_a_command(args: list[str]) -> list[str]:
    """Options alone mean `play`, except those about the command itself: language, help and version."""
    first = 0
    while first < len(args) and args[first].partition("=")[0] == "--language":
        first += 1 if "=" in args[first] else 2
    if first >= len(args) or (args[first].startswith("-") and args[first] not in ("-h", "--help", "--version")):
        return ["play", *args]
    return args


def forgive_foreign_letters() -> None:
    """A terminal that cannot show or send a letter gets a question mark, not a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def parser(language: str = LANGUAGES[0]) -> Parser:
    """Every command and option, explained in one language."""
    words = OneFile(language, "command_line")
    top = Parser(
        words=words, prog="nemesis", description=words.get("cli-about"), epilog=words.get("cli-more"),
    )  # fmt: skip
    top.say("--language", choices=LANGUAGES)
    top.say("--version", action="version", version=f"nemesis {__version__}")
    commands = top.add_subparsers(
        dest="command", title=words.get("cli-commands"), metavar=words.get("cli-value-command"), required=True,
        parser_class=Parser,
    )  # fmt: skip

    def command(name: str) -> Parser:
        text = words.get(f"cli-command-{name}")
        made: Parser = commands.add_parser(name, words=words, help=text, description=f"{capital(text)}.")
        return made

    add_play(command("play"))
    add_serve(command("serve"))
    add_backup(command("backup"))
    add_restore(command("restore"))
    checking = command("check")
    checking.say("url", "url", "backup_url", databases(checking.words))
    checking.set_defaults(run=run_check)
    simulate = command("simulate")
    add_simulate(simulate, DEFAULT_BOT)
    simulate.set_defaults(run=lambda args: run_simulate(args, job_from(args, setup_from)))
    compare = command("compare")
    add_compare(compare, DEFAULT_BOT)
    compare.set_defaults(run=lambda args: run_compare(args, job_from(args, setup_from), option_from))
    for name, run, about in (("replay", run_replay, "saved"), ("scenario", run_scenario, "scenario_file")):
        reading = command(name)
        reading.say("file", "file", about, type=Path)
        reading.set_defaults(run=run)
    telling = command("chronicle")
    add_chronicle(telling, HERE)
    telling.set_defaults(run=run_chronicle)
    add_verify(command("verify"))
    rules = command("rules")
    rules.say("term", "term", nargs="*")
    say_the_table(rules)
    rules.set_defaults(run=run_rules)
    static = command("static")
    static.say("folder", "folder", "site", type=Path)
    static.say("--downloads", "folder", type=Path)
    static.set_defaults(run=run_static)
    for made in commands.choices.values():
        made.say("--language", choices=LANGUAGES, default=argparse.SUPPRESS)
    return top


def add_play(command: Parser) -> None:
    say = command.say
    say("--port", "port", values={"port": str(BROWSER_PORT)}, type=int)
    say("--no-browser", action="store_true")
    say("--database", "file", type=Path)
    say("--text", action="store_true")
    say("--players", "number", type=int)
    seats = {"example": f"{HUMAN},bot,bot", "bots": ", ".join(BOTS), "bot": DEFAULT_BOT, "temper": "veteran@bold.loyal"}
    say("--seats", "seats", values=seats)
    say_the_table(command)
    say("--seed", "number", type=int)
    say("--save", "file", type=Path)
    say("--after", "save", type=Path)
    say("--load", "save", type=Path)
    for name in ("--odds", "--coach", "--radio", "--secret-reactions"):
        say(name, action=argparse.BooleanOptionalAction)
    command.set_defaults(run=run_play)


def add_serve(command: Parser) -> None:
    say = command.say
    say("--host", "address", values={"host": HOST}, default=HOST)
    say("--port", "port", "serve_port", {"port": str(SERVED_PORT)}, type=int, default=SERVED_PORT)
    say("--database-url", "url", values={**databases(command.words), "variable": DATABASE_URL})
    say("--origin", "origin", action="append", default=[])
    say("--bus", "url", values={"bus": "redis://..."})
    say("--workers", "number", "serve_workers", type=int, default=1)
    add_running(command)
    command.set_defaults(run=run_serve)


def add_verify(command: Parser) -> None:
    command.say("record", "record", type=str)
    command.say("--server", "url", values={"server": HERE}, default=HERE)
    command.say("--commitment", "digits")
    command.set_defaults(run=run_verify)


# -- commands -----------------------------------------------------------------------------------------


def run_play(args: argparse.Namespace) -> int:
    """In the browser, unless the text client or something of its game was asked for."""
    if args.text or any(getattr(args, name) is not None for name in GAME_OPTIONS):
        return play_in_terminal(args)
    # The other commands start without the HTTP framework and the database.
    from .server.at_home import play

    database = args.database or Path(os.environ.get("NEMESIS_DATABASE") or data_folder() / DATABASE_NAME)
    browser = not args.no_browser and os.environ.get("NEMESIS_NO_BROWSER", "") in ("", "0")
    play(wanted_port(args.port), browser, database, STARTED, args.words)
    return 0


def wanted_port(given: int | None) -> int | None:
    """From the command line or NEMESIS_PORT; None: any."""
    named = os.environ.get("NEMESIS_PORT", "")
    if given is not None or not named:
        return given
    if not named.isascii() or not named.isdigit():
        said = f"NEMESIS_PORT must be a number from 0 to 65535, not {named!r}"
        raise BadSetup(said, reason="port_variable", value=named)
    return int(named)


def run_serve(args: argparse.Namespace) -> int:
    # The other commands start without the HTTP framework and the database.
    from .server.app import serve
    from .server.at_home import bound, check_database
    from .server.sharing import check_room, check_sharing
    from .server.upkeep import warn_of_any_name
    from .server.workers import Work, supervise

    with bound(args.port, args.host) as listening:
        check_metrics(args)
        database = args.database_url or os.environ.get(DATABASE_URL) or DEFAULT_DATABASE
        bus = check_sharing(args.workers, database, args.bus or os.environ.get("NEMESIS_BUS") or None)
        check_database(database)
        check_room(database, bus)
        settings = Settings(allowed_origins=tuple(args.origin), **running_settings(args))
        warn_of_any_name(args.host, settings)
        if args.workers > 1 and bus is not None:
            supervise(listening, args.workers, Work(database, bus, settings))
            return 0
    serve(args.host, args.port, database, settings, bus)
    return 0


def run_check(args: argparse.Namespace) -> int:
    """0: every table can be opened; 1: some cannot."""
    # The other commands start without the HTTP framework and the database.
    from .server.at_home import check_database_url
    from .server.check import check

    check_database_url(args.url)
    found = check(args.url)
    broken = {code: part for code, part in found.items() if part}
    for code, part in broken.items():
        print(args.words.get("cli-check_broken", code=code, part=part))
    print(args.words.get("cli-check_done", tables=len(found), broken=len(broken)))
    return 1 if broken else 0


def run_static(args: argparse.Namespace) -> int:
    # The other commands start without the HTTP framework.
    from .static_site.build import build, size_of
    from .static_site.weight import check_weight

    version = build(args.folder, args.downloads or cache_folder() / "static")
    megabytes, compressed = size_of(args.folder) / 1e6, check_weight(args.folder) / 1e6
    told = {"megabytes": round(megabytes, 1), "compressed": round(compressed, 2), "version": version}
    print(args.words.get("cli-static_built", folder=str(args.folder), **told))
    return 0


def play_in_terminal(args: argparse.Namespace) -> int:
    beside: dict[str, Any] = {}
    if args.load is not None:
        game, beside = load_game(args.load)
        seats = seats_from(args.seats) or saved_seats(beside) or [HUMAN] * len(game.seats)
        if args.players not in (None, len(game.seats)):
            said = f"the saved game has {len(game.seats)} players, not {args.players}; leave --players out"
            raise BadSetup(said, reason="saved_players", saved=len(game.seats), given=args.players)
    else:
        seats = seats_from(args.seats) or [HUMAN] * (args.players or 1)
        players = args.players if args.players is not None else len(seats)
        game = Game.new(with_usual(setup_from(args, players, args.speaks), args.radio), log=True)
    if len(seats) != len(game.seats):
        said = f"--seats names {len(seats)} seats, the game has {len(game.seats)}"
        raise BadSetup(said, reason="seats", seats=len(seats), players=len(game.seats))
    bots = {n: make_bot(name, bot_seed(game.setup.seed, n)) for n, name in enumerate(seats) if name != HUMAN}
    save = args.save or args.load or default_save()
    check_writable(save)
    if save == default_save() and args.load is None and save.exists():
        os.replace(save, save.with_name(PREVIOUS_NAME))
    beside = {**beside, "seats": seats}
    odds, secret_reactions = args.odds is not False, args.secret_reactions is not False
    client = TextClient(game, bots, Console(), args.speaks, save, odds, secret_reactions, beside, args.coach is True)
    client.play()
    return 0


def seats_from(text: str | None) -> list[str]:
    """`me,bot,veteran`: a person, then two bots."""
    names = [name.strip() for name in text.split(",")] if text else []
    return [DEFAULT_BOT if name == "bot" else name for name in names]


def saved_seats(beside: dict[str, Any]) -> list[str]:
    """The seats as the save remembers them."""
    seats = beside.get("seats")
    return [name_now(str(name)) for name in seats] if isinstance(seats, list) else []


def setup_from(args: argparse.Namespace, players: int, language: str = LANGUAGES[0]) -> Setup:
    """The table described on the command line. The language does not change games between bots."""
    after = getattr(args, "after", None)
    return Setup(
        players=players,
        species=args.species or "intruders",
        mode=args.mode or (SEQUEL if after else ""),
        board=args.board or "standard",
        modules=tuple(m for m in (args.modules or "").split(",") if m),
        characters=tuple(c for c in (args.characters or "").split(",") if c),
        options=dict(option_from(text) for text in args.option or ()),
        seed=args.seed if args.seed is not None else random.SystemRandom().getrandbits(48),
        language=language,
        data_pack=DataPack.from_file(args.data_pack) if args.data_pack else None,
        ship=ship_after(load_game(after)[0]) if after else None,
    )


def with_usual(setup: Setup, radio: bool | None) -> Setup:
    """Two or more have the radio, unless it is left out."""
    wanted = setup.players > 1 if radio is None else radio
    if not wanted or RADIO.id in setup.modules:
        return setup
    return replace(setup, modules=(*setup.modules, RADIO.id))


def option_from(text: str) -> tuple[str, Any]:
    name, sign, value = text.partition("=")
    if not sign:
        said = f"--option wants NAME=VALUE, not {text!r}"
        raise BadSetup(said, reason="option_form", value=text)
    if value.isascii() and value.isdigit():
        return name, int(value)
    return name, {"true": True, "false": False}.get(value.lower(), value)


def load_game(path: Path) -> tuple[Game, dict[str, Any]]:
    """The game, and what the client that saved it kept beside it."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        said = f"the save {path} cannot be read: {error}"
        raise BadSave(said, reason="unreadable", file=str(path), cause=cause_of(error)) from None
    game = Game.from_json(text)
    if game.log is None:
        game.log = []
    return game, client_of(text)


def default_save() -> Path:
    return data_folder() / SAVE_NAME


def check_writable(path: Path) -> None:
    """Fail before the game rather than after an hour of play."""
    if path.is_dir():
        example = str(path / SAVE_NAME)
        said = f"{path} is a folder; name a file with --save, e.g. {example}"
        raise BadSave(said, reason="folder", file=str(path), option="--save", example=example)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.with_name(path.name + ".tmp").open("a"):
            pass
    except OSError as error:
        said = f"the game cannot be kept in {path}: {error.strerror}; choose another place with --save"
        raise BadSave(said, reason="unwritable", file=str(path), cause=cause_of(error), option="--save") from None


def run_replay(args: argparse.Namespace) -> int:
    game, _ = load_game(args.file)
    replay(game, Console(), args.speaks)
    return 0


def run_chronicle(args: argparse.Namespace) -> int:
    of_a_table = is_a_code(args.told)
    name = args.told if of_a_table else Path(args.told).stem
    file = args.output or Path(f"nemesis-{name}-{args.speaks}.html")
    if of_a_table:
        write_told(args, file)
    else:
        write(game_in(Path(args.told).read_bytes()), file, args.speaks, not args.no_chances, args.words)
    print(args.words.get("cli-chronicle_written", file=str(file)))
    return 0


def write_told(args: argparse.Namespace, file: Path) -> None:
    """As the server tells it, which knows the names: first without the chances, then with those it works out."""
    table = f"/api/tables/{args.told}"
    page = f"{table}/chronicle/{args.speaks}"
    file.write_bytes(told_by(args.server, args.told, page))
    if args.no_chances:
        return
    seats = len(json.loads(told_by(args.server, args.told, table))["seats"])
    for seat in range(seats):
        print(args.words.get("cli-chronicle_chances", done=seat + 1, total=seats), file=sys.stderr, flush=True)
        while json.loads(told_by(args.server, args.told, f"{table}/turning", {"seat": seat}))["points"] is None:
            time.sleep(SERVER_PAUSE)
    file.write_bytes(told_by(args.server, args.told, page))


def run_verify(args: argparse.Namespace) -> int:
    """0: everything follows from the key; 1: something does not."""
    record = read_record(record_text(args.record, args.server))
    if record["version"] != __version__:
        print(args.words.get("cli-verify_version", version=record["version"], here=__version__), file=sys.stderr)
    try:
        proof = verify(record, args.commitment)
    except NotProved as found:
        print(f"nemesis: {in_words(Texts(args.speaks), found)}", file=sys.stderr)
        return 1
    print(args.words.get("cli-verify_honest", choices=proof.choices, events=proof.events))
    print(args.words.get("cli-verify_commitment", commitment=record["commitment"]))
    if proof.given:
        print(args.words.get("cli-verify_given", what=proof.given))
    return 0


def is_a_code(named: str) -> bool:
    """Of a table; else it is a file."""
    return named.isascii() and named.isalnum() and not Path(named).exists()


def record_text(named: str, server: str) -> bytes:
    """A file, or the code of a table that the server tells."""
    if not is_a_code(named):
        return Path(named).read_bytes()
    return told_by(server, named, f"/api/tables/{named}/record")


def told_by(server: str, code: str, path: str, given: dict[str, Any] | None = None) -> bytes:
    """What a server answers about a table; `given`: what it needs to know for that."""
    # Only these commands ask a server; the others start without HTTP.
    import http.client
    import urllib.error
    import urllib.request

    address = f"{server.rstrip('/')}{path}"
    if not address.startswith(("http://", "https://")):
        kinds = {"http": "http://...", "https": "https://..."}
        said = f"a server is named {' or '.join(kinds.values())}, not {server}"
        raise BadSetup(said, reason="server", server=server, **kinds)
    try:
        body = None if given is None else json.dumps(given).encode()
        asked = urllib.request.Request(address, body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(asked, timeout=SERVER_SECONDS) as answer:
            text: bytes = answer.read()
            return text
    except urllib.error.HTTPError as error:
        with error:
            refused = problem_in(error.read())
        said = f"the server does not tell this of table {code!r}: {refused}"
        raise BadSave(said, reason="no_record", code=code, cause=refused) from None
    except (OSError, ValueError, http.client.HTTPException):
        raise BadSave(f"the server {server} does not answer", reason="no_server", server=server) from None


def problem_in(answer: bytes) -> str:
    """What a server refuses, as a word that has a translation."""
    try:
        error = json.loads(answer)["error"]
    except (ValueError, TypeError, KeyError):
        error = None
    return error if error in ("not_found", "not_over", "not_provable") else "unknown"


def run_scenario(args: argparse.Namespace) -> int:
    game = load_scenario(args.file).game
    if game.log is None:
        game.log = []
    words = tomllib.loads(args.file.read_text(encoding="utf-8"))
    console = Console()
    console.say(*(str(words[name]) for name in ("title", "about") if name in words))
    TextClient(game, {}, console, args.speaks).play()
    return 0


def run_rules(args: argparse.Namespace) -> int:
    """A term or component, in the words of the named table, else of the base game with what expansions change."""
    tables = [rules_named(args)] if any(getattr(args, name) for name in TABLE_OPTIONS) else every_box()
    named = len(tables) == 1
    texts = Texts.of(tables[0], args.speaks) if named else Texts(args.speaks)
    terms = texts.terms() if named else texts.every_way()
    if not args.term:
        for term in terms:
            print(f"{term.name} ({term.id})")
        return 0
    words = " ".join(args.term)
    lines = []
    for term in search_terms(terms, words)[:MOST_FOUND]:
        lines += [f"{term.name}\n  {term.text}", *told_otherwise(texts, term.variants), f"  {', '.join(term.rules)}"]
    for n, rules in enumerate(tables):
        at_table = texts if n == 0 else Texts.of(rules, args.speaks)
        ids, whole = find_components(at_table, rules, words)
        if ids and (whole or not lines):
            for id in ids[:MOST_FOUND]:
                own = () if named else variants_of(at_table, str(key_of(rules, id)))
                lines += [at_table.explain(rules, id).replace("\n", "\n  "), *told_otherwise(texts, own)]
            break
    for chapter, section in () if lines else answers(args.speaks, words, tables[0].voices if named else None):
        lines += [f"{chapter.title}: {section.title}" if section.id else chapter.title, *in_lines(section)]
    if not lines:
        print(f"nemesis: {texts.get('client-not_found', word=words)}", file=sys.stderr)
        return 2
    print("\n".join(lines))
    return 0


def in_lines(section: Section) -> list[str]:
    """A section of the rulebook for a terminal."""
    told = (("".join(span.text for span in line)) for block in section.blocks for line in lines_of(block))
    return [f"  {line}" for line in told]


def told_otherwise(texts: Texts, variants: Sequence[Variant]) -> list[str]:
    return ["  " + texts.get("client-variant", name=v.name, text=v.text) for v in variants]


def rules_named(args: argparse.Namespace) -> Ruleset:
    """The table described on the command line, with the Characters it names or as many as it needs."""
    mode = MODES.get(args.mode or "semi_coop")
    most = mode.players[1] if mode is not None else MOST_PLAYERS
    args.seed = 0
    return setup_from(args, len(args.characters.split(",")) if args.characters else most).ruleset()
