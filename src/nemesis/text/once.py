"""A cache for what takes long to make."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from threading import Lock, RLock
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def once(make: Callable[P, T]) -> Callable[P, T]:
    """Each thing is made once, also when several threads want it at the same time: the others wait for it."""
    made: dict[Any, T] = {}
    making: dict[Any, RLock] = {}
    guard = Lock()

    @wraps(make)
    def wanted(*args: P.args, **named: P.kwargs) -> T:
        key = (args, tuple(sorted(named.items())))
        if key in made:
            return made[key]
        with guard:
            lock = making.setdefault(key, RLock())
        with lock:
            if key not in made:
                made[key] = make(*args, **named)
        return made[key]

    return wanted
