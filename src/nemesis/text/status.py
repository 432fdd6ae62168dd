"""What a player reads about the table, from the view of their seat."""

from __future__ import annotations

from typing import Any

from ..game import Game
from ..rules.rounds import JUMP
from ..rules.self_destruct import SKULL
from ..rules.shelter import BLUE_FROM
from ..text.knowledge import knowledge_in_words
from ..text.matters import CLOCK, LINE, LOSSES, TIME
from ..text.messages import yes_or_no
from ..view.types import RoomView, SeatView, View, own_seat
from .goals import ConditionState, GoalState
from .messages import capital
from .texts import Texts

DOORS = ("open", "closed", "destroyed")


class Status:
    """Sentences about a game as one seat sees it. The game itself is read for public names only."""

    def __init__(self, game: Game, texts: Texts, view: View) -> None:
        self.game = game
        self.t = texts
        self.view = view
        self.seat = view["seat"]
        self.own: SeatView | None = None if self.seat is None else view["seats"][self.seat]

    @property
    def me(self) -> SeatView:
        """The seat that reads."""
        return self.view["seats"][own_seat(self.view)]

    def say(self, key: str, **args: Any) -> str:
        return self.t.get(f"client-{key}", **args)

    def listed(self, things: list[str]) -> str:
        return self.t.listed(things) if things else self.say("nothing")

    # -- the short status ---------------------------------------------------------------------------

    def short(self) -> list[str]:
        """What one wants to know before each decision of a turn."""
        lines = [self.clock(), *self.matters(LINE), *self.in_force()]
        if self.own is None:
            return lines
        if self.own["room"]:
            lines += [self.here(), *self.exits(self.own["room"]), *self.other_ways(self.own["room"])]
        more = [line for tell in self.t.box_texts.own_lines for line in tell(self.t, self.game, self.own)]
        return [*lines, *self.body(), *more, *self.cards(), *self.aims()]

    def matters(self, place: str) -> list[str]:
        """What counts for everybody, in sentences for one place of the status."""
        return [m.sentence for m in self.t.matters(self.game, self.seat) if m.place == place]

    def full(self) -> list[str]:
        """The same, and what one has but seldom needs."""
        me = self.me
        quests = [self.t.name(self.game.rules, q) for q in me["quests"]]
        discard = [self.card(c) for c in me["discard"]]
        return [
            *self.short(),
            *(line for tell in self.t.box_texts.own_cards for line in tell(self.t, self.game, me)),
            self.say("quests", things=self.listed(quests)),
            self.say("discard", cards=self.listed(discard), contamination=me["contamination"]),
        ]

    def clock(self) -> str:
        """The Time track, unless the mode plays without it, and everything else that runs out."""
        v = self.view
        parts = self.time() if "advance_time" in self.game.rules.event_phase else []
        parts += self.matters(TIME)
        if v["self_destruct"] >= 0:
            parts.append(self.say("self_destruct", left=SKULL - v["self_destruct"]))
        return " ".join([*parts, *self.matters(CLOCK)])

    def time(self) -> list[str]:
        v = self.view
        chambers = self.say("chambers", left=max(0, BLUE_FROM - v["time"]))
        return [self.say("status", round=v["round"], left=JUMP - v["time"]), chambers]

    def other_ways(self, slot: int) -> list[str]:
        return [way for tell in self.t.box_texts.ways_out for way in tell(self.t, self.game, self.view, slot)]

    def aims(self) -> list[str]:
        """The Objectives in a few words; `objectives` tells them in full."""
        rules = self.game.rules
        found = [
            self.say("objective", name=self.t.name(rules, o), reminder=self.t.reminder(rules, o))
            for o in self.aimed_at()
        ]
        return [self.say(self.aims_of(self.aimed_at()[0]), objectives=" ".join(found))] if found else []

    def aimed_at(self) -> list[str]:
        return self.own.get("objectives", []) if self.own is not None else []

    def aims_of(self, objective: str) -> str:
        """Cards of a deck may be called something else than Objectives."""
        key = f"aims-{self.game.rules.objectives[objective].deck}"
        return key if self.t.has(f"client-{key}") else "aims"

    def here(self) -> str:
        room = self.room_of(self.me["room"])
        parts = [*self.room_facts(room), *self.who_is_in(room["slot"], but=self.me["index"])]
        name = self.t.the_room(self.game, room["slot"])
        return self.say("here", room=name, facts=self.listed(parts), some="yes" if parts else "no")

    def room_of(self, slot: int) -> RoomView:
        return self.view["rooms"][slot - 1]

    def room_facts(self, room: RoomView) -> list[str]:
        facts = []
        if room["items"] >= 0:
            facts.append(self.say("items_left", items=room["items"]))
        if room["fire"]:
            facts.append(self.say("on_fire"))
        if room["malfunction"]:
            facts.append(self.say("malfunction"))
        if room["explored"] and room["token"]:
            facts.append(self.say("token_waits"))
        if self.view["airlock"] == room["slot"]:
            facts.append(self.say("airlock"))
        more = (tell(self.t, self.game, self.view, room["slot"]) for tell in self.t.box_texts.room_facts)
        return [*facts, *(fact for facts_told in more for fact in facts_told)]

    def who_is_in(self, slot: int, but: int = -1) -> list[str]:
        found = [
            self.t.person(self.game, s["index"]) for s in self.view["seats"] if s["room"] == slot and s["index"] != but
        ]
        found += [self.t.figure(self.game, f[0], slot) for f in self.view["figures"] if f[2] == slot]
        found += [self.t.thing(self.game.rules, o) for r, o in self.view["floor"] if r == slot]
        more = (tell(self.t, self.game, self.view, slot) for tell in self.t.box_texts.in_a_room)
        return [*found, *(thing for things in more for thing in things)]

    def exits(self, slot: int) -> list[str]:
        """One line for each way out, in the order of the numbers of the Noise die."""
        lines = []
        for numbers, exit, other in self.ways(slot):
            where = self.known_room(other) if other else self.t.exit(self.game, exit)
            lines.append(self.say("exit", **numbered(numbers), where=where, state=self.state_of(exit)))
        return lines

    def known_room(self, slot: int) -> str:
        return self.t.known_room(self.game, slot, own_seat(self.view))

    def ways(self, slot: int) -> list[tuple[list[str], int, int]]:
        """(numbers of the die, exit, Room behind it or 0) of each Corridor and of the Technical Entrance."""
        board = self.game.rules.board
        behind = dict(board.links[slot])
        numbers: dict[int, list[str]] = {}
        for number, exit in sorted(board.exits[slot].items()):
            numbers.setdefault(exit, []).append(str(number))
        return [(found, exit, behind.get(exit, 0)) for exit, found in numbers.items()]

    def state_of(self, exit: int) -> str:
        """`, Door closed, Noise`: only what is not as usual."""
        marks = []
        if exit >= 0 and self.view["doors"][exit]:
            marks.append(self.say(f"door-{DOORS[self.view['doors'][exit]]}"))
        if self.view["noise"][exit] if exit >= 0 else self.view["vents"][-1 - exit]:
            marks.append(self.say("noise"))
        return "".join(f", {mark}" for mark in marks)

    def body(self) -> list[str]:
        me = self.me
        on_it = {"slime": me["slime"], "signal": me["signal"], "larva": me["larva"]}
        state = [*self.wounds(me), *(self.say(mark) for mark, there in on_it.items() if there)]
        state += self.t.on_the_board(self.game.rules, me["ext"], face_up=True)
        return [self.say("body", state=self.t.listed(state)) if state else self.say("unhurt")]

    def wounds(self, s: SeatView) -> list[str]:
        found = [self.say("light_wounds", light=s["light"])] if s["light"] else []
        for card, dressed in s["wounds"]:
            name = self.t.name(self.game.rules, card)
            notes = (tell(self.t, self.view, s, card) for tell in self.t.box_texts.wound_notes)
            note = "" if dressed else "".join(notes)
            found.append(self.say("wound", wound=name, dressed=yes_or_no(dressed)) + note)
        return found

    def held(self, thing: str) -> str:
        """What fills a Hand slot; a weapon with its Ammo."""
        if thing in self.game.rules.types:
            return self.t.weapon(self.game, thing)
        return self.t.thing(self.game.rules, thing)

    def cards(self) -> list[str]:
        me = self.me
        hand = [self.card(c) for c in me["hand"]]
        return [
            self.say("hand", count=len(hand), cards=self.listed(hand), deck=me["deck_size"]),
            self.say("hands", things=self.listed([self.held(t) for t in me["hands"]])),
            self.say("inventory", things=self.listed([self.t.name(self.game.rules, i) for i in me["items"]])),
        ]

    def card(self, face: str) -> str:
        if face in ("unknown", "infected"):
            return self.say("contamination", face=face)
        return self.t.name(self.game.rules, face)

    # -- longer answers -------------------------------------------------------------------------------

    def whole_map(self) -> list[str]:
        """The ship Room by Room: what is there, and where its exits lead."""
        lines = [self.say("map")]
        for room in self.view["rooms"]:
            slot = room["slot"]
            facts = [*self.room_facts(room), *self.who_is_in(slot)]
            name = capital(self.known_room(slot))
            lines.append(self.say("map_room", room=name, facts=self.t.listed(facts)) if facts else f"{name}.")
            lines.append(self.say("map_ways", ways=self.t.listed([self.way(*way) for way in self.ways(slot)])))
        return lines

    def way(self, numbers: list[str], exit: int, other: int) -> str:
        where = f"{other:03d}" if other else self.t.exit(self.game, exit)
        return self.say("map_way", where=where, **numbered(numbers), state=self.state_of(exit))

    def crew(self) -> list[str]:
        """Everybody as all may see them, then what the ship and the Intruder board show."""
        v = self.view
        tokens = [self.say("of_kind", name=self.t.get(f"intruder-{k}"), count=n) for k, n in sorted(v["bag"].items())]
        pods = [self.say("pod", number=n, section=s, state="launched" if gone else "locked" if locked else "open")
                for n, s, locked, gone in v["pods"]]  # fmt: skip
        return [
            *(self.member(s) for s in v["seats"]),
            self.say("bag", tokens=self.listed(tokens), eggs=v["eggs"]),
            self.say("pods", pods=self.listed(pods), letter=v["destination"]),
            self.weaknesses(),
            *self.losses(),
        ]

    def weaknesses(self) -> str:
        """What is in force, apart from what is not, or no longer."""
        return self.say("weaknesses", **self.t.studies(self.game.rules, self.view["weaknesses"], self.view["lasting"]))

    def in_force(self) -> list[str]:
        """What makes Intruders stronger changes every fight: it is told before each decision."""
        return [self.weaknesses()] if self.game.rules.species.adapts and self.view["lasting"] else []

    def losses(self) -> list[str]:
        """What the Intruders have lost for good: their Nest, the largest of them, and what their species has."""
        nest = [self.say("nest_destroyed")] if self.view["nest_destroyed"] else []
        queen = [self.say("queen_killed")] if self.view["queen_killed"] else []
        return [*nest, *self.matters(LOSSES), *queen]

    def member(self, s: SeatView) -> str:
        facts = [self.say(f"is-{s['status']}", room=self.t.the_room(self.game, s["room"]) if s["room"] else "")]
        if s["status"] in ("aboard", "pod"):
            facts.append(self.say("cards", cards=s["hand_size"]))
            facts += self.wounds(s)
            if s["hands"]:
                facts.append(self.say("holds", things=self.t.listed([self.held(t) for t in s["hands"]])))
            facts.append(self.say("items", items=len(s["backs"])))
            on_it = {"slime": s["slime"], "signal": s["signal"], "larva": s["larva"], "passed": s["passed"]}
            facts += [self.say(mark) for mark, there in on_it.items() if there]
            facts += self.t.on_the_board(self.game.rules, s["ext"], face_up=s["index"] == self.seat)
            facts += [fact for tell in self.t.box_texts.seat_facts for fact in tell(self.t, self.game, s)]
        who = capital(self.t.person(self.game, s["index"]))
        return self.say("crew_member", who=who, number=s["number"], facts=", ".join(facts))

    def objectives(self) -> list[str]:
        cards = [self.t.explain(self.game.rules, o) for o in self.aimed_at()] or [self.say("nothing")]
        return [*cards, *(line for goal in self.t.goals(self.game.rules, self.view) for line in self.goal(goal))]

    def goal(self, goal: GoalState) -> list[str]:
        """How far it is: what is needed, then each way of which one is enough."""
        told = {"title": goal.title, "state": goal.state}
        heading = self.say("goal_quest", **told) if goal.quest else self.say("goal", **told)
        lines = [heading, *map(self.condition, goal.needs)]
        for number, way in enumerate(goal.ways):
            either = [self.say("goal_way", first=yes_or_no(not number))] if len(goal.ways) > 1 else []
            lines += [*either, *map(self.condition, way)]
        return lines

    def condition(self, one: ConditionState) -> str:
        return self.say("goal_condition", state=one.state, text=" ".join([one.text, *one.known]))

    def knowledge(self) -> list[str]:
        entries = self.own.get("knowledge", []) if self.own is not None else []
        return [knowledge_in_words(self.t, self.game, *entry) for entry in entries] or [self.say("knows_nothing")]


def numbered(numbers: list[str]) -> dict[str, Any]:
    return {"numbers": ", ".join(numbers), "count": len(numbers)}
