"""Hooks: each is declared once, asked for, used, and listed; a misspelt or misused one is refused."""

from __future__ import annotations

import ast
import inspect
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path

import hook_list
import pytest
from mypy import api

from nemesis import BadSetup, Game, Setup
from nemesis.engine.hooks import HOOKS, Hook, Interception, Modifier, Trigger, fits, merge_hooks
from nemesis.engine.ruleset import Module
from nemesis.rules.actions import ESCAPE_COST, escape_cost
from nemesis.rules.combat import COMBAT_FACE, SHOT
from nemesis.rules.components import Weakness
from nemesis.rules.objectives import OBJECTIVES_DEALT
from nemesis.rules.ship import fold, may_change
from nemesis.rules.species import TOUGHNESS
from nemesis.rules.state import Seat, State
from nemesis.rules.turns import PASSED

ROOT = Path(__file__).parent.parent
every_hook = pytest.mark.parametrize("hook", HOOKS.values(), ids=HOOKS)
CLASSES = {"modifier": Modifier, "trigger": Trigger, "interception": Interception}
ASKED_ELSEWHERE = {
    TOUGHNESS: "each species judges its own injury checks",
    OBJECTIVES_DEALT: "views lie above the content that knows what was dealt",
}


# -- the declarations -------------------------------------------------------------------------------------


@every_hook
def test_a_hook_is_a_typed_constant_of_its_file(hook: Hook) -> None:
    path, declaration = hook_list.declared()[hook]
    assert getattr(import_module(hook.module), hook.constant) is hook
    assert hook.module == ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
    assert declaration.constant == hook.constant and declaration.kind == hook_list.KINDS[hook.kind]
    assert type(hook) is CLASSES[hook.kind]


@every_hook
def test_a_hook_names_as_many_things_as_it_has_types(hook: Hook) -> None:
    _, declaration = hook_list.declared()[hook]
    assert len(hook.takes) == len(declaration.types)
    assert all(name.isidentifier() for name in hook.takes) and len(set(hook.takes)) == len(hook.takes)
    assert hook.doc[0].isupper() and hook.doc.endswith(".")


@every_hook
def test_a_hook_is_asked_for_where_it_is_declared(hook: Hook) -> None:
    path, _ = hook_list.declared()[hook]
    asking = hook_list.asked_in().get(hook.constant, [])
    assert asking, f"nobody asks for {hook}"
    assert (path not in asking) == (hook in ASKED_ELSEWHERE)


def test_nothing_is_asked_for_but_declared_hooks() -> None:
    assert set(hook_list.asked_in()) == {hook.constant for hook in HOOKS.values()}


def test_nobody_looks_hooks_up_by_hand() -> None:
    """The ruleset is untyped where steps read it, so only the two files that ask in everybody's name may."""
    looking = {
        path.relative_to(hook_list.SOURCE).as_posix()
        for path in hook_list.files()
        for node in ast.walk(hook_list.parsed(path))
        if isinstance(node, ast.Attribute) and node.attr in ("hooks", "modifiers", "triggers")
        if isinstance(node.value, ast.Attribute) and node.value.attr == "rules"
    }
    assert looking == {"engine/hooks.py", "rules/ship.py"}


@every_hook
def test_a_hook_is_used_by_a_module_or_a_card(hook: Hook) -> None:
    assert hook in hook_list.used_by(), f"delete {hook}: nobody uses it"


@pytest.mark.parametrize(
    ("hook", "function"),
    [
        pytest.param(hooked.hook, function, id=f"{owner}-{hooked.hook}-{function.__name__}")
        for owner, hooked in hook_list.uses()
        for function in hooked.functions
    ],
)
def test_a_function_takes_what_its_hook_gives(hook: Hook, function: object) -> None:
    assert callable(function)
    inspect.signature(function).bind("game", *hook.takes)


def test_the_list_of_hooks_is_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "hook_list.py"), "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


# -- what is refused --------------------------------------------------------------------------------------


def changes_nothing(g: State, face: str, figure: object) -> str:
    return face


def test_two_hooks_of_one_name_are_refused() -> None:
    known = dict(HOOKS)
    with pytest.raises(ValueError, match=r"two hooks are called 'passed': in nemesis\.rules\.turns and in tests"):
        Trigger("passed", "seat", "Once more.")
    assert known == HOOKS


@pytest.mark.parametrize(
    "hooks", [("combat_fase",), (("combat_face", changes_nothing),), {"Combat_Face": changes_nothing}]
)
def test_a_misspelt_hook_is_refused_and_the_right_one_named(hooks: tuple[object, ...]) -> None:
    with pytest.raises(
        BadSetup, match=r"'mine'.*no declared hook; near it: COMBAT_FACE\.by\(\.\.\.\) from nemesis\.rules\.combat"
    ):
        Module("mine", hooks=hooks)  # type: ignore[arg-type]


def test_a_hook_without_likeness_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"hooks on to 7, which is no declared hook; see docs/hooks\.md"):
        Module("mine", hooks=(7,))  # type: ignore[arg-type]


def test_a_function_of_another_shape_is_refused() -> None:
    with pytest.raises(
        BadSetup, match=r"COMBAT_FACE calls its functions with \(game, face, figure\); .*lambda.* takes \(g, face\)"
    ):
        COMBAT_FACE.by(lambda g, face: face)  # type: ignore[misc, arg-type]


@pytest.mark.parametrize(
    ("function", "right"),
    [
        (lambda g, face, figure: face, True),
        (lambda g, face, figure=None: face, True),
        (lambda g, *more: more[0], True),
        (lambda g, face, figure, more=0: face, True),
        (partial(lambda extra, g, face, figure: face, 0), True),
        (lambda g, face: face, False),
        (lambda g, face, figure, more: face, False),
        (lambda g, face, figure, *, more: face, False),
    ],
)
def test_a_function_fits_if_it_can_be_called(function: Callable[..., str], right: bool) -> None:
    assert fits(function, 1 + len(COMBAT_FACE.takes)) == right
    if right:
        assert function("game", "miss", None) == "miss"


def test_a_card_may_only_change_values() -> None:
    with pytest.raises(
        BadSetup, match="card 'weak_mine' hooks on to SHOT, but may only change values: it is a trigger"
    ):
        Weakness("weak_mine", (SHOT.by(lambda g, p: None),))  # type: ignore[arg-type]


def test_a_word_is_no_hook() -> None:
    """Looked up by its name, a hook is not found: there is one way to ask for it."""
    game = Game.new(Setup(players=2))
    assert COMBAT_FACE in game.rules.hooks and "combat_face" not in game.rules.hooks
    assert set(game.rules.hooks) == set(HOOKS.values())


def test_mypy_holds_modules_and_steps_to_the_declaration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the types of a hook came to nothing, every one of these lines would pass."""
    lines = {
        "FACE.by(right)": True,
        "FACE.by(lambda g, face, n: 1)": False,
        "FACE.by(too_short)": False,
        "FACE.by(of_another_type)": False,
        "MOMENT.by(lambda g, n, word: None)": True,
        "MOMENT.by(lambda g, n: None)": False,
        "TAKEN.by(lambda g, n: True)": True,
        "TAKEN.by(lambda g, n: None)": False,
        "[react(g, 1, 'word') for react in MOMENT.of(g)]": True,
        "[react(g, 1) for react in MOMENT.of(g)]": False,
        "[react(g, 'word') for react in TAKEN.of(g)]": False,
        "word: str = fold(g, FACE, 'miss', 1)": True,
        "number: int = fold(g, FACE, 'miss', 1)": False,
        "fold(g, FACE, 'miss')": False,
        "fold(g, FACE, 'miss', 'one')": False,
        "fold(g, MOMENT, 1, 'word')": False,
    }
    head = """\
from typing import Any
from nemesis.engine.hooks import Interception, Modifier, Trigger
from nemesis.rules.ship import fold
FACE: Modifier[str, int] = Modifier("a", "face, n", "")
MOMENT: Trigger[int, str] = Trigger("b", "n, word", "")
TAKEN: Interception[int] = Interception("c", "n", "")
g: Any = None
def right(g: Any, face: str, n: int) -> str: return face
def too_short(g: Any, face: str) -> str: return face
def of_another_type(g: Any, face: str, n: str) -> str: return face
"""
    snippet = tmp_path / "snippet.py"
    snippet.write_text(head + "\n".join(lines) + "\n", encoding="utf-8")
    monkeypatch.setenv("MYPYPATH", str(ROOT / "src"))
    options = ["--strict", "--config-file", "", "--follow-imports", "silent", "--cache-dir", str(tmp_path / "cache")]
    said, trouble, _ = api.run([*options, str(snippet)])
    first = head.count("\n") + 1
    wrong = {int(line.split(":")[1]) for line in said.splitlines() if ": error:" in line}
    assert not trouble
    assert wrong == {first + n for n, right in enumerate(lines.values()) if not right}, said


# -- what they do -----------------------------------------------------------------------------------------


def test_cards_that_last_come_before_the_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-26.1. Every value can be changed by a card, also those that so far only modules change."""
    game = Game.new(Setup(players=2, seed=5))
    p = game.seats[0]
    assert escape_cost(game, p) == 1 and not may_change(game, ESCAPE_COST)
    game.lasting = ["weak_energy"]
    assert escape_cost(game, p) == 1 and not may_change(game, ESCAPE_COST)
    monkeypatch.setitem(game.rules.lasting, "weak_energy", {ESCAPE_COST: (lambda g, cost, p: cost + 1,)})
    assert escape_cost(game, p) == 2 and may_change(game, ESCAPE_COST)
    monkeypatch.setitem(game.rules.hooks, ESCAPE_COST, (lambda g, cost, p: cost * 10,))
    assert escape_cost(game, p) == 20 and fold(game, ESCAPE_COST, 2, p) == 30
    game.lasting = []
    assert escape_cost(game, p) == 10 and may_change(game, ESCAPE_COST)


def test_the_functions_of_a_hook_are_called_in_the_order_of_the_modules() -> None:
    def first(g: State, p: Seat) -> None: ...

    def second(g: State, p: Seat) -> None: ...

    def third(g: State, p: Seat) -> None: ...

    merged = merge_hooks((PASSED.by(first), SHOT.by(third), PASSED.by(second, third)))
    assert merged == {PASSED: (first, second, third), SHOT: (third,)}
