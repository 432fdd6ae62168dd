"""A property that is worked out when it is first asked for, and kept.

What `functools.cached_property` is, without the lock that Python takes for it before 3.12: a bot thinks in one thread,
and asks for dozens of these at every decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from functools import cached_property as once
else:

    class once:
        def __init__(self, work_out: Any) -> None:
            self.work_out = work_out
            self.__doc__ = work_out.__doc__

        def __set_name__(self, owner: type, name: str) -> None:
            self.name = name

        def __get__(self, instance: Any, owner: type | None = None) -> Any:
            """Asked only while the instance has no entry of this name."""
            if instance is None:
                return self
            found = instance.__dict__[self.name] = self.work_out(instance)
            return found


__all__ = ["once"]
