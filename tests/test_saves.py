"""Saves, replays and undo."""

import json
from pathlib import Path

import pytest

from nemesis import BadSave, DataPack, Game, IllegalChoice, Setup
from nemesis.saves import name_former_defaults
from nemesis.scenario import Scenario

from .playing import Chooser, play

SETUPS = [
    Setup(players=1, seed=11),
    Setup(players=3, seed=12, options={"seating": "random"}),
    Setup(players=5, seed=13, modules=("medic", "intruder_player")),
    Setup(players=4, mode="coop", seed=14, board="alternative"),
]


def asked(game: Game) -> list[tuple]:
    return [(a.seat, a.kind, a.options, a.source, a.hidden) for a in game.asks]


def opened(game: Game) -> Game:
    return Game.from_json(game.to_json())


# -- saving -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_saved_game_is_the_same_game(setup):
    """I-13: at sampled decisions the same table, question, history, log; saving it again gives the same text."""
    for n, game in enumerate(play(setup, log=True)):
        if n % 7 == 0:
            other = opened(game)
            assert other.digest() == game.digest()
            assert asked(other) == asked(game)
            assert other.history == game.history
            assert other.setup == game.setup
            assert other.info == game.info
            assert other.to_json() == game.to_json()


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_saved_game_has_the_same_future(setup):
    """I-13: from every 25th decision to the end."""
    games = list(play_copies(setup))
    end = games[-1]
    for n, game in enumerate(games[:-1]):
        if n % 25 == 0:
            other = opened(game)
            for seat, choice in end.history[n:]:
                other.apply(choice, seat)
            assert other.digest() == end.digest()
            assert other.result == end.result


def play_copies(setup: Setup):
    for game in play(setup):
        yield game.copy()


def test_a_finished_game_can_be_saved():
    game = list(play_copies(SETUPS[1]))[-1]
    other = opened(game)
    assert other.over and other.ask is None
    assert other.result == game.result
    assert other.result.seats[0].fate == game.result.seats[0].fate


def test_a_save_in_the_middle_of_a_question_keeps_what_was_answered():
    """Two cards to pay: one is paid already."""
    table = Scenario("captain").seat(0, hand=["rest", "order", "search", "motivation"]).room(6).turn(0)
    table.game.apply(table.option("careful_move", 6))
    table.game.apply(table.option("card", "rest"))
    other = opened(table.game)
    assert asked(other) == asked(table.game)
    other.apply(("card", "captain_order_1"))
    assert sorted(other.seats[0].discard) == ["captain_order_1", "captain_rest_1"]


def offering() -> Scenario:
    """The captain has two Items, the soldier nothing."""
    s = Scenario("captain", "soldier").seat(0, hand=["rest"], hands=[], items=["grenade", "medkit"])
    return s.seat(1, hands=[])


def test_an_offer_of_trade_survives_a_save():
    table = offering().turn(0).do("trade", 1).do("thing", "grenade").do("done")
    assert table.asked == (1, "trade_answer")
    other = opened(table.game)
    assert asked(other) == asked(table.game)
    other.apply("accept")
    assert other.seats[1].items == ["red_grenade_1"]


def test_the_script_of_a_scenario_survives_a_save():
    table = Scenario("captain").room(6).seat(0, hand=["rest"]).script(noise=["danger"]).turn(0)
    other = opened(table.game)
    other.apply(table.option("move", 6))
    assert all(other.noise[c] for c in other.rules.board.corridors_of[6])


def test_a_data_pack_is_part_of_the_save():
    pack = DataPack.from_toml('name = "Mine"\n[own_items.revolver.weapon]\nammo = 4')
    game = Game.new(Setup(players=2, characters=("captain", "soldier"), seed=1, data_pack=pack))
    assert game.ammo["revolver"] == 4
    other = opened(game)
    assert other.setup.data_pack == pack
    assert other.rules.items["revolver"].weapon.ammo == 4


def test_a_save_is_plain_json_with_a_schema_number():
    data = json.loads(Game.new(Setup(players=2, seed=1)).to_json())
    assert data["nemesis"] == 2
    assert list(data) == ["nemesis", "setup", "origin", "state", "history", "log", "checksum"]


# -- replay -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_set_up_and_choices_replay_the_game(setup):
    """I-13: the same seed and the same decisions, the same game at every step."""
    digests = []
    for game in play(setup):
        digests.append(game.digest())
    again = Game.new(setup)
    for n, (seat, choice) in enumerate(game.history):
        assert again.digest() == digests[n]
        again.apply(choice, seat)
    assert again.digest() == digests[-1]
    assert again.result == game.result


def test_replayed_goes_to_any_point():
    games = list(play_copies(SETUPS[1]))
    for n in (0, 1, len(games) // 2, len(games) - 1):
        assert games[-1].replayed(n).digest() == games[n].digest()


def test_another_choice_gives_another_game_but_the_same_past():
    """I-13: what was decided before does not depend on what comes after."""
    game = Game.new(SETUPS[1])
    chooser = Chooser(1)
    while len(game.ask.options) < 3:
        game.apply(chooser.choose(game.ask.options))
    one, two = game.copy(), game.copy()
    one.apply(0)
    two.apply(1)
    assert one.to_json() != two.to_json()
    assert one.history[:-1] == two.history[:-1] == game.history


def test_a_copy_goes_its_own_way():
    game = Game.new(SETUPS[2])
    before = game.digest()
    copy = game.copy()
    for _ in range(20):
        copy.apply(0)
    assert game.digest() == before and game.history == []


# -- undo ---------------------------------------------------------------------------------------------


def pilot_at_the_doors(**setup):
    """Doors to open and close without any chance: nobody learns anything."""
    s = Scenario("pilot", "soldier", **setup).room(6, "canteen").seat(0, room=6, hand=["computer_skills", "rest"])
    return s.seat(1, room=2).door(6, 7, "closed").turn(0)


def test_a_choice_that_told_nobody_anything_can_be_taken_back():
    table = pilot_at_the_doors()
    before = table.game.digest()
    table.do("play", "computer_skills")
    corridor = next(o for o in table.options if o[1] == "open")
    table.game.apply(corridor)
    assert table.door_between(6, 7) == "open"
    assert table.game.undoable() == 2
    back = table.game.undo(2)
    assert back.digest() == before
    assert back.history == [] and back.ask.kind == "turn"
    once = table.game.undo()
    assert once.ask.kind == "single_door"


def test_the_game_itself_is_not_changed_by_undo():
    table = pilot_at_the_doors()
    table.do("play", "computer_skills")
    digest = table.game.digest()
    table.game.undo()
    assert table.game.digest() == digest and len(table.game.history) == 1


def test_a_die_stops_undo():
    """Beyond it only by a vote of the table; the dice fall the same way again."""
    table = Scenario("captain", seed=3).room(6).seat(0, hand=["rest", "order"]).turn(0)
    before = table.game.digest()
    move = table.option("move", 6)
    table.do("move", 6)
    after = table.game.digest()
    assert table.told("noise_rolled")
    assert table.game.undoable() == 0
    with pytest.raises(IllegalChoice, match="needs a vote"):
        table.game.undo()
    back = table.game.undo(2, by_vote=True)
    assert back.digest() == before
    back.apply(move)
    back.apply(("card", "captain_rest_1"))
    assert back.digest() == after


def learning() -> dict[str, tuple]:
    """What somebody learns -> (scenario, choices)."""
    captain = Scenario("captain", "soldier")
    return {
        "a look at the Coordinates": (
            Scenario("captain").seat(0, room=1, hand=["rest", "order"]),
            [("room_action", 1), ("part", "look_coordinates")],
        ),
        "a scan": (Scenario("captain").seat(0, hand=["rest", "clean"]), [("play", "rest")]),
        "a card drawn": (captain.seat(0, hand=["motivation"]).seat(1, room=2), [("play", "motivation")]),
        "an item offered": (offering(), [("trade", 1), ("thing", "grenade"), ("done",)]),
        "an Interruption": (
            Scenario("captain", "soldier").seat(0, hand=["order"]).seat(1, hand=["interruption"]).room(6),
            [("move", 6), ("card", "interruption")],
        ),
        "two items of a Search": (
            Scenario("captain").room(6, "canteen", items=2).seat(0, room=6, hand=["search"]),
            [("play", "search")],
        ),
    }


@pytest.mark.parametrize("what", learning())
def test_what_somebody_learnt_stops_undo(what):
    scenario, choices = learning()[what]
    table = scenario.turn(0)
    for words in choices:
        assert table.game.undoable() == len(table.game.history)
        table.do(*words)
    assert table.game.undoable() == 0


def test_undo_reaches_back_to_the_last_moment_only():
    """A look, then two choices that tell nothing: two can be taken back, not three."""
    s = Scenario("captain", "soldier").seat(0, room=1, hand=["rest", "order", "search", "motivation"]).seat(1, room=2)
    table = s.turn(0).do("room_action", 1).do("part", "look_coordinates")
    made = len(table.game.history)
    table.do("drop", "revolver")
    table.do("pass")
    free = len(table.game.history) - made
    assert table.game.undoable() == free == 2
    assert table.game.undo(free).seats[0].hands == ["revolver"]
    with pytest.raises(IllegalChoice, match=f"{free} can be undone"):
        table.game.undo(free + 1)


@pytest.mark.parametrize("choices", [0, -1, 99])
def test_undo_of_choices_never_made(choices):
    table = pilot_at_the_doors()
    table.do("play", "computer_skills")
    with pytest.raises(IllegalChoice, match="1 were made"):
        table.game.undo(choices, by_vote=True)


def test_undo_by_vote_goes_back_to_any_choice():
    games = list(play_copies(SETUPS[3]))
    end = games[-1]
    for n in (1, len(end.history) // 2, len(end.history)):
        assert end.undo(n, by_vote=True).digest() == games[len(end.history) - n].digest()


def test_undo_works_after_a_save():
    """The history is part of the save, the beginning of a scenario too."""
    table = pilot_at_the_doors()
    before = table.game.digest()
    table.do("play", "computer_skills")
    assert opened(table.game).undo().digest() == before


def test_undo_keeps_the_log_up_to_that_point():
    game = Game.new(SETUPS[1], log=True)
    logs = [list(game.log)]
    for _ in range(12):
        game.apply(0)
        logs.append(list(game.log))
    assert game.undo(5, by_vote=True).log == logs[7]


OLD_SAVES = sorted((Path(__file__).parent / "old_saves").glob("*.json"))


@pytest.mark.parametrize("path", OLD_SAVES, ids=lambda path: path.stem)
def test_a_save_of_an_earlier_version_opens_and_plays_on(path: Path) -> None:
    """Saves kept in the repository: never regenerate them; a new schema brings a migration instead."""
    game = Game.from_json(path.read_text(encoding="utf-8"))
    assert game.ask is not None and game.round >= 1 and game.log
    while game.ask is not None:
        game.apply(0)
    assert game.result is not None


@pytest.mark.parametrize("path", OLD_SAVES, ids=lambda path: path.stem)
def test_a_save_of_schema_1_is_replayed_by_the_defaults_of_its_day(path: Path) -> None:
    """R-3.1: player numbers were in the order of the seats then; so undo finds the same game again."""
    game = Game.from_json(path.read_text(encoding="utf-8"))
    assert game.setup.options["seating"] == "number" and json.loads(game.to_json())["nemesis"] == 2
    assert game.replayed(len(game.history)).digest() == game.digest()
    assert Game.from_json(game.to_json()).to_json() == game.to_json()


def test_a_choice_that_a_corrected_rule_does_not_offer_ends_the_way_back() -> None:
    """R-5.18: who refused what he had paid to pick up; the game goes on, its past can be read, not taken back."""
    path = next(p for p in OLD_SAVES if p.stem == "schema_1_intruders")
    data = json.loads(path.read_text(encoding="utf-8"))
    assert "refuse" in [choice for _, choice, _ in data["history"]]
    game = Game.from_json(path.read_text(encoding="utf-8"))
    assert game.history == [] and len(game.log or []) == len(data["log"]) and game.undoable() == 0
    game.apply(0)
    assert game.undo(1, by_vote=True).digest() == Game.from_json(path.read_text(encoding="utf-8")).digest()


def test_former_defaults_are_named_only_where_the_table_knows_them() -> None:
    """Options of modules that are not at the table are refused, so a migration must not add them."""
    with_psychologist = Setup(players=2, modules=("aftermath_characters",)).to_data()
    assert name_former_defaults(with_psychologist)["options"] == {"seating": "number", "spy_drone_decisions": "aboard"}
    other_side = {**Setup(players=2, species="carnomorphs").to_data(), "board": "alternative"}
    assert Setup.from_data(name_former_defaults(other_side)).board == "alternative"
    chosen = Setup(players=2, options={"seating": "random"}).to_data()
    assert name_former_defaults(chosen)["options"] == {"seating": "random"}
    with pytest.raises(BadSave, match="its set-up"):
        name_former_defaults({"species": "cats"})


def test_there_is_a_kept_save_for_every_species() -> None:
    assert {path.stem for path in OLD_SAVES} >= {
        "schema_1_intruders", "schema_1_carnomorphs", "schema_1_void_seeders",
    }  # fmt: skip
