"""The log: one short sentence for what happened, nothing said twice, nothing told that is not known."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from log_words import count, setup_of, story

from nemesis import Game, Setup
from nemesis.engine.events import Logged
from nemesis.scenario import Scenario, Table
from nemesis.server.table.viewers.log_reader import LogReader
from nemesis.text import LANGUAGES, Texts
from nemesis.text.log import Said
from nemesis.text.messages import keys, paths
from nemesis.view import determinise
from nemesis.view.events import redacted_for

from .declared import declared, may_be_folded, stand_ins
from .playing import KINDS, Chooser, finished, play, setups

OLD_SAVES = sorted((Path(__file__).parent / "old_saves").glob("*.json"))
QUOTES = str.maketrans({"“": "", "”": "", "«": "", "»": "", "\u202f": "", "\u00a0": " "})


def plain(line: str) -> str:
    """Without quotation marks and special spaces: tests/test_texts.py sees to those."""
    return line.translate(QUOTES)


def lines(table: Table | Game, viewer: int | None, language: str = "en", start: int = 0) -> list[str]:
    game = table.game if isinstance(table, Table) else table
    texts = Texts.of(game.rules, language)
    found = texts.lines(game, game.log or [], viewer, start)
    assert not texts.problems
    return [plain(line) for line in found]


def both(table: Table, viewer: int | None) -> tuple[list[str], list[str]]:
    return lines(table, viewer, "en"), lines(table, viewer, "fr")


# -- what is said, and by which line --------------------------------------------------------------------------


def alone(*characters: str, **seat: Any) -> Scenario:
    """The first one alone in the Canteen (006), the others in the Hibernatorium (011)."""
    crew = characters or ("soldier", "captain")
    return Scenario(*crew).room(6, "canteen", items=2).seat(0, room=6, **{"hand": ["search", "rest"], **seat})


def fight(kind: str, face: str, *attacks: str, injuries: int = 0) -> Scenario:
    """The Scout's rifle has no special rule."""
    scenario = alone("scout", "captain").figure(kind, 6, injuries)
    return scenario.top("attack", *attacks).script(combat=[face])


def test_a_shot_is_one_line_with_what_came_of_it() -> None:
    table = fight("creeper", "hit1", "scratch_4").turn(0).do("shoot")
    number = table.told("injured")[0]["numbers"][0]
    assert both(table, None) == (
        [f"The Scout fires at the Creeper: 1 Injury. It survives (Attack card {number})."],
        [f"L’Éclaireur tire sur le Rôdeur (1 Dégât), qui survit (carte Attaque {number})."],
    )
    assert lines(table, 0) == [f"You fire at the Creeper: 1 Injury. It survives (Attack card {number})."]


def test_the_sum_is_told_where_it_explains_the_outcome() -> None:
    table = fight("adult", "hit2", "scratch_4", injuries=5).turn(0).do("shoot")
    assert both(table, None) == (
        ["The Scout fires at the Adult: 2 Injuries (7 in all). It dies (Attack card 6)."],
        ["L’Éclaireur tire sur l’Adulte (2 Dégâts, 7 en tout), qui meurt (carte Attaque 6)."],
    )


def test_a_check_with_two_cards_tells_both() -> None:
    table = fight("breeder", "hit1", "scratch_4", "bite_3").turn(0).do("shoot")
    assert lines(table, None) == ["The Scout fires at the Breeder: 1 Injury. It survives (cards 6 and 6)."]


def test_a_larva_dies_without_a_card() -> None:
    table = fight("larva", "hit1").turn(0).do("shoot")
    assert both(table, 0) == (
        ["You fire at the Larva: 1 Injury. It dies."],
        ["Vous tirez sur la Larve (1 Dégât), qui meurt."],
    )


def arrow(scenario: Scenario) -> str:
    types = scenario.game.rules.types
    return next(id for id in scenario.game.decks["attack"] if types[id].blood is None)


def test_a_retreat_is_told_with_the_shot_and_then_where_it_leads() -> None:
    scenario = fight("adult", "hit1")
    table = scenario.top("attack", arrow(scenario)).turn(0).do("shoot")
    assert lines(table, None)[0] == "The Scout fires at the Adult: 1 Injury. It retreats."
    assert lines(table, None, "fr")[0] == "L’Éclaireur tire sur l’Adulte (1 Dégât), qui bat en retraite."
    assert not any("retreats from" in line for line in lines(table, None))


def test_a_miss_is_told_with_the_target() -> None:
    table = fight("queen", "miss").turn(0).do("shoot")
    assert both(table, None) == (
        ["The Scout fires at the Queen and misses."],
        ["Le tir de l’Éclaireur sur la Reine est manqué."],
    )


def test_eggs_have_an_article_and_their_own_line() -> None:
    table = alone("scout", "captain").object("egg", 6).script(combat=["hit1"], noise=["silence"]).turn(0)
    table.do("shoot")
    assert both(table, None) == (
        [
            "The Scout fires at the Intruder Egg and hits.",
            "1 Egg is destroyed in the Canteen (006).",
            "The Scout makes a Noise roll: Silence.",
        ],
        [
            "Le tir de l’Éclaireur touche l’Œuf d’Intrus.",
            "1 Œuf est détruit dans la Cantine (006).",
            "L’Éclaireur fait un jet de Bruit : Silence.",
        ],
    )


@pytest.mark.parametrize("hit", [True, False])
def test_melee_tells_its_price_and_what_came_of_it(hit: bool) -> None:
    scenario = fight("adult", "hit1" if hit else "miss", "scratch_4").top("wound", "wound_leg")
    table = scenario.turn(0).do("melee")
    english, french = both(table, None)
    assert english[0] == "Melee: the Scout gains a Contamination card."
    assert french[0] == "Corps-à-corps : l’Éclaireur reçoit une carte Contamination."
    if hit:
        assert english[1:] == ["The Scout strikes the Adult: 1 Injury. It survives (Attack card 6)."]
        assert french[1:] == ["L’Éclaireur frappe l’Adulte (1 Dégât), qui survit (carte Attaque 6)."]
    else:
        assert english[1:] == ["The Scout strikes at the Adult and misses.", "The Scout suffers a Serious Wound (Leg)."]
        assert french[1:] == [
            "Le coup de l’Éclaireur manque l’Adulte.",
            "L’Éclaireur subit une Blessure grave (Jambe).",
        ]


def test_injuries_without_a_deed_name_the_room() -> None:
    table = alone().room(6, fire=True).figure("adult", 6).top("attack", "scratch_4").phase("fire_damage")
    assert lines(table, None)[0] == "The Adult in the Canteen (006) suffers 1 Injury and survives."
    assert lines(table, None, "fr")[0] == "Dans la Cantine (006), l’Adulte subit 1 Dégât et survit."


def test_exploring_tells_what_the_token_does() -> None:
    scenario = Scenario("soldier", "captain").room(5, "storage", token="fire").seat(0, room=6, hand=["search", "rest"])
    table = scenario.script(noise=["1"]).turn(0).do("move", 5)
    items = table.told("explored")[0]["items"]
    english, french = both(table, None)
    assert english[0] == f"The Soldier explores Storage (005): Fire, {items} Item{'s' if items > 1 else ''}."
    assert english[1].startswith("Noise in Corridor ") and len(english) == 2
    assert french[0].startswith("Le Soldat explore l’Entrepôt (005) : Feu, ")
    assert french[1].startswith("Du Bruit dans le Couloir ") and len(french) == 2


@pytest.mark.parametrize(("token", "told"), [
    ("malfunction", "Malfunction, "), ("doors", "the Door closes, "), ("slime", "Slime, "),
])  # fmt: skip
def test_what_a_token_places_has_no_line_of_its_own(token: str, told: str) -> None:
    scenario = Scenario("soldier", "captain").room(5, "storage", token=token).seat(0, room=6, hand=["search", "rest"])
    english = lines(scenario.script(noise=["1"]).turn(0).do("move", 5), 0)
    assert english[0].startswith(f"You explore Storage (005): {told}") and len(english) == 2


@pytest.mark.parametrize(("face", "told"), [
    ("1", r"enters the Canteen \(006\): Noise in Corridor .*\."), ("silence", r"enters the Canteen \(006\): Silence\."),
    ("danger", r"enters the Canteen \(006\): Danger, Noise at every exit\."),
])  # fmt: skip
def test_a_move_and_its_noise_are_one_line(face: str, told: str) -> None:
    scenario = Scenario("soldier", "captain").room(6, "canteen").seat(0, room=5, hand=["search", "rest"])
    table = scenario.script(noise=[face]).turn(0).do("move", 6)
    english, french = both(table, 1)
    assert re.fullmatch(f"The Soldier {told}", english[0]) and len(english) == 1
    assert french[0].startswith("Le Soldat entre dans la Cantine (006) : ") and len(french) == 1
    assert lines(table, 0)[0].startswith("You enter the Canteen (006): ")


def test_whoever_meets_something_first_is_told_to_enter() -> None:
    """Before the Noise: Slime that lies there."""
    scenario = Scenario("soldier", "captain").room(7, "slime_room").seat(0, room=6, hand=["rest"])
    told = lines(scenario.script(noise=["1"]).turn(0).do("move", 7), None)
    assert told[:2] == ["The Soldier enters the Room Covered with Slime (007).", "The Soldier gains a Slime marker."]
    assert told[2].startswith("Noise in ") and len(told) == 3


def test_a_token_without_a_line_of_its_own_is_named() -> None:
    scenario = (
        Scenario("soldier", "captain").room(5, "storage", token="silence").seat(0, room=6, hand=["search", "rest"])
    )
    english, french = both(scenario.turn(0).do("move", 5), 0)
    assert re.fullmatch(r"You explore Storage \(005\): Silence, \d Items?\.", english[0]) and len(english) == 1
    assert re.fullmatch(r"Vous explorez l’Entrepôt \(005\) : Silence, \d Objets?\.", french[0])


def test_a_malfunction_token_says_nothing_where_nothing_breaks() -> None:
    """In the Room Covered with Slime no Malfunction is placed, and none is told."""
    scenario = Scenario("soldier", "captain").room(7, "slime_room", token="malfunction").seat(0, room=6, hand=["rest"])
    told = lines(scenario.script(noise=["silence"]).turn(0).do("move", 7), None)
    assert told[0] == "The Soldier explores the Room Covered with Slime (007)."
    assert not any("Malfunction" in line for line in told)


def test_before_others_may_interrupt_the_action_is_told_and_the_arrival_is_not() -> None:
    scenario = Scenario("captain", "soldier").room(6, "canteen").seat(0, hand=["rest", "search"]).script(noise=["1"])
    table = scenario.turn(0).do("move", 6)
    assert table.told("action")[0]["watched"]
    english, french = both(table, None)
    assert (
        english[0] == "The Captain sets out for the Canteen (006)." and "Noise in" in english[1] and len(english) == 2
    )
    assert french[0] == "Le Capitaine part vers la Cantine (006)."


def test_no_line_names_a_room_before_it_is_explored() -> None:
    """Not even when it is read after the exploration."""
    crew = Scenario("captain", "soldier").room(6, "canteen", token="fire").seat(0, hand=["rest", "search"])
    table = crew.script(noise=["1"]).turn(0).do("move", 6)
    assert table.told("action")[0]["watched"] and table.game.explored[6]
    english, french = both(table, None)
    assert english[0] == "The Captain sets out for the unexplored Room (006)."
    assert english[1].startswith("The Captain explores the Canteen (006): Fire")
    assert french[0] == "Le Capitaine part vers la Salle inconnue (006)."
    assert french[1].startswith("Le Capitaine explore la Cantine (006)")
    for start in range(len(table.game.log or [])):
        assert lines(table, None, start=start) == english[len(english) - len(lines(table, None, start=start)) :]


def test_a_room_that_an_intruder_turned_over_keeps_its_name() -> None:
    crew = Scenario("captain", "soldier", options={"intruders_reveal_rooms": True})
    table = crew.room(6, "canteen").seat(0, hand=["rest", "search"]).script(noise=["1"]).turn(0).do("move", 6)
    log: list[Logged] = [("tile_flipped", {"room": 6, "tile": "canteen"}, None, ()), *(table.game.log or [])]
    explored: Logged = ("explored", {"seat": 0, "room": 6, "tile": "canteen", "token": "fire", "items": 1}, None, ())
    told = Texts.of(table.game.rules, "en").lines(table.game, [*log, explored], None, 1)
    assert told[0] == "The Captain sets out for the Canteen (006)."


def test_an_interruption_names_what_it_cancels() -> None:
    scenario = Scenario("captain", "soldier").seat(0, hand=["motivation"]).seat(1, hand=["interruption"])
    table = scenario.turn(0).do("play", "motivation").do("card", "interruption")
    assert both(table, 0) == (
        ["You play Motivation.", "The Soldier interrupts you (play Motivation)."],
        ["Vous jouez Motivation.", "Le Soldat vous interrompt (jouer Motivation)."],
    )


def test_of_two_interruptions_the_line_tells_which_one_held() -> None:
    scenario = Scenario("captain", "soldier", "pilot").seat(0, hand=["motivation", "interruption"])
    table = scenario.seat(1, hand=["interruption"]).seat(2, hand=["interruption"]).turn(0).do("play", "motivation")
    table.do("card", "interruption").do("card", "interruption").do("card", "interruption")
    english = lines(table, None)
    assert english[-1] == "The Captain’s action is cancelled." and len(english) == 5
    assert english[2:4] == ["The Pilot interrupts the Soldier.", "The Captain interrupts the Pilot."]


def test_an_encounter_names_the_intruder_once() -> None:
    scenario = alone(hand=["search"] * 2 + ["rest", "demolition"]).ship(first_encounter=True).bag("adult", "blank")
    table = scenario.script(bag=["adult"]).run("encounter", 0)
    number = table.told("surprise_check")[0]["number"]
    assert both(table, 1) == (
        [
            "Encounter in the Canteen (006): the Soldier meets an Adult.",
            f"No Surprise Attack on the Soldier: 4 in hand, {number} on the token.",
        ],
        [
            "Rencontre dans la Cantine (006) : le Soldat tombe sur un Adulte.",
            f"Pas d’Attaque-surprise contre le Soldat : 4 en main, {number} sur le jeton.",
        ],
    )


def test_a_surprise_attack_is_said_once() -> None:
    scenario = alone(hand=[]).ship(first_encounter=True).bag("adult", "blank").top("attack", "scratch_1")
    english = lines(scenario.script(bag=["adult"]).run("encounter", 0), 0)
    assert english[1].startswith("Surprise Attack on you: 0 in hand, ")
    assert english[2:] == [
        "The Adult attacks you: Scratch hits.",
        "You suffer a Light Wound (1 in all) and gain a Contamination card.",
    ]


def test_all_that_an_attack_does_is_one_line() -> None:
    table = alone().figure("adult", 6).top("attack", "claw_attack_1").phase("intruder_attacks")
    english, french = both(table, 1)
    assert english[:2] == [
        "The Adult attacks the Soldier: Claw Attack hits.",
        "The Soldier suffers 2 Light Wounds (2 in all) and gains a Contamination card.",
    ]
    assert french[1] == "Le Soldat subit 2 Blessures légères (2 en tout) et reçoit une carte Contamination."
    table = alone().figure("adult", 6).top("attack", "slime_attack_1").phase("intruder_attacks")
    assert lines(table, 0)[1] == "You gain a Contamination card and a Slime marker."


def test_a_serious_wound_is_told_at_once_because_it_may_ask_something() -> None:
    scenario = alone(light=2).figure("adult", 6).top("attack", "scratch_1").top("wound", "wound_leg")
    told = lines(scenario.phase("intruder_attacks"), 0)
    assert told[1:3] == ["You suffer a Serious Wound (Leg).", "You gain a Contamination card."]


def test_a_false_alarm_is_one_line() -> None:
    scenario = alone().ship(first_encounter=True).bag("blank", "adult")
    assert both(scenario.script(bag=["blank"]).run("encounter", 0), 0) == (
        ["Encounter in the Canteen (006): a false alarm, Noise at every exit."],
        ["Rencontre dans la Cantine (006) : fausse alerte, du Bruit partout."],
    )


def test_an_insanity_token_is_no_meeting() -> None:
    """Whoever draws one meets nobody."""
    scenario = Scenario("soldier", "captain", species="void_seeders").room(6, "canteen").seat(0, room=6, hand=["rest"])
    token = next(id for id in scenario.game.bag if scenario.game.rules.types[id].kind.startswith("insanity_"))
    english, french = both(scenario.script(bag=[token]).run("encounter", 0), None)
    assert re.fullmatch(r"Encounter in the Canteen \(006\): an? \w+ Insanity token, Noise at every exit\.", english[0])
    assert re.fullmatch(r"Rencontre dans la Cantine \(006\) : un jeton Folie \w+, du Bruit partout\.", french[0])


@pytest.mark.parametrize(("mode", "told"), [
    ("semi_coop", "First Encounter: every living player keeps one Objective in secret."), ("coop", "First Encounter."),
])  # fmt: skip
def test_the_first_encounter_asks_only_for_secret_objectives(mode: str, told: str) -> None:
    scenario = Scenario("soldier", "captain", mode=mode).bag("adult", "blank").script(bag=["adult"])
    assert told in lines(scenario.run("encounter", 0), None)


def test_a_void_seeder_gets_its_name_when_it_appears() -> None:
    scenario = Scenario("soldier", "captain", species="void_seeders").room(6, "canteen").seat(0, room=6, hand=["rest"])
    english = lines(scenario.ship(first_encounter=True).script(bag=["seeder"]).run("encounter", 0), None)
    assert english[:2] == ["Encounter in the Canteen (006): the Soldier meets a Void Seeder.", "It is a Lurker."]


def test_a_larva_is_told_to_attack_before_its_target_may_ignore_it() -> None:
    table = alone().figure("larva", 6).run("intruder_attacks")
    assert both(table, None) == (
        ["The Larva attacks the Soldier.", "The Soldier now carries a Larva.", "The Soldier gains a Contamination card."],
        ["La Larve attaque le Soldat.", "Le Soldat porte maintenant une Larve.",
         "Le Soldat reçoit une carte Contamination."],
    )  # fmt: skip


def test_an_attack_and_its_card_are_one_line() -> None:
    table = alone().figure("adult", 6).top("attack", "frenzy_1").phase("intruder_attacks")
    hits = table.told("attack_card")[0]["hits"]
    assert lines(table, 1)[0] == f"The Adult attacks the Soldier: Frenzy {'hits' if hits else 'fails'}."


def test_fire_and_bleeding_are_told_with_the_wound() -> None:
    table = alone(wounds=["wound_bleeding"], hand=[]).room(6, fire=True).turn(0).do("pass")
    assert lines(table, 0)[:3] == [
        "You pass.", "Bleeding: you suffer a Light Wound (1 in all).", "Fire: you suffer a Light Wound (2 in all).",
    ]  # fmt: skip
    assert lines(table, 1, "fr")[:3] == [
        "Le Soldat passe.", "Hémorragie : le Soldat subit une Blessure légère (1 en tout).",
        "Feu : le Soldat subit une Blessure légère (2 en tout).",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("wounds", "fire", "told"),
    [
        (["wound_bleeding", "wound_arm", "wound_leg"], False, "You die: bleeding, one Wound too many."),
        (["wound_hand", "wound_arm", "wound_leg"], True, "You die: the Fire, one Wound too many."),
    ],
)
def test_the_wound_too_many_is_told_with_what_dealt_it(wounds: list[str], fire: bool, told: str) -> None:
    table = alone(wounds=wounds, hand=[]).room(6, fire=fire).turn(0).do("pass")
    assert told in lines(table, 0)


def test_passing_tells_how_many_cards_are_discarded() -> None:
    table = alone(hand=["search", "rest", "demolition"]).turn(0).do("pass")
    table.do("card", "search").do("card", "rest").do("done")
    assert lines(table, 1)[0] == "The Soldier passes, discarding 2 cards."
    assert lines(table, 1, "fr")[0] == "Le Soldat passe en défaussant 2 cartes."


def test_a_search_says_to_others_only_what_they_see() -> None:
    table = alone().top("green", "alcohol", "synthetic_food").turn(0).do("play", "search").do("item", "alcohol")
    assert both(table, 1) == (
        ["The Soldier searches the Canteen (006) and keeps a medical (green) Item; 1 Item is left."],
        ["Le Soldat fouille la Cantine (006) et garde un Objet médical (vert); il reste 1 Objet."],
    )
    assert lines(table, 0) == [
        "You search the Canteen (006) and find Alcohol and Synthetic Food; 1 Item is left.",
        "You take Alcohol into your Inventory.",
    ]


def test_a_search_that_keeps_nothing_is_told_too() -> None:
    table = alone().top("green", "alcohol", "synthetic_food").turn(0).do("play", "search").do("none")
    while table.game.ask is not None and table.game.ask.kind == "order_under":
        table.do(*table.game.ask.options[0])
    assert lines(table, 1) == ["The Soldier searches the Canteen (006) and keeps nothing; 1 Item is left."]
    assert lines(table, 0)[1] == "You keep none of them."


def test_work_on_an_engine_tells_each_what_they_know() -> None:
    scenario = Scenario("mechanic", "captain").room(19, "engine_3").seat(0, room=19, hand=["quick_repairs", "rest"])
    table = scenario.ship(engines=["working"] * 3).turn(0).do("play", "quick_repairs").do("swap")
    own, others = lines(table, 0), lines(table, 1)
    assert own[-1] == "You work on Engine 3 and leave it damaged."
    assert own[-2] == "You look at Engine 3: it works." and "Engine" not in own[-3]
    assert others[-1] == "The Mechanic works on Engine 3 in secret: the order of its tokens has changed."
    assert not any("looks at" in line for line in others)


def test_objectives_are_told_to_their_player_alone() -> None:
    game = Game.new(Setup(players=3, characters=("captain", "soldier", "scout"), seed=4), log=True)
    for seat in game.seats:
        names = [plain(Texts("en").get(f"objective-{o}")) for o in seat.objectives]
        told = lines(game, seat.index)
        assert f"Your Objectives: {names[0]} and {names[1]}." in told
        assert "Each of the other players is dealt 2 Objectives in secret." in told
        for other in game.seats:
            if other is not seat:
                assert not any(name in line for name in names for line in lines(game, other.index))
    assert sum("Objective" in line for line in lines(game, None)) == 1


def test_open_objectives_are_told_to_everybody() -> None:
    game = Game.new(Setup(players=2, mode="coop", characters=("captain", "soldier"), seed=4), log=True)
    names = [plain(Texts("en").get(f"objective-{o}")) for p in game.seats for o in p.objectives]
    for viewer in (None, 0, 1):
        assert f"The crew’s Objectives: {names[0]} and {names[1]}." in lines(game, viewer)


def test_a_round_begins_with_the_own_hand() -> None:
    game = Game.new(Setup(players=2, characters=("captain", "soldier"), seed=4), log=True)
    while game.ask is not None and not any(kind == "turn" for kind, *_ in game.log or ()):
        game.apply(game.ask.options[0])
    english = lines(game, 1)
    first = english.index("Round 1.")
    assert next(line for line in english[first:] if "draw" in line).startswith("You draw ")
    assert sum("draw" in line for line in english[first:]) == 1


def test_bag_development_says_what_takes_the_place_of_the_token() -> None:
    scenario = alone().bag("larva", "blank").script(bag=["larva"])
    assert both(scenario.run("bag_development"), None) == (
        ["Bag development: Larva.", "An Adult token takes its place."],
        ["Sac Intrus : Larve.", "Un jeton Adulte prend sa place."],
    )


def test_danger_tells_what_it_brings() -> None:
    scenario = alone(slime=True).script(noise=["silence", "danger"])
    table = scenario.run("noise_roll", 0)
    assert lines(table, None) == [
        "The Soldier makes a Noise roll: Silence.",
        "Danger (Slime) in the Canteen (006): Noise at every exit.",
    ]
    table.run("noise_roll", 0)
    assert lines(table, None)[2:] == ["Danger in the Canteen (006), without effect."]
    assert lines(table, None, "fr")[1:] == [
        "Danger (Slime) dans la Cantine (006) : du Bruit à chaque issue.", "Danger dans la Cantine (006), sans effet.",
    ]  # fmt: skip


def test_whose_noise_it_is_is_told_outside_their_own_turn() -> None:
    scenario = alone().bag("adult", "blank").script(bag=["adult"], noise=["1", "2"])
    told = lines(scenario.run("bag_development"), None)
    assert told[0] == "Bag development: Adult."
    assert all(re.match(r"The (Soldier|Captain) makes Noise in ", line) for line in told[1:]) and len(told) == 3


def test_an_item_that_is_used_up_is_named_once() -> None:
    table = alone(items=["bandages"], light=2).turn(0).do("use", "bandages")
    assert both(table, 0) == (
        ["You use Bandages.", "All your Light Wounds are healed."],
        ["Vous utilisez Bandages.", "Toutes vos Blessures légères sont soignées."],
    )


def test_an_escape_is_told_before_the_attacks_and_not_again() -> None:
    scenario = alone(hand=["search", "rest", "demolition"]).room(5, "storage").figure("adult", 6)
    table = scenario.top("attack", "scratch_1").script(noise=["silence"]).turn(0).do("escape", 5)
    english = lines(table, 0)
    assert english[0] == "You flee to Storage (005)."
    assert english[1].startswith("The Adult attacks you: ") and not any("enter" in line for line in english)
    assert lines(table, 1, "fr")[0] == "Le Soldat fuit vers l’Entrepôt (005)."


# -- laws -------------------------------------------------------------------------------------------------------


def sample(games: int, first_seed: int) -> Iterator[Game]:
    for kind in KINDS:
        for setup in setups(games, first_seed=first_seed, species=kind):
            yield finished(setup, log=True)


def several(kind: str, seed: int) -> Setup:
    """A table of three or more."""
    return next(setup for setup in setups(9, first_seed=seed, species=kind) if setup.players >= 3)


LISTS = frozenset({
    "drew", "found", "knows_corporate", "looked_at_hand", "looked_at_objectives", "mutation_drawn",
    "objectives_dealt", "shared_objectives", "trade_done", "trade_offered",
})  # fmt: skip
"""The reader's own cards, or what is on offer, one by one: as long as the list."""
LONG_NAMES = {
    "danger": 100, "declined_items": 108, "dropped": 97, "encounter": 100, "explored": 98, "harmed": 98, "injured": 96,
    "item_gained": 122, "noise": 122, "refused": 122, "took_in_hand": 122,
}  # fmt: skip
"""A Character, a Room and an Intruder, an Object or two cards in one sentence: too long only with the longest names."""
MOST = 90
REPEATED = frozenset({
    "action", "attack_card", "danger", "dressed", "dropped", "encounter", "injured", "intruder_moved", "intruder_placed",
    "intruder_vanished", "intruder_withdrawn", "looked_at_coordinates", "looked_at_engine", "purged", "refused", "shot",
    "token_added", "wound_ignored",
})  # fmt: skip
"""What may truly happen twice in a row to things of one name; shown once, with the number of times."""


def assert_short_and_said_once(game: Game) -> None:
    for language in LANGUAGES:
        texts = Texts.of(game.rules, language)
        for viewer in (None, 0):
            told = [event for event in texts.log_lines(game, game.log or [], viewer) if event.text]
            for event in told:
                assert event.kind in LISTS or len(event.text) <= LONG_NAMES.get(event.kind, MOST), event.text
            for one, two in pairwise(told):
                assert one.text != two.text or one.kind in REPEATED, two.text
        assert not texts.problems


def test_lines_are_short_and_no_line_says_what_the_one_before_said() -> None:
    for game in sample(9, 3000):
        assert_short_and_said_once(game)


@pytest.mark.soak
def test_lines_are_short_in_many_games() -> None:
    for game in sample(60, 4000):
        assert_short_and_said_once(game)


CONDITIONS = {"en": r"\b(if|unless|may|must|would)\b", "fr": r"\b([Ss]i|[Ss]’il|[Ss]’ils|peut|doit|sinon)\b"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_tells_what_happened_and_not_what_may_happen(language: str) -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in paths(language))
    found = dict(re.findall(r"^(log-[\w-]+) = (.*?)(?=^\S|\Z)", source, re.M | re.S))
    assert len(found) == len([key for key in keys(language) if key.startswith("log-")])
    conditional = {key for key, text in found.items() if re.search(CONDITIONS[language], text)}
    assert conditional <= {"log-no_turret_placed", "log-self_destruct_advanced"}
    assert not any("$reminder" in text for text in found.values())


@pytest.mark.parametrize("kind", KINDS)
def test_the_log_reads_the_same_in_pieces_of_any_length(kind: str) -> None:
    """What is said of an event depends on what came before it, never on how far the log was read."""
    game = finished(several(kind, 61), log=True)
    log = game.log or []
    for viewer in (None, 0):
        texts = Texts("fr")
        whole = list(texts.log_lines(game, log, viewer))
        pieces = []
        for start in range(0, len(log), 7):
            pieces += list(texts.log_lines(game, log[: start + 7], viewer, start))
        assert pieces == whole
        reader = LogReader(viewer, Texts("fr"))
        read = [line for end in range(0, len(log) + 3, 3) for line in reader.read(game, log[:end])[1]]
        assert [(line.event, line.data, line.text) for line in read] == whole
        assert [line.at for line in read] == list(range(len(whole)))


@pytest.mark.parametrize("to_another", [False, True])
@pytest.mark.parametrize("kind", KINDS)
def test_viewers_who_share_what_was_said_are_told_what_each_would_be_told_alone(kind: str, to_another: bool) -> None:
    """Whoever reads first: a spectator, the seat that an event is about, or one that is told its secret."""
    game = finished(several(kind, 62), log=True)
    viewers = (None, *range(len(game.seats)))
    log, texts = game.log or [], Texts("fr")
    if to_another:
        seats = len(game.seats)
        log = [(name, data, to and (*to, (to[0] + 1) % seats), hidden) for name, data, to, hidden in log]
    alone = {viewer: list(texts.log_lines(game, log, viewer)) for viewer in viewers}
    for first in range(len(viewers)):
        said = Said()
        for viewer in (*viewers[first:], *viewers[:first]):
            assert list(texts.log_lines(game, log, viewer, said=said)) == alone[viewer]
        assert len(said.lines) > len(log) / 4


def test_an_event_without_a_sentence_is_still_told() -> None:
    game = finished(Setup(players=2, seed=5), log=True)
    told = list(Texts("en").log_lines(game, game.log or [], 0))
    assert len(told) == sum(redacted_for(0, event) is not None for event in game.log or ())
    silent = {event.kind for event in told if not event.text}
    assert silent <= may_be_folded() and silent >= {"action", "moved", "noise_rolled"}
    assert not any(event.text for event in told if declared()[event.kind].always_folded)


# -- older saves ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", OLD_SAVES, ids=lambda path: path.stem)
@pytest.mark.parametrize("language", LANGUAGES)
def test_older_saves_are_told_without_a_gap(path: Path, language: str) -> None:
    game = Game.from_json(path.read_text(encoding="utf-8"))
    texts = Texts(language)
    for viewer in (None, *range(len(game.seats))):
        told = texts.lines(game, game.log or [], viewer)
        assert len(told) > 20 and not any(re.search(r"[{}$]|[a-z]_[a-z]|unknown", line) for line in told)
    assert not texts.problems


def without(event: Logged, *fields: str) -> Logged:
    kind, data, to, hidden = event
    return kind, {name: value for name, value in data.items() if name not in fields}, to, hidden


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_that_lack_the_fields_of_today_are_told_all_the_same(language: str) -> None:
    game = finished(Setup(players=3, seed=8), log=True)
    texts = Texts(language)
    older = [without(event, *stand_ins(declared()[event[0]])) for event in game.log or ()]
    assert older != game.log
    for viewer in (None, 0):
        told = list(texts.log_lines(game, older, viewer))
        assert all(event.text or event.kind in may_be_folded() for event in told)
    assert not texts.problems


def test_the_lines_of_older_events() -> None:
    """Cards drawn one by one, a shot whose outcome came later, Danger without its effect."""
    game = Scenario("captain", "soldier").room(6, "canteen").game
    old: list[Logged] = [
        ("drew", {"seat": 0, "card": "captain_search_1"}, (0,), ("card",)),
        ("passed", {"seat": 0}, None, ()),
        ("action", {"seat": 0, "action": "shoot", "subject": (), "paid": ()}, None, ()),
        ("moved", {"seat": 0, "room": 6, "corridor": 3}, None, ()),
        ("danger", {"room": 6}, None, ()),
        ("noise_all", {"room": 6}, None, ()),
        ("shot", {"seat": 0, "target": "adult", "injuries": 2}, None, ()),
        ("injured", {"kind": "adult", "figure": 1, "injuries": 2, "total": 2, "room": 6}, None, ()),
        ("blood", {"numbers": (2,)}, None, ()),
        ("intruder_killed", {"kind": "adult", "figure": 1, "room": 6, "by": 0}, None, ()),
        ("contaminated", {"seat": 1}, None, ()),
    ]
    game.log = old
    assert lines(game, 0) == [
        "You draw Search.", "You pass.", "You enter the Canteen (006).", "Danger in the Canteen (006)!",
        "Noise at every exit of the Canteen (006).", "You fire at the Adult: 2 Injuries.",
        "You kill the Adult in the Canteen (006).", "The Soldier gains a Contamination card.",
    ]  # fmt: skip
    assert lines(game, 1)[:2] == ["The Captain draws a card.", "The Captain passes."]
    assert lines(game, 1, "fr")[3:7] == [
        "Danger dans la Cantine (006) !".replace(" !", "!"), "Dans la Cantine (006), du Bruit à chaque issue.",
        "Le Capitaine tire sur l’Adulte (2 Dégâts).", "Le Capitaine tue l’Adulte dans la Cantine (006).",
    ]  # fmt: skip


def test_an_event_that_nobody_declares_any_more_is_told_without_words() -> None:
    game = Scenario("captain", "soldier").game
    game.log = [("whistled", {"seat": 0, "tune": "Daisy Bell"}, None, ()), ("passed", {"seat": 0}, None, ())]
    assert [(event.kind, event.text) for event in Texts("en").log_lines(game, game.log, 0)] == [
        ("whistled", ""), ("passed", "You pass."),
    ]  # fmt: skip


# -- what may not be known ------------------------------------------------------------------------------------------


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


def in_step(game: Game, viewer: int, seed: int, steps: int = 30) -> Iterator[tuple[Game, Game]]:
    """The game and one that looks the same to this viewer, as long as the same choices keep them looking alike."""
    mine, other = game.copy(), determinise(as_json(game.view(viewer)), seed)
    mine.log, other.log = [], []
    other.rng = mine.rng
    chance = Chooser(seed)
    for _ in range(steps):
        if mine.ask is None or other.ask is None or mine.ask.seat != other.ask.seat:
            return
        shared = [option for option in mine.ask.options if option in other.ask.options]
        if mine.ask.kind != other.ask.kind or not shared:
            return
        choice = chance.choose(shared)
        mine.apply(choice)
        other.apply(choice)
        told = [[redacted_for(viewer, event) for event in one.log or ()] for one in (mine, other)]
        if as_json(told[0]) != as_json(told[1]) or as_json(mine.view(viewer)) != as_json(other.view(viewer)):
            return
        yield mine, other


def test_twins_that_differ_only_in_secrets_are_told_in_the_same_words() -> None:
    """A sentence that is there or is not there must tell no more than the event does."""
    compared = folded = 0
    texts = Texts("fr")
    for kind in KINDS:
        for at, game in enumerate(play(several(kind, 70))):
            if game.ask is None or game.ask.kind != "turn" or at % 2:
                continue
            for viewer in range(len(game.seats)):
                for mine, other in in_step(game, viewer, at):
                    told = list(texts.log_lines(mine, mine.log or [], viewer))
                    assert [e.text for e in told] == [e.text for e in texts.log_lines(other, other.log or [], viewer)]
                    compared += 1
                    folded += sum(not e.text for e in told)
    assert compared > 100 and folded > 100


def finds(*items: str) -> Table:
    return alone().top("green", *items).turn(0).do("play", "search").do("item", items[0])


def draws(*cards: str) -> Table:
    return alone("soldier", "captain", hand=[], deck_top=list(cards)).seat(1, hand=[]).phase("draw_cards")


def works_on_engine(state: str) -> Table:
    scenario = Scenario("mechanic", "captain").seat(0, room=21, hand=["quick_repairs", "rest"])
    table = scenario.ship(engines=[state, "working", "working"]).turn(0).do("play", "quick_repairs")
    return table.do("keep")


def keeps_an_objective(kept: int) -> Table:
    table = alone().bag("adult", "blank").script(bag=["adult"]).run("encounter", 0)
    while table.asked is not None and table.asked[1] == "keep_objective":
        table.game.apply(table.options[kept])
    return table


def looks_at_event(card: str) -> Table:
    scenario = Scenario("scientist", "captain").room(5, "laboratory").seat(0, room=5, hand=["threat_assessment"])
    return scenario.top("event", card).turn(0).do("play", "threat_assessment").do("top")


@pytest.mark.parametrize(
    ("played", "one", "two"),
    [
        (finds, ("alcohol", "synthetic_food"), ("medkit", "bandages")),
        (draws, ("rest", "demolition"), ("search", "interruption")),
        (works_on_engine, ("working",), ("damaged",)),
        (keeps_an_objective, (0,), (1,)),
        (looks_at_event, ("hunt_3",), ("lurking",)),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_others_read_the_same_whatever_one_seat_learnt(
    played: Callable[..., Table], one: tuple[Any, ...], two: tuple[Any, ...], language: str
) -> None:
    mine, other = played(*one), played(*two)
    assert mine.game.log != other.game.log and lines(mine, 0, language) != lines(other, 0, language)
    assert lines(mine, None, language) == lines(other, None, language) != []
    if played is not keeps_an_objective:  # there everybody learns something of their own
        assert lines(mine, 1, language) == lines(other, 1, language)


# -- how much is said -----------------------------------------------------------------------------------------------

BEFORE = {"en": 101.1, "fr": 102.6}
"""Words a turn in the same games before lines were folded (commit e0cf0d5)."""


def test_the_log_says_at_most_three_fifths_of_what_it_once_said() -> None:
    played = [story(setup_of("Intruders", seed)) for seed in (1, 2, 3)]
    for language in LANGUAGES:
        assert count(played, language).words_a_turn <= 0.6 * BEFORE[language]
