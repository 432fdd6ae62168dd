"""Setters of Aftermath: turrets, hourglass, Laika, keys, alerts, second tokens, shuttle, missions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...content.aftermath import INVESTIGATION
from ...content.aftermath.ceo import ID as CEO_ID
from ...content.aftermath.convict import HANDCUFFS, KEYS, KEYS_IN
from ...content.aftermath.hourglass import STATES as HOURGLASS
from ...content.aftermath.laika import GONE, LAIKA, ON_BOARD
from ...content.aftermath.missions import NOBODY, take_offer
from ...content.aftermath.psychologist import PSYCHOLOGIST_ID, SPY_DRONE
from ...content.aftermath.ships import left_behind
from ...content.aftermath.shuttle import LAST_SPACE, NO_MARKER
from ...content.aftermath.turrets import ITEMS as TURRETS
from ...content.aftermath.turrets import MODES, Turret, put, turret_in, turrets
from ...errors import BadSetup
from ...game import Game
from ...setup import Setup
from ..checks import MANY, one_of, several, whole, yes_or_no
from ..crew import CrewSetters
from ..laying import setter
from ..ship import OFF

if TYPE_CHECKING:
    from typing import Self

    from ...rules.state import Seat

TURRET = "turret"


def new_ship(board: str = "standard", seed: int = 1) -> dict[str, Any]:
    """A ship as it is laid out at the beginning of a game, which nobody has been aboard, for an Epilogue."""
    game = Game.on_the_table(Setup(players=2, board=board, seed=seed))
    laid = ("lay_rooms", "lay_exploration_tokens", "lay_course_pods_engines", "lay_intruder_board", "shuffle_decks")
    game.push_in_order((name, ()) for name in (*laid, "fill_bag"))
    game.advance()
    game.floor = [(game.tiles.index("hibernatorium"), "blue_corpse")]
    return {**left_behind(game, board), "used": []}


class AftermathSetters(CrewSetters):
    # -- second tokens, alerts, the shuttle ---------------------------------------------------------

    @setter
    def second_token(self, slot: int, kind: str | None, revealed: bool = False) -> Self:
        """The second token of a Room by id or kind, None for no token; `revealed` for Slime that stays (A-6)."""
        g = self.game
        self.check_slot(slot)
        yes_or_no("revealed", revealed)
        if "second_tokens" not in g.ext:
            raise BadSetup("second tokens lie only in an Investigation or an Epilogue")
        tokens = list(g.ext["second_tokens"])
        g.ext["slimed"] = tuple(entry for entry in g.ext["slimed"] if entry[0] != slot)
        old, tokens[slot] = tokens[slot], ""
        where = f"in Room {slot}"
        self.clear_tokens(where)
        if kind is not None:
            every = g.rules.families["second_tokens"]
            one_of("second token", kind, [*every, *(t.effect for t in every.values())])
            fitting = [id for id, token in every.items() if kind in (id, token.effect)]
            free = [id for id in fitting if id not in self.put]
            if not free:
                raise BadSetup(f"no copy of {kind!r} is left: {', '.join(f'{id} is {self.put[id]}' for id in fitting)}")
            there = {*tokens, *(id for _, id in g.ext["slimed"])}
            chosen = next((id for id in free if id == old or id not in there), free[0])
            if chosen in tokens:
                tokens[tokens.index(chosen)] = old
            if chosen in g.removed:
                g.removed.remove(chosen)
            if revealed:
                g.ext["slimed"] = (*g.ext["slimed"], (slot, chosen))
            else:
                tokens[slot] = chosen
            self.put[chosen] = where
        g.ext["second_tokens"] = tuple(tokens)
        return self

    def clear_tokens(self, where: str) -> None:
        second = self.game.rules.families["second_tokens"]
        self.put = {id: place for id, place in self.put.items() if place != where or id not in second}

    @setter
    def no_second_tokens(self) -> Self:
        """Every one of them was turned over before."""
        for slot in self.game.rules.board.slots:
            self.second_token(slot, None)
        return self

    @setter
    def alert(self, card: str | None, level: int = 1, acts: Any = (), mark: int = 0) -> Self:
        """The alert that runs, with its level and the Activations done for it: (seat, room) each (A-7).

        In an Investigation the marker of the shuttle's track comes and goes with it; `.ship(shuttle=)` says where.
        """
        g = self.game
        if "alert" not in g.ext:
            raise BadSetup("alerts run only in an Investigation or an Epilogue")
        if g.ext["alert"] is not None:
            old = g.ext["alert"][0]
            self.put.pop(old, None)
            g.decks["alert"].insert(0, old)
            g.ext["alert"] = None
        if card is not None:
            done = []
            for act in several("acts", acts):
                if not isinstance(act, (list, tuple)) or len(act) != 2:
                    raise BadSetup(f"an Activation is (seat, room), not {act!r}")
                done.append((self.check_seat(act[0]), self.check_slot(act[1])))
            id = self.take("alert", card, g.rules.decks["alert"], "the alert that runs")
            whole("level", level, 1, len(g.rules.types[id].levels))
            g.ext["alert"] = (id, level - 1, tuple(done), whole("mark", mark, 0, 1))
        return self

    def ship_entries(self) -> dict[str, Callable[[Any], Any]]:
        return {**super().ship_entries(), "shuttle": self.set_shuttle}

    def set_shuttle(self, space: Any) -> None:
        """A-4.7: the number printed on the space of the shuttle's track, 5 at the start, 0 for the red space."""
        if "shuttle" not in self.game.ext:
            raise BadSetup("the shuttle is docked only in an Investigation or an Epilogue")
        off = space is None or space == OFF
        moved = NO_MARKER if off else LAST_SPACE - whole("shuttle (the space of its track)", space, 0, LAST_SPACE)
        self.game.ext["shuttle"] = moved

    @setter
    def offer(self, seat: int | None) -> Self:
        """Who has taken the Lucrative Offer (A-8.31): that seat's mission is gone. None: nobody."""
        g = self.game
        if "offer" not in g.ext:
            raise BadSetup("the Lucrative Offer is made only in an Epilogue")
        if g.ext["offer"] != NOBODY:
            before = g.seats[g.ext["offer"]]
            before.objectives = [id for id in before.exile if id in g.rules.objectives]
            before.exile = [id for id in before.exile if id not in g.rules.objectives]
            g.ext["offer"] = NOBODY
        if seat is not None:
            self.quietly(take_offer, g.seats[self.check_seat(seat)])
        return self

    # -- turrets and the hourglass ------------------------------------------------------------------

    @setter
    def turret(self, room: int, *pile: str, shown: bool = True) -> Self:
        """A turret with its modes, the one on top first (those not named follow in their order)."""
        g = self.game
        self.check_slot(room)
        yes_or_no("shown", shown)
        self.need_turrets()
        number = next((n for n in range(1, len(TURRETS) + 1) if all(t.number != n for t in turrets(g))), None)
        if number is None or turret_in(g, room) is not None:
            raise BadSetup(f"no turret can be put in room {room}: there are three, one in a room at most")
        modes = list(dict.fromkeys(one_of("targeting mode", mode, MODES) for mode in pile))
        modes += [mode for mode in MODES if mode not in modes]
        put(g, Turret(number, room, tuple(f"target_{number}_{mode}" for mode in modes), shown))
        return self

    @setter
    def entered(self, room: int, *, seat: int | None = None, figure: int | None = None) -> Self:
        """Who came into a Room this round, so that a turret there fires at them (A-5.3)."""
        g = self.game
        self.check_slot(room)
        self.need_turrets()
        if (seat is None) == (figure is None):
            raise BadSetup("name the seat or the figure that entered: entered(room, seat=0) or entered(room, figure=1)")
        who = ("seat", self.check_seat(seat)) if figure is None else ("figure", self.check_figure(figure))
        g.ext["came_this_round"] = tuple(dict.fromkeys((*g.ext.get("came_this_round", ()), (room, *who))))
        return self

    def need_turrets(self) -> None:
        if "targeting" not in self.game.rules.families:
            raise BadSetup("turrets need the module 'turrets'")

    @setter
    def hourglass(self, state: str, actions: int = 0) -> Self:
        """`running` (after some actions), `run_out`, `resting` or `removed`."""
        if "seize_hourglass" not in self.game.rules.claims:
            raise BadSetup("the hourglass needs the module 'hourglass'")
        one_of("state of the hourglass", state, HOURGLASS)
        self.game.ext["hourglass"] = (state, whole("actions", actions, 0, MANY))
        return self

    # -- the characters of this expansion -----------------------------------------------------------

    def played(self, character: str, what: str) -> Seat:
        found = next((p for p in self.game.seats if p.character == character), None)
        if found is None:
            raise BadSetup(f"{what} needs the {character} at the table")
        return found

    @setter
    def laika(self, place: int) -> Self:
        """The dog in a room, on her master's board (0), or out of the game (-1)."""
        master = self.played("bounty_hunter", "Laika")
        if place not in (ON_BOARD, GONE):
            self.check_slot(place)
        master.ext[LAIKA] = place
        return self

    @setter
    def keys(self, *, seat: int | None = None, room: int | None = None) -> Self:
        """The keys to the handcuffs with a player or in a room; neither: the convict is free of both cards."""
        g = self.game
        if KEYS_IN not in g.ext:
            raise BadSetup("the keys need the convict at the table")
        if seat is not None and room is not None:
            raise BadSetup("the keys are with a seat or in a room, not both")
        self.put.pop(KEYS, None)
        self.pull(KEYS)
        g.ext[KEYS_IN] = 0
        if room is not None:
            g.ext[KEYS_IN] = self.check_slot(room)
        elif seat is not None:
            g.seats[self.check_seat(seat)].hands.append(KEYS)
        else:
            self.put.pop(HANDCUFFS, None)
            self.pull(HANDCUFFS)
            g.removed += [HANDCUFFS, KEYS]
        return self

    @setter
    def access_code(self, code: str) -> Self:
        """The Access Code that the CEO has activated; the other one has left the game unseen (A-3.4)."""
        p = self.played(CEO_ID, "an Access Code")
        codes = sorted(self.game.rules.secret_quests)
        one_of("Access Code", code, codes)
        for id in codes:
            self.put.pop(id, None)
            self.pull(id)
        p.items.append(code)
        p.exile += [id for id in codes if id != code]
        self.put[code] = "activated"
        return self

    @setter
    def spy_drone(self, seat: int) -> Self:
        """Who carries the Psychologist's Spy Drone (A-15.2)."""
        psychologist = self.played(PSYCHOLOGIST_ID, "the Spy Drone")
        if self.check_seat(seat) == psychologist.index:
            raise BadSetup("the Spy Drone watches somebody else than the psychologist")
        for p in self.game.seats:
            p.ext.pop(SPY_DRONE, None)
        self.put.pop(SPY_DRONE, None)
        self.pull(SPY_DRONE)
        self.game.removed.append(SPY_DRONE)
        self.game.seats[seat].ext[SPY_DRONE] = psychologist.index
        return self

    # -- what follows -------------------------------------------------------------------------------

    def settle(self) -> None:
        """A-5.1: turrets were found, so their Rooms are explored; but for an Epilogue their tokens are gone.

        A-7.8: an alert of an Investigation brings its marker; A-3.9: Laika goes with her master.
        """
        super().settle()
        g = self.game
        for turret in turrets(g):
            self.was_found(turret.room)
        if not g.rules.mode.needs_ship:
            self.tokens_revealed(TURRET, len(turrets(g)))
        for p in g.seats:
            if LAIKA in p.ext and not p.active:
                p.ext[LAIKA] = GONE
        if g.rules.mode.id == INVESTIGATION.id and "shuttle" not in self.said:
            running = g.ext["alert"] is not None
            g.ext["shuttle"] = 0 if running else NO_MARKER
