"""What a search learns about this seat's later decisions of the round.

A node is what this seat knows on the way: its own choices so far, and what it may do now. All tables that look the same
to it share a node, so nothing hidden steers a choice (information-set tree search). The others play as they would.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log, sqrt
from typing import Any

from ..engine.machine import Ask, Choice
from ..view.types import View
from .utility import DULL, UtilityBot

AS_USUAL = None
"""The branch on which this seat goes on like the bot that plays the others."""
EXPLORE = 0.08
"""How much an untried branch is trusted; values of a position differ by about as much."""
BRANCHES = 3
"""Besides going on as usual."""


@dataclass
class Branch:
    visits: int = 0
    total: float = 0.0

    def bound(self, visits: int) -> float:
        """Mean and what it may hide (UCB1)."""
        return self.total / self.visits + EXPLORE * sqrt(log(visits) / self.visits) if self.visits else 9.0


@dataclass
class Node:
    visits: int = 0
    branches: dict[Choice | None, Branch] = field(default_factory=lambda: {AS_USUAL: Branch()})


class Tree:
    """The later decisions of one seat; `answer` is asked during a playout, `learn` is told how it ended."""

    def __init__(self, player: UtilityBot, seat: int, deeper: int) -> None:
        self.player = player
        self.seat = seat
        self.deeper = deeper
        """Visits of a node before other branches than the usual one are tried."""
        self.nodes: dict[Any, Node] = {}
        self.path: list[Choice] = []
        self.taken: list[tuple[Node, Branch]] = []

    def begin(self, option: Choice) -> None:
        self.path = [option]
        self.taken = []

    def answer(self, view: View, ask: Ask) -> Choice:
        usual = self.player.decide(view, ask)
        if ask.seat != self.seat or ask.kind != "turn":
            return usual
        node = self.nodes.setdefault((tuple(self.path), tuple(ask.options)), Node())
        if node.visits == self.deeper:
            self.open(node, view, ask)
        name = max(node.branches, key=lambda option: node.branches[option].bound(node.visits + 1))
        choice = usual if name is AS_USUAL else name
        self.path.append(choice)
        self.taken.append((node, node.branches[name]))
        return choice

    def open(self, node: Node, view: View, ask: Ask) -> None:
        """Other things to do here: passing, and what has the best scores."""
        others = [o for o in self.player.ranked(view, ask) if o[0] not in DULL]
        for option in (("pass",), *others[: BRANCHES - 1]):
            if option in ask.options:
                node.branches[option] = Branch()

    def learn(self, value: float) -> None:
        for node, branch in self.taken:
            node.visits += 1
            branch.visits += 1
            branch.total += value
