"""The Psychologist: I'm With You, her four cards, the Spy Drone and the Emotion Reader (A-3.8, A-13 to A-15)."""

import json

import pytest

from nemesis.rules.rounds import DRAW_LIMIT
from nemesis.rules.ship import fold
from nemesis.rules.state import DEAD
from nemesis.scenario import Scenario
from nemesis.view import determinise, events_for

MODULES = ("aftermath_characters",)


def table(*mates, **setup):
    """Seat 0 is the Psychologist, everybody in the Hibernatorium (11), its neighbours explored."""
    scenario = Scenario("psychologist", *(mates or ("captain",)), modules=MODULES, **setup)
    return scenario.room(6, "canteen").room(8, "hatch_control").room(15, "command_center")


def mover(*hand, mates=("captain",), **setup):
    """Seat 1 has the turn; the Psychologist holds two cards."""
    scenario = table(*mates, **setup).seat(0, hand=["search", "rest"])
    return scenario.seat(1, hand=list(hand) or ["search", "rest"])


# -- I'm With You ---------------------------------------------------------------------------------------


def test_she_is_asked_once_the_move_is_announced_and_paid():
    """A-3.8: the mover names the destination and pays, then she may discard 1 Action card."""
    t = mover().script(noise=["silence"]).turn(1).do("move", 6)
    assert len(t.seat(1).hand) == 1, "the mover has paid"
    assert t.asked == (0, "follow") and t.seat(1).room == 11
    assert t.offers("card", "search") and t.offers("decline")


def test_both_figures_move_and_the_mover_alone_rolls():
    """A-3.8: one roll, made because the Room was empty before the two entered."""
    t = mover().script(noise=["3"]).turn(1).do("move", 6).do("card", "rest")
    assert (t.seat(0).room, t.seat(1).room) == (6, 6)
    assert [e["seat"] for e in t.told("noise_rolled")] == [1]
    assert t.hand(0) == ["search"] and t.told("followed") == [{"seat": 0, "target": 1, "room": 6}]


def test_declining_leaves_her_where_she_is():
    """A-3.8: she may, she need not."""
    t = mover().script(noise=["silence"]).turn(1).do("move", 6).do("decline")
    assert (t.seat(0).room, t.seat(1).room) == (11, 6) and len(t.seat(0).hand) == 2


def test_no_roll_where_somebody_already_stood():
    """A-3.8: the Room was occupied before the two entered."""
    t = table("captain", "soldier").seat(0, hand=["search"]).seat(1, hand=["search"]).seat(2, room=6)
    t = t.turn(1).do("move", 6).do("card", "search")
    assert t.told("noise_rolled") == [] and t.seat(0).room == 6


def test_it_works_after_she_has_passed():
    """A-3.8: a Psychologist who has passed may still go along."""
    t = mover().seat(0, passed=True).script(noise=["silence"]).turn(1).do("move", 6)
    assert t.asked == (0, "follow")


def test_she_needs_an_action_card():
    """A-3.8: a Contamination card pays nothing, so nobody is asked."""
    t = mover().seat(0, hand=["contamination"]).script(noise=["silence"]).turn(1).do("move", 6)
    assert t.asked == (1, "turn") and t.seat(0).room == 11


def test_only_from_her_own_room():
    """A-3.8: the Psychologist goes along only with a Character of the same Room."""
    t = mover().seat(0, room=8).script(noise=["silence"]).turn(1).do("move", 6)
    assert t.asked == (1, "turn")


def test_she_follows_a_careful_move_and_the_mover_puts_the_marker():
    """A-3.8: Careful Movement."""
    t = mover("search", "rest", "demolition").turn(1).do("careful_move", 6).do("card", "search")
    assert t.asked == (1, "careful_noise") and t.seat(0).room == 6


def test_on_an_escape_only_the_mover_is_attacked():
    """A-3.8: Intruders attack only the Character who escapes, not the one who goes along."""
    t = mover("search").figure("creeper", room=11).top("attack", "scratch_1").script(noise=["silence"])
    t = t.turn(1).do("escape", 6).do("card", "search")
    assert [e["seat"] for e in t.told("attack")] == [1]
    assert (t.seat(0).room, t.seat(1).room) == (6, 6)


def test_if_the_mover_dies_she_stays_and_the_card_is_lost():
    """A-3.8: on an Escape."""
    t = mover("search").figure("adult", room=11).top("attack", "bite_1")
    t = t.seat(1, wounds=["wound_leg", "wound_arm", "wound_hand"], hand=["search", "rest"])
    t = t.turn(1).do("escape", 6).do("card", "rest")
    assert t.seat(1).status == DEAD and t.seat(0).room == 11 and t.hand(0) == ["search"]


def test_an_encounter_is_the_movers():
    """A-3.8: the active player resolves it and suffers the effects."""
    t = mover("search", "rest").noise(6, 7).bag("creeper", "blank").script(noise=["1"], bag=["creeper"])
    t = t.top("attack", "scratch_1").ship(first_encounter=True).turn(1).do("move", 6).do("card", "search")
    assert [e["seat"] for e in t.told("surprise_check")] == [1] and t.kinds(6) == ["creeper"]


def test_a_slime_token_hits_both():
    """A-3.8: effects on "the character entering" hit both."""
    t = mover().room(14, "engine_control", token="slime").script(noise=["silence"])
    t = t.turn(1).do("move", 14).do("card", "search")
    assert t.seat(0).slime and t.seat(1).slime


def test_the_slime_room_hits_both():
    """A-3.8, R-17.18: the trait of the Room, face up or face down."""
    t = mover().room(14, "slime_room").script(noise=["1"]).turn(1).do("move", 14).do("card", "search")
    assert t.seat(0).slime and t.seat(1).slime
    fresh = mover().room(14, "slime_room", token="fire").script(noise=["1"]).turn(1).do("move", 14).do("card", "search")
    assert fresh.seat(0).slime and fresh.seat(1).slime


def test_she_follows_through_the_technical_corridors():
    """A-3.8: card moves of the mover's own choice."""
    t = table("mechanic").seat(0, room=15, hand=["search"]).seat(1, room=15, hand=["technical_corridors", "rest"])
    t = t.room(9, "laboratory").script(noise=["1"]).turn(1).do("play", "technical_corridors").do("room", 9)
    assert t.asked == (0, "follow")
    t.do("card", "search")
    assert t.seat(0).room == t.seat(1).room == 9


def test_she_joins_who_leaves_under_protection():
    """A-3.8: a card move of the CEO's own choice; beside whom he takes along, and unasked if that is she."""
    scene = mover("protection", "rest", mates=("ceo", "soldier")).figure("adult", 11).script(noise=["1"])
    t = scene.turn(1).do("play", "protection").do("seat", 2).do("agree").do("way", 6)
    assert t.asked == (0, "follow")
    dealt = determinise(t.game.view(0), 1)
    dealt.apply(dealt.ask.options[-1])
    assert [p.room for p in dealt.seats] == [6, 6, 6], "the pending move is part of the view"
    t = t.do("card", "rest")
    assert [p.room for p in t.game.seats] == [6, 6, 6] and not t.told("attack")
    assert [e["seat"] for e in t.told("noise_rolled")] == [1]
    scene = mover("protection", "rest", mates=("ceo", "soldier")).figure("adult", 11).script(noise=["1"])
    t = scene.turn(1).do("play", "protection").do("seat", 0).do("agree").do("way", 6)
    assert [p.room for p in t.game.seats] == [6, 6, 11] and len(t.hand(0)) == 2 and t.asked[1] != "follow"


def test_a_move_that_another_orders_cannot_be_followed():
    """A-3.8: the mover's own choice only."""
    t = table("captain", "soldier").seat(0, hand=["search"]).seat(1, hand=["order"]).script(noise=["silence"])
    t = t.turn(1).do("play", "order").do("seat", 2).do("way", 6)
    assert t.seat(2).room == 6 and t.seat(0).room == 11 and t.told("goes_along") == []


def test_the_question_does_not_tell_the_table_who_is_asked():
    """Q-34: her hand could be all Contamination."""
    t = mover().script(noise=["silence"]).turn(1).do("move", 6)
    assert t.game.view(1)["waiting"] is None and t.game.ask.hidden


# -- the drawback -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("room", "wounds", "cards"), [(11, [], 5), (6, [], 4), (6, ["wound_body"], 3)])
def test_alone_she_draws_up_to_four(room, wounds, cards):
    """trait_i_follow_you (b): 4 instead of 5, 3 with a Body wound."""
    t = table().seat(0, room=room, hand=[], wounds=wounds).room(6, "canteen").phase("draw_cards")
    assert len(t.seat(0).hand) == cards


def test_the_others_draw_as_ever():
    """trait_i_follow_you (b) is hers."""
    t = table().seat(0, room=6, hand=[]).seat(1, hand=[]).phase("draw_cards")
    assert (len(t.seat(0).hand), len(t.seat(1).hand)) == (4, 5)


# -- Helping Hand -----------------------------------------------------------------------------------------


def test_helping_hand_on_herself():
    """psy_helping_hand: draw 2, discard 1."""
    t = table().seat(0, hand=["helping_hand"], deck_top=["search", "rest"]).turn(0)
    t.do("play", "helping_hand").do("seat", 0)
    assert t.asked == (0, "give_up_one") and sorted(t.hand(0)) == ["rest", "search"]
    t.do("card", "rest")
    assert t.hand(0) == ["search"]


def test_helping_hand_on_another():
    """psy_helping_hand: the other draws 1 and discards 1 of their own choice."""
    t = table().seat(0, hand=["helping_hand"]).seat(1, hand=["search"], deck_top=["order"]).turn(0)
    t.do("play", "helping_hand").do("seat", 1)
    assert t.asked == (1, "give_up_one")
    t.do("card", "search")
    assert t.hand(1) == ["order"]


def test_helping_hand_may_get_rid_of_contamination():
    """psy_helping_hand: any card of the hand."""
    t = table().seat(0, hand=["helping_hand"]).seat(1, hand=["contamination"], deck_top=["order"]).turn(0)
    t.do("play", "helping_hand").do("seat", 1).do("contamination", "unknown")
    assert t.hand(1) == ["order"] and len(t.seat(1).discard) == 1


def test_helping_hand_is_not_for_combat():
    """A-14.3: out of Combat only."""
    t = table().seat(0, hand=["helping_hand"]).figure("adult", room=11).turn(0)
    assert t.refusal("play", "helping_hand") == ("only_out_of_combat", "R-5.20")


# -- Manipulation -----------------------------------------------------------------------------------------


def manipulated(*hand, mine=("rest",), mate="captain", **seat):
    """Both in the Canteen, where one can search."""
    scenario = table(mate).seat(0, room=6, hand=["manipulation", "search", *mine])
    scenario = scenario.seat(1, room=6, hand=list(hand), **seat)
    return scenario.turn(0).do("play", "manipulation", pay=("search",))


def test_manipulation_plays_a_card_of_another_hand():
    """psy_manipulation: it goes to its owner's discard, she performs it as hers."""
    t = manipulated("motivation", "search")
    assert t.asked == (0, "manipulate")
    before = len(t.seat(0).hand)
    t.do("card", "motivation")
    assert t.hand(1)[0] == "search" and t.game.rules.types[t.seat(1).discard[-1]].id == "motivation"
    assert len(t.seat(0).hand) == before + 1, "she draws too: it is her Room"
    assert t.asked == (0, "turn") and t.game.actions_left == 1


def test_manipulation_pays_the_extra_cost_from_her_hand():
    """psy_manipulation: Basic Repairs costs 2 more."""
    scenario = table("captain").room(11, malfunction=True).seat(1, hand=["basic_repairs"])
    t = scenario.seat(0, hand=["manipulation", "search", "rest", "demolition"]).turn(0)
    t.do("play", "manipulation", pay=("search",)).do("card", "basic_repairs")
    assert not t.game.malfunction[11] and t.hand(0) == []
    poor = scenario_without_cards()
    assert not poor.offers("card", "basic_repairs") and poor.asked == (0, "turn")


def scenario_without_cards():
    scenario = table("captain").room(11, malfunction=True).seat(1, hand=["basic_repairs"])
    return scenario.seat(0, hand=["manipulation", "search", "rest"]).turn(0).do(
        "play", "manipulation", pay=("search",))  # fmt: skip


def test_no_reaction_and_nothing_she_lacks_can_be_picked():
    """psy_manipulation: no Interruption, no card that names an Item of another."""
    t = manipulated("interruption", "reload", "search").do("decline")
    assert [t.game.rules.types[o[1]].id for o in t.options if o != "none"] == ["search"]


def test_robot_cards_cannot_be_picked():
    """psy_manipulation: the CEO's Robot obeys the CEO."""
    t = manipulated("robotic_sweep", "override", "search", mate="ceo")
    assert [t.game.rules.types[o[1]].id for o in t.options if o != "none"] == ["search"]


def test_she_may_pick_nothing():
    """psy_manipulation: "you may"."""
    t = manipulated("motivation").do("none")
    assert t.hand(1) == ["motivation"] and t.asked == (0, "turn")


def test_only_she_learns_the_hand_and_only_while_she_looks():
    """R-24.8: the look is an event with an audience."""
    scenario = Scenario("psychologist", "captain", modules=MODULES).seat(0, hand=["manipulation", "search"])
    t = scenario.seat(1, hand=["motivation", "contamination"]).turn(0).do("play", "manipulation")
    told = [e for e in events_for(t.game, 1) if e["event"] == "looked_at_hand"]
    assert told == [{"at": told[0]["at"], "event": "looked_at_hand", "data": {"seat": 0, "target": 1}}]
    seen = json.loads(json.dumps(t.game.view(0)))
    dealt = determinise(seen, seed=3)
    assert dealt.ask.options == t.game.ask.options and json.loads(json.dumps(dealt.view(0))) == seen
    t.do("none")
    assert not [k for k in t.seat(0).knowledge if k[0] == "hand"]


def test_manipulation_needs_somebody_with_cards():
    """psy_manipulation."""
    t = table().seat(0, hand=["manipulation", "search"]).seat(1, hand=[]).turn(0)
    assert t.refusal("play", "manipulation") == ("nobody_with_action_cards", "R-5.18")


# -- Suggestion -------------------------------------------------------------------------------------------


def test_suggestion_sends_another_next_door_who_then_draws():
    """psy_suggestion: normal entry, then 1 Action card."""
    t = table().seat(0, hand=["suggestion"]).seat(1, hand=[], deck_top=["order"]).script(noise=["2"])
    t = t.turn(0).do("play", "suggestion").do("way", 6)
    assert (t.seat(0).room, t.seat(1).room) == (11, 6) and t.hand(1) == ["order"]
    assert [e["seat"] for e in t.told("noise_rolled")] == [1]


def test_suggestion_needs_an_open_way():
    """R-7.2 (psy_suggestion): there must be a neighbouring Room to go to."""
    scenario = table().seat(0, hand=["suggestion"])
    for room in (6, 8, 14, 15):
        scenario.door(11, room, "closed")
    assert scenario.turn(0).refusal("play", "suggestion") == ("nobody_to_order", "R-7.9")


def test_suggestion_can_be_interrupted_once_the_destination_is_known():
    """R-26.6: announced first, then cancelled; the card is spent."""
    t = table().seat(0, hand=["suggestion"]).seat(1, hand=["interruption"]).turn(0)
    t.do("play", "suggestion").do("way", 6)
    assert t.asked == (1, "interrupt")
    t.do("card", "interruption")
    assert t.seat(1).room == 11 and t.hand(0) == []


# -- Profiling --------------------------------------------------------------------------------------------


def test_profiling_shows_one_objective_of_two():
    """psy_profiling: one at random, to her alone."""
    t = table().seat(0, hand=["profiling", "search"]).turn(0).do("play", "profiling")
    (event,) = t.told("looked_at_objectives")
    assert len(event["objectives"]) == 1 and event["objectives"][0] in t.seat(1).objectives
    assert [k[:3] for k in t.seat(0).knowledge] == [("objective", 1, event["objectives"])]
    hidden = [e["data"] for e in events_for(t.game, 1) if e["event"] == "looked_at_objectives"]
    assert hidden == [{"seat": 0, "target": 1}]


def test_profiling_the_only_objective_left_settles_it():
    """psy_profiling after the first Encounter: the ledger is certain."""
    t = Scenario("psychologist", "captain", modules=MODULES).seat(0, hand=["profiling", "search"])
    only = t.game.seats[1].objectives[0]
    t.game.seats[1].exile.append(t.game.seats[1].objectives.pop())
    t = t.turn(0).do("play", "profiling")
    assert [k[:3] for k in t.seat(0).knowledge] == [("objectives", 1, (only,))]
    dealt = [determinise(t.game.view(0), seed=s).seats[1].objectives for s in range(6)]
    assert dealt == [[only]] * 6


def test_what_was_seen_once_is_dealt_to_its_owner():
    """determinise keeps to a glimpse: while two are held, the one seen is among them."""
    t = (
        Scenario("psychologist", "captain", modules=MODULES)
        .seat(0, hand=["profiling", "search"])
        .turn(0)
        .do("play", "profiling")
    )
    seen = t.told("looked_at_objectives")[0]["objectives"][0]
    for seed in range(10):
        assert seen in determinise(t.game.view(0), seed=seed).seats[1].objectives


def test_profiling_needs_a_secret():
    """psy_profiling: shared Objectives lie open in co-op."""
    t = table(mode="coop").seat(0, hand=["profiling", "search"]).turn(0)
    assert t.refusal("play", "profiling") == ("no_secret_objective_near", "R-5.18")


# -- Emotion Reader ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "more"), [("helping_hand", 0), ("manipulation", 1), ("suggestion", 0),
                                            ("profiling", 1)])  # fmt: skip
def test_the_emotion_reader_reaches_next_door_but_not_through_a_closed_door(card, more):
    """quest_emotion_reader: closed-door limit P."""
    hand = [card, *["search", "rest"][:more]]

    def reaches(items, door):
        scenario = table().seat(0, hand=hand, items=items, deck=[]).seat(1, room=6, hand=["search"])
        if card == "helping_hand":
            own = [c for c in scenario.game.rules.action_decks["psychologist"] if card not in c]
            scenario.seat(0, hand=[card, *own], discard=[])
        t = scenario.door(11, 6, door).turn(0)
        return t.offers("play", card)

    assert reaches(["emotion_reader"], "open")
    assert not reaches(["emotion_reader"], "closed")
    assert not reaches([], "open")


def test_a_suggestion_next_door_into_combat_is_an_escape():
    """quest_emotion_reader with psy_suggestion, R-7.7."""
    t = table().seat(0, hand=["suggestion"], items=["emotion_reader"]).seat(1, room=6, hand=["search"])
    t = t.figure("creeper", room=6).top("attack", "scratch_1").room(7, "cabins").script(noise=["1"])
    t = t.turn(0).do("play", "suggestion").do("way", 7)
    assert [e["occasion"] for e in t.told("attack")] == ["escape"] and t.seat(1).room == 7


@pytest.mark.parametrize("room", ["laboratory", "emergency_room"])
def test_the_emotion_reader_is_activated_in_two_rooms(room):
    """quest_emotion_reader: a Malfunction does not matter (R-15.25)."""
    t = table().room(16, room, malfunction=True).seat(0, room=16, hand=["search"]).turn(0)
    t.do("activate_quest", "emotion_reader")
    assert t.seat(0).items == ["emotion_reader"]
    assert table().seat(0, hand=["search"]).turn(0).refusal("activate_quest", "emotion_reader") == (
        "quest_other_room", "R-15.24",
    )  # fmt: skip


# -- Spy Drone --------------------------------------------------------------------------------------------


def drone(**setup):
    scenario = table("captain", "soldier", **setup).seat(0, hand=["search", "rest"], items=["spy_drone"])
    return scenario.turn(0).do("use", "spy_drone").do("seat", 1)


def test_the_drone_is_activated_with_an_energy_charge():
    """quest_spy_drone."""
    t = table().seat(0, hand=["search"], items=["red_energy_charge_1"]).turn(0).do("activate_quest", "spy_drone")
    assert t.seat(0).items == ["spy_drone"]


def test_the_drone_stays_with_its_carrier_in_public():
    """quest_spy_drone: [1], given to another character of the Room."""
    t = drone()
    assert t.seat(1).ext["spy_drone"] == 0 and t.seat(0).items == [] and len(t.seat(0).hand) == 1
    assert t.game.view(2)["seats"][1]["ext"]["spy_drone"] == 0
    assert "spy_drone" in t.game.removed


def test_she_sees_what_the_carrier_checks():
    """A-15.2: Coordinates, Engines, Objectives, tiles: her seat joins the audience."""
    t = drone()
    from nemesis.rules.engines import look_at_coordinates, look_at_objectives, peek_tile, work_on_engine

    g, p = t.game, t.seat(1)
    look_at_coordinates(g, p)
    look_at_objectives(g, p, 2)
    peek_tile(g, p, 14)
    work_on_engine(g, p, 0)
    kinds = [k[0] for k in t.seat(0).knowledge]
    assert kinds == ["coordinates", "objectives", "tile", "engine"] == [k[0] for k in p.knowledge]
    assert [to for kind, _, to, _ in g.log if kind == "looked_at_coordinates"] == [(1, 0)]
    assert t.seat(2).knowledge == []


def test_she_sees_the_engine_order_the_carrier_chooses():
    """quest_spy_drone: every secret decision, e.g. the order of an Engine."""
    scenario = table("captain").seat(0, room=6).seat(1, room=19, hand=["search", "rest", "basic_repairs"])
    t = scenario.spy_drone(1).ship(engines=["working", "working", "working"]).turn(1)
    t.do("play", "basic_repairs")
    if t.asked[1] == "card_option":
        t.do("part", "engine")
    assert t.asked == (1, "engine_order")
    t.do("swap")
    assert [to for kind, _, to, _ in t.game.log if kind == "engine_worked"] == [(1, 0)]
    assert [k[:3] for k in t.seat(0).knowledge] == [("engine", 2, "damaged")]


def carrier(decisions, character="captain"):
    """Seat 1 carries the drone, and has two Objectives to choose from."""
    scenario = table(character, "soldier", options={"spy_drone_decisions": decisions})
    scenario.seat(1, objectives=["obj_hoarder", "obj_biology"]).seat(0, objectives=["obj_burial"])
    return scenario.seat(2, objectives=["obj_great_hunt"]).spy_drone(1)


@pytest.mark.parametrize("decisions", ["aboard", "all"])
def test_which_objective_the_carrier_keeps_is_seen_by_option_only(decisions):
    """Switch spy_drone_decisions: the rule says "all secret decisions", its example is an Engine."""
    t = carrier(decisions).run("first_encounter_objectives")
    assert t.asked == (1, "keep_objective")
    t.do("objective", "obj_hoarder")
    seen = decisions == "all"
    assert [to for kind, _, to, _ in t.game.log if kind == "objective_kept"] == [(1, 0) if seen else (1,)]
    known = [k[:3] for k in t.seat(0).knowledge]
    assert known == ([("objectives", 1, ("obj_hoarder",))] if seen else [])
    assert t.seat(1).knowledge == t.seat(2).knowledge == []
    view = t.game.view(0)
    for seed in range(5):
        dealt = determinise(view, seed)
        assert json.dumps(dealt.view(0), sort_keys=True) == json.dumps(view, sort_keys=True)
        assert not seen or dealt.seats[1].objectives == ["obj_hoarder"]


@pytest.mark.parametrize("decisions", ["aboard", "all"])
def test_which_access_code_the_carrier_activates_is_seen_by_option_only(decisions):
    """A-3.4, switch spy_drone_decisions."""
    t = carrier(decisions, "ceo").seat(1, objectives=["obj_hoarder"]).run("choose_code", 1).do("item", "ship_codes")
    seen = decisions == "all"
    assert [to for kind, _, to, _ in t.game.log if kind == "code_activated"] == [(1, 0) if seen else (1,)]
    assert [k[:3] for k in t.seat(0).knowledge] == ([("access_code", 1, ("ship_codes",))] if seen else [])
    view = t.game.view(0)
    found = set()
    for seed in range(8):
        dealt = determinise(view, seed)
        assert json.dumps(dealt.view(0), sort_keys=True) == json.dumps(view, sort_keys=True)
        found |= {i for i in dealt.seats[1].items if i in ("ship_codes", "manual_control")}
    assert found == ({"ship_codes"} if seen else {"ship_codes", "manual_control"})


def test_the_drone_needs_somebody_to_carry_it():
    """quest_spy_drone."""
    t = table().seat(0, room=6, hand=["search"], items=["spy_drone"]).turn(0)
    assert t.refusal("use", "spy_drone") == ("nobody_within_reach", "R-5.18")


# -- Pocket Pistol ----------------------------------------------------------------------------------------


def test_the_pocket_pistol_deals_one_injury_at_most():
    """item_pocket_pistol: energy, 2 Ammo; the 2-damage face deals 1."""
    t = table().seat(0, hand=["search"]).figure("adult", room=11).top("attack", "scratch_1").script(combat=["hit2"])
    t = t.turn(0)
    assert t.game.ammo["pocket_pistol"] == 2
    t.do("shoot")
    assert t.told("shot")[0]["injuries"] == 1


def test_solo_she_is_always_alone():
    """trait_i_follow_you (b) makes no exception for solo."""
    t = Scenario("psychologist", modules=MODULES).seat(0, hand=[]).phase("draw_cards")
    assert len(t.seat(0).hand) == 4 and fold(t.game, DRAW_LIMIT, 5, t.seat(0)) == 4


def test_in_an_epilogue_profiling_shows_the_mission():
    """psy_profiling, A-8.20: the mission is the only secret aim there."""
    t = Scenario("psychologist", "captain", mode="epilogue").alert(None).no_second_tokens()
    t = t.seat(0, hand=["profiling", "search"]).turn(0).do("play", "profiling")
    mission = t.seat(1).objectives[0]
    assert t.told("looked_at_objectives")[0]["objectives"] == (mission,)
    assert [k[:3] for k in t.seat(0).knowledge] == [("objectives", 1, (mission,))]


def test_she_follows_to_the_shuttle():
    """A-3.8 with A-4.3: that too is a move of the mover's own choice."""
    t = Scenario("psychologist", "captain", mode="epilogue").alert(None).no_second_tokens()
    t = t.seat(0, hand=["search"]).seat(1, hand=["search", "rest"]).script(noise=["silence"]).turn(1)
    far = next(o for o in t.options if o[0] == "move" and o[1] <= 21)
    t.do(*far)
    assert t.asked == (0, "follow")
    t.do("card", "search")
    assert t.seat(0).room == t.seat(1).room == far[1]
