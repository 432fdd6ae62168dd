"""What each player has seen: the ledger of secret looks, and what becomes of it."""

import pytest

from nemesis.scenario import Scenario


def known(table, seat=0):
    """(kind, subject, value) of everything in this seat's ledger."""
    return [entry[:3] for entry in table.seat(seat).knowledge]


def secret(table, event, field):
    """The event was told with this field for the first seat alone."""
    found = [(to, hidden) for kind, _, to, hidden in table.game.log if kind == event]
    return bool(found) and all(entry == ((0,), (field,)) for entry in found)


# -- Rooms and tokens -----------------------------------------------------------------------------------


def test_a_look_is_noted_with_its_round():
    """R-17.38, Q-26: kind, subject, value, round."""
    scenario = Scenario("pilot", "soldier").ship(round=4).room(18, "surgery", token="fire")
    table = scenario.seat(0, hand=["ship_knowledge"]).turn(0).do("play", "ship_knowledge").do("part", "peek")
    table.do("room", 18)
    assert table.seat(0).knowledge == [("tile", 18, "surgery", 4)]


def test_a_recon_drone_shows_tile_and_token():
    """Q-26: both, to its user alone."""
    scenario = Scenario("pilot", "soldier").room(18, "surgery", token="exp_fire_2_1")
    table = scenario.seat(0, hand=["search"], items=["recon_drone"]).turn(0).do("use", "recon_drone").do("room", 18)
    assert known(table) == [("tile", 18, "surgery"), ("token", 18, "exp_fire_2_1")] and known(table, 1) == []
    assert secret(table, "peeked", "tile") and secret(table, "peeked_token", "token")


def test_the_nemesis_plans_show_two_tiles_and_no_token():
    """Q-26: two different Rooms."""
    scenario = Scenario("pilot", "soldier").room(18, "surgery", token="fire").room(2, "nest", token="danger")
    table = scenario.seat(0, hand=["search"], items=["nemesis_plans"]).turn(0).do("use", "nemesis_plans")
    table.do("room", 18)
    assert not table.offers("room", 18)
    table.do("room", 2)
    assert known(table) == [("tile", 18, "surgery"), ("tile", 2, "nest")]


def test_a_look_teaches_nothing_when_it_is_interrupted():
    """R-5.17, R-26.6: the Room is named, the tile stays unseen."""
    scenario = Scenario("pilot", "soldier").seat(0, hand=["ship_knowledge"]).seat(1, hand=["interruption"])
    table = scenario.turn(0).do("play", "ship_knowledge").do("part", "peek").do("room", 18)
    table.do("card", "interruption")
    assert known(table) == [] and not table.told("peeked")


def test_a_secret_seen_cannot_be_undone():
    """R-17.38: somebody learnt something, so the choice stays."""
    table = Scenario("pilot", "soldier").seat(0, hand=["ship_knowledge"]).turn(0)
    table.do("play", "ship_knowledge").do("part", "peek")
    assert table.game.undoable() == 2
    table.do("room", table.options[0][1])
    assert table.game.undoable() == 0


# -- Engines -----------------------------------------------------------------------------------------


def at_the_engine(engine_state="damaged", **ledgers):
    """The Mechanic stands in Engine 2; others may have looked before."""
    scenario = Scenario("mechanic", "soldier", "captain").ship(engines=["working", engine_state, "working"])
    scenario.seat(0, room=20, hand=["quick_repairs", "ingenuity"])
    for seat, ledger in ledgers.items():
        scenario.seat(int(seat[-1]), knowledge=ledger)
    return scenario.turn(0)


@pytest.mark.parametrize(("order", "top"), [("keep", "damaged"), ("swap", "working")])
def test_the_mechanic_knows_the_engine_after_the_work(order, top):
    """R-17.37, R-17.38, Q-30: what lies on top now."""
    table = at_the_engine().do("play", "quick_repairs").do(order)
    assert known(table) == [("engine", 1, top)] and table.game.engines[1][0] == top
    assert secret(table, "looked_at_engine", "state") and secret(table, "engine_worked", "state")


def test_an_announced_swap_turns_what_others_had_seen():
    """R-17.38, Q-30: swapped is public, so an old look stays good."""
    table = at_the_engine(seat1=[("engine", 1, "damaged"), ("engine", 0, "working")])
    table.do("play", "quick_repairs").do("swap")
    assert known(table, 1) == [("engine", 1, "working"), ("engine", 0, "working")]


def test_not_swapping_leaves_the_ledgers_alone():
    """R-17.38, Q-30: only who looked knows the tokens, and a swap not made changes nothing."""
    table = at_the_engine(seat1=[("engine", 1, "damaged")]).do("play", "quick_repairs").do("keep")
    assert known(table, 1) == [("engine", 1, "damaged")]


def test_who_never_looked_learns_nothing_from_a_swap():
    """R-17.38, Q-30: only that it happened."""
    table = at_the_engine(seat1=[("engine", 1, "damaged")]).do("play", "quick_repairs").do("swap")
    assert known(table, 2) == [] and table.told("engine_worked")[0]["swapped"]


def test_two_swaps_bring_everybody_back():
    """R-17.38: the public sequence is followed, one entry for each Engine."""
    table = at_the_engine(seat1=[("engine", 1, "damaged")])
    table.do("play", "quick_repairs").do("swap").do("play", "ingenuity").do("swap")
    assert known(table, 1) == [("engine", 1, "damaged")] == known(table)


def test_a_new_look_replaces_the_old_entry():
    """R-17.38: one entry for each subject, with the newest round."""
    scenario = Scenario("pilot", "soldier").ship(engines=["working", "damaged", "working"], round=5)
    scenario.seat(0, room=20, hand=["old_friend"], knowledge=[("engine", 1, "damaged", 2)])
    table = scenario.turn(0).do("play", "old_friend")
    assert table.seat(0).knowledge == [("engine", 1, "damaged", 5)]


# -- Coordinates, Objectives ---------------------------------------------------------------------------


def test_the_coordinates_are_for_those_who_looked():
    """R-25.4, R-17.32: the card, secretly."""
    scenario = Scenario("pilot", "soldier").ship(coordinates="coord_3").room(16, "comms_room")
    table = scenario.seat(0, room=16, hand=["piloting"]).turn(0).do("play", "piloting").do("part", "look_coordinates")
    assert known(table) == [("coordinates", 0, "coord_3")] and known(table, 1) == []
    assert secret(table, "looked_at_coordinates", "card")


@pytest.mark.parametrize(("item", "signal", "targets"), [("ship_log", False, [1, 2]), ("comms_key", True, [2])])
def test_objectives_are_looked_at_privately(item, signal, targets):
    """Q-39: the Ship Log at anyone, the Communication Key only at who sent a Signal."""
    scenario = Scenario("captain", "soldier", "pilot").room(17, "comms_room")
    scenario.seat(0, room=17, hand=["search"], items=[item]).seat(2, signal=signal, objectives=["obj_ab_ovo"])
    table = scenario.turn(0).do("use", item)
    if len(targets) > 1:
        assert [seat for _, seat in table.options] == targets
        table.do("seat", 2)
    assert known(table) == [("objectives", 2, ("obj_ab_ovo",))] and known(table, 1) == []
    assert secret(table, "looked_at_objectives", "objectives")
    assert table.told("looked_at_objectives")[0]["target"] == 2


# -- the Event deck ------------------------------------------------------------------------------------


def assessed(place, top=("hunt_3", "hunt_2"), **ledgers):
    scenario = Scenario("scientist", "soldier").room(16, "comms_room").top("event", *top)
    scenario.seat(0, room=16, hand=["threat_assessment"])
    for seat, ledger in ledgers.items():
        scenario.seat(int(seat[-1]), knowledge=ledger)
    return scenario.turn(0).do("play", "threat_assessment").do(place)


@pytest.mark.parametrize("place", ["top", "bottom"])
def test_the_scientist_knows_where_the_event_lies(place):
    """Q-40, R-17.38: on top or at the bottom of the deck."""
    table = assessed(place)
    assert known(table) == [(f"deck_{place}", "event", "hunt_3")] and known(table, 1) == []


def test_another_player_who_knew_the_top_card_follows_it_under_the_deck():
    """Q-40, R-17.38: the choice is public."""
    table = assessed("bottom", seat1=[("deck_top", "event", "hunt_3")])
    assert known(table, 1) == [("deck_bottom", "event", "hunt_3")]


def event_drawn(top, *ledger):
    """Step 7 with this card on top, and a player who knows something of the deck."""
    return Scenario("scientist", "soldier").top("event", top).seat(0, knowledge=list(ledger)).run("event_card")


def test_a_known_top_card_is_forgotten_once_it_is_drawn():
    """R-17.38, R-4.11: the new top card is unknown."""
    table = event_drawn("hunt_3", ("deck_top", "event", "hunt_3"))
    assert table.told("event")[0]["event"] == "hunt_3" and known(table) == []


def test_a_buried_card_stays_known_while_others_are_drawn():
    """R-17.38, Q-40: until it is drawn itself."""
    buried = ("deck_bottom", "event", "lurking")
    assert known(event_drawn("hunt_2", buried)) == [buried]
    assert known(event_drawn("lurking", buried)) == []


@pytest.mark.parametrize("card", ["coolant_leak", "malfunction_event"])
def test_shuffling_the_event_deck_voids_what_was_known_of_its_order(card):
    """R-17.38, R-4.13: both wordings that shuffle; other knowledge stays."""
    table = event_drawn(card, ("deck_bottom", "event", "lurking"), ("deck_bottom", "red", "red_decoy_1"))
    assert known(table) == [("deck_bottom", "red", "red_decoy_1")]


def test_a_retreat_uses_up_the_known_top_card():
    """R-17.38, R-14.8: an Event card is drawn for its number."""
    scenario = Scenario("medic", "captain", modules=("medic",)).top("event", "hunt_3").figure("adult", room=11)
    scenario.seat(0, hand=["search"]).seat(1, knowledge=[("deck_top", "event", "hunt_3")])
    table = scenario.script(combat=["hit1"]).turn(0).do("shoot")
    assert table.told("retreat")[0]["number"] == 3 and known(table, 1) == []


# -- Item decks ----------------------------------------------------------------------------------------


def searched(*answers, top=("grenade", "decoy"), **seat):
    scenario = Scenario("pilot", "soldier").room(16, "storage", items=3).top("red", *top)
    table = scenario.seat(0, room=16, hand=["search", "search"], **seat).turn(0).do("play", "search")
    for answer in answers:
        table.do(*answer)
    return table


def test_a_searcher_knows_what_went_under_the_deck():
    """R-15.15, F-11, R-17.38: nobody else does."""
    table = searched(("item", "grenade"))
    under = table.game.decks["red"][0]
    assert known(table) == [("deck_bottom", "red", under)] and table.game.rules.types[under].id == "decoy"
    assert known(table, 1) == []


def test_after_declining_both_the_searcher_knows_both():
    """R-15.15, Q-12: who declines both cards of a Search knows which two lie under the deck."""
    table = searched(("none",), ("order",))
    assert {value for _, _, value in known(table)} == set(table.game.decks["red"][:2])


def test_a_card_drawn_from_under_the_deck_is_no_longer_listed():
    """R-17.38: once the deck has run down to it."""
    table = searched(("item", "grenade"))
    table.game.decks["red"] = table.game.decks["red"][:2]
    table.do("play", "search").do("none").do("order")
    listed = [value for _, _, value in known(table)]
    assert sorted(listed) == sorted(table.game.decks["red"]) and len(listed) == len(set(listed)) == 2


def test_a_heavy_item_shown_and_refused_is_known_by_all_to_lie_under_the_deck():
    """R-15.5, R-15.16, R-17.38: everybody saw it go there."""
    table = searched(("item", "prototype_rifle"), ("refuse",), top=("prototype_rifle", "decoy"),
                     hands=["shotgun", "egg"])  # fmt: skip
    rifle = table.game.decks["red"][0]
    assert known(table, 1) == [("deck_bottom", "red", rifle)] and ("deck_bottom", "red", rifle) in known(table)


# -- Contamination cards ---------------------------------------------------------------------------------


def test_discarding_on_passing_shows_no_face_of_a_contamination_card():
    """R-16.3, R-5.3, Q-5: neither in the options nor in the public record."""
    table = Scenario("pilot", "soldier").seat(0, hand=["infected", "demolition", "contamination"]).turn(0).do("pass")
    assert table.options == [("contamination", "unknown"), ("card", "pilot_demolition_1"), "done"]
    table.do("contamination", "unknown").do("contamination", "unknown")
    assert table.told("passed")[0]["cards"] == ("contamination", "contamination")


def test_a_scanned_card_is_known_infected_to_its_owner_while_it_stays_in_hand():
    """R-25.3, R-16.3: the other card was drawn later; once discarded, the scanned one is a card like any."""
    table = Scenario("pilot", "soldier").seat(0, hand=["infected", "contamination"], known_infected=True).turn(0)
    table.do("pass")
    assert table.options == [("contamination", "infected"), ("contamination", "unknown"), "done"]
    table.do("contamination", "infected").do("done")
    assert table.seat(0).known_infected == []


def drinker(*hand, mates=("soldier",), **seat):
    return Scenario("pilot", *mates).seat(0, hand=["demolition", *hand], items=["alcohol"], **seat)


def test_alcohol_asks_for_a_card_without_showing_its_face():
    """R-16.3, Q-53: two cards nobody has scanned are one and the same option."""
    table = drinker("infected", "contamination").turn(0).do("use", "alcohol")
    assert table.hand(0) == ["contamination"] and len(table.game.removed) > 0
    assert [(to, hidden) for k, _, to, hidden in table.game.log if k == "scanned"] == [((0,), ("infected",))]


def test_which_card_alcohol_removes_is_chosen_after_the_others_could_interrupt():
    """R-16.3, Q-53: the choice would tell them that a card is known to be infected."""
    scenario = drinker("infected", "contamination", known_infected=True).seat(1, hand=["interruption"])
    table = scenario.turn(0).do("use", "alcohol")
    assert table.asked == (1, "interrupt") and "infected" not in repr(table.game.ask.source)
    table.do("decline")
    assert table.options == [("contamination", "infected"), ("contamination", "unknown")] and table.game.ask.hidden
    table.do("contamination", "infected")
    assert table.seat(0).known_infected == [] and table.hand(0) == ["contamination"]
    assert [table.game.rules.face(c) for c in table.seat(0).discard] == ["pilot_demolition_1", "contamination"]


def test_shuffling_one_deck_makes_nobody_forget_another() -> None:
    """X-10: only what was known of the shuffled deck is void."""
    scenario = Scenario("scientist").seat(
        0, knowledge=[("deck_bottom", "attack", "bite_1"), ("deck_bottom", "event", "hunt_3")]
    )
    table = scenario.deck("event").top("event", "short_circuit").phase("event_card")
    assert [k[1] for k in table.seat(0).knowledge] == ["attack"]


# -- dealt from a view ------------------------------------------------------------------------------------
