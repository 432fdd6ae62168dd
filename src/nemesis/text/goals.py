"""What a seat has to do to survive and to win, condition by condition, and how far it is as it knows itself.

Its Quest Items come after that: nobody wins by them alone, but somebody who forgets them has less to win with.

Everything is worked out from a `Standing` and the ship, and so from the view alone. How a condition is judged is told
by the box whose word it is (`BoxTexts.conditions`); a mode of a box may want something else altogether
(`BoxTexts.aims`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from ..rules.components import Goal
from ..rules.state import ABOARD, DEAD, HIBERNATING, LAUNCHED
from ..view.standing import OfSeat, SeatStanding, ShipStanding, Standing, hands_of_all, ship_standing, standing

if TYPE_CHECKING:
    from ..view.types import View
    from .names import Names

MET, OPEN, UNKNOWN, LOST = "met", "open", "unknown", "lost"
"""As things stand: it holds; not yet; this seat cannot know; not any more."""
EARTH = "earth"
ENGINES = 3


Knowing: TypeAlias = "tuple[tuple[str, dict[str, Any]], ...]"


class Found(NamedTuple):
    """What a look at one condition finds."""

    state: str
    rooms: tuple[int, ...] = ()
    """Where something can be done about it, as far as known."""
    known: Knowing = ()
    """What the seat knows of it: messages `client-goal_knows_<name>`, and what they are given."""
    args: Mapping[str, Any] = MappingProxyType({})
    """What the message of the condition is given besides its state; a seat as `who`, Rooms of which one will do as
    `tiles`, Items of which one will do as `things`."""


class Judge(NamedTuple):
    """(outlook, seat, what the condition is about) -> what is found; None: this table does not ask for it."""

    look: Callable[[Outlook, int, str], Found | None]
    term: str
    """Of the glossary."""


class Aim(NamedTuple):
    """Something to be reached: by one of these seats."""

    id: str
    goal: Goal
    seats: tuple[int, ...]
    component: str = ""
    """The card, where it is one; without one its title is the message `client-goal_<id>`."""
    quest: bool = False
    """A Quest Item to be activated."""


class ConditionState(NamedTuple):
    id: str
    state: str
    text: str
    known: tuple[str, ...]
    term: str
    rooms: tuple[int, ...]


class GoalState(NamedTuple):
    """All of `needs`, and all of one of the `ways`."""

    id: str
    title: str
    component: str
    state: str
    needs: tuple[ConditionState, ...]
    ways: tuple[tuple[ConditionState, ...], ...]
    quest: bool


Aims: TypeAlias = "Callable[[Outlook], list[Aim]]"


class Outlook:
    """What one seat makes of its standing."""

    def __init__(self, rules: Any, now: Standing, ship: ShipStanding, hands: list[list[str]]) -> None:
        self.rules = rules
        self.now = now
        self.seat = now.seat
        self.seats = now.seats
        self._ship = ship
        self._looked_up: set[str] = set()
        """Tiles that somebody asked for."""
        self._all_looked_at = False
        """Somebody looked at the whole ship."""
        self._hands = hands
        self._hands_looked_at: set[int] = set()

    @property
    def me(self) -> SeatStanding:
        return self.seats[self.seat]

    @property
    def over(self) -> bool:
        return self.now.result is not None

    def settled(self, holds: bool, otherwise: str = OPEN, **found: Any) -> Found:
        """Once the game is over, what does not hold is lost."""
        return Found(MET if holds else LOST if self.over else otherwise, **found)

    @cached_property
    def survivors(self) -> frozenset[int]:
        """Of a game that is over; before, those who may still be."""
        if self.now.result is not None:
            return frozenset(fate["seat"] for fate in self.now.result["seats"] if fate["survived"])
        return frozenset(seat for seat, p in enumerate(self.seats) if p.status != DEAD)

    def hands(self, seat: int) -> list[str]:
        """What a seat has in its hands."""
        self._hands_looked_at.add(seat)
        return self._hands[seat]

    def still_holds(self, ship: ShipStanding, hands: list[list[str]]) -> bool:
        """Is everything that was looked at the same with this ship and these hands? Then they are those of this
        outlook from now on."""
        if any(hands[seat] != self._hands[seat] for seat in self._hands_looked_at) or not self._is_ship(ship):
            return False
        self._ship, self._hands = ship, hands
        return True

    # -- the ship -------------------------------------------------------------------------------------

    @property
    def ship(self) -> ShipStanding:
        """All of it; `at` asks for less."""
        self._all_looked_at = True
        return self._ship

    def _is_ship(self, ship: ShipStanding) -> bool:
        """As far as it was looked up."""
        if ship is self._ship:
            return True
        if self._all_looked_at:
            return ship == self._ship
        changed = set(ship.tiles) ^ set(self._ship.tiles)
        return not any(tile in self._looked_up for _, tile in changed)

    def at(self, *tiles: str) -> tuple[int, ...]:
        """Rooms with one of these tiles, as far as known."""
        self._looked_up.update(tiles)
        return tuple(sorted({slot for tile in tiles for slot in self._slots.get(tile, ())}))

    @cached_property
    def _slots(self) -> dict[str, list[int]]:
        """Where each tile lies."""
        peeked = [(entry[1], entry[2]) for entry in self.now.knowledge if entry[0] == "tile"]
        found: dict[str, list[int]] = {}
        for slot, tile in (*self._ship.tiles, *peeked):
            found.setdefault(tile, []).append(slot)
        return found

    def lying(self, is_it: Callable[[str], bool]) -> tuple[int, ...]:
        return tuple(dict.fromkeys(room for room, thing in self.now.floor if is_it(thing)))

    def knows(self, kind: str, subject: Any) -> tuple[Any, int] | None:
        """(what, since which round)"""
        found = [(entry[2], entry[3]) for entry in self.now.knowledge if entry[:2] == (kind, subject)]
        return found[-1] if found else None

    @cached_property
    def engines(self) -> list[tuple[str, int]]:
        """(state, seen in which round) of each Engine; `unknown` and 0 for those never seen."""
        return [self.knows("engine", engine) or (UNKNOWN, 0) for engine in range(ENGINES)]

    def enough_engines(self, state: str) -> str:
        """Whether at least two of three Engines are `working`, or `damaged`."""
        known = [seen for seen, _ in self.engines]
        if known.count(state) >= 2:
            return MET
        return UNKNOWN if ENGINES - known.count(UNKNOWN) - known.count(state) < 2 else OPEN

    @property
    def known_engines(self) -> Knowing:
        return tuple(
            ("engine", {"engine": number, "seen": seen, "round": when})
            for number, (seen, when) in enumerate(self.engines, 1)
        )

    @cached_property
    def leads_to(self) -> str | None:
        """Where the course leads; None while the Coordinates are unknown."""
        card = self.knows("coordinates", 0)
        return None if card is None else str(self.rules.types[card[0]].places[self.now.destination])

    def heads_for(self, places: Iterable[str]) -> str:
        return UNKNOWN if self.leads_to is None else MET if self.leads_to in places else OPEN

    @property
    def known_course(self) -> Knowing:
        seen = self.knows("coordinates", 0)
        args = {"letter": self.now.destination, "place": self.leads_to or UNKNOWN, "round": seen[1] if seen else 0}
        locked = any(p.status == HIBERNATING for p in self.seats)
        return (("course", args), *((("course_locked", {}),) if locked else ()))

    def reaches(self, *places: str) -> Found:
        """The ship arrives at one of these, its Engines holding out (R-20.6, R-20.7)."""
        rooms = (*self.at("cockpit"), *self.at("engine_1", "engine_2", "engine_3"))
        if self.now.result is not None:
            return self.settled(self.now.result["place"] in places)
        known = (*self.known_course, *self.known_engines)
        return Found(all_of([self.heads_for(places), self.enough_engines("working")]), rooms, known)


def all_of(states: Sequence[str]) -> str:
    for state in (LOST, OPEN, UNKNOWN):
        if state in states:
            return state
    return MET


def any_of(states: Sequence[str]) -> str:
    for state in (MET, UNKNOWN, OPEN):
        if state in states:
            return state
    return LOST


# -- what is aimed at -----------------------------------------------------------------------------------


def usual_aims(o: Outlook) -> list[Aim]:
    """R-20: to survive, and one's own Objectives; R-22.3: those of everybody; R-23.9: that nobody wins."""
    everybody = tuple(range(len(o.seats)))
    if o.me.intruder:
        return [Aim("intruder_player", Goal(tuple(f"fails:{s}" for s in everybody if s != o.seat)), (o.seat,))]
    if o.rules.mode.objectives_are_public:
        cards = [card for p in o.seats for card in p.objectives]
        asking = sum(1 for card in cards if o.rules.objectives[card].signal)
        crew = Goal(("somebody", *((f"signals:{asking}",) if asking else ())))
        return [survival(o), Aim("crew", crew, (o.seat,)), *of_cards(o, cards, everybody)]
    return [survival(o), *of_cards(o, o.me.objectives, (o.seat,))]


def of_cards(o: Outlook, cards: Iterable[str], seats: tuple[int, ...]) -> list[Aim]:
    return [Aim(card, o.rules.objectives[card].goal, seats, card) for card in cards]


def survival(o: Outlook, asleep: tuple[str, ...] = (), ways: tuple[tuple[str, ...], ...] = ()) -> Aim:
    """R-18, R-20.5 to R-20.8. `asleep`: what else those in hibernation need; `ways`: others than those two."""
    if o.me.status == DEAD:
        return Aim("survive", Goal(("alive",)), (o.seat,))
    sleep = ("hibernation", "engines", "safe_course", *(("no_blast",) if o.now.self_destruct >= 0 else ()), *asleep)
    pod = ("pod",)
    chosen = {HIBERNATING: (sleep,), LAUNCHED: (pod,)}.get(o.me.status, ways or (sleep, pod))
    return Aim("survive", Goal(("healthy",), chosen), (o.seat,))


def quest_aims(o: Outlook, own_conditions: Mapping[str, tuple[str, ...]]) -> list[Aim]:
    """R-15.24: the Quest Items of one's character, for as long as something can be done about them.

    A-3.4: of secret ones nobody is reminded once one of them is chosen.
    """
    if o.over or o.me.status != ABOARD or o.me.intruder:
        return []
    printed = {id: o.rules.types[id] for id in o.rules.characters[o.me.character].quests}
    return [
        Aim(id, activation(item, own_conditions) if id in o.now.quests else Goal(()), (o.seat,), id, quest=True)
        for id, item in printed.items()
        if id in o.now.quests or not item.secret
    ]


def activation(quest: Any, own_conditions: Mapping[str, tuple[str, ...]]) -> Goal:
    """R-15.24: be in one of its Rooms or give up one of its Items, unless the card says something else."""
    if quest.id in own_conditions:
        return Goal(own_conditions[quest.id])
    weapon = (f"quest_weapon:{quest.id}",) if quest.attaches_to else ()
    room = (f"quest_room:{quest.id}",) if quest.activate_in else ()
    item = (f"quest_item:{quest.id}",) if quest.activate_with else ()
    return Goal(weapon, (room, item)) if room and item else Goal((*weapon, *room, *item))


# -- in words -------------------------------------------------------------------------------------------


class SaidOfGoals:
    """What was said of each condition and of each goal last, for one seat in one language: where a look at it finds the
    same, the same is said again."""

    def __init__(self) -> None:
        self._people: list[tuple[int, str]] = []
        self._kept: dict[tuple[str, tuple[int, ...]], tuple[list[Found], ConditionState]] = {}
        self.goals: dict[str, tuple[tuple[Any, ...], GoalState]] = {}
        """By what they are put together from."""

    def begin(self, o: Outlook) -> None:
        """Who sits where is named too."""
        people = [(p.number, p.character) for p in o.seats]
        if people != self._people:
            self._people = people
            self._kept.clear()

    def of(self, name: str, seats: tuple[int, ...], looks: list[Found]) -> ConditionState | None:
        kept = self._kept.get((name, seats))
        return kept[1] if kept is not None and kept[0] == looks else None

    def keep(self, name: str, seats: tuple[int, ...], looks: list[Found], said: ConditionState) -> ConditionState:
        self._kept[name, seats] = (looks, said)
        return said


def goals_from(t: Names, o: Outlook, said: SaidOfGoals | None = None) -> list[GoalState]:
    said = said or SaidOfGoals()
    said.begin(o)
    aims = t.box_texts.aims.get(o.rules.mode.id, usual_aims)
    return [goal_state(t, o, aim, said) for aim in (*aims(o), *quest_aims(o, t.box_texts.quests))]


def goals(t: Names, rules: Any, view: View) -> list[GoalState]:
    """Those of the seat whose view it is; a spectator has none."""
    now = standing_of(t, rules, view)
    if now is None:
        return []
    return goals_from(t, Outlook(rules, now, ship_standing(view["rooms"]), hands_of_all(view)))


def standing_of(t: Names, rules: Any, view: View, of_seat: OfSeat | None = None) -> Standing | None:
    if not view["setup_done"]:
        return None
    return standing(view, t.box_texts.aimed_by, bool(rules.mode.annex), of_seat)


def goal_state(t: Names, o: Outlook, aim: Aim, said: SaidOfGoals) -> GoalState:
    needs = conditions(t, o, aim, aim.goal.needs, said)
    ways = tuple([way for names in aim.goal.ways if (way := conditions(t, o, aim, names, said))])
    waits = aim.quest and aim.id in o.now.quests
    parts = (needs, ways, waits)
    before = said.goals.get(aim.id)
    if before is None or before[0] != parts:
        before = said.goals[aim.id] = (parts, put_together(t, o, aim, needs, ways, waits))
    return before[1]


def put_together(
    t: Names, o: Outlook, aim: Aim, needs: tuple[ConditionState, ...], ways: tuple[tuple[ConditionState, ...], ...],
    waits: bool,
) -> GoalState:  # fmt: skip
    """`waits`: to be activated, whatever is ready for it."""
    states = [one.state for one in needs]
    if ways:
        states.append(any_of([all_of([one.state for one in way]) for way in ways]))
    if waits:
        states.append(OPEN)
    title = t.name(o.rules, aim.component) if aim.component else t.get(f"client-goal_{aim.id}")
    return GoalState(aim.id, title, aim.component, all_of(states), needs, ways, aim.quest)


def conditions(
    t: Names, o: Outlook, aim: Aim, names: Iterable[str], said: SaidOfGoals
) -> tuple[ConditionState, ...]:  # fmt: skip
    return tuple([found for name in names if (found := condition_state(t, o, aim, name, said)) is not None])


def condition_state(t: Names, o: Outlook, aim: Aim, name: str, said: SaidOfGoals) -> ConditionState | None:
    word, _, about = name.partition(":")
    judge = t.box_texts.conditions[word]
    looks = [found for seat in aim.seats if (found := judge.look(o, seat, about)) is not None]
    if not looks:
        return None
    before = said.of(name, aim.seats, looks)
    if before is not None:
        return before
    state = any_of([found.state for found in looks])
    found = next(one for one in looks if one.state == state)
    text = t.get(f"client-goal_{word}", **{"state": state, "about": about, **with_names(t, o, found.args)})
    known = tuple(t.get(f"client-goal_knows_{key}", **args) for key, args in found.known)
    return said.keep(name, aim.seats, looks, ConditionState(name, state, text, known, judge.term, found.rooms))


def with_names(t: Names, o: Outlook, args: Mapping[str, Any]) -> dict[str, Any]:
    words: dict[str, Callable[[Any], str]] = {
        "who": lambda seat: person(t, o.seats[seat]),
        "tiles": lambda tiles: t.either([t.form(f"room-{tile}", "the") for tile in tiles]),
        "things": lambda things: t.either([t.name(o.rules, thing) for thing in things]),
    }
    return {name: words[name](value) if name in words else value for name, value in args.items()}


def person(t: Names, seat: SeatStanding) -> str:
    if not seat.character:
        return t.get("phrase-player.the", number=seat.number)
    return t.form(f"character-{seat.character}", "the")
