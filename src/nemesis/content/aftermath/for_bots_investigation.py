"""What a bot wants in an Investigation: the base game, and no alert open when anybody lies down (A-7.8, A-9.31)."""

from __future__ import annotations

from ...bots.wary import WaryAims

MANY_FIRES, DOUSE = 3, 4.0
"""From so many Fires on, each is worth that much at Fire Control: the second tokens light more of them."""


class InvestigationAims(WaryAims):
    """Goals and end as in the base game; those asleep while an alert is open never wake up."""

    gathers = False

    def home(self) -> float:
        """Nobody waits in the flames for the chambers to open."""
        burns = self.s.at(self.s.places["hibernatorium"])["fire"] and not self.s.chambers_open()
        return 0.0 if burns else super().home()

    def sprinklers(self) -> float:
        fires = self.s.burning()
        return DOUSE * fires if fires >= MANY_FIRES else super().sprinklers()

    def sleep(self) -> float:
        return 0.0 if self.s.view["ext"].get("alert") is not None else super().sleep()
