"""Green (medical) Items: every part of every card, when it is legal and what it costs."""

import pytest

from nemesis.scenario import Scenario

HAND = ["rest", "search", "demolition"]

# item: copies, symbol, combat icon (all are light, single use, cost 1)
CARDS = {
    "bandages": (7, "cloth", "out"),
    "medkit": (7, "cross", "out"),
    "synthetic_food": (5, None, "out"),
    "adrenaline_injection": (3, None, "any"),
    "alcohol": (3, "flame", "out"),
    "clothes": (3, "cloth", "out"),
    "military_stimulants": (2, None, "any"),
}


def patient(item, hand=HAND, **seat):
    return Scenario("captain").seat(0, hand=list(hand), items=[item], **seat)


def assert_spent(table, item, cards_left):
    assert len(table.seat(0).hand) == cards_left
    assert [table.game.rules.types[c].id for c in table.game.discards["green"]] == [item]


def test_the_printed_cards():
    """R-1.13, R-5.15, R-5.20: copies, symbol, combat icon of seven types; none heavy, all single use, cost 1."""
    family = Scenario("captain").game.rules.families["green"]
    assert {i.id: (i.copies, i.symbol, i.combat) for i in family.values()} == CARDS
    assert all((i.heavy, i.single_use, i.cost) == (False, True, 1) for i in family.values())


def test_the_deck_has_thirty_cards():
    """R-1.13: thirty Items of each colour."""
    assert len(Scenario("captain").game.decks["green"]) == sum(c[0] for c in CARDS.values()) == 30


@pytest.mark.parametrize("item", [item for item, card in CARDS.items() if card[2] == "out"])
def test_the_out_of_combat_icon(item):
    """R-5.20: whatever there would be to treat."""
    scenario = patient(item, [*HAND, "contamination"], light=1, slime=True, wounds=["wound_leg", ("wound_body", True)])
    table = scenario.figure("larva", room=11).turn(0)
    assert not table.offers("use", item)
    assert table.refusal("use", item) == ("only_out_of_combat", "R-5.20")


# -- wounds -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("item", ["bandages", "medkit"])
def test_one_serious_wound_is_dressed(item):
    """R-16.11, Q-21: of two the player chooses one; it still counts as a wound."""
    table = patient(item, wounds=["wound_leg", "wound_body"]).turn(0)
    table.do("use", item)
    assert table.asked == (0, "wound_to_dress")
    table.do("wound", "wound_body")
    assert table.seat(0).wounds == [("wound_leg_1", False), ("wound_body_1", True)]
    assert_spent(table, item, 2)


def test_bandages_heal_all_light_wounds():
    """R-16.11: both at once."""
    table = patient("bandages", light=2).turn(0)
    table.do("use", "bandages")
    assert table.seat(0).light == 0
    assert_spent(table, "bandages", 2)


def test_bandages_do_one_of_two_things():
    """R-5.14: a Serious Wound and Light Wounds: the player picks the part."""
    table = patient("bandages", light=2, wounds=["wound_leg"]).turn(0)
    table.do("use", "bandages")
    assert table.options == [("part", "dress"), ("part", "heal_light")]
    table.do("part", "heal_light")
    assert (table.seat(0).light, table.seat(0).wounds) == (0, [("wound_leg_1", False)])


def test_bandages_do_not_heal_a_dressed_wound():
    """R-16.11, R-5.18: that needs a Medkit."""
    table = patient("bandages", wounds=[("wound_leg", True)]).turn(0)
    assert table.refusal("use", "bandages") == ("no_light_wound", "R-16.11")


def test_a_medkit_heals_one_dressed_wound():
    """R-16.11: the card goes to the discard of the wounds."""
    table = patient("medkit", wounds=[("wound_leg", True), ("wound_body", True)]).turn(0)
    table.do("use", "medkit").do("wound", "wound_leg")
    assert table.seat(0).wounds == [("wound_body_1", True)]
    assert table.game.discards["wound"] == ["wound_leg_1"]
    assert_spent(table, "medkit", 2)


def test_a_medkit_does_one_of_two_things():
    """R-5.14, R-16.11: dress an undressed wound, or heal a dressed one, never heal an undressed one."""
    table = patient("medkit", wounds=["wound_leg", ("wound_body", True)]).turn(0)
    table.do("use", "medkit")
    assert table.options == [("part", "dress"), ("part", "heal")]
    table.do("part", "heal")
    assert table.seat(0).wounds == [("wound_leg_1", False)]


def test_a_medkit_does_not_heal_light_wounds():
    """R-5.18, R-16.11: not on the card."""
    table = patient("medkit", light=2).turn(0)
    assert not table.offers("use", "medkit")
    assert table.refusal("use", "medkit") == ("no_wound_to_heal", "R-16.11")


# -- Synthetic Food ---------------------------------------------------------------------------------


def test_synthetic_food_draws_two_cards():
    """X-26, R-5.15: from the top of the own deck, after paying one."""
    table = patient("synthetic_food", deck_top=["order", "reload"]).turn(0)
    table.do("use", "synthetic_food", pay=("rest",))
    assert table.hand(0) == ["search", "demolition", "order", "reload"]
    assert_spent(table, "synthetic_food", 4)


def test_synthetic_food_goes_on_with_the_reshuffled_discard():
    """R-4.4, X-13: one card in the deck, the rest in the discard."""
    table = patient("synthetic_food", deck=["order"]).turn(0)
    table.do("use", "synthetic_food")
    assert len(table.seat(0).hand) == 4
    assert table.seat(0).discard == []


# -- Adrenaline Injection ---------------------------------------------------------------------------


def test_an_adrenaline_injection_draws_a_card_and_lifts_the_limit_of_actions():
    """R-5.1, X-26: three more actions in the same turn, in Combat too."""
    hand = ["rest", "search", "demolition", "order", "motivation"]
    scenario = patient("adrenaline_injection", hand, deck_top=["reload"]).figure("queen", room=11)
    table = scenario.script(combat=["miss"] * 3).turn(0)
    table.do("use", "adrenaline_injection", pay=("rest",))
    assert table.hand(0)[-1] == "reload"
    for _ in range(3):
        table.do("shoot")
        assert table.asked == (0, "turn")
    assert table.game.ammo["revolver"] == 3
    assert table.game.discards["green"] == ["green_adrenaline_injection_1"]


def test_after_an_adrenaline_injection_the_turn_ends_only_by_passing():
    """R-5.2: the player has passed when the others go on."""
    scenario = Scenario("captain", "soldier").seat(0, hand=HAND, items=["adrenaline_injection"])
    table = scenario.seat(1, hand=["rest"]).turn(0, actions=1)
    table.do("use", "adrenaline_injection")
    assert table.asked == (0, "turn")
    table.do("pass").do("done")
    assert table.seat(0).passed
    assert table.asked == (1, "turn")


# -- Alcohol ----------------------------------------------------------------------------------------


def test_alcohol_removes_a_clean_contamination_card():
    """R-16.6, Q-53: for good, and nothing comes instead."""
    table = patient("alcohol", [*HAND, "cont_clean_3"]).turn(0)
    table.do("use", "alcohol")
    assert table.hand(0) == ["search", "demolition"]
    assert "cont_clean_3" in table.game.removed
    assert [c for c in table.seat(0).discard if c.startswith("cont_")] == []
    assert_spent(table, "alcohol", 2)


def test_alcohol_replaces_an_infected_card_by_a_new_one_on_the_discard():
    """R-16.1, Q-53, X-19: no Larva."""
    table = patient("alcohol", [*HAND, "cont_infected_2"]).turn(0)
    new = table.game.decks["contamination"][-1]
    table.do("use", "alcohol")
    assert "cont_infected_2" in table.game.removed
    assert table.seat(0).discard[-1] == new
    assert not table.seat(0).larva


def test_with_a_larva_alcohol_does_not_kill():
    """Q-53: the card replaces the infection procedure."""
    table = patient("alcohol", [*HAND, "infected"], larva=True).turn(0)
    table.do("use", "alcohol")
    assert table.seat(0).status == "aboard"
    assert table.seat(0).larva


def test_alcohol_takes_one_card_of_the_players_choice():
    """Q-53: one known to be infected, or one of the unknown."""
    scenario = patient("alcohol", [*HAND, "cont_clean_1", "cont_infected_1", "cont_clean_2"], known_infected=True)
    table = scenario.turn(0)
    table.do("use", "alcohol")
    assert table.asked == (0, "alcohol_card")
    assert sorted(table.options) == [("contamination", "infected"), ("contamination", "unknown")]
    table.do("contamination", "infected")
    assert "cont_infected_1" in table.game.removed
    assert table.hand(0).count("contamination") == 2


def test_alcohol_needs_a_contamination_card_in_hand():
    """R-5.18: one in the discard is no use."""
    table = patient("alcohol", discard=["contamination"]).turn(0)
    assert not table.offers("use", "alcohol")
    assert table.refusal("use", "alcohol") == ("no_contamination_in_hand", "R-16.4")


# -- Military Stimulants ----------------------------------------------------------------------------


def test_stimulants_exchange_any_cards_and_one_more():
    """Q-38, X-26: two discarded, one of them Contamination; three drawn."""
    table = patient("military_stimulants", ["rest", "search", "demolition", "contamination"]).turn(0)
    table.do("use", "military_stimulants", pay=("rest",))
    assert table.asked == (0, "stimulants")
    table.do("card", "search").do("contamination")
    assert len(table.seat(0).hand) == 4
    assert "captain_demolition_1" in table.seat(0).hand
    assert len([c for c in table.seat(0).discard if c.startswith("cont_")]) == 1
    assert table.game.discards["green"] == ["green_military_stimulants_1"]


def test_stimulants_without_a_discard_draw_one_card():
    """Q-38: zero is allowed; in Combat too."""
    table = patient("military_stimulants").figure("adult", room=11).turn(0)
    table.do("use", "military_stimulants", pay=("rest",)).do("done")
    assert len(table.seat(0).hand) == 3
