"""Build the view of a seat: public state, own cards, and the seat's knowledge ledger (R-25).

A view is plain data (it survives JSON), so a bot in another process, a browser or a save of a puzzle
can use it. Nothing in it depends on what the seat cannot know; `deal.determinise` proves it by
building a whole game from the view alone.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar, cast

from ..engine.machine import Frame
from ..errors import UnknownViewer
from ..rules.bag import bag_by_kind
from ..rules.claims import claims_of
from ..rules.species import KNOWN_WEAKNESSES
from ..rules.state import Seat
from ..rules.turns import option_for
from .types import AskView, Extension, Gone, RoomView, SeatView, View

if TYPE_CHECKING:
    from ..game import Game

PUBLIC_VALUES = (
    "setup_done", "round", "phase", "first_player", "turn", "actions_left", "time", "self_destruct",
    "point_of_no_return", "next_figure", "eggs", "egg_supply", "nest_destroyed", "destination", "airlock",
    "first_encounter", "first_death", "queen_killed", "intruder_seat", "skip_attacks", "pointer", "post_mortem",
    "end_cause", "result",
)  # fmt: skip
PUBLIC_SEAT = (
    "index", "number", "character", "status", "room", "pod", "light", "slime", "signal", "larva", "passed", "intruder",
)  # fmt: skip
ROOM_LISTS = ("tiles", "explored", "tokens", "counters", "fire", "malfunction")
PART_SOURCES = ("bag", "crafted", "removed", "ammo", "attached")
"""Parts of a view that follow from what has the same name in the game, and cost more to make than to compare."""
public_values = attrgetter(*PUBLIC_VALUES)
part_sources = attrgetter(*PART_SOURCES)
room_values = attrgetter(*ROOM_LISTS)
Entry = TypeVar("Entry")
HIDDEN = "hidden"
OWN_DECK = "own"
PRIVATE_EXT = frozenset({"trade"})
"""Entries of `ext` that only the seats named in them may see."""


def view(game: Game, seat: int | None) -> View:
    """R-25.1: what this seat (None: a spectator) may know of the game; changing it does not change the game."""
    return Views(game).of(seat)


class Views:
    """The views of one game for several viewers: what all of them see is made once, and so must not be changed.

    What is as it was in the views of the game `before` is the same object: to find what changed is quick then. That
    game must not have been played on since: games at a table are copied for every choice.
    """

    def __init__(self, game: Game, before: Views | None = None) -> None:
        self.game = game
        self._before = before._common or {} if before is not None else {}
        self._common: dict[str, Any] | None = None
        self._ship = room_values(game)
        self._same_ship = before is not None and before._ship == self._ship
        self._same_setup = before is not None and before.game.setup is game.setup
        self._sources = part_sources(game)
        sources = before._sources if before is not None and before.game.rules is game.rules else ()
        compared = zip(PART_SOURCES, self._sources, sources, strict=False)
        self._same_parts = frozenset([name for name, now, old in compared if now == old])
        known: list[SeatBoard] = before._boards if before is not None and before.game.rules is game.rules else []
        self._boards: list[SeatBoard] = [SeatBoard(game, p, known[p.index] if known else None) for p in game.seats]
        self._others: list[SeatView] | None = None
        """The seats as all others see them."""

    def of(self, seat: int | None) -> View:
        check_viewer(self.game, seat)
        common = self._common = self._common or self._seen_by_all()
        found = {"seat": seat, **common, "seats": self._seats(seat)}
        for name, part in OWN_PARTS.items():
            found[name] = part(self.game, seat)
        return cast(View, found)

    def _seen_by_all(self) -> dict[str, Any]:
        game, known = self.game, self._before
        found: dict[str, Any] = {"setup": known["setup"] if known and self._same_setup else public_setup(game)}
        found.update(zip(PUBLIC_VALUES, public_values(game), strict=True))
        found["rooms"] = known["rooms"] if known and self._same_ship else shared(rooms(game), known.get("rooms", []))
        for name, part in COMMON_PARTS.items():
            if known and name in self._same_parts:
                found[name] = known[name]
            elif name != "rooms":
                now, old = part(game), known.get(name)
                found[name] = old if now == old else now
        if game.result is not None:
            found["result"] = plain_copy(game.result)
        return found

    def _seats(self, viewer: int | None) -> list[SeatView]:
        if self._others is None:
            self._others = [board.shown() for board in self._boards]
        found = self._others.copy()
        if viewer is not None:
            found[viewer] = self._boards[viewer].own()
        return found


seat_values = attrgetter(*Seat.__slots__)


class SeatBoard:
    """A seat in the views of one game. Everything follows from its `Seat` and the rules: where that is as it was
    `before`, so is what is seen of it."""

    def __init__(self, game: Game, p: Seat, before: SeatBoard | None) -> None:
        self._game = game
        self._seat = p
        self._values = seat_values(p)
        self._shown: SeatView | None = None
        self._own: SeatView | None = None
        if before is not None and before._values == self._values:
            self._shown, self._own = before._shown, before._own

    def shown(self) -> SeatView:
        """As all others see it."""
        if self._shown is None:
            self._shown = seat_view(self._game, self._seat, own=False)
        return self._shown

    def own(self) -> SeatView:
        """As the seat itself sees it."""
        if self._own is None:
            game, p = self._game, self._seat
            self._own = cast(SeatView, {**self.shown(), "ext": seat_ext(game, p, own=True), **own_board(game, p)})
        return self._own


def public_setup(game: Game) -> dict[str, Any]:
    setup = game.setup.public_data
    return {**setup, "options": setup["options"].copy()}


def shared(entries: list[Entry], before: list[Entry]) -> list[Entry]:
    """Entries that are as they were are the same objects."""
    if len(entries) != len(before):
        return entries
    return [old if old == new else new for new, old in zip(entries, before, strict=True)]


def check_viewer(game: Game, seat: int | None) -> None:
    if seat is not None and (type(seat) is not int or not 0 <= seat < len(game.seats)):
        last = len(game.seats) - 1
        raise UnknownViewer(f"no seat {seat!r} is at this table: seats are 0 to {last}, None is a spectator")


def plain_copy(value: Any) -> Any:
    """Plain data whose dictionaries and lists are its own."""
    if isinstance(value, dict):
        return {name: plain_copy(part) for name, part in value.items()}
    if isinstance(value, list):
        return [plain_copy(part) for part in value]
    if isinstance(value, tuple):
        return tuple(plain_copy(part) for part in value)
    return value


def rooms(game: Game) -> list[RoomView]:
    """From `ROOM_LISTS` alone."""
    found: list[RoomView] = [
        {
            "slot": slot,
            "tile": tile if explored else None,
            "explored": explored,
            "token": bool(token),
            "items": items,
            "fire": fire,
            "malfunction": malfunction,
        }
        for slot, tile, explored, token, items, fire, malfunction in zip(
            range(len(game.tiles)), *room_values(game), strict=True
        )
    ]
    del found[0]  # no Room has the number 0
    return found


def is_face_up(game: Game, card: str) -> bool:
    """Whether a Weakness is face up: in force, or studied by an earlier crew."""
    return card in game.lasting or card in game.ext.get(KNOWN_WEAKNESSES, ())


def seat_view(game: Game, p: Seat, own: bool) -> SeatView:
    rules = game.rules
    is_action = rules.is_action
    # One literal, with `PUBLIC_SEAT` by name: seats are most of a view, and a dictionary that grows costs more.
    public: SeatView = {
        "index": p.index,
        "number": p.number,
        "character": p.character,
        "status": p.status,
        "room": p.room,
        "pod": p.pod,
        "light": p.light,
        "slime": p.slime,
        "signal": p.signal,
        "larva": p.larva,
        "passed": p.passed,
        "intruder": p.intruder,
        "hands": p.hands.copy(),
        "pairs": p.pairs.copy(),
        "quests": p.quests.copy(),
        "wounds": p.wounds.copy(),
        "hand_size": len(p.hand),
        "deck_size": len(p.deck),
        "discard": p.discard.copy() if p.intruder else [c if is_action(c) else "contamination" for c in p.discard],
        "backs": sorted([rules.types[i].back for i in p.items]),
        "contamination": contamination_of(game, p),
        "objectives_held": len(p.objectives),
        "looking_at": looking_at(game, p),
        "gone": gone(game, p),
        "ext": seat_ext(game, p, own),
    }
    if rules.mode.objectives_are_public:
        public["objectives"] = list(p.objectives)
    if own:
        public.update(own_board(game, p))  # type: ignore[typeddict-item]
    return public


def contamination_of(game: Game, p: Seat) -> int:
    """Contamination cards that somebody has, wherever they are."""
    return sum(map(game.rules.contamination_ids.__contains__, p.deck + p.hand + p.discard + p.looking))


def own_hand(game: Game, p: Seat) -> list[str]:
    is_action = game.rules.is_action
    return [c if p.intruder or is_action(c) else own_face(game, p, c) for c in p.hand]


def own_board(game: Game, p: Seat) -> dict[str, Any]:
    """What only the seat itself sees of it."""
    rules = game.rules
    return {
        "hand": own_hand(game, p),
        "items": list(p.items),
        "objectives": list(p.objectives),
        "looking": [own_face(game, p, c) if c in rules.contamination_ids else c for c in p.looking],
        "knowledge": list(p.knowledge),
        "objectives_gone": [o for o in p.exile if o in rules.objectives],
        "items_gone": [i for i in p.exile if i in rules.secret_quests],
    }


def seat_ext(game: Game, p: Seat, own: bool) -> Extension:
    """What expansions keep on a board; a face-down card shows only that it is there."""
    shown = p.ext.copy()
    if not own:
        for name in game.rules.species.private_ext:
            if shown.get(name) is not None and not shown.get(f"{name}_shown"):
                shown[name] = HIDDEN
    return shown


def own_face(game: Game, p: Seat, card: str) -> str:
    """An Action card by id; a Contamination card as `unknown` or `infected` (R-16.3, R-25.2, R-25.3)."""
    return option_for(game, p, card)[1]


def looking_at(game: Game, p: Seat) -> tuple[str, int] | None:
    """(deck, number of cards) that somebody is choosing from."""
    if not p.looking:
        return None
    deck = next((name for name, cards in game.rules.decks.items() if p.looking[0] in cards), OWN_DECK)
    if deck == "contamination":
        deck = OWN_DECK
    return (deck, len(p.looking))


def gone(game: Game, p: Seat) -> Gone:
    """R-25.5: how many of this seat's own cards left the game unseen."""
    rules, objectives, actions, contamination = game.rules, 0, 0, 0
    for card in p.exile:
        if card in rules.objectives:
            objectives += 1
        elif rules.is_action(card):
            actions += 1
        elif card in rules.contamination_ids:
            contamination += 1
    return {"objectives": objectives, "actions": actions, "contamination": contamination}


def ext_view(game: Game, seat: int | None) -> Extension:
    """A running offer is seen by its two sides only (Q-16)."""
    shown = {}
    for name, value in game.ext.items():
        if name in PRIVATE_EXT and (value is None or seat not in value[:2]):
            continue
        secret = game.rules.secrets.get(name)
        shown[name] = value if secret is None else secret.shown(game, value, seat)
    return shown


def procedure(game: Game) -> list[Frame]:
    """What is being resolved, the innermost step last. Frames hold public things only."""
    return game.stack + ([game.frame] if game.frame is not None else [])


def own_ask(game: Game, seat: int | None) -> AskView | None:
    for ask in game.asks:
        if ask.seat == seat:
            return {
                "seat": seat,
                "kind": ask.kind,
                "options": list(ask.options),
                "source": ask.source,
                "answers": list(game.answers),
            }
    return None


def own_answer(game: Game, seat: int | None) -> Any:
    """What this seat has already chosen while others still choose at the same time."""
    return game.together.get(seat) if game.together is not None and seat is not None else None


def waiting(game: Game) -> int | None:
    """The seat that the table waits for, unless that is secret (Q-34, R-24.11)."""
    frames = procedure(game)
    return awaited(game, frames[-1]) if frames else None


def awaited(game: Game, frame: Frame) -> int | None:
    """The same, if this is the innermost step."""
    name, args = frame
    if name in game.rules.hidden_steps or not args or not isinstance(args[0], int) or not game.rules.steps[name][1]:
        return None
    return args[0]


def weaknesses(game: Game) -> list[tuple[str, str | None, bool]]:
    return [
        (slot, card if studied or is_face_up(game, card) else None, studied) for slot, card, studied in game.weaknesses
    ]


COMMON_PARTS: dict[str, Callable[[Game], Any]] = {
    "rooms": rooms,
    "doors": lambda game: list(game.doors),
    "noise": lambda game: list(game.noise),
    "vents": lambda game: list(game.vents),
    "figures": lambda game: [(f.id, f.kind, f.room, f.injuries) for f in game.figures],
    "floor": lambda game: list(game.floor),
    "bag": lambda game: dict(sorted(bag_by_kind(game).items())),
    "weaknesses": weaknesses,
    "pods": lambda game: list(game.pods),
    "crafted": lambda game: sorted(game.crafted),
    "lasting": lambda game: list(game.lasting),
    "removed": lambda game: sorted(game.removed),
    "decks": lambda game: {name: len(cards) for name, cards in game.decks.items()},
    "discards": lambda game: {name: list(cards) for name, cards in game.discards.items()},
    "ammo": lambda game: dict(sorted(game.ammo.items())),
    "attached": lambda game: dict(sorted(game.attached.items())),
    "lost_miniatures": lambda game: dict(game.lost_miniatures),
    "procedure": procedure,
    "waiting": waiting,
}
"""What everybody is shown besides the set-up and `PUBLIC_VALUES`, and how it is made."""
OWN_PARTS: dict[str, Callable[[Game, int | None], Any]] = {
    "ext": ext_view,
    "ask": own_ask,
    "answered": own_answer,
    "claims": lambda game, seat: claims_of(game, seat) if seat is not None and game.result is None else [],
}
"""What depends on who looks; so do the seats."""
