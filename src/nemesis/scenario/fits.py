"""What can lie on a table: every limit is the rules' own, and each refusal says what would fit.

`check` is asked once, when the story starts, so it does not matter in which order a position was put together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..errors import BadSetup
from ..rules.doors import DOOR_TOKENS
from ..rules.encounter import miniatures_left
from ..rules.items import item_of, max_ammo, slots, slots_used
from ..rules.markers import FIRES, MALFUNCTIONS
from ..rules.objectives import OBJECTIVES_DEALT
from ..rules.rounds import JUMP
from ..rules.self_destruct import FIRST_YELLOW
from ..rules.setup import EGGS
from ..rules.shelter import SEATS_IN_A_POD, riders, room_of_section, section_of
from ..rules.ship import figures_in, fold, is_object, tile
from ..rules.state import ABOARD, CLOSED, DEAD, IN_POD, OPEN
from ..rules.wounds import LIGHT_LIMIT, MOST_LIGHT, most_serious
from .boxes import facets

if TYPE_CHECKING:
    from ..rules.state import Seat, State

BLANK = "blank"
CORPSE_OF = "corpse:"
BLUE_CORPSE = "blue_corpse"


def check(g: State) -> None:
    """`BadSetup` lists everything that is impossible on this table."""
    found = list(misfits(g))
    if found:
        raise BadSetup("; ".join(found))


def misfits(g: State) -> Iterator[str]:
    """One sentence for each thing that does not fit."""
    yield from rooms(g)
    yield from markers(g)
    yield from intruders(g)
    yield from bag(g)
    yield from weaknesses(g)
    yield from objects(g)
    yield from pods(g)
    yield from cards(g)
    yield from objectives(g)
    for p in g.seats:
        yield from board(g, p)
        yield from hands(g, p)
    yield from markers_on_items(g)
    for facet in facets().values():
        yield from facet.misfits(g)


# -- the ship ---------------------------------------------------------------------------------------


def tile_fits(g: State, room: int, id: str) -> bool:
    """R-1.1, R-2.2: printed Rooms stay in place; "1" and "2" tiles go on slots of their number."""
    special = g.rules.board.special
    if room in special or id in special.values():
        return bool(special.get(room) == id)
    entry, kind = g.rules.rooms[id], g.rules.board.slots[room]
    for facet in facets().values():
        if kind in facet.slots:
            return facet.slots[kind](entry)
    return bool(entry.slot == kind)


def tiles_for(g: State, room: int) -> list[str]:
    return [id for id in g.rules.rooms if tile_fits(g, room, id)]


def can_hold_items(g: State, room: int) -> bool:
    """R-8.2: an explored Room that can be searched has an Item counter; printed Rooms and docked ones have none."""
    numbered = g.rules.board.slots[room] in ("1", "2")
    here = tile(g, room)
    return numbered and g.explored[room] and not g.tokens[room] and here.colour is not None and here.slot != "special"


def most_items(g: State) -> int:
    """The highest number on an Exploration token, as this mode counts it."""
    most: int = max(g.rules.mode.item_counter(g.rules.types[t].items) for t in g.rules.exploration)
    return most


def rooms(g: State) -> Iterator[str]:
    for room in g.rules.board.slots:
        id = g.tiles[room]
        if id not in g.rules.rooms or not tile_fits(g, room, id):
            yield f"the {id} cannot lie on Room {room}, which takes {', '.join(tiles_for(g, room))}"
            continue
        explored, counter, token = g.explored[room], g.counters[room], g.tokens[room]
        if not explored and not token:
            yield f"Room {room} is face down without an Exploration token"
        if explored and token and room not in g.rules.extra_token_rooms and not g.rules.options.intruders_reveal_rooms:
            yield f"Room {room} is explored, so no Exploration token lies there any more: {token}"
        if counter >= 0 and not can_hold_items(g, room):
            yield f"Room {room} has no Item counter: only explored Rooms that can be searched have one"
        elif counter > most_items(g):
            yield f"Room {room} has {counter} Items; a counter shows {most_items(g)} at most"
        if g.malfunction[room] and not explored:
            yield f"Room {room} is face down: a Malfunction needs an explored Room"
        elif g.malfunction[room] and not tile(g, room).takes_malfunction:
            yield f"the {id} (Room {room}) never has a Malfunction"
    for id in twice([id for id in g.tiles if id]):
        yield f"there is only one {id}"
    for id in twice([t for t in g.tokens if t] + [t for t in g.removed if t in g.rules.exploration]):
        yield f"there is only one {id}"


def markers(g: State) -> Iterator[str]:
    """R-1.2, R-1.3, R-1.5; Noise markers never run out (R-1.4)."""
    for what, there, most in (("Fire", sum(g.fire), FIRES), ("Malfunction", sum(g.malfunction), MALFUNCTIONS)):
        if there > most:
            yield f"{there} {what} markers lie on the ship; there are {most}"
    doors = sum(1 for door in g.doors if door != OPEN)
    if doors > DOOR_TOKENS:
        yield f"{doors} Doors are closed or destroyed; there are {DOOR_TOKENS} Door tokens"
    if g.airlock:
        colour = tile(g, g.airlock).colour
        if not g.explored[g.airlock] or colour != "yellow":
            yield f"the airlock is about to open in Room {g.airlock}: that needs an explored yellow Room (R-17.11)"
        open_doors = [c for c in g.rules.board.corridors_of[g.airlock] if g.doors[c] != CLOSED]
        if open_doors:
            others = [g.rules.board.corridors[c][:2] for c in open_doors]
            yield f"all Doors around an airlock are closed (R-17.11); these are not: {', '.join(map(str, others))}"


def intruders(g: State) -> Iterator[str]:
    """R-1.8: a miniature for each; R-11, R-21.1: what their presence tells."""
    species = g.rules.species
    for kind, entry in g.rules.kinds.items():
        missing = -miniatures_left(g, kind)
        if missing > 0:
            boards = species.on_boards(g, kind)
            used = sum(1 for f in g.figures if f.kind == kind)
            beside = f" and {boards} on boards" if boards else ""
            yield f"{used} of {kind} on the ship{beside}; there are {entry.miniatures - g.lost_miniatures.get(kind, 0)}"
    for f in g.figures:
        if f.injuries and species.injuries_taken(f, f.injuries) != f.injuries:
            yield f"a {f.kind} is never injured (figure {f.id})"
        elif f.injuries and not species.check_cards(f) and species.judge(g, f, [], f.injuries) == "killed":
            yield f"a {f.kind} dies of its first Injury (figure {f.id})"
        if not g.first_encounter and species.counts_as_first_encounter(f.kind):
            yield f"figure {f.id} ({f.kind}) is on the ship, so the First Encounter has been (first_encounter)"
    if g.eggs == 0 and not g.nest_destroyed:
        yield "without Eggs on the Intruder board the Nest is destroyed (nest_destroyed, R-17.35)"
    if (g.self_destruct >= FIRST_YELLOW) != g.point_of_no_return:
        yield "the point of no return is the first yellow space of the Self-Destruct track (R-19.4)"
    if not 0 <= g.time < JUMP:
        yield "the Time marker has left its track"


def bag(g: State) -> Iterator[str]:
    """R-1.7: every Intruder token is in the bag or beside it; R-11.6: the blank always goes back."""
    known = set(g.rules.intruder_tokens)
    lying = Counter([*g.bag, *g.pool, *(t for t in g.removed if t in known)])
    for id in [*(t for t in lying if t not in known), *(t for t, n in lying.items() if n > 1)]:
        yield f"there is no second {id}"
    if not any(g.rules.types[t].kind == BLANK for t in g.bag if t in known):
        yield f"the {BLANK} token never leaves the bag for good: put it in with the others"


def weaknesses(g: State) -> Iterator[str]:
    """R-2.9, R-17.28; what is in force is a card of the Intruder board."""
    states = set(g.rules.species.weakness_states.values())
    on_board = {card for _, card, _ in g.weaknesses}
    for slot, card, studied in g.weaknesses:
        if (studied, card in g.lasting) not in states:
            said = ", ".join(g.rules.species.weakness_states)
            yield f"{card} ({slot}) cannot be studied and in force like that; it is {said}"
    for card in g.lasting:
        if card not in on_board:
            yield f"{card} is in force, but lies in no slot of the Intruder board"


# -- things -----------------------------------------------------------------------------------------


def lying_and_carried(g: State) -> list[str]:
    return [*(o for _, o in g.floor), *(t for p in g.seats for t in p.hands if is_object(t))]


def objects(g: State) -> Iterator[str]:
    """R-1.6, R-1.12, R-16.13: Carcasses never run out, a Corpse is somebody's."""
    things = lying_and_carried(g)
    eggs = g.eggs + g.egg_supply + things.count("egg") + g.ext.get("eggs_removed", 0)
    if eggs != EGGS:
        yield f"there are {EGGS} Eggs, not {eggs}"
    if (things + g.removed).count(BLUE_CORPSE) > 1:
        yield f"there is only one {BLUE_CORPSE}"
    dead = {p.character for p in g.seats if p.status == DEAD}
    for thing, n in Counter(things).items():
        if not thing.startswith(CORPSE_OF):
            continue
        who = thing.removeprefix(CORPSE_OF)
        if n > 1:
            yield f"there is only one {thing}"
        if who not in dead and not any(who in facet.other_dead(g) for facet in facets().values()):
            said = f"the {who} lives" if who in g.rules.characters and any(p.character == who for p in g.seats) else (
                f"no {who} is at the table"
            )  # fmt: skip
            yield f"{thing}: {said}; dead are {', '.join(sorted(dead)) or 'none'}"


def pods(g: State) -> Iterator[str]:
    """R-1.10, R-2.7, R-18.6, R-18.12: so many Pods, two seats in each, nobody inside beside an Intruder."""
    fitting = g.rules.pods_for(len(g.seats))
    for number in twice([str(n) for n, _, _, _ in g.pods]):
        yield f"there is only one Pod {number}"
    if len(g.pods) > fitting:
        yield f"{len(g.pods)} Pods; with {len(g.seats)} players there are {fitting}"
    places = Counter("AB"[k % 2] for k in range(fitting))
    for section, n in Counter(section for _, section, _, _ in g.pods).items():
        if n > places[section]:
            yield f"{n} Pods in section {section}; with {len(g.seats)} players there are {places[section]}"
    attached = [n for n, _, _, launched in g.pods if not launched]
    for n in attached:
        if len(riders(g, n)) > SEATS_IN_A_POD:
            yield f"{len(riders(g, n))} characters in Pod {n}, which has {SEATS_IN_A_POD} seats"
    for p in g.seats:
        if p.status != IN_POD:
            continue
        if p.pod not in attached:
            yield f"there is no Pod {p.pod}; the Pods are {', '.join(map(str, attached)) or 'all gone'}"
        elif figures_in(g, room_of_section(g, section_of(g, p.pod))):
            yield f"an Intruder in section {section_of(g, p.pod)} throws seat {p.index} out of Pod {p.pod} (R-18.12)"


# -- cards ------------------------------------------------------------------------------------------


def twice(ids: list[str]) -> list[str]:
    return [id for id, n in Counter(ids).items() if n > 1]


def cards(g: State) -> Iterator[str]:
    """Every card is in one place."""
    lying = [c for pile in (*g.decks.values(), *g.discards.values()) for c in pile]
    lying += [*g.crafted, *g.removed, *(a for things in g.attached.values() for a in things)]
    for p in g.seats:
        lying += [*p.deck, *p.hand, *p.discard, *p.items, *p.quests, *p.looking, *p.exile, *p.objectives]
        lying += [t for t in p.hands if not is_object(t)] + [card for card, _ in p.wounds]
        lying += [tape for _, _, tape in p.pairs]
    for facet in facets().values():
        lying += facet.cards(g)
    known = at_the_table(g)
    for id in twice(lying):
        yield f"{id} would be in two places at once"
    for id in dict.fromkeys(lying):
        if id not in known:
            yield f"{id} does not belong to this table"


def at_the_table(g: State) -> set[str]:
    """Every card and token of this game; characters who are not there bring nothing."""
    rules = g.rules
    known = {id for ids in rules.decks.values() for id in ids} | set(rules.crafted_stock) | set(rules.objectives)
    known |= {*rules.exploration, *rules.intruder_tokens, *rules.intruder_cards, BLUE_CORPSE}
    for p in g.seats:
        character = rules.characters[p.character]
        known |= {*rules.action_decks[p.character], *character.quests, *character.brings, character.weapon}
    for facet in facets().values():
        known.update(facet.pieces(g))
    return known


def objectives(g: State) -> Iterator[str]:
    """R-3.3: those dealt in this mode to so many players."""
    for p in g.seats:
        for id in p.objectives:
            if id in g.rules.objectives and g.rules.objectives[id].players > len(g.seats):
                yield f"{id} is not dealt to fewer than {g.rules.objectives[id].players} players"
        dealt, _ = fold(g, OBJECTIVES_DEALT, (g.rules.mode.objective_decks, ()), p)
        held = Counter(g.rules.objectives[id].deck for id in p.objectives if id in g.rules.objectives)
        if held - Counter(dealt):
            yield f"seat {p.index} holds {', '.join(p.objectives)}; dealt are {', '.join(dealt)}"


# -- the crew ---------------------------------------------------------------------------------------


def board(g: State, p: Seat) -> Iterator[str]:
    """R-16: what a character can suffer and wear."""
    who = f"seat {p.index} ({p.character})"
    most, most_light = most_serious(g, p), fold(g, LIGHT_LIMIT, MOST_LIGHT, p)
    if len(p.wounds) > most:
        yield f"{who} has {len(p.wounds)} Serious Wounds; {most} are the most one survives"
    if p.light > most_light:
        yield f"{who} has {p.light} Light Wounds; the next after {most_light} is a Serious one"
    if p.slime and not g.rules.species.slime:
        yield f"{who} has Slime, which {g.rules.species.id} do not have"
    if p.larva and "larva" not in g.rules.kinds:
        yield f"{who} has a Larva, which {g.rules.species.id} do not have"
    if (p.room > 0) != (p.status == ABOARD):
        yield f"{who} is {p.status} in Room {p.room}"
    elif p.room and g.tokens[p.room]:
        yield f"{who} stands in Room {p.room}, so it is explored and its Exploration token is gone (R-8.1)"
    if not set(p.known_infected) <= set(p.hand):
        yield f"{who} knows an infected card that is not in the hand"
    if p.intruder and (p.status != DEAD or g.intruder_seat != p.index):
        yield f"{who} leads the Intruders: that takes a dead character (.intruder_player)"
    for card in p.hand + p.deck + p.discard:
        if g.rules.is_action(card) and card not in g.rules.action_decks[p.character]:
            yield f"{card} is no card of the {p.character}"
    for quest in p.quests:
        if quest not in g.rules.characters[p.character].quests:
            yield f"{quest} is no Quest Item of the {p.character}"
    numbers = sorted(q.number for q in g.seats)
    if numbers != list(range(1, len(g.seats) + 1)):
        yield f"the player numbers are 1 to {len(g.seats)}, once each, not {', '.join(map(str, numbers))}"


def hands(g: State, p: Seat) -> Iterator[str]:
    """R-15.1 to R-15.3, R-15.7: heavy things in the hands, as many as there are slots, the others in the Inventory."""
    who = f"seat {p.index} ({p.character})"
    if p.status != DEAD and slots_used(g, p) > slots(g, p):
        held = [t for t in p.hands if is_object(t) or not item_of(g, t).aside]
        yield f"{who} holds {', '.join(held)}: that takes {slots_used(g, p)} Hand slots of {slots(g, p)}"
    for id in p.items:
        if is_object(id) or item_of(g, id).heavy:
            yield f"{id} is heavy: it lies in a hand (hands=), not in the Inventory of {who}"
    for id in p.hands:
        if not is_object(id) and not item_of(g, id).heavy and not item_of(g, id).aside:
            yield f"{id} is not heavy: it lies in the Inventory (items=), not in a hand of {who}"
    for a, b, _ in p.pairs:
        if a not in p.hands or b not in p.hands:
            yield f"{a} and {b} are taped together, but not both in the hands of {who}"


def markers_on_items(g: State) -> Iterator[str]:
    """R-15.6, R-15.7: Ammo and charges up to what is printed; attachments where they fit."""
    for id, n in g.ammo.items():
        entry = item_of(g, id)
        most = max_ammo(g, id) if entry.weapon is not None else entry.capacity
        if not most:
            yield f"{id} takes neither Ammo nor charges"
        elif not 0 <= n <= most:
            yield f"{id} has {n} Ammo; it holds {most}"
        if not any(id in p.hands + p.items for p in g.seats):
            yield f"{id} has Ammo, but nobody holds it"
    for weapon, things in g.attached.items():
        if not any(weapon in p.hands + p.items for p in g.seats):
            yield f"something is attached to {weapon}, which nobody holds"
        for thing in things:
            part = item_of(g, thing)
            joins = part.attaches_to == item_of(g, weapon).id
            fits = item_of(g, weapon).weapon is not None and any(effect.name == "attach" for effect in part.effects)
            if not joins and not fits:
                yield f"{thing} cannot be attached to {weapon}"
