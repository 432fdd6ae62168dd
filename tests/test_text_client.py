"""The text client, played to the end by scripted input in both languages, alone and at one screen."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.bots import make_bot
from nemesis.content import BOXES
from nemesis.scenario import Scenario
from nemesis.text import LANGUAGES, Texts
from nemesis.text.boxes import texts_of
from nemesis.text.explain import explain_option
from nemesis.text.messages import keys
from nemesis.text.status import Status
from nemesis.tui import Console, Leave, TextClient, replay
from nemesis.tui.client import GROUPS, grouped
from nemesis.tui.commands import help_lines
from nemesis.tui.console import CURTAIN_LINES
from nemesis.tui.doing import DOING, odds, why
from nemesis.tui.payment import PAY
from nemesis.tui.risk import risk
from nemesis.view import determinise
from nemesis.view.harm_odds import OUTCOMES
from nemesis.view.moments import REACTIONS, TableGame, moments_since

from .playing import SPECIES, Chooser

SRC = Path(__file__).parent.parent / "src" / "nemesis"
CREW = ("captain", "pilot", "scout")


class Keyboard(io.StringIO):
    """Reads the last line of the screen and types a random number, after the lines it was told to type first."""

    def __init__(self, screen: io.StringIO, seed: int, first: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.screen = screen
        self.chooser = Chooser(seed)
        self.first = list(first)
        self.lines = 0

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        self.lines += 1
        assert self.lines < 5000, "the game does not end"
        prompt = self.screen.getvalue().rsplit("\n", 1)[-1]
        asked = re.search(r"\(1 (?:to|à) (\d+)", prompt)
        if asked is None:
            return "\n"
        if self.first:
            return self.first.pop(0) + "\n"
        return f"{1 + self.chooser.below(int(asked[1]))}\n"


class Watched(Console):
    """Remembers each line together with the seat at the keyboard, as the game was when it was shown."""

    def __init__(self, source: Any, sink: io.StringIO) -> None:
        super().__init__(source, sink)
        self.client: TextClient | None = None
        self.shown: list[tuple[int | None, str]] = []

    def say(self, *lines: str) -> None:
        super().say(*lines)
        if self.client is not None:
            for line in lines:
                self.check(self.client.at_the_keyboard, line)

    def check(self, reader: int | None, line: str) -> None:
        """No Room that lies face down for this reader is named, and no Objective of somebody else."""
        assert self.client is not None
        game, t = self.client.game, self.client.t
        if game.over:
            return
        self.shown.append((reader, line))
        seen = {k[1] for k in game.seats[reader].knowledge if k[0] == "tile"} if reader is not None else set()
        for slot in game.rules.board.slots:
            if not game.explored[slot] and slot not in seen and game.tiles[slot]:
                assert f"{t.get('room-' + game.tiles[slot])} ({slot:03d})" not in line
        for p in game.seats:
            if (
                p.index != reader
                and not game.rules.mode.objectives_are_public
                and not knows_objectives(game, reader, p)
            ):
                for objective in p.objectives:
                    assert t.name(game.rules, objective) not in line, f"seat {reader} reads {line!r}"


def knows_objectives(game: Game, reader: int | None, owner: Any) -> bool:
    if reader is None:
        return False
    return any(k[0] == "objectives" and k[1] == owner.index for k in game.seats[reader].knowledge)


def seated(
    game: Game, language: str = "en", bots: dict[int, str] | None = None, typed: tuple[str, ...] = (), **more: Any
) -> tuple[TextClient, io.StringIO]:
    screen = io.StringIO()
    robots = {seat: make_bot(name, seed=seat) for seat, name in (bots or {}).items()}
    console = Watched(Keyboard(screen, game.setup.seed, typed), screen)
    client = TextClient(game, robots, console, language, **more)
    console.client = client
    return client, screen


def played(setup: Setup, language: str = "en", **more: Any) -> tuple[TextClient, str]:
    client, screen = seated(Game.new(setup, log=True), language, **more)
    client.play()
    return client, screen.getvalue()


def typed(*lines: str, language: str = "en", setup: Setup | None = None, **more: Any) -> tuple[TextClient, str]:
    """A short solo session that ends with `quit`."""
    setup = setup or Setup(players=1, characters=("captain",), seed=4)
    return played(setup, language, typed=(*lines, "quit"), **more)


# -- whole games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("species", SPECIES)
def test_a_whole_solo_game(language: str, species: str) -> None:
    """Every question is put in words, no id is shown, and the final report is told."""
    client, screen = played(Setup(players=1, species=species, seed=5), language)
    assert client.game.over and not client.t.problems
    for line in client.t.report(client.game):
        assert line in screen
    assert not re.search(r"\b[a-z]+_[a-z_]+\b", screen), "an id is shown to a player"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [8, 9])
def test_three_people_at_one_screen(language: str, seed: int) -> None:
    """Behind each curtain nothing is read that this seat may not know (checked line by line in `Watched`)."""
    client, screen = played(Setup(players=3, characters=CREW, seed=seed), language)
    assert client.game.over and not client.t.problems
    assert len(screen.split("\n" * CURTAIN_LINES)) > 10
    assert isinstance(client.console, Watched) and len({seat for seat, _ in client.console.shown}) >= 3
    for line in client.t.report(client.game):
        assert line in screen


def test_people_and_bots_together() -> None:
    client, screen = played(Setup(players=3, seed=2), bots={1: "crew", 2: "random"})
    assert client.game.over
    assert "\n" * CURTAIN_LINES not in screen, "one person needs no curtain"


def test_bots_alone_play_a_game_that_is_told_at_its_end() -> None:
    client, screen = played(Setup(players=2, seed=2), bots={0: "crew", 1: "crew"})
    assert client.game.over and client.t.report(client.game)[0] in screen


@pytest.mark.parametrize("mode", ["semi_coop", "coop"])
def test_every_mode_is_played_at_one_screen(mode: str) -> None:
    client, _ = played(Setup(players=2, mode=mode, board="alternative", seed=3))
    assert client.game.over and not client.t.problems


# -- secrets ----------------------------------------------------------------------------------------------


def reading(game: Game, seat: int, language: str) -> list[str]:
    """Everything that a seat can make the client say about the table."""
    t = Texts(language)
    view = game.view(seat)
    status = Status(game, t, view)
    lines = [*status.full(), *status.whole_map(), *status.crew(), *status.objectives(), *status.knowledge()]
    ask = game.ask
    if ask is not None and ask.seat == seat:
        client = TextClient(game, {}, Console(io.StringIO(), io.StringIO()), language)
        lines += [t.prompt(game, ask), *why(client, ask, [], ""), *odds(client, ask, [], "")]
        if ask.kind == PAY:
            lines.append(client.suggestion(ask, list(ask.options)))
        for option in ask.options:
            lines += explain_option(t, game, ask, option, view)
            lines.append(risk(t, view, ask, option))
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("species", SPECIES)
def test_games_that_differ_only_in_secrets_read_the_same(language: str, species: str) -> None:
    """Whatever a seat cannot know is dealt anew: not a word of what it reads may change."""
    game = Game.new(Setup(players=3, species=species, characters=CREW, seed=6))
    chooser = Chooser(6)
    decisions = 0
    while game.ask is not None:
        if decisions % 12 == 0:
            for seat in range(3):
                other = determinise(game.view(seat), seed=decisions)
                if game.ask.seat != seat:
                    other.ask = None
                assert reading(other, seat, language) == reading(game, seat, language)
        game.apply(chooser.choose(game.ask.options))
        decisions += 1


def curtains(screen: str, language: str = "en") -> list[str]:
    """To whom the keyboard went, in order."""
    return re.findall(r"Pass the keyboard to the (\w+)\.", screen)


def three_together(holder: int | None) -> TextClient:
    """Captain, Pilot and Scout in one Room; the Captain is about to act; one of the others may interrupt."""
    scenario = Scenario(*CREW, seed=3).room(6, "canteen", token="silence").seat(0, hand=["motivation", "search"])
    for seat in (1, 2):
        scenario.seat(seat, hand=["interruption" if seat == holder else "demolition", "search"])
    game = scenario.turn(0).game
    game.log = []
    client, _ = seated(game)
    return client


def acts(client: TextClient, action: str) -> None:
    assert client.game.ask is not None
    choice = next(o for o in client.game.ask.options if o[0] == action)
    client.at_the_keyboard = 0
    client.apply(client.game.ask, choice)
    if client.game.ask is not None and client.game.ask.kind == "pay":
        client.apply(client.game.ask, client.game.ask.options[0])


def the_others_decline(holder: int | None, action: str) -> tuple[list[str], dict[int, list[str]]]:
    """(who got the keyboard, what each of the others read) after the Captain announced an action."""
    client = three_together(holder)
    acts(client, action)
    assert isinstance(client.console, Watched) and isinstance(client.console.sink, io.StringIO)
    client.console.source = io.StringIO("\n1\n\n1\n")
    while client.moments or (client.game.ask and client.game.ask.kind == "interrupt"):
        if not client.hold_a_moment():
            assert client.game.ask is not None
            client.decide(client.game.ask)
    read = {seat: [line for who, line in client.console.shown if who == seat and line] for seat in (1, 2)}
    return curtains(client.console.sink.getvalue()), read


@pytest.mark.parametrize("action", ["play", "move"])
def test_the_curtain_does_not_tell_who_could_interrupt(action: str) -> None:
    """Q-34: the same people get the keyboard in the same order, whoever holds the card."""
    found = {holder: the_others_decline(holder, action)[0] for holder in (None, 1, 2)}
    assert found[None] == ["Pilot", "Scout"]
    assert found[1] == found[2] == found[None]


@pytest.mark.parametrize("action", ["play", "move"])
def test_who_cannot_react_reads_the_same_whether_another_could(action: str) -> None:
    """Q-34: what happened afterwards is told afterwards, even if nothing could have stopped it."""
    read = {holder: the_others_decline(holder, action)[1] for holder in (None, 1, 2)}
    assert read[None][2] == read[1][2] and read[None][1] == read[2][1]
    announced = {"play": "The Captain plays", "move": "The Captain sets out for"}[action]
    assert any(announced in line for line in read[None][1])
    for seat in (1, 2):
        assert not any("draws" in line or "Canteen" in line for line in read[None][seat])


def keyboard_goes(game: Game, choice: Any) -> tuple[list[str], list[str]]:
    """(who got the keyboard, what was really asked) until the next turn is decided about, all reactions declined."""
    game.log = []
    client, screen = seated(game)
    asked = []
    assert client.game.ask is not None
    client.at_the_keyboard = client.game.ask.seat
    client.apply(client.game.ask, choice)
    while client.moments or (client.game.ask is not None and client.game.ask.kind != "turn"):
        ask = client.game.ask
        assert ask is not None
        client.console.source = io.StringIO("\n1\n")
        if client.hold_a_moment():
            continue
        asked.append(ask.kind)
        if ask.kind in REACTIONS:
            client.ask_person(ask)
        else:
            client.apply(ask, ask.options[0])
    return curtains(screen.getvalue()), asked


@pytest.mark.parametrize("bystander", ["search", "interruption"])
def test_the_curtain_does_not_tell_whether_the_psychologist_could_follow(bystander: str) -> None:
    """Q-34, A-3.8: she is asked after the Interruptions; without an Action card she gets the keyboard all the same."""
    found = {}
    for card in ("search", "contamination"):
        scenario = Scenario("psychologist", "captain", "scout", modules=("aftermath_characters",), seed=3)
        scenario.room(6, "canteen").seat(0, hand=[card]).seat(1, hand=[bystander]).seat(2, hand=["search", "rest"])
        game = scenario.script(noise=["silence"]).turn(2).game
        assert game.ask is not None
        choice = next(o for o in game.ask.options if o[:2] == ("move", 6))
        found[card] = keyboard_goes(game, choice)
    assert found["search"][0] == found["contamination"][0] == ["Psychologist", "Captain", "Psychologist"]
    assert "follow" in found["search"][1] and "follow" not in found["contamination"][1]


def test_the_curtain_does_not_tell_whether_the_ceo_could_come_back() -> None:
    """Q-34, A-3.2: whenever the turn order reaches him after he has passed."""
    found = {}
    for card in ("one_more_thing", "search"):
        scenario = Scenario("ceo", "pilot", "scout", modules=("aftermath_characters",), seed=3)
        scenario.seat(0, hand=[card], passed=True, room=15).seat(1, hand=["search", "rest"], room=8)
        scenario.seat(2, hand=["search", "rest", "demolition"]).room(6, "canteen")
        game = scenario.turn(2).game
        assert game.ask is not None
        found[card] = keyboard_goes(game, ("pass",))
    assert found["one_more_thing"][0] == found["search"][0] == ["CEO"]
    assert "one_more_thing" in found["one_more_thing"][1] and "one_more_thing" not in found["search"][1]


@pytest.mark.parametrize(
    ("kind", "card", "waits"), [("adult", "bite_1", [0]), ("queen", "frenzy_1", [0, 1]), ("larva", None, [0])]
)
def test_whoever_an_attack_hits_gets_the_keyboard(kind: str, card: str | None, waits: list[int]) -> None:
    """Q-34, R-13.6: with or without a card that could spare them."""
    scenario = Scenario("captain", "soldier", "scout", seed=3).figure(kind, room=11).seat(2, room=6)
    scenario.seat(0, hand=[]).seat(1, hand=["search", "rest"])
    if card is not None:
        scenario.top("attack", card)
    game = scenario.turn(0).game
    game.log = []
    then = game.copy()
    table = TableGame.of(game)
    table.push("attack_someone", table.figures[0].id)
    table.frame = table.ask = None
    table.advance()
    assert [m.seat for m in moments_since(table, 0, then)] == waits


def test_reactions_can_be_skipped_for_a_round() -> None:
    client = three_together(1)
    client.skip(1)
    acts(client, "play")
    assert [m.seat for m in client.moments] == [2]
    assert client.game.ask is not None and client.game.ask.kind == "interrupt"
    client.console.source = io.StringIO("\n1\n")
    while client.moments:
        client.hold_a_moment()
    client.decide(client.game.ask)
    assert client.game.ask is not None and client.game.ask.kind == "turn", "declined without a question"


@pytest.mark.parametrize("typed", ["quit", "quitter", "q"])
def test_whoever_only_seems_to_be_asked_may_leave(typed: str) -> None:
    client = three_together(None)
    acts(client, "play")
    client.console.source = io.StringIO(f"\n{typed}\n")
    with pytest.raises(Leave):
        client.hold_a_moment()


@pytest.mark.parametrize("typed", ["skip", "ignorer"])
def test_whoever_only_seems_to_be_asked_may_skip_and_is_told_nothing_else(typed: str) -> None:
    """Q-34: other commands would tell what has happened since."""
    client = three_together(None)
    acts(client, "play")
    client.console.source = io.StringIO(f"\nmap\n7\n?\n{typed}\n")
    assert client.hold_a_moment() and client.is_silent(1)
    assert isinstance(client.console.sink, io.StringIO)
    screen, t = client.console.sink.getvalue(), Texts("en")
    assert t.get("client-map") not in screen and t.get("client-out_of_range", count=1) in screen
    assert screen.count(help_lines(t, ["skip"])[0]) == 2 and t.get("client-skipping") in screen


def test_secret_reactions_can_be_switched_off() -> None:
    for secret in (True, False):
        client = three_together(None)
        client.secret_reactions = secret
        acts(client, "play")
        assert bool(client.moments) == secret


def test_the_first_encounter_asks_one_after_the_other_behind_curtains() -> None:
    """R-21.1: Objectives are chosen at the same time and secretly."""
    scenario = Scenario(*CREW, seed=3)
    for seat, pair in enumerate(
        (("obj_burial", "obj_kill_p3"), ("obj_hoarder", "obj_biology"), ("obj_great_hunt", "obj_ab_ovo"))
    ):
        scenario.seat(seat, objectives=list(pair))
    game = scenario.run("first_encounter_objectives").game
    game.log = []
    client, screen = seated(game)
    for _ in range(3):
        assert client.game.ask is not None
        client.decide(client.game.ask)
    assert curtains(screen.getvalue())[:3] == ["Captain", "Pilot", "Scout"]
    assert all(len(p.objectives) == 1 for p in client.game.seats)


# -- commands ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_look_up(language: str) -> None:
    t = Texts(language)
    words = (t.get("item-grenade"), t.get("room-canteen"), t.get("intruder-queen"), t.get("card-search"))
    lines = ["?", "? 1", "?2", *(f"? {w.lower()}" for w in words), "? " + t.get("term-noise_roll")[:8], "? zzz"]
    _, screen = typed(*lines, language=language)
    absent = ("call", "coach", "talk", "dossier")
    for line in help_lines(t, [command for command in DOING if command not in absent]):
        assert line in screen
    for key in ("term-move", "item-grenade", "room-canteen", "intruder-queen", "card-search", "term-noise_roll"):
        assert t.get(f"{key}.text") in screen, key
    assert t.get("client-not_found", word="zzz") in screen


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_answers(language: str) -> None:
    t = Texts(language)
    commands = ("why", "map", "me", "crew", "objectives", "knowledge", "odds", "log 3", "log", "")
    client, screen = typed(*commands, language=language)
    assert "R-" in screen and t.get("client-map") in screen and t.get("client-knows_nothing") in screen
    assert t.get("room-cockpit") in screen and "%" in screen
    for objective in client.game.seats[0].objectives:
        assert t.get(f"objective-{objective}.text") in screen
    assert client.game.ask is not None
    assert screen.count(t.prompt(client.game, client.game.ask)) == 2, "Enter alone repeats the question"


def test_why_lists_each_refusal_once_with_its_rule() -> None:
    _, screen = typed("why")
    lines = [line for line in screen.splitlines() if line.endswith(")") and "rule R-" in line]
    assert len(lines) > 5 and len(lines) == len(set(lines))
    assert any("R-18.1" in line for line in lines), "the chambers are closed"


def test_why_outside_the_own_turn_says_where_it_helps() -> None:
    _, screen = typed("why", setup=Setup(players=1, seed=4))
    assert Texts("en").get("client-why_not_now") in screen


def test_wrong_input_changes_nothing() -> None:
    client, screen = typed("99", "0", "dance", "-1", "1.5", "²", "save", "language", "language klingon")
    t = Texts("en")
    assert t.get("client-unknown_command", word="dance") in screen
    assert screen.count("There is no such choice") >= 2
    assert t.get("client-save_needs_a_name", command="save") in screen
    assert screen.count(t.get("client-language_unknown", languages="en, fr")) == 2
    assert client.game.history == []


def test_odds_are_shown_beside_risks_and_can_be_switched_off() -> None:
    assert re.search(r"\[Noise \d+%, Danger \d+%, Silence \d+%", typed()[1])
    assert "%" not in typed(odds=False)[1]


def test_a_shot_shows_its_odds_for_each_target() -> None:
    scenario = Scenario("captain").seat(0, hand=["search", "rest"]).figure("larva", room=11).figure("adult", room=11)
    game = scenario.turn(0).game
    game.log = []
    client, screen = seated(game, typed=(str(1 + flat(game).index(("shoot",))), "quit"))
    client.play()
    assert "[hit 83%, kill 83%]" in screen.getvalue() and "[hit 50%, kill" in screen.getvalue()


def test_an_escape_says_that_it_is_attacked_first() -> None:
    """R-12.10; not in a round in which a Mutation spares the fugitive."""
    for spared in (False, True):
        scenario = (
            Scenario("captain", species="carnomorphs").seat(0, hand=["search", "rest"]).figure("shambler", room=11)
        )
        scenario.game.seats[0].ext["kin_scent"] = 1 if spared else 0
        game = scenario.turn(0).game
        client, screen = seated(game, typed=("quit",))
        client.play()
        assert "Escape" in screen.getvalue()
        assert (Texts("en").get("client-about_first") in screen.getvalue()) is not spared


def flat(game: Game) -> list[Any]:
    """The options in the order of their numbers."""
    assert game.ask is not None
    return [option for options in grouped(Texts("en"), game.ask).values() for option in options]


def number_of(game: Game, *option: Any) -> str:
    return str(1 + flat(game).index(option))


def test_undo_is_free_until_something_is_revealed() -> None:
    t = Texts("en")
    setup = Setup(players=1, characters=("captain",), seed=4)
    drop = number_of(Game.new(setup), "drop", "revolver")
    client, screen = typed("undo", drop, "undo", setup=setup)
    assert t.get("client-nothing_to_undo") in screen and t.get("client-undone") in screen
    assert client.game.seats[0].hands == ["revolver"] and client.game.history == []


def test_a_die_that_fell_is_not_taken_back() -> None:
    setup = Setup(players=1, characters=("captain",), seed=4)
    game = Game.new(setup)
    assert game.ask is not None
    way = next(o for o in game.ask.options if o[0] == "move")
    client, screen = typed(number_of(game, *way), "1", "undo", setup=setup)
    assert Texts("en").get("client-no_undo") in screen and len(client.game.history) == 2


def test_nobody_takes_back_the_choice_of_another_person() -> None:
    setup = Setup(players=2, characters=("captain", "pilot"), seed=4)
    game = Game.new(setup, log=True)
    passing = number_of(game, "pass")
    client, screen = seated(game, typed=(passing, str(len(game.seats[0].hand) + 1), "undo", "quit"))
    client.play()
    assert Texts("en").get("client-nothing_to_undo") in screen.getvalue()
    assert client.game.turn == 1


def test_language_switch_in_mid_game() -> None:
    _, screen = typed("language fr", "language xx")
    fr = Texts("fr")
    asked = screen.split(fr.get("client-language_changed"))[1]
    assert "Votre tour" in asked and "Manche 1" in asked
    assert fr.get("client-language_unknown", languages="en, fr") in screen


def test_each_person_reads_in_a_language_of_their_own() -> None:
    game = Game.new(Setup(players=2, characters=("captain", "pilot"), seed=4), log=True)
    passing = number_of(game, "pass")
    client, screen = seated(game, typed=("language fr", passing, str(len(game.seats[0].hand) + 1), "quit"))
    client.play()
    before, after = screen.getvalue().split("Pass the keyboard to the Pilot")
    assert "Manche 1" in before and "Manche 1" not in after and "Round 1" in after


# -- keeping ----------------------------------------------------------------------------------------------


def test_save_and_load(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    _, screen = typed(f"save {path}", f"save {tmp_path}")
    assert Texts("en").get("client-saved", file=str(path)) in screen
    assert Game.from_json(path.read_text(encoding="utf-8")).ask is not None
    assert "could not be written" in screen


def test_the_game_is_kept_at_every_decision(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    setup = Setup(players=1, characters=("captain",), seed=4)
    drop = number_of(Game.new(setup), "drop", "revolver")
    game = Game.new(setup, log=True)
    client = TextClient(game, {}, Console(io.StringIO(f"{drop}\n"), io.StringIO()), "en", save=path)
    client.play()
    kept = Game.from_json(path.read_text(encoding="utf-8"))
    assert kept.digest() == client.game.digest() and kept.history == [(0, ("drop", "revolver"))]
    assert list(tmp_path.iterdir()) == [path], "no draft is left behind"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_game_says_how_to_look_at_it_again(language: str, tmp_path: Path) -> None:
    path = tmp_path / "over.json"
    _, screen = played(Setup(players=1, seed=5), language, save=path)
    assert Texts(language).get("client-kept", file=str(path)) in screen and f"nemesis replay {path}" in screen


def test_what_each_person_has_read_is_kept_too(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    game = Game.new(Setup(players=2, characters=("captain", "pilot"), seed=4), log=True)
    client, _ = seated(game, typed=("quit",), save=path, beside_the_game={"seats": ["me", "me"]})
    client.play()
    kept = json.loads(path.read_text(encoding="utf-8"))["client"]
    assert kept["seats"] == ["me", "me"] and kept["told"][0] == len(game.log or ()) > kept["told"][1]
    again, screen = seated(Game.from_json(path.read_text(encoding="utf-8")), typed=("quit",), beside_the_game=kept)
    again.play()
    assert "\nRound 1.\n" not in screen.getvalue(), "the Captain has read this already"


def test_a_disk_that_fills_up_does_not_end_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*args: Any, **more: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    client, screen = played(Setup(players=1, seed=5), save=tmp_path / "game.json")
    assert client.game.over and screen.count("the disk is full") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_steps_through_a_game(language: str) -> None:
    client, _ = played(Setup(players=1, seed=6), language)
    screen = io.StringIO()
    replay(client.game, Console(io.StringIO("n\np\n5\n9999\nx\n?\nq\n"), screen), language)
    text = screen.getvalue()
    assert client.t.report(client.game)[0] in text and help_lines(client.t, ["turning"])[0] in text


# -- the screen -------------------------------------------------------------------------------------------


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_colour_is_an_extra_for_screens_that_want_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert Console(io.StringIO(), Screen()).styled("question", "Why?") != "Why?"
    assert Console(io.StringIO(), io.StringIO()).styled("question", "Why?") == "Why?"
    monkeypatch.setenv("NO_COLOR", "1")
    assert Console(io.StringIO(), Screen()).styled("question", "Why?") == "Why?"


def test_no_word_is_cut_on_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setenv("LINES", "20")
    screen = Screen()
    Console(io.StringIO(), screen).say("  1. Move carefully to the unexplored Room through the Corridor")
    lines = screen.getvalue().splitlines()
    assert len(lines) == 2 and all(len(line) < 40 for line in lines) and lines[1].startswith("    ")


def test_the_curtain_is_taller_than_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "70")
    screen = Screen()
    Console(io.StringIO(), screen).draw_curtain()
    assert screen.getvalue().count("\n") > 70


def test_every_text_of_the_client_is_used_and_exists() -> None:
    parts = [*(SRC / "tui").glob("*.py"), SRC / "text" / "status.py"]
    client = "".join(p.read_text(encoding="utf-8") for p in parts)
    files = [*(SRC / "text").glob("*.py"), *(SRC / "content").glob("*/for_texts*.py"), SRC / "cli.py"]
    others = "".join(p.read_text(encoding="utf-8") for p in files)
    named = set(re.findall(r"client-([a-z_]+)\"", client + others)) | set(re.findall(r"say\(\s*\"([a-z_]+)\"", client))
    named |= {f"group-{g}" for g in GROUPS}
    named |= {"slime", "signal", "larva", "passed", "door-closed", "door-destroyed", "aims", "aims-mission"}
    named |= {"left-sand_runs_out", "due-sand_runs_out"}
    named |= {f"is-{status}" for status in ("aboard", "pod", "hibernating", "launched", "dead")}
    named |= {f"odds_noise-{face}" for face in ("noise", "encounter", "danger", "silence")}
    named |= {f"odds_hit-{outcome}" for outcome in ("hit", "miss", "kill", "retreat")}
    named |= {f"odds_harm-{outcome}" for outcome in OUTCOMES}
    named |= {f"why_noise-{face}" for face in ("noise", "encounter", "danger", "silence")}
    named |= {f"word_noise-{face}" for face in ("noise", "encounter", "danger")}
    named |= {"why_kill", "why_retreat", "cause-fire", "cause-bleeding"}
    named |= {f"goal_{word}" for word in (*texts_of(BOXES).conditions, "survive", "crew", "intruder_player", "offer")}
    there = {key[len("client-") :] for key in keys("en") if key.startswith("client-")}
    assert there == {key[len("client-") :] for key in keys("fr") if key.startswith("client-")}
    judges = others + "".join(p.read_text(encoding="utf-8") for p in (SRC / "content").glob("*/for_texts_goals.py"))
    named |= {key for key in there if key.startswith("goal_knows_") and f'("{key[11:]}", ' in judges}
    assert sorted(named - there) == [] and sorted(there - named) == []
