"""Odds before the risk, computed exactly from what a seat knows (its view), never from hidden state.

Probabilities are exact fractions as floats: the dice are known, the bag's types are public, and the
cards of a deck that nobody has seen are equally likely to come next.
"""

from __future__ import annotations

from itertools import combinations
from math import comb
from types import SimpleNamespace
from typing import Any

from ..rules import combat, noise
from ..rules.components import Weapon
from ..rules.encounter import SURPRISE_NUMBER
from ..rules.ship import fights, figures_in, fold
from ..rules.state import CLOSED
from ..setup import setup_from_public
from .deal import determinise
from .types import View, own_seat

Odds = dict[str, float]


def noise_odds(view: View, room: int, own: bool = True, rules: Any = None) -> Odds:
    """A Noise roll in a room, of this seat or (`own=False`) of nobody: `noise`, `encounter`, `danger`, `silence`.

    Everything it depends on lies open, so nothing need be dealt where the rules of the table are given.
    """
    rules = rules or determinise(view).rules
    slime = own and view["seats"][own_seat(view)]["slime"]
    odds = {"noise": 0.0, "encounter": 0.0, "danger": 0.0, "silence": 0.0}
    share = 1 / len(noise.FACES)
    for face in noise.FACES:
        if face == "danger" or (face == "silence" and slime):
            odds["danger"] += share
        elif face == "silence":
            odds["silence"] += share
        elif noisy_exit(view, rules.board.exits[room][int(face)]):
            odds["encounter"] += share
        else:
            odds["noise"] += share
    return rounded(odds)


def noisy_exit(view: View, exit: int) -> bool:
    return view["noise"][exit] if exit >= 0 else view["vents"][-1 - exit]


def danger_brings(view: View, room: int) -> list[int]:
    """Intruders that a Danger result would move into the room (R-10.5)."""
    game = determinise(view)
    species = game.rules.species
    found = [
        f.id
        for corridor, other in game.rules.board.links[room]
        for f in figures_in(game, other)
        if species.moves(f) and not fights(game, f)
        and (game.doors[corridor] != CLOSED or not species.stopped_by_door(game, f))
    ]  # fmt: skip
    return list(dict.fromkeys(found))


def hit_odds(view: View, weapon: str | Weapon | None, figure: int) -> Odds:
    """A Shoot (or a Melee with weapon None) at a figure: `miss`, `hit`, `kill`, `retreat`, mean `injuries`.

    A Weapon instead of an Item's id: what hits by its table without being one (A-3.2).
    """
    game = determinise(view)
    f = next(f for f in game.figures if f.id == figure)
    gun = game.rules.types[weapon].weapon if isinstance(weapon, str) else weapon
    shooter = game.seats[view["seat"]] if view["seat"] is not None else None
    odds = {"miss": 0.0, "hit": 0.0, "kill": 0.0, "retreat": 0.0, "injuries": 0.0}
    share = 1 / len(combat.FACES)
    for face in combat.FACES:
        if gun is None:
            seen = fold(game, combat.COMBAT_FACE, face, f)
            injuries = int(seen in game.rules.kinds[f.kind].hit_by)
        else:
            injuries = combat.shot_injuries(game, gun, f, face, p=shooter)
        if not injuries:
            odds["miss"] += share
            continue
        odds["hit"] += share
        if gun is not None and gun.drives_off:
            odds["retreat"] += share
            continue
        stay = game.rules.species.injuries_taken(f, injuries)
        odds["injuries"] += share * stay
        kill, flee = check_odds(game, f, f.injuries + stay)
        odds["kill"] += share * kill
        odds["retreat"] += share * flee
    return rounded(odds)


def check_odds(game: Any, f: Any, injuries: int) -> tuple[float, float]:
    """(kill, retreat) of an injury check, over every set of cards that may come.

    A deck too short for the check is drawn out first, then its discard pile comes back.
    """
    species = game.rules.species
    unseen = game.decks["attack"]
    cards = species.check_cards(f)
    sure = unseen if len(unseen) < cards else []
    unseen = game.discards["attack"] if len(unseen) < cards else unseen
    draws = [[*sure, *more] for more in combinations(unseen, cards - len(sure))]
    blood = [[species.blood(game.rules.types[c], f) for c in draw] for draw in draws]
    verdicts = [species.judge(game, f, numbers, injuries) for numbers in blood]
    return verdicts.count("killed") / len(draws), verdicts.count("retreated") / len(draws)


def surprise_odds(view: View, cards_in_hand: int) -> Odds:
    """What an Encounter brings: each kind of token, and `surprise`: fewer cards in hand than its number."""
    game = determinise(view)
    bag: dict[str, int] = view["bag"]
    total = sum(bag.values())
    odds: Odds = {kind: n / total for kind, n in bag.items()}
    surprise = 0.0
    p = game.seats[own_seat(view)]
    for kind, n in bag.items():
        numbers = [t.number for t in game.rules.families["intruder_tokens"].values() if t.kind == kind]
        hits = sum(1 for x in numbers if x is not None and cards_in_hand < fold(game, SURPRISE_NUMBER, x, p))
        surprise += n / total * hits / len(numbers)
    return rounded({**odds, "surprise": surprise})


def infection_odds(view: View) -> float:
    """That a Contamination card nobody has scanned is infected."""
    sick, unknown = unscanned(view, determinise(view).rules)
    return round(sick / max(1, unknown), 6)


def scan_odds(view: View, rules: Any = None) -> float:
    """That a scan of one's hand finds an infected card: certain if one is known, else among those unscanned."""
    hand = view["seats"][own_seat(view)]["hand"]
    if "infected" in hand:
        return 1.0
    sick, unknown = unscanned(view, rules or determinise(view).rules)
    return round(1 - comb(unknown - sick, hand.count("unknown")) / comb(unknown, hand.count("unknown")), 6)


def infection_kills(view: View) -> bool:
    """Whether an infected card found now, or one more marker, would be the end of this seat's character."""
    me = view["seats"][own_seat(view)]
    body: Any = SimpleNamespace(larva=me["larva"], ext=me["ext"])
    kills: bool = setup_from_public(view["setup"]).ruleset().species.infection_kills(body)
    return kills


def unscanned(view: View, rules: Any) -> tuple[int, int]:
    """(infected ones, all) of the Contamination cards that this seat cannot tell apart."""
    types = rules.types
    known = set(view["removed"])
    mine = view["seats"][view["seat"]]["hand"].count("infected") if view["seat"] is not None else 0
    unknown = [c for c in rules.decks["contamination"] if c not in known]
    return sum(1 for c in unknown if types[c].infected) - mine, len(unknown) - mine


def rounded(odds: Odds) -> Odds:
    return {k: round(v, 6) for k, v in odds.items()}
