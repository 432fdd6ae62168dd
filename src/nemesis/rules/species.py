"""What a species of Intruders decides for itself. The methods are the places an expansion may change."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from ..engine.events import Card, Creature, Event
from ..engine.hooks import Modifier
from . import pieces
from .bag import add_token
from .contamination import NO_CONTAMINATION, scan_hand
from .injury import kill, withdraw
from .telling import FormerKind, IntruderKind, RoomNumber, SeatNumber, SlotId, ThingId

if TYPE_CHECKING:
    from .components import AttackCopy, IntruderToken, Refusal
    from .state import Figure, Seat, State


# -- events ------------------------------------------------------------------------------------------


class WeaknessRevealed(
    Event,
    term="weakness",
    sound="good",
    shows=Card("weakness"),
    motion=pieces.rows("weaknesses", column=0, matching="slot", changes={1: pieces.field("weakness"), 2: True})
    + pieces.append("lasting", row=pieces.field("weakness")),
):
    """A Weakness is found."""

    slot: SlotId
    weakness: ThingId
    seat: SeatNumber


class Transformed(Event, term=None, sound="growl", shows=Creature(), motion=pieces.figure("kind")):
    """An Intruder becomes another type."""

    figure: int
    was: FormerKind
    kind: IntruderKind
    room: RoomNumber


KNOWN_WEAKNESSES = "known_weaknesses"
"""Entry of the table's `ext`: Weaknesses that are face up although this crew has not studied them."""

TOUGHNESS: Modifier[int, Figure] = Modifier(
    "toughness", "needed, figure", "How many Injuries kill an Intruder, by the Attack cards of the injury check."
)


class Species:
    """Defaults shared by every species; each one overrides what makes it a different horror."""

    id = ""
    slime = True
    intruder_player_allowed = False
    boards: tuple[str, ...] = ()
    """Sides of the board that its rules name; empty: any. The option `any_board_side` lifts it."""
    weakness_slots: tuple[str, ...] = ("corpse", "egg", "carcass")
    weakness_states: ClassVar[dict[str, tuple[bool, bool]]] = {"hidden": (False, False), "revealed": (True, True)}
    """What can have become of a card of the Intruder board: state -> (studied, in force)."""
    eggs_at_start = 5
    adapts = False
    """The cards on its Weakness slots make it stronger, until they are studied away."""
    rest_scans = True
    """Rest is a scan of the hand, without a choice."""
    no_rest: Refusal = NO_CONTAMINATION
    """Why Rest would do nothing."""
    private_ext: tuple[str, ...] = ()
    """Entries of a seat's `ext` that only its owner may see, unless `<entry>_shown` is set."""

    # -- set-up ---------------------------------------------------------------------------------

    def fill_bag(self, g: State) -> None:
        """R-2.10: the tokens that start in the bag."""

    # -- figures --------------------------------------------------------------------------------

    def on_boards(self, g: State, kind: str) -> int:
        """Miniatures of this kind on character boards or cards."""
        return 0

    def tokens_of(self, kind: str) -> tuple[str, ...]:
        """Kinds of bag tokens that bring this type, the most likely first."""
        return (kind,)

    def sort_of_token(self, kind: str) -> str:
        """What several kinds of tokens have in common, where sentences tell them alike."""
        return kind

    def counts_as_first_encounter(self, kind: str) -> bool:
        return True

    def placed(self, g: State, f: Figure) -> None:
        """A miniature has just been put on the ship."""

    def moves(self, f: Figure) -> bool:
        return True

    def attacks(self, f: Figure) -> bool:
        return True

    def stopped_by_door(self, g: State, f: Figure) -> bool:
        """R-9.9: some walk through closed Doors."""
        return True

    def passes_closed_door(self, g: State, f: Figure, corridor: int) -> None:
        """What happens to a closed Door that does not stop this figure."""

    def into_technical_corridors(self, g: State, f: Figure) -> None:
        """R-9.6: the figure vanishes, its token goes into the bag."""
        withdraw(g, f)

    def token_back(self, g: State, kind: str) -> None:
        """A figure left the ship alive: its token returns to the bag."""
        add_token(g, kind)

    # -- what happens between them and the crew ---------------------------------------------------

    def meet(self, g: State, room: int, trigger: Seat | None, token: IntruderToken) -> None:
        """Resolve the token drawn for an Encounter; without a trigger there is no surprise check (R-11.11)."""

    def attack(self, g: State, f: Figure, p: Seat, occasion: str) -> None:
        """Resolve an Intruder Attack."""
        g.push("attack_with_card", f.id, p.index, occasion)

    def check_cards(self, f: Figure) -> int:
        """How many Attack cards an injury check draws for this type."""
        return 1

    def injuries_taken(self, f: Figure, injuries: int) -> int:
        """How many of these Injuries stay on the figure."""
        return injuries

    def blood(self, copy: AttackCopy, f: Figure) -> int | None:
        """The number that an Attack card shows for this type; None: a Retreat arrow."""
        return copy.blood

    def judge(self, g: State, f: Figure, blood: Sequence[int | None], injuries: int) -> str:
        """The verdict of an injury check: `lives`, `killed` or `retreated`."""
        return "lives"

    def killed(self, g: State, f: Figure, by: int | None) -> None:
        """What a dead Intruder leaves behind."""

    def queen_aboard(self, kinds: Iterable[str]) -> bool:
        """R-20.11: with these figures on it, the destruction of the ship counts as the death of the largest of all."""
        return False

    def airlocked(self, g: State, f: Figure) -> None:
        """R-17.11: no check, dead."""
        kill(g, f)

    def develop_bag(self, g: State, token: IntruderToken) -> None:
        """R-4.14: what the token drawn in the Event Phase does."""

    # -- contamination ----------------------------------------------------------------------------

    def infected(self, g: State, p: Seat) -> None:
        """A scan found an infected card, or an effect says "becomes infected" (R-16.19)."""

    def infection_kills(self, p: Seat) -> bool:
        """Whether what `infected` does would kill this character now. Everybody may know."""
        return False

    def remove_parasite(self, g: State, p: Seat) -> None:
        """Surgery, Antidote, Surgeon's Kit."""

    def carries_parasite(self, p: Seat) -> bool:
        """Goes straight to the draw of 4 at the final check (R-20.8)."""
        return False

    def rest(self, g: State, p: Seat) -> None:
        """The action card Rest."""
        scan_hand(g, p)

    def after_care(self, g: State, p: Seat, optional: bool) -> None:
        """Canteen and Shower end with a scan, optional if they have already done something (R-5.18)."""
        g.push("may_scan", p.index, optional)

    def soothed_by_rest(self, g: State, p: Seat) -> bool:
        """Rest has an effect without any Contamination card in hand."""
        return False

    # -- study ------------------------------------------------------------------------------------

    def study_slots(self, g: State, p: Seat) -> list[str]:
        """Weakness slots that can be analysed where this character stands."""
        return []

    def study(self, g: State, p: Seat, slot: str) -> None:
        """Laboratory, Lab Equipment: the Weakness is revealed and lasts (R-17.28)."""
        for i, (s, card, _) in enumerate(g.weaknesses):
            if s == slot:
                g.weaknesses[i] = (s, card, True)
                g.lasting.append(card)
                g.info += 1
                g.emit(WeaknessRevealed(slot=slot, weakness=card, seat=p.index))
