"""Many games between bots: on all cores or a cluster, resumable, summed up with intervals.

Standard library only, except for Parquet files and plots (extra `sim`) and the cluster (extra `cluster`).
"""

from .compare import Comparison, compare_jobs
from .job import Job, SimulationFailed
from .play import COLUMNS, play_game
from .run import Run, simulate
from .summary import Tally, wilson

__all__ = [
    "COLUMNS",
    "Comparison",
    "Job",
    "Run",
    "SimulationFailed",
    "Tally",
    "compare_jobs",
    "play_game",
    "simulate",
    "wilson",
]
