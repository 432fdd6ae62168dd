"""Blue (crafted) Items: Antidote, Taser, Flamethrower; the Molotov is thrown (test_thrown_items.py)."""

import pytest

from nemesis.scenario import Scenario

HAND = ["rest", "search", "demolition"]

# item: copies, recipe, heavy, single use, cost, combat icon
CARDS = {
    "antidote": (3, ("flame", "cross"), False, True, 1, "out"),
    "taser": (3, ("battery", "wrench"), False, True, 1, "any"),
    "flamethrower": (3, ("flame", "wrench"), True, False, None, "in"),
    "molotov": (3, ("flame", "cloth"), False, True, 1, "any"),
}


def with_item(item, *others, hand=HAND, **seat):
    return Scenario("captain", *others).seat(0, hand=list(hand), items=[item], **seat)


def test_the_printed_cards():
    """R-1.13, R-15.20, R-5.20: three copies each, twelve in all."""
    rules = Scenario("captain").game.rules
    family = rules.families["crafted"].values()
    assert {i.id: (i.copies, i.recipe, i.heavy, i.single_use, i.cost, i.combat) for i in family} == CARDS
    assert len(rules.crafted_stock) == 12


# -- Antidote ---------------------------------------------------------------------------------------


def test_the_antidote_removes_infected_cards_wherever_they_are_and_the_larva():
    """R-16.6, R-16.18, X-13, X-19: deck, hand and discard; clean ones stay, one new card comes, all is shuffled."""
    scenario = with_item("antidote", "soldier", hand=["rest", "search", "cont_infected_1", "cont_clean_1"], larva=True)
    scenario.seat(0, discard=["cont_infected_2", "cont_clean_2"], deck_top=["cont_infected_3"])
    table = scenario.turn(0)
    new = table.game.decks["contamination"][-1]
    table.do("use", "antidote")
    p = table.seat(0)
    assert not p.larva
    assert sorted(c for c in p.deck if c.startswith("cont_")) == sorted(["cont_clean_1", "cont_clean_2", new])
    assert {"cont_infected_1", "cont_infected_2", "cont_infected_3"} <= set(table.game.removed)
    assert (p.hand, p.discard, len(p.deck)) == ([], [], 13)


def test_after_the_antidote_one_must_pass():
    """R-5.11: the Soldier goes on; the card is back in the stock."""
    table = with_item("antidote", "soldier").seat(1, hand=["rest"]).turn(0)
    table.do("use", "antidote")
    assert table.seat(0).passed
    assert table.asked == (1, "turn")
    assert table.game.crafted.count("blue_antidote_1") == 1


def test_the_antidote_never_kills_and_puts_no_larva():
    """R-16.5, R-16.18: the scan is not an infection."""
    table = with_item("antidote", "soldier", hand=["rest", "infected"], larva=True).turn(0)
    table.do("use", "antidote")
    assert table.seat(0).status == "aboard"
    assert not table.seat(0).larva


def test_the_antidote_has_the_out_of_combat_icon():
    """R-5.20: an Item marked "out of Combat only" cannot be used in Combat."""
    table = with_item("antidote").figure("larva", room=11).turn(0)
    assert table.refusal("use", "antidote") == ("only_out_of_combat", "R-5.20")


# -- Taser ------------------------------------------------------------------------------------------


def tasing(kind, blood):
    """An Intruder with the Captain in the Hibernatorium; exit 2 leads to slot 6."""
    scenario = with_item("taser").room(6, "canteen").figure(kind, room=11)
    return scenario.top("attack", blood).top("event", "egg_protection")


def test_the_taser_injures_an_intruder_and_drives_it_off():
    """R-14.9, Q-48: it survives the check with 1 Injury, then retreats by the Event card."""
    table = tasing("adult", "scratch_4").turn(0)
    table.do("use", "taser")
    assert [(f.room, f.injuries) for f in table.figures()] == [(6, 1)]
    assert len(table.seat(0).hand) == 2
    assert "blue_taser_1" in table.game.crafted


def test_an_intruder_killed_by_the_taser_does_not_retreat():
    """R-14.9, R-14.2: a larva dies of 1 Injury; no Event card is drawn."""
    table = tasing("larva", "scratch_4").turn(0)
    table.do("use", "taser")
    assert table.figures() == []
    assert table.game.discards["event"] == []


def test_an_intruder_never_retreats_twice_from_the_taser():
    """R-14.9, R-14.7: the arrow of the check is the retreat; one Event card only."""
    table = tasing("adult", "bite_4").turn(0)
    table.do("use", "taser")
    assert table.game.discards["event"] == ["egg_protection"]
    assert [(f.room, f.injuries) for f in table.figures()] == [(6, 1)]


def test_of_several_intruders_one_is_tased():
    """Q-48: the player's choice."""
    table = tasing("adult", "scratch_4").figure("breeder", room=11).turn(0)
    table.do("use", "taser").do("figure", 1)
    assert (table.kinds(6), table.kinds(11)) == (["adult"], ["breeder"])


def test_the_taser_makes_a_character_drop_the_whole_hand():
    """Q-47: Contamination included; out of Combat too."""
    table = with_item("taser", "soldier").seat(1, hand=["rest", "search", "contamination"]).turn(0)
    table.do("use", "taser")
    assert table.seat(1).hand == []
    assert len(table.seat(1).discard) == 3


def test_with_both_in_the_room_the_taser_has_two_parts():
    """R-5.14: of parts joined by "or" the player picks one."""
    table = with_item("taser", "soldier").seat(1, hand=["rest"]).figure("adult", room=11).turn(0)
    table.do("use", "taser")
    assert table.options == [("part", "tase_intruder"), ("part", "tase_character")]


def test_the_taser_needs_somebody_in_the_own_room():
    """R-5.18: an empty-handed character is no target either."""
    table = with_item("taser", "soldier").seat(1, hand=[]).figure("adult", room=6).turn(0)
    assert not table.offers("use", "taser")
    assert table.refusal("use", "taser") == ("nobody_else_here", "R-7.9")


# -- Flamethrower -----------------------------------------------------------------------------------


def flamethrower(face, kind="queen", **seat):
    scenario = Scenario("captain").seat(0, hand=HAND, hands=["flamethrower"], **seat).figure(kind, room=11)
    return scenario.top("attack", "scratch_4", "bite_3").script(combat=[face])


@pytest.mark.parametrize(
    ("face", "injuries", "burns"),
    [("miss", 0, False), ("creeper", 1, False), ("adult", 1, False), ("hit1", 1, False), ("hit2", 2, True)],
)
def test_the_flamethrower_misses_only_on_the_blank_and_burns_the_room_on_two(face, injuries, burns):
    """R-12.8, R-12.14: at least 1 Injury, even on the Queen; Fire with [2 Injuries]."""
    table = flamethrower(face).turn(0)
    table.do("shoot")
    assert table.figures(11)[0].injuries == injuries
    assert table.game.fire[11] == burns
    assert table.game.ammo["blue_flamethrower_1"] == 3


def test_the_flamethrower_is_a_classic_weapon():
    """R-15.6: neither the Armory nor an Energy Charge fills it."""
    scenario = Scenario("captain").room(12, "armory").seat(0, room=12, hand=HAND, items=["energy_charge"])
    table = scenario.seat(0, hands=["flamethrower"], ammo={"flamethrower": 1}).turn(0)
    assert table.refusal("room_action") == ("weapon_full_or_missing", "R-15.6")
    table.do("use", "energy_charge")
    assert table.asked == (0, "single_door")


def test_those_who_fear_fire_take_one_injury_more_from_the_flamethrower():
    """F-19: a Flamethrower hit is Fire too; a miss is nothing."""
    table = flamethrower("hit1").weaknesses({"egg": ("weak_fire", True)}).turn(0)
    table.do("shoot")
    assert table.figures(11)[0].injuries == 2
    missed = flamethrower("miss").weaknesses({"egg": ("weak_fire", True)}).turn(0)
    missed.do("shoot")
    assert missed.figures(11)[0].injuries == 0
