"""Everybody who looks at the table now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...messages import Error, Refused, as_bytes
from .viewer import Viewer


class Audience:
    def __init__(self) -> None:
        self._viewers: set[Viewer] = set()

    def __iter__(self) -> Iterator[Viewer]:
        return iter(self._viewers)

    def __len__(self) -> int:
        return len(self._viewers)

    def __contains__(self, viewer: object) -> bool:
        return viewer in self._viewers

    def add(self, viewer: Viewer) -> None:
        self._viewers.add(viewer)

    def remove(self, viewer: Viewer) -> None:
        self._viewers.discard(viewer)

    def connected(self) -> set[int | None]:
        """Seats of those who are here; None for spectators."""
        return {viewer.seat for viewer in self._viewers}

    def of(self, seat: int) -> list[Viewer]:
        return [viewer for viewer in self._viewers if viewer.seat == seat]

    def turn_away(self, seat: int | None, why: Refused, but: Viewer | None = None) -> None:
        """They are told why, and nothing after that."""
        for viewer in [v for v in self._viewers if v.seat == seat and v is not but]:
            viewer.tell(Error(error=why.error, message=why.message))
            viewer.turned_away = True
            self.remove(viewer)

    def hang_up(self, code: int) -> None:
        for viewer in self._viewers:
            viewer.hang_up(code)

    def tell(self, message: Any) -> None:
        """The same to everybody, encoded once."""
        self.send(as_bytes(message))

    def send(self, message: bytes) -> None:
        for viewer in self._viewers:
            viewer.send(message)
