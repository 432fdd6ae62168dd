"""Questions: each is declared once, with the shapes of its options; all that is offered has one of them."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.content import BOXES
from nemesis.engine import questions
from nemesis.engine.machine import Ask
from nemesis.engine.questions import QUESTIONS, SHAPES, Meaning, Question, many, one_of, shape, shape_of, values_of
from nemesis.rules import meanings
from nemesis.rules.actions import BASIC_ACTIONS
from nemesis.rules.meanings import CARD, CORRIDOR, ROOM
from nemesis.rules.turns import TURN

from . import golden
from .playing import KINDS, play, setups

PACKAGE = Path(__file__).parent.parent / "src" / "nemesis"
every_question = pytest.mark.parametrize("question", QUESTIONS.values(), ids=QUESTIONS)


@cache
def sources() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}


def asking() -> Iterator[ast.Module]:
    """The files whose steps ask."""
    for path, tree in sources().items():
        if path.relative_to(PACKAGE).parts[0] in ("rules", "content"):
            yield tree


# -- the declarations -------------------------------------------------------------------------------------


@every_question
def test_a_question_is_a_constant_of_its_file(question: Question) -> None:
    names = [name for name, found in vars(import_module(question.module)).items() if found is question]
    assert len(names) == 1 and names[0].isupper()
    assert question.doc[0].isupper() and question.doc.endswith(".")
    assert question.shapes


@every_question
def test_what_a_box_brings_to_a_question_is_declared_in_that_box(question: Question) -> None:
    brought = {module for module in question.shapes.values() if module != question.module}
    assert all(module.startswith("nemesis.content.") for module in brought)


def test_every_meaning_is_one_of_the_closed_list() -> None:
    known = {value for value in vars(meanings).values() if isinstance(value, Meaning)}
    named = {meaning for shapes in SHAPES.values() for found in shapes for _, meaning in found.places}
    assert {m for m in named if not m.words and not m.many} <= known
    assert {many(m) for m in known} >= {m for m in named if m.many}
    assert len({m.name for m in known}) == len(known)


def test_only_questions_make_asks() -> None:
    for path, tree in sources().items():
        made = [n for n in ast.walk(tree) if isinstance(n, ast.Call) and getattr(n.func, "id", "") == "Ask"]
        assert not made, path


def test_every_question_is_asked() -> None:
    """Its constant is read somewhere, and every word of its options is written where options are made."""
    read: set[str] = set()
    written: set[str] = set()
    for tree in asking():
        declared = {n for call in declarations(tree) for n in ast.walk(call)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node not in declared:
                read.add(node.id)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in declared:
                written.add(node.value)
    for question in QUESTIONS.values():
        assert {name for name, found in vars(import_module(question.module)).items() if found is question} <= read
        assert {found.word for found in question.shapes} <= written, question


def declarations(tree: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in ("Question", "shape", "also"):
            yield node


def test_every_action_of_a_turn_has_a_shape() -> None:
    """Basic Actions of the rules, and those that a module adds."""
    actions = {name for box in BOXES for module in box.every_module() for name in module.actions}
    assert {*BASIC_ACTIONS, *actions} <= {found.word for found in TURN.shapes}


# -- declaring --------------------------------------------------------------------------------------------


@pytest.fixture
def registries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "QUESTIONS", {})
    monkeypatch.setattr(questions, "SHAPES", {})


@pytest.mark.usefixtures("registries")
def test_a_name_belongs_to_one_question() -> None:
    Question("digging", "no", doc="Whether one digs.")
    with pytest.raises(ValueError, match=r"two questions are called 'digging': in .*test_questions"):
        Question("digging", doc="Where one digs.")


@pytest.mark.usefixtures("registries")
def test_a_word_means_the_same_in_every_question() -> None:
    assert shape("dig", room=ROOM) is shape("dig", room=ROOM)
    assert shape("dig", room=ROOM, corridor=CORRIDOR) != shape("dig", room=ROOM)
    with pytest.raises(ValueError, match="options that begin with 'dig' have two shapes"):
        shape("dig", card=CARD)


@pytest.mark.usefixtures("registries")
def test_a_module_brings_options_to_a_question_of_somebody_else() -> None:
    question = Question("digging", "no", doc="Where one digs.")
    question.also(shape("dig", room=ROOM))
    question.check(["no", ("dig", 6)])
    assert set(question.shapes.values()) == {__name__}
    with pytest.raises(ValueError, match=r"'digging' has .* again in"):
        question.also("no")


@pytest.mark.usefixtures("registries")
def test_an_option_without_a_shape_is_refused() -> None:
    question = Question(
        "digging", "no", shape("dig", room=ROOM), shape("fill", how=one_of("half", "all"), with_=many(CARD)),
        doc="Where one digs.",
    )  # fmt: skip
    question.check(["no", ("dig", 6), ("fill", "half", "a"), ("fill", "all", "a", "b")])
    wrong: tuple[Any, ...] = (
        "yes", ("no",), "dig", ("dig",), ("dig", "6"), ("dig", True), ("dig", 6, 7), ("fill", "all"), ("fill", "none", "a"),
        ("fill", "all", "a", 1), ("leap", 6),
    )  # fmt: skip
    for option in wrong:
        with pytest.raises(ValueError, match="has no shape of 'digging'"):
            question.check([option])


@pytest.mark.usefixtures("registries")
def test_an_option_tells_what_its_values_stand_for() -> None:
    dig, fill = shape("dig", room=ROOM), shape("fill", room=ROOM, with_=many(CARD))
    assert shape_of(("dig", 6)) is dig and shape_of(("fill", 6, "a", "b")) is fill and shape_of(("leap", 6)) is None
    assert values_of(("dig", 6)) == [(ROOM, 6)]
    assert values_of(("fill", 6, "a", "b")) == [(ROOM, 6), (many(CARD), "a"), (many(CARD), "b")]
    assert values_of("dig") == values_of(("leap", 6)) == []


@pytest.mark.usefixtures("registries")
def test_the_rule_is_the_source_where_the_ask_names_none() -> None:
    question = Question("digging", "no", rule="R-5.1", hidden=True, doc="Whether one digs.")
    asked = question.ask(1, ["no"])
    assert (asked.seat, asked.kind, asked.options, asked.source, asked.hidden) == (1, "digging", ["no"], "R-5.1", True)
    assert question.ask(1, ["no"], 0).source == 0


# -- what is asked ----------------------------------------------------------------------------------------

THERE: dict[str, Callable[[Game, Any], bool]] = {
    "room": lambda g, v: 1 <= v < len(g.tiles),
    "corridor": lambda g, v: -1 <= v < len(g.doors),
    "exit": lambda g, v: -len(g.rules.board.spaces) <= v < len(g.doors),
    "figure": lambda g, v: any(f.id == v for f in g.figures),
    "seat": lambda g, v: 0 <= v < len(g.seats),
    "engine": lambda g, v: 0 <= v < len(g.engines),
    "pod": lambda g, v: any(pod[0] == v for pod in g.pods),
    "number": lambda g, v: v >= 0,
    "card": lambda g, v: v in g.rules.types or any(v in family for family in g.rules.families.values()),
    "item": lambda g, v: v in g.rules.types,
    "thing": lambda g, v: bool(v),
    "recipe": lambda g, v: v in g.rules.items,
    "character": lambda g, v: v in g.rules.characters,
    "deck": lambda g, v: v in g.rules.decks,
    "letter": lambda g, v: True,
    "name": lambda g, v: v.isidentifier(),
    "word": lambda g, v: True,
}
"""Is there such a thing on this table, by the name of its meaning?"""


def assert_shaped(game: Game, ask: Ask) -> None:
    question = QUESTIONS[ask.kind]
    question.check(ask.options)
    assert ask.hidden == question.hidden and ask.source != ""
    for option in ask.options:
        if isinstance(option, str):
            continue
        assert shape_of(option) in question.shapes
        for meaning, value in values_of(option):
            assert THERE[meaning.name](game, value), (ask.kind, option)


@pytest.mark.parametrize("kind", KINDS)
def test_every_option_of_random_games_has_a_declared_shape(kind: str) -> None:
    """Every species, and the two modes with a shuttle; modes, boards, options and modules in turn."""
    for setup in setups(4, first_seed=3100, species=kind):
        for game in play(setup):
            for ask in game.asks:
                assert_shaped(game, ask)


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_every_option_of_many_random_games_has_a_declared_shape(kind: str) -> None:
    for setup in setups(60, first_seed=3200, species=kind):
        for game in play(setup):
            for ask in game.asks:
                assert_shaped(game, ask)


@pytest.mark.parametrize(("name", "setup"), list(golden.golden_setups()), ids=lambda v: v if isinstance(v, str) else "")
def test_every_option_of_the_golden_games_has_a_declared_shape(name: str, setup: Setup) -> None:
    for game in play(setup):
        for ask in game.asks:
            assert_shaped(game, ask)


def test_every_option_of_the_golden_positions_has_a_declared_shape() -> None:
    """And of all that a choice there leads to."""
    for _, game in golden.positions():
        for ask in game.asks:
            assert_shaped(game, ask)
        for option in game.ask.options if game.ask is not None else ():
            child = game.copy()
            child.apply(option)
            for ask in child.asks:
                assert_shaped(child, ask)
