"""Texts in French and English: names, questions, refusals, the log and the final report, from Fluent files."""

from ..languages import LANGUAGES
from .glossary import Term
from .texts import Texts

__all__ = ["LANGUAGES", "Term", "Texts"]
