"""How a game ended, as plain data: who survived, who won, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(slots=True)
class SeatResult:
    """The fate of one seat and the checks that led to it."""

    seat: int
    survived: bool = False
    won: bool = False
    fate: str = ""
    objective: str | None = None
    checks: list[dict[str, Any]] = field(default_factory=list)


@dataclass(slots=True)
class Result:
    cause: str
    seats: list[SeatResult]
    ship_destroyed: bool
    place: str | None
    team_won: bool | None = None
    """Co-op only: all Objectives met and someone alive (R-22.3)."""
    intruders_prevail: bool = False


class Record(dict[str, Any]):
    """A plain table whose entries can be read as attributes too."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(f"no entry {name!r}; known are {', '.join(self)}") from None


def as_data(result: Result) -> Record:
    return as_record(asdict(result))


def as_record(data: Mapping[str, Any]) -> Record:
    return Record(data, seats=[Record(s) for s in data["seats"]])
