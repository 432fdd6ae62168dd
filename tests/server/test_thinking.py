"""Thinking in processes: by turns, within a time, and whatever happens to a process costs one answer only."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.bots import BOTS, CrewBot, make_bot, utility
from nemesis.engine.machine import Ask, Choice
from nemesis.rules.boxes import Box
from nemesis.server.lobby.lobby import BOTS_AT_ONCE, Lobby
from nemesis.server.logs import log
from nemesis.server.messages import AskCoach, Hello, NewTable
from nemesis.server.settings import Settings
from nemesis.server.storage.memory import MemoryStorage
from nemesis.server.table import bot_players
from nemesis.server.table.data.seats import new_secret
from nemesis.server.table.data.stored import Move
from nemesis.server.table.ports import Asker, NoAnswer, Thinker
from nemesis.server.table.requests import let_in, respond
from nemesis.server.table.table import Table
from nemesis.server.table.turns import Turns
from nemesis.server.table.viewers.viewer import Viewer
from nemesis.server.thinking import server_thinker
from nemesis.server.thinking.inline import InlineThinker
from nemesis.server.thinking.processes import ProcessPool
from nemesis.server.thinking.server_thinker import ServerThinker
from nemesis.server.thinking.worker_process import COMMAND, Babbled, Died, Hung, JobFailed, NotStarted
from nemesis.thinking.jobs import Job, to_decide
from nemesis.view.types import View

from .playing import NUMBERED, PATIENCE, SentMessages, Server
from .test_coach import children_of, wait_for

SOON = 0.3
"""Seconds after which a process counts as hung."""
LONG = PATIENCE
ME = Asker("me", "table")


def run(work: Awaitable[None]) -> None:
    asyncio.run(asyncio.wait_for(work, 2 * PATIENCE))


async def until(ready: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not ready():
            await asyncio.sleep(0.001)


async def a_while() -> None:
    """Long enough for everything that can go on at once."""
    for _ in range(50):
        await asyncio.sleep(0)


# -- whose turn -------------------------------------------------------------------------------------------


async def order_of(askers: list[tuple[str, str]], most: int = 1) -> list[str]:
    """Everybody asks while the processes are taken, then one after the other is let in."""
    turns, found = Turns(most), []
    held = [turns.turn(Asker("", "")) for _ in range(most)]
    for one in held:
        await one.__aenter__()

    async def ask(asker: Asker) -> None:
        async with turns.turn(asker):
            found.append("".join(asker))

    tasks = [asyncio.create_task(ask(Asker(*asker))) for asker in askers]
    await a_while()
    for one in held:
        await one.__aexit__(None, None, None)
    await asyncio.gather(*tasks)
    return found


def test_addresses_take_turns_however_many_tables_each_has() -> None:
    many = [("a", str(table)) for table in range(26)]
    order = asyncio.run(order_of([*many, ("b", "1"), ("c", "1"), ("c", "2")]))
    assert order[:6] == ["a0", "b1", "c1", "a1", "c2", "a2"] and order[6:] == [f"a{n}" for n in range(3, 26)]


def test_tables_of_an_address_take_turns() -> None:
    asked = [("a", "1"), ("a", "1"), ("a", "1"), ("a", "2"), ("b", "1"), ("a", "3")]
    assert asyncio.run(order_of(asked)) == ["a1", "b1", "a2", "a3", "a1", "a1"]


def test_whoever_gives_up_waiting_is_passed_over_and_nothing_is_lost() -> None:
    async def ask() -> None:
        turns = Turns(1)
        holder = turns.turn(ME)
        await holder.__aenter__()
        inside = [turns.turn(Asker("a", str(n))) for n in range(4)]
        tasks = [asyncio.ensure_future(one.__aenter__()) for one in inside]
        await a_while()
        tasks[0].cancel()  # before anybody else hears of it, the turn is passed on
        await holder.__aexit__(None, None, None)
        tasks[1].cancel()  # it has been given the turn and does not know it yet
        await asyncio.wait({tasks[2]})
        tasks[3].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert [task.cancelled() for task in tasks] == [True, True, False, True]
        assert not turns._waiting and turns._free == 0, "one is inside, nobody waits"

    run(ask())


# -- processes --------------------------------------------------------------------------------------------


def misbehaving(folder: Path, how: str, once: str = "") -> tuple[str, ...]:
    folder.mkdir(exist_ok=True)
    return (sys.executable, str(Path(__file__).parent / "misbehaving.py"), str(folder), how, once)


def begun(folder: Path) -> list[int]:
    """Ids of the processes that were started."""
    return [int(path.name) for path in folder.iterdir() if path.name.isdigit()]


async def thinking(folder: Path) -> int:
    """The id of the process that is given a job."""
    await until(lambda: list(folder.glob("*.thinks")))
    return int(next(folder.glob("*.thinks")).stem)


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def a_question(seed: int = 3) -> tuple[View, Ask]:
    """In a turn: worth a search."""
    game = Game.new(Setup(players=2, seed=seed))
    while game.ask is not None and (game.ask.kind != "turn" or len(game.ask.options) < 3):
        game.apply(0)
    assert game.ask is not None
    return game.view(game.ask.seat), game.ask


def a_job(bot: str = "search:20") -> Job:
    return to_decide(bot, 1, a_question()[0])


def decided_here() -> int:
    view, ask = a_question()
    return ask.options.index(make_bot("search:20", 1).decide(view, ask))


FAULTS: list[tuple[str, type[NoAnswer], float]] = [
    ("hangs", Hung, SOON), ("never_gets_on", Hung, SOON), ("gives_up", Died, LONG), ("talks_nonsense", Babbled, LONG),
    ("answers_another_question", Babbled, LONG), ("answers_without_end", Babbled, LONG), ("does_not_start", NotStarted, LONG),
]  # fmt: skip


@pytest.mark.parametrize(("how", "fault", "seconds"), FAULTS)
def test_a_process_that_fails_costs_one_answer_and_is_replaced(
    tmp_path: Path, how: str, fault: type[NoAnswer], seconds: float
) -> None:
    async def think() -> None:
        pool = ProcessPool(1, misbehaving(tmp_path, how, "once"))
        with pytest.raises(fault):
            await pool.think(a_job(), "choice", seconds, ME)
        pool._no_start_before = 0.0
        assert await pool.think(a_job(), "choice", LONG, ME) == decided_here()
        first, second = sorted(begun(tmp_path), key=is_there)
        await until(lambda: not is_there(first))
        await pool.close()
        assert not is_there(second)

    run(think())


def test_a_process_killed_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    async def think() -> None:
        pool = ProcessPool(1, misbehaving(tmp_path, "hangs"))
        thought = asyncio.create_task(pool.think(a_job(), "choice", LONG, ME))
        os.kill(await thinking(tmp_path), signal.SIGKILL)
        with pytest.raises(Died):
            await thought
        await pool.close()

    run(think())


def test_a_process_killed_while_it_rests_costs_nothing() -> None:
    async def think() -> None:
        pool = ProcessPool(1)
        assert await pool.think(a_job(), "choice", LONG, ME) == decided_here()
        (worker,) = pool._idle
        worker.kill()
        await worker.gone()
        assert await pool.think(a_job(), "choice", LONG, ME) == decided_here()
        await pool.close()

    run(think())


def test_a_job_that_fails_leaves_the_process_alone(tmp_path: Path) -> None:
    async def think() -> None:
        pool = ProcessPool(1, misbehaving(tmp_path, "has_no_thoughts"))
        for _ in range(2):
            with pytest.raises(JobFailed) as failed:
                await pool.think(a_job(), "choice", LONG, ME)
            assert failed.value.inside == "ValueError somewhere:1"
        assert len(begun(tmp_path)) == 1
        await pool.close()

    run(think())


def test_what_a_bot_prints_is_no_answer(tmp_path: Path) -> None:
    async def think() -> None:
        pool = ProcessPool(1, misbehaving(tmp_path, "is_chatty"))
        assert decided_here() != 0
        assert await pool.think(a_job(), "choice", LONG, ME) == decided_here()
        await pool.close()

    run(think())


def test_where_nothing_can_be_started_nobody_waits_for_it_again_and_again(tmp_path: Path) -> None:
    async def think() -> None:
        missing = ProcessPool(1, (str(tmp_path / "missing"),))
        with pytest.raises(NotStarted):
            await missing.think(a_job(), "choice", LONG, ME)
        pool = ProcessPool(1, misbehaving(tmp_path / "pids", "does_not_start"))
        for _ in range(5):
            with pytest.raises(NotStarted):
                await pool.think(a_job(), "choice", LONG, ME)
        assert len(begun(tmp_path / "pids")) == 1
        await pool.close()

    run(think())


def test_a_process_without_work_is_kept_for_a_while_and_then_ended() -> None:
    async def think() -> None:
        pool = ProcessPool(1, idle_seconds=LONG)
        await pool.think(a_job(), "choice", LONG, ME)
        (worker,) = pool._idle
        await pool.think(a_job(), "choice", LONG, ME)
        assert [*pool._idle] == [worker], "the same one"
        pool._retire(worker)
        await worker.gone()
        assert not pool._idle
        await pool.close()

    run(think())


def test_cancelling_ends_the_process_that_was_thinking(tmp_path: Path) -> None:
    async def think() -> None:
        pool = ProcessPool(1, misbehaving(tmp_path, "hangs"))
        thought = asyncio.create_task(pool.think(a_job(), "choice", LONG, ME))
        process = await thinking(tmp_path)
        thought.cancel()
        await asyncio.gather(thought, return_exceptions=True)
        await until(lambda: not is_there(process))
        await pool.close()

    run(think())


def test_a_worker_ends_with_its_input_in_the_middle_of_a_thought() -> None:
    job = {"advise": a_question()[0], "iterations": None, "seconds": 10**6}
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        assert worker.stdin is not None and worker.stdout is not None
        assert json.loads(worker.stdout.readline()) == {"ready": True}
        worker.stdin.write(json.dumps(job).encode() + b"\n")
        worker.stdin.close()
        try:
            assert worker.wait(PATIENCE) == 0
        finally:
            worker.kill()


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in the way of Linux")
def test_a_server_that_is_killed_leaves_no_process_behind(tmp_path: Path) -> None:
    async def play(server: Server) -> list[int]:
        code = server.table(dict.fromkeys("01", "search"), players=2, seed=4)
        async with server.at(code):
            await wait_for(lambda: children_of(server))
            assert server.process is not None
            found = subprocess.run(
                ["ps", "--ppid", str(server.process.pid), "-o", "pid="], capture_output=True, text=True, check=True
            )
            server.kill()
            return [int(word) for word in found.stdout.split()]

    server = Server(tmp_path / "tables.db", bot_workers=1).start()
    try:
        processes = asyncio.run(play(server))
    finally:
        if server.process is not None:
            server.kill()
    assert processes
    asyncio.run(wait_for(lambda: not any(is_there(process) for process in processes)))


# -- at a table -------------------------------------------------------------------------------------------


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the log was told at the level of an error."""
    found: list[dict[str, Any]] = []

    def error(event: str, **more: Any) -> None:
        found.append({"event": event, **more})

    for module in (bot_players, server_thinker):
        monkeypatch.setattr(module, "log", SimpleNamespace(error=error, warning=log.warning))
    return found


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> Settings:
    """A search that should be over at once."""
    monkeypatch.setattr(server_thinker, "SECONDS", 0.05)
    return Settings(reaction_pause=0, thinking_slack=SOON, coach_seconds=0.05, bot_workers=1)


async def at_a_table(
    new: NewTable, thinker: Thinker, settings: Settings, play: Callable[[Lobby, Table], Awaitable[None]]
) -> None:
    lobby = Lobby(MemoryStorage(), thinker, settings)
    await lobby.open()
    try:
        await play(lobby, await lobby.create(new, "192.0.2.1"))
    finally:
        await lobby.close()


async def spectator(table: Table) -> Viewer:
    viewer = await let_in(table, Hello(), SentMessages())
    table.enter(viewer)
    return viewer


def bots(*names: str, **more: Any) -> NewTable:
    seated = {str(seat): name for seat, name in enumerate(names) if name}
    return NewTable(setup={"players": len(names), "seed": 4, "options": NUMBERED}, bots=seated, **more)


@pytest.mark.parametrize("how", ["hangs", "gives_up", "talks_nonsense", "chooses_what_is_not_there", "does_not_start"])
def test_a_bot_that_fails_is_answered_for_by_crew_and_the_table_goes_on(
    tmp_path: Path, how: str, impatient: Settings, written: list[dict[str, Any]]
) -> None:
    asked: list[tuple[int, Choice]] = []
    """What `crew` would choose wherever the bot had to search."""

    class Noting(ServerThinker):
        async def decide(self, bot: str, seed: int, view: View, ask: Ask, asker: Asker) -> Choice:
            assert asker == Asker("192.0.2.1", table_code[0])
            if bot == "search" and not make_bot(bot).is_quick(view, ask):
                asked.append((ask.seat, CrewBot(seed).decide(view, ask)))
            return await super().decide(bot, seed, view, ask, asker)

    table_code: list[str] = []

    async def play(lobby: Lobby, table: Table) -> None:
        table_code.append(table.code)
        await spectator(table)
        await until(lambda: len(asked) > 2)
        made = [made for made in table.game.history if made[0] is not None]
        assert all(choice in made for choice in asked[:2])
        (failed,) = (line for line in written if line["event"] == "bot_failed")
        assert failed["table"] == table.code and failed["bot"] == "search"

    settings = replace(impatient, thinking_slack=SOON if how == "hangs" else LONG)
    run(at_a_table(bots("search", "search"), Noting(settings, misbehaving(tmp_path, how)), settings, play))


def test_where_crew_fails_too_any_option_will_do(written: list[dict[str, Any]]) -> None:
    class Broken(InlineThinker):
        async def decide(self, bot: str, seed: int, view: View, ask: Ask, asker: Asker) -> Choice:
            raise NoAnswer

    async def play(lobby: Lobby, table: Table) -> None:
        await spectator(table)
        await until(lambda: len(table.game.history) > 20)
        assert [line["bot"] for line in written] == ["veteran", "crew"], "each once"

    run(at_a_table(bots("veteran", "veteran"), Broken(), Settings(reaction_pause=0), play))


def test_a_hung_coach_says_so_and_a_table_of_bots_does_not_notice(
    tmp_path: Path, impatient: Settings, written: list[dict[str, Any]]
) -> None:
    async def play(lobby: Lobby, table: Table) -> None:
        other = await lobby.create(bots("crew", "crew"))
        await spectator(other)
        secret, sent = new_secret(), SentMessages()
        await table.seating.join(0, "Ada", "en", secret)
        viewer = await let_in(table, Hello(secret=secret), sent)
        table.enter(viewer)
        await until(lambda: table.questions.asked(0))
        await respond(table, viewer, AskCoach(ask=table.questions.id(0), ref=7))
        await until(lambda: [text for text in sent if '"ref":7' in text])
        (answer,) = (json.loads(text) for text in sent if '"ref":7' in text)
        assert answer["type"] == "error" and answer["error"] == "coach_failed"
        assert [line["event"] for line in written] == ["coach_failed"]
        made = len(other.game.history)
        await until(lambda: other.game.over or len(other.game.history) > made)

    thinker = ServerThinker(impatient, misbehaving(tmp_path, "hangs"))
    run(at_a_table(bots("", "crew", coach=True), thinker, impatient, play))


def test_an_answer_of_the_coach_that_makes_no_sense_is_a_failure(written: list[dict[str, Any]]) -> None:
    class Confused(InlineThinker):
        async def advise(self, view: View, asker: Asker) -> Any:
            return "who are you?"

    async def play(lobby: Lobby, table: Table) -> None:
        secret, sent = new_secret(), SentMessages()
        await table.seating.join(0, "Ada", "en", secret)
        viewer = await let_in(table, Hello(secret=secret), sent)
        table.enter(viewer)
        await until(lambda: table.questions.asked(0))
        await respond(table, viewer, AskCoach(ask=table.questions.id(0), ref=7))
        await until(lambda: [text for text in sent if '"coach_failed"' in text])

    run(at_a_table(bots("", "crew", coach=True), Confused(), Settings(reaction_pause=0), play))


class HeldStorage(MemoryStorage):
    """Moves are stored when they are let."""

    def __init__(self) -> None:
        super().__init__()
        self.under_way: list[str] = []
        self.opened = asyncio.Event()

    async def append(self, code: str, revision: int, move: Move, over: bool) -> None:
        self.under_way.append(code)
        await self.opened.wait()
        await super().append(code, revision, move, over)


def test_few_bots_move_at_once_and_people_never_queue_behind_them() -> None:
    async def play() -> None:
        storage = HeldStorage()
        lobby = Lobby(storage, InlineThinker(), Settings(reaction_pause=0))
        await lobby.open()
        tables = [await lobby.create(bots("crew", "crew"), "192.0.2.1") for _ in range(6)]
        for table in tables:
            await spectator(table)
        await until(lambda: len(storage.under_way) == BOTS_AT_ONCE)
        await a_while()
        assert len(storage.under_way) == BOTS_AT_ONCE
        mine = await lobby.create(bots("", "crew"))
        await mine.seating.join(0, "Ada", "en", new_secret())
        choice = asyncio.create_task(mine.choose(0, mine.questions.id(0), 0))
        await until(lambda: mine.code in storage.under_way)
        storage.opened.set()
        await choice
        await until(lambda: all(len(table.game.history) > 3 for table in tables))
        await lobby.close()

    run(play())


# -- which bots think where -------------------------------------------------------------------------------


def test_bots_that_score_are_quick_and_a_search_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    view, ask = a_question()
    quick = {name: make_bot(name).is_quick(view, ask) for name in BOTS}
    assert quick == {**dict.fromkeys(BOTS, True), "search": False}
    forced = Ask(ask.seat, ask.kind, ask.options[:1], ask.source)
    assert make_bot("search").is_quick(view, forced), "nothing to search for"
    strange = SimpleNamespace(boxes=(Box("strange", "elsewhere.box"),))
    monkeypatch.setattr(utility, "rules_seen_in", lambda view: strange)
    assert not any(make_bot(name).is_quick(view, forced) for name in BOTS if name != "random")
    assert make_bot("random").is_quick(view, forced)


def test_quick_bots_need_no_process(tmp_path: Path) -> None:
    async def think() -> None:
        view, ask = a_question()
        thinker = ServerThinker(Settings(), misbehaving(tmp_path, "hangs"))
        for name in BOTS.keys() - {"search"}:
            assert await thinker.decide(name, 5, view, ask, ME) == make_bot(name, 5).decide(view, ask)
        assert begun(tmp_path) == []

    run(think())


def test_a_table_asks_for_whoever_began_it_or_else_for_itself() -> None:
    async def play(lobby: Lobby, table: Table) -> None:
        assert table.asker == Asker("192.0.2.1", table.code)
        del lobby.tables[table.code]
        again = await lobby.find(table.code)
        assert again is not None and again.asker == Asker(table.code, table.code), "addresses are not stored"

    run(at_a_table(bots("", "crew"), InlineThinker(), Settings(), play))


# -- resting ----------------------------------------------------------------------------------------------


def test_bots_alone_rest_until_somebody_watches() -> None:
    async def play(lobby: Lobby, table: Table) -> None:
        await a_while()
        assert table.game.history == [] and table.idle
        viewer = await spectator(table)
        await until(lambda: len(table.game.history) > 5)
        assert not table.idle
        table.leave(viewer)
        await until(lambda: not table.lock.locked())
        await a_while()
        made = len(table.game.history)
        await a_while()
        assert not table.game.over and len(table.game.history) == made and table.idle
        await spectator(table)
        await until(lambda: len(table.game.history) > made)

    run(at_a_table(bots("crew", "crew"), InlineThinker(), Settings(reaction_pause=0), play))


def test_bots_go_on_while_people_are_to_come() -> None:
    """Nobody watches, but the seat of somebody is there: the bots play until it is asked."""

    async def play(lobby: Lobby, table: Table) -> None:
        await until(lambda: table.questions.asked(2))
        assert {seat for seat, _ in table.game.history} == {0, 1}

    run(at_a_table(bots("crew", "crew", ""), InlineThinker(), Settings(reaction_pause=0), play))


def test_a_host_may_let_bots_play_on_alone() -> None:
    async def play(lobby: Lobby, table: Table) -> None:
        await until(lambda: len(table.game.history) > 5)
        assert not table.idle or table.game.over

    run(at_a_table(bots("crew", "crew"), InlineThinker(), Settings(reaction_pause=0, bots_rest=False), play))


def test_a_resting_table_is_put_away_and_goes_on_when_it_is_found_again() -> None:
    settings = Settings(reaction_pause=0, tables_in_memory=0, waiting_table_seconds=0.0)

    async def play(lobby: Lobby, table: Table) -> None:
        await lobby.put_away()
        assert table.code not in lobby.tables
        again = await lobby.find(table.code)
        assert again is not None and again is not table
        await spectator(again)
        await until(lambda: len(again.game.history) > 5)

    run(at_a_table(bots("crew", "crew"), InlineThinker(), settings, play))
