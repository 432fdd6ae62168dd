"""Golden games and perft numbers: what nobody meant to change.

`python -m tests.golden` writes them anew; `python -m tests.golden NAME` prints the story of one game.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from nemesis import Game, Setup
from nemesis.engine.events import Logged
from nemesis.engine.machine import Ask
from nemesis.scenario import Scenario, Table, new_ship
from nemesis.text import Texts

from .playing import SHUTTLE_TABLES, SPECIES, TABLES, Chooser

HERE = Path(__file__).parent / "golden_files"
PERFT_FILE = HERE / "perft.json"
FINGERPRINTS_FILE = HERE / "fingerprints.json"
TOLD_OF_SPECIES = (("solo", 1), ("semi_coop", 2), ("coop", 3))
"""The tables whose games with another species are told; the others are kept by their fingerprints, for brevity."""


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


class Story:
    """A game as it is read: headings, who was asked what and chose what, and the sentences that followed.

    Indented lines are the log as a spectator reads it; "> Pilot:" stands before what that seat alone was told. What one
    seat decides before anything is told stands in one line: each question with the number of its options, and the
    choice. The fingerprint of the table stands at the first decision, at the first one of each round, and at the end.
    """

    def __init__(self, setup: Setup) -> None:
        self.game = Game.new(setup, log=True)
        self.chooser = Chooser(setup.seed)
        self.texts = Texts.of(self.game.rules, "en")
        self.lines = [f"# {heading(setup)}", ""]
        self.told = 0
        self.deciding: int | None = None
        self.new_round = True

    def play(self) -> None:
        self.tell()
        while self.game.ask is not None:
            self.decide(self.game.ask)
            self.tell()
        self.lines += ["", "# The end", "", *self.texts.report(self.game), f"[{self.game.digest()}]"]

    def decide(self, ask: Ask) -> None:
        if self.new_round:
            self.lines.append(f"[{self.game.digest()}]")
            self.new_round = False
        if ask.seat != self.deciding:
            self.lines.append(f"{self.name(ask.seat)}:")
            self.deciding = ask.seat
        else:
            self.lines[-1] += ";"
        choice = self.chooser.choose(ask.options)
        self.lines[-1] += f" {ask.kind} ({len(ask.options)}) {short(choice)}"
        self.game.apply(choice)

    def tell(self) -> None:
        """What has happened since the last decision."""
        log = self.game.log or []
        for at in range(self.told, len(log)):
            self.tell_event(at, log[: at + 1])
        self.told = len(log)

    def tell_event(self, at: int, log: Sequence[Logged]) -> None:
        kind, _, to, _ = log[at]
        self.new_round |= kind == "round"
        for viewer in (None, *sorted(to or ())):
            for sentence in self.texts.lines(self.game, log, viewer, at):
                self.lines += self.said(kind, viewer, sentence)
                self.deciding = None

    def said(self, kind: str, viewer: int | None, sentence: str) -> list[str]:
        if kind == "round":
            return ["", f"# {sentence}"]
        if kind == "turn":
            return ["", sentence]
        return [f"  {sentence}" if viewer is None else f"  > {self.name(viewer)}: {sentence}"]

    def name(self, seat: int) -> str:
        character = self.game.seats[seat].character
        return self.texts.get(f"character-{character}") if character else f"Player {self.game.seats[seat].number}"


def heading(setup: Setup) -> str:
    """What differs from the usual table; a ship that was left behind is told by the game itself."""
    usual = Setup()
    given = {field.name: getattr(setup, field.name) for field in fields(setup) if field.name != "ship"}
    unusual = [f"{name} {short(value)}" for name, value in given.items() if value != getattr(usual, name)]
    return ", ".join([f"{setup.species} {setup.mode}", *unusual])


def short(value: Any) -> str:
    """A choice without brackets and quotes: move 6 9."""
    return " ".join(map(short, value)) if isinstance(value, tuple) else str(value)


def playthrough(setup: Setup) -> str:
    story = Story(setup)
    story.play()
    return "\n".join(story.lines) + "\n"


def is_told(setup: Setup) -> bool:
    return setup.species == SPECIES[0] or (setup.mode, setup.players) in TOLD_OF_SPECIES


def fingerprints(setup: Setup) -> list[str]:
    """Those of a story: each round, and the end."""
    return [line.strip("[]") for line in playthrough(setup).splitlines() if line.startswith("[")]


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
    for old in HERE.glob("*.txt"):
        old.unlink()
    kept = {}
    for name, setup in golden_setups():
        if is_told(setup):
            (HERE / f"{name}.txt").write_text(playthrough(setup), encoding="utf-8")
        else:
            kept[name] = fingerprints(setup)
    FINGERPRINTS_FILE.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    PERFT_FILE.write_text(json.dumps(perft_table(), indent=1) + "\n", encoding="utf-8")


def main(names: list[str]) -> None:
    if not names:
        write()
    for name in names:
        print(playthrough(dict(golden_setups())[name]), end="")


if __name__ == "__main__":
    main(sys.argv[1:])
