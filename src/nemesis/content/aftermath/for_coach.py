"""What the coach should know of Aftermath: alerts, and the questions of its characters."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from ...bots.aims import Aims
from ...bots.sight import Sight
from ...coach.lore import CoachLore, Reason
from ...coach.reasons import about_a_fight, about_noise_here, about_wounds


def about_the_alert(s: Sight, aims: Aims) -> Iterator[Reason]:
    """A-7.1: one that is not resolved in time is a defeat for everybody aboard."""
    alert = s.view["ext"].get("alert")
    if alert is not None:
        yield Reason("alert", {"alert": alert[0]})


FOR_COACH = CoachLore(
    actions={"activate": about_the_alert},
    questions={
        "follow": lambda s, aims: chain(about_a_fight(s), about_noise_here(s)),
        "lose_pipe": lambda s, aims: chain(about_a_fight(s), about_wounds(s)),
    },
    pressing=(about_the_alert,),
    names={"alert": lambda t, view, id: {"alert": t.quoted(t.get(f"alert-{id}"))}},
)
