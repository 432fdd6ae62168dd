"""Play at one screen: people and bots, a curtain between people, every question explained."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from ..bots import Bot
from ..bots.talking import remarks
from ..engine.machine import Ask, Choice
from ..errors import cause_of
from ..game import Game
from ..languages import DEFAULT
from ..rules.radio import Line, said_choice
from ..text import Texts
from ..text.errors import cause_text
from ..text.messages import yes_or_no
from ..text.radio import tempers_told
from ..text.status import Status
from ..view.heard import requests
from ..view.moments import REACTIONS, Moment, TableGame, moments_since
from .commands import help_lines, name_of, not_understood, understand
from .console import Console, Leave
from .doing import DOING, IN_A_MOMENT, LOG_LINES, STANDING
from .payment import ACCEPT, PAY, numbers_in, suggested
from .radio import answer_calls
from .replay import counted
from .risk import risk
from .sand import Sand

GROUPS = {
    "moves": ("move", "careful_move", "escape"),
    "fights": ("shoot", "melee"),
    "cards": ("play",),
    "room": ("room_action", "pick_up", "trade"),
    "things": ("use", "activate_quest", "craft"),
    "other": (),
    "dropping": ("drop",),
}
OTHER = "other"
QUESTION_MARK = "?"


class TextClient:
    """Runs a game to its end. `bots` maps seats to bots; every other seat is a person.

    Each person is shown the game as `game.view(seat)` and the log tell it, in a language of their own.
    """

    def __init__(
        self, game: Game, bots: dict[int, Bot], console: Console, language: str = DEFAULT,
        save: Path | None = None, odds: bool = True, secret_reactions: bool = True,
        beside_the_game: dict[str, Any] | None = None, coach: bool = False,
    ) -> None:  # fmt: skip
        self.game = TableGame.of(game)
        self.bots = bots
        self.console = console
        self.save = save
        self.odds = odds
        self.coach = coach
        self.secret_reactions = secret_reactions
        self.beside_the_game = beside_the_game or {}
        """What goes into the save beside the game: who sits where."""
        self.people = [p.index for p in game.seats if p.index not in bots]
        self.speakers = [bots.get(p.index) for p in game.seats]
        self.texts = {language: Texts.of(game.rules, language)}
        self.language = dict.fromkeys(self.people, language)
        self.t = self.texts[language]
        recent = max(0, len(game.log or ()) - LOG_LINES)
        told = self.beside_the_game.get("told")
        remembered = isinstance(told, list) and len(told) == len(game.seats) and all(type(n) is int for n in told)
        self.read_until = {seat: told[seat] if remembered and told else recent for seat in self.people}
        self.at_the_keyboard: int | None = None
        self.moments: list[Moment] = []
        self.silent: dict[int, int] = {}
        """Seats that wish no reactions, and the round for which they said so."""
        self.joined: set[int] = set()
        """Places in the history that were answered together with the one before: they are taken back together."""
        self.save_failed = False
        self.sand = Sand(self.beside_the_game.get("sand"))
        self.called: set[tuple[int, Line]] = set()
        """Requests over the radio that were shown while others played."""

    def say(self, key: str, **args: Any) -> None:
        self.console.say(self.t.get(f"client-{key}", **args))

    # -- the game -----------------------------------------------------------------------------------

    def play(self) -> None:
        """To the end, or until somebody leaves; the game is saved at every decision."""
        try:
            self.console.say(self.t.get("word-unofficial"))
            self.say("welcome")
            self.keep()
            while self.game.ask is not None:
                if not self.hold_a_moment():
                    remarks(self.game, self.speakers)
                    self.take_calls()
                    self.watch_the_sand()
                    self.decide(self.game.ask)
        except (Leave, KeyboardInterrupt):
            self.keep()
            self.console.say("")
            self.say("left", file=str(self.save or ""), saved="yes" if self.save and not self.save_failed else "no")
            return
        self.final_report()

    def decide(self, ask: Ask) -> None:
        if ask.seat in self.bots:
            self.apply(ask, self.bots[ask.seat].decide(self.game.view(ask.seat), ask))
        elif ask.kind in REACTIONS and self.is_silent(ask.seat):
            self.apply(ask, REACTIONS[ask.kind])
        else:
            self.ask_person(ask)

    def apply(self, ask: Ask, choice: Any) -> None:
        together = self.secret_reactions and len(self.people) > 1
        opened, then = len(self.game.windows), self.game.copy() if together else self.game
        self.game.apply(choice, ask.seat)
        if ask.kind in REACTIONS and choice != REACTIONS[ask.kind]:
            self.moments = []
        if together:
            found = moments_since(self.game, opened, then)
            self.moments += [m for m in found if m.seat in self.people and not self.is_silent(m.seat)]
        self.keep()

    def transmit(self, seat: int, said: tuple[Any, ...]) -> None:
        """A person says something over the radio, and bots may answer."""
        self.game.apply(said_choice(*said), seat)
        remarks(self.game, self.speakers)
        self.keep()

    def take_calls(self) -> None:
        """Whoever plays alone with bots may answer them while they play; people at one screen do when they have it."""
        if len(self.people) == 1 and self.game.ask is not None and self.game.ask.seat in self.bots:
            answer_calls(self, self.people[0])

    def final_report(self) -> None:
        """The game is over: one person reads their own log to its end, several read what all may know."""
        viewer = self.people[0] if len(self.people) == 1 else None
        start = max(self.read_until.values(), default=0)
        if len(self.people) > 1:
            self.console.draw_curtain()
        self.console.say(*self.news(viewer, start, len(self.game.log or ())))
        self.console.say("", *self.t.report(self.game), *tempers_told(self.t, self.game, self.tempers()))
        if self.save is not None and not self.save_failed:
            self.say("kept", file=str(self.save))

    def tempers(self) -> dict[int, tuple[str, ...]]:
        """Of the bots, which show them over the radio alone."""
        bots = self.bots if self.game.rules.remarks else {}
        return {seat: bot.temper.words for seat, bot in bots.items() if bot.talks}

    # -- keeping ------------------------------------------------------------------------------------

    def keep(self) -> None:
        """A full disk is no reason to stop a game: say so once, and go on trying."""
        if self.save is None:
            return
        try:
            self.write(self.save)
            self.save_failed = False
        except OSError as error:
            if not self.save_failed:
                self.say("not_saved", file=str(self.save), reason=cause_text(self.t, cause_of(error)))
            self.save_failed = True

    def write(self, path: Path) -> None:
        """Atomically: a crash in the middle leaves the older save."""
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + ".tmp")
        told = [self.read_until.get(p.index, 0) for p in self.game.seats]
        client = {**self.beside_the_game, "told": told}
        if self.sand.runs(self.game):
            client["sand"] = self.sand.to_data()
        draft.write_text(self.game.to_json(client), encoding="utf-8")
        os.replace(draft, path)

    # -- people ---------------------------------------------------------------------------------------

    def ask_person(self, ask: Ask) -> None:
        new = self.pass_the_keyboard(ask.seat)
        self.tell_news(ask.seat)
        if ask.kind == "turn" or (new and self.game.seats[ask.seat].room):
            self.console.say("", *self.status(ask.seat).short())
            if self.sand.runs(self.game):
                left = max(0, round(self.sand.left(self.game)))
                self.say(f"left-{self.sand.first(self.game)}", seconds=left)
            if waiting := len(requests(self.game.view(ask.seat))):
                self.say("radio_waits", count=waiting, command=name_of("talk", self.t.language))
        # A player who has just taken the keyboard with Enter may have pressed it twice: then only `ok` pays.
        by_enter = ask.kind == PAY and not (new and len(self.people) > 1)
        shown = self.show_question(ask)
        while True:
            line = self.console.read(self.choose(ask, shown, by_enter))
            if self.watch_the_sand():
                ask = next(a for a in self.game.asks if a.seat == ask.seat)
            numbers = numbers_in(line)
            if not line and not by_enter:
                shown = self.show_question(ask)
            elif ask.kind == PAY and (line.lower() in ACCEPT or not line):
                self.pay(ask.seat, suggested(self.game.view(ask.seat), ask))
                return
            elif numbers:
                if self.answer(ask, shown, numbers):
                    return
            elif self.command(ask, shown, line):
                return

    def choose(self, ask: Ask, shown: list[Choice], by_enter: bool) -> str:
        """The line on which the answer is typed."""
        if ask.kind != PAY:
            return self.t.get("client-choose", count=len(shown))
        return self.t.get("client-choose_payment", count=len(shown), enter=yes_or_no(by_enter))

    def answer(self, ask: Ask, shown: list[Choice], numbers: list[int]) -> bool:
        """One option, or several cards of a payment. False: what was typed is no answer, and nothing has changed."""
        if not all(1 <= n <= len(shown) for n in numbers):
            self.say("out_of_range", count=len(shown))
        elif len(numbers) == 1:
            self.apply(ask, shown[numbers[0] - 1])
            return True
        elif ask.kind != PAY:
            self.say("one_number", count=len(shown))
        elif len(numbers) > ask.source:
            self.say("too_many_cards", cost=ask.source)
        elif len(set(numbers)) < len(numbers):
            self.say("card_twice")
        else:
            self.pay(ask.seat, [shown[n - 1] for n in numbers])
            return True
        return False

    def pay(self, seat: int, cards: list[Choice]) -> None:
        """One answer for several questions, as long as the engine asks for the price; what is left is asked again."""
        for n, card in enumerate(cards):
            ask = self.game.ask
            if ask is None or (ask.seat, ask.kind) != (seat, PAY) or card not in ask.options:
                return
            if n:
                self.joined.add(len(self.game.history))
            self.apply(ask, card)

    def watch_the_sand(self) -> bool:
        """At each prompt: has a clock run out meanwhile? What could be chosen still can."""
        clock = self.sand.ran_out(self.game)
        if not clock:
            return False
        self.say(f"due-{clock}", command=name_of("call", self.t.language))
        self.keep()
        return True

    def pass_the_keyboard(self, seat: int) -> bool:
        """The curtain: nothing of one seat is left on the screen for another. True if the keyboard moved."""
        moved = self.at_the_keyboard != seat
        self.t = self.spoken(self.language[seat])
        if moved and len(self.people) > 1:
            self.console.draw_curtain()
            self.at_the_keyboard = None
            line = self.console.read(self.t.get("client-curtain", who=self.t.person(self.game, seat, "to")))
            if line and understand(line, self.t.language, ["quit"]).command:
                raise Leave
            self.console.say("")
        self.at_the_keyboard = seat
        return moved

    def spoken(self, language: str) -> Texts:
        if language not in self.texts:
            self.texts[language] = Texts.of(self.game.rules, language)
        return self.texts[language]

    def hold_a_moment(self) -> bool:
        """Everybody who might have reacted gets the keyboard (Q-34). False when the next question is a real one."""
        if not self.moments:
            return False
        moment = self.moments.pop(0)
        ask = self.game.ask
        open_now = moment.window == len(self.game.windows) - 1
        if ask is not None and open_now and ask.kind in REACTIONS and ask.seat == moment.seat:
            return False
        if self.is_silent(moment.seat):
            return True
        self.pass_the_keyboard(moment.seat)
        self.console.say(*self.news(moment.seat, self.read_until[moment.seat], moment.at, moment.then))
        self.read_until[moment.seat] = max(self.read_until[moment.seat], moment.at)
        self.console.say("", self.console.styled("question", self.t.get("client-no_reaction")))
        self.console.say(f"  1. {self.t.get('choice-decline')}")
        while (line := self.console.read(self.t.get("client-choose", count=1))) not in ("1", ""):
            meant = understand(line, self.t.language, IN_A_MOMENT).command
            if meant == "quit":
                raise Leave
            if meant == "skip":
                self.skip(moment.seat)
                break
            if numbers_in(line):
                self.say("out_of_range", count=1)
            else:
                self.console.say(*help_lines(self.t, STANDING))
        return True

    def is_silent(self, seat: int) -> bool:
        return self.silent.get(seat) == self.game.round

    def skip(self, seat: int) -> None:
        """A standing answer: nothing is asked of this seat out of turn for the rest of the round."""
        self.silent[seat] = self.game.round
        self.say("skipping")

    def tell_news(self, seat: int) -> None:
        """What happened since this seat last looked."""
        end = len(self.game.log or ())
        self.console.say(*self.news(seat, self.read_until[seat], end))
        self.read_until[seat] = end

    def news(self, viewer: int | None, start: int, end: int, game: Game | None = None) -> list[str]:
        """The log as one viewer reads it; equal lines once."""
        return counted(self.t, self.t.lines(game or self.game, (self.game.log or [])[:end], viewer, start))

    def status(self, seat: int) -> Status:
        return Status(self.game, self.t, self.game.view(seat))

    def show_question(self, ask: Ask) -> list[Any]:
        """The question and its options, numbered, in groups for a turn; returns them in that order."""
        console = self.console
        console.say("", console.styled("question", self.t.prompt(self.game, ask)))
        groups = grouped(self.t, ask)
        view = self.game.view(ask.seat)
        shown: list[Any] = []
        for group, options in groups.items():
            if len(groups) > 1:
                console.say(console.styled("heading", self.t.get(f"client-group-{group}")))
            for option in options:
                shown.append(option)
                odds = risk(self.t, view, ask, option) if self.odds else ""
                text = self.t.option(self.game, ask, option)
                console.say(f"  {len(shown)}. {text}{' ' + console.styled('odds', odds) if odds else ''}")
        if ask.kind == PAY:
            console.say(self.suggestion(ask, shown))
        return shown

    def suggestion(self, ask: Ask, shown: list[Choice]) -> str:
        """The cards that Enter discards, with their numbers."""
        cards = [
            self.t.get("client-payment_card", card=self.t.thing(self.game.rules, card[1]), number=1 + shown.index(card))
            for card in suggested(self.game.view(ask.seat), ask)
        ]
        return self.t.get("client-payment", cards=self.t.listed(cards), cost=ask.source)

    # -- commands -------------------------------------------------------------------------------------

    def command(self, ask: Ask, shown: list[Choice], line: str) -> bool:
        """Anything but an answer. True when the question has to be asked anew."""
        word, _, rest = line.partition(" ")
        if word.startswith(QUESTION_MARK):
            word, rest = QUESTION_MARK, f"{word[1:]} {rest}"
        understood = understand(word, self.t.language, DOING)
        if not understood.command:
            self.console.say(not_understood(self.t, word, understood))
            return False
        done = DOING[understood.command](self, ask, shown, rest.strip())
        if isinstance(done, bool):
            return done
        self.console.say(*done)
        return False

    def go_back(self, choices: int) -> None:
        """Take the last choices back; what was told since is told again as it then happens."""
        self.game = TableGame.of(self.game.undo(choices))
        self.moments = []
        self.joined = {place for place in self.joined if place < len(self.game.history)}
        self.read_until = {s: min(n, len(self.game.log or ())) for s, n in self.read_until.items()}
        self.keep()

    def speak(self, seat: int, language: str) -> None:
        self.language[seat] = language
        self.t = self.spoken(language)


def grouped(t: Texts, ask: Ask) -> dict[str, list[Any]]:
    """The options of a turn in groups, those of other questions as they come."""
    if ask.kind != "turn":
        return {OTHER: list(ask.options)}
    groups: dict[str, list[Any]] = {}
    for option in ask.options:
        usual = next((g for g, tags in GROUPS.items() if option[0] in tags), OTHER)
        group = t.box_texts.groups.get(option[0], usual)
        groups.setdefault(group, []).append(option)
    return {g: groups[g] for g in GROUPS if g in groups}
