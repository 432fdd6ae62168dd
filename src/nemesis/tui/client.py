"""Play at one screen: people and bots, a curtain between people, every question explained."""

from __future__ import annotations

import os
from itertools import groupby
from pathlib import Path
from typing import Any

from ..bots import Bot
from ..engine.machine import Ask
from ..errors import IllegalChoice
from ..game import Game
from ..text import LANGUAGES, Texts
from ..view import hit_odds, infection_odds, noise_odds, surprise_odds
from .console import Console, Leave
from .status import Status

GROUPS = {
    "moves": ("move", "careful_move", "escape"),
    "fights": ("shoot", "melee"),
    "cards": ("play", "mutate"),
    "room": ("room_action", "pick_up", "trade"),
    "things": ("use", "activate_quest", "craft"),
}
OTHER = "other"
LOG_LINES = 20


class TextClient:
    """Runs a game to its end. `bots` maps seats to bots; every other seat is a person."""

    def __init__(
        self, game: Game, bots: dict[int, Bot], console: Console, language: str = "en",
        save: Path | None = None, odds: bool = True, secret_reactions: bool = True,
    ) -> None:  # fmt: skip
        self.game = game
        self.bots = bots
        self.console = console
        self.save = save
        self.odds = odds
        self.secret_reactions = secret_reactions
        self.people = [p.index for p in game.seats if p.index not in bots]
        self.seen = dict.fromkeys(self.people, 0)
        self.at_the_keyboard: int | None = None
        self.speak(language)

    def speak(self, language: str) -> None:
        self.language = language
        self.t = Texts(language, self.game.rules.texts.get(language))

    def say(self, key: str, **args: Any) -> None:
        self.console.say(self.t.get(f"client-{key}", **args))

    # -- the game -----------------------------------------------------------------------------------

    def play(self) -> None:
        """To the end, or until somebody leaves; the game is saved at every decision of a person."""
        self.console.say(self.t.get("word-unofficial"))
        self.say("welcome")
        try:
            while self.game.ask is not None:
                ask = self.game.ask
                if ask.seat in self.bots:
                    before = len(self.game.log or ())
                    self.apply(ask, self.bots[ask.seat].decide(self.game.view(ask.seat), ask))
                    self.moment_for_reactions(before)
                else:
                    self.ask_person(ask)
        except Leave:
            self.keep()
            self.say("left", file=str(self.save) if self.save else "", saved="yes" if self.save else "no")
            return
        self.keep()
        self.final_report()

    def apply(self, ask: Ask, choice: Any) -> None:
        self.game.apply(choice, ask.seat)

    def keep(self) -> None:
        if self.save is not None:
            self.write(self.save)

    def write(self, path: Path) -> None:
        """Atomically: a crash in the middle leaves the older save."""
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + ".tmp")
        draft.write_text(self.game.to_json(), encoding="utf-8")
        os.replace(draft, path)

    def final_report(self) -> None:
        if self.people:
            self.tell_news(self.people[0])
        self.console.say("", *self.t.report(self.game))

    # -- people ---------------------------------------------------------------------------------------

    def ask_person(self, ask: Ask) -> None:
        self.keep()
        self.pass_the_keyboard(ask.seat)
        self.tell_news(ask.seat)
        if ask.kind == "turn":
            self.console.say("", *self.status(ask.seat).short())
        before = len(self.game.log or ())
        shown = self.show_question(ask)
        while True:
            line = self.console.read(self.t.get("client-choose", count=len(shown)))
            if not line:
                shown = self.show_question(ask)
            elif line.isdigit():
                if 1 <= int(line) <= len(shown):
                    self.apply(ask, shown[int(line) - 1])
                    self.moment_for_reactions(before)
                    return
                self.say("out_of_range", count=len(shown))
            elif self.command(ask, shown, line):
                return

    def pass_the_keyboard(self, seat: int) -> None:
        """The curtain: nothing of one seat is left on the screen for another."""
        if len(self.people) < 2 or self.at_the_keyboard == seat:
            self.at_the_keyboard = seat
            return
        self.console.draw_curtain()
        who = self.t.person(self.game, seat, "to")
        self.at_the_keyboard = None
        self.console.read(self.t.get("client-curtain", who=who))
        self.at_the_keyboard = seat

    def moment_for_reactions(self, before: int) -> None:
        """Q-34: everybody in the Room gets the keyboard, so that nobody learns who could have reacted."""
        if not self.secret_reactions or len(self.people) < 2:
            return
        asked = {a.seat for a in self.game.asks}
        for kind, data, _, _ in (self.game.log or [])[before:]:
            if kind != "action":
                continue
            actor = data["seat"]
            room = self.game.seats[actor].room
            for p in self.game.seats:
                if p.index != actor and p.index in self.people and p.index not in asked and room and p.room == room:
                    self.pass_the_keyboard(p.index)
                    self.tell_news(p.index)
                    self.console.read(self.t.get("client-no_reaction"))

    def tell_news(self, seat: int) -> None:
        """What happened since this seat last looked."""
        log = self.game.log or []
        told = (self.t.event(self.game, happened, seat) for happened in log[self.seen[seat] :])
        for line, same in groupby(line for line in told if line):
            times = len(list(same))
            self.console.say(line if times == 1 else self.t.get("client-repeated", line=line, times=times))
        self.seen[seat] = len(log)

    def status(self, seat: int) -> Status:
        return Status(self.game, self.t, self.game.view(seat))

    def show_question(self, ask: Ask) -> list[Any]:
        """The question and its options, numbered, in groups for a turn; returns them in that order."""
        self.console.say("", self.t.prompt(self.game, ask))
        groups = self.grouped(ask)
        shown: list[Any] = []
        for group, options in groups.items():
            if len(groups) > 1:
                self.console.say(self.t.get(f"client-group-{group}"))
            for option in options:
                shown.append(option)
                risk = self.risk(ask, option) if self.odds else ""
                self.console.say(f"  {len(shown)}. {self.t.option(self.game, ask, option)}{risk}")
        return shown

    def grouped(self, ask: Ask) -> dict[str, list[Any]]:
        if ask.kind != "turn":
            return {OTHER: list(ask.options)}
        groups: dict[str, list[Any]] = {}
        for option in ask.options:
            group = next((g for g, tags in GROUPS.items() if option[0] in tags), OTHER)
            groups.setdefault(group, []).append(option)
        return {g: groups[g] for g in (*GROUPS, OTHER) if g in groups}

    def risk(self, ask: Ask, option: Any) -> str:
        """Odds before the risk, from this seat's own knowledge."""
        if not isinstance(option, tuple):
            return ""
        view = self.game.view(ask.seat)
        if (
            option[0] == "move"
            and not any(s["room"] == option[1] for s in view["seats"])
            and not any(f[2] == option[1] for f in view["figures"])
        ):
            odds = noise_odds(view, option[1])
            return " " + self.t.get("client-odds_noise", **percent(odds))
        if ask.kind == "target" and option[0] == "figure":
            weapon = next((a[1] for a in reversed(self.game.answers) if isinstance(a, tuple) and a[0] == "item"), None)
            return " " + self.t.get("client-odds_hit", **percent(hit_odds(view, weapon, option[1])))
        return ""

    # -- commands -------------------------------------------------------------------------------------

    def command(self, ask: Ask, shown: list[Any], line: str) -> bool:
        """Anything but a number. True when the question has to be asked anew."""
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        status = self.status(ask.seat)
        answers = {
            "map": status.whole_map, "me": status.short, "crew": status.crew, "objectives": status.objectives,
            "knowledge": status.knowledge,
        }  # fmt: skip
        if word == "?":
            self.explain(ask, shown, rest)
        elif word in answers:
            self.console.say(*answers[word]())
        elif word == "why":
            for impossible in self.game.why_not(ask.seat):
                deed = self.t.deed(self.game, impossible.action)
                self.say("why", deed=deed, reason=self.t.refusal(impossible))
        elif word == "log":
            self.show_log(ask.seat, rest)
        elif word == "odds":
            view = self.game.view(ask.seat)
            self.say("odds_encounter", **percent(surprise_odds(view, len(view["seats"][ask.seat]["hand"]))))
            self.say("odds_infection", percent=round(100 * infection_odds(view)))
        elif word == "undo":
            return self.undo()
        elif word == "save":
            self.save_as(rest)
        elif word == "language":
            self.change_language(rest)
        elif word in ("quit", "exit"):
            raise Leave
        else:
            self.say("unknown_command", word=word)
        return False

    def explain(self, ask: Ask, shown: list[Any], what: str) -> None:
        if not what:
            self.console.say(*(self.t.get(f"client-help-{n}") for n in range(1, 8)))
            return
        if what.isdigit() and 1 <= int(what) <= len(shown):
            option = shown[int(what) - 1]
            self.console.say(self.t.option(self.game, ask, option))
            for part in option if isinstance(option, tuple) else ():
                if isinstance(part, str) and part in self.game.rules.types:
                    self.console.say(self.t.explain(self.game.rules, part))
            if isinstance(option, tuple) and option[0] == "room_action":
                self.console.say(self.t.explain(self.game.rules, self.game.tiles[option[1]]))
            return
        lines = self.look_up(ask.seat, what)
        self.console.say(*(lines or [self.t.get("client-not_found", word=what)]))

    def look_up(self, seat: int, words: str) -> list[str]:
        """Cards in hand, things held, face-up rooms and rule terms by their names."""
        view = self.game.view(seat)
        me = view["seats"][seat]
        ids = [c for c in me["hand"] if c in self.game.rules.types] + me["items"] + me["hands"] + me["quests"]
        ids += [r["tile"] for r in view["rooms"] if r["tile"]]
        wanted = words.lower()
        for id in ids:
            if wanted in self.t.name(self.game.rules, id).lower():
                return [self.t.explain(self.game.rules, id)]
        return [
            line for term in self.t.term(words)[:3] for line in (f"{term.name}. {term.text}", ", ".join(term.rules))
        ]

    def show_log(self, seat: int, rest: str) -> None:
        n = int(rest) if rest.isdigit() else LOG_LINES
        lines = [line for e in self.game.log or [] if (line := self.t.event(self.game, e, seat))]
        self.console.say(*lines[-n:])

    def undo(self) -> bool:
        try:
            self.game = self.game.undo(1)
        except IllegalChoice:
            self.say("no_undo")
            return False
        self.seen = {seat: min(n, len(self.game.log or ())) for seat, n in self.seen.items()}
        self.say("undone")
        return True

    def save_as(self, name: str) -> None:
        if not name:
            self.say("save_needs_a_name")
            return
        try:
            self.write(Path(name))
            self.say("saved", file=name)
        except OSError as error:
            self.say("not_saved", file=name, reason=error.strerror or str(error))

    def change_language(self, language: str) -> None:
        if language in LANGUAGES:
            self.speak(language)
            self.say("language_changed")
        else:
            self.say("language_unknown", languages=", ".join(LANGUAGES))


def percent(odds: dict[str, float]) -> dict[str, int]:
    return {name: round(100 * value) for name, value in odds.items()}
