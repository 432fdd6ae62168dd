"""Two tables that differ only in what one viewer cannot know, played in step: that viewer must be sent the same bytes.

The second game is dealt from the viewer's own view (`determinise`). The same open choices are made at both tables;
whoever is asked in secret at one of them and not at the other answers there. As long as the viewer's view and the
events it is told are the same, so must be every message, number and sentence that the server sends it. When they
differ, something was openly revealed, and this pair is done.
"""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, cast

from nemesis import Game, Setup
from nemesis.rules.radio import SAYINGS, lines, unanswered
from nemesis.server.lobby.bug_reports import bug_report
from nemesis.server.lobby.lobby import Lobby
from nemesis.server.messages import BugReportOf, Clock, Refused, ReplayOf, as_text
from nemesis.server.replays.films import Films, key_of, viewpoint
from nemesis.server.settings import Settings
from nemesis.server.table.data.agreement import Agreement
from nemesis.server.table.data.people import People
from nemesis.server.table.data.record import ask_of
from nemesis.server.table.data.seats import hashed
from nemesis.server.table.data.stored import Move, StoredSeat, StoredTable
from nemesis.server.table.play.questions import claim_name
from nemesis.server.table.ports import Storage
from nemesis.server.table.table import Table
from nemesis.server.table.viewers.viewer import Viewer
from nemesis.server.thinking.inline import InlineThinker
from nemesis.text import Texts
from nemesis.view import determinise
from nemesis.view.moments import REACTIONS, TableGame, in_window

from ..chatter import anything
from ..playing import play
from .playing import SentMessages

NEVER = 10**6
"""A pause that only the test itself ends."""
STEPS = 40
"""Open choices of one pair, at most."""
MEASURED = re.compile(r'"(left|moved|created|at|sand)":(\[[^\]]*\]|\d+\.\d+)')
"""Times of day and of clocks: measured, and so never the same twice."""


class NotKept:
    """Storage that keeps nothing: these tables live for some seconds."""

    async def append(self, code: str, revision: int, move: Move, over: bool) -> None:
        pass

    async def write_seat(self, code: str, was: StoredSeat, now: StoredSeat) -> None:
        pass

    async def write_people(self, code: str, people: People) -> None:
        pass

    async def snapshot(self, code: str, number: int, game: str) -> None:
        pass

    async def say(self, code: str, number: int, seat: int, text: str, at: float) -> None:
        pass

    async def seats_opened_by(self, secret_hashes: list[str]) -> list[tuple[str, int]]:
        return [(CODE, seat) for seat in range(5) if hashed(secret_of(seat)) in secret_hashes]


CODE = "twintabe"
KEY = b"chance that can be proved, twice"
"""Of every other pair. An answer in secret moves what follows to another place in the history, and so to other dice."""
COMMITTED = re.compile(r'"commitment":"[0-9a-f]{64}"')
"""A hash of the key and of the whole position: without the key it tells nothing, and it is never the same twice."""


def secret_of(seat: int) -> str:
    return f"the secret of seat {seat}"


def twin_of(game: Game, viewer: int | None, seed: int) -> Game | None:
    """Another game that looks the same to this viewer, dice included; None where it cannot be dealt at this point."""
    other = determinise(json.loads(json.dumps(game.view(viewer))), seed)
    other.setup = replace(game.setup, seed=seed)
    other.rng = game.rng
    if other.ask is None:
        other.advance()
    same = other.ask is not None and as_json(other.view(viewer)) == as_json(game.view(viewer))
    return other if same else None


def comparable(text: str) -> str:
    """Without what is measured; entries in one order, because a dealt game keeps its decks in another."""
    if text.startswith("{"):
        text = json.dumps(json.loads(text), sort_keys=True, separators=(",", ":"))
    assert KEY.hex() not in text or '"over":true' in text or '"result":{' in text, "the key is told too early"
    return MEASURED.sub(r'"\1":0', COMMITTED.sub('"commitment":""', text))


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


class Side:
    """One of the two tables."""

    def __init__(
        self, game: Game, viewer: int | None, agreed: Agreement, declined: dict[int, tuple[str, ...]], key: bytes | None
    ) -> None:
        origin = game.from_here().to_json()
        seats = [
            StoredSeat(p.index, f"P{p.index}", hashed(secret_of(p.index)), declined=declined.get(p.index, ()))
            for p in game.seats
        ]
        stored = StoredTable(
            CODE, game.setup.to_data(), 1, False, seats, [], None, [], origin, agreed, key=key, people=People(host=viewer)
        )  # fmt: skip
        settings = Settings(reaction_pause=NEVER, spectator_pause=0, seats_pause=0)
        storage = cast(Storage, NotKept())
        thinker = InlineThinker()
        self.table = Table(stored, storage, thinker, settings)
        self.lobby = Lobby(storage, thinker, settings)
        self.lobby.tables[CODE] = self.table
        self.seat = viewer

    def begin(self) -> None:
        """The viewer comes, while an event loop runs."""
        self.viewer, self.client = self.enter("en")

    @property
    def game(self) -> TableGame:
        return self.table.game

    def enter(self, language: str) -> tuple[Viewer, SentMessages]:
        client = SentMessages()
        viewer = Viewer(self.seat, Texts(language), client)
        self.table.enter(viewer)
        return viewer, client

    # -- what the viewer knows by the rules --------------------------------------------------------------

    def known(self) -> str:
        """The view and every event it was told."""
        told = []
        for kind, data, to, hidden in self.game.log or ():
            if to is None or self.seat in to:
                told.append((kind, data))
            elif hidden:
                told.append((kind, {name: value for name, value in data.items() if name not in hidden}))
        return json.dumps([self.game.view(self.seat), told, self.game.over], sort_keys=True)

    # -- what the viewer is sent -------------------------------------------------------------------------

    async def sent(self, closely: bool) -> list[str]:
        """Everything since the last look; looking closely, also what it gets by asking and by coming back."""
        found = self.client.taken()
        if closely:
            for language in ("en", "fr"):
                again, client = self.enter(language)
                found += client.taken()
                self.table.leave(again)
            found += self.client.taken()
            found += await self.asked_for()
        return [comparable(text) for text in found]

    async def asked_for(self) -> list[str]:
        """HTTP: the table, one's own tables, the replay; and by the socket: why not, and refusals."""
        table, seat = self.table, self.seat
        found = [as_text(table.info()), as_text(self.lobby.health())]
        found += [as_text(table.radio(seat, Texts(language), 1)) for language in ("en", "fr")]
        secret = secret_of(seat) if seat is not None else None
        if seat is not None and secret is not None:
            found += [as_text(mine) for mine in await self.lobby.mine([secret])]
            found.append(as_text(table.why_not(seat, self.viewer.reader.texts, 1)))
            found.append(await refusal(table.choose(seat, f"{seat}-{NEVER}-0", 0)))
            found.append(await refusal(table.choose(seat, table.questions.id(seat), NEVER)))
        if not table.public_game.over:
            records = self.lobby.records
            found += [await refusal(records.record(table)), await refusal(records.verdict(table))]
        found.append(bug_report(table, BugReportOf(secret=secret)))
        of = ReplayOf(secret=secret)
        whose = viewpoint(table, of)
        for language in ("en", "fr"):
            key, films = key_of(table, language, whose), Films()
            replay = films.replay(table.public_game, key, Texts(language), None)
            found.append(as_text(replay))
            if language == "en":
                found += [as_text(films.replay(table.public_game, key, Texts("en"), m.at)) for m in replay.moments[-4:]]
        for other in range(len(table.seats)):
            if other != seat:
                try:
                    found.append(f"{viewpoint(table, ReplayOf(secret=secret, seat=other))}")
                except Refused as refused:
                    found.append(refused.message)
        return found

    async def people(self, deed: str, by: int, seat: int) -> None:
        table, somebody = self.table, Viewer(seat, Texts("en"), SentMessages())
        if deed == "mute":
            await table.seating.mute(by, seat, seat not in table.hosting.people.muted)
        elif deed == "close":
            await table.links.close_seats(by, not table.hosting.people.closed)
        elif deed == "make_host":
            await table.seating.make_host(by, seat)
        elif deed == "invite":
            await table.links.invite(by, seat)
        elif deed == "hand_over":
            table.links.hand_over(seat, secret_of(seat))
        elif seat != self.seat and deed == "change_secret":
            await table.seating.change_secret(somebody, seat)
        elif seat != self.seat:
            await table.seating.remove(by, seat, "crew")

    # -- secret answers -----------------------------------------------------------------------------------

    async def settle(self, me: int | None) -> None:
        """Whoever is asked in secret declines, or takes what is first; at one screen everybody looks."""
        table = self.table
        for _ in range(200):
            declining = table.windows.declining()
            moment = table.windows.moment
            if declining is not None:
                await table.moves.decline(declining)
            elif (seat := self.reacting()) is not None:
                ask = ask_of(self.game, seat)
                assert ask is not None
                no = REACTIONS.get(ask.kind)
                await table.choose(seat, table.questions.id(seat), ask.options.index(no) if no in ask.options else 0)
            elif moment is not None:
                unseen = next(s for s in moment.seats if s not in moment.looked)
                table.windows.looked(unseen, moment.id)
            else:
                break
        else:
            raise AssertionError("the windows never close")
        if not table.agreement.hot_seat and table.windows.waiting:
            table.windows.go_on()

    def reacting(self) -> int | None:
        if not in_window(self.game.frame, self.game):
            return None
        asked = [a.seat for a in self.game.asks if self.table.questions.asked(a.seat)]
        return asked[0] if asked else None


async def refusal(work: Any) -> str:
    try:
        await work
    except Refused as refused:
        return f"{refused.error}: {refused.message}"
    return "done"


def pairs(setup: Setup, one_in: int) -> Iterator[tuple[Pair, Any]]:
    """Moments of a random game, each with its twin for a random viewer, and the choice that the game took there.

    One moment in so many; but each at which a choice leads to a question that somebody else is asked in secret.
    """
    chance = random.Random(setup.seed)
    before: Game | None = None
    for game in play(setup):
        asked = {ask.seat for ask in game.asks} if in_window(game.frame, game) else set()
        if before is not None and before.ask is not None and not in_window(before.frame, before):
            seat, choice = game.history[-1]
            secret = asked - {seat}
            if secret or not chance.randrange(one_in):
                viewer = chance.choice([*(p.index for p in game.seats if p.index not in secret), None])
                other = twin_of(before, viewer, chance.randrange(1 << 40))
                if other is not None:
                    yield Pair(before, other, viewer, chance.randrange(1 << 40), chance.random() < 0.3), choice
        before = game.copy()


class Pair:
    def __init__(self, game: Game, other: Game, viewer: int | None, seed: int, hot_seat: bool) -> None:
        self.chance = random.Random(seed)
        self.seat = viewer
        agreed = Agreement(hot_seat=hot_seat, clock=Clock(3600) if self.chance.random() < 0.3 else None)
        orders = {p.index: tuple(REACTIONS) for p in game.seats if self.chance.random() < 0.2}
        key = KEY if seed % 2 else None
        self.sides = (Side(game, viewer, agreed, orders, key), Side(other, viewer, agreed, orders, key))
        self.counts: Counter[str] = Counter()

    async def play(self, first: Any = None, steps: int = STEPS) -> Counter[str]:
        """Counts of what was compared, by the kind of question answered; perhaps with a given first choice."""
        try:
            for side in self.sides:
                side.begin()
            await self.compare("enter", closely=True)
            for number in range(steps):
                kind = await self.step(first if number == 0 else None)
                if kind is None:
                    break
                a, b = self.sides
                if a.known() != b.known():
                    self.counts["revealed"] += 1
                    break
                secret = len(a.game.history) != len(b.game.history)
                self.counts["secret"] += secret
                await self.compare(kind, closely=secret or self.chance.random() < 0.3)
        finally:
            for side in self.sides:
                await side.table.stop()
        return self.counts

    async def compare(self, kind: str, closely: bool) -> None:
        a, b = self.sides
        mine, other = await a.sent(closely), await b.sent(closely)
        self.counts[kind] += 1
        if mine != other:
            where = next(k for k, pair in enumerate([*zip(mine, other, strict=False), (0, 1)]) if pair[0] != pair[1])
            raise AssertionError(
                f"{kind}: seat {self.seat} is told what it cannot know\n" + difference(mine, other, where)
            )

    # -- the same step at both tables ---------------------------------------------------------------------

    async def step(self, first: Any) -> str | None:
        """One open choice, undo or claim; None when the two tables can no longer go the same way."""
        a, b = self.sides
        if a.game.over or b.game.over:
            return None
        what = self.chance.random() if first is None else 1.0
        if what < 0.1 and (undone := await self.undo()) is not None:
            return undone
        if what < 0.3 and (claimed := await self.claim()) is not None:
            return claimed
        if 0.3 <= what < 0.4:
            return await self.people()
        if 0.4 <= what < 0.7 and (talked := await self.talk()) is not None:
            return talked
        asks = [(s.game.ask.seat, s.game.ask.kind) for s in self.sides if s.game.ask is not None]
        if len(asks) != 2 or asks[0] != asks[1]:
            return None
        seat, kind = asks[0]
        found = self.common(seat)
        if not found:
            return None
        option = first if first in found else self.chance.choice(found)
        for side in self.sides:
            ask = ask_of(side.game, seat)
            assert ask is not None
            await side.table.choose(seat, side.table.questions.id(seat), ask.options.index(option))
            await side.settle(self.seat)
        return kind

    def common(self, seat: int) -> list[Any]:
        a, b = (ask_of(side.game, seat) for side in self.sides)
        assert a is not None and b is not None
        if seat == self.seat:
            assert a.options == b.options, "the viewer itself is asked the same"
        both = [option for option in a.options if option in b.options]
        return [o for o in both if o[0] != "pass"] if self.chance.random() < 0.8 else both

    async def undo(self) -> str | None:
        """By somebody whose last choice was an open one, at both tables; everybody agrees."""
        able = [s for s in range(len(self.sides[0].table.seats)) if all(openly_made(side, s) for side in self.sides)]
        if not able:
            return None
        seat = self.chance.choice(able)
        way = {side.table.undoing.way_back(seat) for side in self.sides}
        for side in self.sides:
            table = side.table
            await table.undoing.undo(seat)
            for voter in sorted(table.seats.people()):
                if table.votes.ballot is not None and voter not in table.votes.ballot.in_favour:
                    await table.votes.vote(voter, table.votes.ballot.id, True)
            await side.settle(self.seat)
        return f"undo_{way.pop()}" if len(way) == 1 else "undo"

    async def claim(self) -> str | None:
        a, b = (side.table for side in self.sides)
        both = [(s, c) for s in range(len(a.seats)) for c in a.questions.claims(s) if c in b.questions.claims(s)]
        if not both:
            return None
        seat, claim = self.chance.choice(both)
        for side in self.sides:
            await side.table.claim(seat, claim_name(claim))
            await side.settle(self.seat)
        return "claim"

    async def talk(self) -> str | None:
        """Somebody says something over the radio, or is refused: what is secret makes no difference."""
        game = self.sides[0].game
        if not game.rules.remarks:
            return None
        seat = self.chance.randrange(len(game.seats))
        waiting = list(unanswered(lines(game), seat, game.round))
        if waiting and self.chance.random() < 0.6:
            said: Any = (self.chance.choice(("yes", "no")), self.chance.choice(waiting))
        else:
            said = anything(game, self.chance, self.chance.choice(list(SAYINGS.values())))
        if said is None:
            return None
        a, b = [await refusal(side.table.transmit(seat, said)) for side in self.sides]
        assert a == b, "what can be said depends on nothing secret"
        return "talk" if a == "done" else "not_said"

    async def people(self) -> str:
        """The host decides something, or somebody who is not the host tries to; the viewer stays."""
        seats = len(self.sides[0].table.seats)
        by = self.sides[0].table.hosting.people.host if self.chance.random() < 0.8 else self.chance.randrange(seats)
        about = self.chance.randrange(seats)
        deed = self.chance.choice(["mute", "close", "make_host", "change_secret", "invite", "hand_over", "remove"])
        for side in self.sides:
            await refusal(side.people(deed, by or 0, about))
        return deed


def openly_made(side: Side, seat: int) -> bool:
    record = side.table.record
    back = record.choices_since(seat)
    return back > 0 and not record.last_choices(back)[0][1]


def difference(mine: list[str], other: list[str], where: int) -> str:
    """The first difference, with what is around it."""
    if where >= min(len(mine), len(other)):
        return f"{len(mine)} messages and {len(other)}: {[m[:300] for m in (mine + other)[-2:]]}"
    a, b = mine[where], other[where]
    at = next((k for k, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return f"message {where} at {at}: …{a[max(0, at - 300) : at + 200]}…\n…{b[max(0, at - 300) : at + 200]}…"
