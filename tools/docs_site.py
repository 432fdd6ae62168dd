"""What the docs site needs beyond docs/, as hooks of mkdocs: the README as its front page, and whatever pages link to.

In the checkout a page links to a file by its path, as forges show it. Here the same links are made to work on the site:
a Markdown file outside docs/ becomes a page, a source file a page that shows it. The examples in docstrings are marked
as code.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any

import griffe
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent
FRONT = "README.md"
LINK = re.compile(r"(?<=\]\()([^)#\s]+)(?=[)#])")
EXAMPLE = re.compile(r"^>>> .+(?:\n.+)*", re.MULTILINE)
LANGUAGES = {".py": "python", ".toml": "toml", ".ts": "typescript", ".txt": "text"}


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """An entry `folder/` of the navigation stands for the pages of that folder, if there are any."""
    config.nav = list(unfolded(config.nav or []))
    return config


def unfolded(entries: list[Any]) -> Iterator[Any]:
    for entry in entries:
        if isinstance(entry, dict):
            yield {title: list(unfolded(e)) if isinstance(e, list) else e for title, e in entry.items()}
        elif entry.endswith("/"):
            pages = sorted((ROOT / "docs" / entry).rglob("*.md"), key=lambda p: (p.stem not in ("index", "README"), p))
            yield from (page.relative_to(ROOT / "docs").as_posix() for page in pages)
        else:
            yield entry


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the front page, and every file of the checkout that is linked to, from page to page."""
    added: set[str] = set()
    to_read = [FRONT, *(f"docs/{file.src_uri}" for file in files.documentation_pages())]
    while to_read:
        path = to_read.pop()
        if path not in added and not path.startswith("docs/"):
            added.add(path)
            files.append(file_at(path, config))
        if path.endswith(".md"):
            to_read += [t for t in targets(path, (ROOT / path).read_text(encoding="utf-8")) if t not in added]
    return files


def targets(path: str, markdown: str) -> list[str]:
    """Files outside docs/ that a page links to, by their path in the checkout."""
    found = (in_checkout(path, link) for link in LINK.findall(markdown))
    return [target for target in found if target is not None and not target.startswith("docs/")]


def in_checkout(path: str, link: str) -> str | None:
    """The file that a link of a page leads to; None: no file of the checkout."""
    if "://" in link:
        return None
    target = PurePosixPath(os.path.normpath(PurePosixPath(path).parent / link)).as_posix()
    return target if (ROOT / target).is_file() else None


def file_at(path: str, config: MkDocsConfig) -> File:
    uri = place_of(path)
    if uri == path or path == FRONT:
        source = str(ROOT / path)
        return File.generated(config, uri, abs_src_path=source, inclusion=InclusionLevel.NOT_IN_NAV)
    text = (ROOT / path).read_text(encoding="utf-8")
    shown = f"# {path}\n\n````{LANGUAGES.get(PurePosixPath(path).suffix, 'text')}\n{text}````\n"
    return File.generated(config, uri, content=shown, inclusion=InclusionLevel.NOT_IN_NAV)


def place_of(path: str) -> str:
    """Where a file of the checkout is on the site."""
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    if path == FRONT:
        return "index.md"
    return path if path.endswith((".md", ".png", ".svg")) else f"{path}.md"


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    here = page.file.src_uri
    path = FRONT if here == place_of(FRONT) else f"docs/{here}" if (ROOT / "docs" / here).is_file() else here

    def moved(match: re.Match[str]) -> str:
        target = in_checkout(path, match[1])
        if target is None:
            return match[1]
        return PurePosixPath(os.path.relpath(place_of(target), PurePosixPath(here).parent)).as_posix()

    return LINK.sub(moved, markdown)


class Examples(griffe.Extension):
    """Paragraphs of a docstring that a doctest would run become blocks of code."""

    def on_instance(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(r"```python\n\g<0>\n```", obj.docstring.value)
