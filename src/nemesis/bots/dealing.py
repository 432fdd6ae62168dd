"""Trade by use: what an Item is worth to whom, what is owed after talk on the radio, and which deal follows from it.

A deal is talked over first, so that no card is paid for a refusal: whoever promised gives, or whoever was promised
something asks for it. Without a radio bots do not trade.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..rules.ship import is_object
from ..rules.trade import BACK
from .lore import AMMO, HEALING, PLAIN_ITEM, REPAIR

if TYPE_CHECKING:
    from ..view.types import SeatView
    from .sight import Sight

HURT, SCRATCHED, EMPTY, SKILLED = 3.0, 1.0, 6.0, 1.0
"""What a Serious Wound, a light one, an empty Weapon and each degree of skill make an Item worth that helps there."""
IDLE_ITEM = 0.4
"""How much of its value an Item keeps for somebody who has no use for it now."""
FEW_SHOTS = 1
CLEAR = 1.5
"""So much more must an Item be worth to the other one to be offered or asked for."""


def worth_to(s: Sight, p: SeatView, item: str) -> float:
    """What an Item (by its printed kind) is worth to somebody, by what everybody sees of them."""
    use = s.lore.items.get(item, PLAIN_ITEM)
    if use.good_for == HEALING:
        need = HURT * len(p["wounds"]) + SCRATCHED * p["light"]
    elif use.good_for == AMMO:
        need = EMPTY if short_of_shots(s, p) else 0.0
    elif use.good_for == REPAIR:
        need = SKILLED * s.lore.repairs_well.get(p["character"], 0)
    else:
        return use.keep
    return use.keep * (1.0 if need else IDLE_ITEM) + need


def short_of_shots(s: Sight, p: SeatView) -> bool:
    weapons = [w for w in p["hands"] if not is_object(w) and s.rules.types[w].weapon is not None]
    return any(s.view["ammo"].get(w, 0) <= FEW_SHOTS for w in weapons if s.rules.types[w].weapon.energy)


def own_items(s: Sight) -> dict[str, str]:
    """Kind -> an Item of one's own that can be given away."""
    types = s.rules.types
    things = [i for i in (*s.me["items"], *s.me["hands"]) if not is_object(i)]
    return {
        s.kind(i): i for i in things
        if not (types[i].fixed or types[i].own or types[i].weapon is not None or types[i].activate_in or types[i].heavy)
    }  # fmt: skip


def may_hold(s: Sight, p: SeatView, item: str) -> bool:
    """Whether one of the backs that somebody shows may be this Item."""
    return any(back in backs_of(s, item) for back in p["backs"])


def backs_of(s: Sight, item: str) -> set[str]:
    """The decks that have this Item."""
    families = s.rules.families
    return {colour for colour in ("yellow", "green", "red", "crafted") if item in families[colour]}


def gain_of_giving(s: Sight, p: SeatView, item: str) -> float:
    """How much more an Item of one's own is worth to somebody else."""
    return worth_to(s, p, item) - worth_to(s, s.me, item)


# -- what is owed ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Deal:
    """What is given and asked for, as the options of a Trade name it."""

    give: tuple[str, ...] = ()
    ask: tuple[str, ...] = ()


def owed(s: Sight, giver: int, taker: int) -> list[str]:
    """The kinds of Items that one seat has promised another; whoever refused a deal since means it no more."""
    due = s.heard.record.due.get(giver) if s.heard is not None else None
    if s.heard is None or not due:
        return []
    found, pair = [], {giver, taker}
    refused = [after for seat, other, after in s.heard.record.refusals if {seat, other} == pair]
    for made in due:
        if any(after > made.line for after in refused):
            continue
        asker, said = s.heard.record.asked_in(made.line)
        if (said[0] == "give" and asker == taker) or (said[0] == "offer" and said[1] == taker):
            found.append(said[2])
    return found


def deal_with(s: Sight, partner: int) -> Deal:
    """What this seat promised them, against what they promised."""
    keeps = s.temper is None or s.temper.loyal
    promised, ask = owed(s, s.index, partner) if keeps else [], []
    mine = own_items(s) if promised else {}
    give = [mine[kind] for kind in promised if kind in mine]
    p = s.view["seats"][partner]
    for kind in owed(s, partner, s.index):
        back = next((back for back in p["backs"] if back in backs_of(s, kind)), None)
        if back is not None:
            ask.append(f"{BACK}{back}")
    return Deal(tuple(give[:1]), tuple(ask[:1]))


def value(s: Sight, thing: str) -> float:
    """What a thing of a deal is worth to this seat; of a back that is asked for one gives the least."""
    if thing.startswith(BACK):
        own = [worth_to(s, s.me, s.kind(i)) for i in s.me["items"] if f"{BACK}{s.rules.types[i].back}" == thing]
        return min(own, default=PLAIN_ITEM.keep)
    if is_object(thing):
        return 0.0
    item = s.rules.types[thing]
    return 6.0 + s.view["ammo"].get(thing, 0) if item.weapon is not None else worth_to(s, s.me, item.id)


def accepts(s: Sight, partner: int, give: Any, asked: Any) -> bool:
    """Whether an offer is good: it was promised, or what is given is worth more than what is asked for."""
    loyal = s.temper is not None and s.temper.loyal
    if loyal and asked and owed(s, s.index, partner) and len(asked) <= len(owed(s, s.index, partner)):
        return True
    return sum(value(s, t) for t in give) > sum(value(s, t) for t in asked)
