"""Whatever the page shows stands at the moment that is being told, and nothing is asked before everything is told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from ..motions import Exits, patched
from ..playing import SPECIES
from ..server.playing import Server, whole_updates
from .conftest import NewPage
from .playing import after, hears, play_to_the_end, robot, robot_off, sit_down

PRESSES = 16
FAST = 8
"""Times the normal speed: every beat is told, none for long."""

WITNESS = """
(() => {
  const seen = [], early = [];
  const text = (node) => [...node.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data).join("").trim();
  const all = (selector, read) => [...document.querySelectorAll(selector)].map(read);
  const look = () => {
    const table = document.querySelector(".table[data-told]");
    if (!table) return;
    const telling = "telling" in table.dataset;
    if (telling)
      for (const key of "123456789")
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    const now = JSON.stringify({
      told: Number(table.dataset.told),
      telling,
      title: document.title,
      map: document.querySelector("main.map").offsetHeight,
      header: document.querySelector("header .where strong")?.textContent ?? "",
      mine: document.querySelector("header .whose.mine") !== null,
      hand: all(".hand [data-card]", (card) => card.dataset.card),
      tokens: all(".map .token.figure, .map .token.seat", (token) => [token.dataset.key, Number(token.dataset.at)]),
      log: all("#log-body li", text),
      heard: all("[aria-live=polite].visually-hidden", (one) => one.textContent),
      pressable: all("[data-option]:not(:disabled), .map .target", (one) => one.outerHTML.slice(0, 200)),
    });
    if (now !== seen.at(-1)) seen.push(now);
  };
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    if (document.querySelector("[data-telling]") && JSON.parse(data).type === "choose") early.push(data);
    send.call(this, data);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ["data-told", "data-telling"] });
  setInterval(look, 25);
  window.witness = () => ({ seen: seen.splice(0), early });
})();
"""
"""Looks at the page whenever it changes, and tries the keys while something is told."""


def watched(new_page: NewPage, server: Server, **setup: Any) -> tuple[Page, list[dict[str, Any]], Exits]:
    """Somebody sits between robots, and a witness looks over their shoulder."""
    code = server.table(bots={"1": "crew", "2": "crew"}, players=3, **setup)
    page = new_page()
    settings = json.dumps({"speed": FAST, "briefing": False})
    page.context.add_init_script(f"localStorage['nemesis.settings'] = JSON.stringify({settings}); {WITNESS}")
    told = hears(page)
    sit_down(page, code, "Léa")
    corridors = server.get(f"/api/tables/{code}/sheet/en")[1]["corridors"]
    return page, told, lambda room: [c["index"] for c in corridors if room in (c["a"], c["b"])]


class Truth:
    """What the server said, and what of it may be on the page when so many lines are told."""

    def __init__(self, told: list[dict[str, Any]], exits: Exits) -> None:
        self.updates = whole_updates(told)
        self.exits = exits
        self.lines = {line["at"]: line for update in self.updates for line in update["lines"]}
        self.ends: list[int] = []
        for update in self.updates:
            last = update["lines"][-1]["at"] + 1 if update["lines"] else update["first"]
            self.ends.append(last)

    def views(self, told: int, telling: bool) -> Iterator[Any]:
        """While something is told: the last view that was told whole, with what the lines since then change."""
        if not telling:
            yield from (u["view"] for u, end in zip(self.updates, self.ends, strict=True) if end == told)
            return
        end, latest = max((end, n) for n, end in enumerate(self.ends) if end < told)
        shown = self.updates[latest]["view"]
        for at in range(end, told):
            if at in self.lines:
                shown = patched(shown, self.lines[at], self.exits)
        yield shown
        if told < self.ends[-1]:
            # A scene has begun of which nothing has been reached.
            yield from (u["view"] for u, end in zip(self.updates, self.ends, strict=True) if end == told)

    def texts(self, told: int) -> list[str]:
        return [line["text"].strip() for at, line in sorted(self.lines.items()) if at < told and line["text"]]


def drawn(view: Any, telling: bool) -> dict[str, Any]:
    """What of a view a witness sees; cards to choose from come with their question."""
    own = view["seats"][view["seat"]]
    asleep = next((room["slot"] for room in view["rooms"] if room["tile"] == "hibernatorium"), 0)
    places = [
        (seat, asleep if seat["status"] == "hibernating" and not seat["room"] else seat["room"])
        for seat in view["seats"]
    ]
    tokens = [[f"seat-{seat['index']}", room] for seat, room in places if room and seat["character"]]
    tokens += [[f"figure-{figure[0]}", figure[2]] for figure in view["figures"]]
    return {
        "header": f"Round {view['round']}" if view["round"] else "",
        "mine": view["turn"] == view["seat"] and view["phase"] != "end",
        "hand": [*([] if telling else own.get("looking", [])), *own["hand"]],
        "tokens": sorted(tokens),
    }


def assert_one_clock(seen: list[dict[str, Any]], truth: Truth) -> None:
    for one in seen:
        told, telling = one["told"], one["telling"]
        found = {**{name: one[name] for name in ("header", "mine", "hand")}, "tokens": sorted(one["tokens"])}
        allowed = [drawn(view, telling) for view in truth.views(told, telling)]
        assert found in allowed, (one, allowed)
        texts = truth.texts(told)
        assert one["log"][-1:] == texts[-1:], (one, texts[-3:])
        assert set(one["log"]) <= set(texts), one
        if telling:
            assert one["pressable"] == [], one
            assert one["title"] == "Nemesis", one
            assert one["heard"] == [texts[-1], ""], one


def assert_nothing_jumps(seen: list[dict[str, Any]]) -> None:
    """The map has the place that it has between two stories."""
    assert {one["map"] for one in seen if one["telling"]} <= {one["map"] for one in seen if not one["telling"]}


def sightings(page: Page) -> list[dict[str, Any]]:
    found = page.evaluate("window.witness()")
    assert found["early"] == [], "answered while something was told"
    return [json.loads(one) for one in found["seen"]]


@pytest.mark.parametrize("species", SPECIES)
def test_nothing_is_shown_or_asked_before_it_is_told(new_page: NewPage, server: Server, species: str) -> None:
    page, told, exits = watched(new_page, server, species=species, seed=5)
    robot(page, seed=3, patient=True)
    after(page, PRESSES)
    robot_off(page)
    seen = sightings(page)
    assert sum(one["telling"] for one in seen) > PRESSES
    assert_one_clock(seen, Truth(told, exits))
    assert_nothing_jumps(seen)


@pytest.mark.soak
@pytest.mark.parametrize("species", SPECIES)
def test_soak_nothing_is_shown_before_it_is_told_in_whole_games(
    new_page: NewPage, server: Server, species: str
) -> None:
    page, told, exits = watched(new_page, server, species=species, seed=11)
    play_to_the_end([page], seed=2, patient=True)
    assert_one_clock(sightings(page), Truth(told, exits))
