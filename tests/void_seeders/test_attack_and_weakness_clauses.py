"""Attack cards and Weaknesses, clause by clause (V-5, V-7, V-12.1, V-12.4)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis.scenario import Scenario, Table

L, W, S, D = "lurker", "whisperer", "stalker", "despoiler"


def crew(*characters: str, **setup: Any) -> Scenario:
    return Scenario(*(characters or ("scout",)), species="void_seeders", **setup).ship(first_encounter=True)


def level(table: Table, seat: int = 0) -> int:
    n: int = table.seat(seat).ext["insanity"]
    return n


def attacked(scenario: Scenario, kind: str, card: str) -> Table:
    return scenario.figure(kind, 11).top("attack", card).run("intruder_attacks")


TWO = [("wound_leg", True), "wound_body"]


# -- attacks ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["vs_atk_01", "vs_atk_02"])
def test_frenzy_takes_the_whole_room(card: str) -> None:
    """V-5.2: with two Serious Wounds, dressed or not, it kills; else one Serious Wound."""
    scenario = crew("scout", "captain", "pilot").seat(0, wounds=TWO).seat(1, wounds=["wound_leg"]).seat(2, room=1)
    table = attacked(scenario, S, card)
    assert table.seat(0).status == "dead" and len(table.seat(1).wounds) == 2 and not table.seat(2).wounds


@pytest.mark.parametrize("card", ["vs_atk_13", "vs_atk_14", "vs_atk_15", "vs_atk_16"])
def test_bite_kills_at_two_wounds(card: str) -> None:
    """V-5.2: its target only."""
    scenario = crew("scout", "captain").seat(0, hand=[], wounds=TWO).seat(1, hand=["rest"])
    table = attacked(scenario, W, card)
    assert table.seat(0).status == "dead" and not table.seat(1).wounds


@pytest.mark.parametrize("card", ["vs_atk_11", "vs_atk_12"])
def test_braineating_kills_at_one_wound(card: str) -> None:
    """V-5.2: a hit by Brain-eating kills a Character with a Serious Wound."""
    table = attacked(crew("scout", "captain").seat(0, wounds=[("wound_leg", True)]).seat(1, room=1), D, card)
    assert table.seat(0).status == "dead"


MISSES = [("vs_atk_01", W), ("vs_atk_07", S), ("vs_atk_09", W), ("vs_atk_11", S), ("vs_atk_13", L)]


@pytest.mark.parametrize(("card", "kind"), MISSES)
def test_without_its_symbol_the_attack_misses(card: str, kind: str) -> None:
    """V-5.2: an Attack card without the attacker's symbol fails."""
    table = attacked(crew(), kind, card)
    p = table.seat(0)
    assert not p.wounds and not p.light and table.kinds(11) == [kind] and level(table) == 1


@pytest.mark.parametrize("card", ["vs_atk_07", "vs_atk_08"])
def test_a_duplicate_waits_for_the_next_round(card: str) -> None:
    """V-5.2, V-4.1: the copy makes no surprise attack and none in this step; no Whisperer left: a Lurker."""
    scenario = crew().figure(W, 1).figure(W, 2).figure(W, 3)
    table = attacked(scenario, W, card)
    assert table.kinds(11) == [W, L] and len(table.told("attack")) == 1 and not table.told("surprise_check")


@pytest.mark.parametrize("card", ["vs_atk_09", "vs_atk_10"])
def test_dread_wounds_before_the_panic(card: str) -> None:
    """V-5.2: the Serious Wound comes first."""
    table = attacked(crew().top("panic", "vs_pan_08"), S, card)
    kinds = [k for k, *_ in table.game.log or []]
    assert kinds.index("serious_wound") < kinds.index("panic")


@pytest.mark.parametrize("card", ["vs_atk_17", "vs_atk_18", "vs_atk_19", "vs_atk_20"])
def test_dismay_contaminates_before_the_panic(card: str) -> None:
    """V-5.2: a hit by Dismay gives a Contamination card, then Panic."""
    table = attacked(crew().top("panic", "vs_pan_08"), L, card)
    kinds = [k for k, *_ in table.game.log or []]
    assert kinds.index("contaminated") < kinds.index("panic") and level(table) == 2


def test_the_largest_attacks_first_and_the_lair_never() -> None:
    """V-5.2, V-5.3: in a Room the largest attacks first; Lairs never attack."""
    scenario = crew().figure("lair", 11).figure(L, 11).figure(D, 11).figure(W, 11)
    table = scenario.top("attack", "vs_atk_07", "vs_atk_11", "vs_atk_01").run("intruder_attacks")
    assert [a["kind"] for a in table.told("attack")] == [D, W, L]


def test_an_escape_is_attacked_by_seeders_only() -> None:
    """V-5.2, V-6.8: one Attack card for the Lurker, none for the Lair."""
    scenario = crew().seat(0, hand=["rest", "search"]).figure("lair", 11).figure(L, 11).room(6, "cabins")
    table = scenario.top("attack", "vs_atk_03").script(noise=["1"]).turn(0).do("escape", 6)
    assert [a["kind"] for a in table.told("attack")] == [L] and table.seat(0).light == 1 and table.seat(0).room == 6


def test_armor_answers_a_surprise_attack() -> None:
    """V-5.1: both parts are spared."""
    scenario = crew("soldier").seat(0, hand=[], items=["armor"]).bag("vs_tok_blank", "vs_tok_4a")
    table = scenario.script(bag=["seeder"]).run("encounter", 0).do("item", "armor")
    assert not any(c.startswith("cont_") for c in table.seat(0).discard) and level(table) == 1


# -- injuries -----------------------------------------------------------------------------------------------


def shot(scenario: Scenario, kind: str, injuries: int, *cards: str, face: str = "hit1") -> Table:
    scenario.seat(0, hand=["rest", "search"]).figure(kind, 11, injuries=injuries).top("attack", *cards)
    return scenario.top("event", "vs_evt_04").bag("vs_tok_blank").script(combat=[face]).turn(0).do("shoot")


FACES = {
    L: ("creeper", "adult", "hit1", "hit2"),
    W: ("adult", "hit1", "hit2"),
    S: ("hit1", "hit2"),
    D: ("hit1", "hit2"),
}


@pytest.mark.parametrize("kind", FACES)
@pytest.mark.parametrize("face", ["miss", "creeper", "adult", "hit1", "hit2"])
def test_faces_that_hit(kind: str, face: str) -> None:
    """V-11.2, V-7.1, V-11.1: the die faces by type, and how many cards the check draws."""
    table = shot(crew(), kind, 0, "vs_atk_02", "vs_atk_04", face=face)
    hit = face in FACES[kind]
    assert bool(table.told("blood")) == hit
    if hit:
        assert len(table.told("blood")[0]["numbers"]) == {L: 2, W: 1, S: 2, D: 1}[kind]


def test_the_option_for_killing_does_not_matter() -> None:
    """V-7.1: the number itself is enough for the Stalker, under any kill_rule."""
    for rule in ("seeds", "rulebook"):
        assert shot(crew(options={"kill_rule": rule}), S, 3, "vs_atk_05", "vs_atk_01").kinds() == []


@pytest.mark.parametrize(("kind", "count"), [(L, 6), (W, 4), (S, 1), (D, 1), ("lair", 3)])
def test_miniatures(kind: str, count: int) -> None:
    """V-4.1, V-11.1: so many figures of each type are in the box."""
    assert crew().game.rules.kinds[kind].miniatures == count


def test_tokens_and_their_numbers() -> None:
    """V-1.5: 3, 5, 5 and 3 Seeder tokens of the numbers 1 to 4, one blank, seven Insanity tokens."""
    rules = crew().game.rules
    tokens = [rules.types[t] for t in rules.intruder_tokens]
    assert [sum(1 for t in tokens if t.number == n) for n in (1, 2, 3, 4)] == [3, 5, 5, 3]
    assert sum(1 for t in tokens if t.kind == "blank") == 1
    assert sum(1 for t in tokens if t.kind.startswith("insanity_")) == 7


# -- weaknesses -----------------------------------------------------------------------------------------------


def weak(card: str, *characters: str, shown: bool = True, **setup: Any) -> Scenario:
    return crew(*characters, **setup).ship(weaknesses={"egg": (card, shown)})


@pytest.mark.parametrize("shown", [True, False])
def test_a_weakness_must_be_discovered(shown: bool) -> None:
    """V-1.4: face down it does nothing (weakness 08 on a Whisperer, 1 Injury against 2)."""
    table = shot(weak("vs_wk_08", shown=shown), W, 0, "vs_atk_01")
    assert (table.kinds() == []) == shown


@pytest.mark.parametrize("room", ["shower_room", "canteen"])
def test_lucid_rest_in_rooms_too(room: str) -> None:
    """V-2.2, V-9.1: weakness 01; but not by Surgery or Antidote, and never below 1."""
    scenario = weak("vs_wk_01").room(6, room).seat(0, room=6, hand=["rest", "search"], light=1)
    table = scenario.extension(0, insanity=3).turn(0).do("room_action")
    assert level(table.do("calm") if table.asked == (0, "rest_or_scan") else table) == 2
    lowest = weak("vs_wk_01").seat(0, hand=["rest"]).turn(0)
    assert not lowest.offers("play", "rest")


def test_strength_in_numbers_alone_and_in_solo() -> None:
    """V-3.1: weakness 02: alone it does not help; solo: out of Combat it does; an effect's own +1 stays."""
    alone = weak("vs_wk_02", "scout", "captain").seat(1, room=1).top("panic", "vs_pan_08")
    assert level(alone.run("panic", 0)) == 2
    assert level(weak("vs_wk_02", mode="solo").top("panic", "vs_pan_08").run("panic", 0)) == 1
    fighting = weak("vs_wk_02", mode="solo").figure(L, 11).top("panic", "vs_pan_08")
    assert level(fighting.run("panic", 0)) == 2
    effect = weak("vs_wk_02", "scout", "captain").seat(1, hand=[]).extension(0, insanity=3).top("panic", "vs_pan_02")
    table = effect.run("panic", 0)
    while table.asked is not None:
        table.do("decline")
    assert level(table) == 4


def test_strength_in_numbers_for_what_cannot_be_resolved() -> None:
    """V-3.1: weakness 02: the second way to a level is barred too."""
    scenario = weak("vs_wk_02", "scout", "captain").room(11, fire=True).extension(0, insanity=5)
    table = scenario.top("panic", "vs_pan_19").run("panic", 0)
    assert level(table) == 5 and table.seat(0).status == "aboard"


def test_reaction_to_danger_never_below_one() -> None:
    """V-5.1: weakness 03: with an empty hand number 1 still surprises, by a Despoiler too."""
    scenario = weak("vs_wk_03").seat(0, hand=[]).extension(0, insanity=5).bag("vs_tok_blank", "vs_tok_1a")
    check = scenario.top("panic", "vs_pan_01").script(bag=["seeder"]).run("encounter", 0).told("surprise_check")[0]
    assert check["number"] == 1 and check["surprised"]


def test_rooted_lairs_are_saved_by_an_arrow() -> None:
    """V-6.6: weakness 04: and Stalkers still use the higher number."""
    saved = shot(weak("vs_wk_04"), "lair", 5, "vs_atk_06", "vs_atk_01")
    assert saved.kinds(11) == ["lair"]
    assert shot(weak("vs_wk_04"), S, 1, "vs_atk_05", "vs_atk_01").kinds(11) == [S]


def test_energy_needs_an_energy_weapon_and_a_hit() -> None:
    """V-7.1: weakness 05: no bonus for Melee, for a miss, or on the Despoiler."""
    assert shot(weak("vs_wk_05"), S, 0, "vs_atk_02", "vs_atk_04").figures(11)[0].injuries == 2
    assert shot(weak("vs_wk_05"), S, 0, face="adult").figures(11)[0].injuries == 0
    assert shot(weak("vs_wk_05"), D, 0, "vs_atk_02").figures(11)[0].injuries == 0
    fists = weak("vs_wk_05").seat(0, hand=["rest", "search"]).figure(S, 11).top("attack", "vs_atk_02", "vs_atk_04")
    assert fists.script(combat=["hit1"]).turn(0).do("melee").figures(11)[0].injuries == 1


def test_fire_vulnerability_of_weapons() -> None:
    """V-7.1: weakness 06: Flamethrower and Molotov, not an ordinary rifle."""
    flames = weak("vs_wk_06").seat(0, hand=["rest"], hands=["flamethrower"]).figure(S, 11)
    table = flames.top("attack", "vs_atk_02", "vs_atk_04").script(combat=["hit1"]).turn(0).do("shoot")
    assert table.figures(11)[0].injuries == 2
    bottle = weak("vs_wk_06").seat(0, hand=["rest"], items=["molotov"]).figure("lair", 6)
    assert bottle.top("attack", "vs_atk_02", "vs_atk_04").turn(0).do("use", "molotov").figures(6)[0].injuries == 2
    assert shot(weak("vs_wk_06"), S, 0, "vs_atk_02", "vs_atk_04").figures(11)[0].injuries == 1


def test_bound_seeders_break_doors_by_danger_and_retreat() -> None:
    """V-7.3: weakness 07: the Door is destroyed, the Seeder does not move; the Despoiler too."""
    danger = weak("vs_wk_07").figure(D, 6).door(6, 11, "closed").script(noise=["danger"]).run("noise_roll", 0)
    assert danger.kinds(6) == [D] and danger.door_between(6, 11) == "destroyed"
    scenario = weak("vs_wk_07").door(6, 11, "closed")
    assert shot(scenario, L, 0, "vs_atk_06", "vs_atk_02").kinds(11) == [L]


@pytest.mark.parametrize(("kind", "injuries", "cards"), [
    (L, 0, ("vs_atk_01", "vs_atk_02")), (S, 2, ("vs_atk_05", "vs_atk_01")), ("lair", 2, ("vs_atk_05", "vs_atk_01")),
])  # fmt: skip
def test_fading_echo_for_all_but_the_despoiler(kind: str, injuries: int, cards: tuple[str, str]) -> None:
    """V-7.1: weakness 08: one less on each card."""
    assert shot(weak("vs_wk_08"), kind, injuries, *cards).kinds() == []
    assert shot(crew(), kind, injuries, *cards).kinds(11) == [kind]
    assert shot(weak("vs_wk_08"), D, 0, "vs_atk_01").kinds(11) == [D]
