"""The Bounty Hunter's cards and Items (A-14.4, A-15.1, A-15.2)."""

import pytest

from nemesis.rules.state import DEAD
from nemesis.scenario import Scenario

MODULES = ("aftermath_characters",)


def hunter(*hand, mates=(), **seat):
    scenario = Scenario("bounty_hunter", *mates, modules=MODULES).room(6, "canteen", items=2).room(8, "hatch_control")
    return scenario.room(15, "command_center").seat(0, hand=list(hand), **seat)


def test_his_deck_and_starting_items():
    """A-14.4: ten cards; A-15.1: the Hunting Rifle, energy, 4 Ammo."""
    g = hunter().game
    assert len(g.rules.action_decks["bounty_hunter"]) == 10
    assert g.seats[0].hands == ["hunting_rifle"] and g.ammo["hunting_rifle"] == 4
    assert g.seats[0].quests == ["search_module", "anti_aggro"]


# -- Tactical Retreat -------------------------------------------------------------------------------------


def test_tactical_retreat_takes_one_intruder_along_and_nobody_attacks():
    """hun_tactical_retreat: the others of the Room left do not attack."""
    t = hunter("tactical_retreat").figure("adult", room=11).figure("creeper", room=11).turn(0)
    t.do("play", "tactical_retreat").do("figure", 1).do("way", 6)
    assert t.seat(0).room == 6 and t.kinds(6) == ["adult"] and t.kinds(11) == ["creeper"]
    assert t.told("attack") == [] and t.told("noise_rolled") == []


def test_tactical_retreat_explores_where_it_leads():
    """hun_tactical_retreat: enter as usual."""
    t = hunter("tactical_retreat").room(14, "engine_control", token="fire").figure("adult", room=11).turn(0)
    t.do("play", "tactical_retreat").do("way", 14)
    assert t.game.fire[14] and t.game.explored[14] and t.kinds(14) == ["adult"] and t.told("noise_rolled") == []


def test_tactical_retreat_is_stopped_by_closed_doors():
    """hun_tactical_retreat: no closed door."""
    scenario = hunter("tactical_retreat").figure("adult", room=11)
    for room in (6, 8, 14, 15):
        scenario.door(11, room, "closed")
    assert scenario.turn(0).refusal("play", "tactical_retreat") == ("nowhere_to_go", "R-7.2")


def test_tactical_retreat_is_for_combat_and_for_intruders_that_move():
    """A-14.4: in Combat only; a Lair stays where it is."""
    assert hunter("tactical_retreat").turn(0).refusal("play", "tactical_retreat") == ("only_in_combat", "R-5.20")
    lair = Scenario("bounty_hunter", species="void_seeders", modules=MODULES).seat(0, hand=["tactical_retreat"])
    t = lair.figure("lair", room=11).turn(0)
    assert t.refusal("play", "tactical_retreat") == ("no_intruder_to_lead_away", "R-5.18")


def test_the_psychologist_may_come_along_on_a_retreat():
    """A-3.8: a card move of the mover's own choice."""
    t = hunter("tactical_retreat", mates=("psychologist",)).seat(1, hand=["search"]).figure("adult", room=11).turn(0)
    t.do("play", "tactical_retreat").do("way", 6).do("card", "search")
    assert t.seat(0).room == t.seat(1).room == 6


# -- Sentinel ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "noisy", "cleared"), [(0, (11, 6), True), (6, (6, 7), True), (6, (11, 8), False)])
def test_sentinel_clears_the_noise_around_laika(place, noisy, cleared):
    """hun_sentinel A: around her Room, around her master's if she is on his board."""
    t = hunter("sentinel").laika(place).noise(*noisy).turn(0)
    assert t.offers("play", "sentinel") == cleared
    if cleared:
        t.do("play", "sentinel")
        assert not t.noise_between(*noisy)
    else:
        assert t.refusal("play", "sentinel") == ("no_noise_around_laika", "R-5.18")


def test_sentinel_clears_the_technical_corridors_too():
    """hun_sentinel A: the TC marker if her Room has an entrance."""
    t = hunter("sentinel").laika(15).technical_noise().turn(0).do("play", "sentinel")
    assert t.game.vents == [False]


@pytest.mark.parametrize("place", [0, 6])
def test_sentinel_stops_an_attack_and_costs_laika(place):
    """hun_sentinel B: wherever she is; before a card is drawn; she is eliminated for the game."""
    t = hunter("sentinel").laika(place).figure("adult", room=11)
    cards = len(t.game.decks["attack"])
    t = t.phase("intruder_attacks")
    assert t.asked == (0, "stop_attack")
    t.do("card", "sentinel")
    assert t.seat(0).ext["laika"] == -1 and len(t.game.decks["attack"]) == cards
    assert t.told("attack_ignored") == [{"seat": 0, "kind": "adult"}]


def test_sentinel_stops_a_larva_which_stays():
    """hun_sentinel B: an attack of any kind, the infestation too."""
    t = hunter("sentinel").figure("larva", room=11).phase("intruder_attacks").do("card", "sentinel")
    assert not t.seat(0).larva and t.kinds(11) == ["larva"]


def test_sentinel_stops_one_attack_of_one_intruder():
    """Scope as Stop!: the second Intruder attacks."""
    t = hunter("sentinel").figure("adult", room=11).figure("creeper", room=11).top("attack", "scratch_1")
    t = t.phase("intruder_attacks").do("card", "sentinel")
    assert len(t.told("attack")) == 2 and len(t.told("attack_card")) == 1


def test_sentinel_stops_a_surprise_attack():
    """hun_sentinel B."""
    t = hunter("sentinel").noise(6, 7).bag("queen", "blank").script(noise=["1"], bag=["queen"])
    t = t.ship(first_encounter=True).seat(0, room=6).run("noise_roll", 0)
    assert t.told("surprise_check")[0]["surprised"] and t.asked == (0, "stop_attack")
    t.do("card", "sentinel")
    assert t.told("attack_card") == [] and t.kinds(6) == ["queen"]


def test_without_laika_sentinel_stops_nothing():
    """hun_sentinel B: Laika must still be in the game."""
    t = hunter("sentinel").laika(-1).figure("adult", room=11).top("attack", "scratch_1").phase("intruder_attacks")
    assert t.told("attack_card") and t.asked != (0, "stop_attack")


def test_accepting_the_attack_draws_the_card():
    """A-14.4: the window comes before the Attack card."""
    t = hunter("sentinel").figure("adult", room=11).top("attack", "scratch_1").phase("intruder_attacks").do("accept")
    assert t.told("attack_card") and t.hand(0)[0] == "sentinel" and t.seat(0).ext["laika"] == 0


def test_sentinel_answers_an_attack_led_by_the_intruder_player():
    """hun_sentinel B: an attack of any kind."""
    scenario = hunter("sentinel", mates=("captain",)).intruder_player(1, hand=["ip_pursuit_1"])
    t = scenario.figure("adult", room=11).run("intruder_turn", 1).do("intruder_attack")
    assert t.asked == (0, "stop_attack")
    t.do("card", "sentinel")
    assert t.told("attack_ignored") == [{"seat": 0, "kind": "adult"}] and t.seat(1).looking == []


# -- Heel! ------------------------------------------------------------------------------------------------


def test_heel_moves_laika_two_rooms():
    """hun_heel: up to 2 Rooms, each entered as usual."""
    t = hunter("heel").room(7, "cabins").script(noise=["4", "silence"]).turn(0)
    t.do("play", "heel").do("way", 6)
    assert t.seat(0).ext["laika"] == 6 and t.asked == (0, "laika")
    t.do("way", 7)
    assert t.seat(0).ext["laika"] == 7 and [e["room"] for e in t.told("noise_rolled")] == [6, 7]


def test_heel_may_stop_after_one_room():
    """hun_heel: up to."""
    t = hunter("heel").script(noise=["silence"]).turn(0).do("play", "heel").do("way", 6).do("stay")
    assert t.seat(0).ext["laika"] == 6 and t.asked == (0, "turn")


def test_heel_recalls_her():
    """hun_heel: or recall her, from anywhere, in Combat too."""
    t = hunter("heel").laika(15).figure("adult", room=11).turn(0).do("play", "heel").do("part", "laika_returns")
    assert t.seat(0).ext["laika"] == 0 and t.told("laika_recalled") == [{"seat": 0}]


def test_heel_ends_when_an_encounter_sends_her_home():
    """hun_heel with trait_laika (e): no second Room."""
    t = hunter("heel").noise(6, 7).bag("creeper", "blank").script(noise=["1"], bag=["creeper"])
    t = t.ship(first_encounter=True).turn(0).do("play", "heel").do("way", 6)
    assert t.seat(0).ext["laika"] == 0 and t.kinds(6) == ["creeper"] and t.asked == (0, "turn")


def test_heel_needs_laika():
    """hun_heel."""
    t = hunter("heel").laika(-1).turn(0)
    assert not t.offers("play", "heel") and t.refusal("play", "heel") is not None


# -- Anti-Aggro -------------------------------------------------------------------------------------------


def test_anti_aggro_with_heel():
    """quest_anti_aggro: instead of moving her, 1 damage to an Intruder in your Room."""
    t = hunter("heel", items=["anti_aggro"]).figure("larva", room=11).turn(0)
    t.do("play", "heel").do("part", "laika_bites")
    assert t.figures() == [] and t.told("laika_bites") == [{"seat": 0, "kind": "larva"}]


def test_anti_aggro_before_the_first_action():
    """quest_anti_aggro: whenever she could move and you choose not to move her, once."""
    t = hunter("search", items=["anti_aggro"]).figure("adult", room=11, injuries=0).top("attack", "bite_1")
    t = t.turn(0, begins=True)
    assert t.asked == (0, "laika")
    t.do("figure", 1)
    assert t.told("injured")[0]["injuries"] == 1 and t.asked == (0, "turn")


def test_anti_aggro_needs_laika_to_have_a_legal_move():
    """quest_anti_aggro: on the board behind closed Doors she cannot move; on the ship she can be recalled."""
    scenario = hunter("heel", items=["anti_aggro"]).figure("adult", room=11)
    for room in (6, 8, 14, 15):
        scenario.door(11, room, "closed")
    assert not scenario.turn(0).offers("play", "heel")
    scenario = hunter("heel", items=["anti_aggro"]).figure("adult", room=11).laika(11)
    for room in (6, 8, 14, 15):
        scenario.door(11, room, "closed")
    t = scenario.turn(0)
    t.do("play", "heel")
    assert t.offers("part", "laika_bites")


def test_anti_aggro_is_activated_with_an_energy_charge():
    """quest_anti_aggro: discard Energy Charge; passive."""
    t = hunter("search", items=["red_energy_charge_1"]).turn(0).do("activate_quest", "anti_aggro")
    assert t.seat(0).items == ["anti_aggro"]
    assert t.refusal("use", "anti_aggro") is None or t.refusal("use", "anti_aggro")[0] == "item_is_passive"


# -- Search Module ----------------------------------------------------------------------------------------


def test_laika_fetches_an_item():
    """quest_search_module: draw 2, keep 1, counter -1; she returns to the board."""
    t = hunter("search", items=["search_module"]).laika(6).top("green", "bandages", "medkit").turn(0)
    t.do("use", "search_module")
    assert t.asked == (0, "keep_item") and t.game.counters[6] == 1 and t.seat(0).ext["laika"] == 0
    t.do("item", "medkit")
    assert [t.game.rules.types[i].id for i in t.seat(0).items] == ["search_module", "medkit"]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda s: s.laika(0), "laika_is_on_your_board"),
        (lambda s: s.laika(-1), "laika_is_gone"),
        (lambda s: s.laika(6).figure("adult", room=6), "intruder_beside_laika"),
        (lambda s: s.laika(6).room(6, "canteen", items=0), "room_exhausted"),
        (lambda s: s.laika(1), "room_never_has_items"),
    ],
)
def test_when_laika_cannot_fetch(change, reason):
    """quest_search_module: on the ship, in a searchable Room without Intruder."""
    t = change(hunter("search", items=["search_module"])).turn(0)
    assert t.refusal("use", "search_module")[0] == reason


def test_the_search_module_is_activated_in_the_storage():
    """quest_search_module."""
    t = hunter("search", room=16).room(16, "storage").turn(0).do("activate_quest", "search_module")
    assert t.seat(0).items == ["search_module"]


# -- Aimed Shot -------------------------------------------------------------------------------------------


def test_aimed_shot_may_be_rerolled_once():
    """hun_aimed_shot: Shoot; reroll the die once; any weapon."""
    t = hunter("aimed_shot").figure("creeper", room=11).top("attack", "bite_1").script(combat=["miss", "hit1"]).turn(0)
    t.do("play", "aimed_shot")
    assert t.asked == (0, "reroll_combat")
    t.do("reroll")
    assert t.told("shot")[0]["injuries"] == 1 and t.game.ammo["hunting_rifle"] == 3


def test_the_keys_come_with_the_convict():
    """A-3.10: no Convict in play, no Keys."""
    alone = hunter(mates=("captain",)).game
    assert "handcuff_keys" not in alone.seats[0].hands and "keys_in" not in alone.ext
    both = hunter(mates=("captain", "convict")).game
    assert "handcuff_keys" in both.seats[0].hands


def test_his_death_takes_laika_out_of_the_game():
    """trait_laika (h)."""
    t = hunter("search", wounds=["wound_leg", "wound_arm", "wound_hand"]).laika(6).run("serious_wound", 0)
    assert t.seat(0).status == DEAD and t.seat(0).ext["laika"] == -1
