"""What lies beside the board is told in words, and counted: the alert, the shuttle, the offer, the hourglass."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis.engine.machine import Ask
from nemesis.errors import BadSetup
from nemesis.scenario.builder import Scenario
from nemesis.scenario.table import Table
from nemesis.server.lookup.catalogue import catalogue
from nemesis.server.lookup.sheet import sheet
from nemesis.server.table.viewers.rendering import matters, question
from nemesis.setup import Setup
from nemesis.text import Texts


def found(scenario: Scenario | Table, language: str = "en", seat: int | None = 0) -> dict[str, Any]:
    return {m.id: m for m in matters(Texts(language), scenario.game, seat)}


def epilogue(**ship: Any) -> Scenario:
    return Scenario("captain", "scout", mode="epilogue").ship(**ship)


def test_the_classic_game_has_none() -> None:
    assert found(Scenario("captain", "scout").turn(0)) == {}


def test_the_alert_tells_its_level_its_rooms_and_the_rounds_left() -> None:
    scenario = epilogue(shuttle=5).alert("alert_clean_dock", level=2)
    alert = found(scenario)["alert"]
    assert alert.title == "Clean Dock" and alert.component == "alert_clean_dock"
    assert (alert.level, alert.levels, alert.rooms, alert.left, alert.urgent) == (1, 2, [22], 1, False)
    later = found(scenario.ship(shuttle=4), "fr")["alert"]
    assert later.left == 0 and later.urgent and later.left_text == "Contrôle à la fin de cette Manche"


def test_in_an_investigation_an_alert_has_the_whole_track() -> None:
    scenario = Scenario("captain", "scout", mode="investigation").alert("alert_engine_purge", acts=[(1, 19)])
    alert = found(scenario.ship(shuttle=4).turn(0))["alert"]
    engines = {scenario.game.tiles.index(f"engine_{n}") for n in (1, 2, 3)}
    assert alert.left == 3 and set(alert.rooms) == engines - {19}
    assert len(alert.done) == 1 and "Scout" in alert.done[0]


def test_no_alert_offer_and_tokens_are_told() -> None:
    scenario = epilogue(shuttle=1).alert(None).no_second_tokens()
    now = found(scenario, seat=None)
    assert now["alert"].component == "" and now["alert"].left is None
    assert now["second_token"].left == 0 and now["shuttle_track"].left == 0 and now["shuttle_track"].urgent
    free = now["lucrative_offer"].text
    held = found(scenario.offer(1))["lucrative_offer"].text
    assert held != free and "Scout" in held


@pytest.mark.parametrize(("state", "left", "urgent"), [("running", 5, False), ("run_out", None, True)])
def test_the_hourglass_counts_actions(state: str, left: int | None, urgent: bool) -> None:
    scenario = Scenario("captain", "scout", modules=("hourglass",)).hourglass(state, 3)
    glass = found(scenario.turn(0))["hourglass"]
    assert (glass.left, glass.urgent) == (left, urgent)


def test_nothing_presses_after_the_end() -> None:
    scenario = epilogue(shuttle=5)
    scenario.game.result = {"cause": "departure"}
    assert found(scenario) == {}


def test_every_matter_is_explained_by_a_term() -> None:
    ids = {*found(epilogue(shuttle=5)), *found(Scenario(modules=("hourglass",)).hourglass("running").turn(0))}
    assert ids == {"alert", "shuttle_track", "second_token", "lucrative_offer", "hourglass"}
    for language in ("en", "fr"):
        assert ids <= {term.id for term in Texts(language).terms()}


# -- what else the page is spared from guessing ------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_option_is_sent_whole_and_in_parts(language: str) -> None:
    game = Scenario("captain", "scout").seat(0, room=11, hand=["search", "rest", "order"]).turn(0).game
    ask = game.ask
    assert isinstance(ask, Ask)
    asked = question(Texts(language), game, ask, "0-0-0", None)
    by_tag = {(o.value if isinstance(o.value, str) else o.value[0]): o for o in asked.options}
    move, play, passed = by_tag["move"], by_tag["play"], by_tag["pass"]
    assert move.label and move.cost and not move.note
    assert move.text.startswith(move.label) and move.text.endswith(move.cost)
    assert play.cost in play.text and play.note and play.note[1:] in play.text
    assert passed.label == passed.text and passed.cost == passed.note == ""


def test_the_catalogue_says_what_each_module_goes_with() -> None:
    for module in catalogue().modules:
        for mode in catalogue().modes:
            fits = module.fits.get(mode.id, [])
            assert bool(fits) == (module.id in mode.modules)
            for species in fits:
                players = range(mode.fewest, mode.most + 1)
                assert any(is_taken(n, mode.id, species, module.id) for n in players)
    led = next(m for m in catalogue().modules if m.id == "intruder_player")
    assert led.fits["semi_coop"] == ["intruders"]


def is_taken(players: int, mode: str, species: str, module: str) -> bool:
    try:
        Setup(players=players, mode=mode, species=species, modules=(module,))
    except BadSetup:
        return False
    return True


def test_the_ship_s_time_is_no_track_of_an_epilogue() -> None:
    tracks = {mode: set(sheet(Setup(players=2, mode=mode).ruleset(), "en").tracks) for mode in MODES}
    assert tracks == MODES


MODES = {
    "semi_coop": {"time", "self_destruct"},
    "investigation": {"time", "self_destruct", "shuttle"},
    "epilogue": {"self_destruct", "shuttle"},
}
