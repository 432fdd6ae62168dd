"""Advice and turning points in sentences, from the seat's own view."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..bots.sight import ruleset_of
from ..text.messages import capital
from ..view.types import View
from .advice import Advice, Weighed
from .lore import Facts, Reason, lore_of

if TYPE_CHECKING:
    from ..setup import Ruleset
    from ..text import Texts


TWO, MOST_NAMED = 2, 3
"""It takes two to be alike; more than so many are counted, not named."""
BETTER_THAN_EXPERT: frozenset[tuple[str, str]] = frozenset()
"""Mode and species where what the coach chooses was shown to survive more often than what `expert` does: so far nowhere
for the `expert` of today, only for the one before it (docs/bots.md)."""


def rules_of(view: View) -> Ruleset:
    return ruleset_of(json.dumps(view["setup"], sort_keys=True))


def percent(share: float) -> int:
    return round(100 * share)


def reason_text(t: Texts, view: View, reason: Reason) -> str:
    facts: Facts = {}
    named = lore_of(rules_of(view).boxes).names
    for name, value in reason.facts.items():
        fact = named.get(name) or NAMED.get(name)
        facts |= fact(t, view, value) if fact is not None else {name: value}
    return capital(t.get(f"coach-why-{reason.id}", **facts))


def person(t: Texts, view: View, seat: int) -> Facts:
    member = view["seats"][seat]
    if not member["character"]:
        return {"who": t.get("phrase-player.the", number=member["number"])}
    return {"who": t.form(f"character-{member['character']}", "the")}


def objective(t: Texts, view: View, id: str) -> Facts:
    rules = rules_of(view)
    return {"objective": t.thing(rules, id), "reminder": t.reminder(rules, id)}


NAMED: dict[str, Callable[[Texts, View, Any], Facts]] = {
    "room": lambda t, view, slot: {"room": t.the_room(view, slot)},
    "kinds": lambda t, view, kinds: {"kinds": t.listed([t.form(f"intruder-{k}", "a") for k in kinds])},
    "thing": lambda t, view, id: {"thing": t.thing(rules_of(view), id)},
    "who": person,
    "objective": objective,
    "tile": lambda t, view, tile: {"tile": t.form(f"room-{tile}", "the")},
}
"""Facts that are ids, and how they are named."""


def weighed_text(t: Texts, option: Weighed) -> str:
    """`survive 61%, win 30%, wounded soon 12%, 140 games`; before it what the crew gets done, where that is shared."""
    return t.get(
        "coach-option", survive=percent(option.survive), win=percent(option.win), wound=percent(option.wound),
        games=option.games, **work_of(option),
    )  # fmt: skip


def work_of(option: Weighed) -> Facts:
    if option.work is None:
        return {"shared": "no", "work": 0}
    return {"shared": "yes", "work": percent(option.work)}


def comparison(t: Texts, advice: Advice, name: Callable[[int], str]) -> list[str]:
    """The sentence with the recommended option, and the one without."""
    told = [("coach-with", advice.best), ("coach-without", advice.next_best)]
    return [
        t.get(key, option=name(o.choice), survive=percent(o.survive), win=percent(o.win), **work_of(o))
        for key, o in told
        if o is not None
    ]


def doubt(t: Texts, advice: Advice, name: Callable[[int], str]) -> str:
    """To be said first: the options that cannot be told apart; empty where one stands out. Of two equal cards one."""
    alike = list(dict.fromkeys(name(option.choice) for option in advice.alike))
    if len(alike) < TWO:
        return ""
    more = len(alike) - MOST_NAMED
    named = [*alike[:MOST_NAMED], t.get("coach-more", options=more)] if more > 0 else alike
    return t.get("coach-alike", options=t.listed(named))


def honesty(t: Texts, view: View, advice: Advice) -> str:
    """What the figures rest on, and what was measured of such advice (docs/bots.md)."""
    setup = view["setup"]
    measured = (setup["mode"], setup["species"]) in BETTER_THAN_EXPERT
    return t.get("coach-estimate", games=advice.games, better="yes" if measured else "no")
