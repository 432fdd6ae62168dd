"""The final report: how the game ended, what became of each character and why, who won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..rules.radio import BROKEN, KEPT, promises
from ..rules.radio import lines as spoken
from .messages import capital, yes_or_no
from .radio import lies, words

if TYPE_CHECKING:
    from ..rules.state import State
    from .places import Places


def report(t: Places, game: State) -> list[str]:
    """Lines in reading order; empty before the end."""
    result = game.result
    if result is None:
        return []
    lines = [t.get(f"end-{result['cause']}"), ship_line(t, game, result)]
    for seat in result["seats"]:
        lines += seat_lines(t, game, seat)
    return [*lines, *outcome(t, game, result), *spoken_lines(t, game)]


def ship_line(t: Places, game: State, result: dict[str, Any]) -> str:
    """What became of the ship, and of what the crew did to its Intruders for everybody to see."""
    if result["ship_destroyed"]:
        fate = t.get("report-ship_destroyed")
    elif result["place"] is None:
        fate = t.get("report-ship_left")
    else:
        fate = t.get("report-ship_arrived", place=t.get(f"place-{result['place']}"))
    return " ".join([fate, *(fact for tell in t.box_texts.report for fact in tell(t, game))])


def seat_lines(t: Places, game: State, seat: dict[str, Any]) -> list[str]:
    fate = t.get(f"fate-{seat['fate']}")
    who = t.person(game, seat["seat"])
    marks = t.on_the_board(game.rules, game.seats[seat["seat"]].ext, face_up=True)
    facts = t.get("report-facts", facts=", ".join(marks)) if marks else ""
    lines = [capital(t.get("report-seat", who=who, fate=fate, facts=facts, won=yes_or_no(seat["won"])))]
    checks = [*seat["checks"], *unchecked(t, game, seat)]
    return [*lines, *(t.get("report-check", check=check_text(t, game, seat["seat"], check)) for check in checks)]


def unchecked(t: Places, game: State, seat: dict[str, Any]) -> list[dict[str, Any]]:
    """Only survivors' Objectives are checked (R-20.9); the game is over, so the dead show theirs too.

    The one put aside at the First Encounter stays face down (R-21.1).
    """
    judged = {check.get("objective") for check in seat["checks"]}
    held = [o for o in game.seats[seat["seat"]].objectives if o not in judged]
    return [{"check": check_of(t, game, o), "passed": None, "objective": o} for o in held]


def check_of(t: Places, game: State, objective: str) -> str:
    """A deck whose cards are no usual Objectives has a check of its own."""
    deck: str = game.rules.objectives[objective].deck
    return deck if t.has(f"check-{deck}") else "objective"


def check_text(t: Places, game: State, seat: int, check: dict[str, Any]) -> str:
    """One of the final checks (R-20.6 to R-20.9), with what was found."""
    args: dict[str, Any] = {"passed": "unchecked" if check["passed"] is None else yes_or_no(check["passed"])}
    what = check["check"]
    if what == "engines":
        args["damaged"] = list(check["engines"]).count("damaged")
    elif what == "coordinates":
        args["place"] = t.get(f"place-{check['place']}")
    elif what == "contamination":
        drawn = check["drawn"]
        args |= {"infected": check.get("infected", 0), "larva": yes_or_no(check.get("larva")), "drawn": drawn or 0,
                 "drew": yes_or_no(drawn is not None)}  # fmt: skip
    elif what == "signals":
        args |= {"needed": check["needed"], "sent": check["sent"]}
    elif "objective" in check:
        id = check["objective"]
        args |= {"objective": t.thing(game.rules, id), "reminder": with_names(t, game, t.reminder(game.rules, id))}
    for more in t.box_texts.checks:
        args |= more(t, game, seat, check)
    return t.get(f"check-{what}", **args)


def with_names(t: Places, game: State, text: str) -> str:
    """A card names players by number; now that all is told, by their characters."""
    for p in game.seats:
        for form in ("the", "of", "to"):
            numbered, named = t.get(f"phrase-player.{form}", number=p.number), t.person(game, p.index, form)
            text = text.replace(capital(numbered), capital(named)).replace(numbered, named)
    return text


def spoken_lines(t: Places, game: State) -> list[str]:
    """Who knew better than what they said over the radio, and whose word was worth what."""
    said, kept = spoken(game), promises(game)
    found = []
    for line in (said[number] for number in sorted(lies(game))):
        told = words(t, game, line.seat, line.said, None)
        found.append(t.get("report-lie", who=t.person(game, line.seat), round=line.round, words=told))
    for seat in sorted({promise.seat for promise in kept}):
        states = [promise.state for promise in kept if promise.seat == seat]
        count = {state: states.count(state) for state in (KEPT, BROKEN)}
        if any(count.values()):
            found.append(t.get("report-word", who=t.person(game, seat), **count))
    return [capital(line) for line in found]


def outcome(t: Places, game: State, result: dict[str, Any]) -> list[str]:
    """The last words: the team, the winners, or the Intruders."""
    if result["team_won"] is not None:
        return [t.get("report-team", won=yes_or_no(result["team_won"]))]
    winners = [t.person(game, s["seat"]) for s in result["seats"] if s["won"]]
    lines = [t.get("report-winners", winners=t.listed(winners), count=len(winners))]
    if result["intruders_prevail"]:
        lines.append(t.get("report-intruders_prevail"))
    return lines
