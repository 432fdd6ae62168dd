"""Odds before the risk, computed exactly from what a seat knows (its view), never from hidden state.

Probabilities are exact fractions as floats: the dice are known, the bag's types are public, and the
cards of a deck that nobody has seen are equally likely to come next.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import combinations
from math import comb
from types import SimpleNamespace
from typing import Any

from ..rules import combat, noise
from ..rules.components import Weapon
from ..rules.encounter import SURPRISE_NUMBER
from ..rules.ship import fights, figures_in, fold, is_changed
from ..rules.state import CLOSED
from ..setup import setup_from_public
from .deal import determinise
from .types import View, own_seat, room_in

Odds = dict[str, float]


def noise_odds(view: View, room: int, own: bool = True, rules: Any = None, faces: Sequence[str] = noise.FACES) -> Odds:
    """A Noise roll in a room, of this seat or (`own=False`) of nobody: `noise`, `encounter`, `danger`, `silence`.

    Everything it depends on lies open, so nothing need be dealt where the rules of the table are given.
    """
    rules = rules or determinise(view).rules
    slime = own and view["seats"][own_seat(view)]["slime"]
    noisy = frozenset([number for number, exit in rules.board.exits[room].items() if noisy_exit(view, exit)])
    return noise_shares(tuple(faces), slime, noisy).copy()


@lru_cache(256)
def noise_shares(faces: tuple[str, ...], slime: bool, noisy: frozenset[int]) -> Odds:
    """What these faces do where the exits with these numbers are noisy."""
    odds = {"noise": 0.0, "encounter": 0.0, "danger": 0.0, "silence": 0.0}
    share = 1 / len(faces)
    for face in faces:
        if face == "danger" or (face == "silence" and slime):
            odds["danger"] += share
        elif face == "silence":
            odds["silence"] += share
        else:
            odds["encounter" if int(face) in noisy else "noise"] += share
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


def hit_odds(
    view: View,
    weapon: str | Weapon | None,
    figure: int,
    game: Any = None,
    bonus: int = 0,
    faces: Sequence[str] = combat.FACES,
) -> Odds:
    """A Shoot (or a Melee with weapon None) at a figure: `miss`, `hit`, `kill`, `retreat`, mean `injuries`.

    A Weapon instead of an Item's id: what hits by its table without being one (A-3.2). `bonus`: Injuries added, to a
    shot even if it misses. `game`: a table already dealt from this view. `faces`: those that the die may show.
    """
    game = game or determinise(view)
    f = next(f for f in game.figures if f.id == figure)
    gun = game.rules.types[weapon].weapon if isinstance(weapon, str) else weapon
    by_face = injuries_by_face(game, view["seat"], gun, f, bonus, faces)
    return odds_of_a_hit(game, gun, f, by_face, checks_after(game, gun, f, by_face))


Check = tuple[int, int, int]
"""How many draws kill, how many drive off, of how many."""


def checks_after(game: Any, gun: Weapon | None, f: Any, by_face: dict[int, int]) -> dict[int, Check]:
    """The injury check after so many Injuries; a weapon that drives off needs none."""
    if gun is not None and gun.drives_off:
        return {}
    taken = game.rules.species.injuries_taken
    return {n: check_counts(game, f, f.injuries + taken(f, n)) for n in by_face if n}


def odds_of_a_hit(
    game: Any, gun: Weapon | None, f: Any, by_face: dict[int, int], checks: dict[int, Check], rerolls: int = 0
) -> Odds:
    """`rerolls`: how often a miss is rolled again."""
    odds = {"miss": 0.0, "hit": 0.0, "kill": 0.0, "retreat": 0.0, "injuries": 0.0}
    faces = sum(by_face.values())
    for injuries, count in by_face.items():
        share = count / faces
        if not injuries:
            odds["miss"] += share
            continue
        odds["hit"] += share
        if gun is not None and gun.drives_off:
            odds["retreat"] += share
            continue
        odds["injuries"] += share * game.rules.species.injuries_taken(f, injuries)
        kill, flee, draws = checks[injuries]
        odds["kill"] += share * kill / draws
        odds["retreat"] += share * flee / draws
    tries = sum(odds["miss"] ** n for n in range(rerolls + 1))
    return rounded({name: odd ** (rerolls + 1) if name == "miss" else odd * tries for name, odd in odds.items()})


def injuries_by_face(
    game: Any, seat: int | None, gun: Weapon | None, f: Any, bonus: int = 0, faces: Sequence[str] = combat.FACES
) -> dict[int, int]:
    """How many of the faces deal how many Injuries to a figure; a Melee (no weapon) deals one and `bonus`."""
    shooter = game.seats[seat] if seat is not None else None
    found: dict[int, int] = {}
    for face in faces:
        if gun is None:
            hit = fold(game, combat.COMBAT_FACE, face, f) in game.rules.kinds[f.kind].hit_by
            injuries = 1 + bonus if hit else 0
        else:
            injuries = combat.shot_injuries(game, gun, f, face, bonus, p=shooter)
        found[injuries] = found.get(injuries, 0) + 1
    return found


def check_counts(game: Any, f: Any, injuries: int) -> Check:
    """(kill, retreat, all) of an injury check: over every set of cards that may come.

    A deck too short for the check is drawn out first, then its discard pile comes back.
    """
    species = game.rules.species
    unseen = game.decks["attack"]
    cards = species.check_cards(f)
    sure = unseen if len(unseen) < cards else []
    unseen = game.discards["attack"] if len(unseen) < cards else unseen
    draws = [[*sure, *more] for more in combinations(unseen, cards - len(sure))]
    blood = [[species.blood(game.rules.types[c], f) for c in draw] for draw in draws]
    verdicts = Counter(tuple(numbers) for numbers in blood)
    judged: Counter[str] = Counter()
    for numbers, n in verdicts.items():
        judged[species.judge(game, f, numbers, injuries)] += n
    return judged["killed"], judged["retreated"], len(draws)


def find_odds(view: View, colour: str, cards: int, rules: Any) -> dict[str, float]:
    """A search of an Item deck: how likely each Item is among the cards drawn, by those that nobody has shown.

    Cards that this seat saw go under the deck come last. Nothing is said of a deck that would have to be shuffled.
    """
    in_deck, me = view["decks"][colour], view["seats"][own_seat(view)]
    seen = {*me["items"], *me["looking"], *view["removed"]}
    seen |= {c for pile in view["discards"].values() for c in pile}
    seen |= {c for p in view["seats"] for c in (*p["hands"], *(tape for _, _, tape in p["pairs"]))}
    seen |= {a for things in view["attached"].values() for a in things}
    under = {c for kind, deck, c, *_ in me["knowledge"] if kind == "deck_bottom"}
    free = [rules.types[c].id for c in rules.decks[colour] if c not in seen and c not in under]
    if in_deck - len(under & set(rules.decks[colour])) < cards or len(free) < cards:
        return {}
    total = comb(len(free), cards)
    return {id: round(1 - comb(len(free) - n, cards) / total, 6) for id, n in Counter(free).most_common()}


def token_odds(
    view: View, room: int, rules: Any, of_unknown: Callable[[], dict[str, float]] | None = None
) -> dict[str, float]:
    """The Exploration token that lies in a Room, by effect; empty where none lies. Those used in every game are.

    `of_unknown`: the odds of one that this seat knows nothing of (`unknown_token_odds`).
    """
    there = room_in(view, room)
    if there is None or not there["token"]:
        return {}
    of_unknown = of_unknown or (lambda: unknown_token_odds(view, rules))
    known = known_tokens(view)
    return {rules.types[known[room]].effect: 1.0} if room in known else of_unknown()


def known_tokens(view: View) -> dict[int, str]:
    """Exploration tokens that this seat has looked at, by Room."""
    return {k[1]: k[2] for k in view["seats"][own_seat(view)]["knowledge"] if k[0] == "token" and k[2]}


def unknown_token_odds(view: View, rules: Any) -> dict[str, float]:
    """An Exploration token that lies face down, of which this seat knows nothing: the same in every Room."""
    known = known_tokens(view)
    elsewhere = {*view["removed"], *known.values()}
    free = [rules.types[t] for t in rules.exploration if t not in elsewhere]
    lying = sum(1 for r in view["rooms"] if r["token"] and r["slot"] not in known)
    always = sum(t.always for t in free)
    rest = (lying - always) / max(1, len(free) - always)
    odds: dict[str, float] = {}
    for token in free:
        odds[token.effect] = odds.get(token.effect, 0.0) + (1 if token.always else rest) / lying
    return odds


def entering_odds(view: View, room: int, rules: Any, tokens: Odds | None = None) -> Odds:
    """The Noise of a move into an empty Room, with the token that may lie there and take the place of the roll.

    `tokens`: its odds (`token_odds`), if they are known.
    """
    roll = noise_odds(view, room, rules=rules)
    tokens = token_odds(view, room, rules) if tokens is None else tokens
    if not tokens:
        return roll
    noiseless = noiseless_effects(rules)
    slime = view["seats"][own_seat(view)]["slime"]
    rolled = sum([share for effect, share in tokens.items() if effect not in noiseless])
    odds = {name: value * rolled for name, value in roll.items()}
    for effect in ("silence", "danger"):
        quiet = effect == "silence" and not slime
        odds["silence" if quiet else "danger"] += tokens.get(effect, 0.0)
    return rounded(odds)


@lru_cache(256)
def noiseless_effects(rules: Any) -> frozenset[str]:
    """Of Exploration tokens that take the place of the roll."""
    return frozenset(token.effect for token in (rules.types[id] for id in rules.exploration) if token.noiseless)


@lru_cache(256)
def printed_numbers(rules: Any) -> dict[str, list[int | None]]:
    """On the Intruder tokens of each kind."""
    found: dict[str, list[int | None]] = {}
    for token in rules.families["intruder_tokens"].values():
        found.setdefault(token.kind, []).append(token.number)
    return found


def surprise_odds(view: View, cards_in_hand: int, rules: Any = None, deal: Callable[[], Any] | None = None) -> Odds:
    """What an Encounter brings: each kind of token, and `surprise`: fewer cards in hand than its number.

    `deal`: a table dealt from this view; none is needed where the rules are given and nothing changes the numbers.
    """
    deal = deal or cache(lambda: determinise(view))
    rules = rules or deal().rules
    bag: dict[str, int] = view["bag"]
    total = sum(bag.values())
    odds: Odds = {kind: n / total for kind, n in bag.items()}
    table = deal() if is_changed(rules, view["lasting"], SURPRISE_NUMBER) else None
    surprise = 0.0
    for kind, n in bag.items():
        printed = printed_numbers(rules)[kind]
        numbers = [x for x in printed if x is not None]
        if table is not None:
            numbers = [fold(table, SURPRISE_NUMBER, x, table.seats[own_seat(view)]) for x in numbers]
        surprise += n / total * sum(cards_in_hand < x for x in numbers) / len(printed)
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
