"""Room tiles and their actions, one after the other (R-17.8 to R-17.34)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis.scenario import Scenario, Table

from ..places import place_of

TILES = {
    # id: (slot, colour, computer)
    "armory": ("1", "red", False),
    "comms_room": ("1", "yellow", True),
    "emergency_room": ("1", "green", False),
    "evacuation_a": ("1", "white", False),
    "evacuation_b": ("1", "white", False),
    "fire_control": ("1", "yellow", True),
    "generator": ("1", "yellow", True),
    "laboratory": ("1", "green", True),
    "nest": ("1", None, False),
    "storage": ("1", "red", False),
    "surgery": ("1", "green", False),
    "airlock_control": ("2", "yellow", False),
    "cabins": ("2", "white", False),
    "canteen": ("2", "green", False),
    "command_center": ("2", "red", True),
    "engine_control": ("2", "yellow", True),
    "hatch_control": ("2", "white", False),
    "monitoring_room": ("2", "red", True),
    "slime_room": ("2", None, False),
    "shower_room": ("2", "white", False),
    "cockpit": ("special", None, False),
    "engine_1": ("special", None, False),
    "engine_2": ("special", None, False),
    "engine_3": ("special", None, False),
    "hibernatorium": ("special", None, False),
}
"""R-27.3: tile, colour, Computer."""


def room_with(tile: str, character: str = "captain", slot: int = 0, **seat: Any) -> Scenario:
    """The first seat alone in that room with two cards to pay for its action."""
    slot = slot or place_of(tile)
    seat.setdefault("hand", ["rest", "demolition"])
    return (
        Scenario(character, "soldier" if character != "soldier" else "scout")
        .room(slot, tile)
        .seat(0, room=slot, **seat)
    )


def searching_in(tile: str) -> Table:
    place = place_of(tile)
    return Scenario("captain", "soldier").room(place, tile).seat(0, room=place, hand=["search"]).turn(0)


# -- what all rooms have in common --------------------------------------------------------------------


def test_the_ship_knows_exactly_these_tiles() -> None:
    """R-1.1, K-17: slot, colour and computer of every tile; seven computers, none in the cockpit."""
    rooms = Scenario("captain", "soldier").game.rules.rooms
    assert {r.id: (r.slot, r.colour, r.computer) for r in rooms.values()} == TILES
    assert sum(r.computer for r in rooms.values()) == 7


@pytest.mark.parametrize("tile", [t for t, (slot, colour, _) in TILES.items() if colour and slot != "special"])
def test_a_search_draws_from_the_deck_of_the_rooms_colour(tile: str) -> None:
    """R-15.15, Q-11: a white room lets the player choose the deck."""
    colour = TILES[tile][1]
    table = searching_in(tile).do("play", "search")
    if colour == "white":
        assert table.options == [("colour", "red"), ("colour", "yellow"), ("colour", "green")]
        table.do("colour", "green")
        colour = "green"
    assert table.asked == (0, "keep_item")
    assert all(i.startswith(f"{colour}_") for i in table.seat(0).looking)
    assert len(table.seat(0).looking) == 2


@pytest.mark.parametrize("tile", ["nest", "slime_room"])
def test_the_nest_and_the_slime_room_cannot_be_searched(tile: str) -> None:
    """R-17.18, R-17.20, R-15.17: they never have items."""
    assert searching_in(tile).refusal("play", "search") == ("room_never_has_items", "R-15.17")


def test_a_room_action_costs_two_cards_and_one_action() -> None:
    """R-6.10, R-5.12: paid before the effect, counted as one of two actions."""
    table = room_with("comms_room", hand=["rest", "demolition", "order"]).turn(0)
    table.do("room_action", pay=("rest", "order"))
    assert table.hand(0) == ["demolition"]
    assert table.game.actions_left == 1
    assert table.asked == (0, "turn")


def test_one_card_is_too_little_for_a_room_action() -> None:
    """R-6.10, R-5.12: contamination cards do not pay."""
    table = room_with("comms_room", hand=["rest", "contamination", "contamination"]).turn(0)
    assert not table.offers("room_action")
    assert table.refusal("room_action") == ("too_few_cards", "R-5.12")


def test_a_malfunction_blocks_the_room_action_but_not_the_search() -> None:
    """R-17.3: the search goes on."""
    table = room_with("storage", hand=["search", "rest"]).room(16, malfunction=True).turn(0)
    assert table.refusal("room_action") == ("room_malfunctions", "R-17.3")
    assert table.offers("play", "search")


def test_a_fire_blocks_neither_the_room_action_nor_the_search() -> None:
    """R-17.1: Fire stops neither a Room Action nor a Search."""
    table = room_with("storage", hand=["search", "rest"]).room(16, fire=True).turn(0)
    assert table.offers("room_action")
    assert table.offers("play", "search")


def test_there_is_no_room_action_in_combat() -> None:
    """F-4, R-5.21: in Combat the only basic actions are Shoot, Melee and Escape."""
    table = room_with("storage").figure("larva", room=16).turn(0)
    assert not table.offers("room_action")
    assert table.refusal("room_action") == ("no_room_action_in_combat", "R-5.21")


@pytest.mark.parametrize("tile", ["cabins", "slime_room"])
def test_two_rooms_have_no_action(tile: str) -> None:
    """R-17.12, R-17.18: Cabins and the Room Covered with Slime have no action."""
    assert room_with(tile).turn(0).refusal("room_action") == ("room_has_no_action", "R-6.10")


# -- armory, storage ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (4, 5)])
def test_the_armory_adds_two_ammo_up_to_the_maximum(before: int, after: int) -> None:
    """R-17.8: the assault rifle holds 5."""
    table = room_with("armory", "soldier", ammo={"assault_rifle": before}).turn(0)
    table.do("room_action")
    assert table.game.ammo["assault_rifle"] == after


def test_the_armory_does_not_load_a_classic_or_a_full_weapon() -> None:
    """R-17.8, R-15.6: the revolver is no energy weapon."""
    assert room_with("armory", ammo={"revolver": 0}).turn(0).refusal("room_action") == (
        "weapon_full_or_missing", "R-15.6",
    )  # fmt: skip
    assert not room_with("armory", "soldier").turn(0).offers("room_action")


def test_the_armory_asks_which_of_two_energy_weapons() -> None:
    """R-17.8, Q-35: one of them only."""
    ammo = {"assault_rifle": 1, "prototype_pistol": 0}
    table = room_with("armory", "soldier", hands=["assault_rifle", "prototype_pistol"], ammo=ammo).turn(0)
    table.do("room_action").do("item", "prototype_pistol")
    assert table.game.ammo["assault_rifle"] == 1
    assert table.game.ammo[table.seat(0).hands[1]] == 2


@pytest.mark.parametrize("colour", ["red", "yellow", "green"])
def test_storage_draws_two_of_any_deck_keeps_one_and_leaves_the_counter(colour: str) -> None:
    """R-17.21, R-15.18, Q-11, Q-12: the other card goes under the deck."""
    first, second = {"red": ("grenade", "decoy"), "yellow": ("tools", "clothes"), "green": ("medkit", "alcohol")}[
        colour
    ]
    table = room_with("storage").room(16, items=0).top(colour, first, second).turn(0)
    table.do("room_action").do("colour", colour).do("item", second)
    assert [table.game.rules.types[i].id for i in table.seat(0).items] == [second]
    assert table.game.rules.types[table.game.decks[colour][0]].id == first
    assert table.game.counters[16] == 0


def test_a_weapon_from_storage_comes_with_one_ammo() -> None:
    """R-17.21, R-15.6: Storage is a Search of two cards; a weapon found has one Ammo."""
    table = room_with("storage").top("red", "prototype_rifle", "decoy").turn(0)
    table.do("room_action").do("colour", "red").do("item", "prototype_rifle")
    assert table.game.ammo["red_prototype_rifle_1"] == 1
    assert "red_prototype_rifle_1" in table.seat(0).hands


# -- comms room, laboratory, monitoring room ----------------------------------------------------------


def test_the_signal_is_personal_and_sent_once() -> None:
    """R-17.9, F-15: the other seat has none; a second one is refused."""
    table = room_with("comms_room", hand=["rest", "demolition", "order", "reload"]).turn(0).do("room_action")
    assert table.seat(0).signal and not table.seat(1).signal
    assert table.refusal("room_action") == ("signal_already_sent", "R-17.9")


STUDIES = [("carcass", "carcass"), ("egg", "egg"), ("blue_corpse", "corpse"), ("corpse:scout", "corpse")]


@pytest.mark.parametrize(("thing", "slot"), STUDIES)
@pytest.mark.parametrize("where", ["floor", "hands", "hands of another"])
def test_the_laboratory_reveals_the_weakness_of_the_object_there(thing: str, slot: str, where: str) -> None:
    """R-17.28: on the floor or in any hands; the object is kept, the card is public and lasting."""
    scenario = Scenario("captain", "soldier", "scout").room(16, "laboratory").ship(weaknesses={slot: "weak_energy"})
    scenario.seat(0, room=16, hand=["rest", "demolition"]).seat(2, status="dead")
    if where == "floor":
        scenario.object(thing, room=16)
    elif where == "hands":
        scenario.seat(0, hands=[thing])
    else:
        scenario.seat(1, room=16, hands=[thing])
    table = scenario.turn(0).do("room_action")
    assert [(s, card) for s, card, revealed in table.game.weaknesses if revealed] == [(slot, "weak_energy")]
    assert table.game.lasting == ["weak_energy"]
    assert (16, thing) in table.game.floor or any(thing in p.hands for p in table.game.seats)


def test_the_laboratory_asks_which_object_to_study() -> None:
    """R-17.28, Q-29: only weaknesses not yet revealed are offered."""
    scenario = room_with("laboratory").ship(weaknesses={"egg": ("weak_fire", True)})
    table = scenario.object("carcass", room=16).object("egg", room=16).seat(0, hands=["blue_corpse"]).turn(0)
    table.do("room_action")
    assert table.asked == (0, "study")
    assert table.options == [("slot", "corpse"), ("slot", "carcass")]


def test_the_laboratory_needs_something_new_to_study() -> None:
    """R-17.28: nothing there, or its weakness revealed already."""
    refusal = ("nothing_to_study", "R-17.28")
    assert room_with("laboratory").turn(0).refusal("room_action") == refusal
    known = room_with("laboratory").ship(weaknesses={"egg": ("weak_fire", True)}).object("egg", room=16)
    assert known.turn(0).refusal("room_action") == refusal
    elsewhere = room_with("laboratory").object("carcass", room=11)
    assert elsewhere.turn(0).refusal("room_action") == refusal


def test_the_monitoring_room_shows_a_tile_and_its_token_to_one_player() -> None:
    """R-17.17, Q-26: any unexplored room; the content is private."""
    table = room_with("monitoring_room").room(7, "canteen", token="exp_slime_4_1").turn(0)
    table.do("room_action")
    assert table.asked == (0, "peek")
    assert {room for _, room in table.options} == {r for r in range(1, 22) if not table.game.explored[r]}
    table.do("room", 7)
    known = {(k[0], k[1]): k[2] for k in table.seat(0).knowledge}
    assert known == {("tile", 7): "canteen", ("token", 7): "exp_slime_4_1"}
    assert table.seat(1).knowledge == []
    assert not table.game.explored[7] and table.game.tokens[7]
    hidden = {kind: (to, fields) for kind, _, to, fields in table.game.log or [] if kind.startswith("peeked")}
    assert hidden == {"peeked": ((0,), ("tile",)), "peeked_token": ((0,), ("token",))}


def test_with_everything_explored_there_is_nothing_to_monitor() -> None:
    """R-17.17: the Monitoring Room looks at an unexplored Room, so one must be left."""
    table = room_with("monitoring_room").explore_all().turn(0)
    assert table.refusal("room_action") == ("nothing_unexplored", "R-17.17")


# -- fire control -------------------------------------------------------------------------------------


def test_fire_control_puts_out_a_fire_anywhere() -> None:
    """R-17.29, Q-27: rooms with fire or an intruder are offered, no others."""
    table = room_with("fire_control").room(17, fire=True).figure("adult", room=14).turn(0)
    table.do("room_action")
    assert table.asked == (0, "fire_control")
    assert table.options == [("room", 14), ("room", 17)]
    table.do("room", 17)
    assert not table.game.fire[17]
    assert table.kinds(14) == ["adult"]


def test_fire_control_drives_every_intruder_off_with_its_own_event_card() -> None:
    """R-17.29, R-14.9: largest first, only the numbers count, the cards are discarded."""
    table = (
        room_with("fire_control").room(8, "canteen", fire=True).figure("creeper", room=8).figure("breeder", room=8)
        .top("event", "regeneration", "egg_protection").turn(0)
    )  # fmt: skip
    table.do("room_action")
    assert not table.game.fire[8]
    assert table.kinds(4) == ["breeder"]
    assert table.kinds(7) == ["creeper"]
    assert table.game.discards["event"] == ["regeneration", "egg_protection"]


def test_fire_control_works_without_fire_if_an_intruder_is_there() -> None:
    """R-17.29: an Intruder in the Room is enough: it retreats."""
    table = room_with("fire_control").figure("adult", room=17).top("event", "regeneration").turn(0)
    table.do("room_action")
    assert table.kinds(19) == ["adult"]


def test_fire_control_needs_a_fire_or_an_intruder() -> None:
    """R-17.29: the chosen Room must burn or have an Intruder."""
    assert room_with("fire_control").turn(0).refusal("room_action") == ("no_fire_nor_intruder", "R-17.29")


def test_fire_control_hurts_those_that_fear_phosphates_first() -> None:
    """R-14.9, R-17.29: the injury and its check, then the retreat of the survivor."""
    table = (
        room_with("fire_control").ship(weaknesses={"egg": ("weak_phosphates", True)}).figure("adult", room=17)
        .top("attack", "bite_3").top("event", "regeneration").turn(0)
    )  # fmt: skip
    table.do("room_action")
    assert [(f.room, f.injuries) for f in table.figures()] == [(19, 1)]


# -- cockpit ------------------------------------------------------------------------------------------


def test_the_cockpit_shows_the_coordinates_secretly() -> None:
    """R-24.8, R-17.32, Q-19: only the one who looks learns the card."""
    table = Scenario("captain", "soldier").ship(coordinates="coord_3").seat(0, room=1, hand=["rest", "order"]).turn(0)
    table.do("room_action").do("part", "look_coordinates")
    assert [k[:3] for k in table.seat(0).knowledge] == [("coordinates", 0, "coord_3")]
    assert table.seat(1).knowledge == []
    assert table.game.destination == "B"


@pytest.mark.parametrize("letter", ["A", "C", "D"])
def test_the_cockpit_sets_the_destination(letter: str) -> None:
    """R-17.32, Q-19: any other letter, publicly."""
    table = Scenario("captain", "soldier").seat(0, room=1, hand=["rest", "order"]).turn(0)
    table.do("room_action").do("part", "set_course").do("letter", letter)
    assert table.game.destination == letter
    assert table.told("course_set") == [{"seat": 0, "letter": letter}]


# -- slime room, cabins -------------------------------------------------------------------------------


def test_entering_the_slime_room_gives_slime_each_time() -> None:
    """R-17.18, R-10.10: each entry into the Room Covered with Slime gives Slime."""
    table = room_with("slime_room").seat(0, room=7).script(noise=["1"]).turn(0).do("move", 6)
    assert table.seat(0).slime


def test_slime_comes_before_the_exploration_token() -> None:
    """R-7.4, R-17.18: so a silence token turns into danger at once."""
    table = (
        Scenario("captain", "soldier").room(6, "slime_room", token="silence").seat(0, room=7, hand=["rest", "order"])
        .turn(0).do("move", 6)
    )  # fmt: skip
    assert table.seat(0).slime
    assert table.told("danger") == [{"room": 6, "brings": "noise"}]
    assert all(table.noise_between(6, other) for other in (2, 5, 7, 11))


def test_the_nest_and_the_slime_room_never_get_an_item_counter() -> None:
    """R-8.2, R-17.18, R-17.20: two Rooms never have an Item counter, whatever their token says."""
    for tile, place, start in (("nest", 16, 15), ("slime_room", 6, 7)):
        scenario = Scenario("captain", "soldier").room(place, tile, token="exp_slime_4_1")
        table = scenario.seat(0, room=start, hand=["rest", "order"]).script(noise=["1"]).turn(0).do("move", place)
        assert table.game.counters[place] == -1


@pytest.mark.parametrize(("wounds", "malfunction", "intruder", "cards"), [
    ([], False, False, 6),
    (["wound_body"], False, False, 5),
    ([("wound_body", True)], False, False, 6),
    ([], True, False, 5),
    ([], False, True, 5),
])  # fmt: skip
def test_the_cabins_let_you_draw_a_sixth_card(wounds: list[Any], malfunction: bool, intruder: bool, cards: int) -> None:
    """R-17.12, R-4.3: not with an intruder or a malfunction there; one card less with a body wound."""
    scenario = room_with("cabins", hand=[], wounds=wounds).room(6, malfunction=malfunction)
    if intruder:
        scenario.figure("adult", room=6)
    table = scenario.run("draw_cards")
    assert len(table.seat(0).hand) == cards
    assert len(table.seat(1).hand) == 5
