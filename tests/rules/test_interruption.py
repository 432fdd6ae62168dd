"""Interruption: cancelling another player's action in the own Room, and cancelling that again."""

import pytest

from nemesis.scenario import Scenario
from nemesis.text import Texts

CREW = ("captain", "soldier", "pilot", "scout", "scientist")


def crew(n=2, holders=(1,), hand=("search", "rest"), actor=0, **seat):
    """n characters in the Hibernatorium; the holders have an Interruption, the actor these cards."""
    scenario = Scenario(*CREW[:n]).room(6, "canteen").room(8, "command_center")
    scenario.seat(actor, hand=list(hand), **seat)
    for holder in holders:
        extra = list(hand) if holder == actor else []
        scenario.seat(holder, hand=["interruption", *extra])
    return scenario


def asked_seat(table):
    assert table.asked is not None and table.asked[1] == "interrupt"
    return table.asked[0]


# -- what can be cancelled ----------------------------------------------------------------------------


def move(s):
    return s, ("move", 6), lambda t: t.seat(0).room == 11


def shoot(s):
    s.figure("adult", room=11)
    return s, ("shoot",), lambda t: t.game.ammo["revolver"] == 6 and not t.told("combat_rolled")


def pick_up(s):
    return s, ("pick_up", "blue_corpse"), lambda t: (11, "blue_corpse") in t.game.floor


def craft(s):
    s.seat(0, items=["red_energy_charge_1", "tools"])
    return s, ("craft", "taser"), lambda t: len(t.seat(0).items) == 2


def quest(s):
    s.seat(0, items=["tools"])
    return s, ("activate_quest", "intercom"), lambda t: "intercom" in t.seat(0).quests and len(t.seat(0).items) == 1


def card(s):
    s.seat(0, hand=["motivation"])
    return s, ("play", "motivation"), lambda t: t.hand(0) == [] and t.hand(1) == []


def item(s):
    s.seat(0, items=["bandages"], light=2)
    return s, ("use", "bandages"), lambda t: len(t.seat(0).items) == 1 and t.seat(0).light == 2


def room_action(s):
    s.ship(time=8)
    return s, ("room_action",), lambda t: t.seat(0).status == "aboard" and not t.told("noise_rolled")


ACTIONS = {"move": (move, 1), "shoot": (shoot, 1), "pick_up": (pick_up, 1), "craft": (craft, 1), "quest": (quest, 1),
           "card": (card, 0), "item": (item, 1), "room_action": (room_action, 2)}  # fmt: skip


@pytest.mark.parametrize("kind", ACTIONS)
def test_every_kind_of_action_can_be_cancelled_and_stays_paid(kind):
    """R-24.9, R-5.17, R-26.6: no effect, no Ammo, no Item lost; the cost is gone and the action used up."""
    prepare, cost = ACTIONS[kind]
    scenario, words, untouched = prepare(crew())
    table = scenario.turn(0).do(*words)
    assert asked_seat(table) == 1
    table.do("card", "interruption")
    assert untouched(table) and table.told("action_cancelled") == [{"seat": 0}]
    assert len(table.told("action")[0]["paid"]) == cost and table.game.actions_left == 1
    assert table.asked == (0, "turn") and table.hand(1) == []


@pytest.mark.parametrize("kind", ACTIONS)
def test_a_declined_interruption_changes_nothing(kind):
    """R-26.6, Q-34: the action is resolved as if nobody had been asked; the card stays in hand."""
    prepare, _ = ACTIONS[kind]
    scenario, words, untouched = prepare(crew())
    table = scenario.script(noise=["1"], combat=["miss"]).turn(0).do(*words).do("decline")
    assert not untouched(table) and "interruption" in table.hand(1) and not table.told("action_cancelled")


def test_the_interruption_costs_only_itself():
    """R-5.12: it lies on its player's discard, nothing else was paid."""
    table = crew().seat(1, hand=["interruption", "rest"]).turn(0).do("move", 6).do("card", "interruption")
    assert table.seat(1).discard == ["soldier_interruption_1"] and table.hand(1) == ["rest"]
    assert table.told("interrupted")[0]["seat"] == 1 and table.told("interrupted")[0]["by"] == 0


def test_a_cancelled_second_action_ends_the_turn():
    """R-5.17, R-5.1: the slot is used up."""
    table = crew().turn(0, actions=1).do("move", 6).do("card", "interruption")
    assert table.asked == (1, "turn")


def test_passing_cannot_be_interrupted():
    """R-24.9, R-5.3: passing is no action."""
    table = crew().turn(0).do("pass")
    assert table.asked == (0, "pass_discard")
    table.do("done")
    assert table.seat(0).passed and table.asked == (1, "turn")


def test_dropping_cannot_be_interrupted():
    """R-24.9, R-5.8: a free act is no action."""
    table = crew().turn(0).do("drop", "revolver")
    assert table.seat(0).hands == [] and table.asked == (0, "turn") and table.game.actions_left == 2


@pytest.mark.parametrize("reaction", ["nerves", "armor", "detector"])
def test_reactions_that_are_no_actions_cannot_be_interrupted(reaction):
    """R-24.9, R-26.5: Nerves of Steel, Armor and the Motion Detector."""
    scenario = (
        Scenario("soldier", "captain", "scout")
        .seat(2, room=1)
        .seat(1, hand=["interruption"])
        .bag("tok_creeper_1", "blank")
    )
    scenario.ship(first_encounter=True).top("attack", "scratch_1")
    if reaction == "detector":
        scenario.seat(0, hand=["rest"], hands=["motion_detector"])
        table = scenario.script(noise=["1", "silence"]).run("noise_roll", 0).do("reroll")
        assert len(table.told("noise_rolled")) == 2
        return
    scenario.seat(0, hand=["nerves_of_steel"], items=["armor"]).figure("adult", room=11)
    attack = scenario.game.figures[0].id
    table = scenario.run("intruder_attack", attack, 0, "surprise")
    table.do(*(("card", "nerves_of_steel") if reaction == "nerves" else ("item", "armor")))
    assert table.asked is None and table.told("attack_ignored") == [{"seat": 0, "kind": "adult"}]


# -- who is asked ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("actor", "order"), [(0, [1, 2, 3]), (2, [3, 0, 1]), (3, [0, 1, 2])])
def test_the_others_are_asked_in_turn_order_from_the_left_of_the_actor(actor, order):
    """R-26.5: one after the other, the actor never."""
    holders = [s for s in range(4) if s != actor]
    table = crew(4, holders, actor=actor).script(noise=["1"]).turn(actor).do("move", 6)
    found = []
    while table.asked[1] == "interrupt":
        found.append(asked_seat(table))
        table.do("decline")
    assert found == order and table.seat(actor).room == 6


def test_nobody_is_asked_when_the_actor_is_alone():
    """R-26.5: the others are next door."""
    table = crew().seat(1, room=8).script(noise=["1"]).turn(0).do("move", 6)
    assert table.seat(0).room == 6 and table.asked == (0, "turn")


def test_the_room_of_the_declaration_counts_not_the_one_entered():
    """R-26.6: who waits in the destination is not asked, who is left behind is."""
    table = crew(3, (1, 2)).seat(2, room=6).turn(0).do("move", 6)
    assert asked_seat(table) == 1
    table.do("decline")
    assert table.seat(0).room == 6 and table.asked == (0, "turn")


def test_the_dead_the_sleeping_and_those_in_a_pod_are_not_asked():
    """R-26.5: only living characters in the Room."""
    scenario = Scenario(*CREW).room(16, "evacuation_a").ship(pods=[(1, "A", False)]).seat(0, room=16, hand=["search"])
    scenario.seat(1, hand=["interruption"], pod=1).seat(2, hand=["interruption"], status="hibernating")
    scenario.seat(3, hand=["interruption"], status="dead").seat(4, room=16)
    table = scenario.script(noise=["1"]).turn(0).do("move", 12)
    assert table.seat(0).room == 12 and table.asked == (0, "turn")


def test_a_player_who_has_passed_may_still_interrupt():
    """R-5.5, F-8: also after the own turn is over."""
    table = crew().seat(1, passed=True).turn(0).do("move", 6).do("card", "interruption")
    assert table.seat(0).room == 11 and table.hand(1) == []


def test_an_interruption_works_in_combat():
    """R-5.20: the card has no icon."""
    table = crew(hand=("search",)).figure("larva", room=11).turn(0).do("escape", 6)
    assert asked_seat(table) == 1
    table.do("card", "interruption")
    assert table.seat(0).room == 11 and table.kinds(11) == ["larva"]


# -- the moment --------------------------------------------------------------------------------------


def test_the_window_comes_after_payment_and_choices_and_before_the_die():
    """R-26.6: the destination is announced, the card is paid, nothing has moved."""
    table = crew().turn(0).do("move", 6)
    assert asked_seat(table) == 1 and table.hand(0) == ["rest"]
    assert table.game.ask.source[0] == 0 and 6 in table.game.ask.source[2][2]
    assert table.seat(0).room == 11 and not table.told("noise_rolled") and not table.told("moved")


def test_a_search_is_interrupted_before_its_cards_are_drawn():
    """R-26.6: the counter stays, no Item is seen."""
    scenario = crew().seat(0, room=8).seat(1, room=8).room(8, items=2)
    before = list(scenario.game.decks["red"])
    table = scenario.turn(0).do("play", "search").do("card", "interruption")
    assert table.game.counters[8] == 2 and table.game.decks["red"] == before and not table.told("found")


# -- secrecy -----------------------------------------------------------------------------------------


def test_the_question_is_hidden_and_put_only_to_those_who_hold_the_card():
    """Q-34: the ask does not tell the table who could react."""
    table = crew(3, (2,)).turn(0).do("move", 6)
    assert asked_seat(table) == 2 and table.game.ask.hidden


@pytest.mark.parametrize("watcher", [0, None])
def test_while_the_table_waits_nobody_else_sees_who_is_asked(watcher):
    """Q-34: whether the Soldier or the Pilot thinks about it, the actor and a spectator see the same."""
    views = []
    for holder, other in ((1, 2), (2, 1)):
        scenario = crew(3, ()).seat(holder, hand=["interruption"]).seat(other, hand=["rest"])
        table = scenario.turn(0).do("move", 6)
        assert asked_seat(table) == holder
        views.append(table.game.view(watcher))
    assert views[0] == views[1] and views[0]["ask"] is None and views[0]["waiting"] is None


def test_declining_leaves_the_same_public_record_as_having_no_card():
    """R-24.11, Q-34, R-26.5: with or without an Interruption in the hand of the Soldier."""
    logs = []
    for card in ("interruption", "demolition"):
        table = crew(holders=()).seat(1, hand=[card]).script(noise=["1"]).turn(0).do("move", 6)
        if table.asked[1] == "interrupt":
            table.do("decline")
        logs.append(table.game.log)
    assert logs[0] == logs[1] and len(logs[0]) > 2


# -- counter-Interruption ------------------------------------------------------------------------------


def test_an_interruption_may_be_interrupted_by_the_actor():
    """R-26.5: the action goes on after all; both cards are spent."""
    table = crew(2, (0, 1)).script(noise=["1"]).turn(0).do("move", 6, pay=("search",))
    assert asked_seat(table) == 1
    table.do("card", "interruption")
    assert asked_seat(table) == 0 and table.game.ask.hidden
    table.do("card", "interruption")
    assert table.seat(0).room == 6 and table.hand(1) == [] and table.hand(0) == ["rest"]
    assert not table.told("action_cancelled")


def test_a_declined_counter_lets_the_interruption_stand():
    """R-26.5: the actor keeps the card."""
    table = crew(2, (0, 1)).turn(0).do("move", 6, pay=("search",)).do("card", "interruption").do("decline")
    assert table.seat(0).room == 11 and "interruption" in table.hand(0)


def test_the_last_interruption_of_a_chain_is_resolved_first():
    """R-26.5: Soldier cancels the move, Pilot the Soldier, Scout the Pilot: the move is cancelled."""
    table = crew(4, (1, 2, 3)).turn(0).do("move", 6)
    for seat in (1, 2, 3):
        assert asked_seat(table) == seat
        table.do("card", "interruption")
    assert table.seat(0).room == 11 and [table.hand(s) for s in (1, 2, 3)] == [[], [], []]
    assert [(e["seat"], e["by"]) for e in table.told("interrupted")] == [(1, 0), (2, 1), (3, 2)]


def test_four_interruptions_in_a_row_let_the_action_happen():
    """R-26.5: an even number undoes itself; the actor may be the last."""
    table = crew(4, (0, 1, 2, 3)).script(noise=["1"]).turn(0).do("move", 6, pay=("search",))
    for seat in (1, 2, 3, 0):
        assert asked_seat(table) == seat
        table.do("card", "interruption")
    assert table.seat(0).room == 6


def test_the_counter_window_starts_left_of_the_interrupter():
    """R-26.5: Pilot interrupts; then Scout and Captain are asked, the Pilot never."""
    table = crew(4, (0, 2, 3)).turn(0).do("move", 6, pay=("search",)).do("card", "interruption")
    order = []
    while table.asked[1] == "interrupt":
        order.append(asked_seat(table))
        table.do("decline")
    assert order == [3, 0] and table.seat(0).room == 11


def test_after_a_cancelled_interruption_the_rest_of_the_table_is_still_asked():
    """R-26.5: Soldier interrupts, Scout undoes that; the Pilot may still interrupt the move."""
    table = crew(4, (1, 2, 3)).turn(0).do("move", 6).do("card", "interruption")
    assert asked_seat(table) == 2
    table.do("decline")
    assert asked_seat(table) == 3
    table.do("card", "interruption")
    assert asked_seat(table) == 2
    table.do("decline")
    assert asked_seat(table) == 2
    table.do("card", "interruption")
    assert table.seat(0).room == 11 and table.told("action_cancelled") == [{"seat": 0}]


def test_a_counter_needs_the_same_room():
    """R-26.5: a friend next door cannot help."""
    table = crew(3, (1, 2)).seat(2, room=6).turn(0).do("move", 8).do("card", "interruption")
    assert table.seat(0).room == 11 and table.hand(2) == ["interruption"] and table.asked == (0, "turn")


@pytest.mark.parametrize("modules", [(), ("medic",)])
def test_every_deck_holds_exactly_one_interruption(modules):
    """R-1.13: nobody can interrupt twice in a row."""
    rules = Scenario("captain", "soldier", modules=modules).game.rules
    for deck in rules.action_decks.values():
        assert [rules.types[c].reaction for c in deck].count("action") == 1


def prompt(table, language):
    (ask,) = table.game.asks
    return Texts(language).prompt(table.game, ask).replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "The Soldier announces: interrupt the Captain.", "The Pilot announces: cancel the Interruption against the Captain."),
        ("fr", "Le Soldat annonce : interrompre le Capitaine.", "Le Pilote annonce : annuler l’Interruption contre le Capitaine."),
    ],
)  # fmt: skip
def test_who_may_cancel_an_interruption_is_told_whose_action_it_is_about(language, first, second):
    """R-26.5: three Interruptions deep, everybody knows what is at stake."""
    table = crew(4, (1, 2, 3)).turn(0).do("move", 6).do("card", "interruption")
    assert prompt(table, language).startswith(first)
    table.do("card", "interruption")
    assert prompt(table, language).startswith(second)
