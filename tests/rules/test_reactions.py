"""Answers to an attack or a die: Nerves of Steel, Armor, the Motion Detector."""

import pytest

from nemesis.scenario import Scenario

NERVES = ("card", "soldier_nerves_of_steel_1")
ARMOR = ("item", "armor")


def attacked(occasion, kind="adult", card="scratch_1", mates=("captain",), **seat):
    """One Intruder in the Hibernatorium attacks the Soldier."""
    scenario = Scenario("soldier", *mates).figure(kind, room=11).seat(0, **seat).top("attack", card)
    return scenario.run("intruder_attack", scenario.game.figures[0].id, 0, occasion)


def unharmed(table, seat=0):
    p = table.seat(seat)
    return p.light == 0 and p.wounds == [] and p.discard == [c for c in p.discard if table.game.rules.is_action(c)]


# -- Nerves of Steel ----------------------------------------------------------------------------------


def surprised(*hand, token="tok_adult_5", card="scratch_1", **seat):
    """The Soldier walks into an Encounter; tokens 5 to 9 of the Adults show a 3."""
    scenario = Scenario("soldier", "captain").room(6, "canteen").seat(0, hand=["search", *hand], **seat).noise(6, 7)
    scenario.bag(token, "blank").ship(first_encounter=True).top("attack", card)
    return scenario.script(noise=["1"], bag=[token]).turn(0).do("move", 6, pay=("search",))


def test_nerves_of_steel_ignores_a_surprise_attack():
    """R-13.6, Q-34: the Wound and the Contamination card do not happen; the Intruder stays."""
    table = surprised("nerves_of_steel", "rest")
    assert table.asked == (0, "ignore_attack") and table.options == ["accept", NERVES]
    table.do("card", "nerves_of_steel")
    assert unharmed(table) and table.kinds(6) == ["adult"] and table.hand(0) == ["rest"]
    assert table.told("card_played") == [{"seat": 0, "card": NERVES[1]}]
    assert table.told("attack_ignored") == [{"seat": 0, "kind": "adult"}]


def test_the_attack_may_be_accepted_and_the_card_kept():
    """R-13.6, Q-34: a free decision, made once the card is known to hit."""
    table = surprised("nerves_of_steel", "rest")
    assert table.told("attack_card")[0]["hits"]
    table.do("accept")
    assert table.seat(0).light == 1 and table.hand(0) == ["nerves_of_steel", "rest"]


def test_nerves_of_steel_is_neither_an_action_nor_paid_for():
    """R-13.6, R-5.1: played in the own turn it uses up no action."""
    table = surprised("nerves_of_steel").do("card", "nerves_of_steel")
    assert table.game.actions_left == 1 and len(table.told("action")) == 1 and table.hand(0) == []


def test_no_question_when_the_surprise_attack_misses():
    """R-13.6, R-13.4: a Creeper's symbol is not on the Bite."""
    table = attacked("surprise", "creeper", "bite_1", hand=["nerves_of_steel"])
    assert table.asked is None and not table.told("attack_card")[0]["hits"] and table.hand(0) == ["nerves_of_steel"]


@pytest.mark.parametrize("occasion", ["event", "escape", "card"])
def test_nerves_of_steel_is_for_surprise_attacks_only(occasion):
    """R-13.6, R-13.1: no question on the other occasions."""
    table = attacked(occasion, hand=["nerves_of_steel"])
    assert table.asked is None and table.seat(0).light == 1 and table.hand(0) == ["nerves_of_steel"]


def test_nerves_of_steel_stops_a_larva_before_the_infestation():
    """R-13.6, R-13.7: the larva stays in the Room, no Contamination card."""
    table = attacked("surprise", "larva", hand=["nerves_of_steel"])
    assert table.asked == (0, "ignore_attack")
    table.do("card", "nerves_of_steel")
    assert table.kinds(11) == ["larva"] and not table.seat(0).larva and unharmed(table)


def test_a_soldier_without_the_card_is_not_asked():
    """Q-34: and the attack is resolved at once."""
    table = attacked("surprise", hand=["rest"])
    assert table.asked is None and table.seat(0).light == 1


def test_the_question_about_an_attack_is_hidden():
    """Q-34: the others must not learn who could react."""
    assert attacked("surprise", hand=["nerves_of_steel"]).game.ask.hidden


def test_accepting_leaves_the_same_public_record_as_having_no_reaction():
    """Q-34, R-13.6: the attack reads the same."""
    logs = []
    for card in ("nerves_of_steel", "rest"):
        table = attacked("surprise", hand=[card])
        if table.asked:
            table.do("accept")
        logs.append(table.game.log)
    assert logs[0] == logs[1] and len(logs[0]) > 2


def frenzy(trigger, **hands):
    scenario = Scenario("soldier", "captain").figure("breeder", room=11).top("attack", "frenzy_1")
    for seat, hand in hands.items():
        scenario.seat(int(seat[-1]), hand=hand)
    return scenario.run("intruder_attack", scenario.game.figures[0].id, trigger, "surprise")


def test_frenzy_still_hits_the_others_in_the_room():
    """R-13.6: the reaction spares its player only."""
    table = frenzy(0, seat0=["nerves_of_steel"]).do("card", "nerves_of_steel")
    assert table.seat(0).wounds == [] and len(table.seat(1).wounds) == 1


def test_nerves_of_steel_does_not_help_against_a_surprise_on_somebody_else():
    """R-13.6: the Captain is surprised, the Frenzy wounds the Soldier without a question."""
    table = frenzy(1, seat0=["nerves_of_steel"])
    assert table.asked is None and len(table.seat(0).wounds) == 1 and table.hand(0) == ["nerves_of_steel"]


# -- Armor --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("occasion", ["surprise", "event", "escape", "card"])
def test_armor_ignores_any_attack_and_is_discarded(occasion):
    """R-13.6, Q-34: once, and out of the game."""
    table = attacked(occasion, items=["armor"])
    assert table.options == ["accept", ARMOR] and table.game.ask.hidden
    table.do("item", "armor")
    assert unharmed(table) and table.seat(0).items == [] and "armor" in table.game.removed
    assert table.told("item_used") == [{"seat": 0, "item": "armor"}]


def test_armor_is_never_used_without_being_asked_for():
    """R-13.6, Q-34: accepting the attack keeps it."""
    table = attacked("event", items=["armor"]).do("accept")
    assert table.seat(0).light == 1 and table.seat(0).items == ["armor"]


def test_armor_stops_an_infestation():
    """R-13.6, R-13.7: the larva stays."""
    table = attacked("event", "larva", items=["armor"]).do("item", "armor")
    assert table.kinds(11) == ["larva"] and not table.seat(0).larva and unharmed(table)


def test_armor_and_nerves_are_both_offered_in_a_surprise():
    """R-13.6: either will do."""
    table = attacked("surprise", hand=["nerves_of_steel"], items=["armor"])
    assert table.options == ["accept", ARMOR, NERVES]


def test_no_question_about_armor_when_the_attack_misses():
    """R-13.6, R-13.4: a Tail Attack of an Adult."""
    table = attacked("event", card="tail_attack_1", items=["armor"])
    assert table.asked is None and unharmed(table) and table.seat(0).items == ["armor"]


def test_an_inactive_armor_protects_nobody():
    """R-15.23: a Quest Item not yet activated is no Item."""
    table = attacked("event")
    assert "armor" in table.seat(0).quests and table.asked is None and table.seat(0).light == 1


def test_a_hand_wound_does_not_make_the_armor_dearer():
    """R-16.17: reactions cost nothing more."""
    table = attacked("event", hand=[], items=["armor"], wounds=["wound_hand"]).do("item", "armor")
    assert table.seat(0).light == 0 and len(table.seat(0).wounds) == 1


def test_whoever_carries_the_armor_may_use_it():
    """R-13.6, R-15.24: an active Quest Item is a normal Item, here in the Captain's Inventory."""
    table = frenzy_on_captain_with_armor().do("item", "armor")
    assert len(table.seat(0).wounds) == 1 and table.seat(1).wounds == []


def frenzy_on_captain_with_armor():
    scenario = Scenario("soldier", "captain").figure("queen", room=11).seat(1, items=["armor"])
    scenario.top("attack", "frenzy_1")
    return scenario.run("intruder_attack", scenario.game.figures[0].id, 0, "event")


def test_armor_is_no_action():
    """R-5.15: it is never used in a turn."""
    table = Scenario("soldier", "captain").seat(0, hand=["rest", "search"], items=["armor"]).turn(0)
    assert table.refusal("use", "armor") == ("item_is_passive", "R-5.15")


def test_armor_in_the_event_phase():
    """R-4.9, R-13.6: the attack of step 5 is asked about like any other."""
    scenario = Scenario("soldier", "captain").figure("adult", room=11).seat(0, items=["armor"]).seat(1, room=8)
    table = scenario.top("attack", "bite_1").phase("intruder_attacks")
    assert table.asked == (0, "ignore_attack")
    table.do("item", "armor")
    assert table.seat(0).wounds == []


# -- Motion Detector -----------------------------------------------------------------------------------


def listening(*hand, faces=("1", "2"), hands=("rifle", "motion_detector"), **seat):
    scenario = Scenario("scout", "captain").room(6, "canteen")
    scenario.seat(0, room=6, hand=list(hand), hands=list(hands), **seat).script(noise=list(faces))
    return scenario.run("noise_roll", 0)


def test_the_motion_detector_rerolls_the_noise_die_for_a_card():
    """R-26.7, Q-34: decided after seeing the die, before applying it; the new face stands."""
    table = listening("rest", "search")
    assert table.asked == (0, "reroll_noise") and table.game.ask.source == "1" and not any(table.game.noise)
    table.do("reroll", "motion_detector", "rest")
    assert table.hand(0) == ["search"] and table.seat(0).discard == ["scout_rest_1"]
    assert table.noise_between(6, 11) and not table.noise_between(6, 7) and table.asked is None


def test_the_roll_may_be_kept():
    """R-26.7: nothing is paid."""
    table = listening("rest").do("keep")
    assert table.noise_between(6, 7) and table.hand(0) == ["rest"] and len(table.told("noise_rolled")) == 1


def test_one_reroll_for_each_roll():
    """R-26.7: the second face stands, cards or no cards."""
    table = listening("rest", "search", "demolition", faces=("1", "1", "3")).do("reroll")
    assert table.asked is None and table.noise_between(6, 7) and len(table.hand(0)) == 2


def test_the_motion_detector_works_again_on_the_next_roll():
    """R-26.7: once per roll, not once per round."""
    table = listening("rest", "search", faces=("1", "2", "3", "4")).do("reroll")
    table.game.push("noise_roll", 0)
    table.game.advance()
    assert table.asked == (0, "reroll_noise")


def test_contamination_does_not_pay_for_the_reroll():
    """R-5.12, R-16.2: only Action cards are offered; without one nobody is asked."""
    table = listening("contamination", "rest")
    assert [o for o in table.options if o != "keep"] == [("reroll", "motion_detector", "scout_rest_1")]
    alone = listening("contamination")
    assert alone.asked is None and alone.noise_between(6, 7)


def test_the_question_about_the_reroll_is_hidden():
    """Q-34: being asked would tell that there is an Action card in hand."""
    table = listening("rest")
    assert table.game.ask.hidden and table.game.view(1)["waiting"] is None


def test_without_the_detector_in_a_hand_slot_there_is_no_reroll():
    """R-15.23: the inactive Quest Item does not listen."""
    table = listening("rest", hands=["rifle"])
    assert table.asked is None and table.noise_between(6, 7)


def test_a_rerolled_danger_is_forgotten():
    """R-26.7: only the last face is applied."""
    table = listening("rest", faces=("danger", "silence")).do("reroll")
    assert not any(table.game.noise) and not table.told("danger")
