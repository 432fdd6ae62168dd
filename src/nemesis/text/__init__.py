"""Texts in French and English: names, questions, refusals, the log and the final report, from Fluent files."""

from .glossary import Term
from .messages import LANGUAGES
from .texts import Texts

__all__ = ["LANGUAGES", "Term", "Texts"]
