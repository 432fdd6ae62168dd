"""How a bot answers: it promises what it means to do, or what is easily broken; it refuses, or names a price."""

from __future__ import annotations

from functools import cached_property

from ..rules.radio import ASKS_BACK, EVERYBODY, Line
from ..rules.state import ABOARD, IN_POD
from ..view.types import SeatView
from .aims import DOOR_WORDS
from .dealing import gain_of_giving, may_hold, own_items, worth_to
from .hearing import ANSWERING, LIAR
from .sight import ENGINES, distances_on, works_doors
from .speaker import BAD_COMPANY, HURT, IN_REACH, NOTHING, PER_STEP, Said, Speaker, luck

EMPTY_PROMISE = 0.4
"""How often a selfish bot promises what it will not do."""
PLACED = ("check", "repair", "come")
"""What takes somebody to a place: nobody promises two of them at once."""
FEW_CARDS = 2
"""With no more nobody sets out for a fight."""
AWAY = 99


class Answers(Speaker):
    """What one seat has to say to those who asked it."""

    def answer(self) -> Said | None:
        """To the oldest request that this seat has not answered."""
        if self.record is None:
            return None
        for number, asker_seat, to in self.record.unanswered(self.round):
            if asker_seat == self.me or (
                to != self.me and (to != EVERYBODY or (self.me, number) in self.record.answers)
            ):
                continue
            seat, round, said = self.raw[number]
            line = Line(seat, round, tuple(said))
            asker = self.view["seats"][seat]
            if line.to == EVERYBODY and not self.is_the_one_to_answer(line, number):
                continue
            if asker["status"] not in (ABOARD, IN_POD):
                return "no", number
            return self.reply(number, line, asker)
        return None

    def is_the_one_to_answer(self, line: Line, number: int) -> bool:
        """Of those who were called, the nearest answers, unless somebody did."""
        asked = line.asked
        if any(said[0] in ANSWERING and said[1] == number for _, _, said in self.raw[number:]):
            return False
        room = asked[2] if asked[0] == "come" else self.s.places.get(ENGINES[asked[2]], 0)
        near = distances_on(self.s.board).get(room, {})
        crew = [self.s.me, *(p for p in self.others if p["index"] != line.seat)]
        return min(crew, key=lambda p: (near.get(p["room"], AWAY), p["index"]))["index"] == self.me

    def reply(self, number: int, line: Line, asker: SeatView) -> Said:
        asked = line.asked
        if self.s.heard is not None and self.s.heard.trust(line.seat) < LIAR:
            return "no", number
        if asked[0] == "offer":
            return "yes" if self.welcome(asked[2], asker) else "no", number
        if self.agrees(asked, asker):
            price = self.price(asked, asker) if line.word != ASKS_BACK else None
            return (ASKS_BACK, number, "give", line.seat, price) if price else ("yes", number)
        cheap = asked[0] in PLACED and line.word != ASKS_BACK and not self.is_expected()
        false = not (self.temper.loyal or self.temper.honest)
        return "yes" if cheap and false and luck(self.seed, "empty", number) < EMPTY_PROMISE else "no", number

    def agrees(self, asked: Said, asker: SeatView) -> bool:
        """Whether this seat can do it, and would."""
        word, subject = asked[0], asked[-1]
        if word in PLACED and self.is_expected():
            return False
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
            return not self.temper.loyal or gain_of_giving(self.s, asker, subject) > 0
        return word in DOOR_WORDS and self.would_work(word, subject)

    def would_work(self, word: str, corridor: int) -> bool:
        """A Door of this Room, with a card for it: opened before no Intruder, closed before nobody."""
        s = self.s
        ends = [other for c, other in s.board.links.get(s.room, ()) if c == corridor]
        if not ends or s.intruders.get(s.room) or not self.temper.loyal or not any(works_doors(s, c) for c in s.hand):
            return False
        return not (s.intruders.get(ends[0]) if word == "open" else s.crew_in(ends[0]))

    def is_expected(self) -> bool:
        """Whether this seat has promised to be somewhere."""
        heard = self.s.heard
        return heard is not None and any(said[0] in (*PLACED, "going", "repairing") for _, said in heard.promised)

    def would_come(self, room: int) -> bool:
        s = self.s
        if room == s.room:
            return True
        if s.frail > HURT or s.intruders.get(s.room) or self.cards <= FEW_CARDS:
            return False
        threat = s.threat(room)
        fights = bool(s.loaded()) and threat < BAD_COMPANY and self.manner.team
        return (not threat or fights) and not self.busy and self.prefers(room)

    def would_tend(self, word: str, engine: int) -> bool:
        """Looking takes two cards there, working on it a card that repairs."""
        s, room = self.s, self.s.places.get(ENGINES[engine], 0)
        if word == "check" and ("engine", engine) in s.knowledge:
            return False
        if not room or s.at(room)["malfunction"] or s.threat(room) or s.intruders.get(s.room) or s.frail > HURT:
            return False
        return not self.busy and (word == "check" or self.aims.can_repair) and self.prefers(room)

    def prefers(self, room: int) -> bool:
        """Whether it would really go: its word is worth more than its plans to a loyal bot, and nothing to others."""
        ways = self.aims.ways
        if room not in ways or ways[room][0] > IN_REACH:
            return False
        plans = {at: worth * PER_STEP ** ways[at][0] for worth, at in self.aims.to_do if at in ways}
        best = max(plans.values(), default=0.0)
        return bool(
            plans.get(room, 0.0) >= max(best, NOTHING) or self.temper.word_worth * PER_STEP ** ways[room][0] > best
        )

    @property
    def cards(self) -> int:
        return len(self.s.hand)

    @cached_property
    def busy(self) -> bool:
        """Whether this seat is about to leave the ship."""
        return self.aims.way_out() or self.view["self_destruct"] >= 0

    def welcome(self, kind: str, giver: SeatView) -> bool:
        here = bool(giver["room"] == self.s.room)
        return here and kind not in own_items(self.s) and worth_to(self.s, self.s.me, kind) > 0

    def price(self, asked: Said, asker: SeatView) -> str | None:
        """What a selfish bot wants for what it gives: something it needs and they may have."""
        if self.temper.loyal or asked[0] != "give":
            return None
        mine = own_items(self.s)
        wanted = [k for k in (*self.needs(), "medkit", "energy_charge") if k != asked[2] and k not in mine]
        return next((kind for kind in wanted if may_hold(self.s, asker, kind)), None)
