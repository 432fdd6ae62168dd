"""Events are declared once: what they tell, to whom, in which words, and what a page does with it."""

from __future__ import annotations

import ast
import inspect
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from nemesis import Game, Setup
from nemesis.engine.events import EVENTS, REDACTED, Die, Event, Hidden, Past, Word, page_table, rebuilt, since
from nemesis.rules.engines import LookedAtEngine
from nemesis.rules.movement import Moved
from nemesis.rules.telling import RoomNumber, SeatNumber
from nemesis.text import LANGUAGES, Texts, log
from nemesis.text.log import MEANINGS, in_words, more_words
from nemesis.text.messages import load_files, voice_files
from nemesis.text.places import Places

from .declared import declared

ROOT = Path(__file__).parent.parent
PLAIN = {int, bool, str}


# -- declaring and telling -------------------------------------------------------------------------------------


def test_two_events_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match=r"two events are called 'moved': in nemesis\.rules\.movement and in"):
        type("Moved", (Event,), {"__module__": __name__}, term=None)


def test_an_event_says_its_term_or_is_folded() -> None:
    for given in ({}, {"term": "move", "folded": True}):
        with pytest.raises(ValueError, match="either a term, if only None, or to be folded"):
            type("Unheard", (Event,), {"__module__": __name__}, **given)
    assert "unheard" not in EVENTS


def logged(event: Event, **to: Any) -> Any:
    game = Game.new(Setup(players=2, seed=1), log=True)
    game.log = []
    game.emit(event, **to)
    return game.log[0]


def test_what_is_hidden_goes_to_the_seat_of_the_event_unless_others_are_named() -> None:
    event = LookedAtEngine(seat=1, engine=0, state="working", to_work=False)
    data = {"seat": 1, "engine": 0, "state": "working", "to_work": False}
    assert logged(event) == ("looked_at_engine", data, (1,), ("state",))
    assert logged(event, to=(0, 1)) == ("looked_at_engine", data, (0, 1), ("state",))


class Sighed(Event, term=None, private=True):
    """For some ears alone."""


def test_a_private_event_of_no_seat_says_for_whom_it_is() -> None:
    assert logged(Sighed(), to=(1,)) == ("sighed", {}, (1,), ())
    with pytest.raises(TypeError, match="say to whom 'sighed' is told"):
        logged(Sighed())


def test_an_event_without_anything_hidden_has_no_audience() -> None:
    event = Moved(seat=0, room=3, corridor=2, explores=False, makes_noise=False)
    assert logged(event)[2:] == (None, ())
    with pytest.raises(TypeError, match="is for everybody"):
        logged(event, to=(0,))


@pytest.mark.parametrize(
    "data", [{"seat": 0}, {"seat": 0, "room": 3, "corridor": 1, "explores": False, "makes_noise": False, "song": "la"}]
)
def test_an_event_with_other_fields_than_declared_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(TypeError, match="should have the fields seat, room, corridor, explores, makes_noise"):
        logged(Moved(**data))


def test_an_event_is_rebuilt_as_it_was_told() -> None:
    old = rebuilt("moved", {"seat": 0, "room": 3, "corridor": 2})
    assert isinstance(old, Moved) and old.explores is False
    secret = rebuilt("looked_at_engine", {"seat": 0, "engine": 1})
    assert isinstance(secret, LookedAtEngine) and secret.state is REDACTED


class Sang(Event, term=None, shows=Die("noise")):
    """An event of nobody's."""

    seat: SeatNumber
    room: RoomNumber = 0
    song: Hidden[str]
    verses: int = since(1)


def test_what_a_declaration_tells_of_its_fields() -> None:
    assert Sang.hidden == ("song",) and list(Sang.fields) == ["seat", "room", "song", "verses"]
    required = {name for name, field in Sang.fields.items() if field.required}
    assert required == {"seat", "song", "verses"} and Sang.fields["song"].type is str
    assert Sang.on_the_page() == {"shows": {"kind": "die", "die": "noise"}}


def test_a_log_that_is_not_kept_costs_no_check() -> None:
    game = Game.new(Setup(players=2, seed=1))
    game.emit(Moved(seat=0, room=3, corridor=2, explores=False, makes_noise=False))
    assert game.log is None


# -- all of them ------------------------------------------------------------------------------------------------


def told_in_code() -> Iterator[tuple[str, str, set[str], bool]]:
    """(file, class, fields, are there more) of every event that a rule tells."""
    for layer in ("rules", "content"):
        for path in (ROOT / "src" / "nemesis" / layer).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "emit":
                    what = node.args[0]
                    for made in (what.body, what.orelse) if isinstance(what, ast.IfExp) else (what,):
                        assert isinstance(made, ast.Call) and isinstance(made.func, ast.Name), ast.unparse(node)
                        named = {keyword.arg for keyword in made.keywords if keyword.arg is not None}
                        yield path.name, made.func.id, named, len(named) < len(made.keywords)


def test_every_event_is_told_with_its_fields_and_no_other_is() -> None:
    classes = {event.__name__: event for event in declared().values()}
    told = set()
    for file, name, fields, more in told_in_code():
        event = classes[name]
        required = {field for field, found in event.fields.items() if found.required}
        assert fields <= event.fields.keys() and (more or required <= fields), f"{name} in {file}"
        told.add(name)
    assert told == classes.keys() and len(classes) == len(declared())


def test_every_event_says_what_it_is() -> None:
    for name, event in declared().items():
        assert event.__doc__ and re.fullmatch(r"[A-Z].*\.", event.__doc__), name


def test_every_field_has_words_or_needs_none() -> None:
    for name, event in declared().items():
        for field, found in event.fields.items():
            if found.meaning is None:
                assert found.type in PLAIN or found.type == int | None, f"{name}.{field}"
            else:
                assert isinstance(found.meaning, Word) or found.meaning.name in MEANINGS, f"{name}.{field}"
    assert {f.meaning.name for e in declared().values() for f in e.fields.values() if f.meaning} >= MEANINGS.keys()


def test_every_term_is_in_the_glossary() -> None:
    terms = {term.id for term in Texts("en").terms()}
    assert {event.term for event in declared().values()} - {None} <= terms


def test_only_an_event_with_something_hidden_is_done_in_secret() -> None:
    for name, event in declared().items():
        assert not event.secretly or event.hidden, name
        assert not event.hidden or "seat" in event.fields, name


# -- words ------------------------------------------------------------------------------------------------------


@cache
def sentences(language: str) -> dict[str, list[ftl.Pattern]]:
    """Every way to say a message of the log, those of voices too."""
    found: dict[str, list[ftl.Pattern]] = {}
    spoken = [entry for file in load_files(language) for entry in file.body]
    spoken += [message for said in voice_files(language).values() for message in said]
    for message in spoken:
        if isinstance(message, ftl.Message) and message.id.name.startswith("log-") and message.value is not None:
            found.setdefault(message.id.name, []).append(message.value)
    return found


def variables(node: Any) -> set[str]:
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, ftl.BaseNode):
        return {name for part in vars(node).values() for name in variables(part)}
    if isinstance(node, list):
        return {name for part in node for name in variables(part)}
    return set()


class Anything(dict[Any, Any]):
    """A stand-in for texts, games and events of which only the names of the variables are wanted."""

    spoken_of = Places.spoken_of

    def __getattr__(self, name: str) -> Any:
        return Anything()

    def __missing__(self, key: Any) -> Any:
        return Anything()

    def __call__(self, *args: Any, **named: Any) -> Any:
        return "words"


EXAMPLES: dict[Any, Any] = {int: 1, bool: True, str: "adult"}


def example(type_: Any) -> Any:
    return EXAMPLES.get(type_, () if getattr(type_, "__origin__", None) is tuple else EXAMPLES[int])


def variables_given(event: type[Event], without_hidden: bool) -> set[str]:
    """What fields give by their meaning."""
    texts: Any = Anything()
    found: set[str] = set()
    for name, field in event.fields.items():
        if not (without_hidden and field.hidden):
            found |= in_words(texts, texts, name, field, example(field.type), None).keys()
    return found


ADDED = re.compile(r'"(\w+)":|\["(\w+)"\] =')


def variables_added(event: type[Event]) -> set[str]:
    """The words that its own function adds, as far as its source and what it calls name them."""
    words = more_words().get(event)
    if words is None:
        return set()
    sources = [inspect.getsource(words)]
    called = {name for name in re.findall(r"\b(\w+)\(", sources[0]) if hasattr(log, name)}
    sources += [inspect.getsource(getattr(log, name)) for name in called if inspect.isfunction(getattr(log, name))]
    return {a or b for source in sources for a, b in ADDED.findall(source)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_sentence_and_gives_each_variable_in_it(language: str) -> None:
    said = sentences(language)
    wanted: set[str] = set()
    for name, event in declared().items():
        keys = {} if event.always_folded else {f"log-{name}": False}
        if event.hidden and not event.secretly:
            keys[f"log-{name}-hidden"] = True
        wanted |= keys.keys()
        for key, redacted in keys.items():
            given = variables_given(event, redacted) | variables_added(event)
            for pattern in said[key]:
                assert variables(pattern) <= given, f"{key} wants {variables(pattern) - given}"
    assert said.keys() == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_for_the_others_names_what_is_hidden(language: str) -> None:
    for name, event in declared().items():
        if event.hidden and not event.secretly:
            secret = variables_given(event, False) - variables_given(event, True)
            for pattern in sentences(language)[f"log-{name}-hidden"]:
                assert not variables(pattern) & secret, name


# -- pages ------------------------------------------------------------------------------------------------------


def test_a_page_reads_only_fields_that_are_told() -> None:
    """Hidden ones only for what a seat sees of itself alone."""
    for name, event in declared().items():
        assert set(event.page.fields()) <= event.fields.keys(), name
        motion = tuple(change for change in event.page.motion if not change.known)
        assert not set(replace(event.page, motion=motion).fields()) & set(event.hidden), name


def test_every_sound_is_one_that_the_page_has() -> None:
    source = (ROOT / "web" / "src" / "lib" / "sounds.ts").read_text(encoding="utf-8")
    known = set(re.findall(r"^  (\w+): \[", source, re.M))
    assert {event.page.sound for event in declared().values()} - {None} <= known


def test_the_table_for_pages_is_plain_data() -> None:
    table = page_table()
    assert json.loads(json.dumps(table)) == table and table["passed"]["stand_ins"] == {"cards": []}


def test_a_past_knows_what_came_last() -> None:
    class Two(Past):
        viewer = None

        def __iter__(self) -> Iterator[Event]:
            yield Moved(seat=1, room=3, corridor=2, explores=False, makes_noise=False)
            yield LookedAtEngine(seat=0, engine=0, state="working", to_work=False)

    past = Two()
    assert isinstance(past.last(), Moved) and isinstance(past.last(Moved), LookedAtEngine)
    assert past.last(Event) is None and past.latest(Sang) is None and isinstance(past.latest(Moved, Sang), Moved)
