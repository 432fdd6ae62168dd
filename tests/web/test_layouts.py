"""Every size that people play at: all can be reached, read and pressed. The long form is `python -m tests.web.layouts`."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from ..server.playing import Server
from .layouts import SIZES, all_faults, faults_around, told

QUESTIONS = 4


@pytest.mark.parametrize(("number", "size"), list(enumerate(SIZES)), ids=[f"{w}x{h}" for w, h in SIZES])
def test_a_game_can_be_played_at_this_size(
    chromium: Browser, server: Server, number: int, size: tuple[int, int]
) -> None:
    """In turns alone and in company, in one language and the other."""
    language, players = ("en", 4) if number % 2 else ("fr", 1)
    assert told(all_faults(chromium, server, size, language, QUESTIONS, players)) == []


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)], ids=["phone", "wide"])
def test_large_letters_have_room(chromium: Browser, server: Server, size: tuple[int, int]) -> None:
    assert told(all_faults(chromium, server, size, "fr", QUESTIONS, 4, text=1.3)) == []


@pytest.mark.parametrize("size", [(390, 844), (640, 360), (1024, 768)], ids=["phone", "zoomed", "tablet"])
def test_the_pages_around_the_table_have_room(chromium: Browser, server: Server, size: tuple[int, int]) -> None:
    assert told(faults_around(chromium, server, size, "fr")) == []
