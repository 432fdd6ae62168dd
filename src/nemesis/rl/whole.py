"""The whole state of a game as numbers, hidden things too: for a centralised critic in training, never for a player.

The table as in an observation but with nothing face down, then each seat with all its cards, in the order of the table,
then Engines, course and decks, the top card last. Only the random numbers to come are left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from .compact import (
    beside_the_board,
    by_slot,
    corridors,
    entries,
    fitted,
    numbers_of,
    own_things,
    packed,
    pieces,
    set_up,
    shown_of_seat,
    tracks_and_question,
)
from .layout import (
    DECKS_MOST,
    ENGINES,
    HAND,
    KINDS_IN_BAG,
    LOOKING,
    OWN_FIELDS,
    SEAT_FIELDS,
    SEATS,
    TABLE_EXT,
    TABLE_FIELDS,
    Field,
    places_of,
)
from .vocabulary import DECKS, NUMBERS, TABLE_ENTRIES

if TYPE_CHECKING:
    from ..game import Game
    from ..rules.state import Seat

DECK, ACTION_DECK = 40, 24
WHOLE_SEAT_FIELDS = (
    *SEAT_FIELDS,
    *OWN_FIELDS,
    Field("hand_faces", HAND, "cards in hand, Contamination cards by their names"),
    Field("looking_faces", LOOKING, "the same of cards that it chooses from"),
    Field("action_deck", ACTION_DECK, "the top card last"),
)
STATE_FIELDS = (
    *TABLE_FIELDS,
    Field("seats", SEATS * sum(field.length for field in WHOLE_SEAT_FIELDS), "`WHOLE_SEAT_FIELDS`, from seat 0 on"),
    Field("engines", 2 * ENGINES, "(top token, bottom token)"),
    Field("coordinates", 1, "card"),
    Field("tokens_in_bag", KINDS_IN_BAG, "names"),
    Field("decks", DECKS_MOST * DECK, "cards of each deck, the top card last: " + ", ".join(DECKS)),
)
STATE_PLACES = places_of(STATE_FIELDS)
STATE_SIZE = sum(field.length for field in STATE_FIELDS)
NO_SEAT = [0] * sum(field.length for field in WHOLE_SEAT_FIELDS)


def state(game: Game) -> NDArray[np.int16]:
    """Everything, hidden things too."""
    found = set_up(game.setup)
    tiles, tokens = [[NUMBERS[name] for name in names] for names in (game.tiles, game.tokens)]
    rest = by_slot(tiles, game.explored, tokens, game.counters, game.fire, game.malfunction)
    rest += pieces(game) + corridors(game) + beside_the_board(game, game.weaknesses)
    rest += entries(game.ext, TABLE_ENTRIES, TABLE_EXT)
    for n in range(SEATS):
        rest += whole_seat(game, game.seats[n]) if n < len(game.seats) else NO_SEAT
    rest += fitted([NUMBERS[name] for engine in game.engines for name in engine], 2 * ENGINES)
    rest.append(NUMBERS[game.coordinates])
    rest += numbers_of(game.bag, KINDS_IN_BAG)
    for name in DECKS:
        rest += numbers_of(game.decks.get(name, ()), DECK)
    rest += [0] * (DECKS_MOST - len(DECKS)) * DECK
    asked = -1 if game.ask is None else game.ask.seat
    return np.frombuffer(packed(found) + tracks_and_question(game, asked) + packed(rest), dtype=np.int16)


def whole_seat(game: Game, p: Seat) -> list[int]:
    return [
        *shown_of_seat(game, p),
        *own_things(game, p),
        *numbers_of(p.hand, HAND),
        *numbers_of(p.looking, LOOKING),
        *numbers_of(p.deck, ACTION_DECK),
    ]
