"""The ten Event cards of the shuttle's story and their Alert icon (A-18)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis import Setup
from nemesis.content.aftermath.events import EVENTS
from nemesis.content.aftermath.shuttle import MAIN, SHUTTLE, A, B
from nemesis.scenario import Scenario, Table

CARDS = ["search", "rest", "demolition", "order", "interruption"]
TABLE = {
    "power_surge": (1, "CA", True), "hull_stress": (2, "ABQ", False), "vent_breach": (3, "AB", True),
    "slime_flow": (4, "CA", False), "hatchings": (1, "BQ", True), "rogue_turrets": (2, "CAB", False),
    "scavengers": (3, "AQ", False), "backdraft": (4, "ABQ", True), "docking_clamps": (1, "CB", True),
    "pack_call": (3, "CBQ", False),
}  # fmt: skip


def scene(*characters: str, **setup: Any) -> Scenario:
    names = characters or ("captain", "scout")
    return Scenario(*names, mode="epilogue", **setup).alert(None).no_second_tokens()


def effect(s: Scenario, event: str) -> Table:
    return s.run("event_effect", f"aev_{event}")


def test_numbers_movers_and_icons() -> None:
    """A-8.4: the whole table of A-18: ten cards, five with the icon."""
    found = {e.id[4:]: (e.number, "".join(m[0].upper() for m in e.movers), bool(e.icon)) for e in EVENTS}
    assert found == TABLE and sum(bool(e.icon) for e in EVENTS) == 5
    assert all(e.end == "discard" and e.provenance == "designed" for e in EVENTS)


def test_they_are_the_whole_deck_of_an_epilogue() -> None:
    """A-8.4: no base Event is used."""
    assert set(Setup(players=2, mode="epilogue").ruleset().decks["event"]) == {e.id for e in EVENTS}


def test_a_retreat_draws_from_them_too() -> None:
    """A-8.4, A-7.10: the number of the drawn card, never its icon."""
    s = scene().figure("adult", 11, injuries=0).seat(0, room=11, hand=CARDS).top("event", "aev_hatchings")
    s.top("attack", *[c for c, copy in retreating(s)][:1]).script(combat=["hit1"])
    table = s.turn().do("shoot")
    assert table.told("retreat")[0]["number"] == 1
    assert not table.told("noise_rolled") and table.game.discards["event"] == ["aev_hatchings"]


def retreating(s: Scenario) -> list[Any]:
    rules = s.game.rules
    return [(c, rules.types[c]) for c in rules.decks["attack"] if rules.types[c].blood is None]


def test_power_surge_breaks_the_first_computer_room_without_malfunction() -> None:
    """A-18: Power Surge puts a Malfunction in the explored Computer Room with the lowest number that has none."""
    s = scene()
    computers = [r for r in range(1, 26) if s.game.rules.rooms[s.game.tiles[r]].computer]
    s.room(computers[0], malfunction=True)
    table = effect(s, "power_surge")
    assert [r for r in range(1, 26) if table.game.malfunction[r]] == computers[:2]


def test_hull_stress_breaks_closed_doors_around_intruders() -> None:
    """A-18: open ones and those elsewhere stay."""
    s = scene().figure("adult", 6).door(5, 6, "closed").door(2, 6, "closed").door(8, 9, "closed")
    table = effect(s, "hull_stress")
    states = [table.door_between(5, 6), table.door_between(2, 6), table.door_between(6, 7), table.door_between(8, 9)]
    assert states == ["destroyed", "destroyed", "open", "closed"]


def test_vent_breach_marks_the_ducts_or_makes_those_near_roll() -> None:
    """A-18: a Room with an Entrance, the shuttle's too; not in Combat."""
    first = effect(scene(), "vent_breach")
    assert first.game.vents == [True] and not first.told("noise_rolled")
    s = scene("captain", "scout", "soldier").technical_noise().seat(0, room=15).seat(1, room=11).seat(2, room=A)
    s.figure("adult", A).script(noise=["1"])
    assert [e["seat"] for e in effect(s, "vent_breach").told("noise_rolled")] == [0]


def test_slime_flow_reaches_who_is_near_slime_eggs_and_intruders() -> None:
    """A-18: Slime Flow slimes Characters beside a Slimed Room token, an Egg or an Intruder."""
    s = scene("captain", "scout", "soldier", "pilot", "mechanic")
    s.seat(0, room=6).second_token(6, "slimed_room", revealed=True).seat(1, room=7).object("egg", 7)
    s.seat(2, room=8).figure("larva", 8).seat(3, room=9, hands=["egg"]).seat(4, room=10)
    assert [p.slime for p in effect(s, "slime_flow").game.seats] == [True, True, True, True, False]


def test_slime_flow_knows_the_eggs_of_others_and_of_the_nest() -> None:
    """A-18, ruling: an Egg that a companion carries, and those of an unspoilt Nest."""
    s = scene("captain", "scout", "soldier").seat(0, room=6, hands=["egg"]).seat(1, room=6).seat(2, room=16)
    assert [p.slime for p in effect(s.room(16, "nest"), "slime_flow").game.seats] == [True, True, True]
    bare = scene().seat(0, room=16).room(16, "nest").ship(eggs=0)
    assert not effect(bare, "slime_flow").seat(0).slime


def test_split_shells_hatches_one_unwatched_egg_in_each_room() -> None:
    """A-18: no Encounter; not where an Intruder stands, not in a hand, not on the Intruder board."""
    s = scene().object("egg", 6).object("egg", 6).object("egg", 7).figure("creeper", 7).seat(0, room=6, hand=[])
    eggs = s.game.eggs
    table = effect(s, "hatchings")
    assert table.kinds(6) == ["larva"] and table.game.floor.count((6, "egg")) == 1
    assert (7, "egg") in table.game.floor and table.kinds(7) == ["creeper"]
    assert table.game.eggs == eggs and not table.told("encounter")


def test_split_shells_needs_a_larva_figure() -> None:
    """A-18: supply permitting."""
    s = scene().object("egg", 6)
    for room in (1, 2, 3, 4, 5, 8):
        s.figure("larva", room)
    assert (6, "egg") in effect(s, "hatchings").game.floor


def test_rogue_turrets_shuffles_every_pile() -> None:
    """A-18: beside a character the new top is shown."""
    s = scene().room(7, "cabins").turret(6, "all").turret(7, "inactive").seat(0, room=6)
    table = effect(s, "rogue_turrets")
    shown = {room: face_up for _, room, _, face_up in table.game.ext["turrets"]}
    assert shown == {6: True, 7: False} and len(table.told("turret_shuffled")) == 2
    assert not any(table.game.noise)


def test_without_a_turret_the_shuttle_rattles() -> None:
    """A-18: a Noise marker in each corridor of the shuttle."""
    game = effect(scene(), "rogue_turrets").game
    noisy = {frozenset(game.rules.board.corridors[c][:2]) for c, n in enumerate(game.noise) if n}
    assert noisy == {frozenset((a, b)) for a in SHUTTLE for b in SHUTTLE if a < b}


def test_scavengers_make_noise_around_the_dead() -> None:
    """A-18: all exits, the technical Entrance too; carried ones do not count."""
    s = scene().object("carcass", 15).object("corpse", 3).object("blue_corpse", MAIN)
    s.seat(0, room=9, hands=["blue_corpse"])
    table = effect(s, "scavengers")
    assert table.game.vents == [True]
    assert all(table.noise_between(15, r) for r in (11, 16, 18)) and all(table.noise_between(3, r) for r in (1, 7))
    assert not table.noise_between(9, 8)


def test_backdraft_spreads_fire() -> None:
    """A-18: not through closed Doors; without Fire the Hibernatorium burns."""
    table = effect(scene().room(7, fire=True).door(6, 7, "closed"), "backdraft")
    assert [r for r in range(1, 26) if table.game.fire[r]] == [3, 7, 8]
    none = effect(scene(), "backdraft")
    assert [r for r in range(1, 26) if none.game.fire[r]] == [11]


def test_backdraft_stays_on_its_board() -> None:
    """A-4.4: a fire aboard the shuttle does not cross."""
    table = effect(scene().room(B, fire=True), "backdraft")
    assert [r for r in range(1, 26) if table.game.fire[r]] == list(SHUTTLE)


def test_docking_clamps_make_a_crossing_dearer_in_the_next_player_phase() -> None:
    """A-4.4: 1 more card for Move, Careful Movement and Escape by A-4.3; corridors cost the same."""
    table = scene().seat(0, hand=CARDS).extension(clamped=1).script(noise=["1"]).turn()
    table.do("move", 15)
    assert len(table.seat(0).hand) == 3
    walked = scene().seat(0, room=11, hand=CARDS).extension(clamped=1).script(noise=["1"])
    assert len(walked.turn().do("move", 6).seat(0).hand) == 4


def test_docking_clamps_refuse_who_cannot_pay_and_end_with_the_phase() -> None:
    """A-4.4: with one card left no crossing is offered; a round later it is."""
    table = scene().seat(0, hand=["rest"]).extension(clamped=1).turn()
    assert not table.offers("move", 15) and table.refusal("move", 15) == ("too_few_cards", "R-5.12")
    assert effect(scene(), "docking_clamps").game.ext["clamped"] == 2
    later = scene().seat(0, hand=["rest"]).ship(round=2).extension(clamped=1)
    assert later.turn().offers("move", 15)


def test_pack_call_adds_an_adult_and_hears_those_with_an_egg() -> None:
    """A-18: a Larva if no Adult is left; Noise rolls unless in Combat."""
    s = scene("captain", "scout", "soldier").bag("blank").seat(0, room=6, hands=["egg"]).seat(1, room=7)
    s.seat(2, room=8, hands=["egg"]).figure("larva", 8).script(noise=["1"])
    table = effect(s, "pack_call")
    kinds = [table.game.rules.types[t].kind for t in table.game.bag]
    assert kinds == ["blank", "adult"] and [e["seat"] for e in table.told("noise_rolled")] == [0]
    full = effect(scene().bag("blank", *["adult"] * 12), "pack_call")
    assert full.game.rules.types[full.game.bag[-1]].kind == "larva"


@pytest.mark.parametrize("event", [e.id for e in EVENTS])
def test_the_icon_makes_everyone_out_of_combat_roll_in_an_epilogue(event: str) -> None:
    """A-8.21: after movement and effect, in order, even with others in the Room (R-10.2)."""
    s = scene("captain", "scout", "soldier").seat(0, room=3).seat(1, room=3).seat(2, room=9).figure("queen", 9)
    s.top("event", event).script(noise=["1", "2", "1", "2"])
    table = s.run("event_card")
    rolled = [e["seat"] for e in table.told("noise_rolled")]
    assert rolled == ([0, 1] if table.game.rules.types[event].icon else [])


def test_the_icon_is_the_last_thing_of_the_card() -> None:
    """A-8.21: Fire of Backdraft first, then the rolls, then the card goes to the discard."""
    table = (
        scene()
        .seat(0, room=3)
        .seat(1, room=MAIN)
        .top("event", "aev_backdraft")
        .script(noise=["1", "1"])
        .run("event_card")
    )
    kinds = [k for k, *_ in table.game.log or [] if k in ("event", "fire", "noise_rolled")]
    assert kinds == ["event", "fire", "noise_rolled", "noise_rolled"]
    assert table.game.discards["event"] == ["aev_backdraft"]
