"""Every refusal of the server can be said to a player in both languages (`web-error-<code>`)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from nemesis.server import http, messages
from nemesis.server.messages import ErrorCode
from nemesis.text import LANGUAGES
from nemesis.text.messages import Messages, keys

SERVER = Path(messages.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
REFUSED = re.compile(r"""(?:Refused\(|Error\(error=)\s*"([a-z_]+)\"""")
OF_THE_PAGE = re.compile(r"""new Refused\("([a-z_]+)\"""")
FROM_NOTHING = re.compile(r"""error \?\? "([a-z_]+)\"""")
PREFIX = "web-error-"


def codes_in(folder: Path, *patterns: re.Pattern[str]) -> set[str]:
    texts = [p.read_text(encoding="utf-8") for p in folder.rglob("*") if p.suffix in (".py", ".ts", ".svelte")]
    return {code for text in texts for pattern in patterns for code in pattern.findall(text)}


def test_the_list_of_codes_is_what_the_server_says() -> None:
    assert codes_in(SERVER, REFUSED) == set(get_args(ErrorCode))
    assert set(http.STATUS) <= set(get_args(ErrorCode))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_words(language: str) -> None:
    wanted = {*get_args(ErrorCode), *codes_in(WEB, OF_THE_PAGE, FROM_NOTHING)}
    texts = Messages(language)
    assert sorted(code for code in wanted if not texts.has(PREFIX + code)) == []
    assert {key.removeprefix(PREFIX) for key in keys(language) if key.startswith(PREFIX)} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_a_bad_set_up_needs_the_words_of_the_server(language: str) -> None:
    """What is wrong with a set-up is known to the server only; the page does not offer one that it would refuse."""
    texts = Messages(language)
    named = {code for code in get_args(ErrorCode) if "§§" in texts.get(PREFIX + code, message="§§")}
    assert named == {"bad_setup"}


def test_the_page_looks_for_the_words_before_it_shows_the_servers() -> None:
    pages = {p: p.read_text(encoding="utf-8") for p in WEB.rglob("*") if p.suffix in (".ts", ".svelte")}
    assert PREFIX in (WEB / "lib" / "trouble.ts").read_text(encoding="utf-8")
    raw = [p.name for p, text in pages.items() if re.search(r"= (?:e|error)\.message\b", text)]
    assert raw == []
