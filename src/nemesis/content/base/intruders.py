"""The Intruders of the base game: larva, creeper, adult, breeder, queen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from ...engine.events import Event
from ...engine.machine import step
from ...rules import pieces
from ...rules.bag import add_token
from ...rules.components import IntruderToken, Kind
from ...rules.contamination import contaminate
from ...rules.eggs import add_egg
from ...rules.encounter import Encounter, begin_encounter, fewest_action_cards, place, take_miniature
from ...rules.ending import draw_four, infected_among_all
from ...rules.injury import leave_carcass
from ...rules.intruder_movement import arrive
from ...rules.intruder_player import draw_attacks
from ...rules.markers import noise_everywhere
from ...rules.rounds import everyone_rolls_noise
from ...rules.ship import characters_in, explored_slot_of, fights, figure, fold, is_corpse, objects_in
from ...rules.species import TOUGHNESS, Species
from ...rules.telling import SeatNumber
from ...rules.wounds import die

if TYPE_CHECKING:
    from ...rules.state import Figure, Seat, State


# -- events ------------------------------------------------------------------------------------------


class LarvaOnBoard(Event, term="larva_on_board", sound="skitter", harms="seat", motion=pieces.seat(larva=True)):
    """A character carries a Larva."""

    seat: SeatNumber


class LarvaRemoved(Event, term="larva_on_board", sound="good", motion=pieces.seat(larva=False)):
    """A Larva is removed."""

    seat: SeatNumber


class Infested(Event, folded=True, sound="skitter", afterwards=True, harms="seat"):
    """A Larva settles on a character."""

    seat: SeatNumber
    figure: int


KINDS = (
    Kind("larva", 0, 6, frozenset({"creeper", "adult", "hit1", "hit2"})),
    Kind("creeper", 1, 3, frozenset({"creeper", "adult", "hit1", "hit2"})),
    Kind("adult", 2, 8, frozenset({"adult", "hit1", "hit2"})),
    Kind("breeder", 3, 2, frozenset({"hit1", "hit2"})),
    Kind("queen", 4, 1, frozenset({"hit1", "hit2"})),
)

CARDS_FOR_CHECK = {"larva": 0, "creeper": 1, "adult": 1, "breeder": 2, "queen": 2}
BAG_AT_START = {"blank": 1, "larva": 4, "creeper": 1, "queen": 1, "adult": 3}
STUDIED_WITH = {"corpse": is_corpse, "egg": "egg".__eq__, "carcass": "carcass".__eq__}


class Intruders(Species):
    id = "intruders"
    intruder_player_allowed = True

    def fill_bag(self, g: State) -> None:
        """R-2.10: and one adult per player, at random among the numbers (R-2.11)."""
        g.pool = list(g.rules.intruder_tokens)
        start = g.rules.mode.bag_at_start(BAG_AT_START)
        for kind, n in {**start, "adult": start["adult"] + len(g.seats)}.items():
            for _ in range(n):
                add_token(g, kind, logged=False)

    def on_boards(self, g: State, kind: str) -> int:
        """R-16.18: a Larva on a board uses a miniature."""
        return sum(1 for p in g.seats if p.larva) if kind == "larva" else 0

    # -- Encounter --------------------------------------------------------------------------------

    def meet(self, g: State, room: int, trigger: Seat | None, token: IntruderToken) -> None:
        """R-11.4 to R-11.8: the figure appears and may surprise; a blank, or no figure left, is a false alarm."""
        if token.number is None or not take_miniature(g, token.kind):
            self.false_alarm(g, room, token)
            return
        g.pool.append(token.id)
        if trigger is not None:
            g.push("surprise_check", trigger.index, g.next_figure, token.number)
        place(g, token.kind, room)

    def false_alarm(self, g: State, room: int, token: IntruderToken) -> None:
        """R-11.6; R-11.7: a type all of whose miniatures fight counts as the blank."""
        noise_everywhere(g, room)
        if token.kind == "blank" and not g.bag:
            add_token(g, "adult")
        g.bag.append(token.id)

    # -- attack -----------------------------------------------------------------------------------

    def attack(self, g: State, f: Figure, p: Seat, occasion: str) -> None:
        if f.kind == "larva":
            infest = ("infest", (f.id, p.index))
            g.push("may_ignore_attack", p.index, occasion == "surprise", "larva", infest, None)
        else:
            g.push("attack_with_card", f.id, p.index, occasion)

    def led_attack(self, g: State, leader: Seat, f: Figure, target: int, cards: int) -> None:
        """R-23.6: a larva infests instead."""
        if f.kind == "larva":
            self.attack(g, f, g.seats[target], "card")
        else:
            draw_attacks(g, leader, cards, f.id, target)

    # -- injuries ---------------------------------------------------------------------------------

    def check_cards(self, f: Figure) -> int:
        """R-14.2 to R-14.4: no card for a Larva, one for Creeper and Adult, two for Breeder and Queen."""
        return CARDS_FOR_CHECK[f.kind]

    def judge(self, g: State, f: Figure, blood: Sequence[int | None], injuries: int) -> str:
        """R-14.3, R-14.4, R-14.7, R-14.12: an arrow drives it off; else the sum is compared with its Injuries (K-1)."""
        if f.kind == "larva":
            return "killed"
        if None in blood:
            return "retreated"
        needed = max(0, fold(g, TOUGHNESS, sum(n for n in blood if n is not None), f))
        strict = len(blood) == 2 and g.rules.options.kill_rule == "seeds"
        return "killed" if needed < injuries or (needed == injuries and not strict) else "lives"

    def killed(self, g: State, f: Figure, by: int | None) -> None:
        """R-14.2, R-14.5: a larva leaves no Carcass."""
        if f.kind == "larva":
            lose_larva_miniature(g)
            return
        leave_carcass(g, f.room)
        if f.kind == "queen":
            g.queen_killed = True

    def queen_aboard(self, kinds: Iterable[str]) -> bool:
        return "queen" in kinds

    # -- bag development --------------------------------------------------------------------------

    def develop_bag(self, g: State, token: IntruderToken) -> None:
        """R-4.15 to R-4.20: what the drawn token does to the bag, the crew or the Nest."""
        if token.kind in ("larva", "creeper"):
            g.pool.append(token.id)
            add_token(g, "adult" if token.kind == "larva" else "breeder")
            return
        g.bag.append(token.id)
        if token.kind == "blank":
            add_token(g, "adult")
        elif token.kind == "queen":
            self.queen_comes(g, token)
        else:
            everyone_rolls_noise(g)

    def queen_comes(self, g: State, token: IntruderToken) -> None:
        """R-4.18, R-11.10: to the Nest if a character is there, else one more Egg."""
        nest = explored_slot_of(g, "nest")
        here = characters_in(g, nest) if nest else []
        if not here:
            add_egg(g)
            return
        queen = next((f for f in g.figures if f.kind == "queen"), None)
        if queen is not None:
            if queen.room == nest or fights(g, queen):
                return
            arrive(g, queen, nest)
        elif not take_miniature(g, "queen"):
            return
        trigger = fewest_action_cards(g, here)
        begin_encounter(g, nest)
        g.emit(Encounter(seat=trigger.index, room=nest, kind="queen"))
        number = token.number or 0
        g.push("surprise_check", trigger.index, queen.id if queen else g.next_figure, number)
        if queen is None:
            place(g, "queen", nest)

    # -- contamination ----------------------------------------------------------------------------

    def infected(self, g: State, p: Seat) -> None:
        """R-16.4, R-16.5: a Larva; with one already there the character dies and a Creeper appears."""
        if p.larva:
            birth(g, p)
        else:
            p.larva = True
            g.emit(LarvaOnBoard(seat=p.index))

    def infection_kills(self, p: Seat) -> bool:
        """R-16.5: a second infection, with a Larva already on the board."""
        return p.larva

    def remove_parasite(self, g: State, p: Seat) -> None:
        if p.larva:
            p.larva = False
            g.emit(LarvaRemoved(seat=p.index))

    def carries_parasite(self, p: Seat) -> bool:
        return p.larva

    def final_check(self, g: State, p: Seat) -> dict[str, Any]:
        """R-20.8, K-28: an infected card or a Larva leads to the draw of four; Contamination among them kills."""
        larva = p.larva and g.rules.options.larva_final_check
        sick = infected_among_all(g, p)
        if not larva and not sick:
            return {"passed": True, "infected": 0, "larva": p.larva, "drawn": None}
        drawn = draw_four(g, p)
        return {"passed": drawn == 0, "infected": sick, "larva": p.larva, "drawn": drawn}

    # -- study ------------------------------------------------------------------------------------

    def study_slots(self, g: State, p: Seat) -> list[str]:
        """R-17.28: a Corpse, Egg or Carcass in the Room, floor or hands; not revealed yet."""
        things = objects_in(g, p.room)
        return [
            slot for slot, _, revealed in g.weaknesses
            if not revealed and any(STUDIED_WITH[slot](t) for t in things)
        ]  # fmt: skip


def birth(g: State, p: Seat) -> None:
    """R-16.5, R-16.7: death, and a Creeper beside the Corpse that makes no Surprise Attack."""
    room = p.room
    die(g, p, "larva")
    if room and take_miniature(g, "creeper"):
        place(g, "creeper", room)


def lose_larva_miniature(g: State) -> None:
    """K-21: back to the supply, or out of the game."""
    if g.rules.options.dead_larva_egg == "removed":
        g.lost_miniatures["larva"] = g.lost_miniatures.get("larva", 0) + 1


@step
def infest(g: State, id: int, seat: int) -> None:
    """R-13.7, R-13.8, R-12.13: onto the board, 1 Contamination card; a second larva leaves only the card."""
    f = figure(g, id)
    p = g.seats[seat]
    if f is None:
        return
    g.figures.remove(f)
    g.emit(Infested(seat=seat, figure=id))
    if p.larva:
        lose_larva_miniature(g)
    settle_larva(g, p)


def settle_larva(g: State, p: Seat) -> None:
    """A Larva if none is there yet, and 1 Contamination card in any case (K-18, K-25)."""
    if not p.larva:
        p.larva = True
        g.emit(LarvaOnBoard(seat=p.index))
    contaminate(g, p)
