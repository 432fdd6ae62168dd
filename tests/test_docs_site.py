"""The docs site builds strictly (no dead link, no page that the navigation leaves out) and needs nothing from elsewhere."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

import nemesis

ROOT = Path(__file__).parent.parent
PACKAGES = ("view", "scenario", "text", "bots", "coach", "sim", "rl")
LOADED = re.compile(r"""<(?:script|img|iframe|link)\b[^>]*?\b(?:src|href)=["']?(?:https?:)?//[^>]*>""")
LOADED_BY_STYLE = re.compile(r"""(?:url\(|@import)\s*["']?(?:https?:)?//""")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs") / "site"
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_every_document_is_a_page_and_the_readme_the_first(site: Path) -> None:
    for path in (ROOT / "docs").rglob("*.md"):
        name = path.relative_to(ROOT / "docs").with_suffix("")
        assert (site / name / "index.html").is_file() or path.name in ("index.md", "README.md"), path
    assert "make play" in (site / "index.html").read_text(encoding="utf-8")


def test_it_loads_nothing_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        assert LOADED.findall(page.read_text(encoding="utf-8")) == [], page
    for style in site.rglob("*.css"):
        assert not LOADED_BY_STYLE.search(style.read_text(encoding="utf-8")), style


def test_the_public_names_are_described_from_their_docstrings(site: Path) -> None:
    pages = "".join(page.read_text(encoding="utf-8") for page in (site / "reference").rglob("*.html"))
    public = [f"nemesis.{'errors.' if name[0] in 'BINU' else ''}{name}" for name in nemesis.__all__]
    for package in PACKAGES:
        public += [f"nemesis.{package}.{name}" for name in importlib.import_module(f"nemesis.{package}").__all__]
    described = set(re.findall(r'id="(nemesis\.[\w.]+)"', pages))
    in_a_module_of_its_name = {name for name in public if f"{name}.{name.rpartition('.')[2]}" in described}
    assert sorted(set(public) - described - in_a_module_of_its_name) == []
