"""A box from another package in the browser: chosen for a table, drafted, played, told in both languages."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ..example_box import GARDEN, ROOT, install
from ..server.playing import Server
from .conftest import NewPage
from .playing import at_a_table, option, sit_down

PICTURES = json.loads((GARDEN / "src" / "nemesis_garden" / "pictures.json").read_text(encoding="utf-8"))
POSITION = """
import sys
from types import SimpleNamespace
from nemesis.scenario import Scenario
from tests.web.playing import table_of

scenario = Scenario("botanist", "captain", modules=("garden",), seed=3).numbers(1, 2).room(6, "greenhouse")
scenario.room(10, "storage", fire=True).top("event", "overgrowth")
scenario.seat(0, room=6, hand=["rest", "search", "remedy"], light=2).seat(1, room=11, hand=[])
print(table_of(SimpleNamespace(database=sys.argv[1]), scenario.turn(0).game, bots=(1,)))
"""
"""The Botanist stands hurt in her Greenhouse, there is a Fire, and the next Event is Overgrowth."""


class Garden:
    """A server that the box is installed beside, and nothing else changed."""

    def __init__(self, packages: Path, database: Path) -> None:
        self.packages = packages
        self.server = Server(database, packages=packages, reaction_pause=0.02).start()

    def position(self) -> str:
        environment = {**os.environ, "PYTHONPATH": str(self.packages)}
        command = [sys.executable, "-c", POSITION, self.server.database]
        done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=environment)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()


@pytest.fixture(scope="module")
def garden(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Garden]:
    packages = install(tmp_path_factory.mktemp("installed"))
    running = Garden(packages, tmp_path_factory.mktemp("garden") / "tables.db")
    yield running
    running.server.kill()


@pytest.mark.parametrize(("language", "name"), [("en", "The Garden"), ("fr", "Le Jardin")])
def test_a_new_table_offers_its_module(new_page: NewPage, garden: Garden, language: str, name: str) -> None:
    page = new_page("/new", language=language, at=garden.server)
    module = page.locator(".modules label").filter(has_text=name)
    module.locator("input").check()
    page.get_by_role("button", name=re.compile("Create the table|Créer la table")).click()
    page.wait_for_url(re.compile(r"/t/\w{8}"))
    code = page.url.rsplit("/t/", 1)[1][:8]
    assert garden.server.get(f"/api/tables/{code}")[1]["setup"]["modules"] == ["garden", "radio"]


WORDS = {
    "en": (
        "Botanist",
        "Greenhouse",
        "Eat fruit",
        "Light Wounds",
        "Pass",
        "Keep|Done|Nothing",
        "Overgrowth",
        "Malfunction in the Greenhouse",
    ),
    "fr": (
        "Botaniste",
        "Serre",
        "Manger des fruits",
        "Blessures légères",
        "Passer",
        "Garder|Termin|Rien",
        "Prolifération",
        "la Serre (006)",
    ),
}


@pytest.mark.parametrize("language", WORDS)
def test_its_character_room_and_event_are_played(new_page: NewPage, garden: Garden, language: str) -> None:
    character, room, action, healed, ends, done, event, broken = WORDS[language]
    page = new_page(language=language, quick=True, at=garden.server)
    sit_down(page, garden.position(), "Léa")
    at_a_table(page)
    expect(page.locator(".crew")).to_contain_text(character)
    expect(page.get_by_role("main")).to_contain_text(room)
    for drawn in (PICTURES["characters"]["botanist"]["shape"], PICTURES["rooms"]["greenhouse"]["line"]):
        expect(page.locator(f'path[d="{drawn}"]').first).to_be_attached()
    option(page, action)
    page.locator(".pay").click()
    log = page.locator("section.log")
    expect(log).to_contain_text(healed)
    option(page, ends)
    option(page, done)
    expect(log).to_contain_text(event)
    expect(log).to_contain_text(broken)
