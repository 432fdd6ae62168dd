"""A file for whoever repairs a bug: a save that every edition opens, without names, chat, secrets or invite code.

While the game is on, it is the table as the reporter knows it: whatever they do not know is dealt anew, from
nothing but their own view. Once it is over, it is the game itself.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from ... import __version__
from ...text import Texts
from ...view import determinise
from ...view.types import View
from ..messages import BugReportOf, ReplayOf
from ..replays.films import viewpoint
from ..table.table import Table
from ..table.viewers.log_reader import LogReader
from ..table.viewers.rendering import key_told
from .files import seats_in_save


def bug_report(table: Table, of: BugReportOf) -> str:
    seat = viewpoint(table, ReplayOf(secret=of.secret, watch=of.watch))
    game, log = table.windows.game_for(seat), table.windows.log_for(seat)
    texts = Texts.of(game.rules, of.language)
    _, lines = LogReader(seat, texts).read(game, log)
    report: dict[str, Any] = {
        "version": __version__, "seat": seat, "language": of.language, "browser": of.browser,
        "trouble": without_people(of.trouble, table, of),
        "log": [line.text for line in lines if line.text],
    }  # fmt: skip
    beside = {"seats": seats_in_save(table), "bug_report": report}
    if game.over:
        report["key"] = key_told(game)
        return game.to_json(client=beside)
    other = determinise(game.view(seat), seed_from(game.view(seat)))
    if other.ask is None:
        other.advance()
    other.log = []
    return other.from_here().to_json(client=beside)


def without_people(text: str, table: Table, of: BugReportOf) -> str:
    """A message of the browser may quote what the page shows."""
    private = [table.code, of.secret, of.watch, *(seat.name for seat in table.seats)]
    for word in sorted(filter(None, private), key=len, reverse=True):
        text = text.replace(word, "…")
    return text


def seed_from(view: View) -> int:
    """The same for the same view: nothing else of the table goes into the file."""
    seen = json.dumps(view, sort_keys=True, default=str)
    return int.from_bytes(hashlib.sha256(seen.encode()).digest(), "big")
