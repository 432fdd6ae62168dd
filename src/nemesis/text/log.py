"""Log events as sentences, each seat by its own eyes.

What a seat may know of an event is decided in one place (`view.events.told_to`); whoever is told less than all of it
reads the sentence `log-<kind>-hidden`.

One thing is said once. An event that only leads to the next one, or repeats the one before, is *folded*: it is told, so
that a page can move its pieces, but it has no sentence. What is said of an event depends on that event and on what the
same viewer was told before it, on nothing else. So a line once sent never changes, the log may be read in pieces of any
length, and a sentence that is missing tells nothing that its reader was not told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ..rules.rounds import JUMP
from ..rules.self_destruct import FIRST_YELLOW, SKULL
from ..rules.ship import is_object, tile
from ..view.events import Logged, told_to
from .deeds import MOVES, deed
from .messages import capital, yes_or_no
from .names import component

if TYPE_CHECKING:
    from ..rules.state import State
    from .places import Places

Args = dict[str, Any]

LED = frozenset({"turn", "passed"})
"""Events of the Intruder player that also exist for a character."""
SINCE: dict[str, Args] = {
    "action": {"watched": False},
    "contaminated": {"cards": 1},
    "danger": {"brings": "unknown"},
    "drew": {"number": 1},
    "first_encounter": {"choice": True},
    "injured": {"numbers": (), "verdict": "unknown"},
    "moved": {"explores": False},
    "passed": {"cards": ()},
    "setup_done": {"room": 0},
}
"""Fields that events of older saves lack, and what stands for them."""


class Event(NamedTuple):
    """An event as one viewer is told it."""

    kind: str
    data: Args

    def of(self, seat: Any) -> bool:
        return bool(self.data.get("seat") == seat)


class Told(NamedTuple):
    """An event with its sentence; empty: another line says it."""

    kind: str
    data: Args
    text: str


NO_EVENT = Event("", {})


class Past:
    """What a viewer was told before an event, the latest first."""

    def __init__(self, log: Sequence[Logged], at: int, viewer: int | None) -> None:
        self.log = log
        self.at = at
        self.viewer = viewer

    def __iter__(self) -> Iterator[Event]:
        for at in range(self.at - 1, -1, -1):
            data = told_to(self.viewer, self.log[at])
            if data is not None:
                yield Event(self.log[at][0], data)

    def last(self, *over: str) -> Event:
        """The latest event, passing over these kinds."""
        return next((event for event in self if event.kind not in over), NO_EVENT)

    def latest(self, *kinds: str) -> Event:
        """The latest event of one of these kinds."""
        return next((event for event in self if event.kind in kinds), NO_EVENT)


def told(t: Places, game: State, log: Sequence[Logged], viewer: int | None, start: int = 0) -> Iterator[Told]:
    """What one viewer is told of the log from an event on, in order."""
    for at in range(start, len(log)):
        data = told_to(viewer, log[at])
        if data is not None:
            kind = log[at][0]
            redacted = len(data) < len(log[at][1])
            yield Told(kind, data, sentence(t, game, Event(kind, data), redacted, Past(log, at, viewer)))


def sentence(t: Places, game: State, event: Event, redacted: bool, past: Past) -> str:
    kind = event.kind
    data = SINCE.get(kind, {}) | event.data
    folded = FOLDED.get(kind)
    if folded is not None and folded(game, data, past):
        return ""
    args: Args = {}
    for name, value in data.items():
        field = FIELDS.get(name)
        if field is not None:
            args |= field(t, game, name, value, past.viewer)
        elif isinstance(value, bool):
            args[name] = yes_or_no(value)
        elif isinstance(value, (int, str)):
            args[name] = value
    more = MORE.get(kind)
    if more is not None:
        args |= more(t, game, data, past)
    if kind in LED:
        args["led"] = yes_or_no(leads_intruders(game, data["seat"], past))
    return capital(t.get(f"log-{kind}-hidden" if redacted else f"log-{kind}", **args))


def leads_intruders(game: State, seat: int, past: Past) -> bool:
    """Did this seat already lead the Intruders when this was told?"""
    return game.seats[seat].intruder and any(e.kind == "became_intruder" and e.of(seat) for e in past)


# -- events that another line tells -------------------------------------------------------------------------

Fold = Callable[["State", Args, Past], bool]

PLAIN = frozenset({
    "move", "careful_move", "shoot", "melee", "pick_up", "trade", "craft", "activate_quest", "activate", "mutate",
})  # fmt: skip
"""Actions whose outcome says what was done."""
PLAIN_EFFECTS = frozenset({
    "search", "signal", "look", "look_coordinates", "look_engines", "set_course", "study", "take_egg",
})  # fmt: skip
"""The same for what a card or a Room does."""


def always(game: State, data: Args, past: Past) -> bool:
    """An announcement, a die or a cause: the line of the outcome says it."""
    return True


def without(field: str) -> Fold:
    """For those to whom this field is not told there is nothing to say."""
    return lambda game, data, past: field not in data


def plain_action(game: State, data: Args, past: Past) -> bool:
    """Where others are there to interrupt it, it is told before they are asked."""
    what, subject = data["action"], data["subject"]
    if data["watched"]:
        return False
    if what == "room_action":
        return says_itself(tile(game, subject[0]))
    return says_itself(component(game.rules, subject[0])) if what == "play" else what in PLAIN


def says_itself(source: Any) -> bool:
    """Whatever this card or Room does has a line that says so."""
    effects = {effect.name for effect in getattr(source, "effects", ())}
    return bool(effects) and effects <= PLAIN_EFFECTS


def free_room_action(game: State, data: Args, past: Past) -> bool:
    return says_itself(tile(game, data["room"]))


def cancelled(game: State, data: Args, past: Past) -> bool:
    """Where one Interruption answered another, the line tells which one held."""
    last = past.last()
    return last.kind == "interrupted" and last.data["by"] == data["seat"]


def arrival(game: State, data: Args, past: Past) -> bool:
    """In a Room that is now explored, or in one named when the mover set out."""
    if data["explores"]:
        return True
    way = past.latest("action", "turn")
    if way.kind != "action" or not way.of(data["seat"]) or way.data["action"] not in MOVES:
        return False
    named = way.data["action"] == "escape" or way.data.get("watched", False)
    return bool(named and way.data["subject"][0] == data["room"])


def company(game: State, data: Args, past: Past) -> bool:
    """Who goes along said so when the other set out."""
    for event in past:
        if event.kind in ("action", "turn"):
            return False
        if event.kind == "goes_along" and event.of(data["seat"]):
            return True
    return False


def loud(game: State, data: Args, past: Past) -> bool:
    """Noise, an Encounter or Danger follows."""
    return bool(data["face"] != "silence")


def called_here(past: Past, room: int) -> Event:
    """The Encounter, or the call for help, that brings an Intruder to this Room."""
    last = past.last("intruder_withdrawn", "token_added")
    return last if last.kind in ("encounter", "summoned") and last.data["room"] == room else NO_EVENT


def met(game: State, data: Args, past: Past) -> bool:
    """A token may name a colour besides the type."""
    return str(called_here(past, data["room"]).data.get("kind", "")).startswith(data["kind"])


def noise_said(game: State, data: Args, past: Past) -> bool:
    """Danger, or a false alarm, tells that there is Noise at every exit."""
    last = past.last()
    if last.data.get("room") != data["room"]:
        return False
    if last.kind == "danger":
        return bool(last.data.get("brings") == "noise")
    return last.kind == "encounter" and last.data["kind"].startswith(("blank", "insanity_"))


def back_in_the_bag(game: State, data: Args, past: Past) -> bool:
    """Whoever leaves the ship is told to go there."""
    return past.last().kind in ("intruder_vanished", "intruder_withdrawn")


def drawn_at_once(game: State, data: Args, past: Past) -> bool:
    """An attack is told with its card; before that, where nobody draws one or its target may stop it first."""
    if data["occasion"] == "surprise":
        return True
    if (game.seats[data["seat"]].character, "declared_attack") in game.rules.reactions:
        return False
    return any(data["kind"] in card.attackers for card in game.rules.families["attacks"].values())


def hit(game: State, data: Args, past: Past) -> bool:
    """The Injuries, or the retreat, say what became of it; Eggs have neither."""
    return bool(data["target"] != "egg" and (data["hit"] if "hit" in data else data["injuries"]))


def judged(verdict: str) -> Fold:
    """Told with the Injuries that led to it."""

    def said_with_the_injuries(game: State, data: Args, past: Past) -> bool:
        last = past.last("deck_shuffled")
        return last.kind == "injured" and last.data["figure"] == data["figure"] and last.data.get("verdict") == verdict

    return said_with_the_injuries


def looking(game: State, data: Args, past: Past) -> bool:
    """The others were told of the search, and see no more than that."""
    last = past.last("deck_shuffled")
    return "items" not in data and last.kind in ("searches", "looks_through_deck") and last.of(data["seat"])


def spent(game: State, data: Args, past: Past) -> bool:
    """Whoever uses an Item loses it, unless it says otherwise."""
    last = past.last()
    if last.kind == "action":
        return bool(last.data["action"] == "use" and last.data["subject"][0] == data["item"])
    return last.kind == "item_used" and last.data["item"] == data["item"]


def made(game: State, data: Args, past: Past) -> bool:
    """An Item just crafted, or a Quest just fulfilled, goes to whoever did it."""
    last = past.last()
    return last.kind in ("crafted", "quest_activated") and last.of(data["seat"])


def purging(game: State, data: Args, past: Past) -> bool:
    """The Android scans and removes what she purges."""
    last = past.last("scanned")
    return last.kind == "purged" and last.of(data["seat"])


FOLDED: dict[str, Fold] = {
    "action": plain_action,
    "action_cancelled": cancelled,
    "attack": drawn_at_once,
    "bleeding": always,
    "blood": always,
    "burnt": always,
    "card_played": always,
    "combat_rolled": always,
    "contamination_removed": purging,
    "engine_left": without("state"),
    "followed": company,
    "found": looking,
    "infested": always,
    "intruder_killed": judged("killed"),
    "intruder_placed": met,
    "item_discarded": spent,
    "item_gained": made,
    "item_used": always,
    "melee": always,
    "melee_result": hit,
    "moved": arrival,
    "mutation_drawn": without("cards"),
    "noise_all": noise_said,
    "noise_rolled": loud,
    "objective_kept": without("objective"),
    "retreat": judged("retreated"),
    "robot_strikes": hit,
    "room_action": free_room_action,
    "room_noise_rolled": loud,
    "scanned": purging,
    "shoots": always,
    "shot": hit,
    "token_added": back_in_the_bag,
    "took_in_hand": made,
}
"""When an event is told without a sentence of its own."""
NEVER_SAID = frozenset(kind for kind, folded in FOLDED.items() if folded is always)
SECRETLY_DONE = frozenset({"engine_left", "mutation_drawn", "objective_kept"})
"""Events that have no sentence for those who do not see their hidden fields."""


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
        return {"target": t.form("object-egg" if seat == "egg" else f"intruder-{seat}", "the")}
    if seat is None or seat < 0:
        return {"other_own": "none", "other": "", "other_whose": "", "other_whom": ""}
    return {f"other_{k}" if k != "who" else "other": v for k, v in a_seat(t, game, name, seat, viewer).items()}


def a_room(t: Places, game: State, name: str, room: int, viewer: int | None) -> Args:
    return {name: t.the_room(game, room) if room else "", f"some_{name}": yes_or_no(room)}


def a_start(t: Places, game: State, name: str, room: int, viewer: int | None) -> Args:
    """Where somebody comes from: the number is enough."""
    return {"start": f"{room:03d}", "some_start": yes_or_no(room)}


def a_corridor(t: Places, game: State, name: str, corridor: int, viewer: int | None) -> Args:
    return {"corridor": t.corridor(game, corridor) if corridor >= 0 else ""}


def an_exit(t: Places, game: State, name: str, exit: int, viewer: int | None) -> Args:
    return {"exit": t.exit(game, exit)}


def a_kind(t: Places, game: State, name: str, kind: str, viewer: int | None) -> Args:
    key = f"intruder-{kind}"
    sort = "insanity" if kind.startswith("insanity_") else kind
    return {"kind": t.get(key), "a": t.form(key, "a"), "the": t.form(key, "the"), "type": sort}


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
    damaged = [str(n) for n, state in enumerate(engines, 1) if state == "damaged"]
    return {"damaged": t.listed(damaged), "damaged_count": len(damaged)}


def blood(t: Places, game: State, name: str, numbers: tuple[int | None, ...], viewer: int | None) -> Args:
    shown = [t.get("blood-arrow") if n is None else str(n) for n in numbers]
    return {"numbers": t.listed(shown), "cards": len(numbers), "arrow": yes_or_no(None in numbers)}


def an_alert(t: Places, game: State, name: str, id: str, viewer: int | None) -> Args:
    return {"alert": t.quoted(t.get(f"alert-{id}"))}


FIELDS: dict[str, Callable[[Places, State, str, Any, int | None], Args]] = {
    "seat": a_seat,
    "partner": another_seat,
    "target": another_seat,
    "by": another_seat,
    "room": a_room,
    "start": a_start,
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


def brief(t: Places, game: State, what: str, subject: tuple[Any, ...]) -> str:
    """The deed in few words: without the Room, which is where its doer stands or is named elsewhere."""
    return deed(t, game, (what,) if what in MOVES or what in ("activate", "room_action") else (what, *subject))


def action(t: Places, game: State, data: Args, past: Past) -> Args:
    what, subject = data["action"], data["subject"]
    args = {"what": what, "deed": brief(t, game, what, subject)}
    if what in ("play", "use"):
        args["thing"] = t.thing(game.rules, subject[0])
    elif what in MOVES:
        args["room"] = t.the_room(game, subject[0])
    elif what == "room_action":
        room_action = f"room-{game.tiles[subject[0]]}.action"
        args |= {"name": t.quoted(t.get(room_action))} if t.has(room_action) else {"what": "other"}
    return args


def interrupted(t: Places, game: State, data: Args, past: Past) -> Args:
    """What is cancelled: the action announced last, unless it is an Interruption."""
    announced = past.latest("action", "interrupted")
    if announced.kind != "action" or not announced.of(data["by"]):
        return {"deed": "", "named": "no"}
    return {"deed": brief(t, game, announced.data["action"], announced.data["subject"]), "named": "yes"}


def attack_ignored(t: Places, game: State, data: Args, past: Past) -> Args:
    """With what, if a card or an Item was used."""
    reaction = past.last("card_used_up", "item_discarded", "laika_gone")
    if reaction.kind not in ("card_played", "item_used") or not reaction.of(data["seat"]):
        return {"with": "", "reacted": "no"}
    used = reaction.data["card"] if reaction.kind == "card_played" else reaction.data["item"]
    return {"with": t.thing(game.rules, used), "reacted": "yes"}


def attacked(t: Places, game: State, data: Args, past: Past) -> Args:
    """Was the attack itself told just before?"""
    attack = past.last("deck_shuffled")
    declared = attack.kind == "attack" and attack.of(data["seat"]) and not drawn_at_once(game, attack.data, past)
    return {"declared": yes_or_no(declared)}


def explored(t: Places, game: State, data: Args, past: Past) -> Args:
    """Tile and token are revealed by this very event; a token that does something has a line of its own."""
    room = t.get("phrase-room", name=t.form(f"room-{data['tile']}", "the"), number=f"{data['room']:03d}")
    return {"room": room, "named": yes_or_no(data["token"] == "silence")}


def flipped(t: Places, game: State, data: Args, past: Past) -> Args:
    return {"number": f"{data['room']:03d}"}


def rerolled(t: Places, game: State, data: Args, past: Past) -> Args:
    """The face that does not count."""
    face = past.last().data.get("face")
    return {"face": t.get(f"noise_face-{face}") if face else "", "seen": yes_or_no(face)}


def noise(t: Places, game: State, data: Args, past: Past) -> Args:
    """Whose Noise it is goes without saying while they act."""
    acting = past.latest("action", "bag_token", "event", "turn")
    own_doing = acting.kind in ("action", "turn") and acting.of(data["seat"])
    return {"named": yes_or_no(data["seat"] >= 0 and not own_doing)}


def danger(t: Places, game: State, data: Args, past: Past) -> Args:
    """Slime makes Danger of Silence."""
    last = past.last().data
    return {"slime": yes_or_no("silence" in (last.get("face"), last.get("token")))}


def placed(t: Places, game: State, data: Args, past: Past) -> Args:
    """A token of the bag may stand for several types."""
    return {"met": yes_or_no(called_here(past, data["room"]) is not NO_EVENT)}


def injured(t: Places, game: State, data: Args, past: Past) -> Args:
    """With the deed that caused it, if it was a shot or a blow."""
    cause = past.last("blood", "deck_shuffled", "robot_energy")
    by_hand = cause.kind in DEEDS and hit(game, cause.data, past)
    judged = data["verdict"] == "lives" or (data["verdict"] == "killed" and by_hand)
    args = {"deed": DEEDS[cause.kind] if by_hand else "none"}
    args["summed"] = yes_or_no(judged and data["total"] > data["injuries"])
    return args | (a_seat(t, game, "seat", cause.data["seat"], past.viewer) if by_hand else {})


DEEDS = {"shot": "shot", "melee_result": "melee", "robot_strikes": "robot"}


def retreat(t: Places, game: State, data: Args, past: Past) -> Args:
    """A weapon that hurts nobody drives Intruders off."""
    shot = past.last("deck_shuffled")
    if shot.kind == "shot" and hit(game, shot.data, past):
        return {"deed": "shot", **a_seat(t, game, "seat", shot.data["seat"], past.viewer)}
    return {"deed": "none"}


def wound(t: Places, game: State, data: Args, past: Past) -> Args:
    """Fire and Bleeding are told with what they do."""
    cause = past.last("light_wound", "serious_wound", "deck_shuffled")
    return {"cause": cause.kind if cause.kind in ("burnt", "bleeding") and cause.of(data["seat"]) else "none"}


def contaminated(t: Places, game: State, data: Args, past: Past) -> Args:
    cause = past.last("contaminated", "deck_shuffled")
    return {"cause": "melee" if cause.kind == "melee" and cause.of(data["seat"]) else "none"}


def token_added(t: Places, game: State, data: Args, past: Past) -> Args:
    last = past.last()
    return {"replaces": yes_or_no(last.kind == "bag_token" and last.data["kind"] in ("larva", "creeper"))}


def drew(t: Places, game: State, data: Args, past: Past) -> Args:
    """Older saves tell each card by itself."""
    return {"cards": t.thing(game.rules, data["card"])} if "card" in data else {}


def died(t: Places, game: State, data: Args, past: Past) -> Args:
    return {"why": t.get(f"death-{data['cause']}")}


def game_ends(t: Places, game: State, data: Args, past: Past) -> Args:
    return {"why": t.get(f"end-{data['cause']}")}


def coordinates(t: Places, game: State, data: Args, past: Past) -> Args:
    return {"card": t.name(game.rules, data["card"])} if "card" in data else {}


def fed(t: Places, game: State, data: Args, past: Past) -> Args:
    """Intruders eat each other too."""
    eaten = data["thing"]
    return {"thing": t.form(f"intruder-{eaten}", "a")} if eaten in game.rules.kinds else {}


def coordinates_revealed(t: Places, game: State, data: Args, past: Past) -> Args:
    return {"place": t.get(f"place-{data['place']}")}


def time(t: Places, game: State, data: Args, past: Past) -> Args:
    return {"left": JUMP - data["time"]}


def self_destruct(t: Places, game: State, data: Args, past: Past) -> Args:
    return {"left": SKULL - data["spaces"], "late": yes_or_no(data["spaces"] >= FIRST_YELLOW)}


def panic(t: Places, game: State, data: Args, past: Past) -> Args:
    return {"resolved": yes_or_no(data["level"] >= data["value"])}


def contamination_check(t: Places, game: State, data: Args, past: Past) -> Args:
    drawn = data["drawn"]
    return {"drew": yes_or_no(drawn is not None), "drawn": drawn or 0}


def drafted(t: Places, game: State, data: Args, past: Past) -> Args:
    """Before the draft a seat has no role yet: players are called by number."""
    return {
        "who": t.get("phrase-player.the", number=game.seats[data["seat"]].number),
        "the": t.form(f"character-{data['character']}", "the"),
        "offered": t.listed([t.get(f"character-{c}") for c in data["cards"]]),
    }


def result(t: Places, game: State, data: Args, past: Past) -> Args:
    seats = data["result"]["seats"]
    winners = [t.person(game, s["seat"]) for s in seats if s["won"]]
    return {"winners": t.listed(winners), "count": len(winners)}


MORE: dict[str, Callable[[Places, State, Args, Past], Args]] = {
    "action": action,
    "attack_card": attacked,
    "attack_ignored": attack_ignored,
    "contaminated": contaminated,
    "contamination_check": contamination_check,
    "coordinates_replaced": coordinates,
    "coordinates_revealed": coordinates_revealed,
    "danger": danger,
    "died": died,
    "drafted": drafted,
    "drew": drew,
    "explored": explored,
    "fed": fed,
    "game_ends": game_ends,
    "gorged": attacked,
    "injured": injured,
    "interrupted": interrupted,
    "intruder_placed": placed,
    "light_wound": wound,
    "looked_at_coordinates": coordinates,
    "noise": noise,
    "noise_rerolled": rerolled,
    "panic": panic,
    "result": result,
    "retreat": retreat,
    "self_destruct_advanced": self_destruct,
    "serious_wound": wound,
    "tile_flipped": flipped,
    "time": time,
    "token_added": token_added,
    "trait_used": rerolled,
}
