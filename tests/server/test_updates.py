"""What a viewer is sent: what changed for it, made once for all who see the same, and no oftener than needed."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.scenario import Scenario
from nemesis.server.messages import Refused
from nemesis.server.settings import Settings
from nemesis.server.storage.memory import MemoryStorage
from nemesis.server.storage.quick_sqlite import Appended, QuickSqlite
from nemesis.server.storage.sql import SqlStorage
from nemesis.server.table.data.agreement import Agreement
from nemesis.server.table.data.seats import hashed
from nemesis.server.table.data.stored import CHOICE, UNDO, Move, StoredSeat, StoredTable
from nemesis.server.table.ports import Conflict
from nemesis.server.table.table import Table
from nemesis.server.table.viewers.radio import RadioKept, radio_news
from nemesis.server.table.viewers.rendering import GoalsKept, goals
from nemesis.server.table.viewers.shown import Shown
from nemesis.server.table.viewers.updates import Updates
from nemesis.server.table.viewers.viewer import Viewer
from nemesis.server.thinking.inline import InlineThinker
from nemesis.text import Texts
from nemesis.view import view
from nemesis.view.build import PART_SOURCES, Views
from nemesis.view.moments import TableGame

from ..chatter import chatter
from ..playing import setups
from .playing import NUMBERED, SentMessages, laid_over


class Watched:
    """A table in this process, with people and spectators who put their updates together as a page does."""

    def __init__(self, players: int = 3, **settings: Any) -> None:
        setup = Setup(players=players, seed=7, options=NUMBERED)
        seats = [StoredSeat(seat, f"P{seat}", hashed(f"secret {seat}")) for seat in range(players)]
        self.stored = StoredTable("abc", setup.to_data(), 1, False, seats, [], None, [], None, Agreement())
        self.settings = Settings(reaction_pause=0, **settings)
        self.viewers: list[tuple[Viewer, SentMessages]] = []
        self.screens: list[dict[str, Any] | None] = []

    async def open(self) -> None:
        storage = MemoryStorage()
        await storage.create("abc", self.stored.setup, 1, self.stored.seats)
        self.table = Table(self.stored, storage, InlineThinker(), self.settings)

    def enter(self, seat: int | None, language: str = "en") -> SentMessages:
        client = SentMessages()
        viewer = Viewer(seat, Texts.of(self.table.game.rules, language), client)
        self.viewers.append((viewer, client))
        self.screens.append(None)
        self.table.enter(viewer)
        return client

    async def move(self, chance: random.Random) -> None:
        ask = self.table.game.ask
        assert ask is not None
        await self.table.choose(ask.seat, self.table.questions.id(ask.seat), chance.randrange(len(ask.options)))

    def look(self) -> None:
        for number, (_, client) in enumerate(self.viewers):
            for message in map(json.loads, client.taken()):
                if message["type"] == "update":
                    self.screens[number] = laid_over(self.screens[number], message)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


def test_what_changed_laid_over_what_was_there_is_what_there_is() -> None:
    """For everybody, in both languages, also for whoever came later; and it is little."""

    async def play() -> None:
        watched, chance = Watched(spectator_pause=0), random.Random(3)
        await watched.open()
        for seat in (0, 1, 2, None):
            watched.enter(seat)
        whole = max(len(text) for _, client in watched.viewers for text in client)
        sizes = []
        for number in range(150):
            if watched.table.game.over:
                break
            await watched.move(chance)
            if number == 60:
                watched.enter(1, "fr")
            sizes += [len(text) for _, client in watched.viewers[:4] for text in client if '"update"' in text]
            watched.look()
            for (viewer, _), screen in zip(watched.viewers, watched.screens, strict=True):
                assert screen is not None
                shown = watched.table.updates.shown_to(viewer.seat, viewer.reader.texts)
                assert screen["view"] == as_json(shown.view)
                assert (screen["ask"] or {}).get("id") == (shown.ask.id if shown.ask is not None else None)
                assert (screen["undo"], screen["claims"]) == (shown.undo, shown.claims)
        assert len(sizes) > 100 and sorted(sizes)[len(sizes) // 2] < whole / 3
        await watched.table.stop()

    run(play())


@pytest.mark.parametrize("setup", list(setups(8, first_seed=70)), ids=lambda setup: f"seed {setup.seed}")
def test_what_is_kept_from_move_to_move_is_what_would_be_made_anew(setup: Setup) -> None:
    """Boards, standings and goals that have not changed are not made again: never may an old one be shown."""
    texts, views, goals_kept, chance = Texts.of(setup.ruleset(), "en"), None, GoalsKept(), random.Random(setup.seed)
    shared = 0
    game = TableGame.of(Game.new(setup))
    while not game.over and len(game.history) < 400:
        before, views = views, Views(game, views)
        for seat in (None, *range(len(game.seats))):
            shown, anew = views.of(seat), view(game, seat)
            assert shown == anew
            assert goals_kept.of(texts, game.rules, shown) == goals(texts, game.rules, anew)
            if before is not None:
                shared += sum(a is b for a, b in zip(shown["seats"], before.of(seat)["seats"], strict=True))
        game = game.copy()
        assert game.ask is not None
        game.apply(chance.randrange(len(game.ask.options)))
    assert shared > len(game.history) / 2, "nothing is kept at all"


@pytest.mark.parametrize("part", PART_SOURCES)
def test_a_part_of_a_view_is_kept_only_while_its_source_is_the_same(part: str) -> None:
    game = TableGame.of(Game.new(Setup(players=2, seed=3)))
    first = Views(game)
    first.of(0)
    same = Views(game.copy(), first)
    assert same.of(0)[part] is first.of(0)[part]  # type: ignore[literal-required]
    changed = game.copy()
    source = getattr(changed, part)
    if isinstance(source, list):
        source.append(next(iter(game.rules.intruder_tokens)) if part == "bag" else game.rules.crafted_stock[0])
    else:
        source["red_grenade_1"] = 1 if part == "ammo" else ("tape",)
    seen = Views(changed, same).of(0)
    assert seen == view(changed, 0) != view(game, 0)


def test_goals_are_judged_anew_by_what_is_in_the_hands_that_they_ask_for() -> None:
    """R-20.11: an Egg to be carried. What the others carry is nothing to it."""
    game = Scenario("captain", "scout").seat(0, objectives=["obj_precious"]).game
    texts, kept = Texts.of(game.rules, "en"), GoalsKept()

    def now() -> list[Any]:
        seen = view(game, 0)
        found = kept.of(texts, game.rules, seen)
        assert found == goals(texts, game.rules, seen)
        return found

    empty = now()
    game.seats[1].hands = ["egg"]
    outlook = kept._kept[0, texts.key][0]
    assert now() == empty and kept._kept[0, texts.key][0] is outlook
    game.seats[0].hands = ["egg"]
    held = now()
    assert held != empty
    game.seats[1].hands = []
    game.seats[0].hands = []
    assert now() == empty


@pytest.mark.parametrize("seed", range(6))
def test_the_news_of_the_radio_that_are_kept_are_what_would_be_made_anew(seed: int) -> None:
    """K-29: whatever is said, learnt or done between two looks."""
    setup = Setup(players=3 + seed % 2, seed=seed, modules=("radio",), options={"radio_lines": (3, 6, 12)[seed % 3]})
    languages = [Texts.of(setup.ruleset(), language) for language in ("en", "fr")]
    kept, views, chance = RadioKept(), None, random.Random(seed)
    wanted = made = 0
    game = TableGame.of(Game.new(setup))
    while not game.over and len(game.history) < 400:
        for at in (game, *seldom(game, chance)):
            views = Views(at, views)
            for seat in range(len(at.seats)):
                for texts in languages:
                    found = kept.news(texts, at, views.of(seat))
                    assert found == radio_news(texts, at, view(at, seat))
                    wanted += found is not None and bool(found.requests or found.announce)
        game = game.copy()
        if chance.random() < 0.4 and game.setup_done:
            chatter(game, chance)
        else:
            assert game.ask is not None
            made += 1
            game.apply(chance.randrange(len(game.ask.options)))
        assert game.choices_made() == made, "whoever only speaks makes no choice"
    assert wanted > 100


def seldom(game: TableGame, chance: random.Random) -> list[TableGame]:
    """Tables of which each differs from the one before by one thing that changes seldom, if only because moves back to
    the draft are taken back."""
    if not game.setup_done or chance.random() < 0.8:
        return []
    wiser = game.copy()
    for seat in wiser.seats:
        seat.knowledge += [("engine", chance.randrange(3), "working", 1), ("coordinates", 0, game.coordinates, 1)]
    elsewhere = wiser.copy()
    elsewhere.destination = "A" if game.destination == "B" else "B"
    others = elsewhere.copy()
    a, b = chance.sample(others.seats, 2)
    a.character, b.character = b.character, a.character
    later = others.copy()
    later.round += 1
    return [wiser, elsewhere, others, later]


def test_nothing_is_kept_from_a_game_that_was_set_up_otherwise() -> None:
    first, other = (Game.new(Setup(players=players, seed=5, options=NUMBERED)) for players in (4, 3))
    for before, game in ((first, other), (other, first)):
        views = Views(before)
        views.of(0)
        assert Views(game, views).of(0) == view(game, 0)


def test_a_question_has_another_name_after_every_change() -> None:
    """Of those that are kept for a game none may outlive it."""

    async def play() -> None:
        watched, chance = Watched(spectator_pause=0), random.Random(3)
        await watched.open()
        table = watched.table
        for _ in range(60):
            ask = table.game.ask
            assert ask is not None
            id = table.questions.id(ask.seat)
            await watched.move(chance)
            assert table.questions.id(ask.seat) != id
            with pytest.raises(Refused):
                await table.choose(ask.seat, id, 0)
        before = table.questions.id(0)
        async with table.moves.alone():
            await table.moves.take_back(0, 1)
        assert table.questions.id(0) != before
        await table.stop()

    run(play())


def test_a_part_that_cannot_be_laid_over_comes_whole() -> None:
    def shown(seats: list[dict[str, Any]]) -> Shown:
        view: Any = {"round": 1, "rooms": [], "seats": seats, "setup": {}}
        return Shown(view, None, None, [], [], [], [], [], [], None, None)

    before = shown([{"room": 1, "objectives": ["a"]}, {"room": 2}])
    assert shown([{"room": 3, "objectives": ["a"]}, {"room": 2}]).since(before) == {"seats": {"0": {"room": 3}}}
    fewer = [{"room": 1}, {"room": 2}]
    assert shown(fewer).since(before) == {"view": {"seats": fewer}}
    assert before.since(before) == {} and set(before.since(None)) >= {"view", "ask", "undo", "key"}


def test_all_spectators_of_a_language_get_the_same_update_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int | None] = []
    honest = Updates.shown_to

    def counted(self: Updates, seat: int | None, texts: Texts) -> Shown:
        made.append(seat)
        return honest(self, seat, texts)

    async def play() -> None:
        watched, chance = Watched(spectator_pause=0), random.Random(3)
        await watched.open()
        clients = [watched.enter(None) for _ in range(5)]
        await watched.move(chance)
        clients += [watched.enter(None) for _ in range(5)]
        french = [watched.enter(None, "fr") for _ in range(3)]
        await watched.move(chance)
        monkeypatch.setattr(Updates, "shown_to", counted)
        for client in (*clients, *french):
            client.clear()
        for _ in range(10):
            await watched.move(chance)
        assert made.count(None) <= 20, "one for each move and language"
        assert len(clients[0]) > 3 and all(list(client) == list(clients[0]) for client in clients)
        assert all(list(client) == list(french[0]) for client in french) and list(french[0]) != list(clients[0])
        await watched.table.stop()

    run(play())


def test_spectators_are_told_of_several_moves_at_once_where_these_follow_fast() -> None:
    async def play() -> None:
        watched, chance = Watched(spectator_pause=1.0), random.Random(3)
        await watched.open()
        player, spectator = watched.enter(0), watched.enter(None)
        watched.look()
        for _ in range(12):
            await watched.move(chance)
        told = [text for text in spectator if '"update"' in text]
        assert len(told) < len([text for text in player if '"update"' in text])
        while watched.table.updates._later is not None:
            await asyncio.sleep(0.01)
        watched.look()
        assert watched.screens[1] is not None
        assert watched.screens[1]["view"] == as_json(watched.table.game.view(None))
        await watched.move(chance)
        await watched.table.stop()
        assert watched.table.updates._later is None

    run(play())


def test_many_who_come_together_are_told_of_together() -> None:
    async def play() -> None:
        watched = Watched(players=3, seats_pause=0.1)
        await watched.open()
        first = watched.enter(0)
        for _ in range(50):
            watched.enter(None)
        assert sum('"seats"' in text[:20] for text in first) == 1, "for others nothing changed"
        watched.enter(1)
        late = watched.enter(2)
        assert sum('"type":"seats"' in text for text in late) == 1, "who comes knows at once"
        while watched.table.seat_news._later is not None:
            await asyncio.sleep(0.01)
        told = [json.loads(text) for text in first if '"type":"seats"' in text]
        assert len(told) == 2 and [seat["connected"] for seat in told[-1]["seats"]] == [True] * 3
        await watched.table.stop()

    run(play())


# -- moves that are written together ---------------------------------------------------------------------------


async def with_tables(file: Path, codes: list[str]) -> SqlStorage:
    storage = SqlStorage(f"sqlite:///{file}")
    await storage.open()
    for code in codes:
        await storage.create(code, Setup(players=1, seed=1).to_data(), 1, [StoredSeat(0)])
    return storage


def numbers(file: Path, code: str) -> list[int]:
    with sqlite3.connect(file) as db:
        found = db.execute("select number from moves where code = ? order by number", (code,)).fetchall()
    db.close()
    return [number for (number,) in found]


def test_of_moves_written_together_one_that_is_refused_does_not_keep_the_others(tmp_path: Path) -> None:
    async def play() -> None:
        storage = await with_tables(tmp_path / "t.db", ["a", "b", "c"])
        move = Move(CHOICE, 0, ["x"])
        appends = [("a", 0), ("b", 0), ("b", 0), ("c", 5), ("nobody", 0), ("a", 1)]
        done = await asyncio.gather(*(storage.append(c, n, move, False) for c, n in appends), return_exceptions=True)
        assert [type(problem) for problem in done] == [type(None), type(None), Conflict, Conflict, Conflict, type(None)]
        await storage.append("b", 1, Move(CHOICE, 0, "last"), True)
        assert not (await storage.load("a")).over and (await storage.load("b")).over  # type: ignore[union-attr]
        await storage.append("b", 2, Move(UNDO, 0, 1), False)
        assert not (await storage.load("b")).over  # type: ignore[union-attr]
        await storage.close()

    run(play())
    assert [numbers(tmp_path / "t.db", code) for code in "abc"] == [[1, 2], [1, 2, 3], []]


def test_a_move_alone_is_written_or_refused_and_leaves_nothing_open(tmp_path: Path) -> None:
    async def play() -> None:
        storage = await with_tables(tmp_path / "t.db", ["a"])
        for code, made in (("a", 3), ("nobody", 0)):
            with pytest.raises(Conflict):
                await storage.append(code, made, Move(CHOICE, 0, "x"), False)
        for made in range(2):
            await storage.append("a", made, Move(CHOICE, 0, "x"), False)
            assert numbers(tmp_path / "t.db", "a") == [*range(1, made + 2)], "others see it at once"
        with sqlite3.connect(tmp_path / "t.db", timeout=0) as db:
            db.execute("BEGIN IMMEDIATE")
        db.close()
        await storage.close()

    run(play())


def test_a_transaction_that_fails_is_tried_again_move_by_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that cannot be written in any way fails alone."""
    row = (1, CHOICE, 0, '"x"', False, 0.0, 0.0)

    async def play() -> None:
        storage = await with_tables(tmp_path / "t.db", ["a", "b", "c"])
        quick = QuickSqlite(str(tmp_path / "t.db"))
        written, together = [], quick._together

        def noted(moves: list[Appended]) -> Any:
            written.append(len(moves))
            return together(moves)

        monkeypatch.setattr(quick, "_together", noted)
        bad = Appended(("a", 1, CHOICE, 0, object(), False, 0.0, 0.0), 0, None)
        done = await asyncio.gather(
            *(quick.append(move) for move in (Appended(("c", *row), 0, None), bad, Appended(("b", *row), 0, None))),
            return_exceptions=True,
        )
        assert done[0] is None and isinstance(done[1], sqlite3.Error) and done[2] is None
        assert written == [1, 2, 1, 1], "the first at once, the others as they waited, then each of them"
        await quick.append(Appended(("a", *row), 0, None))
        await quick.close()
        await storage.close()

    run(play())
    assert [numbers(tmp_path / "t.db", code) for code in "abc"] == [[1], [1], [1]]


def test_without_a_thread_a_move_is_refused_and_the_next_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_thread(*_: Any) -> Any:
        raise RuntimeError("can't start new thread")

    async def play() -> None:
        storage = await with_tables(tmp_path / "t.db", ["a"])
        assert storage.quick is not None
        with monkeypatch.context() as patched:
            patched.setattr(threading.Thread, "start", no_thread)
            with pytest.raises(RuntimeError):
                await storage.append("a", 0, Move(CHOICE, 0, "x"), False)
        await storage.append("a", 0, Move(CHOICE, 0, "x"), False)
        await storage.close()

    run(play())
    assert numbers(tmp_path / "t.db", "a") == [1]


def test_what_waits_to_be_written_is_written_before_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        storage = await with_tables(tmp_path / "t.db", ["a", "b"])
        appends = [asyncio.create_task(storage.append(code, 0, Move(CHOICE, 0, "x"), False)) for code in "ab"]
        await asyncio.sleep(0)
        await storage.close()
        await asyncio.gather(*appends)

    run(play())
    assert [numbers(tmp_path / "t.db", code) for code in "ab"] == [[1], [1]]
