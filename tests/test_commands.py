"""The commands of the text client: every name in both languages, beginnings, accents, mistakes, and the documents."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.text import LANGUAGES, Texts
from nemesis.text.glossary import plain
from nemesis.text.messages import keys
from nemesis.tui import Console, TextClient, replay
from nemesis.tui.commands import PREFIX, folded, help_lines, name_of, names_in, understand, with_argument, words_for
from nemesis.tui.console import number_in
from nemesis.tui.doing import DOING, IN_A_MOMENT
from nemesis.tui.payment import ACCEPT
from nemesis.tui.replay import EXPLAINED, REPLAYING

DOCS = Path(__file__).parent.parent / "docs"
OTHER = {"en": "fr", "fr": "en"}
RADIO = ("talk", "dossier")
"""Commands of a game in which the crew talks."""
EVERY_NAME = [
    (session, command, word)
    for session in LANGUAGES
    for spoken in LANGUAGES
    for command in DOING
    for word in words_for(command, spoken)
]


def session(*lines: str, language: str = "en", coach: bool = False, **more: Any) -> tuple[TextClient, str]:
    screen = io.StringIO()
    game = Game.new(Setup(players=1, characters=("captain",), seed=4, **more), log=True)
    console = Console(io.StringIO("".join(f"{line}\n" for line in lines)), screen)
    client = TextClient(game, {}, console, language, coach=coach)
    client.play()
    return client, screen.getvalue()


# -- names ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_command_has_a_name_and_a_line_of_help(language: str) -> None:
    t = Texts(language)
    named = {key.removeprefix(PREFIX) for key in keys(language) if key.startswith(PREFIX)}
    assert named == {*DOING, *REPLAYING} and set(IN_A_MOMENT) <= set(DOING)
    for command, line in zip(DOING, help_lines(t, DOING), strict=True):
        assert name_of(command, language) in line and name_of(command, OTHER[language]) in line
        assert line.index(name_of(command, language)) <= line.index(name_of(command, OTHER[language]))
    assert not t.problems


def test_the_issue_names_these_french_commands() -> None:
    for word, command in {
        "pourquoi": "why", "plan": "map", "moi": "me", "équipage": "crew", "journal": "log", "annuler": "undo",
        "quitter": "quit", "q": "quit", "objectifs": "objectives", "enregistrer": "save", "langue": "language",
    }.items():  # fmt: skip
        assert understand(word, "fr", DOING).command == command
        assert understand(word, "en", DOING).command == command


@pytest.mark.parametrize(("session_language", "command", "word"), EVERY_NAME)
def test_every_name_works_in_either_session_with_or_without_accents_and_capitals(
    session_language: str, command: str, word: str
) -> None:
    for typed in (word, word.upper(), plain(word) or word):
        assert understand(typed, session_language, DOING).command == command


def test_no_word_stands_for_two_commands() -> None:
    for commands in (tuple(DOING), REPLAYING):
        owners: dict[str, set[str]] = {}
        for language in LANGUAGES:
            for command in commands:
                for word in words_for(command, language):
                    owners.setdefault(folded(word), set()).add(command)
        assert [word for word, of in owners.items() if len(of) > 1] == []


def test_no_command_takes_the_place_of_an_answer() -> None:
    """Answers are numbers, Enter alone, and at a payment `ok` and `o`."""
    for language in LANGUAGES:
        for command, names in names_in(language).items():
            for word in (names.name, *names.also):
                assert number_in(word) is None and word and not word[0].isdigit()
                assert command == "ok" or word not in ACCEPT


# -- beginnings and mistakes --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_beginning_is_enough_where_only_one_command_has_it(language: str) -> None:
    """And an ambiguous one names all that begin so; a command of the own language is never hidden by a foreign one."""
    names = {command: plain(name_of(command, language)) for command in DOING}
    for command, name in names.items():
        for length in range(1, len(name)):
            begun = name[:length]
            found = understand(begun, language, DOING)
            exact = {c for c in DOING for spoken in LANGUAGES for w in words_for(c, spoken) if folded(w) == begun}
            possible = {c for c in DOING if names[c].startswith(begun) and c != "ok"}
            if exact:
                assert {found.command} == exact
            elif len(possible) == 1:
                assert {found.command} == possible
            elif command != "ok":
                assert set(found.could_be) == {name_of(c, language) for c in possible} and found.command == ""


@pytest.mark.parametrize(
    ("language", "typed", "command"),
    [
        ("fr", "m", "me"), ("fr", "r", "odds"), ("fr", "j", "log"), ("fr", "q", "quit"), ("fr", "equ", "crew"),
        ("fr", "o", "objectives"), ("fr", "w", "why"), ("en", "w", "why"), ("en", "u", "undo"), ("en", "q", "quit"),
        ("en", "pl", "map"), ("en", "k", "knowledge"), ("en", "é", ""), ("en", "m", ""), ("fr", "p", ""), ("en", "o", ""),
    ],
)  # fmt: skip
def test_first_letters(language: str, typed: str, command: str) -> None:
    found = understand(typed, language, DOING)
    assert found.command == command and bool(found.could_be) == (command == "")


def test_to_accept_is_never_the_beginning_of_a_word() -> None:
    for language in LANGUAGES:
        assert understand("o", language, DOING).command != "ok"
        assert "ok" not in understand("o", language, DOING).could_be


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("fr", "equipge", "équipage"), ("fr", "pourqoi", "pourquoi"), ("fr", "quiter", "quitter"),
        ("en", "knowlege", "knowledge"), ("en", "objetives", "objectives"), ("en", "jounral", "journal"),
        ("en", "xyzzy", ""), ("fr", "danser", ""),
    ],
)  # fmt: skip
def test_an_unknown_word_is_answered_with_the_nearest_command(language: str, typed: str, meant: str) -> None:
    found = understand(typed, language, DOING)
    assert (found.command, found.could_be, found.nearest) == ("", (), meant)
    t = Texts(language)
    _, screen = session(typed, language=language)
    if meant:
        assert t.get("client-nearest_command", word=typed, nearest=meant) in screen
    else:
        assert t.get("client-unknown_command", word=typed) in screen


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ambiguous_word_is_answered_with_the_possibilities(language: str) -> None:
    typed, possible = {"en": ("m", "map, me"), "fr": ("p", "pourquoi, plan")}[language]
    client, screen = session(typed, language=language)
    assert Texts(language).get("client-ambiguous_command", word=typed, commands=possible) in screen
    assert client.game.history == []


# -- what they do -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("command", [c for c in DOING if c not in ("coach", "quit", "language", "save")])
def test_every_command_says_the_same_by_either_name(language: str, spoken: str, command: str) -> None:
    """The answer is that of the session, whatever language the command was typed in."""
    _, by_own = session(name_of(command, language), language=language)
    _, by_other = session(name_of(command, spoken), language=language)
    assert by_own == by_other
    assert len(by_own) > len(session(language=language)[1]), "something is answered"


@pytest.mark.parametrize("typed", ["quit", "quitter", "q", "exit", "Q", "sortir"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_quit_leaves(language: str, typed: str) -> None:
    client, screen = session(typed, "1", "1", language=language)
    assert client.game.history == [] and Texts(language).get("client-left", saved="no", file="") in screen


@pytest.mark.parametrize(("typed", "after"), [("language fr", "fr"), ("langue FR", "fr"), ("lang en", "en")])
def test_the_language_is_changed_by_either_name(typed: str, after: str) -> None:
    client, _ = session(typed)
    assert client.t.language == after


@pytest.mark.parametrize("typed", ["save", "enregistrer", "sauver", "enreg"])
def test_a_copy_is_kept_by_either_name(typed: str, tmp_path: Path) -> None:
    path = tmp_path / "partie.json"
    session(f"{typed} {path}", language="fr")
    assert Game.from_json(path.read_text(encoding="utf-8")).ask is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_what_this_game_has_and_nothing_else(language: str) -> None:
    for typed in ("?", "help", "aide"):
        for line in help_lines(Texts(language), [c for c in DOING if c not in ("coach", "call", *RADIO)]):
            assert line in session(typed, language=language)[1]
    (coach,), (call,) = help_lines(Texts(language), ["coach"]), help_lines(Texts(language), ["call"])
    assert coach not in session("?", language=language)[1] and call not in session("?", language=language)[1]
    assert coach in session("?", language=language, coach=True)[1]
    assert call in session("?", language=language, modules=("hourglass",))[1]
    talking = session("?", language=language, modules=("radio",))[1]
    assert all(line in talking for line in help_lines(Texts(language), RADIO)) and call not in talking


@pytest.mark.parametrize("typed", ["? 1", "?1", "help 1", "aide 1"])
def test_help_about_an_option(typed: str) -> None:
    assert Texts("fr").get("term-move.text") in session(typed, language="fr")[1]


def test_a_game_of_other_rules_takes_nothing_back_and_goes_on() -> None:
    """A save of an earlier version whose first choice is no longer offered."""
    game = Game.new(Setup(players=1, characters=("captain",), seed=4), log=True)
    game.apply(("drop", "revolver"))
    game._history.insert(0, (0, ("drop", "no_such_thing"), game.info))
    screen = io.StringIO()
    client = TextClient(game, {}, Console(io.StringIO("annuler\nmoi\n"), screen), "fr")
    client.play()
    assert Texts("fr").get("client-no_way_back") in screen.getvalue() and len(client.game.history) == 2


# -- replays ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", [("next", "previous", "quit"), ("suivant", "précédent", "quitter"), ("n", "p", "q")])
def test_a_replay_understands_both_languages(language: str, typed: tuple[str, ...]) -> None:
    game = Game.new(Setup(players=1, characters=("captain",), seed=4), log=True)
    game.apply(("drop", "revolver"))
    screen = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in (*typed, "5")))
    replay(game, Console(source, screen), language)
    assert source.readline() == "5\n", "it left at the third word"
    assert Texts(language).get("client-replay_at", at=1, last=1) in screen.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_suggests_and_lists_its_commands(language: str) -> None:
    screen = io.StringIO()
    game = Game.new(Setup(players=1, characters=("captain",), seed=4), log=True)
    replay(game, Console(io.StringIO("tournats\n?\nq\n"), screen), language)
    t = Texts(language)
    assert t.get("client-nearest_command", word="tournats", nearest="tournants") in screen.getvalue()
    for line in help_lines(t, EXPLAINED):
        assert line in screen.getvalue()


# -- the documents ------------------------------------------------------------------------------------------

COUNTERPART = re.compile(r"^\| (.+?) \| (.+?) \| (.+) \|$", re.MULTILINE)


def rows(language: str) -> dict[str, tuple[str, str]]:
    """Of the table of commands: (the command, the other language's name, what it does) of each row."""
    text = (DOCS / f"playing.{language}.md").read_text(encoding="utf-8")
    return {m[1].strip("`"): (m[2].strip("`"), m[3]) for m in COUNTERPART.finditer(text) if m[1].startswith("`")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_document_lists_every_command_with_its_help(language: str) -> None:
    t = Texts(language)
    wanted = {
        with_argument(t, command): (name_of(command, OTHER[language]), t.get(f"command-{command}.help"))
        for command in DOING
    }
    assert rows(language) == wanted
