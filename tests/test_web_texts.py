"""The page names only texts that exist, and every text written for the page is shown by it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from nemesis.text.messages import Messages, keys

WEB = Path(__file__).parent.parent / "web" / "src"
LITERAL = re.compile(r"""["'](web-[a-z0-9_.-]+)["']""")
BUILT = re.compile(r"`(web-[a-z0-9_.-]*)\$\{")
"""A key that ends with an id: `web-status-${seat.status}`."""


@cache
def page() -> str:
    files = sorted(p for p in WEB.rglob("*") if p.suffix in (".svelte", ".ts") and not p.name.endswith(".test.ts"))
    assert files
    return "\n".join(p.read_text(encoding="utf-8") for p in files)


def web_keys() -> set[str]:
    return {key for key in keys("en") if key.startswith("web-")}


def test_every_text_that_the_page_names_exists() -> None:
    texts = Messages("en")
    named = set(LITERAL.findall(page()))
    assert named
    assert sorted(key for key in named if not texts.has(key)) == []
    beginnings = set(BUILT.findall(page()))
    assert sorted(b for b in beginnings if not any(key.startswith(b) for key in web_keys())) == []


def test_every_text_of_the_page_is_shown() -> None:
    named = {key.split(".")[0] for key in LITERAL.findall(page())}
    beginnings = tuple(BUILT.findall(page())) or ("§",)
    assert sorted(key for key in web_keys() if key not in named and not key.startswith(beginnings)) == []
