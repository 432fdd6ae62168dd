"""The page without a server: from plain files below a path, in Chromium and in Firefox, then without even the files.

What every change must pass is short; `make static-test` does everything in both browsers.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from nemesis.errors import BadSetup
from nemesis.static_site.build import build
from nemesis.static_site.fetched import PYODIDE

from .. import parity
from ..needs import missing
from . import static_flows as flows
from .browsers import ChromiumPerson, FirefoxPerson, Person
from .conftest import WIDE
from .firefox import ROOM, Firefox
from .static_flows import Kind
from .static_host import StaticHost

CHECKOUT = Path(__file__).parents[2]
DOWNLOADS = CHECKOUT / "build" / "static" / "downloads"
CHROMIUM, FIREFOX = "chromium", "firefox"
in_both = pytest.mark.parametrize("browser", [CHROMIUM, FIREFOX])
in_chromium = pytest.mark.parametrize("browser", [CHROMIUM, pytest.param(FIREFOX, marks=pytest.mark.soak)])
"""Every day in Chromium, before a release in Firefox too."""
at_length = pytest.mark.parametrize(
    "browser", [pytest.param(name, marks=pytest.mark.soak) for name in (CHROMIUM, FIREFOX)]
)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built once; where it cannot be built this is said, and in CI it is an error."""
    folder = tmp_path_factory.mktemp("static") / "site"
    if shutil.which("npm") is None:
        missing("Node is missing: the static page cannot be built")
    try:
        build(folder, DOWNLOADS, folder.parent / "compiled")
    except BadSetup as error:
        missing(str(error))
    return folder


@pytest.fixture
def host(built: Path, tmp_path: Path) -> Iterator[StaticHost]:
    """A folder of its own for each test: some put a newer version into it."""
    host = StaticHost(shutil.copytree(built, tmp_path / "site", copy_function=os.link))
    yield host
    host.stop()


@pytest.fixture(scope="session")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with Firefox(tmp_path_factory.mktemp("firefox")) as running:
        yield running


@pytest.fixture
def person(browser: str, host: StaticHost, request: pytest.FixtureRequest) -> Iterator[Person]:
    """Somebody who has never been here; whatever their pages complain about fails the test."""
    made = in_firefox(request, host) if browser == FIREFOX else in_a_new_chromium(request, host)
    person = next(made)
    yield person
    complaints = [said for said in person.complaints() if flows.EVAL_REFUSED not in said]
    next(made, None)
    assert complaints == []


def in_firefox(request: pytest.FixtureRequest, host: StaticHost) -> Iterator[Person]:
    firefox: Firefox = request.getfixturevalue("firefox")
    person = FirefoxPerson(firefox, host.address)
    yield person
    person.leave()


def in_a_new_chromium(request: pytest.FixtureRequest, host: StaticHost) -> Iterator[Person]:
    chromium: Browser = request.getfixturevalue("chromium")
    context = chromium.new_context(base_url=host.address, viewport=WIDE, locale="en-GB", reduced_motion="reduce")
    yield ChromiumPerson(context)
    context.close()


@in_both
def test_first_visit_some_moves_reload_two_tabs_and_offline(person: Person, host: StaticHost) -> None:
    tab = flows.first_visit(person)
    flows.forbids_eval(person, tab)
    flows.play_alone(tab)
    flows.begin(tab)
    flows.play_on(tab, 12)
    flows.reload_in_mid_game(tab)
    tab = flows.two_tabs(person, tab)
    flows.offline(tab, host)


@in_chromium
def test_games_leave_as_files_and_come_back(person: Person, tmp_path: Path) -> None:
    tab = person.tab()
    flows.begin(tab)
    flows.play_on(tab, 5)
    flows.files_both_ways(person, tab, tmp_path)


@in_chromium
def test_a_newer_version_in_mid_game(person: Person, host: StaticHost) -> None:
    tab = person.tab()
    flows.begin(tab)
    flows.play_on(tab, 5)
    flows.update_in_mid_game(tab, host)


@in_chromium
def test_a_newer_version_while_two_tabs_play(person: Person, host: StaticHost) -> None:
    tab = person.tab()
    flows.begin(tab)
    flows.update_with_two_tabs(person, tab, host)


@in_chromium
def test_no_room_is_said_and_nothing_is_lost(person: Person, host: StaticHost) -> None:
    if isinstance(person, ChromiumPerson):
        person.has_room(host.origin, ROOM)
    tab = person.tab()
    flows.begin(tab)
    flows.no_room(person, tab)


@in_chromium
def test_a_part_that_does_not_arrive_is_said(person: Person, host: StaticHost) -> None:
    flows.a_part_is_missing(person, host)


@in_chromium
def test_a_whole_solo_game(person: Person) -> None:
    assert flows.whole_game(person.tab(), Kind("solo"), seed=5)["presses"] > 20


@at_length
def test_a_whole_game_of_two_at_one_screen_with_two_bots(person: Person) -> None:
    done = flows.whole_game(person.tab(), Kind(here=2, bots=2), seed=21)
    assert done["leaks"] == []
    assert len(set(done["curtains"])) == 2
    assert len(done["curtains"]) > 5


@at_length
def test_every_species_mode_and_addition_is_begun_and_comes_back(person: Person) -> None:
    flows.every_kind_begun(person.tab(), flows.every_kind())


def test_the_same_games_texts_and_bots_as_in_cpython(built: Path) -> None:
    """The compiled code that lies in the site, in the Python that runs it."""
    script = Path(__file__).parent / "parity.mjs"
    command = ["node", str(script), str(DOWNLOADS / PYODIDE), str(built.parent / "compiled" / "game"), str(CHECKOUT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == parity.fingerprints()
