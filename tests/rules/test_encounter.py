"""Encounters: the token drawn, the miniature placed, the surprise check, the First Encounter (R-11, R-21.1)."""

import pytest

from nemesis.rules.bag import bag_by_kind
from nemesis.scenario import Scenario

CARDS = ["search", "search", "rest", "demolition", "order"]


def crew(*characters, **setup):
    """The First Encounter is behind them: no Objectives to choose."""
    return Scenario(*(characters or ("captain",)), **setup).ship(first_encounter=True)


def meet(scenario, token, seat=0):
    """An Encounter of this seat that draws this token, which must be in the bag."""
    types = scenario.game.rules.types
    assert any(token in (id, types[id].kind) for id in scenario.game.bag)
    return scenario.script(bag=[token]).run("encounter", seat)


def pooled(table, kind):
    return sum(1 for id in table.game.pool if table.game.rules.types[id].kind == kind)


def markers(table):
    return sum(table.game.noise) + sum(table.game.vents)


# -- steps 1 and 2 ------------------------------------------------------------------------------------


def test_the_noise_around_the_room_is_cleared_first():
    """R-11.2, R-11.1: all its Corridors and the Technical Corridors; other Corridors keep theirs."""
    scenario = crew().room(14, "canteen").seat(0, room=14, hand=CARDS)
    scenario.noise(14, 11).noise(14, 13).noise(14, 17).technical_noise().noise(11, 6)
    table = meet(scenario, "larva")
    assert not any(table.noise_between(14, other) for other in (11, 13, 17)) and table.game.vents == [False]
    assert table.noise_between(11, 6)


def test_a_room_without_entrance_leaves_the_technical_noise():
    """R-11.2: an Encounter clears the Technical Corridors only from a Room with an Entrance."""
    table = meet(crew().seat(0, hand=CARDS).noise(11, 6).technical_noise(), "larva")
    assert not table.noise_between(11, 6) and table.game.vents == [True]


def test_one_token_is_drawn_and_its_intruder_stands_in_the_room():
    """R-11.3, R-11.4, R-11.8: one token less in the bag; it is in the pool, not in the bag."""
    table = meet(crew().seat(0, hand=CARDS).bag("adult", "larva", "blank"), "adult")
    assert table.kinds(11) == ["adult"] and len(table.figures()) == 1
    assert bag_by_kind(table.game) == {"larva": 1, "blank": 1}
    assert pooled(table, "adult") == 12


@pytest.mark.parametrize("kind", ["larva", "creeper", "adult", "breeder", "queen"])
def test_every_kind_of_token_places_its_own_miniature(kind):
    """R-11.4: the figure placed is of the type drawn."""
    table = meet(crew().seat(0, hand=CARDS).bag(kind, "blank"), kind)
    assert table.kinds(11) == [kind]


def test_tokens_are_drawn_at_random():
    """R-11.3, X-16: each token in the bag is as likely as any other."""
    kinds = {
        crew(seed=seed)
        .seat(0, hand=CARDS)
        .bag("adult", "larva", "blank")
        .run("encounter", 0)
        .told("encounter")[0]["kind"]
        for seed in range(20)
    }
    assert kinds == {"adult", "larva", "blank"}


def test_a_character_already_in_combat_meets_one_more():
    """R-11.9: the new Intruder joins; its surprise check is made as usual."""
    table = meet(
        crew().figure("larva", room=11).bag("tok_adult_1", "blank").top("attack", "tail_attack"), "tok_adult_1"
    )
    assert table.kinds(11) == ["larva", "adult"]
    assert [(e["kind"], e["occasion"]) for e in table.told("attack")] == [("adult", "surprise")]


def test_an_encounter_with_nobody_in_the_room_places_the_intruder_without_a_surprise_check():
    """R-11.11, R-11.2: Noise cleared, token drawn, miniature placed; nobody is attacked."""
    scenario = crew().noise(6, 7).noise(8, 11).bag("adult", "blank").script(bag=["adult"])
    table = scenario.run("encounter_with_nobody", 6)
    assert table.kinds(6) == ["adult"] and bag_by_kind(table.game) == {"blank": 1}
    assert table.told("surprise_check") == [] and table.told("attack") == []
    assert not table.noise_between(6, 7) and table.noise_between(8, 11)


# -- surprise -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("token", "number"),
    [("larva", 1), ("creeper", 1), ("tok_adult_1", 2), ("tok_adult_5", 3), ("tok_adult_10", 4), ("queen", 4),
     ("tok_breeder_1", 3), ("tok_breeder_2", 4)],
)  # fmt: skip
def test_fewer_cards_than_the_number_mean_a_surprise_attack(token, number):
    """R-11.5, R-1.18: one card short: attacked; as many cards as the number: nothing."""
    short = meet(crew().bag(token, "blank").seat(0, hand=CARDS[: number - 1]).top("attack", "tail_attack"), token)
    assert short.told("surprise_check") == [
        {"seat": 0, "number": number, "cards": number - 1, "surprised": True},
    ]  # fmt: skip
    assert [e["occasion"] for e in short.told("attack")] == ["surprise"]
    enough = meet(crew().bag(token, "blank").seat(0, hand=CARDS[:number]), token)
    assert enough.told("surprise_check")[0]["surprised"] is False
    assert enough.told("attack") == []


def test_contamination_cards_count_for_the_surprise_check():
    """R-11.5, K-2: one Action card and one Contamination card are two cards."""
    table = meet(crew().bag("tok_adult_1", "blank").seat(0, hand=["rest", "contamination"]), "tok_adult_1")
    assert table.told("attack") == []


def test_only_the_new_intruder_attacks_and_only_the_trigger():
    """R-11.5, R-13.1: neither the larva that was there nor the Soldier beside, who has no card at all."""
    scenario = crew("captain", "soldier").seat(0, hand=["rest"]).figure("larva", room=11).top("attack", "tail_attack")
    table = meet(scenario.bag("tok_adult_1", "blank"), "tok_adult_1")
    assert [(e["kind"], e["seat"]) for e in table.told("attack")] == [("adult", 0)]


# -- the blank ----------------------------------------------------------------------------------------


def test_the_blank_marks_every_exit_and_returns():
    """R-11.6: nobody is placed; old markers go first, then one in each exit."""
    table = meet(crew().room(14, "canteen").seat(0, room=14).noise(14, 11).bag("blank", "adult"), "blank")
    assert table.figures() == []
    assert all(table.noise_between(14, other) for other in (11, 13, 17)) and table.game.vents == [True]
    assert markers(table) == 4
    assert bag_by_kind(table.game) == {"blank": 1, "adult": 1}


def test_a_blank_in_a_room_without_entrance_leaves_the_technical_corridors_alone():
    """R-11.6: a blank marks the Technical Corridors only from a Room with an Entrance."""
    table = meet(crew(), "blank")
    assert markers(table) == 4 and table.game.vents == [False]


def test_the_last_blank_brings_an_adult_into_the_bag():
    """R-11.6, K-15: a blank that was the last token adds an Adult token."""
    table = meet(crew().bag("blank"), "blank")
    assert bag_by_kind(table.game) == {"blank": 1, "adult": 1}
    assert pooled(table, "adult") == 11


def test_the_last_blank_adds_nothing_when_no_adult_is_left():
    """R-11.6, R-1.7: "if available"."""
    table = crew().bag("blank").script(bag=["blank"]).table()
    table.game.pool = [id for id in table.game.pool if "adult" not in id]
    assert table.run("encounter", 0).bag == ["blank"]


# -- no miniature left ----------------------------------------------------------------------------------


def crowd(kind, idle, fighting=0):
    """This many miniatures of a kind alone in Room 20, and in Combat with the Soldier in the Cockpit."""
    scenario = crew("captain", "soldier").seat(0, hand=CARDS).seat(1, room=1)
    for room, n in ((20, idle), (1, fighting)):
        for _ in range(n):
            scenario.figure(kind, room=room)
    return scenario


def test_when_all_adults_are_out_the_idle_ones_go_back_to_the_bag_first():
    """R-11.7, F-26, R-1.8: 5 idle, 3 fighting: one token for each removed, then the new one is placed."""
    table = meet(crowd("adult", idle=5, fighting=3).bag("tok_adult_12", "blank"), "adult")
    assert (table.kinds(20), table.kinds(1), table.kinds(11)) == ([], ["adult"] * 3, ["adult"])
    assert bag_by_kind(table.game) == {"blank": 1, "adult": 5}
    assert len(table.game.bag) + len(table.game.pool) == 27


def test_the_token_just_drawn_is_never_among_those_that_go_back():
    """R-11.7: it waits aside: with no other adult in the pool none returns."""
    scenario = crowd("adult", idle=8).bag("blank", *["adult"] * 12)
    table = meet(scenario, "tok_adult_3")
    assert table.kinds() == ["adult"]
    assert bag_by_kind(table.game) == {"blank": 1, "adult": 11}
    assert table.game.pool.count("tok_adult_3") == 1


def test_seven_adults_leave_room_for_the_eighth():
    """R-11.7, R-1.8: nobody is removed."""
    table = meet(crowd("adult", idle=7).bag("adult", "blank"), "adult")
    assert table.kinds(20) == ["adult"] * 7 and table.kinds(11) == ["adult"]


@pytest.mark.parametrize(("kind", "miniatures"), [("larva", 6), ("creeper", 3), ("breeder", 2), ("queen", 1)])
def test_the_other_kinds_follow_the_same_procedure(kind, miniatures):
    """R-11.7, R-1.8, I-5: as many miniatures as the box holds."""
    table = meet(crowd(kind, idle=miniatures).bag(kind, "blank"), kind)
    assert (table.kinds(20), table.kinds(11)) == ([], [kind])
    tokens = sum(1 for t in table.game.rules.intruder_tokens if table.game.rules.types[t].kind == kind)
    assert bag_by_kind(table.game).get(kind, 0) == min(miniatures, tokens - 1)


@pytest.mark.parametrize(("kind", "miniatures"), [("adult", 8), ("larva", 6), ("queen", 1)])
def test_when_all_of_a_kind_fight_the_token_counts_as_a_blank(kind, miniatures):
    """R-11.7: Noise in every exit, the token back in the bag, nobody removed."""
    table = meet(crowd(kind, idle=0, fighting=miniatures).bag(kind, "blank"), kind)
    assert table.kinds(11) == [] and table.kinds(1) == [kind] * miniatures
    assert markers(table) == 4
    assert bag_by_kind(table.game) == {kind: 1, "blank": 1}
    assert table.told("surprise_check") == []


def test_larvae_on_character_boards_use_up_miniatures():
    """R-11.7, R-16.18, I-5: five idle larvae and one on the Soldier's board."""
    scenario = crowd("larva", idle=5).seat(1, larva=True).bag("larva", "blank")
    table = meet(scenario, "larva")
    assert (table.kinds(20), table.kinds(11)) == ([], ["larva"])


def test_miniatures_of_other_kinds_do_not_matter():
    """R-11.7, R-1.8: eight adults are out and fighting; a larva still finds its miniature."""
    table = meet(crowd("adult", idle=0, fighting=8).bag("larva", "blank"), "larva")
    assert table.kinds(11) == ["larva"] and table.kinds(1) == ["adult"] * 8


def test_tokens_in_the_pool_stay_usable():
    """R-11.8, F-2: the adult met today can be added to the bag tomorrow."""
    scenario = crew().seat(0, hand=CARDS).bag("tok_adult_1", "blank")
    scenario.game.pool = [id for id in scenario.game.pool if "adult" not in id]
    meet(scenario, "adult")
    table = scenario.script(bag=["blank"]).run("bag_development")
    assert "tok_adult_1" in table.game.bag


# -- the First Encounter --------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["larva", "adult"])
def test_the_first_intruder_makes_everybody_choose_an_objective_before_the_surprise(kind):
    """R-11.4, R-21.1, K-10, Q-2: a larva counts; the surprise check waits for the choice."""
    table = meet(Scenario("captain", "soldier"), kind)
    assert table.kinds(11) == [kind]
    assert sorted(ask.seat for ask in table.game.asks) == [0, 1]
    assert table.asked[1] == "keep_objective" and table.told("surprise_check") == []
    kept = [table.seat(s).objectives[1] for s in (0, 1)]
    table.game.apply(("objective", kept[1]), seat=1)
    assert len(table.seat(0).objectives) == 2
    table.do("objective", kept[0])
    assert [table.seat(s).objectives for s in (0, 1)] == [[kept[0]], [kept[1]]]
    assert len(table.told("surprise_check")) == 1


@pytest.mark.parametrize(("status", "chooses"), [("hibernating", True), ("launched", True), ("dead", False)])
def test_every_living_player_chooses_wherever_they_are(status, chooses):
    """R-21.1: asleep or gone in a Pod, but not dead."""
    table = meet(Scenario("captain", "soldier").seat(1, status=status), "larva")
    assert [ask.seat for ask in table.game.asks] == ([0, 1] if chooses else [0])


def test_a_blank_is_no_first_encounter():
    """R-11.6, R-21.1: no miniature, no choice."""
    table = meet(Scenario("captain", "soldier"), "blank")
    assert table.asked is None and not table.game.first_encounter
    assert len(table.seat(0).objectives) == 2


def test_the_choice_is_made_only_once():
    """R-21.2: there is one First Encounter in a game."""
    scenario = Scenario("captain").seat(0, hand=CARDS)
    table = meet(scenario.script(bag=["larva"]), "larva")
    table.do("objective").run("encounter", 0)
    assert table.asked is None and table.kinds(11) == ["larva", "larva"]
