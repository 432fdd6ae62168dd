"""Setters of Aftermath: turrets, hourglass, Laika, keys, alerts, second tokens, shuttle, missions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ....errors import BadSetup
from ....scenario.boxes import Setter
from ....scenario.checks import MANY, one_of, several, whole, yes_or_no
from ....scenario.ship import OFF
from .. import INVESTIGATION
from ..ceo import ID as CEO_ID
from ..convict import HANDCUFFS, KEYS, KEYS_IN
from ..hourglass import STATES as HOURGLASS
from ..laika import GONE, LAIKA, ON_BOARD
from ..missions import NOBODY, take_offer
from ..psychologist import PSYCHOLOGIST_ID, SPY_DRONE
from ..shuttle import LAST_SPACE, NO_MARKER
from ..turrets import ITEMS as TURRETS
from ..turrets import MODES, Turret, put, turret_in, turrets

if TYPE_CHECKING:
    from ....rules.state import Seat, State
    from ....scenario.builder import Scenario

TURRET = "turret"
BOUNTY_HUNTER_ID = "bounty_hunter"


# -- what they need -----------------------------------------------------------------------------------


def needs_entry(name: str, otherwise: str) -> Callable[[State], str | None]:
    """Only where the table keeps this entry of its own."""
    return lambda g: None if name in g.ext else otherwise


def needs_character(character: str, what: str) -> Callable[[State], str | None]:
    found = f"{what} needs the {character} at the table"
    return lambda g: None if any(p.character == character for p in g.seats) else found


def needs_turrets(g: State) -> str | None:
    return None if "targeting" in g.rules.families else "turrets need the module 'turrets'"


def needs_hourglass(g: State) -> str | None:
    return None if "seize_hourglass" in g.rules.claims else "the hourglass needs the module 'hourglass'"


def played(s: Scenario, character: str) -> Seat:
    return next(p for p in s.game.seats if p.character == character)


# -- second tokens, alerts, the shuttle ---------------------------------------------------------------


def second_token(s: Scenario, slot: int, kind: str | None, revealed: bool = False) -> None:
    """The second token of a Room by id or kind, None for no token; `revealed` for Slime that stays (A-6)."""
    g = s.game
    s.check_slot(slot)
    yes_or_no("revealed", revealed)
    tokens = list(g.ext["second_tokens"])
    g.ext["slimed"] = tuple(entry for entry in g.ext["slimed"] if entry[0] != slot)
    old, tokens[slot] = tokens[slot], ""
    where = f"in Room {slot}"
    clear_tokens(s, where)
    if kind is not None:
        every = g.rules.families["second_tokens"]
        one_of("second token", kind, [*every, *(t.effect for t in every.values())])
        fitting = [id for id, token in every.items() if kind in (id, token.effect)]
        free = [id for id in fitting if id not in s.put]
        if not free:
            raise BadSetup(f"no copy of {kind!r} is left: {', '.join(f'{id} is {s.put[id]}' for id in fitting)}")
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
        s.put[chosen] = where
    g.ext["second_tokens"] = tuple(tokens)


def clear_tokens(s: Scenario, where: str) -> None:
    second = s.game.rules.families["second_tokens"]
    s.put = {id: place for id, place in s.put.items() if place != where or id not in second}


def no_second_tokens(s: Scenario) -> None:
    """Every one of them was turned over before."""
    for slot in s.game.rules.board.slots:
        second_token(s, slot, None)


def alert(s: Scenario, card: str | None, level: int = 1, acts: Any = (), mark: int = 0) -> None:
    """The alert that runs, with its level and the Activations done for it: (seat, room) each (A-7).

    In an Investigation the marker of the shuttle's track comes and goes with it; `.ship(shuttle=)` says where.
    """
    g = s.game
    if g.ext["alert"] is not None:
        old = g.ext["alert"][0]
        s.put.pop(old, None)
        g.decks["alert"].insert(0, old)
        g.ext["alert"] = None
    if card is not None:
        done = []
        for act in several("acts", acts):
            if not isinstance(act, (list, tuple)) or len(act) != 2:
                raise BadSetup(f"an Activation is (seat, room), not {act!r}")
            done.append((s.check_seat(act[0]), s.check_slot(act[1])))
        id = s.take("alert", card, g.rules.decks["alert"], "the alert that runs")
        whole("level", level, 1, len(g.rules.types[id].levels))
        g.ext["alert"] = (id, level - 1, tuple(done), whole("mark", mark, 0, 1))


def set_shuttle(s: Scenario, space: Any) -> None:
    """A-4.7: the number printed on the space of the shuttle's track, 5 at the start, 0 for the red space."""
    if "shuttle" not in s.game.ext:
        raise BadSetup("the shuttle is docked only in an Investigation or an Epilogue")
    off = space is None or space == OFF
    moved = NO_MARKER if off else LAST_SPACE - whole("shuttle (the space of its track)", space, 0, LAST_SPACE)
    s.game.ext["shuttle"] = moved


def offer(s: Scenario, seat: int | None) -> None:
    """Who has taken the Lucrative Offer (A-8.31): that seat's mission is gone. None: nobody."""
    g = s.game
    if g.ext["offer"] != NOBODY:
        before = g.seats[g.ext["offer"]]
        before.objectives = [id for id in before.exile if id in g.rules.objectives]
        before.exile = [id for id in before.exile if id not in g.rules.objectives]
        g.ext["offer"] = NOBODY
    if seat is not None:
        s.quietly(take_offer, g.seats[s.check_seat(seat)])


# -- turrets and the hourglass ------------------------------------------------------------------------


def turret(s: Scenario, room: int, *pile: str, shown: bool = True) -> None:
    """A turret with its modes, the one on top first (those not named follow in their order)."""
    g = s.game
    s.check_slot(room)
    yes_or_no("shown", shown)
    number = next((n for n in range(1, len(TURRETS) + 1) if all(t.number != n for t in turrets(g))), None)
    if number is None or turret_in(g, room) is not None:
        raise BadSetup(f"no turret can be put in room {room}: there are three, one in a room at most")
    modes = list(dict.fromkeys(one_of("targeting mode", mode, MODES) for mode in pile))
    modes += [mode for mode in MODES if mode not in modes]
    put(g, Turret(number, room, tuple(f"target_{number}_{mode}" for mode in modes), shown))


def entered(s: Scenario, room: int, *, seat: int | None = None, figure: int | None = None) -> None:
    """Who came into a Room this round, so that a turret there fires at them (A-5.3)."""
    g = s.game
    s.check_slot(room)
    if (seat is None) == (figure is None):
        raise BadSetup("name the seat or the figure that entered: entered(room, seat=0) or entered(room, figure=1)")
    who = ("seat", s.check_seat(seat)) if figure is None else ("figure", s.check_figure(figure))
    g.ext["came_this_round"] = tuple(dict.fromkeys((*g.ext.get("came_this_round", ()), (room, *who))))


def hourglass(s: Scenario, state: str, actions: int = 0) -> None:
    """`running` (after some actions), `run_out`, `resting` or `removed`."""
    one_of("state of the hourglass", state, HOURGLASS)
    s.game.ext["hourglass"] = (state, whole("actions", actions, 0, MANY))


# -- the characters -----------------------------------------------------------------------------------


def laika(s: Scenario, place: int) -> None:
    """The dog in a room, on her master's board (0), or out of the game (-1)."""
    if place not in (ON_BOARD, GONE):
        s.check_slot(place)
    played(s, BOUNTY_HUNTER_ID).ext[LAIKA] = place


def keys(s: Scenario, *, seat: int | None = None, room: int | None = None) -> None:
    """The keys to the handcuffs with a player or in a room; neither: the convict is free of both cards."""
    g = s.game
    if seat is not None and room is not None:
        raise BadSetup("the keys are with a seat or in a room, not both")
    s.put.pop(KEYS, None)
    s.pull(KEYS)
    g.ext[KEYS_IN] = 0
    if room is not None:
        g.ext[KEYS_IN] = s.check_slot(room)
    elif seat is not None:
        g.seats[s.check_seat(seat)].hands.append(KEYS)
    else:
        s.put.pop(HANDCUFFS, None)
        s.pull(HANDCUFFS)
        g.removed += [HANDCUFFS, KEYS]


def access_code(s: Scenario, code: str) -> None:
    """The Access Code that the CEO has activated; the other one has left the game unseen (A-3.4)."""
    p = played(s, CEO_ID)
    codes = sorted(s.game.rules.secret_quests)
    one_of("Access Code", code, codes)
    for id in codes:
        s.put.pop(id, None)
        s.pull(id)
    p.items.append(code)
    p.exile += [id for id in codes if id != code]
    s.put[code] = "activated"


def spy_drone(s: Scenario, seat: int) -> None:
    """Who carries the Psychologist's Spy Drone (A-15.2)."""
    psychologist = played(s, PSYCHOLOGIST_ID)
    if s.check_seat(seat) == psychologist.index:
        raise BadSetup("the Spy Drone watches somebody else than the psychologist")
    for p in s.game.seats:
        p.ext.pop(SPY_DRONE, None)
    s.put.pop(SPY_DRONE, None)
    s.pull(SPY_DRONE)
    s.game.removed.append(SPY_DRONE)
    s.game.seats[seat].ext[SPY_DRONE] = psychologist.index


# -- all of them --------------------------------------------------------------------------------------

needs_second_tokens = needs_entry("second_tokens", "second tokens lie only in an Investigation or an Epilogue")

SETTERS = (
    Setter(second_token, needs_second_tokens, often=True),
    Setter(no_second_tokens, needs_second_tokens),
    Setter(turret, needs_turrets, often=True),
    Setter(entered, needs_turrets, often=True),
    Setter(alert, needs_entry("alert", "alerts run only in an Investigation or an Epilogue")),
    Setter(hourglass, needs_hourglass),
    Setter(laika, needs_character(BOUNTY_HUNTER_ID, "Laika")),
    Setter(keys, needs_entry(KEYS_IN, "the keys need the convict at the table")),
    Setter(offer, needs_entry("offer", "the Lucrative Offer is made only in an Epilogue")),
    Setter(access_code, needs_character(CEO_ID, "an Access Code")),
    Setter(spy_drone, needs_character(PSYCHOLOGIST_ID, "the Spy Drone")),
)


def settle(s: Scenario) -> None:
    """A-5.1: turrets were found, so their Rooms are explored; but for an Epilogue their tokens are gone.

    A-7.8: an alert of an Investigation brings its marker; A-3.9: Laika goes with her master.
    """
    g = s.game
    for there in turrets(g):
        s.was_found(there.room)
    if not g.rules.mode.needs_ship:
        s.tokens_revealed(TURRET, len(turrets(g)))
    for p in g.seats:
        if LAIKA in p.ext and not p.active:
            p.ext[LAIKA] = GONE
    if g.rules.mode.id == INVESTIGATION.id and "shuttle" not in s.said:
        running = g.ext["alert"] is not None
        g.ext["shuttle"] = 0 if running else NO_MARKER
