"""The layout of the compact observation: which number stands where, and what it says (a table in docs/research.md)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .vocabulary import BACKS, DECKS

SEATS, SLOTS, CORRIDORS, VENTS, FIGURES, OBJECTS = 5, 32, 40, 4, 16, 16
MODULES, KINDS_IN_BAG, DECKS_MOST, BACKS_MOST, WEAKNESSES, PODS, LASTING = 8, 24, 12, 6, 3, 5, 4
HANDS, QUESTS, WOUNDS, OBJECTIVES, HAND, ITEMS, LOOKING, DISCARD = 4, 3, 3, 3, 12, 12, 8, 20
ENGINES, KNOWLEDGE, STEP, SOURCE, ANSWERS, ANSWERED = 3, 8, 4, 3, 6, 4
TABLE_EXT, SEAT_EXT = 112, 24
"""How much room there is for each; of a longer list the last are left out, and its own count tells."""


class Field(NamedTuple):
    """Some of the numbers that follow each other."""

    name: str
    length: int
    meaning: str


NUMBERED = (
    "setup_done", "round", "first_player", "turn", "actions_left", "time", "self_destruct", "point_of_no_return",
    "next_figure", "eggs", "egg_supply", "nest_destroyed", "airlock", "first_encounter", "first_death", "queen_killed",
    "intruder_seat", "skip_attacks", "pointer", "post_mortem",
)  # fmt: skip
NAMED = ("phase", "destination", "end_cause")
"""Values of the table, by the names that they have in a view."""
ROOM_FIELDS = (
    Field("room_tile", SLOTS, "the tile: explored, or known to this seat; 0: face down, or no such Room"),
    Field("room_explored", SLOTS, "1: explored"),
    Field("room_token", SLOTS, "Exploration token: 1, or its name if this seat knows it"),
    Field("room_items", SLOTS, "Item counter; -1: none"),
    Field("room_fire", SLOTS, "1: Fire marker"),
    Field("room_malfunction", SLOTS, "1: Malfunction marker"),
    Field("room_figures", SLOTS, "number of Intruders"),
    Field("room_crew", SLOTS, "which seats are there: 1 for seat 0, 2 for seat 1, 4 for seat 2, ... added up"),
)
SEAT_NUMBERED = {
    "index": "its number at the table, as in options",
    "number": "help card",
    "room": "0: in no Room",
    "pod": "0: in none",
    "light": "Light Wounds",
    "slime": "1: Slime marker",
    "signal": "1: Signal sent",
    "larva": "1: Larva",
    "passed": "1: passed",
    "intruder": "1: leads the Intruders",
}
SEAT_FIELDS = (
    Field("present", 1, "1: there is such a seat"),
    *(Field(name, 1, meaning) for name, meaning in SEAT_NUMBERED.items()),
    Field("character", 1, "name"),
    Field("status", 1, "name: `aboard`, `pod`, `hibernating`, `launched`, `dead`"),
    Field("hands", 2 * HANDS, "what is held: (name, Ammo)"),
    Field("pairs", 1, "number of taped pairs"),
    Field("quests", QUESTS, "names of Quest Items not yet activated"),
    Field("wounds", 2 * WOUNDS, "Serious Wounds: (name, dressed)"),
    Field("hand_size", 1, "cards in hand"),
    Field("deck_size", 1, "cards in the Action deck"),
    Field("discard_size", 1, "cards in the Action discard"),
    Field("backs", BACKS_MOST, "Items in the Inventory by back: " + ", ".join(BACKS)),
    Field("objectives_held", 1, "number of Objectives"),
    Field("objectives", OBJECTIVES, "their names, where the mode lays them open"),
    Field("looking_at", 2, "(deck, number of cards) that it chooses from"),
    Field("seat_entries", SEAT_EXT, "what modules keep on its board, as far as everybody sees it (`vocabulary.json`)"),
)
SEAT_SIZE = sum(field.length for field in SEAT_FIELDS)
TABLE_FIELDS = (
    Field("encoding", 1, "version of this layout"),
    Field("players", 1, "number of seats"),
    Field("species", 1, "name"),
    Field("mode", 1, "name"),
    Field("board", 1, "name"),
    Field("modules", MODULES, "names"),
    Field("seat", 1, "the seat that looks"),
    *(Field(name, 1, "as in a view") for name in NUMBERED),
    *(Field(name, 1, "name, as in a view") for name in NAMED),
    Field("over", 1, "1: the game is over"),
    Field("waiting", 1, "the seat that the table waits for; -1: nobody, or a secret"),
    Field("step", 1 + STEP, "what is being resolved: its name, and the first of its arguments"),
    Field("question", 1, "kind of the question to this seat; 0: it is not asked"),
    Field("options", 1, "number of its options"),
    Field("source", SOURCE, "what the question is about, as far as it has a name or a number"),
    Field("answers", ANSWERS, "what was answered in this step so far"),
    Field("answered", ANSWERED, "what this seat has chosen while others still choose"),
    Field("claims", 1, "number of claims that this seat could make"),
    Field("crafted", 1, "crafted Items in stock"),
    Field("removed", 1, "cards and tokens that left the game face up"),
    Field("deck_sizes", DECKS_MOST, "cards in each deck: " + ", ".join(DECKS)),
    Field("discard_sizes", DECKS_MOST, "the same of the discards"),
    *ROOM_FIELDS,
    Field("figures_on_board", 1, "number of Intruders"),
    Field("figures", 4 * FIGURES, "in order of placement: (id, kind, Room, Injuries)"),
    Field("objects_on_board", 1, "number of Heavy Objects"),
    Field("objects", 2 * OBJECTS, "(Room, name)"),
    Field("door", CORRIDORS, "by Corridor: 0 open or none, 1 closed, 2 destroyed"),
    Field("noise", CORRIDORS, "by Corridor: 1 for a Noise marker"),
    Field("vents", VENTS, "the same in the Technical Corridors"),
    Field("bag", KINDS_IN_BAG, "tokens by kind, in the order of `vocabulary.json`"),
    Field("weaknesses", 3 * WEAKNESSES, "(what is studied, card or 0 if face down, studied)"),
    Field("pods", 4 * PODS, "(number, section, locked, launched)"),
    Field("lasting", LASTING, "cards in force for everybody"),
    Field("table_entries", TABLE_EXT, "what modules keep beside the board, as in `vocabulary.json`"),
)
OWN_FIELDS = (
    Field("own_objectives", OBJECTIVES, "names"),
    Field("own_contamination", 1, "Contamination cards in hand, deck and discard"),
    Field("own_hand", HAND, "cards; Contamination is `unknown` or `infected`"),
    Field("own_items", 2 * ITEMS, "Inventory: (name, Ammo)"),
    Field("own_looking", LOOKING, "cards that this seat chooses from"),
    Field("own_discard", DISCARD, "Action discard"),
    Field("known_engines", ENGINES, "`working` or `damaged`; 0: not known"),
    Field("known_coordinates", 1, "card; 0: not known"),
    Field("knowledge", 3 * KNOWLEDGE, "the newest of what this seat has learnt: (kind, about what, first of what)"),
    Field("own_entries", SEAT_EXT, "`seat_entries` of this seat with nothing hidden"),
)
FIELDS = (
    *TABLE_FIELDS,
    Field("seats", SEATS * SEAT_SIZE, "what everybody sees of each (`SEAT_FIELDS`), the own one first, then clockwise"),
    *OWN_FIELDS,
)


def places_of(fields: Iterable[Field]) -> dict[str, slice]:
    found, at = {}, 0
    for field in fields:
        found[field.name] = slice(at, at + field.length)
        at += field.length
    return found


PLACES = places_of(FIELDS)
"""Where each field is in the vector."""
SEAT_PLACES = places_of(SEAT_FIELDS)
"""The same within a seat."""
SIZE = sum(field.length for field in FIELDS)
"""Length of the vector."""
