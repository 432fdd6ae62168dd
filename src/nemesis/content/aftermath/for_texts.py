"""Characters, shuttle, alerts, missions, turrets and the hourglass in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ...engine.events import REDACTED
from ...rules.components import Event
from ...rules.engines import SECRET_QUEST
from ...text.badges import Badge
from ...text.boxes import Args, BoxTexts, says
from ...text.choices import about_deck, pick_two, pick_with_reminder
from ...text.knowledge import cards_in_words, token_in_words
from ...text.log import rerolled
from ...text.matters import CLOCK, LINE, TIME, Matter
from ...text.messages import capital, yes_or_no
from .access_codes import CoordinatesReplaced
from .alerts import Alert, rooms_that_serve
from .convict import ARM_ON, BIONIC_REST, KEYS, KEYS_IN
from .events import ALERT_ICON
from .for_texts_goals import CONDITIONS, QUESTS, READ, epilogue, investigation
from .for_texts_risks import EFFECTS, RISKS
from .laika import GONE, LAIKA, ON_BOARD
from .missions import NOBODY
from .psychologist import SPY_DRONE
from .shuttle import LAST_SPACE, YELLOW_SPACES, across
from .traits import TraitUsed

if TYPE_CHECKING:
    from ...engine.events import Past
    from ...engine.machine import Ask
    from ...game import Game
    from ...rules.state import Seat, State
    from ...text.names import Names
    from ...text.places import Places
    from ...view.types import SeatView, View


# -- questions and options ----------------------------------------------------------------------------------


def about_turret(t: Places, game: State, ask: Ask) -> Args:
    return {"room": t.the_room(game, ask.source)}


def about_follow(t: Places, game: State, ask: Ask) -> Args:
    """Who moves, and where to."""
    mover, room = ask.source
    return {"who": t.person(game, mover), "room": t.known_room(game, room, ask.seat)}


def about_laika(t: Places, game: State, ask: Ask) -> Args:
    place = game.seats[ask.seat].ext.get(LAIKA, ON_BOARD)
    return {"aboard": yes_or_no(not place), "room": t.the_room(game, place) if place else ""}


def about_owner(t: Places, game: State, ask: Ask) -> Args:
    return {"who": t.person(game, ask.source), "whose": t.person(game, ask.source, "of")}


def pick_coordinates(t: Places, game: State, ask: Ask, choice: Any) -> Args:
    return {"places": t.name(game.rules, choice[1])}


def pick_mode(t: Places, game: State, ask: Ask, choice: Any) -> Args:
    return {"mode": t.get(f"targeting-{choice[1]}"), "reminder": t.get(f"targeting-{choice[1]}.reminder")}


def activation(t: Places, game: State, subject: list[Any]) -> Args:
    """A-7.3: the running alert, and the Room."""
    running = game.ext.get("alert")
    thing = t.quoted(t.get(f"alert-{running[0]}")) if running else t.get("phrase-unknown")
    return {"thing": thing, "room": t.the_room(game, subject[0])}


def bionic_rest(game: State, p: Seat, choice: Any) -> bool:
    return bool(choice[0] == BIONIC_REST)


# -- components ---------------------------------------------------------------------------------------------


def printed(t: Names, found: Any) -> list[str]:
    if isinstance(found, Alert):
        return [t.get("explain-alert_levels", levels=len(found.levels), players=found.players)]
    return [t.get("explain-alert_icon")] if isinstance(found, Event) and found.icon == ALERT_ICON else []


# -- beside the board ---------------------------------------------------------------------------------------


def matters(t: Places, game: State, seat: int | None) -> list[Matter]:
    found = [alert(t, game, seat)] if "alert" in game.ext else []
    if "offer" in game.ext:
        found += [shuttle(t, game), tokens(t, game), offer(t, game)]
    return [*found, hourglass(t, game)] if "hourglass" in game.ext else found


def alert(t: Places, game: State, seat: int | None) -> Matter:
    """A-7.7, A-7.8: its task, its levels, the rounds that are left, what has been done."""
    if game.ext["alert"] is None:
        return Matter("alert", t.get("term-alert"), t.get("client-no_alert"), pressing=True, place=LINE)
    id, level, acts, _ = game.ext["alert"]
    left = alert_rounds(game)
    done = [t.get("client-alert_done", who=capital(t.person(game, s)), room=t.the_room(game, room)) for s, room in acts]
    doer = next((p for p in game.seats if p.active and seat in (None, p.index)), None)
    name, reminder = t.name(game.rules, id), t.reminder(game.rules, id)
    return Matter(
        "alert", name, reminder, left, t.get("client-alert_left", left=left), id, level,
        len(game.rules.types[id].levels), tuple(done), tuple(rooms_that_serve(game, doer)) if doer else (),
        urgent=left == 0, pressing=True, place=LINE,
        line=t.get("client-alert", name=name, reminder=reminder, second=yes_or_no(level), left=left),
    )  # fmt: skip


def alert_rounds(game: State) -> int:
    """Rounds after this one: to the next yellow space in an Epilogue, to the red one in an Investigation."""
    moved: int = game.ext["shuttle"]
    end = LAST_SPACE
    if "offer" in game.ext:
        end = next((LAST_SPACE - s for s in YELLOW_SPACES if LAST_SPACE - s > moved), LAST_SPACE)
    return max(0, end - moved - 1)


def shuttle(t: Places, game: State) -> Matter:
    """A-8.17, A-8.22: how many rounds until the shuttle leaves."""
    left = max(0, LAST_SPACE - game.ext["shuttle"] - 1)
    text = t.get("client-shuttle_clock", round=game.round, left=left)
    return Matter("shuttle_track", t.get("term-shuttle_track"), text, left, urgent=left == 0, place=TIME)


def tokens(t: Places, game: State) -> Matter:
    """A-8.30: how many second tokens are still hidden."""
    left = sum(1 for token in game.ext["second_tokens"] if token)
    text = t.get("client-tokens_left", tokens=left)
    return Matter("second_token", t.get("term-second_token"), text, left, place=TIME)


def offer(t: Places, game: State) -> Matter:
    """A-8.31: whether the Lucrative Offer is still there, or who took it."""
    by = game.ext["offer"]
    free = by == NOBODY
    text = t.get("client-offer_free") if free else t.get("client-offer_held", who=capital(t.person(game, by)))
    title = t.get("term-lucrative_offer")
    return Matter("lucrative_offer", title, text, seat=None if free else by, place=TIME)


def hourglass(t: Places, game: State) -> Matter:
    """A-10.1 to A-10.3; counted in actions, how many are left."""
    state, actions = game.ext["hourglass"]
    options = game.rules.options
    left = None
    if state == "running" and options.hourglass_clock == "actions":
        left = max(0, options.hourglass_actions * sum(1 for p in game.seats if p.active) - actions)
    text = t.get("client-hourglass", state=state, left="none" if left is None else left)
    title = t.get("term-hourglass")
    return Matter("hourglass", title, text, left, urgent=state == "run_out", pressing=True, place=CLOCK)


# -- characters -----------------------------------------------------------------------------------------------


def badges(t: Places, game: Game, view: View, seat: SeatView) -> list[Badge]:
    found, ext = [], seat["ext"]
    for entry, key in ((ARM_ON, "client-badge_covered_wound"), ("old_wound", "client-badge_old_wound")):
        if ext.get(entry):
            found.append(Badge(entry, t.get(key, wound=t.name(game.rules, ext[entry])), "✚"))
    if LAIKA in ext:
        place, sign = {ON_BOARD: ("board", ""), GONE: ("gone", "✕")}.get(ext[LAIKA], ("out", "→"))
        found.append(Badge(LAIKA, t.get("client-badge_laika", place=place), sign, icon=LAIKA))
    if ext.get("trophies"):
        count = ext["trophies"]
        found.append(Badge("trophies", t.get("client-badge_trophies", count=count), "◆", value=count))
    trait = game.rules.traits.get(seat["character"])
    return found if trait is None else [*found, Badge("trait", t.name(game.rules, trait.id), component=trait.id)]


def wound_note(t: Places, view: View, seat: SeatView, card: str) -> str:
    """A-3.3: an old Wound does not hurt while the Robot has energy."""
    asleep = seat["ext"].get("old_wound") == card and view["ammo"].get("robot", 0) > 0
    return t.get("client-wound_asleep") if asleep else ""


def where_laika_is(t: Places, game: Game, seat: SeatView) -> list[str]:
    """A-3.9: in a Room, on the board, or lost."""
    place = seat["ext"].get(LAIKA)
    if place is None:
        return []
    where = "room" if place > 0 else "gone" if place < 0 else "board"
    return [t.get("client-laika", place=where, room=t.the_room(game, place) if place > 0 else "")]


def trait_of(t: Places, game: Game, seat: SeatView) -> list[str]:
    """A-1.3: the card that lies beside the character for the whole game."""
    trait = game.rules.traits.get(seat["character"])
    if trait is None:
        return []
    reminder = t.reminder(game.rules, trait.id)
    return [t.get("client-trait", name=t.name(game.rules, trait.id), reminder=reminder)]


def watched(t: Places, game: Game, seat: SeatView) -> list[str]:
    if SPY_DRONE not in seat["ext"]:
        return []
    return [t.get("client-watched", who=t.person(game, seat["ext"][SPY_DRONE]))]


# -- Rooms ----------------------------------------------------------------------------------------------------


def room_facts(t: Places, game: Game, view: View, slot: int) -> list[str]:
    """What still lies face down in a Room, the Slime that stays (A-6.2), and turrets."""
    ext = view["ext"]
    hidden = ext.get("second_tokens", ())
    facts = [t.get("client-second_token")] if hidden and hidden[slot] else []
    facts += [t.get("client-slimed_room") for room, _ in ext.get("slimed", ()) if room == slot]
    return facts + [turret(t, mode, shown) for _, room, mode, shown in ext.get("turrets", ()) if room == slot]


def turret(t: Places, mode: str | None, shown: bool) -> str:
    """Its mode, if it lies open or if the reader has set it (A-5.2)."""
    state = "yes" if shown else "known" if mode else "no"
    return t.get("client-turret", shown=state, mode=t.get(f"targeting-{mode}") if mode else "")


def in_a_room(t: Places, game: Game, view: View, slot: int) -> list[str]:
    found = [t.get("client-laika_here") for seat in view["seats"] if seat["ext"].get(LAIKA) == slot]
    return [*found, t.thing(game.rules, KEYS)] if view["ext"].get(KEYS_IN) == slot else found


def crossings(t: Places, game: Game, view: View, slot: int) -> list[str]:
    """Ways to a docked shuttle and back (A-4.3)."""
    rooms = across(game.rules, slot) if "shuttle" in view["ext"] else []
    return [t.get("client-crossings", rooms=t.listed([f"{room:03d}" for room in rooms]))] if rooms else []


# -- knowledge ------------------------------------------------------------------------------------------------


def turret_in_words(t: Places, game: State, number: Any, mode: Any, when: int) -> str:
    return t.get("client-knows_turret", turret=number, mode=t.get(f"targeting-{mode}"), round=when)


def hand_in_words(t: Places, game: State, seat: Any, cards: Any, when: int) -> str:
    """No Contamination card shows its face."""
    names = [
        t.get("client-contamination", face="unknown") if card == "contamination" else t.name(game.rules, card)
        for card in cards
    ]
    what = t.listed(names) if names else t.get("client-nothing")
    who, whose = capital(t.person(game, seat)), t.person(game, seat, "of")
    return t.get("client-knows_hand", who=who, whose=whose, what=what, round=when)


# -- the final report -----------------------------------------------------------------------------------------


def check_args(t: Places, game: State, seat: int, check: Mapping[str, Any]) -> Args:
    """A-8.30: how many tokens were left hidden, and how many may be."""
    return {"hidden": check["hidden"], "allowed": check["allowed"]} if check["check"] == "tokens" else {}


# -- events -----------------------------------------------------------------------------------------------


def coordinates(t: Places, game: State, e: CoordinatesReplaced, past: Past) -> Args:
    return {"card": t.name(game.rules, e.card)} if e.card is not REDACTED else {}


def rerolled_by_a_trait(t: Places, game: State, e: TraitUsed, past: Past) -> Args:
    return rerolled(t, past)


FOR_TEXTS = BoxTexts(
    events=(says(CoordinatesReplaced, coordinates), says(TraitUsed, rerolled_by_a_trait)),
    questions={
        "follow": about_follow,
        "laika": about_laika,
        "manipulate": about_owner,
        "take_item": about_deck,
        "turret_mode": about_turret,
    },
    options={
        "coordinates": pick_coordinates,
        "energy": lambda t, game, ask, choice: {"energy": choice[1]},
        "engine": lambda t, game, ask, choice: {"engine": choice[1] + 1},
        "exchange": pick_two,
        "mode": pick_mode,
        "reroll_trait": pick_with_reminder,
    },
    actions={"activate": activation},
    in_the_own_room=("activate",),
    groups={"activate": "room"},
    harms={
        "follow_suggestion": "phrase-harm_move",
        "helped": "phrase-harm_draw",
        "look_at_hand": "phrase-harm_look",
    },
    scans=(bionic_rest,),
    risks=RISKS,
    effects=EFFECTS,
    felt_tokens=("turret",),
    terms={
        "activate": "activation",
        "activate_codes": "quest_item",
        "energy": "energy",
        "offer": "lucrative_offer",
        "reroll_trait": "trait",
    },
    families=("traits", "targeting", "alerts", "second_tokens"),
    printed=(printed,),
    matters=(matters,),
    badges=(badges,),
    wound_notes=(wound_note,),
    own_lines=(where_laika_is,),
    own_cards=(trait_of,),
    seat_facts=(watched,),
    room_facts=(room_facts,),
    in_a_room=(in_a_room,),
    ways_out=(crossings,),
    knowledge={
        SECRET_QUEST: cards_in_words,
        "corporate_objectives": cards_in_words,
        "hand": hand_in_words,
        "second_token": token_in_words,
        "turret": turret_in_words,
    },
    conditions=CONDITIONS,
    aims={"epilogue": epilogue, "investigation": investigation},
    quests=QUESTS,
    aimed_by=READ,
    checks=(check_args,),
)
