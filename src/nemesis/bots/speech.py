"""What a bot says over the radio: one line at a time, from its view alone (K-29).

It answers first. Then it says what is new to the others, asks for what it needs, and tells where it goes. Everything
it ever said is in the view, and so is everything that everybody saw: it never says the same twice, and never what its
own earlier words deny. A bot whose Objective others had better not know may lie about Engines and course; whether it
does is settled by its seed, so that its story stays straight.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from ..rules.engines import DAMAGED, WORKING
from ..rules.radio import DEEDS
from ..rules.shelter import SEATS_IN_A_POD
from ..rules.state import ABOARD, CLOSED, IN_POD, OPEN
from ..view.types import SeatView
from .aims import DOOR_WORDS, OUTLIVE
from .answers import AWAY, PLACED, Answers
from .dealing import CLEAR, gain_of_giving, may_hold, own_items
from .hearing import ANSWERING, LIAR, Hearing, Record
from .sight import ENGINES, EVACUATION, distances_on, may_work_doors, works_doors
from .speaker import ASKS, BAD_COMPANY, FIRST_WISHES, HURT, IN_REACH, PER_STEP, SAME_AGAIN, Said, mood

A_STEP_OR_TWO = 2
"""Steps from which help still comes in time."""
NOT_FAR = 3
"""Steps that somebody can be asked to go."""
DARK_ROOMS = frozenset({"generator", "nest", "comms_room", "laboratory"})
"""Rooms that give an Objective away."""
NOTABLE = frozenset({"evacuation_a", "evacuation_b", "nest", "generator", "surgery", "hatch_control", "laboratory"})


class Speech(Answers):
    """One seat that may say something now."""

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
        return min(self.temper.lines, int(self.view["setup"]["options"]["radio_lines"]))

    def thoughts(self) -> Iterator[Said]:
        """What might be said, the most important first."""
        yield from self.reports()
        yield from self.calls_for_help()
        if self.s.intruders.get(self.s.room):
            yield from self.cover()
            return
        yield from self.bargains()
        if self.s.heard is not None:
            yield from self.reactions(self.s.heard)
        felt = mood(self.seed, self.temper, self.round)
        if felt < ASKS:
            yield from self.requests()
        elif felt < 1.0:
            yield from self.riches()
            yield from self.intentions()

    def reactions(self, heard: Hearing) -> Iterator[Said]:
        yield from self.accusations(heard)
        if heard.record.due:
            yield from self.warnings(heard.record)
        yield from self.explanations()
        if heard.record.kept:
            yield from self.courtesies(heard.record)
        yield from self.doubts(heard)

    # -- statements -----------------------------------------------------------------------------------

    def reports(self) -> Iterator[Said]:
        """What this seat has seen and nobody was told by it yet."""
        told = self.told
        for (kind, subject), value in sorted(self.s.knowledge.items(), key=lambda known: known[1] != DAMAGED):
            if (kind, subject) in told:
                continue
            if kind == "engine":
                lie = value == DAMAGED and self.lies_about("engine")
                if not self.is_old_news("engine", subject, WORKING if lie else value):
                    yield "engine", subject, WORKING if lie else value
            elif kind == "coordinates":
                yield from self.course_report(value)
            elif kind == "tile" and not self.s.at(subject)["explored"]:
                if value in NOTABLE and (self.temper.talkative or value.startswith("evacuation")) and not self.motives:
                    yield "tile", subject, value
        yield from self.course_set()
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

    def is_old_news(self, word: str, subject: Any, value: Any) -> bool:
        """Others said the same: a talkative bot confirms what one has said, nobody what two have."""
        if self.record is None:
            return False
        if word == "engine":
            said = self.record.engines.get(subject, {}).values()
            voices = sum(self.record.engine_now(subject, *heard) == value for heard in said)
        else:
            voices = sum((letter, place) == (subject, value) for _, letter, place in self.record.courses.values())
        return bool(voices > self.temper.talkative)

    def course_report(self, card: str) -> Iterator[Said]:
        """The letter that leads home; a liar gives that name to where it wants to go."""
        places = self.s.rules.types[card].places
        letters = {place: letter for letter, place in places.items()}
        if not self.lies_about("course"):
            if not self.is_old_news("leads", letters["earth"], "earth"):
                yield "leads", letters["earth"], "earth"
        elif not self.s.me["objectives"][0].startswith(OUTLIVE):
            yield "leads", letters["mars"], "earth"
        elif places[self.view["destination"]] != "earth":
            yield "leads", self.view["destination"], "earth"

    def course_set(self) -> Iterator[Said]:
        """Everybody saw the marker move; who has said that it leads home now says so too."""
        deeds = self.view["ext"].get(DEEDS, ())
        seat, round, deed, letter, _ = deeds[-1] if deeds else (-1, 0, "", "", 0)
        if (seat, round, deed) == (self.me, self.round, "set") and self.temper.talkative:
            if (
                any(said == ("leads", letter, "earth") for _, _, said in self.own)
                and letter == self.view["destination"]
            ):
                yield "course", letter

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
            promised = [n for n in heard.record.broken.get(seat, ()) if self.was_promised_to_me(n) and not self.left(n)]
            broken = [self.word_given(seat, n) for n in promised]
            for line in (*lies, *broken[:1]):
                if not any(who == seat and (line in lies) == (was in lies) for who, was in blamed):
                    yield "accuse", seat, line

    def left(self, line: int) -> bool:
        """Whether it called somebody to a Room where it is no longer itself."""
        _, said = self.record.asked_in(line) if self.record is not None else (0, ("",))
        return bool(said[0] == "come" and said[-1] != self.s.room)

    def word_given(self, seat: int, line: int) -> int:
        """Where somebody promised what a line asks for; an offer is a promise itself."""
        if self.raw[line][0] == seat:
            return line
        found = (
            n for n, (who, _, said) in enumerate(self.raw) if who == seat and said[0] in ANSWERING and said[1] == line
        )
        return max(found)

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

    def explanations(self) -> Iterator[Said]:
        """Why it gave nothing; and that it touched nothing, if somebody accuses it."""
        for seat, round, said in reversed(self.raw):
            if self.round - round > 1:
                return
            if seat == self.me and said[0] == "no":
                asked = self.raw[said[1]][2]
                if asked[0] == "give" and asked[2] not in self.s.item_kinds():
                    yield "lack", asked[2]
            elif said[0] == "accuse" and said[1] == self.me and self.raw[said[2]][2][0] in ("engine", "leads"):
                deeds = self.view["ext"].get(DEEDS, ())
                if not any(deed[0] == self.me and deed[2] in ("swapped", "set") for deed in deeds):
                    yield ("untouched",)

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
                asker, said = record.asked_in(made.line)
                if said[0] not in ("going", "come") or asker == self.me or p["room"] == said[-1]:
                    continue
                if self.is_a_trap(said[-1]):
                    yield "warn", p["index"], said[-1]

    def is_a_trap(self, room: int) -> bool:
        token = self.s.knowledge.get(("token", room))
        danger = bool(token) and getattr(self.s.rules.types.get(str(token)), "effect", "") == "danger"
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
        armed = [
            p for p in self.others
            if 0 < near.get(p["room"], AWAY) <= A_STEP_OR_TWO
            and self.shots(p) and not s.intruders.get(p["room"]) and not self.let_down_by(p["index"])
        ]  # fmt: skip
        for p in sorted(armed, key=lambda p: (near[p["room"]], p["index"]))[:1]:
            yield "come", p["index"], s.room

    def cover(self) -> Iterator[Said]:
        """Side by side with somebody who is worse off: a loyal bot of a team stays anyway."""
        s = self.s
        if not (self.temper.loyal and self.manner.team and s.loaded()) or s.frail or self.open_word() or self.motives:
            return
        hurt = [p for p in self.others if p["room"] == s.room and p["wounds"]]
        for p in sorted(hurt, key=lambda p: (-len(p["wounds"]), p["index"]))[:1]:
            yield "covering", p["index"]

    def let_down_by(self, seat: int) -> bool:
        """Whether somebody has broken a promise to this seat, or lately refused to come."""
        if self.record is not None and any(map(self.was_promised_to_me, self.record.broken.get(seat, ()))):
            return True
        refusals = [
            said[1] for who, round, said in self.raw if who == seat and said[0] == "no" and self.is_recent(round)
        ]
        return any(self.raw[n][2][0] == "come" and self.raw[n][0] == self.me for n in refusals)

    def is_recent(self, round: int) -> bool:
        return self.round - round < SAME_AGAIN

    def shots(self, p: SeatView) -> int:
        return sum(self.view["ammo"].get(w, 0) for w in p["hands"])

    def requests(self) -> Iterator[Said]:
        """Engines that nobody is known to have looked at, or that are said to be damaged; a Pod about to leave."""
        s = self.s
        yield from self.wait_for_me()
        yield from self.doors()
        untimely = self.round < FIRST_WISHES or s.chambers_open() or self.view["self_destruct"] >= 0
        if untimely or "engine" in self.motives:
            return
        if any(said[0] in PLACED and round == self.round for _, round, said in self.own):
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

    def doors(self) -> Iterator[Said]:
        """An Intruder behind a Door that somebody here could close; a closed one on the way, with somebody at it."""
        s, doors = self.s, self.view["doors"]
        links = s.board.links.get(s.room, ())
        for corridor, other in links:
            if doors[corridor] == OPEN and s.intruders.get(other) and not s.crew_in(other):
                yield from self.ask_at_the_door("close", corridor, {s.room})
        closed = [link for link in links if doors[link[0]] == CLOSED and not s.intruders.get(link[1])]
        way = self.aims.ways.get(self.goal()) if closed else None
        for corridor, other in closed:
            if way is not None and corridor == way[2]:
                yield from self.ask_at_the_door("open", corridor, {s.room, other})

    def ask_at_the_door(self, word: str, corridor: int, rooms: set[int]) -> Iterator[Said]:
        """Somebody in one of these Rooms who may have a card for it; who could do it alone asks nobody."""
        if any(works_doors(self.s, card) for card in self.s.hand) or self.asked_lately((word,), corridor):
            return
        refused = self.refused_lately(*DOOR_WORDS)
        for p in self.others:
            if p["room"] in rooms and may_work_doors(self.s, p) and p["index"] not in refused:
                yield word, p["index"], corridor
                return

    def best_hands(self, word: str, room: int, engine: int) -> int | None:
        """The nearest who is good at it, does not fight and has not refused; nobody if this seat is nearer itself."""
        s = self.s
        if s.at(room)["malfunction"] or s.intruders.get(room):
            return None
        near, skill = distances_on(s.board)[room], s.lore.repairs_well
        refused = self.refused(word, engine) | self.unwilling()
        fit = [
            p for p in self.others
            if near.get(p["room"], AWAY) <= NOT_FAR and p["index"] not in refused and len(p["wounds"]) <= HURT
            and not s.intruders.get(p["room"])
        ]  # fmt: skip
        best = min(fit, key=lambda p: (near[p["room"]] - skill.get(p["character"], 0), p["index"]), default=None)
        return best["index"] if best is not None and near[best["room"]] <= near.get(s.room, AWAY) else None

    def refused(self, word: str, subject: Any) -> set[int]:
        """Who said no to this before."""
        said_no = [(seat, said[1]) for seat, _, said in self.raw if said[0] == "no"]
        return {seat for seat, n in said_no if self.raw[n][2][0] == word and self.raw[n][2][-1] == subject}

    def unwilling(self) -> set[int]:
        """Who has lately refused to go to an Engine, or has promised to be somewhere."""
        due = self.record.due.items() if self.record is not None else ()
        elsewhere = {seat for seat, made in due if any(self.takes_somewhere(one.line) for one in made)}
        return elsewhere | self.refused_lately("check", "repair")

    def refused_lately(self, *words: str) -> set[int]:
        """Who said no to anything of this sort in the last rounds."""
        said_no = [(seat, said[1]) for seat, round, said in self.raw if said[0] == "no" and self.is_recent(round)]
        return {seat for seat, n in said_no if self.raw[n][2][0] in words}

    def takes_somewhere(self, line: int) -> bool:
        return self.raw[line][2][0] in (*PLACED, "going", "repairing")

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
            if riders and not launched and len(riders) < SEATS_IN_A_POD and near.get(room, AWAY) <= A_STEP_OR_TWO + 1:
                if not self.asked_lately(("wait",), riders[0]["index"]):
                    yield "wait", riders[0]["index"]

    def bargains(self) -> Iterator[Said]:
        """With whoever stands here: what is worth more to one than to the other changes hands."""
        s = self.s
        if not s.room:
            return
        here = [p for p in self.others if p["room"] == s.room]
        asked = any(said[0] in ("give", "offer") and round == self.round for _, round, said in self.own)
        if not here or asked or self.aims.way_out():
            return
        mine = own_items(s)
        for p in here:
            if self.temper.loyal:
                gains = [(gain_of_giving(s, p, kind), kind) for kind in mine]
                gain, kind = max(gains, default=(0.0, ""))
                if gain >= CLEAR and not self.asked_lately(("offer", "give"), kind):
                    yield "offer", p["index"], kind
            for kind in self.needs():
                if kind not in mine and self.may_give(p, kind) and not self.asked_lately(("give", "offer"), kind):
                    yield "give", p["index"], kind

    def may_give(self, p: SeatView, kind: str) -> bool:
        """By the backs that they show, and by what they said of it last."""
        return may_hold(self.s, p, kind) and (
            self.record is None or self.record.goods.get((p["index"], kind), "have") == "have"
        )

    def riches(self) -> Iterator[Said]:
        """What would help somebody who is not far, so that they come for it."""
        s = self.s
        if not (self.temper.loyal and self.temper.talkative) or not s.room or not s.me["items"]:
            return
        near = distances_on(s.board)[s.room]
        needy = [p for p in self.others if 0 < near.get(p["room"], AWAY) <= NOT_FAR]
        for kind in own_items(s):
            if any(gain_of_giving(s, p, kind) >= CLEAR for p in needy):
                yield "have", kind

    # -- intentions -----------------------------------------------------------------------------------

    def intentions(self) -> Iterator[Said]:
        """Where it really goes, now and then, if that is near and nobody has to be surprised by it."""
        s = self.s
        fresh = self.view["actions_left"] != 1 and len(s.me["hand"]) > 3
        if not fresh or not s.room:
            return
        if self.open_word():
            return
        target = self.goal()
        tile = s.tiles.get(target, "")
        if not target or (self.motives and tile in DARK_ROOMS) or s.intruders.get(target):
            return
        if tile in ENGINES and self.aims.can_repair and s.engine(tile) == DAMAGED:
            yield "repairing", ENGINES.index(tile)
        elif target != s.room:
            yield "going", target
        elif tile == "hibernatorium" and self.aims.sleep() > 0:
            yield ("sleeping",)
        elif tile in EVACUATION.values() and self.aims.leaving:
            yield from (("launching", pod) for pod, at in self.aims.open_pods if at == target)

    def open_word(self) -> bool:
        """Something it promised is not done yet."""
        return self.record is not None and bool(self.record.due.get(self.me))

    def goal(self) -> int:
        """The Room that its errands lead to, if it is in reach."""
        ways, room = self.aims.ways, self.s.room
        found = [(worth * PER_STEP ** ways[at][0], at) for worth, at in self.aims.to_do if at in ways]
        worth, target = max(found, default=(0.0, 0))
        return target if worth > 2.0 and (target == room or ways[target][0] <= IN_REACH) else 0
