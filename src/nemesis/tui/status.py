"""What a player reads about the table, from the view of their seat."""

from __future__ import annotations

from typing import Any

from ..game import Game
from ..text import Texts

DOORS = ("open", "closed", "destroyed")
View = dict[str, Any]


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
        v = self.view
        time = 15 - v["time"]
        lines = [self.say("status", round=v["round"], left=time)]
        if v["self_destruct"] >= 0:
            lines.append(self.say("self_destruct", left=6 - v["self_destruct"]))
        if self.me and self.me["room"]:
            lines += [self.here(), *self.exits(self.me["room"])]
        return [*lines, *self.body(), *self.cards()]

    def here(self) -> str:
        room = self.room_of(self.me["room"])
        parts = [*self.room_facts(room), *self.who_is_in(room["slot"], but=self.me["index"])]
        return self.say("here", room=self.t.the_room(self.game, room["slot"]), facts=self.listed(parts))

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
        return facts

    def who_is_in(self, slot: int, but: int = -1) -> list[str]:
        found = [
            self.t.person(self.game, s["index"]) for s in self.view["seats"] if s["room"] == slot and s["index"] != but
        ]
        found += [self.t.figure(self.game, f[0], slot) for f in self.view["figures"] if f[2] == slot]
        found += [self.t.thing(self.game.rules, o) for r, o in self.view["floor"] if r == slot]
        return found

    def exits(self, slot: int) -> list[str]:
        board = self.game.rules.board
        lines = []
        for corridor, other in sorted(board.links[slot], key=lambda link: board.corridors[link[0]][2]):
            numbers = ", ".join(str(n) for n in board.corridors[corridor][2])
            lines.append(
                self.say(
                    "exit",
                    numbers=numbers,
                    room=self.t.the_room(self.game, other),
                    door=DOORS[self.view["doors"][corridor]],
                    noise="yes" if self.view["noise"][corridor] else "no",
                )
            )
        space = board.space_of.get(slot)
        if space is not None:
            numbers = ", ".join(str(n) for n, e in board.exits[slot].items() if e == -1 - space)
            name = self.t.exit(self.game, -1 - space)
            lines.append(
                self.say("entrance", numbers=numbers, space=name, noise="yes" if self.view["vents"][space] else "no")
            )
        return lines

    def body(self) -> list[str]:
        me = self.me
        if not me:
            return []
        state = [self.say("light_wounds", light=me["light"])] if me["light"] else []
        for card, dressed in me["wounds"]:
            state.append(
                self.say("wound", wound=self.t.name(self.game.rules, card), dressed="yes" if dressed else "no")
            )
        state += [self.say(mark) for mark in ("slime", "signal", "larva") if me[mark]]
        for name in ("insanity", "markers"):
            if name in me["ext"]:
                state.append(self.say(name, level=me["ext"][name]))
        if me["ext"].get("mutation"):
            state.append(self.t.name(self.game.rules, me["ext"]["mutation"]))
        return [self.say("body", state=self.listed(state))]

    def cards(self) -> list[str]:
        me = self.me
        if not me:
            return []
        hand = [self.card(c) for c in me["hand"]]
        hands = [
            self.t.weapon(self.game, t) if t in self.game.rules.types else self.t.thing(self.game.rules, t)
            for t in me["hands"]
        ]
        return [
            self.say("hand", count=len(hand), cards=self.listed(hand), deck=me["deck_size"]),
            self.say("hands", things=self.listed(hands)),
            self.say("inventory", things=self.listed([self.t.name(self.game.rules, i) for i in me["items"]])),
        ]

    def card(self, face: str) -> str:
        if face in ("unknown", "infected"):
            return self.say("contamination", face=face)
        return self.t.name(self.game.rules, face)

    # -- longer answers -------------------------------------------------------------------------------

    def whole_map(self) -> list[str]:
        lines = [self.say("map")]
        for room in self.view["rooms"]:
            slot = room["slot"]
            facts = [*self.room_facts(room), *self.who_is_in(slot)]
            lines.append(self.say("map_room", room=self.t.room(self.game, slot), facts=self.listed(facts)))
            lines += [f"  {line}" for line in self.exits(slot)]
        return lines

    def crew(self) -> list[str]:
        lines = []
        for s in self.view["seats"]:
            lines.append(
                self.say(
                    "crew_member",
                    who=self.t.person(self.game, s["index"]),
                    status=s["status"],
                    room=self.t.the_room(self.game, s["room"]) if s["room"] else "",
                    cards=s["hand_size"],
                    light=s["light"],
                    serious=len(s["wounds"]),
                    items=len(s["backs"]),
                    marks=self.listed([self.say(m) for m in ("slime", "signal", "larva", "passed") if s[m]]),
                )
            )
        bag: dict[str, int] = self.view["bag"]
        tokens = [self.say("of_kind", name=self.t.get(f"intruder-{kind}"), count=n) for kind, n in sorted(bag.items())]
        pods = [self.say("pod", number=n, section=s, state="launched" if gone else "locked" if locked else "open")
                for n, s, locked, gone in self.view["pods"]]  # fmt: skip
        weak = [self.t.name(self.game.rules, card) for _, card, _ in self.view["weaknesses"] if card]
        return [
            *lines,
            self.say("bag", tokens=self.listed(tokens), eggs=self.view["eggs"]),
            self.say("pods", pods=self.listed(pods), letter=self.view["destination"]),
            self.say("weaknesses", cards=self.listed(weak)),
        ]

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
        if kind == "token":
            what = t.get(f"exploration-{rules.types[value].effect}") if value else self.say("nothing")
            return self.say("knows_room", room=f"{subject:03d}", what=what, round=when)
        if kind == "coordinates":
            return self.say("knows_coordinates", what=t.name(rules, value), round=when)
        if kind == "objectives":
            names = self.listed([t.name(rules, o) for o in value])
            return self.say("knows_objectives", who=t.person(self.game, subject), what=names, round=when)
        place = "top" if kind == "deck_top" else "bottom"
        return self.say("knows_deck", deck=t.get(f"deck-{subject}"), what=t.name(rules, value), place=place, round=when)
