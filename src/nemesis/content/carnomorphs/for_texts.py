"""Mutations and adaptations in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ...rules.components import AttackCopy
from ...text.badges import Badge
from ...text.boxes import Args, BoxTexts, says
from ...text.choices import about_infection, pick_way, pick_with_reminder
from ...text.goals import MET, OPEN, UNKNOWN, Found, Judge, Outlook
from ...text.log import was_declared
from ...text.matters import Matter
from ...text.messages import yes_or_no
from ..base.for_texts_goals import ship
from .carnomorphs import Gorged
from .feeding import Fed
from .for_texts_risks import RISKS, gorging
from .mutation import MOST_MARKERS, card_of, marker_kills, markers

if TYPE_CHECKING:
    from ...engine.events import Past
    from ...engine.machine import Ask
    from ...game import Game
    from ...rules.state import Seat, State
    from ...text.names import Names
    from ...text.places import Places
    from ...view.types import SeatView, View


# -- options ----------------------------------------------------------------------------------------------


def pick_food(t: Places, game: State, ask: Ask, choice: Any) -> Args:
    return {"where": choice[1], "thing": t.thing(game.rules, choice[2])}


def pick_path(t: Places, game: State, ask: Ask, choice: Any) -> Args:
    """One Room, or two in a row: the last one by name, the one on the way by its number."""
    *past, room, corridor = choice[1:]
    args = {**pick_way(t, game, ask, ("way", room, corridor)), "past": yes_or_no(past)}
    if not past:
        return args
    first = t.way(game, past[1])
    return {**args, "number": f"{past[0]:03d}", "first": first["exit"], "first_only": first["only"]}


def note_of(t: Places, game: State, p: Seat, choice: Any) -> str:
    """What the reader's Mutation does, and which marker it costs."""
    if choice[0] != "mutate":
        return ""
    reminder = t.reminder(game.rules, str(card_of(p)))
    return t.get("phrase-mutation_note", reminder=reminder, marker=markers(p) + 1, deadly=yes_or_no(marker_kills(p)))


def smells_like_them(view: View, seat: int) -> bool:
    """A Mutation spares this seat for the round."""
    return bool(view["seats"][seat]["ext"].get("kin_scent") == view["round"])


# -- cards ------------------------------------------------------------------------------------------------


def printed(t: Names, found: Any) -> list[str]:
    """C-10.1: an Attack card shows a number for Metagorgers and one for the others."""
    if not isinstance(found, AttackCopy) or not isinstance(found.blood, tuple):
        return []
    small, others = (t.blood_number(number) for number in found.blood)
    return [t.get("explain-blood_pair", metagorger=small, others=others)]


def marks(t: Names, rules: Any, ext: Mapping[str, Any], face_up: bool) -> list[str]:
    """Markers, and the card; one that was never used lies face down for everybody but its owner, until the end."""
    found = [t.get("client-markers", level=ext["markers"])] if ext.get("markers") else []
    card = ext.get("mutation")
    if card is not None:
        seen = face_up or ext.get("mutation_shown")
        found.append(t.thing(rules, card) if seen else t.get("client-mutation_hidden"))
    return found


def badges(t: Places, game: Game, view: View, seat: SeatView) -> list[Badge]:
    found = []
    card, level = seat["ext"].get("mutation"), seat["ext"].get("markers", 0)
    at_figure = t.get("term-mutation")
    if card is not None and card in game.rules.types:
        found.append(Badge("mutation", t.name(game.rules, card), component=card, figure=at_figure))
    elif card is not None:
        found.append(Badge("mutation", t.get("client-card_face_down"), "?", term="mutation", figure=at_figure))
    if level:
        text = t.get("client-badge_markers", level=level)
        found.append(Badge("markers", text, "◉", value=level, term="mutation_marker"))
    return found


# -- what they have become ----------------------------------------------------------------------------------


def adaptations(t: Places, game: State, seat: int | None) -> list[Matter]:
    """C-6.2, C-6.3: those in force, with what each does, apart from those discarded; nothing before the first one."""
    force = [card for _, card, _ in game.weaknesses if card in game.lasting]
    gone = discarded(game)
    if not game.rules.species.adapts or (not force and not gone):
        return []
    told = [t.get("client-adaptation", name=t.name(game.rules, c), reminder=t.reminder(game.rules, c)) for c in force]
    away = t.listed([t.name(game.rules, c) for c in gone])
    text = t.get("client-adaptations", cards=t.listed(told), count=len(force), gone=away, discarded=len(gone))
    return [Matter("adaptation", t.get("word-weaknesses"), text, len(force))]


def discarded(game: State) -> list[str]:
    return [card for _, card, studied in game.weaknesses if studied]


def report(t: Places, game: State) -> list[str]:
    if not game.rules.species.adapts:
        return []
    gone = discarded(game)
    return [t.get("report-adaptations", cards=t.things(game.rules, gone), count=len(gone))]


def check_args(t: Places, game: State, seat: int, check: Mapping[str, Any]) -> Args:
    """A Mutation card and its markers count too."""
    if check["check"] != "contamination":
        return {}
    return {"mutation": yes_or_no(card_of(game.seats[seat]) is not None), "markers": check.get("markers", 0)}


# -- events -----------------------------------------------------------------------------------------------


def fed(t: Places, game: State, e: Fed, past: Past) -> Args:
    """Intruders eat each other too."""
    return {"thing": t.form(f"intruder-{e.thing}", "a")} if e.thing in game.rules.kinds else {}


def gorged(t: Places, game: State, e: Gorged, past: Past) -> Args:
    return was_declared(game, e.seat, past)


# -- what one plays for ---------------------------------------------------------------------------------------


def healthy(o: Outlook, seat: int, about: str) -> Found:
    """C-12.1: four cards, a marker for each Contamination card; more than three kill."""
    if o.over:
        return Found(MET)
    mutated, borne = o.me.ext.get("mutation") is not None, o.me.ext.get("markers", 0)
    known = (
        *((("markers", {"markers": borne}),) if mutated else ()),
        ("contamination", {"cards": o.now.contamination, "infected": o.now.infected}),
    )
    risky = mutated or o.now.infected > 0
    if not o.now.contamination or (risky and borne + o.now.contamination <= MOST_MARKERS):
        return Found(MET, (), known)
    return Found(OPEN if risky else UNKNOWN, o.at("surgery") if risky else (), known)


def ship_clause(o: Outlook, seat: int, about: str) -> Found | None:
    """C-12.2: a destroyed ship counts only where the table wants it."""
    return ship(o, seat, about) if o.rules.options.great_hunt_ship_clause else None


FOR_TEXTS = BoxTexts(
    events=(says(Fed, fed), says(Gorged, gorged)),
    questions={"mutation_card": about_infection},
    options={"eat": pick_food, "mutation": pick_with_reminder, "path": pick_path},
    groups={"mutate": "cards"},
    notes=(note_of,),
    risks=RISKS,
    spared=(smells_like_them,),
    of_an_attack=(gorging,),
    families=("mutations",),
    printed=(printed,),
    matters=(adaptations,),
    marks=(marks,),
    badges=(badges,),
    conditions={"healthy": Judge(healthy, "contamination"), "ship_clause": Judge(ship_clause, "self_destruct")},
    report=(report,),
    checks=(check_args,),
)
