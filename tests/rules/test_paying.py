"""What actions cost, how they are paid, and what Combat forbids (R-5.12 to R-5.21, R-6)."""

import pytest

from nemesis.scenario import Scenario

CAPTAIN = ["search", "rest", "demolition", "order", "motivation"]


def ship(*characters, **options):
    """Everything explored, nobody hears anything."""
    return Scenario(*characters, **options).explore_all().script(noise=["silence"] * 8)


def paid(table, seat=0):
    """Types of the cards in the discard."""
    types = table.game.rules.types
    return [types[c].id for c in table.seat(seat).discard]


def armory(**seat):
    """The Soldier with everything that the basic actions need."""
    soldier = {"items": ["tools", "chemicals"], "quests": ["autoloader"], "ammo": {"assault_rifle": 1}, **seat}
    scenario = ship("soldier", "captain").room(16, "armory").object("carcass", 16)
    return scenario.seat(0, room=16, **soldier).seat(1, room=16)


# -- paying -----------------------------------------------------------------------------------------


def test_a_cost_is_paid_with_action_cards_of_the_players_choice():
    """R-5.12, Q-4: the chosen card goes to the own discard."""
    table = ship("captain").seat(0, hand=CAPTAIN).turn(0)
    table.do("move", 14, pay=("order",))
    assert paid(table) == ["order"]
    assert table.hand(0) == ["search", "rest", "demolition", "motivation"]


def test_contamination_cards_never_pay():
    """R-5.12: three of them in hand and one Action card: only a cost of 1 can be paid, with that card."""
    table = ship("captain").seat(0, hand=["contamination", "infected", "order", "contamination"]).turn(0)
    assert table.offers("move", 14) and not table.offers("careful_move")
    assert table.refusal("careful_move") == ("too_few_cards", "R-5.12")
    table.do("move", 14)
    assert paid(table) == ["order"]
    assert table.hand(0) == ["contamination"] * 3
    assert table.refusal("move") == ("too_few_cards", "R-5.12")


def test_the_choice_of_payment_never_shows_a_contamination_card():
    """R-5.12, Q-4: Contamination cards never pay, and paying does not offer them."""
    table = ship("captain").seat(0, hand=["contamination", "order", "rest"]).turn(0)
    table.game.apply(table.option("move", 14))
    assert table.asked == (0, "pay")
    assert [table.game.rules.types[card].id for _, card in table.options] == ["order", "rest"]


@pytest.mark.parametrize(
    ("character", "card", "cost"),
    [("mechanic", "quick_repairs", 0), ("pilot", "repairs", 1), ("captain", "basic_repairs", 2)],
)
def test_a_played_card_is_discarded_besides_its_cost(character, card, cost):
    """R-24.1, R-5.13: with 0, 1 or 2 further Action cards."""
    hand = [card, "search", "search", "demolition"]
    scenario = ship(character).room(6, "canteen", malfunction=True).seat(0, room=6, hand=hand)
    table = scenario.turn(0)
    table.do("play", card)
    assert not table.game.malfunction[6]
    assert len(table.seat(0).discard) == 1 + cost and len(table.seat(0).hand) == 3 - cost
    assert card in paid(table) and card not in table.hand(0)


@pytest.mark.parametrize(("others", "legal"), [(1, False), (2, True)])
def test_a_card_needs_as_many_other_cards_as_it_costs(others, legal):
    """R-5.13: the card itself does not pay, nor do Contamination cards."""
    hand = ["basic_repairs", "contamination", *["search", "rest"][:others]]
    table = ship("captain").room(6, "canteen", malfunction=True).seat(0, room=6, hand=hand).turn(0)
    assert table.offers("play", "basic_repairs") is legal
    if not legal:
        assert table.refusal("play", "basic_repairs") == ("too_few_cards", "R-5.12")


def test_of_a_card_with_or_one_legal_part_is_chosen():
    """R-5.14, Q-8: Demolition breaks a Door or the Room, as the player likes."""
    table = ship("captain").room(6, "canteen").seat(0, room=6, hand=["demolition"]).turn(0)
    table.do("play", "demolition")
    assert table.asked == (0, "card_option")
    assert table.options == [("part", "break_door"), ("part", "malfunction")]
    table.do("part", "malfunction")
    assert table.game.malfunction[6] and not any(table.game.doors)


def test_an_illegal_part_is_not_offered():
    """R-5.14: the Room is broken already, so only the Door remains."""
    table = ship("captain").room(6, "canteen", malfunction=True).seat(0, room=6, hand=["demolition"]).turn(0)
    table.do("play", "demolition")
    assert table.asked == (0, "single_door")


def test_using_an_item_costs_its_printed_cards_and_a_one_use_item_is_discarded():
    """R-5.15: Synthetic Food: 1 card, two drawn, then to the green discard."""
    table = ship("captain").seat(0, hand=["order", "rest"], items=["synthetic_food"]).turn(0)
    table.do("use", "synthetic_food", pay=("order",))
    assert paid(table) == ["order"]
    assert len(table.seat(0).hand) == 3
    assert table.seat(0).items == []
    assert [table.game.rules.types[i].id for i in table.game.discards["green"]] == ["synthetic_food"]


def test_a_lasting_item_stays_after_use():
    """R-5.15: the Plasma Torch is used again and again, for 1 card each time."""
    table = ship("mechanic").seat(0, hand=["search", "rest"], items=["plasma_torch"]).turn(0)
    table.do("use", "plasma_torch")
    table.do("door", "close")
    assert table.seat(0).items == ["plasma_torch"] and len(table.seat(0).discard) == 1


def test_the_surprise_check_sees_the_hand_after_paying():
    """R-5.16, R-11.5: three cards, one pays the move; a token of 3 surprises, one of 2 would not."""
    for token, surprised in (("tok_adult_1", False), ("tok_adult_5", True)):
        table = (
            Scenario("captain")
            .room(14, "canteen")
            .seat(0, hand=["order", "rest", "search"])
            .noise(14, 13)
            .ship(first_encounter=True)
            .bag(token, "blank")
            .script(noise=["1"], bag=[token])
            .top("attack", "transformation")
            .turn(0)
        )
        table.do("move", 14)
        check = table.told("surprise_check")[0]
        assert (check["cards"], check["surprised"]) == (2, surprised)


def test_an_interrupted_action_stays_paid_and_is_used_up():
    """R-5.17: the Room Action is cancelled, its two cards are gone, one action is left."""
    table = ship("captain", "soldier").ship(time=7).seat(0, hand=CAPTAIN).seat(1, hand=["interruption"]).turn(0)
    table.do("room_action", pay=("search", "rest"))
    table.do("card", "interruption")
    assert table.seat(0).status == "aboard" and table.told("noise_rolled") == []
    assert paid(table) == ["search", "rest"] and table.game.actions_left == 1
    assert paid(table, 1) == ["interruption"]


def test_a_cancelled_item_is_not_used_up():
    """R-5.17, R-24.10: it was not used."""
    table = (
        ship("captain", "soldier")
        .seat(0, hand=["order", "rest"], items=["synthetic_food"])
        .seat(1, hand=["interruption"])
        .turn(0)
    )
    table.do("use", "synthetic_food")
    table.do("card", "interruption")
    assert [table.game.rules.types[i].id for i in table.seat(0).items] == ["synthetic_food"]
    assert len(table.seat(0).hand) == 1 and table.game.actions_left == 1


@pytest.mark.parametrize(
    ("card", "refusal"),
    [
        ("rest", ("no_contamination_in_hand", "R-16.4")),
        ("search", ("room_exhausted", "R-15.17")),
        ("basic_repairs", ("not_in_an_engine_room", "R-17.37")),
        ("reload", ("weapon_full_or_missing", "R-15.6")),
        ("order", ("nobody_to_order", "R-7.9")),
    ],
)
def test_an_action_without_any_effect_is_refused(card, refusal):
    """R-5.18: no Contamination to scan, nothing to find, nothing broken, a full revolver, nobody to order."""
    table = ship("captain").room(6, "canteen", items=0).seat(0, room=6, hand=[card, "motivation", "demolition"]).turn(0)
    assert not table.offers("play", card)
    assert table.refusal("play", card) == refusal


# -- Combat -----------------------------------------------------------------------------------------


def test_an_egg_or_a_carcass_is_no_intruder():
    """R-5.19: whoever stands beside an Egg is not in Combat."""
    table = (
        ship("captain").room(6, "canteen").seat(0, room=6, hand=CAPTAIN).object("egg", 6).object("carcass", 6).turn(0)
    )
    assert table.offers("move", 7) and not table.offers("escape")


def test_a_larva_is_enough_for_combat():
    """R-5.19, R-7.7: the only way out is an Escape."""
    table = ship("captain").room(6, "canteen").seat(0, room=6, hand=CAPTAIN).figure("larva", room=6).turn(0)
    assert table.offers("escape", 7) and not table.offers("move")
    assert table.refusal("move") == ("only_out_of_combat", "R-5.21")


def test_an_intruder_next_door_or_beside_a_sleeper_is_in_no_combat():
    """R-5.19: hibernation and Pods are not in the Room: the Intruder there is free to move."""
    table = (
        ship("captain", "soldier")
        .seat(0, room=1, hand=CAPTAIN)
        .seat(1, status="hibernating")
        .figure("adult", room=11)
        .top("event", "damage")
        .run("event_card")
    )
    assert table.kinds(6) == ["adult"]


def test_combat_leaves_only_shoot_melee_and_escape_of_the_basic_actions():
    """R-5.21, F-4, R-6.2, R-6.4, R-6.5: no Careful Movement, Pick up, Trade, Craft, Quest or Room Action."""
    table = armory(hand=["search", "rest"]).figure("adult", room=16).turn(0)
    assert {o[0] for o in table.options} == {"shoot", "melee", "escape", "drop", "pass"}
    for action in ("move", "careful_move", "pick_up", "trade", "craft", "activate_quest"):
        assert table.refusal(action) == ("only_out_of_combat", "R-5.21")
    assert table.refusal("room_action") == ("no_room_action_in_combat", "R-5.21")


def test_out_of_combat_all_of_these_are_possible():
    """R-6.1, R-6.3, R-6.6 to R-6.10: the same position without the adult."""
    table = armory(hand=["search", "rest"]).turn(0)
    offered = {o[0] for o in table.options}
    assert {"move", "careful_move", "pick_up", "trade", "craft", "activate_quest", "room_action"} <= offered
    assert not {"escape", "shoot", "melee"} & offered
    assert table.refusal("escape") == ("only_in_combat", "R-6.2")
    assert table.refusal("shoot") == table.refusal("melee") == ("nothing_to_attack", "R-12.2")


@pytest.mark.parametrize(
    ("fighting", "card", "legal"),
    [
        (False, "suppressive_fire", False),
        (True, "suppressive_fire", True),
        (False, "search", True),
        (True, "search", False),
        (False, "demolition", True),
        (True, "demolition", True),
    ],
)
def test_combat_icons_restrict_action_cards(fighting, card, legal):
    """R-5.20: only in Combat, only out of it, or both."""
    scenario = ship("captain").room(6, "canteen").seat(0, room=6, hand=[card])
    if fighting:
        scenario.figure("adult", room=6)
    table = scenario.turn(0)
    assert table.offers("play", card) is legal
    if not legal:
        reason = "only_out_of_combat" if fighting else "only_in_combat"
        assert table.refusal("play", card) == (reason, "R-5.20")


@pytest.mark.parametrize(
    ("fighting", "item", "legal"),
    [
        (False, "smoke_grenade", False),
        (True, "smoke_grenade", True),
        (False, "synthetic_food", True),
        (True, "synthetic_food", False),
        (False, "adrenaline_injection", True),
        (True, "adrenaline_injection", True),
    ],
)
def test_combat_icons_restrict_items(fighting, item, legal):
    """R-5.20: Items bear icons for in Combat only and out of Combat only."""
    scenario = ship("captain").room(6, "canteen").seat(0, room=6, hand=["rest"], items=[item])
    if fighting:
        scenario.figure("adult", room=6)
    table = scenario.turn(0)
    assert table.offers("use", item) is legal
    if not legal:
        reason = "only_out_of_combat" if fighting else "only_in_combat"
        assert table.refusal("use", item) == (reason, "R-5.20")


# -- what the basic actions cost ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "answers", "cost"),
    [
        (("move", 15), (), 1),
        (("careful_move", 15), (("exit",),), 2),
        (("pick_up", "carcass"), (), 1),
        (("craft", "flamethrower"), (), 1),
        (("activate_quest", "autoloader"), (), 1),
        (("room_action",), (), 2),
    ],
)
def test_what_basic_actions_cost_out_of_combat(words, answers, cost):
    """R-6.1, R-6.3, R-6.6, R-6.8, R-6.9, R-6.10: one card; two for Careful Movement and a Room Action."""
    table = armory(hand=["search", "search", "rest"]).turn(0)
    table.do(*words)
    for answer in answers:
        table.do(*answer)
    assert len(table.seat(0).discard) == cost
    assert table.game.actions_left == 1


@pytest.mark.parametrize(
    ("words", "cards"),
    [
        (("move",), 1),
        (("careful_move",), 2),
        (("pick_up",), 1),
        (("trade",), 1),
        (("craft",), 1),
        (("activate_quest",), 1),
        (("room_action",), 2),
    ],
)
def test_a_basic_action_needs_its_cards_in_hand(words, cards):
    """R-6.1, R-6.3, R-6.6 to R-6.10: one card fewer and it is not offered."""
    few = armory(hand=["rest", "search"][: cards - 1]).turn(0)
    assert not few.offers(*words)
    assert few.refusal(*words) == ("too_few_cards", "R-5.12")
    assert armory(hand=["rest", "search"][:cards]).turn(0).offers(*words)


def test_only_the_active_player_pays_for_a_trade():
    """R-6.7: the partner's hand is untouched."""
    table = armory(hand=["rest"]).seat(1, hand=["rest", "order"]).turn(0)
    table.do("trade", 1)
    assert len(table.seat(0).discard) == 1
    assert len(table.seat(1).hand) == 2 and table.seat(1).discard == []


@pytest.mark.parametrize(
    ("action", "wounds", "cost"),
    [
        (("escape", 7), [], 1),
        (("escape", 7), ["wound_leg"], 2),
        (("escape", 7), [("wound_leg", True)], 1),
        (("escape", 7), ["wound_arm"], 1),
        (("shoot",), ["wound_leg", "wound_hand"], 1),
        (("melee",), ["wound_leg"], 1),
    ],
)
def test_what_basic_actions_cost_in_combat(action, wounds, cost):
    """R-6.2, R-6.4, R-6.5, R-16.17: an undressed leg wound makes the Escape cost 2."""
    table = (
        ship("captain")
        .room(6, "canteen")
        .room(7, "hatch_control")
        .seat(0, room=6, hand=CAPTAIN, wounds=wounds)
        .figure("adult", room=6)
        .top("attack", "tail_attack_1", "tail_attack_2")
        .script(combat=["hit1"])
        .turn(0)
    )
    table.do(*action)
    assert sum(1 for c in table.seat(0).discard if not c.startswith("cont_")) == cost


def test_an_escape_with_a_leg_wound_needs_two_cards():
    """R-6.2: Escape costs two cards with an undressed Leg Wound."""
    position = ship("captain").room(6, "canteen").figure("adult", room=6)
    table = position.seat(0, room=6, hand=["rest"], wounds=["wound_leg"]).turn(0)
    assert table.refusal("escape") == ("too_few_cards", "R-5.12")


@pytest.mark.parametrize("target", ["adult", "egg"])
def test_shoot_and_melee_need_an_intruder_or_a_loose_egg_here(target):
    """R-6.4, R-6.5, R-17.22: in the own Room; next door is too far."""
    for room, legal in ((6, True), (7, False)):
        scenario = ship("captain").room(6, "canteen").room(7, "hatch_control").seat(0, room=6, hand=["rest"])
        table = (scenario.figure("adult", room) if target == "adult" else scenario.object("egg", room)).turn(0)
        assert table.offers("shoot") is legal and table.offers("melee") is legal


def test_a_broken_room_has_no_room_action():
    """R-6.10, R-17.3: a Malfunction forbids it; Fire does not."""
    table = ship("captain").room(16, "storage", malfunction=True).seat(0, room=16, hand=CAPTAIN).turn(0)
    assert not table.offers("room_action")
    assert table.refusal("room_action") == ("room_malfunctions", "R-17.3")
    assert ship("captain").room(16, "storage", fire=True).seat(0, room=16, hand=CAPTAIN).turn(0).offers("room_action")


def test_some_rooms_have_no_action():
    """R-6.10: a Room Action is possible only where the Room has one."""
    table = ship("captain").room(6, "cabins").seat(0, room=6, hand=CAPTAIN).turn(0)
    assert table.refusal("room_action") == ("room_has_no_action", "R-6.10")


def test_searching_is_no_basic_action():
    """R-6.11: without a Search card a Room full of Items gives nothing."""
    table = ship("captain").room(6, "canteen", items=2).seat(0, room=6, hand=["rest", "order", "reload"]).turn(0)
    assert not any("search" in str(o) for o in table.options)
    assert ship("captain").room(6, "canteen", items=2).seat(0, room=6, hand=["search"]).turn(0).offers("play", "search")
