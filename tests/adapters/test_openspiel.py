from __future__ import annotations

import json
from itertools import combinations
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import ecumene
from ecumene.adapters.openspiel import name_of, options_of  # importing it registers the games
from ecumene.games import find
from tests.toy import GAME

NAME = "ecumene_age_of_civilization"


def load(players: int = 2, seed: int = -1, options: str = "") -> Any:
    return pyspiel.load_game(NAME, {"players": players, "seed": seed, "options": options})


def past_set_up(game: Any, seed: int = 0) -> Any:
    state, rng = game.new_initial_state(), np.random.default_rng(seed)
    while state.is_chance_node():
        state.apply_action(int(rng.choice([place for place, _ in state.chance_outcomes()])))
    return state


COUNTS = [(key, players) for key in ecumene.games() for players in find(key).seats]
LONG = ("civolution", "sid-meiers-civilization")  # thousands of moves: the kit plays them with two


@pytest.mark.parametrize(
    ("key", "players"),
    [pytest.param(*one, marks=[pytest.mark.soak] if one[0] in LONG else []) for one in COUNTS],
)
def test_openspiel_accepts_every_game_on_the_shelf(key: str, players: int) -> None:
    game = pyspiel.load_game(name_of(key), {"players": players})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_openspiel_accepts_modules_and_stored_states() -> None:
    game = load(3, options="draft+innovations")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_list_is_joined_in_the_parameters() -> None:
    text = "storm+rivals:broker/miser+purse:5"
    found = pyspiel.game_parameters_from_string(f"toy(options={text})")
    assert options_of(GAME, str(found["options"])) == {"storm": True, "rivals": ["broker", "miser"], "purse": 5}
    assert options_of(GAME, "rivals:+storm") == {"rivals": [], "storm": True}


def test_giving_up_is_no_action() -> None:
    state = pyspiel.load_game(name_of("through-the-ages"), {"seed": 3}).new_initial_state()
    rng, said = np.random.default_rng(1), set()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.choice([place for place, _ in state.chance_outcomes()])))
            continue
        said |= {state.action_to_string(action).split()[0] for action in state.legal_actions()}
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert "pass" in said and "resign" not in said
    assert sum(state.returns()) == 0


def test_a_seed_lays_out_the_table_of_that_seed() -> None:
    state = load(3, seed=11).new_initial_state()
    assert not state.is_chance_node()
    table = ecumene.new("age-of-civilization", players=3, seed=11)
    assert json.loads(str(state)) == table.position()["state"]
    seat = state.current_player()
    assert sorted(state.action_to_string(seat, a) for a in state.legal_actions()) == sorted(table.moves(seat))


def test_draws_are_equally_likely_and_change_the_world() -> None:
    state = load(2, seed=4).new_initial_state()
    raising = state.legal_actions()[0]
    state.apply_action(raising)
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert sum(p for _, p in outcomes) == pytest.approx(1)
    assert len({p for _, p in outcomes}) == 1
    assert len({str(state.child(a)) for a, _ in outcomes}) == len(outcomes)
    assert state.action_to_string(outcomes[0][0]).startswith("draw ")


def test_an_imagined_world_looks_the_same_to_the_seat_that_imagines() -> None:
    state = past_set_up(load(3, options="draft"))
    state.apply_action(state.legal_actions()[0])
    seat = state.current_player()
    dreams = [state.resample_from_infostate(seat, np.random.default_rng(at).random) for at in range(6)]
    assert {dream.information_state_string(seat) for dream in dreams} == {state.information_state_string(seat)}
    assert len({str(dream) for dream in dreams}) > 1


def both_orders(state: Any) -> tuple[Any, Any] | None:
    """Return two states in which a seat did the same two things in another order and sees the same now."""
    seat = state.current_player()
    for one, other in combinations(state.legal_actions(), 2):
        ends = []
        for first, second in ((one, other), (other, one)):
            end = state.child(first)
            if end.current_player() != seat or second not in end.legal_actions():
                break
            ends.append(end.child(second))
        if len(ends) == 2 and ends[0].observation_string(seat) == ends[1].observation_string(seat):
            return ends[0], ends[1]
    return None


def test_an_information_state_remembers_what_an_observation_forgets() -> None:
    state, rng, found = load(2, seed=5).new_initial_state(), np.random.default_rng(3), 0
    while not state.is_terminal() and found < 5:
        if state.is_chance_node():
            state.apply_action(int(rng.choice([place for place, _ in state.chance_outcomes()])))
            continue
        pair = both_orders(state)
        if pair is not None:
            found += 1
            for seat in (0, 1):
                texts = [end.information_state_string(seat) for end in pair]
                assert texts[0] != texts[1]
                assert texts[0] == pair[0].clone().information_state_string(seat)
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert found == 5


def test_an_information_state_tells_the_moves_of_the_seat_and_survives_storage() -> None:
    state = past_set_up(load(2))
    game, done = state.get_game(), list[str]()
    seat = state.current_player()
    while len(done) < 3:
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
            continue
        action = state.legal_actions()[-1]
        if state.current_player() == seat:
            done.append(state.action_to_string(seat, action))
        state.apply_action(action)
    text = state.information_state_string(seat)
    assert json.loads(text)["moves"] == done
    _, stored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert stored.information_state_string(seat) == text


def test_no_information_state_tensor_is_claimed() -> None:
    kind = load().get_type()
    assert kind.provides_information_state_string and not kind.provides_information_state_tensor
    assert kind.provides_observation_string and kind.provides_observation_tensor


def test_sealed_answers_of_others_are_not_in_an_information_state() -> None:
    state = past_set_up(load(3, options="draft"))
    seats = [seat for seat in range(3) if seat != state.current_player()]
    ends = [state.child(action) for action in state.legal_actions()[:2]]
    for seat in seats:
        assert len({end.information_state_string(seat) for end in ends}) == 1
    assert len({end.information_state_string(state.current_player()) for end in ends}) == 2


def test_nothing_can_be_resampled_at_a_chance_node() -> None:
    state = load(2).new_initial_state()
    assert state.is_chance_node()
    with pytest.raises(ValueError, match="at a chance node"):
        state.resample_from_infostate(0, np.random.default_rng(0).random)


def test_tensors_say_what_the_view_says() -> None:
    game = load(2)
    state = past_set_up(game)
    tensor = state.observation_tensor(0)
    assert len(tensor) == game.observation_tensor_size() == game.observation_tensor_shape()[0]
    assert any(tensor)
    assert json.loads(state.observation_string(0))["seat"] == 0


def play(game: Any, bots: list[Any]) -> list[float]:
    state, rng = past_set_up(game), np.random.default_rng(1)
    for _ in range(400):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(int(rng.choice([place for place, _ in state.chance_outcomes()])))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


def test_openspiels_search_plays_a_game() -> None:
    game = load(2)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    searching = mcts.MCTSBot(game, 1.4, 3, evaluator, solve=False, random_state=rng)
    assert sorted(play(game, [searching, uniform_random.UniformRandomBot(1, rng)])) == [-1, 1]


def test_openspiels_information_set_search_moves_in_a_draft() -> None:
    game = load(2, options="draft")
    rng = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=1.4,
        max_simulations=4,
        random_state=rng,
    )
    state = past_set_up(game)
    for _ in range(4):
        state.apply_action(bot.step(state))
    assert len(state.history()) > 4


@pytest.mark.parametrize(("params", "cause"), [({"players": 9}, "played by"), ({"seed": -5}, "a seed is")])
def test_wrong_parameters_are_named(params: dict[str, int], cause: str) -> None:
    with pytest.raises((ValueError, RuntimeError), match=cause):
        pyspiel.load_game(NAME, params)
