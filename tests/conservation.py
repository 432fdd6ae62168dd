"""Every card and token exists exactly once; limits hold (I-1 to I-9)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from nemesis import Game
from nemesis.rules.items import slots, slots_used
from nemesis.rules.ship import is_object, tile
from nemesis.rules.state import DEAD
from nemesis.rules.wounds import most_serious

MOVING_TOKENS = ("blue_token_done", "token_returns")
"""Steps that put a token back once something is resolved."""


def names_in(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    return [n for v in value for n in names_in(v)] if isinstance(value, (tuple, list)) else []


def limbo(game: Game) -> list[str]:
    """Things that a pending step is about to put somewhere."""
    found = []
    for name, args in pending_frames(game):
        if name == "take_in_hand" and args[2] != "nest":
            found.append(args[1])
    return found


def pending_frames(game: Game) -> list[Any]:
    return game.stack + ([game.frame] if game.frame else [])


def everything(game: Game) -> Counter[str]:
    g = game
    things: list[str] = [c for cards in (*g.decks.values(), *g.discards.values()) for c in cards]
    things += g.removed + g.crafted + [t for t in limbo(g) if not is_object(t)]
    if "event_in_play" in g.ext:
        things.append(g.ext["event_in_play"])
    if g.ext.get("alert") is not None:
        things.append(g.ext["alert"][0])
    things += [t for t in g.ext.get("second_tokens", ()) if t] + [t for _, t in g.ext.get("slimed", ())]
    things += [token for turret in g.ext.get("turrets", ()) for token in turret[2]]
    things += [a for attached in g.attached.values() for a in attached]
    if g.ext.get("keys_in"):
        things.append("handcuff_keys")
    for p in g.seats:
        things += p.deck + p.hand + p.discard + p.items + p.quests + p.looking + p.exile
        things += [t for t in p.hands if not is_object(t)]
        things += [tape for _, _, tape in p.pairs] + [card for card, _ in p.wounds] + p.objectives
        if p.ext.get("mutation") is not None:
            things.append(p.ext["mutation"])
    return Counter(things)


def check(game: Game) -> None:
    """Raise AssertionError with the reason if the table is not in order."""
    if not game.setup_done:
        return
    check_cards(game)
    check_tokens(game)
    check_limits(game)


def check_cards(game: Game) -> None:
    """I-7 and the conservation of every card of the ruleset."""
    rules, found = game.rules, everything(game)
    expected = [c for cards in rules.decks.values() for c in cards] + list(rules.crafted_stock)
    for p in game.seats:
        character = rules.characters[p.character]
        expected += rules.action_decks[p.character]
        expected += [i for i in (character.weapon, *character.quests, *character.brings) if i]
        if p.intruder:
            expected += rules.intruder_cards
    twice = [id for id, n in found.items() if n > 1]
    assert not twice, f"exists twice: {twice}"
    lost = [id for id in expected if not found[id]]
    assert not lost, f"lost: {lost}"
    known = (
        set(expected) | set(rules.objectives) | set(rules.exploration) | set(rules.intruder_tokens) | {"blue_corpse"}
    )
    known |= set(rules.families.get("second_tokens", ())) | set(rules.families.get("targeting", ()))
    foreign = [id for id in found if id not in known]
    assert not foreign, f"out of nowhere: {foreign}"


def check_tokens(game: Game) -> None:
    """I-3, I-4, I-5: the 27 Intruder tokens, miniatures, eggs, tiles."""
    g, rules = game, game.rules
    moving_tokens = [t for name, args in pending_frames(g) if name in MOVING_TOKENS for t in args]
    gone = [t for t in g.removed if t in rules.intruder_tokens]
    found, all_tokens = Counter(g.bag + g.pool + gone + moving_tokens), Counter(rules.intruder_tokens)
    assert not found - all_tokens, "a bag token is doubled"
    # a game that ends in the middle of a step leaves the token of that step on the table
    assert found == all_tokens or g.end_cause, "a bag token is lost"
    assert any(rules.types[t].kind == "blank" for t in g.bag), "the blank is not in the bag"
    for kind in rules.kinds.values():
        on_ship = sum(1 for f in g.figures if f.kind == kind.id)
        assert on_ship <= kind.miniatures - g.lost_miniatures.get(kind.id, 0), f"too many {kind.id} on the ship"
    carried = sum(1 for p in g.seats for t in p.hands if t == "egg")
    lying = sum(1 for _, o in g.floor if o == "egg")
    moving = limbo(g).count("egg")
    eggs = g.eggs + g.egg_supply + carried + lying + moving + g.ext.get("eggs_removed", 0)
    assert eggs == 8, f"{eggs} eggs"
    tiles = [t for t in g.tiles if t]
    assert len(tiles) == len(set(tiles)) == len(rules.board.slots), "room tiles are not one of each"
    blue = [o for _, o in g.floor] + [t for p in g.seats for t in p.hands] + limbo(g)
    blue += g.removed
    assert blue.count("blue_corpse") == 1, "the blue Corpse is not there once"
    check_turrets(g)
    tokens = [t for t in g.tokens if t]
    assert len(tokens) == len(set(tokens)) and not set(tokens) & set(g.removed)


def check_turrets(g: Game) -> None:
    """A-5.1, A-5.2, A-5.5: each turret has its own three targeting tokens, and they leave the game with it."""
    uncovered = sum(1 for t in g.removed if t.startswith("exp_turret"))
    seen = set()
    for number, room, pile, _ in g.ext.get("turrets", ()):
        own = {id for id, token in g.rules.families["targeting"].items() if token.turret == number}
        assert set(pile) == own and len(pile) == 3, f"turret {number} has {pile}"
        assert g.explored[room] and g.tiles[room] not in ("nest", "slime_room"), f"turret in room {room}"
        seen.add(number)
    gone = [t for t in g.removed if t.startswith("target_")]
    found_by = max(uncovered, len(seen)) if not g.rules.mode.needs_ship else 3
    assert len(gone) % 3 == 0 and len(seen) + len(gone) // 3 <= found_by


def check_limits(game: Game) -> None:
    """I-1, I-2, I-8, I-9, I-10, I-12 and the information rule on player statuses."""
    g = game
    assert sum(g.fire) <= 8 and sum(g.malfunction) <= 8
    assert sum(1 for d in g.doors if d) <= 12, "more than 12 Door tokens"
    for room in range(1, len(g.tiles)):
        if g.malfunction[room]:
            assert g.explored[room] and tile(g, room).takes_malfunction, f"Malfunction in room {room}"
        assert g.counters[room] >= -1
    assert g.time <= 15
    pending = [name for name, _ in g.stack] + ([g.frame[0]] if g.frame else [])
    for p in g.seats:
        assert len(p.wounds) <= most_serious(g, p)
        assert p.light <= 2
        if p.status != DEAD and "drop_surplus" not in pending:
            assert slots_used(g, p) <= slots(g, p), f"seat {p.index} holds {p.hands}"
        assert (p.room > 0) == (p.status == "aboard"), f"seat {p.index}: room {p.room}, {p.status}"
        assert set(p.known_infected) <= set(p.hand)
    for weapon, ammo in g.ammo.items():
        assert ammo >= 0, f"{weapon} has {ammo} Ammo"
