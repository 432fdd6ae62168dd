"""What a bot makes of what was said: whom it trusts, and what it believes of Engines, course and Rooms.

Bots keep no memory: all of it is in the view. What everybody heard and saw is read once for all seats (`Record`); what
one seat makes of it depends on what that seat knows itself (`Hearing`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ..rules.engines import DAMAGED, LETTERS, WORKING, flipped
from ..rules.radio import (
    ANSWER,
    ASKS_BACK,
    BROKEN,
    DEEDS,
    DUE,
    KEPT,
    LINES,
    OFFER,
    PROMISES,
    REQUEST,
    ROUNDS_OF_GRACE,
    SAYINGS,
    Promise,
)
from .temper import NEUTRAL_FAITH

if TYPE_CHECKING:
    from .sight import Sight

ASKING = frozenset(word for word, known in SAYINGS.items() if known.sort in (REQUEST, OFFER)) | {ASKS_BACK}
ANSWERING = frozenset(word for word, known in SAYINGS.items() if known.sort == ANSWER)
CONFIRMED, CONTRADICTED = 1.6, 0.08
"""What the odds of somebody's honesty are multiplied by when a statement of theirs proves true, or false."""
WORD_KEPT, WORD_BROKEN = 1.25, 0.6
SABOTAGE = 0.05
"""They left an Engine damaged, or the ship on a course that does not lead home."""
SHUT_OUT = 0.4
"""They closed a Door before this seat while it fought."""
UNSEEN = 0.3
"""How much the word of somebody counts who was never seen to look."""
MOST_HONEST = 0.97
SURE = 5.5
"""From these odds on, what was said is taken for known."""
MOST_ENGINES = 3
LIAR = 0.3
"""Below this chance of an honest word, nobody is believed."""
MOST_RECORDS, MOST_HEARINGS = 32, 128


class Record:
    """What was said and done, in order, for all to hear."""

    def __init__(self, lines: Any, promises: Any, deeds: Any) -> None:
        self.lines, self.promises, self.deeds = lines, promises, deeds
        self.engines: dict[int, dict[int, tuple[int, str]]] = {}
        """Engine -> seat -> (line, state): what each said last of it."""
        self.courses: dict[int, tuple[int, str, str]] = {}
        """Seat -> (line, letter, place)."""
        self.tiles: dict[int, dict[int, tuple[int, str]]] = {}
        self.set_by: set[tuple[int, str]] = set()
        """(seat, letter) of the courses that somebody said they set."""
        self.goods: dict[tuple[int, str], str] = {}
        """(seat, type of Item) -> whether it said that it has it, or lacks it."""
        self.requests: list[tuple[int, int, int, int]] = []
        """(line, who asked, in which round, whom)."""
        self.answers: set[tuple[int, int]] = set()
        """(seat, request)."""
        for number, (seat, round, said) in enumerate(lines):
            word = said[0]
            if word in ANSWERING:
                self.answers.add((seat, said[1]))
            if word in ASKING:
                self.requests.append((number, seat, round, said[3] if word == ASKS_BACK else said[1]))
            elif word == "engine":
                self.engines.setdefault(said[1], {})[seat] = (number, said[2])
            elif word == "course":
                self.set_by.add((seat, said[1]))
            elif word == "leads":
                self.courses[seat] = (number, said[1], said[2])
            elif word in ("have", "lack"):
                self.goods[seat, said[1]] = word
            elif word == "tile":
                self.tiles.setdefault(said[1], {})[seat] = (number, said[2])
        self.due: dict[int, list[Promise]] = {}
        self.kept: Counter[int] = Counter()
        self.broken: dict[int, list[int]] = {}
        """Seat -> the lines of the promises it broke."""
        for made in promises:
            if made[4] == DUE:
                self.due.setdefault(made[1], []).append(Promise(*made))
            elif made[4] == KEPT:
                self.kept[made[1]] += 1
            elif made[4] == BROKEN:
                self.broken.setdefault(made[1], []).append(made[0])
        self.swaps: dict[int, list[tuple[int, int]]] = {}
        """Engine -> (seat, lines said before) of every swap."""
        self.looked: dict[tuple[int, int], int] = {}
        """(seat, Engine) -> how many lines had been said when it first looked."""
        self.read: dict[int, int] = {}
        self.last_set: tuple[int, str] | None = None
        self.refusals: list[tuple[int, int, int]] = []
        """(who refused a deal, whose, lines said before)."""
        self.shut: Counter[tuple[int, int]] = Counter()
        """(who closed a Door, before whom) -> how often."""
        for seat, _, deed, subject, after in deeds:
            if deed == "looked":
                self.looked.setdefault((seat, subject), after)
            elif deed == "swapped":
                self.swaps.setdefault(subject, []).append((seat, after))
            elif deed == "read":
                self.read.setdefault(seat, after)
            elif deed == "set":
                self.last_set = (seat, subject)
            elif deed == "refused":
                self.refusals.append((seat, subject, after))
            elif deed == "shut":
                self.shut[seat, subject] += 1

    def engine_now(self, engine: int, line: int, state: str) -> str:
        """What a statement about an Engine means now: everybody sees tokens change places."""
        swaps = sum(after > line for _, after in self.swaps.get(engine, ()))
        return flipped(state) if swaps % 2 else state

    def unanswered(self, round: int) -> Iterator[tuple[int, int, int]]:
        """(line, who asked, whom) of the requests of the last rounds that those who were asked have not answered."""
        for number, asker, then, to in self.requests:
            if round - then <= ROUNDS_OF_GRACE and (to, number) not in self.answers:
                yield number, asker, to

    def asked_in(self, line: int) -> tuple[int, tuple[Any, ...]]:
        """Who said it, and the request, offer or intention in it."""
        seat, _, said = self.lines[line]
        return seat, tuple(said[2:] if said[0] == ASKS_BACK else said)


_records: dict[tuple[int, int, int], Record] = {}


def record_in(ext: dict[str, Any]) -> Record | None:
    """What a view's `ext` holds of it; None: nobody said anything yet. Views of one moment share it."""
    lines = ext.get(LINES)
    if not lines:
        return None
    promises, deeds = ext.get(PROMISES, ()), ext.get(DEEDS, ())
    key = (id(lines), id(promises), id(deeds))
    record = _records.get(key)
    if record is None or record.lines is not lines or record.promises is not promises or record.deeds is not deeds:
        if len(_records) >= MOST_RECORDS:
            _records.clear()
        record = _records[key] = Record(lines, promises, deeds)
    return record


_hearings: dict[tuple[int, int], tuple[Any, Any, Any, Hearing]] = {}


def heard_by(sight: Sight) -> Hearing | None:
    """What was said in the view of a seat, the same for every look of it while it learns nothing. It is not kept in the
    record, which it holds: one would keep the other until the collector comes."""
    record = record_in(sight.view["ext"])
    if record is None:
        return None
    knowledge, temper = sight.me["knowledge"], sight.temper
    seen = [sight.at(room)["tile"] for room in record.tiles] if record.tiles else None
    key = (id(record), sight.index)
    known = _hearings.get(key)
    if known is not None and known[3].record is record and known[0] == knowledge and known[1] == seen:
        if known[2] is temper or known[2] == temper:
            return known[3]
    if len(_hearings) >= MOST_HEARINGS:
        _hearings.clear()
    hearing = Hearing(sight, record)
    _hearings[key] = knowledge, seen, temper, hearing
    return hearing


class Hearing:
    """What one seat makes of a record. It holds no `Sight`: one that holds the other would wait for the collector."""

    def __init__(self, sight: Sight, record: Record) -> None:
        self.record = record
        self.index = sight.index
        self.knowledge = sight.knowledge
        self.rooms = sight.view["rooms"] if record.tiles else []
        self.types = sight.rules.types
        self.faith = sight.temper.faith if sight.temper is not None else NEUTRAL_FAITH
        self._honest: dict[int, float] = {}

    # -- trust --------------------------------------------------------------------------------------

    def trust(self, seat: int) -> float:
        """The chance that this seat speaks the truth, by what its words and deeds were worth so far."""
        found = self._honest.get(seat)
        if found is None:
            found = self._honest[seat] = self._trust(seat)
        return found

    def _trust(self, seat: int) -> float:
        odds = self.faith / (1.0 - self.faith)
        odds *= WORD_KEPT ** self.record.kept[seat] * WORD_BROKEN ** len(self.record.broken.get(seat, ()))
        for so in self.checked.get(seat, {}).values():
            odds *= CONFIRMED if so else CONTRADICTED
        if seat in self.saboteurs:
            odds *= SABOTAGE
        odds *= SHUT_OUT ** self.record.shut[seat, self.index]
        return odds / (1.0 + odds)

    @cached_property
    def checked(self) -> dict[int, dict[int, bool]]:
        """Seat -> line -> whether what it said proved true, by what this seat knows itself."""
        record = self.record
        found: dict[int, dict[int, bool]] = {}
        for engine, said in record.engines.items():
            known = self.knowledge.get(("engine", engine))
            if known is not None:
                for seat, (line, state) in said.items():
                    found.setdefault(seat, {})[line] = record.engine_now(engine, line, state) == known
        card = self.knowledge.get(("coordinates", 0))
        if card is not None:
            for seat, (line, letter, place) in record.courses.items():
                found.setdefault(seat, {})[line] = self.types[card].places[letter] == place
        for room, told in record.tiles.items():
            tile = self.rooms[room - 1]["tile"] or self.knowledge.get(("tile", room))
            if tile:
                for seat, (line, named) in told.items():
                    found.setdefault(seat, {})[line] = named == tile
        found.pop(self.index, None)
        return found

    @cached_property
    def saboteurs(self) -> set[int]:
        """Who left an Engine damaged, or set a course away from Earth, for all this seat knows."""
        record = self.record
        found = {
            swaps[-1][0] for engine, swaps in record.swaps.items() if self.knowledge.get(("engine", engine)) == DAMAGED
        }
        card = self.knowledge.get(("coordinates", 0))
        if card is not None and record.last_set is not None:
            seat, letter = record.last_set
            if self.types[card].places[letter] != "earth":
                found.add(seat)
        return found - {self.index}

    def false_lines(self, seat: int) -> list[int]:
        """What this seat said that was not so."""
        return [line for line, so in self.checked.get(seat, {}).items() if not so]

    @cached_property
    def meaning(self) -> tuple[Any, ...]:
        """All that what was said changes for this seat, to be compared."""
        return self.weights, self.courses, self.tiles(), self.promised, self.checked

    # -- belief -------------------------------------------------------------------------------------

    def honesty(self, seat: int, line: int, looked: int | None) -> float:
        """The chance that a statement is what the speaker saw; less if nobody saw them look before."""
        trust = self.trust(seat) if looked is not None and looked <= line else UNSEEN * self.trust(seat)
        return min(MOST_HONEST, max(0.0, 2.0 * trust - 1.0))

    def damaged(self, engine: int, prior: float) -> float:
        """The chance that an Engine is damaged, after all that was said of it."""
        weight = self.weights[engine]
        return prior * weight / (prior * weight + 1.0 - prior)

    def engine(self, engine: int) -> str | None:
        """What is believed of an Engine; None: nothing."""
        return self.believed[engine]

    @cached_property
    def believed(self) -> list[str | None]:
        return [DAMAGED if weight >= SURE else WORKING if weight <= 1.0 / SURE else None for weight in self.weights]

    @cached_property
    def weights(self) -> list[float]:
        """For each Engine, how much what was said speaks for its being damaged: 1 is not at all."""
        found = [1.0] * MOST_ENGINES
        for engine, said in self.record.engines.items():
            for seat, (line, state) in said.items():
                if seat != self.index:
                    honest = self.honesty(seat, line, self.record.looked.get((seat, engine)))
                    ratio = (1.0 + honest) / (1.0 - honest)
                    found[engine] *= ratio if self.record.engine_now(engine, line, state) == DAMAGED else 1.0 / ratio
        return found

    def home(self, letter: str, prior: float) -> float:
        """The chance that this letter leads to Earth, after all that was said of the course."""
        weight = self.courses[letter]
        return prior * weight / (prior * weight + 1.0 - prior)

    @cached_property
    def courses(self) -> dict[str, float]:
        """For each letter, how much what was said speaks for its leading to Earth: 1 is not at all."""
        found = dict.fromkeys(LETTERS, 1.0)
        for seat, (line, named, place) in self.record.courses.items():
            if seat == self.index:
                continue
            honest = self.honesty(seat, line, self.record.read.get(seat))
            by_chance = (1.0 - honest) / len(LETTERS)
            for letter in LETTERS:
                if place == "earth" and named == letter:
                    found[letter] *= (honest + by_chance) / by_chance
                elif place == "earth" or named == letter:
                    found[letter] *= by_chance / (honest / (len(LETTERS) - 1) + by_chance)
        return found

    @cached_property
    def letters_home(self) -> list[str]:
        """The letter that is believed to lead to Earth, if there is one."""
        return [letter for letter in LETTERS if self.home(letter, 1 / len(LETTERS)) >= COURSE_SURE]

    def tiles(self) -> dict[int, str]:
        """Face-down Rooms that somebody trustworthy named."""
        found = {}
        for room, said in self.record.tiles.items():
            seat, (_, tile) = max(said.items(), key=lambda entry: self.trust(entry[0]))
            if seat != self.index and self.trust(seat) >= TILE_SURE:
                found[room] = tile
        return found

    # -- one's own word -------------------------------------------------------------------------------

    @cached_property
    def promised(self) -> list[tuple[int, tuple[Any, ...]]]:
        """(who asked, what) of what this seat has promised and not done yet."""
        return [self.record.asked_in(made.line) for made in self.record.due.get(self.index, ())]


COURSE_SURE, TILE_SURE = 0.6, 0.7
