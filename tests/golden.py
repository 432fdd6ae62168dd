"""Golden games and perft numbers: what nobody meant to change. `python -m tests.golden` writes them anew."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from nemesis import Game, Setup
from nemesis.scenario import Scenario, Table, new_ship

from .playing import SHUTTLE_TABLES, SPECIES, TABLES, Chooser

HERE = Path(__file__).parent / "golden_files"
PERFT_FILE = HERE / "perft.json"


def golden_setups() -> Iterator[tuple[str, Setup]]:
    for mode, players in TABLES:
        yield f"{mode}_{players}", Setup(players=players, mode=mode, seed=40 + players)
    yield "semi_coop_4_alternative", Setup(players=4, board="alternative", seed=77)
    yield "coop_3_alternative", Setup(players=3, mode="coop", board="alternative", seed=78)
    for species in SPECIES[1:]:
        for mode, players in TABLES:
            yield f"{species}_{mode}_{players}", Setup(players=players, mode=mode, species=species, seed=60 + players)
    for mode, players in SHUTTLE_TABLES:
        ship = new_ship("standard", players) if mode == "epilogue" else None
        yield f"{mode}_{players}", Setup(players=players, mode=mode, seed=90 + players, ship=ship)
    yield "semi_coop_3_medic", Setup(players=3, modules=("medic",), characters=("medic", "pilot", "scout"), seed=79)
    crew = ("ceo", "android", "soldier", "mechanic")
    yield "semi_coop_4_ceo", Setup(players=4, modules=("aftermath_characters", "traits"), characters=crew, seed=80)
    crew = ("captain", "pilot", "scout", "scientist")
    yield "coop_4_traits", Setup(players=4, mode="coop", modules=("traits",), characters=crew, seed=81)


def playthrough(setup: Setup) -> str:
    """One line for each decision: who was asked what, what was chosen, and a fingerprint of the table."""
    game = Game.new(setup)
    chooser = Chooser(setup.seed)
    lines = []
    while game.ask is not None:
        ask = game.ask
        choice = chooser.choose(ask.options)
        lines.append(f"{game.digest()} seat {ask.seat} {ask.kind} {len(ask.options)} -> {json.dumps(choice)}")
        game.apply(choice)
    lines.append(f"{game.digest()} {json.dumps(game.result, sort_keys=True)}")
    return "\n".join(lines) + "\n"


def perft(game: Game, depth: int) -> int:
    """Number of legal sequences of choices to a depth; chance follows the state's own numbers."""
    if game.ask is None:
        return 1
    if depth == 1:
        return len(game.ask.options)
    total = 0
    for option in game.ask.options:
        child = game.copy()
        child.apply(option)
        total += perft(child, depth - 1)
    return total


def positions() -> Iterator[tuple[str, Game]]:
    """At least 25 positions: starts, fights, doors, rooms, items, pods, trades, reactions, the Intruder player."""
    for mode, players in TABLES:
        yield f"start_{mode}_{players}", Game.new(Setup(players=players, mode=mode, seed=11))
    for name, table in (*scenes(), *shuttle_scenes()):
        yield name, table.game


def scenes() -> Iterator[tuple[str, Table]]:
    full = ["search", "rest", "demolition", "interruption", "search"]
    yield "captain_alone", Scenario("captain").seat(0, hand=full).turn()
    yield "captain_in_fire", Scenario("captain").room(11, fire=True).seat(0, hand=full, light=1).turn()
    yield "two_in_a_room", Scenario("captain", "pilot").seat(0, hand=full).seat(1, hand=["interruption", "rest"]).turn()
    yield (
        "fight_adult",
        Scenario("soldier").seat(0, hand=["full_auto", "aimed_fire", "rest"]).figure("adult", 11).turn(),
    )
    yield (
        "fight_queen_and_larva",
        (
            Scenario("scout")
            .seat(0, hand=["adrenaline", "rest", "search"])
            .figure("queen", 11)
            .figure("larva", 11)
            .turn()
        ),
    )
    yield (
        "leg_wound",
        (Scenario("scout").seat(0, hand=["rest", "search"], wounds=["wound_leg"]).figure("creeper", 11).turn()),
    )
    yield "canteen", (
        Scenario("pilot").room(6, "canteen", items=2)
        .seat(0, room=6, hand=["search", "rest", "infected", "contamination", "old_friend"], light=2).turn()
    )  # fmt: skip
    yield "command_center", (
        Scenario("mechanic").room(6, "command_center").door(6, 7, "closed").door(6, 11, "destroyed")
        .seat(0, room=6, hand=["computer_skills", "ingenuity", "rest"]).turn()
    )  # fmt: skip
    yield "intranet", (
        Scenario("scientist").room(5, "laboratory").room(8, "monitoring_room").object("carcass", 5)
        .seat(0, room=5, hand=["intranet", "access_denied", "threat_assessment", "rest"]).turn()
    )  # fmt: skip
    yield "engine", Scenario("mechanic").seat(0, room=20, hand=["quick_repairs", "ingenuity", "rest"]).turn()
    yield "cockpit", Scenario("pilot").seat(0, room=1, hand=["piloting", "rest", "search"]).turn()
    yield "crafting", (
        Scenario("mechanic")
        .seat(0, hand=["ingenuity", "rest", "search"],
              items=["chemicals", "tools", "clothes", "medkit", "energy_charge"])
        .turn()
    )  # fmt: skip
    yield "throwing", (
        Scenario("soldier", "captain").seat(0, hand=["rest", "search"], items=["grenade", "molotov", "decoy"])
        .figure("adult", 6).figure("breeder", 11).turn()
    )  # fmt: skip
    yield (
        "trade",
        (Scenario("captain", "pilot").seat(0, hand=["rest"], items=["tools"]).seat(1, items=["medkit"]).turn()),
    )
    yield (
        "full_hands",
        (Scenario("captain").object("carcass", 11).seat(0, hand=["rest", "search"], hands=["revolver", "egg"]).turn()),
    )
    yield "hibernation", Scenario("captain").ship(time=7).seat(0, hand=full).turn()
    yield "evacuation", (
        Scenario("captain", "pilot").room(5, "evacuation_a").ship(pods=[(1, "A", False), (2, "B", True)])
        .seat(0, room=5, hand=full).seat(1, room=5, hand=["interruption"]).turn()
    )  # fmt: skip
    yield (
        "in_a_pod",
        (
            Scenario("captain", "pilot")
            .room(5, "evacuation_a")
            .ship(pods=[(1, "A", False)])
            .seat(0, pod=1, hand=full)
            .turn()
        ),
    )
    yield "generator", Scenario("captain").room(5, "generator").ship(self_destruct=5).seat(0, room=5, hand=full).turn()
    yield "nest", Scenario("captain").room(5, "nest").seat(0, room=5, hand=full).turn()
    yield (
        "technical_corridors",
        (
            Scenario("mechanic")
            .room(14, "cabins")
            .seat(0, room=14, hand=["technical_corridors", "rest", "search"])
            .turn()
        ),
    )
    yield "exploring", Scenario("scout").seat(0, hand=["reconnaissance", "rest", "search"]).turn()
    yield "attacks", (
        Scenario("soldier", "captain").seat(0, hand=["nerves_of_steel"], items=["armor"], quests=[])
        .seat(1, hand=["rest"]).figure("adult", 11).figure("breeder", 11).phase("intruder_attacks")
    )  # fmt: skip
    yield "intruder_player", (
        Scenario("captain", "pilot", "scout").intruder_player(0).figure("adult", 6).figure("creeper", 8, injuries=1)
        .seat(1, room=11).turn(1)
    )  # fmt: skip
    yield (
        "alternative_side",
        Scenario("scout", board="alternative").seat(0, room=18, hand=["reconnaissance", "rest"]).turn(),
    )
    yield "mutated", (
        Scenario("pilot", species="carnomorphs").seat(0, hand=["rest", "search", "infected", "contamination"])
        .extension(0, mutation="ca_mut_01", markers=1).figure("shambler", 11).turn()
    )  # fmt: skip
    yield "feeding", (
        Scenario("pilot", species="carnomorphs").figure("metagorger", 6).figure("metagorger", 6)
        .object("carcass", 8).figure("shambler", 8).seat(0, room=1).phase("intruder_attacks")
    )  # fmt: skip
    yield "beside_a_lair", (
        Scenario("scout", species="void_seeders").seat(0, hand=["rest", "search", "adrenaline"])
        .extension(0, insanity=4).figure("lair", 11).turn()
    )  # fmt: skip
    yield "panic", (
        Scenario("scout", "captain", species="void_seeders").seat(1, hand=["interruption"])
        .extension(0, insanity=5).top("panic", "vs_pan_19").run("panic", 0)
    )  # fmt: skip


def shuttle_scenes() -> Iterator[tuple[str, Table]]:
    """Crossing, an Activation, the Lucrative Offer; the shuttle in either mode."""
    full = ["search", "rest", "demolition", "order"]
    base = Scenario("captain", "scout", mode="epilogue").no_second_tokens()
    yield "main_room", base.alert("alert_remote_lock", level=2).seat(0, hand=full).turn()
    yield "at_an_entrance", (
        Scenario("captain", mode="investigation").alert("alert_remote_lock").room(15, "canteen")
        .second_token(15, "slimed_room", revealed=True).seat(0, room=15, hand=full).turn()
    )  # fmt: skip
    yield "entering_with_two_tokens", (
        Scenario("captain", mode="investigation").room(14, "cabins", token="fire").second_token(14, "lockdown")
        .seat(0, hand=full).turn()
    )  # fmt: skip


def perft_table() -> dict[str, list[int]]:
    return {name: [perft(game, depth) for depth in (1, 2, 3)] for name, game in positions()}


def write() -> None:
    HERE.mkdir(exist_ok=True)
    for name, setup in golden_setups():
        (HERE / f"{name}.txt").write_text(playthrough(setup), encoding="utf-8")
    PERFT_FILE.write_text(json.dumps(perft_table(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
