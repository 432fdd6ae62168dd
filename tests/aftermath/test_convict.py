"""The Convict: Handcuffs and Keys, four Serious Wounds, his cards, the Bionic Arm and the Pipe (A-3.10, A-3.11)."""

import pytest

from nemesis.errors import BadSetup
from nemesis.rules.items import free_slots
from nemesis.rules.state import ABOARD, DEAD
from nemesis.scenario import Scenario
from nemesis.scenario.files import scenario_from_toml
from nemesis.view import determinise

from ..conservation import check

MODULES = ("aftermath_characters",)
KEYS = "handcuff_keys"


def convict(*hand, mates=("captain",), setup=None, **seat):
    """Seat 0 is the Convict, everybody in the Hibernatorium (11)."""
    scenario = Scenario("convict", *mates, modules=MODULES, **(setup or {}))
    scenario.room(6, "canteen").room(8, "hatch_control").room(15, "command_center")
    return scenario.seat(0, hand=list(hand), **seat)


# -- Keys and Handcuffs -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("characters", "holder"),
    [
        (("convict", "captain", "pilot"), 1),
        (("captain", "pilot", "convict"), 0),
        (("convict", "captain", "bounty_hunter"), 2),
        (("bounty_hunter", "captain", "convict"), 0),
    ],
)
def test_who_has_the_keys_at_first(characters, holder):
    """A-3.10: the Bounty Hunter if in play, else the player to the Convict's left."""
    g = Scenario(*characters, modules=MODULES).game
    assert [p.index for p in g.seats if KEYS in p.hands] == [holder]
    assert "handcuffs" in g.seats[characters.index("convict")].hands
    check(g)


def test_alone_the_keys_lie_in_the_cockpit():
    """A-3.10: with nobody else to hold the keys, they lie in the Cockpit."""
    t = Scenario("convict", modules=MODULES).seat(0, room=1, hand=["search"]).turn(0)
    assert t.game.ext["keys_in"] == 1
    t.do("pick_up", KEYS)
    assert t.seat(0).hands == [] and {KEYS, "handcuffs"} <= set(t.game.removed)
    check(t.game)


def test_the_handcuffs_fill_a_hand_and_the_keys_fill_none():
    """A-15.1: the Handcuffs take up a Hand slot, their keys none."""
    g = convict().game
    assert free_slots(g, g.seats[0]) == 1
    assert free_slots(g, g.seats[1]) == 1, "only the Revolver counts"


def test_the_handcuffs_cannot_be_dropped_traded_or_taped():
    """A-15.1: the Handcuffs stay on the Convict's hand."""
    t = convict("search", "rest", items=["duct_tape"]).room(11, malfunction=True).turn(0)
    assert not t.offers("drop", "handcuffs")
    t.do("trade", 1)
    assert not t.offers("thing", "handcuffs")
    both = convict("search", hands=["handcuffs", "prototype_rifle"], items=["duct_tape"]).turn(0)
    assert not both.offers("use", "duct_tape"), "nothing else to do with the tape here"


def test_shackled_an_escape_costs_one_more():
    """A-15.1: Escape costs +1."""
    t = convict("search").figure("adult", room=11).turn(0)
    assert t.refusal("escape") == ("too_few_cards", "R-5.12")
    assert convict("search", "rest").figure("adult", room=11).turn(0).offers("escape", 6)
    free = convict("search").keys().figure("adult", room=11).turn(0)
    assert free.offers("escape", 6)


def test_a_leg_wound_adds_to_the_handcuffs():
    """R-6.2 with A-15.1: 3 cards."""
    t = convict("search", "rest", wounds=["wound_leg"]).figure("adult", room=11).turn(0)
    assert t.refusal("escape") == ("too_few_cards", "R-5.12")


def test_an_arm_wound_leaves_no_hand_free():
    """R-15.3: what is not the Handcuffs falls."""
    t = convict("search", hands=["handcuffs", "prototype_rifle"]).top("wound", "wound_arm").run("serious_wound", 0)
    assert t.seat(0).hands == ["handcuffs"]
    check(t.game)


def test_the_keys_are_public_and_can_be_traded_to_the_convict():
    """A-15.1: when the Convict gets them, both cards leave the game."""
    t = convict("search").seat(1, hand=["search"]).turn(1)
    assert KEYS in t.game.view(0)["seats"][1]["hands"]
    t.do("trade", 0).do("thing", KEYS).do("accept")
    assert "handcuffs" not in t.seat(0).hands and KEYS not in t.seat(0).hands + t.seat(1).hands
    assert t.told("unshackled") == [{"seat": 0}]
    check(t.game)


def test_the_keys_may_go_to_a_third_player():
    """A-15.1: tradable; they stay beside the board of whoever has them."""
    t = convict("search", mates=("captain", "pilot")).seat(1, hand=["search"]).turn(1)
    t.do("trade", 2).do("thing", KEYS).do("done").do("accept")
    assert KEYS in t.seat(2).hands and t.seat(2).items == [] and "handcuffs" in t.seat(0).hands
    check(t.game)


def test_dropped_keys_lie_there_for_the_convict_alone():
    """A-15.1: Pick up [1]."""
    t = convict("search", mates=("captain", "pilot")).seat(1, hand=["search"]).seat(2, hand=["search"]).turn(1)
    t.do("drop", KEYS)
    assert t.game.ext["keys_in"] == 11 and not t.offers("pick_up", KEYS)
    check(t.game)
    assert not convict("search").keys(room=6).turn(0).offers("pick_up", KEYS), "not from another Room"
    mine = convict("search", "rest").keys(room=11).turn(0).do("pick_up", KEYS)
    assert "handcuffs" not in mine.seat(0).hands and len(mine.seat(0).hand) == 1 and mine.game.ext["keys_in"] == 0
    check(mine.game)


def test_objects_are_picked_up_as_ever():
    """R-15.10 with the Convict at the table."""
    t = convict("search").turn(0).do("pick_up", "blue_corpse")
    assert "blue_corpse" in t.seat(0).hands


@pytest.mark.parametrize("mode", ["semi_coop", "coop"])
def test_the_keys_stay_with_the_dead(mode):
    """A-15.1: holder dead: they lie in that Room."""
    scenario = convict("search", setup={"mode": mode}).seat(1, room=6, wounds=["wound_leg", "wound_arm", "wound_hand"])
    t = scenario.run("serious_wound", 1)
    assert t.seat(1).status == DEAD and t.game.ext["keys_in"] == 6
    check(t.game)


def test_the_keys_stay_outside_the_chamber_and_leave_with_a_pod():
    """A-15.1: hibernated: in that Room; launched: lost."""
    asleep = convict("search").ship(time=7).run("hibernate", 1)
    assert asleep.game.ext["keys_in"] == 11
    check(asleep.game)
    gone = convict("search").ship(pods=[(1, "A", False)]).seat(1, pod=1).run("pod_turn", 1).do("launch")
    assert gone.game.ext["keys_in"] == 0 and KEYS in gone.game.removed
    check(gone.game)


def test_a_scenario_places_the_keys():
    """Scenario builder, by code and by file."""
    toml = 'characters = ["convict", "pilot"]\nmodules = ["aftermath_characters"]\nkeys = { room = 6 }\nturn = { seat = 0 }'
    assert scenario_from_toml(toml).game.ext["keys_in"] == 6
    with pytest.raises(BadSetup, match="need the convict"):
        Scenario("captain").keys(room=6)


def test_a_dealt_game_has_the_keys_in_the_same_place():
    """They are public."""
    for scenario in (
        Scenario("convict", "pilot", modules=MODULES),
        Scenario("convict", "pilot", modules=MODULES).keys(),
    ):
        t = scenario.turn(0)
        for seat in (0, 1, None):
            dealt = determinise(t.game.view(seat), seed=4)
            check(dealt)
            assert dealt.view(seat) == t.game.view(seat)


# -- Tough ------------------------------------------------------------------------------------------------

THREE = ["wound_leg", "wound_arm", "wound_hand"]


def test_he_survives_a_fourth_serious_wound_and_dies_of_the_next():
    """A-3.11 (trait_convict): the Convict bears one Serious Wound more."""
    t = convict("search", wounds=THREE).run("serious_wound", 0)
    assert t.seat(0).status == ABOARD and len(t.seat(0).wounds) == 4
    dead = convict("search", wounds=[*THREE, "wound_body"]).run("light_wound", 0)
    assert dead.seat(0).status == DEAD


def test_the_others_die_as_ever():
    """A-3.11: three Serious Wounds are the most for anybody else."""
    t = convict("search").seat(1, wounds=THREE).run("light_wound", 1)
    assert t.seat(1).status == DEAD


def test_attack_cards_that_kill_at_a_number_still_kill_him():
    """A-3.11: Bite at 2 wounds kills at 2."""
    t = convict("search", wounds=["wound_leg", "wound_arm"]).figure("adult", room=11).top("attack", "bite_1")
    t = t.seat(1, room=6).phase("intruder_attacks")
    assert t.seat(0).status == DEAD


# -- No Way! ----------------------------------------------------------------------------------------------


def test_no_way_refuses_an_order():
    """con_no_way: a move that another's card causes; the card stays paid."""
    t = convict("no_way").seat(1, hand=["order"]).turn(1).do("play", "order").do("way", 6)
    assert t.asked == (0, "refuse_harm")
    t.do("card", "no_way")
    assert t.seat(0).room == 11 and t.hand(1) == [] and t.asked == (1, "turn")


def test_no_way_can_be_held_back():
    """con_no_way: you may."""
    t = convict("no_way").seat(1, hand=["order"]).script(noise=["silence"]).turn(1).do("play", "order").do("way", 6)
    t.do("accept")
    assert t.seat(0).room == 6 and t.hand(0) == ["no_way"]


def test_no_interruption_answers_it():
    """con_no_way (P): it is not an Interruption, and none can answer it."""
    t = convict("no_way").seat(1, hand=["order", "interruption"]).turn(1)
    t.do("play", "order").do("way", 6).do("card", "no_way")
    assert t.asked == (1, "turn") and t.seat(0).room == 11


def test_an_interruption_comes_first():
    """R-26.6: the action itself may be cancelled before it is resolved."""
    t = convict("no_way", "interruption").seat(1, hand=["order"]).turn(1).do("play", "order").do("way", 6)
    assert t.asked == (0, "interrupt")
    t.do("decline")
    assert t.asked == (0, "refuse_harm")


def test_no_way_refuses_a_taser_but_only_for_him():
    """con_no_way: take or discard your cards."""
    t = convict("no_way", "search").seat(1, hand=["search"], items=["blue_taser_1"]).turn(1)
    t.do("use", "taser").do("card", "no_way")
    assert t.hand(0) == ["search"] and t.seat(1).items == []


def test_no_way_refuses_a_grenade():
    """con_no_way: deal you a wound; the thrower suffers his own."""
    t = convict("no_way").seat(1, hand=["search"], items=["red_grenade_1"]).figure("adult", room=11)
    t = t.top("attack", "bite_1").turn(1).do("use", "grenade").do("card", "no_way")
    assert len(t.seat(0).wounds) == 0 and len(t.seat(1).wounds) == 1


def test_his_own_grenade_cannot_be_refused():
    """con_no_way: another player's."""
    t = convict("no_way", "search", items=["red_grenade_1"]).figure("adult", room=11).top("attack", "bite_1").turn(0)
    t.do("use", "grenade", pay=("search",))
    assert len(t.seat(0).wounds) == 1 and t.asked != (0, "refuse_harm")


def test_no_way_refuses_the_smoke():
    """con_no_way: the others discard a card."""
    t = convict("no_way", "search").seat(1, hand=["search"], items=["red_smoke_grenade_1"]).figure("adult", room=11)
    t = t.script(noise=["silence"]).turn(1).do("use", "smoke_grenade").do("way", 6).do("card", "no_way")
    assert t.hand(0) == ["search"] and t.seat(1).room == 6


@pytest.mark.parametrize(("card", "more"), [("suggestion", []), ("manipulation", ["search"]), ("helping_hand", [])])
def test_no_way_refuses_the_psychologist(card, more):
    """con_no_way: moved, or cards taken or discarded."""
    t = convict("no_way", "search", mates=("psychologist",)).seat(1, hand=[card, *more]).turn(1).do("play", card)
    while t.asked[0] == 1:
        t.do("seat", 0) if t.offers("seat", 0) else t.game.apply(t.options[0])
    assert t.asked == (0, "refuse_harm")
    t.do("card", "no_way")
    assert t.hand(0) == ["search"] and t.seat(0).room == 11 and t.asked == (1, "turn")


def test_no_way_refuses_the_medic():
    """con_no_way: Resuscitation's first part, the Surgeon's Kit."""
    scenario = Scenario("convict", "medic", modules=(*MODULES, "medic")).seat(0, hand=["no_way", "search"])
    t = scenario.seat(1, hand=["resuscitation"]).turn(1).do("play", "resuscitation").do("part", "weaken")
    t.do("seat", 0)
    assert t.asked == (0, "refuse_harm")
    t.do("card", "no_way")
    assert t.hand(0) == ["search"] and not [c for c in t.seat(0).discard if not t.game.rules.is_action(c)]


def test_no_way_refuses_authority():
    """con_no_way against the CEO."""
    t = convict("no_way", mates=("ceo",)).seat(1, hand=["authority"]).turn(1).do("play", "authority").do("way", 6)
    assert t.asked == (0, "refuse_harm")


def test_it_is_no_action_of_a_turn():
    """con_no_way: react."""
    assert convict("no_way").turn(0).refusal("play", "no_way") == ("only_as_reaction", "R-26.5")


# -- Hot-Tempered -----------------------------------------------------------------------------------------


def test_hot_tempered_uses_the_room_for_nothing_then_makes_noise():
    """con_hot_tempered: the effect first, the roll after it."""
    t = (
        convict("hot_tempered", room=16, hands=["prototype_rifle"], ammo={"prototype_rifle": 1})
        .room(16, "armory")
        .script(noise=["2"])
        .turn(0)
    )
    t.do("play", "hot_tempered")
    kinds = [kind for kind, *_ in t.game.log]
    assert t.game.ammo["red_prototype_rifle_1"] > 1 and kinds.index("reloaded") < kinds.index("noise_rolled")


def test_the_rooms_own_roll_comes_first():
    """con_hot_tempered (P): after any roll the Room causes; then Combat forbids the second."""
    scenario = convict("hot_tempered", hands=[]).room(16, "nest").seat(0, room=16).ship(first_encounter=True)
    t = scenario.noise(16, 21).bag("creeper", "blank").script(noise=["1"], bag=["creeper"]).turn(0)
    t.do("play", "hot_tempered")
    assert len(t.told("noise_rolled")) == 1 and t.kinds(16) == ["creeper"]
    quiet = convict("hot_tempered", hands=[]).room(16, "nest").seat(0, room=16).script(noise=["1", "2"]).turn(0)
    quiet.do("play", "hot_tempered")
    assert len(quiet.told("noise_rolled")) == 2


def test_hot_tempered_needs_a_working_room():
    """con_hot_tempered: no Malfunction."""
    t = convict("hot_tempered", room=8).room(8, "hatch_control", malfunction=True).turn(0)
    assert t.refusal("play", "hot_tempered") == ("room_malfunctions", "R-17.3")


def test_no_roll_for_who_has_left_the_room():
    """con_hot_tempered (D): hibernated by then."""
    t = convict("hot_tempered", "search").ship(time=7).script(noise=["silence"]).turn(0).do("play", "hot_tempered")
    assert t.seat(0).status == "hibernating" and len(t.told("noise_rolled")) == 1


# -- Opportunist ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("door", ["open", "destroyed"])
def test_opportunist_closes_the_door_behind_him(door):
    """con_opportunist (P): even a destroyed one."""
    t = (
        convict("opportunist")
        .door(11, 6, door)
        .script(noise=["silence"])
        .turn(0)
        .do("play", "opportunist")
        .do("way", 6)
    )
    assert t.seat(0).room == 6 and t.door_between(11, 6) == "closed"


def test_opportunist_out_of_combat_is_attacked_as_in_an_escape():
    """con_opportunist: normal attacks; one card all the same."""
    t = convict("opportunist").figure("creeper", room=11).top("attack", "scratch_1").script(noise=["silence"]).turn(0)
    t.do("play", "opportunist").do("way", 6)
    assert [e["occasion"] for e in t.told("attack")] == ["escape"] and t.door_between(11, 6) == "closed"


def test_opportunist_who_dies_closes_nothing():
    """con_opportunist."""
    t = convict("opportunist", wounds=["wound_leg", "wound_arm"]).figure("adult", room=11).top("attack", "bite_1")
    t = t.turn(0).do("play", "opportunist").do("way", 6)
    assert t.seat(0).status == DEAD and t.door_between(11, 6) == "open"


def test_opportunist_needs_a_way():
    """R-7.2 (con_opportunist): there must be a neighbouring Room to go to."""
    scenario = convict("opportunist")
    for room in (6, 8, 14, 15):
        scenario.door(11, room, "closed")
    assert scenario.turn(0).refusal("play", "opportunist") == ("nowhere_to_go", "R-7.2")


# -- Punch ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "injuries", "wounds"), [("hit1", 2, 0), ("miss", 1, 1)])
def test_punch_adds_an_injury_before_the_check(face, injuries, wounds):
    """con_punch (P order): contamination first; a miss still deals 1, and wounds him."""
    t = convict("punch").figure("adult", room=11).top("attack", "bite_1").script(combat=[face]).turn(0)
    t.do("play", "punch")
    assert t.told("injured")[0]["injuries"] == injuries and len(t.seat(0).wounds) == wounds
    assert len(t.told("contaminated")) == 1 and len(t.told("blood")) == 1


def test_the_table_may_ask_for_a_hit():
    """A-14.5: `punch_damages_on_miss` False."""
    t = convict("punch", setup={"options": {"punch_damages_on_miss": False}}).figure("adult", room=11)
    t = t.script(combat=["miss"]).turn(0).do("play", "punch")
    assert t.told("injured") == [] and len(t.seat(0).wounds) == 1


def test_punch_is_for_combat():
    """con_punch."""
    assert convict("punch").turn(0).refusal("play", "punch") == ("only_in_combat", "R-5.20")


# -- Bionic Arm -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("room", ["surgery", "emergency_room"])
def test_the_arm_is_activated_where_one_operates(room):
    """quest_bionic_arm: Surgery, Emergency Room or Workshop."""
    t = convict("search").room(16, room).seat(0, room=16).turn(0).do("activate_quest", "bionic_arm")
    assert t.seat(0).items == ["bionic_arm"] and not t.offers("drop", "bionic_arm")


def test_rest_is_a_basic_action_with_the_arm():
    """quest_bionic_arm (P): 1 card, out of Combat, as the card Rest."""
    t = convict("search", "contamination", items=["bionic_arm"]).turn(0).do("bionic_rest")
    assert t.seat(0).hand == [] and t.told("scanned")[0]["cards"] == 1
    assert convict("search", items=["bionic_arm"]).turn(0).refusal("bionic_rest") == (
        "no_contamination_in_hand", "R-16.4",
    )  # fmt: skip
    assert convict("search").turn(0).refusal("bionic_rest") == ("no_bionic_arm", "R-15.24")
    fighting = convict("search", "contamination", items=["bionic_arm"]).figure("adult", room=11).turn(0)
    assert not fighting.offers("bionic_rest")


def test_a_hand_wound_does_not_make_that_rest_dearer():
    """quest_bionic_arm: a basic action, no Item action (R-16.17)."""
    t = convict("search", "contamination", items=["bionic_arm"], wounds=["wound_hand"]).turn(0)
    assert t.offers("bionic_rest")


def test_the_arm_makes_up_for_a_wound_that_is_not_dressed():
    """quest_bionic_arm (P): effect ignored, not dressed; Rest stays available."""
    t = convict("search", "rest", "contamination", items=["bionic_arm"], wounds=["wound_leg", "wound_body"]).turn(0)
    t.do("use", "bionic_arm").do("wound", "wound_leg")
    from nemesis.rules.wounds import dressed, suffers

    assert not suffers(t.game, t.seat(0), "wound_leg") and suffers(t.game, t.seat(0), "wound_body")
    assert dressed(t.seat(0)) == [] and t.offers("bionic_rest")
    assert t.refusal("use", "bionic_arm") == ("bionic_arm_used", "R-5.18")


def test_a_covered_wound_may_be_dressed_and_healed_and_the_arm_stays_used():
    """quest_bionic_arm (D)."""
    scenario = convict("search", "rest", items=["bionic_arm", "bandages"], wounds=["wound_leg"])
    t = scenario.turn(0).do("use", "bionic_arm")
    t.do("use", "bandages")
    card = t.seat(0).wounds[0][0]
    assert t.seat(0).wounds == [(card, True)]
    from nemesis.rules.wounds import heal, suffers

    heal(t.game, t.seat(0), card)
    t.seat(0).wounds.append((card, False))
    assert suffers(t.game, t.seat(0), "wound_leg"), "the same card, drawn anew, counts"
    assert t.seat(0).ext["bionic_arm_on"] == ""


def test_the_arm_needs_an_open_wound():
    """quest_bionic_arm, R-5.18."""
    t = convict("search", items=["bionic_arm"], wounds=[("wound_leg", True)]).turn(0)
    assert t.refusal("use", "bionic_arm") == ("no_wound_to_cover", "R-5.18")


# -- Pipe -------------------------------------------------------------------------------------------------


def test_the_pipe_is_found_in_any_room():
    """quest_pipe (P): heavy, one hand."""
    t = convict("search").turn(0).do("activate_quest", "pipe")
    assert t.seat(0).hands == ["handcuffs", "pipe"] and "pipe" not in t.seat(0).quests


@pytest.mark.parametrize(("answer", "light", "serious"), [("yes", 1, 0), ("no", 0, 1)])
def test_the_pipe_softens_a_missed_blow(answer, light, serious):
    """quest_pipe: discard it to suffer a light instead of a serious wound; it can be had again."""
    t = convict("search", hands=["handcuffs", "pipe"], quests=["bionic_arm"]).figure("adult", room=11)
    t = t.script(combat=["miss"]).turn(0).do("melee")
    assert t.asked == (0, "lose_pipe")
    t.do(answer)
    assert (t.seat(0).light, len(t.seat(0).wounds)) == (light, serious)
    assert ("pipe" in t.seat(0).quests) == (answer == "yes")
    check(t.game)


def test_a_dropped_or_refused_pipe_can_be_had_again():
    """quest_pipe (P): "discard" turns it over."""
    t = convict("search", hands=["handcuffs", "pipe"], quests=["bionic_arm"]).turn(0).do("drop", "pipe")
    assert t.seat(0).quests == ["bionic_arm", "pipe"] and t.seat(0).hands == ["handcuffs"]
    check(t.game)
    full = convict("search", hands=["handcuffs", "prototype_rifle"]).turn(0).do("activate_quest", "pipe").do("refuse")
    assert "pipe" in full.seat(0).quests
    check(full.game)


def test_the_pipe_cannot_be_traded():
    """quest_pipe (P)."""
    t = convict("search", hands=["handcuffs", "pipe"]).turn(0).do("trade", 1)
    assert not t.offers("thing", "pipe")


def test_his_death_takes_the_pipe_out_of_the_game():
    """R-16.13: no other Convict could use it."""
    t = convict(
        "search",
        hands=["handcuffs", "pipe"],
        quests=["bionic_arm"],
        wounds=["wound_leg", "wound_body", "wound_hand", "wound_bleeding"],
    )
    t = t.run("serious_wound", 0)
    assert t.seat(0).status == DEAD and "pipe" in t.game.removed and t.seat(0).quests == []
    check(t.game)
