"""What a character does, as a phrase: announced, paid for, interrupted, refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..engine.questions import values_of
from ..rules.actions import action_price
from ..rules.items import item_of
from ..rules.meanings import CARD, ITEM, RECIPE, SEAT, THING
from ..rules.movement import NOT_THROUGH_A_CORRIDOR
from ..rules.ship import tile
from ..rules.turns import MOVES, effect_cost, item_cost, room_action_cost
from .names import key_of

if TYPE_CHECKING:
    from ..rules.state import State
    from .places import Places

Action = tuple[Any, ...]
"""An option of a turn: ("move", room, corridor), ("play", card), ..."""

ACROSS = {"move": "deed-move_across", "escape": "deed-escape_across", "careful_move": "deed-careful_move_across"}
"""Moves that lead through no Corridor: to a docked ship and back."""
IN_THE_OWN_ROOM = ("room_action",)
"""Actions that belong to the Room one is in, so that an option need not name it."""
THINGS = frozenset({CARD, ITEM, RECIPE, THING})
WITH_AN_EFFECT = frozenset({"play", "use", "room_action"})


def is_action(game: State, choice: Any) -> bool:
    """An action of a turn, as opposed to a free act or an answer to another question."""
    return isinstance(choice, tuple) and (choice[0] in game.rules.basic_actions or choice[0] in WITH_AN_EFFECT)


def deed(t: Places, game: State, action: Action) -> str:
    """`move to the Canteen (006)`; `move` when nothing more is said."""
    what, *subject = action
    if what == "claim":
        return t.get("deed-claim", claim=t.get(f"claim-{subject[0]}"))
    if what in MOVES and subject and subject[1] == NOT_THROUGH_A_CORRIDOR:
        return t.get(ACROSS[what], room=t.the_room(game, subject[0]))
    args = subject_of(t, game, what, subject) if subject else None
    return t.get(f"deed-{what}.plain") if args is None else t.get(f"deed-{what}", **args)


def subject_of(t: Places, game: State, what: str, subject: list[Any]) -> dict[str, Any] | None:
    """What the action is about; None where its name says enough."""
    if what in MOVES:
        return {"room": t.the_room(game, subject[0]), **t.way(game, subject[1])}
    if what == "room_action":
        room, action = subject[0], f"room-{game.tiles[subject[0]]}.action"
        return {"room": t.the_room(game, room), "action": t.get(action)} if t.has(action) else None
    reader = t.box_texts.actions.get(what)
    if reader is not None:
        return reader(t, game, subject)
    for meaning, value in values_of((what, *subject)):
        if meaning == SEAT:
            return {"other": t.person(game, value)}
        if meaning in THINGS:
            return {"thing": t.thing(game.rules, value)}
    return None


def deed_here(t: Places, game: State, action: Action) -> str:
    """The same for somebody in the same Room: `“Search”` rather than `“Search” in the Canteen (006)`."""
    what, *subject = action
    here = what in IN_THE_OWN_ROOM or what in t.box_texts.in_the_own_room
    args = subject_of(t, game, what, subject) if here and subject else None
    return deed(t, game, action) if args is None else t.get(f"deed-{what}.here", **args)


def brief(t: Places, game: State, action: Action) -> str:
    """The same while it is being paid for or asked about: where a move leads has just been chosen."""
    return t.get(f"deed-{action[0]}.plain") if action[0] in MOVES else deed_here(t, game, action)


def performed(t: Places, game: State, frame: Any) -> str:
    """The action that a frame is about to resolve: its announcement and the part chosen, told in the same Room."""
    name, args = frame[0], frame[1]
    if name == "perform_basic":
        _, what, choices = args
        return deed_here(t, game, (what, *choices))
    if name == "perform":
        _, what, source, part, _ = args
        effects = effects_of(game, what, source)
        text = deed_here(t, game, (what, source))
        if len(effects) == 1:
            return text
        return t.get("deed-part", deed=text, part=t.get(f"part-{effects[part].name}"))
    phrases = (read(t, game, name, args) for read in t.box_texts.performed)
    undone = name == "interruption_window"
    return next(filter(None, phrases), "") or t.get(
        "deed-interruption_undone" if undone else "deed-interruption", whom=t.person(game, args[0])
    )


def effects_of(game: State, what: str, source: Any) -> Any:
    if what == "play":
        return game.rules.types[source].effects
    return item_of(game, source).effects if what == "use" else tile(game, source).effects


def announced(t: Places, game: State, source: Any) -> str:
    """The action that the player in turn is announcing while questions about it are asked, else the card behind it."""
    if game.frame is not None and game.frame[0] == "turn":
        for answer in reversed(game.answers):
            if isinstance(answer, tuple) and is_action(game, answer):
                return brief(t, game, answer)
    if isinstance(source, str) and key_of(game.rules, source) is not None:
        return t.thing(game.rules, source)
    return t.get("deed-unknown")


def cost(t: Places, game: State, seat: int, action: Action) -> str:
    """How many cards it takes, from the rules themselves."""
    p = game.seats[seat]
    what = action[0]
    if what == "play":
        return t.get("cost-play", cards=game.rules.types[action[1]].cost)
    if what in game.rules.basic_actions:
        low = high = action_price(game, p, what, action[1:])
    else:
        printed = item_cost(game, p, action[1]) if what == "use" else room_action_cost(game, p)
        parts = [e for e in effects_of(game, what, action[1]) if e.why_not(game, p) is None]
        prices = [effect_cost(game, p, e, printed, None) for e in parts] or [printed]
        low, high = min(prices), max(prices)
    if low == high:
        return t.get("cost-cards", cards=low)
    return t.get("cost-range", low=low, high=high)
