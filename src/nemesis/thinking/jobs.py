"""What somebody is asked to think about, and how it is carried out: the same in a process and in a browser's worker.

A job is JSON on one line, and so is every answer to it:

    {"decide": view, "bot": "search", "seed": 7, "seconds": 2.0}     ->  {"choice": 3}
    {"advise": view, "seed": 0, "iterations": null, "seconds": 2.0}  ->  {"advice": ...}
    {"turning": save, "seat": 1}                                     ->  {"progress": 0.1} ... {"chances": {...}}

A job that fails is answered with {"error": kind, "at": places}: what an error says may repeat what is in a view. For
the first two nothing is known but what the seat may know: its view, with its question in it.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Any

import msgspec

from ..bots import Bot, SearchBot, ask_in, make_bot
from ..coach.advice import advise
from ..coach.turning import GAMES, chances
from ..errors import IllegalChoice
from ..view.moments import TableGame
from ..view.types import View

Job = dict[str, Any]
Answer = dict[str, Any]
Progress = Callable[[float], None]


def to_decide(bot: str, seed: int, view: View, seconds: float | None = None) -> Job:
    """What this bot would choose; the answer is the index of an option. `seconds`: the most that a search takes."""
    return {"decide": view, "bot": bot, "seed": seed, "seconds": seconds}


def to_advise(view: View, iterations: int | None = None, seconds: float | None = None) -> Job:
    """The coach's advice on the question in a view."""
    return {"advise": view, "seed": 0, "iterations": iterations, "seconds": seconds}


def to_find_turning_points(save: str, seat: int) -> Job:
    """Their curve and its turning points, of a game that is over."""
    return {"turning": save, "seat": seat}


def answer_to(line: str | bytes, say: Callable[[str], None]) -> None:
    """Carry out a job and say its answer, with its progress before; whatever goes wrong is an answer too."""

    def tell(words: Answer) -> None:
        say(msgspec.json.encode(words).decode())

    try:
        tell(carry_out(msgspec.json.decode(line), lambda done: tell({"progress": round(done, 3)})))
    except Exception as error:
        tell(failure(error))


def carry_out(job: Job, progress: Progress) -> Answer:
    if "decide" in job:
        return {"choice": decided(bot_within(job["bot"], job["seed"], job.get("seconds")), job["decide"])}
    if "advise" in job:
        found = advise(
            job["advise"], seed=job.get("seed", 0), iterations=job.get("iterations"), seconds=job.get("seconds")
        )
        return {"advice": found.to_data()}
    game = TableGame.from_save_with_key(job["turning"])
    return {"chances": chances(game, job["seat"], job.get("games", GAMES), progress).to_data()}


def bot_within(name: str, seed: int, seconds: float | None) -> Bot:
    """The bot of this name; even one with a number of playouts stops in time."""
    bot = make_bot(name, seed)
    if isinstance(bot, SearchBot) and seconds is not None:
        bot.seconds = min(bot.seconds or seconds, seconds)
    return bot


def decided(bot: Bot, view: View) -> int:
    ask = ask_in(view)
    if ask is None:
        raise IllegalChoice(f"seat {view['seat']} is not asked anything now, so there is nothing to decide")
    return ask.options.index(bot.decide(view, ask))


def failure(error: Exception) -> Answer:
    places = [f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)]
    return {"error": type(error).__name__, "at": places}
