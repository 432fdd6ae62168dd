"""Set-up of the ship and of the crew (R-2, R-3)."""

from collections import Counter

import pytest

from nemesis import Game, Setup
from nemesis.scenario import Scenario, new_ship

CREW = ("captain", "soldier", "scout", "pilot", "mechanic")
SEEDS = range(1, 9)


def dealt(players: int = 4, seed: int = 1, **setup) -> Game:
    """A table just before the first round."""
    return Scenario(*CREW[:players], seed=seed, **setup).game


def kinds(game: Game, tokens: list[str]) -> Counter:
    return Counter(game.rules.types[t].kind for t in tokens)


# -- the ship -----------------------------------------------------------------------------------------


def test_the_basic_side_has_21_rooms_of_which_5_are_printed():
    """R-1.1, R-2.1, R-7.8: the standard side is the default; special Rooms lie explored, the 16 tiles do not."""
    game = dealt()
    assert game.rules.board.id == "standard"
    special = {1: "cockpit", 11: "hibernatorium", 19: "engine_3", 20: "engine_2", 21: "engine_1"}
    assert {slot: game.tiles[slot] for slot in special} == special
    assert [slot for slot in range(1, 22) if game.explored[slot]] == sorted(special)
    assert Counter(game.rules.board.slots.values()) == {"1": 11, "2": 5, "special": 5}


def test_the_corridors_of_the_standard_side():
    """R-1.19, R-1.4: 28 Corridors and 8 Rooms with an Entrance, as printed."""
    board = dealt().rules.board
    assert len(board.corridors) == 28
    assert sorted(board.space_of) == [2, 4, 5, 9, 14, 15, 19, 21]
    assert board.spaces == ("technical",)

    def behind(room: int) -> list:
        ends = []
        for number in (1, 2, 3, 4):
            exit = board.exits[room][number]
            ends.append("V" if exit < 0 else next(r for c, r in board.links[room] if c == exit))
        return ends

    v = "V"
    printed = {
        1: [3, 3, 2, 4], 2: [v, v, 1, 6], 3: [1, 1, 7, 7], 4: [8, v, v, 1], 5: [10, 10, 6, v], 6: [7, 11, 5, 2],
        7: [6, 8, 3, 3], 8: [4, 7, 11, 9], 9: [12, 12, v, 8], 10: [5, 5, 13, 13], 11: [15, 6, 8, 14],
        12: [9, 9, 16, 16], 13: [14, 19, 10, 10], 14: [13, 17, v, 11], 15: [11, 16, 18, v], 16: [21, 15, 12, 12],
        17: [19, 14, 20, 20], 18: [20, 20, 15, 21], 19: [17, 13, v, v], 20: [18, 18, 17, 17], 21: [16, v, v, 18],
    }  # fmt: skip
    assert {room: behind(room) for room in range(1, 22)} == printed


@pytest.mark.parametrize("seed", SEEDS)
def test_five_of_the_nine_rooms_2_are_dealt_on_the_slots_2(seed):
    """R-2.2: five different tiles "2" on 6, 7, 8, 14 and 15; the other four are not on the ship."""
    game = dealt(seed=seed)
    tiles = [game.tiles[slot] for slot in (6, 7, 8, 14, 15)]
    family = {r.id for r in game.rules.rooms.values() if r.slot == "2"}
    assert len(family) == 9
    assert len(set(tiles)) == 5 and set(tiles) <= family
    assert not (family - set(tiles)) & set(game.tiles)


@pytest.mark.parametrize("seed", SEEDS)
def test_all_eleven_rooms_1_are_dealt_on_the_slots_1(seed):
    """R-2.3: every tile "1" is used once, the Evacuation Sections among them."""
    game = dealt(seed=seed)
    tiles = [game.tiles[slot] for slot in (2, 3, 4, 5, 9, 10, 12, 13, 16, 17, 18)]
    assert sorted(tiles) == sorted(
        ["armory", "comms_room", "emergency_room", "evacuation_a", "evacuation_b", "fire_control", "generator",
         "laboratory", "nest", "storage", "surgery"]
    )  # fmt: skip


def test_rooms_lie_elsewhere_in_another_game():
    """R-27.7, R-2.2, R-2.3, X-2, X-3: the places are shuffled."""
    games = [dealt(seed=seed) for seed in SEEDS]
    assert len({game.tiles.index("nest") for game in games}) > 2
    assert len({tuple(sorted(game.tiles[s] for s in (6, 7, 8, 14, 15))) for game in games}) > 2


@pytest.mark.parametrize("seed", SEEDS)
def test_sixteen_of_the_twenty_exploration_tokens_lie_on_the_tiles(seed):
    """R-1.9, R-2.4, X-4: one different token on each of the 16 tiles, none on a special Room; 4 are boxed."""
    game = dealt(seed=seed)
    laid = {slot: token for slot, token in enumerate(game.tokens) if token}
    assert len(game.rules.exploration) == 20
    assert sorted(laid) == [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18]
    assert len(set(laid.values())) == 16
    assert game.removed == []


def test_the_coordinates_card_is_one_of_eight():
    """R-2.5, X-5: over many games each of the 8 cards lies by the Cockpit."""
    assert {dealt(2, seed=seed).coordinates for seed in range(80)} == {f"coord_{k}" for k in range(1, 9)}


def test_the_destination_marker_starts_on_b():
    """R-2.6: the Destination marker starts on B."""
    assert dealt().destination == "B"


@pytest.mark.parametrize(("players", "pods"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4)])
def test_the_number_of_pods_depends_on_the_players(players, pods):
    """R-1.10, R-2.7, X-6: random Pods, sorted by number, to A and B in turn, all locked."""
    seen = set()
    for seed in range(30):
        game = dealt(players, seed=seed)
        numbers = [n for n, _, _, _ in game.pods]
        assert len(numbers) == pods
        assert numbers == sorted(numbers) and set(numbers) <= {1, 2, 3, 4}
        assert [section for _, section, _, _ in game.pods] == ["A", "B", "A", "B"][:pods]
        assert all(locked and not launched for _, _, locked, launched in game.pods)
        seen.add(tuple(numbers))
    assert len(seen) == {2: 6, 3: 4, 4: 1}[pods]


def test_each_engine_has_both_tokens_and_its_top_is_a_coin_flip():
    """R-1.11, R-2.8, X-7: all eight combinations of the three tops occur."""
    seen = set()
    for seed in range(60):
        engines = dealt(2, seed=seed).engines
        assert all(sorted(stack) == ["damaged", "working"] for stack in engines)
        seen.add(tuple(top for top, _ in engines))
    assert len(seen) == 8


def test_the_intruder_board_has_five_eggs_and_three_hidden_weaknesses():
    """R-1.6, R-2.9, X-8: 5 of the 8 Eggs; one of the 8 Weaknesses, face down, on each of three slots."""
    seen = set()
    for seed in range(40):
        game = dealt(2, seed=seed)
        assert (game.eggs, game.egg_supply) == (5, 3)
        assert [slot for slot, _, _ in game.weaknesses] == ["corpse", "egg", "carcass"]
        cards = [card for _, card, _ in game.weaknesses]
        assert len(set(cards)) == 3
        assert not any(revealed for _, _, revealed in game.weaknesses)
        assert game.lasting == []
        seen.update(cards)
    assert len(game.rules.weaknesses) == 8
    assert seen == set(game.rules.weaknesses)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_bag_at_the_start(players):
    """R-1.7, R-2.10: 1 blank, 4 larvae, 1 creeper, 1 queen, 3 adults and one more for each player; 27 in all."""
    game = dealt(players)
    assert kinds(game, game.bag) == {"blank": 1, "larva": 4, "creeper": 1, "queen": 1, "adult": 3 + players}
    assert kinds(game, game.pool) == {"larva": 4, "creeper": 2, "adult": 9 - players, "breeder": 2}
    assert len(game.bag) == 10 + players
    assert len(set(game.bag + game.pool)) == 27


def test_which_adults_enter_the_bag_is_random():
    """R-2.11, R-1.18, X-9: the adults in the bag differ in number from game to game."""
    seen = set()
    for seed in SEEDS:
        game = dealt(2, seed=seed)
        types = [game.rules.types[t] for t in game.bag]
        seen.add(tuple(sorted(t.number for t in types if t.kind == "adult")))
    assert len(seen) > 2


def test_decks_are_complete_and_shuffled():
    """R-1.13, R-2.12, X-10: the printed counts, no discard yet, an order that changes with the seed."""
    game, other = dealt(seed=1), dealt(seed=2)
    counts = {"yellow": 30, "green": 30, "red": 30, "event": 20, "contamination": 27, "attack": 20, "wound": 16}
    assert {name: len(cards) for name, cards in game.decks.items()} == counts
    assert {name: len(set(cards)) for name, cards in game.decks.items()} == counts
    for name in counts:
        assert sorted(game.decks[name]) == sorted(other.decks[name])
        assert game.decks[name] != other.decks[name]
    assert not any(game.discards.values())
    assert "contamination" not in game.discards


def test_the_crafted_items_are_an_open_stock():
    """R-2.12, R-1.13: 3 each of four Crafted Items."""
    game = dealt()
    names = Counter(game.rules.types[c].id for c in game.crafted)
    assert names == {"antidote": 3, "taser": 3, "flamethrower": 3, "molotov": 3}


def test_the_other_card_counts_of_the_box():
    """R-1.13: 18 + 7 Objectives, 8 Coordinates, 10 Intruder Action cards, 10 Action cards for each character."""
    game = dealt()
    decks = Counter(o.deck for o in game.rules.objectives.values())
    assert decks == {"personal": 9, "corporate": 9, "shared": 7}
    assert len(game.rules.coordinates) == 8
    assert len(game.rules.intruder_cards) == 10
    assert len(game.rules.characters) == 6
    assert {len(deck) for deck in game.rules.action_decks.values()} == {10}


def test_tracks_and_markers_at_the_start():
    """R-2.13, R-1.16, R-1.17: Time on green, Self-Destruct off, Doors open, no Noise, Fire, Malfunction, Intruder."""
    game = dealt()
    assert game.time == 0
    assert game.self_destruct == -1
    assert not any(game.doors) and not any(game.noise) and not any(game.vents)
    assert not any(game.fire) and not any(game.malfunction)
    assert game.figures == []
    assert set(game.counters) == {-1}


# -- the crew -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["semi_coop", "coop", "investigation", "epilogue"])
def test_player_numbers_are_dealt_at_random_in_every_mode(mode):
    """R-3.1, A-8.9, A-9.16: every seat is player 1 in some game, drafts first and begins."""
    ship = new_ship("standard", 3) if mode == "epilogue" else None
    games = [Game.new(Setup(players=3, mode=mode, seed=seed, ship=ship)) for seed in range(24)]
    for game in games:
        assert sorted(p.number for p in game.seats) == [1, 2, 3]
        assert game.seats[game.ask.seat].number == 1 and game.first_player == game.ask.seat
    assert {game.first_player for game in games} == {0, 1, 2}


def test_the_numbers_can_be_fixed():
    """R-3.1: for tests, and for tables that want it."""
    assert [p.number for p in dealt(5, options={"seating": "number"}).seats] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(("players", "personal", "corporate"), [(2, 6, 6), (3, 7, 7), (4, 8, 8), (5, 9, 9)])
def test_objectives_for_a_larger_table_are_removed(players, personal, corporate):
    """R-3.3, X-11: over many games exactly the cards allowed for this number of players are dealt."""
    seen: dict[str, set[str]] = {"personal": set(), "corporate": set()}
    for seed in range(60):
        game = dealt(players, seed=seed)
        held = [o for p in game.seats for o in p.objectives]
        assert len(set(held)) == 2 * players
        for p in game.seats:
            decks = [game.rules.objectives[o].deck for o in p.objectives]
            assert sorted(decks) == ["corporate", "personal"]
        for o in held:
            card = game.rules.objectives[o]
            assert card.players <= players
            seen[card.deck].add(o)
    assert (len(seen["personal"]), len(seen["corporate"])) == (personal, corporate)


STARTING_GEAR = [
    ("captain", "revolver", 6, ["ship_log", "intercom"]),
    ("pilot", "shotgun", 2, ["orbital_maneuvering_system", "pilot_evacuation_key"]),
    ("scientist", "pistol", 3, ["holo_computer", "lab_equipment"]),
    ("scout", "rifle", 4, ["motion_detector", "security_key"]),
    ("soldier", "assault_rifle", 5, ["autoloader", "armor"]),
    ("mechanic", "sawed_off_shotgun", 2, ["plasma_torch", "flashlight"]),
    ("medic", "needle_gun", 2, ["surgeon_kit", "anabolics"]),
]


@pytest.mark.parametrize(("character", "weapon", "ammo", "quests"), STARTING_GEAR)
def test_each_character_starts_with_a_full_weapon_and_two_quest_items(character, weapon, ammo, quests):
    """R-3.5: ten shuffled Action cards, the own weapon in a hand with full Ammo, two inactive Quest Items."""
    game = Scenario(character, modules=("medic",)).game
    p = game.seats[0]
    assert p.hands == [weapon]
    assert game.ammo[weapon] == ammo
    assert p.quests == quests
    assert p.items == []
    assert sorted(p.deck) == sorted(game.rules.action_decks[character])


def test_action_decks_are_shuffled():
    """R-3.5, X-13: every Action deck is shuffled at set-up."""
    decks = [dealt(1, seed=seed).seats[0].deck for seed in SEEDS]
    assert len({tuple(deck) for deck in decks}) == len(decks)


def test_player_1_is_first_player():
    """R-3.6, K-11: the token is with player 1 in round 1, and that player acts first."""
    game = Game.new(Setup(players=3, characters=CREW[:3], seed=1))
    assert game.seats[game.first_player].number == 1
    assert game.round == 1
    assert game.ask.seat == game.first_player


def test_the_blue_corpse_and_all_characters_start_in_the_hibernatorium():
    """R-3.5, R-3.7, R-3.8: nobody has made a Noise roll."""
    game = Game.new(Setup(players=5, characters=CREW, seed=1), log=True)
    assert [p.room for p in game.seats] == [11] * 5
    assert game.floor == [(11, "blue_corpse")]
    assert not any(game.noise)
    assert "noise_rolled" not in [kind for kind, *_ in game.log]


def test_hands_are_empty_until_the_first_draw():
    """R-3.9, R-4.2: no card before step 1 of round 1, five after it."""
    assert [p.hand for p in dealt(3).seats] == [[], [], []]
    game = Game.new(Setup(players=3, characters=CREW[:3], seed=1))
    assert [len(p.hand) for p in game.seats] == [5, 5, 5]


def test_the_blue_corpse_can_be_picked_up_like_any_object():
    """R-3.7: it is a Corpse Object."""
    table = Scenario("captain", "soldier").seat(0, hand=["rest"]).turn(0)
    table.do("pick_up", "blue_corpse")
    assert table.seat(0).hands == ["revolver", "blue_corpse"]
    assert table.game.floor == []


def test_the_same_seed_deals_the_same_table():
    """I-13: and another seed another one."""
    assert dealt(4, seed=5).digest() == dealt(4, seed=5).digest()
    assert dealt(4, seed=5).digest() != dealt(4, seed=6).digest()
