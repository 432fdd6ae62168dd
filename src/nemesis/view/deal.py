"""Determinise: deal a whole game that agrees with a seat's view, from the view alone.

Everything hidden is drawn at random among what the view leaves possible. Secrecy then holds by
construction: what is not in the view cannot reach a bot that searches on such games.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Container, Iterable, Mapping
from functools import lru_cache
from typing import Any

from ..engine.machine import as_tuples
from ..game import Game
from ..rules.engines import SECRET_QUEST
from ..rules.objectives import OBJECTIVES_DEALT
from ..rules.result import as_record
from ..rules.ship import fold
from ..rules.state import Figure, Seat
from ..setup import Ruleset, setup_from_public
from .build import HIDDEN, OWN_DECK, PUBLIC_SEAT, PUBLIC_VALUES
from .types import SeatView, View, own_seat

ITEM_DECKS = ("yellow", "green", "red")


def determinise(view: View, seed: int = 0) -> Game:
    """A game in which this view is true. If another seat is to decide, call `advance()` to go on."""
    return Deal(view, seed).game


class Deal:
    def __init__(self, view: View, seed: int) -> None:
        self.view = view
        self.random = random.Random(seed)
        self.me = view["seat"]
        self.game = Game.on_the_table(setup_from_public(view["setup"]).reseeded(self.random.getrandbits(48)))
        self.rules = self.game.rules
        self.frames = [as_tuples(f) for f in view["procedure"]]
        self.named = names_in(self.frames)
        ask = view["ask"]
        told = [as_tuples(a) for a in ask["answers"]] if ask is not None and self.me != view["turn"] else ()
        self.announced = frozenset(names_in(told))
        """By whoever acts, to another one who is asked to agree, or where to go."""
        self.public_table()
        self.secrets()
        self.rooms()
        self.secrets_of_the_ship()
        self.tokens_in_the_bag()
        self.crew()
        self.items()
        self.hidden_cards()
        self.other_decks()
        self.contamination()
        self.own_decks()
        self.objectives()
        self.pending()

    def shuffled(self, things: Any) -> list[Any]:
        """Sorted by random keys: a third of the time of `Random.shuffle`, and most of the dealing is shuffling."""
        draw = self.random.random
        return sorted(things, key=lambda _: draw())

    def knowledge(self, kind: str) -> dict[Any, Any]:
        """Entries of this kind in the viewer's ledger: subject -> value."""
        if self.me is None:
            return {}
        return {k[1]: as_tuples(k[2]) for k in self.view["seats"][self.me]["knowledge"] if k[0] == kind}

    # -- what everybody sees ------------------------------------------------------------------------

    def public_table(self) -> None:
        g, v = self.game, self.view
        for name in PUBLIC_VALUES:
            setattr(g, name, v[name])  # type: ignore[literal-required]
        if v["result"] is not None:
            g.result = as_record(v["result"])
        for room in v["rooms"]:
            slot = room["slot"]
            g.explored[slot] = room["explored"]
            g.counters[slot] = room["items"]
            g.fire[slot] = room["fire"]
            g.malfunction[slot] = room["malfunction"]
        g.doors, g.noise, g.vents = list(v["doors"]), list(v["noise"]), list(v["vents"])
        g.figures = [Figure(*f) for f in v["figures"]]
        g.floor = [(room, thing) for room, thing in v["floor"]]
        g.pods = [(number, section, locked, launched) for number, section, locked, launched in v["pods"]]
        g.crafted, g.lasting, g.removed = list(v["crafted"]), list(v["lasting"]), list(v["removed"])
        g.discards = {name: list(cards) for name, cards in v["discards"].items()}
        g.ammo = dict(v["ammo"])
        g.attached = {k: tuple(x) for k, x in v["attached"].items()}
        g.lost_miniatures = dict(v["lost_miniatures"])
        g.ext = {k: as_tuples(x) if isinstance(x, list) else x for k, x in v["ext"].items()}

    def secrets(self) -> None:
        g = self.game
        for name, secret in self.rules.secrets.items():
            if name in g.ext:
                g.ext[name] = secret.dealt(g, g.ext[name], self)

    def crew(self) -> None:
        for seat in self.view["seats"]:
            p = self.game.seats[seat["index"]]
            for name in PUBLIC_SEAT:
                setattr(p, name, seat[name])  # type: ignore[literal-required]
            p.hands = list(seat["hands"])
            p.pairs = [(first, second, tape) for first, second, tape in seat["pairs"]]
            p.quests = list(seat["quests"])
            p.wounds = [(card, dressed) for card, dressed in seat["wounds"]]
            p.ext = {k: as_tuples(x) for k, x in seat["ext"].items()}
            if p.index == self.me:
                p.knowledge = [as_tuples(list(k)) for k in seat["knowledge"]]
                p.looking = list(seat["looking"])

    # -- the ship -----------------------------------------------------------------------------------

    def rooms(self) -> None:
        g = self.game
        laid = any(r["token"] or (r["tile"] and r["slot"] not in g.rules.board.special) for r in self.view["rooms"])
        if not self.view["setup_done"] and not laid:
            return
        seen = {r["slot"]: r["tile"] for r in self.view["rooms"] if r["tile"]} | self.knowledge("tile")
        for slot, tile in seen.items():
            g.tiles[slot] = tile
        up = set(seen.values())
        unseen = {
            kind: self.shuffled([r.id for r in self.rules.rooms.values() if r.slot == kind and r.id not in up])
            for kind in ("2", "1")
        }
        for slot, kind in self.rules.board.slots.items():
            if kind in unseen and slot not in seen:
                g.tiles[slot] = unseen[kind].pop()
        known = {slot: t for slot, t in self.knowledge("token").items() if t}
        gone = set(self.view["removed"])
        free = self.shuffled([t for t in self.rules.exploration if t not in gone and t not in known.values()])
        lying = sum(1 for room in self.view["rooms"] if room["token"] and room["slot"] not in known)
        free = self.laid(free, lying)
        for room in self.view["rooms"]:
            slot = room["slot"]
            if room["token"]:
                g.tokens[slot] = known.get(slot) or free.pop()

    def laid(self, tokens: list[str], rooms: int) -> list[str]:
        """As many as are on the ship, including those used in every game (A-5.8)."""
        types = self.rules.types
        spare = [t for t in tokens if not types[t].always][: len(tokens) - rooms]
        return [t for t in tokens if t not in spare]

    def secrets_of_the_ship(self) -> None:
        g = self.game
        engines = self.knowledge("engine")
        for n in range(3):
            top = engines.get(n) or self.random.choice(("working", "damaged"))
            g.engines.append((top, "damaged" if top == "working" else "working"))
        g.coordinates = self.knowledge("coordinates").get(0) or self.random.choice(self.rules.coordinates)
        shown = {card for _, card, _ in self.view["weaknesses"] if card}
        free = self.shuffled([w for w in self.rules.weaknesses if w not in shown])
        g.weaknesses = [(slot, card or free.pop(), seen) for slot, card, seen in self.view["weaknesses"]]

    def tokens_in_the_bag(self) -> None:
        """Kinds are public, numbers are not."""
        g = self.game
        elsewhere = {*self.named, *self.view["removed"]}
        left = dict(self.view["bag"])
        for token in self.shuffled(t for t in self.rules.intruder_tokens if t not in elsewhere):
            kind = self.rules.types[token].kind
            if left.get(kind, 0) > 0:
                left[kind] -= 1
                g.bag.append(token)
            else:
                g.pool.append(token)
        if not self.view["setup_done"] and not self.view["bag"]:
            g.bag, g.pool = [], []

    # -- shared decks -------------------------------------------------------------------------------

    def in_sight(self) -> set[str]:
        """Cards whose place is known from the view."""
        g = self.game
        seen = {c for cards in g.discards.values() for c in cards} | set(g.removed) | set(g.crafted)
        seen |= {a for things in g.attached.values() for a in things}
        seen |= {g.ext.get("event_in_play", ""), *names_in([g.ext.get(name) for name in self.rules.open_cards])}
        for p in g.seats:
            seen |= {*p.hands, *(tape for _, _, tape in p.pairs), *p.quests, *p.looking, *p.items}
            seen |= {card for card, _ in p.wounds}
            seen |= {str(p.ext[name]) for name in self.rules.species.private_ext if p.ext.get(name)}
        return seen

    def items(self) -> None:
        g = self.game
        if self.me is not None:
            g.seats[self.me].items = list(self.view["seats"][self.me]["items"])
        self.announced_items()
        seen = self.in_sight()
        self.gone = self.quests_gone(seen)
        seen = seen | self.limbo() | set(self.gone.values())
        bottoms = self.bottoms()
        for colour in (*ITEM_DECKS, "blue", "quest"):
            everything = (
                self.rules.decks[colour] if colour in ITEM_DECKS
                else self.rules.crafted_stock if colour == "blue"
                else self.items_of_the_crew()
            )  # fmt: skip
            under = [c for c in bottoms.get(colour, []) if c not in seen]
            free = self.shuffled([c for c in everything if c not in seen and c not in under])
            for p in g.seats:
                if p.index == self.me:
                    continue
                self.hidden_items(p, colour, free)
            if colour in ITEM_DECKS and colour in self.view["decks"]:
                size = self.view["decks"][colour]
                g.decks[colour] = (under + free)[:size] if len(under) <= size else free[:size]

    def quests_gone(self, seen: set[str]) -> dict[int, str]:
        """A-3.4: of two quest items with the same back one left the game unseen; by seat."""
        found: dict[int, str] = {}
        for p in self.game.seats:
            codes = self.rules.characters[p.character].quests if p.character and self.view["setup_done"] else ()
            codes = [q for q in codes if q in self.rules.secret_quests]
            known = self.view["seats"][p.index].get("items_gone") if p.index == self.me else None
            chosen = self.knowledge(SECRET_QUEST).get(p.index)
            if chosen:
                known = [q for q in codes if q not in chosen]
            hidden = [q for q in codes if q not in seen]
            if known:
                found[p.index] = known[0]
            elif hidden:
                found[p.index] = self.random.choice(hidden)
        return found

    def items_of_the_crew(self) -> list[str]:
        """Starting and quest items of the characters in play."""
        crew = [self.rules.characters[p.character] for p in self.game.seats if p.character]
        return [i for c in crew for i in (c.weapon, *c.quests) if i]

    def hidden_items(self, p: Seat, colour: str, free: list[str]) -> None:
        """Fill the Inventory of another seat by the colours of the backs; Quest Items are its own only."""
        seat = self.view["seats"][p.index]
        wanted = sum(1 for back in seat["backs"] if back == colour)
        have = sum(1 for i in p.items if self.rules.types[i].back == colour)
        for _ in range(wanted - have):
            fitting = free
            if colour == "quest":
                own = self.rules.characters[p.character].quests
                fitting = [c for c in free if c in own] or free
            p.items.append(fitting[-1])
            free.remove(fitting[-1])
        looking = seat["looking_at"]
        if looking is not None and looking[0] == colour:
            p.looking = [free.pop() for _ in range(looking[1])]

    def announced_items(self) -> None:
        """An Item named in a pending step, or by whoever acts, is in the acting player's Inventory."""
        named: list[tuple[int, Iterable[str]]] = []
        if self.announced and self.view["turn"] >= 0:
            named.append((self.view["turn"], self.announced))
        for name, args in self.frames:
            for what, frame in frames_within(name, args):
                if what in ("perform", "perform_basic") and frame:
                    named.append((frame[0], names_in([(what, frame)])))
        if named:
            public = self.in_sight()
            for seat, things in named:
                self.has_items(self.game.seats[seat], things, public)

    def has_items(self, p: Seat, named: Iterable[str], public: Container[str]) -> None:
        backs = self.view["seats"][p.index]["backs"]
        for id in named:
            entry = self.rules.types.get(id)
            if id in public or id in p.items or not hasattr(entry, "symbol"):
                continue
            if entry.back in backs:
                p.items.append(id)

    def hidden_cards(self) -> None:
        """Face-down cards on the boards of others: any that is not in sight."""
        for name in self.rules.species.private_ext:
            family = self.rules.decks[name]
            seen = {p.ext.get(name) for p in self.game.seats} | self.in_sight()
            free = self.shuffled([c for c in family if c not in seen])
            for p in self.game.seats:
                if p.ext.get(name) == HIDDEN:
                    p.ext[name] = free.pop()

    def limbo(self) -> set[str]:
        """Things between two places: found but not yet in a hand."""
        found: set[str] = set()
        for name, args in self.frames:
            if name == "take_in_hand":
                found |= set(names_in([(name, args)]))
        return found

    def bottoms(self) -> dict[str, list[str]]:
        """Cards this seat has seen go under a deck, lowest first."""
        under: dict[str, list[str]] = {}
        if self.me is not None:
            for kind, deck, card, _ in self.view["seats"][self.me]["knowledge"]:
                if kind == "deck_bottom":
                    under.setdefault(deck, []).insert(0, card)
        return under

    def other_decks(self) -> None:
        g = self.game
        seen = self.in_sight() | self.limbo()
        bottoms = self.bottoms()
        tops = self.knowledge("deck_top")
        for deck in self.view["decks"]:
            if deck in ITEM_DECKS or deck == "contamination":
                continue
            top = [tops[deck]] if deck in tops and tops[deck] not in seen else []
            under = [c for c in bottoms.get(deck, []) if c not in seen and c not in top]
            placed = seen.union(under, top) if under or top else seen
            free = self.shuffled([c for c in self.rules.decks[deck] if c not in placed])
            for p in g.seats:
                looking = self.view["seats"][p.index]["looking_at"]
                if p.index != self.me and looking is not None and looking[0] == deck:
                    p.looking = [free.pop() for _ in range(looking[1])]
            g.decks[deck] = under + free + top

    # -- own cards ----------------------------------------------------------------------------------

    def contamination(self) -> None:
        """Infection is known for removed cards and for what the owner has scanned, for nothing else."""
        gone = set(self.view["removed"])
        free = self.shuffled([c for c in self.rules.decks["contamination"] if c not in gone])
        self.infected = [c for c in free if self.rules.types[c].infected]
        self.free: list[str] = free
        self.scanned: list[str] = []
        if self.me is not None:
            hand = self.view["seats"][self.me]["hand"]
            for _ in range(hand.count("infected")):
                card = self.infected.pop()
                self.scanned.append(card)
                self.free.remove(card)

    def draw_contamination(self) -> str:
        return self.free.pop()

    def own_decks(self) -> None:
        g = self.game
        for seat in self.view["seats"]:
            p = g.seats[seat["index"]]
            if seat["intruder"]:
                self.intruder_deck(p, seat)
                continue
            p.exile = [self.draw_contamination() for _ in range(seat["gone"]["contamination"])]
            p.discard = [self.draw_contamination() if c == "contamination" else c for c in seat["discard"]]
            own = self.rules.action_decks[p.character] if self.has_cards(seat) else ()
            missing = seat["contamination"] - sum(1 for c in seat["discard"] if c == "contamination")
            if p.index == self.me:
                p.hand = []
                scanned = list(self.scanned)
                for face in seat["hand"]:
                    if face in ("unknown", "infected"):
                        p.hand.append(scanned.pop() if face == "infected" else self.draw_contamination())
                        missing -= 1
                    else:
                        p.hand.append(face)
                p.known_infected = list(self.scanned)
                missing -= p.looking.count("unknown")
                p.looking = [self.draw_contamination() if c == "unknown" else c for c in p.looking]
            placed = {*p.discard, *p.hand, *p.looking, *g.removed}
            rest = [c for c in own if c not in placed]
            for _ in range(seat["gone"]["actions"]):
                p.exile.append(rest.pop(self.random.randrange(len(rest))))
            if p.index in self.gone:
                p.exile.append(self.gone[p.index])
            seen = [] if p.index == self.me else self.hand_in_sight(p, own)
            missing -= sum(1 for c in seen if c not in own)
            rest = [c for c in rest if c not in seen]
            rest = self.shuffled(rest + [self.draw_contamination() for _ in range(missing)])
            if seen:
                p.hand = seen
            elif p.index != self.me:
                if p.index == self.view["turn"]:
                    rest.sort(key=lambda card: card not in self.announced)
                p.hand = rest[: seat["hand_size"]]
                rest = rest[seat["hand_size"] :]
                looking = seat["looking_at"]
                if looking is not None and looking[0] == OWN_DECK:
                    p.looking, rest = rest[: looking[1]], rest[looking[1] :]
            p.deck = rest
        if "contamination" in self.view["decks"]:
            g.decks["contamination"] = self.free

    def hand_in_sight(self, p: Seat, own: tuple[str, ...]) -> list[str]:
        """Cards of another hand that this seat is looking at right now."""
        return [c if c in own else self.draw_contamination() for c in self.knowledge("hand").get(p.index, ())]

    def has_cards(self, seat: SeatView) -> bool:
        return bool(seat["character"]) and self.view["setup_done"]

    def intruder_deck(self, p: Seat, seat: SeatView) -> None:
        p.discard = list(seat["discard"])
        if p.index == self.me:
            p.hand = list(seat["hand"])
        rest = self.shuffled([c for c in self.rules.intruder_cards if c not in p.discard and c not in p.hand])
        if p.index != self.me:
            p.hand = [rest.pop() for _ in range(seat["hand_size"])]
        p.deck = rest
        p.exile = [self.draw_contamination() for _ in range(seat["gone"]["contamination"])]
        p.exile += [c for c in self.rules.action_decks[p.character] if c not in self.game.removed]
        if p.index in self.gone:
            p.exile.append(self.gone[p.index])

    def objectives(self) -> None:
        g = self.game
        looked, corporate = self.knowledge("objectives"), self.knowledge("corporate_objectives")
        glimpsed = self.knowledge("objective")
        used = {o for known in (looked, corporate, glimpsed) for cards in known.values() for o in cards}
        for seat in self.view["seats"]:
            p = g.seats[seat["index"]]
            if "objectives" in seat:
                p.objectives = list(seat["objectives"])
                p.exile += seat.get("objectives_gone", [])
                used |= {*p.objectives, *seat.get("objectives_gone", [])}
        for seat in self.view["seats"]:
            p = g.seats[seat["index"]]
            if "objectives" not in seat:
                seen = list(looked.get(p.index, ()))
                dealt_to = [*corporate.get(p.index, ()), *glimpsed.get(p.index, ())]
                self.hidden_objectives(p, seat, seen, dealt_to, used)

    def hidden_objectives(
        self, p: Seat, seat: SeatView, seen: list[str], dealt_to: list[str], used: set[str]
    ) -> None:  # fmt: skip
        """Those looked at were held then; of those known to be dealt, one may have been put away since."""
        held, gone = seat["objectives_held"], seat["gone"]["objectives"]
        dealt = list(dict.fromkeys([*seen, *dealt_to]))
        fits = objectives_for(self.rules, len(self.game.seats))
        decks: tuple[str, ...] = self.rules.mode.objective_decks
        away: tuple[str, ...] = ()
        if self.view["setup_done"]:
            decks, away = fold(self.game, OBJECTIVES_DEALT, (decks, away), p)
        p.exile += (put_away := self.put_away(fits, away, used))
        gone -= len(put_away)
        for deck in decks:
            free = self.shuffled([id for id in fits[deck] if id not in used and id not in dealt])
            have = sum(1 for o in dealt if self.rules.objectives[o].deck == deck)
            if have < decks.count(deck) and len(dealt) < held + gone:
                dealt.append(free.pop())
        used |= set(dealt)
        self.random.shuffle(dealt)
        kept = [o for o in dealt if o in seen][:held] if len(seen) == held else []
        kept += [o for o in dealt if o not in kept][: held - len(kept)]
        p.objectives = sorted(kept, key=lambda o: self.rules.objectives[o].deck)
        p.exile += [o for o in dealt if o not in kept][:gone]

    def put_away(self, fits: Mapping[str, list[str]], decks: tuple[str, ...], used: set[str]) -> list[str]:
        """Objectives that were never in question, one of each of these decks."""
        found = []
        for deck in decks:
            free = self.shuffled([id for id in fits[deck] if id not in used])
            found.append(free.pop())
            used.add(found[-1])
        return found

    # -- the pending question -----------------------------------------------------------------------

    def pending(self) -> None:
        g, v = self.game, self.view
        if not self.frames:
            return
        ask = v["ask"]
        if ask is None and v["answered"] is None:
            g.stack = self.frames
            return
        g.stack = self.frames[:-1]
        g.frame = self.frames[-1]
        if ask is not None:
            g.answers = [as_tuples(a) for a in ask["answers"]]
        if v["answered"] is not None:
            g.together = {own_seat(v): as_tuples(v["answered"])}
        g.restore_ask([as_tuples(option) for option in ask["options"]] if ask is not None else None)


@lru_cache(maxsize=64)
def objectives_for(rules: Ruleset, players: int) -> Mapping[str, list[str]]:
    """Deck -> the Objectives of it that are for so many players."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for objective in rules.objectives.values():
        if objective.players <= players:
            found[objective.deck].append(objective.id)
    return found


def names_in(frames: Any) -> list[str]:
    """Every text that occurs in the arguments of some frames."""
    found: list[str] = []
    for part in frames:
        if isinstance(part, str):
            found.append(part)
        elif isinstance(part, (tuple, list)):
            found += names_in(part)
    return found


def frames_within(name: str, args: Any) -> list[tuple[str, Any]]:
    """A frame and the frames it carries to go on with (reaction windows)."""
    found = [(name, args)]
    for arg in args:
        if isinstance(arg, tuple) and len(arg) == 2 and isinstance(arg[0], str) and isinstance(arg[1], tuple):
            found += frames_within(*arg)
    return found
