"""What is shipped: the wheel holds all that a player needs, the source archive all that somebody who carries on needs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import nemesis

ROOT = Path(__file__).parent.parent
FOLDERS = (".ci", ".github", "bench", "docs", "examples", "src", "tests", "tools", "web")
FILES = (
    ".editorconfig", ".gitattributes", ".gitignore", ".pre-commit-config.yaml", "CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md",
    "LICENSE", "Makefile", "README.md", "SECURITY.md", "mkdocs.yml", "pyproject.toml",
)  # fmt: skip
MADE_HERE = {"__pycache__", "node_modules", "results.json"}
HANDFUL = (
    "test_the_types_are_up_to_date",  # web/ and tools/
    "test_the_bundle_names_no_other_host",  # the built page
    "test_all_gates_hold",  # bench/
    "test_the_data_pack_of_the_documentation_is_valid",  # docs/
    "test_a_save_of_schema_1_is_replayed_by_the_defaults_of_its_day",  # files beside the tests
    "test_the_version_is_that_of_the_package",
)
"""Tests that need a part of the archive each."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the source archive, made without a network."""
    folder = tmp_path_factory.mktemp("built")
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-d", str(folder)], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def files_below(folder: Path) -> Iterator[str]:
    """Those that belong to the project, by their path from the root."""
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(set(folders) - MADE_HERE)
        for name in sorted(set(names) - MADE_HERE):
            yield (Path(place) / name).relative_to(ROOT).as_posix()


def test_the_wheel_holds_the_package_with_its_texts_types_and_page(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
        (about,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        assert f"\nVersion: {nemesis.__version__}\n" in archive.read(about).decode()
    assert names == {name.removeprefix("src/") for name in files_below(ROOT / "src")}
    for suffix in (".ftl", ".toml", "py.typed", "web/index.html", ".js", ".css"):
        assert any(name.endswith(suffix) for name in names), suffix


def test_the_source_archive_holds_everything_and_its_tests_run(built: Path, tmp_path: Path) -> None:
    """All of them are found from the unpacked archive, and a handful passes there."""
    (archive,) = built.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.iterdir()
    wanted = {*FILES, *(name for folder in FOLDERS for name in files_below(ROOT / folder))}
    assert sorted(name for name in wanted if not (unpacked / name).is_file()) == []
    assert not (unpacked / "web" / "node_modules").exists()

    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:xdist",
         "-k", " or ".join(HANDFUL)],
        cwd=unpacked, env=os.environ | {"PYTHONPATH": str(unpacked / "src")}, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    passed, left_out = re.findall(r"(\d+) passed, (\d+) deselected", done.stdout)[-1]
    assert int(passed) >= len(HANDFUL) and int(left_out) > 1000
