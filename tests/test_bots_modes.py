"""Bots away from the base game: solo, co-op, Epilogue, Investigation, the other species, the Intruder player."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.bots import CrewBot, VeteranBot, make_bot
from nemesis.bots.aims import Aims
from nemesis.bots.expert import LEARNER
from nemesis.bots.modes import aims_for
from nemesis.bots.sight import Sight
from nemesis.bots.together import SharedAims
from nemesis.bots.utility import Manner, Mind
from nemesis.bots.wary import WaryAims
from nemesis.bots.working import DUTY, TASK
from nemesis.content.aftermath.for_bots_epilogue import EpilogueAims
from nemesis.content.aftermath.for_bots_investigation import InvestigationAims
from nemesis.content.aftermath.shuttle import MAIN
from nemesis.scenario import Scenario

CARDS = ["search", "rest", "demolition", "interruption"]


def decision(table: Any) -> Any:
    """What a veteran does with the question on this table."""
    ask = table.game.ask
    return VeteranBot(1).decide(table.game.view(ask.seat), ask)


def decided(manner: Manner, table: Any) -> Any:
    ask = table.game.ask
    return Mind(Sight(table.game.view(ask.seat)), ask, manner).answer()


def aims(table: Any, seat: int = 0) -> Any:
    return aims_for(Sight(table.game.view(seat)))


# -- which aims -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setup", "kind"),
    [
        ({"players": 4}, Aims),
        ({"players": 3}, WaryAims),
        ({"players": 4, "species": "carnomorphs"}, WaryAims),
        ({"players": 1, "mode": "solo"}, SharedAims),
        ({"players": 2, "mode": "coop"}, SharedAims),
        ({"players": 1, "mode": "investigation"}, InvestigationAims),
        ({"players": 3, "mode": "investigation"}, InvestigationAims),
        ({"players": 2, "mode": "epilogue"}, EpilogueAims),
    ],
)
def test_every_table_has_its_aims_and_four_players_of_the_base_game_keep_theirs(setup: Any, kind: type[Aims]) -> None:
    characters = ("captain", "soldier", "scout", "mechanic")[: setup.pop("players")]
    table = Scenario(*characters, **setup).turn(0)
    assert type(aims(table)) is kind


# -- solo and co-op -------------------------------------------------------------------------------------


def test_alone_it_keeps_the_objective_that_sends_the_ship_home() -> None:
    scenario = Scenario("captain", mode="solo").seat(0, objectives=["sc_head", "sc_earth"])
    assert decision(scenario.run("first_encounter_objectives")) == ("objective", "sc_earth")


def test_alone_it_takes_the_egg_that_its_objective_asks_for() -> None:
    scenario = Scenario("captain", mode="solo").room(5, "nest")
    table = scenario.seat(0, room=5, hand=CARDS, objectives=["sc_delivery"]).turn(0)
    assert decision(table) == ("room_action", 5)


def test_with_the_egg_in_hand_it_goes_home() -> None:
    scenario = Scenario("captain", mode="solo").seat(0, hand=CARDS, hands=["egg"], objectives=["sc_delivery"])
    assert not aims(scenario.turn(0)).wants


def crew(first: str, second: str, **setup: Any) -> Scenario:
    scenario = Scenario("captain", "soldier", mode="coop", **setup)
    return scenario.seat(0, hand=CARDS, objectives=[first]).seat(1, objectives=[second])


def test_one_of_the_crew_runs_for_the_cards_and_the_other_keeps_safe() -> None:
    """R-22.3: one survivor is enough."""
    seen = [("engine", 0, "working", 1), ("engine", 1, "working", 1), ("coordinates", 0, "coord_5", 1)]
    scenario = crew("sc_earth", "sc_post_mortem").seat(0, knowledge=seen).ship(engines=["working"] * 3)
    table = scenario.ship(coordinates="coord_5", destination="B").turn(0)
    assert [aims(table, seat).runs for seat in (0, 1)] == [True, False]
    assert "post_mortem" in aims(table, 0).wants and not aims(table, 1).wants


@pytest.mark.parametrize("manner", [VeteranBot.manner, LEARNER], ids=["runs", "works"])
def test_the_blue_corpse_is_taken_and_carried_into_surgery(manner: Manner) -> None:
    scenario = Scenario("captain", mode="solo").room(2, "surgery")
    scenario.seat(0, hand=CARDS, objectives=["sc_post_mortem"])
    assert decided(manner, scenario.turn(0)) == ("pick_up", "blue_corpse")
    carrying = Scenario("captain", mode="solo").room(2, "surgery")
    carrying.seat(0, hand=CARDS, hands=["revolver", "blue_corpse"], objectives=["sc_post_mortem"])
    what, room, _ = decided(manner, carrying.turn(0))
    assert what in ("move", "careful_move") and room == 6


def test_cards_that_exclude_each_other_are_not_died_for() -> None:
    """Earth, and a ship that blows up: what is left is to survive."""
    table = crew("sc_earth", "sc_head").turn(0)
    assert not aims(table).hopeful and not aims(table).wants


@pytest.mark.parametrize(
    ("first", "second", "hopeful"), [("sc_earth", "sc_delivery", True), ("sc_no_man", "sc_contact", False)]
)
def test_what_bots_hardly_ever_met_keeps_everybody_at_home(first: str, second: str, hopeful: bool) -> None:
    assert aims(crew(first, second).turn(0)).hopeful is hopeful


# -- those who work for shared Objectives from the first turn on ------------------------------------------


def work(table: Any) -> Any:
    """What somebody does who works, and where learning starts from."""
    return decided(LEARNER, table)


def working(table: Any, seat: int = 0) -> Any:
    return aims_for(Sight(table.game.view(seat)), works=True)


def test_alone_with_the_egg_in_hand_it_opens_the_pods() -> None:
    """Nothing asks for Earth: Self-Destruct is the way off the ship."""
    scenario = Scenario("captain", mode="solo").room(9, "generator")
    table = scenario.seat(0, room=9, hand=CARDS, hands=["egg"], objectives=["sc_delivery"]).turn(0)
    assert working(table).wants == {"blast"}
    assert work(table) == ("room_action", 9)


CREW = ("captain", "soldier", "scout", "mechanic")


def team(*cards: str) -> Scenario:
    """A co-op crew, a card for each."""
    scenario = Scenario(*CREW[: len(cards)], mode="coop")
    for seat, card in enumerate(cards):
        scenario.seat(seat, hand=CARDS, objectives=[card])
    return scenario


def wants(scenario: Scenario) -> list[set[str]]:
    """What falls to each seat."""
    table = scenario.turn(len(scenario.game.seats) - 1)
    return [set(working(table, seat).wants) for seat in range(len(table.game.seats))]


def test_each_job_goes_to_the_nearest_and_everybody_has_one() -> None:
    scenario = team("sc_head", "sc_post_mortem").room(2, "comms_room").room(18, "generator")
    assert wants(scenario.seat(0, room=6).seat(1, room=11)) == [{"signal"}, {"post_mortem", "blast"}]
    scenario = team("sc_head", "sc_delivery").room(2, "comms_room").room(18, "nest").room(17, "generator")
    assert wants(scenario.seat(0, room=14).seat(1, room=6)) == [{"egg", "blast"}, {"signal"}]


def test_all_seats_share_the_jobs_out_alike() -> None:
    """From what lies open: what somebody peeked at changes nobody's job."""
    scenario = team("sc_head", "sc_cleanup", "sc_delivery", "sc_contact")
    scenario.seat(2, knowledge=[("tile", 5, "comms_room", 1)])
    table = scenario.turn(0)
    assert len({repr(sorted(working(table, seat).team.shares.items())) for seat in range(4)}) == 1


def test_as_many_signals_as_cards_that_ask_for_one() -> None:
    """R-22.3: of different characters."""
    scenario = team("sc_head", "sc_cleanup", "sc_post_mortem").seat(0, signal=True)
    table = scenario.turn(0)
    assert working(table).team.signals_left == 1
    assert "signal" not in working(table, 0).wants
    assert sum("signal" in working(table, seat).wants for seat in range(3)) == 1


def test_the_jobs_of_the_dead_are_taken_over() -> None:
    scenario = team("sc_post_mortem", "sc_delivery", "sc_head").room(2, "surgery")
    scenario.remove_object("blue_corpse", 11).object("blue_corpse", 5)
    scenario.seat(0, room=5).seat(1, room=21).seat(2, room=21)
    assert "post_mortem" in wants(scenario)[0]
    scenario.seat(0, status="dead")
    assert any("post_mortem" in jobs for jobs in wants(scenario)[1:])


def test_who_is_badly_hurt_has_no_job_while_somebody_else_can_do_it() -> None:
    wounds = [("wound_leg", True), ("wound_arm", True), ("wound_body", True)]
    hurt = team("sc_post_mortem", "sc_delivery").seat(0, wounds=wounds)
    assert [bool(jobs) for jobs in wants(hurt)] == [False, True]
    assert all(wants(hurt.seat(1, wounds=wounds)))


def test_on_a_ship_that_must_arrive_those_without_a_duty_work_first() -> None:
    """The Captain has the helm and the Mechanic the Engines; the two others have the two jobs that can be begun."""
    scenario = team("sc_earth", "sc_post_mortem", "sc_delivery", "sc_contact").room(2, "surgery").room(18, "nest")
    aims = [working(scenario.turn(3), seat) for seat in range(4)]
    at_work = [seat for seat in range(4) if aims[seat].wants - {"explore"}]
    assert at_work == [seat for seat in range(4) if seat not in aims[0].team.on_duty] and len(at_work) == 2


def test_helm_and_engines_come_before_any_job() -> None:
    scenario = team("sc_earth", "sc_post_mortem")
    aims = [working(scenario.turn(1), seat) for seat in (0, 1)]
    helm = next(a for a in aims if a.helm)
    assert helm.cockpit() == DUTY > TASK
    assert all(a.cockpit() < DUTY for a in aims if not a.helm)
    late = [working(team("sc_earth", "sc_post_mortem").ship(time=6).turn(1), seat) for seat in (0, 1)]
    assert all(a.cockpit() < DUTY for a in late), "then it is time to come home"
    alone = Scenario("captain", mode="solo").seat(0, hand=CARDS, objectives=["sc_earth"])
    assert working(alone.turn(0)).cockpit() < DUTY


def test_who_has_no_job_looks_for_what_the_jobs_need() -> None:
    """The Corpse and the Egg are two jobs for four: the others explore until every Room is found that is needed."""
    scenario = team("sc_earth", "sc_post_mortem", "sc_delivery", "sc_contact").room(5, "surgery").room(18, "nest")
    assert wants(scenario).count({"explore"}) == 2
    assert wants(scenario.room(4, "laboratory")).count(set()) == 2


def test_everybody_explores_another_room() -> None:
    table = team("sc_no_man", "sc_head", "sc_post_mortem", "sc_delivery").turn(0)
    targets = working(table).team.explorers
    assert len(targets) == 4 and len(set(targets.values())) == 4
    mine = targets[0]
    worths = {slot: worth for worth, slot in working(table).looks()}
    assert all(worths[mine] > worth for slot, worth in worths.items() if slot != mine)


def test_who_has_the_egg_leaves_as_soon_as_there_is_a_way() -> None:
    """R-20.12: the Egg counts in the hands of somebody who hibernates or launches."""
    scenario = team("sc_delivery", "sc_head").seat(0, hands=["revolver", "egg"]).room(9, "evacuation_a")
    assert working(scenario.turn(0)).wants
    scenario = team("sc_delivery", "sc_head").seat(0, hands=["revolver", "egg"], room=9).room(9, "evacuation_a")
    table = scenario.ship(pods=[(1, "A", False), (2, "B", True)]).turn(0)
    assert not working(table).wants and work(table) == ("room_action", 9)


def boarded(scenario: Scenario) -> Any:
    """What the first seat does when it has boarded a Pod."""
    table = scenario.turn(0)
    game = table.game
    game.apply(("room_action", 9))
    while game.ask is not None and game.ask.kind != "launch_or_wait":
        game.apply(game.ask.options[0] if game.ask.kind == "pay" else "decline")
    return work(table)


def test_a_pod_waits_for_somebody_who_can_be_there_at_once() -> None:
    """R-18.12: whatever comes into the Section throws those out who wait, so nobody waits for long."""
    scenario = team("sc_post_mortem", "sc_head").room(9, "evacuation_a").ship(self_destruct=3, pods=[(1, "A", False)])
    scenario.seat(0, room=9).seat(1, room=9)
    assert boarded(scenario) == "wait"
    assert boarded(scenario.seat(1, room=2)) == "launch"
    assert boarded(scenario.seat(1, room=9, passed=True)) == "launch"


def test_nobody_holds_fire_while_the_ship_is_about_to_blow_up() -> None:
    """Among friends one Adult is a shield until the chambers open; before a Pod it is in the way."""
    scenario = team("sc_earth", "sc_head").room(9, "evacuation_a").figure("adult", 9)
    scenario.seat(0, room=9, ammo={"revolver": 4}).seat(1, room=9).ship(self_destruct=3, pods=[(1, "A", False)])
    assert work(scenario.turn(0)) == ("shoot",)


@pytest.mark.parametrize(
    ("first", "second", "hopeful"),
    [("sc_earth", "sc_head", False), ("sc_earth", "sc_cleanup", True), ("sc_head", "sc_cleanup", True)],
)
def test_a_blast_and_an_arrival_exclude_each_other_unless_the_nest_can_be_emptied(
    first: str, second: str, hopeful: bool
) -> None:
    table = team(first, second).turn(0)
    assert working(table).team.hopeful is hopeful
    assert any(working(table, seat).wants for seat in (0, 1)) is hopeful


def test_without_anybody_left_to_send_the_signals_the_cards_are_given_up() -> None:
    scenario = team("sc_head", "sc_cleanup").seat(1, status="dead")
    assert not working(scenario.turn(0)).team.hopeful


def test_who_works_keeps_cards_back_and_who_has_no_shots_left_looks_for_some() -> None:
    scenario = team("sc_head", "sc_post_mortem").room(2, "comms_room").room(18, "armory")
    table = scenario.seat(1, room=18, hand=CARDS[1:], ammo={"assault_rifle": 0}).turn(1)
    assert working(table, 1).short_of_ammunition
    assert work(table) == ("room_action", 18)


def test_who_knows_where_to_go_does_not_explore() -> None:
    scenario = team("sc_no_man", "sc_post_mortem").room(2, "surgery")
    found = wants(scenario.seat(0, hands=["revolver", "blue_corpse"]))
    assert "explore" not in found[0] and "explore" in found[1]


def test_work_leads_round_the_intruders() -> None:
    """The short way from 11 to the Comms Room is 6; an Adult there does not go away by waiting."""
    table = team("sc_head", "sc_cleanup").room(2, "comms_room").figure("adult", 6).turn(0)
    ways = working(table).ways
    assert 6 not in ways and ways[2][1] == 8


def test_the_corpse_is_carried_into_the_surgery_whatever_waits_there() -> None:
    """To be there with it once is all that is asked (R-22.3, sc_post_mortem)."""
    scenario = team("sc_post_mortem", "sc_head").room(2, "surgery").figure("adult", 2)
    scenario.seat(0, room=6, hands=["revolver", "blue_corpse"])
    table = scenario.turn(0)
    assert working(table).ways[2][1] == 2 and work(table)[:2] in (("move", 2), ("careful_move", 2))
    assert 2 not in working(table, 1).ways, "nobody else goes in"
    through = team("sc_post_mortem", "sc_head").room(2, "surgery").figure("adult", 2).figure("adult", 6)
    aims = working(through.seat(0, room=11, hands=["revolver", "blue_corpse"]).turn(0))
    assert 6 not in aims.ways and aims.ways[2][1] == 8, "but through no other Room"


def test_nobody_takes_back_what_opens_a_way_out() -> None:
    """Pods are unlocked and not locked again, Self-Destruct is not stopped where the ship need not arrive."""
    scenario = team("sc_head", "sc_cleanup").room(14, "hatch_control").seat(0, room=14)
    closed = scenario.ship(pods=[(1, "A", True), (2, "B", True)]).turn(0)
    assert not mind_of(closed).undoes(("room_action", 14))
    half = scenario.ship(pods=[(1, "A", False), (2, "B", True)]).turn(0)
    half.do("room_action", 14)
    assert half.asked == (0, "pod_toggle") and work(half)[1] == 2, "its Section is not found yet, the other is open"
    opened = scenario.ship(pods=[(1, "A", False), (2, "B", False)]).turn(0)
    assert mind_of(opened).undoes(("room_action", 14))
    running = team("sc_head", "sc_cleanup").room(9, "generator").seat(0, room=9).ship(self_destruct=1)
    assert mind_of(running.turn(0)).undoes(("room_action", 9))
    homeward = team("sc_earth", "sc_cleanup").room(9, "generator").seat(0, room=9).ship(self_destruct=1)
    assert not mind_of(homeward.turn(0)).undoes(("room_action", 9))


def mind_of(table: Any) -> Mind:
    ask = table.game.ask
    return Mind(Sight(table.game.view(ask.seat)), ask, LEARNER)


def test_one_corpse_is_enough_to_be_studied() -> None:
    """Who holds one picks up no other, and never one after the other."""
    cards = ("sc_contact", "sc_delivery", "sc_post_mortem")
    scenario = team(*cards).seat(1, status="dead").object("corpse:soldier", 11)
    aims = working(scenario.seat(0, hands=["revolver", "blue_corpse"], room=11).turn(0))
    assert "study_corpse" in aims.wants and aims.desire("corpse:soldier") == 0.0
    other = team(*cards).seat(1, status="dead").seat(0, hands=["revolver", "corpse:soldier"], room=11)
    aims = working(other.turn(0))
    assert aims.desire("blue_corpse") == (TASK if "post_mortem" in aims.wants else 0.0)


def test_work_leads_round_closed_doors() -> None:
    """R-7.2: nobody walks through one; who waits for it to open waits for good."""
    table = team("sc_head", "sc_cleanup").room(2, "comms_room").seat(0, room=6).door(6, 2, "closed").turn(0)
    assert working(table).ways[2][1] != 2
    assert work(table)[0] in ("move", "careful_move")


def test_self_destruct_waits_for_most_of_the_jobs() -> None:
    """It leaves six rounds (R-19.2); it opens the Pods three spaces on (R-19.4), and is what two of the cards ask for."""
    assert any("blast" in jobs for jobs in wants(team("sc_no_man", "sc_contact")))
    assert not any("blast" in jobs for jobs in wants(team("sc_earth", "sc_contact")))
    early = team("sc_head", "sc_cleanup").room(9, "generator").seat(0, room=9)
    assert not working(early.turn(0)).blows_up()
    late = team("sc_head", "sc_cleanup").room(9, "generator").seat(0, room=9).ship(time=5)
    assert working(late.turn(0)).blows_up() and work(late.turn(0)) == ("room_action", 9)


@pytest.mark.parametrize(("card", "blast"), [("sc_contact", False), ("sc_head", True)])
def test_a_pod_that_is_open_already_makes_a_blast_useless_that_no_card_asks_for(card: str, blast: bool) -> None:
    """R-18.5, R-19.4: Self-Destruct opens all Pods; so do a first death and Hatch Control, and sooner."""
    scenario = team("sc_no_man", card).ship(pods=[(1, "A", False), (2, "B", True)])
    assert any("blast" in jobs for jobs in wants(scenario)) is blast


@pytest.mark.parametrize(("figure", "enters"), [("creeper", True), ("adult", True), ("breeder", False)])
def test_who_leaves_goes_into_a_section_that_a_shot_may_clear(figure: str, enters: bool) -> None:
    """R-18.6: nobody boards beside an Intruder; who waits until it is gone waits until the ship is."""
    scenario = team("sc_head", "sc_cleanup").room(16, "evacuation_a").figure(figure, 16)
    scenario.ship(self_destruct=4, pods=[(1, "A", False)], first_encounter=True)
    table = scenario.seat(0, room=15, signal=True).seat(1, signal=True).turn(0)
    assert not working(table).works and (16 in working(table).enters) is enters
    empty = scenario.seat(0, ammo={"revolver": 0}).turn(0)
    assert 16 not in working(empty).enters


@pytest.mark.parametrize(("card", "sleeps"), [("sc_head", False), ("sc_earth", True)])
def test_nobody_lies_down_before_a_blast_that_a_card_asks_for(card: str, sleeps: bool) -> None:
    """R-18.4: Self-Destruct cannot be started while anybody sleeps."""
    seen = [("engine", 0, "working", 1), ("engine", 1, "working", 1), ("coordinates", 0, "coord_5", 1)]
    scenario = team(card, "sc_post_mortem").ship(time=3, post_mortem=True, engines=["working"] * 3, destination="B")
    table = scenario.seat(0, room=11, knowledge=seen).turn(0)
    assert (working(table).sleep() > 0) is sleeps


def test_a_room_that_a_job_needs_is_repaired_by_whoever_can() -> None:
    scenario = team("sc_head", "sc_post_mortem").room(2, "comms_room", malfunction=True)
    table = scenario.seat(1, room=2, hand=["basic_repairs", *CARDS[1:]]).turn(1)
    assert work(table)[0] == "play" and "repairs" in work(table)[1]


def test_next_to_a_broken_generator_other_cards_are_drawn() -> None:
    scenario = team("sc_head", "sc_cleanup").seat(0, signal=True, room=9).seat(1, signal=True)
    table = scenario.room(9, "generator", malfunction=True).seat(0, hand=CARDS).turn(0)
    table.do("pass")
    assert table.asked == (0, "pass_discard")
    assert work(table)[0] == "card"


# -- Epilogue -------------------------------------------------------------------------------------------


def epilogue(*names: str, **seat: Any) -> Scenario:
    scenario = Scenario(*(names or ("captain",)), mode="epilogue").alert(None).no_second_tokens()
    scenario.room(5, "nest").room(9, "evacuation_a").ship(pods=[(1, "A", False)], eggs=3)
    return scenario.seat(0, hand=CARDS, objectives=["pm_signal"], **seat)


def test_it_takes_an_egg_for_the_lucrative_offer() -> None:
    assert decision(epilogue(room=5).turn(0)) == ("room_action", 5)


def test_it_takes_the_offer_with_the_egg_in_hand_and_leaves_in_a_pod() -> None:
    """A-8.31: the Offer's condition wins without the crew's task, from a Pod too."""
    table = epilogue(room=9, hands=["egg"]).turn(0)
    assert decision(table) == ("claim", "offer")
    table.game.apply(("claim", "offer"))
    assert decision(table) == ("room_action", 9)


def test_it_leaves_the_offer_alone_without_an_egg_or_a_way_out() -> None:
    assert decision(epilogue(room=9).turn(0)) != ("claim", "offer")
    locked = epilogue("captain", "soldier", room=9, hands=["egg"]).ship(pods=[(1, "A", True)])
    assert decision(locked.turn(0)) != ("claim", "offer")


def test_only_the_one_with_the_shortest_way_runs_for_the_offer() -> None:
    table = epilogue("captain", "soldier", room=5).seat(1, room=1).turn(0)
    assert [aims(table, seat).carries for seat in (0, 1)] == [True, False]


def test_an_activation_where_it_stands_comes_first() -> None:
    table = epilogue("captain", "soldier", room=11).alert("alert_cryo_overload").turn(0)
    assert decision(table) == ("activate", 11)


def test_two_ends_are_synchronised_by_two_characters() -> None:
    scenario = Scenario("captain", "soldier", "scout", mode="epilogue").alert("alert_synchronise").no_second_tokens()
    scenario.seat(0, room=1, hand=CARDS).seat(1, room=MAIN, hand=["search", "rest"]).seat(2, room=MAIN)
    assert decision(scenario.turn(0)) == ("activate", 1)
    assert decision(scenario.turn(1)) == ("activate", MAIN)


# -- Investigation --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("alert", "sleeps"), [(None, True), ("alert_hot_spots", False)])
def test_nobody_lies_down_while_an_alert_is_open(alert: str | None, sleeps: bool) -> None:
    """A-7.8: it kills sleepers too."""
    known = [("engine", 0, "working", 1), ("engine", 1, "working", 1), ("coordinates", 0, "coord_5", 1)]
    scenario = Scenario("captain", "soldier", mode="investigation").alert(alert)
    scenario.ship(time=7, engines=["working"] * 3, coordinates="coord_5", destination="B", shuttle=5 if alert else None)
    table = scenario.seat(0, room=11, hand=CARDS, objectives=["obj_prime_asset"], knowledge=known).turn(0)
    assert (decision(table) == ("room_action", 11)) is sleeps


# -- the other species ----------------------------------------------------------------------------------


def mutant(card: str, markers: int = 0, **seat: Any) -> Any:
    scenario = Scenario("captain", "soldier", species="carnomorphs").ship(first_encounter=True)
    scenario.seat(0, room=6, hand=["contamination", "demolition"], ammo={"revolver": 0}, **seat).seat(1, room=14)
    return scenario.extension(0, mutation=card, markers=markers).figure("fleshbeast", room=6).turn(0)


def test_a_mutation_takes_it_out_of_a_fight_it_cannot_win() -> None:
    assert decision(mutant("ca_mut_06")) == ("mutate",)


def test_it_never_pays_for_a_mutation_with_its_last_markers() -> None:
    """C-3.1: the fourth marker kills, and the final draw adds some (C-12.1)."""
    assert decision(mutant("ca_mut_06", markers=2)) != ("mutate",)


def test_it_keeps_the_mutation_that_saves_it() -> None:
    scenario = Scenario("captain", species="carnomorphs")
    scenario.top("mutation", "ca_mut_09", "ca_mut_08")
    game = scenario.game
    game.seats[0].looking = [game.decks["mutation"].pop(), game.decks["mutation"].pop()]
    table = scenario.run("keep_mutation", 0)
    assert decision(table) == ("mutation", "ca_mut_08")


@pytest.mark.parametrize(("level", "answer"), [(2, "calm"), (4, "both")])
def test_whoever_stays_sane_without_looking_does_not_look(level: int, answer: str) -> None:
    """V-10, V-2.4: one Contamination card at level 2 is no danger, at level 4 it is."""
    scenario = Scenario("captain", "soldier", species="void_seeders")
    scenario.seat(0, room=6, hand=["contamination", "search"]).extension(0, insanity=level)
    assert decision(scenario.run("rest_or_scan", 0, True)) == answer


@pytest.mark.parametrize(("effect", "cancels"), [("pan_bloodlust", True), ("pan_sabotage", False)])
def test_an_interruption_is_spent_on_the_panic_that_wounds_everybody(effect: str, cancels: bool) -> None:
    scenario = Scenario("captain", "soldier", species="void_seeders")
    scenario.seat(0, room=6).seat(1, room=6, hand=["interruption", "search"])
    table = scenario.run("interruption_window", 0, (1,), (effect, (0,)), ("panic_calmed", (0, "vs_pan_10")))
    answer = decision(table) if table.game.ask else "decline"
    assert (answer != "decline") is cancels


# -- the hourglass --------------------------------------------------------------------------------------


def with_hourglass(state: str, prey: int, hunting: bool) -> Any:
    scenario = Scenario("captain", "soldier", "scout", modules=("hourglass",)).hourglass(state)
    number = scenario.game.seats[1].number
    objective = f"obj_kill_p{number}" if hunting else "obj_oldest_friend"
    scenario.seat(0, room=11, hand=CARDS, objectives=[objective]).seat(1, room=prey).seat(2, room=11)
    return scenario.noise(1, 2).noise(1, 3).noise(1, 4).turn(0)


def test_a_hunter_seizes_the_hourglass_when_its_prey_stands_alone_in_the_noise() -> None:
    """A-10.1: whoever seizes the hourglass chooses the Room of the Noise roll."""
    table = with_hourglass("run_out", prey=1, hunting=True)
    assert decision(table) == ("claim", "seize_hourglass")
    table.game.apply(("claim", "seize_hourglass"))
    assert decision(table) == ("room", 1)
    assert decision(with_hourglass("run_out", prey=11, hunting=True)) != ("claim", "seize_hourglass")


def test_everybody_else_turns_it_where_it_hurts_nobody_and_removes_it() -> None:
    """A-10.2: the hourglass need not hurt anybody, and may be removed after the roll."""
    table = with_hourglass("run_out", prey=1, hunting=False)
    assert decision(table) == ("claim", "seize_hourglass")
    table.game.apply(("claim", "seize_hourglass"))
    what, room = decision(table)
    near = {1, 11} | {r for at in (1, 11) for _, r in table.game.rules.board.links[at]}
    assert what == "room" and room not in near
    assert decision(with_hourglass("resting", prey=1, hunting=False)) == ("claim", "remove_hourglass")


# -- the Intruder player --------------------------------------------------------------------------------


@pytest.mark.parametrize(("modules", "answer"), [(("intruder_player",), "yes"), ((), "no")])
def test_the_dead_lead_the_intruders_where_the_table_asked_for_it(modules: tuple[str, ...], answer: str) -> None:
    scenario = Scenario("captain", "soldier", "scout", modules=modules).seat(0, status="dead")
    assert decision(scenario.run("become_intruder", 0)) == answer


def lurking(*cards: str) -> Scenario:
    scenario = Scenario("captain", "soldier", "scout", modules=("intruder_player",)).ship(first_encounter=True)
    return scenario.intruder_player(0, hand=list(cards)).seat(1, room=6).seat(2, room=14)


def test_the_intruder_player_attacks_the_weaker_of_two() -> None:
    """R-23.6: an Intruder card may be played for an attack on a Character in the Room."""
    scenario = lurking("ip_pack_hunt_2").seat(2, room=6, wounds=["wound_leg", "wound_arm"]).figure("adult", room=6)
    table = scenario.run("intruder_turn", 0)
    assert decision(table) == ("intruder_attack", "ip_pack_hunt_2")
    table.game.apply(("intruder_attack", "ip_pack_hunt_2"))
    while table.asked != (0, "intruder_target"):
        table.game.apply(decision(table))
    assert decision(table) == ("seat", 2)


def test_the_intruder_player_brings_idle_intruders_to_the_crew() -> None:
    """R-23.7: an Intruder card may be played for its effect; Pack Hunt moves those out of Combat."""
    table = lurking("ip_pack_hunt_1").figure("adult", room=5).figure("adult", room=7).run("intruder_turn", 0)
    assert decision(table) == ("intruder_effect", "ip_pack_hunt_1")


def test_of_the_attack_cards_drawn_the_deadly_one_is_chosen() -> None:
    scenario = lurking("ip_pursuit_1").seat(1, room=6, wounds=["wound_leg", "wound_arm"]).figure("adult", room=6)
    p, game = scenario.game.seats[0], scenario.game
    deadly = next(c for c in game.decks["attack"] if game.rules.types[c].card.id == "bite")
    weak = next(c for c in game.decks["attack"] if game.rules.types[c].card.id == "scratch")
    for card in (weak, deadly):
        game.decks["attack"].remove(card)
        p.looking.append(card)
    table = scenario.run("choose_attack", 0, game.figures[0].id, 1)
    assert decision(table) == ("attack", deadly)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_games_with_an_intruder_player_end(players: int) -> None:
    led = 0
    for seed in range(4):
        game = Game.new(Setup(players=players, seed=seed, modules=("intruder_player",)))
        bots = [make_bot(("crew", "veteran")[seat % 2], seat) for seat in range(players)]
        while game.ask is not None:
            game.apply(bots[game.ask.seat].decide(game.view(game.ask.seat), game.ask))
        led += game.intruder_seat >= 0
    assert led


def test_the_base_game_with_four_players_has_no_intruder_player_by_itself() -> None:
    """Its strength was measured without one (docs/bots.md)."""
    game = Game.new(Setup(players=4, seed=3))
    while game.ask is not None:
        game.apply(CrewBot(1).decide(game.view(game.ask.seat), game.ask))
    assert game.intruder_seat == -1
