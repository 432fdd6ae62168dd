"""What one plays for in an Epilogue and in an Investigation (A-7.7, A-7.8, A-8.22, A-8.23, A-8.30 to A-8.32)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...rules.components import Goal
from ...rules.ship import is_corpse
from ...rules.state import DEAD, LAUNCHED
from ...text.goals import LOST, MET, OPEN, UNKNOWN, Aim, Found, Judge, Knowing, Outlook, of_cards, survival, usual_aims
from .access_codes import CODES
from .convict import PIPE
from .epilogue_setup import hidden_allowed
from .shuttle import MAIN, SHUTTLE

READ = ("alert", "offer", "second_tokens")
OFFER = Goal((), (("pod_with:egg",), ("alone_aboard", "in_hands:egg")))


def epilogue(o: Outlook) -> list[Aim]:
    """A-8.30: four conditions; A-8.31: with the Lucrative Offer only its own."""
    home = survival(o, ways=(("shuttle",), ("pod",)))
    if o.now.ext.get("offer") == o.seat:
        return [home, Aim("offer", OFFER, (o.seat,))]
    return [home, *of_cards(o, o.me.objectives, (o.seat,)), Aim("crew", Goal(("tokens", "alert")), (o.seat,))]


def investigation(o: Outlook) -> list[Aim]:
    """A-7.8, A-9.31: an alert still open at the end kills those in hibernation too, unless the table says otherwise."""
    _, *others = usual_aims(o)
    return [survival(o, ("alert",) if o.rules.options.alert_failure_kills_hibernated else ()), *others]


def shuttle(o: Outlook, seat: int, about: str) -> Found:
    return o.settled(o.seats[seat].room in SHUTTLE, LOST if o.seats[seat].status == DEAD else OPEN, rooms=(MAIN,))


def alert(o: Outlook, seat: int, about: str) -> Found | None:
    """A-7.7: nothing is asked while none is running."""
    if o.now.result is not None:
        failed = o.now.result["cause"] == "alert" and not spares_pods(o)
        return o.settled(not failed)
    return Found(OPEN) if o.now.ext.get("alert") is not None else None


def spares_pods(o: Outlook) -> bool:
    return bool(getattr(o.rules.options, "alert_failure_spares_pods", False))


def tokens(o: Outlook, seat: int, about: str) -> Found:
    """A-8.30: so many of the second tokens may stay hidden."""
    tokens = o.now.ext.get("second_tokens", ())
    hidden = tuple(room for room, token in enumerate(tokens) if token)
    table: Any = o
    allowed = hidden_allowed(table)
    return o.settled(len(hidden) <= allowed, rooms=hidden, args={"hidden": len(hidden), "allowed": allowed})


# -- missions -----------------------------------------------------------------------------------------------

Look = Callable[[Outlook, int, str], Found]


def verdict(o: Outlook, seat: int) -> bool | None:
    """What became of the mission: only those who came home are judged, and they are told no more than that."""
    if o.now.result is None:
        return None
    checks = o.now.result["seats"][seat]["checks"]
    return next((bool(check["passed"]) for check in checks if check["check"] == "mission"), None)


def mission(look: Look) -> Look:
    """Once the shuttle has left, the verdict is all that counts; without one nobody can know."""

    def judged(o: Outlook, seat: int, about: str) -> Found:
        now = look(o, seat, about)
        if not o.over:
            return now
        passed = verdict(o, seat)
        return now._replace(state=UNKNOWN if passed is None else MET if passed else LOST, rooms=(), known=())

    return judged


def aboard(o: Outlook, seat: int, thing: str) -> Found:
    is_it = is_corpse if thing == "corpse" else thing.__eq__
    lying = o.lying(is_it)
    own = o.seats[seat].status == LAUNCHED and any(map(is_it, o.hands(seat)))
    carried = any(p.room in SHUTTLE and any(map(is_it, o.hands(s))) for s, p in enumerate(o.seats))
    there = own or carried or any(room in SHUTTLE for room in lying)
    held = any(any(map(is_it, o.hands(s))) for s, p in enumerate(o.seats) if p.status != DEAD)
    known: Knowing = (("held_by_crew", {}),) if held and not there else ()
    return Found(MET if there else OPEN, () if there else lying, known)


def engines_left(o: Outlook, seat: int, state: str) -> Found:
    return Found(o.enough_engines(state), o.at("engine_1", "engine_2", "engine_3"), o.known_engines)


def course(o: Outlook, seat: int, place: str) -> Found:
    return Found(o.heads_for((place,)), o.at("cockpit"), o.known_course)


def blast(o: Outlook, seat: int, about: str) -> Found:
    return Found(MET if o.now.self_destruct >= 0 else OPEN, o.at("generator"))


def loot(o: Outlook, seat: int, number: str) -> Found:
    """Cards of the Item decks and crafted ones."""
    own, types = o.rules.families["own_items"], o.rules.types
    held = [types[t] for t in (*o.hands(seat), *o.now.items) if t in types]
    found = sum(1 for item in held if not item.fixed and not item.aside and item.id not in own)
    return Found(MET if found >= int(number) else OPEN, args={"held": found})


def trophy(o: Outlook, seat: int, about: str) -> Found:
    return Found(MET if o.seats[seat].ext.get("trophies") else OPEN)


def liability(o: Outlook, seat: int, about: str) -> Found:
    """Somebody else is dead, or stays on the Nemesis."""
    others = [p for s, p in enumerate(o.seats) if s != seat]
    return Found(MET if any(p.status == DEAD for p in others) else OPEN)


# -- the Lucrative Offer -----------------------------------------------------------------------------------


def pod_with(o: Outlook, seat: int, thing: str) -> Found:
    p = o.seats[seat]
    if p.status == LAUNCHED:
        return Found(MET if thing in o.hands(seat) else LOST)
    return o.settled(False, rooms=o.lying(thing.__eq__))


def in_hands(o: Outlook, seat: int, thing: str) -> Found:
    return o.settled(thing in o.hands(seat), rooms=o.lying(thing.__eq__))


def alone_aboard(o: Outlook, seat: int, about: str) -> Found:
    there = [s for s, p in enumerate(o.seats) if p.room in SHUTTLE]
    return o.settled(there == [seat])


# -- Quest Items -------------------------------------------------------------------------------------------


def quest_anywhere(o: Outlook, seat: int, about: str) -> Found:
    return Found(MET)


def quest_computer(o: Outlook, seat: int, about: str) -> Found:
    """A-3.4: in a Room with a Computer; whether it works is seen on the map."""
    rooms = tuple(slot for slot, tile in o.ship.tiles if o.rules.rooms[tile].computer)
    return Found(OPEN if rooms else UNKNOWN, rooms)


QUESTS = {PIPE: ("quest_anywhere",), **{code.id: ("quest_computer",) for code in CODES}}
CONDITIONS = {
    "aboard": Judge(mission(aboard), "mission"),
    "alert": Judge(alert, "alert"),
    "alone_aboard": Judge(alone_aboard, "lucrative_offer"),
    "blast": Judge(mission(blast), "self_destruct"),
    "course": Judge(mission(course), "destination"),
    "engines_left": Judge(mission(engines_left), "engine"),
    "in_hands": Judge(in_hands, "lucrative_offer"),
    "liability": Judge(mission(liability), "mission"),
    "loot": Judge(mission(loot), "mission"),
    "pod_with": Judge(pod_with, "lucrative_offer"),
    "quest_anywhere": Judge(quest_anywhere, "quest_item"),
    "quest_computer": Judge(quest_computer, "computer"),
    "shuttle": Judge(shuttle, "shuttle"),
    "tokens": Judge(tokens, "second_token"),
    "trophy": Judge(mission(trophy), "mission"),
}
