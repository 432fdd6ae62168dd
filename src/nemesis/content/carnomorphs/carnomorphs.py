"""The Carnomorphs: they mutate the crew, adapt, and feed (C-1 to C-12)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from ...engine.events import Card, Event
from ...engine.hooks import Modifier
from ...engine.machine import step
from ...rules import pieces
from ...rules.bag import add_token
from ...rules.components import AttackCopy, IntruderToken
from ...rules.contamination import contaminate
from ...rules.doors import destroy_door
from ...rules.encounter import Encounter, begin_encounter, miniatures_left, place, take_miniature
from ...rules.ending import draw_four, infected_among_all
from ...rules.injury import leave_carcass, withdraw
from ...rules.intruder_movement import arrive
from ...rules.markers import noise_everywhere
from ...rules.reactions import AttackIgnored
from ...rules.rounds import everyone_rolls_noise
from ...rules.ship import (
    explored_slot_of,
    fights,
    figure,
    fold,
    in_order,
    is_corpse,
    objects_in,
)
from ...rules.species import TOUGHNESS, Species
from ...rules.state import ABOARD
from ...rules.telling import IntruderKind, SeatNumber, ThingId
from .attacks import ATTACK_CONTAMINATION
from .figures import BLUE, FIGURE_OF, RED, SLOT_OF
from .mutation import MOST_MARKERS, card_of, gain_marker, gain_mutation, lose_mutation, marker_kills, markers

if TYPE_CHECKING:
    from ...rules.state import Figure, Seat, State


# -- events ------------------------------------------------------------------------------------------


class Adaptation(Event, term="adaptation", shows=Card()):
    """A new adaptation applies."""

    kind: IntruderKind
    card: ThingId


class AdaptationDiscarded(
    Event,
    term="adaptation",
    motion=pieces.rows("weaknesses", column=1, matching="card", changes={2: True})
    + pieces.remove("lasting", value=pieces.field("card")),
):
    """An adaptation no longer applies."""

    seat: SeatNumber
    card: ThingId


class Gorged(Event, term="mutation", sound="skitter", harms="seat", motion=pieces.figure_gone()):
    """The Metagorger attacks and is gone."""

    seat: SeatNumber
    figure: int


STUDIED_WITH = {"corpse": is_corpse, "egg": "egg".__eq__, "carcass": "carcass".__eq__}

RAMS_DOORS: Modifier[bool, Figure] = Modifier(
    "rams_doors", "rams, figure", "Whether a Carnomorph breaks through closed Doors."
)
IGNORES_ARROWS: Modifier[bool, Figure] = Modifier(
    "ignores_arrows", "ignores, figure", "Whether a Retreat arrow does not drive a Carnomorph off."
)


class Carnomorphs(Species):
    """C-1.7: no Intruder player; C-12.4: all other modes; what the dead wore stays for the AutoDoc in co-op."""

    id = "carnomorphs"
    boards = ("standard",)
    adapts = True
    """C-6.1: adaptations in place of Weaknesses; they are in force until they are discarded."""
    eggs_at_start = 8
    """C-1.2: all Eggs lie on the board."""
    weakness_states: ClassVar = {"hidden": (False, False), "revealed": (False, True), "discarded": (True, False)}
    """C-6.2, C-6.3: an adaptation is in force from the first of its type until it is studied."""
    private_ext = ("mutation",)

    # -- set-up -----------------------------------------------------------------------------------

    def fill_bag(self, g: State) -> None:
        """C-1.4, C-1.6: and every board is ready for Mutation markers."""
        g.pool = list(g.rules.intruder_tokens)
        for kind, n in {"blank": 1, BLUE: 2, RED: 2 + len(g.seats)}.items():
            for _ in range(n):
                add_token(g, kind, logged=False)
        for p in g.seats:
            p.ext.update(mutation=None, mutation_shown=False, markers=0)

    # -- figures ----------------------------------------------------------------------------------

    def tokens_of(self, kind: str) -> tuple[str, ...]:
        return (RED, BLUE) if kind == "metagorger" else (kind,)

    def placed(self, g: State, f: Figure) -> None:
        """C-6.2, C-6.4: the first of its type flips the adaptation it stood on."""
        slot = SLOT_OF[g.rules.options.adaptation_slots].get(f.kind)
        for s, card, studied in g.weaknesses:
            if s == slot and not studied and card not in g.lasting:
                g.lasting.append(card)
                g.info += 1
                g.emit(Adaptation(kind=f.kind, card=card))

    def stopped_by_door(self, g: State, f: Figure) -> bool:
        return not fold(g, RAMS_DOORS, False, f)

    def passes_closed_door(self, g: State, f: Figure, corridor: int) -> None:
        """Battering: the Door breaks and the move goes on."""
        destroy_door(g, corridor)

    def into_technical_corridors(self, g: State, f: Figure) -> None:
        """C-7.1: the Butcher never leaves that way."""
        if f.kind != "butcher":
            withdraw(g, f)

    def token_back(self, g: State, kind: str) -> None:
        """C-7.2: Metagorgers return as red tokens, as blue ones only if no red is left."""
        if kind == "metagorger":
            add_metagorger(g)
        else:
            add_token(g, kind)

    # -- Encounter --------------------------------------------------------------------------------

    def meet(self, g: State, room: int, trigger: Seat | None, token: IntruderToken) -> None:
        """C-8.1 to C-8.4: the figure of the token appears and may surprise; the blank makes noise everywhere."""
        kind = FIGURE_OF.get(token.kind, token.kind)
        if token.number is None:
            noise_everywhere(g, room)
            if not g.bag:
                add_metagorger(g)
            g.bag.append(token.id)
        elif not take_miniature(g, kind):
            noise_everywhere(g, room)
            g.bag.append(token.id)
        else:
            g.pool.append(token.id)
            if trigger is not None:
                g.push("surprise_check", trigger.index, g.next_figure, token.number)
            place(g, kind, room)

    # -- attack -----------------------------------------------------------------------------------

    def attack(self, g: State, f: Figure, p: Seat, occasion: str) -> None:
        """C-9.1, C-9.2, C-9.4: a Metagorger draws no card; nobody attacks one who smells like kin."""
        if p.ext.get("kin_scent") == g.round:
            g.emit(AttackIgnored(seat=p.index, kind=f.kind))
        elif f.kind == "metagorger":
            effect = ("gorge", (f.id, p.index))
            g.push("may_ignore_attack", p.index, occasion == "surprise", f.kind, effect, None)
        else:
            g.push("attack_with_card", f.id, p.index, occasion)

    # -- injuries ---------------------------------------------------------------------------------

    def blood(self, copy: AttackCopy, f: Figure) -> int | None:
        """C-10.1: one number for Metagorgers, one for the others."""
        pair: Any = copy.blood
        number: int | None = pair[0 if f.kind == "metagorger" else 1]
        return number

    def judge(self, g: State, f: Figure, blood: Sequence[int | None], injuries: int) -> str:
        """C-10.1: one card for every type; not above the Injuries kills."""
        number = blood[0] if blood else None
        if number is None:
            return "lives" if fold(g, IGNORES_ARROWS, False, f) else "retreated"
        return "killed" if fold(g, TOUGHNESS, number, f) <= injuries else "lives"

    def killed(self, g: State, f: Figure, by: int | None) -> None:
        """C-10.2 to C-10.6: what crawls out of the dead."""
        if f.kind != "butcher":
            leave_carcass(g, f.room)
        else:
            g.queen_killed = True
            for zone in (g.bag, g.pool):
                if "ca_tok_butch" in zone:
                    zone.remove("ca_tok_butch")
                    g.removed.append("ca_tok_butch")
        for _ in range({"fleshbeast": 1, "butcher": 2}.get(f.kind, 0)):
            if miniatures_left(g, "shambler") > 0:
                place(g, "shambler", f.room)

    def queen_aboard(self, kinds: Iterable[str]) -> bool:
        """C-12.2: the Butcher is their Queen."""
        return "butcher" in kinds

    # -- bag --------------------------------------------------------------------------------------

    def develop_bag(self, g: State, token: IntruderToken) -> None:
        """C-11.8: what each token of the bag does."""
        if token.kind == BLUE:
            g.push("blue_token_done", token.id)
            everyone_rolls_noise(g)
        elif token.kind == "butcher":
            g.pool.append(token.id)
            butcher_comes(g, token.number or 0)
        else:
            g.bag.append(token.id)
            if token.kind == RED:
                swarm(g)
                return
            if token.kind == "blank":
                idle = [f for f in g.figures if f.kind == "shambler" and not fights(g, f)]
                for f in idle:
                    withdraw(g, f)
                add_metagorger(g)
            everyone_rolls_noise(g)

    # -- contamination ----------------------------------------------------------------------------

    def infected(self, g: State, p: Seat) -> None:
        """C-5.1: a marker instead of a Larva."""
        gain_marker(g, p)

    def infection_kills(self, p: Seat) -> bool:
        return marker_kills(p)

    def remove_parasite(self, g: State, p: Seat) -> None:
        """C-2.3, C-5.2: the Mutation card goes, its markers stay."""
        lose_mutation(g, p)

    def carries_parasite(self, p: Seat) -> bool:
        return card_of(p) is not None

    def final_check(self, g: State, p: Seat) -> dict[str, Any]:
        """C-12.1: four cards, a marker for each Contamination card; more than three kill."""
        sick = infected_among_all(g, p)
        if card_of(p) is None and not sick:
            return {"passed": True, "infected": 0, "markers": markers(p), "drawn": None}
        drawn = draw_four(g, p)
        total = markers(p) + drawn
        return {"passed": total <= MOST_MARKERS, "infected": sick, "markers": total, "drawn": drawn}

    # -- study ------------------------------------------------------------------------------------

    def study_slots(self, g: State, p: Seat) -> list[str]:
        """C-6.3: only an adaptation that is revealed and not yet discarded."""
        things = objects_in(g, p.room)
        return [
            slot for slot, card, studied in g.weaknesses
            if not studied and card in g.lasting and any(STUDIED_WITH[slot](t) for t in things)
        ]  # fmt: skip

    def study(self, g: State, p: Seat, slot: str) -> None:
        for i, (s, card, _) in enumerate(g.weaknesses):
            if s == slot:
                g.weaknesses[i] = (s, card, True)
                g.lasting.remove(card)
                g.emit(AdaptationDiscarded(seat=p.index, card=card))


def add_metagorger(g: State) -> None:
    """C-7.2: a red token first, a blue one only if no red is left."""
    if not add_token(g, RED):
        add_token(g, BLUE)


@step
def gorge(g: State, id: int, seat: int) -> None:
    """C-9.2, C-9.3: mutation, Contamination, a Light Wound, a Shambler token; the Metagorger is gone."""
    f = figure(g, id)
    p = g.seats[seat]
    if f is None:
        return
    g.figures.remove(f)
    g.emit(Gorged(seat=seat, figure=id))
    add_token(g, "shambler")
    contaminate(g, p, fold(g, ATTACK_CONTAMINATION, 1, f))
    g.push("light_wound", seat)
    gain_mutation(g, p)


@step
def blue_token_done(g: State, token: str) -> None:
    """C-11.8: the blue token goes to the supply, then a Metagorger token is added, red first."""
    g.pool.append(token)
    add_metagorger(g)


def food_rooms(g: State) -> list[int]:
    """C-13.3: Rooms with a Heavy Object, lying or carried; the explored Nest counts while it has Eggs."""
    nest = explored_slot_of(g, "nest")
    return [
        r for r in range(1, len(g.tiles)) if objects_in(g, r) or (r == nest and g.eggs and not g.nest_destroyed)
    ]  # fmt: skip


def swarm(g: State) -> None:
    """C-11.8, red token: one Metagorger in every Room with a Metagorger or food, and in the explored Nest."""
    nest = explored_slot_of(g, "nest")
    rooms = {f.room for f in g.figures if f.kind == "metagorger"} | set(food_rooms(g))
    if nest and not g.nest_destroyed:
        rooms.add(nest)
    for room in sorted(rooms):
        if miniatures_left(g, "metagorger") > 0:
            place(g, "metagorger", room)


def butcher_comes(g: State, number: int) -> None:
    """C-11.8: to a character with Slime, else to the First Player's Room; then an Encounter there."""
    standing = [p for p in in_order(g) if p.status == ABOARD]
    slimed = sorted((p for p in standing if p.slime), key=lambda p: (len(p.hand), p.number))
    if not standing:
        return
    trigger = slimed[0] if slimed else standing[0]
    butcher = next((f for f in g.figures if f.kind == "butcher"), None)
    if butcher is not None and fights(g, butcher):
        return
    begin_encounter(g, trigger.room)
    g.emit(Encounter(seat=trigger.index, room=trigger.room, kind="butcher"))
    g.push("surprise_check", trigger.index, butcher.id if butcher else g.next_figure, number)
    if butcher is None:
        place(g, "butcher", trigger.room)
    else:
        arrive(g, butcher, trigger.room)
