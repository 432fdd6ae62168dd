"""The second Exploration tokens of an Investigation and an Epilogue (A-6, A-12.1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from nemesis import DataPack, Game, Setup
from nemesis.content.aftermath.shuttle import MAIN, SHUTTLE, A
from nemesis.content.aftermath.tokens import TOKENS, hidden_tokens
from nemesis.errors import BadSetup
from nemesis.scenario import Scenario, Table
from nemesis.view import determinise

CARDS = ["search", "rest", "demolition", "order", "interruption"]
COUNTS = {
    "lockdown": 3, "danger": 4, "egg": 3, "slimed_room": 3, "larva": 3, "fire": 2, "carcass": 3, "corpse": 2,
}  # fmt: skip


def entering(kind: str | None, noise: tuple[str, ...] = ("1",), **setup: Any) -> Scenario:
    """The captain in the Hibernatorium, a token of this kind in Room 6 next door."""
    s = Scenario("captain", "scout", mode="epilogue", **setup).alert(None).no_second_tokens().room(6, "canteen")
    return s.second_token(6, kind).seat(0, room=11, hand=CARDS).seat(1, room=MAIN).script(noise=list(noise))


def walk(s: Scenario, what: str = "move") -> Table:
    return s.turn().do(what, 6)


def test_there_are_23_tokens_of_eight_kinds() -> None:
    """A-6.1, A-12.1: the numbers of each kind."""
    assert Counter(t.effect for t in TOKENS) == COUNTS and len(TOKENS) == 23
    assert {t.effect for t in TOKENS if t.noiseless} == {"danger", "larva"}


@pytest.mark.parametrize("mode", ["investigation", "epilogue"])
def test_every_room_of_the_ship_has_one_and_the_shuttle_none(mode: str) -> None:
    """A-6.1: 21 of 23, the Cockpit, the Hibernatorium and the Engines included."""
    game = Game.new(Setup(players=2, mode=mode, seed=4))
    tokens = game.ext["second_tokens"]
    assert all(tokens[r] for r in range(1, 22)) and not any(tokens[r] for r in SHUTTLE)
    assert len(set(tokens)) == 22 and hidden_tokens(game) == 21


def test_the_token_is_revealed_when_a_character_enters_and_leaves_the_game() -> None:
    """A-6.2: it sets no Item counter."""
    s = entering("carcass")
    items = s.game.counters[6]
    table = walk(s)
    assert table.told("token_revealed")[0] | {"seat": 0} == {"seat": 0, "room": 6, "token": "carcass"}
    assert table.game.ext["second_tokens"][6] == "" and any(t.startswith("aft_carcass") for t in table.game.removed)
    assert table.game.counters[6] == items


def test_an_intruder_does_not_reveal_a_token() -> None:
    """A-6.2: only Characters and Laika reveal a second token by entering."""
    table = entering("egg").figure("adult", 11).seat(0, room=1).top("event", "aev_hull_stress").run("event_card")
    assert [f.room for f in table.figures()] == [6] and table.game.ext["second_tokens"][6]


def test_lockdown_closes_every_door_but_the_one_behind() -> None:
    """A-6.2, A-12.1: Room 6 touches 2, 5, 7 and 11; destroyed Doors stay destroyed; then the Noise roll."""
    table = walk(entering("lockdown").door(5, 6, "destroyed"))
    doors = {other: table.door_between(6, other) for other in (2, 5, 7, 11)}
    assert doors == {2: "closed", 5: "destroyed", 7: "closed", 11: "open"}
    assert len(table.told("noise_rolled")) == 1


def test_lockdown_closes_all_doors_for_who_crossed_in() -> None:
    """A-4.4: a crossing is an arrival by Technical Corridors."""
    s = entering(None).second_token(15, "lockdown").seat(0, room=MAIN)
    table = s.turn().do("move", 15)
    assert {other: table.door_between(15, other) for other in (11, 16, 18)} == dict.fromkeys((11, 16, 18), "closed")


def test_danger_replaces_the_noise_roll() -> None:
    """A-6.4: as the base token: here no Intruder is near, so every exit is noisy."""
    table = walk(entering("danger", noise=()))
    assert table.told("danger") and not table.told("noise_rolled")
    assert all(table.noise_between(6, other) for other in (2, 5, 7, 11))


def test_careful_movement_cancels_danger() -> None:
    """A-6.4: a second token with Danger does nothing to a Character who moves carefully."""
    table = walk(entering("danger", noise=()), "careful_move").do("exit")
    assert not table.told("danger") and sum(table.game.noise) == 1


def test_an_egg_lies_in_the_room() -> None:
    """A-12.1: a Heavy Object from the supply, then the Noise roll; without supply nothing."""
    table = walk(entering("egg"))
    assert (6, "egg") in table.game.floor and table.game.egg_supply == 2 and table.told("noise_rolled")
    empty = walk(entering("egg").ship(eggs=8))
    assert (6, "egg") not in empty.game.floor


def test_slime_stays_and_covers_all_who_enter() -> None:
    """A-6.2: the revealer too; the token stays face up and counts as revealed."""
    table = walk(entering("slimed_room"))
    assert table.seat(0).slime and [room for room, _ in table.game.ext["slimed"]] == [6]
    assert hidden_tokens(table.game) == 0
    later = entering(None).second_token(6, "slimed_room", revealed=True).seat(1, room=7, hand=["rest"]).turn(1)
    assert later.do("move", 6).seat(1).slime


def test_a_larva_is_no_encounter_and_no_noise_roll_follows() -> None:
    """A-6.3, A-12.1: no Surprise Attack whatever the hand."""
    table = walk(entering("larva", noise=()))
    assert table.kinds(6) == ["larva"]
    assert not table.told("encounter") and not table.told("surprise_check") and not table.told("noise_rolled")


def test_without_a_larva_figure_there_is_no_noise_roll_either() -> None:
    """A-6.3: the rules make no exception."""
    s = entering("larva")
    for room in (1, 2, 3, 4, 5, 7):
        s.figure("larva", room)
    table = walk(s)
    assert table.kinds(6) == [] and not table.told("noise_rolled")


def test_a_larva_of_an_investigation_may_be_the_first_encounter() -> None:
    """A-6.3, R-21.1: it is a miniature, so Objectives are chosen."""
    s = Scenario("captain", "scout", mode="investigation").second_token(15, "larva").room(15, "canteen")
    table = s.seat(0, room=MAIN, hand=CARDS).turn().do("move", 15)
    assert table.told("first_encounter") and table.asked == (0, "keep_objective")


def test_fire_burns_in_the_room() -> None:
    """A-12.1: the Fire token puts a Fire marker in its Room."""
    table = walk(entering("fire"))
    assert table.game.fire[6] and table.told("noise_rolled")


@pytest.mark.parametrize(("kind", "thing"), [("carcass", "carcass"), ("corpse", "corpse")])
def test_a_carcass_or_a_red_corpse_lies_in_the_room(kind: str, thing: str) -> None:
    """A-12.1: Heavy Objects, then the Noise roll."""
    table = walk(entering(kind))
    assert (6, thing) in table.game.floor and table.told("noise_rolled")


def test_base_token_first_then_the_second_one_then_noise() -> None:
    """A-6.3: flip the tile, base token, second token, then the roll; here neither forbids it."""
    s = Scenario("captain", "scout", mode="investigation").room(15, "canteen", token="malfunction")
    s.second_token(15, "egg").seat(0, room=MAIN, hand=CARDS).script(noise=["1"])
    table = s.turn().do("move", 15)
    kinds = [k for k, *_ in table.game.log or [] if k in ("explored", "malfunction", "token_revealed", "noise_rolled")]
    assert kinds == ["explored", "malfunction", "token_revealed", "noise_rolled"]


@pytest.mark.parametrize(("base", "second"), [("silence", "egg"), ("malfunction", "danger")])
def test_either_of_the_two_tokens_may_forbid_the_noise_roll(base: str, second: str) -> None:
    """A-6.3: the Noise roll follows unless the base token or the second one forbids it."""
    s = Scenario("captain", "scout", mode="investigation").room(15, "canteen", token=base).second_token(15, second)
    table = s.seat(0, room=MAIN, hand=CARDS).turn().do("move", 15)
    assert not table.told("noise_rolled")


def test_a_camera_sees_the_second_token_too() -> None:
    """A-6.1: they work as the base tokens; only the onlooker learns what lies there."""
    s = entering("larva").room(8, "monitoring_room").seat(0, room=8)
    table = s.turn().do("room_action")
    assert table.seat(0).knowledge[-1][:2] == ("second_token", 6)
    seen = table.game.view(0)
    assert seen["ext"]["second_tokens"][6] is True and "aft_larva" not in str(table.game.view(1))
    dealt = determinise(seen, seed=5)
    assert dealt.rules.types[dealt.ext["second_tokens"][6]].effect == "larva"


def test_who_follows_is_slimed_too() -> None:
    """A-3.8, A-6.2: the Psychologist comes along into a Slimed Room."""
    s = Scenario("captain", "psychologist", mode="epilogue").alert(None).no_second_tokens().room(6, "canteen")
    s.second_token(6, "slimed_room").seat(0, room=11, hand=CARDS).seat(1, room=11, hand=["rest"]).script(noise=["1"])
    table = s.turn().do("move", 6)
    table.do("card", "rest")
    assert table.seat(0).room == table.seat(1).room == 6
    assert table.seat(0).slime and table.seat(1).slime


def test_laika_reveals_a_token_unless_the_table_forbids_it() -> None:
    """A-6.2: switch `laika_reveals_tokens`; Slime is nothing to her (A-3.9)."""
    for allowed in (True, False):
        s = Scenario("bounty_hunter", mode="epilogue", options={"laika_reveals_tokens": allowed}).alert(None)
        s.no_second_tokens().room(6, "canteen").second_token(6, "slimed_room").seat(0, room=11).script(noise=["1"])
        table = s.run("laika_enters", 0, 6, s.corridor(6, 11))
        assert bool(table.told("token_revealed")) == allowed
        assert not table.seat(0).slime


def test_a_data_pack_changes_the_kinds_of_second_tokens_only_among_themselves() -> None:
    """A-6.1: the distribution is designed, so it is data."""
    pack = DataPack.from_toml('[second_tokens.aft_egg_1]\neffect = "larva"')
    rules = Setup(players=2, mode="epilogue", data_pack=pack).ruleset()
    assert rules.types["aft_egg_1"].effect == "larva"
    for family, effect in (("second_tokens.aft_egg_1", "silence"), ("exploration.exp_fire_2_1", "lockdown")):
        with pytest.raises(BadSetup, match=f"cannot be '{effect}'"):
            bad = DataPack.from_toml(f'[{family}]\neffect = "{effect}"')
            Setup(players=2, mode="investigation", data_pack=bad)


def test_the_view_tells_only_where_tokens_lie() -> None:
    """A-6.1: face down for everybody."""
    game = Game.new(Setup(players=3, mode="epilogue", seed=9))
    for seat in (0, 1, 2, None):
        shown = game.view(seat)["ext"]["second_tokens"]
        assert shown == [False, *[True] * 21, *[False] * 4]
    assert A in SHUTTLE
