from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ecumene
from ecumene.adapters import schema
from ecumene.adapters.encode import Encoder
from ecumene.adapters.rewards import rewards
from ecumene.games import find
from ecumene.kernel.frame import Frame
from ecumene.kernel.frame_registry import frames_of
from ecumene.kernel.game import Game
from ecumene.kernel.luck import Luck
from tests.toy import GAME as TOY

GAME = find("age-of-civilization")
TTA = find("through-the-ages")
TABLES: list[tuple[Game, int, dict[str, Any]]] = [
    (GAME, 1, {}),
    (GAME, 1, {"scenario": "silk-road"}),
    (GAME, 2, {"draft": True, "innovations": True}),
    (GAME, 4, {"changing_world": True}),
    (TTA, 2, {}),
    (TTA, 3, {"peaceful": True}),
    (TTA, 4, {}),
]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_every_view_has_a_vector(game: Game, players: int, options: dict[str, Any]) -> None:
    encoder, known = Encoder(game, players), schema.read(game)
    table = ecumene.new(game.key, players=players, seed=21, options=options)
    rng = np.random.default_rng(1)
    while table.waiting:
        seat = table.waiting[0]
        legal = [action for action in table.legal(seat) if action[0] not in game.grammar.seldom]
        view = game.view(table.state, seat)
        paths = {path for path, value in schema.leaves(view, "", game.things) if value != []}
        paths |= {path for _, path, value in schema.seats_of(view, game.things) if value != []}
        assert paths <= set(known)
        vector = encoder.vector(view)
        assert vector.shape == (len(encoder),)
        assert np.isfinite(vector).all()
        table.play_action(seat, legal[rng.integers(len(legal))])


@pytest.mark.parametrize("game", [GAME, TTA])
def test_a_vector_tells_which_question_is_asked(game: Game) -> None:
    known = schema.read(game)
    frames = frames_of(type(game.setup(2, {}, Luck(1))))
    asking = [name for name, kind in frames.items() if kind.waits_for is not Frame.waits_for]
    assert [name for name in asking if f"stack:{name}" not in known] == []


def test_the_seat_that_looks_comes_first() -> None:
    table = ecumene.new(GAME.key, players=3, seed=2)
    mover = table.waiting[0]
    table.play(mover, table.moves(mover)[0])
    encoder = Encoder(GAME, 3)
    for seat in range(3):
        vector = encoder.vector(table.view(seat))
        workers = vector[encoder.names.index("players[0].workers")]
        assert (workers > 0) == (seat == mover)
        at = (mover - seat) % 3
        assert vector[encoder.names.index(f"players[{at}].workers")] > 0


def test_names_tell_what_each_number_means() -> None:
    encoder = Encoder(GAME, 2)
    assert len(set(encoder.names)) == len(encoder.names)
    assert {"round", "first[1]", "players[1].coins", "market=harappa"} <= set(encoder.names)


def test_a_table_with_counts_keeps_thing_and_count_together() -> None:
    table = ecumene.new(GAME.key, players=2, seed=2)
    mover = table.waiting[0]
    table.play(mover, table.moves(mover)[0])
    view = table.view(0)
    encoder = Encoder(GAME, 2)
    vector = encoder.vector(view)
    scale = schema.read(GAME)["market"]["counts"]["coins"]
    for row in view["market"]:
        assert vector[encoder.names.index(f"market={row['civilization']}")] == 1
        coins = vector[encoder.names.index(f"market={row['civilization']}coins")]
        assert coins == pytest.approx(row["coins"] / scale)


def test_a_schema_is_learned_from_any_game_and_written_as_toml(tmp_path: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(schema, "schema_path", lambda key: tmp_path / f"{key}.toml")
    with pytest.raises(ValueError, match=r"python -m ecumene\.adapters\.schema toy"):
        schema.read(TOY)
    learned = schema.learned(TOY, {}, 1)
    (tmp_path / "toy.toml").write_text(schema.written(learned))
    assert schema.read(TOY) == learned
    assert {field["kind"] for field in learned.values()} <= set(schema.KINDS)
    assert schema.learned(TOY, schema.read(TOY), 1) == learned


def test_rewards_are_zero_in_all_and_shared_by_ties() -> None:
    assert rewards({"ranks": [1, 2, 3], "scores": [9, 8, 7]}) == [1, 0, -1]
    assert rewards({"ranks": [1, 1, 3], "scores": [9, 9, 7]}) == [0.5, 0.5, -1]
    assert rewards({"ranks": [1], "scores": [25]}) == [0.25]
