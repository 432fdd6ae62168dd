"""Set-up: the ship, then the crew (R-2, R-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.events import Event, since
from ..engine.hooks import Trigger
from ..engine.machine import Asking, asks, step
from ..engine.questions import Question, shape
from . import pieces
from .engines import DAMAGED, WORKING
from .meanings import CHARACTER
from .state import ABOARD, OPEN, Seat
from .telling import CharacterId, RoomNumber, SeatNumber, ThingIds

if TYPE_CHECKING:
    from .state import State


# -- events ------------------------------------------------------------------------------------------


class Drafted(Event, term=None, sound="card", pace="small", motion=pieces.seat("character")):
    """A player takes a character of those offered."""

    seat: SeatNumber
    character: CharacterId
    cards: ThingIds


class SetupDone(Event, term=None, pace="small"):
    """The crew stands ready."""

    room: RoomNumber = since(0)


EGGS = 8
START_ROOM = "hibernatorium"

CREW_EQUIPPED: Trigger[()] = Trigger(
    "crew_equipped", "", "During set-up every character has got deck, weapon and quest Items."
)

DRAFT = Question(
    "draft",
    shape("character", character=CHARACTER),
    shape("role", character=CHARACTER),
    rule="R-3.4",
    doc="Which draft card one takes: a character, or a colour that two of them share.",
)
DRAFT_CHARACTER = Question(
    "draft_character",
    shape("character", character=CHARACTER),
    rule="A-2.1",
    doc="Which character of a draft card's colour.",
)


def empty_table(g: State, players: int) -> None:
    """R-2.13: every field in its place before the first step; Special Rooms are explored (R-7.8)."""
    board = g.rules.board
    size = board.size + 1
    g.seats = [new_seat(i) for i in range(players)]
    g.tiles = [""] * size
    g.explored = [False] * size
    g.tokens = [""] * size
    g.counters = [-1] * size
    g.doors = [OPEN] * len(board.corridors)
    g.noise = [False] * len(board.corridors)
    g.vents = [False] * len(board.spaces)
    g.fire = [False] * size
    g.malfunction = [False] * size
    g.figures, g.floor, g.bag, g.pool = [], [], [], []
    g.weaknesses, g.pods, g.engines, g.crafted, g.lasting, g.removed = [], [], [], [], [], []
    g.setup_done = False
    g.round = g.time = g.actions_left = g.pointer = g.first_player = 0
    g.phase = "setup"
    g.turn = g.self_destruct = g.first_death = g.intruder_seat = -1
    g.point_of_no_return = False
    g.next_figure = 1
    g.eggs = g.egg_supply = g.airlock = 0
    g.nest_destroyed = g.first_encounter = g.queen_killed = g.skip_attacks = g.post_mortem = False
    g.coordinates = g.end_cause = ""
    g.destination = "B"
    g.result = None
    g.decks, g.discards, g.ammo, g.attached, g.ext, g.lost_miniatures = {}, {}, {}, {}, {}, {}
    for room, tile in board.special.items():
        g.tiles[room] = tile
        g.explored[room] = True


def new_seat(index: int) -> Seat:
    p = object.__new__(Seat)
    p.index = index
    p.number = index + 1
    p.character = ""
    p.status = ABOARD
    p.room = p.pod = p.light = 0
    p.slime = p.signal = p.larva = p.passed = p.intruder = False
    p.deck, p.hand, p.discard, p.items, p.hands, p.pairs, p.quests = [], [], [], [], [], [], []
    p.wounds, p.objectives, p.known_infected, p.knowledge, p.looking, p.exile = [], [], [], [], [], []
    p.ext = {}
    return p


@step
def set_up(g: State) -> None:
    """The order matters only for randomness."""
    g.push_in_order((name, ()) for name in g.rules.set_up_steps)


@step
def lay_rooms(g: State) -> None:
    """R-1.1, R-2.2, R-2.3, R-27.7: tiles "2" then "1" face down; on the alternative side some are face up (R-22.6)."""
    board = g.rules.board
    fixed = set(board.special.values())
    for slot in ("2", "1"):
        tiles = [r.id for r in g.rules.rooms.values() if r.slot == slot and r.id not in fixed]
        g.shuffle(tiles)
        for room, kind in board.slots.items():
            if kind == slot and not g.tiles[room]:
                g.tiles[room] = tiles.pop()


@step
def lay_exploration_tokens(g: State) -> None:
    """R-1.9, R-2.4: one face down on each tile; the rest is boxed unseen, but never some of them (A-5.8, V-1.7)."""
    tokens = list(g.rules.exploration)
    g.shuffle(tokens)
    rooms = [r for r, kind in g.rules.board.slots.items() if kind in ("1", "2") or r in g.rules.extra_token_rooms]
    types = g.rules.types
    spare = [t for t in tokens if not types[t].always][: len(tokens) - len(rooms)]
    laid = [t for t in tokens if t not in spare]
    for room in rooms:
        g.tokens[room] = laid.pop()


@step
def lay_course_pods_engines(g: State) -> None:
    """R-1.10, R-1.11, R-2.5 to R-2.8 (X-5 to X-7): one Coordinates card, the Pods by number, each Engine by a coin."""
    cards = list(g.rules.coordinates)
    g.coordinates = cards[g.below(len(cards))]
    pods = [1, 2, 3, 4]
    g.shuffle(pods)
    chosen = sorted(pods[: g.rules.pods_for(len(g.seats))])
    g.pods = [(n, "AB"[i % 2], True, False) for i, n in enumerate(chosen)]
    g.engines = [(WORKING, DAMAGED) if g.below(2) else (DAMAGED, WORKING) for _ in range(3)]


@step
def lay_intruder_board(g: State) -> None:
    """R-2.9, X-8: Eggs, and three of the Weaknesses face down."""
    species = g.rules.species
    g.eggs = species.eggs_at_start
    g.egg_supply = EGGS - g.eggs
    cards = list(g.rules.weaknesses)
    g.shuffle(cards)
    g.weaknesses = [(slot, cards.pop(), False) for slot in species.weakness_slots]


@step
def shuffle_decks(g: State) -> None:
    """R-2.12: all decks face down; the crafted Items are an open stock."""
    for name, cards in g.rules.decks.items():
        g.decks[name] = list(cards)
        g.shuffle(g.decks[name])
        if name != "contamination":
            g.discards[name] = []
    g.crafted = list(g.rules.crafted_stock)


@step
def number_players(g: State) -> None:
    """R-3.1, R-3.2, X-1: numbers are dealt at random to the seats; an option numbers the seats in their order."""
    if g.rules.options.seating == "random":
        numbers = [p.number for p in g.seats]
        g.shuffle(numbers)
        for p, number in zip(g.seats, numbers, strict=True):
            p.number = number
    g.first_player = next(p.index for p in g.seats if p.number == 1)
    g.pointer = g.first_player


@step
def deal_objectives(g: State) -> None:
    g.rules.mode.deal_objectives(g)


@step
def draft(g: State) -> None:
    """R-3.4: in player-number order, unless the characters were chosen beforehand."""
    order = sorted(g.seats, key=lambda p: p.number)
    if g.rules.chosen:
        for p in g.seats:
            p.character = g.rules.chosen[p.index]
    else:
        g.push_in_order(("draft_draw", (p.index,)) for p in order)


@step
def draft_draw(g: State, seat: int) -> None:
    """X-12, A-2.4: two random draft cards are revealed; A-2.2: each stands for a colour."""
    taken = {g.rules.characters[p.character].colour for p in g.seats if p.character}
    cards = [c for c in g.rules.draft_cards if colour_of(g, c) not in taken and of_colour(g, c)]
    g.shuffle(cards)
    g.push("draft_pick", seat, tuple(sorted(cards[:2])))


def colour_of(g: State, character: str) -> str:
    colour: str = g.rules.characters[character].colour
    return colour


def of_colour(g: State, card: str) -> list[str]:
    """A-2.1: the characters that a draft card stands for, those the mode leaves free (A-2.3)."""
    return [c for c in g.rules.roles[colour_of(g, card)] if g.rules.mode.may_be_drafted(g, c)]


@asks
def draft_pick(g: State, seat: int, cards: tuple[str, ...]) -> Asking:
    """Q-1; A-2.1: a card with two characters of its colour lets its owner pick one of them."""
    pairs = {c: of_colour(g, c) for c in cards}
    options = [("character", pairs[c][0]) if len(pairs[c]) == 1 else ("role", c) for c in cards]
    choice = yield DRAFT.ask(seat, options)
    card = cards[options.index(choice)]
    choice = yield DRAFT_CHARACTER.ask(seat, [("character", c) for c in pairs[card]])
    g.seats[seat].character = choice[1]
    g.emit(Drafted(seat=seat, character=choice[1], cards=cards))


@step
def equip_crew(g: State) -> None:
    """R-3.5 to R-3.9: all in one Room, no Noise roll, hands empty until the first draw."""
    start = g.tiles.index(g.rules.start_room)
    for p in g.seats:
        character = g.rules.characters[p.character]
        p.room = start
        p.deck = list(g.rules.action_decks[p.character])
        g.shuffle(p.deck)
        weapon = character.weapon
        if weapon:
            p.hands.append(weapon)
            if g.rules.items[weapon].capacity:
                g.ammo[weapon] = g.rules.items[weapon].capacity
        p.quests = list(character.quests)
    for react in CREW_EQUIPPED.of(g):
        react(g)
    if g.rules.mode.blue_corpse:
        g.floor.append((g.tiles.index(START_ROOM), "blue_corpse"))
    g.setup_done = True
    g.emit(SetupDone(room=start))


@step
def fill_bag(g: State) -> None:
    """R-2.10, R-2.11, X-9: the tokens that start in the bag, at random where they differ."""
    g.rules.species.fill_bag(g)


SET_UP = (
    "lay_rooms", "lay_exploration_tokens", "lay_course_pods_engines", "lay_intruder_board", "shuffle_decks",
    "number_players", "deal_objectives", "draft", "equip_crew", "fill_bag", "begin_round",
)  # fmt: skip
