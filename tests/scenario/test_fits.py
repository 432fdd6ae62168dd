"""What cannot lie on a table is refused with `BadSetup`, which says what would fit; limits are those of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nemesis import BadSetup
from nemesis.scenario import Scenario, scenario_from_toml

AFTERMATH = ("aftermath_characters", "turrets", "hourglass")


def crew(*characters: str, **setup: Any) -> Scenario:
    return Scenario(*(characters or ("captain", "soldier")), **setup)


def many(scenario: Scenario, kind: str, n: int) -> Scenario:
    for _ in range(n):
        scenario.figure(kind, room=20)
    return scenario


def burning(n: int) -> Scenario:
    scenario = crew()
    for slot in range(1, n + 1):
        scenario.room(slot, fire=True)
    return scenario


def broken(n: int) -> Scenario:
    scenario = crew().room(2, "storage").room(3, "armory").room(4, "surgery").room(5, "laboratory")
    for slot in [1, 2, 3, 4, 5, 11, 19, 20, 21][:n]:
        scenario.room(slot, malfunction=True)
    return scenario


def closed(n: int) -> Scenario:
    scenario = crew()
    for a, b, _ in scenario.game.rules.board.corridors[:n]:
        scenario.door(a, b, "closed")
    return scenario


def eggs_on_the_floor(n: int) -> Scenario:
    scenario = crew().ship(eggs=3)
    for _ in range(n):
        scenario.object("egg", room=20)
    return scenario


REFUSED: dict[str, tuple[Callable[[], Scenario], str]] = {
    "two Queens": (lambda: many(crew(), "queen", 2), "2 of queen on the ship; there are 1"),
    "nine Adults": (lambda: many(crew(), "adult", 9), "9 of adult on the ship; there are 8"),
    "Larvae on boards count": (lambda: many(crew().seat(0, larva=True), "larva", 6), "6 of larva on the ship and 1 on"),
    "nine Fires": (lambda: burning(9), "9 Fire markers lie on the ship; there are 8"),
    "nine Malfunctions": (lambda: broken(9), "9 Malfunction markers lie on the ship; there are 8"),
    "thirteen Doors": (lambda: closed(13), "13 Doors are closed or destroyed; there are 12 Door tokens"),
    "a broken Nest": (lambda: crew().room(5, "nest", malfunction=True), "the nest (Room 5) never has a Malfunction"),
    "broken face down": (lambda: crew().room(6, explored=False, malfunction=True), "a Malfunction needs an explored Room"),
    "a 2 on a 1": (lambda: crew().room(2, "canteen"), "the canteen cannot lie on Room 2: it fits 6, 7, 8, 14, 15"),
    "a 1 on a 2": (lambda: crew().room(6, "generator"), "the generator cannot lie on Room 6: it fits 2, 3, 4, 5, 9"),
    "the Cockpit elsewhere": (lambda: crew().room(6, "cockpit"), "the cockpit cannot lie on Room 6: it fits 1"),
    "one tile twice": (lambda: crew().room(2, "storage").room(3, "storage"), "one storage, and it was laid on Room 2"),
    "five Items": (lambda: crew().room(6, "canteen", items=5), "Room 6 has 5 Items; a counter shows 4 at most"),
    "three Items alone": (lambda: crew("captain").room(6, "canteen", items=3), "a counter shows 2 at most"),
    "Items face down": (lambda: crew().room(6, explored=False, items=1), "Room 6 has no Item counter"),
    "Items in the Cockpit": (lambda: crew().room(1, items=1), "Room 1 has no Item counter"),
    "standing in the dark": (lambda: crew().room(6, token="fire").seat(0, room=6), "stands in Room 6, so it is explored"),
    "four wounds": (
        lambda: crew().seat(0, wounds=["wound_leg", "wound_arm", "wound_hand", "wound_body"]),
        "seat 0 (captain) has 4 Serious Wounds; 3 are the most one survives",
    ),
    "five wounds of the Convict": (
        lambda: crew("convict", "captain", modules=AFTERMATH).seat(
            0, wounds=["wound_leg", "wound_arm", "wound_hand", "wound_body", "wound_bleeding"]
        ),
        "seat 0 (convict) has 5 Serious Wounds; 4 are the most",
    ),
    "three Light Wounds": (lambda: crew().seat(0, light=3), "3 Light Wounds; the next after 2 is a Serious one"),
    "two of the Scout with her trait": (
        lambda: crew("scout", "captain", modules=("traits",)).seat(0, light=2), "the next after 1 is a Serious one"
    ),
    "three things": (
        lambda: crew().seat(0, hands=["revolver", "egg", "carcass"]),
        "seat 0 (captain) holds revolver, egg, carcass: that takes 3 Hand slots of 2",
    ),
    "two things with one arm": (
        lambda: crew().seat(0, hands=["revolver", "egg"], wounds=["wound_arm"]), "that takes 2 Hand slots of 1"
    ),
    "too much Ammo": (lambda: crew().seat(0, ammo={"revolver": 50}), "revolver has 50 Ammo; it holds 6"),
    "too much Ammo for the magazine": (
        lambda: crew("soldier", "captain").seat(
            0, attached={"assault_rifle": ["extended_magazine"]}, ammo={"assault_rifle": 8}
        ),
        "assault_rifle has 8 Ammo; it holds 7",
    ),
    "a heavy Item in the Inventory": (lambda: crew().seat(0, items=["flamethrower"]), "blue_flamethrower_1 is heavy"),
    "a light Item in the hands": (lambda: crew().seat(0, hands=["medkit"]), "green_medkit_1 is not heavy"),
    "a foreign attachment": (
        lambda: crew().seat(0, attached={"revolver": ["medkit"]}), "green_medkit_1 cannot be attached to revolver"
    ),
    "the Corpse of the living": (lambda: crew().object("corpse:soldier", 6), "the soldier lives; dead are none"),
    "the Corpse of a stranger": (lambda: crew().object("corpse:scout", 6), "no scout is at the table; dead are none"),
    "a Corpse twice": (
        lambda: crew().seat(1, status="dead").object("corpse:soldier", 6).object("corpse:soldier", 7),
        "there is only one corpse:soldier",
    ),
    "a nameless Corpse": (lambda: crew().object("corpse", 6), "comes only into an Investigation or an Epilogue"),
    "nine Eggs": (lambda: eggs_on_the_floor(6), "all the Eggs are in play"),
    "an unknown shuffle": (lambda: crew().script(shuffle=["kep"]), "unknown shuffle 'kep'; possible: keep, mix"),
    "no blank": (lambda: crew().bag("adult", "queen"), "the blank token never leaves the bag for good"),
    "a token twice": (lambda: crew().bag("blank", "queen", "queen"), "no Intruder token 'queen' is left"),
    "an unknown number": (lambda: crew().bag("blank", "adult/7"), "possible: adult/2, adult/3, adult/4"),
    "an Item for two": (
        lambda: crew().seat(0, items=["red_decoy_1"]).seat(1, items=["red_decoy_1"]),
        "no copy of 'red_decoy_1' is left: red_decoy_1 is in the Inventory of seat 0",
    ),
    "an Action card twice": (lambda: crew().seat(0, hand=["rest"], discard=["rest"]), "has no card 'rest' left"),
    "cards that lie nowhere": (
        lambda: crew().seat(0, deck=[], discard=["rest"]), "deck and discard of seat 0 are named, but not where"
    ),
    "an Item of somebody absent": (
        lambda: crew().seat(0, hands=["shotgun"]), "the shotgun belongs to the pilot, who is not at the table"
    ),
    "somebody else's Quest Item": (lambda: crew().seat(0, quests=["armor"]), "unknown quest item 'armor'"),
    "an Objective twice": (
        lambda: crew().seat(0, objectives=["obj_hoarder"]).seat(1, objectives=["obj_hoarder"]),
        "there is one obj_hoarder, and it is an Objective of seat 0",
    ),
    "an Objective for more players": (
        lambda: crew().seat(0, objectives=["obj_best_friends"]), "is not dealt to fewer than 4 players"
    ),
    "an Objective of another mode": (
        lambda: crew().seat(0, objectives=["sc_earth"]), "holds sc_earth; dealt are corporate, personal"
    ),
    "too many Pods": (
        lambda: crew().ship(pods=[(1, "A", True), (2, "B", True), (3, "A", True)]), "3 Pods; with 2 players there are 2"
    ),
    "a Pod twice": (lambda: crew().ship(pods=[(1, "A", True), (1, "B", True)]), "there is only one Pod 1"),
    "three in a Pod": (
        lambda: crew("captain", "soldier", "scout").ship(pods=[(1, "A", False)])
        .seat(0, pod=1).seat(1, pod=1).seat(2, pod=1),
        "3 characters in Pod 1, which has 2 seats",
    ),
    "waiting beside an Intruder": (
        lambda: crew().room(5, "evacuation_a").ship(pods=[(1, "A", False)]).seat(0, pod=1).figure("adult", 5),
        "throws seat 0 out of Pod 1",
    ),
    "an airlock in a green Room": (lambda: crew().room(6, "canteen").ship(airlock=6), "needs an explored yellow Room"),
    "an airlock with an open Door": (
        lambda: crew().room(6, "engine_control").ship(airlock=6).door(6, 7, "open"), "all Doors around an airlock are closed"
    ),
    "no First Encounter": (
        lambda: crew().figure("adult", 6).ship(first_encounter=False), "so the First Encounter has been"
    ),
    "a whole Nest without Eggs": (lambda: crew().ship(eggs=0, nest_destroyed=False), "the Nest is destroyed"),
    "an injured Larva": (lambda: crew().figure("larva", 6, injuries=1), "a larva dies of its first Injury"),
    "Slime without Slime": (lambda: crew(species="void_seeders").seat(0, slime=True), "void_seeders do not have"),
    "a Larva without Larvae": (lambda: crew(species="carnomorphs").seat(0, larva=True), "carnomorphs do not have"),
    "an injured Despoiler": (
        lambda: crew(species="void_seeders").figure("despoiler", 6, injuries=1), "a despoiler is never injured"
    ),
    "four Lairs": (
        lambda: many(crew(species="void_seeders").extension(lairs_destroyed=3), "lair", 1), "4 Lairs found or destroyed"
    ),
    "the Butcher again": (
        lambda: crew(species="carnomorphs").ship(queen_killed=True).figure("butcher", 6), "never comes back"
    ),
    "a turret in the Nest": (
        lambda: crew(modules=AFTERMATH).room(5, "nest").turret(5), "(nest) cannot have a turret"
    ),
    "keys without handcuffs": (
        lambda: crew("convict", "captain", modules=AFTERMATH).keys().keys(room=3), "without handcuffs the convict has no keys"
    ),
    "an alert without its marker": (
        lambda: crew(mode="investigation").alert("alert_hot_spots").ship(shuttle=None), "while an alert runs, and only then"
    ),
    "a face-down Room of an Epilogue": (
        lambda: crew(mode="epilogue").room(6, explored=False), "in an Epilogue every Room is face up"
    ),
    "the Slime Room on the shuttle": (
        lambda: crew(mode="investigation").room(23, "slime_room"), "the slime_room cannot lie on Room 23"
    ),
    "the turn of a dead player": (lambda: crew().seat(0, status="dead"), "seat 0 (captain) is dead and has no turn"),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_lie_on_a_table_is_refused(name: str) -> None:
    build, says = REFUSED[name]
    with pytest.raises(BadSetup) as error:
        build().turn(0)
    assert says in str(error.value)


ACCEPTED: dict[str, Callable[[], Scenario]] = {
    "eight Adults": lambda: many(crew(), "adult", 8),
    "eight Fires": lambda: burning(8),
    "eight Malfunctions": lambda: broken(8),
    "twelve Doors": lambda: closed(12),
    "Noise everywhere": lambda: noisy(),
    "four wounds of the Convict": lambda: crew("convict", "captain", modules=AFTERMATH).seat(
        0, wounds=["wound_leg", "wound_hand", "wound_body", "wound_bleeding"]
    ),
    "taped Items": lambda: crew("scout", "captain").seat(
        0, hands=["rifle", "prototype_rifle", "egg"], taped=[("rifle", "prototype_rifle")]
    ),
    "a full magazine": lambda: crew("soldier", "captain").seat(
        0, attached={"assault_rifle": ["extended_magazine"]}, ammo={"assault_rifle": 7}
    ),
    "what lies beside the board fills no hand": lambda: crew("ceo", "soldier", modules=AFTERMATH).seat(
        0, hands=["flamethrower", "egg"]
    ),
    "the Corpse of the dead": lambda: crew().seat(1, status="dead").object("corpse:soldier", 6),
    "the whole supply of Eggs": lambda: eggs_on_the_floor(5),
}


def noisy() -> Scenario:
    """R-1.4: one marker to a Corridor, and they never run out."""
    scenario = crew().technical_noise()
    for a, b, _ in scenario.game.rules.board.corridors:
        scenario.noise(a, b)
    return scenario


@pytest.mark.parametrize("name", ACCEPTED)
def test_as_much_as_there_is_can_lie_there(name: str) -> None:
    assert ACCEPTED[name]().turn(0).asked is not None


def test_a_refusal_names_everything_that_does_not_fit() -> None:
    with pytest.raises(BadSetup) as error:
        crew().seat(0, light=3).ship(eggs=0, nest_destroyed=False).turn(0)
    assert "Light Wounds" in str(error.value) and "the Nest is destroyed" in str(error.value)


def test_a_file_is_held_to_the_same_limits() -> None:
    for text, says in (
        (
            '[[figure]]\nkind = "queen"\nroom = 6\n[[figure]]\nkind = "queen"\nroom = 7',
            "2 of queen on the ship; there are 1",
        ),
        ('[[room]]\nslot = 2\ntile = "canteen"', "the canteen cannot lie on Room 2"),
        ('[[room]]\nslot = 5\ntile = "nest"\nmalfunction = true', "never has a Malfunction"),
        ("[[seat]]\nseat = 0\n[seat.ammo]\nrevolver = 50", "revolver has 50 Ammo; it holds 6"),
        ('[[object]]\nthing = "corpse:captain"\nroom = 6', "the captain lives"),
        ('[script]\nshuffle = ["kep"]', "unknown shuffle 'kep'; possible: keep, mix"),
    ):
        with pytest.raises(BadSetup) as error:
            scenario_from_toml(text)
        assert says in str(error.value) and error.value.reason == "scenario"


def test_a_refused_call_changes_nothing() -> None:
    """Whatever a call had done before it came to what does not fit."""
    scenario = crew().room(6, "canteen").seat(0, room=6, hand=["rest"], items=["medkit"]).bag("blank", "adult/4")
    before = scenario.table().game.digest()
    for call in (
        lambda: scenario.seat(0, room=7, hand=["search", "order"], items=["grenade", "bazooka"]),
        lambda: scenario.seat(1, hand=["search"], deck_top=["aimed_fire"], discard=["rest", "rest"]),
        lambda: scenario.bag("blank", "queen", "queen"),
        lambda: scenario.deck("event", "hunt_3", "hunt_3"),
        lambda: scenario.ship(time=3, eggs=2, engines=["working"]),
        lambda: scenario.room(7, "cabins", fire=True, token="party"),
        lambda: scenario.object("egg", 60),
        lambda: scenario.script(noise=["1"], combat=["hit3"]),
    ):
        with pytest.raises(BadSetup):
            call()
        assert scenario.table().game.digest() == before
    assert scenario.seat(0, room=7).table().seat(0).room == 7
