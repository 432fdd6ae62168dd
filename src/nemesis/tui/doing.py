"""What each command of the text client does. Their names, other words and help are in `commands.ftl`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ..engine.machine import Ask, Choice
from ..errors import IllegalChoice, cause_of
from ..rules.turns import TURN
from ..text import LANGUAGES
from ..text.errors import cause_text
from ..text.explain import explain_option, look_up
from ..text.risks import percent
from ..view import infection_odds, noise_odds, surprise_odds
from ..view.moments import REACTIONS
from .coach import advice
from .commands import help_lines, name_of
from .console import Leave, number_in
from .radio import dossier, talk

if TYPE_CHECKING:
    from .client import TextClient

Shown = list[Choice]
"""The options of the open question, in the order of their numbers."""
Doing = Callable[["TextClient", Ask, Shown, str], bool | list[str]]
"""(client, open question, its options, what follows the command) -> lines to read; True: put the question anew."""
LOG_LINES = 20


# -- looking things up ------------------------------------------------------------------------------------


def explain(client: TextClient, ask: Ask, shown: Shown, rest: str) -> list[str]:
    """An option by its number, anything else by its name; without either, the list of commands."""
    t, game = client.t, client.game
    if not rest:
        silent = not game.rules.remarks
        calls = game.rules.claims.keys() - game.rules.remarks
        absent = {"call": not calls, "coach": not client.coach, "talk": silent, "dossier": silent}
        commands = [command for command in DOING if not absent.get(command)]
        return [t.get("client-help_answers"), *help_lines(t, commands), t.get("client-help_short")]
    view = game.view(ask.seat)
    if 1 <= (number_in(rest) or 0) <= len(shown):
        return explain_option(t, game, ask, shown[int(rest) - 1], view)
    me = view["seats"][ask.seat]
    hand = [c for c in me["hand"] if c in game.rules.types]
    own = [*hand, *me["items"], *me["hands"], *me["quests"], *me["objectives"]]
    return look_up(t, game.rules, rest, own) or [t.get("client-not_found", word=rest)]


def why(client: TextClient, ask: Ask, shown: Shown, rest: str) -> list[str]:
    t, game = client.t, client.game
    if ask.kind != "turn":
        return [t.get("client-why_not_now")]
    lines = dict.fromkeys(
        t.get("client-why", deed=t.deed(game, found.action), reason=t.refusal(found))
        for found in game.why_not(ask.seat)
    )
    return list(lines) or [t.get("client-all_possible")]


def odds(client: TextClient, ask: Ask, shown: Shown, rest: str) -> list[str]:
    """What the next risks are, from this seat's own knowledge."""
    t, view = client.t, client.game.view(ask.seat)
    me = view["seats"][ask.seat]
    lines = []
    if me["room"]:
        lines.append(t.get("client-odds_here", **percent(noise_odds(view, me["room"]))))
    if sum(view["bag"].values()):
        chances = percent(surprise_odds(view, len(me["hand"])))
        kinds = [
            t.get("client-odds_kind", name=t.get(f"intruder-{kind}"), percent=chances[kind])
            for kind, n in view["bag"].items()
            if n
        ]
        lines.append(t.get("client-odds_encounter", surprise=chances["surprise"], kinds=t.listed(kinds)))
    lines.append(t.get("client-odds_infection", percent=round(100 * infection_odds(view))))
    return lines


def coach(client: TextClient, ask: Ask, shown: Shown, rest: str) -> list[str]:
    if not client.coach:
        return [client.t.get("coach-off")]
    return advice(client.console, client.t, client.game, ask, shown)


def log(client: TextClient, ask: Ask, shown: Shown, rest: str) -> list[str]:
    return client.news(ask.seat, 0, client.read_until[ask.seat])[-(number_in(rest) or LOG_LINES) :]


def nothing_to_accept(client: TextClient, ask: Ask, shown: Shown, rest: str) -> list[str]:
    """At a payment the client takes `ok` for an answer."""
    return [client.t.get("client-nothing_suggested")]


# -- at the table -------------------------------------------------------------------------------------------


def undo(client: TextClient, ask: Ask, shown: Shown, rest: str) -> bool | list[str]:
    """Free back to the last information gained, and only over one's own choices and those of bots."""
    t = client.t
    back = choices_back(client, ask.seat)
    if not back:
        return [t.get("client-nothing_to_undo")]
    if back > client.game.undoable():
        return [t.get("client-no_undo")]
    try:
        client.go_back(back)
    except IllegalChoice:
        return [t.get("client-no_way_back")]
    client.say("undone")
    return True


def choices_back(client: TextClient, seat: int) -> int:
    """How many choices it takes to take this seat's last answer back; 0: there is none that is its own to take back."""
    choosers = client.game.choosers
    for back, who in enumerate(reversed(choosers), 1):
        if who == seat:
            while len(choosers) - back in client.joined:
                back += 1
            return back
        if who in client.people:
            break
    return 0


def skip(client: TextClient, ask: Ask, shown: Shown, rest: str) -> bool:
    client.skip(ask.seat)
    return ask.kind in REACTIONS


def call(client: TextClient, ask: Ask, shown: Shown, rest: str) -> bool | list[str]:
    """Somebody who is not asked calls out which is resolved first."""
    t, game = client.t, client.game
    claims = [(seat, claim) for seat in client.people if seat != ask.seat for claim in game.claims(seat)]
    number = number_in(rest)
    if number is not None and 1 <= number <= len(claims):
        seat, claim = claims[number - 1]
        client.apply(TURN.ask(seat, [claim]), claim)
        return True
    if not claims:
        return [t.get("client-no_calls")]
    return [
        t.get("client-calls"),
        *(
            t.get("client-call", number=n, who=t.person(game, seat), claim=t.get(f"claim-{claim[1]}"))
            for n, (seat, claim) in enumerate(claims, 1)
        ),
    ]


def save(client: TextClient, ask: Ask, shown: Shown, rest: str) -> list[str]:
    t = client.t
    if not rest:
        return [t.get("client-save_needs_a_name", command=name_of("save", t.language))]
    try:
        client.write(Path(rest).expanduser())
    except OSError as error:
        return [t.get("client-not_saved", file=rest, reason=cause_text(t, cause_of(error)))]
    return [t.get("client-saved", file=rest)]


def change_language(client: TextClient, ask: Ask, shown: Shown, rest: str) -> bool | list[str]:
    """Each person reads in a language of their own; the question is put again in it."""
    language = rest.lower()
    if language not in LANGUAGES:
        return [client.t.get("client-language_unknown", languages=", ".join(LANGUAGES))]
    client.speak(ask.seat, language)
    client.say("language_changed")
    return True


def leave(client: TextClient, ask: Ask, shown: Shown, rest: str) -> bool:
    raise Leave


DOING: dict[str, Doing] = {
    "help": explain,
    "why": why,
    "map": lambda client, ask, shown, rest: client.status(ask.seat).whole_map(),
    "me": lambda client, ask, shown, rest: client.status(ask.seat).full(),
    "crew": lambda client, ask, shown, rest: client.status(ask.seat).crew(),
    "objectives": lambda client, ask, shown, rest: client.status(ask.seat).objectives(),
    "knowledge": lambda client, ask, shown, rest: client.status(ask.seat).knowledge(),
    "odds": odds,
    "coach": coach,
    "log": log,
    "talk": lambda client, ask, shown, rest: talk(client, ask, rest),
    "dossier": lambda client, ask, shown, rest: dossier(client, ask),
    "undo": undo,
    "skip": skip,
    "call": call,
    "ok": nothing_to_accept,
    "save": save,
    "language": change_language,
    "quit": leave,
}
"""Every command, in the order of the help."""
STANDING = ("skip", "quit")
IN_A_MOMENT = ("help", *STANDING)
"""Where somebody only seems to be asked (Q-34): nothing that would tell what has happened since."""
