"""Our code and the libraries it needs, as one archive of compiled Python."""

from __future__ import annotations

import gzip
import importlib.util
import io
import shutil
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from ..languages import LANGUAGES
from .fetched import needed, run

OURS = Path(__file__).parents[1]
NOT_IN_A_BROWSER = (
    "cli.py", "__main__.py", "data_folder.py", "rl", "sim", "tui", "static_site", "web", "thinking/worker.py",
)  # fmt: skip
"""Below `nemesis`: terminals and research. Of the server, see `parts_of_the_server`."""
STARTED = ("nemesis.server.in_page", "nemesis.thinking.jobs")
"""What the workers of the page import."""
LIBRARIES = ("fluent.runtime", "fluent.syntax", "babel", "attr", "attrs", "structlog", "pytz")
MODULES = ("typing_extensions",)
LOCALES = ("root", *LANGUAGES)
"""Of Babel's: everything else is 32 MB."""
COMPILER = Path(__file__).parent / "browser" / "compile.mjs"
A_FIXED_DAY = (2020, 1, 1, 0, 0, 0)
"""The same contents make the same archive."""


UNUSED = (
    "_pydatetime.py", "_pyio.py", "_pyrepl", "antigravity.py", "bdb.py", "cProfile.py", "cgi.py", "cmd.py", "code.py",
    "compileall.py", "configparser.py", "ctypes", "curses", "dbm", "doctest.py", "ensurepip", "fileinput.py",
    "filecmp.py", "ftplib.py", "getopt.py", "getpass.py", "graphlib.py", "idlelib", "imaplib.py", "mailbox.py",
    "modulefinder.py", "multiprocessing", "netrc.py", "nturl2path.py", "optparse.py", "pdb.py", "pickletools.py",
    "plistlib.py", "poplib.py", "profile.py", "pstats.py", "pty.py", "pyclbr.py", "pydoc.py", "pydoc_data", "sched.py",
    "shelve.py", "smtplib.py", "socketserver.py", "sqlite3", "symtable.py", "tabnanny.py", "this.py", "timeit.py",
    "trace.py", "tracemalloc.py", "tty.py", "turtle.py", "unittest", "venv", "wave.py", "webbrowser.py", "wsgiref",
    "xml", "xmlrpc", "zipapp.py",
)  # fmt: skip
"""Of the standard library: debuggers, old protocols, processes, what C does faster."""
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8", "utf_8_sig", "raw_unicode_escape")


def library(staging: Path, pyodide: Path) -> Path:
    """The standard library, compiled, without what no game needs; a zip without compression."""
    shutil.rmtree(staging, ignore_errors=True)
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as full:
        full.extractall(staging, [name for name in full.namelist() if is_used(Path(name))])
    run(needed("node"), str(COMPILER), str(pyodide), str(staging))
    made = staging.with_suffix(".zip")
    made.write_bytes(zipped(staging))
    return made


def is_used(inside: Path) -> bool:
    if inside.parts[0] == "encodings" and inside.suffix == ".py":
        return inside.stem in ENCODINGS
    return inside.parts[0] not in UNUSED


def compressed(archive: bytes) -> bytes:
    """A zip without compression, compressed as a whole: smaller than file by file, and on every host."""
    return gzip.compress(archive, 9, mtime=0)


def packed(staging: Path, pyodide: Path, msgspec: Path, library: Path) -> bytes:
    """The game as a zip without compression, tried out with this standard library."""
    shutil.rmtree(staging, ignore_errors=True)
    for source, name in sources():
        place = staging / name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, place)
    with zipfile.ZipFile(msgspec) as wheel:
        wheel.extractall(staging, [n for n in wheel.namelist() if n.endswith((".py", ".so")) or "licenses/" in n])
    run(needed("node"), str(COMPILER), str(pyodide), str(staging), str(library))
    return zipped(staging)


def zipped(folder: Path) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for path in files_below(folder):
            archive.writestr(zipfile.ZipInfo(path.relative_to(folder).as_posix(), A_FIXED_DAY), path.read_bytes())
    return made.getvalue()


def sources() -> Iterator[tuple[Path, str]]:
    """Each file, and its name in the archive."""
    of_the_server = parts_of_the_server()
    for path in files_below(OURS):
        inside = path.relative_to(OURS)
        left_out = any(inside.is_relative_to(part) for part in NOT_IN_A_BROWSER)
        if not left_out and (inside.parts[0] != "server" or inside in of_the_server):
            yield path, f"nemesis/{inside.as_posix()}"
    for library in LIBRARIES:
        folder = folder_of(library)
        for path in files_below(folder):
            inside = path.relative_to(folder)
            if wanted(library, inside):
                yield path, f"{library.replace('.', '/')}/{inside.as_posix()}"
    for module in MODULES:
        found = importlib.util.find_spec(module)
        assert found is not None and found.origin is not None
        yield Path(found.origin), f"{module}.py"


def parts_of_the_server() -> set[Path]:
    """Only what the workers load: no HTTP, databases or processes."""
    files = "print(*(str(getattr(module, '__file__', '')) for module in list(sys.modules.values())), sep='\\n')"
    code = f"import sys, {', '.join(STARTED)}; {files}"
    loaded = {Path(line) for line in run(sys.executable, "-c", code).splitlines()}
    return {path.relative_to(OURS) for path in loaded if path.is_relative_to(OURS / "server")}


def files_below(folder: Path) -> list[Path]:
    return sorted(p for p in folder.rglob("*") if p.is_file() and "__pycache__" not in p.parts)


def folder_of(library: str) -> Path:
    found = importlib.util.find_spec(library)
    assert found is not None and found.origin is not None
    return Path(found.origin).parent


def wanted(library: str, inside: Path) -> bool:
    if inside.suffix == ".dat" and inside.parent.name == "locale-data":
        return inside.stem in LOCALES
    tools = library == "babel" and inside.parts[0] == "messages"
    return not tools and inside.suffix in (".py", ".dat")
