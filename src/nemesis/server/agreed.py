"""What a table agreed on besides its set-up; kept with it."""

from __future__ import annotations

import msgspec

from ..bots.former_names import name_now
from .messages import Clock, NewTable


class Agreed(msgspec.Struct, frozen=True):
    """Unknown entries of a later version are passed over, missing ones of an earlier one have their defaults."""

    scenario: str | None = None
    hot_seat: bool = False
    odds: bool = True
    coach: bool = False
    clock: Clock | None = None
    absent_bot: str | None = None
    absent_seconds: int = 120


def agreed_in(new: NewTable) -> Agreed:
    return Agreed(new.scenario, new.hot_seat, new.odds, new.coach, new.clock, new.absent_bot, new.absent_seconds)


def to_text(agreed: Agreed) -> str:
    return msgspec.json.encode(agreed).decode()


def from_text(text: str) -> Agreed:
    agreed = msgspec.json.decode(text, type=Agreed)
    if agreed.absent_bot is not None:
        agreed = msgspec.structs.replace(agreed, absent_bot=name_now(agreed.absent_bot))
    return agreed
