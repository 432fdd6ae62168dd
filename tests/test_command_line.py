"""Help and errors of the command line in both languages, and how the language is chosen."""

from __future__ import annotations

import argparse
import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nemesis import cli
from nemesis.errors import BadSetup
from nemesis.text import LANGUAGES
from nemesis.text.command_line import LOCALE, OF_ARGPARSE, VARIABLE, Parser, language_of
from nemesis.text.messages import OneFile, keys

from .sim.test_bad_simulations import BAD as BAD_SIMULATIONS
from .test_cli import BAD as BAD_GAMES

SRC = Path(cli.__file__).parent
ENGLISH = re.compile(
    r"\b(the|is|are|of|with|and|not|must|unknown|cannot|there|be|for|show|missing|possible:|file|folder|default)\b"
)
"""Words that no French sentence has."""
SAME = {"PORT", "MODE", "URL", "BOTS", "A", "B", None}
"""What stands for a value in both languages."""
FOR_PROGRAMMERS = {
    "%(prog)s: error: %(message)s\n", "%r is not callable", "'required' is an invalid argument for positionals",
    ".__call__() not defined", 'argument "-" with mode %r', "can't open '%(filename)s': %(error)s",
    "cannot have multiple subparser arguments", "cannot merge actions - two groups are named %r",
    "conflicting option string: %s", "conflicting option strings: %s", "conflicting subparser alias: %s",
    "conflicting subparser: %s", "dest= is required for options like %r", "invalid conflict_resolution value: %r",
    "invalid option string %(option)r: must start with a character %(prefix_chars)r",
    "mutually exclusive arguments must be optional", "not allowed with argument %s",
    "one of the arguments %s is required", "unexpected option string: %s",
}  # fmt: skip
"""What argparse says to whoever writes a parser, and about things that no parser here has."""


@pytest.fixture(autouse=True)
def neutral(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (VARIABLE, *LOCALE):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "200")


def run(argv: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    try:
        code = cli.main(argv)
    except SystemExit as stop:
        code = int(stop.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


# -- help ---------------------------------------------------------------------------------------------------


def parsers(language: str) -> Iterator[tuple[str, Parser]]:
    top = cli.parser(language)
    yield "", top
    for action in top._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from action.choices.items()


def test_there_is_help_for_every_command_and_every_option_in_both_languages() -> None:
    english, french = dict(parsers("en")), dict(parsers("fr"))
    assert list(english) == list(french) and len(english) >= 8
    for name, parser in english.items():
        other = french[name]
        assert parser.description and other.description and parser.description != other.description
        for here, there in zip(parser._actions, other._actions, strict=True):
            assert (here.dest, here.option_strings, here.default) == (there.dest, there.option_strings, there.default)
            if isinstance(here, argparse._SubParsersAction):
                both: tuple[Any, Any] = (here, there)
                helps = [[choice.help for choice in action._choices_actions] for action in both]
                assert len(helps[0]) == len(helps[1]) == len(here.choices)
                assert all(one and two and one != two for one, two in zip(*helps, strict=True))
            else:
                assert here.help and there.help and (here.help != there.help), here.dest
            assert here.metavar != there.metavar or here.metavar in SAME, here.dest
            assert here.metavar is not None or here.nargs == 0 or here.choices, (
                f"{here.dest} would be shown by its name"
            )


@pytest.mark.parametrize("name", [name for name, _ in parsers("en")])
def test_no_english_is_left_in_french_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, french, _ = run([*([name] if name else []), "--help", "--language", "fr"], capsys)
    assert code == 0 and french.startswith("usage\u00a0: nemesis") and "options\u00a0:" in french
    assert ENGLISH.findall(re.sub(r"--[a-z-]+|\{[^}]*\}|[a-z]+_[a-z_]+|<[^>]*>", "", french)) == []
    code, english, _ = run([*([name] if name else []), "--help", "--language", "en"], capsys)
    assert code == 0 and english.startswith("usage: nemesis") and len(english.splitlines()) >= 6


def test_every_text_of_the_command_line_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[str] = set()
    get = OneFile.get

    def noted(self: OneFile, key: str, **args: object) -> str:
        used.add(key)
        return get(self, key, **args)

    monkeypatch.setattr(OneFile, "get", noted)
    list(parsers("fr"))
    used |= {f"cli-argparse-{key}" for key, _ in OF_ARGPARSE.values()}
    source = "".join(p.read_text(encoding="utf-8") for p in SRC.rglob("*.py"))
    used |= set(re.findall(r'"(cli-[a-z_]+)"', source))
    assert used == {key for key in keys("en") if key.startswith("cli-")}


def test_every_word_that_argparse_says_to_players_is_ours() -> None:
    """Also after Python has learnt new ones: whoever adds a version of Python finds them here."""
    said = set()
    for node in ast.walk(ast.parse(inspect.getsource(argparse))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("_", "ngettext"):
            said |= {arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}
    assert sorted(said - set(OF_ARGPARSE) - FOR_PROGRAMMERS) == []


def test_argparse_has_its_own_words_back_afterwards(capsys: pytest.CaptureFixture[str]) -> None:
    before = vars(argparse)["_"], vars(argparse)["ngettext"]
    for argv in (["--language", "fr", "--help"], ["--language", "fr", "dance"], ["rules", "bruit", "--language", "fr"]):
        run(argv, capsys)
        assert (vars(argparse)["_"], vars(argparse)["ngettext"]) == before


# -- which language -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "environ", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "fr"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ([], {"LANG": "en_GB.UTF-8", "LC_ALL": "fr_CA.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "fr"),
        ([], {"LANG": "fr_FR.UTF-8", VARIABLE: "en"}, "en"),
        ([], {VARIABLE: "fr"}, "fr"),
        ([], {VARIABLE: "", "LANG": "fr_FR.UTF-8"}, "fr"),
        (["--language", "fr"], {VARIABLE: "en"}, "fr"),
        (["rules", "--language=en"], {VARIABLE: "fr"}, "en"),
        (["play", "--lang", "fr"], {}, "fr"),
        (["play", "--language", "de"], {VARIABLE: "fr"}, "fr"),
        (["play", "--language"], {}, "en"),
        (["play", "--load", "fr"], {}, "en"),
        (["rules", "--", "--language", "fr"], {}, "en"),
    ],
)
def test_the_language_is_that_of_the_line_the_variable_or_the_terminal(
    argv: list[str], environ: dict[str, str], language: str
) -> None:
    assert language_of(argv, environ) == language


def test_a_language_that_is_not_spoken_is_refused_in_one_that_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(BadSetup, match="en, fr"):
        language_of([], {VARIABLE: "de"})
    monkeypatch.setenv(VARIABLE, "de")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    code, _, err = run(["rules"], capsys)
    assert (
        code == 2
        and err == "nemesis: NEMESIS_LANGUAGE ne peut pas valoir «\u202fde\u202f». Valeurs possibles\u00a0: en, fr.\n"
    )
    assert run(["rules", "noise", "--language", "en"], capsys)[0] == 0


@pytest.mark.parametrize(
    "argv", [["--language", "fr", "rules", "bruit"], ["rules", "bruit", "--language", "fr"], ["rules", "--language=fr", "bruit"]]
)  # fmt: skip
def test_the_language_may_stand_before_or_after_the_command(
    argv: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = run(argv, capsys)
    assert code == 0 and "Bruit" in out


@pytest.mark.parametrize("argv", [["--help"], ["-h"], ["--language", "fr", "--help"], ["--language=fr", "-h"]])
def test_help_without_a_command_is_about_all_of_them(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(argv, capsys)
    assert code == 0 and all(f"\n    {name} " in out for name in ("play", "serve", "simulate", "compare", "rules"))


def test_the_variable_and_the_terminal_choose_the_language_of_the_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in ((VARIABLE, "fr"), ("LC_ALL", "fr_FR.UTF-8")):
        with monkeypatch.context() as patch:
            patch.setenv(name, value)
            assert "R-10" in run(["rules", "bruit"], capsys)[1]


# -- errors -------------------------------------------------------------------------------------------------

OF_THE_LINE = [
    (["dance"], "play"),
    (["play", "--players", "many"], "many"),
    (["play", "--language", "de"], "fr"),
    (["play", "--seed"], "--seed"),
    (["play", "--s", "3"], "--seats"),
    (["play", "--text=3"], "--text"),
    (["play", "--frobnicate"], "--frobnicate"),
    (["replay"], {"en": "FILE", "fr": "FICHIER"}),
    (["replay", "a", "b"], "b"),
    (["compare", "random"], "B"),
    (["simulate", "--format", "xml"], "json"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("argv", "names"), OF_THE_LINE, ids=lambda v: str(v)[:40])
def test_a_line_that_is_not_understood(
    argv: list[str],
    names: str | dict[str, str],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(VARIABLE, language)
    code, out, err = run(argv, capsys)
    assert (code, out) == (2, "") and err.startswith("nemesis: ") and err.count("\n") == 1
    assert (names if isinstance(names, str) else names[language]) in err
    assert language == "en" or ENGLISH.findall(err) == [], err


@pytest.mark.parametrize(("argv", "says"), [*BAD_GAMES, *BAD_SIMULATIONS], ids=lambda v: str(v)[:50])
def test_everything_that_is_refused_is_refused_in_french_too(
    argv: list[str], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(VARIABLE, "fr")
    code, out, err = run(argv, capsys)
    assert (code, out) == (2, "") and err.startswith("nemesis: ") and err.count("\n") == 1
    assert ENGLISH.findall(re.sub(r"--[a-z-]+|[a-z.-]*no-such-file[a-z.]+", "", err)) == [], err
