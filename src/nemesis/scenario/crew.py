"""Setters of the crew: characters, what they hold and suffer, who leads the Intruders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..errors import BadSetup
from ..rules.items import item_of
from ..rules.ship import is_object
from ..rules.state import ABOARD, DEAD, HIBERNATING, IN_POD, LAUNCHED, Seat
from ..rules.wounds import HEALED
from .boxes import Entry, facets
from .checks import MANY, pairs, several, texts, whole, yes_or_no
from .laying import setter
from .ship import ShipSetters

if TYPE_CHECKING:
    from typing import Self

STATUSES = (ABOARD, IN_POD, HIBERNATING, LAUNCHED, DEAD)
MARKERS = ("slime", "signal", "larva", "passed")
CLEAN, INFECTED = ("contamination", "clean"), "infected"
ZONES = ("hand", "deck", "discard")


class CrewSetters(ShipSetters):
    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.exact: set[tuple[int, str]] = set()
        """Hands, decks and discards whose content a call has named."""
        self.homeless: list[tuple[int, str]] = []
        """Seat and card: what had to leave a hand, deck or discard, with no other place to go."""

    @setter
    def seat(
        self, seat: int, *, room: int | None = None, status: str | None = None, pod: int | None = None,
        hand: list[str] | None = None, deck: list[str] | None = None, discard: list[str] | None = None,
        deck_top: list[str] | None = None, items: list[str] | None = None, hands: list[str] | None = None,
        ammo: dict[str, int] | None = None, attached: dict[str, list[str]] | None = None,
        taped: list[Any] | None = None, wounds: list[Any] | None = None, light: int | None = None,
        objectives: list[str] | None = None, quests: list[str] | None = None, knowledge: list[Any] | None = None,
        known_infected: bool = False, **markers: bool,
    ) -> Self:  # fmt: skip
        """A character and its board; whatever is not named stays unchanged."""
        g = self.game
        p = g.seats[self.check_seat(seat)]
        self.stand(p, room, status, pod)
        for zone, cards in (("hand", hand), ("discard", discard), ("deck", deck)):
            if cards is not None:
                self.fill(p, zone, texts(zone, cards))
        if deck_top is not None:
            self.put_on_deck(p, texts("deck_top", deck_top))
        if quests is not None:
            self.give_quests(p, texts("quests", quests))
        if hands is not None:
            self.fill_hands(p, texts("hands", hands))
        if items is not None:
            self.fill_inventory(p, texts("items", items))
        for weapon, things in pairs("attached", attached or {}).items():
            self.attach(p, weapon, texts(f"attached to {weapon}", things))
        for weapon, n in pairs("ammo", ammo or {}).items():
            g.ammo[self.held(p, weapon)] = whole("ammo", n, 0, MANY)
        if taped is not None:
            self.tape(p, several("taped", taped))
        if wounds is not None:
            self.wound(p, several("wounds", wounds))
        if light is not None:
            p.light = whole("light", light, 0, MANY)
        if objectives is not None:
            self.give_objectives(p, texts("objectives", objectives))
        if knowledge is not None:
            p.knowledge = [self.learnt(entry) for entry in several("knowledge", knowledge)]
        if yes_or_no("known_infected", known_infected):
            self.said.add(f"known_infected {p.index}")
        for name, value in markers.items():
            if name not in MARKERS:
                raise BadSetup(f"unknown entry {name!r} of a seat; the markers are {', '.join(MARKERS)}")
            setattr(p, name, yes_or_no(name, value))
        return self

    def stand(self, p: Seat, room: int | None, status: str | None, pod: int | None) -> None:
        if room is not None:
            p.room, p.status, p.pod = self.check_slot(room), ABOARD, 0
        if pod is not None:
            p.pod, p.status, p.room = whole("pod", pod, 1, MANY), IN_POD, 0
        if status is not None:
            if status not in STATUSES:
                raise BadSetup(f"unknown status {status!r}; possible: {', '.join(sorted(STATUSES))}")
            if status == ABOARD and not p.room:
                raise BadSetup(f"seat {p.index} is aboard in a Room: say which (room=)")
            if status == IN_POD and not p.pod:
                raise BadSetup(f"seat {p.index} is in a Pod: say which (pod=)")
            p.status = status
            if status != ABOARD:
                p.room = 0

    @setter
    def numbers(self, *numbers: int) -> Self:
        """The player numbers (help cards) of the seats in order; without this call seat 0 is player 1, and so on."""
        g = self.game
        if any(type(n) is not int for n in numbers) or sorted(numbers) != list(range(1, len(g.seats) + 1)):
            raise BadSetup(f"the numbers of {len(g.seats)} seats are 1 to {len(g.seats)}, once each, not {numbers!r}")
        for p, number in zip(g.seats, numbers, strict=True):
            p.number = number
        return self

    # -- cards --------------------------------------------------------------------------------------

    def fill(self, p: Seat, zone: str, names: list[str]) -> None:
        """Exactly these cards, the top of a deck first; the cards that were there go to another zone."""
        where = f"in the {zone} of seat {p.index}"
        self.clear(where)
        self.exact.add((p.index, zone))
        old: list[str] = list(getattr(p, zone))
        setattr(p, zone, [])
        for card in old:
            self.let_go(p, card)
        cards = [self.own_card(p, name, where) for name in names]
        getattr(p, zone)[:] = reversed(cards) if zone == "deck" else cards

    def let_go(self, p: Seat, card: str) -> None:
        """An Action card to the own deck, else to the discard; a Contamination card under its deck."""
        if not self.game.rules.is_action(card):
            self.game.decks["contamination"].insert(0, card)
            return
        for zone in ("deck", "discard"):
            if (p.index, zone) not in self.exact:
                getattr(p, zone).append(card)
                return
        self.homeless.append((p.index, card))

    def own_card(self, p: Seat, name: str, where: str) -> str:
        """A card of this character by type or id, or a Contamination card (`contamination`, `infected`)."""
        g = self.game
        if name in (*CLEAN, INFECTED) or name in g.rules.contamination_ids:
            sick = [c for c in g.rules.decks["contamination"] if g.rules.types[c].infected]
            clean = [c for c in g.rules.decks["contamination"] if c not in sick]
            by_name = {INFECTED: sick, **dict.fromkeys(CLEAN, clean)}
            return self.take_one(name, by_name.get(name, [name]), where)
        own = g.rules.action_decks[p.character]
        at = {id: k for k, id in enumerate((*p.deck, *p.discard, *p.hand))}
        fitting = sorted((id for id in own if self.is_called(id, name)), key=lambda id: at.get(id, -1))
        if any(id not in self.put for id in fitting):
            card = self.take_one(name, fitting, where)
            self.homeless = [lost for lost in self.homeless if lost != (p.index, card)]
            return card
        raise BadSetup(f"the {p.character} has no card {name!r} left; the deck is {', '.join(own)}")

    def put_on_deck(self, p: Seat, names: list[str]) -> None:
        """On top of the seat's deck, the first on top; not cards that a call has placed elsewhere."""
        where = f"on the deck of seat {p.index}"
        self.clear(where)
        p.deck += reversed([self.own_card(p, name, where) for name in names])

    # -- things -------------------------------------------------------------------------------------

    def item_ids(self) -> list[str]:
        """Every Item at this table; characters who are not there bring nothing."""
        rules = self.game.rules
        found = [id for colour in ("yellow", "green", "red") for id in rules.decks[colour]] + list(rules.crafted_stock)
        for p in self.game.seats:
            character = rules.characters[p.character]
            found += [id for id in (character.weapon, *character.quests, *character.brings) if id]
        return found

    def take_item(self, name: str, where: str) -> str:
        known = self.item_ids()
        own = self.game.rules.families["own_items"]
        if name in own and name not in known:
            owners = [c.id for c in self.game.rules.characters.values() if name in (c.weapon, *c.quests, *c.brings)]
            raise BadSetup(f"the {name} belongs to the {' or '.join(owners)}, who is not at the table")
        return self.take("Item", name, known, where)

    def held(self, p: Seat, name: Any) -> str:
        """An Item that this character holds."""
        return self.called("Item of this seat", name, [id for id in p.hands + p.items if not is_object(id)])[0]

    def fill_hands(self, p: Seat, things: list[str]) -> None:
        """Fills the Hand slots; what cannot be put down or is kept beside the board stays."""
        g = self.game
        where = f"in the hands of seat {p.index}"
        self.clear(where)
        stays = [t for t in p.hands if not is_object(t) and (item_of(g, t).fixed or item_of(g, t).aside)]
        for old in [t for t in p.hands if t not in stays]:
            p.hands.remove(old)
            if is_object(old):
                self.give_object_back(old)
            else:
                self.put_away(old)
        p.pairs = []
        for thing in things:
            if is_object(thing):
                self.take_object(thing)
                p.hands.append(thing)
                continue
            id = self.take_item(thing, where)
            weapon = g.rules.types[id].weapon
            if weapon is not None:
                g.ammo.setdefault(id, weapon.ammo)
            p.hands.append(id)

    def fill_inventory(self, p: Seat, names: list[str]) -> None:
        where = f"in the Inventory of seat {p.index}"
        self.clear(where)
        old, p.items = p.items, []
        for id in old:
            self.put_away(id)
        for name in names:
            p.items.append(self.take_item(name, where))

    def attach(self, p: Seat, weapon: str, things: list[str]) -> None:
        id = self.held(p, weapon)
        where = f"attached to {id}"
        self.clear(where)
        for old in self.game.attached.pop(id, ()):
            self.put_away(old)
        joined = tuple(self.take_item(name, where) for name in things)
        if joined:
            self.game.attached[id] = joined

    def tape(self, p: Seat, couples: list[Any]) -> None:
        """Pairs of heavy Items in the hands that share a slot: (item, item) each; a Duct Tape holds them (R-15.7)."""
        for _, _, tape in p.pairs:
            self.put_away(tape)
        p.pairs = []
        where = f"round two Items of seat {p.index}"
        self.clear(where)
        for couple in couples:
            if not isinstance(couple, (list, tuple)) or len(couple) != 2:
                raise BadSetup(f"two Items are taped together, not {couple!r}")
            a, b = (self.held(p, name) for name in couple)
            p.pairs.append((a, b, self.take_item("duct_tape", where)))

    def wound(self, p: Seat, wounds: list[Any]) -> None:
        """`wound_leg`, or (`wound_leg`, dressed)."""
        g = self.game
        where = f"a Wound of seat {p.index}"
        self.clear(where)
        old, p.wounds = p.wounds, []
        g.decks["wound"] = [card for card, _ in old] + g.decks["wound"]
        for entry in wounds:
            name, dressed = entry if isinstance(entry, (tuple, list)) and len(entry) == 2 else (entry, False)
            card = self.take("Wound", name, g.rules.decks["wound"], where)
            p.wounds.append((card, yes_or_no("dressed", dressed)))
        kept = {card for card, _ in p.wounds}
        for card, _ in old:
            if card not in kept:
                for healed in HEALED.of(g):
                    healed(g, p, card)

    # -- what they want and know --------------------------------------------------------------------

    def give_objectives(self, p: Seat, objectives: list[str]) -> None:
        """Another seat that was dealt one of these gets a spare one of the same deck instead."""
        g = self.game
        where = f"an Objective of seat {p.index}"
        self.clear(where)
        for id in objectives:
            if id not in g.rules.objectives:
                raise BadSetup(f"unknown objective {id!r}; possible: {', '.join(g.rules.objectives)}")
            if id in self.put:
                raise BadSetup(f"there is one {id}, and it is {self.put[id]}")
            self.put[id] = where
        p.objectives = list(objectives)
        p.exile = [id for id in p.exile if id not in objectives]
        for q in g.seats:
            if q is not p:
                q.exile = [id for id in q.exile if id not in objectives]
                q.objectives = [self.spare_objective(id) if id in objectives else id for id in q.objectives]

    def spare_objective(self, like: str) -> str:
        g = self.game
        dealt = {id for q in g.seats for id in (*q.objectives, *q.exile)}
        entry = g.rules.objectives[like]
        spare: str = next(
            o.id for o in g.rules.objectives.values()
            if o.deck == entry.deck and o.players <= len(g.seats) and o.id not in dealt and o.id not in self.put
        )  # fmt: skip
        return spare

    def give_quests(self, p: Seat, quests: list[str]) -> None:
        """Quest Items not yet activated; those not named leave the game, unless they are elsewhere."""
        g = self.game
        where = f"a Quest Item of seat {p.index}"
        self.clear(where)
        own = g.rules.characters[p.character].quests
        g.removed += [id for id in p.quests if id not in quests]
        p.quests = []
        for name in quests:
            p.quests.append(self.take("quest item", name, own, where))

    def learnt(self, entry: Any) -> tuple[Any, ...]:
        """(kind, subject, value), or with the round in which it was learnt."""
        if not isinstance(entry, (list, tuple)) or len(entry) not in (3, 4):
            raise BadSetup(f"a piece of knowledge is (kind, subject, value), a round may follow; not {entry!r}")
        return (*entry, self.game.round) if len(entry) == 3 else tuple(entry)

    @setter
    def extension(self, seat: int | None = None, **values: Any) -> Self:
        """What a box keeps on a character board or, without a seat, on the table."""
        g = self.game
        known: dict[str, Entry] = {}
        for facet in facets().values():
            known |= facet.on_table(g) if seat is None else facet.on_seats(g)
        ext = g.ext if seat is None else g.seats[self.check_seat(seat)].ext
        for name, value in values.items():
            if name not in known:
                raise BadSetup(f"unknown extension {name!r}; known here: {', '.join(sorted(known)) or 'none'}")
            ext[name] = known[name](self, ext.get(name), value)
        return self

    # -- the Intruder player ------------------------------------------------------------------------

    @setter
    def intruder_player(self, seat: int, hand: list[str] | None = None, since: int | None = None) -> Self:
        """R-23: this seat is dead and leads the Intruders; the round in which it died is the one before this.

        Its own cards are out of the game; its hand is of Intruder cards, the others are its deck.
        """
        g = self.game
        if not g.rules.intruder_player:
            raise BadSetup(
                "nobody leads the Intruders at this table: that takes mode 'semi_coop', species 'intruders', two "
                "players or more, and the option intruder_player = offered"
            )
        p = g.seats[self.check_seat(seat)]
        if g.intruder_seat not in (-1, seat):
            raise BadSetup(f"seat {g.intruder_seat} leads the Intruders already")
        if not p.intruder:
            p.status, p.room, p.pod = DEAD, 0, 0
            self.quietly(g.rules.mode.after_death, p)
            for zone in ZONES:
                self.clear(f"in the {zone} of seat {p.index}")
        p.intruder, p.passed = True, False
        g.intruder_seat = seat
        g.ext["intruder_plays_since"] = g.round - 1 if since is None else whole("since (a round)", since, 0, MANY)
        where = f"in the hand of seat {p.index}"
        self.clear(where)
        p.hand = []
        p.deck = list(g.rules.intruder_cards)
        p.discard = []
        p.hand = [self.take("Intruder card", name, g.rules.intruder_cards, where) for name in texts("hand", hand or [])]
        return self

    # -- what follows -------------------------------------------------------------------------------

    def settle(self) -> None:
        """R-16.13, R-16.14: the dead have nothing any more (in co-op what they had waits), and somebody died first.

        R-18.8: a Pod that took somebody away is launched; R-8.1: a Room in which somebody stands is explored.
        """
        super().settle()
        g = self.game
        for seat in dict.fromkeys(seat for seat, _ in self.homeless):
            cards = [card for lost, card in self.homeless if lost == seat]
            raise BadSetup(f"deck and discard of seat {seat} are named, but not where {', '.join(cards)} lie")
        for p in g.seats:
            if p.status == ABOARD:
                self.was_found(p.room)
            if f"known_infected {p.index}" in self.said:
                p.known_infected = [c for c in p.hand if not g.rules.is_action(c) and g.rules.types[c].infected]
        gone = [p.pod for p in g.seats if p.status == LAUNCHED]
        g.pods = [(n, section, locked, launched or n in gone) for n, section, locked, launched in g.pods]
        dead = [p for p in g.seats if p.status == DEAD]
        for p in dead:
            if not p.intruder:
                p.passed = True
                self.quietly(g.rules.mode.after_death, p)
        if dead and g.first_death < 0 and "first_death" not in self.said:
            g.first_death = min(dead, key=lambda p: p.number).index
