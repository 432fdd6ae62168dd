"""Log events as sentences, each seat by its own eyes.

What a seat may know of an event is decided in one place (`view.events.told_to`); whoever is told less than all of it
reads the sentence `log-<kind>-hidden`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..rules.rounds import JUMP
from ..rules.self_destruct import FIRST_YELLOW, SKULL
from ..rules.ship import is_object
from ..view.events import Logged, told_to
from .deeds import deed
from .messages import capital, yes_or_no

if TYPE_CHECKING:
    from ..rules.state import State
    from .places import Places

Args = dict[str, Any]

UNTOLD = frozenset({"engine_left"})
"""Events whose redacted form would only repeat another event."""
LED = frozenset({"turn", "passed"})
"""Events of the Intruder player that also exist for a character."""


def event(t: Places, game: State, happened: Logged, viewer: int | None) -> str | None:
    kind = happened[0]
    data = told_to(viewer, happened)
    if data is None:
        return None
    key = f"log-{kind}"
    if len(data) < len(happened[1]):
        if kind in UNTOLD:
            return None
        key += "-hidden"
    args: Args = {}
    for name, value in data.items():
        field = FIELDS.get(name)
        if field is not None:
            args |= field(t, game, name, value, viewer)
        elif isinstance(value, bool):
            args[name] = yes_or_no(value)
        elif isinstance(value, (int, str)):
            args[name] = value
    more = MORE.get(kind)
    if more is not None:
        args |= more(t, game, data)
    if kind in LED:
        args["led"] = yes_or_no(leads_intruders(game, happened))
    return capital(t.get(key, **args))


def leads_intruders(game: State, happened: Logged) -> bool:
    """Did this seat already lead the Intruders when this was told?"""
    seat = happened[1]["seat"]
    if not game.seats[seat].intruder:
        return False
    for past in game.log or ():
        if past is happened:
            return False
        if past[0] == "became_intruder" and past[1]["seat"] == seat:
            return True
    return True


# -- fields with a meaning of their own -----------------------------------------------------------------


def a_seat(t: Places, game: State, name: str, seat: int, viewer: int | None) -> Args:
    """`$who` and the reader's own seat; nobody's doing: -1."""
    if seat < 0:
        return {"own": "none", "who": "", "whose": "", "whom": ""}
    return {
        "own": yes_or_no(seat == viewer),
        "who": t.person(game, seat),
        "whose": t.person(game, seat, "of"),
        "whom": t.person(game, seat, "to"),
    }


def another_seat(t: Places, game: State, name: str, seat: Any, viewer: int | None) -> Args:
    """A second seat, or what is attacked: `$target`."""
    if isinstance(seat, str):
        return {"target": t.form("object-egg" if seat == "egg" else f"intruder-{seat}", "a")}
    if seat is None or seat < 0:
        return {"other_own": "none", "other": "", "other_whose": "", "other_whom": ""}
    return {f"other_{k}" if k != "who" else "other": v for k, v in a_seat(t, game, name, seat, viewer).items()}


def a_room(t: Places, game: State, name: str, room: int, viewer: int | None) -> Args:
    return {name: t.the_room(game, room) if room else "", f"some_{name}": yes_or_no(room)}


def a_corridor(t: Places, game: State, name: str, corridor: int, viewer: int | None) -> Args:
    return {"corridor": t.corridor(game, corridor) if corridor >= 0 else "", "walked": yes_or_no(corridor >= 0)}


def an_exit(t: Places, game: State, name: str, exit: int, viewer: int | None) -> Args:
    return {"exit": t.exit(game, exit)}


def a_kind(t: Places, game: State, name: str, kind: str, viewer: int | None) -> Args:
    key = f"intruder-{kind}"
    return {"kind": t.get(key), "a": t.form(key, "a"), "the": t.form(key, "the"), "type": kind}


def a_thing(t: Places, game: State, name: str, thing: str, viewer: int | None) -> Args:
    return {name: t.thing(game.rules, thing), "object": yes_or_no(is_object(thing))}


def things_or_number(t: Places, game: State, name: str, value: Any, viewer: int | None) -> Args:
    if isinstance(value, int):
        return {name: value}
    return {name: t.things(game.rules, value), f"{name}_count": len(value)}


def a_word(prefix: str) -> Callable[[Places, State, str, Any, int | None], Args]:
    """A value with its own message: `$name` is its text, `$name_id` selects."""

    def field(t: Places, game: State, name: str, value: Any, viewer: int | None) -> Args:
        if not value:
            return {name: "", f"{name}_id": "none"}
        return {name: t.get(f"{prefix}-{value}"), f"{name}_id": value}

    return field


def a_colour(t: Places, game: State, name: str, colour: str | None, viewer: int | None) -> Args:
    """The back of an Item; its deck if it has one."""
    if colour is None:
        return {"colour": "", "colour_id": "none", "deck": ""}
    deck = t.get(f"deck-{colour}") if colour in game.rules.decks else ""
    return {"colour": t.get(f"colour-{colour}"), "colour_id": colour, "deck": deck}


def an_engine(t: Places, game: State, name: str, engine: int, viewer: int | None) -> Args:
    return {"engine": engine + 1}


def states(t: Places, game: State, name: str, engines: tuple[str, ...], viewer: int | None) -> Args:
    shown = [t.get("phrase-engine", engine=n, state=state) for n, state in enumerate(engines, 1)]
    return {"engines": t.listed(shown)}


def blood(t: Places, game: State, name: str, numbers: tuple[int | None, ...], viewer: int | None) -> Args:
    shown = [t.get("blood-arrow") if n is None else str(n) for n in numbers]
    return {"numbers": t.listed(shown), "cards": len(numbers), "arrow": yes_or_no(None in numbers),
            "sum": sum(n or 0 for n in numbers)}  # fmt: skip


def an_alert(t: Places, game: State, name: str, id: str, viewer: int | None) -> Args:
    return {"alert": t.quoted(t.get(f"alert-{id}")), "reminder": t.get(f"alert-{id}.reminder")}


FIELDS: dict[str, Callable[[Places, State, str, Any, int | None], Args]] = {
    "seat": a_seat,
    "partner": another_seat,
    "target": another_seat,
    "by": another_seat,
    "room": a_room,
    "start": a_room,
    "corridor": a_corridor,
    "exit": an_exit,
    "kind": a_kind,
    "item": a_thing,
    "weapon": a_thing,
    "thing": a_thing,
    "card": a_thing,
    "a": a_thing,
    "b": a_thing,
    "wound": a_thing,
    "weakness": a_thing,
    "trait": a_thing,
    "objective": a_thing,
    "event": a_thing,
    "alert": an_alert,
    "cards": things_or_number,
    "items": things_or_number,
    "paid": things_or_number,
    "give": things_or_number,
    "take": things_or_number,
    "ask": things_or_number,
    "objectives": things_or_number,
    "character": a_word("character"),
    "colour": a_colour,
    "deck": a_word("deck"),
    "slot": a_word("slot"),
    "tile": a_word("room"),
    "token": a_word("exploration"),
    "mode": a_word("targeting"),
    "engine": an_engine,
    "engines": states,
    "numbers": blood,
}
"""How a field of an event is shown; numbers pass as they are, words only as selectors."""


# -- events that say more than their fields ---------------------------------------------------------------


def action(t: Places, game: State, data: Args) -> Args:
    return {"deed": deed(t, game, (data["action"], *data["subject"]))}


def attack_card(t: Places, game: State, data: Args) -> Args:
    return {"reminder": t.reminder(game.rules, data["card"])}


def event_card(t: Places, game: State, data: Args) -> Args:
    card = game.rules.types[data["event"]]
    return {"movers": t.kinds(card.movers), "reminder": t.reminder(game.rules, card.id)}


def explored(t: Places, game: State, data: Args) -> Args:
    """Tile and token are revealed by this very event."""
    room = t.get("phrase-room", name=t.form(f"room-{data['tile']}", "the"), number=f"{data['room']:03d}")
    return {"room": room, "reminder": t.get(f"exploration-{data['token']}.reminder")}


def token_revealed(t: Places, game: State, data: Args) -> Args:
    return {"reminder": t.get(f"exploration-{data['token']}.reminder")}


def flipped(t: Places, game: State, data: Args) -> Args:
    return {"number": f"{data['room']:03d}"}


def noise_rolled(t: Places, game: State, data: Args) -> Args:
    face = data["face"]
    exits = game.rules.board.exits[data["room"]]
    exit = t.exit(game, exits[int(face)]) if face.isdigit() else ""
    return {"face": t.get(f"noise_face-{face}"), "face_id": "number" if exit else face, "exit": exit}


def combat_rolled(t: Places, game: State, data: Args) -> Args:
    return {"face": t.get(f"combat_face-{data['face']}")}


def died(t: Places, game: State, data: Args) -> Args:
    return {"why": t.get(f"death-{data['cause']}")}


def game_ends(t: Places, game: State, data: Args) -> Args:
    return {"why": t.get(f"end-{data['cause']}")}


def coordinates_revealed(t: Places, game: State, data: Args) -> Args:
    return {"place": t.get(f"place-{data['place']}"), "place_id": data["place"]}


def time(t: Places, game: State, data: Args) -> Args:
    return {"left": JUMP - data["time"]}


def self_destruct(t: Places, game: State, data: Args) -> Args:
    return {"left": SKULL - data["spaces"], "late": yes_or_no(data["spaces"] >= FIRST_YELLOW)}


def adaptation(t: Places, game: State, data: Args) -> Args:
    return {"reminder": t.reminder(game.rules, data["card"])}


def panic(t: Places, game: State, data: Args) -> Args:
    return {"resolved": yes_or_no(data["level"] >= data["value"])}


def weakness_revealed(t: Places, game: State, data: Args) -> Args:
    return {"reminder": t.reminder(game.rules, data["weakness"])}


def serious_wound(t: Places, game: State, data: Args) -> Args:
    return {"reminder": t.reminder(game.rules, data["wound"])}


def contamination_check(t: Places, game: State, data: Args) -> Args:
    drawn = data["drawn"]
    return {"drew": yes_or_no(drawn is not None), "drawn": drawn or 0}


def drafted(t: Places, game: State, data: Args) -> Args:
    """Before the draft a seat has no role yet: players are called by number."""
    return {
        "who": t.get("phrase-player.the", number=game.seats[data["seat"]].number),
        "the": t.form(f"character-{data['character']}", "the"),
        "offered": t.listed([t.get(f"character-{c}") for c in data["cards"]]),
    }


def intruder_card(t: Places, game: State, data: Args) -> Args:
    return {"reminder": t.reminder(game.rules, data["card"])}


def result(t: Places, game: State, data: Args) -> Args:
    seats = data["result"]["seats"]
    winners = [t.person(game, s["seat"]) for s in seats if s["won"]]
    return {"winners": t.listed(winners), "count": len(winners)}


MORE: dict[str, Callable[[Places, State, Args], Args]] = {
    "action": action,
    "adaptation": adaptation,
    "attack_card": attack_card,
    "combat_rolled": combat_rolled,
    "contamination_check": contamination_check,
    "coordinates_revealed": coordinates_revealed,
    "died": died,
    "drafted": drafted,
    "event": event_card,
    "explored": explored,
    "game_ends": game_ends,
    "intruder_card": intruder_card,
    "noise_rolled": noise_rolled,
    "room_noise_rolled": noise_rolled,
    "panic": panic,
    "result": result,
    "self_destruct_advanced": self_destruct,
    "serious_wound": serious_wound,
    "tile_flipped": flipped,
    "time": time,
    "token_revealed": token_revealed,
    "weakness_revealed": weakness_revealed,
}
