"""The text client, played to the end by scripted input in both languages, alone and at one screen."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from nemesis import Game, Setup
from nemesis.bots import make_bot
from nemesis.text import Texts
from nemesis.text.messages import keys
from nemesis.tui import Console, TextClient, replay
from nemesis.tui.client import GROUPS, OTHER
from nemesis.tui.console import CURTAIN_LINES

from .playing import Chooser

LANGUAGES = ("en", "fr")
SRC = Path(__file__).parent.parent / "src" / "nemesis"


class Keyboard(io.StringIO):
    """Types a random number whenever one is asked for, Enter at every other prompt."""

    def __init__(self, screen: io.StringIO, seed: int, extra: list[str] | None = None) -> None:
        super().__init__()
        self.screen = screen
        self.chooser = Chooser(seed)
        self.extra = extra or []
        self.lines = 0

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        self.lines += 1
        if self.lines > 5000:
            raise AssertionError("the game does not end")
        prompt = self.screen.getvalue().rsplit("\n", 1)[-1]
        found = re.search(r"\(1 (?:to|à) (\d+)", prompt)
        if found is None:
            return "\n"
        if self.extra:
            return self.extra.pop(0) + "\n"
        return f"{1 + self.chooser.below(int(found[1]))}\n"


def played(
    setup: Setup, language: str, bots: dict[int, str] | None = None, extra: list[str] | None = None
) -> tuple[TextClient, str]:
    screen = io.StringIO()
    game = Game.new(setup, log=True)
    robots = {seat: make_bot(name, seed=seat) for seat, name in (bots or {}).items()}
    client = TextClient(game, robots, Console(Keyboard(screen, setup.seed, extra), screen), language)
    client.play()
    return client, screen.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("species", ["intruders", "carnomorphs", "void_seeders"])
def test_a_whole_solo_game(language: str, species: str) -> None:
    """Every question is put in words, and the final report is told."""
    client, screen = played(Setup(players=1, species=species, seed=5), language)
    assert client.game.over and not client.t.problems
    for line in client.t.report(client.game):
        assert line in screen
    assert not re.search(r"\b[a-z]+_[a-z_]+\b", screen.replace("nemesis play --load", "")), "an id is shown to a player"


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_people_at_one_screen(language: str) -> None:
    """Behind each curtain only that seat's secrets are told."""
    client, screen = played(Setup(players=3, characters=("captain", "pilot", "scout"), seed=8), language)
    assert client.game.over
    texts = Texts(language)
    pieces = screen.split("\n" * CURTAIN_LINES)
    assert len(pieces) > 10
    own_cards = {
        seat: {texts.get(f"card-{card}") for card in cards}
        for seat, cards in enumerate(
            (("order", "motivation"), ("piloting", "old_friend"), ("scavenging", "reconnaissance"))
        )
    }
    names = [texts.person(client.game, seat, "to") for seat in range(3)]
    drew = re.compile(r"You draw (.+)\.|Vous piochez (.+)\.")
    for piece in pieces[1:]:
        reader = next((seat for seat, name in enumerate(names) if name in piece.strip().split("\n")[0]), None)
        assert reader is not None, piece[:200]
        for line in piece.split("\n"):
            found = drew.search(line)
            if found:
                card = found[1] or found[2]
                others = set().union(*(cards for seat, cards in own_cards.items() if seat != reader))
                assert card not in others, f"{names[reader]} reads {line}"


def test_people_and_bots_together() -> None:
    client, _ = played(Setup(players=3, seed=2), "en", bots={1: "simple", 2: "random"})
    assert client.game.over


def test_everybody_in_the_room_gets_the_keyboard_when_someone_acts() -> None:
    """Q-34: nobody learns who could have interrupted."""
    client, screen = played(Setup(players=2, characters=("captain", "pilot"), seed=3), "en")
    assert client.game.over and client.t.get("client-no_reaction").strip() in screen


def commands(*lines: str, language: str = "en", setup: Setup | None = None) -> str:
    setup = setup or Setup(players=1, characters=("captain",), seed=4)
    _, screen = played(setup, language, extra=[*lines, "quit"])
    return screen


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_look_up(language: str) -> None:
    t = Texts(language)
    screen = commands(
        "?", "? 1", "? " + t.get("card-search")[:5], "? " + t.get("term-noise_roll")[:8], "? zzz", language=language
    )
    assert t.get("client-help-2") in screen
    assert t.get("card-search.text") in screen or t.get("term-search.text") in screen
    assert t.get("client-not_found", word="zzz") in screen


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_map_me_crew_objectives_knowledge_odds_log(language: str) -> None:
    t = Texts(language)
    screen = commands("why", "map", "me", "crew", "objectives", "knowledge", "odds", "log 3", language=language)
    assert "R-" in screen and t.get("client-map") in screen and t.get("client-knows_nothing") in screen
    assert t.get("room-cockpit") in screen and "%" in screen


def test_wrong_input_changes_nothing() -> None:
    screen = commands("99", "0", "dance", "-1", "")
    t = Texts("en")
    assert t.get("client-unknown_command", word="dance") in screen
    assert screen.count("There is no such choice") == 2


def test_undo_is_free_until_something_is_revealed() -> None:
    t = Texts("en")
    setup = Setup(players=1, characters=("captain",), seed=4)
    game = Game.new(setup)
    drop = 1 + game.ask.options.index(("drop", "revolver")) if game.ask else 0
    shown = len(game.ask.options) - 1 if game.ask else 0
    screen = commands("undo", str(shown), "undo", setup=setup)
    assert t.get("client-no_undo") in screen and t.get("client-undone") in screen and drop


def test_language_switch_in_mid_game() -> None:
    screen = commands("language fr", "me", "language xx")
    assert Texts("fr").get("client-language_changed") in screen and "Manche 1" in screen


def test_save_and_load(tmp_path: pytest.TempPathFactory) -> None:
    path = tmp_path / "game.json"  # type: ignore[operator]
    screen = commands(f"save {path}", "save", f"save {tmp_path}/no/such/../../game2.json")
    assert Texts("en").get("client-saved", file=str(path)) in screen
    assert Game.from_json(path.read_text(encoding="utf-8")).ask is not None


def test_the_game_is_kept_at_every_decision(tmp_path: pytest.TempPathFactory) -> None:
    path = tmp_path / "kept.json"  # type: ignore[operator]
    screen = io.StringIO()
    game = Game.new(Setup(players=1, characters=("captain",), seed=4), log=True)
    client = TextClient(game, {}, Console(io.StringIO("13\n"), screen), "en", save=path)
    client.play()
    assert Game.from_json(path.read_text(encoding="utf-8")).digest() == client.game.digest()


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_steps_through_a_game(language: str) -> None:
    client, _ = played(Setup(players=1, seed=6), language)
    screen = io.StringIO()
    replay(client.game, Console(io.StringIO("n\np\n5\n9999\nx\nq\n"), screen), language)
    text = screen.getvalue()
    assert client.t.report(client.game)[0] in text and client.t.get("client-replay_help") in text


def test_every_text_of_the_client_is_used_and_exists() -> None:
    source = "".join(p.read_text(encoding="utf-8") for p in [*(SRC / "tui").glob("*.py"), SRC / "cli.py"])
    named = set(re.findall(r"client-([a-z_]+(?:-[a-z_]+)?)\"", source)) | set(
        re.findall(r"say\(\s*\"([a-z_]+)\"", source)
    )
    named |= {f"group-{g}" for g in (*GROUPS, OTHER)} | {f"help-{n}" for n in range(1, 8)}
    named |= {"slime", "signal", "larva", "passed", "insanity", "markers"}
    there = {key[len("client-") :] for key in keys("en") if key.startswith("client-")}
    assert there == {key[len("client-") :] for key in keys("fr") if key.startswith("client-")}
    assert sorted(named - there) == [] and sorted(there - named) == []
