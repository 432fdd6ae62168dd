"""Values written in a scenario: what is accepted, and a refusal that says so."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from ..errors import BadSetup

MANY = 99
NEAREST = 5


def whole(what: str, value: Any, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadSetup(f"{what} must be a whole number from {low} to {high}, not {value!r}")
    return value


def yes_or_no(what: str, value: Any) -> bool:
    if type(value) is not bool:
        raise BadSetup(f"{what} must be true or false, not {value!r}")
    return value


def one_of(what: str, value: Any, allowed: Iterable[str]) -> Any:
    possible = sorted(set(allowed))
    if not isinstance(value, str) or value not in possible:
        raise BadSetup(f"unknown {what} {value!r}; possible: {', '.join(possible)}")
    return value


def near_to(what: str, value: Any, allowed: Iterable[str]) -> str:
    """One of many names; the refusal of a wrong one suggests the nearest."""
    possible = sorted(set(allowed))
    if not isinstance(value, str) or value not in possible:
        near = get_close_matches(str(value), possible, NEAREST, cutoff=0.4)
        raise BadSetup(f"unknown {what} {value!r}; the nearest are {', '.join(near) or ', '.join(possible[:NEAREST])}")
    return value


def texts(what: str, value: Any) -> list[str]:
    if not isinstance(value, (list, tuple)) or not all(isinstance(v, str) for v in value):
        raise BadSetup(f"{what} must be a list of names, not {value!r}")
    return list(value)


def several(what: str, value: Any) -> list[Any]:
    if not isinstance(value, (list, tuple)):
        raise BadSetup(f"{what} must be a list, not {value!r}")
    return list(value)


def pairs(what: str, value: Any) -> dict[str, Any]:
    if not isinstance(value, dict) or not all(isinstance(k, str) for k in value):
        raise BadSetup(f"{what} must be a table of names and values, not {value!r}")
    return value


def signature(name: str, function: Callable[..., Any], leave_out: int = 0) -> str:
    """A call as one would write it, without its leading parameters and types: `encounter(seat)`."""
    parameters = list(inspect.signature(function).parameters.values())[leave_out:]
    plain = [p.replace(annotation=inspect.Parameter.empty) for p in parameters]
    return f"{name}{inspect.Signature(plain)}"


def check_call(
    name: str, function: Callable[..., Any], args: Iterable[Any] = (), named: Mapping[str, Any] | None = None,
    leave_out: int = 0,
) -> dict[str, Any]:  # fmt: skip
    """The arguments by parameter; the refusal of a bad one shows what fits."""
    try:
        bound = inspect.signature(function).bind(*[None] * leave_out, *args, **(named or {}))
    except TypeError as error:
        raise BadSetup(f"{name}: {error}; it is {signature(name, function, leave_out)}") from None
    return dict(bound.arguments)
