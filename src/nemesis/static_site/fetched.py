"""What the page needs that is not ours: Python for browsers, and msgspec compiled for it. Fetched, never in git."""

from __future__ import annotations

import base64
import hashlib
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory

from ..errors import BadSetup

PYODIDE = "pyodide@314.0.7"
PYODIDE_SHA512 = "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
PYODIDE_WEIGHTS = {"pyodide.mjs": 6_453, "pyodide.asm.mjs": 207_390, "pyodide.asm.wasm": 2_766_607}
"""Bytes as Brotli (`browser/weigh.mjs`): they are pinned, and to compress them takes half a minute."""
MSGSPEC = "msgspec==0.22.0"
MSGSPEC_SHA512 = "+OG0FceIC7dParogWOTgRjln5/iLtYqg6Zdar/PAtiuV6jUS0Wtp03wUtZyD32k6KsP20p+GaIGjY2cX9z+noA=="
FOR_PYODIDE = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp",
               "--abi", "cp314")  # fmt: skip


def pyodide(folder: Path) -> Path:
    """The unpacked npm package; fetched if this folder has not got it yet."""
    unpacked = folder / PYODIDE
    if not unpacked.is_dir():
        with TemporaryDirectory(dir=folder) as arriving:
            run(needed("npm"), "pack", PYODIDE, "--silent", "--pack-destination", arriving)
            (archive,) = Path(arriving).glob("*.tgz")
            check(archive, PYODIDE_SHA512)
            with tarfile.open(archive) as packed:
                packed.extractall(arriving, filter="data")
            put(Path(arriving) / "package", unpacked)
    return unpacked


def msgspec_wheel(folder: Path) -> Path:
    wheel = folder / f"{MSGSPEC}.whl"
    if not wheel.is_file():
        with TemporaryDirectory(dir=folder) as arriving:
            pip = (sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:")
            run(*pip, *FOR_PYODIDE, "--dest", arriving, MSGSPEC)
            (file,) = Path(arriving).glob("*.whl")
            check(file, MSGSPEC_SHA512)
            put(file, wheel)
    return wheel


def put(arrived: Path, place: Path) -> None:
    """Whole or not at all; somebody else may have been quicker with the same."""
    try:
        arrived.rename(place)
    except OSError:
        if not place.exists():
            raise


def needed(program: str) -> str:
    path = shutil.which(program)
    if path is None:
        raise BadSetup(
            f"the static page is built with {program}: install Node 20 or newer", reason="needs_node", program=program
        )
    return path


def run(*command: str) -> str:
    """What it printed."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        said = f"{Path(command[0]).name} failed: {done.stderr.strip() or done.stdout.strip()}"
        raise BadSetup(said, reason="build_failed", what=Path(command[0]).name, cause=done.stderr.strip()[-800:])
    return done.stdout


def check(file: Path, sha512: str) -> None:
    """What arrived is what was pinned."""
    if base64.b64encode(hashlib.sha512(file.read_bytes()).digest()).decode() != sha512:
        said = f"{file.name} is not the file that was expected"
        raise BadSetup(said, reason="build_failed", what=file.name, cause="sha512")
