"""Corridors by the Rooms that they join, wherever the rules use their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ..errors import BadSetup

if TYPE_CHECKING:
    from ..rules.ship import Board


class Between(NamedTuple):
    """The Corridor between two Rooms; `which` tells the two of a pair apart (alternative side of the board)."""

    a: int
    b: int
    which: int = 0


class Technical(NamedTuple):
    """A space of the Technical Corridors, where the rules speak of an exit; the standard side has only one."""

    space: int = 0


def between(a: int, b: int, which: int = 0) -> Between:
    """`table.do("door", "close", between(6, 7))`, `scenario.run("enter", 0, 6, between(6, 7), "roll")`."""
    return Between(a, b, which)


def technical(space: int = 0) -> Technical:
    """A space of the Technical Corridors, in place of a Corridor."""
    return Technical(space)


def corridor_index(board: Board, a: Any, b: Any, which: Any = 0) -> int:
    """The number that the rules use for it."""
    found = [c for c, other in board.links.get(a, ()) if other == b] if type(a) is int else []
    if not found:
        near = sorted({other for _, other in board.links.get(a, ())}) if type(a) is int else []
        hint = f"; from room {a} they lead to {', '.join(map(str, near))}" if near else ""
        raise BadSetup(f"no corridor joins rooms {a} and {b}{hint}")
    if type(which) is not int or not 0 <= which < len(found):
        raise BadSetup(f"`which` tells the corridors between rooms {a} and {b} apart: 0 to {len(found) - 1}")
    return found[which]


def space_index(board: Board, space: Any) -> int:
    """By number or by name (`red`, `blue` on the alternative side)."""
    if isinstance(space, str) and space in board.spaces:
        return board.spaces.index(space)
    if type(space) is not int or not 0 <= space < len(board.spaces):
        named = ", ".join(f"{k} ({name})" for k, name in enumerate(board.spaces))
        raise BadSetup(f"there is no space {space!r} of the Technical Corridors; there is {named}")
    return space


def as_index(board: Board, word: Any) -> Any:
    """What the rules call a corridor or an exit; anything else stays as it is."""
    if isinstance(word, Between):
        return corridor_index(board, *word)
    if isinstance(word, Technical):
        return -1 - space_index(board, word.space)
    return word


def named(board: Board, corridor: int) -> Between:
    """A corridor number in words."""
    a, b, _ = board.corridors[corridor]
    return Between(a, b, [c for c, other in board.links[a] if other == b].index(corridor))
