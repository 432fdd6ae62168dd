"""What the game says of its components, for the tables of the rulebook: names, copies, costs, numbers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from nemesis.content import BASE, BOARDS, MODE_MODULES, MODULES, SPECIES_MODULES, promos
from nemesis.content.aftermath.shuttle import SHUTTLE, docked
from nemesis.content.aftermath.tokens import SecondToken
from nemesis.content.aftermath.turrets import TargetingToken
from nemesis.content.base.common import COMMON_CARDS
from nemesis.engine.ruleset import Module
from nemesis.rules.components import (
    ActionCard,
    Character,
    Contamination,
    Coordinates,
    ExplorationToken,
    IntruderCard,
    IntruderToken,
    Item,
    Kind,
)
from nemesis.rules.ship import Board
from nemesis.text.messages import Messages

from . import Row

Fact = Callable[[Any], str]
NONE = "–"
START = 11
"""The Hibernatorium."""
AFTERMATH = ("ceo", "android", "psychologist", "bounty_hunter", "convict")


# -- what is declared ---------------------------------------------------------------------------------


def all_modules() -> Iterator[Module]:
    added = [m for modules in (*SPECIES_MODULES.values(), *MODE_MODULES.values()) for m in modules]
    seen: set[int] = set()
    for module in (BASE, *(m for m in MODULES.values() if m not in promos.OF_OUR_OWN.values()), *added):
        for part in module.whole():
            if id(part) not in seen:
                seen.add(id(part))
                yield part


def all_components() -> Iterator[Any]:
    """Every entry of every module; one that a module changes comes again."""
    for module in all_modules():
        for entries in module.components.values():
            yield from entries


def declared(family: str, *modules: str) -> dict[str, Any]:
    """Id -> entry of a family, as these modules declare it."""
    return {e.id: e for m in all_modules() if m.id in modules for e in m.components.get(family, ())}


def of_type(sort: type, *modules: str) -> list[Any]:
    return [e for m in all_modules() if m.id in modules for es in m.components.values() for e in es if type(e) is sort]


def grouped(entries: Iterable[Any], field: str) -> dict[str, tuple[Any, ...]]:
    """Entries that share a name, under what they share."""
    groups: dict[str, tuple[Any, ...]] = {}
    for entry in entries:
        groups[getattr(entry, field)] = (*groups.get(getattr(entry, field), ()), entry)
    return groups


def key_of(entry: Any) -> str:
    """Where the texts of a component are; the anchor of its row."""
    if isinstance(entry, Coordinates):
        return f"coordinates-{entry.id}"
    return entry.message


@cache
def messages(language: str) -> Messages:
    return Messages(language)


def name(language: str) -> Fact:
    def named(entry: Any) -> str:
        return messages(language).get(key_of(first(entry)))

    return named


def first(entry: Any) -> Any:
    return entry[0] if isinstance(entry, tuple) else entry


# -- facts --------------------------------------------------------------------------------------------


def yes(value: object) -> str:
    return "yes" if value else NONE


def listed(words: Iterable[object]) -> str:
    return ", ".join(str(word) for word in words) or NONE


def initials(kinds: Iterable[str]) -> str:
    """Creeper, Adult -> C A; the smallest first."""
    ranks = {e.id: e.rank for e in all_components() if isinstance(e, Kind)}
    return " ".join(kind[0].upper() for kind in sorted(kinds, key=ranks.__getitem__))


def blood(value: int | None) -> str:
    return "arrow" if value is None else str(value)


MARKS = {"published": "P", "unconfirmed": "U", "designed": "D"}
NAMES: dict[str, Fact] = {"English": name("en"), "French": name("fr")}
MARK: dict[str, Fact] = {"mark": lambda e: MARKS[first(e).provenance]}
FACES = {"creeper": "Creeper", "adult": "Adult", "hit1": "one hit", "hit2": "two hits"}
WHEN = {"in": "in", "out": "out", "any": "any"}
ENDS = {"discard": NONE, "remove": "removed", "shuffle": "shuffled back"}


def when(entry: Any) -> str:
    """Cards and Items that act by themselves have no time of their own."""
    if isinstance(entry, Item) and entry.cost is None and not entry.weapon and not entry.reaction:
        return NONE
    said = WHEN[entry.combat]
    return f"{said}, reaction" if entry.reaction else said


def price(item: Item) -> str:
    if item.weapon is not None:
        return f"weapon, {item.weapon.ammo} Ammo"
    return NONE if item.cost is None else str(item.cost)


def activation(item: Item) -> str:
    if item.activate_in:
        return "in " + " or ".join(f"`{room}`" for room in item.activate_in)
    if item.activate_with:
        return "discard " + " or ".join(f"`{id}`" for id in item.activate_with)
    return "see effect"


def characters() -> list[Character]:
    return [e for e in all_components() if isinstance(e, Character)]


def decks_of(card: Any) -> str:
    """Who has it: `all, 2 each`, `all but android`, `captain, scout`."""
    copies = {c.id: c.deck[card.id] for c in characters() if card.id in c.deck}
    without = [c.id for c in characters() if c.id not in copies]
    each = f", {max(copies.values())} each" if max(copies.values()) > 1 else ""
    if len(without) > 1:
        return listed(copies) + each
    return "all" + (f" but {without[0]}" if without else "") + each


def owner_of(id: str) -> str:
    return listed(c.id for c in characters() if id in (c.weapon, *c.quests, *c.brings, *c.deck))


def numbers_of(tokens: Iterable[IntruderToken]) -> str:
    return listed(t.number for t in tokens if t.number is not None)


class Sort(NamedTuple):
    """A sort of Intruder on the table: its figures and its tokens in the bag."""

    kind: Kind | None
    tokens: tuple[IntruderToken, ...]


def sorts(*modules: str) -> dict[str, Sort]:
    kinds, tokens = of_type(Kind, *modules), grouped(of_type(IntruderToken, *modules), "kind")
    names = dict.fromkeys([*(kind.id for kind in kinds), *tokens])
    by_id = {kind.id: kind for kind in kinds}
    return {id: Sort(by_id.get(id), tokens.get(id, ())) for id in names}


def sort_key(sort: Sort) -> str:
    return key_of(sort.kind if sort.kind is not None else sort.tokens[0])


SORT_FACTS: dict[str, Callable[[Sort], str]] = {
    "English": lambda s: messages("en").get(sort_key(s)),
    "French": lambda s: messages("fr").get(sort_key(s)),
    "figures": lambda s: NONE if s.kind is None else str(s.kind.miniatures),
    "tokens": lambda s: str(len(s.tokens)) if s.tokens else NONE,
    "numbers": lambda s: numbers_of(s.tokens),
    "rank": lambda s: NONE if s.kind is None else str(s.kind.rank),
    "hurt by": lambda s: NONE if s.kind is None else listed(FACES[f] for f in FACES if f in s.kind.hit_by),
}
CARD_FACTS: dict[str, Fact] = {**NAMES, "cost": lambda c: str(c.cost), "when": when, **MARK}
ITEM_FACTS: dict[str, Fact] = {
    **NAMES,
    "n": lambda i: str(i.copies),
    "heavy": lambda i: yes(i.heavy),
    "used up": lambda i: yes(i.single_use),
    "cost": price,
    "when": when,
    **MARK,
}
QUEST_FACTS: dict[str, Fact] = {
    **{column: fact for column, fact in ITEM_FACTS.items() if column != "n"},
    "whose": lambda i: owner_of(i.id),
    "activation": activation,
}
WEAPON_FACTS: dict[str, Fact] = {
    **NAMES,
    "whose": lambda i: owner_of(i.id),
    "type": lambda i: NONE if i.weapon is None else ("energy" if i.weapon.energy else "classic"),
    "holds": lambda i: str(i.capacity) if i.capacity else NONE,
    **MARK,
}
EVENT_FACTS: dict[str, Fact] = {
    **NAMES,
    "no.": lambda e: str(e.number),
    "moves": lambda e: initials(e.movers),
    "end": lambda e: ENDS[e.end],
    **MARK,
}
ROOM_FACTS: dict[str, Fact] = {
    **NAMES,
    "tile": lambda r: r.slot,
    "colour": lambda r: r.colour or NONE,
    "Computer": lambda r: yes(r.computer),
    **MARK,
}
TOKEN_FACTS: dict[str, Fact] = {
    **NAMES,
    "n": lambda g: str(len(g)),
    "Items": lambda g: listed(t.items for t in g),
    **MARK,
}


def exits(board: Board, rooms: Collection[int]) -> tuple[dict[str, Any], dict[str, Fact]]:
    """What lies behind each number of each Room."""

    def behind(number: int) -> Callable[[int], str]:
        def told(room: int) -> str:
            exit = board.exits[room][number]
            if exit < 0:
                return board.spaces[-1 - exit]
            ends = board.corridors[exit][:2]
            return str(ends[1] if ends[0] == room else ends[0])

        return told

    def steps_from_start(room: int) -> str:
        reached, n = {START}, 0
        while room not in reached:
            reached |= {other for known in reached for _, other in board.links[known]}
            n += 1
        return str(n)

    facts: dict[str, Fact] = {
        "tile": lambda room: board.slots[room] if room not in board.special else f"`{board.special[room]}`",
        **{str(n): behind(n) for n in (1, 2, 3, 4)},
    }
    if START in rooms:
        facts["from the start"] = steps_from_start
    return {str(room): room for room in rooms}, facts


def cards_of(character: str) -> dict[str, Any]:
    return {e.id: e for e in of_type(ActionCard, character)}


def starting(*modules: str) -> dict[str, Any]:
    return {id: i for id, i in declared("own_items", *modules).items() if not i.quest}


def quests(*modules: str) -> dict[str, Any]:
    return {id: i for id, i in declared("own_items", *modules).items() if i.quest}


def place_under(letter: str) -> Fact:
    """Where the ship goes with the Destination marker on this letter."""
    return lambda card: messages("en").get(f"place-{card.places[letter]}")


def in_deck(character: str) -> Fact:
    """How many copies of a card this character has."""
    deck = next(c.deck for c in characters() if c.id == character)
    return lambda card: str(deck[card.id])


CHARACTER_FACTS: dict[str, Fact] = {
    **NAMES,
    "colour": lambda c: c.colour,
    "starts with": lambda c: f"`{c.weapon}`",
    "Quest Items": lambda c: listed(f"`{id}`" for id in c.quests),
    "cards": lambda c: str(sum(c.deck.values())),
    **MARK,
}


# -- tables -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Table:
    """A table of the book: whose rows it has, and which of its columns the game knows."""

    section: str
    entries: dict[str, Any]
    facts: dict[str, Fact]


@cache
def tables() -> tuple[Table, ...]:
    common = {card.id: card for card in COMMON_CARDS}
    own = {id: c for id, c in declared("cards", "base", "medic").items() if id not in common}
    whose: dict[str, Fact] = {"whose": lambda c: owner_of(c.id)}
    personal = {id: o for id, o in declared("objectives", "base").items() if o.deck != "shared"}
    shared = {id: o for id, o in declared("objectives", "base").items() if o.deck == "shared"}
    players: dict[str, Fact] = {"players": lambda e: f"{e.players}+"}
    contamination = {"contamination": tuple(of_type(Contamination, "base"))}
    symbols: dict[str, Fact] = {"symbol": lambda i: i.symbol or NONE}
    recipe: dict[str, Fact] = {"recipe": lambda i: " + ".join(i.recipe) if i.recipe else NONE}
    two_numbers: dict[str, Fact] = {
        "small": lambda a: blood(a.blood[0][0]),
        "others": lambda a: blood(a.blood[0][1]),
    }
    return (
        Table("R-27.1", *exits(BOARDS["standard"], BOARDS["standard"].slots)),
        Table("R-27.2", *exits(BOARDS["alternative"], BOARDS["alternative"].slots)),
        Table("R-27.3", declared("rooms", "base"), ROOM_FACTS),
        Table("R-27.4", grouped(of_type(ExplorationToken, "base"), "effect"), TOKEN_FACTS),
        Table("R-27.5", sorts("base"), SORT_FACTS),
        Table("R-28.1", declared("events", "base"), EVENT_FACTS),
        Table(
            "R-28.2",
            declared("attacks", "base"),
            {
                **NAMES,
                "blood": lambda a: listed(blood(b) for b in a.blood),
                "attackers": lambda a: initials(a.attackers),
                **MARK,
            },
        ),
        Table("R-28.3", declared("wounds", "base"), {**NAMES, "n": lambda w: str(w.copies), **MARK}),
        Table(
            "R-28.4",
            contamination,
            {
                **NAMES,
                "n": lambda g: str(len(g)),
                "infected": lambda g: str(sum(c.infected for c in g)),
                "not infected": lambda g: str(sum(not c.infected for c in g)),
                **MARK,
            },
        ),
        Table("R-28.5", declared("weaknesses", "base"), {**NAMES, **MARK}),
        Table(
            "R-28.6",
            declared("coordinates", "base"),
            {letter: place_under(letter) for letter in "ABCD"},
        ),
        Table("R-28.7", personal, {**NAMES, "deck": lambda o: o.deck, **players, **MARK}),
        Table("R-28.8", shared, {**NAMES, **MARK}),
        Table(
            "R-28.9",
            grouped(of_type(IntruderCard, "base"), "effect"),
            {
                **NAMES,
                "n": lambda g: str(len(g)),
                "exits": lambda g: listed(c.direction or "any" for c in g),
                "Attack cards": lambda g: listed(c.attack_cards for c in g),
                **MARK,
            },
        ),
        Table("R-29.1", {c.id: c for c in of_type(Character, "base", "medic")}, CHARACTER_FACTS),
        Table("R-29.2", starting("base", "medic"), WEAPON_FACTS),
        Table("R-29.3", common, {**CARD_FACTS, "decks": decks_of}),
        Table("R-29.4", own, {**CARD_FACTS, **whose}),
        Table("R-29.5", quests("base", "medic"), QUEST_FACTS),
        Table("R-30.1", declared("yellow", "base"), {**ITEM_FACTS, **symbols}),
        Table("R-30.2", declared("green", "base"), {**ITEM_FACTS, **symbols}),
        Table("R-30.3", declared("red", "base"), {**ITEM_FACTS, **symbols}),
        Table("R-30.4", declared("crafted", "base"), {**ITEM_FACTS, **recipe}),
        Table("C-13.1", sorts("carnomorphs"), SORT_FACTS),
        Table(
            "C-14.1",
            declared("attacks", "carnomorphs"),
            {**NAMES, "attackers": lambda a: initials(a.attackers), **two_numbers, **MARK},
        ),
        Table("C-14.2", declared("events", "carnomorphs"), EVENT_FACTS),
        Table("C-14.3", declared("mutations", "carnomorphs"), {**NAMES, "when": lambda m: WHEN[m.combat], **MARK}),
        Table("C-14.4", declared("weaknesses", "carnomorphs"), {**NAMES, **MARK}),
        Table("V-11.1", sorts("void_seeders"), SORT_FACTS),
        Table("V-11.4", grouped(of_type(ExplorationToken, "void_seeders"), "effect"), TOKEN_FACTS),
        Table(
            "V-12.1",
            declared("attacks", "void_seeders"),
            {
                **NAMES,
                "attackers": lambda a: initials(a.attackers),
                "blood": lambda a: listed(blood(b) for b in a.blood),
                **MARK,
            },
        ),
        Table("V-12.2", declared("events", "void_seeders"), EVENT_FACTS),
        Table("V-12.3", declared("panic", "void_seeders"), {**NAMES, "value": lambda p: str(p.value), **MARK}),
        Table("V-12.4", declared("weaknesses", "void_seeders"), {**NAMES, **MARK}),
        Table("A-2.2", {c.id: c for c in of_type(Character, *AFTERMATH)}, CHARACTER_FACTS),
        Table("A-4.6", *exits(docked(BOARDS["standard"]), SHUTTLE)),
        Table("A-11", {**declared("rooms", "aftermath_rooms"), **declared("rooms", "shuttle")}, ROOM_FACTS),
        Table(
            "A-12.1",
            grouped(of_type(SecondToken, "second_tokens"), "effect"),
            {
                **NAMES,
                "n": lambda g: str(len(g)),
                "Noise roll": lambda g: "no" if g[0].noiseless else "yes",
            },
        ),
        Table("A-12.2", grouped(of_type(ExplorationToken, "turrets"), "effect"), TOKEN_FACTS),
        Table(
            "A-12.3",
            grouped(of_type(TargetingToken, "turrets"), "mode"),
            {**NAMES, "n": lambda g: str(len(g)), **MARK},
        ),
        Table(
            "A-13",
            {**declared("traits", *AFTERMATH), **declared("traits", "traits")},
            {**NAMES, "whose": lambda t: t.character, **MARK},
        ),
        *(
            Table(f"A-14.{n}", cards_of(character), {**CARD_FACTS, "n": in_deck(character)})
            for n, character in enumerate(AFTERMATH, 1)
        ),
        Table("A-15.1", starting(*AFTERMATH), WEAPON_FACTS),
        Table("A-15.2", quests(*AFTERMATH), QUEST_FACTS),
        Table("A-15.3", declared("crafted", "aftermath_rooms"), ITEM_FACTS),
        Table("A-16", declared("alerts", "alerts"), {**NAMES, **players, **MARK}),
        Table("A-17.1", declared("objectives", "missions"), {**NAMES, **players, **MARK}),
        Table(
            "A-18",
            declared("events", "shuttle_events"),
            {**EVENT_FACTS, "alert": lambda e: yes(bool(e.icon))},
        ),
        Table("A-19", declared("wounds", "melted"), {**NAMES, "n": lambda w: str(w.copies), **MARK}),
    )


def row_key(table: Table, id: str) -> str | None:
    """The anchor that the row of an entry should have; None: a place on the board."""
    entry = table.entries[id]
    if isinstance(entry, int):
        return None
    return sort_key(entry) if isinstance(entry, Sort) else key_of(first(entry))


def expected(table: Table, row: Row) -> dict[str, str]:
    """The cells of a row that the game knows."""
    entry = table.entries[row.id]
    return {column: fact(entry) for column, fact in table.facts.items() if column in row.cells}
