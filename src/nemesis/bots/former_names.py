"""Bots that were called otherwise in earlier versions: what was stored then opens with the bot that came of it."""

from __future__ import annotations

FORMER_NAMES = {"simple": "crew"}


def name_now(bot: str) -> str:
    """What a bot that a stored table or a save names is called today."""
    return FORMER_NAMES.get(bot, bot)
