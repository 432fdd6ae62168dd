"""The CEO: his trait, his Robot and his thirteen cards (A-3.1 to A-3.3, A-14.1)."""

import pytest

from nemesis import Setup
from nemesis.content.aftermath.turrets import turrets
from nemesis.rules.wounds import suffers
from nemesis.scenario import Scenario
from nemesis.text import Texts
from nemesis.text.risks import risks
from nemesis.text.status import Status
from nemesis.view import determinise

WITH = ("aftermath_characters",)


def ceo(*hand, mates=("soldier",), energy=4, setup=None, **seat):
    scenario = Scenario("ceo", *mates, modules=WITH, **(setup or {})).room(6, "canteen").room(8, "hatch_control")
    return scenario.seat(0, hand=list(hand), ammo={"robot": energy}, **seat)


def energy(table):
    return table.game.ammo["robot"]


# -- what he starts with ------------------------------------------------------------------------------


def test_he_has_thirteen_cards_six_human_four_robot_three_single_use():
    """A-3.2: the CEO's deck: six human cards, four for the Robot, three single-use ones."""
    rules = Setup(modules=WITH).ruleset()
    cards = [rules.types[id] for id in rules.action_decks["ceo"]]
    assert len(cards) == 13
    assert sum(1 for c in cards if c.pays) == 4 and sum(1 for c in cards if c.once) == 3


def test_his_robot_is_full_and_leaves_both_hands_free():
    """A-3.2: beside the Quest Items, in no Hand slot."""
    table = ceo().object("egg", room=11).object("carcass", room=11)
    table = table.seat(0, hand=["search", "rest", "authority"]).turn(0)
    assert energy(table) == 4 and table.seat(0).hands == ["robot"]
    table.do("pick_up", "egg").do("pick_up", "carcass")
    assert table.seat(0).hands == ["robot", "egg", "carcass"]


def test_the_robot_is_neither_dropped_nor_traded():
    """A-3.2 (A-15.1): the Robot stands beside the board and cannot be given away."""
    table = ceo("search", items=["tools"]).seat(1, items=["grenade"]).turn(0)
    assert table.offers("drop", "tools") and not table.offers("drop", "robot")
    table.do("trade", 1)
    assert table.asked == (0, "trade_give") and not table.offers("thing", "robot")


def test_he_starts_with_a_body_wound_out_of_the_deck():
    """A-3.1: one card, undressed, and the deck is one card shorter."""
    game = Scenario("ceo", "soldier", modules=WITH).game
    ((card, dressed),) = game.seats[0].wounds
    assert game.rules.types[card].id == "wound_body" and not dressed and card not in game.decks["wound"]
    assert len(game.decks["wound"]) == len(game.rules.decks["wound"]) - 1


@pytest.mark.parametrize("robot, cards", [(4, 5), (1, 5), (0, 4)])
def test_the_old_wound_counts_only_while_the_robot_is_empty(robot, cards):
    """A-3.1: draw up to 4 instead of 5 with no energy left."""
    table = ceo(energy=robot).phase("draw_cards")
    assert len(table.seat(0).hand) == cards


def test_the_old_wound_can_be_healed_while_the_robot_has_energy():
    """A-3.1: it counts as dressed; healed it goes to the wound discard."""
    table = ceo("search", items=["medkit"]).turn(0).do("use", "medkit").do("part", "heal")
    assert table.seat(0).wounds == [] and len(table.game.discards["wound"]) == 1


def test_the_old_wound_cannot_be_healed_with_an_empty_robot():
    """A-3.1: it is undressed again; it can be dressed."""
    table = ceo("search", energy=0, items=["medkit"]).turn(0).do("use", "medkit")
    assert table.seat(0).wounds[0][1] is True


def test_a_dressing_holds_for_good():
    """A-3.1: legal at any energy level; an empty Robot no longer matters."""
    table = ceo("search", items=["bandages"]).turn(0).do("use", "bandages")
    assert table.seat(0).wounds[0][1] is True
    table.game.ammo["robot"] = 0
    assert not suffers(table.game, table.seat(0), "wound_body")


def test_a_later_body_wound_is_not_covered():
    """A-3.1: only the card he started with."""
    scenario = Scenario("ceo", "soldier", modules=WITH)
    old = scenario.game.seats[0].ext["old_wound"]
    other = next(c for c in scenario.game.decks["wound"] if c.startswith("wound_body"))
    table = scenario.seat(0, hand=[], wounds=[old, other]).phase("draw_cards")
    assert len(table.seat(0).hand) == 4


def test_once_healed_the_same_card_is_a_wound_like_any_other():
    """A-3.1: drawn again later, the Robot does not cover it."""
    table = ceo("search", items=["medkit"]).turn(0).do("use", "medkit").do("part", "heal")
    card = table.game.discards["wound"].pop()
    table.game.seats[0].wounds = [(card, False)]
    assert suffers(table.game, table.game.seats[0], "wound_body") and energy(table) == 4


def test_the_old_wound_counts_toward_the_limit():
    """A-3.1: two more, and any further Wound kills."""
    scenario = Scenario("ceo", "soldier", modules=WITH)
    scenario.seat(0, wounds=[scenario.game.seats[0].ext["old_wound"], "wound_leg", "wound_arm"])
    table = scenario.run("light_wound", 0)
    assert table.seat(0).status == "dead"


def test_he_knows_the_corporate_objectives_of_the_others():
    """A-13, trait_ceo: secretly, after the draft; nobody else learns what they are."""
    game = Scenario("ceo", "soldier", "scout", modules=WITH).game
    known = {k[1]: k[2] for k in game.seats[0].knowledge if k[0] == "corporate_objectives"}
    for p in game.seats[1:]:
        assert known[p.index] == tuple(o for o in p.objectives if game.rules.objectives[o].deck == "corporate")
    assert not any(k[0] == "corporate_objectives" for p in game.seats[1:] for k in p.knowledge)


def test_he_knows_both_objectives_of_the_android():
    """A-3.5: she swaps before he looks."""
    for seed in range(8):
        game = Scenario("ceo", "android", modules=WITH, seed=seed).game
        known = {k[1]: k[2] for k in game.seats[0].knowledge}
        assert set(known[1]) == set(game.seats[1].objectives) and len(known[1]) == 2


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_games_dealt_from_a_view_keep_what_he_knows_and_no_more(seat):
    """A-3.4, R-25: the ledger of the CEO holds in every deal; the others' deals vary."""
    game = Scenario("ceo", "android", "scout", modules=WITH).turn(0).game
    deals = [determinise(game.view(seat), seed=n) for n in range(12)]
    seen = [tuple(sorted(d.seats[1].objectives)) for d in deals]
    scouts = [next(o for o in d.seats[2].objectives if d.rules.objectives[o].deck == "corporate") for d in deals]
    mine = tuple(sorted(game.seats[1].objectives))
    assert (set(seen) == {mine}) == (seat in (0, 1))
    assert (len(set(scouts)) == 1) == (seat in (0, 2))
    for deal in deals:
        assert {deal.rules.objectives[o].deck for o in deal.seats[1].objectives} == {"corporate"}


def test_there_is_nothing_to_know_in_coop():
    """A-13: Objectives are public there."""
    assert Scenario("ceo", "soldier", modules=WITH, mode="coop").game.seats[0].knowledge == []


# -- the Robot ----------------------------------------------------------------------------------------

ROBOT_CARDS = ("robot_demolition", "robot_quick_repairs", "robotic_sweep")


@pytest.mark.parametrize("card", ROBOT_CARDS)
def test_an_empty_robot_plays_no_robot_card(card):
    """A-3.2: it may still be discarded to pay."""
    table = ceo(card, "search", energy=0).room(11, malfunction=False).turn(0)
    assert table.refusal("play", card) == ("robot_empty", "A-3.2") and not table.offers("play", card)
    table.do("move", 8, pay=(card,))
    assert card in [table.game.rules.types[c].id for c in table.seat(0).discard]


def test_a_robot_card_costs_one_energy_and_no_other_card():
    """A-3.2: Demolition, Quick Repairs (A-14.1)."""
    table = ceo("robot_demolition", "search").seat(0, room=6).turn(0).do("play", "robot_demolition")
    table.do("part", "malfunction")
    assert energy(table) == 3 and table.game.malfunction[6] and table.hand(0) == ["search"]


def test_quick_repairs_of_the_robot():
    """A-14.1: the generic card for 1 energy."""
    table = ceo("robot_quick_repairs").room(6, malfunction=True).seat(0, room=6).turn(0)
    table.do("play", "robot_quick_repairs")
    assert energy(table) == 3 and not table.game.malfunction[6]


def test_the_robots_demolition_breaks_a_door():
    """A-14.1: Demolition (Robot) does what Demolition does, for one energy."""
    table = (
        ceo("robot_demolition").door(11, 6, "closed").turn(0).do("play", "robot_demolition").do("part", "break_door")
    )
    table.do("door", "destroy", table.game.rules.board.links[11][0][0])
    assert table.door_between(11, 6) == "destroyed" and energy(table) == 3


def test_the_robots_demolition_destroys_a_turret():
    """A-5.5, A-14.1: the third option, for 1 energy."""
    scenario = Scenario("ceo", "soldier", modules=(*WITH, "turrets")).room(6, "canteen").turret(6, "all")
    table = scenario.seat(0, room=6, hand=["robot_demolition"]).turn(0).do("play", "robot_demolition")
    table.do("part", "break_turret")
    assert turrets(table.game) == [] and energy(table) == 3


def test_an_interrupted_robot_card_has_used_its_energy():
    """R-5.17: the cost stays paid."""
    table = ceo("robot_demolition", "search").seat(0, room=6).seat(1, room=6, hand=["interruption"]).turn(0)
    table.do("play", "robot_demolition").do("part", "malfunction").do("card", "interruption")
    assert energy(table) == 3 and not table.game.malfunction[6]


def test_robotic_sweep_draws_three_and_keeps_one():
    """A-14.1: counter down by 1, the others under the deck in the order chosen."""
    table = ceo("robotic_sweep").room(16, "generator", items=2).seat(0, room=16)
    table = table.top("yellow", "tools", "chemicals", "duct_tape").turn(0).do("play", "robotic_sweep")
    assert table.asked == (0, "keep_item") and len(table.seat(0).looking) == 3 and table.game.counters[16] == 1
    table.do("item", "duct_tape")
    assert table.asked == (0, "order_under") and len(table.options) == 2
    table.do("order", "chemicals")
    types = [table.game.rules.types[c].id for c in table.game.decks["yellow"][:2]]
    assert types == ["tools", "chemicals"] and energy(table) == 3
    assert [table.game.rules.types[i].id for i in table.seat(0).items] == ["duct_tape"]


def test_sweeping_and_keeping_nothing_orders_three_cards():
    """A-14.1, R-15.16: who keeps none of the three cards puts them under the deck in any order."""
    table = ceo("robotic_sweep").room(16, "generator", items=2).seat(0, room=16)
    table = table.top("yellow", "tools", "chemicals", "duct_tape").turn(0).do("play", "robotic_sweep").do("none")
    assert len(table.options) == 6


def test_sweeping_needs_an_item_counter():
    """A-14.1: it is a Search."""
    table = ceo("robotic_sweep").room(8, "hatch_control", items=0).seat(0, room=8).turn(0)
    assert table.refusal("play", "robotic_sweep") == ("room_exhausted", "R-15.17")


def test_robotic_strike_hits_by_the_table_of_a_shot():
    """A-14.1: no Ammo, no Contamination, more energy for more Injuries before the one check."""
    table = ceo("robotic_strike").figure("adult", room=11).script(combat=["adult"]).top("attack", "summoning_1")
    table = table.turn(0).do("play", "robotic_strike")
    assert table.asked == (0, "spend_energy") and [o[1] for o in table.options] == [0, 1, 2, 3]
    table.do("energy", 2)
    assert energy(table) == 1 and table.told("injured")[0]["injuries"] == 3
    assert len(table.told("blood")) == 1 and not table.told("contaminated")


def test_the_odds_of_a_strike_are_told_before_it():
    """A-14.1: those of a shot without any special rule."""
    scenario = Scenario("ceo", "soldier", modules=WITH).seat(0, hand=["robotic_strike"])
    table = scenario.figure("adult", room=11).figure("creeper", room=11).turn(0).do("play", "robotic_strike")
    assert table.asked == (0, "strike_target")
    told = [risks(Texts("en"), table.game.view(0), table.game.ask, option) for option in table.options]
    assert [[r.percent for r in found if r.id == "hit"] for found in told] == [[50], [83]]


def test_what_the_client_shows_of_him():
    """A-1.3, A-3.1: Trait, sleeping Wound, energy, and what he knows, in both languages."""
    table = ceo(mates=("android",)).turn(0)
    for language in ("en", "fr"):
        texts = Texts(language)
        status = Status(table.game, texts, table.game.view(0))
        lines = "\n".join(status.full())
        assert texts.get("trait-trait_ceo") in lines and "Robot" in lines and not texts.problems
        known = "\n".join(status.knowledge())
        assert all(texts.get(f"objective-{o}") in known for o in table.seat(1).objectives)


def test_a_strike_that_misses_costs_its_energy_and_no_wound():
    """A-14.1: Robotic Strike costs one energy, and a miss neither wounds nor contaminates."""
    table = ceo("robotic_strike").figure("adult", room=11).script(combat=["miss"]).turn(0).do("play", "robotic_strike")
    assert energy(table) == 3 and table.asked[1] == "turn" and len(table.seat(0).wounds) == 1
    assert table.figures(11)[0].injuries == 0


def test_with_its_last_energy_the_robot_cannot_strike_harder():
    """A-14.1: nothing left to spend."""
    table = ceo("robotic_strike", energy=1).figure("adult", room=11).script(combat=["hit1"]).turn(0)
    table.do("play", "robotic_strike")
    assert energy(table) == 0 and table.told("injured")[0]["injuries"] == 1


def test_robotic_strike_is_for_combat():
    """A-14.1: Robotic Strike has the icon "in Combat only"."""
    assert ceo("robotic_strike").turn(0).refusal("play", "robotic_strike") == ("only_in_combat", "R-5.20")


# -- recharge -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("charge", ["yellow_energy_charge_1", "red_energy_charge_1"])
def test_an_energy_charge_and_a_card_fill_the_robot(charge):
    """A-3.3: like an energy weapon."""
    table = ceo("search", energy=0, items=[charge]).turn(0).do("use", charge).do("part", "recharge_robot")
    assert energy(table) == 4 and table.seat(0).items == [] and table.hand(0) == []


def test_a_full_robot_is_not_recharged():
    """A-3.3, R-5.18: the Energy Charge can still work a Door."""
    table = ceo("search", items=["energy_charge"]).turn(0).do("use", "energy_charge")
    assert table.asked == (0, "single_door")


def test_only_the_ceo_recharges_a_robot():
    """A-3.3: for anybody else the Energy Charge is what it was."""
    scenario = Scenario("soldier", "ceo", modules=WITH).seat(1, ammo={"robot": 0})
    table = scenario.seat(0, hand=["search"], items=["energy_charge"], ammo={"assault_rifle": 0}).turn(0)
    table.do("use", "energy_charge")
    assert table.options == [("part", "reload"), ("part", "door")]


def test_the_armory_does_not_recharge_the_robot():
    """A-3.3 (FAQ): only an Energy Charge recharges the Robot."""
    table = ceo("search", "rest", energy=0).room(16, "armory").seat(0, room=16).turn(0)
    assert table.refusal("room_action") == ("weapon_full_or_missing", "R-15.6")


# -- Authority ----------------------------------------------------------------------------------------


def test_authority_sends_another_character_away():
    """A-14.1: no consent; they explore and roll."""
    table = ceo("authority").script(noise=["1"]).turn(0).do("play", "authority").do("way", 6)
    assert table.seat(1).room == 6 and table.told("noise_rolled")[0]["seat"] == 1


def test_authority_is_interrupted_only_when_the_destination_is_announced():
    """A-14.1: the question comes before the window."""
    table = ceo("authority").seat(1, hand=["interruption"]).turn(0).do("play", "authority")
    assert table.asked == (0, "move_to")
    table.do("way", 6)
    assert table.asked == (1, "interrupt")
    table.do("card", "interruption")
    assert table.seat(1).room == 11


def test_authority_needs_somebody_and_an_open_way():
    """A-14.1, R-7.2: Authority moves another Character of the Room through a Corridor without a closed Door."""
    alone = ceo("authority").seat(1, room=6).turn(0)
    assert alone.refusal("play", "authority") == ("nobody_else_here", "R-7.9")
    shut = ceo("authority")
    for other in (6, 8, 14, 15):
        shut.door(11, other, "closed")
    assert not shut.turn(0).offers("play", "authority")


# -- One More Thing -----------------------------------------------------------------------------------


def passed_ceo(*hand, mates=("soldier",), **seat):
    """The CEO passes in his turn, keeping these cards."""
    table = ceo(*hand, mates=mates, **seat).seat(1, hand=["search", "rest", "demolition"]).turn(0)
    table.do("pass")
    while table.asked == (0, "pass_discard"):
        table.do("done")
    return table


def test_one_more_thing_gives_a_turn_after_passing():
    """A-14.1: two actions, then he has passed again."""
    table = passed_ceo("one_more_thing", "search", "rest")
    assert table.asked == (1, "turn")
    table.do("move", 8).do("move", 7)
    assert table.asked == (0, "one_more_thing")
    table.do("card", "one_more_thing")
    assert table.asked == (0, "turn") and table.game.actions_left == 2
    table.do("move", 6).do("move", 5)
    assert table.seat(0).passed and table.seat(0).room == 5 and table.told("came_back") == [{"seat": 0}]
    assert table.game.rules.types[table.seat(0).discard[0]].id == "one_more_thing"


def test_he_may_wait_until_the_others_have_passed():
    """A-14.1: at the latest before the phase closes; declined then, he is not asked again."""
    table = passed_ceo("one_more_thing", "search")
    table.do("move", 8).do("move", 7)
    table.do("decline")
    assert table.asked == (1, "turn")
    table.do("pass")
    while table.asked == (1, "pass_discard"):
        table.do("done")
    assert table.asked == (0, "one_more_thing")
    table.do("decline")
    assert table.told("event_phase") and not table.told("came_back")


def test_the_last_player_to_pass_cannot_come_back():
    """A-14.1 (published): all the others had passed before him."""
    table = ceo("one_more_thing", "search").seat(1, passed=True).turn(0).do("pass")
    while table.asked == (0, "pass_discard"):
        table.do("done")
    assert table.told("event_phase") and not table.told("came_back")


def test_without_the_card_nobody_is_asked():
    """A-14.1: it must have been kept in hand."""
    table = passed_ceo("search")
    table.do("move", 8).do("move", 7)
    assert table.asked == (1, "turn")


def test_the_turn_that_comes_back_bleeds_again():
    """A-14.1: passed again, hurt again."""
    table = passed_ceo("one_more_thing", "search", "rest", wounds=["wound_bleeding"])
    assert len(table.told("bleeding")) == 1
    table.do("move", 8).do("move", 7)
    table.do("card", "one_more_thing").do("move", 6).do("move", 5)
    assert len(table.told("bleeding")) == 2 and table.seat(0).light == 2


# -- single-use cards ---------------------------------------------------------------------------------


def escorted():
    table = ceo("protection", "search", mates=("soldier", "scout")).figure("adult", room=11)
    return table.script(noise=["1"]).turn(0)


def test_protection_takes_one_consenting_character_along_unharmed():
    """A-14.1: no attack; the CEO alone rolls for Noise; the card leaves the game."""
    table = escorted().do("play", "protection").do("seat", 1).do("agree").do("way", 6)
    assert (table.seat(0).room, table.seat(1).room, table.seat(2).room) == (6, 6, 11)
    assert not table.told("attack") and [e["seat"] for e in table.told("noise_rolled")] == [0]
    assert energy(table) == 4 and "ceo_protection_1" in table.game.removed


def test_protection_needs_the_consent_of_who_comes_along():
    """A-14.1: refused, he may choose another one, go alone, or keep the card."""
    table = escorted().do("play", "protection").do("seat", 1).do("refuse")
    assert table.options == ["self", ("seat", 2), "take_back"]
    table.do("take_back")
    assert table.asked == (0, "turn") and "protection" in table.hand(0)
    table = escorted().do("play", "protection").do("self").do("way", 8)
    assert table.seat(0).room == 8 and table.seat(1).room == 11


def test_a_cancelled_single_use_card_is_not_used_up():
    """A-3.2: to the discard, it was not used."""
    scenario = ceo("protection", "search").seat(1, hand=["interruption"]).figure("adult", room=11)
    table = scenario.turn(0).do("play", "protection").do("self").do("way", 6).do("card", "interruption")
    assert table.seat(0).room == 11 and "ceo_protection_1" in table.seat(0).discard


def test_a_single_use_card_discarded_as_payment_stays_in_the_game():
    """A-3.2: only a played single-use card leaves the game, not one that pays."""
    table = ceo("protection", "search").script(noise=["1"]).turn(0).do("move", 6, pay=("protection",))
    assert "ceo_protection_1" in table.seat(0).discard and table.game.removed.count("ceo_protection_1") == 0


@pytest.mark.parametrize("card", ["protection", "override"])
def test_an_empty_robot_plays_no_single_use_card_unless_the_table_says_so(card):
    """A-3.2, switch robot_single_use_needs_energy."""

    def position(**setup):
        scenario = ceo(card, energy=0, setup=setup).room(16, "comms_room").seat(0, room=16)
        return (scenario.figure("adult", room=16) if card == "protection" else scenario).turn(0)

    assert position().refusal("play", card) == ("robot_empty", "A-3.2")
    assert position(options={"robot_single_use_needs_energy": False}).offers("play", card)


def test_stop_ignores_an_attack_before_its_card_is_drawn():
    """A-14.1: the whole attack of one Intruder; the card leaves the game."""
    table = ceo("stop").figure("adult", room=11).seat(1, room=6).phase("intruder_attacks")
    assert table.asked == (0, "stop_attack")
    table.do("card", "stop")
    assert not table.told("attack_card") and table.told("attack_ignored")
    assert "ceo_stop_1" in table.game.removed and energy(table) == 4


def test_stop_ignores_a_surprise_attack_and_an_escape_attack():
    """A-14.1: any attack."""
    table = ceo("stop", "search").figure("adult", room=11).script(noise=["1"]).turn(0)
    table.do("escape", 6, pay=("search",))
    assert table.asked == (0, "stop_attack")
    table.do("card", "stop")
    assert table.seat(0).room == 6 and not table.told("attack_card")
    scenario = ceo("stop").figure("adult", room=11)
    table = scenario.run("surprise_check", 0, scenario.game.figures[0].id, 5)
    assert table.asked == (0, "stop_attack")


def test_stop_stops_a_larva_that_stays():
    """A-14.1: no infestation."""
    table = ceo("stop").figure("larva", room=11).seat(1, room=6).phase("intruder_attacks").do("card", "stop")
    assert table.kinds(11) == ["larva"] and not table.seat(0).larva


def test_stop_stops_one_attack_only():
    """A-14.1: the second Intruder attacks as usual."""
    scenario = ceo("stop", energy=4).figure("adult", room=11).figure("adult", room=11).seat(1, room=6)
    table = scenario.top("attack", "scratch_1").phase("intruder_attacks").do("card", "stop")
    assert len(table.told("attack")) == 2 and len(table.told("attack_card")) == 1


def test_stop_is_not_offered_with_an_empty_robot():
    """A-3.2: an empty Robot plays no single-use card, Stop! included."""
    table = ceo("stop", energy=0).figure("adult", room=11).seat(1, room=6).top("attack", "scratch_1")
    table = table.phase("intruder_attacks")
    assert table.told("attack_card") and "ceo_stop_1" not in table.game.removed


def test_override_performs_the_action_of_a_computer_room():
    """A-14.1: free; other conditions hold; out of the game."""
    table = ceo("override").room(16, "comms_room").seat(0, room=16).turn(0)
    table.do("play", "override").do("part", "free_room_action")
    assert table.seat(0).signal and "ceo_override_1" in table.game.removed


def test_override_locks_or_unlocks_any_pod():
    """A-14.1: from anywhere."""
    table = ceo("override").ship(pods=[(1, "A", True), (2, "B", True)]).turn(0).do("play", "override").do("pod", 2)
    assert [locked for _, _, locked, _ in table.game.pods] == [True, False]


def test_override_needs_a_working_computer_or_a_pod():
    """A-14.1, R-17.39: Executive Override uses a Computer without Malfunction, or locks or unlocks a Pod."""
    table = ceo("override").ship(pods=[]).room(16, "comms_room", malfunction=True).seat(0, room=16).turn(0)
    assert not table.offers("play", "override")
