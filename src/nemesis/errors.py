"""The errors a caller can meet. Each says what was wrong and what would be right."""

from __future__ import annotations

from typing import Any


class NemesisError(Exception):
    """Anything this package refuses to do."""


class BadSetup(NemesisError):
    """A set-up, option, scenario or data pack that cannot be played as written.

    `reason` and `values` say the same without words, so that a page can put it in its player's language; where a page
    cannot cause it, `reason` is empty and only the message tells.
    """

    def __init__(self, message: str, reason: str = "", **values: Any) -> None:
        super().__init__(message)
        self.reason = reason
        self.values = values


class IllegalChoice(NemesisError):
    """An answer that the pending question does not offer, or that comes from the wrong seat."""


class UnknownViewer(NemesisError):
    """A view asked for a seat that this table does not have."""


class BadSave(NemesisError):
    """A saved game that is corrupt, truncated, or written by a newer version."""
