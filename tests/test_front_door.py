"""What a stranger meets first agrees with the house: commands that exist, paths that lead somewhere, one list of versions."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WELCOMES = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "docs/adding-a-card.md", "docs/architecture.md")
PLACES = (ROOT, ROOT / "src" / "nemesis", ROOT / "tests")
MADE = (
    "build/site", "src/nemesis/content/promos/thermos.py", "src/nemesis/content/promos/words/en/thermos.ftl",
    "src/nemesis/content/promos/words/fr/thermos.ftl",
    "tests/promos/test_thermos.py",
)  # fmt: skip
"""What a command or the reader makes."""


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def workflow() -> dict[str, Any]:
    jobs: dict[str, Any] = yaml.safe_load(text_of(".github/workflows/tests.yml"))["jobs"]
    return jobs


@pytest.mark.parametrize("name", WELCOMES)
def test_every_target_of_make_that_is_named_exists(name: str) -> None:
    targets = set(re.findall(r"^([a-z.-]+):", text_of("Makefile"), re.MULTILINE))
    named = set(re.findall(r"(?:`|^)make ([a-z.-]+)", text_of(name), re.MULTILINE))
    assert named - targets == set()


@pytest.mark.parametrize("name", WELCOMES)
def test_every_path_that_is_named_leads_somewhere(name: str) -> None:
    named = set(re.findall(r"`(\.?[a-z_]+(?:/[\w.-]+)+/?|\w+\.(?:py|md|toml|yml))`", text_of(name))) - set(MADE)
    lost = [path for path in named if not any((place / path).exists() for place in PLACES)]
    assert sorted(lost) == []


def test_the_workflow_tries_every_python_that_the_package_names() -> None:
    named = [c.rpartition(" ")[2] for c in PROJECT["project"]["classifiers"] if re.search(r":: 3\.\d+$", c)]
    assert PROJECT["project"]["requires-python"] == f">={named[0]}"
    for job in workflow().values():
        assert job["strategy"]["matrix"]["python"] == named


def test_what_the_workflow_leaves_out_exists() -> None:
    markers = [m.partition(":")[0] for m in PROJECT["tool"]["pytest"]["ini_options"]["markers"]]
    for run in workflow()["elsewhere"]["strategy"]["matrix"]["include"]:
        assert set(re.findall(r"not (\w+)", run["marked"])) <= set(markers)
        assert all((ROOT / path).exists() for path in re.findall(r"--ignore (\S+)", run["left-out"]))


def test_the_hooks_are_those_of_make_lint_and_need_no_network() -> None:
    hooks = []
    for repository in yaml.safe_load(text_of(".pre-commit-config.yaml"))["repos"]:
        assert repository["repo"] == "local"
        hooks += repository["hooks"]
    assert all(h["language"] == "system" and h["entry"].startswith("sh tools/in_venv.sh ") for h in hooks)
    lint = text_of("Makefile").split("\nlint: ")[1].split("\n\n")[0]
    for tool in re.findall(r"\$\(BIN\)/(\w+(?: check| format)?)", lint):
        assert any(f" {tool}" in h["entry"] for h in hooks), tool


def test_editors_and_the_linter_have_lines_of_the_same_length() -> None:
    (length,) = re.findall(r"max_line_length = (\d+)", text_of(".editorconfig"))
    assert int(length) == PROJECT["tool"]["ruff"]["line-length"]
