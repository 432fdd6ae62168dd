"""Lines out, lines in. No cursor tricks: a screen reader and a pipe read the same as a person."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from typing import TextIO

CURTAIN_LINES = 40
NARROWEST = 30
LONGEST_NUMBER = 9
STYLES = {"question": "\x1b[1m", "heading": "\x1b[36m", "odds": "\x1b[2m"}
PLAIN = "\x1b[0m"


class Leave(Exception):
    """The player wants to stop, or there is no more input."""


class Console:
    """Colour is an extra: off for pipes, for dumb terminals and where NO_COLOR is set; no meaning hangs on it."""

    def __init__(self, source: TextIO | None = None, sink: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.sink = sink or sys.stdout
        self.on_screen = self.sink.isatty()
        self.colour = self.on_screen and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"

    def say(self, *lines: str) -> None:
        for line in lines:
            self.sink.write(self.fitted(line) + "\n")
        self.sink.flush()

    def fitted(self, text: str) -> str:
        """On a screen no word is cut at the edge; a pipe gets every sentence on one line."""
        if not self.on_screen:
            return text
        width = max(NARROWEST, shutil.get_terminal_size().columns - 1)
        lines = []
        for line in text.split("\n"):
            indent = " " * (len(line) - len(line.lstrip()))
            lines.append(textwrap.fill(line, width, subsequent_indent=indent + "  ", break_on_hyphens=False))
        return "\n".join(lines)

    def styled(self, style: str, text: str) -> str:
        return f"{STYLES[style]}{text}{PLAIN}" if self.colour and text else text

    def read(self, prompt: str) -> str:
        """One line of input; the end of input and Ctrl-C leave the game."""
        self.sink.write(prompt)
        self.sink.flush()
        try:
            line = self.source.readline()
        except KeyboardInterrupt:
            raise Leave from None
        if not line:
            raise Leave
        return line.strip()

    def draw_curtain(self) -> None:
        """Push what was on the screen out of sight."""
        height = shutil.get_terminal_size().lines
        self.say(*[""] * max(CURTAIN_LINES, height + 1))


def number_in(text: str) -> int | None:
    """A number as people type it; anything else is a word."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER else None
