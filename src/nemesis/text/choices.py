"""Questions and their options, in words. A question is read by its own seat: what that seat sees may be used."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from ..engine.questions import shape_of
from ..rules.meanings import CARD, CHARACTER, CORRIDOR, DECK, ENGINE, EXIT, FIGURE, ITEM, RECIPE, ROOM, SEAT, THING
from ..rules.shelter import SEATS_IN_A_POD, riders
from ..rules.ship import figure, in_combat
from ..rules.state import CLOSED
from .boxes import Args
from .deeds import WITH_AN_EFFECT, announced, cost, deed_here, is_action, performed
from .messages import capital, yes_or_no

if TYPE_CHECKING:
    from ..engine.machine import Ask
    from ..engine.questions import Meaning
    from ..rules.state import Seat, State
    from .places import Places

# -- questions ----------------------------------------------------------------------------------------


def prompt(t: Places, game: State, ask: Ask) -> str:
    args: Args = {"deed": announced(t, game, ask.source)}
    about = ABOUT.get(ask.kind) or t.box_texts.questions.get(ask.kind)
    if about is not None:
        args |= about(t, game, ask)
    return capital(t.get(f"ask-{ask.kind}", **args))


def about_turn(t: Places, game: State, ask: Ask) -> Args:
    p = game.seats[ask.seat]
    return {
        "room": t.the_room(game, p.room), "left": game.actions_left, "combat": yes_or_no(in_combat(game, p)),
    }  # fmt: skip


def about_source(t: Places, game: State, ask: Ask) -> Args:
    """A card, an Item, or the Room whose action is used."""
    if isinstance(ask.source, int):
        return {"source": t.the_room(game, ask.source)}
    return {"source": t.thing(game.rules, ask.source)}


def about_room(t: Places, game: State, ask: Ask) -> Args:
    return {"room": t.the_room(game, game.seats[ask.seat].room)}


def about_thing(t: Places, game: State, ask: Ask) -> Args:
    return {"thing": t.thing(game.rules, ask.source)}


def about_deck(t: Places, game: State, ask: Ask) -> Args:
    return {"deck": t.get(f"deck-{ask.source}")}


def about_mover(t: Places, game: State, ask: Ask) -> Args:
    """Who moves is the source, unless a card is."""
    mover = ask.source if isinstance(ask.source, int) else ask.seat
    return {"own": yes_or_no(mover == ask.seat), "who": t.person(game, mover)}


def about_person(t: Places, game: State, ask: Ask) -> Args:
    return {"who": t.person(game, ask.source)}


def about_interruption(t: Places, game: State, ask: Ask) -> Args:
    by, *frame = ask.source
    return {"who": t.person(game, by), "deed": performed(t, game, frame)}


def about_attack(t: Places, game: State, ask: Ask) -> Args:
    return {"the": t.form(f"intruder-{ask.source}", "the")}


def about_noise(t: Places, game: State, ask: Ask) -> Args:
    return {"face": t.get(f"noise_face-{ask.source}")}


def about_combat(t: Places, game: State, ask: Ask) -> Args:
    return {"face": t.get(f"combat_face-{ask.source}")}


def about_engine(t: Places, game: State, ask: Ask) -> Args:
    """The seat has just looked at the tokens: its own ledger tells what is on top."""
    seen = "unknown"
    for kind, subject, value, *_ in game.seats[ask.seat].knowledge:
        if kind == "engine" and subject == ask.source:
            seen = value
    return {"engine": ask.source + 1, "state": seen}


def about_event(t: Places, game: State, ask: Ask) -> Args:
    return {"event": t.thing(game.rules, ask.source), "reminder": t.reminder(game.rules, ask.source)}


def about_partner(t: Places, game: State, ask: Ask) -> Args:
    seats = game.frame[1][:2] if game.frame is not None else ()
    other = [s for s in seats if s != ask.seat]
    return {"other": t.person(game, other[0]) if other else t.get("phrase-unknown")}


def about_offer(t: Places, game: State, ask: Ask) -> Args:
    seat, give, wanted = ask.source
    return {
        "who": t.person(game, seat), "give": t.things(game.rules, give), "ask": t.things(game.rules, wanted),
    }  # fmt: skip


def about_picks(t: Places, game: State, ask: Ask) -> Args:
    return {"picked": len(game.answers)}


def about_infection(t: Places, game: State, ask: Ask) -> Args:
    """Whether an infected card could be the end."""
    return {"deadly": yes_or_no(game.rules.species.infection_kills(game.seats[ask.seat]))}


def about_pod(t: Places, game: State, ask: Ask) -> Args:
    return {"pod": game.seats[ask.seat].pod}


def about_figure(t: Places, game: State, ask: Ask) -> Args:
    return {"figure": t.figure(game, ask.source)}


def about_harm(t: Places, game: State, ask: Ask) -> Args:
    by, step = ask.source
    return {"who": t.person(game, by), "what": t.get(t.box_texts.harms.get(step, "phrase-harm"))}


ABOUT: dict[str, Callable[[Places, State, Ask], Args]] = {
    "turn": about_turn,
    "card_option": about_source,
    "intruder_figure": about_source,
    "intruder_exit": about_source,
    "intruder_target": about_source,
    "careful_noise": about_room,
    "hand_full": about_thing,
    "components": about_thing,
    "quest_item": about_thing,
    "spend_ammo": about_thing,
    "keep_item": about_deck,
    "order_under": about_deck,
    "move_to": about_mover,
    "interrupt": about_interruption,
    "ignore_attack": about_attack,
    "stop_attack": about_attack,
    "refuse_harm": about_harm,
    "reroll_noise": about_noise,
    "reroll_combat": about_combat,
    "reroll_for_ammo": about_combat,
    "engine_order": about_engine,
    "trade_give": about_partner,
    "trade_ask": about_partner,
    "trade_answer": about_offer,
    "pass_discard": about_picks,
    "pay": lambda t, game, ask: {"cards": ask.source},
    "pod_turn": about_pod,
    "choose_attack": about_figure,
}
"""What a question of the rules is given; those of a box are in its `BoxTexts.questions`."""

# -- options ------------------------------------------------------------------------------------------


class Parts(NamedTuple):
    """An option taken apart: price and note are empty where there are none."""

    label: str
    cost: str = ""
    note: str = ""


def option(t: Places, game: State, ask: Ask, choice: Any) -> str:
    """All of it in one line."""
    return in_one_line(t, parts_of(t, game, ask, choice))


def in_one_line(t: Places, parts: Parts) -> str:
    label, price, note = parts
    if not price:
        return t.get("pick-noted", label=label, note=note) if note else label
    if not note:
        return t.get("pick-action", deed=label, cost=price)
    return t.get("pick-effect", deed=label, cost=price, reminder=note)


def parts_of(t: Places, game: State, ask: Ask, choice: Any) -> Parts:
    if isinstance(choice, str):
        return Parts(t.get(variant(t, "choice", choice, ask.kind)))
    if ask.kind == "turn" and is_action(game, choice):
        price, note = cost(t, game, ask.seat, choice), note_of(t, game, ask.seat, choice)
        return Parts(capital(deed_here(t, game, choice)), price, capital(note))
    tag = choice[0]
    pick = PICKS.get(tag) or t.box_texts.options.get(tag, what_it_names)
    args = pick(t, game, ask, choice)
    key = variant(t, "pick", tag, ask.kind)
    note = t.get(f"{key}.note", **args) if t.has(f"{key}.note") else ""
    return Parts(capital(t.get(key, **args)), note=capital(note))


def note_of(t: Places, game: State, seat: int, choice: tuple[Any, ...]) -> str:
    """What a card, an Item, a Room or an action does, where its name does not say so; what is deadly does."""
    p = game.seats[seat]
    if scans_hand(t, game, p, choice) and game.rules.species.infection_kills(p):
        return t.get("phrase-deadly_scan")
    if choice[0] in WITH_AN_EFFECT:
        source = game.tiles[choice[1]] if choice[0] == "room_action" else choice[1]
        return "" if source in t.box_texts.named_by_effect else t.reminder(game.rules, source)
    return next(filter(None, (note(t, game, p, choice) for note in t.box_texts.notes)), "")


def scans_hand(t: Places, game: State, p: Seat, choice: tuple[Any, ...]) -> bool:
    """Whether an action is a scan of one's hand that cannot be declined."""
    return game.rules.species.rest_scans and any(scans(game, p, choice) for scans in t.box_texts.scans)


def variant(t: Places, prefix: str, word: str, kind: str) -> str:
    """The same word may mean different things: `pick-room-airlock` where that exists, else `pick-room`."""
    special = f"{prefix}-{word}-{kind}"
    return special if t.has(special) else f"{prefix}-{word}"


def what_it_names(t: Places, game: State, ask: Ask, choice: Any) -> Args:
    """Each place of the option by its name, said as what it means; what needs no words is told as it is."""
    shape = shape_of(choice)
    places = zip(shape.places, choice[1:], strict=True) if shape is not None else ()
    return {name: SAID[meaning](t, game, ask, value) if meaning in SAID else value for (name, meaning), value in places}


SAID: dict[Meaning, Callable[[Places, State, Ask, Any], Any]] = {
    ROOM: lambda t, game, ask, slot: t.known_room(game, slot, ask.seat),
    CORRIDOR: lambda t, game, ask, index: t.corridor(game, index),
    EXIT: lambda t, game, ask, exit: t.exit(game, exit),
    FIGURE: lambda t, game, ask, id: t.figure(game, id, game.seats[ask.seat].room),
    SEAT: lambda t, game, ask, seat: t.you_or(game, seat, ask.seat),
    ENGINE: lambda t, game, ask, index: index + 1,
    CARD: lambda t, game, ask, id: t.thing(game.rules, id),
    ITEM: lambda t, game, ask, id: t.weapon(game, id, quoted=True),
    THING: lambda t, game, ask, id: t.thing(game.rules, id),
    RECIPE: lambda t, game, ask, id: t.thing(game.rules, id),
    CHARACTER: lambda t, game, ask, id: t.name(game.rules, id),
    DECK: lambda t, game, ask, deck: t.get(f"deck-{deck}"),
}


def pick_with_reminder(t: Places, game: State, ask: Ask, choice: Any) -> Args:
    return {"name": t.name(game.rules, choice[1]), "reminder": t.reminder(game.rules, choice[1])}


def pick_item(t: Places, game: State, ask: Ask, choice: Any) -> Args:
    return {**what_it_names(t, game, ask, choice), "reminder": t.reminder(game.rules, choice[1])}


def pick_two(t: Places, game: State, ask: Ask, choice: Any) -> Args:
    return {"first": t.thing(game.rules, choice[1]), "second": t.thing(game.rules, choice[2])}


def pick_order(t: Places, game: State, ask: Ask, choice: Any) -> Args:
    """Cards that go under a deck one after the other; the last one is the bottom card."""
    *before, last = choice[1:]
    return {"first": t.things(game.rules, before), "second": t.thing(game.rules, last)}


def pick_role(t: Places, game: State, ask: Ask, choice: Any) -> Args:
    """A-2.1: the two characters of a draft card's colour."""
    role = game.rules.roles[game.rules.characters[choice[1]].colour]
    return {"names": t.listed([t.get(f"character-{c}") for c in role])}


def pick_way(t: Places, game: State, ask: Ask, choice: Any) -> Args:
    return {"room": t.known_room(game, choice[1], ask.seat), **t.way(game, choice[2])}


def pick_corridor(t: Places, game: State, ask: Ask, choice: Any) -> Args:
    return {
        "corridor": t.corridor(game, choice[1]), "closed": yes_or_no(game.doors[choice[1]] == CLOSED),
    }  # fmt: skip


def pick_hunt(t: Places, game: State, ask: Ask, choice: Any) -> Args:
    _, id, room, corridor = choice
    return {"figure": t.figure(game, id), "number": f"{room:03d}", **t.way(game, corridor)}


def pick_eggs(t: Places, game: State, ask: Ask, choice: Any) -> Args:
    """The Eggs of the character's Room, or of a Room in reach."""
    here = game.seats[ask.seat].room
    room = choice[1] if len(choice) > 1 else here
    return {"here": yes_or_no(room == here), "room": t.the_room(game, room)}


def pick_part(t: Places, game: State, ask: Ask, choice: Any) -> Args:
    return {"part": t.get(f"part-{choice[1]}")}


def pick_pod(t: Places, game: State, ask: Ask, choice: Any) -> Args:
    number, section, locked, _ = next(pod for pod in game.pods if pod[0] == choice[1])
    free = SEATS_IN_A_POD - len(riders(game, number))
    return {"pod": number, "section": section, "locked": yes_or_no(locked), "free": free}


def pick_letter(t: Places, game: State, ask: Ask, choice: Any) -> Args:
    """A seat that has seen the Coordinates sees where each letter leads."""
    for kind, _, card, *_ in game.seats[ask.seat].knowledge:
        if kind == "coordinates":
            place = game.rules.types[card].places[choice[1]]
            return {"letter": choice[1], "known": "yes", "place": t.get(f"place-{place}")}
    return {"letter": choice[1], "known": "no", "place": ""}


def pick_slot(t: Places, game: State, ask: Ask, choice: Any) -> Args:
    return {"slot": t.get(f"slot-{choice[1]}")}


def pick_reroll(t: Places, game: State, ask: Ask, choice: Any) -> Args:
    return {"item": t.thing(game.rules, choice[1]), "card": t.thing(game.rules, choice[2])}


def pick_attack(t: Places, game: State, ask: Ask, choice: Any) -> Args:
    """Whether the attacker's symbol is on the card."""
    args = pick_with_reminder(t, game, ask, choice)
    f = figure(game, ask.source) if isinstance(ask.source, int) else None
    hits = f is None or f.kind in game.rules.types[choice[1]].card.attackers
    return {**args, "hits": yes_or_no(hits)}


def pick_event(t: Places, game: State, ask: Ask, choice: Any) -> Args:
    return {**pick_with_reminder(t, game, ask, choice), "number": game.rules.types[choice[1]].number}


def pick_intruder_card(t: Places, game: State, ask: Ask, choice: Any) -> Args:
    card = game.rules.types[choice[1]]
    return {
        "name": t.thing(game.rules, choice[1]), "reminder": t.reminder(game.rules, choice[1]),
        "direction": card.direction or 0, "cards": card.attack_cards,
    }  # fmt: skip


def pick_claim(t: Places, game: State, ask: Ask, choice: Any) -> Args:
    return {"claim": t.get(f"claim-{choice[1]}")}


PICKS: dict[str, Callable[[Places, State, Ask, Any], Args]] = {
    "attack": pick_attack,
    "character": pick_with_reminder,
    "claim": pick_claim,
    "components": pick_two,
    "corridor": pick_corridor,
    "eggs": pick_eggs,
    "event": pick_event,
    "hunt": pick_hunt,
    "intruder_attack": pick_intruder_card,
    "intruder_card": pick_intruder_card,
    "intruder_effect": pick_intruder_card,
    "intruder_move": pick_intruder_card,
    "item": pick_item,
    "letter": pick_letter,
    "objective": pick_with_reminder,
    "order": pick_order,
    "pair": pick_two,
    "part": pick_part,
    "pod": pick_pod,
    "recipe": pick_with_reminder,
    "reroll": pick_reroll,
    "role": pick_role,
    "slot": pick_slot,
    "way": pick_way,
    "wound": pick_with_reminder,
}
"""Words of options that say more, or something else, than the things that they name; those of a box are in its
`BoxTexts.options`."""
