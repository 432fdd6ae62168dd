"""Bots aim by the rule in force at the table, not by the printed card."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis import Setup
from nemesis.bots import CrewBot, NoviceBot, VeteranBot
from nemesis.bots.aims import wants_at
from nemesis.bots.beliefs import Beliefs
from nemesis.bots.evaluation import blast_serves
from nemesis.bots.modes import aims_for
from nemesis.bots.sight import Sight
from nemesis.content import SPECIES_BY_ID
from nemesis.rules.objectives import Facts
from nemesis.scenario import Scenario, Table

CARDS = ["search", "rest", "demolition", "interruption", "order"]
BOTS = (NoviceBot, CrewBot, VeteranBot)


def hunter(species: str, *figures: str, **options: Any) -> Table:
    """The Signal is sent, the hunter stands alone in the Generator, the other sleeps far from it."""
    scene = (
        Scenario("captain", "scout", species=species, options=options).room(5, "generator")
        .seat(0, room=5, hand=CARDS, objectives=["obj_great_hunt"], signal=True).seat(1, room=1)
        .ship(first_encounter=True, time=12)
    )  # fmt: skip
    for kind in figures:
        scene.figure(kind, 19)
    return scene.turn(0)


def blows_up(table: Table, bot: Any) -> int:
    """How many of ten such bots start the Self-Destruct: a novice is at times distracted, the others never."""
    ask = table.game.ask
    assert ask is not None and table.offers("room_action", 5)
    return sum(bot(seed).decide(table.game.view(0), ask) == ("room_action", 5) for seed in range(10))


@pytest.mark.parametrize("bot", BOTS)
def test_nobody_blows_up_the_ship_for_a_butcher_that_is_not_aboard(bot: Any) -> None:
    """C-12.2: it would be for nothing; a Butcher on the ship dies with it (R-20.11)."""
    assert blows_up(hunter("carnomorphs"), bot) == 0
    assert blows_up(hunter("carnomorphs", "butcher"), bot) >= 5
    assert blows_up(hunter("carnomorphs", great_hunt_ship_clause=True), bot) >= 5


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("species", ["intruders", "void_seeders"])
def test_elsewhere_the_end_of_the_ship_is_the_end_of_the_hunt(species: str, bot: Any) -> None:
    assert blows_up(hunter(species), bot) >= 5


def test_a_started_self_destruct_does_not_speak_for_the_hunt_against_carnomorphs() -> None:
    """What others are believed to want, and what an imagined game is worth."""
    wants = {}
    for species in ("intruders", "carnomorphs"):
        scene = Scenario("captain", "scout", species=species).seat(0, objectives=["obj_hoarder"])
        table = scene.ship(self_destruct=1).turn(0)
        wants[species] = Beliefs(Sight(table.game.view(0))).wants(1, "blast")
        assert blast_serves(table.game, "obj_great_hunt") == (species == "intruders")
        assert blast_serves(table.game, "obj_aliens")
    assert wants["carnomorphs"] < wants["intruders"]


# -- every Objective, every species ---------------------------------------------------------------------------------


def met_by(rules: Any, objective: str, wants: tuple[str, ...], kinds: list[str]) -> bool:
    """Whether the end check is content once these wants are done; nothing else is true."""
    ship = "blast" in wants
    facts = Facts(
        place=None if ship else next((w for w in wants if w in ("earth", "mars")), "venus"),
        ship_destroyed=ship,
        nest_destroyed=ship,
        queen_killed="trophy" in wants or (ship and rules.species.queen_aboard(kinds)),
        all_explored="explore" in wants,
        weaknesses=frozenset(w[len("study_") :] for w in wants if w.startswith("study_")),
        survivors=frozenset({0, 1}),
        numbers={1: 0, 2: 1},
        signals=frozenset({0} if "signal" in wants else ()),
        in_pod=frozenset({0, 1}),
        carried={0: tuple(w for w in wants if w in ("egg", "blue_corpse"))},
        items={0: 7 if "items" in wants else 0},
        post_mortem="post_mortem" in wants,
        options=rules.options,
    )
    met: bool = rules.objectives[objective].met(facts, 0)
    return met


@pytest.mark.parametrize("largest", [False, True], ids=["alone", "with the largest aboard"])
@pytest.mark.parametrize("species", list(SPECIES_BY_ID))
def test_what_a_bot_wants_is_what_the_end_check_asks(species: str, largest: bool) -> None:
    """Every want is enough together, and none is too many."""
    kind = {"intruders": "queen", "carnomorphs": "butcher", "void_seeders": "despoiler"}[species]
    scene = Scenario("captain", "scout", species=species)
    sight = Sight((scene.figure(kind, 19) if largest else scene).turn(0).game.view(0))
    kinds = [figure[1] for figure in sight.view["figures"]]
    rules = Setup(players=5, species=species).ruleset()
    for objective in (name for name, goal in sight.lore.objectives.items() if goal.wants):
        wants = wants_at(sight, objective)
        assert wants and met_by(rules, objective, wants, kinds), f"{objective}: {wants}"
        for want in wants:
            fewer = tuple(w for w in wants if w != want)
            assert not met_by(rules, objective, fewer, kinds), f"{objective} does not need {want}"


# -- the Laboratory ------------------------------------------------------------------------------------------------


def test_two_studies_are_the_two_that_are_left_to_do() -> None:
    """V-10.1: a mad Character serves as well as a Carcass; what somebody has studied counts (R-20.11)."""
    at = {s: Sight(Scenario("captain", "scout", species=s).turn(0).game.view(0)) for s in SPECIES_BY_ID}
    assert wants_at(at["intruders"], "obj_biology") == ("study_corpse", "study_carcass")
    assert wants_at(at["void_seeders"], "obj_biology") == ("study_insanity", "study_carcass")
    one_done = Scenario("captain", "scout").ship(weaknesses={"egg": ("weak_fire", True)}).turn(0)
    assert wants_at(Sight(one_done.game.view(0)), "obj_biology") == ("study_corpse",)


def in_the_laboratory(species: str, revealed: bool = False, insanity: int = 1) -> Table:
    scene = Scenario("captain", "scout", species=species).room(5, "laboratory").ship(first_encounter=True)
    scene.seat(0, room=5, hand=CARDS, hands=["carcass"], objectives=["obj_necroscopy"], signal=True)
    if species == "carnomorphs":
        scene.ship(weaknesses={"carcass": ("ca_adp_agile", revealed)})
    if species == "void_seeders":
        scene.seat(0, objectives=["obj_biology"]).extension(0, insanity=insanity)
        scene.ship(weaknesses={"carcass": ("vs_wk_03", True)})
    return scene.turn(0)


def test_the_laboratory_is_worth_what_it_can_do() -> None:
    """C-6.3: an adaptation face down cannot be studied; V-9: Insanity from 3 on."""

    def worth(table: Table) -> float:
        aims = aims_for(Sight(table.game.view(0)))
        aims.wants = {w for w in aims.wants_of(aims.objective) if not aims.done(w)}
        return aims.laboratory()

    assert worth(in_the_laboratory("intruders")) > 0
    assert worth(in_the_laboratory("carnomorphs", revealed=True)) > 0
    assert worth(in_the_laboratory("carnomorphs", revealed=False)) == 0
    assert worth(in_the_laboratory("void_seeders", insanity=3)) > 0
    assert worth(in_the_laboratory("void_seeders", insanity=2)) == 0


# -- what would kill ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("markers", [1, 3])
def test_a_bot_does_not_scan_itself_to_death(markers: int) -> None:
    """C-3.1: as it does not with a Larva on its board (R-16.5)."""
    scene = Scenario("captain", "scout", species="carnomorphs").room(6, "canteen")
    scene.seat(0, room=6, light=1, hand=["search", "demolition", "contamination"])
    table = scene.extension(0, mutation="ca_mut_04", markers=markers).turn(0).do("room_action")
    assert table.asked == (0, "scan") and table.game.ask is not None
    answer = VeteranBot(1).decide(table.game.view(0), table.game.ask)
    assert answer == ("no" if markers == 3 else "yes")


@pytest.mark.parametrize("markers", [1, 3])
@pytest.mark.parametrize(("room", "cared_for"), [("canteen", {"light": 1}), ("shower_room", {"slime": True})])
def test_a_room_that_would_only_scan_is_worth_nothing_if_that_may_kill(
    room: str, cared_for: dict[str, Any], markers: int
) -> None:
    """R-5.18: with nothing to heal or to wash the scan cannot be declined."""

    def worth(**care: Any) -> float:
        scene = Scenario("captain", "scout", species="carnomorphs").room(6, room)
        scene.seat(0, room=6, hand=["search", "demolition", "contamination"], **care)
        table = scene.extension(0, mutation="ca_mut_04", markers=markers).turn(0)
        return aims_for(Sight(table.game.view(0))).worth(6)

    assert worth(**cared_for) > 0 and (worth() > 0) == (markers == 1)
