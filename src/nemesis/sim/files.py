"""The file of all games: a row for each seat, as Parquet (with polars), CSV or lines of JSON."""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Iterable, Iterator
from errno import EACCES
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..errors import BadSetup, cause_of
from .job import SimulationFailed
from .journal import unwritable
from .play import COLUMNS

Rows = Iterable[list[Any]]
SUFFIXES = (".parquet", ".csv", ".jsonl")


def check_out(path: Path) -> None:
    """Fail before the first game rather than after the last."""
    if path.suffix not in SUFFIXES:
        said = f"--out must end in {', '.join(SUFFIXES)}, not {path.name!r}"
        raise BadSetup(said, reason="out_suffix", file=path.name, possible=list(SUFFIXES))
    if path.is_dir():
        said = f"{path} is a folder; name a file"
        raise BadSetup(said, reason="folder", file=str(path), option="--out", example=str(path / "games.csv"))
    if path.suffix == ".parquet":
        need("polars", path.name)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(path, error) from None
    if path.exists() and not os.access(path, os.W_OK):
        raise unwritable(path, PermissionError(EACCES, os.strerror(EACCES)))


def need(package: str, what: str) -> None:
    if find_spec(package) is None:
        command = "pip install 'nemesis-digital[sim]'"
        said = f"{what} needs {package}: {command}"
        raise BadSetup(said, reason="needs_package", what=what, package=package, command=command)


def write_rows(path: Path, rows: Rows) -> None:
    """All or nothing: write a temporary file, then move it into place."""
    beside = path.with_name(path.name + ".tmp")
    try:
        {".parquet": write_parquet, ".csv": write_csv, ".jsonl": write_jsonl}[path.suffix](beside, rows)
        with beside.open("rb+") as file:
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        reason = error.strerror or str(error)
        said = f"{path}: {reason}; the games are kept in its journal, the same command goes on"
        raise SimulationFailed(said, reason="not_written_yet", file=str(path), cause=cause_of(error)) from None


def write_csv(path: Path, rows: Rows) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        for row in rows:
            writer.writerow([str(v).lower() if isinstance(v, bool) else v for v in row])


def write_jsonl(path: Path, rows: Rows) -> None:
    with path.open("w", encoding="utf-8") as file:
        for row in rows:
            file.write(json.dumps(dict(zip(COLUMNS, row, strict=True)), separators=(",", ":")) + "\n")


def write_parquet(path: Path, rows: Rows) -> None:
    # Of the extra `sim`: only Parquet files need it.
    import polars as pl

    kinds = {int: pl.Int64, str: pl.String, bool: pl.Boolean}
    schema = {name: kinds[kind] for name, kind in COLUMNS.items()}
    frames = [pl.DataFrame(part, schema=schema, orient="row") for part in in_parts(rows)]
    frame = pl.concat(frames, rechunk=True) if frames else pl.DataFrame(schema=schema)
    frame.write_parquet(path, compression="zstd")


def in_parts(rows: Rows, size: int = 10_000) -> Iterator[list[list[Any]]]:
    part: list[list[Any]] = []
    for row in rows:
        part.append(row)
        if len(part) == size:
            yield part
            part = []
    if part:
        yield part


# -- reading ------------------------------------------------------------------------------------------


def read_rows(path: Path) -> Iterator[list[Any]]:
    """The rows of a simulation file."""
    if path.suffix not in SUFFIXES:
        said = f"{path} is not a file of results: they end in {', '.join(SUFFIXES)}"
        raise BadSetup(said, reason="results", file=str(path))
    try:
        if path.suffix == ".parquet":
            need("polars", path.name)
            # Of the extra `sim`: only Parquet files need it.
            import polars as pl

            yield from (list(row) for row in pl.read_parquet(path).select(list(COLUMNS)).iter_rows())
        elif path.suffix == ".csv":
            with path.open(encoding="utf-8", newline="") as file:
                for texts in csv.DictReader(file):
                    yield [from_text(texts[name], kind) for name, kind in COLUMNS.items()]
        else:
            with path.open(encoding="utf-8") as file:
                for line in file:
                    found = json.loads(line)
                    yield [found[name] for name in COLUMNS]
    except OSError as error:
        said = f"{path} cannot be read: {error.strerror or error}"
        raise BadSetup(said, reason="unreadable", file=str(path), cause=cause_of(error)) from None
    except BadSetup:
        raise
    except Exception as error:
        said = f"{path} is not a file of results: {type(error).__name__}: {error}"
        raise BadSetup(said, reason="results", file=str(path)) from None


def from_text(text: str, kind: type) -> Any:
    if text == "":
        return None
    return text == "true" if kind is bool else kind(text)
