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

from copy import copy
from dataclasses import fields
from typing import Any

from ..content import MODES
from ..engine.machine import Frame
from ..errors import BadSetup
from ..game import Game
from ..rules.self_destruct import FIRST_YELLOW
from ..rules.shelter import unlock_all
from ..rules.state import IN_POD
from ..setup import Setup
from . import fits
from .checks import MANY, one_of, whole, yes_or_no
from .crew import CrewSetters
from .decks import DeckSetters
from .expansions.aftermath_setters import AftermathSetters, new_ship
from .expansions.void_seeder_setters import VoidSeederSetters
from .table import Table, checked_step

BY_SEAT = {"seating": "number"}
"""In a scenario seat 0 is player 1, seat 1 is player 2, unless a call or an option says otherwise."""


class Scenario(AftermathSetters, VoidSeederSetters, CrewSetters, DeckSetters):
    """Each setter changes the position and returns the scenario, so that calls can be chained.

    `turn`, `phase` and `run` start the story on a table of its own: a scenario can be started again and again.
    """

    def __init__(self, *characters: str, seed: int = 1, **setup: Any) -> None:
        chosen = characters or ("captain",)
        known = [f.name for f in fields(Setup) if f.name not in ("players", "characters")]
        for name in setup:
            one_of("entry of the set-up", name, known)
        begins_with_a_ship = any(mode.id == setup.get("mode") and mode.needs_ship for mode in MODES.values())
        if begins_with_a_ship and setup.get("ship") is None:
            setup["ship"] = new_ship(setup.get("board", "standard"), seed)
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

    # -- what follows from the position -------------------------------------------------------------

    def settle(self) -> None:
        """Settle what follows, whatever the order of the calls: figures first, then tracks and Nest."""
        self.settle_figures()
        super().settle()
        g = self.game
        self.close_airlock()
        g.point_of_no_return = g.self_destruct >= FIRST_YELLOW
        if g.point_of_no_return and "pods" not in self.said:
            self.quietly(unlock_all)
        if "nest_destroyed" not in self.said and not g.eggs:
            g.nest_destroyed = True

    def settle_figures(self) -> None:
        """An Intruder on the ship: the First Encounter has been, and what its kind brings has come (adaptations).

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
