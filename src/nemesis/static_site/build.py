"""The folder that a web host serves: the page, its engine in a folder named after what is in it, the offline list."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from ..errors import BadSetup
from ..languages import LANGUAGES
from ..server.lookup.catalogue import catalogue
from ..server.transport.endpoints import glossary, text_file
from ..server.transport.gates import HEADERS
from ..server.transport.pages import BUNDLE
from . import fetched
from .pack import compressed, library, packed

BROWSER = Path(__file__).parent / "browser"
PYTHON = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
WORKERS = ("worker.mjs", "thinker.mjs", "python.mjs")
ONLY_WITH_A_SERVER = ("offline-worker.js", "offline.html", "offline.css", "offline.js")
COUNTED = ("pyodide.asm.wasm", "library.pack", "game.pack")
"""What the progress of a first visit counts."""
NOTICE = """Python in this folder is Pyodide ({pyodide}, https://pyodide.org), unmodified, under the Mozilla Public
License 2.0; its source is at https://github.com/pyodide/pyodide. It contains CPython (PSF License).
library.pack is a part of the standard library of CPython (PSF License), compiled.
game.pack holds this game (MIT) and msgspec, fluent.runtime, fluent.syntax, Babel, attrs, structlog, pytz,
typing_extensions, each under its own license (BSD, Apache 2.0, MIT, PSF).
"""


def build(site: Path, downloads: Path, compiled: Path | None = None, bundle: Path = BUNDLE) -> str:
    """Make the folder anew; its version. `downloads` is kept for the next time, `compiled` for whoever wants to see.

    `BadSetup` says why it cannot be made.
    """
    if not (bundle / "index.html").is_file():
        raise BadSetup(f"the browser edition is not in {bundle}", reason="build_failed", what="web", cause=str(bundle))
    if site.exists() and any(site.iterdir()) and not (site / "service-worker.js").is_file():
        raise BadSetup(f"{site} is not empty and no static page", reason="not_empty", file=str(site))
    downloads.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(site, ignore_errors=True)
    shutil.copytree(bundle, site, ignore=shutil.ignore_patterns(*ONLY_WITH_A_SERVER))
    engine = site / "engine"
    with TemporaryDirectory() as spare:
        put_engine(engine, downloads, compiled or Path(spare))
    version = digest(site)
    engine = engine.rename(site / f"engine-{version}")
    put_page(site, f"engine-{version}/worker.mjs")
    put_list(site, version)
    return version


def put_engine(engine: Path, downloads: Path, compiled: Path) -> None:
    pyodide = fetched.pyodide(downloads)
    engine.mkdir()
    for name in PYTHON:
        shutil.copyfile(pyodide / name, engine / name)
    for name in WORKERS:
        shutil.copyfile(BROWSER / name, engine / name)
    standard = library(compiled / "library", pyodide)
    game = packed(compiled / "game", pyodide, fetched.msgspec_wheel(downloads), standard)
    (engine / "library.pack").write_bytes(compressed(standard.read_bytes()))
    (engine / "game.pack").write_bytes(compressed(game))
    (engine / "NOTICE.txt").write_text(NOTICE.format(pyodide=fetched.PYODIDE), encoding="utf-8")
    lock = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    total = sum((engine / name).stat().st_size for name in COUNTED)
    sizes = {"total": total, "lock": {"info": lock["info"], "packages": {}}}
    (engine / "sizes.json").write_text(json.dumps(sizes), encoding="utf-8")
    put_answers(engine / "api")


def put_answers(api: Path) -> None:
    """What never changes, under the path at which a server answers it: pages show it before Python has started."""
    for folder in ("texts", "terms"):
        (api / folder).mkdir(parents=True)
    for language in LANGUAGES:
        (api / "texts" / language).write_bytes(text_file(language).body)
        (api / "terms" / language).write_bytes(msgspec.json.encode(glossary(language)))
    (api / "catalogue").write_bytes(msgspec.json.encode(catalogue()))


def put_page(site: Path, worker: str) -> None:
    """Every address relative to the page, so that it can lie below any path."""
    index = site / "index.html"
    text = re.sub(r'(src|href)="/', r'\1="./', index.read_text(encoding="utf-8"))
    head = (
        f'<meta http-equiv="content-security-policy" content="{policy()}" />\n'
        f'    <meta name="nemesis-engine" content="./{worker}" />\n    '
    )
    index.write_text(text.replace("<title>", f"{head}<title>", 1), encoding="utf-8")


def policy() -> str:
    """The server's, and WebAssembly; a page cannot forbid its frames."""
    rules = HEADERS["content-security-policy"].split("; ")
    rules = [rule for rule in rules if not rule.startswith("frame-ancestors")]
    return "; ".join(rule.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'") for rule in rules)


def put_list(site: Path, version: str) -> None:
    files = sorted(path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    files = ["./", *(file for file in files if file != "index.html")]
    text = (BROWSER / "service-worker.js").read_text(encoding="utf-8")
    listed = json.dumps({"version": version, "files": files})
    (site / "service-worker.js").write_text(text.replace("__LIST__", listed), encoding="utf-8")


def size_of(site: Path) -> int:
    return sum(path.stat().st_size for path in site.rglob("*") if path.is_file())


def digest(site: Path) -> str:
    found = hashlib.sha256()
    for path in sorted(path for path in site.rglob("*") if path.is_file()):
        found.update(path.relative_to(site).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:12]
