"""`nemesis chronicle`: a saved game or a record becomes one file to keep; whatever else is given is refused by name."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from nemesis import Game, Setup, __version__
from nemesis.bots import make_bot
from nemesis.cli import main
from nemesis.engine.provable import KEY_BYTES, seed_of
from nemesis.fairness import record_of
from nemesis.text import LANGUAGES
from nemesis.view.moments import TableGame

KEY = bytes(range(KEY_BYTES))


def played(game: Game) -> Game:
    bot = make_bot("crew", 1)
    while game.ask is not None:
        game.apply(bot.decide(game.view(game.ask.seat), game.ask), game.ask.seat)
    return game


@cache
def save() -> str:
    return played(Game.new(Setup(mode="solo", players=1, seed=6), log=True)).to_json()


@cache
def record() -> str:
    game = TableGame.dealt(Setup(mode="solo", players=1, seed=seed_of(KEY)), KEY)
    played(game)
    moves = [[seat, choice] for seat, choice in game.history]
    return json.dumps(record_of(game, "abcdefgh", moves, __version__))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_save_becomes_a_file_with_its_curve(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("evening.json").write_text(save(), encoding="utf-8")
    assert main(["chronicle", "evening.json", "--language", language]) == 0
    file = Path(f"nemesis-evening-{language}.html")
    assert str(file) in capsys.readouterr().out
    page = file.read_text(encoding="utf-8")
    assert f'lang="{language}"' in page and "data-face=" in page
    assert page.count('role="img"') == 2, "the curve, and the map of ways"


def test_a_record_is_played_again_and_keeps_its_proof(tmp_path: Path) -> None:
    source, target = tmp_path / "record.json", tmp_path / "kept.html"
    source.write_text(record(), encoding="utf-8")
    assert main(["chronicle", str(source), "--no-chances", "--output", str(target)]) == 0
    page = target.read_text(encoding="utf-8")
    assert KEY.hex() in page and json.loads(record())["commitment"] in page
    assert page.count('role="img"') == 1, "no curve"


BAD = {
    "not over": (lambda: Game.new(Setup(mode="solo", players=1, seed=6), log=True).to_json(), "is not over"),
    "half a save": (lambda: save()[: len(save()) // 2], "not a saved game"),
    "something else": (lambda: "dear diary", "not a saved game"),
    "a damaged record": (lambda: record().replace('"moves"', '"movements"'), "not the record"),
    "a record cut short": (lambda: json.dumps(json.loads(record()) | {"moves": []}), "end of a game"),
}


@pytest.mark.parametrize("what", BAD)
def test_what_cannot_be_told_is_refused_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], what: str
) -> None:
    text, says = BAD[what]
    source, target = tmp_path / "given.json", tmp_path / "kept.html"
    source.write_text(text(), encoding="utf-8")
    assert main(["chronicle", str(source), "--output", str(target), "--language", "en"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and says in told, told
    assert not target.exists()


def test_a_file_that_is_not_there_and_a_server_that_does_not_answer(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chronicle", "no-such-file.json", "--language", "en"]) == 2
    assert "no such file" in capsys.readouterr().err
    assert main(["chronicle", "abcdefgh", "--server", "http://127.0.0.1:9", "--language", "en"]) == 2
    assert "does not answer" in capsys.readouterr().err
