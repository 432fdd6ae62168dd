"""What a bot wants in an Investigation: the base game, and no alert open when anybody lies down (A-7.8, A-9.31)."""

from __future__ import annotations

from .sight import Sight
from .together import HOPE
from .wary import WaryAims

RED_SOON = 3
"""Moves of the shuttle's marker from which on everybody runs for the alert: the fifth one ends the game (A-7.8)."""
ENOUGH = 2
"""So many of the crew answer an alert that has time; the others keep safe."""
MANY_FIRES, DOUSE = 3, 4.0
"""From so many Fires on, each is worth that much at Fire Control: the second tokens light more of them."""


class InvestigationAims(WaryAims):
    """Goals and end as in the base game; whoever sleeps while an alert is open never wakes up."""

    def promise(self, objective: str) -> float:
        """One player has the cards of the solo game (A-9.18)."""
        return HOPE.get(objective, super().promise(objective))

    def home(self) -> float:
        """Nobody waits in the flames for the chambers to open."""
        burns = self.s.at(self.s.places["hibernatorium"])["fire"] and not self.s.chambers_open()
        return 0.0 if burns else super().home()

    def sprinklers(self) -> float:
        fires = self.s.burning()
        return DOUSE * fires if fires >= MANY_FIRES else super().sprinklers()

    def sleep(self) -> float:
        return 0.0 if self.s.view["ext"].get("alert") is not None else super().sleep()


def answers(s: Sight, distances: dict[int, float]) -> bool:
    """Whether this seat goes for the alert, given each seat's way to it: the nearest ones, in the end everybody."""
    if s.view["ext"]["shuttle"] >= RED_SOON:
        return True
    order = sorted(distances, key=lambda seat: (distances[seat], seat))
    return s.index in order[:ENOUGH]
