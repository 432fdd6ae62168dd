"""Who plays a table, where several processes share one storage. Alone, everything is ours."""

from __future__ import annotations

from typing import Protocol


class Ownership(Protocol):
    alone: bool
    """Nobody else plays tables of this storage: games that go on by themselves are resumed at the start."""

    node: str | None
    """The name of this process among several."""

    async def open(self) -> None: ...

    async def close(self) -> None:
        """Every table is given away."""

    async def take(self, code: str) -> None:
        """This process plays the table from now on; `Elsewhere` when another one does."""

    def holds(self, code: str) -> bool:
        """It is still ours, as far as we know."""

    async def give_back(self, code: str) -> None:
        """Nobody needs the table now; whoever is asked for it next may take it."""


class AllOurs:
    alone = True
    node: str | None = None

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def take(self, code: str) -> None:
        pass

    def holds(self, code: str) -> bool:
        return True

    async def give_back(self, code: str) -> None:
        pass
