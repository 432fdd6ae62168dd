"""Insanity, panic and Lairs in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ...text.badges import Badge
from ...text.boxes import Args, BoxTexts, says
from ...text.goals import MET, UNKNOWN, Found, Judge, Outlook
from ...text.matters import LOSSES, Matter
from ...text.messages import yes_or_no
from .for_texts_risks import EFFECTS, RISKS, beside_a_lair, panic_of_attacks
from .insanity import HIGHEST
from .panic import Panic, PanicDrawn
from .void_seeders import LAIRS

if TYPE_CHECKING:
    from ...engine.events import Past
    from ...game import Game
    from ...rules.state import State
    from ...text.names import Names
    from ...text.places import Places
    from ...view.types import SeatView, View


def performed(t: Places, game: State, step: str, args: Any) -> str:
    """V-3.2: a Panic card that is about to be resolved."""
    for card in game.rules.families.get("panic", {}).values():
        if card.effect == step:
            return t.get("deed-panic", thing=t.thing(game.rules, card.id))
    return ""


def printed(t: Names, found: Any) -> list[str]:
    return [t.get("explain-panic", value=found.value)] if isinstance(found, Panic) else []


def marks(t: Names, rules: Any, ext: Mapping[str, Any], face_up: bool) -> list[str]:
    return [t.get("client-insanity", level=ext["insanity"])] if ext.get("insanity") else []


def badges(t: Places, game: Game, view: View, seat: SeatView) -> list[Badge]:
    level = seat["ext"].get("insanity", 0)
    if not level:
        return []
    return [Badge("insanity", t.get("client-insanity", level=level), "Ψ", value=level, term="insanity")]


def lairs(t: Places, game: State, seat: int | None) -> list[Matter]:
    """V-6.7: with the third one the Despoiler ends."""
    if "lairs_destroyed" not in game.ext:
        return []
    destroyed = game.ext["lairs_destroyed"]
    text = t.get("client-lairs", lairs=destroyed)
    return [Matter("lair", t.get("term-lair"), text, LAIRS - destroyed, place=LOSSES)]


def report(t: Places, game: State) -> list[str]:
    if "lairs_destroyed" not in game.ext:
        return []
    return [t.get("report-lairs", lairs=game.ext["lairs_destroyed"])]


def check_args(t: Places, game: State, seat: int, check: Mapping[str, Any]) -> Args:
    """V-10.1: the level of Insanity leads to the draw of 4 cards."""
    return {"level": check.get("level", 0)} if check["check"] == "contamination" else {}


def panic(t: Places, game: State, e: PanicDrawn, past: Past) -> Args:
    return {"resolved": yes_or_no(e.level >= e.value)}


def healthy(o: Outlook, seat: int, about: str) -> Found:
    """V-10.0: one level for each Contamination card; at 5 the draw of four, which no Contamination card survives."""
    if o.over:
        return Found(MET)
    level, cards = o.me.ext.get("insanity", 1), o.now.contamination
    known = (("insanity", {"level": level, "cards": cards, "reached": min(HIGHEST, level + cards)}),)
    state = MET if not cards or level + cards < HIGHEST else UNKNOWN
    return Found(state, (), known)


FOR_TEXTS = BoxTexts(
    events=(says(PanicDrawn, panic),),
    performed=(performed,),
    risks=RISKS,
    effects=EFFECTS,
    felt_tokens=("lair",),
    end_of_turn=(beside_a_lair,),
    of_an_attack=(panic_of_attacks,),
    families=("panic",),
    printed=(printed,),
    matters=(lairs,),
    marks=(marks,),
    badges=(badges,),
    conditions={"healthy": Judge(healthy, "insanity")},
    report=(report,),
    checks=(check_args,),
)
