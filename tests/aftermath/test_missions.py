"""Personal missions and the Lucrative Offer (A-17, A-8.30 to A-8.32)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.content.aftermath.missions import MISSIONS
from nemesis.content.aftermath.shuttle import MAIN, A, B
from nemesis.errors import IllegalChoice
from nemesis.scenario import Scenario, Table, new_ship
from nemesis.view import determinise

CARDS = ["search", "rest", "demolition", "order", "interruption"]
MINIMUM = {
    "egg": 1, "carcass": 1, "corpse": 1, "signal": 1, "engines_ok": 1, "engines_broken": 3, "earth": 1, "mars": 3,
    "self_destruct": 2, "loot": 1, "kill": 1, "weakness": 1, "liability": 3,
}  # fmt: skip


def scene(mission: str | None = None, crew: int = 3, **setup: Any) -> Scenario:
    """The last step of an Epilogue: all tokens turned over, everybody in the Main Room."""
    names = ("captain", "scout", "soldier", "pilot", "mechanic")[:crew]
    s = Scenario(*names, mode="epilogue", **setup).alert(None).no_second_tokens().ship(shuttle=0)
    s.ship(engines=["working", "damaged", "damaged"], coordinates="coord_1", destination="A")
    s.ship(destination=letter_to(s, "deep_space"))
    others = [m for m in ("pm_signal", "pm_egg", "pm_carcass", "pm_kill", "pm_weakness") if m != f"pm_{mission}"]
    for seat in range(1, crew):
        s.seat(seat, objectives=[others[seat]])
    return s.seat(0, objectives=[f"pm_{mission}" if mission else others[0]])


def letter_to(s: Scenario, place: str) -> str:
    places = s.game.rules.types[s.game.coordinates].places
    return next((x for x, at in places.items() if at == place), "B")


def depart(s: Scenario) -> Table:
    return s.run("shuttle_leaves")


def won(s: Scenario) -> bool:
    game = depart(s).game
    assert game.result is not None and game.result.cause == "departure"
    return bool(game.result.seats[0].won)


def test_there_are_thirteen_missions_with_their_least_number_of_players() -> None:
    """A-8.14, A-17.1: thirteen personal missions, each with the least number of players."""
    assert {m.id[3:]: m.players for m in MISSIONS} == MINIMUM
    assert {m.provenance for m in MISSIONS} == {"designed"}


@pytest.mark.parametrize(("players", "cards"), [(1, 9), (2, 10), (3, 13), (5, 13)])
def test_missions_above_the_player_count_are_never_dealt(players: int, cards: int) -> None:
    """A-8.14, A-17.1; one each, hidden."""
    fitting = [m for m in MISSIONS if m.players <= players]
    assert len(fitting) == cards
    dealt = set()
    for seed in range(25):
        game = Game.new(Setup(players=players, mode="epilogue", seed=seed, ship=new_ship()))
        while game.ask is not None and game.ask.kind.startswith("draft"):
            game.apply(0)
        assert all(len(p.objectives) == 1 for p in game.seats)
        dealt |= {o for p in game.seats for o in p.objectives}
    assert dealt <= {m.id for m in fitting}


@pytest.mark.parametrize(("mission", "thing"), [("egg", "egg"), ("carcass", "carcass"), ("corpse", "blue_corpse")])
def test_objects_count_aboard_the_shuttle_whoever_carries_them(mission: str, thing: str) -> None:
    """A-17.1: lying or carried by anyone in a shuttle Room; on the Nemesis they do not count."""
    assert won(scene(mission).object(thing, B))
    assert won(scene(mission).seat(1, room=A, hands=[thing]))
    assert not won(scene(mission).object(thing, 15))
    assert not won(scene(mission).seat(1, room=11, hands=[thing]))


@pytest.mark.parametrize(("mission", "thing"), [("egg", "egg"), ("carcass", "carcass"), ("corpse", "corpse")])
def test_objects_count_in_the_own_launched_pod_only(mission: str, thing: str) -> None:
    """A-17.1: "or carried by you in a launched pod"."""
    mine = scene(mission).ship(pods=[(1, "A", False)]).seat(0, status="launched", pod=1, hands=[thing])
    assert won(mine)
    theirs = scene(mission).ship(pods=[(1, "A", False)]).seat(1, status="launched", pod=1, hands=[thing])
    assert not won(theirs)


def test_report_in() -> None:
    """A-17.1: your own Signal."""
    assert won(scene("signal").seat(0, signal=True)) and not won(scene("signal").seat(1, signal=True))


@pytest.mark.parametrize("working", [0, 1, 2, 3])
def test_engines(working: int) -> None:
    """A-17.1: at least two work, or at least two are damaged."""
    engines = ["working"] * working + ["damaged"] * (3 - working)
    assert won(scene("engines_ok").ship(engines=engines)) == (working >= 2)
    assert won(scene("engines_broken").ship(engines=engines)) == (working <= 1)


@pytest.mark.parametrize("place", ["earth", "mars"])
def test_course(place: str) -> None:
    """A-17.1: Destination and Coordinates together; the shuttle's crew survives either way."""
    s = scene(place)
    assert won(s.ship(destination=letter_to(s, place)))
    other = scene(place)
    assert not won(other.ship(destination=letter_to(other, "mars" if place == "earth" else "earth")))


def test_leave_no_trace() -> None:
    """A-17.1: Self-Destruct is running at departure."""
    assert won(scene("self_destruct").ship(self_destruct=4)) and not won(scene("self_destruct"))


def test_scavenger_counts_found_and_crafted_items() -> None:
    """A-17.1: three that are neither starting nor Quest Items."""
    assert won(scene("loot").seat(0, items=["medkit", "tools", "antidote"]))
    assert not won(scene("loot").seat(0, items=["medkit", "tools", "ship_log"]))


def test_exterminator_needs_a_kill_of_ones_own() -> None:
    """A-17.1: by an own action; Fire and the Larva do not count."""
    s = scene("kill").figure("creeper", MAIN, injuries=5).seat(0, hand=CARDS).script(combat=["hit2"])
    table = s.ship(shuttle=1).turn().do("shoot")
    assert table.told("intruder_killed") and table.seat(0).ext["trophies"] == 1
    burnt = scene("kill").figure("creeper", 6, injuries=9).room(6, fire=True).run("fire_damage")
    assert burnt.told("intruder_killed") and not any(p.ext.get("trophies") for p in burnt.game.seats)
    larva = scene("kill").figure("larva", MAIN).seat(0, hand=CARDS).script(combat=["hit2"]).ship(shuttle=1).turn()
    larva.do("shoot")
    assert larva.told("intruder_killed") and not larva.seat(0).ext.get("trophies")


def test_exterminator_is_fulfilled_by_the_kill() -> None:
    """A-17.1: Exterminator is a kill of one's own."""
    s = scene("kill").extension(0, trophies=1)
    assert won(s) and not won(scene("kill"))


def test_field_research_needs_a_weakness_in_force() -> None:
    """A-17.1, A-8.3: one that the crew before had studied does not count until it is rediscovered."""
    s = scene("weakness")
    slot, card, _ = s.game.weaknesses[0]
    assert not won(scene("weakness"))
    assert won(scene("weakness").weaknesses({slot: (card, True)}))


def test_loose_end() -> None:
    """A-17.1: another character dead or still on the Nemesis; a launched Pod is safe."""
    assert won(scene("liability").seat(1, status="dead"))
    assert won(scene("liability").seat(1, room=11))
    safe = scene("liability").ship(pods=[(1, "A", False)]).seat(1, status="launched", pod=1)
    assert not won(safe) and not won(scene("liability"))


def test_a_lost_shuttle_takes_nothing_home() -> None:
    """A-8.23, A-17.1: what lay on it is gone, and who was on it is dead, for somebody in a launched Pod."""
    for mission, fulfilled in (("egg", False), ("liability", True)):
        s = scene(mission).ship(self_destruct=1, shuttle=3, pods=[(1, "A", False)]).object("egg", B)
        game = s.seat(0, status="launched", pod=1).run("shuttle_time").game
        assert game.result.cause == "destroyed" and game.result.seats[0].won == fulfilled


def test_a_shuttle_without_a_crew_still_takes_its_cargo() -> None:
    """A-8.23: everybody else is dead or gone."""
    s = scene("egg", crew=1).ship(shuttle=3, pods=[(1, "A", False)]).object("egg", B).room(16, "evacuation_a")
    game = s.seat(0, pod=1).turn().do("launch").game
    assert game.result.cause == "deserted" and game.result.seats[0].won


# -- the Lucrative Offer ----------------------------------------------------------------------------------------


def offered(crew: int = 2) -> Scenario:
    return scene(crew=crew).ship(shuttle=4).seat(0, hand=CARDS).seat(1, hand=["rest", "search"])


def test_the_player_in_turn_may_take_the_offer_for_free() -> None:
    """A-8.31: no action, no card; the mission leaves unseen."""
    table = offered().turn().do("claim", "offer")
    assert table.game.ext["offer"] == 0 and table.seat(0).objectives == [] and len(table.seat(0).exile) == 1
    assert table.asked == (0, "turn") and table.game.actions_left == 2 and len(table.seat(0).hand) == 5


def test_another_player_may_take_it_out_of_turn() -> None:
    """A-8.31: through `claims`, in the history like any choice; the pending question is put again."""
    table = offered().turn()
    assert table.game.claims(1) == [("claim", "offer")] == table.game.view(1)["claims"]
    before = table.game.ask
    table.game.apply(("claim", "offer"), 1)
    assert table.game.ext["offer"] == 1 and table.game.history[-1] == (1, ("claim", "offer"))
    assert table.asked == (0, "turn") and before is not None
    assert table.options == [o for o in before.options if o != ("claim", "offer")]


def test_an_announcement_in_progress_is_taken_back_by_a_claim() -> None:
    """A-8.31: nothing was paid yet, so the player in turn chooses anew."""
    table = offered().turn()
    table.game.apply(table.option("careful_move", A))
    assert table.asked == (0, "pay")
    table.game.apply(("claim", "offer"), 1)
    assert table.asked == (0, "turn") and len(table.seat(0).hand) == 5


def test_the_offer_is_taken_once_and_for_good() -> None:
    """A-8.31, A-8.32: one holder, public, not reversible."""
    table = offered().turn().do("claim", "offer")
    assert not table.offers("claim") and table.game.claims(1) == []
    assert table.game.view(1)["ext"]["offer"] == 0
    with pytest.raises(IllegalChoice, match="seat 1 cannot claim"):
        table.game.apply(("claim", "offer"), 1)


@pytest.mark.parametrize(("status", "allowed"), [("aboard", True), ("pod", True), ("launched", False), ("dead", False)])
def test_only_a_living_player_still_on_board_may_take_it(status: str, allowed: bool) -> None:
    """A-8.31: waiting in a Pod is still on board."""
    s = offered().ship(pods=[(1, "A", False)])
    if status == "aboard":
        s.seat(1, room=MAIN)
    elif status == "dead":
        s.seat(1, status=status)
    else:
        s.seat(1, status=status, pod=1)
    assert bool(s.turn().game.claims(1)) == allowed


def test_no_claim_while_something_is_being_resolved() -> None:
    """A-8.31: accepted only when no resolution is pending."""
    s = offered().seat(0, room=11).seat(1, room=11, hand=["interruption"])
    table = s.turn().do("move", 6)
    assert table.asked == (1, "interrupt") and table.game.claims(0) == []


def test_the_mission_given_up_stays_hidden() -> None:
    """A-8.32: the others see only that one mission left the game."""
    table = offered().turn().do("claim", "offer")
    gone = table.seat(0).exile[0]
    seen = table.game.view(1)
    assert gone not in str(seen) and seen["seats"][0]["gone"]["objectives"] == 1
    assert determinise(seen, seed=2).view(1) == seen


def offer(s: Scenario, seat: int = 0) -> Scenario:
    """This seat has taken the offer."""
    return s.offer(seat)


def test_the_offer_is_won_in_a_pod_with_an_egg() -> None:
    """A-8.31, A-17.2: tokens and alerts do not matter (A-7.9)."""
    s = offer(scene().ship(pods=[(1, "A", False)]).seat(0, status="launched", pod=1, hands=["egg"]))
    assert won(s.second_token(6, "egg"))
    bare = offer(scene().ship(pods=[(1, "A", False)]).seat(0, status="launched", pod=1))
    assert not won(bare)


def test_the_offer_is_won_alone_on_the_shuttle_with_an_egg_in_hand() -> None:
    """A-17.2: the only living character aboard; an Egg on the floor does not do."""

    def alone(**mine: Any) -> Scenario:
        return offer(scene().seat(1, room=11).seat(2, room=11).seat(0, **mine))

    assert won(alone(hands=["egg"])) and not won(alone().object("egg", MAIN))
    assert not won(offer(scene().seat(1, room=11).seat(0, hands=["egg"])))


def test_a_failed_alert_spares_an_offer_already_fulfilled_in_a_pod() -> None:
    """A-7.9: an Offer already fulfilled in a Pod is judged even when an alert fails."""
    s = scene().alert("alert_hot_spots").ship(shuttle=3, pods=[(1, "A", False)])
    game = offer(s.seat(0, status="launched", pod=1, hands=["egg"])).run("check_alert").game
    assert game.result is not None and [x.won for x in game.result.seats] == [True, False, False]


def test_the_offer_still_needs_the_contamination_check() -> None:
    """A-8.31: an infected card among the four drawn kills."""
    s = offer(scene().ship(pods=[(1, "A", False)]).seat(0, status="launched", pod=1, hands=["egg"]))
    s.seat(0, hand=["infected", "infected", "infected", "infected"], deck=[])
    s.game.seats[0].deck, s.game.seats[0].discard = [], []
    game = depart(s).game
    assert game.result.seats[0].fate == "contamination" and not game.result.seats[0].won


def test_an_offer_holder_no_longer_needs_a_mission() -> None:
    """A-8.31: a fulfilled mission of old does not help."""
    assert not won(offer(scene("egg").object("egg", B)))
