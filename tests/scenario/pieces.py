"""Random positions out of legal pieces, and pieces that cannot lie on a table.

A position is a set-up and a list of calls; the calls are shuffled, for their order must not matter. Every choice comes
from one seeded generator.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from nemesis import Game
from nemesis.content import MODES
from nemesis.rules.doors import DOOR_TOKENS
from nemesis.rules.items import HAND_SLOTS
from nemesis.rules.markers import FIRES, MALFUNCTIONS
from nemesis.rules.rounds import JUMP
from nemesis.rules.self_destruct import SKULL
from nemesis.rules.setup import EGGS
from nemesis.rules.ship import is_object
from nemesis.scenario import Scenario, Table
from nemesis.scenario.fits import most_items, tile_fits, tiles_for

ALL_AFTERMATH = ("aftermath_characters", "traits", "aftermath_rooms", "turrets", "hourglass", "medic")
TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"mode": "coop"},
    {"mode": "solo"},
    {"board": "alternative"},
    {"modules": ALL_AFTERMATH},
    {"modules": ALL_AFTERMATH, "mode": "coop"},
    {"mode": "investigation", "modules": ("hourglass", "medic")},
    {"mode": "epilogue", "modules": ("hourglass", "medic")},
    {"species": "carnomorphs"},
    {"species": "carnomorphs", "modules": ALL_AFTERMATH, "mode": "coop"},
    {"species": "carnomorphs", "mode": "solo"},
    {"species": "void_seeders"},
    {"species": "void_seeders", "modules": ALL_AFTERMATH},
    {"species": "void_seeders", "mode": "solo"},
)
CREWS = (
    ("captain", "soldier", "scout", "pilot", "mechanic"),
    ("ceo", "convict", "bounty_hunter", "android", "psychologist"),
    ("scientist", "captain", "convict", "bounty_hunter", "medic"),
)


@dataclass(frozen=True)
class Call:
    """A setter with its arguments."""

    name: str
    args: tuple[Any, ...] = ()
    named: dict[str, Any] = field(default_factory=dict)

    def __repr__(self) -> str:
        said = [*(repr(a) for a in self.args), *(f"{k}={v!r}" for k, v in self.named.items())]
        return f".{self.name}({', '.join(said)})"


class Position:
    """A random position that can lie on a table, call by call."""

    def __init__(self, seed: int) -> None:
        self.random = r = random.Random(seed)
        self.setup: dict[str, Any] = {**r.choice(TABLES), "seed": seed % 7 + 1}
        crew = CREWS[0] if "modules" not in self.setup else r.choice(CREWS)
        lowest, most = MODES[self.setup.get("mode", "semi_coop")].players
        self.characters = crew[: r.randint(lowest, most)]
        self.base = self.new()
        self.game: Game = self.base.game
        self.rules = self.game.rules
        self.calls: list[Call] = []
        self.taken: set[str] = set()
        self.tiles: dict[int, str] = {}
        self.face_down: set[int] = set()
        self.dead: set[int] = set()
        self.settled_rooms: set[int] = set()

    def new(self) -> Scenario:
        return Scenario(*self.characters, **{**self.setup, "options": dict(self.setup.get("options", {}))})

    def call(self, name: str, *args: Any, **named: Any) -> None:
        self.calls.append(Call(name, args, named))

    def some(self, things: Any, most: int) -> list[Any]:
        """So many of these, or fewer, in a random order."""
        pool = list(things)
        self.random.shuffle(pool)
        return pool[: self.random.randint(0, min(most, len(pool)))]

    def built(self) -> Scenario:
        return lay(self.new(), self.calls)

    def started(self) -> Table:
        return start(self.built(), self.random)

    def __repr__(self) -> str:
        return f"Scenario{self.characters!r} {self.setup!r} {''.join(map(repr, self.calls))}"


def lay(scenario: Scenario, calls: list[Call]) -> Scenario:
    for call in calls:
        getattr(scenario, call.name)(*call.args, **call.named)
    return scenario


def start(scenario: Scenario, r: random.Random) -> Table:
    """The turn of somebody who has one."""
    seats = [p.index for p in scenario.game.seats if (p.active or p.intruder) and not p.passed]
    return scenario.turn(r.choice(seats)) if seats else scenario.table()


def legal(seed: int) -> Position:
    position = Position(seed)
    for add in (crew, rooms, corridors, intruders, things, ship, chance, expansions):
        add(position)
    position.random.shuffle(position.calls)
    return position


# -- legal pieces -----------------------------------------------------------------------------------


def rooms(p: Position) -> None:
    r, g = p.random, p.game
    fires = malfunctions = 0
    free_tokens = [
        t for t in p.rules.exploration if not p.rules.types[t].always and p.rules.types[t].effect != "turret"
    ]
    stood_in = {c.named["room"] for c in p.calls if c.name == "seat" and "room" in c.named}
    for slot in p.some(p.rules.board.slots, 9):
        named: dict[str, Any] = {}
        args = [slot]
        tiles = [t for t in tiles_for(g, slot) if t not in p.tiles.values()]
        if slot not in p.rules.board.special and tiles and r.random() < 0.7:
            p.tiles[slot] = r.choice(tiles)
            args.append(p.tiles[slot])
        kind = p.rules.board.slots[slot]
        tile = p.tiles.get(slot)
        if (
            kind in ("1", "2")
            and slot not in p.rules.board.special
            and not p.rules.mode.needs_ship
            and r.random() < 0.3
            and slot not in stood_in
        ):
            p.face_down.add(slot)
            named["explored"] = False
            if free_tokens and r.random() < 0.5:
                named["token"] = free_tokens.pop(r.randrange(len(free_tokens)))
                del named["explored"]
        elif tile is not None and kind in ("1", "2") and p.rules.rooms[tile].colour is not None and r.random() < 0.5:
            named["items"] = r.randint(0, most_items(g))
        if slot not in p.face_down and tile is not None and p.rules.rooms[tile].takes_malfunction:
            if malfunctions < MALFUNCTIONS and r.random() < 0.3:
                malfunctions += 1
                named["malfunction"] = True
        if fires < FIRES and r.random() < 0.3:
            fires += 1
            named["fire"] = True
        p.settled_rooms.add(slot)
        p.call("room", *args, **named)


def corridors(p: Position) -> None:
    board = p.rules.board
    for a, b, which in corridor_names(p, DOOR_TOKENS):
        p.call("door", a, b, p.random.choice(["closed", "destroyed", "open"]), which)
    for a, b, which in corridor_names(p, len(board.corridors)):
        p.call("noise", a, b, which)
    for space in p.some(range(len(board.spaces)), 2):
        p.call("technical_noise", space)


def corridor_names(p: Position, most: int) -> list[tuple[int, int, int]]:
    board = p.rules.board
    if board.special.get(5):  # the alternative side has pairs of Corridors
        pairs = [
            (a, b, [c for c, o in board.links[a] if o == b].index(k)) for k, (a, b, _) in enumerate(board.corridors)
        ]
    else:
        pairs = [(a, b, 0) for a, b, _ in board.corridors]
    return p.some(pairs, most)


def intruders(p: Position) -> None:
    """Up to as many as there are miniatures; Larvae on boards use some, and nobody waits beside them in a Pod."""
    evacuation = {"evacuation_a", "evacuation_b"}
    for kind, entry in p.rules.kinds.items():
        used = sum(1 for c in p.calls if c.name == "seat" and c.named.get("larva")) if kind == "larva" else 0
        for _ in range(p.random.randint(0, min(3, entry.miniatures - used))):
            injuries = 0 if kind in ("larva", "despoiler") else p.random.randint(0, 3)
            places = [s for s in p.rules.board.slots if p.game.tiles[s] not in evacuation and s not in p.tiles]
            if kind == "lair":
                used_by_lairs = {c.args[1] for c in p.calls if c.name == "figure" and c.args[0] == "lair"}
                places = [s for s in places if s not in p.settled_rooms and s not in used_by_lairs]
            places = [s for s in places if not evacuates(p, s)]
            if places:
                p.call("figure", kind, p.random.choice(places), injuries)


def evacuates(p: Position, slot: int) -> bool:
    """A call may still bring an Evacuation Section here, when its tile changes places with another."""
    return p.rules.board.slots[slot] == "1" and any(c.named.get("pod") for c in p.calls if c.name == "seat")


def things(p: Position) -> None:
    for _ in range(p.random.randint(0, 3)):
        p.call("object", "carcass", p.random.choice(list(p.rules.board.slots)))
    for seat in p.dead:
        p.call("object", f"corpse:{p.characters[seat]}", p.random.choice(list(p.rules.board.slots)))
    if p.random.random() < 0.3:
        p.call("object", "blue_corpse", p.random.choice(list(p.rules.board.slots)))


def ship(p: Position) -> None:
    r, g = p.random, p.game
    entries: dict[str, Any] = {
        "time": r.randint(1, JUMP),
        "self_destruct": r.choice([None, r.randint(1, SKULL)]),
        "engines": [r.choice(["working", "damaged"]) for _ in g.engines],
        "coordinates": r.choice(p.rules.coordinates),
        "destination": r.choice("ABCD"),
        "eggs": r.randint(0, g.eggs + g.egg_supply),
        "first_player": r.randrange(len(p.characters)),
        "round": r.randint(1, 9),
    }
    slots = [slot for slot, _, _ in g.weaknesses]
    cards = p.some(p.rules.weaknesses, len(slots))
    entries["weaknesses"] = {slot: (card, r.choice([False, True])) for slot, card in zip(slots, cards, strict=False)}
    for name in p.some(entries, len(entries)):
        p.call("ship", **{name: entries[name]})
    if r.random() < 0.3:
        numbers = list(range(1, len(p.characters) + 1))
        r.shuffle(numbers)
        p.call("numbers", *numbers)


def crew(p: Position) -> None:
    """What lies with the players; at least one of them is in play."""
    r, g = p.random, p.game
    playing = r.randrange(len(p.characters))
    light_items = [id for c in ("yellow", "green", "red") for id in p.rules.decks[c] if not p.rules.types[id].heavy]
    heavy_items = [id for c in ("yellow", "red") for id in p.rules.decks[c] if p.rules.types[id].heavy]
    wounds = [id for id in p.rules.decks["wound"] if p.rules.types[id].id not in ("wound_arm", "wound_melted")]
    clean = list(p.rules.decks["contamination"])
    objectives = [o.id for o in p.rules.objectives.values() if o.players <= len(p.characters)]
    for pool in (light_items, heavy_items, wounds, clean, objectives):
        r.shuffle(pool)
    for seat, character in enumerate(p.characters):
        named: dict[str, Any] = {}
        status = (
            "aboard" if seat == playing else r.choice(["aboard", "aboard", "pod", "hibernating", "launched", "dead"])
        )
        entry = p.rules.characters[character]
        if status == "aboard":
            named["room"] = r.choice(list(p.rules.board.slots))
        elif status == "pod" and g.pods:
            named["pod"] = r.choice([n for n, _, _, _ in g.pods])
            if sum(1 for c in p.calls if c.named.get("pod") == named["pod"]) >= 2:
                named = {"status": "hibernating"}
        elif status != "pod":
            named["status"] = status
        if named.get("status") == "dead":
            p.dead.add(seat)
            p.call("seat", seat, **named)
            continue
        own = list(p.rules.action_decks[character])
        r.shuffle(own)
        if r.random() < 0.7:
            hand = own[: r.randint(0, 5)]
            rest = own[len(hand) :]
            named["hand"] = [*hand, *(clean.pop() for _ in range(r.randint(0, 2)))]
            if r.random() < 0.3:
                named["deck"], named["discard"] = rest[:3], rest[3:]
            elif r.random() < 0.5:
                named["deck_top"] = rest[:2]
        if r.random() < 0.5:
            named["items"] = [light_items.pop() for _ in range(r.randint(0, 3))]
        if r.random() < 0.5 and entry.weapon and not p.rules.items[entry.weapon].fixed:
            named["hands"] = p.some([entry.weapon, heavy_items.pop(), "carcass"], HAND_SLOTS)
            weapons = [w for w in named["hands"] if not is_object(w) and p.rules.types[w].weapon is not None]
            named["ammo"] = {w: r.randint(0, p.rules.types[w].weapon.ammo) for w in weapons}
        if r.random() < 0.5:
            named["wounds"] = [(wounds.pop(), r.random() < 0.5) for _ in range(r.randint(0, entry.most_serious))]
        if r.random() < 0.5:
            named["light"] = r.randint(0, 1)
        if r.random() < 0.3 and p.rules.species.slime:
            named["slime"] = True
        if r.random() < 0.2 and "larva" in p.rules.kinds:
            named["larva"] = True
        if r.random() < 0.3:
            named["signal"] = True
        if r.random() < 0.5 and character != "android":
            decks = list(p.rules.mode.objective_decks)
            kept = [o for o in objectives if p.rules.objectives[o].deck == decks[0]][:1]
            named["objectives"] = kept
            for id in kept:
                objectives.remove(id)
        p.call("seat", seat, **named)


def chance(p: Position) -> None:
    r = p.random
    types = p.rules.types
    blank = next(t for t in p.rules.intruder_tokens if types[t].kind == "blank")
    tokens = [t for t in p.rules.intruder_tokens if t != blank and t not in p.game.removed]
    if r.random() < 0.5:
        chosen = p.some(tokens, 8)
        p.call("bag", blank, *chosen)
        if r.random() < 0.3:
            p.call("add_tokens", *p.some([t for t in tokens if t not in chosen], 2))
    for deck in p.some([d for d in p.rules.decks if d in ("event", "attack")], 2):
        cards = list(p.rules.decks[deck])
        r.shuffle(cards)
        if r.random() < 0.5:
            p.call("top", deck, *cards[:3])
        elif r.random() < 0.5:
            p.call("deck", deck, *cards[:5])
            p.call("discard", deck, *cards[5:9])
        else:
            p.call("discard", deck, *cards[:4])
    p.call("script", noise=p.some(["1", "danger", "silence"], 2), combat=p.some(["miss", "hit1", "hit2"], 2))


def expansions(p: Position) -> None:
    """What the species, the modules and the modes bring."""
    r, g = p.random, p.game
    living = [c.args[0] for c in p.calls if c.name == "seat" and c.args[0] not in p.dead]
    slots = list(p.rules.board.slots)
    if p.rules.species.id == "carnomorphs":
        cards = list(p.rules.decks["mutation"])
        r.shuffle(cards)
        for seat in living:
            if r.random() < 0.5:
                p.call(
                    "extension", seat, mutation=cards.pop(), markers=r.randint(0, 3), mutation_shown=r.random() < 0.5
                )
    if p.rules.species.id == "void_seeders":
        for seat in living:
            p.call("extension", seat, insanity=r.randint(1, 5))
    if "targeting" in p.rules.families and not p.rules.mode.needs_ship:
        free = [s for s in slots if s not in p.settled_rooms and p.rules.board.slots[s] == "1"]
        free = [s for s in free if g.tiles[s] != "nest" and "nest" in p.tiles.values()]
        for room in p.some(free, 2):
            p.call("turret", room, *p.some(["all", "intruders", "inactive"], 3), shown=r.random() < 0.5)
        for seat in p.some(living, 2):
            p.call("entered", r.choice(slots), seat=seat)
    if "seize_hourglass" in p.rules.claims:
        p.call("hourglass", r.choice(["running", "run_out", "resting", "removed"]))
    if "bounty_hunter" in p.characters and p.characters.index("bounty_hunter") in living:
        p.call("laika", r.choice([-1, 0, *slots]))
    if "convict" in p.characters and r.random() < 0.5:
        p.call("keys", **r.choice([{}, {"room": r.choice(slots)}]))
    if "ceo" in p.characters and p.characters.index("ceo") in living:
        p.call("access_code", r.choice(["ship_codes", "manual_control"]))
    if "psychologist" in p.characters and {*living} - {p.characters.index("psychologist")}:
        p.call("spy_drone", r.choice(sorted({*living} - {p.characters.index("psychologist")})))
    if "second_tokens" in g.ext:
        for slot in p.some([s for s in slots if s <= 21], 4):
            p.call("second_token", slot, r.choice([None, "danger"]))
        p.call("alert", r.choice([None, *p.rules.decks["alert"]]))
    if "offer" in g.ext and r.random() < 0.3:
        p.call("offer", r.choice([None, *living]))


# -- pieces that cannot lie on a table ----------------------------------------------------------------


class Illegal(NamedTuple):
    """One piece too much: calls that come last, where this table has such pieces at all, and what the refusal says."""

    says: str
    calls: Callable[[Position], list[Call] | None]


def explored(p: Position, n: int, **markers: Any) -> list[Call]:
    """Markers in so many Rooms that can have them."""
    slots = [s for s in p.rules.board.slots if p.rules.board.slots[s] in ("1", "2", "special")]
    return [Call("room", (s,), markers) for s in p.random.sample(slots, n)]


def somebody(p: Position) -> int:
    """A seat that is neither dead nor stripped."""
    return p.random.choice([s for s in range(len(p.characters)) if s not in p.dead])


def held(p: Position, zone: str) -> set[Any]:
    """What the calls have put into this zone of a seat."""
    return {thing for c in p.calls if c.name == "seat" for thing in c.named.get(zone, [])}


def seat(p: Position, who: int | None = None, **named: Any) -> list[Call]:
    return [Call("seat", (somebody(p) if who is None else who,), named)]


def too_many_figures(p: Position) -> list[Call]:
    kind = p.random.choice(list(p.rules.kinds.values()))
    return [Call("figure", (kind.id, 1)) for _ in range(kind.miniatures + 1)]


def nine_malfunctions(p: Position) -> list[Call]:
    tiles = [t for t in p.rules.rooms.values() if t.takes_malfunction]
    good = [s for s in p.rules.board.slots if p.game.tiles[s] in {t.id for t in tiles} and s not in p.tiles]
    more = [Call("room", (s,), {"malfunction": True}) for s in good]
    return [Call("room", (s,), {"malfunction": True}) for s in p.rules.board.special if s <= 21][:5] + more[:12]


def thirteen_doors(p: Position) -> list[Call]:
    board = p.rules.board
    names = [(a, b, [c for c, o in board.links[a] if o == b].index(k)) for k, (a, b, _) in enumerate(board.corridors)]
    return [Call("door", (a, b, "closed", which)) for a, b, which in p.random.sample(names, DOOR_TOKENS + 1)]


def wrong_slot(p: Position) -> list[Call]:
    slot = p.random.choice(list(p.rules.board.slots))
    tile = p.random.choice([t for t in p.rules.rooms if not tile_fits(p.game, slot, t)])
    return [Call("room", (slot, tile))]


def tile_twice(p: Position) -> list[Call] | None:
    """A tile that another call has laid already."""
    for slot, tile in p.tiles.items():
        for other in p.rules.board.slots:
            if other != slot and tile_fits(p.game, other, tile):
                return [Call("room", (other, tile))]
    return None


def malfunction_in_the_nest(p: Position) -> list[Call]:
    slot = next((s for s, tile in p.tiles.items() if tile == "nest"), None)
    if slot is None:
        slot = next(s for s in p.rules.board.slots if tile_fits(p.game, s, "nest") and s not in p.tiles)
    return [Call("room", (slot, "nest"), {"malfunction": True})]


def malfunction_face_down(p: Position) -> list[Call] | None:
    free = unvisited(p)
    return [Call("room", (p.random.choice(free),), {"explored": False, "malfunction": True})] if free else None


def unvisited(p: Position) -> list[int]:
    """Rooms that may lie face down."""
    if p.rules.mode.needs_ship:
        return []
    used = {c.args[1] for c in p.calls if c.name == "figure"} | {
        c.named.get("room") for c in p.calls if c.name == "seat"
    }
    used |= {c.args[0] for c in p.calls if c.name in ("turret", "room")}
    kinds = p.rules.board.slots
    return [s for s in kinds if kinds[s] in ("1", "2") and s not in p.rules.board.special and s not in used]


def items_face_down(p: Position) -> list[Call] | None:
    free = unvisited(p)
    return [Call("room", (p.random.choice(free),), {"explored": False, "items": 1})] if free else None


def token_twice(p: Position) -> list[Call] | None:
    free = unvisited(p)
    token = p.random.choice(p.rules.exploration)
    return [Call("room", (s,), {"token": token}) for s in free[:2]] if len(free) > 1 else None


def stands_in_the_dark(p: Position) -> list[Call] | None:
    free = unvisited(p)
    if not free:
        return None
    room = p.random.choice(free)
    return [Call("room", (room,), {"explored": False}), *seat(p, room=room)]


def three_things_in_two_hands(p: Position) -> list[Call]:
    return seat(p, hands=["carcass", "carcass", "carcass"], wounds=[])


def heavy_in_the_inventory(p: Position) -> list[Call]:
    heavy = [id for c in ("yellow", "red") for id in p.rules.decks[c] if p.rules.types[id].heavy]
    used = held(p, "hands")
    return seat(p, items=[p.random.choice([id for id in heavy if id not in used])])


def light_in_the_hands(p: Position) -> list[Call]:
    light = [id for id in p.rules.decks["green"] if not p.rules.types[id].heavy]
    used = held(p, "items")
    return seat(p, hands=[p.random.choice([id for id in light if id not in used])], wounds=[])


def too_much_ammo(p: Position) -> list[Call]:
    who = somebody(p)
    used = held(p, "hands")
    gun = next(id for id in p.rules.decks["red"] if p.rules.types[id].weapon is not None and id not in used)
    return [Call("seat", (who,), {"wounds": [], "hands": [gun], "ammo": {gun: p.rules.types[gun].weapon.ammo + 1}})]


def same_item_for_two(p: Position) -> list[Call] | None:
    living = [s for s in range(len(p.characters)) if s not in p.dead]
    used = held(p, "items")
    id = next(i for i in p.rules.decks["green"] if i not in used)
    return [Call("seat", (s,), {"items": [id]}) for s in living[:2]] if len(living) > 1 else None


def one_card_twice(p: Position) -> list[Call]:
    who = somebody(p)
    card = p.random.choice(p.rules.action_decks[p.characters[who]])
    return [Call("seat", (who,), {"hand": [card], "deck_top": [card]})]


def someone_elses_card(p: Position) -> list[Call]:
    who = somebody(p)
    others = [c for c in p.rules.action_decks if c != p.characters[who]]
    return [Call("seat", (who,), {"hand": [p.rules.action_decks[p.random.choice(others)][0]]})]


def item_of_an_absent_one(p: Position) -> list[Call]:
    absent = [c for c in p.rules.characters.values() if c.id not in p.characters and c.weapon]
    return seat(p, hands=[p.random.choice(absent).weapon])


def corpse_of_the_living(p: Position) -> list[Call]:
    return [Call("object", (f"corpse:{p.characters[somebody(p)]}", 1))]


def corpse_of_a_stranger(p: Position) -> list[Call]:
    absent = [c for c in p.rules.characters if c not in p.characters]
    return [Call("object", (f"corpse:{p.random.choice(absent)}", 1))]


def too_many_wounds(p: Position) -> list[Call] | None:
    who = somebody(p)
    used = {w for c in p.calls for w, _ in c.named.get("wounds", []) if c.args[0] != who}
    cards = [w for w in p.rules.decks["wound"] if w not in used]
    most = p.rules.characters[p.characters[who]].most_serious
    return [Call("seat", (who,), {"wounds": cards[: most + 1]})] if len(cards) > most else None


def bag_with_a_token_twice(p: Position) -> list[Call]:
    token = p.random.choice(p.rules.intruder_tokens)
    return [Call("bag", ("blank", token, token))]


def bag_without_the_blank(p: Position) -> list[Call]:
    others = [t for t in p.rules.intruder_tokens if p.rules.types[t].kind != "blank" and t not in p.game.removed]
    added = {t for c in p.calls if c.name == "add_tokens" for t in c.args}
    return [Call("bag", tuple(t for t in p.random.sample(others, 3) if t not in added))]


def card_in_two_piles(p: Position) -> list[Call]:
    card = p.random.choice(p.rules.decks["event"])
    return [Call("deck", ("event", card)), Call("discard", ("event", card))]


def one_card_for_two_slots(p: Position) -> list[Call]:
    slots = [slot for slot, _, _ in p.game.weaknesses]
    card = p.random.choice(p.rules.weaknesses)
    return [Call("weaknesses", ({slots[0]: card, slots[1]: card},))]


def objective_of_another_mode(p: Position) -> list[Call]:
    decks = p.rules.mode.objective_decks
    wrong = [o.id for o in p.rules.objectives.values() if o.deck not in decks]
    more = [o.id for o in p.rules.objectives.values() if o.players > len(p.characters)]
    return seat(p, objectives=[p.random.choice(wrong or more)]) if wrong or more else seat(p, objectives=["obj_love"])


def objective_twice(p: Position) -> list[Call] | None:
    living = [s for s in range(len(p.characters)) if s not in p.dead and p.characters[s] != "android"]
    used = held(p, "objectives")
    deck = p.rules.mode.objective_decks[0]
    free = [o.id for o in p.rules.objectives.values() if o.deck == deck and o.players <= len(p.characters)]
    free = [o for o in free if o not in used]
    return [Call("seat", (s,), {"objectives": free[:1]}) for s in living[:2]] if len(living) > 1 and free else None


def too_many_pods(p: Position) -> list[Call]:
    fitting = p.rules.pods_for(len(p.characters))
    return [Call("ship", (), {"pods": [(n, "A", True) for n in range(1, min(4, fitting + 1) + 1)]})]


def species_lacks_it(p: Position) -> list[Call] | None:
    if not p.rules.species.slime:
        return seat(p, slime=True)
    return seat(p, larva=True) if "larva" not in p.rules.kinds else None


def beyond_the_expansion(p: Position) -> list[Call]:
    """An entry, a card or a module that this table does not have, or too much of it."""
    species = p.rules.species.id
    calls = {
        "intruders": Call("extension", (0,), {"insanity": 2}),
        "carnomorphs": Call("extension", (0,), {"markers": 4}),
        "void_seeders": Call("extension", (), {"lairs_destroyed": 4}),
    }
    return [calls[species]]


def not_of_this_mode(p: Position) -> list[Call]:
    if p.rules.mode.id == "investigation":
        return [Call("offer", (0,))]
    if p.rules.mode.id == "epilogue":
        return [Call("ship", (), {"shuttle": None})]
    return [
        p.random.choice([Call("alert", ("alert_hot_spots",)), Call("second_token", (6, "egg")), Call("offer", (0,))])
    ]


def injured_for_nothing(p: Position) -> list[Call] | None:
    kind = {"intruders": "larva", "void_seeders": "despoiler"}.get(p.rules.species.id)
    used = sum(1 for c in p.calls if c.name == "figure" and c.args[0] == kind)
    larvae = sum(1 for c in p.calls if c.named.get("larva"))
    if kind is None or used + larvae >= p.rules.kinds[kind].miniatures:
        return None
    return [Call("figure", (kind, 1, 1))]


def no_first_encounter(p: Position) -> list[Call] | None:
    met = [c for c in p.calls if c.name == "figure" and p.rules.species.counts_as_first_encounter(c.args[0])]
    return [Call("ship", (), {"first_encounter": False})] if met else None


def eggs_beyond_the_supply(p: Position) -> list[Call]:
    return [Call("ship", (), {"eggs": EGGS}), Call("object", ("egg", 1))]


def airlock_in_the_cockpit(p: Position) -> list[Call]:
    return [Call("ship", (), {"airlock": 1})]


def waits_beside_an_intruder(p: Position) -> list[Call] | None:
    if not p.game.pods or any(c.named.get("pod") for c in p.calls):
        return None
    number, section, _, _ = p.game.pods[0]
    tile = f"evacuation_{section.lower()}"
    slot = next((s for s, t in p.tiles.items() if t == tile), None) or p.game.tiles.index(tile)
    if slot in p.tiles and p.tiles[slot] != tile:
        return None
    lay = [] if slot in p.rules.board.special else [Call("room", (slot, tile))]
    kind = next(k for k in p.rules.kinds if p.rules.kinds[k].miniatures > 3 and k != "larva")
    return [*lay, *seat(p, pod=number), Call("figure", (kind, slot))]


def numbers_twice(p: Position) -> list[Call] | None:
    return [Call("numbers", (1,) * len(p.characters))] if len(p.characters) > 1 else None


ILLEGAL: dict[str, Illegal] = {
    "figures": Illegal("there are|two Lairs", too_many_figures),
    "fires": Illegal("Fire markers lie on the ship; there are", lambda p: explored(p, FIRES + 1, fire=True)),
    "malfunctions": Illegal("Malfunction", nine_malfunctions),
    "doors": Illegal("Door tokens", thirteen_doors),
    "slot": Illegal("cannot lie on Room", wrong_slot),
    "tile twice": Illegal("there is one|cannot lie", tile_twice),
    "nest breaks": Illegal("never has a Malfunction", malfunction_in_the_nest),
    "breaks face down": Illegal("a Malfunction needs an explored Room", malfunction_face_down),
    "items face down": Illegal("has no Item counter", items_face_down),
    "items": Illegal("a counter shows|has no Item counter", lambda p: [Call("room", (1,), {"items": 5})]),
    "token twice": Illegal("no copy of", token_twice),
    "in the dark": Illegal("stands in Room", stands_in_the_dark),
    "hands": Illegal("Hand slots", three_things_in_two_hands),
    "heavy": Illegal("is heavy", heavy_in_the_inventory),
    "light": Illegal("is not heavy", light_in_the_hands),
    "ammo": Illegal("Ammo; it holds", too_much_ammo),
    "item twice": Illegal("no copy of", same_item_for_two),
    "card twice": Illegal("no copy of|has no card", one_card_twice),
    "foreign card": Illegal("has no card", someone_elses_card),
    "absent item": Illegal("not at the table", item_of_an_absent_one),
    "corpse": Illegal("lives; dead are", corpse_of_the_living),
    "stranger": Illegal("at the table; dead are", corpse_of_a_stranger),
    "wounds": Illegal("Serious Wounds", too_many_wounds),
    "light wounds": Illegal("Light Wounds", lambda p: seat(p, light=3)),
    "bag": Illegal("no Intruder token", bag_with_a_token_twice),
    "blank": Illegal("never leaves the bag", bag_without_the_blank),
    "piles": Illegal("no copy of", card_in_two_piles),
    "weaknesses": Illegal("there is one", one_card_for_two_slots),
    "objective": Illegal("dealt|unknown objective", objective_of_another_mode),
    "objective twice": Illegal("there is one", objective_twice),
    "pods": Illegal("Pods", too_many_pods),
    "species": Illegal("do not have", species_lacks_it),
    "expansion": Illegal("unknown extension|whole number", beyond_the_expansion),
    "mode": Illegal("only in|always on its track", not_of_this_mode),
    "injuries": Illegal("never injured|first Injury", injured_for_nothing),
    "first encounter": Illegal("First Encounter has been", no_first_encounter),
    "eggs": Illegal("all the Eggs are in play|whole number", eggs_beyond_the_supply),
    "nest": Illegal("Nest is destroyed", lambda p: [Call("ship", (), {"eggs": 0, "nest_destroyed": False})]),
    "airlock": Illegal("explored yellow Room", airlock_in_the_cockpit),
    "ejected": Illegal("throws seat", waits_beside_an_intruder),
    "numbers": Illegal("once each", numbers_twice),
    "time": Illegal("whole number", lambda p: [Call("ship", (), {"time": JUMP + 1})]),
    "skull": Illegal("whole number", lambda p: [Call("ship", (), {"self_destruct": SKULL + 1})]),
    "shuffle": Illegal(
        "unknown shuffle 'kep'; possible: keep, mix", lambda p: [Call("script", (), {"shuffle": ["kep"]})]
    ),
    "die": Illegal("face of the Combat die", lambda p: [Call("script", (), {"combat": ["hit3"]})]),
}


def illegal(seed: int) -> tuple[Position, str, Illegal]:
    """A legal position, and one piece of this table that cannot lie there."""
    position = legal(seed)
    names = list(ILLEGAL)
    for k in range(len(names)):
        name = names[(seed + k) % len(names)]
        calls = ILLEGAL[name].calls(position)
        if calls is not None:
            position.calls += calls
            return position, name, ILLEGAL[name]
    raise AssertionError("no piece is impossible at this table")
