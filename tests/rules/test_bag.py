"""The Intruder bag: what each token does in bag development, and the pool beside it (R-4.14 to R-4.20, R-11.12)."""

import pytest

from nemesis.rules.bag import add_token, bag_by_kind
from nemesis.scenario import Scenario


def develop(scenario, token):
    """Draw this token, which must be in the bag, in the bag development step and stop there."""
    assert token in bag_by_kind(scenario.game)
    return scenario.script(bag=[token]).run("bag_development")


def pooled(table, kind):
    return sum(1 for id in table.game.pool if table.game.rules.types[id].kind == kind)


def all_of(kind, n):
    return [kind] * n


def assert_no_token_was_lost(table):
    """I-3, I-4: 27 tokens in bag and pool, and the blank in the bag."""
    assert sorted(table.game.bag + table.game.pool) == sorted(table.game.rules.intruder_tokens)
    assert len(table.game.bag) + len(table.game.pool) == 27
    assert "tok_blank_1" in table.game.bag


# -- growing up -------------------------------------------------------------------------------------


def test_one_token_is_drawn_in_each_event_phase():
    """R-4.14: exactly one."""
    table = Scenario("captain").run("bag_development")
    assert len(table.told("bag_token")) == 1


def test_a_larva_leaves_the_bag_and_an_adult_enters():
    """R-4.15, I-3: the larva token goes to the pool."""
    table = develop(Scenario("captain").bag("larva", "larva", "blank"), "larva")
    assert bag_by_kind(table.game) == {"larva": 1, "blank": 1, "adult": 1}
    assert (pooled(table, "larva"), pooled(table, "adult")) == (7, 11)
    assert_no_token_was_lost(table)


def test_a_creeper_leaves_the_bag_and_a_breeder_enters():
    """R-4.16, I-3: the creeper token goes to the pool."""
    table = develop(Scenario("captain").bag("creeper", "blank"), "creeper")
    assert bag_by_kind(table.game) == {"blank": 1, "breeder": 1}
    assert pooled(table, "creeper") == 3
    assert_no_token_was_lost(table)


def test_a_blank_adds_an_adult_and_returns():
    """R-4.19: the blank is back in the bag."""
    table = develop(Scenario("captain").bag("blank", "larva"), "blank")
    assert bag_by_kind(table.game) == {"blank": 1, "larva": 1, "adult": 1}
    assert_no_token_was_lost(table)


@pytest.mark.parametrize(
    ("drawn", "wanted", "copies", "left"),
    [("larva", "adult", 12, 0), ("creeper", "breeder", 2, 0), ("blank", "adult", 12, 1)],
)
def test_with_no_token_left_to_add_nothing_is_added(drawn, wanted, copies, left):
    """R-4.20, R-1.7: the drawn larva or creeper still leaves the bag."""
    content = ["blank", *all_of(wanted, copies)] + ([] if drawn == "blank" else [drawn])
    table = develop(Scenario("captain").bag(*content), drawn)
    assert bag_by_kind(table.game).get(drawn, 0) == left
    assert bag_by_kind(table.game)[wanted] == copies
    assert_no_token_was_lost(table)


# -- adults and breeders: everybody listens -----------------------------------------------------------


@pytest.mark.parametrize("kind", ["adult", "breeder"])
def test_an_adult_or_breeder_makes_everybody_roll_for_noise_in_order(kind):
    """R-4.17: from the First Player on; nobody is placed by the token itself."""
    table = develop(
        Scenario("captain", "soldier", "scout")
        .seat(1, room=1)
        .seat(2, room=20)
        .ship(first_player=1)
        .bag(kind, "blank")
        .script(noise=["silence", "1", "silence"]),
        kind,
    )
    assert [(e["seat"], e["room"]) for e in table.told("noise_rolled")] == [(1, 1), (2, 20), (0, 11)]
    assert table.noise_between(20, 18)
    assert table.kinds() == []
    assert bag_by_kind(table.game) == {kind: 1, "blank": 1}


def test_the_token_is_back_in_the_bag_before_the_noise_rolls():
    """R-4.17, K-22, F-24: an Encounter of these rolls can draw the very same token."""
    table = develop(
        Scenario("captain").bag("adult", "blank").noise(11, 6).ship(first_encounter=True)
        .script(noise=["2"], bag=["adult"]),
        "adult",
    )  # fmt: skip
    assert table.kinds(11) == ["adult"]
    assert table.bag == ["blank"]


def test_each_roll_is_resolved_before_the_next_player_rolls():
    """R-4.17, I-6: the Captain's roll brings an Intruder to the shared Room, so the Soldier rolls no more."""
    table = develop(
        Scenario("captain", "soldier")
        .seat(0, hand=["rest", "order", "search", "search"])
        .noise(11, 6)
        .ship(first_encounter=True)
        .bag("adult", "blank")
        .script(noise=["2", "1"], bag=["adult"]),
        "adult",
    )
    assert [e["seat"] for e in table.told("noise_rolled")] == [0]
    assert len(table.told("encounter")) == 1


def test_those_in_combat_or_in_a_pod_do_not_roll():
    """R-4.17, R-10.1, R-18.13: one fights, one waits in a Pod, one sleeps; only the last one rolls."""
    table = develop(
        Scenario("captain", "soldier", "scout", "pilot")
        .ship(pods=[(1, "A", False)])
        .room(6, "canteen")
        .seat(0, room=6)
        .seat(1, pod=1)
        .seat(2, status="hibernating")
        .figure("larva", room=6)
        .bag("breeder", "blank")
        .script(noise=["silence"]),
        "breeder",
    )
    assert [e["seat"] for e in table.told("noise_rolled")] == [3]


def test_characters_who_share_a_room_all_roll():
    """R-10.2: an ordered Noise roll is made in company too."""
    table = develop(Scenario("captain", "soldier").bag("adult", "blank").script(noise=["1", "2"]), "adult")
    assert [e["seat"] for e in table.told("noise_rolled")] == [0, 1]
    assert table.noise_between(11, 15) and table.noise_between(11, 6)


# -- the Queen --------------------------------------------------------------------------------------


def nest(*characters, **options):
    return Scenario(*characters, **options).room(9, "nest").ship(first_encounter=True)


def test_the_queen_lays_an_egg_when_nobody_is_in_the_nest():
    """R-4.18: the explored Nest is empty: one more Egg, the token returns."""
    table = develop(nest("captain"), "queen")
    assert (table.game.eggs, table.game.egg_supply) == (6, 2)
    assert table.kinds() == []
    assert_no_token_was_lost(table)
    assert bag_by_kind(table.game)["queen"] == 1


def test_the_queen_lays_an_egg_when_the_nest_is_still_hidden():
    """R-4.18: nobody can be there."""
    table = develop(Scenario("captain").room(9, "nest", explored=False), "queen")
    assert table.game.eggs == 6
    assert table.kinds() == []


def test_no_egg_is_added_when_the_supply_is_empty():
    """R-4.18, R-1.6: all 8 Eggs are in play."""
    table = develop(nest("captain").ship(eggs=8), "queen")
    assert (table.game.eggs, table.game.egg_supply) == (8, 0)


def test_the_queen_comes_to_the_nest_when_a_character_is_there():
    """R-4.18, R-11.10: placed there, Noise around cleared, no Egg, token back in the bag."""
    hand = ["rest", "order", "search", "search"]
    table = develop(nest("captain").seat(0, room=9, hand=hand).noise(9, 8).noise(9, 12).technical_noise(), "queen")
    assert table.kinds(9) == ["queen"]
    assert table.game.eggs == 5
    assert not table.noise_between(9, 8) and not table.noise_between(9, 12) and table.game.vents == [False]
    assert table.told("attack") == []
    assert bag_by_kind(table.game)["queen"] == 1
    assert_no_token_was_lost(table)


def test_her_surprise_number_is_four_and_she_surprises_whoever_has_fewest_action_cards():
    """R-11.10, R-11.5, K-2: Contamination counts for the surprise check, not for who is the trigger."""
    table = develop(
        nest("captain", "soldier")
        .seat(0, room=9, hand=["rest", "order"])
        .seat(1, room=9, hand=["rest", "contamination", "contamination"])
        .top("attack", "transformation"),
        "queen",
    )
    assert table.told("surprise_check") == [{"seat": 1, "number": 4, "cards": 3, "surprised": True}]
    assert [(e["seat"], e["occasion"]) for e in table.told("attack")] == [(1, "surprise")]


def test_a_tie_for_the_queen_goes_to_the_first_player():
    """R-11.10, R-13.3: the Queen in the Nest compares with the fewest cards; a tie goes to the First Player."""
    table = develop(
        nest("captain", "soldier", "scout")
        .seat(0, room=9)
        .seat(1, room=9)
        .ship(first_player=1)
        .top("attack", "transformation"),
        "queen",
    )
    assert [e["seat"] for e in table.told("attack")] == [1]


def test_a_queen_who_roams_the_ship_comes_home():
    """R-11.10: the miniature is moved, keeps its Injuries, and the surprise check follows."""
    table = develop(
        nest("captain")
        .seat(0, room=9)
        .figure("queen", room=20, injuries=3)
        .bag("queen", "blank")
        .top("attack", "transformation"),
        "queen",
    )
    assert [(f.kind, f.room, f.injuries) for f in table.figures()] == [("queen", 9, 3)]
    assert table.told("intruder_moved") == [{"kind": "queen", "figure": 1, "start": 20, "room": 9}]
    assert len(table.told("surprise_check")) == 1


@pytest.mark.parametrize("where", [9, 20])
def test_a_queen_in_combat_or_in_the_nest_already_does_nothing(where):
    """R-11.10: no move, no attack, no Egg."""
    table = develop(
        nest("captain", "soldier").seat(0, room=9).seat(1, room=20).figure("queen", room=where).bag("queen", "blank"),
        "queen",
    )
    assert [(f.kind, f.room) for f in table.figures()] == [("queen", where)]
    assert table.told("surprise_check") == []
    assert table.game.eggs == 5


def test_the_queen_of_the_bag_can_be_the_first_encounter():
    """R-21.1, R-21.2, R-11.10: Objectives are chosen before the surprise check."""
    table = develop(nest("captain").seat(0, room=9).ship(first_encounter=False), "queen")
    assert table.asked == (0, "keep_objective")
    assert table.told("surprise_check") == []
    table.do("objective")
    assert len(table.told("surprise_check")) == 1


# -- chance -----------------------------------------------------------------------------------------


def test_the_tokens_and_their_surprise_numbers():
    """R-1.7, R-1.18, K-7: 27 tokens; the numbers of the scan."""
    numbers = {}
    for token in Scenario("captain").game.rules.families["intruder_tokens"].values():
        numbers.setdefault(token.kind, []).append(token.number)
    assert numbers == {
        "blank": [None],
        "larva": [1] * 8,
        "creeper": [1] * 3,
        "adult": [2] * 4 + [3] * 5 + [4] * 3,
        "breeder": [3, 4],
        "queen": [4],
    }


def test_every_token_of_the_bag_can_be_drawn():
    """X-16, R-4.14: chance decides, not the order in which tokens entered."""
    drawn = {
        Scenario("captain", seed=seed)
        .bag("blank", "larva", "queen")
        .run("bag_development")
        .told("bag_token")[0]["kind"]
        for seed in range(20)
    }
    assert drawn == {"blank", "larva", "queen"}


def test_a_token_added_from_the_pool_is_any_of_its_kind():
    """R-11.12, X-9: adults of all three numbers can come."""
    numbers = set()
    for seed in range(30):
        game = Scenario("captain", seed=seed).bag("blank").game
        assert add_token(game, "adult")
        numbers.add(game.rules.types[game.bag[-1]].number)
    assert numbers == {2, 3, 4}
