"""The Void Seeders: madness, panic, lairs, and things that walk through doors (V-1 to V-10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from ...engine.events import Event
from ...engine.hooks import Modifier
from ...engine.machine import Asking, asks, step
from ...engine.questions import Question
from ...rules import pieces
from ...rules.bag import add_token, draw_token
from ...rules.components import IntruderToken, Refusal
from ...rules.contamination import all_of, contaminate, in_hand, scan_hand
from ...rules.encounter import miniatures_left, place, take_miniature
from ...rules.ending import draw_four
from ...rules.injury import kill, leave_carcass, withdraw
from ...rules.markers import noise_everywhere
from ...rules.movement import EXPLORATION
from ...rules.rounds import BagToken, everyone_rolls_noise
from ...rules.ship import characters_in, fights, figures_in, fold, objects_in
from ...rules.species import Species
from ...rules.state import ABOARD, CLOSED, Figure
from .figures import NEXT_LOWER, SEEDERS, SPAWN_LETTERS, TOKEN_COLOUR
from .insanity import HIGHEST, calm, calm_to_three, can_calm, level, set_level

if TYPE_CHECKING:
    from ...rules.state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class LairDestroyed(Event, term="lair", sound="crash", motion=pieces.ext(lairs_destroyed=pieces.field("lairs"))):
    """How many Lairs are destroyed."""

    lairs: int


CARDS_FOR_CHECK = {"lurker": 2, "whisperer": 1, "stalker": 2, "despoiler": 1, "lair": 2}
LAIRS = 3
MAD_ENOUGH = 3

BOUND_TO_DOORS: Modifier[bool] = Modifier("bound_to_doors", "bound", "Whether closed Doors stop Void Seeders.")
BLOOD_NUMBER: Modifier[int, Figure] = Modifier(
    "blood_number", "number, figure", "A blood number of the injury check of a Void Seeder."
)
LAIRS_ROOTED: Modifier[bool] = Modifier(
    "lairs_rooted", "weak", "Whether the lower blood number is enough to destroy a Lair."
)

REST_OR_SCAN = Question(
    "rest_or_scan",
    "calm",
    "scan",
    "both",
    "neither",
    rule="V-9",
    doc="A rest: less Insanity, a scan of the hand, both or neither.",
)


class VoidSeeders(Species):
    """V-1.8: no Intruder player; V-10.2: all other modes, the level stays through death and revival in co-op."""

    id = "void_seeders"
    boards = ("standard",)
    slime = False
    """V-2.5, V-9.4: nobody is ever slimed, so Clothes only dress."""
    rest_scans = False
    no_rest = Refusal("no_rest_needed", "V-9")
    weakness_slots = ("insanity", "egg", "carcass")
    """V-1.4: Insanity in the place of the Corpse."""

    # -- set-up -----------------------------------------------------------------------------------

    def fill_bag(self, g: State) -> None:
        """V-1.5, V-1.6: the blank, two Seeder tokens and one per player, and the crew's Insanity tokens."""
        mine = {f"insanity_{colour_of(g, p)}" for p in g.seats}
        for id in g.rules.intruder_tokens:
            kind = g.rules.types[id].kind
            if kind == "blank" or kind in mine:
                g.bag.append(id)
            elif kind == "seeder":
                g.pool.append(id)
            else:
                g.removed.append(id)
        for _ in range(2 + len(g.seats)):
            add_token(g, "seeder", logged=False)
        for p in g.seats:
            p.ext["insanity"] = 1
        g.ext["lairs_destroyed"] = 0

    # -- figures ----------------------------------------------------------------------------------

    def tokens_of(self, kind: str) -> tuple[str, ...]:
        """V-4: any Seeder token; a Lair comes from an Exploration token."""
        return ("seeder",) if kind in SEEDERS else ()

    def sort_of_token(self, kind: str) -> str:
        """V-4.0: Insanity tokens of any colour are told alike."""
        return "insanity" if kind.startswith("insanity_") else kind

    def counts_as_first_encounter(self, kind: str) -> bool:
        """V-4.3: a Lair is no First Encounter."""
        return kind != "lair"

    def moves(self, f: Figure) -> bool:
        """V-6.4, V-9.7: Lairs never move, nothing drives them off."""
        return f.kind != "lair"

    def attacks(self, f: Figure) -> bool:
        """V-5.2, V-5.3, V-6.8: Lairs never attack, the others largest first."""
        return f.kind != "lair"

    def stopped_by_door(self, g: State, f: Figure) -> bool:
        """V-7.3: closed Doors are as good as open, and stay whole."""
        return fold(g, BOUND_TO_DOORS, False)

    def token_back(self, g: State, kind: str) -> None:
        """V-7.2, V-7.4: any Seeder token."""
        if kind != "lair":
            add_token(g, "seeder")

    def injuries_taken(self, f: Figure, injuries: int) -> int:
        """The Despoiler is never injured (V-7.1)."""
        return 0 if f.kind == "despoiler" else injuries

    # -- Encounter --------------------------------------------------------------------------------

    def meet(self, g: State, room: int, trigger: Seat | None, token: IntruderToken) -> None:
        """V-4.0, V-4.2, V-4.4: a Seeder by the level of who caused it; an Insanity token brings Panic."""
        actor = trigger if trigger is not None else g.seats[g.turn if g.turn >= 0 else g.first_player]
        if token.number is not None:
            kind = available(g, spawned_at(g, level(actor)))
            if kind is not None:
                g.pool.append(token.id)
                if trigger is not None:
                    g.push("surprise_check", trigger.index, g.next_figure, token.number)
                place(g, kind, room)
                return
        noise_everywhere(g, room)
        if self.sort_of_token(token.kind) == "insanity":
            panic_then_return(g, actor, token)
        else:
            g.bag.append(token.id)

    # -- attack -----------------------------------------------------------------------------------

    def attack(self, g: State, f: Figure, p: Seat, occasion: str) -> None:
        """V-5.1: a Surprise Attack is a Contamination card and a Panic card."""
        if occasion == "surprise":
            g.push("may_ignore_attack", p.index, True, f.kind, ("dread", (p.index,)), None)
        else:
            g.push("attack_with_card", f.id, p.index, occasion)

    # -- injuries ---------------------------------------------------------------------------------

    def check_cards(self, f: Figure) -> int:
        return CARDS_FOR_CHECK[f.kind]

    def judge(self, g: State, f: Figure, blood: Sequence[int | None], injuries: int) -> str:
        """V-6.6, V-7.1, V-7.5: by type the lower, only or higher number; an arrow drives off, but saves a Lair."""
        if None in blood:
            return "lives" if f.kind == "lair" else "retreated"
        numbers = [fold(g, BLOOD_NUMBER, n, f) for n in blood if n is not None]
        if f.kind == "despoiler" or not numbers:
            return "lives"
        lower = f.kind == "lurker" or (f.kind == "lair" and fold(g, LAIRS_ROOTED, False))
        return "killed" if (min(numbers) if lower else max(numbers)) <= injuries else "lives"

    def killed(self, g: State, f: Figure, by: int | None) -> None:
        """V-6.7, V-7.2: a Seeder leaves a token, a Lair a Carcass; with the third Lair the Despoiler ends."""
        if f.kind != "lair":
            if not (f.kind == "despoiler" and g.queen_killed):
                add_token(g, "seeder")
            return
        leave_carcass(g, f.room)
        g.ext["lairs_destroyed"] += 1
        g.emit(LairDestroyed(lairs=g.ext["lairs_destroyed"]))
        if g.ext["lairs_destroyed"] == LAIRS:
            g.queen_killed = True
            for despoiler in [d for d in g.figures if d.kind == "despoiler"]:
                kill(g, despoiler, by)

    def airlocked(self, g: State, f: Figure) -> None:
        """V-7.6: only the Despoiler stays."""
        if f.kind != "despoiler":
            kill(g, f)

    def queen_aboard(self, kinds: Iterable[str]) -> bool:
        """V-7.6: the end of the ship is the end of all Lairs."""
        return True

    # -- bag --------------------------------------------------------------------------------------

    def develop_bag(self, g: State, token: IntruderToken) -> None:
        """V-8.2: a blank adds a token, a Seeder makes all roll for Noise, Insanity makes its Character panic."""
        if token.kind == "blank":
            g.bag.append(token.id)
            add_token(g, "seeder")
        elif token.kind == "seeder":
            g.bag.append(token.id)
            everyone_rolls_noise(g)
        else:
            victim = next((p for p in g.seats if f"insanity_{colour_of(g, p)}" == token.kind), None)
            if victim is None or victim.status != ABOARD:
                g.removed.append(token.id)
                again = draw_token(g)
                g.emit(BagToken(kind=again.kind))
                self.develop_bag(g, again)
            else:
                panic_then_return(g, victim, token)

    # -- contamination ----------------------------------------------------------------------------

    def infected(self, g: State, p: Seat) -> None:
        """V-2.4, V-9.8: an infected card sets Insanity to 5."""
        set_level(g, p, HIGHEST)

    def remove_parasite(self, g: State, p: Seat) -> None:
        """V-2.3, V-9.2, V-9.3: Insanity falls to 3."""
        calm_to_three(g, p)

    def final_check(self, g: State, p: Seat) -> dict[str, Any]:
        """V-10.0: one level for each Contamination card; at 5 the draw of four."""
        reached = min(HIGHEST, level(p) + len(all_of(g, p)))
        if level(p) < HIGHEST:
            set_level(g, p, reached)
        if reached < HIGHEST:
            return {"passed": True, "level": reached, "drawn": None}
        drawn = draw_four(g, p)
        return {"passed": drawn == 0, "level": reached, "drawn": drawn}

    def soothed_by_rest(self, g: State, p: Seat) -> bool:
        return can_calm(g, p)

    def rest(self, g: State, p: Seat) -> None:
        """V-9.1: lower the level, scan the hand, or both."""
        g.push("rest_or_scan", p.index, False)

    def after_care(self, g: State, p: Seat, optional: bool) -> None:
        """Canteen, Shower: the same, which may be declined if they have already done something (R-5.18)."""
        g.push("rest_or_scan", p.index, optional)

    # -- study ------------------------------------------------------------------------------------

    def study_slots(self, g: State, p: Seat) -> list[str]:
        """V-9.5: Insanity is studied on a living character at level 3 or more."""
        things = objects_in(g, p.room)
        present = {"egg": "egg" in things, "carcass": "carcass" in things}
        present["insanity"] = any(level(q) >= MAD_ENOUGH for q in characters_in(g, p.room))
        return [slot for slot, _, revealed in g.weaknesses if not revealed and present[slot]]


def spawned_at(g: State, insanity: int) -> str:
    """V-11.3: what an Encounter brings at this level."""
    return SPAWN_LETTERS[g.rules.options.insanity_spawn[insanity - 1]]


def colour_of(g: State, p: Seat) -> str:
    colour: str = g.rules.characters[p.character].colour
    return TOKEN_COLOUR.get(colour, colour)


def available(g: State, kind: str) -> str | None:
    """V-4.1: this type or the next lower one with a miniature; Lurkers make room as in R-11.7."""
    while True:
        if kind == "lurker":
            return kind if take_miniature(g, kind) else None
        if miniatures_left(g, kind) > 0 and not (kind == "despoiler" and g.queen_killed):
            return kind
        kind = NEXT_LOWER[kind]


def panic_then_return(g: State, p: Seat, token: IntruderToken) -> None:
    """V-4.0, V-8.2: an Insanity token is out of the bag while its Panic card is resolved."""
    g.push_in_order([("panic", (p.index,)), ("token_returns", (token.id,))])


@step
def token_returns(g: State, id: str) -> None:
    g.bag.append(id)


@step
def dread(g: State, seat: int) -> None:
    """V-5.1: a Surprise Attack is a Contamination card and a Panic card."""
    contaminate(g, g.seats[seat])
    g.push("panic", seat)


@asks
def rest_or_scan(g: State, seat: int, optional: bool) -> Asking:
    """V-9.1: the reduction first, then the scan; an infected card still sends the level to 5."""
    p = g.seats[seat]
    options = []
    if can_calm(g, p):
        options.append("calm")
    if in_hand(g, p):
        options.append("scan")
    if len(options) == 2:
        options.append("both")
    if optional:
        options.append("neither")
    if not options:
        return
    answer = yield REST_OR_SCAN.ask(seat, options)
    if answer in ("calm", "both"):
        calm(g, p)
    if answer in ("scan", "both"):
        scan_hand(g, p)


# -- Lairs ----------------------------------------------------------------------------------------------


def explore_lair(g: State, p: Seat, room: int, corridor: int, heed_noise: bool) -> None:
    """V-6.1, V-6.2: a figure like any other: characters there are in Combat."""
    if miniatures_left(g, "lair") > 0:
        place(g, "lair", room)


EXPLORATION["lair"] = explore_lair


@step
def lair_noise(g: State, seat: int) -> None:
    """V-6.3: at the end of each own turn beside a Lair, even in Combat."""
    p = g.seats[seat]
    if p.status == ABOARD and any(f.kind == "lair" for f in figures_in(g, p.room)):
        g.push("noise_roll", seat, True)


@step
def void_lurking(g: State) -> None:
    """V-8.1: Seeders far from everybody fade into Noise."""
    g.phase = "lurking"
    rooms = sorted({f.room for f in g.figures if f.kind in SEEDERS and not fights(g, f) and nobody_near(g, f)})
    for room in rooms:
        noise_everywhere(g, room)
        for f in [f for f in figures_in(g, room) if f.kind in SEEDERS]:
            withdraw(g, f)


def nobody_near(g: State, f: Figure) -> bool:
    through_doors = not g.rules.species.stopped_by_door(g, f)
    return not any(
        characters_in(g, room)
        for corridor, room in g.rules.board.links[f.room]
        if through_doors or g.doors[corridor] != CLOSED
    )
