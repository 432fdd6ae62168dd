"""Every weapon of the base game: Ammo, kind, and what it makes of each face (R-12.8, R-12.14)."""

import pytest

from nemesis.scenario import Scenario

TOUGH = ("scratch_4", "bite_3")

STARTING = {
    "revolver": ("captain", 6, "classic"),
    "shotgun": ("pilot", 2, "energy"),
    "sawed_off_shotgun": ("mechanic", 2, "energy"),
    "assault_rifle": ("soldier", 5, "energy"),
    "rifle": ("scout", 4, "energy"),
    "pistol": ("scientist", 3, "energy"),
    "needle_gun": ("medic", 2, "classic"),
}
FOUND = {
    "prototype_rifle": (6, "energy"),
    "prototype_shotgun": (2, "energy"),
    "prototype_pistol": (3, "energy"),
    "flamethrower": (4, "classic"),
}

# Injuries dealt to an adult and to the queen by: miss, creeper, adult, 1 hit, 2 hits.
AGAINST_ADULT = {
    "revolver": (0, 0, 1, 1, 3),
    "shotgun": (0, 0, 2, 2, 3),
    "sawed_off_shotgun": (0, 0, 1, 2, 2),
    "assault_rifle": (0, 0, 2, 2, 3),
    "rifle": (0, 0, 1, 1, 2),
    "pistol": (0, 0, 1, 1, 1),
    "prototype_shotgun": (0, 1, 1, 2, 3),
    "flamethrower": (0, 1, 1, 1, 2),
}
AGAINST_QUEEN = {
    "revolver": (0, 0, 0, 1, 3),
    "shotgun": (0, 0, 0, 2, 3),
    "sawed_off_shotgun": (0, 0, 0, 2, 2),
    "assault_rifle": (0, 0, 0, 2, 3),
    "rifle": (0, 0, 0, 1, 2),
    "pistol": (0, 0, 0, 1, 1),
    "prototype_shotgun": (0, 1, 1, 2, 3),
    "flamethrower": (0, 1, 1, 1, 2),
}
FACES = ("miss", "creeper", "adult", "hit1", "hit2")


def armed(weapon, *faces, kind="adult", character="scout", hand=("search", "rest"), **seat):
    modules = ("medic",) if character == "medic" else ()
    owner = STARTING.get(weapon, (character,))[0]
    crew = (character,) if owner == character else (character, owner)
    scenario = Scenario(*crew, modules=modules).seat(0, hand=list(hand), hands=[weapon], **seat)
    for other in range(1, len(crew)):
        scenario.seat(other, room=1)
    return scenario.figure(kind, room=11).top("attack", *TOUGH).script(combat=list(faces))


def rows(table):
    return [(weapon, face, n) for weapon, row in table.items() for face, n in zip(FACES, row, strict=True)]


@pytest.mark.parametrize("weapon", STARTING)
def test_every_character_starts_with_a_loaded_weapon_in_hand(weapon):
    """R-3.5: the starting weapon, its owner, its Ammo and its kind."""
    owner, ammo, kind = STARTING[weapon]
    game = Scenario(owner, modules=("medic",) if owner == "medic" else ()).game
    assert game.seats[0].hands == [weapon]
    assert game.ammo[weapon] == ammo
    assert game.rules.types[weapon].weapon.energy == (kind == "energy")
    assert game.rules.types[weapon].heavy


@pytest.mark.parametrize("weapon", FOUND)
def test_prototypes_and_the_flamethrower_have_their_printed_ammo(weapon):
    """R-15.6: the maximum printed on the weapon, and whether it is an Energy weapon."""
    ammo, kind = FOUND[weapon]
    item = Scenario("scout").game.rules.items[weapon]
    assert (item.weapon.ammo, item.weapon.energy, item.heavy) == (ammo, kind == "energy", True)


@pytest.mark.parametrize(("weapon", "face", "injuries"), rows(AGAINST_ADULT))
def test_what_each_weapon_does_to_an_adult(weapon, face, injuries):
    """R-12.8, R-12.14: the weapon's text changes the face or adds Injuries."""
    table = armed(weapon, face).turn(0).do("shoot")
    assert table.figures(11)[0].injuries == injuries


@pytest.mark.parametrize(("weapon", "face", "injuries"), rows(AGAINST_QUEEN))
def test_what_each_weapon_does_to_the_queen(weapon, face, injuries):
    """R-12.8, R-12.14: the same against the largest Intruder."""
    table = armed(weapon, face, kind="queen").turn(0).do("shoot")
    assert table.figures(11)[0].injuries == injuries


# -- prototypes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "injuries", "ammo"), [("yes", 3, 4), ("no", 2, 5)])
def test_the_prototype_rifle_may_spend_one_more_ammo_on_two_hits(answer, injuries, ammo):
    """Q-54, R-12.8: +1 Injury for 1 more Ammo."""
    table = armed("prototype_rifle", "hit2").turn(0).do("shoot")
    assert table.asked == (0, "spend_ammo")
    table.do(answer)
    assert table.figures(11)[0].injuries == injuries
    assert table.game.ammo["red_prototype_rifle_1"] == ammo


@pytest.mark.parametrize("face", ["miss", "creeper", "adult", "hit1"])
def test_the_prototype_rifle_asks_for_ammo_on_two_hits_only(face):
    """Q-54: more Ammo buys an Injury on two hits and on no other face."""
    table = armed("prototype_rifle", face).turn(0).do("shoot")
    assert table.asked == (0, "turn")
    assert table.game.ammo["red_prototype_rifle_1"] == 5


@pytest.mark.parametrize(("ammo", "asked"), [(1, "turn"), (2, "spend_ammo")])
def test_the_prototype_rifle_needs_ammo_left_for_its_bonus(ammo, asked):
    """Q-54: one for the shot itself, one for the bonus."""
    table = armed("prototype_rifle", "hit2", ammo={"prototype_rifle": ammo}).turn(0).do("shoot")
    assert table.asked == (0, asked)


def test_the_prototype_pistol_may_reroll_once():
    """R-26.7, R-12.8: decided after seeing the die; the new face stands."""
    table = armed("prototype_pistol", "miss", "hit2").turn(0).do("shoot")
    assert table.asked == (0, "reroll_combat")
    table.do("reroll")
    assert table.asked == (0, "turn")
    assert table.figures(11)[0].injuries == 2
    assert table.game.ammo["red_prototype_pistol_1"] == 2


def test_a_reroll_may_be_declined():
    """R-26.7: a reroll is offered once the die is seen, and may be left."""
    table = armed("prototype_pistol", "hit1", "miss").turn(0).do("shoot").do("keep")
    assert table.figures(11)[0].injuries == 1


def test_a_reroll_that_is_worse_stands_too():
    """R-26.7: the last face stands."""
    table = armed("prototype_pistol", "hit1", "miss").turn(0).do("shoot").do("reroll")
    assert table.figures(11)[0].injuries == 0


# -- flamethrower -------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", FACES)
def test_the_flamethrower_sets_the_room_on_fire_with_two_hits(face):
    """R-12.8: a Fire marker in the own Room on [2 hits], never otherwise."""
    table = armed("flamethrower", face).turn(0).do("shoot")
    assert table.game.fire[11] is (face == "hit2")


# -- needle gun ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "room"), [("miss", 11), ("creeper", 11), ("adult", 6), ("hit1", 6), ("hit2", 6)])
def test_the_needle_gun_drives_an_adult_off_and_never_hurts(face, room):
    """R-12.8, R-14.8: a face that would hit makes the Intruder retreat, without Injury or check."""
    table = armed("needle_gun", face, character="medic").top("event", "hunt_2").turn(0).do("shoot")
    assert [(f.room, f.injuries) for f in table.figures()] == [(room, 0)]
    assert table.told("blood") == []
    assert table.game.ammo["needle_gun"] == 1


def test_the_needle_gun_breaks_no_eggs():
    """R-17.23, R-5.18: it deals no Injury, so Eggs are no target for it."""
    table = Scenario("medic", modules=("medic",)).seat(0, hand=["rest"]).object("egg", room=11).turn(0)
    assert table.refusal("shoot") == ("nothing_to_attack", "R-12.2")
    assert table.offers("melee")


def test_the_needle_gun_is_not_aimed_at_eggs_beside_an_intruder():
    """R-17.23: with a second weapon the Eggs become a target again."""
    table = Scenario("medic", "scout", modules=("medic",)).seat(
        0, hand=["rest", "search"], hands=["needle_gun", "rifle"]
    )
    table = table.object("egg", room=11).figure("adult", room=11).script(combat=["hit1", "hit1"])
    table = table.top("event", "hunt_2").turn(0).do("shoot")
    assert table.options == [("item", "needle_gun"), ("item", "rifle")]
    copy = table.game.copy()
    table.do("item", "needle_gun")
    assert table.kinds(6) == ["adult"]
    copy.apply(("item", "rifle"))
    assert ("eggs",) in copy.ask.options


# -- the Soldier's cards ------------------------------------------------------------------------------


def full_auto(ammo, face, kind="adult"):
    table = Scenario("soldier").seat(0, hand=["full_auto"], ammo={"assault_rifle": ammo}).figure(kind, room=11)
    table = table.top("attack", *TOUGH).script(combat=[face]).turn(0).do("play", "full_auto")
    assert table.game.ammo["assault_rifle"] == 0
    return table.figures(11)[0].injuries


@pytest.mark.parametrize(("ammo", "injuries"), [(5, 3), (4, 3), (3, 2), (2, 2), (1, 0)])
def test_full_auto_adds_half_the_ammo_even_to_a_miss(ammo, injuries):
    """F-12: half the Ammo rounded down, + 1 for the rifle if any; 5 Ammo and a miss make 3."""
    assert full_auto(ammo, "miss") == injuries


@pytest.mark.parametrize(
    ("ammo", "face", "injuries"), [(5, "hit1", 4), (5, "hit2", 5), (1, "hit2", 3), (5, "creeper", 3), (5, "adult", 4)]
)
def test_full_auto_adds_half_the_ammo_to_the_result(ammo, face, injuries):
    """F-12: result of the shot + half the Ammo + 1 for the rifle."""
    assert full_auto(ammo, face) == injuries


def test_full_auto_makes_one_check_with_the_total():
    """F-12, R-14.1: one Shoot, one Attack card."""
    table = Scenario("soldier").seat(0, hand=["full_auto"]).figure("adult", room=11)
    table = table.top("attack", "scratch_2").script(combat=["miss"]).turn(0).do("play", "full_auto")
    assert table.told("blood") == [{"numbers": (3,)}]
    assert table.kinds(11) == []


def test_full_auto_needs_a_loaded_assault_rifle():
    """F-12, R-12.1: at least 1 Ammo, and of that weapon."""
    table = Scenario("soldier", "scout").seat(0, hand=["full_auto"], hands=["assault_rifle", "rifle"])
    table = table.seat(0, ammo={"assault_rifle": 0}).figure("adult", room=11).turn(0)
    assert table.refusal("play", "full_auto") == ("no_loaded_weapon", "R-12.1")


def test_full_auto_is_for_combat_only():
    """R-5.20: a card marked "in Combat only" is played nowhere else."""
    table = Scenario("soldier").seat(0, hand=["full_auto"]).object("egg", room=11).turn(0)
    assert table.refusal("play", "full_auto") == ("only_in_combat", "R-5.20")


def test_aimed_fire_shoots_with_one_reroll_and_no_further_card():
    """R-26.7: cost 0, 1 Ammo, the new face stands and its Injuries get the rifle's bonus."""
    table = Scenario("soldier").seat(0, hand=["aimed_fire"]).figure("adult", room=11)
    table = table.top("attack", *TOUGH).script(combat=["miss", "hit1"]).turn(0)
    table.do("play", "aimed_fire").do("reroll")
    assert table.figures(11)[0].injuries == 2
    assert table.game.ammo["assault_rifle"] == 4


def test_aimed_fire_and_the_prototype_pistol_make_two_rerolls():
    """R-26.7: once per source."""
    table = armed("prototype_pistol", "miss", "creeper", "hit1", character="soldier", hand=["aimed_fire"]).turn(0)
    table.do("play", "aimed_fire").do("reroll").do("reroll")
    assert table.asked == (0, "turn")
    assert table.figures(11)[0].injuries == 1


def test_aimed_fire_needs_an_energy_weapon():
    """R-12.1: a classic weapon does not do."""
    table = armed("revolver", character="soldier", hand=["aimed_fire"]).turn(0)
    assert table.refusal("play", "aimed_fire") == ("no_loaded_weapon", "R-12.1")


def test_the_scout_draws_a_card_after_an_adrenaline_shot():
    """R-12.1: a normal shot with 1 Ammo, then 1 Action card (X-26)."""
    table = armed("rifle", "hit1", hand=["adrenaline"], deck_top=["rest"]).turn(0)
    table.do("play", "adrenaline").do("part", "shoot")
    assert table.hand(0) == ["rest"]
    assert table.game.ammo["rifle"] == 3
    assert table.figures(11)[0].injuries == 1
