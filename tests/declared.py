"""The events that the house declares; tests may declare others."""

from __future__ import annotations

from typing import Any

from nemesis import content  # noqa: F401 - declares them all
from nemesis.engine.events import EVENTS, REDACTED, Event


def declared() -> dict[str, type[Event]]:
    return {name: event for name, event in EVENTS.items() if event.__module__.startswith("nemesis.")}


def may_be_folded() -> set[str]:
    """Events that another line may tell."""
    return {
        name
        for name, event in declared().items()
        if event.always_folded or event.secretly or event.folded is not Event.folded
    }


def stand_ins(event: type[Event]) -> dict[str, Any]:
    """What stands for fields that older events lack."""
    found = {field: getattr(event, field, REDACTED) for field in event.fields}
    return {field: value for field, value in found.items() if value is not REDACTED}
