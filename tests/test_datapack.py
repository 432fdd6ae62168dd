"""Data packs: printed numbers, counts, words and texts corrected by a TOML file, or a clear refusal."""

import pytest

from nemesis import Game, Setup
from nemesis.datapack import DataPack
from nemesis.errors import BadSetup
from nemesis.scenario import Scenario


def rules_with(toml, **setup):
    return Setup(players=2, data_pack=DataPack.from_toml(toml), **setup).ruleset()


def playing(toml, character="captain"):
    return Scenario(character, data_pack=DataPack.from_toml(toml))


def refusal_of(toml):
    with pytest.raises(BadSetup) as error:
        rules_with(toml)
    return str(error.value)


# -- what a pack can change -------------------------------------------------------------------------


def test_a_pack_changes_how_many_copies_a_deck_has():
    """R-1.13: five Grenades make a red deck of 31."""
    rules = rules_with("[red.grenade]\ncopies = 5")
    assert len(rules.decks["red"]) == 31
    assert "red_grenade_5" in rules.decks["red"]


def test_a_card_can_be_taken_out_of_the_game():
    """R-1.13: no copy left."""
    rules = rules_with("[yellow.space_suit]\ncopies = 0")
    assert len(rules.decks["yellow"]) == 29
    assert not any("space_suit" in card for card in rules.decks["yellow"])


def test_a_pack_changes_the_cost_of_an_item():
    """R-5.15: Bandages for nothing."""
    table = playing("[green.bandages]\ncost = 0").seat(0, hand=["rest"], items=["bandages"], light=2).turn(0)
    table.do("use", "bandages")
    assert table.seat(0).light == 0
    assert table.hand(0) == ["rest"]


def test_a_pack_changes_a_combat_icon():
    """R-5.20: Tools in the middle of a fight."""
    scenario = playing('[yellow.tools]\ncombat = "any"').seat(0, hand=["rest"], items=["tools"])
    assert scenario.figure("larva", room=11).turn(0).offers("use", "tools")


def test_a_pack_changes_a_weapon_inside_its_item():
    """R-3.5: a Revolver for five; its other numbers stay."""
    table = playing("[own_items.revolver.weapon]\nammo = 5").turn(0)
    assert table.game.ammo["revolver"] == 5
    assert table.game.rules.items["revolver"].weapon.bonus_on == {"hit2": 1}


def test_a_pack_changes_a_recipe():
    """R-15.20: a Taser of a battery and a cloth."""
    scenario = playing('[crafted.taser]\nrecipe = ["battery", "cloth"]')
    table = scenario.seat(0, hand=["rest"], items=["energy_charge", "clothes"]).turn(0)
    assert table.offers("craft", "taser")


def test_a_pack_changes_the_blood_numbers_of_an_attack():
    """R-14.7: one copy for each entry, the arrow by its name, on any card."""
    rules = rules_with('[attacks.scratch]\nblood = [1, "arrow"]')
    assert [rules.types[card].blood for card in rules.decks["attack"] if "scratch" in card] == [1, None]
    assert len(rules.decks["attack"]) == 18


def test_a_pack_changes_one_count_of_an_action_deck():
    """R-1.13: a third Search; the other cards stay."""
    rules = rules_with("[characters.captain.deck]\nsearch = 3")
    assert len(rules.action_decks["captain"]) == 11
    assert "captain_order_1" in rules.action_decks["captain"]


def test_a_pack_changes_where_a_letter_leads():
    """R-20.7: only the letter named."""
    places = rules_with('[coordinates.coord_1.places]\nA = "earth"').types["coord_1"].places
    assert places == {"A": "earth", "B": "deep_space", "C": "mars", "D": "earth"}


@pytest.mark.parametrize(
    ("toml", "family", "entry", "field", "value"),
    [
        ("[events.hatching]\nnumber = 1", "events", "hatching", "number", 1),
        ('[events.hatching]\nmovers = ["queen"]', "events", "hatching", "movers", ("queen",)),
        ("[exploration.exp_fire_2_1]\nitems = 4", "exploration", "exp_fire_2_1", "items", 4),
        ("[intruder_tokens.tok_queen_1]\nnumber = 3", "intruder_tokens", "tok_queen_1", "number", 3),
        ("[wounds.wound_leg]\ncopies = 2", "wounds", "wound_leg", "copies", 2),
        ('[rooms.canteen]\ncolour = "red"', "rooms", "canteen", "colour", "red"),
        ("[rooms.canteen]\ncomputer = true", "rooms", "canteen", "computer", True),
        ('[kinds.adult]\nhit_by = ["hit2"]', "kinds", "adult", "hit_by", frozenset({"hit2"})),
        ("[cards.order]\ncost = 2", "cards", "order", "cost", 2),
        ("[contamination.cont_clean_1]\ninfected = true", "contamination", "cont_clean_1", "infected", True),
        ("[intruder_cards.ip_recovery]\ndirection = 4", "intruder_cards", "ip_recovery", "direction", 4),
        ("[objectives.obj_aliens]\nplayers = 3", "objectives", "obj_aliens", "players", 3),
    ],
)
def test_every_family_can_be_corrected(toml, family, entry, field, value):
    """Numbers, words, flags and lists of each kind of component; the rest of the family stays as printed."""
    pack, printed = rules_with(toml).families[family], Setup(players=2).ruleset().families[family]
    assert getattr(pack[entry], field) == value != getattr(printed[entry], field)
    assert all(pack[id] is printed[id] for id in printed if id != entry)


def test_a_pack_brings_texts_by_language():
    """Names and texts are keys of the text files."""
    rules = rules_with('[text.en]\n"item-grenade" = "Hand grenade"\n[text.fr]\n"item-grenade" = "Grenade à main"')
    assert rules.texts == {"en": {"item-grenade": "Hand grenade"}, "fr": {"item-grenade": "Grenade à main"}}


def test_without_a_pack_nothing_changes():
    """No pack and an empty pack give the printed components."""
    printed = Setup(players=2).ruleset()
    empty = rules_with('name = "nothing"')
    assert empty.families == printed.families
    assert (empty.texts, printed.texts) == ({}, {})


# -- packs as things --------------------------------------------------------------------------------


def test_a_pack_has_a_name_and_equals_another_with_the_same_content():
    """It is part of the identity of a game."""
    one = DataPack.from_toml('name = "mine"\n[red.grenade]\ncopies = 5\ncost = 0')
    other = DataPack.from_data({"red": {"grenade": {"cost": 0, "copies": 5}}, "name": "mine"})
    assert one == other and hash(one) == hash(other)
    assert one.name == "mine"
    assert one != DataPack.from_toml('name = "mine"\n[red.grenade]\ncopies = 4\ncost = 0')
    assert DataPack.from_toml("").name == "data pack"


def test_a_pack_is_read_from_a_file(tmp_path):
    """In UTF-8; a missing or unreadable file is a bad set-up, not a crash."""
    path = tmp_path / "pack.toml"
    path.write_text('name = "Édition"\n[red.grenade]\ncopies = 5', encoding="utf-8")
    assert DataPack.from_file(path).name == "Édition"
    with pytest.raises(BadSetup, match="cannot be read"):
        DataPack.from_file(tmp_path / "missing.toml")
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadSetup, match="cannot be read"):
        DataPack.from_file(path)


def test_a_saved_game_keeps_its_pack():
    """I-13: saved, loaded, the same game."""
    pack = DataPack.from_toml("[own_items.revolver.weapon]\nammo = 5")
    game = Game.new(Setup(players=1, characters=("captain",), data_pack=pack))
    again = Game.from_json(game.to_json())
    assert again.setup.data_pack == pack
    assert again.rules.items["revolver"].weapon.ammo == 5
    assert again.digest() == game.digest()


def test_a_game_with_a_pack_plays_to_its_end():
    """Counts that change do not lose cards on the way."""
    pack = DataPack.from_toml(
        "[red.energy_charge]\ncopies = 0\n[events.hunt_2]\nnumber = 4\n[green.medkit]\ncopies = 12"
    )
    game = Game.new(Setup(players=2, characters=("captain", "soldier"), data_pack=pack, seed=5))
    while game.ask:
        game.apply(game.ask.options[-1])
    assert game.over


# -- what a pack cannot be --------------------------------------------------------------------------


def test_broken_toml_is_refused():
    """With the place that TOML complains about."""
    with pytest.raises(BadSetup, match=r"not valid TOML.*line 1"):
        DataPack.from_toml("[red.grenade\ncopies = 5")


@pytest.mark.parametrize(
    ("toml", "says"),
    [
        ("[purple.grenade]\ncopies = 5", ["unknown family [purple]", "red", "own_items", "text"]),
        ("[red.granade]\ncopies = 5", ["unknown entry [red.granade]", "grenade", "decoy"]),
        ("[red.grenade]\ncopy = 5", ["no field 'copy'", "copies", "cost", "combat"]),
        ("[red.grenade.weapon]\nammo = 5", ["no field 'weapon'"]),
        ("[own_items.revolver.weapon]\nbullets = 5", ["own_items.revolver.weapon", "no field 'bullets'", "ammo"]),
        ("[red]\ngrenade = 5", ["[red.grenade] must be a table"]),
        ("[own_items.revolver]\nweapon = 5", ["[own_items.revolver.weapon] must be a table"]),
    ],
)
def test_unknown_names_are_refused_with_the_known_ones(toml, says):
    """What was wrong, and what would be right."""
    message = refusal_of(toml)
    assert all(words in message for words in says)


@pytest.mark.parametrize("field", ["id", "colour", "effects"])
def test_identity_and_behaviour_cannot_be_changed(field):
    """The id names the card, the colour its deck, and effects are code."""
    assert f"no field {field!r}" in refusal_of(f'[red.grenade]\n{field} = "green"')


@pytest.mark.parametrize(
    ("toml", "says"),
    [
        ('[red.grenade]\ncopies = "five"', "red.grenade.copies cannot be 'five'; it must be a number from 0 to 99"),
        ("[red.grenade]\ncopies = 2.5", "it must be a number from 0 to 99"),
        ("[red.grenade]\ncopies = true", "it must be a number from 0 to 99"),
        ("[red.grenade]\ncopies = -1", "it must be a number from 0 to 99"),
        ("[red.grenade]\ncopies = 100000000", "it must be a number from 0 to 99"),
        ("[red.grenade]\nheavy = 1", "it must be true or false"),
        ("[red.grenade]\ncombat = 1", "it must be a word"),
        ('[red.prototype_rifle]\ncost = "two"', "it must be a number from 0 to 99"),
        ("[red.grenade]\nsymbol = 3", "it must be a word"),
        ("[events.hatching]\nnumber = 5", "it must be a number from 1 to 4"),
        ("[intruder_cards.ip_recovery]\ndirection = 0", "it must be a number from 1 to 4"),
        ("[attacks.bite]\nblood = 4", "it must look like (4, 4, 6, None)"),
        ('[attacks.bite]\nblood = [4, "none"]', "it must look like (4, 4, 6, None)"),
        ("[crafted.taser]\nrecipe = [1, 2]", "it must look like ('battery', 'wrench')"),
        ('[crafted.taser]\nrecipe = ["battery"]', "it must look like ('battery', 'wrench')"),
        ('[characters.captain.deck]\nsearch = "two"', "it must look like {'search': 2"),
        ("[kinds.adult]\nhit_by = 3", "it must look like ['adult', 'hit1', 'hit2']"),
    ],
)
def test_values_of_the_wrong_kind_are_refused(toml, says):
    """The message names the field, the value and what it should look like."""
    assert says in refusal_of(toml)


@pytest.mark.parametrize(
    ("toml", "word", "known"),
    [
        ('[yellow.tools]\ncombat = "sideways"', "sideways", "any, in, out"),
        ('[crafted.taser]\nrecipe = ["battery", "glue"]', "glue", "wrench"),
        ('[rooms.canteen]\ncolour = "purple"', "purple", "green, red, white, yellow"),
        ('[characters.captain]\nweapon = "bazooka"', "bazooka", "revolver"),
        ("[characters.captain.deck]\nserch = 2", "serch", "search"),
        ('[events.hatching]\nmovers = ["dragon"]', "dragon", "adult"),
        ('[coordinates.coord_1.places]\nA = "pluto"', "pluto", "earth"),
    ],
)
def test_words_that_no_component_uses_are_refused(toml, word, known):
    """A misspelt word would break the game later: the known ones are listed."""
    message = refusal_of(toml)
    assert f"cannot be {word!r}; known are" in message
    assert known in message


@pytest.mark.parametrize(
    ("toml", "says"),
    [
        ('[text.de]\n"item-grenade" = "Granate"', "unknown language [text.de]; possible: en, fr"),
        ('[text.en]\n"item-grenade" = 5', "[text.en] must hold texts only"),
        ('[text]\nen = "Granate"', "[text.en] must hold texts only"),
    ],
)
def test_bad_texts_are_refused(toml, says):
    """Languages we have, and texts only."""
    assert says in refusal_of(toml)


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ([], "a table of component families"),
        ({"name": 5}, "the name of a data pack is a text, not 5"),
        ({"red": 5}, "[red] in the data pack must be a table, not 5"),
        ({"red": {"grenade": {"copies": {1}}}}, "a value of an unknown kind"),
    ],
)
def test_what_is_no_pack_at_all_is_refused(data, says):
    """Before any component is looked at."""
    with pytest.raises(BadSetup) as error:
        DataPack.from_data(data)
    assert says in str(error.value)


def test_a_date_is_no_value():
    """TOML has dates, components do not."""
    with pytest.raises(BadSetup, match="unknown kind"):
        DataPack.from_toml("[red.grenade]\ncopies = 2025-01-01")


def test_a_set_up_takes_a_pack_and_nothing_else():
    """Not the path of one."""
    with pytest.raises(BadSetup, match="data_pack must be a DataPack"):
        Setup(players=2, data_pack="pack.toml")


def test_a_refused_pack_changes_nothing():
    """The valid half of a bad pack is not kept."""
    refusal_of("[red.grenade]\ncopies = 5\n[red.decoy]\ncopies = -1")
    assert len(Setup(players=2).ruleset().decks["red"]) == 30
    assert len(rules_with("[red.decoy]\ncopies = 3").decks["red"]) == 31
