"""What the page needs that is not ours: Python for browsers, and msgspec compiled for it. Fetched, never in git."""

from __future__ import annotations

import base64
import hashlib
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from ..errors import BadSetup

PYODIDE = "pyodide@314.0.7"
PYODIDE_SHA512 = "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
MSGSPEC = "msgspec==0.22.0"
MSGSPEC_SHA512 = "+OG0FceIC7dParogWOTgRjln5/iLtYqg6Zdar/PAtiuV6jUS0Wtp03wUtZyD32k6KsP20p+GaIGjY2cX9z+noA=="
FOR_PYODIDE = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp",
               "--abi", "cp314")  # fmt: skip


def pyodide(folder: Path) -> Path:
    """The unpacked npm package; fetched if this folder has not got it yet."""
    archive = folder / f"{PYODIDE.replace('@', '-')}.tgz"
    if not archive.is_file():
        run(needed("npm"), "pack", PYODIDE, "--silent", "--pack-destination", str(folder))
    check(archive, PYODIDE_SHA512)
    unpacked = folder / "package"
    if not unpacked.is_dir():
        with tarfile.open(archive) as packed:
            packed.extractall(folder, filter="data")
    return unpacked


def msgspec_wheel(folder: Path) -> Path:
    found = sorted(folder.glob("msgspec-*.whl"))
    if not found:
        pip = (sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:")
        run(*pip, *FOR_PYODIDE, "--dest", str(folder), MSGSPEC)
        found = sorted(folder.glob("msgspec-*.whl"))
    check(found[0], MSGSPEC_SHA512)
    return found[0]


def needed(program: str) -> str:
    path = shutil.which(program)
    if path is None:
        raise BadSetup(
            f"the static page is built with {program}: install Node 20 or newer", reason="needs_node", program=program
        )
    return path


def run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        said = f"{Path(command[0]).name} failed: {done.stderr.strip() or done.stdout.strip()}"
        raise BadSetup(said, reason="build_failed", what=Path(command[0]).name, cause=done.stderr.strip()[-800:])


def check(file: Path, sha512: str) -> None:
    """What arrived is what was pinned; anything else is thrown away."""
    if base64.b64encode(hashlib.sha512(file.read_bytes()).digest()).decode() != sha512:
        file.unlink()
        said = f"{file.name} is not the file that was expected; it was deleted, try again"
        raise BadSetup(said, reason="build_failed", what=file.name, cause="sha512")
