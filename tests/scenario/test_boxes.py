"""Setters that a box brings: of the house, and of another distribution."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest
import scenario_docs

from nemesis import BadSetup
from nemesis.content import BOXES
from nemesis.rules.boxes import Box
from nemesis.scenario import Scenario, boxes, files, scenario_from_toml

FOR_SCENARIOS = '''
from nemesis.errors import BadSetup
from nemesis.scenario.boxes import ForScenarios, Setter
from nemesis.scenario.checks import whole

def gravity(s, level: int, *rooms: int) -> None:
    """How strong it is, and where."""
    s.game.ext["gravity"] = tuple(s.check_slot(room) for room in rooms)
    whole("level", level, 0, 3)

def adrift(s) -> None:
    """None at all."""
    s.game.ext["gravity"] = ()

def tether(s, seat: int) -> None:
    """Who hangs on a rope."""
    s.game.seats[s.check_seat(seat)].ext["tether"] = True

def needs_rope(g):
    return None if g.ext.get("rope") else "there is no rope"

def settle(s):
    s.game.ext["settled"] = True

def misfits(g):
    if g.ext.get("gravity") == (7,):
        yield "Room 7 has no gravity"

FOR_SCENARIOS = ForScenarios(
    setters=(Setter(gravity, often=True), Setter(adrift), Setter(tether, needs_rope)),
    on_ship={"rope": lambda s, value: s.game.ext.update(rope=value)}, settle=settle, misfits=misfits,
)
'''


def forget() -> None:
    for known in (boxes.facets, boxes.box_setters, boxes.box_calls, files.switches, files.several_times, files.once):
        known.cache_clear()


@pytest.fixture
def another_box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Box]:
    package = tmp_path / "gravity_box"
    package.mkdir()
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "for_scenarios.py").write_text(FOR_SCENARIOS, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    box = Box("gravity", "gravity_box")
    monkeypatch.setattr(boxes, "BOXES", (*BOXES, box))
    forget()
    yield box
    monkeypatch.undo()
    forget()


@pytest.fixture
def in_play(another_box: Box, monkeypatch: pytest.MonkeyPatch) -> Box:
    rules = Scenario("captain", "scout").game.rules
    monkeypatch.setattr(rules, "boxes", (*rules.boxes, another_box))
    return another_box


def test_a_setter_of_another_box_is_called_like_any_other(in_play: Box) -> None:
    scenario = Scenario("captain", "scout").lay("gravity", 2, 5, 6).room(6, "canteen")
    table = scenario.ship(rope=True).lay("tether", 1).table()
    assert table.game.ext["gravity"] == (5, 6) and table.game.ext["settled"] and table.seat(1).ext["tether"]
    assert scenario.lay("adrift").table().game.ext["gravity"] == ()
    assert {"gravity", "adrift", "tether"} <= set(dir(scenario))


def test_it_is_refused_as_a_whole_and_by_its_own_reasons(in_play: Box) -> None:
    scenario = Scenario("captain", "scout")
    for build, says in (
        (lambda: scenario.lay("gravity", 4, 5), "level must be a whole number from 0 to 3"),
        (lambda: scenario.lay("gravity", 1, 99), "there is no room 99"),
        (lambda: scenario.lay("tether", 0), "there is no rope"),
        (lambda: scenario.lay("gravity", 1, 7).table(), "Room 7 has no gravity"),
    ):
        with pytest.raises(BadSetup, match=says):
            build()
    assert "gravity" not in Scenario("captain", "scout").game.ext


def test_a_box_that_is_not_on_the_table_brings_no_setter(another_box: Box) -> None:
    with pytest.raises(BadSetup, match="gravity is for tables with something of 'gravity' on them"):
        Scenario("captain").lay("gravity", 1)
    with pytest.raises(BadSetup, match="there is no rope"):
        Scenario("captain").lay("tether", 0)


def test_a_file_has_a_table_for_each_of_its_setters(in_play: Box) -> None:
    crew = 'characters = ["captain", "scout"]\n'
    table = scenario_from_toml(f"{crew}[[gravity]]\nlevel = 1\nrooms = [5]\n[[gravity]]\nlevel = 1\nrooms = [6]")
    assert table.game.ext["gravity"] == (6,)
    table = scenario_from_toml(f"{crew}adrift = true\n[ship]\nrope = true\n[tether]\nseat = 1")
    assert table.game.ext["gravity"] == () and table.seat(1).ext["tether"]
    for text, says in (
        ("[[gravity]]\nrooms = [5]", "[gravity] needs level"),
        ("[[gravity]]\nlevel = 1\nplanet = 'Mars'", "unknown entry 'planet' in [gravity]; known are level, rooms"),
        ("[ship]\nrope = true\n[tether]\nwho = 1", "it is tether(seat)"),
        ("adrift = 'yes'", "adrift must be true or false"),
        ("[[tether]]\nseat = 1", "[tether] must be a table"),
    ):
        with pytest.raises(BadSetup) as error:
            scenario_from_toml(crew + text)
        assert says in str(error.value)


def test_an_unknown_setter_is_told_the_nearest() -> None:
    scenario = Scenario("captain")
    with pytest.raises(AttributeError, match="a scenario has no setter 'turet'; the nearest are turret"):
        scenario.lay("turet", 6)
    assert not hasattr(scenario, "_anything") and not hasattr(scenario, "zzzzz")


def test_editors_and_type_checkers_know_those_of_the_house() -> None:
    assert scenario_docs.STUB.read_text(encoding="utf-8") == scenario_docs.stub(), "run `make scenario-docs`"
    for found in scenario_docs.house_setters():
        assert found.setter.lay.__doc__, found.setter.name
        method = getattr(Scenario("captain"), found.setter.name)
        assert method.__doc__ == found.setter.lay.__doc__
        assert [*inspect.signature(method).parameters] == [*inspect.signature(found.setter.lay).parameters][1:]


def test_no_box_takes_a_name_of_the_builder() -> None:
    assert not [name for name in boxes.box_setters() if hasattr(Scenario, name)]
