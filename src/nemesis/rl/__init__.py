"""Environments for research: PettingZoo, Gymnasium and a batch of games. Needs the extra `rl`."""

from importlib.util import find_spec

from ..errors import BadSetup

MISSING = [name for name in ("numpy", "gymnasium", "pettingzoo") if find_spec(name) is None]
if MISSING:
    raise BadSetup(f"nemesis.rl needs {', '.join(MISSING)}: pip install 'nemesis-digital[rl]'")

from .aec import NemesisAEC, env  # noqa: E402
from .batch import Batch  # noqa: E402
from .compact import observe  # noqa: E402
from .compact_batch import CompactBatch, Seen  # noqa: E402
from .cycles import NemesisParallel, parallel_env  # noqa: E402
from .encode import MAX_OPTIONS, OPTION_SIZE, SIZE, encode  # noqa: E402
from .processes import Processes  # noqa: E402
from .seat import SeatEnv  # noqa: E402
from .table import won  # noqa: E402
from .whole import state  # noqa: E402

__all__ = [
    "MAX_OPTIONS",
    "OPTION_SIZE",
    "SIZE",
    "Batch",
    "CompactBatch",
    "NemesisAEC",
    "NemesisParallel",
    "Processes",
    "SeatEnv",
    "Seen",
    "encode",
    "env",
    "observe",
    "parallel_env",
    "state",
    "won",
]
