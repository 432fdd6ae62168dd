"""Errors that players see: one sentence for each reason in each language, the same on the page and in the terminal."""

from __future__ import annotations

import errno
import json
import pickle
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nemesis import BadSave, BadSetup, DataPack, Game, IllegalChoice, NemesisError, Setup
from nemesis.bots import make_bot
from nemesis.cli import main
from nemesis.errors import cause_of
from nemesis.game import SCHEMA
from nemesis.saves import sealed
from nemesis.scenario import load_scenario, scenario_from_toml
from nemesis.server.at_home import bound, check_database
from nemesis.story import ship_after
from nemesis.text import LANGUAGES, Texts
from nemesis.text.errors import in_words, trouble_with_a_file

SRC = Path(__file__).parent.parent / "src" / "nemesis"


def game() -> Game:
    return Game.new(Setup(players=2, characters=("captain", "scout"), seed=2))


def save(**changes: Any) -> str:
    return json.dumps(sealed({**json.loads(game().to_json()), **changes}))


CAUSES: dict[str, tuple[Callable[[], Any], str]] = {
    "unknown": (lambda: Setup(species="kittens"), "carnomorphs, intruders, void_seeders"),
    "unknown bot": (lambda: make_bot("hal"), "crew"),
    "unknown language": (lambda: Texts("de"), "en, fr"),
    "unknown option": (lambda: Setup(options={"nothing": 1}), "kill_rule"),
    "bot_budget": (lambda: make_bot("crew:3"), "search:200"),
    "playouts": (lambda: make_bot("search:0"), "1"),
    "players": (lambda: Setup(players=9), "5"),
    "seed": (lambda: Setup(seed="x"), ""),  # type: ignore[arg-type]
    "entry": (lambda: Setup.from_data({"colour": "red"}), "colour"),
    "mode_players": (lambda: Setup(players=1, mode="coop"), "coop"),
    "mode_species": (lambda: Setup(players=2, mode="epilogue", species="carnomorphs"), "Intru"),
    "mode_board": (lambda: Setup(players=2, mode="investigation", board="alternative"), "standard"),
    "intruder_player": (lambda: Setup(players=2, mode="coop", modules=("intruder_player",)), "semi_coop"),
    "option_value": (lambda: Setup(options={"careful_marker_occupied": 7}), "true, false"),
    "characters": (lambda: Setup(players=2, characters=("pilot",)), "2"),
    "character_twice": (lambda: Setup(players=2, characters=("pilot", "pilot")), ""),
    "epilogue_not_over": (lambda: ship_after(game()), ""),
    "not_a_save": (lambda: Game.from_json("{}"), "Nemesis"),
    "not_a_save: cut": (lambda: Game.from_json(game().to_json()[:500]), "Nemesis"),
    "newer_save": (lambda: Game.from_json(save(nemesis=SCHEMA + 1)), str(SCHEMA + 1)),
    "damaged_save": (lambda: Game.from_json(save(state=[])), ""),
    "damaged_save: sum": (lambda: Game.from_json(game().to_json().replace('"players":2', '"players":3')), ""),
    "saved_setup": (lambda: Game.from_json(save(setup={"players": 9})), ""),
    "not_offered": (lambda: game().apply("nonsense"), ""),
    "not_offered: number": (lambda: game().apply(999), ""),
    "not_asked": (lambda: game().apply(("pass",), seat=1), ""),
    "nothing_to_take_back": (lambda: game().undo(), ""),
    "data_pack": (lambda: DataPack.from_toml("name = "), "TOML"),
    "unreadable pack": (lambda: DataPack.from_file("no-such-file.toml"), "no-such-file.toml"),
    "scenario": (lambda: scenario_from_toml("[[figure]]\nkind = 'cat'\nroom = 11"), "'cat'"),
    "unreadable": (lambda: load_scenario("no-such-file.toml"), "no-such-file.toml"),
    "port": (lambda: bound(70000), "65535"),
    "host": (lambda: bound(0, "203.0.113.7"), "203.0.113.7"),
    "database": (lambda: check_database("mysql://me:secret@here/x"), "sqlite:///"),
}


def raised(cause: Callable[[], Any]) -> NemesisError:
    with pytest.raises(NemesisError) as refused:
        cause()
    return refused.value


@pytest.mark.parametrize("name", CAUSES)
def test_it_is_told_in_each_language_with_what_would_be_right(name: str) -> None:
    cause, says = CAUSES[name]
    error = raised(cause)
    assert error.reason == name.replace(":", " ").split()[0], "the message itself stays English, for programmers"
    told = {}
    for language in LANGUAGES:
        t = Texts(language)
        told[language] = in_words(t, error)
        assert says in told[language] and t.problems == set() and "{" not in told[language]
        assert "secret" not in told[language]
    assert told["en"] != told["fr"]


def test_ids_are_named_as_players_call_them_with_what_they_type() -> None:
    error = raised(lambda: Setup(players=2, mode="epilogue", species="carnomorphs"))
    assert in_words(Texts("fr"), error) == "Le mode Épilogue se joue seulement contre les Intrus (intruders)."
    both = BadSetup("", reason="character_role", character=["captain", "ceo"])
    assert in_words(Texts("en"), both).startswith("Captain and CEO share")
    boards = BadSetup("", reason="mode_board", mode="solo", board=["standard", "alternative"])
    assert " or " in in_words(Texts("en"), boards) and " ou " in in_words(Texts("fr"), boards)


def test_what_only_programmers_can_cause_says_that_it_is_english() -> None:
    error = raised(lambda: Setup.from_data([]))  # type: ignore[arg-type]
    assert error.reason == "" and str(error) in in_words(Texts("fr"), error)
    assert in_words(Texts("fr"), error).startswith("Impossible. Détail, en anglais")
    assert in_words(Texts("fr"), BadSave("boo", reason="of_a_newer_version")).endswith("boo")


def test_every_kind_of_error_carries_its_reason_between_processes() -> None:
    for kind in (BadSetup, BadSave, IllegalChoice):
        sent = pickle.loads(pickle.dumps(kind("boo", reason="seats", seats=2, players=3)))
        assert (type(sent), str(sent), sent.reason, sent.values) == (kind, "boo", "seats", {"seats": 2, "players": 3})


# -- files and ports ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_system_says_has_words(language: str) -> None:
    t = Texts(language)
    for code in (errno.ENOENT, errno.EACCES, errno.ENOSPC, errno.EISDIR, errno.EADDRINUSE):
        english = OSError(code, "THE ENGLISH WORDS", "place")
        assert cause_of(english) == errno.errorcode[code]
        told = trouble_with_a_file(t, english)
        assert "place" in told and "ENGLISH" not in told and t.get("cause-unknown") not in told
    assert t.get("cause-unknown") in trouble_with_a_file(t, OSError(errno.EXDEV, "THE ENGLISH WORDS", "place"))
    assert cause_of(UnicodeDecodeError("utf-8", b"\xff", 0, 1, "boo")) == "not_text" and t.has("cause-not_text")
    assert cause_of(socket.gaierror(-2, "boo")) == "unknown" and not t.problems


FILES = [
    (["play", "--load", "{folder}"], "c’est un dossier"),
    (["play", "--load", "{binary}"], "ce n’est pas un fichier de texte"),
    (["replay", "{broken}"], "Ce n’est pas une partie de Nemesis enregistrée"),
    (["play", "--save", "{folder}"], "est un dossier"),
    (["play", "--save", "{broken}/x.json"], "--save"),
    (["scenario", "{broken}"], "Ce scénario ne peut pas être joué"),
    (["play", "--data-pack", "{broken}"], "Ce fichier de corrections ne peut pas servir"),
    (["--database", "{folder}"], "--database"),
    (["serve", "--database-url", "sqlite:///{broken}/x.db"], "--database-url"),
    (["serve", "--database-url", "mysql://x"], "postgresql"),
    (["simulate", "--out", "{broken}/x.csv"], "--out"),
    (["compare", "{results}", "{results}"], "n’est pas un fichier de résultats"),
]


@pytest.mark.parametrize(("argv", "says"), FILES, ids=lambda v: str(v)[:50])
def test_a_wrong_file_is_told_in_french_and_changes_nothing(
    argv: list[str], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("NEMESIS_LANGUAGE", "fr")
    names = {
        "folder": tmp_path / "folder",
        "binary": tmp_path / "b",
        "broken": tmp_path / "n",
        "results": tmp_path / "r.csv",
    }
    names["folder"].mkdir()
    names["binary"].write_bytes(b"\xff\xfe\x00")
    names["broken"].write_text("{", encoding="utf-8")
    names["results"].write_text("a,b\n1,2\n", encoding="utf-8")
    before = {path: path.stat().st_size for path in tmp_path.rglob("*")}
    code = main([arg.format(**names) for arg in argv])
    out, err = capsys.readouterr()
    assert (code, out) == (2, "") and err.count("\n") == 1 and says in err, err
    assert {path: path.stat().st_size for path in tmp_path.rglob("*")} == before


@pytest.mark.parametrize("command", ["play", "serve"])
@pytest.mark.parametrize(
    ("language", "says"), [("en", "another program is using it"), ("fr", "un autre programme s’en sert")]
)
def test_a_port_that_is_taken(
    command: str,
    language: str,
    says: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("NEMESIS_LANGUAGE", language)
    monkeypatch.setenv("NEMESIS_DATABASE", str(tmp_path / "tables.db"))
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert main([command, "--port", str(port)]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1 and says in err and str(port) in err and "--port" in err


def test_a_game_of_other_rules_is_not_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played = game()
    played._history.append((0, ("drop", "no_such_thing"), 0))
    path = tmp_path / "old.json"
    path.write_text(played.to_json(), encoding="utf-8")
    assert main(["replay", str(path), "--language", "fr"]) == 2
    assert "d’autres règles" in capsys.readouterr().err


# -- one source for the page and the terminal -----------------------------------------------------------------


def test_the_page_uses_the_same_sentences() -> None:
    page = (SRC.parent.parent / "web" / "src" / "lib" / "trouble.ts").read_text(encoding="utf-8")
    assert "`error-${error.reason}`" in page
    for language in LANGUAGES:
        files = "".join(p.read_text(encoding="utf-8") for p in (SRC / "text" / language).glob("*.ftl"))
        assert "bad_setup-" not in files and files.count("\nerror-players = ") == 1
