"""What a learner sees of every game: all that a view tells, and the same from every seat."""

from __future__ import annotations

from functools import cache

import pytest

from ecumene.adapters.actions import Actions
from ecumene.adapters.encode import Encoder, seen
from ecumene.kernel.frame import waiting
from ecumene.kernel.game import Options
from ecumene.kernel.laws import setups
from ecumene.kernel.luck import Luck
from tests.adapters.told import check_told, legal, states, text_of, views
from tests.conformance.kit import KEYS, fewer, game_of

SEED = 21
LOOKS = 200  # decisions that are looked at, over all set-ups of a game
SETUPS = [(key, players, options) for key in KEYS for players, options in fewer(setups(game_of(key)))]


@cache
def every(key: str) -> int:
    """Return one decision in how many is looked at."""
    game = game_of(key)
    moves = sum(1 for _ in states(game, game.seats[-1], {}, SEED))
    return max(1, len(fewer(setups(game))) * moves // LOOKS)


@pytest.mark.parametrize(("key", "players", "options"), SETUPS, ids=str)
def test_a_vector_read_back_tells_the_view_so_that_equal_vectors_mean_equal_views(
    key: str, players: int, options: Options
) -> None:
    game, step = game_of(key), every(key)
    encoder, texts = Encoder(game, players), dict[tuple[int, bytes], str]()
    for number, s in enumerate(states(game, players, options, SEED)):
        if number % step == 0 or not waiting(s):
            for view in views(game, s, players, options):
                vector = check_told(encoder, view)
                assert texts.setdefault((view["seat"], vector), text_of(view)) == text_of(view)
    assert len(texts) > players


@pytest.mark.parametrize(("key", "players", "options"), [setup for setup in SETUPS if setup[1] > 1], ids=str)
def test_a_table_that_is_turned_looks_the_same_and_offers_the_same(
    key: str, players: int, options: Options
) -> None:
    """What a vector tells one seat is told to the next one: a world that fits it is the same world, turned.

    Where this fails, a number that is a seat was not declared as one, in a field or in a verb.
    """
    game, step = game_of(key), every(key)
    encoder, actions = Encoder(game, players), Actions(game, players)
    for number, s in enumerate(states(game, players, options, SEED + 1)):
        for seat in waiting(s)[:1] if number % step == 0 else []:
            vector, after = encoder.vector(seen(game, s, seat, options)), (seat + 1) % players
            world = game.imagine(encoder.told(vector, after), Luck(number))
            assert (encoder.vector(seen(game, world, after, options)) == vector).all()
            assert actions.of(legal(game, world, after), after) == actions.of(legal(game, s, seat), seat)
