"""What a player reads about the table, from the view of their seat."""

from __future__ import annotations

from typing import Any

from ..content.aftermath.shuttle import LAST_SPACE, YELLOW_SPACES, across
from ..game import Game
from ..rules.rounds import JUMP
from ..rules.self_destruct import SKULL
from ..rules.shelter import BLUE_FROM
from .messages import capital
from .texts import Texts

DOORS = ("open", "closed", "destroyed")
View = Any


class Status:
    """Sentences about a game as one seat sees it. The game itself is read for public names only."""

    def __init__(self, game: Game, texts: Texts, view: View) -> None:
        self.game = game
        self.t = texts
        self.view = view
        self.me: View = view["seats"][view["seat"]] if view["seat"] is not None else {}

    def say(self, key: str, **args: Any) -> str:
        return self.t.get(f"client-{key}", **args)

    def listed(self, things: list[str]) -> str:
        return self.t.listed(things) if things else self.say("nothing")

    # -- the short status ---------------------------------------------------------------------------

    def short(self) -> list[str]:
        """What one wants to know before each decision of a turn."""
        lines = [self.clock(), *self.alert(), *self.adaptations()]
        if self.me and self.me["room"]:
            lines += [self.here(), *self.exits(self.me["room"]), *self.crossings(self.me["room"])]
        return [*lines, *self.body(), *self.laika(), *self.cards(), *self.aims()]

    def full(self) -> list[str]:
        """The same, and what one has but seldom needs."""
        me = self.me
        quests = [self.t.name(self.game.rules, q) for q in me["quests"]]
        discard = [self.card(c) for c in me["discard"]]
        return [
            *self.short(),
            *self.trait(),
            self.say("quests", things=self.listed(quests)),
            self.say("discard", cards=self.listed(discard), contamination=me["contamination"]),
        ]

    def trait(self) -> list[str]:
        """The card that lies beside the character for the whole game (A-1.3)."""
        rules = self.game.rules
        trait = rules.traits.get(self.me["character"])
        if trait is None:
            return []
        return [self.say("trait", name=self.t.name(rules, trait.id), reminder=self.t.reminder(rules, trait.id))]

    def clock(self) -> str:
        v = self.view
        if "offer" in v["ext"]:
            parts = self.shuttle_clock()
        else:
            parts = [self.say("status", round=v["round"], left=JUMP - v["time"])]
            parts.append(self.say("chambers", left=max(0, BLUE_FROM - v["time"])))
        if v["self_destruct"] >= 0:
            parts.append(self.say("self_destruct", left=SKULL - v["self_destruct"]))
        if "hourglass" in v["ext"]:
            parts.append(self.hourglass(*v["ext"]["hourglass"]))
        return " ".join(parts)

    def shuttle_clock(self) -> list[str]:
        """An Epilogue: five rounds, tokens to turn over, an offer to take (A-8.17, A-8.30, A-8.31)."""
        ext = self.view["ext"]
        left = LAST_SPACE - ext["shuttle"] - 1
        offer = self.say("offer_free")
        if ext["offer"] >= 0:
            offer = self.say("offer_held", who=capital(self.t.person(self.game, ext["offer"])))
        return [
            self.say("shuttle_clock", round=self.view["round"], left=max(0, left)),
            self.say("tokens_left", tokens=sum(ext["second_tokens"])),
            offer,
        ]

    def alert(self) -> list[str]:
        """The running Alert, its level, and the rounds that are left (A-7.7, A-7.8)."""
        ext = self.view["ext"]
        if "alert" not in ext:
            return []
        if ext["alert"] is None:
            return [self.say("no_alert")]
        id, level, _, _ = ext["alert"]
        moved = ext["shuttle"]
        end = LAST_SPACE
        if "offer" in ext:
            end = next((LAST_SPACE - s for s in YELLOW_SPACES if LAST_SPACE - s > moved), LAST_SPACE)
        name, reminder = self.t.get(f"alert-{id}"), self.t.get(f"alert-{id}.reminder")
        second = "yes" if level else "no"
        return [self.say("alert", name=name, reminder=reminder, second=second, left=max(0, end - moved - 1))]

    def crossings(self, slot: int) -> list[str]:
        """Ways to a docked shuttle and back (A-4.3)."""
        rooms = across(self.game.rules, slot) if "shuttle" in self.view["ext"] else []
        return [self.say("crossings", rooms=self.t.listed([f"{room:03d}" for room in rooms]))] if rooms else []

    def second_tokens(self, slot: int) -> list[str]:
        """What still lies face down in a Room, and the Slime that stays (A-6.2)."""
        ext = self.view["ext"]
        tokens = ext.get("second_tokens", ())
        facts = [self.say("second_token")] if tokens and tokens[slot] else []
        return facts + [self.say("slimed_room") for room, _ in ext.get("slimed", ()) if room == slot]

    def hourglass(self, state: str, actions: int) -> str:
        """A-10: whether the sand still runs; counted in actions, how many are left."""
        options = self.view["setup"]["options"]
        left: int | str = "none"
        if state == "running" and options["hourglass_clock"] == "actions":
            living = sum(1 for s in self.view["seats"] if s["status"] in ("aboard", "pod"))
            left = max(0, options["hourglass_actions"] * living - actions)
        return self.say("hourglass", state=state, left=left)

    def aims(self) -> list[str]:
        """The Objectives in a few words; `objectives` tells them in full."""
        rules = self.game.rules
        found = [
            self.say("objective", name=self.t.name(rules, o), reminder=self.t.reminder(rules, o))
            for o in self.me.get("objectives", [])
        ]
        if not found:
            return []
        if "offer" in self.view["ext"]:
            return [self.say("mission_aim", objectives=" ".join(found))]
        return [self.say("aims", objectives=" ".join(found))]

    def here(self) -> str:
        room = self.room_of(self.me["room"])
        parts = [*self.room_facts(room), *self.who_is_in(room["slot"], but=self.me["index"])]
        name = self.t.the_room(self.game, room["slot"])
        return self.say("here", room=name, facts=self.listed(parts), some="yes" if parts else "no")

    def room_of(self, slot: int) -> View:
        room: View = self.view["rooms"][slot - 1]
        return room

    def room_facts(self, room: View) -> list[str]:
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
        facts += self.second_tokens(room["slot"])
        facts += [self.turret(*t) for t in self.view["ext"].get("turrets", ()) if t[1] == room["slot"]]
        return facts

    def turret(self, number: int, room: int, mode: str | None, shown: bool) -> str:
        """Its mode, if it lies open or if the reader has set it (A-5.2)."""
        state = "yes" if shown else "known" if mode else "no"
        return self.say("turret", shown=state, mode=self.t.get(f"targeting-{mode}") if mode else "")

    def who_is_in(self, slot: int, but: int = -1) -> list[str]:
        found = [
            self.t.person(self.game, s["index"]) for s in self.view["seats"] if s["room"] == slot and s["index"] != but
        ]
        found += [self.t.figure(self.game, f[0], slot) for f in self.view["figures"] if f[2] == slot]
        found += [self.t.thing(self.game.rules, o) for r, o in self.view["floor"] if r == slot]
        found += [self.say("laika_here") for s in self.view["seats"] if s["ext"].get("laika") == slot]
        if self.view["ext"].get("keys_in") == slot:
            found.append(self.t.thing(self.game.rules, "handcuff_keys"))
        return found

    def exits(self, slot: int) -> list[str]:
        """One line for each way out, in the order of the numbers of the Noise die."""
        lines = []
        for numbers, exit, other in self.ways(slot):
            where = self.t.known_room(self.game, other, self.view["seat"]) if other else self.t.exit(self.game, exit)
            lines.append(self.say("exit", **numbered(numbers), where=where, state=self.state_of(exit)))
        return lines

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
        if not me:
            return []
        state = self.wounds(me)
        state += [self.say(mark) for mark in ("slime", "signal", "larva") if me[mark]]
        state += self.t.on_the_board(self.game.rules, me["ext"], own=True)
        return [self.say("body", state=self.t.listed(state)) if state else self.say("unhurt")]

    def laika(self) -> list[str]:
        """A-3.9: in a Room, on the board, or lost."""
        place = self.me.get("ext", {}).get("laika")
        if place is None:
            return []
        where = "room" if place > 0 else "gone" if place < 0 else "board"
        return [self.say("laika", place=where, room=self.t.the_room(self.game, place) if place > 0 else "")]

    def wounds(self, s: View) -> list[str]:
        found = [self.say("light_wounds", light=s["light"])] if s["light"] else []
        for card, dressed in s["wounds"]:
            name = self.t.name(self.game.rules, card)
            asleep = s["ext"].get("old_wound") == card and self.view["ammo"].get("robot", 0) > 0
            state = "yes" if dressed else "asleep" if asleep else "no"
            found.append(self.say("wound", wound=name, dressed=state))
        return found

    def held(self, thing: str) -> str:
        """What fills a Hand slot; a weapon with its Ammo."""
        if thing in self.game.rules.types:
            return self.t.weapon(self.game, thing)
        return self.t.thing(self.game.rules, thing)

    def cards(self) -> list[str]:
        me = self.me
        if not me:
            return []
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
            name = capital(self.t.known_room(self.game, slot, self.view["seat"]))
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

    def adaptations(self) -> list[str]:
        """They change every fight, so they are told before each decision (C-6.1)."""
        return [self.weaknesses()] if self.game.rules.species.adapts and self.view["lasting"] else []

    def losses(self) -> list[str]:
        """What the Intruders have lost for good: their Nest, their Lairs, the largest of them."""
        v = self.view
        found = [self.say("nest_destroyed")] if v["nest_destroyed"] else []
        if "lairs_destroyed" in v["ext"]:
            found.append(self.say("lairs", lairs=v["ext"]["lairs_destroyed"]))
        return [*found, self.say("queen_killed")] if v["queen_killed"] else found

    def member(self, s: View) -> str:
        facts = [self.say(f"is-{s['status']}", room=self.t.the_room(self.game, s["room"]) if s["room"] else "")]
        if s["status"] in ("aboard", "pod"):
            facts.append(self.say("cards", cards=s["hand_size"]))
            facts += self.wounds(s)
            if s["hands"]:
                facts.append(self.say("holds", things=self.t.listed([self.held(t) for t in s["hands"]])))
            facts.append(self.say("items", items=len(s["backs"])))
            facts += [self.say(mark) for mark in ("slime", "signal", "larva", "passed") if s[mark]]
            facts += self.t.on_the_board(self.game.rules, s["ext"], own=s["index"] == self.view["seat"])
            if "spy_drone" in s["ext"]:
                facts.append(self.say("watched", who=self.t.person(self.game, s["ext"]["spy_drone"])))
        who = capital(self.t.person(self.game, s["index"]))
        return self.say("crew_member", who=who, number=s["number"], facts=", ".join(facts))

    def objectives(self) -> list[str]:
        return [self.t.explain(self.game.rules, o) for o in self.me.get("objectives", [])] or [self.say("nothing")]

    def knowledge(self) -> list[str]:
        lines = []
        for kind, subject, value, when in self.me.get("knowledge", []):
            lines.append(self.known(kind, subject, value, when))
        return lines or [self.say("knows_nothing")]

    def known(self, kind: str, subject: Any, value: Any, when: int) -> str:
        t, rules = self.t, self.game.rules
        if kind == "engine":
            return self.say("knows_engine", engine=subject + 1, state=t.get(f"engine_state-{value}"), round=when)
        if kind == "tile":
            return self.say("knows_room", room=f"{subject:03d}", what=t.get(f"room-{value}"), round=when)
        if kind in ("token", "second_token"):
            what = t.get(f"exploration-{rules.types[value].effect}") if value else self.say("nothing")
            return self.say("knows_room", room=f"{subject:03d}", what=what, round=when)
        if kind == "coordinates":
            return self.say("knows_coordinates", what=t.name(rules, value), round=when)
        if kind == "turret":
            return self.say("knows_turret", turret=subject, mode=t.get(f"targeting-{value}"), round=when)
        if kind == "hand":
            cards = self.listed([self.card("unknown" if c == "contamination" else c) for c in value])
            who, whose = capital(t.person(self.game, subject)), t.person(self.game, subject, "of")
            return self.say("knows_hand", who=who, whose=whose, what=cards, round=when)
        if kind in ("objectives", "objective", "corporate_objectives", "access_code"):
            names = self.listed([t.name(rules, o) for o in value])
            return self.say("knows_objectives", who=capital(t.person(self.game, subject)), what=names, round=when)
        place = "top" if kind == "deck_top" else "bottom"
        return self.say("knows_deck", deck=t.get(f"deck-{subject}"), what=t.name(rules, value), place=place, round=when)


def numbered(numbers: list[str]) -> dict[str, Any]:
    return {"numbers": ", ".join(numbers), "count": len(numbers)}
