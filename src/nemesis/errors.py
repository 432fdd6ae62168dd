"""The errors a caller can meet. Each says what was wrong and what would be right."""

from __future__ import annotations

import errno
from typing import Any


class NemesisError(Exception):
    """Anything this package refuses to do.

    The message is English, for programmers and logs. `reason` and `values` say the same without words, so that a client
    can put it in its player's language (`error-<reason>` in the text files); where only a programmer can cause it,
    `reason` is empty and the message tells.
    """

    def __init__(self, message: str, reason: str = "", **values: Any) -> None:
        super().__init__(message)
        self.reason = reason
        self.values = values


class BadSetup(NemesisError):
    """A set-up, option, scenario or data pack that cannot be played as written."""


class IllegalChoice(NemesisError):
    """An answer that the pending question does not offer, or that comes from the wrong seat."""


class UnknownViewer(NemesisError):
    """A view asked for a seat that this table does not have."""


class BadSave(NemesisError):
    """A saved game that is corrupt, truncated, or written by a newer version."""


class NotProved(NemesisError):
    """A finished game whose dice and cards do not follow from its key."""


def cause_of(error: Exception) -> str:
    """Why the system refuses a file or a port, as a word that has a translation (`cause-<word>`)."""
    if isinstance(error, UnicodeDecodeError):
        return "not_text"
    number = error.errno if isinstance(error, OSError) else None
    return errno.errorcode.get(number or 0, "unknown")
