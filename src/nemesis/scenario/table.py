"""A game with readable moves, for tests, tutorials and puzzles."""

from __future__ import annotations

from typing import Any

from ..errors import IllegalChoice
from ..game import Game
from ..rules.state import Figure, Seat


class Table:
    """Answers by words: `table.do("play", "search")`, `table.do("move", 6)`, `table.do("decline")`."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def do(self, *words: Any, pay: tuple[str, ...] = ()) -> Table:
        """Choose the first option that fits the words, then pay with the named cards or the first ones."""
        self.game.apply(self.option(*words))
        names = list(pay)
        while self.game.ask is not None and self.game.ask.kind == "pay":
            wanted = names.pop(0) if names else None
            fitting = [o for o in self.game.ask.options if wanted is None or self.fits(wanted, o[1])]
            if not fitting:
                raise IllegalChoice(f"{wanted!r} cannot be used to pay: {self.game.ask.options}")
            self.game.apply(fitting[0])
        return self

    def option(self, *words: Any) -> Any:
        found = [o for o in self.options if self.matches(o, words)]
        if not found:
            kind = self.game.ask.kind if self.game.ask else None
            raise IllegalChoice(f"no option fits {words!r}; asked is {kind!r}: {self.options}")
        return found[0]

    def offers(self, *words: Any) -> bool:
        return any(self.matches(o, words) for o in self.options)

    def matches(self, option: Any, words: tuple[Any, ...]) -> bool:
        parts = option if isinstance(option, tuple) else (option,)
        return len(words) <= len(parts) and all(self.fits(w, p) for w, p in zip(words, parts, strict=False))

    def fits(self, word: Any, part: Any) -> bool:
        if word == part:
            return True
        entry = self.game.rules.types.get(part) if isinstance(part, str) else None
        return entry is not None and word == getattr(getattr(entry, "card", entry), "id", None)

    @property
    def options(self) -> list[Any]:
        return list(self.game.ask.options) if self.game.ask is not None else []

    @property
    def asked(self) -> tuple[int, str] | None:
        """(seat, kind) of the pending question."""
        return (self.game.ask.seat, self.game.ask.kind) if self.game.ask is not None else None

    def refusal(self, *words: Any) -> tuple[str, str] | None:
        """(reason, rule) why an action is not offered to the seat in turn."""
        assert self.game.ask is not None
        for found in self.game.why_not(self.game.ask.seat):
            if self.matches(found.action, words):
                return (found.reason, found.rule)
        return None

    def seat(self, index: int) -> Seat:
        return self.game.seats[index]

    def figures(self, room: int | None = None) -> list[Figure]:
        return [f for f in self.game.figures if room is None or f.room == room]

    def kinds(self, room: int | None = None) -> list[str]:
        return [f.kind for f in self.figures(room)]

    def hand(self, seat: int) -> list[str]:
        """Card types in hand, Contamination as `contamination`."""
        types = self.game.rules.types
        return [types[c].id if self.game.rules.is_action(c) else "contamination" for c in self.seat(seat).hand]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """Events of a kind since the start of the scenario."""
        return [data for k, data, _, _ in self.game.log or [] if k == kind]

    def noise_between(self, a: int, b: int) -> bool:
        return any(self.game.noise[c] for c, other in self.game.rules.board.links[a] if other == b)

    def door_between(self, a: int, b: int) -> str:
        corridor = next(c for c, other in self.game.rules.board.links[a] if other == b)
        return ("open", "closed", "destroyed")[self.game.doors[corridor]]
