"""What a learnt policy looks at: a few dozen signs of the position, and a few of each option.

A sign is the value of a field: a small number, a word, or a few of them. The policy has weights for each value that it
met in training and none for others, so a card or a Room of another box counts for nothing instead of for something
wrong. Everything is read from the view, through `veteran`'s `Mind`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, TypeAlias

from ..engine.machine import Choice
from ..rules.self_destruct import FIRST_YELLOW, SKULL
from ..rules.ship import is_corpse, is_object
from ..rules.state import ABOARD, CLOSED, DEAD, IN_POD
from .aims import HOARD, OUTLIVE, wants_at
from .lore import LOOT
from .sight import DAMAGED, ENGINES, FIRST_COURSE, WORKING, Sight, distances_on
from .team import Team, fits
from .utility import CARDS_FOR, MOVES, Mind, is_bleeding
from .working import WorkingAims

Sign: TypeAlias = Any
Signs: TypeAlias = tuple[Sign, ...]

STATE = (
    "time", "hand", "contaminated", "actions_left", "still_playing", "health", "bleeding", "larva_slime",
    "contamination", "ammo", "enemy", "injuries", "company", "group_ammo", "fire", "broken", "noise", "tile", "items",
    "to_home", "home_threat", "home_crew", "home_noise", "duty", "plan", "engines", "engines_hold", "course",
    "safe_asleep", "crew", "dead", "away", "objective", "other_objective", "target", "step", "to_step", "steps_left",
    "signal", "carries", "fires", "breakdowns", "unexplored", "to_unexplored", "self_destruct", "pods", "to_pod",
    "first_encounter", "character", "threat_near", "intruders", "usual", "usual_score", "held", "tools", "players",
    "weaknesses", "eggs", "fewest", "cards", "doors", "told",
)  # fmt: skip
"""Fields of the position, in the order of `of_the_state`."""
OPTION = (
    "kind", "what", "is_usual", "score", "left", "when", "fight", "fit", "step_by", "errand", "threat_there",
    "noise_there", "fire_there", "crew_there", "home_by", "unexplored_by", "duty_by", "crew_by", "items_by",
    "loot_here", "others_elsewhere",
)  # fmt: skip
"""Fields of an option that speak together with those of the position, in the order of `Reading.of_an_option`."""
PLAIN = ("place", "phase", "card", "means", "who", "told_by", "unfinished", "off")
"""Fields of an option that have a plain weight alone: each joins what is known to matter together. They follow those
above."""
TURN, OBJECTIVE = "turn", "keep_objective"
ASIDE = (
    "pay", "pass_discard", "discard_one", "card_option", "keep_item", "search_colour", "hand_full", "interrupt",
    "reroll_combat", "reroll_noise", "ignore_attack", "stop_attack", "refuse_harm", "who_moves", "follow", "consent",
    "launch_or_wait", "pod_turn",
)  # fmt: skip
"""Questions besides those of a turn: what to pay and keep, whom to follow, Pods, reactions. Only options are read."""
LEARNT = (TURN, OBJECTIVE, *ASIDE)
"""Questions that a policy answers."""
NO_POSITION: Signs = (None,) * len(STATE)
NEVER = ("drop", "trade")
"""What it never does of its own accord."""
FAR = 6
NOWHERE = 9
"""The distance to what does not exist, or is not known."""
SCORES = (0.0, 0.5, 2.0, 5.0, 8.0, 11.0)
SOON = 5
"""From this Time on the opening of the chambers is near."""
CHANCE_STEPS = 5
NOISY = 4
"""From so many faces of the die on a Room is noisy."""
TO_BOARD = 2
"""The cards of the Room Action that takes somebody into a Pod."""
MOST_SHORT, MOST_LEFT = -4, 2
"""So many cards too few, or left over, are as bad or as good as more."""


class Step(NamedTuple):
    """What an Objective asks for next."""

    name: str
    rooms: tuple[int, ...]
    """Where it is done; empty if nobody knows."""
    left: int
    """How many things are still to be done."""


# -- Objectives ---------------------------------------------------------------------------------------


def next_step(s: Sight, mind: Mind, objective: str | None) -> Step:
    """The nearest thing to be done for an Objective besides surviving; `none` if that is all."""
    if objective is None or objective.startswith(OUTLIVE):
        return Step("none", (), 0)
    aims, places, hands = mind.aims, s.places, s.me["hands"]
    if isinstance(aims, WorkingAims):
        wants = sorted(Team(s, [objective]).left)
    else:
        wants = [want for want in wants_at(s, objective) if not aims.done(want)]
    if not wants:
        return Step("none", (), 0)
    found = [step_towards(s, places, hands, want) for want in wants]
    sure = [(name, rooms) for name, rooms in found if rooms]
    name, rooms = (sure or found)[0]
    return Step(name, rooms, len(wants))


def step_towards(s: Sight, places: dict[str, int], hands: list[str], want: str) -> tuple[str, tuple[int, ...]]:
    """(what, where) of the next thing to be done for one condition."""
    if want == "signal":
        return at_the("comms_room", "signal", s, places)
    if want in ("earth", "mars"):
        return at_the("cockpit", want, s, places)
    if want == "blast":
        return at_the("generator", "blast", s, places)
    if want == "no_nest":
        return at_the("nest", "empty_nest", s, places)
    if want == "explore":
        return "explore", tuple(s.unexplored())
    if want == "items":
        return "loot", tuple(r["slot"] for r in s.view["rooms"] if r["items"] > 0)
    if want == "egg":
        lying = lying_at(s, want)
        return ("take_egg", lying) if lying else at_the("nest", "fetch_egg", s, places)
    if want == "post_mortem" or want.startswith("study_"):
        thing, lab = ("blue_corpse", "surgery") if want == "post_mortem" else (want[6:], "laboratory")
        if any(fits(held, thing) for held in hands):
            return at_the(lab, f"study_{thing}", s, places)
        lying = lying_at(s, thing)
        if lying:
            return f"take_{thing}", lying
        return at_the("nest", "fetch_egg", s, places) if thing == "egg" else (f"seek_{thing}", ())
    lying = lying_at(s, want)
    return (f"take_{want}", lying) if lying else (f"seek_{want}", ())


def lying_at(s: Sight, thing: str) -> tuple[int, ...]:
    return tuple(slot for slot, lies in s.view["floor"] if fits(lies, thing))


def at_the(tile: str, name: str, s: Sight, places: dict[str, int]) -> tuple[str, tuple[int, ...]]:
    """A Room that is not found yet may be any unexplored one."""
    slot = places.get(tile)
    return (name, (slot,)) if slot else (f"find_{tile}", tuple(s.unexplored()))


# -- distances ----------------------------------------------------------------------------------------

Rings: TypeAlias = dict[int, tuple[int, ...]]
"""Room -> the Rooms at most 0, 1, 2... steps away, as bits."""
_rings: dict[int, tuple[Any, Rings]] = {}


def rings_on(board: Any) -> Rings:
    """Those of a board, looked up by the board itself as in `distances_on`."""
    known = _rings.get(id(board))
    if known is None or known[0] is not board:
        found = {
            start: tuple(
                as_bits(room for room, steps in far.items() if steps <= n) for n in range(max(far.values()) + 1)
            )
            for start, far in distances_on(board).items()
        }
        known = _rings[id(board)] = (board, found)
    return known[1]


def as_bits(rooms: Iterable[int]) -> int:
    found = 0
    for room in rooms:
        found |= 1 << room
    return found


def steps_to(goal: int, rings: tuple[int, ...]) -> int:
    """Steps to the nearest of these Rooms."""
    for steps, rooms in enumerate(rings):
        if goal & rooms:
            return steps
    return NOWHERE


# -- the position -------------------------------------------------------------------------------------


class Reading:
    """One question read: the signs of the position, then those of each option."""

    def __init__(self, mind: Mind, usual: Choice) -> None:
        self.mind = mind
        self.usual = usual
        self.s = s = mind.s
        self.steps = distances_on(s.board)
        self.here = self.steps.get(s.room, {})
        self.rings = rings_on(s.board)
        self.around_here = self.rings.get(s.room, ())
        self.home = s.places.get("hibernatorium", 0)
        objectives = s.me["objectives"]
        self.objective = objectives[0] if len(objectives) == 1 else mind.aims.objective
        work = mind.aims if isinstance(mind.aims, WorkingAims) else None
        self.team = work.team if work is not None else None
        """Where Objectives are shared: then the share of this seat in the crew's work stands for its Objective."""
        self.step = next_step(s, mind, self.objective) if work is None else self.next_job(work)
        self.look_around()
        others = [p for p in s.view["seats"] if p["index"] != s.index]
        self.others = others
        self.crew_rooms = [p["room"] for p in others if p["room"]]
        self.company = sum(1 for room in self.crew_rooms if room == s.room)
        self.enemy = self.worst_enemy()
        self.health = min(len(s.me["wounds"]), 3)
        self.hand = len(s.hand)
        self.soon = 2 if s.chambers_open() else 1 if s.time >= SOON else 0
        self.duty_rooms = self.where_duty_calls()
        hands = [p["hand_size"] for p in others if p["room"] == s.room] if self.company else []
        self.fewest = "" if not hands else "fewest" if len(s.me["hand"]) < min(hands) else "not_fewest"
        """In a fight the fewest cards draw the attack (R-13.2)."""
        self.ammo = min(sum(s.view["ammo"].get(w, 0) for w in s.me["hands"]), 6)
        self.burns = bool(s.room and s.at(s.room)["fire"])
        self.quiet = s.noisy_faces(s.room) < NOISY if s.room else True
        self.told = as_bits(room for errands in s.lore.errands for _, room in errands(s))
        goals = (self.step.rooms, self.unexplored, self.duty_rooms, self.crew_rooms, self.loot)
        self.goals = [as_bits(rooms) for rooms in goals]
        self.before = [steps_to(goal, self.around_here) if goal else None for goal in self.goals]
        self.around: dict[int, Signs] = {}
        self.urgency, self.way_off = self.ways_off()

    def ways_off(self) -> tuple[str, dict[int, int]]:
        """(how much time is left, Room -> steps from there to where one boards a Pod) for a crew whose work is done.

        Along Corridors that are open, past no Intruder, to a Section where none is.
        """
        s, aims = self.s, self.mind.aims
        if self.team is None or not self.team.work_is_done or not s.room:
            return "", {}
        blast = s.view["self_destruct"]
        if aims.open_pods:
            found = {slot for _, slot in aims.open_pods}
            urgency = "last" if blast >= SKULL - 1 else "open"
        elif blast >= 0:
            found = {slot for _, slot in s.pods(locked=True)}
            urgency = "soon" if blast >= FIRST_YELLOW - 1 else "later"
        else:
            return "", {}
        intruders, doors, links = s.intruders, s.view["doors"], s.board.links
        edge = [slot for slot in found if slot not in intruders and not s.at(slot)["malfunction"]]
        steps = dict.fromkeys(edge, 0)
        for room in edge:
            for corridor, other in links[room]:
                if other not in steps and doors[corridor] != CLOSED:
                    steps[other] = steps[room] + 1
                    if other not in intruders:
                        edge.append(other)
        return urgency, steps

    def off(self, kind: str, room: int, cost: int) -> Signs | None:
        """How many cards are left over after this, or lacking, to leave the ship in this round."""
        if not self.urgency:
            return None
        steps = self.way_off.get(room)
        if steps is None:
            return (kind, self.urgency, None)
        spare = self.hand - cost - steps - TO_BOARD
        return (kind, self.urgency, max(MOST_SHORT, min(spare, MOST_LEFT)))

    def next_job(self, aims: WorkingAims) -> Step:
        """The nearest of the crew's jobs that fall to this seat; without one, the way off the ship."""
        s, team = self.s, aims.team
        found = [step_towards(s, s.places, s.me["hands"], want) for want in sorted(aims.wants)]
        if not found:
            return Step(*self.way_out(aims), team.open_jobs)
        name, rooms = min(found, key=lambda step: self.nearest(step[1]))
        target = team.explorers.get(s.index)
        return Step(name, (target,) if target in rooms else rooms, team.open_jobs)

    def way_out(self, aims: WorkingAims) -> tuple[str, tuple[int, ...]]:
        """(what, where): a chamber where the ship has to arrive, else a Pod."""
        s = self.s
        if aims.sails and s.view["self_destruct"] < 0:
            return "sleep", (self.home,)
        pods = aims.open_pods or s.pods(locked=True)
        return ("board", tuple(slot for _, slot in pods)) if pods else ("find_pods", tuple(s.unexplored()))

    def look_around(self) -> None:
        """All Rooms in one pass."""
        self.unexplored: list[int] = []
        self.loot: list[int] = []
        self.fires = self.breakdowns = 0
        for room in self.s.view["rooms"]:
            if not room["explored"]:
                self.unexplored.append(room["slot"])
            if room["items"] > 0:
                self.loot.append(room["slot"])
            if room["fire"]:
                self.fires += 1
            if room["malfunction"]:
                self.breakdowns += 1

    def worst_enemy(self) -> str:
        enemies = self.mind.enemies()
        if not enemies:
            return ""
        if len(enemies) > 1:
            return "many"
        return enemies[0][1]

    def where_duty_calls(self) -> list[int]:
        aims, s = self.mind.aims, self.s
        if not aims.busy():
            return []
        if aims.helm:
            return [s.places["cockpit"]] if "cockpit" in s.places else []
        return [s.places[tile] for tile in ENGINES if tile in s.places and s.engine(tile) != WORKING]

    def nearest(self, rooms: Any) -> int:
        return steps_to(as_bits(rooms), self.around_here)

    def of_the_state(self) -> Signs:
        s, mind, view, me = self.s, self.mind, self.s.view, self.s.me
        aims, home, others = mind.aims, self.home, self.others
        enemies = mind.enemies()
        here = s.at(s.room) if s.room else None
        engines = [s.engine(tile) for tile in ENGINES]
        letters = s.letters_to("earth")
        changed = view["destination"] != FIRST_COURSE
        course = ("changed" if changed else "first") if letters is None else view["destination"] in letters
        aboard = [p for p in others if p["status"] == ABOARD]
        dead = sum(1 for p in others if p["status"] == DEAD)
        carried = next((thing for thing in me["hands"] if is_object(thing)), "")
        open_pods = aims.open_pods
        usual = self.usual
        return (
            s.time,
            min(len(me["hand"]), 7),
            min(s.contaminated, 4),
            view["actions_left"],
            sum(1 for p in aboard if not p["passed"]),
            (self.health, me["light"]),
            is_bleeding(s, me),
            (me["larva"], me["slime"]),
            min(me["contamination"], 6),
            self.ammo,
            self.enemy,
            min(sum(injuries for _, _, injuries in enemies), 5),
            self.company,
            min(mind.group_ammo(), 6) if self.company else -1,
            self.burns,
            bool(here and here["malfunction"]),
            s.noisy_faces(s.room) // 2 if s.room else -1,
            s.tiles.get(s.room, ""),
            min(here["items"], 3) if here else -1,
            min(self.here.get(home, FAR), FAR),
            min(int(s.threat(home)), 12) // 2,
            self.crew_rooms.count(home),
            s.noisy_faces(home) // 2 if home else -1,
            (aims.helm, aims.engineer, bool(self.duty_rooms)),
            (aims.homing, aims.leaving),
            (engines.count(WORKING), engines.count(DAMAGED)),
            int(s.engines_hold() * CHANCE_STEPS),
            course,
            int(aims.safe_asleep * CHANCE_STEPS),
            len(aboard),
            dead,
            len(others) - len(aboard) - dead,
            *(self.own_cards() if self.team is None else self.crew_cards(self.team)),
            self.step.name,
            FAR if self.before[0] is None else min(self.before[0], FAR),
            self.step.left,
            me["signal"],
            "corpse" if is_corpse(carried) and carried != "blue_corpse" else carried,
            min(self.fires, 8),
            min(self.breakdowns, 8),
            min(len(self.unexplored), 12),
            FAR if self.before[1] is None else min(self.before[1], FAR),
            view["self_destruct"],
            len(open_pods),
            min(self.nearest([slot for _, slot in open_pods]), FAR) if open_pods else -1,
            view["first_encounter"],
            me["character"],
            max([min(int(s.threat(room)), 10) for room in s.intruders if self.here.get(room) == 1], default=0),
            min(len(view["figures"]), 6),
            usual[0],
            bucket(mind.scored.get(usual, 0.0)) if usual else 0,
            min(s.items_held(), HOARD),
            (aims.can_repair, self.can_loot()),
            len(view["seats"]),
            sum(1 for _, _, shown in view["weaknesses"] if shown),
            min(view["eggs"], 8),
            self.fewest,
            self.what_cards_are_for(),
            min(sum(1 for c, _ in s.board.links.get(s.room, ()) if view["doors"][c] == CLOSED), 2),
            tuple(sign for read in s.lore.signs for sign in read(s)),
        )

    def what_cards_are_for(self) -> Signs:
        """What the cards in hand are good for besides paying."""
        known, s = self.s.lore.cards, self.s
        found = {use.good_for for card in s.hand if (use := known.get(s.kind(card))) is not None and use.good_for}
        return tuple(sorted(found))

    def own_cards(self) -> Signs:
        """(the Objective, a second one, what became of the one to outlive)."""
        objectives = self.s.me["objectives"]
        first = objectives[0] if len(objectives) == 1 else ""
        return first, objectives[1] if len(objectives) > 1 else "", self.target()

    def crew_cards(self, team: Team) -> Signs:
        """(how the crew means to end it, what is left of its cards, who works)."""
        end = "none" if not team.hopeful else "home" if team.goes_home else "blast"
        return end, (len(team.cards), team.cards_left), (team.workers, bool(self.mind.aims.wants))

    def can_loot(self) -> bool:
        cards = self.s.lore.cards
        return any((use := cards.get(self.s.kind(c))) is not None and use.good_for == LOOT for c in self.s.hand)

    def target(self) -> str:
        """What became of the one that this seat must outlive."""
        objective = self.objective or ""
        if not objective.startswith(OUTLIVE):
            return ""
        found = next((p for p in self.s.view["seats"] if f"{OUTLIVE}{p['number']}" == objective), None)
        if found is None or found["index"] == self.s.index:
            return "nobody"
        if found["status"] in (ABOARD, IN_POD):
            return "here" if found["room"] == self.s.room else "aboard"
        return str(found["status"])

    # -- the options ----------------------------------------------------------------------------------

    def of_an_option(self, option: Choice) -> Signs:
        kind = option[0]
        if kind in MOVES:
            return self.of_a_move(kind, option)
        if kind == "objective":
            return self.of_an_objective(option)
        mind, s = self.mind, self.s
        what, cost = self.what_and_cost(kind, option)
        left = max(0, self.hand - cost)
        return (
            kind,
            (kind, what),
            option == self.usual,
            bucket(mind.scored[option]),
            (kind, left),
            (kind, self.soon),
            (kind, self.enemy, self.company > 0),
            (kind, self.health),
            (self.step.name, "does") if self.serves(kind, option) else None,
            None, None, None, None, None, None, None, None, None, None,
            (what, s.at(s.room)["items"] > 0) if kind == "play" and s.room else None,
            None,
            (kind, s.room == self.home, self.burns, self.quiet, self.enemy != ""),
            (kind, what, s.time // 2),
            (kind, what, self.objective),
            self.means(kind),
            (kind, what, s.me["character"]),
            None,
            (kind, what, self.step.name),
            self.off(kind, s.room, cost),
        )  # fmt: skip

    def means(self, kind: str) -> Signs | None:
        """What there is to fight with, or to run from."""
        if not self.enemy:
            return (kind, self.hand, self.soon)
        return (kind, self.enemy, min(self.ammo, 3), self.fewest, self.health)

    def what_and_cost(self, kind: str, option: Any) -> tuple[str, int]:
        s = self.s
        if kind == "play":
            card = s.rules.types[option[1]]
            return card.id, 1 + card.cost
        if kind == "use":
            item = s.rules.types[option[1]]
            return item.id, item.cost or 0
        if kind == "room_action":
            return s.tiles.get(option[1], ""), 2
        if kind == "pick_up":
            thing = option[1]
            return ("corpse" if is_corpse(thing) and thing != "blue_corpse" else thing), 1
        if kind == "pass":
            return "", 0
        return "", 1

    def serves(self, kind: str, option: Choice) -> bool:
        """Whether this does the next step of the Objective, here and now."""
        step, room = self.step, self.s.room
        if room not in step.rooms:
            return False
        if kind == "room_action":
            return not step.name.startswith(("find_", "take_", "seek_", "loot", "explore"))
        if kind == "pick_up":
            return step.name.startswith("take_") and fits(option[1], step.name[5:])
        if kind == "play" and step.name == "loot":
            use = self.s.lore.cards.get(self.s.kind(option[1]))
            return use is not None and use.good_for == LOOT
        return False

    def of_a_move(self, kind: str, option: Any) -> Signs:
        room = option[1]
        known = self.around.get(room)
        if known is None:
            known = self.around[room] = self.of_a_way(room)
        what, step, threat, noise, fire, crowd, home, unexplored, duty, crew, loot = known
        _, errand, way = self.mind.errand
        return (
            kind,
            (kind, what),
            option == self.usual,
            bucket(self.mind.scored[option]),
            (kind, max(0, self.hand - CARDS_FOR[kind])),
            (kind, self.soon),
            (kind, self.enemy, self.company > 0),
            (kind, self.health),
            step,
            (room, option[2]) == (errand, way),
            threat,
            (kind, noise),
            fire,
            crowd,
            home,
            unexplored,
            duty,
            crew,
            loot,
            None,
            None,
            (kind, room == self.home, self.burns, fire, self.enemy != ""),
            (kind, what, self.s.time // 2),
            None if step is None else (*step, self.objective, self.soon),
            self.means(kind),
            (kind, what, self.s.me["character"]),
            None if not self.told else (kind, self.change(self.told, steps_to(self.told, self.around_here), room)),
            None,
            self.off(kind, room, CARDS_FOR[kind]),
        )

    def of_a_way(self, room: int) -> Signs:
        """What is the same for every way of going to a Room."""
        s, there = self.s, self.steps[room]
        at = s.at(room)
        explored = at["explored"]
        step, unexplored, duty, crew, loot = (
            None if before is None else self.change(goal, before, room)
            for goal, before in zip(self.goals, self.before, strict=True)
        )
        home = there.get(self.home, NOWHERE) - self.here.get(self.home, NOWHERE)
        return (
            s.tiles.get(room, "" if explored else "?"),
            None if step is None else (self.step.name, step),
            min(int(s.threat(room)), 12) // 2,
            -1 if room in s.occupied else s.noisy_faces(room) // 2,
            at["fire"],
            min(self.crew_rooms.count(room), 3),
            (home, self.soon),
            (explored, unexplored, self.soon),
            duty,
            crew,
            loot,
        )

    def change(self, goal: int, before: int, room: int) -> int:
        """How much nearer (-1) or farther (1) the nearest of these Rooms is from there."""
        after = steps_to(goal, self.rings[room])
        return (after > before) - (after < before)

    def of_an_objective(self, option: Choice) -> Signs:
        """One of two to keep."""
        objective = option[1]
        step = next_step(self.s, self.mind, objective)
        left = (objective, step.left)
        where = (step.name, min(self.nearest(step.rooms), FAR))
        promise = int(self.mind.aims.promise(objective) * 20)
        return (
            "objective", ("objective", objective), option == self.usual, None, left,
            ("objective", promise), (objective, self.soon), (objective, self.health), where,
            None, None, None, None, None, None, None, None, None, None, None,
            (objective, len(self.others) - self.company),
            (objective, self.s.places.get("comms_room") is not None, self.s.me["signal"]),
            (objective, self.s.time // 2), None, None, (objective, self.s.me["character"]), None, None, None,
        )  # fmt: skip


def aside(mind: Mind, options: list[Choice]) -> list[Signs]:
    """The signs of the options of a question besides the turn; the first is what `veteran` would choose."""
    s, kind = mind.s, mind.ask.kind
    me, fights = s.me, mind.fighting
    soon, hand, health = s.time // 2, min(len(me["hand"]), 7), min(len(me["wounds"]), 3)
    alone = not s.crew_in(s.room)
    nothing = (None,) * (len(OPTION) - 4)
    found = []
    for option in options:
        what = thing(s, option)
        found.append((
            kind, (kind, what), option is options[0], None, *nothing,
            (kind, what, fights, alone), (kind, what, soon), (kind, what, hand), (kind, what, health),
            (kind, what, me["character"]), (kind, what, s.view["first_encounter"]), None, None,
        ))  # fmt: skip
    return found


def thing(s: Sight, option: Choice) -> str:
    """What an option is about: the printed card or Item, or its word."""
    if isinstance(option, str):
        return option
    if len(option) > 1 and isinstance(option[1], str):
        return s.kind(option[1])
    return str(option[0])


def bucket(score: float) -> int:
    """Veteran's opinion in a few steps."""
    for n, limit in enumerate(SCORES):
        if score <= limit:
            return n
    return len(SCORES)
