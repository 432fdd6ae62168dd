"""Secrecy over the wire: nothing that a viewer is ever sent depends on what it may not know."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from nemesis import Setup
from nemesis.errors import BadSetup
from nemesis.server.table.viewers.shown import Shown
from nemesis.server.table.viewers.updates import Updates
from nemesis.text import Texts

from ..playing import KINDS, setups
from . import twins
from .playing import Server
from .twins import pairs
from .watched import Truth, Watching, check_heard

SOAK_SECONDS = 40
"""For each kind of game."""
TWINS, TABLES = 500, 900
"""First seeds."""


def every_ruleset(kind: str, first_seed: int) -> Iterator[Setup]:
    """Species, modes, boards, options and modules of the random games; in every third also a player of the Intruders."""
    for k, setup in enumerate(setups(10_000, first_seed=first_seed, species=kind)):
        modules = (*setup.modules, "intruder_player") if k % 3 == 2 else setup.modules
        try:
            yield replace(setup, modules=modules)
        except BadSetup:
            yield setup


def compare_twins(setup: Setup, counts: Counter[str], one_in: int, end: float | None = None) -> None:
    for pair, first in pairs(setup, one_in):
        if end is not None and time.monotonic() > end:
            return
        counts.update(asyncio.run(pair.play(first)))
        counts["pairs"] += 1


# -- twins: the same bytes in two games that differ only in what the viewer cannot know --------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_viewer_cannot_know_changes_nothing_it_is_sent(kind: str) -> None:
    counts: Counter[str] = Counter()
    for _, setup in zip(range(9), every_ruleset(kind, TWINS), strict=False):
        compare_twins(setup, counts, one_in=120)
    assert counts["pairs"] >= 10 and counts["turn"] >= 3, counts


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_soak_what_a_viewer_cannot_know_changes_nothing_it_is_sent(kind: str) -> None:
    counts: Counter[str] = Counter()
    end = time.monotonic() + SOAK_SECONDS
    for setup in every_ruleset(kind, 10 * TWINS):
        if time.monotonic() > end:
            break
        compare_twins(setup, counts, one_in=40, end=end)
        counts["games"] += 1
    print(kind, dict(counts))
    assert counts["pairs"] >= 20 and counts["secret"] >= 1, counts


# -- real sockets: no hidden id, no seed, nobody's secret ---------------------------------------------------------


def data_of(setup: Setup) -> dict[str, Any]:
    """Without a seed: the server draws a key, and from it a seed of 48 bits, which no other number resembles."""
    data = setup.to_data()
    del data["seed"]
    return data


def watch(server: Server, setup: Setup, seed: int, answers: int) -> int:
    watching = Watching(server, data_of(setup), seed, hot_seat=seed % 4 == 3 and setup.players > 1)
    asyncio.run(watching.play(answers))
    truth = Truth(server, watching.code)
    secrets = {heard.secret for heard in watching.heard if heard.secret is not None}
    return sum(check_heard(truth, heard, secrets) for heard in watching.heard)


@pytest.mark.parametrize("kind", KINDS)
def test_no_socket_and_no_request_ever_names_what_is_hidden(server: Server, kind: str) -> None:
    messages = 0
    for k, setup in zip(range(4), every_ruleset(kind, TABLES), strict=False):
        messages += watch(server, setup, k, answers=60)
    assert messages >= 200


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_soak_no_socket_and_no_request_ever_names_what_is_hidden(server: Server, kind: str) -> None:
    end = time.monotonic() + SOAK_SECONDS
    messages = tables = 0
    for k, setup in enumerate(every_ruleset(kind, 10 * TABLES)):
        if time.monotonic() > end:
            break
        messages += watch(server, setup, k, answers=250)
        tables += 1
    print(kind, tables, "tables", messages, "messages")
    assert tables >= 2


def test_the_sheet_of_a_table_does_not_depend_on_its_deal(server: Server) -> None:
    one, two = (server.table(players=2, seed=seed, species="carnomorphs") for seed in (1, 2))
    for language in ("en", "fr"):
        assert server.get(f"/api/tables/{one}/sheet/{language}") == server.get(f"/api/tables/{two}/sheet/{language}")


# -- the tests themselves can fail -------------------------------------------------------------------------------


def with_objectives_of_others(updates: Updates, seat: int | None, texts: Texts) -> Shown:
    shown = honestly_shown(updates, seat, texts)
    told = [p.objectives for p in updates._record.game.seats]
    shown.view["ext"] = {**shown.view["ext"], "told": told}
    return shown


def with_a_count_of_moves(updates: Updates, lines: int) -> str:
    return f"{updates._record.undos}-{len(updates._record.game.history)}"


honestly_shown = Updates.shown_to


@pytest.mark.parametrize(("how", "leak"), [("shown_to", with_objectives_of_others), ("upto", with_a_count_of_moves)])
def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch, how: str, leak: Any) -> None:
    """Objectives of others; a common number, which tells that somebody answered in secret (Q-34)."""
    monkeypatch.setattr(Updates, how, leak)
    counts: Counter[str] = Counter()
    with pytest.raises(AssertionError, match="told what it cannot know"):
        for setup in every_ruleset("intruders", TWINS):
            if setup.players > 1:
                compare_twins(setup, counts, one_in=1000)


def test_a_hidden_id_or_the_seed_in_a_message_would_be_found(server: Server) -> None:
    watching = Watching(server, data_of(Setup(players=2)), 1, hot_seat=False)
    asyncio.run(watching.play(12))
    truth = Truth(server, watching.code)
    heard = watching.heard[1]
    assert check_heard(truth, heard, set()) > 12
    objectives = [card for p in truth.games[-1].seats if p.index != heard.seat for card in p.objectives]
    deck = truth.games[-1].decks["event"]
    for told in (objectives[0], deck[-1], {"seed": truth.seed}, {"key": truth.key}, "the secret"):
        heard.by_http.append({"message": told})
        with pytest.raises(AssertionError, match=f"viewer {heard.seat} was told"):
            check_heard(truth, heard, {"the secret"})
        heard.by_http.pop()


def test_a_bug_report_that_tells_too_much_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The save of the whole table, as an owner of all its secrets would get it."""
    monkeypatch.setattr(twins, "bug_report", lambda table, of: json.dumps(table.game.to_data()["seats"]))
    with pytest.raises(AssertionError, match="told what it cannot know"):
        for setup in every_ruleset("intruders", TWINS):
            if setup.players > 1:
                compare_twins(setup, Counter(), one_in=1000)
