"""Aftermath for the scenario builder: its setters, what follows from them, and what of it cannot lie on a table."""

from ....scenario.boxes import ForScenarios
from ..shuttle import SLIME_ROOM
from .fits import SHUTTLE_SLOT, cards, misfits, on_seats, on_table, pieces, used_before
from .setters import SETTERS, set_shuttle, settle

FOR_SCENARIOS = ForScenarios(
    setters=SETTERS,
    on_ship={"shuttle": set_shuttle},
    on_seats=on_seats,
    on_table=on_table,
    settle=settle,
    misfits=misfits,
    cards=cards,
    pieces=pieces,
    other_dead=used_before,
    slots={SHUTTLE_SLOT: lambda room: room.slot == "2" and room.id != SLIME_ROOM},
)
