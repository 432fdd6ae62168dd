"""A policy that was learnt: how much more, or less, an option is worth than `veteran` thinks.

Each option gets a number of hidden units from the signs of the position and its own (`signs.py`). Units below zero
count as zero; some speak for an option and the others against it, and each sign of the option has a plain weight
besides. All weights are whole numbers, so every machine comes to the same result. The units of a sign are packed side
by side into one large integer: one addition adds all of them, and what is left over when it is divided by a lane of
ones is the sum of its lanes, as nines are cast out.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib import resources
from struct import Struct
from typing import Any

from ..view.types import View
from .signs import OBJECTIVE, OPTION, PLAIN, STATE, TURN, Signs

WEIGHTS = "expert.json"
WORK_IS_DONE = "work_is_done"
"""A table with this mark is one where a crew has done what its cards ask for, and only has to get off the ship."""
LANE = 32
"""Bits for each unit: far more than the sum of all signs, or of all units, needs."""
FULL = (1 << LANE) - 1
ZERO = 1 << (LANE - 1)
"""What a lane holds for a unit that is zero."""
ONE = 4096
"""A weight, or a result, of 1.0."""


def as_sign(value: Any) -> Any:
    """A sign from JSON: pairs are lists there."""
    return tuple(value) if isinstance(value, list) else value


def whole_numbers(text: str) -> list[int]:
    """The weights of a row, two bytes each."""
    data = base64.b64decode(text)
    return list(Struct(f"<{len(data) // 2}h").unpack(data))


def as_text(numbers: Sequence[int]) -> str:
    return base64.b64encode(Struct(f"<{len(numbers)}h").pack(*numbers)).decode()


def packed(row: Iterable[int]) -> int:
    return sum(value << (LANE * n) for n, value in enumerate(row))


class Policy:
    """The weights for one sort of tables."""

    def __init__(self, data: dict[str, Any]) -> None:
        if not (set(data["state"]) <= set(STATE) and set(data["option"]) <= {*OPTION, *PLAIN}):
            raise ValueError(f"{WEIGHTS} was made for other signs; run `make train`")
        self.tables: list[dict[str, Any]] = data["tables"]
        """Sorts of tables that it plays at, by what their set-up says."""
        self.usual: int = data["usual"]
        """How much more what `veteran` would do counts."""
        bias = whole_numbers(data["bias"])
        self.units = len(bias)
        self.start = packed([ZERO, *(ZERO + weight for weight in bias)])
        """The first lane holds what counts without a unit, the others the units: first those for an option."""
        self.against = LANE * data["units_for"]
        self.ones = packed([1] * self.units)
        self.all_for = (1 << self.against) - 1
        state = dict(zip(data["state"], data["state_rows"], strict=True))
        option = dict(zip(data["option"], data["option_rows"], strict=True))
        self.state = [self._table(state.get(field, []), plain=False) for field in STATE]
        self.option = [
            *(self._table(option.get(field, []), plain=True) for field in OPTION),
            *(self._table(option.get(field, []), plain=True, units=False) for field in PLAIN),
        ]
        """A field that came after the training has no weights."""
        self.answers = frozenset(data.get("answers", (TURN, OBJECTIVE)))
        """The questions that it learnt to answer."""

    def _table(self, rows: list[tuple[Any, str]], plain: bool, units: bool = True) -> dict[Any, int]:
        """Value of a field -> its row: a plain weight, those of the units, or both."""
        width = plain + units * self.units
        found = {}
        for value, text in rows:
            row = whole_numbers(text)
            if len(row) != width:
                raise ValueError(f"{WEIGHTS}: a row for {value!r} has {len(row)} weights instead of {width}")
            found[as_sign(value)] = packed(row if plain else [0, *row])
        return found

    def is_for(self, view: View, work_is_done: bool = False) -> bool:
        """Whether it was trained for such tables, or found to be better there too."""
        mode, players = view["setup"]["mode"], len(view["seats"])
        return any(
            mode == table["mode"] and players in table["players"] and table.get(WORK_IS_DONE, False) == work_is_done
            for table in self.tables
        )

    def values(self, state: Signs, options: Sequence[Signs]) -> list[int]:
        """What each option is worth more than it seems, `ONE` being one unit of logarithmic odds."""
        start = self.start
        for table, sign in zip(self.state, state, strict=True):
            if (row := table.get(sign)) is not None:
                start += row
        tables, ones, against, all_for = self.option, self.ones, self.against, self.all_for
        found = []
        for option in options:
            total = start
            for table, sign in zip(tables, option, strict=True):
                if sign is not None and (row := table.get(sign)) is not None:
                    total += row
            units = total >> LANE
            above = (units >> LANE - 1) & ones
            units &= (above << LANE - 1) - above
            found.append((total & FULL) - ZERO + (units & all_for) % FULL - (units >> against) % FULL)
        return found


@lru_cache(maxsize=1)
def policies() -> tuple[Policy, ...]:
    """Those of the package, read once; none before the first training."""
    file = resources.files(__package__) / WEIGHTS
    if not file.is_file():
        return ()
    return tuple(Policy(policy) for policy in json.loads(file.read_text(encoding="utf-8"))["policies"])


def policy_for(view: View, work_is_done: bool = False) -> Policy | None:
    """The one for this table, None where nothing was learnt; or the one for what comes when the work is done."""
    return next((policy for policy in policies() if policy.is_for(view, work_is_done)), None)
