"""Messages put together by our own functions read as those of the Fluent library, whatever they are given."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from nemesis.languages import LANGUAGES
from nemesis.text import messages
from nemesis.text.compiled import Beyond, compiled
from nemesis.text.messages import (
    Messages,
    Speech,
    load_bundle,
    message_table,
    plainly,
    render,
    render_by_the_library,
    voice_files,
)

WORDS = ("none", "yes", "no", "other", "one", "a word")
NUMBERS = (0, 1, 2, 7, 21, 999, 1000, 12_345, -1)


class Variables(Visitor):
    """Those of a message, with the values that it selects by."""

    def __init__(self) -> None:
        self.found: dict[str, set[Any]] = {}

    def visit_VariableReference(self, node: Any) -> None:
        self.found.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: Any) -> None:
        self.generic_visit(node)
        if isinstance(node.selector, ftl.VariableReference):
            named = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
            self.found[node.selector.id.name] |= named


class Quoted(Visitor):
    """Messages that a message quotes."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: Any) -> None:
        self.found.append(node.id.name)


def speeches(language: str) -> Iterator[Speech]:
    yield (language, ())
    for name in voice_files(language):
        yield (language, (name,))


def keys_of(speech: Speech) -> Iterator[str]:
    for id in message_table(speech[0]):
        message = load_bundle(*speech).get_message(id)
        if message.value is not None:
            yield id
        yield from (f"{id}.{attribute}" for attribute in message.attributes)


def variables_of(speech: Speech, key: str) -> dict[str, set[Any]]:
    """Its own, and those of the messages that it quotes."""
    variables = Variables()
    waiting, seen = [key.partition(".")[0]], set()
    while waiting:
        id = waiting.pop()
        message = message_table(speech[0]).get(id)
        if message is not None and id not in seen:
            seen.add(id)
            quoted = Quoted()
            for said in (message, *(m for name in speech[1] for m in voice_files(speech[0])[name] if m.id.name == id)):
                variables.visit(said)
                quoted.visit(said)
            waiting += quoted.found
    return variables.found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_as_the_library_says_it(language: str) -> None:
    for speech in speeches(language):
        own = {m.id.name for name in speech[1] for m in voice_files(language)[name]}
        for key in keys_of(speech):
            if own and key.partition(".")[0] not in own:
                continue
            variables = sorted(variables_of(speech, key).items())
            for turn in range(9 if variables else 1):
                args = {name: value_of(name, known, turn) for name, known in variables}
                assert render(speech, key, args) == render_by_the_library(speech, key, args), (speech, key, args)


def value_of(name: str, known: set[Any], turn: int) -> Any:
    """By turns a number, a word that is selected by, any word."""
    possible = [*sorted(known), *WORDS]
    return NUMBERS[turn] if (turn + len(name)) % 3 == 0 else possible[(turn * 7 + len(name)) % len(possible)]


def test_what_is_missing_is_told_by_the_library() -> None:
    text, problems = render(("en", ()), "phrase-room", {})
    assert problems and text == render_by_the_library(("en", ()), "phrase-room", {})[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_library_is_asked_for_no_message(language: str) -> None:
    """It takes a tenth of a millisecond: a selection by numbers and plural forms has its numbers first."""
    for speech in speeches(language):
        assert not [key for key in keys_of(speech) if plainly(speech, key) is None], speech


def test_what_is_beyond_is_not_compiled() -> None:
    bundle = load_bundle("en")
    function = ftl.Placeable(ftl.FunctionReference(ftl.Identifier("NUMBER"), ftl.CallArguments()))
    with pytest.raises(Beyond):
        compiled(bundle, ftl.Pattern([function]))


def test_what_was_said_is_kept_by_its_key_and_by_the_names_and_values_of_its_variables() -> None:
    t = Messages("en")
    for _ in range(2):
        assert t.get("phrase-room", name="Canteen", number="006") == "Canteen (006)"
        assert t.get("phrase-room", name="Canteen", number="007") == "Canteen (007)"
        assert t.get("phrase-room", name="006", number="Canteen") == "006 (Canteen)"
        assert t.get("phrase-room", number="006", name="Canteen") == "Canteen (006)"
        assert t.get("phrase-quote", name="Canteen") != t.get("phrase-the_corpse", whose="Canteen")
        assert Messages("fr").get("phrase-quote", name="Canteen") != t.get("phrase-quote", name="Canteen")


def test_what_is_said_again_is_kept_and_the_rest_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "RENDERED", 10)
    monkeypatch.setattr(messages, "said_in", lambda speech: ({}, {}))
    made: list[str] = []

    def noted(speech: Speech, key: str, args: dict[str, Any]) -> tuple[str, tuple[str, ...]]:
        made.append(args["name"])
        return render(speech, key, args)

    monkeypatch.setattr(messages, "render", noted)
    t = Messages("en")
    for number in range(40):
        assert t.get("phrase-quote", name="often") == render(("en", ()), "phrase-quote", {"name": "often"})[0]
        t.get("phrase-quote", name=f"once {number}")
        assert len(t._said) <= 10 and len(t._earlier) <= 10
    t.get("phrase-quote", name="once 0")
    assert made.count("often") == 1 and made.count("once 0") == 2
