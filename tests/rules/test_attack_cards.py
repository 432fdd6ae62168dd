"""The 20 Intruder Attack cards: copies, blood numbers, attackers, effects (R-28.2)."""

from collections import Counter

import pytest

from nemesis.scenario import Scenario

QUIET = {"intruder_player": "off"}
ARROW = None
CARDS = {
    "scratch": ((2, 3, 5, 6), "CABQ"),
    "claw_attack": ((3, 4, 5, ARROW), "ABQ"),
    "bite": ((4, 4, 6, ARROW), "ABQ"),
    "tail_attack": ((2, 5), "Q"),
    "frenzy": ((3, 4), "BQ"),
    "transformation": ((4, 5), "C"),
    "slime_attack": ((5,), "CABQ"),
    "summoning": ((3,), "CQ"),
}
LETTERS = {"creeper": "C", "adult": "A", "breeder": "B", "queen": "Q"}


def struck(card, kind="queen", characters=("scout", "captain"), others_in=8, **seat):
    """The scout in Room 11 is attacked with this card in the event phase."""
    scenario = Scenario(*characters, options=QUIET).seat(0, **seat)
    for other in range(1, len(characters)):
        scenario.seat(other, room=others_in)
    return scenario.figure(kind, room=11).top("attack", card).run("intruder_attacks")


def contamination_of(table, seat=0):
    return len([c for c in table.seat(seat).discard if not table.game.rules.is_action(c)])


# -- the deck -----------------------------------------------------------------------------------------


def test_there_are_twenty_attack_cards():
    """R-1.13, X-17: 4+4+4+2+2+2+1+1, shuffled in set-up."""
    game = Scenario("scout").game
    types = game.rules.types
    assert Counter(types[c].card.id for c in game.decks["attack"]) == {c: len(b) for c, (b, _) in CARDS.items()}
    assert len(game.decks["attack"]) == 20


@pytest.mark.parametrize(("card", "k"), [(c, k) for c, (blood, _) in CARDS.items() for k in range(len(blood))])
def test_the_blood_number_of_each_copy(card, k):
    """R-14.3, R-14.7: read in a check on an adult; two copies show the arrow instead of a number."""
    table = Scenario("scout").seat(0, hand=["rest", "search"]).figure("adult", room=11).top("attack", f"{card}_{k + 1}")
    table = table.script(combat=["hit1"]).turn(0).do("shoot")
    assert table.told("blood") == [{"numbers": (CARDS[card][0][k],)}]


def test_the_sum_of_the_blood_numbers():
    """R-14.7: 2x2, 3x4, 4x5, 5x5, 6x2 and two arrows."""
    rules = Scenario("scout").game.rules
    counted = Counter(rules.types[c].blood for c in rules.decks["attack"])
    assert counted == {2: 2, 3: 4, 4: 5, 5: 5, 6: 2, ARROW: 2}


@pytest.mark.parametrize(("card", "kind"), [(c, k) for c in CARDS for k in LETTERS])
def test_who_attacks_with_each_card(card, kind):
    """R-13.4: the attack hits if the attacker's symbol is on the card."""
    table = struck(f"{card}_1", kind)
    assert table.told("attack_card")[0]["hits"] is (LETTERS[kind] in CARDS[card][1])


# -- scratch, claws, slime ----------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "light"), [("scratch_1", 1), ("claw_attack_1", 2)])
def test_scratches_and_claws_are_light_wounds_and_one_contamination(card, light):
    """R-13.4, R-16.1, R-16.8: Scratch 1, Claw Attack 2 Light Wounds."""
    table = struck(card)
    assert (table.seat(0).light, table.seat(0).wounds, contamination_of(table)) == (light, [], 1)


def test_the_two_wounds_of_the_claws_come_one_after_the_other():
    """R-16.12, R-16.8: with 2 Light Wounds: a Serious Wound, then 1 Light Wound."""
    table = struck("claw_attack_1", light=2)
    assert (table.seat(0).light, len(table.seat(0).wounds)) == (1, 1)


def test_the_second_wound_of_the_claws_may_kill():
    """R-16.12, R-16.10: the first makes the third Serious Wound, the second is death."""
    table = struck("claw_attack_1", light=2, wounds=["wound_leg", "wound_hand"])
    assert table.seat(0).status == "dead"


def test_slime_sticks_and_contaminates():
    """R-13.4, R-10.10: Slime marker and 1 Contamination card, no Wound."""
    table = struck("slime_attack_1")
    assert table.seat(0).slime and contamination_of(table) == 1
    assert (table.seat(0).light, table.seat(0).wounds) == (0, [])


# -- bite, tail, frenzy -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "wounds", "dead"),
    [
        ("bite_1", [], False),
        ("bite_1", ["wound_leg"], False),
        ("bite_1", ["wound_leg", "wound_arm"], True),
        ("bite_1", [("wound_leg", True), ("wound_arm", True)], True),
        ("tail_attack_1", [], False),
        ("tail_attack_1", ["wound_leg"], True),
        ("tail_attack_1", [("wound_leg", True)], True),
        ("frenzy_1", ["wound_leg"], False),
        ("frenzy_1", ["wound_leg", ("wound_arm", True)], True),
    ],
)
def test_bite_tail_and_frenzy_wound_or_kill(card, wounds, dead):
    """R-13.4, R-16.11: Bite and Frenzy kill from 2 Serious Wounds on, the Tail from 1; dressed ones count."""
    scout = struck(card, wounds=wounds).seat(0)
    assert scout.status == ("dead" if dead else "aboard")
    assert dead or len(scout.wounds) == len(wounds) + 1


@pytest.mark.parametrize("card", ["bite_1", "tail_attack_1", "frenzy_1"])
def test_bites_tails_and_frenzies_do_not_contaminate(card):
    """R-13.4: a hit does what its card says, and these three cards give no Contamination."""
    assert contamination_of(struck(card)) == 0


def test_frenzy_hits_every_character_of_the_room():
    """R-13.4: each by the own number of Serious Wounds."""
    scenario = Scenario("scout", "captain", "soldier", "pilot", options=QUIET)
    scenario.seat(1, wounds=["wound_leg", "wound_arm"]).seat(2, wounds=["wound_leg"]).seat(3, room=8)
    table = scenario.figure("breeder", room=11).top("attack", "frenzy_1").run("intruder_attacks")
    assert [table.seat(s).status for s in range(4)] == ["aboard", "dead", "aboard", "aboard"]
    assert [len(table.seat(s).wounds) for s in (0, 2, 3)] == [1, 2, 0]


def test_frenzy_goes_in_player_order():
    """R-13.4: by player number, whoever was the victim of the attack."""
    scenario = Scenario("scout", "captain", options=QUIET).seat(0, hand=["rest"]).top("wound", "wound_leg", "wound_arm")
    table = scenario.figure("breeder", room=11).top("attack", "frenzy_1").run("intruder_attacks")
    assert table.told("attack")[0]["seat"] == 1
    assert [w["seat"] for w in table.told("serious_wound")] == [0, 1]


# -- transformation -----------------------------------------------------------------------------------


def test_a_creeper_becomes_a_breeder_without_its_injuries():
    """R-13.9: and no token moves."""
    scenario = Scenario("scout").seat(0, hand=["rest"]).figure("creeper", room=11, injuries=1)
    before = scenario.table().game
    table = scenario.top("attack", "transformation_1").run("intruder_attacks")
    assert [(f.kind, f.injuries) for f in table.figures()] == [("breeder", 0)]
    assert (sorted(table.game.bag), sorted(table.game.pool)) == (sorted(before.bag), sorted(before.pool))
    assert table.seat(0).wounds == []


@pytest.mark.parametrize(("hand", "surprised"), [([], True), (["rest"], False), (["contamination"], False)])
def test_an_empty_hand_brings_the_new_breeders_surprise_attack(hand, surprised):
    """R-13.9, R-13.1: cards of any kind prevent it."""
    table = Scenario("scout").seat(0, hand=hand).figure("creeper", room=11)
    table = table.top("attack", "transformation_1", "scratch_1").run("intruder_attacks")
    assert [a["occasion"] for a in table.told("attack")] == ["event"] + ["surprise"] * surprised
    assert table.seat(0).light == surprised


def test_the_last_breeder_miniature_is_enough():
    """R-13.9, R-1.8: two in the box, one of them elsewhere."""
    table = Scenario("scout").seat(0, hand=["rest"]).figure("creeper", room=11).figure("breeder", room=2)
    assert table.top("attack", "transformation_1").run("intruder_attacks").kinds(11) == ["breeder"]


def test_without_a_breeder_miniature_the_creeper_stays_one():
    """R-13.9, R-1.8: two breeders in the box; those elsewhere are not taken back for it."""
    table = Scenario("scout").figure("creeper", room=11, injuries=1).figure("breeder", room=2).figure("breeder", room=2)
    table = table.top("attack", "transformation_1", "scratch_1").run("intruder_attacks")
    assert [(f.kind, f.injuries) for f in table.figures(11)] == [("creeper", 1)]
    assert table.kinds(2) == ["breeder", "breeder"]
    assert len(table.told("attack")) == 1


# -- summoning ----------------------------------------------------------------------------------------


def summoned(*bag, drawn, kind="creeper"):
    scenario = Scenario("scout").figure(kind, room=11).bag(*bag).noise(11, 6).script(bag=[drawn])
    return scenario.top("attack", "summoning_1").run("intruder_attacks")


@pytest.mark.parametrize("kind", ["larva", "creeper", "adult", "breeder", "queen"])
def test_the_summoned_intruder_joins_without_an_encounter(kind):
    """R-13.4, X-16: the Noise stays, no surprise check with an empty hand, the token goes to the pool."""
    table = summoned(kind, "blank", drawn=kind)
    assert table.kinds(11) == ["creeper", kind]
    assert table.noise_between(11, 6)
    assert table.told("surprise_check") == [] and len(table.told("attack")) == 1
    assert [table.game.rules.types[t].kind for t in table.game.bag] == ["blank"]
    assert len(table.game.bag) + len(table.game.pool) == 27


def test_summoning_the_blank_does_nothing():
    """R-13.4: back to the bag, I-4."""
    table = summoned("blank", "adult", drawn="blank")
    assert table.kinds(11) == ["creeper"]
    assert sorted(table.game.rules.types[t].kind for t in table.game.bag) == ["adult", "blank"]
    assert not table.noise_between(11, 8)


def test_summoning_takes_idle_miniatures_back_when_none_is_left():
    """R-11.7: the two breeders elsewhere leave, one comes here; the drawn token is not among those returned."""
    scenario = Scenario("scout").figure("creeper", room=11).figure("breeder", room=2).figure("breeder", room=3)
    scenario.bag("tok_breeder_1", "blank").script(bag=["breeder"]).top("attack", "summoning_1")
    table = scenario.run("intruder_attacks")
    assert table.kinds() == ["creeper", "breeder"]
    assert sorted(table.game.bag) == ["tok_blank_1", "tok_breeder_2"]
    assert "tok_breeder_1" in table.game.pool


def test_summoning_a_type_that_is_all_in_combat_does_nothing():
    """R-11.7: the token returns to the bag."""
    scenario = Scenario("scout").figure("queen", room=11).bag("queen", "blank").script(bag=["queen"])
    table = scenario.top("attack", "summoning_1").run("intruder_attacks")
    assert table.kinds(11) == ["queen"]
    assert sorted(table.game.rules.types[t].kind for t in table.game.bag) == ["blank", "queen"]
