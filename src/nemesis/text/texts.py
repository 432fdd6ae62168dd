"""Everything a client shows, in one language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from .badges import Badge, badges
from .choices import Parts, in_one_line, option, parts_of, prompt
from .deeds import Action, deed
from .final_report import report
from .glossary import PREFIX, Term, read_term, search_terms, term_ids, variants_of
from .goals import GoalState, goals
from .log import LogLine, Said, log_lines
from .matters import Matter, matters
from .messages import capital
from .places import Places

if TYPE_CHECKING:
    from ..engine.events import Logged
    from ..engine.machine import Ask
    from ..game import Game
    from ..rules.state import State
from ..view.types import View


class Texts(Places):
    """The texts of one language, those of a table by `Texts.of`.

    `get` and `has` reach any message; `name`, `explain` and `room` name what is on the table; the rest
    turns questions, refusals, log events and the result into sentences. The game is read only for what
    is public and for what the asked seat, or the viewer, may see.
    """

    foreign_terms: frozenset[str] = frozenset()
    """Terms of expansions that are not on this table."""

    @classmethod
    def of(cls, rules: Any, language: str) -> Texts:
        """What is said at a table: species, mode, modules and options in their own words, a data pack above all."""
        texts = cls(language, rules.texts.get(language), rules.voices)
        texts.foreign_terms = rules.foreign_terms
        texts.boxes = rules.boxes
        return texts

    def prompt(self, game: State, ask: Ask) -> str:
        """The question as its seat reads it."""
        return prompt(self, game, ask)

    def option(self, game: State, ask: Ask, choice: Any) -> str:
        """What choosing this option means."""
        return option(self, game, ask, choice)

    def parts_of(self, game: State, ask: Ask, choice: Any) -> Parts:
        """The same, taken apart: the deed, its price, and what a card, Item or Room says about it."""
        return parts_of(self, game, ask, choice)

    def in_one_line(self, parts: Parts) -> str:
        """An option that was taken apart, put together again."""
        return in_one_line(self, parts)

    def deed(self, game: State, action: Action) -> str:
        """An action of a turn as a phrase, also one that is refused (`Impossible.action`)."""
        return capital(deed(self, game, action))

    def refusal(self, impossible: Any) -> str:
        """Why something is not possible now (a `Refusal` or an `Impossible`), with the rule."""
        reason = self.get(f"why_not-{impossible.reason}")
        return self.get("phrase-refusal", reason=reason, rule=impossible.rule)

    def log_lines(
        self, game: State, log: Sequence[Logged], viewer: int | None, start: int = 0, said: Said | None = None
    ) -> Iterator[LogLine]:
        """The events of a log that one seat (None: a spectator) may read, from an index on, each with its sentence.

        `said`: sentences for other viewers of the same game and log in this language, taken and added to.
        """
        return log_lines(self, game, log, viewer, start, said)

    def lines(self, game: State, log: Sequence[Logged], viewer: int | None, start: int = 0) -> list[str]:
        """The sentences alone."""
        return [event.text for event in self.log_lines(game, log, viewer, start) if event.text]

    def report(self, game: State) -> list[str]:
        """The final report: how the game ended, each fate and check, who won. Empty before the end."""
        return report(self, game)

    def matters(self, game: State, seat: int | None) -> list[Matter]:
        """What is beside the board and counts for everybody, the most pressing first."""
        return matters(self, game, seat)

    def badges(self, game: Game, view: View) -> list[list[Badge]]:
        """What is on the board of each seat besides what every board has, as the view shows it."""
        return badges(self, game, view)

    def goals(self, rules: Any, view: View) -> list[GoalState]:
        """What the seat of this view has to do to survive and to win, and how far it is as it knows itself."""
        return goals(self, rules, view)

    def terms(self) -> list[Term]:
        """Every term of the glossary, by name; at a table, of what is in play there."""
        ids = (id for id in term_ids(self.language) if id not in self.foreign_terms)
        return sorted((read_term(self, id) for id in ids), key=lambda term: term.name)

    def every_way(self) -> list[Term]:
        """The glossary away from a table: the base game, and beside it what each expansion changes."""
        return [term._replace(variants=variants_of(self, f"{PREFIX}{term.id}")) for term in self.terms()]

    def term(self, words: str) -> list[Term]:
        """Terms of the rules by id or by words of their name, best match first."""
        return search_terms(self.terms(), words)
