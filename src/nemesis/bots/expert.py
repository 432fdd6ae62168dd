"""A bot that learnt by playing: it starts from what `veteran` would do, and knows where something else wins more."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from ..engine.machine import Ask, Choice
from ..view.types import View, own_seat
from .policy import Policy, policy_for
from .signs import ASIDE, NEVER, NO_POSITION, Reading, Signs, aside
from .utility import Manner, Mind, VeteranBot
from .working import WorkingAims

LEARNER = replace(VeteranBot.manner, works=True)
"""What learning starts from: `veteran`, who in solo and co-op works for the cards."""


class ExpertBot(VeteranBot):
    """`veteran` with a policy learnt from games among its equals; where none was learnt it is `veteran`."""

    def manner_at(self, view: View) -> Manner:
        """Where it has learnt something it works for the cards, and talks like somebody who does."""
        manner = super().manner_at(view)
        return manner if policy_for(view) is None else at_work(manner)

    def decide(self, view: View, ask: Ask) -> Choice:
        usual = policy_for(view)
        if usual is None or view["seats"][own_seat(view)]["intruder"]:
            return super().decide(view, ask)
        mind = self.mind(view, ask)
        policy = policy_at(mind, usual)
        return choose(policy, mind) if ask.kind in policy.answers else mind.answer()

    def ranked(self, view: View, ask: Ask) -> list[Choice]:
        usual = policy_for(view)
        if usual is None:
            return super().ranked(view, ask)
        mind = self.mind(view, ask)
        options, values = judged(policy_at(mind, usual), mind)
        return [option for _, option in sorted(zip(values, options, strict=True), key=lambda pair: -pair[0])]


@cache
def at_work(manner: Manner) -> Manner:
    return replace(manner, works=True)


def work_is_done(mind: Mind) -> bool:
    """Whether a crew has done what its cards ask for, and only has to get off the ship."""
    return isinstance(mind.aims, WorkingAims) and mind.aims.team.work_is_done


def policy_at(mind: Mind, usual: Policy) -> Policy:
    """The usual one, or the one for crews whose work is done."""
    leaving = policy_for(mind.s.view, work_is_done=True)
    return leaving if leaving is not None and work_is_done(mind) else usual


def choose(policy: Policy, mind: Mind) -> Choice:
    """The option of the highest value, `veteran`'s among equals."""
    options, values = judged(policy, mind)
    return options[values.index(max(values))]


def judged(policy: Policy, mind: Mind) -> tuple[list[Choice], list[int]]:
    """(options, what each is worth)."""
    options, state, signs = read(mind)
    values = policy.values(state, signs)
    values[0] += policy.usual
    return options, values


def worth_a_thought(mind: Mind, option: Choice) -> bool:
    return option[0] not in NEVER and not (mind.undoes(option) or mind.wastes(option) or mind.kills(option))


def read(mind: Mind) -> tuple[list[Choice], Signs, list[Signs]]:
    """All options, what `veteran` would do first; the signs of the position, and of each option."""
    usual = mind.answer()
    if mind.ask.kind in ASIDE:
        options = [usual, *(o for o in mind.options if o != usual)]
        return options, NO_POSITION, aside(mind, options)
    options = [usual, *(o for o in mind.options if o != usual and worth_a_thought(mind, o))]
    reading = Reading(mind, usual)
    return options, reading.of_the_state(), [reading.of_an_option(option) for option in options]
