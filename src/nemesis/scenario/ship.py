"""Setters of the ship: Rooms, Corridors, Objects, Intruders, tracks and secrets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..errors import BadSetup
from ..rules.engines import DAMAGED, LETTERS, WORKING
from ..rules.modes import PODS_FOR
from ..rules.rounds import JUMP
from ..rules.self_destruct import SKULL
from ..rules.state import CLOSED, DESTROYED, OPEN, Figure
from .checks import MANY, one_of, pairs, several, whole, yes_or_no
from .corridors import corridor_index, space_index
from .fits import can_hold_items, tile_fits, tiles_for
from .laying import Laying, setter

if TYPE_CHECKING:
    from typing import Self

DOORS = {"open": OPEN, "closed": CLOSED, "destroyed": DESTROYED}
ENGINES = {WORKING: (WORKING, DAMAGED), DAMAGED: (DAMAGED, WORKING)}
OFF = "off"
"""No marker on a track; `None` says the same."""
FLAGS = ("first_encounter", "nest_destroyed", "queen_killed", "skip_attacks", "post_mortem")
NO_COUNTER = -1
USUAL_ITEMS = 2


class ShipSetters(Laying):
    # -- Rooms --------------------------------------------------------------------------------------

    @setter
    def room(
        self, slot: int, tile: str | None = None, *, explored: bool = True, items: int | None = None,
        fire: bool | None = None, malfunction: bool | None = None, token: str | None = None,
    ) -> Self:  # fmt: skip
        """Put a tile on a slot (swapping it with the tile there) and set its markers.

        Face up, its Exploration token is gone; with `token=` or `explored=False` it is face down and has one.
        """
        g = self.game
        self.check_slot(slot)
        yes_or_no("explored", explored)
        if tile is not None:
            self.lay_tile(slot, tile)
        face_up = slot in g.rules.board.special
        g.explored[slot] = face_up or (explored and token is None)
        if token is not None or not explored:
            self.said.add(f"room {slot}")
        if token is not None:
            self.lay_token(slot, token)
        elif explored:
            self.lift_token(slot)
        elif not g.tokens[slot] and not face_up:
            self.lay_any_token(slot)
        self.set_counter(slot)
        if items is not None:
            g.counters[slot] = whole("items", items, 0, MANY)
        if fire is not None:
            g.fire[slot] = yes_or_no("fire", fire)
        if malfunction is not None:
            g.malfunction[slot] = yes_or_no("malfunction", malfunction)
        return self

    def lay_tile(self, slot: int, tile: str) -> None:
        """Swap the tiles of two slots, or take one from the box; markers and tokens stay on the slots."""
        g = self.game
        one_of("room", tile, g.rules.rooms)
        if not tile_fits(g, slot, tile):
            fitting = [room for room in g.rules.board.slots if tile_fits(g, room, tile)]
            raise BadSetup(
                f"the {tile} cannot lie on Room {slot}: it fits {', '.join(map(str, fitting))}, "
                f"and Room {slot} takes {', '.join(tiles_for(g, slot))}"
            )
        place = self.put.get(f"tile {tile}", f"on Room {slot}")
        if place != f"on Room {slot}":
            raise BadSetup(f"there is one {tile}, and it was laid {place} before")
        self.clear(place)
        other = g.tiles.index(tile) if tile in g.tiles else slot
        displaced, g.tiles[slot] = g.tiles[slot], tile
        if other != slot:
            g.tiles[other] = displaced if tile_fits(g, other, displaced) else self.spare_tile(other)
            self.set_counter(other)
        self.put[f"tile {tile}"] = place

    def spare_tile(self, slot: int) -> str:
        """A tile from the box, for a slot that cannot take the displaced one."""
        return next(tile for tile in tiles_for(self.game, slot) if tile not in self.game.tiles)

    def set_counter(self, slot: int) -> None:
        """Every explored Room that can be searched has an Item counter, and no other Room does."""
        g = self.game
        if not can_hold_items(g, slot):
            g.counters[slot] = NO_COUNTER
        elif g.counters[slot] == NO_COUNTER:
            g.counters[slot] = USUAL_ITEMS

    @setter
    def explore_all(self) -> Self:
        """Turn every room face up, without tokens."""
        for slot in self.game.rules.board.slots:
            self.room(slot)
        return self

    # -- Exploration tokens -------------------------------------------------------------------------

    def lay_token(self, slot: int, token: str) -> None:
        """By id (`exp_fire_2_1`), kind (`fire`) or kind and number (`fire/2`); it may come from another Room."""
        g = self.game
        fitting = self.called("exploration token", token, g.rules.exploration)
        where = f"on Room {slot}"
        free = [t for t in fitting if self.put.get(t, where) == where]
        if not free:
            places = ", ".join(f"{t} is {self.put[t]}" for t in fitting)
            raise BadSetup(f"no copy of {token!r} is left: {places}")
        chosen = next((t for t in free if t not in g.tokens or g.tokens[slot] == t), free[0])
        displaced = g.tokens[slot]
        if chosen in g.tokens:
            g.tokens[g.tokens.index(chosen)] = displaced
            displaced = ""
        if displaced and displaced != chosen:
            self.put.pop(displaced, None)
        if chosen in g.removed:
            g.removed.remove(chosen)
        g.tokens[slot] = chosen
        self.put[chosen] = where

    def lay_any_token(self, slot: int) -> None:
        """A face-down Room always has a token: one from the box, else one that was revealed before."""
        g = self.game
        free = [t for t in g.rules.exploration if t not in g.tokens and t not in self.put]
        chosen = min(free, key=lambda t: t in g.removed)
        if chosen in g.removed:
            g.removed.remove(chosen)
        g.tokens[slot] = chosen

    def lift_token(self, slot: int) -> None:
        """Discard a token as revealed earlier."""
        g = self.game
        if g.tokens[slot]:
            self.put.pop(g.tokens[slot], None)
            g.removed.append(g.tokens[slot])
            g.tokens[slot] = ""

    def was_found(self, slot: int) -> None:
        """Somebody has been there: the Room is explored and its token gone, unless a call has laid it face down."""
        if self.game.tokens[slot] and f"room {slot}" not in self.said:
            self.room(slot)

    def tokens_revealed(self, kind: str, n: int) -> None:
        """At least so many tokens of a kind were revealed before.

        They change places with others that were revealed; with none left, the Rooms where they lie are explored.
        """
        g = self.game
        mine = [t for t in g.rules.exploration if g.rules.types[t].effect == kind]
        while sum(1 for t in mine if t in g.removed) < n:
            hidden = [t for t in mine if t not in g.removed and t not in self.put]
            others = [t for t in g.removed if t in g.rules.exploration and t not in mine]
            if not hidden:
                raise BadSetup(
                    f"{n} of the {len(mine)} {kind} tokens were revealed before: lay fewer of them face down"
                )
            chosen = max(hidden, key=lambda t: t in g.tokens)
            if others:
                g.removed[g.removed.index(others[0])] = chosen
                if chosen in g.tokens:
                    g.tokens[g.tokens.index(chosen)] = others[0]
            elif chosen in g.tokens:
                self.room(g.tokens.index(chosen))
            else:
                g.removed.append(chosen)

    # -- Corridors ----------------------------------------------------------------------------------

    def corridor(self, a: int, b: int, which: int = 0) -> int:
        """The number that the rules use for the corridor between two rooms; `between(a, b)` mostly spares it."""
        return corridor_index(self.game.rules.board, a, b, which)

    @setter
    def door(self, a: int, b: int, state: str, which: int = 0) -> Self:
        """The Door of a Corridor: `open`, `closed` or `destroyed`."""
        if not isinstance(state, str) or state not in DOORS:
            raise BadSetup(f"a door is {', '.join(DOORS)}, not {state!r}")
        corridor = self.corridor(a, b, which)
        self.game.doors[corridor] = DOORS[state]
        self.said.add(f"door {corridor}")
        return self

    def close_airlock(self) -> None:
        """R-17.11: where the airlock is about to open all Doors are closed; those that a call has set stay."""
        g = self.game
        for corridor in g.rules.board.corridors_of.get(g.airlock, ()):
            if f"door {corridor}" not in self.said:
                g.doors[corridor] = CLOSED

    @setter
    def noise(self, a: int, b: int, which: int = 0) -> Self:
        """A Noise marker in a Corridor, which never holds more than one."""
        self.game.noise[self.corridor(a, b, which)] = True
        return self

    @setter
    def technical_noise(self, space: int | str = 0) -> Self:
        """A Noise marker in a space of the Technical Corridors."""
        self.game.vents[space_index(self.game.rules.board, space)] = True
        return self

    # -- Objects and Intruders ----------------------------------------------------------------------

    @setter
    def object(self, thing: str, room: int) -> Self:
        """A Heavy Object on the floor: `egg`, `carcass`, `blue_corpse` or `corpse:<character>`."""
        self.check_slot(room)
        self.take_object(thing)
        self.game.floor.append((room, thing))
        return self

    @setter
    def remove_object(self, thing: str, room: int) -> Self:
        """Off the floor: an Egg to the supply, anything else out of the game."""
        g = self.game
        self.check_slot(room)
        if (room, self.check_object(thing)) not in g.floor:
            lying = [t for r, t in g.floor if r == room]
            raise BadSetup(f"there is no {thing} on the floor of Room {room}; there is {', '.join(lying) or 'nothing'}")
        g.floor.remove((room, thing))
        self.give_object_back(thing)
        return self

    def take_object(self, thing: str) -> None:
        """An Egg comes from the supply; there is one blue Corpse, and one Corpse of each character."""
        g = self.game
        self.check_object(thing)
        if thing == "egg":
            if not g.egg_supply:
                raise BadSetup("all the Eggs are in play; put fewer on the Intruder board with .ship(eggs=...)")
            g.egg_supply -= 1
        elif thing == "blue_corpse":
            if thing in g.removed:
                g.removed.remove(thing)
            g.floor = [(r, o) for r, o in g.floor if o != thing]
            for p in g.seats:
                p.hands = [t for t in p.hands if t != thing]

    def give_object_back(self, thing: str) -> None:
        if thing == "egg":
            self.game.egg_supply += 1
        elif thing == "blue_corpse":
            self.game.removed.append(thing)

    @setter
    def figure(self, kind: str, room: int, injuries: int = 0) -> Self:
        """An Intruder; figures are numbered 1, 2, 3, ... in the order of the calls (`figure_id`).

        What follows from it is settled when the story starts: see `Scenario.settle_figures`.
        """
        g = self.game
        self.check_slot(room)
        one_of("kind of Intruder", kind, g.rules.kinds)
        g.figures.append(Figure(g.next_figure, kind, room, whole("injuries", injuries, 0, MANY)))
        g.next_figure += 1
        return self

    def figure_id(self, kind: str, room: int | None = None) -> int:
        """The number of the only figure of a kind (in a Room), for steps that ask for one."""
        found = [f.id for f in self.game.figures if f.kind == kind and room in (None, f.room)]
        if len(found) != 1:
            there = ", ".join(f"{f.id} ({f.kind} in Room {f.room})" for f in self.game.figures)
            raise BadSetup(f"{len(found)} figures are of kind {kind}; the figures are {there or 'none'}")
        return found[0]

    # -- tracks and secrets -------------------------------------------------------------------------

    @setter
    def ship(self, **values: Any) -> Self:
        """Tracks and secrets: time, self_destruct, engines, coordinates, destination, eggs, pods..."""
        entries = self.ship_entries()
        for name, value in values.items():
            if name not in entries:
                raise BadSetup(f"unknown entry {name!r} of the ship; known are {', '.join(sorted(entries))}")
            entries[name](value)
            self.said.add(name)
        return self

    def ship_entries(self) -> dict[str, Callable[[Any], Any]]:
        """Entry -> what sets it; boxes add theirs."""
        g = self.game

        def number(name: str, low: int, high: int) -> Callable[[Any], None]:
            return lambda value: setattr(g, name, whole(name, value, low, high))

        def flag(name: str) -> Callable[[Any], None]:
            return lambda value: setattr(g, name, yes_or_no(name, value))

        last = len(g.seats) - 1
        return {
            "time": self.set_time,
            "self_destruct": self.set_self_destruct,
            "engines": self.set_engines,
            "coordinates": lambda value: setattr(g, "coordinates", one_of("coordinates", value, g.rules.coordinates)),
            "destination": lambda value: setattr(g, "destination", one_of("destination", value, LETTERS)),
            "eggs": self.set_eggs,
            "pods": self.set_pods,
            "weaknesses": self.weaknesses,
            "airlock": number("airlock", 0, g.rules.board.size),
            "first_player": number("first_player", 0, last),
            "first_death": number("first_death", -1, last),
            "round": number("round", 0, MANY),
            **{name: flag(name) for name in FLAGS},
        }

    def set_time(self, space: Any) -> None:
        """R-1.16: the number printed on the space of the Time track, 15 at the start, 1 before the jump."""
        self.game.time = JUMP - whole("time (the space of the track)", space, 1, JUMP)

    def set_self_destruct(self, space: Any) -> None:
        """R-1.17: the number printed on the space of its track, 6 at the start, 1 before the skull."""
        off = space is None or space == OFF
        moved = -1 if off else SKULL - whole("self_destruct (the space of the track, or off)", space, 1, SKULL)
        self.game.self_destruct = moved

    def set_engines(self, states: Any) -> None:
        """R-1.10: the true state of engines 1, 2, 3."""
        engines = several("engines", states)
        if len(engines) != len(self.game.engines) or any(state not in ENGINES for state in engines):
            raise BadSetup(f"engines are three of {', '.join(ENGINES)}: not {states!r}")
        self.game.engines = [ENGINES[state] for state in engines]

    def set_eggs(self, eggs: Any) -> None:
        """On the Intruder board; the others are in the supply."""
        g = self.game
        whole("eggs", eggs, 0, g.eggs + g.egg_supply)
        g.egg_supply += g.eggs - eggs
        g.eggs = eggs

    def set_pods(self, pods: Any) -> None:
        """Those still attached: (number, section, locked) each."""
        found = []
        for entry in several("pods", pods):
            if not isinstance(entry, (list, tuple)) or len(entry) != 3:
                raise BadSetup(f"a pod is (number, section, locked), not {entry!r}")
            number, section, locked = entry
            whole("pod", number, 1, max(PODS_FOR.values()))
            found.append((number, one_of("section", section, "AB"), yes_or_no("locked", locked), False))
        self.game.pods = found

    @setter
    def weaknesses(self, cards: dict[str, Any]) -> Self:
        """slot -> card, or slot -> (card, state): `hidden`, `revealed` (also True), with some species `discarded`."""
        g = self.game
        states = g.rules.species.weakness_states
        for slot, value in pairs("weaknesses", cards).items():
            one_of("slot of a weakness", slot, [s for s, _, _ in g.weaknesses])
            card, state = value if isinstance(value, (tuple, list)) and len(value) == 2 else (value, False)
            one_of("weakness", card, g.rules.weaknesses)
            if isinstance(state, bool):
                state = "revealed" if state else "hidden"
            self.lay_weakness(slot, card, one_of("state of a weakness", state, states))
        return self

    def lay_weakness(self, slot: str, card: str, state: str) -> None:
        """Swap the card with the one there; cards that a call has placed stay."""
        g = self.game
        studied, in_force = g.rules.species.weakness_states[state]
        where = f"in the {slot} slot"
        if self.put.get(card, where) != where:
            raise BadSetup(f"there is one {card}, and it is {self.put[card]}")
        self.clear(where)
        mine = next(c for s, c, _ in g.weaknesses if s == slot)
        forced = {s for s, c, _ in g.weaknesses if c in g.lasting}
        swapped = [(s, mine if c == card else c, r) for s, c, r in g.weaknesses]
        g.weaknesses = [(s, card if s == slot else c, studied if s == slot else r) for s, c, r in swapped]
        g.lasting = [c for s, c, _ in g.weaknesses if (in_force if s == slot else s in forced)]
        self.put[card] = where

    @setter
    def lasting(self, *cards: str) -> Self:
        """Cards of the Intruder board that are in force: revealed Weaknesses and their like. Each takes a free slot."""
        g = self.game
        for card in cards:
            one_of("card with a lasting effect", card, g.rules.lasting)
            slot = next((s for s, c, _ in g.weaknesses if c == card), None) or next(
                (s for s, c, _ in g.weaknesses if c not in g.lasting and c not in self.put), None
            )
            if slot is None:
                raise BadSetup(f"no slot is left for {card}: {', '.join(f'{s} has {c}' for s, c, _ in g.weaknesses)}")
            self.lay_weakness(slot, card, "revealed")
        return self
