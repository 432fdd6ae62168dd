"""The scenario builder: start from a dealt game, then put every piece where the story needs it.

    table = (
        Scenario("captain", "soldier")
        .room(6, "canteen", items=2)
        .seat(0, room=6, hand=["search", "rest", "contamination"])
        .figure("adult", room=6, injuries=1)
        .top("attack", "bite/4")
        .script(noise=["danger"], combat=["hit2"])
        .turn(0)
    )
    table.do("shoot")

Pieces are moved, never duplicated: a card that is put in a hand leaves the deck it was in. What follows from the
position is settled when the story starts, and then everything that cannot lie on a table is refused (`fits`).
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import fields
from difflib import get_close_matches
from functools import partial
from types import MethodType
from typing import TYPE_CHECKING, Any

from ..content import MODES
from ..engine.machine import Frame
from ..errors import BadSetup
from ..game import Game
from ..rules.self_destruct import FIRST_YELLOW
from ..rules.shelter import unlock_all
from ..rules.state import IN_POD
from ..setup import Setup
from . import fits
from .boxes import box_calls, facets
from .checks import MANY, NEAREST, one_of, whole, yes_or_no
from .crew import CrewSetters
from .decks import DeckSetters
from .new_ships import new_ship
from .table import Table, checked_step

if TYPE_CHECKING:
    from .known_setters import KnownSetters
else:
    KnownSetters = object

BY_SEAT = {"seating": "number"}
"""In a scenario seat 0 is player 1, seat 1 is player 2, unless a call or an option says otherwise."""


class Scenario(CrewSetters, DeckSetters, KnownSetters):
    """Each setter changes the position and returns the scenario, so that calls can be chained.

    Boxes bring further setters (`content/<box>/for_scenarios`), which are called like the others. Editors and type
    checkers know those of the house from `known_setters.pyi`; `lay` calls any by its name.

    `turn`, `phase` and `run` start the story on a table of its own: a scenario can be started again and again.
    """

    def __init__(self, *characters: str, seed: int = 1, **setup: Any) -> None:
        chosen = characters or ("captain",)
        known = [f.name for f in fields(Setup) if f.name not in ("players", "characters")]
        for name in setup:
            one_of("entry of the set-up", name, known)
        begins_with_a_ship = any(mode.id == setup.get("mode") and mode.needs_ship for mode in MODES.values())
        if begins_with_a_ship and setup.get("ship") is None:
            setup["ship"] = new_ship(setup.get("board", "standard"), seed, setup["mode"])
        options = setup.pop("options", {})
        if isinstance(options, dict):
            options = {**BY_SEAT, **options}
        made = Setup(players=len(chosen), characters=chosen, seed=seed, options=options, **setup)
        super().__init__(Game.on_the_table(made, log=True))
        g = self.game
        g.push_in_order((name, ()) for name in g.rules.set_up_steps if name != "begin_round")
        g.advance()
        g.log = []
        g.round = 1
        g.phase = "player"

    # -- setters of the boxes -----------------------------------------------------------------------

    def lay(self, setter: str, *args: Any, **named: Any) -> Scenario:
        """A setter by its name: `.lay("figure", "adult", room=6)`."""
        made: Scenario = getattr(self, setter)(*args, **named)
        return made

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Callable[..., Scenario]:
            call = box_calls().get(name) if not name.startswith("_") else None
            if call is None:
                raise AttributeError(f"a scenario has no setter {name!r}{self.nearest_to(name)}", name=name, obj=self)
            return MethodType(call, self)

    def nearest_to(self, name: str) -> str:
        near = get_close_matches(name, dir(self), NEAREST)
        return f"; the nearest are {', '.join(near)}" if near else ""

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *box_calls()})

    def ship_entries(self) -> dict[str, Callable[[Any], Any]]:
        brought = {name: partial(put, self) for facet in facets().values() for name, put in facet.on_ship.items()}
        return {**super().ship_entries(), **brought}

    # -- what follows from the position -------------------------------------------------------------

    def settle(self) -> None:
        """Settle what follows, whatever the order of the calls: figures first, then tracks and Nest."""
        self.settle_figures()
        super().settle()
        for facet in facets().values():
            facet.settle(self)
        g = self.game
        self.close_airlock()
        g.point_of_no_return = g.self_destruct >= FIRST_YELLOW
        if g.point_of_no_return and "pods" not in self.said:
            self.quietly(unlock_all)
        if "nest_destroyed" not in self.said and not g.eggs:
            g.nest_destroyed = True

    def settle_figures(self) -> None:
        """An Intruder on the ship: the First Encounter has been, and what its kind brings has come.

        `.ship(first_encounter=...)` and `.ship(weaknesses=...)` say otherwise, where the rules allow it.
        """
        g = self.game
        species = g.rules.species
        for f in g.figures:
            if species.counts_as_first_encounter(f.kind) and "first_encounter" not in self.said:
                g.first_encounter = True
            self.quietly(species.placed, f)

    # -- where the story starts ---------------------------------------------------------------------

    def turn(self, seat: int = 0, actions: int = 2, begins: bool = False) -> Table:
        """Play on from this seat's turn; with `begins`, including what precedes its first action."""
        g = self.game
        yes_or_no("begins", begins)
        self.check_seat(seat)
        whole("actions", actions, 0, MANY)
        p = g.seats[seat]
        if not p.active and not p.intruder:
            raise BadSetup(f"seat {seat} ({p.character}) is {p.status} and has no turn")
        first = (
            "intruder_turn"
            if p.intruder
            else "pod_turn"
            if p.status == IN_POD
            else "first_action"
            if begins
            else "go_on_turn"
        )
        frames: list[Frame] = [(first, (seat,)), ("player_turns", ()), ("airlock_check", ()), ("event_phase", ())]
        return self.start(frames, turn=seat, actions_left=actions, pointer=(seat + 1) % len(g.seats))

    def phase(self, *steps: str) -> Table:
        """Run named steps (`intruder_attacks`, `event_card`, `bag_development`, ...), then play on."""
        return self.start([*(checked_step(self.game, name, ()) for name in steps), ("begin_round", ())])

    def run(self, step: str, *args: Any) -> Table:
        """Run one step with arguments and stop after it, for the smallest tests."""
        return self.start([checked_step(self.game, step, args)])

    def table(self) -> Table:
        """The table as it is, with nothing asked: to inspect it, or to run single steps."""
        return self.start([])

    def start(self, frames: list[Frame], **values: Any) -> Table:
        """Copy the table, settle it, refuse an impossible position, and run."""
        laid = copy(self)
        laid.game = g = self.game.copy()
        laid.put, laid.said = dict(self.put), set(self.said)
        g.log = []
        laid.settle()
        fits.check(g)
        for name, value in values.items():
            setattr(g, name, value)
        g.push_in_order(frames)
        g.advance()
        g.origin = g.to_json()
        return Table(g)
