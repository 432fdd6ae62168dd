"""Random talk: whatever can be said, by anybody, at any moment (K-29)."""

from __future__ import annotations

import random
from typing import Any

from nemesis import Game, IllegalChoice
from nemesis.rules.meanings import CORRIDOR, ENGINE, LETTER, POD, ROOM, SEAT
from nemesis.rules.radio import (
    ANSWER,
    ASKS_BACK,
    EVERYBODY,
    GOODS,
    LINE,
    PLACE,
    REQUEST,
    SAYINGS,
    STATE,
    TILE,
    Saying,
    goods,
    lines,
    places,
    said_choice,
    unanswered,
)


def values(g: Game, meaning: Any) -> list[Any]:
    """Everything that may stand at a place."""
    if meaning is SEAT:
        return list(range(len(g.seats)))
    if meaning is ROOM:
        return [room for room in range(1, len(g.tiles)) if g.tiles[room]]
    if meaning is LINE:
        return list(range(len(lines(g))))
    listed: dict[Any, Any] = {
        ENGINE: range(3), CORRIDOR: range(len(g.doors)), POD: [pod for pod, *_ in g.pods], LETTER: LETTER.words,
        STATE: STATE.words, TILE: g.rules.rooms, PLACE: places(g), GOODS: goods(g),
    }  # fmt: skip
    return list(listed[meaning])


def anything(g: Game, chance: random.Random, known: Saying) -> tuple[Any, ...] | None:
    """This saying about something; None: there is nothing that it could be about."""
    found: list[Any] = [known.word]
    for _, meaning in known.places:
        possible = values(g, meaning)
        if not possible:
            return None
        found.append(chance.choice(possible))
    return tuple(found)


def chatter(g: Game, chance: random.Random) -> tuple[int, tuple[Any, ...]] | None:
    """Somebody says something, often an answer; what the rules refuse must change nothing. Tells who and what."""
    seat = chance.randrange(len(g.seats))
    said = lines(g)
    waiting = list(unanswered(said, seat, g.round))
    if waiting and chance.random() < 0.6:
        request = chance.choice(waiting)
        words: tuple[Any, ...] | None = (chance.choice(("yes", "no")), request)
        if chance.random() < 0.2:
            back = anything(g, chance, chance.choice([s for s in SAYINGS.values() if s.sort == REQUEST]))
            words = (ASKS_BACK, request, back[0], said[request].seat, *back[2:]) if back is not None else None
    else:
        words = anything(g, chance, chance.choice([s for s in SAYINGS.values() if s.sort != ANSWER]))
        if words is not None and SAYINGS[words[0]].to_all and chance.random() < 0.3:
            words = (words[0], EVERYBODY, *words[2:])
    if words is None:
        return None
    before, ask = g.digest(), g.ask
    try:
        g.apply(said_choice(*words), seat)
    except IllegalChoice as refused:
        assert str(refused.reason).startswith("radio_") and g.digest() == before and g.ask is ask
        return None
    return seat, words
