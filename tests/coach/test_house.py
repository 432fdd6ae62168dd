"""What the coach may touch: views, and after the end the finished game."""

from __future__ import annotations

from pathlib import Path

from ..test_architecture import SRC, imports_of

OF_FINISHED_GAMES = {"turning.py", "worker.py"}


def test_advice_never_imports_the_game_or_its_state() -> None:
    """Chances, reasons and words are made from a view; only turning points open a game, and that one is over."""
    files = sorted((SRC / "coach").glob("*.py"))
    assert len(files) > 5
    for path in files:
        if path.name not in OF_FINISHED_GAMES:
            assert not {"nemesis.game", "nemesis.engine.machine.Machine"} & set(imports_of(path)), path.name


def test_the_server_gives_the_worker_a_view_and_nothing_else() -> None:
    source = Path(SRC / "server" / "coach.py").read_text(encoding="utf-8")
    assert '"advise": seen(game, seat, with_ask=True)' in source
