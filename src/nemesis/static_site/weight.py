"""How much a visitor fetches from a host that compresses. There is a limit: nobody waits for more."""

from __future__ import annotations

import json
from pathlib import Path

from ..errors import BadSetup
from .fetched import PYODIDE_WEIGHTS, needed, run

MOST = 7_000_000
WEIGH = Path(__file__).parent / "browser" / "weigh.mjs"
COMPRESSED = ".pack"


def weigh(site: Path) -> int:
    """The bytes of all files, as Brotli unless they are compressed already."""
    files = [path for path in site.rglob("*") if path.is_file()]
    total = sum(PYODIDE_WEIGHTS.get(path.name, 0) for path in files)
    total += sum(path.stat().st_size for path in files if path.suffix == COMPRESSED)
    others = [path for path in files if path.suffix != COMPRESSED and path.name not in PYODIDE_WEIGHTS]
    weights: list[int] = json.loads(run(needed("node"), str(WEIGH), *map(str, others)))
    return total + sum(weights)


def check_weight(site: Path) -> int:
    weight = weigh(site)
    if weight > MOST:
        said = f"{site} weighs {weight} bytes as Brotli; at most {MOST} are allowed"
        raise BadSetup(said, reason="too_heavy", megabytes=round(weight / 1e6, 2), most=round(MOST / 1e6, 2))
    return weight
