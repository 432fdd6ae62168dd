"""What a table agreed on besides its set-up; kept with it."""

from __future__ import annotations

import msgspec

from ....bots.former_names import name_now
from ...messages import Clock, NewTable


class Agreement(msgspec.Struct, frozen=True):
    """Unknown entries of a later version are passed over, missing ones of an earlier one have their defaults."""

    scenario: str | None = None
    hot_seat: bool = False
    odds: bool = True
    coach: bool = False
    clock: Clock | None = None
    absent_bot: str | None = None
    absent_seconds: int = 120
    seed_named: bool = False
    """The host named the seed, and so it is shown to all: whoever knows it may know every card."""


def agreement_of(new: NewTable) -> Agreement:
    return Agreement(
        new.scenario, new.hot_seat, new.odds, new.coach, new.clock, new.absent_bot, new.absent_seconds,
        seed_named="seed" in new.setup,
    )  # fmt: skip


def to_text(agreement: Agreement) -> str:
    return msgspec.json.encode(agreement).decode()


def from_text(text: str) -> Agreement:
    agreement = msgspec.json.decode(text, type=Agreement)
    if agreement.absent_bot is not None:
        agreement = msgspec.structs.replace(agreement, absent_bot=name_now(agreement.absent_bot))
    return agreement
