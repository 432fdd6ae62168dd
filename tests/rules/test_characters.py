"""The crew: who they are, what they start with, and which ten cards make their deck."""

from collections import Counter

import pytest

from nemesis.scenario import Scenario

CREW = {
    "captain": ("blue", "revolver", 6, False, ("ship_log", "intercom")),
    "pilot": ("green", "shotgun", 2, True, ("orbital_maneuvering_system", "pilot_evacuation_key")),
    "scientist": ("white", "pistol", 3, True, ("holo_computer", "lab_equipment")),
    "scout": ("violet", "rifle", 4, True, ("motion_detector", "security_key")),
    "soldier": ("red", "assault_rifle", 5, True, ("autoloader", "armor")),
    "mechanic": ("orange", "sawed_off_shotgun", 2, True, ("plasma_torch", "flashlight")),
}
"""character: colour, starting weapon, its Ammo, energy weapon, Quest Items."""

SHARED = {"search": 2, "rest": 1, "demolition": 1, "interruption": 1}
OWN = {
    "captain": ("basic_repairs", "suppressive_fire", "reload", "order", "motivation"),
    "pilot": ("repairs", "computer_skills", "ship_knowledge", "piloting", "old_friend"),
    "mechanic": ("quick_repairs", "computer_skills", "ingenuity", "pyrotechnics", "technical_corridors"),
    "soldier": ("basic_repairs", "full_auto", "nerves_of_steel", "covering_fire", "aimed_fire"),
    "scout": ("basic_repairs", "suppressive_fire", "adrenaline", "reconnaissance", "scavenging"),
    "scientist": ("repairs", "computer_skills", "intranet", "access_denied", "threat_assessment"),
    "medic": ("repairs", "computer_skills", "resuscitation", "dressing", "pharmacist"),
}


def starting(character):
    modules = ("medic",) if character == "medic" else ()
    other = "captain" if character != "captain" else "pilot"
    return Scenario(character, other, modules=modules).turn(0)


@pytest.mark.parametrize("character", CREW)
def test_a_character_starts_with_a_full_weapon_in_hand_and_two_inactive_quests(character):
    """R-3.5, R-3.8, R-3.9: in the Hibernatorium, ten cards in the deck, none in hand."""
    table = starting(character)
    _, weapon, ammo, _, quests = CREW[character]
    p = table.seat(0)
    assert p.hands == [weapon] and table.game.ammo[weapon] == ammo
    assert tuple(p.quests) == quests and p.items == []
    assert p.room == 11 and len(p.deck) == 10 and p.hand == [] and p.discard == []


@pytest.mark.parametrize("character", CREW)
def test_colours_and_weapons_are_those_of_the_table(character):
    """R-3.5: the colour, the energy mark of the weapon, and that it needs a Hand slot."""
    rules = starting(character).game.rules
    colour, weapon, ammo, energy, _ = CREW[character]
    gun = rules.items[weapon]
    assert rules.characters[character].colour == colour
    assert gun.heavy and not gun.single_use and gun.weapon.ammo == ammo and gun.weapon.energy is energy


def test_the_six_colours_are_all_different_and_the_medic_has_none_of_them():
    """R-1.13: six draft cards in the box, the promotional Medic only with its module."""
    rules = Scenario("captain", "pilot").game.rules
    colours = {c.colour for c in rules.characters.values()}
    assert len(rules.draft_cards) == 6 and len(colours) == 6 and "medic" not in rules.characters
    with_medic = Scenario("medic", "pilot", modules=("medic",)).game.rules
    assert with_medic.characters["medic"].colour not in colours


def test_the_medic_starts_with_the_needle_gun_and_its_own_quests():
    """R-3.5: a classic weapon with 2 Ammo."""
    table = starting("medic")
    p = table.seat(0)
    assert p.hands == ["needle_gun"] and table.game.ammo["needle_gun"] == 2
    assert table.game.rules.items["needle_gun"].weapon.energy is False
    assert p.quests == ["surgeon_kit", "anabolics"] and len(p.deck) == 10


@pytest.mark.parametrize("character", OWN)
def test_each_deck_holds_the_five_shared_cards_and_five_own_ones(character):
    """R-1.13, R-3.5: ten Action cards, two of them Search."""
    rules = starting(character).game.rules
    deck = Counter(rules.types[id].id for id in rules.action_decks[character])
    assert deck == {**SHARED, **dict.fromkeys(OWN[character], 1)}
    assert deck.total() == 10


def test_the_sixty_action_cards_add_up_by_type():
    """R-1.13: 60 cards of 28 types."""
    rules = Scenario("captain", "pilot").game.rules
    cards = Counter(rules.types[id].id for deck in rules.action_decks.values() for id in deck)
    shared = {"search": 12, "rest": 6, "demolition": 6, "interruption": 6, "basic_repairs": 3, "repairs": 2,
              "quick_repairs": 1, "computer_skills": 3, "suppressive_fire": 2}  # fmt: skip
    assert cards.total() == 60 and len(cards) == 28
    assert {card: n for card, n in cards.items() if card in shared} == shared
    assert all(n == 1 for card, n in cards.items() if card not in shared)


def test_copies_of_a_card_are_named_after_the_character():
    """R-3.5: `<character>_<card>_<number>`."""
    deck = Scenario("scout", "pilot").game.rules.action_decks["scout"]
    assert {"scout_search_1", "scout_search_2", "scout_reconnaissance_1"} <= set(deck)
    assert len(set(deck)) == 10


SHOTS = {
    "revolver": {"miss": 0, "creeper": 0, "adult": 1, "hit1": 1, "hit2": 3},
    "shotgun": {"miss": 0, "creeper": 0, "adult": 2, "hit1": 2, "hit2": 3},
    "sawed_off_shotgun": {"miss": 0, "creeper": 0, "adult": 1, "hit1": 2, "hit2": 2},
    "assault_rifle": {"miss": 0, "creeper": 0, "adult": 2, "hit1": 2, "hit2": 3},
    "rifle": {"miss": 0, "creeper": 0, "adult": 1, "hit1": 1, "hit2": 2},
    "pistol": {"miss": 0, "creeper": 0, "adult": 1, "hit1": 1, "hit2": 1},
}


@pytest.mark.parametrize("face", ["miss", "creeper", "adult", "hit1", "hit2"])
@pytest.mark.parametrize("character", CREW)
def test_each_starting_weapon_shoots_by_its_own_text(character, face):
    """R-12.8, R-12.14: Injuries of one shot at an Adult."""
    weapon = CREW[character][1]
    table = (
        Scenario(character, "medic", modules=("medic",))
        .seat(0, hand=["search"]).figure("adult", room=11).top("attack", "scratch_4").script(combat=[face]).turn(0)
    )  # fmt: skip
    table.do("shoot")
    assert table.told("shot")[0]["injuries"] == SHOTS[weapon][face]
    assert table.game.ammo[weapon] == CREW[character][2] - 1


@pytest.mark.parametrize(
    ("face", "kind", "hit"),
    [("miss", "adult", False), ("creeper", "adult", False), ("creeper", "creeper", True), ("adult", "adult", True),
     ("hit1", "queen", True), ("hit2", "queen", True)],
)  # fmt: skip
def test_the_needle_gun_deals_no_injury_but_drives_the_intruder_off(face, kind, hit):
    """R-14.9: any face that would hurt the target is a hit; the Event card gives the way."""
    table = (
        Scenario("medic", "captain", modules=("medic",))
        .seat(0, hand=["search"]).figure(kind, room=11).top("event", "hunt_2").script(combat=[face]).turn(0)
    )  # fmt: skip
    table.do("shoot")
    assert table.figures()[0].room == (6 if hit else 11) and table.figures()[0].injuries == 0
    assert table.game.ammo["needle_gun"] == 1 and len(table.told("retreat")) == hit


def test_the_needle_gun_is_reloaded_fully_by_chemicals_only():
    """R-15.6: not by an Energy Charge, which is for energy weapons."""
    table = (
        Scenario("medic", "captain", modules=("medic",))
        .seat(0, hand=["search", "rest"], items=["chemicals", "energy_charge"], ammo={"needle_gun": 0})
        .turn(0)
    )
    table.do("use", "energy_charge")
    assert table.asked == (0, "single_door")
    table.do("door")
    table.do("use", "chemicals")
    assert table.game.ammo["needle_gun"] == 2
