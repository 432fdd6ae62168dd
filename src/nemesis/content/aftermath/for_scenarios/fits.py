"""Aftermath in a scenario: what of it cannot lie on a table, and the entries that it keeps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....rules.state import DEAD
from ....scenario.boxes import Entry
from ....scenario.checks import MANY, whole
from .. import EPILOGUE, INVESTIGATION
from ..alerts import SAMPLE
from ..convict import HANDCUFFS, KEYS, KEYS_IN, convict_of
from ..laika import GONE, LAIKA
from ..psychologist import SPY_DRONE
from ..shuttle import NO_MARKER
from ..turrets import NOT_IN, turrets

if TYPE_CHECKING:
    from ....rules.state import State

SHUTTLE_SLOT = "shuttle"


def misfits(g: State) -> Iterator[str]:
    yield from turret_misfits(g)
    yield from shuttle_misfits(g)
    yield from crew_misfits(g)


def turret_misfits(g: State) -> Iterator[str]:
    """A-5.1, A-5.3: a turret stands where it was found; who came in is somebody."""
    for turret in turrets(g):
        if not g.explored[turret.room] or g.tiles[turret.room] in NOT_IN:
            here = f"Room {turret.room} ({g.tiles[turret.room]})"
            yield f"{here} cannot have a turret: it stands in an explored Room, never in {' or '.join(sorted(NOT_IN))}"
    numbers = {f.id for f in g.figures}
    for room, what, id in g.ext.get("came_this_round", ()):
        if what == "figure" and id not in numbers:
            yield f"figure {id} came into Room {room}, but there is no such figure"


def shuttle_misfits(g: State) -> Iterator[str]:
    """A-4.7, A-6.1, A-7.8: the second tokens, the alert that runs, and the track of the shuttle."""
    second = [t for t in g.ext.get("second_tokens", ()) if t] + [t for _, t in g.ext.get("slimed", ())]
    for room, id in g.ext.get("slimed", ()):
        if g.rules.types[id].effect != "slimed_room":
            yield f"{id} does not stay in Room {room} once it is revealed"
    for id in dict.fromkeys(t for t in second if second.count(t) > 1):
        yield f"there is only one {id}"
    if g.rules.mode.id == INVESTIGATION.id and (g.ext["alert"] is None) != (g.ext["shuttle"] == NO_MARKER):
        yield "in an Investigation the shuttle's marker is on its track while an alert runs, and only then (A-7.8)"
    if g.rules.mode.id == EPILOGUE.id and g.ext["shuttle"] == NO_MARKER:
        yield "in an Epilogue the shuttle's marker is always on its track (A-8.17)"
    if g.rules.mode.needs_ship and (any(g.tokens) or not all(g.explored[1:])):
        yield "in an Epilogue every Room is face up and the Exploration tokens are gone (A-8.5)"
    if "shuttle" not in g.ext:
        things = {*(thing for _, thing in g.floor), *(thing for p in g.seats for thing in p.hands)}
        for thing in sorted(things & {"corpse", SAMPLE}):
            yield f"a {thing} comes only into an Investigation or an Epilogue"


def crew_misfits(g: State) -> Iterator[str]:
    """A-3.9, A-3.10: dog and master, handcuffs and keys."""
    convict = convict_of(g)
    if convict is not None and convict.status != DEAD and HANDCUFFS not in convict.hands and KEYS not in g.removed:
        yield "without handcuffs the convict has no keys either: both cards leave the game together (.keys())"
    for p in g.seats:
        if p.ext.get(LAIKA, GONE) != GONE and not p.active:
            yield "Laika leaves the game with her master (.laika(-1))"
        if p.ext.get(SPY_DRONE) == p.index:
            yield "the psychologist does not watch herself"


def cards(g: State) -> Iterator[str]:
    """The running alert, the Keys on the floor, and tokens beside the decks."""
    if g.ext.get("alert") is not None:
        yield g.ext["alert"][0]
    if g.ext.get(KEYS_IN):
        yield KEYS
    for turret in turrets(g):
        yield from turret.pile
    yield from (t for t in g.ext.get("second_tokens", ()) if t)
    yield from (t for _, t in g.ext.get("slimed", ()))


def pieces(g: State) -> Iterator[str]:
    yield from g.rules.families.get("second_tokens", ())
    yield from g.rules.families.get("targeting", ())


def used_before(g: State) -> list[str]:
    """A-8.2: the dead of the game before may still lie on the ship."""
    return list(g.ext.get("used_characters", ()))


def on_seats(g: State) -> dict[str, Entry]:
    if g.rules.mode.id != EPILOGUE.id:
        return {}
    return {"trophies": lambda table, old, value: whole("trophies", value, 0, MANY)}


def on_table(g: State) -> dict[str, Entry]:
    if "shuttle" not in g.ext:
        return {}
    return {"clamped": lambda table, old, value: whole("clamped (a round)", value, 0, MANY)}
