"""Values written in a scenario: what is accepted, and a refusal that says so."""

from __future__ import annotations

from typing import Any

from ..errors import BadSetup


def whole(what: str, value: Any, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadSetup(f"{what} must be a whole number from {low} to {high}, not {value!r}")
    return value


def yes_or_no(what: str, value: Any) -> bool:
    if type(value) is not bool:
        raise BadSetup(f"{what} must be true or false, not {value!r}")
    return value


def one_of(what: str, value: Any, allowed: Any) -> Any:
    if not isinstance(value, str) or value not in allowed:
        raise BadSetup(f"unknown {what} {value!r}; possible: {', '.join(sorted(set(allowed)))}")
    return value


def texts(what: str, value: Any) -> list[str]:
    if not isinstance(value, (list, tuple)) or not all(isinstance(v, str) for v in value):
        raise BadSetup(f"{what} must be a list of names, not {value!r}")
    return list(value)
