"""Odds beside an option: exact, against the same option chosen on many tables dealt from the same view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from nemesis import Game
from nemesis.rules.state import DEAD
from nemesis.scenario import Scenario
from nemesis.text import LANGUAGES, Texts
from nemesis.text.boxes import Deal
from nemesis.text.risks import Risk, risks
from nemesis.view import determinise, entering_odds, find_odds, hit_odds, noise_odds, token_odds
from nemesis.view.harm_odds import Harm
from nemesis.view.odds import check_counts, injuries_by_face

from .playing import KINDS, play, setups

DEALS = 1500
WITHIN = 0.05
"""More than three times the deviation of that many deals."""
MOMENTS = 240
CALM = ("accept", "decline", "keep", "no", "done")


def standing(kind: str, *more: str, **seat: Any) -> Scenario:
    scenario = Scenario("scout", "captain").room(6, "canteen", items=2)
    scenario = scenario.seat(0, room=6, **{"hand": ["search", "rest", "demolition", "interruption"], **seat})
    for each in (kind, *more):
        scenario = scenario.figure(each, 6)
    return scenario


def shown(game: Game, option: Any, language: str = "en") -> list[Risk]:
    view = game.view(0)
    ask = next(ask for ask in game.asks if ask.seat == 0)
    texts = Texts.of(game.rules, language)
    found = risks(texts, view, ask, option)
    assert not texts.problems
    return found


def share(game: Game, option: Any, happened: Callable[[Game], bool], steps: int = 6) -> float:
    """How often it happens when the option is chosen at dealt tables, nobody reacting."""
    view, hits = game.view(0), 0
    for seed in range(DEALS):
        table = determinise(view, seed)
        table.advance() if table.ask is None else None
        table.apply(option, 0)
        for _ in range(steps):
            if table.ask is None or table.ask.kind in ("turn", "keep_objective"):
                break
            choices = [o for o in table.ask.options if o in CALM]
            table.apply(choices[0] if choices else table.ask.options[0], table.ask.seat)
        hits += happened(table)
    return hits / DEALS


def escape_of(game: Game) -> Any:
    ask = game.asks[0]
    return next(o for o in ask.options if o[0] == "escape")


@pytest.mark.parametrize(("gun", "rerolls"), [("assault_rifle", 0), ("prototype_pistol", 1)])
def test_a_miss_that_may_be_rolled_again_is_counted_as_rolled_again(gun: str, rerolls: int) -> None:
    """R-26.7: by the weapon, and by the card Aimed Fire besides."""

    def hits(game: Game, option: Any) -> int:
        return next(risk.percent for risk in shown(game, option) if risk.id == "hit")

    def options(game: Game, kind: str) -> Sequence[Any]:
        assert game.ask is not None and game.ask.kind == kind
        return game.ask.options

    scenario = Scenario("soldier").seat(0, room=11, hands=[gun], hand=["aimed_fire", "rest"]).figure("adult", 11)
    game = scenario.turn(0).game
    card = next(o for o in options(game, "turn") if o[0] == "play")
    missed = hit_odds(game.view(0), game.seats[0].hands[0], game.figures[0].id)["miss"]
    assert hits(game, ("shoot",)) == round(100 * (1 - missed ** (1 + rerolls)))
    assert hits(game, card) == round(100 * (1 - missed ** (2 + rerolls)))
    two = scenario.figure("adult", 11).turn(0).do("play", "aimed_fire").game
    assert hits(two, options(two, "target")[0]) == hits(game, card)


@pytest.mark.parametrize("wounds", [0, 2])
def test_an_escape_tells_what_the_attacks_do(wounds: int) -> None:
    """R-12.10, R-13.4: every Intruder of the Room attacks once, with a card each."""
    game = standing("adult", "creeper").turn(0).game
    game.seats[0].wounds = [(card, True) for card in game.decks["wound"][:wounds]]
    del game.decks["wound"][:wounds]
    option = escape_of(game)
    told = {r.id: r.percent for r in shown(game, option) if r.about == "they attack first"}
    assert sum(told.values()) in (99, 100, 101)
    dead = share(game, option, lambda g: g.seats[0].status == DEAD)
    serious = share(game, option, lambda g: g.seats[0].status != DEAD and len(g.seats[0].wounds) > wounds)
    assert told.get("death", 0) / 100 == pytest.approx(dead, abs=WITHIN)
    assert told.get("serious", 0) / 100 == pytest.approx(serious, abs=WITHIN)


def test_one_attack_counts_the_cards() -> None:
    """R-13.5: of 20 Attack cards 8 wound by a Scratch or Claws, 4 bite; the others miss an unhurt body or only soil it."""
    game = standing("adult").turn(0).game
    harm = Harm(determinise(game.view(0)), 0)
    cards = [game.rules.types[c].card.id for c in game.rules.decks["attack"]]
    odds = harm.of_attacks(harm.attackers())
    assert odds["light"] == pytest.approx(sum(c in ("scratch", "claw_attack") for c in cards) / len(cards))
    assert odds["serious"] == pytest.approx(sum(c == "bite" for c in cards) / len(cards))
    assert sum(odds.values()) == pytest.approx(1)


def test_a_larva_settles_for_certain() -> None:
    """R-13.7: it draws no card."""
    game = standing("larva").turn(0).game
    assert {r.id: r.percent for r in shown(game, escape_of(game)) if r.about == "they attack first"} == {"larva": 100}


def test_a_shot_says_its_faces_and_cards() -> None:
    """R-12.1, R-14.3: the faces that hit, and the draws of the check."""
    game = standing("creeper").turn(0).game
    found = {r.id: r for r in shown(game, ("shoot",))}
    f = game.figures[0]
    assert found["hit"].percent == 83 and "5 of the 6 faces" in found["hit"].why
    kill, _, draws = check_counts(game, f, 1)
    assert f"1 Injury: {kill} of {draws} draws" in found["kill"].why
    assert injuries_by_face(game, 0, None, f) == {0: 1, 1: 5}


@pytest.mark.parametrize(("face", "kept"), [("miss", {"miss": 100}), ("hit2", {"hit": 100})])
def test_a_combat_die_that_may_be_rolled_again_says_what_it_does(face: str, kept: dict[str, int]) -> None:
    """R-26.7: the face that lies there, or any of the six."""
    table = standing("creeper", hands=["prototype_pistol"], ammo={"prototype_pistol": 2})
    game = table.script(combat=[face]).turn(0).do("shoot").game
    found = {r.id: r.percent for r in shown(game, "keep")}
    assert kept.items() <= found.items()
    again = {r.id: r for r in shown(game, "reroll")}
    assert again["hit"].percent == 83 and "5 of the 6 faces" in again["hit"].why


def test_melee_tells_the_wound_of_a_miss() -> None:
    """R-12.3: one face of six misses a Creeper."""
    game = standing("creeper").turn(0).game
    found = {r.id: r.percent for r in shown(game, ("melee",))}
    assert found["hit"] + found["serious"] == 100 and found["serious"] == 17


def test_passing_in_a_fire_and_beside_an_intruder() -> None:
    """R-5.7: 1 Light Wound for sure; R-4.9: then the attacks of the Event Phase."""
    game = standing("adult").turn(0).game
    game.fire[6] = True
    found = shown(game, ("pass",))
    assert found[0].id == "light" and found[0].percent == 100 and "Fire" in found[0].why
    assert any(r.about.startswith("Event Phase") for r in found)
    game.fire[6] = False
    game.figures.clear()
    assert shown(game, ("pass",)) == []


def test_what_options_of_one_question_share_is_told_of_each_in_its_own_words() -> None:
    """The attacks are worked out once; those of an escape come first, those after passing in the Event Phase."""
    game = standing("adult").turn(0).game
    view, ask, texts = game.view(0), game.asks[0], {language: Texts.of(game.rules, language) for language in LANGUAGES}
    deal = Deal(view, game.rules)
    for language in LANGUAGES:
        for option in (escape_of(game), ("pass",), escape_of(game)):
            assert risks(texts[language], view, ask, option, deal) == shown(game, option, language)


def test_a_token_that_was_looked_at_is_certain_and_the_others_count_without_it() -> None:
    game = standing("adult").turn(0).game
    seen, other = [room for room in range(1, 21) if game.tokens[room]][:2]
    before = Deal(game.view(0), game.rules)
    assert before.token(seen) == before.token(other)
    game.seats[0].knowledge.append(("token", seen, game.tokens[seen], 1))
    deal, effect = Deal(game.view(0), game.rules), game.rules.types[game.tokens[seen]].effect
    assert deal.token(seen) == {effect: 1.0}
    assert deal.token(other) == token_odds(game.view(0), other, game.rules) != before.token(other)
    assert sum(deal.token(other).values()) == pytest.approx(1)


def test_odds_of_noise_follow_the_table_and_belong_to_whoever_asks() -> None:
    game = standing("adult").turn(0).game
    room = 6
    quiet = noise_odds(game.view(0), room, rules=game.rules)
    assert quiet == {"noise": 0.8, "encounter": 0.0, "danger": 0.1, "silence": 0.1}
    quiet["noise"] = 0.0
    corridors = [exit for exit in game.rules.board.exits[room].values() if exit >= 0]
    game.noise[corridors[0]] = True
    game.seats[0].slime = True
    exits = sum(exit == corridors[0] for exit in game.rules.board.exits[room].values())
    noisy = noise_odds(game.view(0), room, rules=game.rules)
    assert noisy == pytest.approx({"noise": 0.8 - 0.2 * exits, "encounter": 0.2 * exits, "danger": 0.2, "silence": 0.0})
    game.noise[corridors[0]] = game.seats[0].slime = False
    assert noise_odds(game.view(0), room, rules=game.rules)["noise"] == 0.8


def test_a_search_counts_what_nobody_has_shown() -> None:
    """R-15.15: two cards of the deck."""
    game = standing("adult").turn(0).game
    game.figures.clear()
    odds = find_odds(game.view(0), "green", 2, game.rules)
    seen = [0] * len(odds)
    for seed in range(DEALS):
        drawn = {game.rules.types[c].id for c in determinise(game.view(0), seed).decks["green"][-2:]}
        seen = [n + (id in drawn) for n, id in zip(seen, odds, strict=True)]
    for chance, n in zip(odds.values(), seen, strict=True):
        assert chance == pytest.approx(n / DEALS, abs=WITHIN)


def test_the_token_of_an_unexplored_room_counts() -> None:
    """R-8.3, R-8.4: Silence and Danger take the place of the roll."""
    game = standing("adult").turn(0).game
    room = next(r for r in range(1, 21) if game.tokens[r])
    odds = entering_odds(game.view(0), room, game.rules)
    assert sum(odds.values()) == pytest.approx(1, abs=1e-4)


@pytest.mark.parametrize("kind", KINDS)
def test_odds_follow_from_the_view_alone(kind: str) -> None:
    """Whatever is hidden: another deal of the same view tells the same odds, in every language, without a gap."""
    setup = next(iter(setups(3, 2, kind)))
    for at, game in enumerate(play(setup)):
        if at > MOMENTS:
            break
        if at % 3:
            continue
        for ask in game.asks:
            view = game.view(ask.seat)
            for option in ask.options:
                for language in LANGUAGES:
                    texts = Texts.of(game.rules, language)
                    told = risks(texts, view, ask, option)
                    assert not texts.problems
                    assert all(0 < r.percent <= 100 and r.text for r in told)
                twin = determinise(view, 99)
                assert told == risks(texts, twin.view(ask.seat), ask, option)


def test_what_puts_the_fire_out_does_not_end_the_turn_in_it() -> None:
    """R-5.6: with nobody to drive off, an extinguisher can only put the Fire out; a Search leaves it burning."""
    scenario = Scenario("scout", "captain").room(6, "canteen", items=2, fire=True)
    scenario = scenario.seat(0, room=6, hand=["search", "rest"], hands=["fire_extinguisher"])
    game = scenario.turn(0).game
    game.actions_left = 1
    use = next(option for option in game.asks[0].options if option[0] == "use")
    burns = [risk for risk in shown(game, use) if "Fire" in risk.about]
    assert burns == []
    search = next(option for option in game.asks[0].options if option[0] == "play" and "search" in str(option[1]))
    assert any("Fire" in risk.about for risk in shown(game, search))


def test_a_room_full_of_slime_says_so_before_one_enters() -> None:
    """R-7.4: each entry of whoever has none yet."""
    scenario = Scenario("scout", "captain").room(6, "canteen").room(7, "slime_room")
    game = scenario.seat(0, room=6, hand=["rest"]).turn(0).game
    move = next(option for option in game.asks[0].options if option[:2] == ("move", 7))
    assert {risk.id: risk.percent for risk in shown(game, move)}["slime"] == 100
    game.seats[0].slime = True
    assert "slime" not in {risk.id for risk in shown(game, move)}
