"""Odds beside an option, before the risk is taken; from the seat's own knowledge alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..engine.machine import as_tuples
from ..rules.combat import EGGS, FACES, targets_for
from ..rules.reactions import others_in_room
from ..setup import setup_from_public
from ..view import noise_odds
from ..view.types import View, room_in
from .boxes import Deal
from .effect_risks import action_risks, part_risks, puts_out_the_fire
from .risk_parts import (
    DEATH,
    INTRUDERS,
    NO_ROLL,
    NOISE,
    Risk,
    attack_risks,
    blow_risks,
    certain_death,
    company_risks,
    egg_blow_risks,
    egg_risks,
    egg_shot_risks,
    faces_risks,
    melee_choices,
    noise_parts,
    noise_risks,
    percent,
    scan_risks,
    shot_choices,
    strike_risks,
    token_risks,
    wound_risk,
)

if TYPE_CHECKING:
    from ..engine.machine import Ask
    from .places import Places

__all__ = ["DEATH", "NO_ROLL", "Risk", "percent", "risks"]

MOVING = frozenset({"move", "careful_move", "escape"})
NO_ACTION = frozenset({"pass", "drop", "claim"})


def risks(t: Places, view: View, ask: Ask, option: Any, deal: Deal | None = None) -> list[Risk]:
    """What an option leaves to chance, and what it costs for sure where that is life. Empty where no die falls.

    `deal`: for all options of one question.
    """
    what = option[0] if ask.kind == "turn" else ask.kind
    read = RISKS.get(what) or t.box_texts.risks.get(what)
    if read is None and ask.kind != "turn":
        return []
    deal = deal or Deal(view, setup_from_public(view["setup"]).ruleset())
    found = [] if read is None else read(t, view, ask, option, deal)
    return found + end_of_turn_risks(t, view, ask, option, deal) if ask.kind == "turn" else found


# -- moves --------------------------------------------------------------------------------------------------


def move_risks(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    return noise_risks(t, view, option[1], deal, cost=1)


def way_risks(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    """A move by a card or an Item; that of somebody else is theirs."""
    own = not isinstance(ask.source, int) or ask.source == ask.seat
    return noise_risks(t, view, option[1], deal) if own else []


def careful_risks(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    """R-7.12: a marker instead of the roll."""
    fight = [risk for risk in company_risks(t, view, option[1], "") if risk.id == INTRUDERS]
    return [*fight, Risk(NO_ROLL, 100, t.get("client-careful_marker")), *token_risks(t, option[1], deal)]


def escape_risks(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    """R-12.10: every Intruder of the Room attacks first, then the Noise of the Room one comes to."""
    attacks = attack_risks(t, view, deal, deal.harm().start, t.get("client-about_first"))
    return attacks + noise_risks(t, view, option[1], deal, 1, t.get("client-about_then") if attacks else "")


def reroll_risks(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    """R-26.7: what the face does that is kept, or another roll."""
    room = view["seats"][ask.seat]["room"]
    if option != "keep":
        cards = len(view["seats"][ask.seat]["hand"]) - 1
        return noise_parts(t, view, deal, noise_odds(view, room, rules=deal.rules), cards)
    face = noise_odds(view, room, rules=deal.rules, faces=(str(ask.source),))
    return noise_parts(t, view, deal, face, len(view["seats"][ask.seat]["hand"]))


def room_risks(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    """A Noise roll for the Room that is named, no matter who is in it."""
    if option[0] != "room":
        return []
    odds = percent(noise_odds(view, option[1], own=False, rules=deal.rules))
    return [
        Risk(name, odds[name], t.get(f"client-odds_noise-{name}", percent=odds[name]), whole=True)
        for name in NOISE if odds[name]
    ]  # fmt: skip


# -- passing, and the end of a turn ---------------------------------------------------------------------------


def pass_risks(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    """What passing costs at once (R-5.7), and the attacks of the Event Phase as things stand (R-4.9)."""
    me = view["seats"][ask.seat]
    more = [risk for each in t.box_texts.end_of_turn for risk in each(t, view, me["room"], deal)]
    if not in_danger(view, me["room"], bool(me["wounds"])):
        return more
    harm = deal.harm()
    body, causes = harm.after_passing()
    sure = t.listed([t.get(f"client-cause-{cause}") for cause in dict.fromkeys(causes)])
    found = wound_risk(t, deal, body, t.get("client-why_sure", causes=sure)) if causes else []
    if body.dead or view["skip_attacks"]:
        return found + more
    company = bool(others_in_room(harm.game, ask.seat, me["room"]))
    about = t.get("client-about_event", company="yes" if company else "no")
    return found + more + attack_risks(t, view, deal, body, about)


def in_danger(view: View, room: int, wounded: bool) -> bool:
    return wounded or burning(view, room) or any(f[2] == room for f in view["figures"])


def burning(view: View, room: int) -> bool:
    there = room_in(view, room)
    return there is not None and there["fire"]


def end_of_turn_risks(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    """After this action the turn ends: in a Fire, if it burns there (R-5.6), and beside what a box puts there."""
    if option[0] in NO_ACTION or view["actions_left"] > 1:
        return []
    room = option[1] if option[0] in MOVING else view["seats"][ask.seat]["room"]
    put_out = RISKS.get(option[0]) is action_risks and burning(view, room) and puts_out_the_fire(view, option, deal)
    return deal.once(("end_of_turn", t.key, room, put_out), lambda: turn_ending_in(t, view, room, deal, put_out))


def turn_ending_in(t: Places, view: View, room: int, deal: Deal, put_out: bool) -> list[Risk]:
    found = fire_risks(t, room, deal) if burning(view, room) and not put_out else []
    return found + [risk for each in t.box_texts.end_of_turn for risk in each(t, view, room, deal)]


def fire_risks(t: Places, room: int, deal: Deal) -> list[Risk]:
    harm = deal.harm()
    why = t.get("client-why_sure", causes=t.get("client-cause-fire"))
    return wound_risk(t, deal, harm.wounded(harm.fire_wounds(room)), why, about=t.get("client-about_fire"))


# -- shots, blows and scans -----------------------------------------------------------------------------------


def shoot_risks(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    return shot_choices(t, view, deal)


def melee_risks(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    return melee_choices(t, view, deal)


def target_risks(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    """The weapon is among the answers already given; a Melee names none."""
    answers = answers_so_far(view)
    weapon = next((a[1] for a in reversed(answers) if isinstance(a, tuple) and a[0] == "item"), None)
    by_hand = ("melee",) in answers
    if option == EGGS:
        return egg_blow_risks(t, view, deal, "") if by_hand else egg_risks(t, view, deal, "")
    if weapon is not None:
        return strike_risks(t, view, deal(), weapon, option[1], rerolls=rerolls_of_card(view, deal))
    return blow_risks(t, view, deal, option[1]) if by_hand else []


def answers_so_far(view: View) -> list[Any]:
    """What was said in this action before the question."""
    return [as_tuples(a) for a in view["ask"]["answers"]] if view["ask"] is not None else []


def rerolls_of_card(view: View, deal: Deal) -> int:
    """Those that the card allows that is being played."""
    played = [a[1] for a in answers_so_far(view) if isinstance(a, tuple) and a[0] == "play"]
    return sum(effect.rerolls for card in played for effect in deal.rules.types[card].effects)


def weapon_risks(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    """A weapon against each of its targets."""
    if not targets_for(deal(), deal.me(), option[1]):
        return []
    return shot_choices(t, view, deal, [option[1]], rerolls=rerolls_of_card(view, deal))


def die_risks(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    """R-26.7: what the face of the Combat die does that is kept, or another roll."""
    rolled = next((args for name, args in reversed(view["procedure"]) if name == "after_combat_roll"), None)
    if rolled is None:
        return []
    _, weapon, target, face, rerolls, bonus = as_tuples(rolled)
    shown = (face,) if option == "keep" else FACES
    left = rerolls - 1 if ask.kind == "reroll_combat" else rerolls
    if target == EGGS:
        return egg_shot_risks(t, view, deal, weapon, bonus, shown)
    return faces_risks(t, view, deal(), weapon, target[1], "", bonus, shown, 0 if option == "keep" else left)


def asked_scan(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    return scan_risks(t, view, deal) if option == "yes" else []


def certainly_deadly(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    return certain_death(t, view)


RISKS: dict[str, Callable[[Places, View, Ask, Any, Deal], list[Risk]]] = {
    "card_option": part_risks,
    "careful_move": careful_risks,
    "escape": escape_risks,
    "far_room": way_risks,
    "melee": melee_risks,
    "move": move_risks,
    "move_to": way_risks,
    "pass": pass_risks,
    "play": action_risks,
    "reroll_combat": die_risks,
    "reroll_for_ammo": die_risks,
    "reroll_noise": reroll_risks,
    "room_action": action_risks,
    "scan": asked_scan,
    "shoot": shoot_risks,
    "target": target_risks,
    "use": action_risks,
    "weapon": weapon_risks,
}
"""Kind of a question, or action of a turn -> what its options leave to chance; those of a box are in its
`BoxTexts.risks`."""
