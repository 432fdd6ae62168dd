"""How the conditions of surviving and of the Objectives are judged by one who knows only a view (R-18 to R-23)."""

from __future__ import annotations

from typing import Any

from ...rules.self_destruct import FIRST_YELLOW, SKULL
from ...rules.shelter import BLUE_FROM
from ...rules.ship import is_object
from ...rules.state import DEAD, HIBERNATING, IN_POD, LAUNCHED
from ...text.goals import EARTH, LOST, MET, OPEN, UNKNOWN, Found, Judge, Outlook, any_of

MARS_IS_SAFE_WITH = "obj_quarantine"
LANDED = "mars"


# -- surviving ----------------------------------------------------------------------------------------------


def alive(o: Outlook, seat: int, about: str) -> Found:
    return Found(LOST if o.seats[seat].status == DEAD else MET)


def hibernation(o: Outlook, seat: int, about: str) -> Found:
    """R-18.1: the chambers open with the first blue space."""
    if o.seats[seat].status == HIBERNATING:
        return Found(MET)
    left = max(0, BLUE_FROM - o.now.time)
    return Found(OPEN, o.at("hibernatorium"), (("chambers", {"left": left}),))


def pod(o: Outlook, seat: int, about: str) -> Found:
    """R-18.6, R-18.8: those that are still attached, and which of them are unlocked."""
    if o.seats[seat].status == LAUNCHED:
        return Found(MET)
    attached = [locked for _, _, locked, launched in o.now.pods if not launched]
    sections = {section for _, section, _, launched in o.now.pods if not launched}
    rooms = o.at(*(f"evacuation_{section.lower()}" for section in sections))
    known = (("pods", {"attached": len(attached), "unlocked": attached.count(False)}),)
    return Found(OPEN if attached or o.seats[seat].status == IN_POD else LOST, rooms, known)


def engines(o: Outlook, seat: int, about: str) -> Found:
    """Whether enough Engines work for the jump to be survived (R-20.6)."""
    if o.over:
        return Found(MET)
    return Found(o.enough_engines("working"), o.at("engine_1", "engine_2", "engine_3"), o.known_engines)


def safe_course(o: Outlook, seat: int, about: str) -> Found:
    """R-20.7, K-12: Earth, and Mars for those who had to go there."""
    if o.over:
        return Found(MET)
    places = (EARTH, LANDED) if MARS_IS_SAFE_WITH in o.me.objectives else (EARTH,)
    args = {"mars": "yes" if LANDED in places else "no"}
    return Found(o.heads_for(places), o.at("cockpit"), o.known_course, args)


def no_blast(o: Outlook, seat: int, about: str) -> Found:
    """R-19.3, R-19.4: Self-Destruct can be stopped before the first yellow space."""
    known = (("blast", {"left": SKULL - o.now.self_destruct}),)
    return Found(OPEN if o.now.self_destruct < FIRST_YELLOW else LOST, o.at("generator"), known)


def healthy(o: Outlook, seat: int, about: str) -> Found:
    """R-20.8, K-28: an infected card or a Larva leads to the draw of four."""
    if o.over:
        return Found(MET)
    larva = o.me.larva and o.rules.options.larva_final_check
    cards = (("contamination", {"cards": o.now.contamination, "infected": o.now.infected}),)
    known = (*((("larva", {}),) if larva else ()), *cards)
    if larva or o.now.infected:
        return Found(OPEN, o.at("surgery"), known)
    return Found(UNKNOWN if o.now.contamination else MET, (), known)


# -- Objectives -------------------------------------------------------------------------------------------


def arrive(o: Outlook, seat: int, place: str) -> Found:
    return o.reaches(place)


def alone(o: Outlook, seat: int, about: str) -> Found:
    others = o.survivors - {seat}
    if seat not in o.survivors:
        return Found(LOST)
    return o.settled(not others, args={"others": len(others)})


def friend(o: Outlook, seat: int, about: str) -> Found:
    others = o.survivors - {seat}
    if o.over:
        return o.settled(bool(others))
    return Found(OPEN if others else LOST)


def outlived(o: Outlook, seat: int, number: str) -> Found:
    target = next((s for s, p in enumerate(o.seats) if p.number == int(number)), None)
    if target is None or target == seat:
        return Found(LOST, args={"who": target} if target is not None else {"who": seat})
    return o.settled(target not in o.survivors, args={"who": target})


def carry(o: Outlook, seat: int, thing: str) -> Found:
    """In a launched Pod or in hibernation (R-20.11)."""
    p = o.seats[seat]
    if p.status in (HIBERNATING, LAUNCHED):
        return Found(MET if thing in o.hands(seat) else LOST)
    if p.status == DEAD:
        return Found(LOST)
    if thing in o.hands(seat):
        return Found(OPEN, (), (("held", {}),))
    nest = o.at("nest") if thing == "egg" and not o.now.nest_destroyed else ()
    return o.settled(False, rooms=(*o.lying(thing.__eq__), *nest))


def left_in_pod(o: Outlook, seat: int, about: str) -> Found:
    if o.seats[seat].status in (HIBERNATING, DEAD):
        return Found(LOST)
    return pod(o, seat, about)


def items(o: Outlook, seat: int, number: str) -> Found:
    """R-20.12: what one can part with; not what is beside the board."""
    held = len(held_items(o, seat))
    enough = held >= int(number)
    gone = o.seats[seat].status in (HIBERNATING, LAUNCHED, DEAD)
    return o.settled(enough, LOST if gone else OPEN, args={"held": held})


def held_items(o: Outlook, seat: int) -> list[str]:
    in_hands = [t for t in o.hands(seat) if not is_object(t) and not printed(o, t).aside]
    return [t for t in (*in_hands, *o.now.items) if is_object(t) or not printed(o, t).fixed]


def printed(o: Outlook, item: str) -> Any:
    return o.rules.types[item]


def signal(o: Outlook, seat: int, about: str) -> Found:
    p = o.seats[seat]
    gone = p.status in (DEAD, HIBERNATING, LAUNCHED)
    return o.settled(p.signal, LOST if gone else OPEN, rooms=o.at("comms_room"))


def explored(o: Outlook, seat: int, about: str) -> Found:
    left = o.ship.unexplored
    return o.settled(not left, rooms=left, args={"left": len(left)})


def no_nest(o: Outlook, seat: int, about: str) -> Found:
    return o.settled(o.now.nest_destroyed or ship_lost(o), rooms=o.at("nest"))


def queen(o: Outlook, seat: int, about: str) -> Found:
    return o.settled(o.now.queen_killed)


def ship(o: Outlook, seat: int, about: str) -> Found:
    running = o.now.self_destruct >= 0
    known = (("blast", {"left": SKULL - o.now.self_destruct}),) if running and not o.over else ()
    return o.settled(ship_lost(o), rooms=o.at("generator"), known=known)


def ship_lost(o: Outlook) -> bool:
    return o.now.result is not None and o.now.result["ship_destroyed"]


def studied(o: Outlook, seat: int, slot: str) -> Found:
    return o.settled(any(name == slot and found for name, _, found in o.now.weaknesses), rooms=o.at("laboratory"))


def studies(o: Outlook, seat: int, number: str) -> Found:
    found = sum(1 for _, _, done in o.now.weaknesses if done)
    return o.settled(found >= int(number), rooms=o.at("laboratory"), args={"found": found})


def post_mortem(o: Outlook, seat: int, about: str) -> Found:
    return o.settled(o.now.post_mortem, rooms=(*o.at("surgery"), *o.lying("blue_corpse".__eq__)))


# -- everybody, and those who want nobody to win --------------------------------------------------------------


def somebody(o: Outlook, seat: int, about: str) -> Found:
    """R-22.3: the team needs one who survives."""
    if o.over:
        return o.settled(bool(o.survivors))
    safe = any_of([UNKNOWN if p.status in (LAUNCHED, HIBERNATING) else OPEN for p in o.seats])
    return Found(safe if o.survivors else LOST)


def signals(o: Outlook, seat: int, number: str) -> Found:
    sent = sum(1 for p in o.seats if p.signal)
    return o.settled(sent >= int(number), rooms=o.at("comms_room"), args={"sent": sent})


def fails(o: Outlook, seat: int, other: str) -> Found:
    """R-23.9: whoever is dead does not win; of the others nobody can say."""
    who = int(other)
    if o.now.result is not None:
        won = any(fate["won"] for fate in o.now.result["seats"] if fate["seat"] == who)
        return o.settled(not won, args={"who": who})
    return Found(MET if o.seats[who].status == DEAD else UNKNOWN, args={"who": who})


# -- Quest Items ----------------------------------------------------------------------------------------------


def quest_room(o: Outlook, seat: int, quest: str) -> Found:
    """R-15.24: one of these Rooms; whether one knows where it is decides how far one is."""
    tiles = printed(o, quest).activate_in
    rooms = o.at(*tiles)
    if rooms:
        return Found(OPEN, rooms, args={"tiles": tiles})
    return Found(UNKNOWN, (), (("quest_room_unseen", {}),), {"tiles": tiles})


def quest_item(o: Outlook, seat: int, quest: str) -> Found:
    """R-15.24: one of these Items is discarded for it."""
    wanted = printed(o, quest).activate_with
    held = tuple(dict.fromkeys(printed(o, t).id for t in held_items(o, o.seat) if not is_object(t)))
    ready = tuple(id for id in wanted if id in held)
    return Found(MET if ready else OPEN, args={"things": ready or wanted})


def quest_weapon(o: Outlook, seat: int, quest: str) -> Found:
    """R-15.7: what it joins must be in the hands."""
    weapon = printed(o, quest).attaches_to
    held = any(not is_object(t) and printed(o, t).id == weapon for t in o.hands(o.seat))
    return Found(MET if held else OPEN, args={"things": (weapon,)})


CONDITIONS = {
    "alive": Judge(alive, "death"),
    "alone": Judge(alone, "objective"),
    "arrive": Judge(arrive, "coordinates"),
    "carry": Judge(carry, "heavy_object"),
    "engines": Judge(engines, "engine"),
    "explored": Judge(explored, "exploration"),
    "fails": Judge(fails, "intruder_player"),
    "friend": Judge(friend, "objective"),
    "healthy": Judge(healthy, "contamination"),
    "hibernation": Judge(hibernation, "hibernation"),
    "items": Judge(items, "objective"),
    "left_in_pod": Judge(left_in_pod, "pod"),
    "no_nest": Judge(no_nest, "nest"),
    "no_blast": Judge(no_blast, "self_destruct"),
    "outlived": Judge(outlived, "objective"),
    "pod": Judge(pod, "pod"),
    "post_mortem": Judge(post_mortem, "corpse"),
    "queen": Judge(queen, "objective"),
    "quest_item": Judge(quest_item, "quest_item"),
    "quest_room": Judge(quest_room, "quest_item"),
    "quest_weapon": Judge(quest_weapon, "quest_item"),
    "safe_course": Judge(safe_course, "destination"),
    "ship": Judge(ship, "self_destruct"),
    "signal": Judge(signal, "signal"),
    "signals": Judge(signals, "signal"),
    "somebody": Judge(somebody, "objective"),
    "studied": Judge(studied, "weakness"),
    "studies": Judge(studies, "weakness"),
}
