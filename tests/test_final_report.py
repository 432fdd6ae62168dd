"""The final report in words: every seat's Objectives, those of the dead too, and none before the end."""

from __future__ import annotations

import pytest

from nemesis import Game
from nemesis.content.aftermath.shuttle import MAIN
from nemesis.scenario import Scenario
from nemesis.text import LANGUAGES, Texts

UNCHECKED = {"en": "not checked", "fr": "non contrôlé"}
FULFILLED = {"en": ": fulfilled.", "fr": ": rempli."}


def crew() -> Scenario:
    """The Captain left in a Pod. The Soldier died with both cards, the Scout after putting one of them aside."""
    scene = (
        Scenario("captain", "soldier", "scout", seed=2)
        .ship(first_encounter=True, engines=["working"] * 3)
        .seat(0, status="launched", objectives=["obj_kill_p2"])
        .seat(1, status="dead", objectives=["obj_quarantine", "obj_precious"])
        .seat(2, status="dead", objectives=["obj_hoarder"])
    )
    scene.game.seats[2].exile.append("obj_ab_ovo")
    return scene


def lines_naming(texts: Texts, game: Game, objective: str) -> list[str]:
    return [line for line in texts.report(game) if texts.name(game.rules, objective) in line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dead_turn_up_the_objectives_they_still_held(language: str) -> None:
    """R-20.9: only survivors are checked; what is not checked is neither fulfilled nor not."""
    texts, game = Texts(language), crew().run("final_checks", "jump").game
    (met,) = lines_naming(texts, game, "obj_kill_p2")
    assert met.replace("\N{NO-BREAK SPACE}", " ").endswith(FULFILLED[language])
    for objective in ("obj_quarantine", "obj_precious", "obj_hoarder"):
        (line,) = lines_naming(texts, game, objective)
        assert UNCHECKED[language] in line and texts.reminder(game.rules, objective) in line
    report = texts.report(game)
    seats = [n for n, line in enumerate(report) if not line.startswith("–")]
    assert report.index(lines_naming(texts, game, "obj_precious")[0]) in range(seats[3], seats[4])
    assert texts.problems == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_objective_that_was_put_aside_stays_face_down(language: str) -> None:
    """R-21.1: removed unseen."""
    assert lines_naming(Texts(language), crew().run("final_checks", "jump").game, "obj_ab_ovo") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mission_of_the_dead_is_called_a_mission(language: str) -> None:
    """A-8.30: an Epilogue has missions in place of Objectives."""
    scene = Scenario("captain", "scout", mode="epilogue", seed=3).seat(0, room=MAIN, objectives=["pm_signal"])
    game = scene.seat(1, status="dead", objectives=["pm_carcass"]).run("epilogue_checks", "departure").game
    texts = Texts(language)
    (line,) = lines_naming(texts, game, "pm_carcass")
    assert line.startswith("– Mission ") and UNCHECKED[language] in line


def test_nobody_is_told_them_before_the_end() -> None:
    game = crew().seat(0, status="aboard", room=11).turn(0).game
    assert Texts("en").report(game) == []
    for viewer in (0, None):
        seats = game.view(viewer)["seats"]
        assert ["objectives" in seats[dead] for dead in (1, 2)] == [False, False]


def test_in_co_op_every_objective_is_told_once() -> None:
    """R-22.3: the team's cards are checked, whoever died."""
    scene = Scenario("captain", "pilot", mode="coop", seed=3).seat(0, status="launched").seat(1, status="dead")
    game, texts = scene.run("final_checks", "jump").game, Texts("en")
    for p in game.seats:
        (line,) = lines_naming(texts, game, p.objectives[0])
        assert UNCHECKED["en"] not in line
