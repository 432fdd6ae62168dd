"""The committed bundle is what the sources make: nobody needs Node to play, and nobody plays something else."""

from __future__ import annotations

import filecmp
import shutil
import subprocess
from pathlib import Path

import pytest

from ..needs import missing

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web"
BUNDLE = ROOT / "src" / "nemesis" / "web"


@pytest.fixture(scope="module")
def node() -> None:
    """`make test` installs the page's packages; without Node this is said, and in CI it is an error."""
    if shutil.which("npm") is None or not (WEB / "node_modules").is_dir():
        missing("the page's tools are missing: install Node 20 or newer and run `make web-packages`")


def run(*command: str) -> None:
    done = subprocess.run(["npx", "--no-install", *command], cwd=WEB, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def files(folder: Path) -> list[str]:
    return sorted(str(p.relative_to(folder)) for p in folder.rglob("*") if p.is_file())


def test_the_bundle_is_built_from_these_sources(node: None, tmp_path: Path) -> None:
    run("vite", "build", "--outDir", str(tmp_path / "bundle"), "--logLevel", "error")
    assert files(tmp_path / "bundle") == files(BUNDLE), "the bundle is out of date: run `make web`"
    _, different, unreadable = filecmp.cmpfiles(tmp_path / "bundle", BUNDLE, files(BUNDLE), shallow=False)
    assert (different, unreadable) == ([], []), "the bundle is out of date: run `make web`"


def test_the_page_has_no_type_errors_or_warnings(node: None) -> None:
    run("svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human")


def test_the_unit_tests_of_the_page_pass(node: None) -> None:
    run("vitest", "run")


def test_the_bundle_names_no_other_host() -> None:
    """Nothing is loaded from elsewhere when the page runs."""
    page = (BUNDLE / "index.html").read_text(encoding="utf-8")
    assert "//" not in page.replace("<!--", "")
    for name in files(BUNDLE):
        if name.endswith(".css"):
            assert "@import" not in (BUNDLE / name).read_text(encoding="utf-8")
