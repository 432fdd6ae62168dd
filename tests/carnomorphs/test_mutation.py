"""Mutation cards, markers, the Mutation action, scans and the end check (C-2 to C-5, C-12)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis.rules.ending import check_contamination
from nemesis.scenario import Scenario, Table
from nemesis.text import Texts
from nemesis.text.risks import risks


def crew(*characters: str, **setup: Any) -> Scenario:
    return Scenario(*(characters or ("pilot",)), species="carnomorphs", **setup)


def mutant(card: str, hand: list[str], markers: int = 0, **seat: Any) -> Scenario:
    return crew().seat(0, hand=hand, **seat).extension(0, mutation=card, markers=markers)


def test_a_first_infection_draws_two_mutations_and_keeps_one_secretly() -> None:
    """C-2.1, C-2.2, C-3.1, C-5.1: no marker, the other card goes back."""
    table = crew("pilot", "captain").seat(0, hand=["rest", "infected"]).turn(0)
    table.do("play", "rest")
    if table.asked == (1, "interrupt"):
        table.do("decline")
    assert table.asked == (0, "keep_mutation") and len(table.options) == 2
    kept = table.options[0][1]
    assert table.game.view(1)["seats"][0]["looking_at"] == ("mutation", 2)
    table.do("mutation", kept)
    assert table.seat(0).ext["mutation"] == kept and table.seat(0).ext["markers"] == 0
    assert len(table.game.decks["mutation"]) == 11
    assert table.game.view(0)["seats"][0]["ext"]["mutation"] == kept
    assert table.game.view(1)["seats"][0]["ext"]["mutation"] == "hidden"
    assert not table.seat(0).larva


def test_several_infected_cards_give_one_marker() -> None:
    """C-5.1: and the infected cards stay in hand."""
    table = mutant("ca_mut_01", ["rest", "infected", "infected", "contamination"]).turn(0)
    table.do("play", "rest")
    assert table.seat(0).ext["markers"] == 1
    assert table.hand(0) == ["contamination", "contamination"]


def test_the_fourth_marker_kills_and_leaves_a_shambler() -> None:
    """C-3.1, C-3.2: a marker beyond the third kills: a red Corpse and a Shambler, without an Encounter."""
    table = (
        crew("pilot", "captain").seat(0, room=6, hand=["rest", "infected"]).seat(1, room=1)
        .extension(0, mutation="ca_mut_01", markers=3).turn(0)
    )  # fmt: skip
    table.do("play", "rest")
    assert table.seat(0).status == "dead"
    assert (6, "corpse:pilot") in table.game.floor and table.kinds(6) == ["shambler"]


def test_without_a_card_three_old_markers_do_not_kill() -> None:
    """C-3.1: a new hidden card, still three markers."""
    table = crew().seat(0, hand=["rest", "infected"]).extension(0, markers=3).turn(0)
    table.do("play", "rest")
    table.do("mutation")
    assert table.seat(0).status == "aboard" and table.seat(0).ext["markers"] == 3
    assert table.seat(0).ext["mutation_shown"] is False


def test_surgery_takes_the_card_and_leaves_the_markers() -> None:
    """C-2.3, C-2.4, C-5.2: shuffled back; no marker for the infected cards found there."""
    table = (
        crew().room(16, "surgery").seat(0, room=16, hand=["rest", "search", "infected"])
        .extension(0, mutation="ca_mut_04", markers=2).turn(0)
    )  # fmt: skip
    table.do("room_action")
    assert table.seat(0).ext["mutation"] is None and table.seat(0).ext["markers"] == 2
    assert "ca_mut_04" in table.game.decks["mutation"]
    assert table.seat(0).light == 1


def test_the_mutation_action_needs_a_card_and_contamination() -> None:
    """C-4.1: it takes a Mutation card and a Contamination card in hand."""
    assert crew().seat(0, hand=["rest", "infected"]).turn(0).refusal("mutate") == ("no_mutation_card", "C-4.1")
    assert mutant("ca_mut_04", ["rest"]).turn(0).refusal("mutate") == ("no_contamination_in_hand", "C-4.1")
    claws = mutant("ca_mut_01", ["rest", "infected"]).turn(0)
    assert claws.refusal("mutate") == ("only_in_combat", "C-4.1")
    calm = mutant("ca_mut_07", ["rest", "infected"]).figure("shambler", 11).turn(0)
    assert calm.refusal("mutate") == ("only_out_of_combat", "C-4.1")


def test_an_infected_card_is_removed_and_gives_its_half() -> None:
    """C-4.2, C-2.2: one action, no Action card; the card is shown; a marker whatever the scan says."""
    table = mutant("ca_mut_04", ["rest", "infected"]).turn(0)
    table.do("mutate")
    p = table.seat(0)
    assert p.ext["mutation_shown"] and p.ext["markers"] == 1
    assert len(p.hand) == 4 and "contamination" not in table.hand(0)
    assert table.game.actions_left == 1
    assert any(c.startswith("cont_infected") for c in table.game.removed)


def test_a_clean_card_brings_a_new_one_on_top_of_the_deck() -> None:
    """C-4.2, C-4.3: with Adrenal Glands the first card drawn is the new Contamination card."""
    table = mutant("ca_mut_04", ["rest", "contamination"]).turn(0)
    table.do("mutate")
    assert len(table.seat(0).hand) == 4 and table.hand(0).count("contamination") == 1


def test_options_for_the_spent_and_the_new_card() -> None:
    """C-4.2, C-4.3: options for where the spent card goes and where the new one comes from."""
    table = (
        crew(options={"mutation_spent_card": "own_discard", "mutation_new_contamination": "discard"})
        .seat(0, hand=["rest", "contamination"]).extension(0, mutation="ca_mut_04").turn(0)
    )  # fmt: skip
    table.do("mutate")
    assert sum(1 for c in table.seat(0).discard if c.startswith("cont_")) == 2


def test_a_fourth_marker_by_the_action_kills_before_the_effect() -> None:
    """C-4.1, C-4.2: legal with three markers, and deadly."""
    table = (
        crew("pilot", "captain").seat(0, room=6, hand=["rest", "infected"]).seat(1, room=1)
        .extension(0, mutation="ca_mut_04", markers=3).turn(0)
    )  # fmt: skip
    table.do("mutate")
    assert table.seat(0).status == "dead"


def test_an_interrupted_mutation_keeps_card_and_markers_but_is_shown() -> None:
    """C-4.1: the slot is used, the Contamination card stays in hand."""
    table = (
        crew("pilot", "captain").seat(0, hand=["rest", "infected"]).seat(1, hand=["interruption"])
        .extension(0, mutation="ca_mut_04").turn(0)
    )  # fmt: skip
    table.do("mutate").do("card", "interruption")
    p = table.seat(0)
    assert p.ext["mutation_shown"] and p.ext["markers"] == 0 and "contamination" in table.hand(0)
    assert table.game.actions_left == 1


HALVES = [
    ("ca_mut_01", "infected", {"figure": "shambler"}, lambda t: t.figures(11)[0].injuries == 2),
    ("ca_mut_01", "contamination", {"figure": "shambler"}, lambda t: t.figures(11)[0].injuries == 1),
    ("ca_mut_02", "infected", {"figure": "shambler"}, lambda t: t.figures(11)[0].injuries == 1 and t.game.malfunction[11]),
    ("ca_mut_02", "contamination", {"figure": "shambler"}, lambda t: t.game.malfunction[11]),
    ("ca_mut_03", "infected", {"light": 2, "wounds": ["wound_leg"]}, lambda t: t.seat(0).light == 0 and not t.seat(0).wounds),
    ("ca_mut_03", "contamination", {"wounds": ["wound_leg"]}, lambda t: t.seat(0).wounds[0][1]),
    ("ca_mut_04", "infected", {}, lambda t: len(t.seat(0).hand) == 4),
    ("ca_mut_05", "infected", {}, lambda t: t.seat(0).ext["kin_scent"] == t.game.round),
    ("ca_mut_05", "contamination", {"slime": True, "noise": (11, 6)}, lambda t: not t.seat(0).slime and not t.noise_between(11, 6)),
    ("ca_mut_08", "infected", {}, lambda t: t.seat(0).ext["carapace"] == (t.game.round, True)),
    ("ca_mut_08", "contamination", {}, lambda t: t.seat(0).ext["carapace"] == (t.game.round, False)),
    ("ca_mut_11", "infected", {"object": "carcass", "light": 2}, lambda t: t.seat(0).light == 0 and (11, "carcass") not in t.game.floor),
    ("ca_mut_11", "contamination", {"object": "carcass", "light": 2}, lambda t: t.seat(0).light == 1 and len(t.seat(0).hand) == 3),
]  # fmt: skip


@pytest.mark.parametrize(("card", "spent", "scene", "holds"), HALVES)
def test_halves_of_the_mutation_cards(card: str, spent: str, scene: dict[str, Any], holds: Any) -> None:
    """C-4.2, C-4.4: each half does what it says."""
    seat = {k: v for k, v in scene.items() if k in ("light", "wounds", "slime")}
    scenario = mutant(card, ["rest", spent], **seat).top("attack", "ca_atk_16").bag("ca_tok_blank")
    if "figure" in scene:
        scenario.figure(scene["figure"], 11)
    if "object" in scene:
        scenario.object(scene["object"], 11)
    if "noise" in scene:
        scenario.noise(*scene["noise"])
    table = scenario.turn(0)
    table.do("mutate")
    while table.asked is not None and table.asked[1] not in ("turn",):
        words = ("eat", "floor", "carcass") if table.asked[1] == "devour" else ()
        table.do(*words)
    assert holds(table)


def test_spring_legs_carry_two_rooms_and_roll_once() -> None:
    """C-4.2: mutation 06, infected half."""
    table = (
        mutant("ca_mut_06", ["rest", "infected"])
        .room(6, "cabins")
        .room(7, "hatch_control")
        .script(noise=["silence"])
        .turn(0)
    )
    table.do("mutate").do("path", 6, 9, 7)
    assert table.seat(0).room == 7 and len(table.told("noise_rolled")) == 1


def test_tendrils_search_twice() -> None:
    """C-4.2: Tentacles (07), infected, search the Room twice."""
    table = mutant("ca_mut_07", ["rest", "infected"], room=17).room(17, "storage", items=2).turn(0)
    table.do("mutate").do("item").do("item")
    assert len(table.seat(0).items) + len(table.seat(0).hands) - 1 == 2 and table.game.counters[17] == 0


def test_echolocation_looks_at_up_to_three_rooms() -> None:
    """C-4.2: Echolocation (09) sees three Rooms if infected, else one next door."""
    table = mutant("ca_mut_09", ["rest", "infected"]).turn(0)
    table.do("mutate").do("room", 2).do("room", 3).do("room", 4)
    assert {k[1] for k in table.seat(0).knowledge if k[0] == "tile"} == {2, 3, 4}
    near = mutant("ca_mut_09", ["rest", "contamination"]).turn(0).do("mutate")
    assert {o[1] for o in near.options} == {6, 8, 14, 15}


def test_pack_mind_moves_an_intruder_or_looks_at_the_event() -> None:
    """C-4.2: Pack Mind (10) does the former if infected, else the latter."""
    table = mutant("ca_mut_10", ["rest", "infected"]).figure("shambler", 6).turn(0)
    table.do("mutate").do("hunt", 1, 7)
    assert table.kinds(7) == ["shambler"]
    other = mutant("ca_mut_10", ["rest", "contamination"]).top("event", "ca_evt_11").turn(0).do("mutate")
    assert other.asked == (0, "event_top")


def test_neural_graft_uses_a_broken_room_only_when_infected() -> None:
    """C-4.2: Neural Graft (12) is a free Room Action; the infected half ignores a Malfunction."""
    table = mutant("ca_mut_12", ["rest", "infected"], room=18).room(18, "comms_room", malfunction=True).turn(0)
    assert table.do("mutate").seat(0).signal
    clean = mutant("ca_mut_12", ["rest", "contamination"], room=18).room(18, "comms_room", malfunction=True).turn(0)
    assert not clean.do("mutate").seat(0).signal


def test_kin_scent_and_carapace_protect_until_the_end_of_the_round() -> None:
    """C-4.2: mutations 05 and 08 while they last."""
    kin = mutant("ca_mut_05", ["rest"]).figure("shambler", 11)
    kin.game.seats[0].ext["kin_scent"] = 1
    assert kin.phase("intruder_attacks").told("attack_ignored")
    shell = mutant("ca_mut_08", ["rest"])
    shell.game.seats[0].ext["carapace"] = (1, False)
    table = shell.run("light_wound", 0)
    assert table.seat(0).light == 0
    table.game.push("light_wound", 0)
    table.game.advance()
    assert table.seat(0).light == 1, "only the next single wound"


def end_check(table: Table) -> dict[str, Any]:
    from nemesis.rules.result import SeatResult

    fates = {0: SeatResult(0)}
    check_contamination(table.game, table.seat(0), fates)
    return fates[0].checks[0]


@pytest.mark.parametrize(("drawn", "survives"), [(1, True), (2, False)])
def test_the_end_check_counts_markers(drawn: int, survives: bool) -> None:
    """C-12.1: two markers and one Contamination card among the four: survives; two: dies."""
    top = ["contamination"] * drawn + ["rest", "search", "search"]
    scenario = crew().seat(0, hand=[], deck_top=top[:4]).extension(0, mutation="ca_mut_01", markers=2)
    table = scenario.script(shuffle=["keep"] * 3).run("start_of_round")
    outcome = end_check(table)
    assert outcome["drawn"] == drawn and outcome["passed"] is survives


def test_the_end_check_without_card_and_infection_is_passed() -> None:
    """C-12.1: without a Mutation card and with no infected card a survivor is safe."""
    table = crew().seat(0, hand=["contamination"]).run("start_of_round")
    assert end_check(table) == {"check": "contamination", "passed": True, "infected": 0, "markers": 0, "drawn": None}


def test_the_odds_of_an_escape_tell_what_a_metagorger_leaves() -> None:
    """C-9.2: always, and without a card; whoever has mutated already gets no second card."""
    scenario = Scenario("scout", "captain", species="carnomorphs").room(6, "canteen").seat(0, room=6, hand=["rest"])
    game = scenario.figure("metagorger", 6).turn(0).game
    ask = game.asks[0]
    escape = next(option for option in ask.options if option[0] == "escape")
    first = [r for r in risks(Texts.of(game.rules, "en"), game.view(0), ask, escape) if r.about == "they attack first"]
    assert [r.text for r in first if r.id != "light"] == ["1 Mutation card", "1 Contamination card"]
    assert "without an Attack card" in first[0].why
