"""Everything that was sent to each viewer of a table in play, held against what the viewer may know by the rules."""

from __future__ import annotations

import asyncio
import json
import random
import re
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from nemesis import Game, Setup
from nemesis.engine.machine import as_tuples
from nemesis.server.table.data.seats import hashed
from nemesis.view import view
from nemesis.view.moments import TableGame

from .kills import Player, Promised, Tally
from .playing import PATIENCE, Server

LONG_NUMBERS = re.compile(r"\d{9,}")


@dataclass
class Heard:
    """What one viewer was sent: by its socket in order, and by HTTP."""

    seat: int | None
    secret: str | None = None
    by_socket: list[dict[str, Any]] = field(default_factory=list)
    by_http: list[Any] = field(default_factory=list)


class Watching(Tally):
    """A table of people, perhaps a bot, and a spectator."""

    def __init__(self, server: Server, setup: dict[str, Any], seed: int, hot_seat: bool) -> None:
        super().__init__()
        self.server = server
        self.chance = random.Random(seed)
        bots = {"1": "crew"} if setup["players"] > 2 and not hot_seat else {}
        status, info = server.post("/api/tables", {"setup": setup, "bots": bots, "hot_seat": hot_seat})
        assert status == 201, info
        self.code: str = info["code"]
        self.heard = [Heard(None)]
        for seat in info["seats"]:
            if seat["bot"] is None:
                self.heard.append(Heard(seat["seat"], server.join(self.code, seat["seat"])[1]))

    async def play(self, answers: int) -> None:
        """People answer at random, talk, take back and vote; all the while everybody asks the server what it knows."""
        sat = [asyncio.create_task(self.sit(heard)) for heard in self.heard]
        async with asyncio.timeout(PATIENCE * 3):
            while self.answered < answers and not any(task.done() for task in sat):
                await asyncio.sleep(0.05)
                await asyncio.to_thread(self.look_around, self.chance.choice(self.heard))
        for task in sat:
            task.cancel()
        for result in await asyncio.gather(*sat, return_exceptions=True):
            if isinstance(result, Exception):
                raise result

    async def sit(self, heard: Heard) -> None:
        async with self.server.at(self.code, heard.secret, language=self.chance.choice(["en", "fr"])) as client:
            client.received = heard.by_socket = [*client.received]
            if heard.seat is None:
                await client.until(lambda c: c.over)
                return
            player = Inquirer(Promised(self.code), heard.seat, client, random.Random(heard.seat), self)
            await player.play()

    def look_around(self, heard: Heard) -> None:
        def post(path: str, body: Any) -> Any:
            answer = self.server.post(path, body)[1]
            heard.by_http.append(answer)
            return answer

        there = f"/api/tables/{self.code}"
        own = {"secret": heard.secret} if heard.secret is not None else {}
        heard.by_http += [self.server.get(f"{there}{what}")[1] for what in ("", "/record", "/verdict")]
        if own:
            post("/api/mine", {"secrets": [heard.secret]})
            post(f"{there}/seats", {"name": "Eve", "seat": heard.seat})
        post(f"{there}/replay", {**own, "seat": self.chance.randrange(5)})
        moments = post(f"{there}/replay", {**own, "language": "fr"}).get("moments", [])
        if moments:
            post(f"{there}/replay", {**own, "at": self.chance.choice(moments)["at"]})


class Inquirer(Player):
    """Also asks why not, and tries what is refused."""

    async def something(self) -> None:
        if self.chance.random() < 0.15:
            await self.client.say("why_not")
            await self.client.say("choose", ask=f"{(self.seat + 1) % 5}-0-3", choice=0)
            await self.client.say("choose", ask=f"{self.seat}-9-9", choice=0)
        await super().something()


# -- the truth ------------------------------------------------------------------------------------------


@dataclass
class Moment:
    """The table after one move, and what a viewer may know of it and of all before."""

    views: tuple[Any, Any]
    lines: int
    undos: int
    known: set[str]
    hidden: set[str]
    over: bool


class Truth:
    """The game replayed from the stored moves, undone ones too."""

    def __init__(self, server: Server, code: str) -> None:
        with sqlite3.connect(server.database.removeprefix("sqlite:///")) as db:
            row = "select setup, bot_seed, chance_key from tables where code = ?"
            setup, self.bot_seed, self.key = db.execute(row, (code,)).fetchone()
            rows = "select kind, seat, choice from moves where code = ? order by number"
            moves = db.execute(rows, (code,)).fetchall()
        db.close()
        game: Game = TableGame.dealt(Setup.from_data(json.loads(setup)), bytes.fromhex(self.key))
        self.seed: int = game.setup.seed
        self.undone: list[int] = []
        self.numbers = {str(n) for n in (self.seed, self.bot_seed, game.rng)}
        self.games: list[Game] = [kept(game)]
        for kind, seat, choice in moves:
            if kind == "undo":
                self.undone.append(len(self.games))
                game = game.undo(json.loads(choice), by_vote=True)
            else:
                game.apply(as_tuples(json.loads(choice)), seat)
            self.numbers.add(str(game.rng))
            self.games.append(kept(game))

    def moments(self, seat: int | None) -> Iterator[Moment]:
        known: set[str] = set()
        for number, game in enumerate(self.games):
            shown = json.loads(json.dumps(view(game, seat)))
            told = [data for _, data in told_to(game, seat)]
            known |= set(words_in(shown)) | set(words_in(json.loads(json.dumps(told))))
            undos = sum(1 for at in self.undone if at <= number)
            hidden = hidden_in(game) - known
            yield Moment((shown, {**shown, "ask": None}), len(told), undos, set(known), hidden, game.over)


def kept(game: Game) -> Game:
    found = game.copy()
    found.log = list(game.log or ())
    return found


def told_to(game: Game, seat: int | None) -> list[tuple[str, dict[str, Any]]]:
    found = []
    for kind, data, to, hidden in game.log or ():
        if to is None or seat in to:
            found.append((kind, data))
        elif hidden:
            found.append((kind, {k: v for k, v in data.items() if k not in hidden}))
    return found


def words_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, part in value.items():
            yield name
            if name != "term":  # an entry of the glossary, which everybody may read
                yield from words_in(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from words_in(part)


def hidden_in(game: Game) -> set[str]:
    """Ids of everything that lies face down somewhere, in a hand, a deck, on the ship; nothing when it is over."""
    if game.over:
        return set()
    rules = game.rules
    found = {game.tiles[room] for room in range(1, len(game.tiles)) if not game.explored[room]}
    found |= {token for token in game.tokens if token} | {game.coordinates, *game.bag, *game.pool}
    found |= {card for _, card, _ in game.weaknesses} | {card for cards in game.decks.values() for card in cards}
    for p in game.seats:
        found |= {*p.objectives, *p.items, *p.hand, *p.looking, *p.deck, *p.exile}
        found |= {str(p.ext[name]) for name in rules.species.private_ext if p.ext.get(name)}
    return {id for id in found if isinstance(id, str) and id}


# -- the comparison ----------------------------------------------------------------------------------------


def check_heard(truth: Truth, heard: Heard, secrets: set[str]) -> int:
    """Nothing hidden is named in any message; returns how many messages there were."""
    moments = list(truth.moments(heard.seat))
    at = 0
    for message in heard.by_socket:
        if message["type"] == "update":
            at = moment_of(moments, at, message)
        check_words(message, moments[at], truth, secrets, heard)
    for answer in heard.by_http:
        check_words(answer, moments[-1], truth, secrets, heard)
    return len(heard.by_socket) + len(heard.by_http)


def moment_of(moments: list[Moment], at: int, update: dict[str, Any]) -> int:
    """The first moment at which this may be shown: a view of the rules' own, and no line that was not told by then.

    Whoever reacted at a hot seat looks back at the table as it was before, until the window is over.
    """
    undos, lines = (int(n) for n in update["upto"].split("-"))
    later = [k for k in range(at, len(moments)) if moments[k].undos == undos and update["view"] in moments[k].views]
    if not later:
        earlier = [k for k in range(at) if moments[k].undos == undos and update["view"] in moments[k].views]
        assert earlier, f"a view that the rules never gave: {update}"
        later = [at]
    return next(k for k in range(later[0], len(moments)) if moments[k].undos == undos and moments[k].lines >= lines)


def check_words(message: Any, moment: Moment, truth: Truth, secrets: set[str], heard: Heard) -> None:
    told = {word for word in words_in(message) if word in moment.hidden}
    assert not told, f"viewer {heard.seat} was told of {told} in {json.dumps(message)[:2000]}"
    text = json.dumps(message)
    numbers = truth.numbers & set(LONG_NUMBERS.findall(text)) if "nemesis_record" not in message else set()
    assert not numbers, f"viewer {heard.seat} was told the numbers {numbers} in {text[:2000]}"
    at_the_end = moment.over and ("nemesis_record" in message or '"over": true' in text or message.get("report"))
    assert at_the_end or truth.key not in text, f"viewer {heard.seat} was told the key in {text[:2000]}"
    spoken = [secret for secret in secrets if secret in text or hashed(secret) in text]
    assert not spoken, f"viewer {heard.seat} was told the secret of a seat in {text[:2000]}"
