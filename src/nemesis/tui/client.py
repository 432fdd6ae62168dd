"""Play at one screen: people and bots, a curtain between people, every question explained."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from itertools import groupby
from pathlib import Path
from typing import Any

from ..bots import Bot
from ..engine.machine import Ask
from ..game import Game
from ..text import LANGUAGES, Texts
from ..text.explain import explain_option, look_up
from ..text.risks import percent
from ..view import infection_odds, noise_odds, surprise_odds
from ..view.moments import REACTIONS, Moment, TableGame, moments_since
from .coach import advice
from .console import Console, Leave, number_in
from .risk import risk
from .sand import Sand
from .status import Status

GROUPS = {
    "moves": ("move", "careful_move", "escape"),
    "fights": ("shoot", "melee"),
    "cards": ("play", "mutate"),
    "room": ("room_action", "pick_up", "trade", "activate"),
    "things": ("use", "activate_quest", "craft"),
    "other": (),
    "dropping": ("drop",),
}
OTHER = "other"
QUIT = ("quit", "exit")
LOG_LINES = 20
HELP_LINES = 9


class TextClient:
    """Runs a game to its end. `bots` maps seats to bots; every other seat is a person.

    Each person is shown the game as `game.view(seat)` and the log tell it, in a language of their own.
    """

    def __init__(
        self, game: Game, bots: dict[int, Bot], console: Console, language: str = "en",
        save: Path | None = None, odds: bool = True, secret_reactions: bool = True,
        kept: dict[str, Any] | None = None, coach: bool = False,
    ) -> None:  # fmt: skip
        self.game = TableGame.of(game)
        self.bots = bots
        self.console = console
        self.save = save
        self.odds = odds
        self.coach = coach
        self.secret_reactions = secret_reactions
        self.kept = kept or {}
        """What goes into the save beside the game: who sits where."""
        self.people = [p.index for p in game.seats if p.index not in bots]
        self.texts = {language: Texts(language, game.rules.texts.get(language))}
        self.language = dict.fromkeys(self.people, language)
        self.t = self.texts[language]
        recent = max(0, len(game.log or ()) - LOG_LINES)
        told = self.kept.get("told")
        remembered = isinstance(told, list) and len(told) == len(game.seats) and all(type(n) is int for n in told)
        self.seen = {seat: told[seat] if remembered and told else recent for seat in self.people}
        self.at_the_keyboard: int | None = None
        self.moments: list[Moment] = []
        self.silent: dict[int, int] = {}
        """Seats that wish no reactions, and the round for which they said so."""
        self.save_failed = False
        self.sand = Sand(self.kept.get("sand"))

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

    def final_report(self) -> None:
        """The game is over: one person reads their own log to its end, several read what all may know."""
        viewer = self.people[0] if len(self.people) == 1 else None
        start = max(self.seen.values(), default=0)
        if len(self.people) > 1:
            self.console.draw_curtain()
        self.console.say(*self.news(viewer, start, len(self.game.log or ())))
        self.console.say("", *self.t.report(self.game))

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
                self.say("not_saved", file=str(self.save), reason=error.strerror or str(error))
            self.save_failed = True

    def write(self, path: Path) -> None:
        """Atomically: a crash in the middle leaves the older save."""
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + ".tmp")
        told = [self.seen.get(p.index, 0) for p in self.game.seats]
        kept = {**self.kept, "told": told}
        if self.sand.runs(self.game):
            kept["sand"] = self.sand.kept()
        draft.write_text(self.game.to_json(kept), encoding="utf-8")
        os.replace(draft, path)

    # -- people ---------------------------------------------------------------------------------------

    def ask_person(self, ask: Ask) -> None:
        new = self.pass_the_keyboard(ask.seat)
        self.tell_news(ask.seat)
        if ask.kind == "turn" or (new and self.game.seats[ask.seat].room):
            self.console.say("", *self.status(ask.seat).short())
            if self.sand.runs(self.game):
                self.say("sand_left", seconds=max(0, round(self.sand.left(self.game))))
        shown = self.show_question(ask)
        while True:
            line = self.console.read(self.t.get("client-choose", count=len(shown)))
            if self.watch_the_sand():
                ask = next(a for a in self.game.asks if a.seat == ask.seat)
            number = number_in(line)
            if not line:
                shown = self.show_question(ask)
            elif number is not None:
                if 1 <= number <= len(shown):
                    self.apply(ask, shown[number - 1])
                    return
                self.say("out_of_range", count=len(shown))
            elif self.command(ask, shown, line):
                return

    def watch_the_sand(self) -> bool:
        """At each prompt: has the hourglass run out meanwhile (A-10.1)? What was on offer still is."""
        if not self.sand.ran_out(self.game):
            return False
        self.say("sand_out")
        self.keep()
        return True

    def pass_the_keyboard(self, seat: int) -> bool:
        """The curtain: nothing of one seat is left on the screen for another. True if the keyboard moved."""
        moved = self.at_the_keyboard != seat
        self.t = self.spoken(self.language[seat])
        if moved and len(self.people) > 1:
            self.console.draw_curtain()
            self.at_the_keyboard = None
            if self.console.read(self.t.get("client-curtain", who=self.t.person(self.game, seat, "to"))) in QUIT:
                raise Leave
            self.console.say("")
        self.at_the_keyboard = seat
        return moved

    def spoken(self, language: str) -> Texts:
        if language not in self.texts:
            self.texts[language] = Texts(language, self.game.rules.texts.get(language))
        return self.texts[language]

    def hold_a_moment(self) -> bool:
        """Whoever might have reacted gets the keyboard (Q-34). False when the next question is a real one."""
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
        self.console.say(*self.news(moment.seat, self.seen[moment.seat], moment.at, moment.then))
        self.seen[moment.seat] = max(self.seen[moment.seat], moment.at)
        self.console.say("", self.console.styled("question", self.t.get("client-no_reaction")))
        self.console.say(f"  1. {self.t.get('choice-decline')}")
        while (line := self.console.read(self.t.get("client-choose", count=1))) not in ("1", ""):
            if line == "skip":
                self.skip(moment.seat)
                break
            self.say("out_of_range", count=1)
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
        self.console.say(*self.news(seat, self.seen[seat], end))
        self.seen[seat] = end

    def news(self, viewer: int | None, start: int, end: int, game: Game | None = None) -> list[str]:
        """The log as one viewer reads it; cards drawn in a row are told together, equal lines once."""
        game = game or self.game
        lines = []
        log = (self.game.log or [])[start:end]
        for drawing, events in groupby(log, lambda e: e[0] == "drew" and e[1]["seat"] == viewer):
            if drawing:
                cards = [data["card"] for _, data, _, _ in events]
                lines.append(self.t.get("client-drew", cards=self.t.things(game.rules, cards)))
                continue
            told = (self.t.event(game, happened, viewer) for happened in events)
            for line, same in groupby(line for line in told if line):
                times = len(list(same))
                lines.append(line if times == 1 else self.t.get("client-repeated", line=line, times=times))
        return lines

    def status(self, seat: int) -> Status:
        return Status(self.game, self.t, self.game.view(seat))

    def show_question(self, ask: Ask) -> list[Any]:
        """The question and its options, numbered, in groups for a turn; returns them in that order."""
        console = self.console
        console.say("", console.styled("question", self.t.prompt(self.game, ask)))
        groups = grouped(ask)
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
        return shown

    # -- commands -------------------------------------------------------------------------------------

    def command(self, ask: Ask, shown: list[Any], line: str) -> bool:
        """Anything but a number. True when the question has to be asked anew."""
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word.startswith("?"):
            self.explain(ask, shown, f"{word[1:]} {rest}".strip())
        elif word in QUIT:
            raise Leave
        elif word == "undo":
            return self.undo(ask.seat)
        elif word == "language":
            return self.change_language(ask.seat, rest)
        elif word == "skip":
            self.skip(ask.seat)
            return ask.kind in REACTIONS
        elif word == "call":
            return self.call(ask.seat, rest)
        else:
            self.answer(ask, word, rest)
        return False

    def answer(self, ask: Ask, word: str, rest: str) -> None:
        status = self.status(ask.seat)
        answers: dict[str, Callable[[], Iterable[str]]] = {
            "map": status.whole_map,
            "me": status.full,
            "crew": status.crew,
            "objectives": status.objectives,
            "knowledge": status.knowledge,
            "why": lambda: self.why(ask),
            "odds": lambda: self.chances(ask.seat),
            "coach": lambda: self.ask_coach(ask),
            "log": lambda: self.log_lines(ask.seat, rest),
            "save": lambda: self.save_as(rest),
        }
        if word in answers:
            self.console.say(*answers[word]())
        else:
            self.say("unknown_command", word=word)

    def call(self, asked: int, rest: str) -> bool:
        """Somebody who is not asked calls out (the hourglass, A-10.1). True: that is resolved first."""
        others = [s for s in self.people if s != asked]
        claims = [(seat, claim) for seat in others for claim in self.game.claims(seat)]
        number = number_in(rest)
        if number is not None and 1 <= number <= len(claims):
            seat, claim = claims[number - 1]
            self.apply(Ask(seat, "claim", [claim]), claim)
            return True
        if not claims:
            self.say("no_calls")
            return False
        self.say("calls")
        for n, (seat, claim) in enumerate(claims, 1):
            who = self.t.person(self.game, seat)
            self.say("call", number=n, who=who, claim=self.t.get(f"claim-{claim[1]}"))
        return False

    def explain(self, ask: Ask, shown: list[Any], what: str) -> None:
        view = self.game.view(ask.seat)
        if not what:
            self.console.say(*(self.t.get(f"client-help-{n}") for n in range(1, HELP_LINES + 1)))
            if self.coach:
                self.console.say(self.t.get("coach-help"))
            if self.game.rules.claims:
                self.say("call_help")
        elif 1 <= (number_in(what) or 0) <= len(shown):
            self.console.say(*explain_option(self.t, self.game, ask, shown[int(what) - 1], view))
        else:
            me = view["seats"][ask.seat]
            hand = [c for c in me["hand"] if c in self.game.rules.types]
            own = [*hand, *me["items"], *me["hands"], *me["quests"], *me["objectives"]]
            lines = look_up(self.t, self.game, what, own)
            self.console.say(*(lines or [self.t.get("client-not_found", word=what)]))

    def why(self, ask: Ask) -> list[str]:
        if ask.kind != "turn":
            return [self.t.get("client-why_not_now")]
        lines = dict.fromkeys(
            self.t.get("client-why", deed=self.t.deed(self.game, found.action), reason=self.t.refusal(found))
            for found in self.game.why_not(ask.seat)
        )
        return list(lines) or [self.t.get("client-all_possible")]

    def chances(self, seat: int) -> list[str]:
        """What the next risks are, from this seat's own knowledge."""
        view = self.game.view(seat)
        me = view["seats"][seat]
        lines = []
        if me["room"]:
            odds = percent(noise_odds(view, me["room"]))
            lines.append(self.t.get("client-odds_here", **odds))
        if sum(view["bag"].values()):
            odds = percent(surprise_odds(view, len(me["hand"])))
            kinds = [
                self.t.get("client-odds_kind", name=self.t.get(f"intruder-{kind}"), percent=odds[kind])
                for kind, n in view["bag"].items()
                if n
            ]
            lines.append(self.t.get("client-odds_encounter", surprise=odds["surprise"], kinds=self.t.listed(kinds)))
        lines.append(self.t.get("client-odds_infection", percent=round(100 * infection_odds(view))))
        return lines

    def ask_coach(self, ask: Ask) -> list[str]:
        if not self.coach:
            return [self.t.get("coach-off")]
        shown = [option for options in grouped(ask).values() for option in options]
        return advice(self.console, self.t, self.game, ask, shown)

    def log_lines(self, seat: int, rest: str) -> list[str]:
        wanted = number_in(rest) or LOG_LINES
        return self.news(seat, 0, self.seen[seat])[-wanted:]

    def undo(self, seat: int) -> bool:
        """Free back to the last information gained, and only over one's own choices and those of bots."""
        back = 0
        for who, _ in reversed(self.game.history):
            back += 1
            if who == seat:
                break
            if who in self.people:
                back = 0
                break
        else:
            back = 0
        if not back or back > self.game.undoable():
            self.console.say(self.t.get("client-no_undo") if back else self.t.get("client-nothing_to_undo"))
            return False
        self.game = TableGame.of(self.game.undo(back))
        self.moments = []
        self.seen = {s: min(n, len(self.game.log or ())) for s, n in self.seen.items()}
        self.keep()
        self.say("undone")
        return True

    def save_as(self, name: str) -> list[str]:
        if not name:
            return [self.t.get("client-save_needs_a_name")]
        try:
            self.write(Path(name).expanduser())
        except OSError as error:
            return [self.t.get("client-not_saved", file=name, reason=error.strerror or str(error))]
        return [self.t.get("client-saved", file=name)]

    def change_language(self, seat: int, language: str) -> bool:
        """Each person reads in a language of their own; the question is put again in it."""
        if language not in LANGUAGES:
            self.say("language_unknown", languages=", ".join(LANGUAGES))
            return False
        self.language[seat] = language
        self.t = self.spoken(language)
        self.say("language_changed")
        return True


def grouped(ask: Ask) -> dict[str, list[Any]]:
    """The options of a turn in groups, those of other questions as they come."""
    if ask.kind != "turn":
        return {OTHER: list(ask.options)}
    groups: dict[str, list[Any]] = {}
    for option in ask.options:
        group = next((g for g, tags in GROUPS.items() if option[0] in tags), OTHER)
        groups.setdefault(group, []).append(option)
    return {g: groups[g] for g in GROUPS if g in groups}
