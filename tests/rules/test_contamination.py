"""Contamination cards: gaining, holding, scanning, and the Larva on the board (R-16.1 to R-16.7, R-16.18, R-16.19)."""

from collections import Counter

import pytest

from nemesis.rules.encounter import miniatures_left
from nemesis.scenario import Scenario

QUIET = {"intruder_player": "off"}


def crew(*characters, **options):
    return Scenario(*(characters or ("captain", "soldier")), options={**QUIET, **options})


def sick_cards(table, cards):
    return [c for c in cards if c.startswith("cont_infected")]


# -- the deck -----------------------------------------------------------------------------------------


def test_the_deck_holds_seven_infected_and_twenty_clean_cards():
    """R-1.13, X-10: twenty-seven Contamination cards."""
    game = crew().game
    faces = Counter(game.rules.types[c].infected for c in game.decks["contamination"])
    assert faces == {True: 7, False: 20}
    assert len(set(game.decks["contamination"])) == 27


def test_a_gained_card_goes_on_top_of_the_own_discard_unseen():
    """R-16.1, R-16.3: the event tells who, never what."""
    scenario = crew().seat(0, discard=["rest"]).figure("adult", room=11).seat(1, room=8).top("attack", "scratch_1")
    top = scenario.game.decks["contamination"][-1]
    table = scenario.run("intruder_attacks")
    assert table.seat(0).discard == ["captain_rest_1", top]
    assert table.told("contaminated") == [{"seat": 0, "cards": 1}]


def test_an_empty_contamination_deck_gives_no_card():
    """R-1.13, R-16.1: it has no discard pile."""
    scenario = crew().figure("adult", room=11).seat(1, room=8).top("attack", "scratch_1")
    table = scenario.deck("contamination").run("intruder_attacks")
    assert table.seat(0).discard == [] and table.seat(0).light == 1


# -- in hand ------------------------------------------------------------------------------------------


def test_a_contamination_card_is_drawn_like_an_action_card_and_fills_the_hand():
    """R-16.2, R-4.2: four in hand and one drawn make five."""
    table = crew().seat(0, hand=["contamination"] * 4, deck_top=["infected"]).run("draw_cards")
    assert table.hand(0) == ["contamination"] * 5


def test_a_contamination_card_gives_no_action():
    """R-16.2: it is never played."""
    table = crew().seat(0, hand=["contamination", "rest"]).turn(0)
    assert [o for o in table.options if o[0] == "play"] == [("play", "captain_rest_1")]


def test_a_contamination_card_never_pays():
    """R-16.2, R-5.12: one Action card beside it pays for one Move, not for a Careful Movement."""
    table = crew().room(6, "canteen").seat(0, hand=["contamination", "search"]).script(noise=["silence"]).turn(0)
    assert table.refusal("careful_move") == ("too_few_cards", "R-5.12")
    table.do("move", 6)
    assert table.hand(0) == ["contamination"]


def test_contamination_cards_may_be_discarded_when_passing():
    """R-16.2, R-5.3: to the own discard, without showing their face (R-16.3)."""
    table = crew().seat(0, hand=["infected", "rest"]).turn(0).do("pass")
    assert table.options == [("contamination", "unknown"), ("card", "captain_rest_1"), "done"]
    table.do("contamination").do("done")
    assert table.hand(0) == ["rest"]
    assert sick_cards(table, table.seat(0).discard)


# -- scans --------------------------------------------------------------------------------------------


def rested(*hand, larva=False, characters=("captain", "soldier"), seat1=8, **options):
    scenario = crew(*characters, **options).seat(0, hand=["rest", *hand], larva=larva).ship(first_encounter=True)
    if len(characters) > 1:
        scenario.seat(1, room=seat1)
    return scenario.turn(0).do("play", "rest")


def test_clean_cards_leave_the_game_for_good():
    """R-16.4, R-16.6: neither discarded nor back in the deck."""
    table = rested("clean", "clean", "search")
    captain = table.seat(0)
    assert table.hand(0) == ["search"] and not captain.larva
    assert len([c for c in table.game.removed if c.startswith("cont_clean")]) == 2
    assert len(table.game.decks["contamination"]) == 25
    assert captain.discard == ["captain_rest_1"]


def test_an_infected_card_stays_and_brings_a_larva():
    """R-16.4: only the clean one is removed."""
    table = rested("infected", "clean")
    captain = table.seat(0)
    assert captain.larva and captain.status == "aboard"
    assert len(captain.hand) == 1 and sick_cards(table, captain.hand)


def test_several_infected_cards_bring_one_larva_and_do_not_kill():
    """F-17, R-16.4, R-16.5: no Larva was there before this scan."""
    table = rested("infected", "infected", "infected")
    captain = table.seat(0)
    assert captain.larva and captain.status == "aboard"
    assert len(sick_cards(table, captain.hand)) == 3
    assert miniatures_left(table.game, "larva") == 5


def test_a_larva_and_an_infected_card_kill():
    """R-16.5: the Corpse and a Creeper lie in the Room; the Creeper makes no attack (R-16.7)."""
    table = rested("infected", larva=True)
    assert table.seat(0).status == "dead"
    assert (11, "corpse:captain") in table.game.floor
    assert table.kinds(11) == ["creeper"]


def test_a_larva_alone_survives_a_scan_of_clean_cards():
    """R-16.5, R-16.18: at least one card must be infected."""
    table = rested("clean", larva=True)
    assert table.seat(0).status == "aboard" and table.seat(0).larva


def test_the_creeper_of_a_birth_attacks_nobody_at_once():
    """R-16.7: no Surprise Attack, even on those with an empty hand."""
    table = rested("infected", larva=True, seat1=11)
    assert table.kinds(11) == ["creeper"] and table.told("attack") == []


def test_the_creeper_of_a_birth_may_be_the_first_intruder():
    """R-16.7, R-21.1, R-21.2: the survivors choose their Objective."""
    scenario = crew().seat(0, hand=["rest", "infected"], larva=True).seat(1, room=8)
    table = scenario.turn(0).do("play", "rest")
    assert table.game.first_encounter
    assert table.asked == (1, "keep_objective")


def test_without_a_creeper_miniature_idle_creepers_come_back():
    """R-16.7, R-11.7: three in the box; those not in Combat return to the bag, one is placed."""
    scenario = crew().seat(0, hand=["rest", "infected"], larva=True).seat(1, room=8).ship(first_encounter=True)
    for room in (2, 3, 4):
        scenario.figure("creeper", room=room)
    scenario.bag("blank")
    table = scenario.turn(0).do("play", "rest")
    assert [(f.kind, f.room) for f in table.figures()] == [("creeper", 11)]
    assert sorted(table.game.rules.types[t].kind for t in table.game.bag) == ["blank"] + ["creeper"] * 3


def test_rest_needs_a_contamination_card():
    """R-16.4, R-5.18: otherwise there is nothing to scan."""
    table = crew().seat(0, hand=["rest", "search"]).turn(0)
    assert table.refusal("play", "rest") == ("no_contamination_in_hand", "R-16.4")


def test_the_result_of_a_scan_is_for_the_owner_only():
    """R-16.3: the others see the consequences, not the number of infected cards."""
    table = rested("infected", "clean")
    _, data, to, hidden = next(e for e in table.game.log if e[0] == "scanned")
    assert (data["infected"], to, hidden) == (1, (0,), ("infected",))


def test_the_owner_knows_a_scanned_card_until_it_leaves_the_hand():
    """R-16.3: in hand it is offered as infected; once discarded it is unknown again."""
    table = rested("infected").do("pass")
    assert table.options[0] == ("contamination", "infected")
    table.do("contamination", "infected")
    assert table.seat(0).known_infected == []


@pytest.mark.parametrize("room", ["canteen", "shower_room"])
@pytest.mark.parametrize(("answer", "left", "larva"), [("yes", 1, True), ("no", 2, False)])
def test_canteen_and_shower_offer_the_same_scan(room, answer, left, larva):
    """R-16.4, Q-20: optional, after the Room's own effect."""
    scenario = crew().room(6, room).seat(0, room=6, hand=["rest", "search", "infected", "clean"], light=2, slime=True)
    table = scenario.turn(0).do("room_action")
    assert table.asked == (0, "scan")
    table.do(answer)
    captain = table.seat(0)
    assert (len(captain.hand), captain.larva) == (left, larva)
    assert (captain.light, captain.slime) == ((1, True) if room == "canteen" else (2, False))


@pytest.mark.parametrize("room", ["canteen", "shower_room"])
def test_a_scan_in_a_room_kills_a_larva_carrier_too(room):
    """R-16.5: and ends the turn (R-5.9)."""
    scenario = crew().room(6, room).seat(0, room=6, hand=["rest", "search", "infected"], larva=True)
    table = scenario.ship(first_encounter=True).seat(1, room=8, hand=["rest"]).turn(0).do("room_action")
    assert table.seat(0).status == "dead" and table.kinds(6) == ["creeper"]
    assert table.asked == (1, "turn")


# -- the Larva ----------------------------------------------------------------------------------------


def test_a_larva_has_no_effect_by_itself():
    """R-16.18: rounds go by, the carrier lives."""
    table = crew().seat(0, larva=True, hand=["rest"]).seat(1, room=8).phase("draw_cards", "intruder_attacks")
    captain = table.seat(0)
    assert (captain.status, captain.light, captain.wounds) == ("aboard", 0, [])


def test_a_larva_is_never_refused():
    """R-16.18: with all six miniatures on the ship a marker stands for it."""
    scenario = crew().seat(0, hand=["rest", "infected"])
    for _ in range(6):
        scenario.figure("larva", room=2)
    table = scenario.seat(1, room=8).turn(0).do("play", "rest")
    assert table.seat(0).larva and len(table.figures(2)) == 6


def test_surgery_removes_the_larva_and_the_infected_cards_without_death():
    """R-16.18, R-16.6, R-17.27: deck, hand and discard are scanned; clean cards stay."""
    scenario = crew().room(2, "surgery").seat(0, room=2, hand=["rest", "search", "infected"], larva=True)
    scenario.seat(0, discard=["infected", "clean"], deck_top=["infected"]).seat(1, room=8, hand=["rest"])
    table = scenario.turn(0).do("room_action")
    captain = table.seat(0)
    mine = captain.deck + captain.hand + captain.discard
    assert (captain.status, captain.larva, captain.light) == ("aboard", False, 1)
    assert sick_cards(table, mine) == [] and len(mine) == 11
    assert len(sick_cards(table, table.game.removed)) == 3
    assert captain.hand == [] and captain.passed


def test_the_antidote_removes_the_larva_and_leaves_a_new_card():
    """R-16.18, X-19: infected cards go, 1 Contamination card is gained, everything is one new deck."""
    scenario = crew().seat(0, hand=["rest", "search", "infected"], items=["antidote"], larva=True)
    table = scenario.seat(1, room=8, hand=["rest"]).turn(0).do("use", "antidote")
    captain = table.seat(0)
    assert (captain.status, captain.larva, captain.passed) == ("aboard", False, True)
    assert len(captain.deck) == 11 and captain.hand == [] and captain.discard == []


# -- "becomes infected" and "infested" ------------------------------------------------------------------


def hatched(larva, option):
    scenario = crew(hatching_effect=option).room(2, "nest").seat(0, room=2, larva=larva).seat(1, room=8)
    return scenario.ship(first_encounter=True).run("event_effect", "hatching")


@pytest.mark.parametrize("larva", [False, True])
def test_hatching_infests_like_a_larva(larva):
    """K-25, R-16.19, R-13.7, R-13.8: a Larva and 1 Contamination card; a second time only the card."""
    captain = hatched(larva, "infest").seat(0)
    assert (captain.status, captain.larva, len(captain.discard)) == ("aboard", True, 1)


def test_hatching_may_infect_instead():
    """K-25, R-16.19: option `hatching_effect` = `infect`: a Larva, no Contamination card."""
    captain = hatched(False, "infect").seat(0)
    assert (captain.status, captain.larva, captain.discard) == ("aboard", True, [])


def test_becoming_infected_with_a_larva_is_death():
    """K-25, R-16.19, R-16.5: death and a Creeper."""
    table = hatched(True, "infect")
    assert table.seat(0).status == "dead" and table.kinds(2) == ["creeper"]


@pytest.mark.parametrize("card", ["search", "contamination"])
def test_hatching_spares_those_with_an_action_card_only(card):
    """K-25: Contamination cards in hand do not protect."""
    scenario = crew().room(2, "nest").seat(0, room=2, hand=[card]).seat(1, room=8)
    table = scenario.run("event_effect", "hatching")
    assert table.seat(0).larva is (card == "contamination")


def test_alcohol_removes_one_card_and_replaces_an_infected_one():
    """R-16.3, R-16.6, Q-53: chosen unseen; no Larva, a new card on the discard instead."""
    scenario = crew().seat(0, hand=["rest", "infected"], items=["alcohol"]).seat(1, room=8)
    table = scenario.turn(0).do("use", "alcohol")
    captain = table.seat(0)
    assert captain.hand == [] and not captain.larva
    assert len(sick_cards(table, table.game.removed)) == 1
    assert [c for c in captain.discard if not table.game.rules.is_action(c)] == [captain.discard[-1]]


def test_alcohol_simply_removes_a_clean_card():
    """R-16.6: a removed Contamination card never comes back."""
    scenario = crew().seat(0, hand=["rest", "clean"], items=["alcohol"]).seat(1, room=8)
    captain = scenario.turn(0).do("use", "alcohol").seat(0)
    assert captain.hand == [] and captain.discard == ["captain_rest_1"]
