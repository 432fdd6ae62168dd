"""What holds for every action card: its cost, its combat icon, how it is paid for, and where it goes."""

import pytest

from nemesis.scenario import Scenario

from ..places import place_of

OUT, IN, ANY = "out", "in", "any"


def here(**room):
    """The owner stands alone in Room 6, or where the tile fits."""
    place = place_of(room["tile"]) if "tile" in room else 6
    return lambda s: s.room(place, **room).seat(0, room=place)


def with_a_mate(s):
    return s


def wounded(**seat):
    return lambda s: s.seat(0, **seat)


def in_the_cockpit(s):
    return s.seat(0, room=1)


COMPUTER = here(tile="comms_room")
BROKEN = here(tile="canteen", malfunction=True)

CARDS = {
    "search": ("pilot", 0, OUT, here(tile="storage", items=1)),
    "rest": ("pilot", 0, OUT, None),
    "demolition": ("pilot", 0, ANY, with_a_mate),
    "basic_repairs": ("scout", 2, OUT, BROKEN),
    "repairs": ("pilot", 1, OUT, BROKEN),
    "quick_repairs": ("mechanic", 0, OUT, BROKEN),
    "computer_skills": ("pilot", 0, OUT, COMPUTER),
    "suppressive_fire": ("scout", 0, IN, with_a_mate),
    "reload": ("captain", 0, ANY, wounded(ammo={"revolver": 1})),
    "order": ("captain", 0, OUT, with_a_mate),
    "motivation": ("captain", 0, ANY, with_a_mate),
    "ship_knowledge": ("pilot", 0, OUT, with_a_mate),
    "piloting": ("pilot", 0, OUT, in_the_cockpit),
    "old_friend": ("pilot", 0, OUT, here(tile="storage")),
    "ingenuity": ("mechanic", 0, OUT, BROKEN),
    "pyrotechnics": ("mechanic", 1, OUT, with_a_mate),
    "technical_corridors": ("mechanic", 1, OUT, lambda s: s.room(14, "canteen").seat(0, room=14)),
    "full_auto": ("soldier", 0, IN, with_a_mate),
    "covering_fire": ("soldier", 0, IN, with_a_mate),
    "aimed_fire": ("soldier", 0, IN, with_a_mate),
    "adrenaline": ("scout", 0, IN, with_a_mate),
    "reconnaissance": ("scout", 1, OUT, with_a_mate),
    "scavenging": ("scout", 1, OUT, here(tile="storage", items=0)),
    "intranet": ("scientist", 1, OUT, COMPUTER),
    "access_denied": ("scientist", 0, OUT, COMPUTER),
    "threat_assessment": ("scientist", 0, OUT, COMPUTER),
    "resuscitation": ("medic", 0, ANY, with_a_mate),
    "dressing": ("medic", 1, OUT, wounded(light=1)),
    "pharmacist": ("medic", 0, OUT, wounded(wounds=["wound_leg"])),
}
"""card: owner, cost, combat icon, a position in which it can be played out of combat (in combat for `in`)."""

SPARE = ("search", "demolition", "interruption", "rest")


def position(card, spare, fight=None):
    """The owner holds the card, some spare cards and a Contamination card; a mate waits in the Hibernatorium."""
    character, _, icon, prepare = CARDS[card]
    mate = "soldier" if character != "soldier" else "captain"
    scenario = Scenario(character, mate, modules=("medic",))
    hand = [card, *[c for c in SPARE if c != card][:spare], "contamination"]
    scenario.seat(0, hand=hand)
    if prepare is not None:
        prepare(scenario)
    if (icon == IN) if fight is None else fight:
        scenario.figure("adult", room=scenario.game.seats[0].room)
    return scenario.turn(0)


def play(table, card):
    """Announce with the first options until the card lies on the discard."""
    table.do("play", card)
    while card in table.hand(0):
        table.game.apply(table.options[0])
    return table


def types(table, cards):
    return [table.game.rules.types[c].id for c in cards if table.game.rules.is_action(c)]


@pytest.mark.parametrize("card", CARDS)
def test_a_card_costs_itself_and_the_printed_number_of_other_cards(card):
    """R-5.12, R-5.13, R-5.16: with exactly that many other Action cards it can be played, and all are discarded."""
    cost = CARDS[card][1]
    table = play(position(card, cost), card)
    action = table.told("action")[0]
    assert action["action"] == "play" and table.game.rules.types[action["subject"][0]].id == card
    assert len(action["paid"]) == cost == table.game.rules.types[action["subject"][0]].cost
    gone = [card, *types(table, action["paid"])]
    back = types(table, table.seat(0).discard + table.seat(0).deck + table.seat(0).hand)
    assert len(gone) == 1 + cost and not set(gone) - set(back)
    assert table.game.actions_left == 1 or table.seat(0).passed


@pytest.mark.parametrize("card", [c for c in CARDS if CARDS[c][1]])
def test_contamination_never_pays_for_a_card(card):
    """R-5.12, R-16.2: one Action card short, and the Contamination card in hand does not help."""
    cost = CARDS[card][1]
    table = position(card, cost - 1)
    assert table.refusal("play", card) == ("too_few_cards", "R-5.12")
    assert not table.offers("play", card) and table.hand(0).count("contamination") == 1


@pytest.mark.parametrize("card", [c for c in CARDS if CARDS[c][1]])
def test_the_owner_chooses_which_cards_pay_and_is_offered_action_cards_only(card):
    """R-5.12, R-16.3, Q-4: no Contamination card, and not the card that is being played."""
    table = position(card, 3)
    table.game.apply(table.option("play", card))
    while table.asked != (0, "pay"):
        table.game.apply(table.options[0])
    offered = [c for _, c in table.options]
    assert all(table.game.rules.is_action(c) for c in offered) and len(offered) == 3
    assert card not in types(table, offered)


@pytest.mark.parametrize("card", [c for c in CARDS if CARDS[c][2] == OUT])
def test_a_card_with_the_out_of_combat_icon_is_refused_in_combat(card):
    """R-5.20: an Intruder in the Room forbids it."""
    table = position(card, 3, fight=True)
    assert table.refusal("play", card) == ("only_out_of_combat", "R-5.20")
    assert not table.offers("play", card)


@pytest.mark.parametrize("card", [c for c in CARDS if CARDS[c][2] == IN])
def test_a_card_with_the_in_combat_icon_is_refused_out_of_combat(card):
    """R-5.20: no Intruder in the Room."""
    table = position(card, 3, fight=False)
    assert table.refusal("play", card) == ("only_in_combat", "R-5.20")
    assert not table.offers("play", card)


@pytest.mark.parametrize("fight", [False, True])
@pytest.mark.parametrize("card", [c for c in CARDS if CARDS[c][2] == ANY])
def test_a_card_without_icon_is_playable_in_and_out_of_combat(card, fight):
    """R-5.20: four cards have no icon."""
    assert position(card, 3, fight=fight).offers("play", card)
    assert len([c for c in CARDS if CARDS[c][2] == ANY]) == 4


def test_an_egg_in_the_room_is_no_combat():
    """R-5.19, R-5.20: a loose Egg does not forbid cards with the out-of-combat icon."""
    table = Scenario("pilot", "soldier").object("egg", room=11).seat(0, hand=["ship_knowledge"]).turn(0)
    assert table.offers("play", "ship_knowledge")


@pytest.mark.parametrize("card", ["interruption", "nerves_of_steel"])
def test_reaction_cards_are_no_actions(card):
    """R-26.5: they wait for their moment."""
    table = Scenario("soldier", "pilot").seat(0, hand=[card, "search"]).turn(0)
    assert table.refusal("play", card) == ("only_as_reaction", "R-26.5")
    assert not table.offers("play", card)


def test_reaction_cards_cost_only_themselves_and_have_no_combat_icon():
    """R-5.12, R-5.20: Interruption and Nerves of Steel."""
    rules = Scenario("soldier", "pilot").game.rules
    cards = [rules.types["soldier_interruption_1"], rules.types["soldier_nerves_of_steel_1"]]
    assert [(c.cost, c.combat, c.reaction) for c in cards] == [(0, "any", "action"), (0, "any", "surprise_attack")]


def test_a_reaction_card_pays_like_any_other():
    """R-5.12: an Interruption in hand can be discarded for a cost."""
    table = Scenario("pilot", "soldier").room(6, "canteen").seat(0, hand=["interruption"]).script(noise=["4"]).turn(0)
    table.do("move", 6)
    assert table.seat(0).room == 6 and table.hand(0) == []
    assert types(table, table.seat(0).discard) == ["interruption"]


def test_a_contamination_card_is_never_offered_as_an_action():
    """R-16.2: it gives no action."""
    table = Scenario("pilot", "soldier").seat(0, hand=["contamination", "infected", "rest"]).turn(0)
    played = [o for o in table.options if o[0] == "play"]
    assert played == [("play", "pilot_rest_1")]


def test_too_few_cards_is_the_reason_given_when_a_part_would_be_legal():
    """R-5.12, R-5.14: the Malfunction could be repaired, only the cards are missing."""
    table = Scenario("captain", "soldier").room(6, "canteen", malfunction=True)
    table = table.seat(0, room=6, hand=["basic_repairs", "search"]).turn(0)
    assert table.refusal("play", "basic_repairs") == ("too_few_cards", "R-5.12")


def test_surprise_compares_the_hand_after_payment():
    """R-5.16, R-11.5: three cards before, one after the Technical Corridors: less than 2, so a Surprise Attack."""
    table = (
        Scenario("mechanic", "soldier").room(14, "canteen").room(15, "cabins")
        .seat(0, room=14, hand=["technical_corridors", "search", "rest"])
        .noise(11, 15).bag("tok_adult_1", "blank").script(noise=["1"], bag=["adult"])
        .ship(first_encounter=True).top("attack", "scratch_1").turn(0)
    )  # fmt: skip
    table.do("play", "technical_corridors").do("room", 15)
    assert table.told("surprise_check")[0] == {"seat": 0, "number": 2, "cards": 1, "surprised": True}
    assert table.seat(0).light == 1


def test_legality_is_checked_before_paying_so_a_hopeless_card_costs_nothing():
    """R-24.2, R-5.16, R-5.18: no empty action; the refused card and the others stay in hand."""
    table = Scenario("captain", "soldier").seat(0, hand=["reload", "rest", "basic_repairs", "search"]).turn(0)
    assert [o for o in table.options if o[0] == "play"] == []
    assert table.hand(0) == ["reload", "rest", "basic_repairs", "search"] and table.game.actions_left == 2


def test_an_or_card_offers_only_its_legal_parts():
    """R-5.14, Q-8: three parts in a broken Engine Room with components, one in a whole Engine Room."""
    full = Scenario("mechanic", "soldier").room(20, malfunction=True)
    full.seat(0, room=20, hand=["ingenuity"], items=["energy_charge", "tools"])
    table = full.turn(0).do("play", "ingenuity")
    assert table.options == [("part", "repair"), ("part", "engine"), ("part", "craft")]
    lone = Scenario("mechanic", "soldier").seat(0, room=20, hand=["ingenuity"]).turn(0)
    lone.do("play", "ingenuity")
    assert lone.asked == (0, "engine_order")


@pytest.mark.parametrize("card", CARDS)
def test_every_card_survives_a_copy_at_each_of_its_questions(card):
    """I-13: the same answers on a copy give the same game, whatever the card asks."""
    table = position(card, 3)
    game = table.game
    game.apply(table.option("play", card))
    for _ in range(12):
        if game.ask is None:
            break
        twin = game.copy()
        choice = game.ask.options[-1]
        game.apply(choice)
        twin.apply(choice)
        assert twin.digest() == game.digest()
