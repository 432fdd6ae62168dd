"""Prices in the text client: a suggestion that one answer accepts, several numbers at once, and Enter safe elsewhere."""

from __future__ import annotations

import io
from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.bots import make_bot
from nemesis.engine.machine import Ask
from nemesis.scenario import Scenario
from nemesis.scenario.table import Table
from nemesis.text import LANGUAGES, Texts
from nemesis.tui import Console, Leave, TextClient
from nemesis.tui.payment import PAY, numbers_in, suggested
from nemesis.view import determinise
from nemesis.view.moments import REACTIONS

from .playing import SPECIES, Chooser

HAND = ["search", "rest", "demolition", "order", "motivation"]
CREW = ("captain", "pilot", "scout")


def table(hand: list[str], *others: str) -> Table:
    scenario = Scenario("captain", *others, seed=3).explore_all().script(noise=["silence"] * 8).seat(0, hand=hand)
    return scenario.turn(0)


def sit(
    game: Game, *typed: str, language: str = "en", bots: dict[int, Any] | None = None
) -> tuple[TextClient, io.StringIO]:
    """At the open question, with these lines already typed."""
    game.log = game.log or []
    screen = io.StringIO()
    console = Console(io.StringIO("".join(f"{line}\n" for line in typed)), screen)
    client = TextClient(game, bots or {}, console, language)
    return client, screen


def paying(
    hand: list[str], action: str = "careful_move", *typed: str, language: str = "en"
) -> tuple[TextClient, io.StringIO]:
    """The Captain has announced an action and is asked for its price."""
    at = table(hand)
    at.game.apply(at.option(action, 14))
    client, screen = sit(at.game, *typed, language=language)
    assert client.game.ask is not None and client.game.ask.kind == PAY
    return client, screen


def ask_of(client: TextClient) -> Ask:
    assert client.game.ask is not None
    return client.game.ask


def discarded(client: TextClient, seat: int = 0) -> list[str]:
    return [client.game.rules.types[card].id for card in client.game.seats[seat].discard]


# -- the suggestion -----------------------------------------------------------------------------------------


def test_it_names_the_cards_that_a_bot_would_miss_least() -> None:
    client, _ = paying(HAND)
    ask = ask_of(client)
    cards = [client.game.rules.types[card[1]].id for card in suggested(client.game.view(0), ask)]
    assert cards == ["demolition", "order"]
    bot = make_bot("veteran")
    assert bot.decide(client.game.view(0), ask) == suggested(client.game.view(0), ask)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_shown_with_the_numbers_to_type(language: str) -> None:
    client, screen = paying(HAND, "careful_move", language=language)
    client.at_the_keyboard = 0
    shown = client.show_question(ask_of(client))
    t = Texts(language)
    for card in ("demolition", "order"):
        number = 1 + [client.game.rules.types[c].id for _, c in shown].index(card)
        assert t.get("client-payment_card", card=t.quoted(t.get(f"card-{card}")), number=number) in screen.getvalue()
    assert not client.t.problems


def test_contamination_never_pays() -> None:
    """R-5.12: it is neither offered nor suggested."""
    client, screen = paying(
        ["contamination", "infected", "order", "rest", "contamination", "motivation"], "careful_move", ""
    )
    assert all(card[0] == "card" for card in suggested(client.game.view(0), ask_of(client)))
    client.decide(ask_of(client))
    assert (
        len(discarded(client)) == 2
        and "Contamination" not in screen.getvalue().split("Your choice")[0].split("Discard", 1)[1]
    )
    assert sum(1 for c in client.game.seats[0].hand if not client.game.rules.is_action(c)) == 3


@pytest.mark.parametrize("species", SPECIES)
def test_accepting_the_suggestion_always_applies(species: str) -> None:
    """Over whole random games: as many cards as asked, all different, all offered, and the price is paid."""
    paid = 0
    for seed in range(4):
        game = Game.new(
            Setup(players=3, species=species, seed=seed, modules=("aftermath_characters", "traits")), log=True
        )
        chooser = Chooser(seed)
        client, _ = sit(game)
        while client.game.ask is not None:
            ask = client.game.ask
            if ask.kind != PAY:
                client.apply(ask, chooser.choose(ask.options))
                continue
            cards = suggested(client.game.view(ask.seat), ask)
            assert len(cards) == len(set(cards)) == ask.source and set(cards) <= set(ask.options)
            made = len(client.game.history)
            client.pay(ask.seat, cards)
            assert client.game.history[made:] == [(ask.seat, card) for card in cards]
            paid += 1
    assert paid > 50


def test_it_depends_on_nothing_that_the_seat_cannot_know() -> None:
    """A table dealt anew from the seat's view suggests the same cards."""
    game = Game.new(Setup(players=3, characters=CREW, seed=6))
    chooser, compared = Chooser(6), 0
    while game.ask is not None:
        if game.ask.kind == PAY:
            seat = game.ask.seat
            other = determinise(game.view(seat), seed=len(game.history))
            assert other.ask is not None
            assert suggested(other.view(seat), other.ask) == suggested(game.view(seat), game.ask)
            compared += 1
        game.apply(chooser.choose(game.ask.options))
    assert compared > 10


# -- one answer ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["", "ok", "o", "OK"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("action", "cards"), [("careful_move", ["demolition", "order"]), ("move", ["demolition"])])
def test_one_answer_pays_the_whole_price(typed: str, language: str, action: str, cards: list[str]) -> None:
    client, _ = paying(HAND, action, typed, language=language)
    client.decide(ask_of(client))
    assert discarded(client) == cards and client.game.seats[0].room == 14
    assert len(client.game.history) == 1 + len(cards)


@pytest.mark.parametrize("typed", ["1 3", "1, 3", "1,3", "1+3", "3 ; 1", " 1   3 "])
def test_several_numbers_at_once(typed: str) -> None:
    client, _ = paying(HAND, "careful_move", typed)
    client.decide(ask_of(client))
    assert sorted(discarded(client)) == ["demolition", "search"]


def test_one_after_the_other_and_the_rest_is_suggested_anew() -> None:
    client, screen = paying(HAND, "careful_move", "1", "")
    client.decide(ask_of(client))
    assert ask_of(client).kind == PAY and ask_of(client).source == 1 and discarded(client) == []
    client.decide(ask_of(client))
    assert discarded(client) == ["search", "demolition"]
    assert screen.getvalue().count("Suggestion: ") == 2


@pytest.mark.parametrize(
    ("typed", "key"),
    [("1 2 3", "too_many_cards"), ("2 2", "card_twice"), ("1 9", "out_of_range"), ("0 1", "out_of_range"), ("9", "out_of_range")],
)  # fmt: skip
def test_numbers_that_are_no_payment_change_nothing(typed: str, key: str) -> None:
    client, screen = paying(HAND, "careful_move", typed, "")
    before = client.game.digest()
    said = Texts("en").get(f"client-{key}", count=5, cost=2)
    client.decide(ask_of(client))
    assert said in screen.getvalue() and discarded(client) == ["demolition", "order"]
    assert before != client.game.digest()


def test_numbers_are_read_as_people_write_them() -> None:
    assert numbers_in("1 3") == numbers_in("1,3") == numbers_in("1 + 3") == [1, 3] and numbers_in("7") == [7]
    for other in ("", "1 x", "one", "1.5", "-1 2", "²", "1 why"):
        assert numbers_in(other) == [], other


def test_a_payment_is_taken_back_as_one() -> None:
    """Repairs show nothing and roll nothing: the price goes back into the hand whole, then the action itself."""
    at = (
        Scenario("captain", "scout", seed=3)
        .explore_all()
        .seat(0, hand=["basic_repairs", "rest", "order", "demolition"])
    )
    game = at.room(11, malfunction=True).seat(1, room=6).turn(0).game
    choice = next(o for o in game.ask.options if o[0] == "play")  # type: ignore[union-attr]
    game.apply(choice)
    client, screen = sit(game, "", "undo", "undo")
    hand = list(client.game.seats[0].hand)
    client.at_the_keyboard = 0
    client.decide(ask_of(client))
    assert len(discarded(client)) == 3
    client.ask_person(ask_of(client))
    assert ask_of(client).kind == PAY and ask_of(client).source == 2, "both cards are back at once"
    assert client.game.seats[0].hand == hand
    client.ask_person(ask_of(client))
    assert ask_of(client).kind == "turn" and client.game.history == []
    assert screen.getvalue().count(Texts("en").get("client-undone")) == 2


# -- Enter elsewhere ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_enter_alone_decides_nothing_else(language: str) -> None:
    """At every kind of question of whole games: the question is read again, and nothing has changed."""
    kinds: set[str] = set()
    for seed, species in enumerate([*SPECIES, *SPECIES], 5):
        game = Game.new(Setup(players=2, species=species, seed=seed), log=True)
        chooser = Chooser(seed)
        while game.ask is not None:
            if game.ask.kind not in (*kinds, PAY):
                kinds.add(game.ask.kind)
                client, _ = sit(game, "", "", language=language)
                client.at_the_keyboard = game.ask.seat
                before = client.game.digest()
                with pytest.raises(Leave):
                    client.ask_person(client.game.ask)  # type: ignore[arg-type]
                assert client.game.digest() == before
            game.apply(chooser.choose(game.ask.options))
    assert len(kinds) > 15


def test_ok_decides_nothing_else() -> None:
    at = table(HAND)
    client, screen = sit(at.game, "ok", "o", "1 2")
    client.at_the_keyboard = 0
    with pytest.raises(Leave):
        client.ask_person(ask_of(client))
    assert client.game.history == at.game.history
    t = Texts("en")
    assert t.get("client-nothing_suggested") in screen.getvalue()
    assert t.get("client-ambiguous_command", word="o", commands="objectives, odds") in screen.getvalue()
    assert t.get("client-one_number", count=len(ask_of(client).options)) in screen.getvalue()


def test_enter_pressed_twice_at_the_curtain_pays_nothing() -> None:
    """A save from the middle of a payment, at one screen: the first Enter takes the keyboard, the second only reads again."""
    at = table(HAND, "scout")
    at.game.apply(at.option("careful_move", 14))
    client, screen = sit(at.game, "", "", "ok")
    client.decide(ask_of(client))
    assert screen.getvalue().count("ok to accept the suggestion") == 2 and "Enter to accept" not in screen.getvalue()
    assert discarded(client) == ["demolition", "order"]


# -- others at the table ------------------------------------------------------------------------------------


def hot_seat(*typed: str) -> tuple[TextClient, io.StringIO]:
    """Captain and Scout in one Room; the Scout holds an Interruption."""
    scenario = Scenario("captain", "scout", seed=3).explore_all().script(noise=["silence"] * 4)
    scenario.seat(0, hand=HAND).seat(1, hand=["interruption", "adrenaline", "reconnaissance"])
    at = scenario.turn(0)
    client, screen = sit(at.game, *typed)
    client.at_the_keyboard = 0
    client.apply(ask_of(client), at.option("careful_move", 14))
    return client, screen


def test_an_interruption_after_the_payment_costs_the_payment_and_nothing_more() -> None:
    """R-5.17: the price stays paid, the action is used up, and what is left in hand stays there."""
    client, _ = hot_seat("", "", "2")
    client.decide(ask_of(client))
    assert discarded(client) == ["demolition", "order"] and ask_of(client).kind == "interrupt"
    client.moments = []
    client.decide(ask_of(client))
    assert client.game.seats[0].room == 11 and discarded(client) == ["demolition", "order"]
    assert [client.game.rules.types[c].id for c in client.game.seats[0].hand] == ["search", "rest", "motivation"]
    assert client.game.actions_left == 1


def test_nobody_reads_what_another_may_pay_with() -> None:
    """The suggestion is gone behind the curtain; whoever may react reads only what was paid."""
    client, screen = hot_seat("", "", "1")
    client.decide(ask_of(client))
    while client.moments or ask_of(client).kind in REACTIONS:
        if not client.hold_a_moment():
            client.decide(ask_of(client))
    before, after = screen.getvalue().split("Pass the keyboard to the Scout", 1)
    t = Texts("en")
    assert "Suggestion: " in before and "Suggestion: " not in after
    for kept in ("search", "rest", "motivation"):
        assert t.get(f"card-{kept}") in before and t.get(f"card-{kept}") not in after.split("Pass the keyboard")[0]


def test_a_payment_that_a_claim_interrupts_is_asked_for_anew() -> None:
    """A-10.1: somebody seizes the hourglass while a price is being named; no card is lost."""
    scenario = Scenario("captain", "scout", modules=("hourglass",), seed=3).explore_all().script(noise=["silence"] * 8)
    at = scenario.seat(0, hand=HAND).seat(1, room=6).hourglass("run_out").turn(0)
    client, _ = sit(at.game, "1", "call 1")
    client.at_the_keyboard = 0
    client.apply(ask_of(client), at.option("careful_move", 14))
    client.ask_person(ask_of(client))
    assert ask_of(client).source == 1, "one card is named"
    client.ask_person(ask_of(client))
    assert (ask_of(client).seat, ask_of(client).kind) == (1, "hourglass_room")
    client.apply(ask_of(client), ask_of(client).options[0])
    while ask_of(client).seat != 0 or ask_of(client).kind != "turn":
        client.apply(ask_of(client), ask_of(client).options[0])
    assert discarded(client) == [] and len(client.game.seats[0].hand) == len(HAND)
    assert client.game.actions_left == 2


def test_a_payment_stops_where_the_engine_asks_something_else() -> None:
    client, _ = paying(HAND)
    ask = ask_of(client)
    cards = suggested(client.game.view(0), ask)
    client.pay(1, cards)
    assert client.game.history[1:] == [], "another seat pays nothing"
    client.pay(0, [cards[0], cards[0], cards[1]])
    assert client.game.history[1:] == [(0, cards[0])] and ask_of(client).source == 1
