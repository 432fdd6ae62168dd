"""What follows from the Lairs of the Void Seeders."""

from __future__ import annotations

from ...content.void_seeders import SPECIES
from ...content.void_seeders.void_seeders import LAIRS
from ..ship import ShipSetters
from .void_seeders import LAIR, lairs_found


class VoidSeederSetters(ShipSetters):
    def settle(self) -> None:
        """V-6.1: a Lair was found, so its Room is explored, and a Lair token has left the game for each.

        V-6.7: the third destroyed Lair is what the death of the Queen is elsewhere, so either says the other.
        """
        super().settle()
        g = self.game
        if g.rules.species is not SPECIES:
            return
        if g.queen_killed and not g.ext["lairs_destroyed"]:
            g.ext["lairs_destroyed"] = LAIRS
        if "queen_killed" not in self.said:
            g.queen_killed = g.ext["lairs_destroyed"] == LAIRS
        for f in g.figures:
            if f.kind == LAIR:
                self.was_found(f.room)
        self.tokens_revealed(LAIR, min(LAIRS, lairs_found(g)))
