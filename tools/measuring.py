"""What tools that measure or train bots have in common."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from nemesis.bots.aims import OUTLIVE
from nemesis.bots.policy import WEIGHTS

ROOT = Path(__file__).resolve().parent.parent
COMING_HOME = ("obj_prime_asset", "obj_oldest_friend", "obj_best_friends", "sc_earth")


def takes_work(objective: str) -> bool:
    """Whether an Objective asks for more than coming home, or for somebody's death."""
    return not objective.startswith(OUTLIVE) and objective not in COMING_HOME


def code_hash(mode: str = "") -> str:
    """Of everything that decides how bots play a game: another hash, other games from the same seeds.

    With a mode, of the learnt policies only those that play in it count.
    """
    digest = hashlib.sha256()
    folder = ROOT / "src" / "nemesis"
    for part in ("engine", "rules", "content", "view", "bots"):
        for file in sorted((folder / part).rglob("*")):
            if file.suffix == ".py" or (part == "bots" and file.suffix == ".json" and file.name != WEIGHTS):
                digest.update(file.read_bytes())
    policies = json.loads((folder / "bots" / WEIGHTS).read_text(encoding="utf-8"))["policies"]
    for policy in policies:
        if not mode or any(table["mode"] == mode for table in policy["tables"]):
            digest.update(json.dumps(policy).encode())
    return digest.hexdigest()[:16]
