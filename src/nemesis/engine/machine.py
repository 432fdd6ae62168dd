"""The machine: a stack of resumable frames, the questions they ask, and nothing about Nemesis.

A frame is `(step name, arguments)`. A plain step runs to its end. An asking step is a generator that
yields `Ask`s; the live generator is only a cache, because a step writes nothing before its last yield
(the one law): copying or saving drops the generator, and the next answer re-runs the step from its
start with the answers given so far.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any, TypeAlias, TypeVar

from ..errors import IllegalChoice
from .events import Event, Logged
from .randomness import GOLDEN, MASK

Frame = tuple[str, tuple[Any, ...]]
Choice: TypeAlias = "str | tuple[Any, ...]"
"""An option of a question: a word, or a tuple that begins with one."""
Answer: TypeAlias = "Choice | int | list[Any]"
"""What a caller may answer: an option (JSON has lists where options are tuples), or its index."""
Asking = Generator[Any, Any, Any]
Step = tuple[Callable[..., Any], bool]
T = TypeVar("T")

STEPS: dict[str, Step] = {}
"""Every step that any module has registered, by name."""


class Ask:
    """A question to one seat. Options are words, or tuples that begin with a word."""

    __slots__ = ("hidden", "kind", "options", "seat", "source")

    def __init__(
        self, seat: int, kind: str, options: Sequence[Choice], source: Any = None, hidden: bool = False
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.source = source
        self.hidden = hidden
        """A hidden ask must not reveal to the others which seat is being asked (Q-34)."""

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, kind={self.kind!r}, options={self.options!r}, source={self.source!r})"


class EndOfGame(Exception):
    """Raised inside a step to drop everything unresolved and go to the final checks (R-20.4)."""

    def __init__(self, cause: str) -> None:
        super().__init__(cause)
        self.cause = cause


def register(name: str, function: Callable[..., Any], asking: bool) -> None:
    if name in STEPS and STEPS[name][0].__module__ != function.__module__:
        raise ValueError(f"two steps are called {name!r}")
    STEPS[name] = (function, asking)


def step(function: T) -> T:
    """Register a step that asks nothing."""
    register(function.__name__, function, asking=False)  # type: ignore[attr-defined,arg-type]
    return function


def asks(function: T) -> T:
    """Register a step that asks: a generator which only reads before its last yield."""
    register(function.__name__, function, asking=True)  # type: ignore[attr-defined,arg-type]
    return function


class Machine:
    """A game as data: frames, answers, random number, log. Subclasses add what is on the table."""

    __slots__ = (
        "_asks", "_live", "answers", "ask", "frame", "info", "log", "offered", "rng", "rules", "script", "stack",
        "together",
    )  # fmt: skip

    rules: Any
    check_law = False
    """Tests switch this on: a digest is compared at each question to prove the one law."""
    entering: Callable[..., None] | None = None
    """A method of subclasses, called with each frame about to ask, even one that leaves nobody a choice."""

    def __init__(self, rules: Any, rng: int) -> None:
        self.rules = rules
        self.rng = rng
        self.stack: list[Frame] = []
        self.frame: Frame | None = None
        self.answers: list[Choice | list[Choice]] = []
        """A list where several seats chose at once."""
        self.together: dict[int, Choice] | None = None
        self.ask: Ask | None = None
        """The question that waits for an answer; None when the game is over."""
        self._asks: list[Ask] | None = None
        self._live: Asking | None = None
        self.log: list[Logged] | None = None
        """What happened, with its secrets (`nemesis.view.events_for` tells it to one seat); None: not kept."""
        self.info = 0
        self.offered: Sequence[Any] | None = None
        """While a step is run again: what its first question may offer. The step then need not list its options
        again: only the answer counts, and that is known."""
        self.script: dict[str, list[Any]] | None = None

    # -- frames ---------------------------------------------------------------------------------

    def push(self, name: str, *args: Any) -> None:
        self.stack.append((name, args))

    def push_frame(self, frame: Frame) -> None:
        self.stack.append(frame)

    def push_in_order(self, frames: Iterable[Frame]) -> None:
        """The first frame given is the first to be resolved."""
        self.stack.extend(reversed(list(frames)))

    def advance(self) -> None:
        """Run frames until somebody is asked or nothing is left."""
        stack = self.stack
        steps = self.rules.steps
        while True:
            try:
                while stack:
                    frame = stack.pop()
                    function, asking = steps[frame[0]]
                    if not asking:
                        function(self, *frame[1])
                        continue
                    self.frame = frame
                    self.answers = []
                    if self.entering is not None:
                        self.entering(frame)
                    if self._put(function(self, *frame[1]), None):
                        return
                return
            except EndOfGame as end:
                self._drop_frame()
                stack.clear()
                stack.append((self.rules.ending, (end.cause,)))

    def _drop_frame(self) -> None:
        self.frame = None
        self.answers = []
        self.together = None
        self.ask = None
        self._asks = None
        self._live = None

    def _put(self, gen: Asking, answer: Any) -> bool:
        """Send an answer; settle forced questions; True when a seat has to be asked."""
        mark = self.digest() if self.check_law else None
        try:
            while True:
                ask = gen.send(answer)
                if mark is not None and mark != self.digest():
                    raise AssertionError(f"step {self.frame} wrote before its last question")
                if type(ask) is list:
                    if self._put_together(ask):
                        break
                    answer = [self.together[a.seat] for a in ask]  # type: ignore[index]
                    self.together = None
                    self._asks = None
                elif len(ask.options) == 1:
                    answer = ask.options[0]
                else:
                    if not ask.options:
                        raise AssertionError(f"question without an option: {ask!r} in {self.frame}")
                    self.ask = ask
                    break
                self.answers.append(answer)
        except StopIteration:
            self._drop_frame()
            return False
        self._live = gen
        return True

    def _put_together(self, asks: list[Ask]) -> bool:
        if self.together is None:
            self.together = {}
        given = self.together
        for ask in asks:
            if len(ask.options) == 1:
                given[ask.seat] = ask.options[0]
        self._asks = asks
        waiting = [ask for ask in asks if ask.seat not in given]
        self.ask = waiting[0] if waiting else None
        return bool(waiting)

    # -- answers --------------------------------------------------------------------------------

    @property
    def asks(self) -> list[Ask]:
        """Everyone who can answer now (several seats only when they choose at the same time)."""
        if self.ask is None:
            return []
        if self._asks is None:
            return [self.ask]
        given = self.together or {}
        return [ask for ask in self._asks if ask.seat not in given]

    @property
    def running(self) -> Asking | None:
        """The run of the step that asks, None after a copy. While it is the same one nothing has changed: before its
        last question a step only reads."""
        return self._live

    def answer(self, choice: Answer, seat: int | None = None) -> Choice:
        """Apply an option (or its index) of the pending question; returns the option applied."""
        ask, choice = self.check_choice(choice, seat)
        gen = self._live or self._resume()
        self._live = None
        if self.together is not None:
            self.together[ask.seat] = choice
            waiting = self.asks
            if waiting:
                self.ask = waiting[0]
                self._live = gen
                return choice
            given = self.together
            whole = [given[a.seat] for a in self._asks or ()]
            self.together = None
            self._asks = None
            self.answers.append(whole)
            self._go_on(gen, whole)
        else:
            self.answers.append(choice)
            self._go_on(gen, choice)
        return choice

    def _go_on(self, gen: Asking, answer: Any) -> None:
        self.ask = None
        try:
            if self._put(gen, answer):
                return
        except EndOfGame as end:
            self._drop_frame()
            self.stack.clear()
            self.stack.append((self.rules.ending, (end.cause,)))
        self.advance()

    def interject(self, name: str, *args: Any) -> None:
        """Resolve something before the pending question, which is then asked again: nothing was written yet."""
        assert self.frame is not None
        self.push_frame(self.frame)
        self._drop_frame()
        self.push(name, *args)
        self.advance()

    def check_choice(self, choice: Answer, seat: int | None) -> tuple[Ask, Choice]:
        ask = self.ask
        if ask is None:
            raise IllegalChoice("the game is over: nothing is asked any more", reason="over")
        if seat is not None and seat != ask.seat:
            for other in self.asks:
                if other.seat == seat:
                    ask = other
                    break
            else:
                other_seat = "" if ask.hidden else f"; seat {ask.seat} is"
                raise IllegalChoice(f"seat {seat} is not asked now{other_seat}", reason="not_asked")
        options = ask.options
        if type(choice) is int:
            if not 0 <= choice < len(options):
                said = f"choice {choice} is out of range: 0 to {len(options) - 1}"
                raise IllegalChoice(said, reason="not_offered")
            return ask, options[choice]
        if type(choice) is list:
            choice = as_tuples(choice)
        try:
            return ask, options[options.index(choice)]
        except (ValueError, TypeError):
            said = f"{choice!r} is not offered for {ask.kind!r}; the options are {options!r}"
            raise IllegalChoice(said, reason="not_offered") from None

    def _resume(self) -> Asking:
        """Re-run the asking step up to the pending question, after a copy or a load."""
        assert self.ask is not None
        gen, got = self._run_again(self.answers[:1] or self.ask.options)
        if type(got) is list:
            self._asks = got
        return gen

    def _run_again(self, offered: Sequence[Any] | None) -> tuple[Asking, Any]:
        """The asking step from its start up to the pending question, and what it asks."""
        assert self.frame is not None
        name, args = self.frame
        gen: Asking = self.rules.steps[name][0](self, *args)
        self.offered = offered
        try:
            got = next(gen)
        finally:
            self.offered = None
        for answer in self.answers:
            got = gen.send(answer)
        return gen, got

    def restore_ask(self, options: Sequence[Choice] | None = None) -> None:
        """Find the pending question again from the frame and the answers (after a load).

        `options`: what it offers, where that is known.
        """
        if self.frame is None:
            self.advance()
            return
        gen, got = self._run_again(options and (self.answers[:1] or options))
        self._live = gen
        if type(got) is list:
            self._put_together(got)
        else:
            self.ask = got

    # -- chance ---------------------------------------------------------------------------------

    def below(self, n: int) -> int:
        """A uniform integer in 0..n-1."""
        self.info += 1
        z = self.rng = (self.rng + GOLDEN) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def scripted(self, stream: str) -> Any:
        """The next scripted outcome of a named stream, or None when chance decides."""
        if self.script is None:
            return None
        queue = self.script.get(stream)
        return queue.pop(0) if queue else None

    def roll(self, stream: str, faces: Sequence[T]) -> T:
        if self.script is not None:
            face: T | None = self.scripted(stream)
            if face is not None:
                self.info += 1
                return face
        return faces[self.below(len(faces))]

    def shuffle(self, cards: list[T]) -> None:
        if self.script is not None and self.scripted("shuffle") == "keep":
            return
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    # -- what is told ---------------------------------------------------------------------------

    def emit(self, event: Event, to: tuple[int, ...] | None = None) -> None:
        """Tell what happened; what is secret in it to the seats in `to` alone, by default to the seat of the event."""
        if self.log is not None:
            self.log.append(event.logged(to))

    def digest(self) -> str:
        return repr((self.stack, self.rng))


def as_tuples(value: Any) -> Any:
    """JSON gives lists where options and frames are tuples."""
    if isinstance(value, list):
        return tuple([as_tuples(v) if isinstance(v, list) else v for v in value])
    return value
