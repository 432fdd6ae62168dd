"""What lies beside the board and counts for everybody, in words: alert, offer, hourglass, Lairs, adaptations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ..content.aftermath.alerts import rooms_that_serve
from ..content.aftermath.missions import NOBODY
from ..content.aftermath.shuttle import LAST_SPACE, YELLOW_SPACES
from ..content.void_seeders.void_seeders import LAIRS
from .messages import capital

if TYPE_CHECKING:
    from ..rules.state import State
    from .places import Places

Ext = dict[str, Any]


class Matter(NamedTuple):
    id: str
    """The glossary term that explains it."""
    title: str
    text: str
    left: int | None = None
    """Rounds, tokens or actions that are left, where something is counted; `left_text` says the same."""
    left_text: str = ""
    component: str = ""
    """The card, where it is one."""
    level: int = 0
    """Levels done, of so many."""
    levels: int = 0
    done: tuple[str, ...] = ()
    """What has been done for the running level."""
    rooms: tuple[int, ...] = ()
    """Where something can be done about it now."""
    urgent: bool = False


def matters(t: Places, game: State, seat: int | None) -> list[Matter]:
    """The most pressing first. Everything here is public; nothing presses once the game is over."""
    ext: Ext = game.ext if game.result is None else {}
    found = [alert(t, game, seat)] if "alert" in ext else []
    if "offer" in ext:
        found += [shuttle(t, game), tokens(t, game), offer(t, game)]
    if "hourglass" in ext:
        found.append(hourglass(t, game))
    if "lairs_destroyed" in ext:
        found.append(lairs(t, game))
    if game.rules.species.adapts and game.result is None:
        found += adaptations(t, game)
    return found


def alert(t: Places, game: State, seat: int | None) -> Matter:
    """A-7.7, A-7.8: its task, its levels, the rounds that are left, what has been done."""
    ext: Ext = game.ext
    if ext["alert"] is None:
        return Matter("alert", t.get("term-alert"), t.get("client-no_alert"))
    id, level, acts, _ = ext["alert"]
    left = alert_rounds(ext)
    done = [t.get("client-alert_done", who=capital(t.person(game, s)), room=t.the_room(game, room)) for s, room in acts]
    doer = next((p for p in game.seats if p.active and seat in (None, p.index)), None)
    return Matter(
        "alert", t.name(game.rules, id), t.reminder(game.rules, id), left, t.get("client-alert_left", left=left), id,
        level, len(game.rules.types[id].levels), tuple(done), tuple(rooms_that_serve(game, doer)) if doer else (),
        urgent=left == 0,
    )  # fmt: skip


def alert_rounds(ext: Ext) -> int:
    """Rounds after this one: to the next yellow space in an Epilogue, to the red one in an Investigation."""
    moved: int = ext["shuttle"]
    end = LAST_SPACE
    if "offer" in ext:
        end = next((LAST_SPACE - s for s in YELLOW_SPACES if LAST_SPACE - s > moved), LAST_SPACE)
    return max(0, end - moved - 1)


def shuttle(t: Places, game: State) -> Matter:
    """A-8.17, A-8.22: how many rounds until the shuttle leaves."""
    left = max(0, LAST_SPACE - game.ext["shuttle"] - 1)
    text = t.get("client-shuttle_clock", round=game.round, left=left)
    return Matter("shuttle_track", t.get("term-shuttle_track"), text, left, urgent=left == 0)


def tokens(t: Places, game: State) -> Matter:
    """A-8.30: how many second tokens are still hidden."""
    left = sum(1 for token in game.ext["second_tokens"] if token)
    return Matter("second_token", t.get("term-second_token"), t.get("client-tokens_left", tokens=left), left)


def offer(t: Places, game: State) -> Matter:
    """A-8.31: whether the Lucrative Offer is still there, or who took it."""
    by = game.ext["offer"]
    text = t.get("client-offer_free") if by == NOBODY else t.get("client-offer_held", who=capital(t.person(game, by)))
    return Matter("lucrative_offer", t.get("term-lucrative_offer"), text)


def lairs(t: Places, game: State) -> Matter:
    """V-6.7: with the third one the Despoiler ends."""
    destroyed = game.ext["lairs_destroyed"]
    return Matter("lair", t.get("term-lair"), t.get("client-lairs", lairs=destroyed), LAIRS - destroyed)


def adaptations(t: Places, game: State) -> list[Matter]:
    """C-6.2, C-6.3: those in force, with what each does, apart from those discarded; nothing before the first one."""
    force = [card for _, card, _ in game.weaknesses if card in game.lasting]
    gone = [card for _, card, studied in game.weaknesses if studied]
    if not force and not gone:
        return []
    told = [t.get("client-adaptation", name=t.name(game.rules, c), reminder=t.reminder(game.rules, c)) for c in force]
    away = t.listed([t.name(game.rules, c) for c in gone])
    text = t.get("client-adaptations", cards=t.listed(told), count=len(force), gone=away, discarded=len(gone))
    return [Matter("adaptation", t.get("word-weaknesses"), text, len(force))]


def hourglass(t: Places, game: State) -> Matter:
    """A-10.1 to A-10.3; counted in actions, how many are left."""
    state, actions = game.ext["hourglass"]
    options = game.rules.options
    left = None
    if state == "running" and options.hourglass_clock == "actions":
        left = max(0, options.hourglass_actions * sum(1 for p in game.seats if p.active) - actions)
    text = t.get("client-hourglass", state=state, left="none" if left is None else left)
    return Matter("hourglass", t.get("term-hourglass"), text, left, urgent=state == "run_out")
