"""Nothing has become much slower beside a fixed piece of Python that runs in turns with it; see bench/ratios.py.

No time is compared with a number of seconds, so neither a slow machine nor a busy one turns this red.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import pytest
import ratios

from nemesis import Game
from nemesis.bots import VeteranBot

pytestmark = pytest.mark.posix  # the clock of CPU time is too coarse on Windows

TIMES = 3.5
"""Three times as slow must be seen; a little more, for the part of a load that is not slowed down."""

SLOWED_DOWN: list[tuple[str, Any, str]] = [
    ("decision", Game, "apply"),
    ("copy", Game, "copy"),
    ("view", Game, "view"),
    ("deal", ratios, "determinise"),
    ("bot", VeteranBot, "decide"),
    ("save", Game, "to_json"),
    ("load", Game, "from_json"),
]


@pytest.fixture(scope="module")
def positions() -> list[ratios.Position]:
    return ratios.positions()


def with_extra_work(original: Callable[..., Any], times: float) -> Callable[..., Any]:
    """The same, but it takes several times as long."""

    @functools.wraps(original)
    def slow(*args: Any, **named: Any) -> Any:
        begin = ratios.clock()
        result = original(*args, **named)
        end = ratios.clock() + (times - 1) * (ratios.clock() - begin)
        while ratios.clock() < end:
            pass
        return result

    return slow


@pytest.mark.parametrize("name", ratios.LOADS)
def test_it_is_as_fast_as_it_was(name: str, positions: list[ratios.Position]) -> None:
    assert ratios.too_slow(name, positions) == ""


@pytest.mark.parametrize(("name", "owner", "attribute"), SLOWED_DOWN, ids=[name for name, *_ in SLOWED_DOWN])
def test_what_is_three_times_as_slow_is_told(
    name: str, owner: Any, attribute: str, positions: list[ratios.Position], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratios, "TRIES", 1)
    monkeypatch.setattr(owner, attribute, with_extra_work(getattr(owner, attribute), TIMES))
    assert ratios.too_slow(name, positions).startswith(f"{name}: at most ")


def test_every_load_has_a_limit_and_a_proof() -> None:
    assert set(ratios.MEASURED) == set(ratios.LOADS) == {name for name, *_ in SLOWED_DOWN}
