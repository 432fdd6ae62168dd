"""The Garden: every clause of its cards."""

from __future__ import annotations

from typing import Any

from nemesis import Game, Setup
from nemesis.bots import VeteranBot, make_bot
from nemesis.bots.sight import Sight
from nemesis.bots.utility import Mind
from nemesis.scenario import Scenario, Table
from nemesis.text import Texts


def botanist(fire: bool = False, **seat: Any) -> Scenario:
    return Scenario("botanist", modules=("garden",)).room(6, "greenhouse", fire=fire).seat(0, room=6, **seat)


def test_the_greenhouse_heals_and_gives_a_card() -> None:
    table = botanist(hand=["rest", "search", "remedy"], light=2).turn(0)
    table.do("room_action")
    assert table.seat(0).light == 0
    assert len(table.seat(0).hand) == 3 - 2 + 1


def test_a_broken_greenhouse_gives_nothing() -> None:
    hand = ["rest", "search", "remedy"]
    scenario = Scenario("botanist", modules=("garden",)).seat(0, room=6, hand=hand, light=2)
    assert scenario.lay("greenhouse", 6).turn(0).offers("room_action")
    scenario.lay("greenhouse", 6, broken=True).turn(0).refuses("room_action")


def test_overgrowth_puts_out_every_fire_and_breaks_the_greenhouse() -> None:
    scenario = botanist(hand=["rest"]).room(8, "canteen", fire=True).room(10, "storage", fire=True)
    table = scenario.top("event", "overgrowth").run("event_card")
    assert not any(table.game.fire)
    assert table.game.malfunction[6]


def test_the_remedy_heals_the_watering_puts_out_and_the_second_wind_draws() -> None:
    table = botanist(hand=["remedy", "watering", "second_wind"], light=1, fire=True).turn(0)
    table.do("play", "watering")
    assert not table.game.fire[6]
    table.do("play", "remedy")
    assert table.seat(0).light == 0
    table = botanist(hand=["second_wind"]).turn(0)
    table.do("play", "second_wind")
    assert len(table.seat(0).hand) == 2


def worth(table: Table, card: str) -> float:
    """What playing a card is worth to a bot."""
    game, ask = table.game, table.game.ask
    assert ask is not None
    option = next(o for o in ask.options if o[0] == "play" and game.rules.types[o[1]].id == card)
    return Mind(Sight(game.view(0)), ask, VeteranBot.manner).score(option)


def test_a_bot_knows_what_its_cards_are_for() -> None:
    hand = ["remedy", "watering", "second_wind"]
    slightly, badly = (botanist(hand=hand, light=light).turn(0) for light in (1, 2))
    assert 0 < worth(slightly, "remedy") < worth(badly, "remedy")
    assert worth(botanist(hand=hand, fire=True).turn(0), "watering") > 0
    assert worth(botanist(hand=hand).turn(0), "second_wind") > 0
    assert worth(botanist(hand=[*hand, "rest"]).turn(0), "second_wind") == 0


def test_bots_play_it_to_the_end_and_every_sentence_is_said_in_both_languages() -> None:
    for seed in range(6):
        setup = Setup(players=2, modules=("garden",), characters=("botanist", "scout"), seed=seed)
        game = Game.new(setup, log=True)
        bots = [make_bot("veteran", seed=seat) for seat in range(2)]
        while game.ask is not None:
            again = Game.from_json(game.to_json())
            assert again.view(0) == game.view(0)
            game.apply(bots[game.ask.seat].decide(game.view(game.ask.seat), game.ask))
        for language in ("en", "fr"):
            texts = Texts.of(game.rules, language)
            assert texts.lines(game, game.log or [], 0) and not texts.problems
