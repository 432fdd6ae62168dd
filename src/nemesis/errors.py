"""The three errors a caller can meet. Each says what was wrong and what would be right."""


class NemesisError(Exception):
    """Anything this package refuses to do."""


class BadSetup(NemesisError):
    """A set-up, option, scenario or data pack that cannot be played as written."""


class IllegalChoice(NemesisError):
    """An answer that the pending question does not offer, or that comes from the wrong seat."""


class BadSave(NemesisError):
    """A saved game that is corrupt, truncated, or written by a newer version."""
