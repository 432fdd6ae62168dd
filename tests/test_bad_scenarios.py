"""A badly written scenario is refused with `BadSetup`, which says what is wrong and what would be right."""

import pytest

from nemesis import BadSetup
from nemesis.scenario import load_scenario, scenario_from_toml

BAD_SCENARIOS = [
    ("characters = [", "not valid TOML"),
    ("weather = 3", "unknown entry 'weather'"),
    ('characters = ["cook"]', "unknown character 'cook'"),
    ('characters = ["captain", "captain"]', "once"),
    ('mode = "versus"', "unknown mode"),
    ('species = "cats"', "unknown species"),
    ('modules = ["turtles"]', "unknown module"),
    ('board = "round"', "unknown board"),
    ("[options]\nhard = 1", "unknown option"),
    ("[[room]]\nslot = 6\ntile = 'ballroom'", "unknown room 'ballroom'; possible: airlock_control"),
    ("[[room]]\nslot = 22", "rooms are 1 to 21"),
    ("[[room]]\nslot = 0", "rooms are 1 to 21"),
    ("[[room]]\nslot = 'six'", "rooms are 1 to 21"),
    ("[[room]]\nslot = true", "rooms are 1 to 21"),
    ("[[room]]\nslot = 6\ncolour = 'red'", "colour"),
    ("[[room]]\ntile = 'canteen'", "slot"),
    ("[[room]]\nslot = 6\ntoken = 'party'", "unknown exploration token 'party'; possible: danger, doors"),
    ("[[room]]\nslot = 6\nitems = 'many'", "whole number"),
    ("[[room]]\nslot = 6\nitems = -1", "whole number"),
    ("[[room]]\nslot = 6\nfire = 'yes'", "true or false"),
    ("[[room]]\nslot = 6\nmalfunction = 1", "true or false"),
    ("[[room]]\nslot = 6\nexplored = 0", "true or false"),
    ("[[door]]\nbetween = [6, 9]\nstate = 'closed'", "no corridor joins rooms 6 and 9"),
    ("[[door]]\nbetween = [6, 7]\nstate = 'ajar'", "open, closed, destroyed"),
    ("[[door]]\nbetween = 6\nstate = 'closed'", "between must be a list, not 6"),
    ("[[noise]]\nbetween = [6, 9]", "no corridor"),
    ("[[figure]]\nkind = 'dragon'\nroom = 6", "possible: adult, breeder, creeper, larva, queen"),
    ("[[figure]]\nkind = 'adult'\nroom = 60", "rooms are 1 to 21"),
    ("[[figure]]\nkind = 'adult'\nroom = 6\ninjuries = 'some'", "whole number"),
    ("[[figure]]\nkind = 'adult'", "room"),
    ("[[object]]\nthing = 'sofa'\nroom = 6", "egg, carcass, blue_corpse"),
    ("[[seat]]\nseat = 3", "0 to 0"),
    ("[[seat]]\nseat = 0\nroom = 99", "rooms are 1 to 21"),
    ("[[seat]]\nseat = 0\nhand = ['aimed_fire']", "the captain has no card 'aimed_fire'"),
    ("[[seat]]\nseat = 0\nhand = 'rest'", "list of names"),
    ("[[seat]]\nseat = 0\nhand = ['rest', 'rest']", "has no card 'rest' left"),
    ("[[seat]]\nseat = 0\nitems = ['bazooka']", "unknown Item 'bazooka'"),
    ("[[seat]]\nseat = 0\nitems = ['decoy', 'decoy', 'decoy']", "no copy of 'decoy' is left"),
    ("[[seat]]\nseat = 0\nwounds = ['wound_head']", "unknown Wound 'wound_head'"),
    ("[[seat]]\nseat = 0\nobjectives = ['obj_love']", "unknown objective 'obj_love'"),
    ("[[seat]]\nseat = 0\nquests = ['holy_grail']", "unknown quest item"),
    ("[[seat]]\nseat = 0\nstatus = 'asleep'", "hibernating"),
    ("[[seat]]\nseat = 0\npod = 3\n[ship]\npods = [[1, 'A', false]]", "the Pods are 1"),
    ("[[seat]]\nseat = 0\nlight = 3", "3 Light Wounds"),
    ("[[seat]]\nseat = 0\nslime = 'a bit'", "true or false"),
    ("[[seat]]\nseat = 0\nhat = true", "unknown entry 'hat' of a seat"),
    ("[[seat]]\nseat = 0\n[seat.ammo]\nrevolver = 'full'", "whole number"),
    ("[ship]\nspeed = 9", "unknown entry 'speed' of the ship; known are airlock"),
    ("[ship]\ntime = 'late'", "1 to 15"),
    ("[ship]\ntime = 16", "1 to 15"),
    ("[ship]\nself_destruct = 7", "1 to 6"),
    ("[ship]\ncoordinates = 'coord_9'", "coord_1"),
    ("[ship]\ndestination = 'E'", "A, B, C, D"),
    ("[ship]\nengines = ['working', 'damaged']", "three of working, damaged"),
    ("[ship]\neggs = 9", "0 to 8"),
    ("[ship]\npods = [[5, 'A', false]]", "1 to 4"),
    ("[ship]\npods = [[1, 'C', false]]", "A, B"),
    ("[ship]\nqueen_killed = 1", "true or false"),
    ("[ship]\nfirst_player = 2", "0 to 0"),
    ("[ship.weaknesses]\ntail = 'weak_fire'", "unknown slot of a weakness 'tail'; possible: carcass, corpse, egg"),
    ("[bag]\ntokens = ['queen', 'queen']", "no Intruder token 'queen' is left"),
    ("[bag]", "tokens"),
    ("[top]\npurple = ['grenade']", "unknown deck 'purple'"),
    ("[top]\nred = ['medkit']", "unknown card of the red deck 'medkit'"),
    ("[script]\nweather = ['rain']", "noise, combat, bag, shuffle"),
    ("[script]\nnoise = ['5']", "silence"),
    ("[script]\nnoise = 'danger'", "must be a list"),
    ("[script]\ncombat = ['hit3']", "hit2"),
    ("[script]\nbag = ['dragon']", "larva"),
    ("[phase]\nsteps = ['party']", "unknown step 'party'"),
    ("[turn]\nseat = 4", "0 to 0"),
    ("[turn]\nactions = 'many'", "whole number"),
    ("room = 3", "[[room]] must be a list, not 3"),
    ("seat = 'captain'", "[[seat]] must be a list"),
    ("ship = 7", "[ship] must be a table of names and values"),
]


@pytest.mark.parametrize(("text", "message"), BAD_SCENARIOS, ids=lambda t: t[:50])
def test_a_badly_written_scenario_says_what_is_wrong(text, message):
    with pytest.raises(BadSetup) as error:
        scenario_from_toml(text)
    assert message in str(error.value)


def test_a_scenario_file_that_cannot_be_read(tmp_path):
    with pytest.raises(BadSetup, match="cannot be read"):
        load_scenario(tmp_path / "nothing.toml")
    with pytest.raises(BadSetup, match="cannot be read"):
        load_scenario(tmp_path)
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadSetup, match="cannot be read"):
        load_scenario(binary)


def test_a_good_scenario_file(tmp_path):
    """The same words as in the builder."""
    path = tmp_path / "good.toml"
    path.write_text(
        """
        title = "Alone in the canteen"
        characters = ["captain", "soldier"]
        [[room]]
        slot = 6
        tile = "canteen"
        items = 2
        [[seat]]
        seat = 0
        room = 6
        hand = ["search", "rest"]
        [[figure]]
        kind = "adult"
        room = 7
        injuries = 1
        [[noise]]
        between = [6, 11]
        [ship]
        time = 8
        [script]
        noise = ["danger"]
        [turn]
        seat = 0
        actions = 1
        """
    )
    table = load_scenario(path)
    assert table.asked == (0, "turn") and table.hand(0) == ["search", "rest"]
    assert table.kinds(7) == ["adult"] and table.noise_between(6, 11) and table.game.time == 7
