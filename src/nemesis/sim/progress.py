"""A progress bar with speed and time left. Only on a terminal."""

from __future__ import annotations

import sys
import time
from typing import TextIO

WIDTH = 30
EVERY = 0.1


class Progress:
    """Redraws one line of the terminal; silent elsewhere."""

    def __init__(self, total: int, done: int = 0, stream: TextIO | None = None) -> None:
        self.total, self.done, self.before = total, done, done
        self.stream = stream or sys.stderr
        self.live = self.stream.isatty()
        self.began = time.monotonic()
        self.drawn = 0.0
        self.draw()

    def add(self, games: int) -> None:
        self.done += games
        if time.monotonic() - self.drawn >= EVERY or self.done == self.total:
            self.draw()

    def draw(self) -> None:
        if self.live:
            self.drawn = time.monotonic()
            self.stream.write("\r" + self.line(self.drawn - self.began) + "\x1b[K")
            self.stream.flush()

    def line(self, seconds: float) -> str:
        full = WIDTH * self.done // self.total
        text = f"[{'#' * full}{'.' * (WIDTH - full)}] {self.done}/{self.total}"
        played = self.done - self.before
        if played and seconds > 0:
            rate = played / seconds
            text += f"  {rate:.1f} games/s  {span((self.total - self.done) / rate)} left"
        return text

    def end(self) -> None:
        """Leave the terminal as it was."""
        if self.live:
            self.stream.write("\r\x1b[K")
            self.stream.flush()


def span(seconds: float) -> str:
    """
    >>> span(42), span(75), span(3700)
    ('42 s', '1:15', '1:01:40')
    """
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    hours, minutes = whole // 3600, whole // 60 % 60
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"
