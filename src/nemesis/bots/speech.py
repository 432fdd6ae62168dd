"""What a bot says over the radio: one line at a time, from its view alone (K-29).

It answers first. Then it says what is new to the others, asks for what it needs, and tells where it goes. Everything
it ever said is in the view, and so is everything that everybody saw: it never says the same twice, and never what its
own earlier words deny. A bot whose Objective others had better not know may lie about Engines and course; whether it
does is settled by its seed, so that its story stays straight.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any
from zlib import crc32

from ..rules.engines import DAMAGED, WORKING
from ..rules.radio import (
    ANSWER,
    ASKS_BACK,
    COUNTED,
    DEEDS,
    EVERYBODY,
    LINES,
    OFFER,
    REQUEST,
    ROUNDS_OF_GRACE,
    SAYINGS,
    Line,
)
from ..rules.shelter import SEATS_IN_A_POD
from ..rules.state import ABOARD, IN_POD
from ..view.types import SeatView, View
from .aims import OUTLIVE, Aims
from .dealing import CLEAR, gain_of_giving, may_hold, own_items, worth_to
from .hearing import LIAR, Hearing, Record
from .modes import aims_for
from .sight import ENGINES, EVACUATION, Sight, distances_on
from .temper import Temper

if TYPE_CHECKING:
    from .utility import Manner

RADIO = "radio"
ASKING = frozenset(word for word, known in SAYINGS.items() if known.sort in (REQUEST, OFFER)) | {ASKS_BACK}
ANSWERING = frozenset(word for word, known in SAYINGS.items() if known.sort == ANSWER)
Said = tuple[Any, ...]
SAME_AGAIN = 3
"""Rounds before a request of the same sort is made again, by anybody."""
IN_REACH, A_STEP_OR_TWO = 6.0, 2
"""The cost of a way that a promise may take, and the steps from which help still comes in time."""
NOT_FAR = 3
"""Steps that somebody can be asked to go."""
SETTLED_IN = 2
"""From this Time on somebody should have looked at the Engines."""
HURT = 1
IN_THE_MOOD = {True: 0.7, False: 0.35}
"""How often a talkative, or a quiet bot begins to talk in a round."""
ASKS = 0.6
"""How often it then thinks of what to ask for, rather than of telling where it goes."""
EMPTY_PROMISE = 0.4
"""How often a selfish bot promises what it will not do."""
DARK_ROOMS = frozenset({"generator", "nest", "comms_room", "laboratory"})
"""Rooms that give an Objective away."""
NOTABLE = frozenset({"evacuation_a", "evacuation_b", "nest", "generator", "surgery", "hatch_control", "laboratory"})
PER_STEP = 0.94


def may_talk(view: View) -> bool:
    return RADIO in view["setup"]["modules"]


def mood(seed: int, temper: Temper, round: int) -> float:
    """Below 1 a bot has a mind to talk in this round; the lower, the more it wants of others."""
    return luck(seed, "mood", round) / IN_THE_MOOD[temper.talkative]


def luck(seed: int, *about: Any) -> float:
    """A number from 0 to 1 that depends on the seed and on what it is for."""
    return crc32(repr((seed, *about)).encode()) / 2**32


class Speech:
    """One seat that may say something now."""

    def __init__(self, sight: Sight, seed: int, temper: Temper, manner: Manner) -> None:
        self.s = sight
        self.view = view = sight.view
        self.seed = seed
        self.temper = temper
        self.manner = manner
        self.me = sight.index
        self.round: int = view["round"]
        self.raw: Any = view["ext"].get(LINES, ())

    def line(self) -> Said | None:
        """What to say now, None for nothing."""
        me = self.s.me
        if not self.view["setup_done"] or me["status"] not in (ABOARD, IN_POD) or me["intruder"] or self.temper.silent:
            return None
        answer = self.answer()
        if answer is not None:
            return answer
        ask = self.view["ask"]
        if ask is None or ask["kind"] != "turn" or self.said_this_round() >= self.limit():
            return None
        return next((said for said in self.thoughts() if not self.said_lately(said)), None)

    def limit(self) -> int:
        return min(self.temper.lines, self.view["setup"]["options"].get("radio_lines", self.temper.lines))

    def thoughts(self) -> Iterator[Said]:
        """What might be said, the most important first."""
        yield from self.reports()
        yield from self.calls_for_help()
        yield from self.bargains()
        if self.s.heard is not None:
            yield from self.reactions(self.s.heard)
        felt = mood(self.seed, self.temper, self.round)
        if felt < ASKS:
            yield from self.requests()
        elif felt < 1.0:
            yield from self.intentions()

    def reactions(self, heard: Hearing) -> Iterator[Said]:
        yield from self.accusations(heard)
        if heard.record.due:
            yield from self.warnings(heard.record)
        if heard.record.kept:
            yield from self.courtesies(heard.record)
        yield from self.doubts(heard)

    # -- what was said before -----------------------------------------------------------------------

    @cached_property
    def own(self) -> list[tuple[int, int, Said]]:
        """(number, round, words) of this seat's own lines."""
        return [(n, line[1], tuple(line[2])) for n, line in enumerate(self.raw) if line[0] == self.me]

    @cached_property
    def record(self) -> Record | None:
        return self.s.heard.record if self.s.heard is not None else None

    def said_this_round(self) -> int:
        found = 0
        for seat, round, said in reversed(self.raw):
            if round != self.round:
                break
            found += seat == self.me and said[0] in COUNTED
        return found

    def said_lately(self, said: Said) -> bool:
        """Nothing is said twice, except what may be wanted, or meant, again after some rounds."""
        again = SAYINGS[said[0]].sort not in ("statement", "reaction")
        return any(words == said and not (again and self.round - round >= SAME_AGAIN) for _, round, words in self.own)

    def asked_lately(self, words: tuple[str, ...], subject: Any) -> bool:
        """Whether anybody asked for this in the last rounds."""
        for _, round, said in reversed(self.raw):
            if self.round - round >= SAME_AGAIN:
                return False
            if said[0] in words and said[-1] == subject:
                return True
        return False

    @cached_property
    def others(self) -> list[SeatView]:
        """Those who hear, and can still do something."""
        return [
            p for p in self.view["seats"]
            if p["index"] != self.me and p["status"] in (ABOARD, IN_POD) and not p["intruder"]
        ]  # fmt: skip

    # -- the Objective ------------------------------------------------------------------------------

    @cached_property
    def motives(self) -> frozenset[str]:
        """What this seat gains by a lie about: `engine`, `course`. Before the Objective is chosen there is no lie."""
        own = self.s.me["objectives"]
        if len(own) != 1 or self.s.rules.mode.objectives_are_public or not self.others:
            return frozenset()
        if own[0].startswith(OUTLIVE):
            target = next((p for p in self.others if f"{OUTLIVE}{p['number']}" == own[0]), None)
            return frozenset({"engine", "course"}) if target is not None else frozenset()
        wants = self.s.lore.objectives[own[0]].wants if own[0] in self.s.lore.objectives else ()
        return frozenset({"course"} if "mars" in wants else {"engine"} if "blast" in wants else ())

    def lies_about(self, what: str) -> bool:
        """Only with a reason, and only while there is another way off the ship for the liar."""
        if what not in self.motives or luck(self.seed, "lies") >= self.temper.deceit:
            return False
        return what == "course" or any(not launched for *_, launched in self.view["pods"])

    # -- statements -----------------------------------------------------------------------------------

    def reports(self) -> Iterator[Said]:
        """What this seat has seen and nobody was told by it yet."""
        told = self.told
        for (kind, subject), value in self.s.knowledge.items():
            if (kind, subject) in told:
                continue
            if kind == "engine":
                lie = value == DAMAGED and self.lies_about("engine")
                yield "engine", subject, WORKING if lie else value
            elif kind == "coordinates":
                yield from self.course_report(value)
            elif kind == "tile" and not self.s.at(subject)["explored"]:
                if value in NOTABLE and (self.temper.talkative or value.startswith("evacuation")) and not self.motives:
                    yield "tile", subject, value
        if "infected" in self.s.me["hand"] and ("health", 0) not in told and self.others:
            yield ("infected",) if self.temper.loyal or self.temper.honest else ("clean",)

    @cached_property
    def told(self) -> set[tuple[str, Any]]:
        """What this seat has spoken of: its story is told once, and what changes after that everybody sees."""
        found: set[tuple[str, Any]] = set()
        for _, _, said in self.own:
            if said[0] in ("engine", "tile"):
                found.add((said[0], said[1]))
            elif said[0] == "leads":
                found.add(("coordinates", 0))
            elif said[0] in ("infected", "clean"):
                found.add(("health", 0))
        return found

    def course_report(self, card: str) -> Iterator[Said]:
        """The letter that leads home; a liar gives that name to where it wants to go."""
        places = self.s.rules.types[card].places
        letters = {place: letter for letter, place in places.items()}
        if not self.lies_about("course"):
            yield "leads", letters["earth"], "earth"
        elif not self.s.me["objectives"][0].startswith(OUTLIVE):
            yield "leads", letters["mars"], "earth"
        elif places[self.view["destination"]] != "earth":
            yield "leads", self.view["destination"], "earth"

    # -- reactions ------------------------------------------------------------------------------------

    def accusations(self, heard: Hearing) -> Iterator[Said]:
        """A statement that this seat knows to be false, or a promise that somebody broke to it."""
        liars = [seat for seat, checked in heard.checked.items() if not all(checked.values())]
        if not (liars or heard.record.broken) or not (self.temper.loyal or not self.temper.trusting):
            return
        blamed = {(said[1], said[2]) for _, _, said in self.own if said[0] == "accuse"}
        for p in self.others:
            seat = p["index"]
            lies = [line for line in heard.false_lines(seat) if self.speaks_against(line)]
            broken = [n for n in heard.record.broken.get(seat, ()) if self.was_promised_to_me(n)]
            for line in (*lies, *broken[:1]):
                if not any(who == seat and (line in lies) == (was in lies) for who, was in blamed):
                    yield "accuse", seat, line

    def speaks_against(self, line: int) -> bool:
        """A liar does not accuse somebody of what its own story says too."""
        said = tuple(self.raw[line][2])
        return not self.motives and ({"leads": "coordinates"}.get(said[0], said[0]), said[1]) not in self.told_otherwise

    @cached_property
    def told_otherwise(self) -> set[tuple[str, Any]]:
        """Subjects of which this seat's own story is not what it knows."""
        return {("engine", n) for n in range(len(ENGINES)) if self.s.heard and self.denies_own(n)}

    def denies_own(self, engine: int) -> bool:
        assert self.record is not None
        own = self.record.engines.get(engine, {}).get(self.me)
        known = self.s.knowledge.get(("engine", engine))
        return own is not None and known is not None and self.record.engine_now(engine, *own) != known

    def was_promised_to_me(self, line: int) -> bool:
        seat, _, said = self.raw[line]
        return seat == self.me or (said[0] == "offer" and said[1] == self.me)

    def doubts(self, heard: Hearing) -> Iterator[Said]:
        """What somebody says whom this seat has caught lying before."""
        if self.temper.trusting:
            return
        for number in range(len(self.raw) - 1, -1, -1):
            seat, round, said = self.raw[number]
            if self.round - round > 1:
                return
            unproven = number not in heard.checked.get(seat, {})
            if seat != self.me and said[0] in ("engine", "leads") and unproven and heard.trust(seat) < LIAR:
                yield "doubt", number

    def warnings(self, record: Record) -> Iterator[Said]:
        """Somebody says where they go, and this seat knows what waits there."""
        if not self.temper.loyal:
            return
        for p in self.others:
            for made in record.due.get(p["index"], ()):
                _, said = record.asked_in(made.line)
                if said[0] in ("going", "come") and self.is_a_trap(said[-1]) and p["room"] != said[-1]:
                    yield "warn", p["index"], said[-1]

    def is_a_trap(self, room: int) -> bool:
        token = self.s.knowledge.get(("token", room))
        danger = bool(token) and getattr(self.s.rules.types.get(token), "effect", "") == "danger"
        return danger or self.s.threat(room) >= BAD_COMPANY

    def courtesies(self, record: Record) -> Iterator[Said]:
        """Thanks for a promise kept, once for each."""
        thanked = {said[1]: n for n, _, said in self.own if said[0] == "thanks"}
        for made in record.promises:
            line, seat, _, due, state = made
            if state == "kept" and seat != self.me and self.was_promised_to_me(line) and due >= self.round:
                if thanked.get(seat, -1) < line and self.view["seats"][seat]["status"] in (ABOARD, IN_POD):
                    yield "thanks", seat

    # -- requests -------------------------------------------------------------------------------------

    def calls_for_help(self) -> Iterator[Said]:
        """In a fight that is too much for one: whoever is near and has something to shoot with."""
        s = self.s
        if not s.room or not s.intruders.get(s.room) or s.crew_in(s.room) or self.asked_lately(("come",), s.room):
            return
        near = distances_on(s.board)[s.room]
        armed = [p for p in self.others if 0 < near.get(p["room"], 99) <= A_STEP_OR_TWO and self.shots(p)]
        for p in sorted(armed, key=lambda p: (near[p["room"]], p["index"]))[:1]:
            yield "come", p["index"], s.room

    def shots(self, p: SeatView) -> int:
        return sum(self.view["ammo"].get(w, 0) for w in p["hands"])

    def requests(self) -> Iterator[Said]:
        """Engines that nobody is known to have looked at, or that are said to be damaged; a Pod about to leave."""
        s = self.s
        yield from self.wait_for_me()
        untimely = s.time < SETTLED_IN or s.chambers_open() or self.view["self_destruct"] >= 0
        if untimely or "engine" in self.motives:
            return
        for number, tile in enumerate(ENGINES):
            state = s.engine(tile)
            if state == WORKING or self.asked_lately(("check", "repair", "repairing"), number):
                continue
            word = "repair" if state == DAMAGED else "check"
            if word == "check" and self.was_looked_at(number):
                continue
            hands = self.best_hands(word, s.places[tile], number)
            if hands is not None:
                yield word, hands, number

    def best_hands(self, word: str, room: int, engine: int) -> int | None:
        """The nearest who is good at it and has not refused; nobody if this seat is nearer itself."""
        s = self.s
        if s.at(room)["malfunction"] or s.intruders.get(room):
            return None
        near, skill = distances_on(s.board)[room], s.lore.repairs_well
        refused = self.refused(word, engine)
        fit = [
            p for p in self.others
            if near.get(p["room"], 99) <= NOT_FAR and p["index"] not in refused and len(p["wounds"]) <= HURT
        ]  # fmt: skip
        best = min(fit, key=lambda p: (near[p["room"]] - skill.get(p["character"], 0), p["index"]), default=None)
        return best["index"] if best is not None and near[best["room"]] <= near.get(s.room, 99) else None

    def refused(self, word: str, subject: Any) -> set[int]:
        """Who said no to this before."""
        said_no = [(seat, said[1]) for seat, _, said in self.raw if said[0] == "no"]
        return {seat for seat, n in said_no if self.raw[n][2][0] == word and self.raw[n][2][-1] == subject}

    def was_looked_at(self, engine: int) -> bool:
        """By somebody who told of it, or can still tell."""
        if self.record is not None and engine in self.record.engines:
            return True
        deeds = self.view["ext"].get(DEEDS, ())
        alive = {p["index"] for p in self.view["seats"] if p["status"] in (ABOARD, IN_POD)}
        return any(deed == "looked" and at == engine and seat in alive for seat, _, deed, at, *_ in deeds)

    def wait_for_me(self) -> Iterator[Said]:
        """Somebody sits in a Pod that has a seat left, a few steps away."""
        s = self.s
        if not s.room:
            return
        near = distances_on(s.board)[s.room]
        for number, section, _, launched in self.view["pods"]:
            room = s.places.get(EVACUATION[section], 0)
            riders = [p for p in self.others if p["pod"] == number and p["status"] == IN_POD]
            if riders and not launched and len(riders) < SEATS_IN_A_POD and near.get(room, 99) <= A_STEP_OR_TWO + 1:
                if not self.asked_lately(("wait",), riders[0]["index"]):
                    yield "wait", riders[0]["index"]

    def bargains(self) -> Iterator[Said]:
        """With whoever stands here: what is worth more to one than to the other changes hands."""
        s = self.s
        if not s.room or s.intruders.get(s.room):
            return
        here = [p for p in self.others if p["room"] == s.room]
        if not here:
            return
        mine = own_items(s)
        for p in here:
            if self.temper.loyal:
                gains = [(gain_of_giving(s, p, kind), kind) for kind in mine]
                gain, kind = max(gains, default=(0.0, ""))
                if gain >= CLEAR and not self.asked_lately(("offer", "give"), kind):
                    yield "offer", p["index"], kind
            for kind in self.needs():
                if kind not in mine and may_hold(s, p, kind) and not self.asked_lately(("give", "offer"), kind):
                    yield "give", p["index"], kind

    def needs(self) -> list[str]:
        """What would help this seat now."""
        s = self.s
        wanted = []
        if s.frail >= HURT:
            wanted += ["medkit", "bandages"]
        if any(s.view["ammo"].get(w, 0) <= 1 for w in s.weapons() if s.rules.types[w].weapon.energy):
            wanted.append("energy_charge")
        return [kind for kind in wanted if kind in s.lore.items]

    # -- answers --------------------------------------------------------------------------------------

    def answer(self) -> Said | None:
        """To the oldest request that this seat has not answered."""
        for number in sorted(self.unanswered()):
            seat, round, said = self.raw[number]
            line = Line(seat, round, tuple(said))
            asker = self.view["seats"][seat]
            if line.to == EVERYBODY and not self.is_the_one_to_answer(line, number):
                continue
            if asker["status"] not in (ABOARD, IN_POD):
                return "no", number
            return self.reply(number, line, asker)
        return None

    def unanswered(self) -> list[int]:
        """The requests that this seat may still answer, by number; as `rules.radio.unanswered`, but quick."""
        answered, found = set(), []
        for number in range(len(self.raw) - 1, -1, -1):
            seat, round, said = self.raw[number]
            if self.round - round > ROUNDS_OF_GRACE:
                break
            if seat == self.me:
                if said[0] in ANSWERING:
                    answered.add(said[1])
            elif said[0] in ASKING and number not in answered:
                to = said[3] if said[0] == ASKS_BACK else said[1]
                if to in (self.me, EVERYBODY):
                    found.append(number)
        return found

    def is_the_one_to_answer(self, line: Line, number: int) -> bool:
        """Of those who were called, the nearest answers, unless somebody did."""
        asked = line.asked
        if any(said[0] in ANSWERING and said[1] == number for _, _, said in self.raw[number:]):
            return False
        room = asked[2] if asked[0] == "come" else self.s.places.get(ENGINES[asked[2]], 0)
        near = distances_on(self.s.board).get(room, {})
        crew = [self.s.me, *(p for p in self.others if p["index"] != line.seat)]
        return min(crew, key=lambda p: (near.get(p["room"], 99), p["index"]))["index"] == self.me

    def reply(self, number: int, line: Line, asker: SeatView) -> Said:
        asked = line.asked
        if self.s.heard is not None and self.s.heard.trust(line.seat) < LIAR:
            return "no", number
        if asked[0] == "offer":
            return "yes" if self.welcome(asked[2], asker) else "no", number
        if self.agrees(asked, asker):
            price = self.price(asked, asker) if line.word != ASKS_BACK else None
            return (ASKS_BACK, number, "give", line.seat, price) if price else ("yes", number)
        idle = asked[0] in ("check", "repair", "come") and line.word != ASKS_BACK
        if idle and not self.temper.loyal and not self.temper.honest and luck(self.seed, "empty", number) < EMPTY_PROMISE:
            return "yes", number
        return "no", number

    def agrees(self, asked: Said, asker: SeatView) -> bool:
        """Whether this seat can do it, and would."""
        word, subject = asked[0], asked[-1]
        if word == "come":
            return self.would_come(subject)
        if word in ("check", "repair"):
            return self.would_tend(word, subject)
        if word == "wait":
            return self.temper.loyal and not self.s.intruders.get(self.s.room) and self.view["self_destruct"] < 0
        if word == "give":
            mine = own_items(self.s)
            if subject not in mine or asker["room"] != self.s.room or not self.s.room:
                return False
            return gain_of_giving(self.s, asker, subject) > 0 or not self.temper.loyal
        return False

    def would_come(self, room: int) -> bool:
        s = self.s
        if room == s.room:
            return True
        if self.busy or s.frail > HURT or room not in s.ways or s.intruders.get(s.room):
            return False
        threat = s.threat(room)
        fights = bool(s.loaded()) and threat < BAD_COMPANY and self.manner.team
        return (not threat or fights) and s.ways[room][0] - threat <= IN_REACH and self.cards > 2

    def would_tend(self, word: str, engine: int) -> bool:
        """Looking takes two cards there, working on it a card that repairs."""
        s, room = self.s, self.s.places.get(ENGINES[engine], 0)
        if word == "check" and ("engine", engine) in s.knowledge:
            return False
        if room not in s.ways or s.intruders.get(s.room) or s.threat(room) or s.frail > HURT or s.at(room)["malfunction"]:
            return False
        if self.busy and not self.aims.engineer:
            return False
        return s.ways[room][0] <= IN_REACH and (word == "check" or self.aims.can_repair)

    @property
    def cards(self) -> int:
        return len(self.s.hand)

    @cached_property
    def busy(self) -> bool:
        """Whether this seat is about to leave the ship, or has something better to do."""
        return bool(self.aims.sleep()) or (self.aims.leaving and bool(self.aims.open_pods)) or self.view["self_destruct"] >= 0

    def welcome(self, kind: str, giver: SeatView) -> bool:
        return giver["room"] == self.s.room and kind not in own_items(self.s) and worth_to(self.s, self.s.me, kind) > 0

    def price(self, asked: Said, asker: SeatView) -> str | None:
        """What a selfish bot wants for what it gives: something it needs and they may have."""
        if self.temper.loyal or asked[0] != "give":
            return None
        mine = own_items(self.s)
        wanted = [k for k in (*self.needs(), "medkit", "energy_charge") if k != asked[2] and k not in mine]
        return next((kind for kind in wanted if may_hold(self.s, asker, kind)), None)

    # -- intentions -----------------------------------------------------------------------------------

    @cached_property
    def aims(self) -> Aims:
        return aims_for(self.s, self.manner.team, self.manner.works)

    def intentions(self) -> Iterator[Said]:
        """Where it really goes, now and then, if that is near and nobody has to be surprised by it."""
        s = self.s
        fresh = self.view["actions_left"] != 1 and len(s.me["hand"]) > 3
        if not fresh or not s.room or s.intruders.get(s.room):
            return
        if self.open_word():
            return
        target = self.goal()
        tile = s.tiles.get(target, "")
        if not target or (self.motives and tile in DARK_ROOMS) or s.intruders.get(target):
            return
        if tile in ENGINES and self.aims.can_repair and s.engine(tile) != WORKING:
            yield "repairing", ENGINES.index(tile)
        elif target != s.room:
            yield "going", target
        elif tile == "hibernatorium" and self.aims.sleep() > 0:
            yield ("sleeping",)

    def open_word(self) -> bool:
        """Something it promised is not done yet."""
        return self.record is not None and bool(self.record.due.get(self.me))

    def goal(self) -> int:
        """The Room that its errands lead to, if it is in reach."""
        ways, room = self.aims.ways, self.s.room
        found = [(worth * PER_STEP ** ways[at][0], at) for worth, at in self.aims.errands() if at in ways]
        worth, target = max(found, default=(0.0, 0))
        return target if worth > 2.0 and (target == room or ways[target][0] <= IN_REACH) else 0


BAD_COMPANY = 8.0
"""As dangerous as a Breeder: nobody is sent there."""
