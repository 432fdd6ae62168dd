"""Ways to play: semi-cooperative, full co-op, solo (R-22). Other modes override what they change."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..engine.events import REDACTED, Event, Hidden, Past
from ..engine.machine import EndOfGame
from .ship import figures_in, note_appearance, slot_of
from .state import ABOARD, DEAD
from .telling import RoomNumber, SeatNumber, ThingIds
from .wounds import strip, why_no_care

if TYPE_CHECKING:
    from .objectives import Facts
    from .result import Result
    from .ship import Board
    from .state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class ObjectivesDealt(Event, term="objective", sound="card", pace="small"):
    """A seat is dealt its secret Objectives."""

    seat: SeatNumber
    number: int
    objectives: Hidden[ThingIds]

    def folded(self, g: State, past: Past) -> bool:
        """Those of the others are told in one line."""
        return self.objectives is REDACTED and any(
            isinstance(e, ObjectivesDealt) and e.objectives is REDACTED for e in past
        )


class SharedObjectives(Event, term="objective", sound="card", pace="small"):
    """The Objectives that lie open for everybody."""

    objectives: ThingIds


class Revived(Event, term="autodoc", sound="good"):
    """The AutoDoc brings a character back."""

    seat: SeatNumber
    room: RoomNumber


PODS_FOR = {1: 2, 2: 2, 3: 3, 4: 3, 5: 4}


@dataclass(frozen=True, slots=True)
class Inheritance:
    """How a mode goes on with the ship that an earlier game left behind, as plain data."""

    check_end: Callable[[State], None]
    """Refuses an earlier game that it cannot follow: unfinished, or without a ship at its end."""
    left_behind: Callable[[State, str], dict[str, Any]]
    """(a finished game, the side of its board) -> the ship."""
    side_of: Callable[[Any], str]
    """The side of the board that a ship uses; refuses data that is no ship."""
    check_fit: Callable[[dict[str, Any], Any, tuple[str, ...]], None]
    """(the ship, the ruleset, the characters): refuses a ship that does not fit this table."""


class Mode:
    """R-22.1: everybody for themselves, together."""

    id = "semi_coop"
    players = (2, 5)
    objectives_are_public = False
    intruder_player_allowed = True
    items_halved = False
    objective_decks: tuple[str, ...] = ("corporate", "personal")
    species: tuple[str, ...] = ()
    """Species this mode is written for; empty: all (A-1.6, C-12.5, V-10.3)."""
    boards: tuple[str, ...] = ()
    """Sides of the board it is played on; empty: all."""
    modules: tuple[str, ...] = ()
    """Table modules that are always in play in it."""
    set_up_steps: tuple[str, ...] = ()
    """Its own order of set-up; empty: R-2 and R-3."""
    ending = "final_checks"
    """The step that judges the game."""
    start_room = "hibernatorium"
    blue_corpse = True
    """R-3.9: the blue Corpse is in the Hibernatorium from the start."""
    inheritance: Inheritance | None = None
    """It begins with what an earlier game left behind."""
    tracks: Mapping[str, tuple[str, ...]] = {}
    """Tracks of its own: entry of the table's `ext` that counts the spaces moved -> the look of each space."""
    annex: str = ""
    """What the Rooms beside the ship belong to."""
    changes: Mapping[str, tuple[str, ...]] = {}
    """Rule -> messages that it makes untrue; the mode says them in its own words, as a `Module` does."""

    @property
    def needs_ship(self) -> bool:
        return self.inheritance is not None

    @property
    def voices(self) -> tuple[str, ...]:
        """Whose words it speaks: its own."""
        return (self.id,)

    def at_the_table(self, players: int) -> Mode:
        """The same mode with what a number of players changes."""
        return self

    def board(self, board: Board) -> Board:
        """Further boards beside the ship."""
        return board

    def pods_for(self, players: int) -> int:
        """R-2.7: how many Pods are in play."""
        return PODS_FOR[players]

    def bag_at_start(self, tokens: dict[str, int]) -> dict[str, int]:
        """R-2.10: how many tokens of each type start in the bag."""
        return tokens

    def may_be_drafted(self, g: State, character: str) -> bool:
        """A-2.3: some modes leave characters out."""
        return True

    def item_counter(self, number: int) -> int:
        """R-8.2: solo halves the counter, rounded up."""
        return (number + 1) // 2 if self.items_halved else number

    def deal_objectives(self, g: State) -> None:
        """R-3.3: one Corporate and one Personal Objective each; too small a table removes cards."""
        fitting = [o for o in g.rules.objectives.values() if o.players <= len(g.seats)]
        decks = {deck: [o.id for o in fitting if o.deck == deck] for deck in dict.fromkeys(self.objective_decks)}
        for cards in decks.values():
            g.shuffle(cards)
        for deck in self.objective_decks:
            for p in g.seats:
                p.objectives.append(decks[deck].pop())
        if self.objectives_are_public:
            g.emit(SharedObjectives(objectives=tuple(o for p in g.seats for o in p.objectives)))
            return
        for p in g.seats:
            g.emit(ObjectivesDealt(seat=p.index, number=len(p.objectives), objectives=tuple(p.objectives)))

    def start_of_round(self, g: State) -> None:
        pass

    def time_advanced(self, g: State) -> None:
        pass

    def after_death(self, g: State, p: Seat) -> None:
        """R-16.13: Objects drop, everything else leaves the game."""
        strip(g, p)

    def deserted(self, g: State) -> None:
        """R-20.3: nobody left in play: the ship jumps, or explodes if Self-Destruct runs."""
        raise EndOfGame("destroyed" if g.self_destruct >= 0 else "jump")

    def doomed(self, g: State, p: Seat) -> str | None:
        """Of what the mode itself kills this character before the final checks; None: it does not."""
        return None

    def check_objectives(self, g: State, facts: Facts, result: Result) -> None:
        """R-20.9, R-20.10: fulfilled wins; with both still in hand either will do."""
        for p in g.seats:
            fate = result.seats[p.index]
            if p.index not in facts.survivors:
                continue
            met = [o for o in p.objectives if g.rules.objectives[o].met(facts, p.index)]
            fate.objective = met[0] if met else (p.objectives[0] if p.objectives else None)
            fate.won = bool(met)
            for o in p.objectives:
                fate.checks.append({"check": "objective", "passed": o in met, "objective": o})


class Solo(Mode):
    """R-22.2: one player, two shared Objectives, half the Items."""

    id = "solo"
    players = (1, 1)
    intruder_player_allowed = False
    items_halved = True
    objective_decks = ("shared", "shared")
    changes: Mapping[str, tuple[str, ...]] = {
        "R-22.2": (
            "character-captain",
            "character-mechanic",
            "character-scientist",
            "character-soldier",
            "term-objective",
        ),
    }


class Coop(Mode):
    """R-22.3 to R-22.5: shared public Objectives; the AutoDoc brings the dead back."""

    id = "coop"
    objective_decks = ("shared",)
    objectives_are_public = True
    intruder_player_allowed = False
    changes: Mapping[str, tuple[str, ...]] = {
        "R-22.3": ("term-first_encounter", "term-objective", "term-signal"),
        "R-22.5": ("term-death",),
    }

    def after_death(self, g: State, p: Seat) -> None:
        """R-22.5: Heavy Objects have dropped; everything else waits for a revival."""

    def start_of_round(self, g: State) -> None:
        """R-22.4: the AutoDoc of the Emergency Room."""
        room = slot_of(g, "emergency_room")
        if not room or not g.explored[room] or g.malfunction[room] or figures_in(g, room):
            return
        for p in g.seats:
            corpse = f"corpse:{p.character}"
            if p.status == DEAD and why_no_care(g, p) is None and corpse_here(g, room, corpse):
                p.status = ABOARD
                p.room = room
                p.light = 0
                p.wounds = [(card, True) for card, _ in p.wounds]
                p.passed = False
                g.emit(Revived(seat=p.index, room=room))
                note_appearance(g, p)

    def check_objectives(self, g: State, facts: Facts, result: Result) -> None:
        """All cards met, somebody alive: the whole team wins; k cards that ask for the Signal need k Signals."""
        cards = [o for p in g.seats for o in p.objectives]
        signals = len(facts.signals)
        asking = sum(1 for o in cards if g.rules.objectives[o].signal)
        met = {o: any(self.met_by(g, o, facts, p.index) for p in g.seats) for o in cards}
        result.team_won = bool(facts.survivors) and all(met.values()) and signals >= asking
        for p in g.seats:
            fate = result.seats[p.index]
            fate.objective = p.objectives[0]
            fate.won = result.team_won
            fate.checks.append({"check": "objective", "passed": met[p.objectives[0]], "objective": p.objectives[0]})
            if asking:
                fate.checks.append({"check": "signals", "passed": signals >= asking, "needed": asking, "sent": signals})

    def met_by(self, g: State, objective: str, facts: Facts, seat: int) -> bool:
        """Conditions about "you" may be met by any surviving character; the Signal by any character."""
        card = g.rules.objectives[objective]
        if card.signal:
            return bool(facts.signals) and any(card.met(facts, s) for s in facts.signals)
        return seat in facts.survivors and card.met(facts, seat)


def corpse_here(g: State, room: int, corpse: str) -> bool:
    """Take the Corpse from the floor or from the character carrying it there."""
    if (room, corpse) in g.floor:
        g.floor.remove((room, corpse))
        return True
    for p in g.seats:
        if p.room == room and corpse in p.hands:
            p.hands.remove(corpse)
            return True
    return False
