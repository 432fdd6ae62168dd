"""Why: facts that the seat can see on the table, told beside a recommendation.

A reason is the id of a text (`coach-why-<id>`) and plain facts. It explains what speaks for the option; the number of
imagined games, not the reason, is what the recommendation rests on.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import chain
from typing import Any

from ..bots.aims import Aims
from ..bots.expert import ExpertBot
from ..bots.lore import HEALING, LOOT, PLAIN_CARD, PLAIN_ITEM, REPAIR, SCAN, SHOT, Use
from ..bots.sight import DAMAGED, ENGINES, Sight
from ..bots.temper import Temper
from ..bots.utility import PER_STEP
from ..engine.machine import Ask, Choice
from ..rules.self_destruct import FIRST_YELLOW, SKULL
from ..rules.shelter import BLUE_FROM
from ..rules.state import ABOARD
from ..view import surprise_odds
from ..view.types import View, own_seat
from .lore import Reason, Telling, lore_of
from .plans import about_a_place, about_a_thing, about_an_engine, about_what_is_left, about_what_is_missing

MOST = 2
"""At most so many facts beside a recommendation."""
SOON = 2
"""Mention the chambers when they open within so many spaces of Time."""
WEAK = 2
"""Mention the Serious Wounds when there are so many."""
MANY_FIRES = 5
UNSURE = "no_single"
MOVES = ("move", "careful_move", "escape")


def reasons_for(view: View, ask: Ask, option: Choice) -> list[Reason]:
    """What speaks for this option, the nearest to it first."""
    found: dict[str, Reason] = {}
    for reason in facts_about(view, ask, option):
        found.setdefault(reason.id, reason)
        if len(found) == MOST:
            break
    return list(found.values()) or [Reason(UNSURE, {})]


def facts_about(view: View, ask: Ask, option: Choice) -> Iterator[Reason]:
    me = view["seats"][own_seat(view)]
    if me["intruder"] or not view["setup_done"] or not me["character"]:
        return
    mind = ExpertBot(temper=Temper()).mind(view, ask)
    sight, aims = mind.s, mind.aims
    if ask.kind == "keep_objective" and isinstance(option, tuple):
        yield Reason("objective_kept", {"objective": option[1]})
        return
    if ask.kind != "turn":
        tell = lore_of(sight.rules.boxes).questions.get(ask.kind) or QUESTIONS.get(ask.kind)
        yield from tell(sight, aims) if tell is not None else ()
    elif isinstance(option, tuple) and me["status"] == ABOARD:
        told = [*about_an_action(sight, aims, option), *about_the_table(sight, aims)]
        yield from told or about_what_is_left(sight, aims)


# -- the option -----------------------------------------------------------------------------------------


def about_an_action(s: Sight, aims: Aims, option: tuple[Any, ...]) -> Iterator[Reason]:
    what = option[0]
    told = lore_of(s.rules.boxes).actions.get(what)
    if told is not None:
        yield from told(s, aims)
    elif what in MOVES:
        yield from about_a_move(s, aims, what, option[1])
    elif what == "room_action":
        yield from about_a_room(s, aims, s.room)
    elif what in ("shoot", "melee"):
        yield from about_a_fight(s)
        if what == "shoot":
            yield from about_ammo(s)
    elif what == "play":
        told_of_it = list(about_a_use(s, s.lore.cards.get(s.kind(option[1]), PLAIN_CARD)))
        yield from told_of_it or about_a_room(s, aims, s.room)
    elif what == "use":
        yield from about_a_use(s, s.lore.items.get(s.kind(option[1]), PLAIN_ITEM))
    elif what == "pick_up":
        yield from about_a_thing(aims, option[1])
    elif what == "pass":
        yield from about_waiting(s)


def about_a_move(s: Sight, aims: Aims, what: str, room: int) -> Iterator[Reason]:
    """The Room it leads to, and the dangers on the way."""
    target = best_errand(s, aims)
    if what == "escape":
        yield from about_a_fight(s)
    if target == room:
        yield from about_a_room(s, aims, room)
    elif target and aims.ways[target][1] == room:
        yield Reason("towards", {"room": target})
        yield from about_a_room(s, aims, target)
    unexplored = not s.at(room)["explored"]
    if unexplored:
        yield from about_what_is_missing(s, aims)
    yield from about_the_noise(s, what, room)
    if unexplored:
        yield Reason("unexplored", {"left": len(s.unexplored())})


def about_the_noise(s: Sight, what: str, room: int) -> Iterator[Reason]:
    """R-7.5: nobody rolls in a Room that is not empty. R-10.3: a second marker would be an Encounter."""
    crew = s.crew_in(room)
    if s.intruders.get(room):
        yield Reason("intruders_there", {"room": room, "kinds": [kind for _, kind, _ in s.intruders[room]]})
    elif crew:
        yield Reason("company", {"room": room, "who": crew[0]["index"]})
    else:
        exits, noisy = exits_of(s, room)
        if what == "careful_move" and noisy:
            yield Reason("careful", {"room": room, "noisy": noisy, "exits": exits})
        elif what != "careful_move":
            yield Reason("noisy" if noisy else "quiet", {"room": room, "noisy": noisy, "exits": exits})


def exits_of(s: Sight, room: int) -> tuple[int, int]:
    """(exits of a Room, those with a Noise marker)."""
    exits = set(s.board.exits[room].values())
    noise, vents = s.view["noise"], s.view["vents"]
    return len(exits), sum(1 for e in exits if (noise[e] if e >= 0 else vents[-1 - e]))


def about_noise_here(s: Sight) -> Iterator[Reason]:
    if s.room:
        exits, noisy = exits_of(s, s.room)
        yield Reason("noisy" if noisy else "quiet", {"room": s.room, "noisy": noisy, "exits": exits})


def about_a_fight(s: Sight) -> Iterator[Reason]:
    here = s.intruders.get(s.room)
    if here:
        yield Reason("intruders_here", {"kinds": [kind for _, kind, _ in here]})


def about_ammo(s: Sight) -> Iterator[Reason]:
    loaded = max(s.loaded(), key=lambda w: s.view["ammo"][w], default=None)
    if loaded is not None:
        yield Reason("ammo", {"thing": loaded, "ammo": s.view["ammo"][loaded]})


def about_a_use(s: Sight, use: Use) -> Iterator[Reason]:
    """What an Action card or an Item is good for; of cards that are told nothing of, most do a Room Action."""
    here = s.at(s.room)
    if use.good_for == SHOT:
        yield from about_a_fight(s)
    elif use.good_for == HEALING:
        yield from about_wounds(s)
    elif use.good_for == REPAIR and here["malfunction"]:
        yield Reason("malfunction_here", {"room": s.room})
    elif use.good_for == REPAIR and s.tiles.get(s.room) in ENGINES:
        yield from about_the_engines(s)
    elif use.good_for == SCAN and s.contaminated:
        yield from about_contamination(s)
    elif use.good_for == LOOT and here["items"] > 0:
        yield Reason("items_here", {"items": here["items"]})


def about_waiting(s: Sight) -> Iterator[Reason]:
    """R-11.5: fewer cards than the token's number are a Surprise Attack."""
    cards = len(s.me["hand"])
    if not cards:
        yield Reason("no_cards", {})
        return
    exits, noisy = exits_of(s, s.room)
    if noisy:
        yield Reason("noisy", {"room": s.room, "noisy": noisy, "exits": exits})
    if sum(s.view["bag"].values()):
        surprise = surprise_odds(s.view, cards)["surprise"]
        yield Reason("hand", {"cards": cards, "percent": round(100 * surprise)})


# -- Rooms ----------------------------------------------------------------------------------------------


def best_errand(s: Sight, aims: Aims) -> int:
    """The Room most worth going to; 0: none."""
    ways = aims.ways
    errands = [
        (worth * PER_STEP ** ways[slot][0], slot) for worth, slot in aims.errands() if slot != s.room and slot in ways
    ]
    return max(errands, default=(0.0, 0))[1]


def about_a_room(s: Sight, aims: Aims, room: int) -> Iterator[Reason]:
    """What its action is good for now."""
    tell = ROOMS.get(s.tiles.get(room, ""))
    if tell is not None:
        yield from tell(s, aims)


def about_the_chambers(s: Sight, aims: Aims) -> Iterator[Reason]:
    left = BLUE_FROM - s.time
    if left <= 0:
        yield Reason("chambers_open", {})
    elif left <= SOON:
        yield Reason("chambers_soon", {"left": left})


def about_the_course(s: Sight) -> Iterator[Reason]:
    letters = s.letters_to("earth")
    if letters is None:
        yield Reason("course_unknown", {"letter": s.view["destination"]})
    elif s.view["destination"] not in letters:
        yield Reason("course_wrong", {"letter": s.view["destination"]})


def about_the_engines(s: Sight) -> Iterator[Reason]:
    """R-20.6: two damaged Engines and the ship is lost."""
    damaged = sum(1 for e in ENGINES if s.engine(e) == DAMAGED)
    unknown = sum(1 for e in ENGINES if s.engine(e) is None)
    if damaged:
        yield Reason("engines_damaged", {"damaged": damaged})
    if unknown:
        yield Reason("engines_unknown", {"unknown": unknown})


def about_this_engine(tile: str, s: Sight, aims: Aims) -> Iterator[Reason]:
    yield from about_an_engine(s, tile)
    yield from about_the_engines(s)


def about_the_pods(s: Sight, aims: Aims) -> Iterator[Reason]:
    if s.pods(locked=False):
        number, slot = s.pods(locked=False)[0]
        yield Reason("pod_open", {"number": number, "room": slot})
    elif s.pods(locked=True):
        yield Reason("pods_locked", {"number": len(s.pods(locked=True))})


def about_self_destruct(s: Sight) -> Iterator[Reason]:
    if s.view["self_destruct"] >= 0:
        stops = s.view["self_destruct"] < FIRST_YELLOW
        yield Reason("self_destruct", {"left": SKULL - s.view["self_destruct"], "stops": "yes" if stops else "no"})


def about_wounds(s: Sight) -> Iterator[Reason]:
    if s.frail or s.me["light"]:
        yield Reason("wounds", {"serious": s.frail, "light": s.me["light"]})


def about_contamination(s: Sight) -> Iterator[Reason]:
    if s.me["larva"]:
        yield Reason("larva", {})
    elif s.me["contamination"]:
        yield Reason("contamination", {"cards": s.me["contamination"]})


def about_fires(s: Sight) -> Iterator[Reason]:
    if s.burning():
        yield Reason("fires", {"fires": s.burning()})


ROOMS: dict[str, Telling] = {
    "hibernatorium": about_the_chambers,
    "cockpit": lambda s, aims: about_the_course(s),
    **{engine: partial(about_this_engine, engine) for engine in ENGINES},
    "engine_control": lambda s, aims: about_the_engines(s),
    "evacuation_a": about_the_pods,
    "evacuation_b": about_the_pods,
    "hatch_control": about_the_pods,
    "generator": lambda s, aims: chain(about_self_destruct(s), about_a_place(aims, "generator")),
    "comms_room": lambda s, aims: about_a_place(aims, "comms_room"),
    "nest": lambda s, aims: about_a_place(aims, "nest"),
    "laboratory": lambda s, aims: about_a_place(aims, "laboratory"),
    "surgery": lambda s, aims: chain(about_a_place(aims, "surgery"), about_contamination(s)),
    "emergency_room": lambda s, aims: about_wounds(s),
    "canteen": lambda s, aims: about_wounds(s),
    "shower_room": lambda s, aims: about_contamination(s),
    "armory": lambda s, aims: about_ammo(s),
    "fire_control": lambda s, aims: about_fires(s),
}
"""Room tile -> the facts that make its action worth while."""


def about_the_shots(s: Sight, aims: Aims) -> Iterator[Reason]:
    yield from about_a_fight(s)
    yield from about_ammo(s)


QUESTIONS: dict[str, Telling] = {
    **dict.fromkeys(("weapon", "target", "reroll_combat", "spend_ammo", "weapon_to_spend"), about_the_shots),
    **dict.fromkeys(
        ("ignore_attack", "stop_attack", "refuse_harm"), lambda s, aims: chain(about_a_fight(s), about_wounds(s))
    ),
    **dict.fromkeys(("careful_noise", "reroll_noise"), lambda s, aims: about_noise_here(s)),
    "scan": lambda s, aims: about_contamination(s),
    "destination": lambda s, aims: about_the_course(s),
    "engine_order": lambda s, aims: about_the_engines(s),
    **dict.fromkeys(
        ("launch_or_wait", "pod_turn", "pod_toggle"),
        lambda s, aims: chain(about_self_destruct(s), about_the_pods(s, aims)),
    ),
}
"""Kind of question -> the facts that bear on it; all others are decided by the imagined tables alone."""


# -- the table ------------------------------------------------------------------------------------------


def about_the_table(s: Sight, aims: Aims) -> Iterator[Reason]:
    """What is urgent whatever is chosen, the most urgent first."""
    yield from about_a_fight(s)
    yield from about_self_destruct(s)
    if s.frail >= WEAK:
        yield from about_wounds(s)
    if s.me["larva"]:
        yield from about_contamination(s)
    if s.burning() >= MANY_FIRES:
        yield from about_fires(s)
    if s.time >= BLUE_FROM - SOON and "hibernatorium" in s.places and aims.gathers and aims.sails:
        yield from about_the_chambers(s, aims)
    for tell in lore_of(s.rules.boxes).pressing:
        yield from tell(s, aims)
