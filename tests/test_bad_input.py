"""Bad input is refused by a named error that says what would be right, and nothing changes."""

import json
from typing import Any

import pytest

from nemesis import BadSave, BadSetup, DataPack, Game, IllegalChoice, NemesisError, Setup
from nemesis.saves import sealed
from nemesis.scenario import Scenario

# -- set-up -------------------------------------------------------------------------------------------

BAD_SETUPS: list[tuple[dict[str, Any], str]] = [
    ({"species": "xenomorphs"}, "intruders"),
    ({"species": None}, "intruders"),
    ({"species": ["intruders"]}, "intruders"),
    ({"players": 0}, "1 to 5"),
    ({"players": 6}, "1 to 5"),
    ({"players": -1}, "1 to 5"),
    ({"players": "3"}, "1 to 5"),
    ({"players": 2.0}, "1 to 5"),
    ({"players": True}, "1 to 5"),
    ({"players": None}, "1 to 5"),
    ({"mode": "versus"}, "coop, epilogue, investigation, semi_coop, solo"),
    ({"mode": 1}, "coop, epilogue, investigation, semi_coop, solo"),
    ({"mode": []}, "coop, epilogue, investigation, semi_coop, solo"),
    ({"players": 2, "mode": "solo"}, "is for 1 players"),
    ({"players": 1, "mode": "semi_coop"}, "is for 2 to 5 players"),
    ({"players": 1, "mode": "coop"}, "is for 2 to 5 players"),
    ({"board": "other"}, "alternative, standard"),
    ({"board": None}, "alternative, standard"),
    ({"board": "alternative", "species": "carnomorphs"}, "the option 'any_board_side' allows it"),
    ({"board": "alternative", "species": "void_seeders"}, "the option 'any_board_side' allows it"),
    ({"language": "de"}, "en, fr"),
    ({"language": 3}, "en, fr"),
    ({"modules": ("turtles",)}, "intruder_player"),
    ({"modules": "medic"}, "list of names"),
    ({"modules": 5}, "list of names"),
    ({"modules": [["medic"]]}, "list of names"),
    ({"mode": "coop", "modules": ("intruder_player",)}, "semi_coop"),
    ({"players": 1, "modules": ("intruder_player",)}, "semi_coop"),
    ({"options": {"hard": True}}, "kill_rule"),
    ({"options": {"kill_rule": "mine"}}, "'seeds', 'rulebook'"),
    ({"options": {"kill_rule": []}}, "'seeds', 'rulebook'"),
    ({"options": {"kill_rule": None}}, "'seeds', 'rulebook'"),
    ({"options": {"careful_marker_occupied": 1}}, "True, False"),
    ({"options": {"careful_marker_occupied": "true"}}, "True, False"),
    ({"options": {5: 1}}, "kill_rule"),
    ({"options": ["kill_rule"]}, "table of names and values"),
    ({"options": None}, "table of names and values"),
    ({"characters": ("captain", "captain")}, "once"),
    ({"characters": ("captain",)}, "2 players need 2 characters, not 1"),
    ({"characters": ("captain", "soldier", "scout")}, "2 players need 2 characters, not 3"),
    ({"characters": ("captain", "cook")}, "mechanic"),
    ({"characters": ("captain", "medic")}, "mechanic"),
    ({"characters": "captain"}, "list of names"),
    ({"characters": 2}, "list of names"),
    ({"characters": (1, 2)}, "list of names"),
    ({"seed": "lucky"}, "whole number"),
    ({"seed": 1.5}, "whole number"),
    ({"seed": None}, "whole number"),
    ({"seed": True}, "whole number"),
    ({"data_pack": "pack.toml"}, "DataPack"),
]


@pytest.mark.parametrize(("values", "right"), BAD_SETUPS, ids=lambda v: str(v)[:60])
def test_a_bad_set_up_says_what_is_possible(values, right):
    """R-22.1, R-22.2, R-22.3: players, modes, names and types."""
    with pytest.raises(BadSetup) as refused:
        Setup(**{"players": 2, **values})
    assert right in str(refused.value)


def test_a_refused_value_is_not_let_in_by_an_earlier_good_one():
    """1 equals True for Python, but it is not a value of this option."""
    assert Setup(players=2, options={"careful_marker_occupied": True}).ruleset().options.careful_marker_occupied
    with pytest.raises(BadSetup):
        Setup(players=2, options={"careful_marker_occupied": 1})


def test_a_set_up_does_not_change_behind_its_own_back():
    options = {"kill_rule": "rulebook"}
    setup = Setup(players=2, options=options)
    options["kill_rule"] = "nonsense"
    assert setup.options == {"kill_rule": "rulebook"}


@pytest.mark.parametrize(
    ("data", "right"), [({"player": 3}, "players"), ([], "table"), (None, "table"), ({"players": 9}, "1 to 5")]
)
def test_a_bad_set_up_read_from_data(data, right):
    with pytest.raises(BadSetup, match=right):
        Setup.from_data(data)


def test_set_up_survives_its_own_data():
    setup = Setup(players=3, mode="coop", modules=("medic",), board="alternative", seed=4, language="fr",
                  characters=("medic", "scout", "pilot"), options={"kill_rule": "rulebook"})  # fmt: skip
    assert Setup.from_data(json.loads(json.dumps(setup.to_data()))) == setup


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("name = ", "not valid TOML"),
        ("red = 3", "must be a table"),
        ("name = 3", "is a text"),
        ("[purple.grenade]\ncopies = 2", "the families are"),
        ("[red.granade]\ncopies = 2", "grenade"),
        ("[red.grenade]\nid = 'x'", "copies"),
        ("[red.grenade]\ncopies = 'two'", "a number from 0 to 99"),
        ("[red.grenade]\ncopies = -1", "a number from 0 to 99"),
        ("[attacks.bite]\nblood = ['many']", "must look like"),
        ("[text.de]\nx = 'y'", "en, fr"),
        ("[text.en]\nx = 3", "texts only"),
    ],
)
def test_a_bad_data_pack_says_what_is_possible(text, right):
    with pytest.raises(BadSetup, match=right):
        Setup(players=2, data_pack=DataPack.from_toml(text))


# -- choices ------------------------------------------------------------------------------------------


def footprint(game: Game) -> tuple:
    ask = game.ask
    asked = None if ask is None else (ask.seat, ask.kind, list(ask.options), ask.source)
    return (game.digest(), asked, game.info, list(game.history), list(game.stack), game.frame, list(game.answers))


BAD_CHOICES: list[Any] = [
    -1, 999, "nonsense", "pass", ("pass", 3), ("move", 99, 0), ("move",), (), [], ["move"], None, True, 1.5, {},
    {"a": 1}, object(), b"pass",
]  # fmt: skip


@pytest.mark.parametrize("choice", BAD_CHOICES, ids=lambda c: repr(c).split(" at ")[0])
def test_a_choice_that_is_not_offered_changes_nothing(choice):
    game = Game.new(Setup(players=2, characters=("captain", "soldier"), seed=2), log=True)
    before, told = footprint(game), list(game.log)
    with pytest.raises(IllegalChoice) as refused:
        game.apply(choice)
    assert footprint(game) == before and game.log == told
    assert "out of range: 0 to" in str(refused.value) or "the options are" in str(refused.value)


def test_the_first_index_out_of_range_is_the_number_of_options():
    game = Game.new(Setup(players=2, characters=("captain", "soldier"), seed=2))
    last = len(game.ask.options) - 1
    with pytest.raises(IllegalChoice, match=f"0 to {last}"):
        game.apply(last + 1)
    game.apply(last)


def test_a_bad_answer_in_the_middle_of_a_question_keeps_the_answers_given():
    """Paying two cards, one after the other: the second answer is bad, then good."""
    table = Scenario("captain").seat(0, hand=["rest", "order", "search", "motivation"]).room(6).turn(0)
    table.game.apply(table.option("careful_move", 6))
    table.game.apply(table.option("card", "rest"))
    before = footprint(table.game)
    with pytest.raises(IllegalChoice):
        table.game.apply(("card", "captain_rest_1"))
    assert footprint(table.game) == before
    table.game.apply(table.option("card", "order"))
    assert table.hand(0) == ["search", "motivation"]


@pytest.mark.parametrize("seat", [1, 2, 7, -1, "captain"])
def test_a_choice_by_the_wrong_seat(seat):
    game = Game.new(Setup(players=3, characters=("captain", "soldier", "scout"), seed=2))
    before = footprint(game)
    with pytest.raises(IllegalChoice, match="seat 0 is"):
        game.apply(("pass",), seat=seat)
    assert footprint(game) == before


def test_a_refusal_does_not_tell_who_is_asked_in_secret():
    """Q-34: only that it is not this seat."""
    s = Scenario("captain", "soldier", "scout").seat(0, hand=["order", "rest"]).seat(1, hand=["interruption"])
    table = s.room(6).turn(0).do("move", 6)
    assert table.asked == (1, "interrupt")
    with pytest.raises(IllegalChoice) as refused:
        table.game.apply("decline", seat=2)
    assert str(refused.value) == "seat 2 is not asked now"


def test_a_choice_after_the_end():
    table = Scenario("captain", "soldier").ship(time=1).phase("advance_time")
    before = footprint(table.game)
    for choice in (0, ("pass",), "done"):
        with pytest.raises(IllegalChoice, match="game is over"):
            table.game.apply(choice)
    assert footprint(table.game) == before


def test_numbers_that_are_equal_but_not_whole_do_not_enter_the_game():
    """6.0 equals 6: the option itself is applied, not what was given."""
    table = Scenario("captain").room(6).seat(0, hand=["rest"]).script(noise=["silence"]).turn(0)
    _, room, corridor = table.option("move", 6)
    table.game.apply(("move", float(room), float(corridor)))
    assert table.seat(0).room == 6 and type(table.seat(0).room) is int
    assert table.game.history == [(0, ("move", 6, corridor))]


def test_a_choice_read_from_json_is_accepted():
    """Lists stand for tuples."""
    table = Scenario("captain").room(6).seat(0, hand=["rest"]).script(noise=["silence"]).turn(0)
    table.game.apply(json.loads(json.dumps(table.option("move", 6))))
    assert table.seat(0).room == 6


def test_every_named_error_is_one_kind():
    assert all(issubclass(e, NemesisError) for e in (BadSetup, BadSave, IllegalChoice))


# -- saves --------------------------------------------------------------------------------------------


def played(choices: int = 25) -> Game:
    game = Game.new(Setup(players=3, characters=("captain", "soldier", "scout"), seed=5), log=True)
    for k in range(choices):
        assert game.ask is not None
        game.apply(game.ask.options[k % len(game.ask.options)])
    return game


SAVE = played().to_json()
FOREIGN = ["", " ", "null", "3", '"save"', "[]", "{}", '{"a": 1}', '{"nemesis": "one"}', '{"nemesis": null}',
           '{"nemesis": true}', '{"nemesis": 0}', '{"nemesis": -3}', '{"nemesis": 1.0}', '{"nemesis": 1}', "NaN",
           "1. e4 e5 2. Nf3", "[" * 5000, '{"nemesis":1,"x":' + "[" * 900 + "]" * 900 + "}", "\x00\x01",
           "\ufeff{}"]  # fmt: skip


def refused(text: Any) -> str:
    with pytest.raises(BadSave) as error:
        Game.from_json(text)
    return str(error.value)


@pytest.mark.parametrize("text", [*FOREIGN, None, 3, b"\xff\xfe", [], {}], ids=lambda t: repr(t)[:30])
def test_something_else_is_not_a_save(text):
    assert len(refused(text)) > 20


def test_a_truncated_save():
    """Every 41st length, and each of the last fifty."""
    for length in [*range(0, len(SAVE), 41), *range(len(SAVE) - 50, len(SAVE))]:
        assert refused(SAVE[:length]).startswith("this is not a saved game")


def test_a_save_of_a_newer_version():
    message = refused(json.dumps(sealed({**json.loads(SAVE), "nemesis": 3})))
    assert "newer version" in message and "up to 2" in message


@pytest.mark.parametrize("entry", ["nemesis", "setup", "origin", "state", "history", "log", "checksum"])
def test_a_save_without_one_of_its_parts(entry):
    """Also when the checksum was made anew."""
    data = json.loads(SAVE)
    del data[entry]
    refused(json.dumps(data))
    if entry != "checksum":
        message = refused(json.dumps(sealed(data)))
        assert entry in message or "schema number is missing" in message


def places(data: Any, path: tuple = ()) -> list[tuple]:
    """Every place in the save that holds something."""
    found = [path] if path else []
    if isinstance(data, dict):
        for key, value in data.items():
            found += places(value, (*path, key))
    elif isinstance(data, list):
        for k, value in enumerate(data):
            found += places(value, (*path, k))
    return found


def changed(path: tuple, new: Any = None, remove: bool = False) -> str | None:
    """The save with one place changed; None if nothing changes."""
    data = json.loads(SAVE)
    holder = data
    for step in path[:-1]:
        holder = holder[step]
    if remove:
        del holder[path[-1]]
    elif holder[path[-1]] == new and type(holder[path[-1]]) is type(new):
        return None
    else:
        holder[path[-1]] = new
    return json.dumps(data)


PLACES = places(json.loads(SAVE))
SAMPLE = [p for p in PLACES if len(p) <= 2] + PLACES[::17]


def test_a_save_from_which_anything_was_removed():
    """Every entry of the state, and every 17th place below."""
    for path in SAMPLE:
        refused(changed(path, remove=True))


@pytest.mark.parametrize("new", [None, -1, 3.5, "x", [], {}, True, 10**30], ids=repr)
def test_a_save_in_which_anything_was_replaced(new):
    for path in SAMPLE:
        text = changed(path, new)
        if text is not None:
            refused(text)


def test_a_save_with_one_wrong_character():
    """A flipped character is found wherever it is."""
    for at in range(0, len(SAVE), 53):
        refused(SAVE[:at] + ("#" if SAVE[at] != "#" else "?") + SAVE[at + 1 :])


RESEALED: list[tuple[tuple, Any, str]] = [
    (("setup", "players"), 9, "impossible set-up"),
    (("setup", "species"), "xenomorphs", "impossible set-up"),
    (("setup", "surprise"), 1, "impossible set-up"),
    (("setup",), [], "impossible set-up"),
    (("state",), [], "damaged"),
    (("state", "seats"), 3, "damaged"),
    (("state", "figures"), [["adult"]], "damaged"),
    (("state", "frame"), ["no_such_step", []], "damaged"),
    (("state", "stack"), [["no_such_step", []]], "damaged"),
    (("state", "stack"), ["x"], "damaged"),
    (("state", "rng"), "dice", "'rng' is 'dice'"),
    (("state", "time"), "late", "'time' is 'late'"),
    (("state", "tiles"), [], "should have 22 entries"),
    (("state", "decks"), [], "'decks' is []"),
    (("history",), 3, "damaged"),
    (("history",), [["x"]], "damaged"),
    (("log",), ["boo"], "damaged"),
]


@pytest.mark.parametrize(("path", "new", "message"), RESEALED, ids=str)
def test_a_wrong_save_with_a_right_checksum(path, new, message):
    """Made by hand: still a named error."""
    data = json.loads(SAVE)
    holder = data
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = new
    assert message in refused(json.dumps(sealed(data)))


def test_a_save_may_be_reformatted():
    """Indented and with its keys in another order it is still the same save."""
    game = Game.from_json(json.dumps(json.loads(SAVE), indent=2, sort_keys=True))
    assert game.digest() == played().digest()
