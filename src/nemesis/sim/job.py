"""What to simulate: one set-up, a bot for each seat, and a range of seeds."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ..bots import KINDS, SearchBot, check_bot, kind_of
from ..errors import BadSetup, NemesisError
from ..setup import Setup

CHUNK = 8
"""Games per chunk: about half a second with the fast bots. Never depends on the number of workers."""
SLOW_CHUNK = 1
"""The same with a searching bot: a game takes minutes, and the run should not end waiting for eight of them."""
MOST_GAMES = 100_000_000


class SimulationFailed(NemesisError):
    """The simulation was interrupted; finished games stay in the journal."""


@dataclass(frozen=True)
class Job:
    """Games of one set-up between named bots; game number k has the seed `setup.seed + k`."""

    setup: Setup
    bots: tuple[str, ...]
    games: int

    def __post_init__(self) -> None:
        if not isinstance(self.games, int) or not 1 <= self.games <= MOST_GAMES:
            said = f"the number of games must be from 1 to {MOST_GAMES}, not {self.games!r}"
            raise BadSetup(said, reason="games", most=MOST_GAMES, given=self.games)
        for name in self.bots:
            check_bot(name)
        if len(self.bots) != self.setup.players:
            players, given = self.setup.players, len(self.bots)
            said = f"{players} players need {players} bots, not {given}"
            raise BadSetup(said, reason="bots", players=players, given=given)

    def chunks(self) -> Iterator[tuple[int, int]]:
        """(first game, number of games) of each chunk."""
        size = SLOW_CHUNK if any(searches(name) for name in self.bots) else CHUNK
        for start in range(0, self.games, size):
            yield start, min(size, self.games - start)

    def setup_of(self, game: int) -> Setup:
        return self.setup.reseeded(self.setup.seed + game)

    def to_data(self) -> dict[str, Any]:
        """Everything that determines the outcome of a game, as plain data; not the number of games."""
        return {"setup": json.loads(json.dumps(self.setup.to_data())), "bots": list(self.bots)}

    @classmethod
    def from_data(cls, data: dict[str, Any], games: int) -> Job:
        return cls(Setup.from_data(data["setup"]), tuple(data["bots"]), games)

    def key(self) -> str:
        """Equal for jobs that play the same games."""
        text = json.dumps(self.to_data(), sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def searches(bot: str) -> bool:
    return issubclass(KINDS[kind_of(bot)], SearchBot)


def bots_for(names: Sequence[str], players: int) -> tuple[str, ...]:
    """One name for all seats, or one for each."""
    if len(names) == 1:
        return tuple(names) * players
    if len(names) != players:
        said = f"{players} players need {players} bots (or one for all seats), not {len(names)}"
        raise BadSetup(said, reason="bots", players=players, given=len(names))
    return tuple(names)
