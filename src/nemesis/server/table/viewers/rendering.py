"""Parts of an update as messages: the view, the question in the words of a language, what counts for everybody."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, cast

import msgspec

from ....bots.payment import cheapest
from ....engine.machine import Ask
from ....game import Game
from ....rules.turns import PAY
from ....text import Texts
from ....text.boxes import Deal
from ....text.goals import ConditionState, GoalState, Outlook, SaidOfGoals, goals_from, standing_of
from ....text.names import component
from ....text.risks import risks
from ....view.build import waiting
from ....view.moments import TableGame, in_window
from ....view.standing import SeatStanding, ShipStanding, hands_of_all, seat_standing, ship_standing
from ....view.types import RoomView, SeatView, View
from ...messages import Badge, Condition, Goal, Impossible, Matter, Option, Question, Risk


@lru_cache(256)
def table_texts(rules: Any, language: str) -> Texts:
    """One for all tables of these rules."""
    return Texts.of(rules, language)


def waited_for(game: Game) -> list[int]:
    """Who has to decide, as far as everybody may know: who is asked in a reaction window is a secret (Q-34)."""
    if in_window(game.frame, game):
        return []
    known = waiting(game)
    return [ask.seat for ask in game.asks if not ask.hidden] or ([known] if known is not None else [])


def key_told(game: TableGame) -> str | None:
    """The key that its chance follows from: once it is over, and never before."""
    return game.key.hex() if game.over and game.key is not None else None


def view_for(game: Game, seat: int | None, with_ask: bool) -> View:
    """The view, without the question where that is not to be told yet."""
    return told(game.view(seat), with_ask)


def told(view: View, with_ask: bool) -> View:
    if not with_ask:
        view["ask"] = None
    return view


def on_the_wire(view: View) -> dict[str, Any]:
    """A data pack may be larger than all the rest: it is named, and fetched once."""
    return {**view, "setup": setup_on_the_wire({**view["setup"]})}


def setup_on_the_wire(setup: dict[str, Any]) -> dict[str, Any]:
    pack = setup.get("data_pack")
    return setup if pack is None else {**setup, "data_pack": {"hash": mark_of(encoded_pack(pack))}}


def encoded_pack(pack: dict[str, Any]) -> bytes:
    return msgspec.json.encode(pack, order="sorted")


def mark_of(pack: bytes) -> str:
    return hashlib.sha256(pack).hexdigest()


def encoded(view: View) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(on_the_wire(view)))


def question(texts: Texts, game: Game, ask: Ask, id: str, view: View | None) -> Question:
    """With the view of the seat that is asked: the odds too."""
    options = []
    deal = Deal(view, game.rules) if view is not None else None
    for value in ask.options:
        odds = [Risk(*risk) for risk in risks(texts, view, ask, value, deal)] if view is not None else []
        parts = texts.parts_of(game, ask, value)
        options.append(Option(value, texts.in_one_line(parts), odds, *parts))
    return Question(id, ask.kind, texts.prompt(game, ask), options, source_of(game, ask), suggested(game, ask))


def suggested(game: Game, ask: Ask) -> list[int]:
    """How a price can be paid with what is least worth keeping; other questions are the player's alone."""
    if ask.kind != PAY.name:
        return []
    cards = [str(option[1]) for option in ask.options]
    return [cards.index(card) for card in cheapest(game.rules, cards, int(ask.source))]


def matters(texts: Texts, game: Game, seat: int | None) -> list[Matter]:
    found = []
    for matter in texts.matters(game, seat):
        values = {name: getattr(matter, name) for name in Matter.__struct_fields__}
        found.append(Matter(**{**values, "done": list(matter.done), "rooms": list(matter.rooms)}))
    return found


def badges(texts: Texts, game: Game, view: View) -> list[list[Badge]]:
    return [[Badge(*badge) for badge in seat] for seat in texts.badges(game, view)]


def goals(texts: Texts, rules: Any, view: View) -> list[Goal]:
    return [goal(state) for state in texts.goals(rules, view)]


def goal(state: GoalState) -> Goal:
    needs, ways = conditions(state.needs), [conditions(way) for way in state.ways]
    return Goal(state.id, state.title, state.component, cast(Any, state.state), needs, ways, state.quest)


def conditions(states: tuple[ConditionState, ...]) -> list[Condition]:
    return [
        Condition(one.id, cast(Any, one.state), one.text, list(one.known), one.term, list(one.rooms)) for one in states
    ]


class GoalsKept:
    """The goals of each seat in each language, worked out anew only when something has changed that bears upon them."""

    def __init__(self) -> None:
        self._rooms: list[RoomView] = []
        self._ship = ship_standing([])
        self._seats: dict[tuple[int, bool], tuple[SeatView, SeatStanding]] = {}
        """By seat, and whether it looks at itself: what was seen of it last."""
        self._kept: dict[tuple[int, Any], tuple[Outlook, list[GoalState], list[Goal]]] = {}
        self._said: defaultdict[tuple[int, Any], SaidOfGoals] = defaultdict(SaidOfGoals)

    def of(self, texts: Texts, rules: Any, view: View) -> list[Goal]:
        now = standing_of(texts, rules, view, self._seat_of)
        if now is None:
            return []
        ship, hands = self._ship_of(view["rooms"]), hands_of_all(view)
        whose = (now.seat, texts.key)
        before = self._kept.get(whose)
        if before is None or before[0].now != now or not before[0].still_holds(ship, hands):
            outlook = Outlook(rules, now, ship, hands)
            states = goals_from(texts, outlook, self._said[whose])
            same = before is not None and before[1] == states
            found = before[2] if before is not None and same else [goal(state) for state in states]
            before = self._kept[whose] = (outlook, states, found)
        return before[2]

    def _seat_of(self, seat: SeatView, with_room: bool) -> SeatStanding:
        """Views share what has not changed; and whether Rooms count is the same for a whole game."""
        whose = (seat["index"], "hand" in seat)
        seen, found = self._seats.get(whose, (None, None))
        if found is None or seen is not seat:
            found = seat_standing(seat, with_room)
            self._seats[whose] = (seat, found)
        return found

    def _ship_of(self, rooms: list[RoomView]) -> ShipStanding:
        """Views share what has not changed (`Views`)."""
        if self._rooms is not rooms:
            self._rooms, self._ship = rooms, ship_standing(rooms)
        return self._ship


def source_of(game: Game, ask: Ask) -> str:
    """The card, Item or Room behind a question, or the number of the rule; empty where nothing stands behind it."""
    source = ask.source
    if isinstance(source, str):
        return source
    if isinstance(source, int) and ask.kind == "card_option":
        return game.tiles[source] if game.explored[source] else ""
    if isinstance(source, tuple):
        return next((word for word in words_in(source) if component(game.rules, word) is not None), "")
    return ""


def words_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, (tuple, list)):
        for part in value:
            yield from words_in(part)


def impossible(texts: Texts, game: Game, seat: int) -> list[Impossible]:
    return [Impossible(i.action, texts.deed(game, i.action), texts.refusal(i)) for i in game.why_not(seat)]
