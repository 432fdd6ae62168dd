"""The scenario builder: start from a dealt game, then put every piece where the story needs it.

    table = (
        Scenario("captain", "soldier")
        .room(6, "canteen", items=2)
        .seat(0, room=6, hand=["search", "rest", "contamination"])
        .figure("adult", room=6, injuries=1)
        .top("attack", "bite_1")
        .script(noise=["danger"], combat=["hit2"])
        .turn(0)
    )
    table.do("shoot")

Pieces are moved, never duplicated: a card that is put in a hand leaves the deck it was in.
"""

from __future__ import annotations

from typing import Any

from ..content import MODES
from ..content.aftermath.convict import HANDCUFFS, KEYS, KEYS_IN
from ..content.aftermath.hourglass import STATES as HOURGLASS
from ..content.aftermath.laika import GONE, LAIKA, ON_BOARD
from ..content.aftermath.ships import left_behind
from ..content.aftermath.shuttle import LAST_SPACE, NO_MARKER, SHUTTLE
from ..content.aftermath.turrets import MODES as TURRET_MODES
from ..content.aftermath.turrets import Turret
from ..errors import BadSetup
from ..game import Game
from ..rules.combat import FACES as COMBAT_FACES
from ..rules.engines import LETTERS
from ..rules.noise import FACES as NOISE_FACES
from ..rules.rounds import JUMP
from ..rules.self_destruct import SKULL
from ..rules.ship import is_object
from ..rules.state import ABOARD, CLOSED, DEAD, DESTROYED, HIBERNATING, IN_POD, LAUNCHED, OPEN, Figure, Seat
from ..setup import Setup
from .checks import one_of, texts, whole, yes_or_no
from .table import Table

DOORS = {"open": OPEN, "closed": CLOSED, "destroyed": DESTROYED}
STATUSES = (ABOARD, IN_POD, HIBERNATING, LAUNCHED, DEAD)
STREAMS = ("noise", "combat", "bag", "shuffle")
SEAT_FLAGS = ("slime", "signal", "larva", "passed", "intruder")
SHIP_FLAGS = ("first_encounter", "nest_destroyed", "queen_killed", "point_of_no_return", "skip_attacks", "post_mortem")
SHIP_ENTRIES = ("coordinates", "destination", "eggs", "engines", "pods", "shuttle", "weaknesses")
MANY = 99


def new_ship(board: str = "standard", seed: int = 1) -> dict[str, Any]:
    """A ship as it is laid out at the beginning of a game, which nobody has been aboard, for an Epilogue."""
    game = Game.on_the_table(Setup(players=2, board=board, seed=seed))
    laid = ("lay_rooms", "lay_exploration_tokens", "lay_course_pods_engines", "lay_intruder_board", "shuffle_decks")
    game.push_in_order((name, ()) for name in (*laid, "fill_bag"))
    game.advance()
    game.floor = [(game.tiles.index("hibernatorium"), "blue_corpse")]
    return {**left_behind(game, board), "used": []}


class Scenario:
    """Each method changes the position and returns the scenario, so that calls can be chained."""

    def __init__(self, *characters: str, seed: int = 1, **setup: Any) -> None:
        chosen = characters or ("captain",)
        if MODES.get(setup.get("mode", ""), MODES["semi_coop"]).needs_ship and setup.get("ship") is None:
            setup["ship"] = new_ship(setup.get("board", "standard"), seed)
        options = setup.get("options", {})
        setup["options"] = {"seating": "number", **options} if isinstance(options, dict) else options
        self.game = Game.on_the_table(Setup(players=len(chosen), characters=chosen, seed=seed, **setup), log=True)
        g = self.game
        g.push_in_order((name, ()) for name in g.rules.set_up_steps if name != "begin_round")
        g.advance()
        g.log = []
        g.round = 1
        g.phase = "player"

    # -- the ship -----------------------------------------------------------------------------------

    def room(
        self, slot: int, tile: str | None = None, *, explored: bool = True, items: int | None = None,
        fire: bool | None = None, malfunction: bool | None = None, token: str | None = None,
    ) -> Scenario:  # fmt: skip
        """Lay a tile on a slot (it changes places with the tile there) and set its markers."""
        g = self.game
        self.check_slot(slot)
        yes_or_no("explored", explored)
        if tile is not None:
            one_of("room", tile, g.rules.rooms)
            if tile in g.tiles:
                other = g.tiles.index(tile)
                rows: list[list[Any]] = [g.tiles, g.explored, g.counters]
                for row in rows:
                    row[slot], row[other] = row[other], row[slot]
            else:
                g.tiles[slot] = tile
        was_special = g.rules.rooms[g.tiles[slot]].slot == "special"
        g.explored[slot] = explored or was_special
        if token is not None:
            self.lay_token(slot, token)
            g.explored[slot] = was_special
        elif explored and g.tokens[slot]:
            g.removed.append(g.tokens[slot])
            g.tokens[slot] = ""
        if items is not None:
            g.counters[slot] = whole("items", items, 0, MANY)
        elif explored and g.counters[slot] < 0 and g.rules.rooms[g.tiles[slot]].colour is not None:
            g.counters[slot] = 2
        if not explored or token is not None or slot in SHUTTLE:
            g.counters[slot] = -1 if items is None else items
        if fire is not None:
            g.fire[slot] = yes_or_no("fire", fire)
        if malfunction is not None:
            g.malfunction[slot] = yes_or_no("malfunction", malfunction)
        return self

    def lay_token(self, slot: int, token: str) -> None:
        """An exploration token by id (`exp_fire_2_1`) or by kind (`fire`)."""
        g = self.game
        fitting = [t for t in g.rules.exploration if token in (t, g.rules.types[t].effect)]
        if not fitting:
            raise BadSetup(f"unknown exploration token {token!r}; possible: {', '.join(g.rules.exploration)}")
        chosen = next((t for t in fitting if t not in g.tokens or g.tokens[slot] == t), fitting[0])
        if chosen in g.tokens:
            other = g.tokens.index(chosen)
            g.tokens[other], g.tokens[slot] = g.tokens[slot], chosen
        else:
            if chosen in g.removed:
                g.removed.remove(chosen)
            g.tokens[slot] = chosen

    def second_token(self, slot: int, kind: str | None, revealed: bool = False) -> Scenario:
        """The second token of a Room by id or kind, None for no token; `revealed` for Slime that stays (A-6)."""
        g = self.game
        self.check_slot(slot)
        if "second_tokens" not in g.ext:
            raise BadSetup("second tokens lie only in an Investigation or an Epilogue")
        tokens = list(g.ext["second_tokens"])
        g.ext["slimed"] = tuple(entry for entry in g.ext["slimed"] if entry[0] != slot)
        old, tokens[slot] = tokens[slot], ""
        if kind is not None:
            every = g.rules.families["second_tokens"]
            one_of("second token", kind, [*every, *(t.effect for t in every.values())])
            there = {*tokens, *(id for _, id in g.ext["slimed"])}
            fitting = [id for id, token in every.items() if kind in (id, token.effect)]
            chosen = next((id for id in fitting if id == old or id not in there), fitting[0])
            if chosen in tokens:
                tokens[tokens.index(chosen)] = old
            if chosen in g.removed:
                g.removed.remove(chosen)
            if revealed:
                g.ext["slimed"] = (*g.ext["slimed"], (slot, chosen))
            else:
                tokens[slot] = chosen
        g.ext["second_tokens"] = tuple(tokens)
        return self

    def no_second_tokens(self) -> Scenario:
        """Every one of them was turned over before."""
        for slot in self.game.rules.board.slots:
            self.second_token(slot, None)
        return self

    def alert(self, card: str | None, level: int = 1, acts: Any = (), mark: int = 0) -> Scenario:
        """The alert that runs, with its level and the Activations done for it: (seat, room) each (A-7)."""
        g = self.game
        if "alert" not in g.ext:
            raise BadSetup("alerts run only in an Investigation or an Epilogue")
        if g.ext["alert"] is not None:
            g.decks["alert"].insert(0, g.ext["alert"][0])
            g.ext["alert"] = None
        if card is not None:
            one_of("alert", card, g.rules.decks["alert"])
            whole("level", level, 1, len(g.rules.types[card].levels))
            self.pull(card)
            g.ext["alert"] = (card, level - 1, tuple((seat, room) for seat, room in acts), mark)
        return self

    def explore_all(self) -> Scenario:
        """Turn every room face up, without tokens."""
        for slot in self.game.rules.board.slots:
            self.room(slot)
        return self

    def corridor(self, a: int, b: int, which: int = 0) -> int:
        """The index of the corridor between two rooms (`which` of them on the alternative side)."""
        found = [c for c, other in self.game.rules.board.links.get(a, ()) if other == b]
        if which >= len(found):
            raise BadSetup(f"no corridor joins rooms {a} and {b}")
        return found[which]

    def door(self, a: int, b: int, state: str, which: int = 0) -> Scenario:
        if state not in DOORS:
            raise BadSetup(f"a door is {', '.join(DOORS)}, not {state!r}")
        self.game.doors[self.corridor(a, b, which)] = DOORS[state]
        return self

    def noise(self, a: int, b: int, which: int = 0) -> Scenario:
        self.game.noise[self.corridor(a, b, which)] = True
        return self

    def technical_noise(self, space: int = 0) -> Scenario:
        self.game.vents[space] = True
        return self

    def object(self, thing: str, room: int) -> Scenario:
        """A Heavy Object on the floor: `egg`, `carcass`, `blue_corpse` or `corpse:<character>`."""
        self.check_slot(room)
        self.take_object(thing)
        self.game.floor.append((room, thing))
        return self

    def take_object(self, thing: str) -> None:
        g = self.game
        if not is_object(thing):
            raise BadSetup(f"{thing!r} is no Heavy Object: egg, carcass, blue_corpse, corpse:<character>")
        if thing == "egg":
            if not g.egg_supply:
                raise BadSetup("all 8 Eggs are in play")
            g.egg_supply -= 1
        elif thing == "blue_corpse":
            g.floor = [(r, o) for r, o in g.floor if o != thing]
            for p in g.seats:
                p.hands = [t for t in p.hands if t != thing]

    def figure(self, kind: str, room: int, injuries: int = 0) -> Scenario:
        g = self.game
        self.check_slot(room)
        one_of("kind of Intruder", kind, g.rules.kinds)
        g.figures.append(Figure(g.next_figure, kind, room, whole("injuries", injuries, 0, MANY)))
        g.next_figure += 1
        g.first_encounter = True
        for token in list(g.bag):
            if g.rules.types[token].kind == kind:
                g.bag.remove(token)
                g.pool.append(token)
                break
        return self

    def ship(self, **values: Any) -> Scenario:
        """Tracks and secrets: time, self_destruct, engines, coordinates, destination, eggs, pods..."""
        g = self.game
        for name, value in values.items():
            if name == "engines":
                flip = {"working": ("working", "damaged"), "damaged": ("damaged", "working")}
                if len(value) != 3 or any(v not in flip for v in value):
                    raise BadSetup(f"engines are three of working, damaged: not {value!r}")
                g.engines = [flip[v] for v in value]
            elif name == "eggs":
                whole("eggs", value, 0, g.eggs + g.egg_supply)
                g.egg_supply += g.eggs - value
                g.eggs = value
            elif name == "pods":
                g.pods = [
                    (whole("pod", n, 1, 4), one_of("section", section, "AB"), yes_or_no("locked", locked), False)
                    for n, section, locked in value
                ]
            elif name == "weaknesses":
                self.weaknesses(value)
            elif name == "shuttle":
                if "shuttle" not in g.ext:
                    raise BadSetup("the shuttle is docked only in an Investigation or an Epilogue")
                g.ext["shuttle"] = whole("shuttle", value, NO_MARKER, LAST_SPACE)
            elif name == "coordinates":
                g.coordinates = one_of("coordinates", value, g.rules.coordinates)
            elif name == "destination":
                g.destination = one_of("destination", value, LETTERS)
            elif name in SHIP_FLAGS:
                setattr(g, name, yes_or_no(name, value))
            elif name in self.ranges:
                setattr(g, name, whole(name, value, *self.ranges[name]))
            else:
                known = [*SHIP_ENTRIES, *SHIP_FLAGS, *self.ranges]
                raise BadSetup(f"unknown entry {name!r} of the ship; known are {', '.join(sorted(known))}")
        return self

    @property
    def ranges(self) -> dict[str, tuple[int, int]]:
        """Numbers that lie on the tracks, on seats and on rooms."""
        last = len(self.game.seats) - 1
        return {
            "time": (0, JUMP), "self_destruct": (-1, SKULL), "round": (0, MANY),
            "airlock": (0, self.game.rules.board.size), "first_player": (0, last), "first_death": (-1, last),
        }  # fmt: skip

    def weaknesses(self, cards: dict[str, Any]) -> Scenario:
        """slot -> card, or slot -> (card, revealed)."""
        g = self.game
        for slot, value in cards.items():
            card, revealed = value if isinstance(value, (tuple, list)) else (value, False)
            if card not in g.rules.weaknesses or slot not in [s for s, _, _ in g.weaknesses]:
                raise BadSetup(f"unknown weakness or slot: {slot!r} = {card!r}")
            used = {c: s for s, c, _ in g.weaknesses}
            mine = next(c for s, c, _ in g.weaknesses if s == slot)
            if used.get(card, slot) != slot:
                g.weaknesses = [(s, mine if c == card else c, r) for s, c, r in g.weaknesses]
            g.weaknesses = [
                (s, card if s == slot else c, bool(revealed) if s == slot else r) for s, c, r in g.weaknesses
            ]
        g.lasting = [c for _, c, revealed in g.weaknesses if revealed]
        return self

    def bag(self, *tokens: str) -> Scenario:
        """The bag holds exactly these tokens (ids or kinds); all the others are in the pool."""
        g = self.game
        pool = list(g.rules.intruder_tokens)
        bag = []
        for token in tokens:
            found = next((t for t in pool if token in (t, g.rules.types[t].kind)), None)
            if found is None:
                raise BadSetup(f"no Intruder token {token!r} is left")
            pool.remove(found)
            bag.append(found)
        g.bag, g.pool = bag, pool
        return self

    def top(self, deck: str, *cards: str) -> Scenario:
        """Put cards on top of a shared deck, the first one uppermost."""
        g = self.game
        if deck not in g.decks:
            raise BadSetup(f"unknown deck {deck!r}; possible: {', '.join(g.decks)}")
        found: list[str] = []
        for card in cards:
            id = self.find(card, g.rules.decks[deck], taken=found)
            self.pull(id)
            found.append(id)
        g.decks[deck] += reversed(found)
        return self

    def empty_deck(self, deck: str) -> Scenario:
        """All cards of a deck go to its discard."""
        g = self.game
        g.discards[deck] += g.decks[deck]
        g.decks[deck] = []
        return self

    def extension(self, seat: int | None = None, **values: Any) -> Scenario:
        """What an expansion keeps on a board (mutation, markers, insanity) or, without a seat, on the table."""
        g = self.game
        ext = g.ext if seat is None else g.seats[seat].ext
        for name, value in values.items():
            if name not in ext:
                raise BadSetup(f"unknown extension {name!r}; known here: {', '.join(sorted(ext)) or 'none'}")
            if isinstance(value, str) and value in g.rules.types:
                self.pull(value)
            ext[name] = value
        return self

    def turret(self, room: int, *pile: str, shown: bool = True) -> Scenario:
        """A turret with its modes, the one on top first (those not named follow in their order)."""
        g = self.game
        self.check_slot(room)
        yes_or_no("shown", shown)
        if "targeting" not in g.rules.families:
            raise BadSetup("turrets need the module 'turrets'")
        standing = [Turret(*t) for t in g.ext.get("turrets", ())]
        number = next((n for n in (1, 2, 3) if all(t.number != n for t in standing)), None)
        if number is None or any(t.room == room for t in standing):
            raise BadSetup(f"no turret can be put in room {room}: there are three, one in a room at most")
        modes = list(dict.fromkeys(one_of("targeting mode", mode, TURRET_MODES) for mode in pile))
        modes += [mode for mode in TURRET_MODES if mode not in modes]
        token = next((t for t in g.rules.exploration if t.startswith("exp_turret") and t not in g.removed), None)
        if token is not None:
            if token in g.tokens:
                spare = [t for t in g.rules.exploration if t not in g.tokens and t not in g.removed]
                g.tokens[g.tokens.index(token)] = spare[0]
            g.removed.append(token)
        tokens = tuple(f"target_{number}_{mode}" for mode in modes)
        g.ext["turrets"] = tuple(sorted(tuple(t) for t in (*standing, Turret(number, room, tokens, shown))))
        return self

    def hourglass(self, state: str, actions: int = 0) -> Scenario:
        """`running` (after some actions), `run_out`, `resting` or `removed`."""
        if "seize_hourglass" not in self.game.rules.claims:
            raise BadSetup("the hourglass needs the module 'hourglass'")
        one_of("state of the hourglass", state, HOURGLASS)
        self.game.ext["hourglass"] = (state, whole("actions", actions, 0, MANY))
        return self

    def laika(self, place: int) -> Scenario:
        """The dog in a room, on her master's board (0), or out of the game (-1)."""
        master = next((p for p in self.game.seats if LAIKA in p.ext), None)
        if master is None:
            raise BadSetup("Laika needs the bounty_hunter at the table")
        if place not in (ON_BOARD, GONE):
            self.check_slot(place)
        master.ext[LAIKA] = place
        return self

    def keys(self, *, seat: int | None = None, room: int | None = None) -> Scenario:
        """The keys to the handcuffs with a player or in a room; neither: the convict is free of both cards."""
        g = self.game
        if KEYS_IN not in g.ext:
            raise BadSetup("the keys need the convict at the table")
        self.pull(KEYS)
        g.ext[KEYS_IN] = 0
        if room is not None:
            self.check_slot(room)
            g.ext[KEYS_IN] = room
        elif seat is not None:
            g.seats[whole("seat", seat, 0, len(g.seats) - 1)].hands.append(KEYS)
        else:
            self.pull(HANDCUFFS)
            g.removed += [HANDCUFFS, KEYS]
        return self

    def lasting(self, *cards: str) -> Scenario:
        """Cards that change the rules for everybody and are in force (revealed weaknesses, adaptations)."""
        g = self.game
        for card in cards:
            if card not in g.rules.lasting:
                raise BadSetup(f"{card!r} has no lasting effect; possible: {', '.join(g.rules.lasting)}")
            if card not in g.lasting:
                g.lasting.append(card)
        return self

    def script(self, **streams: list[Any]) -> Scenario:
        """What the dice, the bag (`noise`, `combat`, `bag`) will show next; `shuffle=["keep"]` leaves an order."""
        g = self.game
        for name, outcomes in streams.items():
            if name not in STREAMS:
                raise BadSetup(f"unknown random stream {name!r}; possible: {', '.join(STREAMS)}")
            if not isinstance(outcomes, (list, tuple)):
                raise BadSetup(f"the outcomes of {name!r} must be a list, not {outcomes!r}")
            for outcome in outcomes:
                self.check_outcome(name, str(outcome))
            g.script = g.script or {}
            g.script.setdefault(name, []).extend(str(o) for o in outcomes)
        return self

    def check_outcome(self, stream: str, outcome: str) -> None:
        if stream == "noise":
            one_of("face of the Noise die", outcome, NOISE_FACES)
        elif stream == "combat":
            one_of("face of the Combat die", outcome, COMBAT_FACES)
        elif stream == "bag":
            tokens = self.game.rules.intruder_tokens
            one_of("Intruder token", outcome, [*tokens, *(self.game.rules.types[t].kind for t in tokens)])

    # -- the crew -----------------------------------------------------------------------------------

    def seat(
        self, seat: int, *, room: int | None = None, status: str | None = None, pod: int | None = None,
        hand: list[str] | None = None, deck: list[str] | None = None, discard: list[str] | None = None,
        deck_top: list[str] | None = None, items: list[str] | None = None, hands: list[str] | None = None,
        ammo: dict[str, int] | None = None, attached: dict[str, list[str]] | None = None,
        wounds: list[Any] | None = None, light: int | None = None, objectives: list[str] | None = None,
        quests: list[str] | None = None, knowledge: list[Any] | None = None,
        known_infected: bool = False, **flags: bool,
    ) -> Scenario:  # fmt: skip
        g = self.game
        p = g.seats[whole("seat", seat, 0, len(g.seats) - 1)]
        lists = {"hand": hand, "deck": deck, "discard": discard, "deck_top": deck_top, "items": items, "hands": hands,
                 "objectives": objectives, "quests": quests}  # fmt: skip
        for name, names in lists.items():
            if names is not None:
                texts(name, names)
        if room is not None:
            self.check_slot(room)
            p.room = room
            p.status = ABOARD
        if pod is not None:
            p.pod, p.status, p.room = pod, IN_POD, 0
        if status is not None:
            p.status = one_of("status", status, STATUSES)
            if status != ABOARD:
                p.room = 0
        for zone, cards in (("hand", hand), ("discard", discard), ("deck", deck)):
            if cards is not None:
                self.fill(p, zone, cards)
        if deck_top is not None:
            ids = [self.own_card(p, c, keep=()) for c in deck_top]
            p.deck += reversed(ids)
        if hands is not None:
            self.fill_hands(p, hands)
        if items is not None:
            for id in list(p.items):
                self.put_away(id)
            p.items = []
            for name in items:
                id = self.find_item(name)
                self.pull(id)
                p.items.append(id)
        for weapon, n in (ammo or {}).items():
            g.ammo[self.find_item(weapon, held=p)] = whole("ammo", n, 0, MANY)
        for weapon, things in (attached or {}).items():
            ids = [self.find_item(t) for t in things]
            for id in ids:
                self.pull(id)
            g.attached[self.find_item(weapon, held=p)] = tuple(ids)
        if wounds is not None:
            self.wound(p, wounds)
        if light is not None:
            p.light = whole("light", light, 0, 2)
        if objectives is not None:
            self.give_objectives(p, objectives)
        if quests is not None:
            p.quests = [one_of("quest item", q, [i for i in g.rules.items if g.rules.items[i].quest]) for q in quests]
        if knowledge is not None:
            p.knowledge = [(*k, g.round) if len(k) == 3 else tuple(k) for k in knowledge]
        if known_infected:
            p.known_infected = [c for c in p.hand if not g.rules.is_action(c) and g.rules.types[c].infected]
        for name, value in flags.items():
            if name not in SEAT_FLAGS:
                raise BadSetup(f"unknown entry {name!r} of a seat; the markers are {', '.join(SEAT_FLAGS)}")
            setattr(p, name, yes_or_no(name, value))
        return self

    def fill(self, p: Seat, zone: str, cards: list[str]) -> None:
        g = self.game
        old = list(getattr(p, zone))
        setattr(p, zone, [])
        rest = [c for c in old if g.rules.is_action(c)]
        for card in old:
            if card not in rest:
                g.decks["contamination"].insert(0, card)
        if zone == "deck":
            p.discard += rest
        else:
            p.deck += rest
        for card in cards:
            getattr(p, zone).append(self.own_card(p, card, keep=tuple(getattr(p, zone))))

    def own_card(self, p: Seat, name: str, keep: tuple[str, ...]) -> str:
        """A card of this character by type or id, or a Contamination card (`contamination`, `infected`)."""
        g = self.game
        if name in ("contamination", "clean", "infected") or name.startswith("cont_"):
            sick = name == "infected"
            deck = g.decks["contamination"]
            id = next(
                (c for c in deck if c == name or (not name.startswith("cont_") and g.rules.types[c].infected == sick)),
                None,
            )
            if id is None:
                raise BadSetup(f"no Contamination card {name!r} is left")
            deck.remove(id)
            return id
        for zone in (p.deck, p.discard, p.hand):
            for id in zone:
                if id not in keep and g.rules.is_action(id) and name in (id, g.rules.types[id].id):
                    zone.remove(id)
                    return id
        raise BadSetup(
            f"the {p.character} has no card {name!r} left; the deck is {', '.join(g.rules.action_decks[p.character])}"
        )

    def fill_hands(self, p: Seat, things: list[str]) -> None:
        g = self.game
        for old in list(p.hands):
            p.hands.remove(old)
            if not is_object(old):
                self.put_away(old)
            elif old == "egg":
                g.egg_supply += 1
        for thing in things:
            if is_object(thing):
                self.take_object(thing)
                p.hands.append(thing)
                continue
            id = self.find_item(thing)
            self.pull(id)
            weapon = g.rules.types[id].weapon
            if weapon is not None:
                g.ammo.setdefault(id, weapon.ammo)
            p.hands.append(id)

    def put_away(self, id: str) -> None:
        """An item that the position does not need goes to its discard, or out of the game."""
        from ..rules.items import to_discard

        to_discard(self.game, id)

    def find_item(self, name: str, held: Seat | None = None) -> str:
        g = self.game
        if held is not None:
            for id in held.hands + held.items:
                if not is_object(id) and name in (id, g.rules.types[id].id):
                    return id
        everything = [
            *g.rules.families["own_items"], *(c for d in ("yellow", "green", "red") for c in g.rules.decks[d]),
            *g.rules.crafted_stock,
        ]  # fmt: skip
        taken = [i for p in g.seats for i in p.items + p.hands]
        return self.find(name, everything, taken)

    def find(self, name: str, ids: Any, taken: list[str]) -> str:
        g = self.game
        fitting = [id for id in ids if name == id or self.type_name(id) == name]
        if not fitting:
            raise BadSetup(
                f"unknown component {name!r}; possible: {', '.join(sorted({self.type_name(i) for i in ids}))}"
            )
        free = [id for id in fitting if id not in taken]
        if not free:
            raise BadSetup(f"no copy of {name!r} is left")
        in_deck = [id for id in free if any(id in d for d in g.decks.values())]
        return (in_deck or free)[0]

    def type_name(self, id: str) -> str:
        entry = self.game.rules.types[id]
        card = getattr(entry, "card", entry)
        name: str = card.id
        return name

    def pull(self, id: str) -> None:
        """Take a component out of whatever zone it lies in."""
        g = self.game
        zones: list[list[str]] = [*g.decks.values(), *g.discards.values(), g.crafted, g.removed]
        for p in g.seats:
            zones += [p.items, p.hands, p.quests]
        for zone in zones:
            if id in zone:
                zone.remove(id)
                return

    def wound(self, p: Seat, wounds: list[Any]) -> None:
        """`wound_leg`, or (`wound_leg`, dressed)."""
        g = self.game
        g.decks["wound"] = [card for card, _ in p.wounds] + g.decks["wound"]
        p.wounds = []
        for entry in wounds:
            name, dressed = entry if isinstance(entry, (tuple, list)) else (entry, False)
            id = self.find(name, g.rules.decks["wound"], [c for q in g.seats for c, _ in q.wounds])
            self.pull(id)
            p.wounds.append((id, bool(dressed)))

    def give_objectives(self, p: Seat, objectives: list[str]) -> None:
        g = self.game
        for id in objectives:
            if id not in g.rules.objectives:
                raise BadSetup(f"unknown objective {id!r}; possible: {', '.join(g.rules.objectives)}")
            for q in g.seats:
                if q is not p and id in q.objectives:
                    spare = [
                        o
                        for o in g.rules.objectives
                        if not any(o in s.objectives for s in g.seats) and o not in objectives
                    ]
                    same = [o for o in spare if g.rules.objectives[o].deck == g.rules.objectives[id].deck]
                    q.objectives[q.objectives.index(id)] = same[0]
        p.objectives = list(objectives)

    def check_slot(self, slot: int) -> None:
        if type(slot) is not int or slot not in self.game.rules.board.slots:
            raise BadSetup(f"there is no room {slot!r}; rooms are 1 to {self.game.rules.board.size}")

    # -- where the story starts ---------------------------------------------------------------------

    def turn(self, seat: int = 0, actions: int = 2, begins: bool = False) -> Table:
        """Play on from this seat's turn; where it begins, what comes before its first action comes first."""
        g = self.game
        yes_or_no("begins", begins)
        whole("seat", seat, 0, len(g.seats) - 1)
        whole("actions", actions, 0, MANY)
        g.pointer = (seat + 1) % len(g.seats)
        g.turn = seat
        g.actions_left = actions
        first = (
            "intruder_turn"
            if g.seats[seat].intruder
            else "pod_turn"
            if g.seats[seat].status == IN_POD
            else "first_action"
            if begins
            else "go_on_turn"
        )
        g.push_in_order([(first, (seat,)), ("player_turns", ()), ("airlock_check", ()), ("event_phase", ())])
        return self.start()

    def phase(self, *steps: str) -> Table:
        """Run named steps (`intruder_attacks`, `event_card`, `bag_development`, ...), then play on."""
        for name in steps:
            if name not in self.game.rules.steps:
                raise BadSetup(f"unknown step {name!r}")
        self.game.push_in_order([*((name, ()) for name in steps), ("begin_round", ())])
        return self.start()

    def run(self, step: str, *args: Any) -> Table:
        """Run one step with arguments and stop after it, for the smallest tests."""
        if step not in self.game.rules.steps:
            raise BadSetup(f"unknown step {step!r}")
        self.game.push(step, *args)
        return self.start()

    def start(self) -> Table:
        g = self.game
        for p in g.seats:
            if p.status == IN_POD and p.pod not in [n for n, _, _, _ in g.pods]:
                raise BadSetup(f"there is no Pod {p.pod!r}; the Pods are {', '.join(str(pod[0]) for pod in g.pods)}")
        g.advance()
        g.origin = g.to_json()
        return Table(g)
