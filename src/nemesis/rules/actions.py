"""Basic actions and free acts (R-6): one entry each, with its cost, its targets and its refusals."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..engine.hooks import Modifier
from ..engine.questions import shape
from .combat import NOTHING_TO_HIT, choose_melee, choose_shot, escape, melee, shoot, targets, why_no_shot
from .components import Choosing, Refusal
from .craft import activate_quest, choose_components, choose_quest, craft, why_no_craft, why_no_quest
from .items import PAID_FOR, droppable, free_slots, in_hand_slots, put_in_hand, slots
from .markers import exits_of, noisy
from .meanings import CORRIDOR, ITEM, RECIPE, ROOM, SEAT, THING
from .movement import set_out
from .ship import fold, reachable
from .trade import NOBODY_HERE, partners, why_no_trade
from .wounds import suffers

if TYPE_CHECKING:
    from .state import Seat, State

NOWHERE_TO_GO = Refusal("nowhere_to_go", "R-7.2")
ALL_EXITS_NOISY = Refusal("all_exits_noisy", "R-7.12")
NOTHING_TO_PICK_UP = Refusal("nothing_to_pick_up", "R-15.10")
HANDS_FULL = Refusal("hands_full", "R-15.4")

Subjects = Iterable[tuple[Any, ...]]

WAYS: Modifier[list[tuple[int, int]], Seat] = Modifier(
    "ways", "ways, seat", "The Rooms that a character can move to, each with the Corridor that leads there."
)
ACTION_PRICE: Modifier[int, Seat, str, tuple[Any, ...]] = Modifier(
    "action_price", "cost, seat, action, subject", "How many cards a basic action costs with this very subject."
)
ESCAPE_COST: Modifier[int, Seat] = Modifier("escape_cost", "cost, seat", "How many cards an Escape costs.")


@dataclass(frozen=True, slots=True)
class BasicAction:
    in_combat: bool | None
    """True: only in Combat; False: only out of it; None: both (R-5.21)."""
    cost: Callable[[State, Seat], int]
    subjects: Callable[[State, Seat], Subjects]
    why_not: Callable[..., Refusal | None]
    choose: Callable[..., Choosing]
    do: Callable[..., None]
    nothing: Refusal
    """The reason given when there is nothing to choose from."""
    announced: Callable[[State, Seat], None] | None = None
    """What the announcement alone changes, even if the action is then cancelled."""
    outcome_tells_it: bool = True
    """What comes of it says what was done, so that the announcement needs no line in the log."""


def costs(n: int) -> Callable[[State, Seat], int]:
    return lambda g, p: n


def possible(g: State, p: Seat, *subject: Any) -> Refusal | None:
    return None


def as_announced(g: State, p: Seat, *subject: Any) -> Choosing:
    return subject
    yield


def ways(g: State, p: Seat) -> Subjects:
    """R-7.2; a module may open further ways, which lead through no Corridor."""
    return fold(g, WAYS, [(room, corridor) for corridor, room in reachable(g, p.room)], p)


def action_price(g: State, p: Seat, name: str, subject: tuple[Any, ...]) -> int:
    """What a Basic Action costs with this very subject."""
    cost: int = g.rules.basic_actions[name].cost(g, p)
    return fold(g, ACTION_PRICE, cost, p, name, subject)


# -- moving ---------------------------------------------------------------------------------------


def move(g: State, p: Seat, room: int, corridor: int) -> None:
    """R-6.1, R-7.4: go to a neighbouring Room, explore it, roll for Noise."""
    set_out(g, p, ("enter", (p.index, room, corridor, "roll")))


def why_not_careful(g: State, p: Seat, room: int, corridor: int) -> Refusal | None:
    for exit in exits_of(g, room):
        if not noisy(g, exit):
            return None
    return ALL_EXITS_NOISY


def careful_move(g: State, p: Seat, room: int, corridor: int) -> None:
    """R-6.3, R-7.12: go and place a Noise marker instead of rolling."""
    set_out(g, p, ("enter", (p.index, room, corridor, "careful")))


def escape_cost(g: State, p: Seat) -> int:
    """R-6.2: 2 with an undressed leg wound."""
    return fold(g, ESCAPE_COST, 2 if p.wounds and suffers(g, p, "wound_leg") else 1, p)


# -- things ---------------------------------------------------------------------------------------


def objects_here(g: State, p: Seat) -> Subjects:
    return [(o,) for o in dict.fromkeys(o for r, o in g.floor if r == p.room)]


def why_no_pick_up(g: State, p: Seat, thing: str) -> Refusal | None:
    """R-5.18: somewhere to put it, or something to put down for it."""
    return None if free_slots(g, p) > 0 or (slots(g, p) and in_hand_slots(g, p)) else HANDS_FULL


def pick_up(g: State, p: Seat, thing: str) -> None:
    """R-15.10: what is paid for is taken, whatever has to be put down for it (R-5.18)."""
    if (p.room, thing) not in g.floor:
        return
    g.floor.remove((p.room, thing))
    if free_slots(g, p) > 0:
        put_in_hand(g, p, thing)
    else:
        g.push("take_in_hand", p.index, thing, PAID_FOR)


def trade_partners(g: State, p: Seat) -> Subjects:
    return [(q.index,) for q in partners(g, p)]


def why_not_trade(g: State, p: Seat, partner: int) -> Refusal | None:
    return why_no_trade(g, p, g.seats[partner])


def begin_trade(g: State, p: Seat, partner: int) -> None:
    g.push("trade", p.index, partner)


def recipes(g: State, p: Seat) -> Subjects:
    if len(p.items) + len(p.hands) < 2:
        return ()
    found: Subjects = g.rules.recipes
    return found


def quests(g: State, p: Seat) -> Subjects:
    """Those that are activated face down have an action of their own (A-3.4)."""
    secret = g.rules.secret_quests
    return [(q,) for q in p.quests if q not in secret]


def melee_targets(g: State, p: Seat) -> Subjects:
    return ((),) if targets(g, p) else ()


BASIC_ACTIONS: dict[str, BasicAction] = {
    "move": BasicAction(False, costs(1), ways, possible, as_announced, move, NOWHERE_TO_GO),
    "escape": BasicAction(
        True, escape_cost, ways, possible, as_announced, escape, NOWHERE_TO_GO, outcome_tells_it=False
    ),
    "careful_move": BasicAction(False, costs(2), ways, why_not_careful, as_announced, careful_move, NOWHERE_TO_GO),
    "shoot": BasicAction(None, costs(1), melee_targets, why_no_shot, choose_shot, shoot, NOTHING_TO_HIT),
    "melee": BasicAction(None, costs(1), melee_targets, possible, choose_melee, melee, NOTHING_TO_HIT),
    "pick_up": BasicAction(False, costs(1), objects_here, why_no_pick_up, as_announced, pick_up, NOTHING_TO_PICK_UP),
    "trade": BasicAction(
        False, costs(1), trade_partners, why_not_trade, as_announced, begin_trade,
        NOBODY_HERE,
    ),
    "craft": BasicAction(
        False, costs(1), recipes, why_no_craft, choose_components, craft, Refusal("components_missing", "R-15.20")
    ),
    "activate_quest": BasicAction(
        False, costs(1), quests, why_no_quest, choose_quest, activate_quest, Refusal("no_quest_left", "R-15.24")
    ),
}  # fmt: skip
"""R-6.1 to R-6.9; the Room Action (R-6.10) is in `turns`; searching is no Basic Action (R-6.11)."""

BASIC_ACTION_SHAPES = (
    shape("move", room=ROOM, corridor=CORRIDOR),
    shape("escape", room=ROOM, corridor=CORRIDOR),
    shape("careful_move", room=ROOM, corridor=CORRIDOR),
    shape("shoot"),
    shape("melee"),
    shape("pick_up", thing=THING),
    shape("trade", who=SEAT),
    shape("craft", recipe=RECIPE),
    shape("activate_quest", item=ITEM),
)
"""Each as an option of the turn: its name, then its subject."""
FREE_ACT_SHAPE = shape("drop", thing=THING)


def free_acts(g: State, p: Seat) -> list[tuple[Any, ...]]:
    """R-5.8, R-15.8: dropping costs no action."""
    return [("drop", t) for t in dict.fromkeys(droppable(g, p.hands + p.items))]
