"""The adapter for OpenSpiel, on the real library."""

from __future__ import annotations

import json
import pickle
from importlib.util import find_spec
from typing import Any

import pytest

from nemesis import BadSetup, Game, IllegalChoice, Setup
from nemesis.rl import MAX_OPTIONS, observe
from nemesis.rl.rows import option_rows

from ..needs import missing


@pytest.fixture(scope="module")
def spiel() -> Any:
    """`pyspiel`, with Nemesis registered."""
    if find_spec("pyspiel") is None:
        missing("OpenSpiel is missing: pip install open_spiel")
    import pyspiel

    import nemesis.rl.spiel  # noqa: F401  (registers the game)

    return pyspiel


TABLES = (
    "nemesis(players=2,deals=16)",
    "nemesis(players=1,species=carnomorphs,deals=16)",
    "nemesis(players=3,species=void_seeders,mode=coop,modules=medic+turrets,deals=16,first_seed=9)",
    "nemesis(players=2,mode=investigation,deals=16)",
)


@pytest.mark.parametrize("table", TABLES)
def test_its_own_test_passes(spiel: Any, table: str) -> None:
    """Legal actions, clones, serialised games and states, observations, returns: OpenSpiel's own checks."""
    spiel.random_sim_test(spiel.load_game(table), num_sims=1, serialize=True, verbose=False)


def played(spiel: Any, table: str, actions: int) -> Any:
    state = spiel.load_game(table).new_initial_state()
    state.apply_action(5)
    for n in range(actions):
        state.apply_action(state.legal_actions()[n % len(state.legal_actions())])
    return state


def to_the_end(state: Any) -> tuple[str, list[float]]:
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    return str(state), state.returns()


def test_clones_and_states_read_again_play_the_same_game_and_leave_the_first_alone(spiel: Any) -> None:
    state = played(spiel, TABLES[2], 30)
    before = str(state)
    _, read = spiel.deserialize_game_and_state(spiel.serialize_game_and_state(state.get_game(), state))
    others = [state.clone(), read, pickle.loads(pickle.dumps(state))]
    ends = [to_the_end(other) for other in others]
    assert str(state) == before
    assert [to_the_end(state)] * 3 == ends


def test_it_is_the_game_itself(spiel: Any) -> None:
    state = played(spiel, TABLES[2], 0)
    game = Game.new(Setup(players=3, species="void_seeders", mode="coop", modules=("medic", "turrets"), seed=14))
    while game.ask is not None:
        assert state.current_player() == game.ask.seat
        assert state.legal_actions() == list(range(len(game.ask.options)))
        assert json.loads(state.action_to_string(0)) == json.loads(json.dumps(game.ask.options[0]))
        action = len(game.history) % len(game.ask.options)
        game.apply(action)
        state.apply_action(action)
    assert state.is_terminal() and state.returns() == [float(seat.won) for seat in game.result.seats]


def test_players_see_their_compact_observation_and_their_options(spiel: Any) -> None:
    state = played(spiel, TABLES[0], 20)
    game: Game = state.table.game
    assert game.ask is not None
    for seat in range(2):
        seen, rows = state.observation_tensor(seat), option_rows(game.ask.options if seat == game.ask.seat else ())
        assert seen[: -MAX_OPTIONS * rows.shape[1]] == observe(game, seat).tolist()
        told = seen[-MAX_OPTIONS * rows.shape[1] :]
        assert told[: rows.size] == rows.flatten().tolist() and not any(told[rows.size :])
        assert json.loads(state.observation_string(seat)) == json.loads(json.dumps(game.view(seat)))


def test_what_cannot_be_is_refused_and_changes_nothing(spiel: Any) -> None:
    for wrong in ("players=9", "species=cats", "deals=0", "modules=cats"):
        with pytest.raises(BadSetup):
            spiel.load_game(f"nemesis({wrong})")
    state = played(spiel, TABLES[0], 3)
    before = str(state)
    with pytest.raises(IllegalChoice):
        state.apply_action(MAX_OPTIONS - 1)
    assert str(state) == before
    with pytest.raises(IllegalChoice):
        spiel.load_game(TABLES[0]).new_initial_state().apply_action(16)
