"""One game after another on the same ship: a classic game, then its Epilogue (A-8.0)."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from ..server.playing import Server, whole_updates
from .conftest import NewPage
from .playing import REPORT, at_a_table, code_of, hears, play_to_the_end, sit_down

SEED = 2
"""Whoever only passes aboard this ship sees it jump, whole."""


def test_a_classic_game_and_its_epilogue_through_the_report(new_page: NewPage, server: Server) -> None:
    code = server.table(players=1, mode="solo", seed=SEED)
    page = new_page(quick=True)
    told = hears(page)
    sit_down(page, code, "Léa")
    play_to_the_end([page], likes="^pass")
    before = whole_updates(told)[-1]["view"]
    assert not before["result"]["ship_destroyed"]
    page.get_by_role("button", name="Play the Epilogue on this ship").click()
    page.wait_for_url(re.compile(rf"/t/(?!{code})\w{{8}}"))
    at_a_table(page)
    assert server.get(f"/api/tables/{code_of(page)}")[1]["setup"]["mode"] == "epilogue"
    after = next(u["view"] for u in whole_updates(told) if u["view"]["setup"]["mode"] == "epilogue")
    assert broken(after) == broken(before)
    assert after["eggs"] == before["eggs"]
    assert bodies(after) == bodies(before)
    expect(page.locator(".map [data-room]")).to_have_count(len(before["rooms"]) + 4)
    assert play_to_the_end([page], seed=4) > 5
    expect(page.locator(f"{REPORT} .fates > li")).to_have_count(1)
    expect(page.get_by_role("button", name="Play the Epilogue on this ship")).to_have_count(0)


def broken(view: dict[str, Any]) -> list[int]:
    return [room["slot"] for room in view["rooms"] if room["malfunction"]]


def bodies(view: dict[str, Any]) -> list[Any]:
    return [thing for thing in view["floor"] if "corpse" in thing[1]]
